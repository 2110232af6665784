//! chromedriver and the browsers that it starts.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};
use fantoccini::ClientBuilder;
use fantoccini::wd::Capabilities;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tempfile::TempDir;

use crate::browser::Browser;

/// Flags of every browser. Tests run as root in containers, where Chromium's sandbox does not work.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--disable-features=Translate,MediaRouter,OptimizationHints",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    "--no-default-browser-check",
    "--no-first-run",
    "--window-size=1440,900",
];

/// chromedriver in a process group of its own, which is killed on drop, also when a test has panicked.
pub struct Driver {
    process: Child,
    address: String,
}

impl Driver {
    pub fn start() -> Result<Driver> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .context("cannot start chromedriver: `cargo xtask test` installs it")?;
        let output = process.stdout.take().context("chromedriver has an output")?;
        // From here on, drop kills the process.
        let mut driver = Driver { process, address: String::new() };
        for line in BufReader::new(output).lines() {
            let line = line.context("chromedriver does not say its port")?;
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                driver.address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
                return Ok(driver);
            }
        }
        anyhow::bail!("chromedriver ended before it said its port")
    }

    pub async fn open(&self) -> Result<Browser> {
        let folder = tempfile::Builder::new().prefix("tercet-browser-").tempdir()?;
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities(&folder))
            .connect(&self.address)
            .await
            .context("cannot open a browser: `cargo xtask test` installs Chromium")?;
        Ok(Browser { client, _folder: folder })
    }

    pub async fn open_many<const N: usize>(&self) -> Result<[Browser; N]> {
        let browsers = futures_util::future::try_join_all((0..N).map(|_| self.open())).await?;
        browsers.try_into().map_err(|_| anyhow::anyhow!("as many browsers as were asked for"))
    }
}

fn capabilities(folder: &TempDir) -> Capabilities {
    let mut flags: Vec<String> = FLAGS.iter().map(|&flag| flag.to_owned()).collect();
    flags.push(format!("--user-data-dir={}", folder.path().display()));
    let mut wanted = json!({
        "browserName": "chrome",
        "goog:chromeOptions": { "args": flags },
        "goog:loggingPrefs": { "browser": "ALL" },
        "timeouts": { "script": 60_000, "pageLoad": 60_000 },
    });
    wanted.as_object_mut().map(std::mem::take).unwrap_or_default()
}

impl Drop for Driver {
    fn drop(&mut self) {
        let group = format!("-{}", self.process.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.process.wait();
    }
}
