//! The latency from a key to the changed screen in a real terminal, and the processor time while nothing happens.
//!
//! `cargo bench -p tercet --bench terminal`. The time is from the byte on the keyboard to the changed screen, through the kernel both ways.

#[path = "../tests/pty/mod.rs"]
mod pty;

use std::thread;
use std::time::{Duration, Instant};

use pty::Pty;

const KEYS: usize = 400;
const IDLE: Duration = Duration::from_secs(10);

fn main() {
    let home = tempfile::tempdir().expect("a folder");
    let mut pty = Pty::start(home.path(), &["play", "--variant", "practice", "--seed", "2a"]);
    pty.wait_for("69 cards in the deck");
    println!("{}", key_to_frame(&mut pty));
    println!("idle in a round:  {}", idle(&pty));
    let menu = Pty::start(home.path(), &["play"]);
    menu.wait_for("full game");
    println!("idle in the menu: {}", idle(&menu));
}

/// Chooses a card and puts it back, again and again.
fn key_to_frame(pty: &mut Pty) -> String {
    let mut times = Vec::with_capacity(KEYS);
    for number in 0..KEYS {
        let chosen = number % 2 == 0;
        let start = Instant::now();
        pty.type_in("w");
        while pty.text().contains('╔') != chosen {
            thread::sleep(Duration::from_micros(50));
        }
        times.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    format!(
        "key to frame: median {:.2} ms, 99 % within {:.2} ms, all within {:.2} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    )
}

/// The share of one core that the program takes without input.
fn idle(pty: &Pty) -> String {
    let before = pty.cpu_time();
    thread::sleep(IDLE);
    match (before, pty.cpu_time()) {
        (Some(before), Some(after)) => {
            let share = (after - before).as_secs_f64() / IDLE.as_secs_f64();
            format!("{:.2} % of a core over {} s", 100.0 * share, IDLE.as_secs())
        }
        _ => "this platform does not say".to_owned(),
    }
}
