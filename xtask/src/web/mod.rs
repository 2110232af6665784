//! Builds the browser client: WebAssembly with its JavaScript, a style sheet and a page, named by their content and compressed.
//!
//! What comes of it lies in `crates/web/dist`, from where the binary embeds it. A file is written only if it changed, so that
//! nothing is compiled again for nothing.

mod cut;
mod icon;
mod kept;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};
use words::Language;

use crate::machine::{cargo, require_wasm, root};
use crate::tidy::rust_files;

/// The page itself.
const PAGE: &str = "index.html";

/// How the names of files with words begin.
const WORDS: &str = "words-";

/// The sources of the client whose words are loaded with the parts that they are for.
const LATER: &[&str] = &[
    "alone",
    "puzzle",
    "learn",
    "rules",
    "odds",
    "statistics",
    "replay",
    "table/missed.rs",
    "table/proof.rs",
    "table/result.rs",
    "table/sheet.rs",
    "table/times.rs",
];

/// Files by name.
type Files = BTreeMap<String, Vec<u8>>;

/// What the client is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// To be loaded by everybody.
    Small,
    /// To be tried by whoever works on it.
    Quick,
}

impl Pace {
    /// Cargo's profile, and the folder that it builds into.
    const fn profile(self) -> (&'static str, &'static str) {
        match self {
            Pace::Small => ("web", "web"),
            Pace::Quick => ("dev", "debug"),
        }
    }
}

/// Builds everything that a browser loads.
pub fn build(pace: Pace) -> Result<()> {
    require_wasm()?;
    let (profile, folder) = pace.profile();
    cargo(&[
        "rustc",
        "--package",
        "web",
        "--lib",
        "--crate-type",
        "cdylib",
        "--target",
        "wasm32-unknown-unknown",
        "--profile",
        profile,
        "--",
        "-C",
        "link-arg=--emit-relocs",
    ])?;
    let files = assemble(folder)?;
    let mut all = Files::new();
    for (name, content) in files {
        // Pictures are compressed already.
        if pace == Pace::Small && !name.ends_with(".png") {
            all.insert(format!("{name}.br"), brotli(&content)?);
            all.insert(format!("{name}.gz"), gzip(&content)?);
        }
        all.insert(name, content);
    }
    write(&root().join("crates/web/dist"), &all)
}

/// The page and everything that it names.
fn assemble(folder: &str) -> Result<Files> {
    let source = root().join("crates/web");
    let target = root().join("target/wasm32-unknown-unknown").join(folder);
    let pieces = cut::cut(&target.join("web.wasm"), &target.join("parts"))?;
    let mut files = Files::new();
    let wasm = add(&mut files, "tercet", "wasm", pieces.main);
    let packs = serde_json::to_string(&packs(&mut files, pieces.parts))?;
    let parts = text(&source.join("parts.js"))?.replace("{packs}", &packs);
    let catalogues = serde_json::to_string(&catalogues(&mut files)?)?;
    // The script starts itself: an inline one would need a hole in the content security policy.
    let later = add(&mut files, "later", "css", read(&source.join("later.css"))?);
    let (offline, start) = (text(&source.join("offline.js"))?, text(&source.join("start.js"))?);
    let start =
        start.replace("{catalogues}", &catalogues).replace("{wasm}", &wasm).replace("{later}", &later);
    let script = plain(&[parts, pieces.script, offline, start].join("\n"));
    let script = add(&mut files, "tercet", "js", script.into_bytes());
    let style = add(&mut files, "style", "css", read(&source.join("style.css"))?);
    let icons = kept::icons(&mut files, &text(&source.join("icon.svg"))?)?;
    let page = text(&source.join("index.html"))?;
    let names = [
        ("{script}", &script),
        ("{wasm}", &wasm),
        ("{style}", &style),
        ("{icon}", &icons.drawing),
        ("{touch-icon}", &icons.touch),
    ];
    let page = names.iter().fold(page, |page, (mark, name)| page.replace(mark, name));
    files.insert(PAGE.to_owned(), page.into_bytes());
    let worker = kept::worker(&text(&source.join("sw.js"))?, &files, &script)?;
    files.insert("sw.js".to_owned(), worker.into_bytes());
    files.insert("manifest.webmanifest".to_owned(), kept::manifest(&icons).into_bytes());
    // Whoever wants to check a deal with a program of their own finds here how.
    files.insert("fair-deal.md".to_owned(), read(&root().join("docs/fair-deal.md"))?);
    Ok(files)
}

/// Parts that are only ever shown after another one, whose pieces they need not bring again.
const AFTER: &[(&str, &str)] = &[("after", "table")];

/// A script without what only its readers need: comments in lines of their own, and indentation.
fn plain(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let code = lines
        .filter(|line| !["//", "/*", "*"].iter().any(|start| line.starts_with(start)) && !line.is_empty());
    code.collect::<Vec<_>>().join("\n")
}

/// A part as the script knows it.
#[derive(Serialize)]
struct Pack {
    file: String,
    /// The pieces in the file, in order.
    names: Vec<String>,
    /// A part with pieces that this one needs too, and which these are.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<(&'static str, Vec<String>)>,
}

/// Adds a file for each part: one piece after the other, each after its length.
fn packs(files: &mut Files, parts: BTreeMap<String, Vec<(String, Vec<u8>)>>) -> BTreeMap<String, Pack> {
    let names = |part: &str| parts[part].iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    let known =
        |part: &str| AFTER.iter().find(|(later, _)| *later == part).map(|(_, first)| (*first, names(first)));
    let knows: BTreeMap<String, _> = parts.keys().map(|part| (part.clone(), known(part))).collect();
    let pack = |(part, mut pieces): (String, Vec<(String, Vec<u8>)>)| {
        let after = knows[&part].as_ref().map(|(first, names)| {
            let shared = pieces.extract_if(.., |(name, _)| names.contains(name)).map(|(name, _)| name);
            (*first, shared.collect())
        });
        let length = |piece: &[u8]| (piece.len() as u32).to_le_bytes();
        let content = pieces.iter().flat_map(|(_, piece)| [length(piece).to_vec(), piece.clone()].concat());
        let file = add(files, &format!("part-{part}"), "bin", content.collect());
        (part, Pack { file, after, names: pieces.into_iter().map(|(name, _)| name).collect() })
    };
    parts.into_iter().map(pack).collect()
}

/// Adds the words of every language that the browser client can say, in two volumes: those that are named in `words` and in
/// the sources of what is shown at once, and what only the other sources name. Returns the files' names by tag.
fn catalogues(files: &mut Files) -> Result<BTreeMap<&'static str, [String; 2]>> {
    let client = root().join("crates/web/src");
    let (mut now, mut later) = (Vec::new(), Vec::new());
    for folder in [client.clone(), root().join("crates/words/src")] {
        for path in rust_files(&folder)? {
            let is_later = LATER.iter().any(|folder| path.starts_with(client.join(folder)));
            if is_later { &mut later } else { &mut now }.push(text(&path)?);
        }
    }
    let (now, later) = (words::said(&now), words::said(&later));
    let languages = Language::ALL.iter().map(|&language| {
        let name = format!("{WORDS}{}", language.tag());
        let first = add(files, &name, "bin", words::catalogue(language, &now));
        let second = words::catalogue(language, |id| later(id) && !now(id));
        (language.tag(), [first, add(files, &format!("later-{name}"), "bin", second)])
    });
    Ok(languages.collect())
}

/// Adds a file whose name tells its content, so that browsers may keep it for ever.
fn add(files: &mut Files, stem: &str, extension: &str, content: Vec<u8>) -> String {
    let name = format!("{stem}.{}.{extension}", short(Sha256::new_with_prefix(&content)));
    files.insert(name.clone(), content);
    name
}

/// The beginning of a hash.
fn short(hash: Sha256) -> String {
    hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut compressed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut compressed, 4096, 11, 22);
    writer.write_all(content)?;
    drop(writer);
    Ok(compressed)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::best());
    writer.write_all(content)?;
    Ok(writer.finish()?)
}

fn text(path: &Path) -> Result<String> {
    String::from_utf8(read(path)?).with_context(|| format!("{} is not text", path.display()))
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Makes the folder hold exactly these files.
fn write(folder: &PathBuf, files: &Files) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !files.contains_key(&name) {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    for (name, content) in files {
        let path = folder.join(name);
        if fs::read(&path).ok().as_ref() != Some(content) {
            fs::write(&path, content).with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    report(files);
    Ok(())
}

/// Says how much a browser loads at first, for the home page and for a table's link: the page, what it names, one volume of
/// words, here the largest, and one part. All that it keeps for later comes on top, when the page is there.
fn report(files: &Files) {
    let page = files.get(PAGE).map(|page| String::from_utf8_lossy(page)).unwrap_or_default();
    let compressed =
        || files.iter().filter_map(|(name, content)| Some((name.strip_suffix(".br")?, content.len())));
    let of =
        |start: &str| compressed().filter(|(name, _)| name.starts_with(start)).map(|(_, bytes)| bytes).max();
    let [words, home, table] = [WORDS, "part-home", "part-table"].map(|start| of(start).unwrap_or_default());
    let named =
        compressed().filter(|(name, _)| page.contains(name) && !name.ends_with(".png") || *name == PAGE);
    let named: usize = named.map(|(_, bytes)| bytes).sum();
    let all: usize = compressed().map(|(_, bytes)| bytes).sum();
    let [home, table, all] =
        [named + words + home, named + words + table, all].map(|bytes| bytes as f64 / 1000.0);
    println!(
        "web: {home:.1} KB to load at first for the home page, {table:.1} KB for a table (brotli); {all:.1} KB in all"
    );
}
