//! Writes the catalogue of one language, the file that the page loads; `load.rs` reads it.
//!
//! Everything is a number of 7 bits a byte, low bits first, or UTF-8. A file is the number of messages and then each
//! message: the number of its parts and then each part. A part begins with a number whose two low bits tell its kind
//! and whose others the rest:
//!
//! - 0, length of a text: the text follows;
//! - 1, index of an argument;
//! - 2, index of the argument that decides: the number of variants, each a key and a message, and the default follow.
//!
//! A key likewise: 0, length of a word; 1, hundredths, with the sign in the lowest bit; 2, a plural form.

use intl_pluralrules::PluralCategory;

use crate::Language;
use crate::catalogue::{ALL, IDS};
use crate::load::CATEGORIES;
use crate::pattern::{Key, Part};

/// The wanted messages of a language, to be [loaded](crate::load) by the page.
///
/// Each keeps its index; the others are empty.
///
/// ```
/// use words::{Language, Volume, catalogue, is_loaded, load};
///
/// let file = catalogue(Language::It, |id| id == "check-is-set");
/// load(Language::It, Volume::First, file)?;
/// assert!(is_loaded(Language::It, Volume::First));
/// # Ok::<(), words::BrokenCatalogue>(())
/// ```
pub fn catalogue(language: Language, wanted: impl Fn(&str) -> bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    number(ALL.len() as u64, &mut bytes);
    for (id, patterns) in IDS.iter().zip(ALL) {
        pattern(if wanted(id) { patterns.of(language) } else { &[] }, &mut bytes);
    }
    bytes
}

fn pattern(parts: &[Part], bytes: &mut Vec<u8>) {
    number(parts.len() as u64, bytes);
    for part in parts {
        match part {
            Part::Text(text) => self::text(text, bytes),
            Part::Argument(index) => tagged(1, *index as u64, bytes),
            Part::Select { argument, variants, default } => {
                tagged(2, *argument as u64, bytes);
                number(variants.len() as u64, bytes);
                for (key, variant) in *variants {
                    self::key(key, bytes);
                    pattern(variant, bytes);
                }
                pattern(default, bytes);
            }
        }
    }
}

fn key(key: &Key, bytes: &mut Vec<u8>) {
    match key {
        Key::Word(word) => text(word, bytes),
        Key::Hundredths(hundredths) => {
            tagged(1, hundredths.unsigned_abs() << 1 | u64::from(*hundredths < 0), bytes);
        }
        Key::Category(category) => tagged(2, category_number(category), bytes),
    }
}

fn category_number(category: &PluralCategory) -> u64 {
    CATEGORIES.iter().take_while(|known| *known != category).count() as u64
}

fn text(text: &str, bytes: &mut Vec<u8>) {
    tagged(0, text.len() as u64, bytes);
    bytes.extend(text.as_bytes());
}

fn tagged(kind: u64, value: u64, bytes: &mut Vec<u8>) {
    number(value << 2 | kind, bytes);
}

fn number(mut value: u64, bytes: &mut Vec<u8>) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}
