//! One PostgreSQL server: a primary, or the standby of one.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::processes::{Signal, family, free_port, signal};
use crate::programs::{chown_from_root, program};

/// How long PostgreSQL may take to start or to stop on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(60);

const MISSING: &str =
    "cannot start PostgreSQL: install it, or run the tests with `cargo xtask test`, which does";

/// A PostgreSQL server in a temporary folder, stopped and removed when dropped.
pub struct Server {
    folder: TempDir,
    port: u16,
    settings: Vec<String>,
    postmaster: Option<Child>,
}

impl Server {
    /// Creates a database cluster and starts it with these settings (`name=value`).
    pub fn start(settings: &[&str]) -> Server {
        let mut server = Server::in_new_folder(free_port(), settings);
        server.initialise();
        server
    }

    fn initialise(&mut self) {
        let data = self.data();
        let options = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--pgdata"];
        self.run("initdb", &[&options[..], &[data.as_str()]].concat());
        self.start_again();
    }

    /// The same with TLS, with a certificate and a key in PEM.
    pub fn start_with_tls(certificate: &str, key: &str) -> Server {
        let mut server = Server::in_new_folder(free_port(), &["ssl=on"]);
        for (name, pem) in [("ssl_cert_file", certificate), ("ssl_key_file", key)] {
            let file = server.folder.path().join(name);
            fs::write(&file, pem).expect("a file");
            // PostgreSQL refuses a key that other users may read.
            fs::set_permissions(&file, Permissions::from_mode(0o600)).expect("our file");
            chown_from_root(&file);
            server.settings.push(format!("{name}={}", file.display()));
        }
        server.initialise();
        server
    }

    /// Creates a standby that follows this server under this application name, and starts it.
    pub fn start_standby(&self, name: &str, port: u16, settings: &[&str]) -> Server {
        let mut standby = Server::in_new_folder(port, settings);
        let data = standby.data();
        let source = format!("host=127.0.0.1 port={} user=postgres application_name={name}", self.port);
        let options = ["--checkpoint=fast", "--no-sync", "--write-recovery-conf", "--wal-method=stream"];
        let arguments = [&options[..], &["--dbname", source.as_str(), "--pgdata", data.as_str()]].concat();
        standby.run("pg_basebackup", &arguments);
        standby.start_again();
        standby
    }

    fn in_new_folder(port: u16, settings: &[&str]) -> Server {
        let folder = tempfile::Builder::new().prefix("tercet-pg").tempdir().expect("a folder");
        chown_from_root(folder.path());
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        Server { folder, port, settings, postmaster: None }
    }

    /// Starts the server on its port, also after a crash; returns when it answers.
    pub fn start_again(&mut self) {
        let start = Instant::now();
        while !self.try_to_start() {
            assert!(start.elapsed() < TIMEOUT, "PostgreSQL does not start:\n{}", self.log());
            // Child processes of a killed server may still hold its resources for a moment.
            sleep(Duration::from_millis(200));
        }
    }

    fn try_to_start(&mut self) -> bool {
        let (folder, port) = (self.folder.path().to_owned(), self.port.to_string());
        let log = fs::OpenOptions::new().create(true).append(true).open(folder.join("log")).expect("a log");
        let mut command = program("postgres", &folder);
        command.args(["-D", &self.data(), "-p", &port, "-k", folder.to_str().expect("a plain path")]);
        command.args(["-c", "listen_addresses=127.0.0.1"]);
        for setting in &self.settings {
            command.args(["-c", setting]);
        }
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn();
        self.postmaster = Some(child.unwrap_or_else(|error| panic!("{MISSING} ({error})")));
        while self.is_running() {
            if self.answers() {
                return true;
            }
            sleep(Duration::from_millis(20));
        }
        false
    }

    fn answers(&self) -> bool {
        let mut command = program("pg_isready", self.folder.path());
        command.args(["--quiet", "--host=127.0.0.1", "--timeout=1", "--port", &self.port.to_string()]);
        command.status().is_ok_and(|status| status.success())
    }

    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Runs SQL as the superuser and returns what `psql` prints, unaligned and without headers.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        let url = self.url(database);
        self.run("psql", &["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", &url, "-c", sql])
    }

    /// Whether SQL is acknowledged in time; if not, the client that sent it is killed.
    pub fn try_sql(&self, database: &str, sql: &str, timeout: Duration) -> bool {
        let mut command = program("psql", self.folder.path());
        command.args(["-X", "-q", "-d", &self.url(database), "-c", sql]).stdin(Stdio::null());
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect(MISSING);
        let start = Instant::now();
        while start.elapsed() < timeout {
            if let Some(status) = child.try_wait().expect("a child") {
                return status.success();
            }
            sleep(Duration::from_millis(20));
        }
        let _ = child.kill();
        let _ = child.wait();
        false
    }

    /// Promotes a standby; returns when it takes writes.
    pub fn promote(&self) {
        self.run("pg_ctl", &["promote", "--silent", "--pgdata", &self.data()]);
    }

    pub fn set(&self, name: &str, value: &str) {
        self.sql("postgres", &format!("ALTER SYSTEM SET {name} = '{value}'"));
        self.sql("postgres", "SELECT pg_reload_conf()");
    }

    /// The ids of the server's process and, after it, of its children.
    pub fn processes(&self) -> Vec<u32> {
        self.postmaster.as_ref().map_or_else(Vec::new, |postmaster| family(postmaster.id()))
    }

    pub fn signal(&self, kind: Signal) {
        if self.postmaster.is_some() {
            signal(kind, &self.processes());
        }
    }

    pub fn kill(&mut self) {
        self.signal(Signal::Kill);
        if let Some(mut postmaster) = self.postmaster.take() {
            let _ = postmaster.wait();
        }
    }

    /// Shuts the server down in order, without waiting for its clients.
    pub fn stop(&mut self) {
        if let Some(postmaster) = &self.postmaster {
            signal(Signal::Continue, &self.processes());
            signal(Signal::Interrupt, &[postmaster.id()]);
        }
        let start = Instant::now();
        while self.is_running() && start.elapsed() < TIMEOUT {
            sleep(Duration::from_millis(10));
        }
        self.kill();
    }

    fn is_running(&mut self) -> bool {
        self.postmaster.as_mut().is_some_and(|child| child.try_wait().is_ok_and(|end| end.is_none()))
    }

    fn data(&self) -> String {
        self.folder.path().join("data").to_str().expect("a plain path").to_owned()
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn run(&self, name: &str, arguments: &[&str]) -> String {
        let output = program(name, self.folder.path()).args(arguments).stdin(Stdio::null()).output();
        let output: Output = output.unwrap_or_else(|error| panic!("{MISSING} ({name}: {error})"));
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{name} {arguments:?}: {errors}");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The data are removed too, so an orderly shutdown is not needed.
        self.kill();
    }
}
