//! Seeds, commitments and contributions: what the fair deal is made of.
//!
//! `docs/fair-deal.md` describes the whole procedure so that it can be re-implemented in any language; this file and
//! `shuffle.rs` follow it to the letter.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::wire::as_text;

/// 32 secret bytes: of a table (for all its rounds) or of one round.
///
/// The debug form shows nothing, so that a seed cannot slip into a log.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

/// The published hash of a round's seed, which binds the server to it before any player contributes.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Commitment([u8; 32]);

/// 16 bytes of a seat-holder's own choice that are mixed into the deal.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Contribution([u8; 16]);

impl Seed {
    /// Takes bytes from a random source, which the caller owns.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed of one of a table's rounds, counted from 1.
    ///
    /// It is a hash of the table's seed, so that showing it after its round tells nothing about the other rounds.
    #[must_use]
    pub fn of_round(&self, round: u32) -> Seed {
        Seed(digest(&[b"tercet round seed", &self.0, &round.to_be_bytes()]))
    }

    pub fn commitment(&self) -> Commitment {
        Commitment(digest(&[b"tercet commitment", &self.0]))
    }

    /// What the draws of the bot on a seat come from.
    pub(crate) fn of_bot(&self, seat: u8) -> u64 {
        let hash = digest(&[b"tercet bot", &self.0, &[seat]]);
        hash[..8].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
    }

    /// The key of the order in which laid cards lie after a find, where they change places.
    pub(crate) fn places_key(&self, find: u32) -> [u8; 32] {
        digest(&[b"tercet places", &self.0, &find.to_be_bytes()])
    }

    /// The key of the shuffle: this round's seed and what the seat-holders added, by seat number.
    pub(crate) fn deck_key(&self, contributions: &[(u8, Contribution)]) -> [u8; 32] {
        let added: Vec<u8> =
            contributions.iter().flat_map(|(seat, random)| [*seat].into_iter().chain(random.0)).collect();
        digest(&[b"tercet deck key", &self.0, &added])
    }
}

impl Contribution {
    /// Takes bytes from a random source, which the caller owns.
    pub const fn new(bytes: [u8; 16]) -> Contribution {
        Contribution(bytes)
    }
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    hash.finalize().into()
}

/// A text that is not the hexadecimal form of what was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HexError {
    #[error("{letter:?} is not a hexadecimal digit")]
    NotHex { letter: char },
    #[error("it has {digits} hexadecimal digits, where 1 to {most} are right")]
    Length { digits: usize, most: usize },
}

/// Reads a number in hexadecimal, leading zeros left out or not, into bytes, most significant first.
fn read_hex<const N: usize>(text: &str) -> Result<[u8; N], HexError> {
    let digits = text.chars().count();
    if digits == 0 || digits > 2 * N {
        return Err(HexError::Length { digits, most: 2 * N });
    }
    let mut bytes = [0; N];
    for (place, letter) in text.chars().rev().enumerate() {
        let digit = letter.to_digit(16).ok_or(HexError::NotHex { letter })? as u8;
        bytes[N - 1 - place / 2] |= digit << (4 * (place % 2));
    }
    Ok(bytes)
}

macro_rules! hexadecimal {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $name {
            type Err = HexError;

            fn from_str(text: &str) -> Result<$name, HexError> {
                read_hex(text).map($name)
            }
        }
    };
}

hexadecimal!(Seed);
hexadecimal!(Commitment);
hexadecimal!(Contribution);
as_text!(Seed: HexError, Commitment: HexError, Contribution: HexError);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl fmt::Debug for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Contribution({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_seeds_are_numbers_with_leading_zeros() {
        let short: Seed = "2A".parse().unwrap();
        assert_eq!(short.to_string(), format!("{}2a", "0".repeat(62)));
        assert_eq!(short.to_string().parse(), Ok(short));
    }

    #[test]
    fn bad_seeds_are_named() {
        assert_eq!("xyz".parse::<Seed>(), Err(HexError::NotHex { letter: 'z' }));
        assert_eq!("".parse::<Seed>(), Err(HexError::Length { digits: 0, most: 64 }));
        assert_eq!("0".repeat(65).parse::<Seed>(), Err(HexError::Length { digits: 65, most: 64 }));
    }

    #[test]
    fn a_seed_never_shows_in_debug_output() {
        assert_eq!(format!("{:?}", Seed::new([7; 32])), "Seed(…)");
    }
}
