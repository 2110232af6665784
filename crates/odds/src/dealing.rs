//! The rules of dealing that a simulated round follows.

use std::fmt;

use crate::deck::Deck;

/// How a simulated player chooses among several Sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Takes any of them with the same chance.
    Random,
    /// Takes the one that leaves the most Sets on the table untouched; among those the one after which the most cards of the
    /// deck would complete a pair of what is left; among those the first.
    LookAhead,
}

/// How a round is dealt and played: always at most one Set at a time, until none is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dealing {
    deck: Deck,
    layout: usize,
    widening: bool,
    player: Player,
}

impl Dealing {
    /// The full game: 81 cards, twelve on the table, three more when there is no Set.
    pub const FULL: Dealing =
        Dealing { deck: Deck::Full, layout: 12, widening: true, player: Player::Random };

    /// Solitaire: twelve on the table and never more; without a Set among them the player loses.
    pub const SOLITAIRE: Dealing = Dealing { widening: false, ..Dealing::FULL };

    /// A quick start: 27 cards, nine on the table.
    pub const QUICK: Dealing = Dealing { deck: Deck::Quick, layout: 9, ..Dealing::FULL };

    /// Any other way to deal. The layout must be a multiple of three, from 3 to 21 cards.
    pub fn new(deck: Deck, layout: usize, widening: bool, player: Player) -> Result<Dealing, LayoutError> {
        if layout.is_multiple_of(3) && (3..=21).contains(&layout) {
            Ok(Dealing { deck, layout, widening, player })
        } else {
            Err(LayoutError(layout))
        }
    }

    /// The same rules with another player.
    pub const fn with_player(self, player: Player) -> Dealing {
        Dealing { player, ..self }
    }

    /// The cards that are played with.
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// How many cards lie on the table as long as there are enough.
    pub const fn layout(&self) -> usize {
        self.layout
    }

    /// Whether three more cards are dealt when there is no Set; otherwise the round is lost then.
    pub const fn widening(&self) -> bool {
        self.widening
    }

    /// Who chooses.
    pub const fn player(&self) -> Player {
        self.player
    }
}

/// A size of layout that cannot be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayoutError(
    /// The size that was asked for.
    pub usize,
);

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a layout has 3, 6, 9, … or 21 cards, not {}", self.0)
    }
}

impl std::error::Error for LayoutError {}
