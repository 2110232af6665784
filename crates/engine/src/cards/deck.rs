//! Whether all cards are in play, or only those with one value.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::card::Card;
use crate::cards::feature::{UnknownWord, Value};
use crate::wire::as_text;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Deck {
    Full,
    /// The cards that show this value, which takes one feature out of the game.
    Only(Value),
}

impl Deck {
    /// Whether a card has the deck's value, if it has one.
    pub fn contains(self, card: Card) -> bool {
        match self {
            Deck::Full => true,
            Deck::Only(value) => card.value(value.feature()) == value,
        }
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deck::Full => f.write_str("full"),
            Deck::Only(value) => value.fmt(f),
        }
    }
}

impl FromStr for Deck {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Deck, UnknownWord> {
        if text == "full" { Ok(Deck::Full) } else { text.parse().map(Deck::Only) }
    }
}

as_text!(Deck: UnknownWord);
