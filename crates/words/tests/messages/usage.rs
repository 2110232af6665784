//! Which messages the other crates say.

use std::fs;
use std::path::Path;

/// Messages that are looked up by their id, or that describe the language: no code names them.
const EXEMPT: [&str; 3] = ["help-", "language-", "number-"];

/// Reads all Rust files below a folder.
pub fn read(folder: &Path, sources: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(fs::read_to_string(&path).unwrap());
        }
    }
}

/// Messages that nobody says.
pub fn findings(ids: &[&str], sources: &[String]) -> Vec<String> {
    let is_said = words::said(sources);
    let is_exempt = |id: &str| EXEMPT.iter().any(|prefix| id.starts_with(prefix));
    let unused = ids.iter().filter(|id| !is_exempt(id) && !is_said(id));
    unused.map(|id| format!("{id}: no source names it as msg::…")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unused_messages_are_found() {
        let sources = ["say(msg::CallStands { name });".to_owned(), "words::msg::NoSet)".to_owned()];
        assert_eq!(findings(&["call-stands", "no-set"], &sources).len(), 0);
        assert_eq!(findings(&["call-stands", "call"], &sources).len(), 1);
        assert_eq!(findings(&["call-stands-long"], &sources).len(), 1);
        assert_eq!(findings(&["no-set"], &["/// Says msg::NoSet.".to_owned()]).len(), 1);
        assert_eq!(findings(&["help-play", "language-name", "number-group"], &sources).len(), 0);
    }
}
