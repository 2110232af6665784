//! One node: `tercet serve` as a process.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use cluster::{Signal, free_port, signal};

/// How long a node may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// One node. Dropping it ends it.
pub struct Node {
    tercet: PathBuf,
    journal: String,
    port: u16,
    child: Option<Child>,
}

impl Node {
    /// Starts a node on a port that it keeps.
    pub fn start(tercet: PathBuf, journal: &str) -> Result<Node> {
        let mut node = Node { tercet, journal: journal.to_owned(), port: free_port(), child: None };
        node.start_again()?;
        Ok(node)
    }

    /// Starts it; returns when it listens.
    pub fn start_again(&mut self) -> Result<()> {
        let mut command = Command::new(&self.tercet);
        command.args(["serve", "--listen", &format!("127.0.0.1:{}", self.port), "--journal", &self.journal]);
        for limit in
            ["--sockets-per-address", "--players-per-hour", "--tables-per-hour", "--messages-per-second"]
        {
            command.args([limit, "100000"]);
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
