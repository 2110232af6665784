//! Builds the browser client: WebAssembly with its JavaScript, a style sheet and a page, named by their content and compressed.
//!
//! The files lie in `crates/web/dist`, from where the binary embeds them. A file is written only if it changed, so that the binary
//! is not compiled again without need.

mod budget;
mod catalogues;
mod cut;
mod glue;
mod icon;
mod kept;
mod merge;
mod wasm;

/// Reads the client's table of routes: the page's name, the first segment of its path, and its part.
macro_rules! routes {
    (
        volumes: $([$($of_volume:ident),*]),*;
        $($(#[$doc:meta])* $page:ident $(($($field:tt)*))? = [$($first:literal $(, $segment:tt)*)?] in $part:ident: $show:path;)*
    ) => {
        /// The parts by the volume of words that they need.
        pub const VOLUMES: &[&[&str]] = &[$(&[$(stringify!($of_volume)),*]),*];

        pub const ROUTES: &[super::Route] = &[
            $(super::Route {
                page: stringify!($page),
                folder: concat!($($first)?),
                part: stringify!($part),
            }),*
        ];
    };
}

#[path = "../../../crates/web/src/routes.rs"]
mod routes;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};

use self::routes::{ROUTES, VOLUMES};
use crate::machine::{cargo, require_wasm, root};

const PAGE: &str = "index.html";

struct Route {
    page: &'static str,
    folder: &'static str,
    part: &'static str,
}

type Files = BTreeMap<String, Vec<u8>>;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// For users: small and compressed.
    Small,
    /// For development: built quickly.
    Quick,
}

pub fn build(pace: Pace) -> Result<()> {
    require_wasm()?;
    // The folder is the one that Cargo builds the profile into.
    let (profile, folder) = if pace == Pace::Small { ("web", "web") } else { ("dev", "debug") };
    let library = "rustc --package web --lib --crate-type cdylib --target wasm32-unknown-unknown --profile";
    let arguments: Vec<&str> =
        library.split(' ').chain([profile, "--", "-C", "link-arg=--emit-relocs"]).collect();
    cargo(&arguments)?;
    let mut all = Files::new();
    for (name, content) in assemble(folder)? {
        // Pictures and fonts are compressed already.
        if pace == Pace::Small && ![".png", ".woff2"].iter().any(|kind| name.ends_with(kind)) {
            all.insert(format!("{name}.br"), brotli(&content)?);
            all.insert(format!("{name}.gz"), gzip(&content)?);
        }
        all.insert(name, content);
    }
    write(&root().join("crates/web/dist"), &all)?;
    if pace == Pace::Small { budget::check(&all) } else { Ok(()) }
}

/// What a part imports, in `parts.js`; and the same with the global that parts with debug assertions ask for, which only
/// wasm-split's own loader passes.
const SHARED: &str = "{ __wasm_split: initSync() }";
const SHARED_WITH_CANARY: &str = "{ __wasm_split: new Proxy(initSync(), \
    { get: (all, name) => (name.startsWith('__canary') ? ~0xdead : all[name]) }) }";

/// The page and everything that it names.
fn assemble(folder: &str) -> Result<Files> {
    let source = root().join("crates/web");
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let target = target.join("wasm32-unknown-unknown").join(folder);
    let pieces = cut::cut(&target.join("web.wasm"), &target.join("parts"))?;
    let mut files = Files::new();
    let wasm = add(&mut files, "tercet", "wasm", pieces.main);
    let catalogues = serde_json::to_string(&catalogues::add_all(&mut files, &pieces.messages)?)?;
    let packs = serde_json::to_string(&packs(&mut files, pieces.parts))?;
    let parts = text(&source.join("parts.js"))?.replace("{packs}", &packs);
    let parts = if folder == "debug" { parts.replace(SHARED, SHARED_WITH_CANARY) } else { parts };
    // The script starts itself: an inline one would need a hole in the content security policy.
    let later = add(&mut files, "later", "css", plain_style(&text(&source.join("later.css"))?));
    let fonts = FONTS.map(|script| font(&mut files, &source, script));
    let fonts = serde_json::to_string(&fonts.into_iter().collect::<Result<Vec<_>>>()?)?;
    let (offline, start) = (text(&source.join("offline.js"))?, text(&source.join("start.js"))?);
    let start =
        start.replace("{catalogues}", &catalogues).replace("{wasm}", &wasm).replace("{fonts}", &fonts);
    let start = start.replace("{later}", &later).replace("{shows}", &serde_json::to_string(&shows())?);
    let start = start.replace("{seated}", &serde_json::to_string(&shown(SEATED))?);
    let start = start.replace("{styled}", &STYLED.to_string());
    let bindings = glue::compact(&pieces.script);
    let script = plain(&[parts, bindings, offline, start].join("\n"));
    let script = add(&mut files, "tercet", "js", script.into_bytes());
    let style = add(&mut files, "style", "css", plain_style(&text(&source.join("style.css"))?));
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
    // Players who check a deal with a program of their own find here how.
    files.insert("fair-deal.md".to_owned(), read(&root().join("docs/fair-deal.md"))?);
    Ok(files)
}

/// The scripts that the display face has a file for, in the order of `start.js`.
const FONTS: [&str; 3] = ["latin", "cyrillic", "hebrew"];

fn font(files: &mut Files, source: &Path, script: &str) -> Result<String> {
    let content = read(&source.join(format!("fonts/{script}.woff2")))?;
    Ok(add(files, &format!("font-{script}"), "woff2", content))
}

/// Parts that are loaded after another one, whose pieces their files leave out.
const AFTER: &[(&str, &str)] = &[
    ("board", "table"),
    ("alone", "board"),
    ("extras", "board"),
    ("after", "extras"),
    ("waiting", "extras"),
];

/// A script without comments in lines of their own and without indentation.
fn plain(script: &str) -> String {
    let is_comment = |line: &str| ["//", "/*", "*"].iter().any(|start| line.starts_with(start));
    let code = script.lines().map(str::trim).filter(|line| !line.is_empty() && !is_comment(line));
    code.collect::<Vec<_>>().join("\n")
}

/// A style sheet without comments and without the white space that means nothing. Strings in it hold none of these characters.
fn plain_style(style: &str) -> Vec<u8> {
    let mut parts = style.split("/*");
    let first = parts.next().unwrap_or_default();
    let code: String =
        std::iter::once(first).chain(parts.filter_map(|part| Some(part.split_once("*/")?.1))).collect();
    let code = code.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
    let spaces = [
        (" {", "{"),
        ("{ ", "{"),
        (" }", "}"),
        ("; ", ";"),
        (": ", ":"),
        (", ", ","),
        (";\n", ";"),
        ("{\n", "{"),
        ("}\n", "}"),
        (";}", "}"),
    ];
    spaces.iter().fold(code, |code, (from, to)| code.replace(from, to)).into_bytes()
}

/// A part as the script knows it.
#[derive(Serialize)]
struct Pack {
    file: String,
    /// The numbers of the pieces in the file, in order.
    pieces: Vec<usize>,
    /// The part that is loaded before this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<&'static str>,
}

/// The volume of words that comes with the styles of the pages beside home and table.
const STYLED: usize = 4;

/// What a player loads who comes back to a seat at a table.
const SEATED: &str = "board";

/// The part that is loaded directly before another one.
fn before(part: &str) -> Option<&'static str> {
    AFTER.iter().find(|(later, _)| *later == part).map(|(_, first)| *first)
}

/// A part after those that are loaded before it, the nearest first.
fn with_before(part: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(part), |part| before(part))
}

/// Adds a file for each part: its pieces, each preceded by its length.
fn packs(files: &mut Files, parts: cut::Parts) -> BTreeMap<String, Pack> {
    let pack = |(part, pieces): (String, Vec<(usize, Vec<u8>)>)| {
        let length = |piece: &[u8]| (piece.len() as u32).to_le_bytes();
        let content = pieces.iter().flat_map(|(_, piece)| [length(piece).to_vec(), piece.clone()].concat());
        let file = add(files, &format!("part-{part}"), "bin", content.collect());
        let numbers = pieces.iter().map(|(number, _)| *number).collect();
        (part.clone(), Pack { file, pieces: numbers, after: before(&part) })
    };
    parts.into_iter().map(pack).collect()
}

/// A part with those that are loaded before it, and the last volume of words that they need.
type Shown = (Vec<&'static str>, usize);

/// What is shown first at addresses that begin with a folder.
fn shows() -> BTreeMap<&'static str, Shown> {
    // A table comes before its replay, which is rarely shown first.
    ROUTES.iter().rev().map(|route| (route.folder, shown(route.part))).collect()
}

fn shown(part: &'static str) -> Shown {
    let volume = VOLUMES.iter().position(|parts| parts.contains(&part)).unwrap_or(VOLUMES.len() - 1);
    (with_before(part).collect(), volume)
}

/// Adds a file whose name contains a hash of its content, so that browsers may cache it without asking again.
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
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_sheet_is_shorter_and_means_the_same() {
        let style = "/* Fields. */\n.a :hover, .b > c {\n  margin: 0 calc(1px + 2px);\n  color: red; }\n\n@media (x: y) { d { e: f(1, 2); } }\n";
        let plain = String::from_utf8(plain_style(style)).unwrap();
        assert_eq!(plain, ".a :hover,.b > c{margin:0 calc(1px + 2px);color:red}@media (x:y){d{e:f(1,2)}}");
    }
}
