//! `tercet serve`: tables for everyone with the link.

use std::io::{self, IsTerminal, Write};
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use server::journal::{Durability, Journal, PostgresJournal, SqliteJournal};
use server::{Config, Limits, serve};
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tracing_subscriber::EnvFilter;
use words::{Words, msg};

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::pages;

/// Serves until it is told to stop.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let words = arguments.words();
    log(arguments.flag("json"));
    let config = config(arguments)?;
    let runtime = runtime(arguments.threads())
        .enable_all()
        .build()
        .map_err(|error| Failure::Input(error.to_string()))?;
    runtime.block_on(async {
        let listen = arguments.text("listen").unwrap_or_default();
        let listener =
            TcpListener::bind(listen).await.map_err(|error| cannot_listen(listen, &error, words))?;
        let (journal, place) = open(arguments).await?;
        // Whoever started it may have read the address and closed the pipe; that is no reason not to serve.
        let _ = announce(&listener, &config, &place, words);
        let served = serve(listener, journal.clone(), config, told_to_stop()).await;
        journal.close().await;
        served.map_err(|error| Failure::Input(error.to_string()))
    })?;
    eprintln!("{}", words.text(msg::ServeStopped));
    Ok(ExitCode::SUCCESS)
}

/// One thread alone has nobody to share its work with, and spares itself what that costs.
fn runtime(threads: usize) -> Builder {
    if threads == 1 {
        return Builder::new_current_thread();
    }
    let mut several = Builder::new_multi_thread();
    several.worker_threads(threads);
    several
}

/// Logs go to standard error: for people in colour, for machines in JSON. `RUST_LOG` says how much.
fn log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if json {
        log.json().init();
    } else {
        log.with_ansi(io::stderr().is_terminal()).init();
    }
}

fn config(arguments: &Arguments) -> Result<Config, Failure> {
    let words = arguments.words();
    let bad =
        |value: &str, argument: &str| Failure::Input(words.text(msg::UsageBadValue { value, argument }));
    let proxies = arguments.texts("trusted-proxy").into_iter();
    let trusted_proxies: Result<Vec<IpAddr>, Failure> =
        proxies.map(|text| text.parse().map_err(|_| bad(text, "--trusted-proxy IP"))).collect();
    let base = arguments.text("base-path").unwrap_or_default().trim_end_matches('/');
    if !base.is_empty() && !base.starts_with('/') {
        return Err(bad(base, "--base-path /PATH"));
    }
    let mut limits = Limits::default();
    if let Some(most) = arguments.number("sockets-per-address") {
        limits.sockets_per_address = most as usize;
    }
    if let Some(most) = arguments.number("players-per-hour") {
        limits.players_per_hour = most as usize;
    }
    if let Some(most) = arguments.number("tables-per-hour") {
        limits.tables_per_hour = most as usize;
    }
    if let Some(most) = arguments.number("messages-per-second") {
        limits.messages_per_second = most as f64;
        limits.message_burst = 2.0 * most as f64;
    }
    let origins = arguments.texts("origin").into_iter().map(str::to_owned).collect();
    Ok(Config {
        base_path: base.to_owned(),
        origins,
        trusted_proxies: trusted_proxies?,
        limits,
        files: Some(pages::file),
    })
}

/// The folder of `--data`, or where this platform keeps a program's data.
pub fn data_folder(arguments: &Arguments) -> Result<PathBuf, Failure> {
    if let Some(folder) = arguments.path("data") {
        return Ok(folder.clone());
    }
    let home = directories::ProjectDirs::from("", "", "tercet").map(|folders| folders.data_dir().to_owned());
    home.ok_or_else(|| Failure::Input(arguments.words().text(msg::ServeNoDataFolder)))
}

/// The journal, shared or in a folder of our own, and a sentence that says where it is. Its errors say what to do.
async fn open(arguments: &Arguments) -> Result<(Arc<dyn Journal>, String), Failure> {
    let words = arguments.words();
    if let Some(url) = arguments.text("journal") {
        let waived = arguments.flag("unsafe-journal");
        let durability = if waived { Durability::Waived } else { Durability::Required };
        let journal = PostgresJournal::open(url, durability).await;
        let journal = journal.map_err(|error| Failure::Input(error.to_string()))?;
        return Ok((Arc::new(journal), words.text(msg::ServeShared)));
    }
    let folder = data_folder(arguments)?;
    let journal = SqliteJournal::open(&folder).map_err(|error| Failure::Input(error.to_string()))?;
    let place = words.text(msg::ServeData { folder: &folder.display().to_string() });
    Ok((Arc::new(journal), place))
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
    // Whoever started the server may have stopped listening to it; it serves all the same.
    let _ = writeln!(out, "{}", words.text(msg::ServeOpen { url: &url }));
    let _ = writeln!(out, "{place}");
    let _ = out.flush();
    Ok(())
}

/// Ctrl-C, or what service managers send.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let mut terminated = match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(terminated) => terminated,
            Err(_) => return drop(interrupted.await),
        };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    drop(interrupted.await);
}
