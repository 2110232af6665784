//! A server in this process that serves the built page and can be restarted.

use std::borrow::Cow;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use server::journal::{Journal, MemoryJournal, SqliteJournal, Stream};
use server::{Config, Files, Limits, PaceReview, serve};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server with its journal in a temporary folder.
pub struct TestServer {
    folder: TempDir,
    pub(crate) port: u16,
    config: Config,
    /// The journal that it shares with another node, in place of its own.
    shared: Option<Arc<dyn Journal>>,
    /// What stops the running server, and its task.
    running: Option<(oneshot::Sender<()>, JoinHandle<Result<()>>)>,
}

impl TestServer {
    pub async fn start() -> Result<TestServer> {
        TestServer::start_with(Config::default()).await
    }

    pub async fn start_below(base_path: &str) -> Result<TestServer> {
        TestServer::start_with(Config { base_path: base_path.to_owned(), ..Config::default() }).await
    }

    /// For one browser that opens pages faster than any person does.
    pub async fn start_for_many_requests() -> Result<TestServer> {
        let limits = Limits { requests_per_minute: 100_000, tables_per_hour: 100_000, ..Limits::default() };
        TestServer::start_with(Config { limits, ..Config::default() }).await
    }

    /// Two nodes on one journal in memory.
    pub async fn start_pair() -> Result<[TestServer; 2]> {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let start = || TestServer::start_on(Some(journal.clone()), Config::default());
        Ok([start().await?, start().await?])
    }

    /// With passkeys for pages at `localhost`.
    pub async fn start_for_passkeys() -> Result<TestServer> {
        let limits = Limits { requests_per_minute: 100_000, ..Limits::default() };
        let passkey_domain = Some("localhost".to_owned());
        TestServer::start_with(Config { passkey_domain, limits, ..Config::default() }).await
    }

    async fn start_with(config: Config) -> Result<TestServer> {
        TestServer::start_on(None, config).await
    }

    async fn start_on(shared: Option<Arc<dyn Journal>>, config: Config) -> Result<TestServer> {
        if !dist().join("index.html").exists() {
            bail!("the browser client has not been built: run `cargo xtask web`, then try again");
        }
        // What the tests play is played by a program.
        let config = Config { files: Some(page_file), pace_review: PaceReview::Off, ..config };
        let mut server = TestServer { folder: TempDir::new()?, port: 0, config, shared, running: None };
        server.resume().await?;
        Ok(server)
    }

    /// Starts the stopped server again, with the same port and journal.
    pub async fn resume(&mut self) -> Result<()> {
        let listener = TcpListener::bind(("127.0.0.1", self.port)).await.context("the port is taken")?;
        self.port = listener.local_addr()?.port();
        let journal: Arc<dyn Journal> = match &self.shared {
            Some(shared) => shared.clone(),
            None => Arc::new(SqliteJournal::open(self.folder.path())?),
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let config = self.config.clone();
        let task = tokio::spawn(async move {
            let shutdown = async { drop(stopped.await) };
            let result = serve(listener, journal.clone(), config, shutdown).await;
            journal.close().await;
            result.map_err(anyhow::Error::from)
        });
        self.running = Some((stop, task));
        Ok(())
    }

    /// Shuts the server down; its journal stays.
    pub async fn stop(&mut self) -> Result<()> {
        let Some((stop, task)) = self.running.take() else { return Ok(()) };
        let _ = stop.send(());
        task.await.context("the server panicked")?
    }

    /// Writes entries into a new stream of the stopped server's journal, as another program may have written them.
    pub async fn store(&self, stream: &str, entries: &[&'static str]) -> Result<()> {
        let journal = SqliteJournal::open(self.folder.path())?;
        let stream = Stream::new(stream)?;
        for (head, entry) in (0..).zip(entries) {
            journal.append(&stream, head, (*entry).into()).await?;
        }
        journal.close().await;
        Ok(())
    }

    /// Restarts with other files, as a server of another version.
    pub async fn replace_files(&mut self, files: Files) -> Result<()> {
        self.stop().await?;
        self.config.files = Some(files);
        self.resume().await
    }

    /// The URL, with the base path.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.config.base_path)
    }
}

fn dist() -> PathBuf {
    crate::root().join("crates/web/dist")
}

/// A file of the browser client, from `cargo xtask web`.
pub fn page_file(name: &str) -> Option<Cow<'static, [u8]>> {
    let is_plain = !name.contains(['/', '\\']);
    is_plain.then(|| fs::read(dist().join(name)).ok()).flatten().map(Cow::Owned)
}
