//! Reads catalogues in the format that `pack.rs` describes.

use std::sync::OnceLock;

use intl_pluralrules::PluralCategory;

use crate::Language;
use crate::catalogue::COUNT;
use crate::pattern::{Key, Part, Pattern};

/// The plural forms by their numbers in a file.
pub(crate) const CATEGORIES: [PluralCategory; 6] = [
    PluralCategory::ZERO,
    PluralCategory::ONE,
    PluralCategory::TWO,
    PluralCategory::FEW,
    PluralCategory::MANY,
    PluralCategory::OTHER,
];

/// A catalogue comes in volumes, so that a page loads no more than it shows. A page that needs one needs those before it too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Volume {
    /// What every page and an invitation need.
    First,
    /// What the home page needs.
    Second,
    /// What a table needs.
    Third,
    /// What a table has beside its cards, dialogs and the waiting room need.
    Fourth,
    /// What other pages need.
    Fifth,
    /// What pages about players need.
    Sixth,
}

impl Volume {
    pub const ALL: [Volume; 6] =
        [Volume::First, Volume::Second, Volume::Third, Volume::Fourth, Volume::Fifth, Volume::Sixth];
}

/// The loaded volumes of each language; a message has the same index in all of them.
static LOADED: [[OnceLock<&'static [Pattern]>; Volume::ALL.len()]; Language::ALL.len()] =
    [const { [const { OnceLock::new() }; Volume::ALL.len()] }; Language::ALL.len()];

/// Bytes that are no catalogue, or one of another version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these bytes are no catalogue of this version")]
pub struct BrokenCatalogue;

/// Loads a volume of the [catalogue](crate::catalogue) of a language. Its memory is never freed, since a page needs it until
/// its end. A native program contains all languages and does not load any.
pub fn load(language: Language, volume: Volume, catalogue: Vec<u8>) -> Result<(), BrokenCatalogue> {
    if !is_loaded(language, volume) {
        let patterns = unpack(catalogue.leak()).ok_or(BrokenCatalogue)?;
        // If another thread was faster, it has set the same.
        let _ = LOADED[language as usize][volume as usize].set(patterns);
    }
    Ok(())
}

pub fn is_loaded(language: Language, volume: Volume) -> bool {
    LOADED[language as usize][volume as usize].get().is_some()
}

/// The message at an index, in any loaded language if not in this one: a text in the wrong language is better than none.
#[cfg(any(test, target_family = "wasm"))]
pub(crate) fn pattern(language: Language, place: usize) -> Pattern {
    let volumes = LOADED[language as usize].iter().chain(LOADED.iter().flatten());
    let mut patterns = volumes.filter_map(|volume| volume.get()?.get(place).copied());
    patterns.find(|pattern| !pattern.is_empty()).unwrap_or_default()
}

fn unpack(bytes: &'static [u8]) -> Option<&'static [Pattern]> {
    let mut reader = ByteReader(bytes);
    let patterns = reader.many(ByteReader::pattern)?;
    (patterns.len() == COUNT && reader.0.is_empty()).then_some(patterns)
}

/// The bytes that are still to be read.
struct ByteReader(&'static [u8]);

impl ByteReader {
    /// A count and so many items.
    fn many<T>(&mut self, one: fn(&mut ByteReader) -> Option<T>) -> Option<&'static [T]> {
        let count = self.number()?;
        let all: Option<Vec<T>> = (0..count).map(|_| one(self)).collect();
        Some(all?.leak())
    }

    fn pattern(&mut self) -> Option<Pattern> {
        self.many(ByteReader::part)
    }

    fn part(&mut self) -> Option<Part> {
        Some(match self.tagged()? {
            (0, length) => Part::Text(self.text(length)?),
            (1, index) => Part::Argument(usize::try_from(index).ok()?),
            (2, index) => Part::Select {
                argument: usize::try_from(index).ok()?,
                variants: self.many(|reader| Some((reader.key()?, reader.pattern()?)))?,
                default: self.pattern()?,
            },
            _ => return None,
        })
    }

    fn key(&mut self) -> Option<Key> {
        Some(match self.tagged()? {
            (0, length) => Key::Word(self.text(length)?),
            (1, signed) => {
                let size = i64::try_from(signed >> 1).ok()?;
                Key::Hundredths(if signed & 1 == 1 { -size } else { size })
            }
            (2, category) => Key::Category(CATEGORIES.into_iter().nth(usize::try_from(category).ok()?)?),
            _ => return None,
        })
    }

    fn text(&mut self, length: u64) -> Option<&'static str> {
        let (text, rest) = self.0.split_at_checked(usize::try_from(length).ok()?)?;
        self.0 = rest;
        std::str::from_utf8(text).ok()
    }

    /// A kind and its value.
    fn tagged(&mut self) -> Option<(u64, u64)> {
        let number = self.number()?;
        Some((number & 3, number >> 2))
    }

    fn number(&mut self) -> Option<u64> {
        let mut value = 0;
        for shift in (0..63).step_by(7) {
            let (&byte, rest) = self.0.split_first()?;
            self.0 = rest;
            value |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(value);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{ALL, IDS};
    use crate::pack::catalogue;

    #[test]
    fn a_loaded_catalogue_equals_the_native_one() {
        for &language in Language::ALL {
            let unpacked = unpack(catalogue(language, |_| true).leak()).unwrap();
            for (place, patterns) in ALL.iter().enumerate() {
                assert_eq!(unpacked[place], patterns.of(language), "{} in {language:?}", IDS[place]);
            }
        }
    }

    #[test]
    fn an_unwanted_message_is_empty() {
        let unpacked = unpack(catalogue(Language::Ru, |id| id == "check-is-set").leak()).unwrap();
        for (id, pattern) in IDS.iter().zip(unpacked) {
            assert_eq!(pattern.is_empty(), *id != "check-is-set", "{id}");
        }
    }

    #[test]
    fn other_bytes_are_refused() {
        let whole = catalogue(Language::He, |_| true);
        for length in (0..whole.len()).step_by(97).chain([whole.len() - 1]) {
            assert_eq!(unpack(whole[..length].to_vec().leak()), None, "{length} bytes");
        }
        assert_eq!(unpack([whole.as_slice(), &[0]].concat().leak()), None);
        assert_eq!(unpack(&[0xff; 20]), None);
        assert_eq!(unpack(&[1, 0]), None, "another number of messages");
        assert_eq!(load(Language::He, Volume::First, b"<!doctype html>".to_vec()), Err(BrokenCatalogue));
        assert!(!is_loaded(Language::He, Volume::First));
    }

    #[test]
    fn a_language_that_is_not_loaded_falls_back_to_one_that_is() {
        load(Language::Fr, Volume::First, catalogue(Language::Fr, |id| id != "check-is-not-set")).unwrap();
        assert!(is_loaded(Language::Fr, Volume::First) && !is_loaded(Language::It, Volume::First));
        let place = IDS.iter().position(|id| *id == "check-is-set").unwrap();
        for language in [Language::Fr, Language::It] {
            assert_eq!(pattern(language, place), ALL[place].of(Language::Fr));
        }
        assert_eq!(pattern(Language::Fr, COUNT), &[]);
        let place = IDS.iter().position(|id| *id == "check-is-not-set").unwrap();
        assert_eq!(pattern(Language::Fr, place), &[], "it stands in the second volume");
        load(Language::Fr, Volume::Second, catalogue(Language::Fr, |id| id == "check-is-not-set")).unwrap();
        assert_eq!(pattern(Language::Fr, place), ALL[place].of(Language::Fr));
    }
}
