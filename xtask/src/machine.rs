//! The programs that the project needs on a machine, and their installation.
//!
//! What is there is left alone; each installation is announced with its reason and its commands.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The accessibility checker of the page's tests.
const AXE: &str = "axe-core@4.12.1";

const WASM: &str = "wasm32-unknown-unknown";

/// Debian keeps the programs of every version in a folder of its own, outside the path.
const DEBIAN_POSTGRES: &str = "/usr/lib/postgresql";

/// Firefox' driver, which Debian has no package of.
const GECKODRIVER: &str = "0.37.1";

/// Compares the server with its OpenAPI description.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project's root").to_owned()
}

/// Runs the same cargo that runs us, in the project's root, and passes its output through.
pub fn cargo(arguments: &[&str]) -> Result<()> {
    run(&mut cargo_command(arguments))
}

/// The same with variables of the environment.
pub fn cargo_with(arguments: &[&str], variables: &[(&str, String)]) -> Result<()> {
    run(cargo_command(arguments).envs(variables.iter().map(|(name, value)| (name, value))))
}

pub fn cargo_command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

pub fn require_python() -> Result<()> {
    let found = works(Command::new("python3").arg("--version"));
    require_package(found, "python3", "the tests check the fair deal and an example in Python")
}

pub fn require_valgrind() -> Result<()> {
    let found = works(Command::new("valgrind").arg("--version"));
    let why = "callgrind counts the instructions that finds, claims, games and puzzles take";
    require_package(found, "valgrind", why)
}

pub fn require_cargo_fuzz() -> Result<()> {
    if works(Command::new("cargo").args(["fuzz", "--version"])) {
        return Ok(());
    }
    let why = "it builds the fuzz targets with libFuzzer";
    install("cargo-fuzz", why, &["cargo install --locked cargo-fuzz".to_owned()])
}

pub fn require_postgres() -> Result<()> {
    let found = works(Command::new("initdb").arg("--version")) || has_postgres(Path::new(DEBIAN_POSTGRES));
    require_package(found, "postgresql", "the tests start PostgreSQL servers of their own")
}

/// Whether one of the versions in Debian's folder has the server; a client alone has a folder too.
fn has_postgres(folder: &Path) -> bool {
    let mut versions = fs::read_dir(folder).into_iter().flatten().flatten();
    versions.any(|version| version.path().join("bin/initdb").exists())
}

/// The formatter and the linter are not part of every installation of Rust.
pub fn require_components() -> Result<()> {
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !works(Command::new("cargo").args([command, "--version"])) {
            let why = format!("the checks run cargo {command}");
            install(component, &why, &[format!("rustup component add {component}")])?;
        }
    }
    Ok(())
}

/// Asks rustc, not rustup, so that a target of the system's package manager counts as well.
pub fn require_wasm() -> Result<()> {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]).output();
    let folder = asked.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    if folder.is_ok_and(|folder| !folder.is_empty() && Path::new(&folder).is_dir()) {
        return Ok(());
    }
    let why = "the browser client is compiled to WebAssembly";
    install(&format!("the target {WASM}"), why, &[format!("rustup target add {WASM}")])
}

pub fn require_browser() -> Result<()> {
    let packages = [
        ("chromium", "chromium", "the tests of the page run in a real browser"),
        ("chromedriver", "chromium-driver", "the tests of the page control Chromium with it"),
        ("npm", "npm", "it fetches axe-core, which checks the page's accessibility"),
    ];
    for (program, package, why) in packages {
        require_package(works(Command::new(program).arg("--version")), package, why)?;
    }
    let fonts = Path::new("/usr/share/fonts/truetype/noto").exists();
    require_package(fonts, "fonts-noto-core", "the tests of the page show Hebrew and Cyrillic letters")?;
    require_axe()
}

pub fn require_firefox() -> Result<()> {
    let found = works(Command::new("firefox-esr").arg("--version"));
    require_package(found, "firefox-esr", "the main journeys of the page are tested in a second browser")?;
    require_geckodriver()
}

/// Builds geckodriver into `target`, once for each version of it. Not optimized: it only passes messages on, and is there sooner.
fn require_geckodriver() -> Result<()> {
    let mark = root().join("target/geckodriver").join(GECKODRIVER);
    if mark.exists() || works(Command::new("geckodriver").arg("--version")) {
        return Ok(());
    }
    let build = format!(
        "cargo install --quiet --locked --debug --config profile.dev.debug=false --root target/geckodriver \
         --target-dir target/geckodriver/build geckodriver@{GECKODRIVER}"
    );
    let remove = "rm -r target/geckodriver/build".to_owned();
    install(
        "geckodriver",
        "the tests of the page control Firefox with it, from the folder target",
        &[build, remove],
    )?;
    Ok(fs::write(mark, "")?)
}

/// Fetches axe-core into `target`, once for each version of it.
fn require_axe() -> Result<()> {
    let mark = root().join("target/axe").join(AXE);
    if mark.exists() {
        return Ok(());
    }
    let fetch = format!("npm install --silent --no-audit --no-fund --prefix target/axe {AXE}");
    install(AXE, "the tests of the page check its accessibility with it, from the folder target", &[fetch])?;
    Ok(fs::write(mark, "")?)
}

/// Installs schemathesis into an environment of its own in `target`, once for each version of it.
pub fn require_schemathesis() -> Result<()> {
    require_python()?;
    let can_install = works(Command::new("python3").args(["-c", "import ensurepip, venv"]));
    require_package(can_install, "python3-venv", "schemathesis is installed into an environment of its own")?;
    let mark = root().join("target/schemathesis").join(SCHEMATHESIS);
    if mark.exists() {
        return Ok(());
    }
    let commands = [
        "python3 -m venv target/schemathesis".to_owned(),
        format!("target/schemathesis/bin/pip install --quiet --disable-pip-version-check {SCHEMATHESIS}"),
    ];
    install(SCHEMATHESIS, "it compares the server with its OpenAPI description", &commands)?;
    Ok(fs::write(mark, "")?)
}

/// Installs a Debian package if what it holds was not found.
fn require_package(found: bool, package: &str, why: &str) -> Result<()> {
    if found {
        return Ok(());
    }
    let add = format!("apt-get install --quiet --yes --no-upgrade --no-install-recommends {package}");
    install(package, why, &["apt-get update --quiet".to_owned(), add])
}

/// Announces an installation, then runs its commands in the root of the checkout.
fn install(what: &str, why: &str, commands: &[String]) -> Result<()> {
    eprintln!("{}", announcement(what, why, commands));
    for command in commands {
        let mut words = command.split_whitespace();
        let program = words.next().context("a command names a program")?;
        run(Command::new(program).args(words).current_dir(root())).with_context(|| {
            format!("{what} is missing and could not be installed: install it and try again")
        })?;
    }
    Ok(())
}

/// What is installed, why, and the commands that do it.
fn announcement(what: &str, why: &str, commands: &[String]) -> String {
    let commands = commands.join(" && ");
    format!("xtask: {what} is missing and will be installed: {why}.\n       By hand: {commands}")
}

fn works(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed ({status})");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_announcement_has_name_reason_and_commands() {
        let commands = ["apt-get update", "apt-get install postgresql"].map(str::to_owned);
        assert_eq!(
            announcement("postgresql", "the tests start servers", &commands),
            "xtask: postgresql is missing and will be installed: the tests start servers.\n       \
             By hand: apt-get update && apt-get install postgresql"
        );
    }

    #[test]
    fn a_package_that_is_there_is_left_alone() {
        require_package(true, "no-package-has-this-name", "").expect("nothing is run");
    }

    #[test]
    fn a_failed_installation_asks_for_one_by_hand() {
        let error = install("a thing", "a test", &["no-program-has-this-name".to_owned()]).unwrap_err();
        let error = format!("{error:#}");
        assert!(error.starts_with("a thing is missing and could not be installed"), "{error}");
    }

    #[test]
    fn a_postgres_client_alone_is_no_server() {
        let folder = env::temp_dir().join(format!("tercet-postgres-{}", std::process::id()));
        let programs = folder.join("17/bin");
        fs::create_dir_all(&programs).expect("a folder");
        fs::write(programs.join("psql"), "").expect("a file");
        let client_alone = has_postgres(&folder);
        fs::write(programs.join("initdb"), "").expect("a file");
        let with_server = has_postgres(&folder);
        fs::remove_dir_all(&folder).expect("removed");
        assert_eq!((client_alone, with_server), (false, true));
    }
}
