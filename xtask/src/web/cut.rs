//! Cuts the WebAssembly into the part that every page needs and parts that are loaded when they are first shown.
//!
//! `crates/web/src/parts.rs` says where to cut. What one part alone needs goes into its file, what two of them share into a file of
//! theirs, and the rest stays. All of them work on one memory; the script knows which files belong to which part.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use super::read;

/// What the compiled client comes apart into.
pub struct Pieces {
    /// The WebAssembly that every page needs.
    pub main: Vec<u8>,
    /// The pieces of each part, which may share some, with their names.
    pub parts: BTreeMap<String, Vec<(String, Vec<u8>)>>,
    /// The JavaScript between the page and the main piece; it knows what loads the parts as `loaders`.
    pub script: String,
}

/// How the script that loads the parts is called among scripts. Ours stands in the same file: one less to wait for.
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
    let mut parts = BTreeMap::new();
    for (part, names) in cut.prefetch_map {
        let piece = |name: String| Ok((name.clone(), without_names(&read(&folder.join(name + ".wasm"))?)?));
        parts.insert(part, names.into_iter().map(piece).collect::<Result<_>>()?);
    }
    let (script, main) = bind(&main)?;
    Ok(Pieces { main, parts, script: with_loaders(&script) })
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

/// A module without its custom sections, which tell debuggers what functions were called. A module is eight bytes and then its
/// sections: a kind, which is zero for custom ones, a length in seven bits a byte, and so many bytes.
fn without_names(module: &[u8]) -> Result<Vec<u8>> {
    let (start, mut rest) = module.split_at_checked(8).context("no WebAssembly")?;
    let mut kept = start.to_vec();
    while let Some((&kind, after)) = rest.split_first() {
        let (mut length, mut digits) = (0_usize, 0);
        while let Some(&byte) = after.get(digits) {
            length |= usize::from(byte & 0x7f) << (7 * digits);
            digits += 1;
            if byte < 0x80 {
                break;
            }
        }
        let (section, others) = rest.split_at_checked(1 + digits + length).context("half a section")?;
        if kind != 0 {
            kept.extend(section);
        }
        rest = others;
    }
    Ok(kept)
}
