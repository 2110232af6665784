//! Which messages no source uses.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Messages that are looked up by their id, or that describe the language: no code names them.
const EXEMPT: [&str; 3] = ["help-", "language-", "number-"];

pub fn read(folder: &Path, sources: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            sources.push((path, source));
        }
    }
}

pub fn findings(ids: &[&str], sources: &[(PathBuf, String)]) -> Vec<String> {
    let used: BTreeSet<&str> = sources.iter().flat_map(|(_, source)| names(source)).collect();
    let is_exempt = |id: &str| EXEMPT.iter().any(|prefix| id.starts_with(prefix));
    let unused = ids.iter().filter(|id| !is_exempt(id) && !used.contains(words::message_name(id).as_str()));
    unused.map(|id| format!("{id}: no source names it as msg::…")).collect()
}

/// The names written as `msg::Name` in a source, comments left out.
fn names(source: &str) -> impl Iterator<Item = &str> {
    let end = |text: &str| text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(move |line| line.split("msg::").skip(1).map(move |text| &text[..end(text)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unused_messages_are_found() {
        let source = |text: &str| (PathBuf::new(), text.to_owned());
        let sources = ["say(msg::CallStands { name });", "words::msg::NoSet)"].map(source);
        assert_eq!(findings(&["call-stands", "no-set"], &sources).len(), 0);
        assert_eq!(findings(&["call-stands", "call"], &sources).len(), 1);
        assert_eq!(findings(&["call-stands-long"], &sources).len(), 1);
        assert_eq!(findings(&["no-set"], &[source("/// Says msg::NoSet.")]).len(), 1);
        assert_eq!(findings(&["help-play", "language-name", "number-group"], &sources).len(), 0);
    }
}
