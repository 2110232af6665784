//! Signals to processes, and free ports.

use std::fs;
use std::net::TcpListener;
use std::process::Command;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    Kill,
    /// SIGSTOP: the process stands still, with its connections open, until SIGCONT.
    Stop,
    Continue,
    /// SIGTERM: an orderly end, as service managers request it.
    Terminate,
    /// SIGINT: PostgreSQL's fast shutdown.
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

/// Sends a signal to all of these processes at once; those that have ended are ignored.
pub fn signal(signal: Signal, pids: &[u32]) {
    let pids = pids.iter().map(u32::to_string);
    let mut command = Command::new("kill");
    let output = command.arg(signal.argument()).args(pids).output();
    output.expect("`kill` is on every Unix");
}

/// A process and its children. PostgreSQL's children each have a process group of their own, so a signal to a group is not enough.
pub(crate) fn family(parent: u32) -> Vec<u32> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = processes.filter_map(|process| process.file_name().to_str()?.parse::<u32>().ok());
    let children = pids.filter(|&pid| parent_of(pid) == Some(parent));
    std::iter::once(parent).chain(children).collect()
}

/// The fourth field of `stat`; the second, the process's name in brackets, may hold blanks.
fn parent_of(pid: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    stat.rsplit_once(") ")?.1.split(' ').nth(1)?.parse().ok()
}

/// A port of this machine that is free at this moment.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}
