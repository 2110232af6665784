//! Challenges: deals that several players get, each at a table of their own.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::date::Date;
use crate::wire::as_text;

/// The length of an id in characters.
const LENGTH: usize = 12;

/// The ids of days' races begin so; the date follows as eight digits. Other ids have no hyphen.
const DAY_PREFIX: &str = "day-";

/// Identifies a challenge: 12 lower-case letters, digits and hyphens, as in its link.
///
/// A table whose opening names one is a run of it: its seed is the challenge's, and nothing that a player does changes the cards
/// or the rules.
///
/// ```
/// use engine::ChallengeId;
///
/// let id: ChallengeId = "k3x9q0z7m1aa".parse().unwrap();
/// assert_eq!(id.to_string(), "k3x9q0z7m1aa");
/// assert!("too-short".parse::<ChallengeId>().is_err());
///
/// let race = ChallengeId::of_day("2026-11-18".parse().unwrap());
/// assert_eq!(race.to_string(), "day-20261118");
/// assert_eq!(race.day().map(|day| day.to_string()).as_deref(), Some("2026-11-18"));
/// assert_eq!(id.day(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct ChallengeId([u8; LENGTH]);

/// A text that is no challenge's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a challenge's id has {LENGTH} lower-case letters, digits and hyphens")]
pub struct ChallengeIdError;

impl ChallengeId {
    /// The id of a day's race.
    pub fn of_day(date: Date) -> ChallengeId {
        let mut id = *b"day-00000000";
        let mut number = date.number();
        for digit in id[DAY_PREFIX.len()..].iter_mut().rev() {
            *digit = b'0' + (number % 10) as u8;
            number /= 10;
        }
        ChallengeId(id)
    }

    /// The day, if it is the id of a day's race.
    pub fn day(&self) -> Option<Date> {
        let digits = self.0.strip_prefix(DAY_PREFIX.as_bytes())?;
        let digit = |byte: &u8| byte.is_ascii_digit().then(|| u32::from(byte - b'0'));
        let number = digits.iter().try_fold(0, |number, byte| Some(10 * number + digit(byte)?))?;
        Date::new((number / 10_000) as u16, (number / 100 % 100) as u8, (number % 100) as u8).ok()
    }
}

impl FromStr for ChallengeId {
    type Err = ChallengeIdError;

    fn from_str(text: &str) -> Result<ChallengeId, ChallengeIdError> {
        let fits = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || *byte == b'-';
        match text.as_bytes().try_into() {
            Ok(bytes) if text.bytes().all(|byte| fits(&byte)) => Ok(ChallengeId(bytes)),
            _ => Err(ChallengeIdError),
        }
    }
}

as_text!(ChallengeId: ChallengeIdError);

impl fmt::Display for ChallengeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::str::from_utf8(&self.0).unwrap_or_default())
    }
}

impl fmt::Debug for ChallengeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ChallengeId({self})")
    }
}
