//! What the project needs of the machine, and how to get it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// What looks for barriers on the page, in the tests only.
const AXE: &str = "axe-core@4.12.1";

/// The root of the checkout.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project's root").to_owned()
}

/// Runs the same cargo that runs us, in the project's root, and passes its output through.
pub fn cargo(arguments: &[&str]) -> Result<()> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    run(Command::new(cargo).args(arguments).current_dir(root()))
}

/// Python re-implements the fair deal in the tests, independently of our Rust.
pub fn require_python() -> Result<()> {
    if works(Command::new("python3").arg("--version")) {
        return Ok(());
    }
    install("python3").context("the tests check the fair deal in Python: install python3 and try again")
}

/// The tests start PostgreSQL servers of their own.
pub fn require_postgres() -> Result<()> {
    let on_the_path = || works(Command::new("initdb").arg("--version"));
    // Debian keeps the programs of every version in a folder of its own, outside the path.
    let debian = Path::new("/usr/lib/postgresql").read_dir().is_ok_and(|versions| versions.count() > 0);
    if debian || on_the_path() {
        return Ok(());
    }
    install("postgresql").context("the tests need PostgreSQL: install it and try again")
}

/// The formatter and the linter come with Rust, but not with every installation of it.
pub fn require_components() -> Result<()> {
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !works(Command::new("cargo").args([command, "--version"])) {
            run(Command::new("rustup").args(["component", "add", component]))
                .with_context(|| format!("the checks need {component}: install it and try again"))?;
        }
    }
    Ok(())
}

/// The browser client is compiled to WebAssembly.
pub fn require_wasm() -> Result<()> {
    run(Command::new("rustup").args(["target", "add", "wasm32-unknown-unknown"]).stderr(Stdio::null()))
        .context("the browser client needs the target wasm32-unknown-unknown: add it and try again")
}

/// Real browsers, what drives them, letters for all five languages, and axe-core, which looks for what keeps people out.
pub fn require_browser() -> Result<()> {
    for (program, package) in [("chromium", "chromium"), ("chromedriver", "chromium-driver"), ("npm", "npm")]
    {
        if !works(Command::new(program).arg("--version")) {
            install(package)
                .with_context(|| format!("the tests of the page need {package}: install it and try again"))?;
        }
    }
    if !Path::new("/usr/share/fonts/truetype/noto").exists() {
        install("fonts-noto-core")
            .context("the tests of the page need fonts: install fonts-noto-core and try again")?;
    }
    require_axe(&root().join("target/axe"))
}

/// Fetches axe-core, once for each version of it.
fn require_axe(folder: &Path) -> Result<()> {
    let mark = folder.join(AXE);
    if mark.exists() {
        return Ok(());
    }
    fs::create_dir_all(folder)?;
    run(Command::new("npm")
        .args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"])
        .arg(folder)
        .arg(AXE))
    .context("the tests of the page need axe-core from npm")?;
    Ok(fs::write(mark, "")?)
}

/// Installs a Debian package where that is possible.
fn install(package: &str) -> Result<()> {
    eprintln!("xtask: installing {package}");
    run(Command::new("apt-get").args(["update", "--quiet"]))?;
    run(Command::new("apt-get").args(["install", "--quiet", "--yes", "--no-install-recommends", package]))
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
