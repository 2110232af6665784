//! `tercet load` as a process.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use load::LoadReport;

/// How long all players together may take to sit down.
const SEATING_TIMEOUT: Duration = Duration::from_secs(120);

#[derive(Clone, Debug)]
pub struct LoadOptions {
    /// The `tercet` program, for the load and for the nodes.
    pub tercet: PathBuf,
    pub tables: usize,
    /// Players at each table.
    pub players: usize,
    /// Claims a second, over all tables.
    pub claims: u64,
    pub duration: Duration,
}

impl LoadOptions {
    /// Sets the option that a command-line argument names; false if there is none of this name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<bool> {
        let number =
            || value.parse::<u64>().with_context(|| format!("{name} {value}: a whole number is needed"));
        match name {
            "--tables" => self.tables = number()? as usize,
            "--players" => self.players = number()? as usize,
            "--claims" => self.claims = number()?,
            "--seconds" => self.duration = Duration::from_secs(number()?),
            "--tercet" => self.tercet = value.into(),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Starts playing at these nodes, to which each table's players connect in turn, and returns when all players sit. At the
    /// end the process writes what each player received into the file `record`.
    pub(crate) fn start(&self, urls: &[String], record: &Path) -> Result<LoadProcess> {
        let mut command = Command::new(&self.tercet);
        command.args(["load", "--json", "--url", &urls.join(",")]);
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
            if load.try_wait()?.is_some() || start.elapsed() > SEATING_TIMEOUT {
                let _ = load.kill();
                let output = load.wait_with_output()?;
                bail!("the players did not get to their tables: {}", String::from_utf8_lossy(&output.stderr));
            }
            sleep(Duration::from_millis(50));
        }
        Ok(LoadProcess(load))
    }
}

/// A running `tercet load` whose players all sit.
pub(crate) struct LoadProcess(Child);

impl LoadProcess {
    pub(crate) fn report(self) -> Result<LoadReport> {
        let output = self.0.wait_with_output().context("the load ends")?;
        if !output.status.success() {
            bail!("tercet load failed: {}", String::from_utf8_lossy(&output.stderr));
        }
        serde_json::from_slice(&output.stdout).context("the report of tercet load")
    }
}
