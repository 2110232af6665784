//! The drivers of Chromium and Firefox, and the browsers that they start.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

use anyhow::{Context, Result};
use fantoccini::ClientBuilder;
use fantoccini::wd::Capabilities;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use tempfile::TempDir;

use crate::browser::Browser;

/// Flags of Chromium. Tests run as root in containers, where Chromium's sandbox does not work.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-audio-output",
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

/// What Firefox does by itself and a test does not need; and errors of pages go to its output, from where [`Browser`] reads them.
const PREFERENCES: &[(&str, bool)] = &[
    ("app.update.enabled", false),
    ("browser.dom.window.dump.enabled", true),
    ("datareporting.policy.dataSubmissionEnabled", false),
    ("devtools.console.stdout.content", true),
    ("extensions.update.enabled", false),
];

/// The browsers that are tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brand {
    Chromium,
    Firefox,
}

impl Brand {
    /// The driver's program, and what its output says before the port.
    fn program(self) -> (PathBuf, &'static str) {
        match self {
            Brand::Chromium => ("chromedriver".into(), "started successfully on port "),
            Brand::Firefox => {
                let installed = crate::root().join("target/geckodriver/bin/geckodriver");
                let program = if installed.exists() { installed } else { "geckodriver".into() };
                (program, "Listening on 127.0.0.1:")
            }
        }
    }

    fn capabilities(self, folder: &TempDir) -> Capabilities {
        let (name, options) = match self {
            Brand::Chromium => {
                let folder = format!("--user-data-dir={}", folder.path().display());
                let flags: Vec<&str> = FLAGS.iter().copied().chain([folder.as_str()]).collect();
                ("chrome", ("goog:chromeOptions", json!({ "args": flags })))
            }
            Brand::Firefox => {
                let preferences: Map<String, Value> =
                    PREFERENCES.iter().map(|&(name, value)| (name.to_owned(), json!(value))).collect();
                ("firefox", ("moz:firefoxOptions", json!({ "args": ["-headless"], "prefs": preferences })))
            }
        };
        let mut wanted = Capabilities::new();
        wanted.insert("browserName".to_owned(), json!(name));
        wanted.insert(options.0.to_owned(), options.1);
        wanted.insert("timeouts".to_owned(), json!({ "script": 60_000, "pageLoad": 60_000 }));
        if self == Brand::Chromium {
            wanted.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        }
        wanted
    }
}

/// A driver in a process group of its own, which is killed on drop, also when a test has panicked.
pub struct Driver {
    brand: Brand,
    process: Child,
    address: String,
    output: Output,
}

/// The errors of pages in the output of a driver whose browser writes them there.
pub(crate) type Output = Arc<Mutex<Vec<String>>>;

impl Driver {
    pub fn start() -> Result<Driver> {
        Driver::of(Brand::Chromium)
    }

    /// Starts the driver of a browser; again if another program was quicker to take the port that it had chosen. That of Firefox
    /// opens one browser at a time.
    pub fn of(brand: Brand) -> Result<Driver> {
        (0..2).find_map(|_| Driver::start_once(brand).ok()).map_or_else(|| Driver::start_once(brand), Ok)
    }

    fn start_once(brand: Brand) -> Result<Driver> {
        let (program, before_port) = brand.program();
        // Firefox writes what a page logs to one output and what it throws to the other.
        let (reader, writer) = std::io::pipe()?;
        let process = Command::new(&program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(writer.try_clone()?)
            .stderr(writer)
            .process_group(0)
            .spawn()
            .with_context(|| format!("cannot start {}: `cargo xtask test` installs it", program.display()))?;
        // From here on, drop kills the process.
        let mut driver = Driver { brand, process, address: String::new(), output: Output::default() };
        let mut lines = BufReader::new(reader).lines();
        for line in lines.by_ref() {
            let line = line.context("the driver does not say its port")?;
            if let Some((_, port)) = line.split_once(before_port) {
                driver.address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
                collect_errors(lines, driver.output.clone());
                return Ok(driver);
            }
        }
        anyhow::bail!("the driver of {brand:?} ended before it said its port")
    }

    pub async fn open(&self) -> Result<Browser> {
        let folder = tempfile::Builder::new().prefix("tercet-browser-").tempdir()?;
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(self.brand.capabilities(&folder))
            .connect(&self.address)
            .await
            .with_context(|| format!("cannot open {:?}: `cargo xtask test` installs it", self.brand))?;
        Ok(Browser { client, brand: self.brand, output: self.output.clone(), _folder: folder })
    }

    pub async fn open_many<const N: usize>(&self) -> Result<[Browser; N]> {
        let browsers = futures_util::future::try_join_all((0..N).map(|_| self.open())).await?;
        browsers.try_into().map_err(|_| anyhow::anyhow!("as many browsers as were asked for"))
    }
}

/// Reads the driver's output to its end, so that the driver is never held up, and keeps the errors of pages.
fn collect_errors(lines: impl Iterator<Item = std::io::Result<String>> + Send + 'static, output: Output) {
    std::thread::spawn(move || {
        for line in lines.map_while(Result::ok) {
            // What a page writes is quoted or in brackets; parts of Firefox begin with their names, or name their files.
            let errors = ["console.error: \"", "console.error: (", "JavaScript error: http"];
            let is_own = line.contains("resource://") || line.contains("chrome://");
            let is_error = !is_own && errors.iter().any(|start| line.starts_with(start));
            if let (true, Ok(mut errors)) = (is_error, output.lock()) {
                errors.push(line);
            }
        }
    });
}

impl Drop for Driver {
    fn drop(&mut self) {
        let group = format!("-{}", self.process.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.process.wait();
    }
}
