//! What a reader of each language reads: sentences, pages, screens and commands, in `target/words/LANG.txt`.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use words::Language;

use crate::machine::{cargo, require_browser, root};
use crate::web::{self, Pace};

/// As `cargo xtask test` builds everything, so that nothing is built twice.
const WORKSPACE: [&str; 4] = ["--release", "--workspace", "--exclude", "xtask"];

/// What is run of the command line, and what is typed into it.
const COMMANDS: &[(&str, &str)] = &[
    ("--help", ""),
    ("check --help", ""),
    ("find --help", ""),
    ("editions --help", ""),
    ("deal --help", ""),
    ("referee --help", ""),
    ("play --help", ""),
    ("replay --help", ""),
    ("serve --help", ""),
    ("verify --help", ""),
    ("key --help", ""),
    ("audit --help", ""),
    ("backup --help", ""),
    ("odds --help", ""),
    ("simulate --help", ""),
    ("puzzle --help", ""),
    ("claims --help", ""),
    ("load --help", ""),
    ("check 1srd 2srd 3srd", ""),
    ("check 1srd 2tgo 3sgd", ""),
    ("check 1srd 2srd 9srd", ""),
    ("check 1srd", ""),
    ("find 1srd 2srd 3srd 1tgo", ""),
    ("find 1srd 2srd", ""),
    ("find", ""),
    ("editions", ""),
    ("odds --cards 12 --sets", ""),
    ("odds --cards 82", ""),
    ("puzzle --date 2026-01-31", ""),
    ("puzzle --date 2026-02-30", ""),
    ("puzzle --count 1 --seed 42", ""),
    ("simulate --games 1000 --seed 42", ""),
    ("claims", ""),
    ("verify no-such-file.json", ""),
    ("no-such-command", ""),
    ("check --no-such-option", ""),
    ("play --edition english --level fast", ""),
    ("play --plain --edition french --seed 2a --bots 2 --name Anna", "?\ns\n1 2 3\nc\n\nn\nr\nq\n"),
    ("play --plain --variant solitaire --seed 2a --name Anna", "\n1 2 3\n5 6 7\nn\nr\nq\n"),
    ("play --plain --variant daily --name Anna", "\n1 2 3\nx\nq\n"),
];

/// Writes everything; without the pages, which take a browser, with `--quick`.
pub fn write(arguments: &[String]) -> Result<()> {
    let is_quick = match arguments {
        [] => false,
        [one] if one == "--quick" => true,
        _ => bail!("cargo xtask words [--quick], not {}", arguments.join(" ")),
    };
    let folder = root().join("target/words");
    if folder.exists() {
        fs::remove_dir_all(&folder).context("cannot empty target/words")?;
    }
    let test = |name, filter| {
        let chosen = ["--test", name, "--", "--ignored", "--exact", filter];
        cargo(&[&["test"], &WORKSPACE[..], &chosen].concat())
    };
    test("messages", "write_every_sentence")?;
    test("screens", "write_every_screen")?;
    commands()?;
    if !is_quick {
        require_browser()?;
        web::build(Pace::Quick)?;
        test("browser", "reading::write_every_page")?;
    }
    for language in Language::ALL {
        collect(language.tag())?;
    }
    Ok(())
}

fn commands() -> Result<()> {
    cargo(&[&["build"], &WORKSPACE[..], &["--bin", "tercet"]].concat())?;
    for language in Language::ALL {
        let mut text = String::new();
        for (command, input) in COMMANDS {
            let _ = writeln!(text, "\n=== tercet {command}\n{}", said(command, input, language.tag())?);
        }
        let path = root().join("target/words").join(language.tag()).join("4-commands.txt");
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// What a command writes, to both outputs.
fn said(command: &str, input: &str, tag: &str) -> Result<String> {
    let mut started = Command::new(root().join("target/release/tercet"))
        .args(command.split(' '))
        .args(["--lang", tag])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context("cannot start tercet")?;
    let mut stdin = started.stdin.take().context("a program has an input")?;
    // A command that fails early does not read its input.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = started.wait_with_output()?;
    Ok(format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr)))
}

/// One file of all parts, in the order of their names.
fn collect(tag: &str) -> Result<()> {
    let folder = root().join("target/words").join(tag);
    let mut parts: Vec<_> = fs::read_dir(&folder)?.map(|part| Ok(part?.path())).collect::<Result<_>>()?;
    parts.sort();
    let texts: Vec<String> = parts.iter().map(fs::read_to_string).collect::<Result<_, _>>()?;
    let path = folder.with_extension("txt");
    fs::write(&path, texts.join("\n"))?;
    println!("{}", path.display());
    Ok(())
}
