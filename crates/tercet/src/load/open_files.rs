//! How many files the operating system lets this process open: every socket is one.

use words::{Words, msg};

use crate::failure::Failure;

/// Files that are open beside the sockets: standard streams, what the runtime waits with, requests on their way.
const OTHERS: usize = 256;

/// Complains if so many sockets cannot be open at once.
pub fn check(sockets: usize, words: Words) -> Result<(), Failure> {
    let needed = sockets + OTHERS;
    match allowed() {
        Some(allowed) if allowed < needed => {
            let (needed, allowed) = (needed as f64, allowed as f64);
            Err(Failure::Input(words.text(msg::LoadFewFiles { needed, allowed })))
        }
        _ => Ok(()),
    }
}

/// The limit, where the operating system shows it as a file; elsewhere connecting itself will fail.
fn allowed() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}
