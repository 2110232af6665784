//! A running server's configuration, read again on SIGHUP: what can change does, and the log says what needs a restart.

use std::io::{self, IsTerminal};

use server::LiveConfig;
use tokio::sync::watch;
use tracing_subscriber::filter::{LevelFilter, ParseError, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::reload::{self, Handle};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, Registry, fmt};
use words::Words;

use crate::command_line::serve_now;
use crate::failure::Failure;
use crate::settings::Setting;

/// What is logged, which can change.
pub(crate) struct LogFilter {
    handle: Handle<Targets, Registry>,
    targets: Targets,
}

impl LogFilter {
    /// Logs go to standard error, in color on a terminal or as JSON.
    pub(crate) fn start(targets: Targets, json: bool) -> LogFilter {
        let (filter, handle) = reload::Layer::new(targets.clone());
        let lines = fmt::layer().with_writer(io::stderr);
        let lines = match json {
            true => lines.json().boxed(),
            false => lines.with_ansi(io::stderr().is_terminal()).boxed(),
        };
        tracing_subscriber::registry().with(filter).with(lines).init();
        LogFilter { handle, targets }
    }

    fn apply(&self, targets: Targets) {
        // It fails only when the log is gone.
        let _ = self.handle.reload(targets);
    }
}

/// What is to be logged, from the command line.
pub(crate) fn filter(text: &str) -> Result<Targets, ParseError> {
    text.parse()
}

/// Applies a configuration that has changed.
pub(crate) struct Reloader {
    sender: watch::Sender<LiveConfig>,
    log: LogFilter,
    settings: Vec<Setting>,
    words: Words,
}

impl Reloader {
    pub(crate) fn new(
        live: LiveConfig,
        settings: Vec<Setting>,
        log: LogFilter,
        words: Words,
    ) -> (Reloader, watch::Receiver<LiveConfig>) {
        let (sender, changes) = watch::channel(live);
        (Reloader { sender, log, settings, words }, changes)
    }

    /// Reads the configuration again on every signal.
    pub(crate) async fn run(mut self, mut signals: HangUps) {
        while signals.next().await {
            self.reload();
        }
    }

    /// What comes of it is logged whatever the filter is.
    fn reload(&mut self) {
        self.log.apply(Targets::new().with_default(LevelFilter::INFO));
        match serve_now(self.words) {
            Ok((args, settings)) => {
                self.compare(settings);
                self.log.targets = args.live.log.clone();
                // A receiver that is gone belongs to a server that has ended.
                let _ = self.sender.send(args.live.config());
            }
            Err(Failure::Input(reason)) => tracing::error!(reason, "the configuration is as before"),
            Err(_) => {}
        }
        self.log.apply(self.log.targets.clone());
    }

    /// Logs what has changed.
    fn compare(&mut self, settings: Vec<Setting>) {
        let mut has_changed = false;
        // The order of settings is that of their declarations.
        for (before, now) in self.settings.iter_mut().zip(settings) {
            let key = &now.key;
            if before.values == now.values {
                continue;
            }
            has_changed = true;
            if now.is_live {
                let (from, to) = (before.values.join(", "), now.values.join(", "));
                tracing::info!(key, from, to, "a setting has changed");
                *before = now;
            } else {
                // Without the values: that of `journal` has a password.
                tracing::warn!(key, "a setting has changed that needs a restart");
            }
        }
        if !has_changed {
            tracing::info!("the configuration has not changed");
        }
    }
}

/// The SIGHUPs of this process, which do not end it from now on.
pub(crate) struct HangUps {
    #[cfg(unix)]
    signals: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl HangUps {
    pub(crate) fn receive() -> io::Result<HangUps> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(HangUps { signals: signal(SignalKind::hangup())? })
    }

    async fn next(&mut self) -> bool {
        self.signals.recv().await.is_some()
    }
}

#[cfg(not(unix))]
impl HangUps {
    pub(crate) fn receive() -> io::Result<HangUps> {
        Ok(HangUps {})
    }

    async fn next(&mut self) -> bool {
        std::future::pending().await
    }
}
