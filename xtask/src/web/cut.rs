//! Cuts the WebAssembly into the piece that every page needs and the pieces of parts that are loaded when they are first shown.
//!
//! `crates/web/src/parts.rs` says where to cut. What only one part needs is a piece, what two parts share is another one, and the
//! rest stays. What a part shares with the one that is loaded before it is that one's alone. All pieces use one memory; the script
//! knows which of them belong to which part.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use super::merge::merge;
use super::wasm::function_names;
use super::{read, with_before};

/// The pieces of parts by name, each with its number.
pub type Parts = BTreeMap<String, Vec<(usize, Vec<u8>)>>;

/// What the compiled client comes apart into.
pub struct Pieces {
    /// The WebAssembly that every page needs.
    pub main: Vec<u8>,
    /// The pieces of each part, which may share some, with their numbers; without those of the part that is loaded before it.
    pub parts: Parts,
    /// The messages that the code of each part names, those of the main piece included.
    pub messages: BTreeMap<String, BTreeSet<String>>,
    /// The JavaScript between the page and the main piece; the functions that load parts are its `loaders`.
    pub script: String,
}

/// The script from which the main piece would import its loaders. Ours stand in the same file: one request less.
const LOADER: &str = "./__wasm_split.js";

/// Cuts what was compiled; the folder is for what comes in between.
pub fn cut(wasm: &Path, folder: &Path) -> Result<Pieces> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    let (input, main) = (read(wasm)?, folder.join("main.wasm"));
    let mut options = Options::new(&input);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = LOADER;
    let cut = transform(options).map_err(|error| anyhow!("cannot cut the WebAssembly: {error:#}"))?;
    let at_once = messages(&read(&main)?)?;
    let (mut modules, mut users, mut named) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for (part, names) in &cut.prefetch_map {
        let mut all = at_once.clone();
        for name in names {
            let module = read(&folder.join(format!("{name}.wasm")))?;
            all.extend(messages(&module)?);
            modules.insert(name.clone(), module);
            users.entry(name.clone()).or_insert_with(BTreeSet::new).insert(part.clone());
        }
        named.insert(part.clone(), all);
    }
    let parts = merged(&modules, users)?;
    let (script, main) = bind(&main)?;
    Ok(Pieces { main, parts, messages: named, script: with_loaders(&script) })
}

/// Parts that a page waits for at its first visit: they hold nothing that they do not need.
const FIRST: [&str; 4] = ["board", "home", "puzzle", "table"];

/// Code of fewer bytes is added to all later parts if one of them needs it. A piece of its own begins with some 900 bytes of types
/// and imports, so that the first parts, which need it too, would be larger.
const SMALL: usize = 3_000;

/// The pieces of each part: what the same parts need is one piece.
fn merged(modules: &BTreeMap<String, Vec<u8>>, users: BTreeMap<String, BTreeSet<String>>) -> Result<Parts> {
    let all: BTreeSet<String> = users.values().flatten().cloned().collect();
    let mut together: BTreeMap<BTreeSet<String>, Vec<&[u8]>> = BTreeMap::new();
    for (name, users) in users {
        together.entry(without_later(users)).or_default().push(&modules[&name]);
    }
    let mut wide: BTreeMap<BTreeSet<String>, Vec<&[u8]>> = BTreeMap::new();
    for (mut users, modules) in together {
        let is_first = |part: &String| FIRST.contains(&part.as_str());
        let is_shared = users.iter().any(is_first) && !users.iter().all(is_first);
        if is_shared && modules.iter().map(|module| module.len()).sum::<usize>() < SMALL {
            users.extend(all.iter().filter(|part| !is_first(part)).cloned());
            users = without_later(users);
        }
        wide.entry(users).or_default().extend(modules);
    }
    let mut parts = Parts::new();
    for (number, (users, modules)) in wide.into_iter().enumerate() {
        let piece = merge(&modules).with_context(|| format!("cannot merge what {users:?} need"))?;
        for part in users {
            parts.entry(part).or_default().push((number, piece.clone()));
        }
    }
    Ok(parts)
}

/// The parts without those that are loaded after another one of them.
fn without_later(users: BTreeSet<String>) -> BTreeSet<String> {
    let is_there = |part: &String| with_before(part).skip(1).any(|first| users.contains(first));
    users.iter().filter(|part| !is_there(part)).cloned().collect()
}

/// The JavaScript and the WebAssembly that belong together.
fn bind(wasm: &Path) -> Result<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    let mut output = bindgen
        .input_path(wasm)
        .keep_lld_exports(true)
        .web(true)
        .and_then(|bindgen| bindgen.typescript(false).remove_name_section(true).generate_output())
        .context("wasm-bindgen does not take what was compiled")?;
    let mut script = output.js().to_owned();
    let module = output.wasm_mut();
    shorten(&mut script, module.imports.iter_mut().map(|import| &mut import.name));
    Ok((script, module.emit_wasm()))
}

/// Gives what the WebAssembly asks of the script short names: wasm-bindgen's end in hashes, which do not compress.
fn shorten<'a>(script: &mut String, names: impl Iterator<Item = &'a mut String>) {
    let mut names: Vec<_> = names.filter(|name| script.contains(&format!("{name}:"))).collect();
    // No name may be found inside another one.
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    for (place, name) in names.into_iter().enumerate() {
        let short = format!("i{place}");
        *script = script.replace(&format!("{name}:"), &format!("{short}:"));
        *name = short;
    }
}

/// The script with our loaders instead of those that it would import.
fn with_loaders(script: &str) -> String {
    let line = |line: &str| match imported(line) {
        Some(name) => format!("const {name} = loaders;\n"),
        None => format!("{line}\n"),
    };
    script.lines().map(line).collect()
}

/// The name under which a line imports the loader, if it does.
fn imported(line: &str) -> Option<&str> {
    let (name, from) = line.strip_prefix("import * as ")?.split_once(" from ")?;
    from.contains(LOADER).then_some(name)
}

/// The messages that a module's code names. Code that shows a message holds a function of its type, such as
/// `<words::msg::PageHelp as words::message::Message>::patterns`, and the linker removes those of types that are not used.
fn messages(module: &[u8]) -> Result<BTreeSet<String>> {
    let message = |symbol: &str| {
        let name = format!("{:#}", rustc_demangle::demangle(symbol));
        let (name, _) = name.strip_prefix("<words::msg::")?.split_once(" as ")?;
        Some(name.trim_end_matches("<'_>").to_owned())
    };
    Ok(function_names(module)?.into_iter().filter_map(message).collect())
}
