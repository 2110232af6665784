//! One node: `tercet serve` as a process.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use test_postgres::{Signal, free_port, signal};

/// How long a node may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where a node keeps its journal.
#[derive(Clone, Debug)]
pub enum Keeping {
    /// In the PostgreSQL of this URL, which other nodes may share.
    Shared(String),
    /// In a file of its own, in this folder.
    Alone(PathBuf),
}

/// One node. Dropping it ends it.
pub struct Node {
    tercet: PathBuf,
    keeping: Keeping,
    threads: Option<usize>,
    port: u16,
    child: Option<Child>,
}

impl Node {
    /// Starts a node on a port that it keeps.
    pub fn start(tercet: PathBuf, keeping: Keeping) -> Result<Node> {
        Node::start_with_threads(tercet, keeping, None)
    }

    /// The same with so many threads to serve with, instead of one for each processor.
    pub fn start_with_threads(tercet: PathBuf, keeping: Keeping, threads: Option<usize>) -> Result<Node> {
        let mut node = Node { tercet, keeping, threads, port: free_port(), child: None };
        node.start_again()?;
        Ok(node)
    }

    /// Starts it; returns when it listens.
    pub fn start_again(&mut self) -> Result<()> {
        let mut command = Command::new(&self.tercet);
        command.args(["serve", "--listen", &format!("127.0.0.1:{}", self.port)]);
        match &self.keeping {
            Keeping::Shared(url) => command.args(["--journal", url]),
            Keeping::Alone(folder) => command.arg("--data").arg(folder),
        };
        for limit in
            ["--sockets-per-address", "--players-per-hour", "--tables-per-hour", "--messages-per-second"]
        {
            command.args([limit, "100000"]);
        }
        if let Some(threads) = self.threads {
            command.env("TERCET_THREADS", threads.to_string());
        }
        command.env("RUST_LOG", "off").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.child = Some(command.spawn().context("cannot start tercet serve")?);
        let start = Instant::now();
        // It listens before it has opened its journal, but answers only afterwards.
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let ended = self.child.as_mut().map(Child::try_wait).transpose()?.flatten();
            if let Some(status) = ended {
                bail!("a node has ended by itself ({status})");
            }
            if start.elapsed() > PATIENCE {
                bail!("a node does not start");
            }
            sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Where players find it.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Its process, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Tells it something.
    pub fn signal(&self, what: Signal) {
        if let Some(child) = &self.child {
            signal(what, &[child.id()]);
        }
    }

    /// `kill -9`.
    pub fn kill(&mut self) {
        self.end(Signal::Kill);
    }

    /// Asks it to stop and waits until it has.
    pub fn stop(&mut self) {
        self.end(Signal::Terminate);
    }

    fn end(&mut self, how: Signal) {
        self.signal(how);
        if let Some(mut child) = self.child.take() {
            let _ = child.wait();
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
