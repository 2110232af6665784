//! References to display names, for records that outlive the names.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::table::seat::{DisplayName, NAME_LENGTH};

/// How many bytes of the hash a reference has, so that it fits into a name with a long entry number.
const HASH_BYTES: usize = 12;

/// A name of the form `#ENTRY.HASH`, or `#ENTRY.HASH NUMBER` for one like "Ann 2": it stands for a name that is kept elsewhere.
///
/// The hash is over a salt and the name. While both are kept they prove which name was meant; once they are erased, what remains
/// tells nothing about it.
///
/// ```
/// use engine::DisplayName;
///
/// let ann = DisplayName::new("Ann").unwrap();
/// let stored = DisplayName::reference(3, "5a17", &ann);
/// let reference = stored.as_reference().unwrap();
/// assert_eq!(reference.entry, 3);
/// assert!(reference.is_of("5a17", &ann) && !reference.is_of("5a18", &ann));
/// assert_eq!(ann.as_reference(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameReference<'a> {
    /// The number of the entry that keeps the name, among the names of its player.
    pub entry: u64,
    hash: &'a str,
    number: Option<usize>,
}

impl DisplayName {
    /// Refers to a name that is kept with its salt as the entry of this number.
    pub fn reference(entry: u64, salt: &str, name: &DisplayName) -> DisplayName {
        DisplayName::unchecked(format!("#{entry}.{}", hash_of(salt, name)))
    }

    /// What this refers to, if it is a reference and not a name itself.
    pub fn as_reference(&self) -> Option<NameReference<'_>> {
        let (entry, rest) = self.as_str().strip_prefix('#')?.split_once('.')?;
        let (hash, number) = match rest.split_once(' ') {
            Some((hash, number)) => (hash, Some(usize::try_from(parse_number(number)?).ok()?)),
            None => (rest, None),
        };
        let is_hash = hash.len() == 2 * HASH_BYTES
            && hash.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
        is_hash.then_some(NameReference { entry: parse_number(entry)?, hash, number })
    }

    /// The name with a number behind it, for the second player of this name at a table: "Ann 2".
    #[must_use]
    pub fn numbered(&self, number: usize) -> DisplayName {
        let number = number.to_string();
        let kept: String =
            self.as_str().chars().take((NAME_LENGTH - 1).saturating_sub(number.len())).collect();
        DisplayName::unchecked(format!("{} {number}", kept.trim_end()))
    }
}

impl NameReference<'_> {
    /// Whether the name that it refers to is this one, kept with this salt.
    pub fn is_of(&self, salt: &str, name: &DisplayName) -> bool {
        self.hash == hash_of(salt, name)
    }

    /// The reference to the name alone, without a number.
    pub fn base(&self) -> DisplayName {
        DisplayName::unchecked(format!("#{}.{}", self.entry, self.hash))
    }

    /// The name in place of the reference, with the number that this has.
    pub fn resolved(&self, name: &DisplayName) -> DisplayName {
        self.number.map_or_else(|| name.clone(), |number| name.numbered(number))
    }
}

/// A number as it is written here: without a sign and leading zeros, so that two texts never refer to the same.
fn parse_number(text: &str) -> Option<u64> {
    text.parse().ok().filter(|number: &u64| number.to_string() == text)
}

fn hash_of(salt: &str, name: &DisplayName) -> String {
    let mut hash = Sha256::new();
    [b"tercet name ", salt.as_bytes(), b"\n", name.as_str().as_bytes()]
        .iter()
        .for_each(|part: &&[u8]| hash.update(part));
    let mut digits = String::with_capacity(2 * HASH_BYTES);
    for byte in &hash.finalize()[..HASH_BYTES] {
        // Writing to a string does not fail.
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_names_and_names_are_no_references() {
        let name = |text: &str| DisplayName::new(text).unwrap();
        let long = name(&"x".repeat(NAME_LENGTH));
        for number in [None, Some(2), Some(17)] {
            for entry in [1, 7, 9_999_999_999] {
                let base = DisplayName::reference(entry, "00ff", &long);
                let stored = number.map_or_else(|| base.clone(), |number| base.numbered(number));
                assert_eq!(DisplayName::new(stored.as_str()), Ok(stored.clone()), "it can be read back");
                let reference = stored.as_reference().unwrap();
                assert_eq!((reference.entry, reference.base()), (entry, base));
                assert!(reference.is_of("00ff", &long) && !reference.is_of("00ff", &name("x")));
                let shown = number.map_or_else(|| long.clone(), |number| long.numbered(number));
                assert_eq!(reference.resolved(&long), shown);
            }
        }
        let hash = "0123456789abcdef01234567";
        for text in ["Ann", "#1", "#1.", "# 1", "#1.abc", &format!("1.{hash}"), &format!("#x.{hash}")] {
            assert_eq!(name(text).as_reference(), None, "{text}");
        }
        let others = [
            format!("#1.{}", hash.to_uppercase()),
            format!("#1.{hash}0"),
            format!("#1.{hash} x"),
            format!("#01.{hash}"),
            format!("#+1.{hash}"),
            format!("#1.{hash} 02"),
            format!("#1.{hash} +2"),
        ];
        for text in others {
            assert_eq!(name(&text).as_reference(), None, "{text}");
        }
    }

    /// As docs/deleting-players.md describes it.
    #[test]
    fn the_hash_is_what_the_documentation_says() {
        let ann = DisplayName::new("Ann").unwrap();
        let reference = DisplayName::reference(1, "5a17c0de5a17c0de5a17c0de5a17c0de", &ann);
        assert_eq!(reference.as_str(), "#1.434bba859756d3a03bfb4294");
    }

    #[test]
    fn a_number_fits_behind_a_long_name() {
        let name = |text: &str| DisplayName::new(text).unwrap();
        assert_eq!(name("Ann").numbered(2), name("Ann 2"));
        assert_eq!(name(&"x".repeat(40)).numbered(2), name(&format!("{} 2", "x".repeat(38))));
    }
}
