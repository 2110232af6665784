//! Signals to processes, and ports that nobody uses.

use std::fs;
use std::net::TcpListener;
use std::process::Command;

/// What a process is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// `kill -9`.
    Kill,
    /// Stands still, with all its connections open, until it may go on.
    Stop,
    /// Goes on.
    Continue,
    /// Asks for an orderly end, as service managers do.
    Terminate,
    /// PostgreSQL's fast shutdown.
    Interrupt,
}

impl Signal {
    fn argument(self) -> &'static str {
        match self {
            Signal::Kill => "-KILL",
            Signal::Stop => "-STOP",
            Signal::Continue => "-CONT",
            Signal::Terminate => "-TERM",
            Signal::Interrupt => "-INT",
        }
    }
}

/// Sends a signal to all of these at once. Those that are gone already do not matter.
pub fn signal(signal: Signal, pids: &[u32]) {
    let pids = pids.iter().map(u32::to_string);
    let mut command = Command::new("kill");
    let output = command.arg(signal.argument()).args(pids).output();
    output.expect("`kill` is on every Unix");
}

/// A process and those that it has started itself: PostgreSQL's each have a group of their own.
pub(crate) fn family(parent: u32) -> Vec<u32> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = processes.filter_map(|process| process.file_name().to_str()?.parse::<u32>().ok());
    let children = pids.filter(|&pid| parent_of(pid) == Some(parent));
    std::iter::once(parent).chain(children).collect()
}

/// The fourth field of `stat`; the second, a name in brackets, may hold blanks.
fn parent_of(pid: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    stat.rsplit_once(") ")?.1.split(' ').nth(1)?.parse().ok()
}

/// A port of this machine that nobody listens on at this moment.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}
