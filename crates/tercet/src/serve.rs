//! `tercet serve`: tables for everyone with the link; and `tercet backup`: a copy of their data, also while it runs.

use std::io::{self, IsTerminal, Write};
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use engine::Time;
use rust_embed::RustEmbed;
use serde_json::json;
use server::journal::{Durability, Journal, PostgresJournal, SqliteJournal, backup};
use server::{Config, Limits, WallClock, serve};
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tracing_subscriber::EnvFilter;
use words::{Words, msg};

use crate::arguments::{Within, processors};
use crate::command_line::Output;
use crate::failure::Failure;

/// The browser client's files that `cargo xtask web` has built, inside this binary; after a plain `cargo build` there are
/// none, and the server answers so.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Dist;

/// Every option can also be set by a variable, for container platforms.
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
    base_path: String,
    #[arg(long, value_name = "ORIGIN", env = "TERCET_ORIGIN", value_delimiter = ',')]
    origin: Vec<String>,
    #[arg(
        id = "trusted-proxy",
        long,
        value_name = "IP",
        env = "TERCET_TRUSTED_PROXY",
        value_delimiter = ','
    )]
    trusted_proxies: Vec<String>,
    #[arg(long, value_name = "N", env = "TERCET_THREADS", value_parser = Within(1..=1024_usize))]
    threads: Option<usize>,
    #[command(flatten)]
    limits: LimitArgs,
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

#[derive(Args)]
struct LimitArgs {
    #[arg(id = "sockets-per-address", long, value_name = "N", env = "TERCET_SOCKETS_PER_ADDRESS")]
    #[arg(value_parser = Within(1..=1_000_000_usize))]
    sockets_per_address: Option<usize>,
    #[arg(id = "players-per-hour", long, value_name = "N", env = "TERCET_PLAYERS_PER_HOUR")]
    #[arg(value_parser = Within(1..=1_000_000_usize))]
    players_per_hour: Option<usize>,
    #[arg(id = "tables-per-hour", long, value_name = "N", env = "TERCET_TABLES_PER_HOUR")]
    #[arg(value_parser = Within(1..=1_000_000_usize))]
    tables_per_hour: Option<usize>,
    #[arg(id = "requests-per-minute", long, value_name = "N", env = "TERCET_REQUESTS_PER_MINUTE")]
    #[arg(value_parser = Within(1..=1_000_000_usize))]
    requests_per_minute: Option<usize>,
    #[arg(id = "messages-per-second", long, value_name = "N", env = "TERCET_MESSAGES_PER_SECOND")]
    #[arg(value_parser = Within(1..=1_000_000_u64))]
    messages_per_second: Option<u64>,
}

impl LimitArgs {
    fn limits(&self) -> Limits {
        let default = Limits::default();
        let rate = self.messages_per_second.map(|most| most as f64);
        Limits {
            sockets_per_address: self.sockets_per_address.unwrap_or(default.sockets_per_address),
            players_per_hour: self.players_per_hour.unwrap_or(default.players_per_hour),
            tables_per_hour: self.tables_per_hour.unwrap_or(default.tables_per_hour),
            requests_per_minute: self.requests_per_minute.unwrap_or(default.requests_per_minute),
            messages_per_second: rate.unwrap_or(default.messages_per_second),
            message_burst: rate.map_or(default.message_burst, |rate| 2.0 * rate),
            ..default
        }
    }
}

impl ServeArgs {
    /// Serves until a signal stops it.
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        log(json);
        let config = self.config(words)?;
        let threads = self.threads.unwrap_or_else(processors);
        let runtime = runtime(threads).enable_all().build().map_err(Failure::error)?;
        runtime.block_on(async {
            let listen = &self.listen;
            let listener =
                TcpListener::bind(listen).await.map_err(|error| cannot_listen(listen, &error, words))?;
            let (journal, place) = self.open(words).await?;
            // The parent process may have read the address and closed the pipe; the server runs all the same.
            let _ = announce(&listener, &config, &place, words);
            let served = serve(listener, journal.clone(), config, stop_signal()).await;
            journal.close().await;
            served.map_err(Failure::error)
        })?;
        eprintln!("{}", words.text(msg::ServeStopped));
        Ok(ExitCode::SUCCESS)
    }

    fn config(&self, words: Words) -> Result<Config, Failure> {
        let bad =
            |value: &str, argument: &str| Failure::Input(words.text(msg::UsageBadValue { value, argument }));
        let proxies = self.trusted_proxies.iter();
        let proxies = proxies.map(|text| text.parse().map_err(|_| bad(text, "--trusted-proxy IP")));
        let trusted_proxies = proxies.collect::<Result<Vec<IpAddr>, Failure>>()?;
        let base = self.base_path.trim_end_matches('/');
        if !base.is_empty() && !base.starts_with('/') {
            return Err(bad(base, "--base-path /PATH"));
        }
        Ok(Config {
            base_path: base.to_owned(),
            origins: self.origin.clone(),
            trusted_proxies,
            limits: self.limits.limits(),
            files: Some(|name| Dist::get(name).map(|file| file.data)),
            wall_clock: wall_clock(),
        })
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

/// Logs go to standard error, in colour on a terminal or as JSON. `RUST_LOG` filters them.
fn log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if json {
        log.json().init();
    } else {
        log.with_ansi(io::stderr().is_terminal()).init();
    }
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
