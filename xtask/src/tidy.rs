//! The invariants of ARCHITECTURE.md that a program can check.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::machine::{cargo_command, root};
use crate::styles;

/// Which of our crates each crate may use. A crate that is not listed here may not exist.
const ARROWS: &[(&str, &str)] = &[
    ("engine", ""),
    ("odds", "engine"),
    ("drawing", "engine"),
    ("protocol", "engine"),
    ("play", "protocol engine"),
    ("client", "protocol engine"),
    ("words", "engine"),
    ("test-postgres", ""),
    ("server", "play protocol odds drawing words engine client test-postgres"),
    ("web-ui", ""),
    ("web", "web-ui play protocol odds drawing words engine"),
    ("terminal", "play client protocol odds words engine"),
    ("load", "client protocol engine"),
    ("chaos", "test-postgres load server client protocol engine"),
    ("tercet", "chaos load test-postgres server client terminal play protocol odds words engine"),
    ("browser", "server client protocol odds words engine"),
    ("fuzz-targets", "server play protocol web-ui engine"),
    ("xtask", "words"),
];

/// Crates that are pure, and the little that they may use: no input, output, clock, thread or random source.
const PURE: &[(&str, &str)] = &[("engine", "chacha20 serde sha2 thiserror smallvec")];

/// What code of a pure crate may not name.
const IMPURE: &str =
    "std::time std::fs std::io std::net std::thread std::env std::process SystemTime println! getrandom";

/// Words that say nothing as the name of a module or crate.
const EMPTY_NAMES: &[&str] = &["core", "common", "util", "utils", "helpers", "misc"];

/// Checks everything and reports every finding, not only the first.
pub fn check() -> Result<()> {
    let mut findings = Vec::new();
    check_arrows(&mut findings)?;
    let sources = sources()?;
    check_modules(&sources, &mut findings);
    check_vocabulary(&sources, &mut findings);
    check_test_programs(&sources, &mut findings);
    styles::check(&sources, &mut findings)?;
    check_reasons(&mut findings)?;
    check_recipes(&mut findings)?;
    ensure!(findings.is_empty(), "not tidy:\n  {}", findings.join("\n  "));
    println!("tidy: ok");
    Ok(())
}

/// Dependencies between our crates point only the way that ARCHITECTURE.md draws them.
fn check_arrows(findings: &mut Vec<String>) -> Result<()> {
    let mut command = cargo_command(&["metadata", "--no-deps", "--format-version", "1"]);
    let output = command.output().context("cannot start cargo metadata")?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo metadata failed: {errors}");
    let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata is not JSON")?;
    let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let Some((_, ours)) = ARROWS.iter().find(|(known, _)| *known == name) else {
            findings.push(format!("crate {name}: not drawn in ARCHITECTURE.md and xtask/src/tidy.rs"));
            continue;
        };
        let pure = PURE.iter().find(|(pure, _)| *pure == name);
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let target = dependency["name"].as_str().unwrap_or_default();
            let is_listed = |list: &str| list.split(' ').any(|allowed| allowed == target);
            if dependency["path"].is_string() && !is_listed(ours) {
                findings.push(format!("crate {name}: may not use {target}"));
            }
            // The tests of a pure crate may use what could be impure.
            if pure.is_some_and(|(_, allowed)| dependency["kind"].is_null() && !is_listed(allowed)) {
                findings.push(format!("crate {name}: is pure and may not use {target}"));
            }
        }
    }
    Ok(())
}

/// All Rust files, each with its path below the root.
fn sources() -> Result<Vec<(PathBuf, String)>> {
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok((path.strip_prefix(root()).unwrap_or(&path).to_owned(), text))
    };
    rust_files(&root())?.into_iter().map(read).collect()
}

/// Every module opens by saying what it is for, has a name that says something, and keeps its crate's promises.
fn check_modules(sources: &[(PathBuf, String)], findings: &mut Vec<String>) {
    for (path, text) in sources {
        let shown = path.display().to_string();
        if !text.starts_with("//!") {
            findings.push(format!("{shown}: the first line should be a //! that says what the file is for"));
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        if EMPTY_NAMES.contains(&stem.as_ref()) {
            findings.push(format!("{shown}: the name says nothing"));
        }
        let pure = PURE.iter().any(|(name, _)| shown.starts_with(&format!("crates/{name}/src/")));
        for forbidden in IMPURE.split(' ').filter(|forbidden| pure && text.contains(forbidden)) {
            findings.push(format!("{shown}: uses {forbidden}, but its crate is pure"));
        }
    }
}

/// Words that do not name a part of the system, as the subject of a comment.
const VAGUE: &[&str] = &["somebody", "someone", "whoever", "nobody", "anybody", "everybody", "anyone"];

/// A type name is declared once within a crate, and at most one comment line in a hundred has a vague subject.
fn check_vocabulary(sources: &[(PathBuf, String)], findings: &mut Vec<String>) {
    let mut declared = BTreeMap::<(String, String), BTreeSet<String>>::new();
    let (mut comments, mut vague) = (0, Vec::new());
    for (path, text) in sources {
        let shown = path.display().to_string();
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| line.trim_start().starts_with("//"))
        {
            comments += 1;
            let line = line.to_lowercase();
            if line.split(|letter: char| !letter.is_alphabetic()).any(|word| VAGUE.contains(&word)) {
                vague.push(format!("{shown}:{number}"));
            }
        }
        for name in declared_types(text).filter(|_| !is_test(&shown)) {
            let unit = shown.split("/src/").next().unwrap_or(&shown).to_owned();
            declared.entry((unit, name.to_owned())).or_default().insert(shown.clone());
        }
    }
    if vague.len() * 100 > comments {
        let of = vague.len();
        findings.push(format!("{of} of {comments} comment lines have a vague subject: {}", vague.join(", ")));
    }
    let twice = declared.into_iter().filter(|(_, files)| files.len() > 1);
    findings.extend(twice.map(|((_, name), files)| {
        format!("{name} is declared in {}", files.into_iter().collect::<Vec<_>>().join(" and "))
    }));
}

fn is_test(path: &str) -> bool {
    ["/tests/", "/benches/", "/examples/"].iter().any(|folder| path.contains(folder))
        || path.ends_with("/tests.rs")
}

/// The types that a file declares outside its tests.
fn declared_types(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or(text);
    code.lines().filter_map(|line| {
        let mut words = line.split_whitespace().skip_while(|word| word.starts_with("pub"));
        let kind = words.next()?;
        let is_type =
            matches!(kind, "struct" | "enum" | "trait" | "union") || kind == "type" && !line.starts_with(' ');
        let name = words.next().filter(|_| is_type)?;
        let name = name.split(|letter: char| !letter.is_alphanumeric()).next()?;
        name.starts_with(char::is_uppercase).then_some(name)
    })
}

/// Where all tests of a crate are one program, it has every file of them: a file that it lacks would silently test nothing.
fn check_test_programs(sources: &[(PathBuf, String)], findings: &mut Vec<String>) {
    for (program, text) in sources.iter().filter(|(path, _)| path.ends_with("tests/all.rs")) {
        let beside = sources.iter().filter(|(path, _)| path.parent() == program.parent() && path != program);
        let stems = beside.filter_map(|(path, _)| path.file_stem()?.to_str());
        let missing = stems.filter(|stem| !text.lines().any(|line| line == format!("mod {stem};")));
        findings.extend(missing.map(|stem| format!("{}: lacks `mod {stem};`", program.display())));
    }
}

/// Every dependency of the workspace has its reason beside it.
fn check_reasons(findings: &mut Vec<String>) -> Result<()> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).context("cannot read Cargo.toml")?;
    let section = manifest.split("[workspace.dependencies]").nth(1).context("no [workspace.dependencies]")?;
    let lines = section.lines().take_while(|line| !line.starts_with('['));
    let external = lines.filter(|line| !line.trim_start().starts_with('#') && !line.contains("path ="));
    let bare = external.filter_map(|line| line.split_once('=').filter(|_| !line.contains(" # ")));
    findings.extend(bare.map(|(name, _)| format!("Cargo.toml: no reason beside {}", name.trim())));
    Ok(())
}

/// The recipes of CONTRIBUTING.md name files that exist.
fn check_recipes(findings: &mut Vec<String>) -> Result<()> {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).context("cannot read CONTRIBUTING.md")?;
    let missing = named_paths(&text).filter(|path| !root().join(path).exists());
    findings.extend(missing.map(|path| format!("CONTRIBUTING.md: {path} does not exist")));
    Ok(())
}

/// The paths of files and folders that stand between backticks; of `folder/*.ftl`, the folder.
fn named_paths(text: &str) -> impl Iterator<Item = &str> {
    let spans = text.split('`').skip(1).step_by(2);
    let paths = spans.filter(|span| span.contains('/') && !span.contains(char::is_whitespace));
    paths.map(|path| path.split_once('*').map_or(path, |(folder, _)| folder))
}

/// All Rust files below a folder, sorted.
fn rust_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() && name != "target" && name != "dist" && !name.starts_with('.') {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_told_from_other_code() {
        let text = "run `cargo xtask tidy`, see `docs/x.md` and `messages/*.ftl`, not `Edition` or a/b";
        assert_eq!(named_paths(text).collect::<Vec<_>>(), ["docs/x.md", "messages/"]);
    }

    #[test]
    fn types_are_found_where_they_are_declared() {
        let text = "pub(crate) struct One<T>(T);\nenum Two {\n    type Item = u8;\n    struct Three,\ntype Four = u8;\n\
                    // struct Five\n#[cfg(test)]\nmod tests {\n    struct Six;\n}\n";
        assert_eq!(declared_types(text).collect::<Vec<_>>(), ["One", "Two", "Three", "Four"]);
    }
}
