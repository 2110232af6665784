//! `tercet serve`: tables for everyone with the link; and `tercet backup`: a copy of their data, also while it runs.

use std::io::{self, Write};
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use engine::Time;
use rust_embed::RustEmbed;
use serde_json::json;
use server::journal::{Durability, Journal, PostgresJournal, SqliteJournal, backup};
use server::{Config, Limits, LiveConfig, PaceReview, WallClock, serve};
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::sync::watch;
use tracing_subscriber::filter::Targets;
use words::{Words, msg};

use crate::arguments::{Within, processors};
use crate::command_line::{Output, serve_now};
use crate::failure::Failure;
use crate::reload::{self, HangUps, LogFilter, Reloader};
use crate::settings;

/// The browser client's files that `cargo xtask web` has built, inside this binary; after a plain `cargo build` there are
/// none, and the server answers so.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Dist;

/// Every option can also be set by a variable, for container platforms, and in a file (`settings.rs`).
#[derive(Args)]
#[command(after_help = "tercet serve --listen 0.0.0.0:8080 --data ./data")]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", env = "TERCET_LISTEN", default_value = "127.0.0.1:8080")]
    listen: String,
    #[command(flatten)]
    data: DataArgs,
    #[arg(long, value_name = "URL", env = "TERCET_JOURNAL", hide_env_values = true, conflicts_with = "data")]
    journal: Option<String>,
    #[arg(id = "unsafe-journal", long, env = "TERCET_UNSAFE_JOURNAL")]
    unsafe_journal: bool,
    #[arg(id = "base-path", long, value_name = "PATH", env = "TERCET_BASE_PATH", default_value = "")]
    #[arg(value_parser = base_path)]
    base_path: String,
    #[arg(id = "passkey-domain", long, value_name = "DOMAIN", env = "TERCET_PASSKEY_DOMAIN", value_parser = domain)]
    passkey_domain: Option<String>,
    #[arg(long, value_name = "N", env = "TERCET_THREADS", value_parser = Within(1..=1024_usize))]
    threads: Option<usize>,
    #[command(flatten)]
    pub(crate) live: LiveArgs,
    #[arg(long, value_name = "FILE", env = "TERCET_CONFIG")]
    config: Option<PathBuf>,
    #[arg(id = "print-config", long)]
    print_config: bool,
}

/// What a running server can change: on SIGHUP it reads its configuration again.
#[derive(Args)]
#[group(id = settings::LIVE)]
pub(crate) struct LiveArgs {
    #[arg(long, value_name = "ORIGIN", env = "TERCET_ORIGIN", value_delimiter = ',')]
    origin: Vec<String>,
    #[arg(id = "trusted-proxy", long, value_name = "IP", env = "TERCET_TRUSTED_PROXY")]
    #[arg(value_delimiter = ',')]
    trusted_proxies: Vec<IpAddr>,
    #[arg(id = "sockets-per-address", long, value_name = "N", env = "TERCET_SOCKETS_PER_ADDRESS")]
    #[arg(value_parser = Within(1..=1_000_000_usize), default_value_t = Limits::default().sockets_per_address)]
    sockets_per_address: usize,
    #[arg(id = "players-per-hour", long, value_name = "N", env = "TERCET_PLAYERS_PER_HOUR")]
    #[arg(value_parser = Within(1..=1_000_000_usize), default_value_t = Limits::default().players_per_hour)]
    players_per_hour: usize,
    #[arg(id = "tables-per-hour", long, value_name = "N", env = "TERCET_TABLES_PER_HOUR")]
    #[arg(value_parser = Within(1..=1_000_000_usize), default_value_t = Limits::default().tables_per_hour)]
    tables_per_hour: usize,
    #[arg(id = "requests-per-minute", long, value_name = "N", env = "TERCET_REQUESTS_PER_MINUTE")]
    #[arg(value_parser = Within(1..=1_000_000_usize), default_value_t = Limits::default().requests_per_minute)]
    requests_per_minute: usize,
    #[arg(id = "messages-per-second", long, value_name = "N", env = "TERCET_MESSAGES_PER_SECOND")]
    #[arg(value_parser = Within(1..=1_000_000_u64), default_value_t = Limits::default().messages_per_second as u64)]
    messages_per_second: u64,
    #[arg(long, value_name = "FILTER", env = "RUST_LOG", default_value = "info", value_parser = reload::filter)]
    pub(crate) log: Targets,
}

impl LiveArgs {
    pub(crate) fn config(&self) -> LiveConfig {
        let rate = self.messages_per_second as f64;
        LiveConfig {
            origins: self.origin.clone(),
            trusted_proxies: self.trusted_proxies.clone(),
            limits: Limits {
                sockets_per_address: self.sockets_per_address,
                players_per_hour: self.players_per_hour,
                tables_per_hour: self.tables_per_hour,
                requests_per_minute: self.requests_per_minute,
                messages_per_second: rate,
                message_burst: 2.0 * rate,
                ..Limits::default()
            },
        }
    }
}

/// Empty, or a path that starts with a slash and ends without one.
fn base_path(text: &str) -> Result<String, String> {
    let base = text.trim_end_matches('/');
    let is_path = base.is_empty() || base.starts_with('/');
    is_path.then(|| base.to_owned()).ok_or_else(|| text.to_owned())
}

/// A name as browsers write it, without a scheme, a port or a path. They make no passkeys for addresses of numbers.
fn domain(text: &str) -> Result<String, String> {
    let domain = text.to_ascii_lowercase();
    let is_label = |label: &str| {
        let is_word = label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        is_word && !label.is_empty() && !label.starts_with('-') && !label.ends_with('-')
    };
    let ends_in_letter = domain.ends_with(|last: char| last.is_ascii_alphabetic());
    (domain.split('.').all(is_label) && ends_in_letter).then_some(domain).ok_or_else(|| text.to_owned())
}

#[derive(Args)]
#[command(after_help = "tercet backup tercet-monday.db")]
pub(crate) struct BackupArgs {
    /// Does not exist yet.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

impl BackupArgs {
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        backup(&self.data.folder(output.words)?, &self.file).map_err(Failure::error)?;
        let file = &self.file.display().to_string();
        output.print(json!({"file": file}), |words| words.text(msg::BackupDone { file }))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Where the data is kept.
#[derive(Args)]
struct DataArgs {
    #[arg(long, value_name = "FOLDER", env = "TERCET_DATA")]
    data: Option<PathBuf>,
}

impl DataArgs {
    fn folder(&self, words: Words) -> Result<PathBuf, Failure> {
        let folder = self.data.clone().or_else(data_folder);
        folder.ok_or_else(|| Failure::Input(words.text(msg::ServeNoDataFolder)))
    }
}

/// Where this platform keeps the program's data.
pub(crate) fn data_folder() -> Option<PathBuf> {
    Some(directories::ProjectDirs::from("", "", "tercet")?.data_dir().to_owned())
}

impl ServeArgs {
    /// Serves until a signal stops it.
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        let (_, settings) = serve_now(words)?;
        if self.print_config {
            return Err(Failure::Information(settings::file_text(&settings, words)));
        }
        let log = LogFilter::start(self.live.log.clone(), json);
        let (reloader, changes) = Reloader::new(self.live.config(), settings, log, words);
        let config = self.server_config(changes);
        let threads = self.threads.unwrap_or_else(processors);
        let runtime = runtime(threads).enable_all().build().map_err(Failure::error)?;
        runtime.block_on(async {
            let listen = &self.listen;
            let listener =
                TcpListener::bind(listen).await.map_err(|error| cannot_listen(listen, &error, words))?;
            let (journal, place) = self.open(words).await?;
            // Without a file nothing can change, and SIGHUP ends the server when its terminal closes.
            let reloading = match &self.config {
                Some(_) => Some(tokio::spawn(reloader.run(HangUps::receive().map_err(Failure::error)?))),
                None => None,
            };
            // The parent process may have read the address and closed the pipe; the server runs all the same.
            let _ = announce(&listener, &config, &place, words);
            let served = serve(listener, journal.clone(), config, stop_signal()).await;
            if let Some(reloading) = reloading {
                reloading.abort();
            }
            journal.close().await;
            served.map_err(Failure::error)
        })?;
        eprintln!("{}", words.text(msg::ServeStopped));
        Ok(ExitCode::SUCCESS)
    }

    fn server_config(&self, changes: watch::Receiver<LiveConfig>) -> Config {
        let LiveConfig { origins, trusted_proxies, limits } = self.live.config();
        Config {
            base_path: self.base_path.clone(),
            origins,
            passkey_domain: self.passkey_domain.clone(),
            trusted_proxies,
            limits,
            files: Some(|name| Dist::get(name).map(|file| file.data)),
            wall_clock: wall_clock(),
            pace_review: PaceReview::On,
            changes: Some(changes),
        }
    }

    /// The journal, shared or in a folder, and a sentence that says where it is.
    async fn open(&self, words: Words) -> Result<(Arc<dyn Journal>, String), Failure> {
        if let Some(url) = &self.journal {
            let durability = if self.unsafe_journal { Durability::Waived } else { Durability::Required };
            let journal = PostgresJournal::open(url, durability).await.map_err(Failure::error)?;
            return Ok((Arc::new(journal), words.text(msg::ServeShared)));
        }
        let folder = self.data.folder(words)?;
        let journal = SqliteJournal::open(&folder).map_err(Failure::error)?;
        let place = words.text(msg::ServeData { folder: &folder.display().to_string() });
        Ok((Arc::new(journal), place))
    }
}

/// For fault injection: names a file with the milliseconds by which the wall clock is off. Unset for everyone else.
const TEST_CLOCK: &str = "TERCET_TEST_CLOCK";

/// The machine's clock. `cargo xtask chaos` steps it through a file, because setting the real one needs root and moves
/// every other program's too.
fn wall_clock() -> WallClock {
    let clock = WallClock::default();
    let Some(file) = std::env::var_os(TEST_CLOCK).map(PathBuf::from) else {
        return clock;
    };
    tracing::warn!(file = %file.display(), "{TEST_CLOCK} is set: the wall clock follows a file");
    WallClock::new(move || {
        let offset = std::fs::read_to_string(&file).ok().and_then(|text| text.trim().parse().ok());
        Time(clock.now().0.saturating_add_signed(offset.unwrap_or(0)))
    })
}

/// One thread shares no work, so it needs no work-stealing scheduler.
fn runtime(threads: usize) -> Builder {
    if threads == 1 {
        return Builder::new_current_thread();
    }
    let mut several = Builder::new_multi_thread();
    several.worker_threads(threads);
    several
}

fn cannot_listen(address: &str, error: &io::Error, words: Words) -> Failure {
    Failure::Input(match error.kind() {
        io::ErrorKind::AddrInUse => words.text(msg::ServePortTaken { address }),
        _ => words.text(msg::ServeCannotListen { address, reason: &error.to_string() }),
    })
}

fn announce(listener: &TcpListener, config: &Config, place: &str, words: Words) -> Result<(), Failure> {
    let address = listener.local_addr()?;
    let url = format!("http://{address}{}", config.base_path);
    let mut out = io::stdout().lock();
    writeln!(out, "{}\n{place}", words.text(msg::ServeOpen { url: &url }))?;
    Ok(out.flush()?)
}

/// Waits for Ctrl-C or the signal of a service manager.
async fn stop_signal() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else { return drop(interrupted.await) };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    drop(interrupted.await);
}
