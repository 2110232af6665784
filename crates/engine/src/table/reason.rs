//! Why things happened at a table: who was slower, what a wrong call cost, why cards came, why a round is over.

use serde::{Deserialize, Serialize};

use crate::cards::find::Triple;
use crate::table::seat::SeatNumber;

/// A seat that called too, and was slower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beaten {
    pub seat: SeatNumber,
    /// By how many milliseconds.
    pub by: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Penalty {
    Point,
    /// The right to call, until another player takes a Set.
    LockedOut,
    /// Nothing; it is only counted.
    Nothing,
    /// The right to call, for some seconds.
    Wait,
}

/// How it came that more cards were laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// All players said so.
    All,
    /// One player said so, and silence counted as agreement.
    Silence,
    /// One player said so after a long time without a find.
    LongTime,
    /// No player had to say so: cards come by themselves.
    AtOnce,
}

/// Why a round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Ending {
    /// The deck is empty and no Set is left.
    NoSetLeft,
    /// The deck is empty and the players agreed that no Set is left.
    Agreed,
    /// A seat has as many Sets as the rules ask for.
    FirstTo {
        seat: SeatNumber,
    },
    AllFound,
    /// The round's time is over.
    TimeUp,
    /// As many finds were made as the rules ask for.
    FindsMade,
    /// On boards of their own all players have finished.
    AllFinished,
    /// A lone player met a layout without a Set.
    SolitaireStuck,
    /// A lone player said that there is no Set, and here it is.
    SolitaireOverlooked {
        set: Triple,
    },
}
