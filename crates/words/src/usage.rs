//! Which messages a source says: those that it names as `msg::Name`.

use std::collections::BTreeSet;

/// Tells of a message's id whether one of these sources says it.
///
/// ```
/// let sources = ["words.text(msg::CheckIsSet)".to_owned()];
/// let said = words::said(&sources);
/// assert!(said("check-is-set") && !said("check-no-set"));
/// ```
pub fn said(sources: &[String]) -> impl Fn(&str) -> bool {
    let named: BTreeSet<&str> = sources.iter().flat_map(|source| names(source)).collect();
    move |id| named.contains(pascal(id).as_str())
}

/// The names written as `msg::Name` in a source, comments left out: to speak of a message is not to say it.
fn names(source: &str) -> impl Iterator<Item = &str> {
    let end = |text: &str| text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(move |line| line.split("msg::").skip(1).map(move |text| &text[..end(text)]))
}

fn pascal(id: &str) -> String {
    let word = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    id.split(['-', '_']).filter(|part| !part.is_empty()).map(word).collect()
}
