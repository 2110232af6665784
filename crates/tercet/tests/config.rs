//! `tercet serve --config`: one file with every option, below the environment and the flags, read again on SIGHUP.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::program::{self, Run, Server, tercet};
use client::Site;
use tempfile::TempDir;

/// A configuration file in a folder that is removed with it.
struct ConfigFile {
    folder: TempDir,
}

impl ConfigFile {
    fn new(text: &str) -> ConfigFile {
        let file = ConfigFile { folder: tempfile::tempdir().expect("a folder") };
        file.write(text);
        file
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("tercet.toml")
    }

    fn write(&self, text: &str) {
        fs::write(self.path(), text).expect("a file");
    }

    /// `tercet serve` with this file and more arguments, none of whose options come from this process' environment.
    fn serve(&self, arguments: &[&str]) -> Command {
        let mut command = tercet(&["serve", "--config"]);
        command.arg(self.path()).args(arguments).env_remove("RUST_LOG");
        command
    }

    fn refused(&self, part: &str) {
        let run: Run = self.serve(&["--print-config"]).output().expect("an end").into();
        run.assert_refused(part);
        assert!(run.stderr.contains("tercet.toml"), "{}", run.stderr);
    }
}

/// The configuration that a command would serve with: the text, and its lines that are set.
fn printed(command: &mut Command) -> (String, toml::Table) {
    let run: Run = command.arg("--print-config").output().expect("an end").into();
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let table = toml::from_str(&run.stdout).expect("TOML");
    (run.stdout, table)
}

#[test]
fn flags_win_over_the_environment_and_the_environment_over_the_file() {
    let file = ConfigFile::new("threads = 3\nbase-path = \"/file\"\nlisten = \"127.0.0.1:1\"\njson = true\n");
    let mut command = file.serve(&["--threads", "5"]);
    let (_, table) = printed(command.env("TERCET_THREADS", "4").env("TERCET_BASE_PATH", "/environment"));
    assert_eq!(table["threads"].as_integer(), Some(5));
    assert_eq!(table["base-path"].as_str(), Some("/environment"));
    assert_eq!(table["listen"].as_str(), Some("127.0.0.1:1"));
    assert_eq!(table["json"].as_bool(), Some(true), "an option of all commands");
    let (_, table) = printed(file.serve(&[]).env("TERCET_CONFIG", "nowhere"));
    assert_eq!(table["threads"].as_integer(), Some(3));
}

#[test]
fn a_flag_replaces_what_it_excludes() {
    let file = ConfigFile::new("journal = \"postgres://host/tercet\"\n");
    let (_, table) = printed(&mut file.serve(&["--data", "here"]));
    assert_eq!((table.get("journal"), table["data"].as_str()), (None, Some("here")));
    let file = ConfigFile::new("data = \"here\"\n");
    let (_, table) = printed(file.serve(&[]).env("TERCET_JOURNAL", "postgres://host/tercet"));
    assert_eq!((table.get("data"), table["journal"].as_str()), (None, Some("postgres://host/tercet")));
    ConfigFile::new("data = \"here\"\njournal = \"postgres://host/tercet\"\n").refused("--data");
}

#[test]
fn the_printed_file_has_every_option_and_is_read_as_it_was_written() {
    let file = ConfigFile::new(
        "origin = [\"https://a.example\", \"https://b.example\"]\ntables-per-hour = 7\nunsafe-journal = true\n",
    );
    let (text, table) = printed(&mut file.serve(&["--trusted-proxy", "10.0.0.1"]));
    assert_eq!(table.len(), 4, "{text}");
    let again = ConfigFile::new(&text);
    assert_eq!(printed(&mut again.serve(&[])).0, text);
    let help = program::out(&["serve", "--help"]);
    let options = help.lines().filter_map(|line| line.trim_start().strip_prefix("--"));
    let options: Vec<&str> = options.map(|line| line.split(' ').next().expect("a name")).collect();
    assert!(options.len() > 10, "{help}");
    for option in options {
        let is_setting = !["config", "print-config", "lang"].contains(&option);
        let has_line = |line: &str| line.trim_start_matches("# ").starts_with(&format!("{option} = "));
        assert_eq!(text.lines().any(has_line), is_setting, "{option}: {text}");
    }
    // What is commented out is the default, so it changes nothing.
    let defaults = text.lines().filter(|line| line.contains(" = ")).map(|line| line.trim_start_matches("# "));
    let defaults = defaults.filter(|line| !["data", "journal", "threads"].contains(&key(line)));
    let all = ConfigFile::new(&defaults.collect::<Vec<_>>().join("\n"));
    let values = |text: &str| -> BTreeMap<String, String> {
        let lines = text.lines().filter(|line| line.contains(" = "));
        lines
            .map(|line| line.trim_start_matches("# "))
            .map(|line| (key(line).to_owned(), line.to_owned()))
            .collect()
    };
    assert_eq!(values(&printed(&mut all.serve(&[])).0), values(&text));
}

fn key(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

#[test]
fn what_is_wrong_with_a_file_is_one_sentence() {
    ConfigFile::new("trusted-proxies = []\n").refused("did you mean “trusted-proxy”");
    ConfigFile::new("tables_per_hour = 5\n").refused("did you mean “tables-per-hour”");
    ConfigFile::new("[limits]\n").refused("limits");
    ConfigFile::new("threads = 0\n").refused("1–1024");
    ConfigFile::new("threads = \"many\"\n").refused("threads");
    ConfigFile::new("trusted-proxy = \"10.0.0.1\"\n").refused("trusted-proxy");
    ConfigFile::new("trusted-proxy = [\"proxy\"]\n").refused("--trusted-proxy");
    ConfigFile::new("base-path = \"tercet\"\n").refused("--base-path");
    ConfigFile::new("log = \"server=loud\"\n").refused("--log");
    ConfigFile::new("threads = 1\nlisten = \n").refused("2: ");
    ConfigFile::new("config = \"other.toml\"\n").refused("unknown option");
    let file = ConfigFile::new("\n");
    fs::remove_file(file.path()).expect("removed");
    file.refused("Cannot read");
}

/// Waits until the log has this text.
fn wait_for(log: &Path, text: &str) -> String {
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        let lines = fs::read_to_string(log).expect("a log");
        if lines.contains(text) {
            return lines;
        }
        assert!(Instant::now() < until, "{text:?} is not in {lines}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn hang_up(server: &Server) {
    let sent = Command::new("kill").args(["-HUP", &server.child.id().to_string()]).status();
    assert!(sent.expect("kill").success());
}

#[test]
fn a_hang_up_reloads_what_can_change_and_names_what_cannot() {
    let file = ConfigFile::new("players-per-hour = 1\nlog = \"info\"\n");
    let (data, log) = (file.folder.path().join("data"), file.folder.path().join("log"));
    let mut command = file.serve(&["--listen", "127.0.0.1:0", "--data", &data.display().to_string()]);
    let server = Server::spawn_logging(&mut command, Stdio::from(File::create(&log).expect("a log")));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let sign_in = || {
        let mut site = Site::new(server.url.parse().expect("an address"));
        runtime.block_on(async { site.sign_in("Ann").await.is_ok() })
    };
    assert_eq!([sign_in(), sign_in()], [true, false]);
    file.write("players-per-hour = 3\nlog = \"info\"\nbase-path = \"/tercet\"\n");
    hang_up(&server);
    let lines = wait_for(&log, "base-path");
    assert!(lines.contains("a setting has changed key=\"players-per-hour\" from=\"1\" to=\"3\""), "{lines}");
    assert!(lines.contains("needs a restart key=\"base-path\""), "{lines}");
    assert_eq!([sign_in(), sign_in(), sign_in()], [true, true, false], "what was used stays used");
    file.write("players-per-hour = 0\n");
    hang_up(&server);
    let lines = wait_for(&log, "the configuration is as before");
    assert!(lines.contains("1–1000000"), "{lines}");
    file.write("players-per-hour = 3\nlog = \"error\"\n");
    hang_up(&server);
    wait_for(&log, "key=\"log\" from=\"info\" to=\"error\"");
    file.write("players-per-hour = 3\nlog = \"warn,server=debug\"\n");
    hang_up(&server);
    // A filter that hides information does not hide what a reload has changed.
    wait_for(&log, "from=\"error\" to=\"warn,server=debug\"");
}
