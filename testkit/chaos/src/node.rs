//! One node: `tercet serve` as a process.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use test_postgres::{Signal, free_port, signal};

/// How long a node may take to start on a busy machine.
const START_TIMEOUT: Duration = Duration::from_secs(60);

#[derive(Clone, Debug)]
pub(crate) enum JournalLocation {
    /// A URL, which other nodes may share.
    Postgres(String),
    /// A folder of the node's own.
    Sqlite(PathBuf),
}

/// Killed when dropped.
pub(crate) struct Node {
    tercet: PathBuf,
    journal: JournalLocation,
    threads: Option<usize>,
    port: u16,
    child: Option<Child>,
}

impl Node {
    /// Starts a node on a free port, which it keeps over restarts. `threads` is as for `tercet serve --threads`.
    pub(crate) fn start(tercet: PathBuf, journal: JournalLocation, threads: Option<usize>) -> Result<Node> {
        let mut node = Node { tercet, journal, threads, port: free_port(), child: None };
        node.start_again()?;
        Ok(node)
    }

    /// Returns when the node listens.
    pub(crate) fn start_again(&mut self) -> Result<()> {
        let mut command = Command::new(&self.tercet);
        command.args(["serve", "--listen", &format!("127.0.0.1:{}", self.port)]);
        match &self.journal {
            JournalLocation::Postgres(url) => command.args(["--journal", url]),
            JournalLocation::Sqlite(folder) => command.arg("--data").arg(folder),
        };
        for limit in [
            "sockets-per-address",
            "players-per-hour",
            "tables-per-hour",
            "requests-per-minute",
            "messages-per-second",
        ] {
            command.args([&format!("--{limit}"), "100000"]);
        }
        if let Some(threads) = self.threads {
            command.env("TERCET_THREADS", threads.to_string());
        }
        command.env("RUST_LOG", "off").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.child = Some(command.spawn().context("cannot start tercet serve")?);
        let start = Instant::now();
        // A node listens before it has opened its journal, but answers only afterwards.
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let ended = self.child.as_mut().map(Child::try_wait).transpose()?.flatten();
            if let Some(status) = ended {
                bail!("a node has ended by itself ({status})");
            }
            if start.elapsed() > START_TIMEOUT {
                bail!("a node does not start");
            }
            sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub(crate) fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    pub(crate) fn signal(&self, what: Signal) {
        if let Some(child) = &self.child {
            signal(what, &[child.id()]);
        }
    }

    /// Sends a signal that ends the process, and waits for the end.
    pub(crate) fn end(&mut self, how: Signal) {
        self.signal(how);
        if let Some(mut child) = self.child.take() {
            let _ = child.wait();
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.end(Signal::Kill);
    }
}
