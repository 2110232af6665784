//! Turns the message files into Rust data, so that no parser is shipped and a wrong file is a build error.

mod generate;
mod pattern;
mod source;

use std::path::Path;
use std::{env, fs, io};

use source::Source;

/// Languages fall back to this one; its messages decide which messages there are.
const FALLBACK: &str = "en";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=messages");
    match read(Path::new("messages"))?.and_then(|sources| generate::all(&sources, FALLBACK)) {
        Ok(files) => {
            let folder = env::var_os("OUT_DIR").unwrap_or_default();
            for (name, code) in files {
                fs::write(Path::new(&folder).join(name), code)?;
            }
        }
        Err(errors) => errors.iter().for_each(|error| println!("cargo::error={error}")),
    }
    Ok(())
}

/// Reads every file of the folder, sorted by language tag, or lists everything that is wrong with them.
fn read(folder: &Path) -> io::Result<Result<Vec<Source>, Vec<String>>> {
    let (mut sources, mut errors) = (Vec::new(), Vec::new());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_none_or(|extension| extension != "ftl") {
            continue;
        }
        let tag = path.file_stem().unwrap_or_default().to_string_lossy();
        match Source::parse(&tag, &fs::read_to_string(&path)?) {
            Ok(source) => sources.push(source),
            Err(found) => errors.extend(found),
        }
    }
    sources.sort_by(|a, b| a.tag.cmp(&b.tag));
    Ok(if errors.is_empty() { Ok(sources) } else { Err(errors) })
}
