//! The words of every language, in two volumes: the messages of the parts that are loaded at once, and those of the other parts.
//!
//! Which messages these are is known from the compiled code, not from the sources: see [`Pieces::messages`](super::cut::Pieces).

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};
use words::Language;

use super::routes::AT_ONCE;
use super::{Files, add};

/// How the names of files with words begin.
pub const WORDS: &str = "words-";
pub const LATER_WORDS: &str = "later-words-";

/// Adds both volumes of every language, given the messages that each part names. Returns the files' names by tag.
pub fn add_all(
    files: &mut Files,
    messages: &BTreeMap<String, BTreeSet<String>>,
) -> Result<BTreeMap<&'static str, [String; 2]>> {
    let known: BTreeSet<String> = words::message_ids().iter().map(|id| words::message_name(id)).collect();
    for (part, named) in messages {
        ensure!(
            !named.is_empty(),
            "the code of part {part} names no message: do symbols look different now?"
        );
        ensure!(named.is_subset(&known), "part {part} names messages that do not exist: {named:?}");
    }
    let names = |at_once: bool| {
        let parts = messages.iter().filter(move |(part, _)| AT_ONCE.contains(&part.as_str()) == at_once);
        parts.flat_map(|(_, names)| names.clone()).collect::<BTreeSet<String>>()
    };
    let (at_once, later) = (names(true), names(false));
    let languages = Language::ALL.iter().map(|&language| {
        let (tag, is_first) = (language.tag(), |id: &str| at_once.contains(&words::message_name(id)));
        let first = words::catalogue(language, is_first);
        let second =
            words::catalogue(language, |id| later.contains(&words::message_name(id)) && !is_first(id));
        let first = add(files, &format!("{WORDS}{tag}"), "bin", first);
        (tag, [first, add(files, &format!("{LATER_WORDS}{tag}"), "bin", second)])
    });
    Ok(languages.collect())
}
