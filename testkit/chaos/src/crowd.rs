//! Everybody who plays: `tercet load` as a process.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::report::Load;

/// How long everybody may take to sit down.
const PATIENCE: Duration = Duration::from_secs(120);

/// Who plays where, how quickly and how long.
pub struct Crowd<'a> {
    /// The program.
    pub tercet: &'a Path,
    /// The nodes; a table's players sit at one after the other.
    pub urls: Vec<String>,
    /// How many tables.
    pub tables: usize,
    /// How many players at each.
    pub players: usize,
    /// Claims a second, at all tables together.
    pub claims: u64,
    /// How long.
    pub duration: Duration,
}

impl Crowd<'_> {
    /// Starts playing; returns when everybody sits. What each player was shown will be written into the file.
    pub fn sit_down(&self, record: &Path) -> Result<Playing> {
        let mut command = Command::new(self.tercet);
        command.args(["load", "--json", "--url", &self.urls.join(",")]);
        for (name, value) in [
            ("--tables", self.tables as u64),
            ("--players", self.players as u64),
            ("--claims", self.claims),
            ("--seconds", self.duration.as_secs()),
        ] {
            command.args([name, &value.to_string()]);
        }
        command.arg("--record").arg(record);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut load = command.spawn().context("cannot start tercet load")?;
        let start = Instant::now();
        while !record.exists() {
            if load.try_wait()?.is_some() || start.elapsed() > PATIENCE {
                let _ = load.kill();
                let output = load.wait_with_output()?;
                bail!("the players did not get to their tables: {}", String::from_utf8_lossy(&output.stderr));
            }
            sleep(Duration::from_millis(50));
        }
        Ok(Playing(load))
    }
}

/// Everybody sits and plays.
pub struct Playing(Child);

impl Playing {
    /// Waits until it is over; says how it was.
    pub fn rise(self) -> Result<Load> {
        let output = self.0.wait_with_output().context("the load ends")?;
        if !output.status.success() {
            bail!("tercet load failed: {}", String::from_utf8_lossy(&output.stderr));
        }
        serde_json::from_slice(&output.stdout).context("the report of tercet load")
    }
}
