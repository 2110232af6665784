//! One node: `tercet serve` as a process.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;
use test_postgres::{Signal, free_port, signal};

/// How long a node may take to start on a busy machine.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A write beyond the limit on file sizes then fails with an error; by default it ends the process.
const IGNORE_FILE_SIZE_SIGNAL: &str = r#"trap '' XFSZ; exec "$@""#;

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
    /// Holds the file that steps the node's wall clock.
    folder: TempDir,
}

impl Node {
    /// Starts a node on a free port, which it keeps over restarts. `threads` is as for `tercet serve --threads`.
    pub(crate) fn start(tercet: PathBuf, journal: JournalLocation, threads: Option<usize>) -> Result<Node> {
        let folder = tempfile::tempdir().context("a folder for a node's clock")?;
        let mut node = Node { tercet, journal, threads, port: free_port(), child: None, folder };
        node.start_again()?;
        Ok(node)
    }

    /// Returns when the node listens.
    pub(crate) fn start_again(&mut self) -> Result<()> {
        let mut command = Command::new("sh");
        command.args(["-c", IGNORE_FILE_SIZE_SIGNAL, "sh"]).arg(&self.tercet);
        command.env("TERCET_TEST_CLOCK", self.clock_file());
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

    fn clock_file(&self) -> PathBuf {
        self.folder.path().join("clock")
    }

    /// Sets the node's wall clock so many milliseconds off the machine's, at once and over restarts.
    pub(crate) fn set_clock(&self, offset: i64) -> Result<()> {
        fs::write(self.clock_file(), offset.to_string()).context("a node's clock")
    }

    /// Makes every write to a file fail, as on a full disk, or succeed again. A limit on the size of files does it without
    /// root and for this process alone; a restart ends it.
    pub(crate) fn set_disk_full(&self, is_full: bool) -> Result<()> {
        let pid = self.pid().context("the node does not run")?.to_string();
        let limit = if is_full { "--fsize=0:" } else { "--fsize=unlimited:" };
        let output = Command::new("prlimit").args(["--pid", &pid, limit]).output();
        let output = output.context("prlimit, of util-linux, is needed")?;
        ensure!(output.status.success(), "prlimit: {}", String::from_utf8_lossy(&output.stderr));
        Ok(())
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
