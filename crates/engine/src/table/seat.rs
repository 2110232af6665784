//! Who sits at a table: names, seat numbers, handicaps.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize, de};

use thiserror::Error;

use crate::bots::pace::Level;
use crate::cards::claim::Claim;
use crate::fairness::seed::Contribution;
use crate::time::Time;

/// The most characters that a player's id or name may have.
pub const NAME_LENGTH: usize = 40;

/// Why a text cannot be a player's id or name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// Nothing but blanks.
    #[error("a name needs at least one visible character")]
    Empty,
    /// More than [`NAME_LENGTH`] characters.
    #[error("a name has at most {NAME_LENGTH} characters, not {characters}")]
    Long { characters: usize },
    /// A line break or another character that cannot be shown.
    #[error("a name has no line breaks or other control characters")]
    Control,
}

/// Checks a text of 1 to 40 visible characters, without the blanks around it.
fn visible(text: &str) -> Result<Arc<str>, NameError> {
    let text = text.trim();
    let characters = text.chars().count();
    match characters {
        0 => Err(NameError::Empty),
        _ if characters > NAME_LENGTH => Err(NameError::Long { characters }),
        _ if text.chars().any(is_invisible) => Err(NameError::Control),
        _ => Ok(text.into()),
    }
}

/// Control characters, and the marks that reorder or hide the text around them: a name must not look like another one.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// A checked text that is cheap to clone and is a plain string in JSON.
macro_rules! checked_text {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name(Arc<str>);

        impl $name {
            /// Takes a text of 1 to 40 visible characters, without the blanks around it.
            pub fn new(text: &str) -> Result<$name, NameError> {
                visible(text).map($name)
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:?}", &*self.0)
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> String {
                text.0.as_ref().to_owned()
            }
        }

        impl TryFrom<String> for $name {
            type Error = NameError;

            fn try_from(text: String) -> Result<$name, NameError> {
                $name::new(&text)
            }
        }
    };
}

checked_text! {
    /// Identifies a player across tables and renames.
    PlayerId
}

checked_text! {
    /// The name that other players see. Two players may have the same.
    DisplayName
}

/// At a table without accounts, in memory or at the referee, the name is the identity.
impl From<DisplayName> for PlayerId {
    fn from(name: DisplayName) -> PlayerId {
        PlayerId(name.0)
    }
}

impl From<PlayerId> for DisplayName {
    fn from(id: PlayerId) -> DisplayName {
        DisplayName(id.0)
    }
}

impl DisplayName {
    /// A text that is made of checked ones.
    pub(crate) fn unchecked(text: String) -> DisplayName {
        DisplayName(text.into())
    }

    /// Stands for the name of a seat that the board does not know, which only a damaged journal refers to.
    pub(crate) fn of_unknown(seat: SeatNumber) -> DisplayName {
        DisplayName(format!("#{}", seat.0).into())
    }
}

impl PlayerId {
    pub fn of_bot(seat: usize) -> PlayerId {
        PlayerId(format!("bot:{seat}").into())
    }
}

/// A seat's number at its table, counted from 0 in the order of sitting down; never given to another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatNumber(
    /// Counted from 0.
    pub u8,
);

impl SeatNumber {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What evens out a table of mixed skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "HandicapSheet", try_from = "HandicapSheet")]
pub struct Handicap {
    delay: u32,
    head_start: u8,
}

/// Any two numbers that want to be a handicap.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct HandicapSheet {
    #[serde(default)]
    delay: u32,
    #[serde(default)]
    head_start: u8,
}

/// Why two numbers are no handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HandicapError {
    /// A delay over 30 s.
    #[error("a delay is 0 to 30000 ms, not {delay}")]
    Delay { delay: u32 },
    /// A head start over 27 points.
    #[error("a head start is 0 to 27 points, not {points}")]
    HeadStart { points: u8 },
}

impl Handicap {
    /// A delay before one may call after new cards, in milliseconds up to 30 s, and a head start of up to 27 points.
    pub fn new(delay: u32, head_start: u8) -> Result<Handicap, HandicapError> {
        if delay > 30_000 {
            return Err(HandicapError::Delay { delay });
        }
        if head_start > 27 {
            return Err(HandicapError::HeadStart { points: head_start });
        }
        Ok(Handicap { delay, head_start })
    }

    /// Reads a handicap from the fields of a message; one that is missing is 0.
    pub(crate) fn read<E: de::Error>(delay: Option<u32>, head_start: Option<u8>) -> Result<Handicap, E> {
        Handicap::new(delay.unwrap_or_default(), head_start.unwrap_or_default()).map_err(E::custom)
    }

    /// Milliseconds before one may call after new cards.
    pub fn delay(self) -> u32 {
        self.delay
    }

    /// Points that one starts with.
    pub fn head_start(self) -> u8 {
        self.head_start
    }
}

impl From<Handicap> for HandicapSheet {
    fn from(handicap: Handicap) -> HandicapSheet {
        HandicapSheet { delay: handicap.delay, head_start: handicap.head_start }
    }
}

impl TryFrom<HandicapSheet> for Handicap {
    type Error = HandicapError;

    fn try_from(sheet: HandicapSheet) -> Result<Handicap, HandicapError> {
        Handicap::new(sheet.delay, sheet.head_start)
    }
}

/// One seat and everything that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seat {
    /// Who sits here.
    pub player: PlayerId,
    /// What the others call this player.
    pub name: DisplayName,
    /// The level, if a bot sits here.
    pub bot: Option<Level>,
    /// Whether the player is still here; who leaves keeps the seat's number, score and Sets.
    pub seated: bool,
    /// Points of the whole match so far.
    pub score: i32,
    /// The Sets taken in this round (in a puzzle: found).
    pub sets: Vec<Claim>,
    /// Finds of this round on a board of one's own, whose cards the others do not see.
    pub unseen_finds: usize,
    /// When this player made the last find of the round on a board of their own.
    pub finished: Option<Time>,
    /// Wrong calls of the whole match so far.
    pub wrong_calls: u32,
    /// What keeps this player from calling after a wrong call.
    pub lock_out: Option<LockOut>,
    /// Whether this player has said that there is no Set among the cards that lie here now.
    pub said_no_set: bool,
    pub dealt: bool,
    /// Whether this player sat down after the first deal of the match.
    pub late: bool,
    pub handicap: Handicap,
    /// Whether the host has removed this player for good.
    pub removed: bool,
    /// Whether this player has had no connection for a while.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
    /// How often that was recorded in this match.
    #[serde(skip)]
    pub(crate) absences: u8,
    /// When this player last said something friendly.
    pub emoted: Option<Time>,
    /// What this player adds to the next shuffle.
    pub contribution: Option<Contribution>,
}

/// How a lock-out ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LockOut {
    /// With another player's Set.
    UntilFind,
    /// By itself.
    Until(Time),
}

impl Seat {
    /// How many finds this player has made in this round.
    pub fn finds(&self) -> usize {
        self.sets.len() + self.unseen_finds
    }

    /// Forgets the finds of a round.
    pub(crate) fn clear_finds(&mut self) {
        self.sets.clear();
        (self.unseen_finds, self.finished) = (0, None);
    }

    /// Ends a lock-out of either kind.
    pub(crate) fn free(&mut self) {
        self.lock_out = None;
    }

    /// Whether a lock-out keeps this player from calling.
    pub fn is_locked_out(&self) -> bool {
        self.lock_out.is_some()
    }

    /// When the lock-out ends by itself; none if another player's Set ends it.
    pub fn locked_until(&self) -> Option<Time> {
        match self.lock_out? {
            LockOut::Until(time) => Some(time),
            LockOut::UntilFind => None,
        }
    }

    /// Whether another player's Set ends the lock-out, and not time.
    pub(crate) fn is_locked_until_find(&self) -> bool {
        self.lock_out == Some(LockOut::UntilFind)
    }

    pub(crate) fn new(player: PlayerId, name: DisplayName, bot: Option<Level>) -> Seat {
        Seat {
            player,
            name,
            bot,
            seated: true,
            score: 0,
            sets: Vec::new(),
            unseen_finds: 0,
            finished: None,
            wrong_calls: 0,
            lock_out: None,
            said_no_set: false,
            dealt: false,
            late: false,
            handicap: Handicap::default(),
            removed: false,
            away: false,
            absences: 0,
            emoted: None,
            contribution: None,
        }
    }
}
