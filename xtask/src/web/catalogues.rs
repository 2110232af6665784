//! The words of every language, in volumes: each has the messages of the parts that need it, without those of the volumes before.
//!
//! Which messages these are is known from the compiled code, not from the sources: see [`Pieces::messages`](super::cut::Pieces).

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};
use words::Language;

use super::routes::VOLUMES;
use super::{Files, add};

/// Adds all volumes of every language, given the messages that each part names. Returns the files' names by tag.
pub fn add_all(
    files: &mut Files,
    messages: &BTreeMap<String, BTreeSet<String>>,
) -> Result<BTreeMap<&'static str, Vec<String>>> {
    let known: BTreeSet<String> = words::message_ids().iter().map(|id| words::message_name(id)).collect();
    for (part, named) in messages {
        let none = "names no message: do symbols look different now?";
        ensure!(!named.is_empty(), "the code of part {part} {none}");
        ensure!(named.is_subset(&known), "part {part} names messages that do not exist: {named:?}");
    }
    let mut volumes: Vec<BTreeSet<&String>> = Vec::new();
    for parts in VOLUMES {
        let named = parts.iter().filter_map(|part| messages.get(*part)).flatten();
        volumes.push(named.filter(|name| !volumes.iter().any(|volume| volume.contains(name))).collect());
    }
    let mut names = BTreeMap::new();
    for &language in Language::ALL {
        let volumes = volumes.iter().enumerate().map(|(number, volume)| {
            let words = words::catalogue(language, |id| volume.contains(&words::message_name(id)));
            add(files, &stem(number, language.tag()), "bin", words)
        });
        names.insert(language.tag(), volumes.collect());
    }
    Ok(names)
}

/// How the name of a volume's file begins.
pub fn stem(volume: usize, tag: &str) -> String {
    format!("words-{volume}-{tag}")
}
