//! Checks that no card is lost or duplicated: face-up, taken and undealt cards always make one deck.

use std::collections::BTreeSet;

use engine::{Board, CARDS, Card, Event, Fact};

/// The cards of one table that plays with the full deck, checked after every record.
#[derive(Default)]
pub struct DeckAudit {
    pub(crate) board: Option<Board>,
    taken: BTreeSet<Card>,
}

impl DeckAudit {
    /// Applies one record's events; fails if the cards no longer make a deck.
    pub fn apply<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) -> Result<(), String> {
        for event in events {
            match &event.fact {
                Fact::Dealt { .. } => self.taken.clear(),
                Fact::Taken { cards, .. } => {
                    if let Some(card) = cards.cards().iter().find(|&&card| !self.taken.insert(card)) {
                        return Err(format!("{card} is taken twice"));
                    }
                }
                _ => {}
            }
            match &mut self.board {
                None => self.board = Board::open(event).ok(),
                Some(board) => board.apply(event),
            }
        }
        self.board.as_ref().filter(|board| board.phase().in_round()).map_or(Ok(()), |board| self.count(board))
    }

    fn count(&self, board: &Board) -> Result<(), String> {
        let lying: BTreeSet<Card> = board.layout().cards().iter().copied().collect();
        if lying.len() != board.layout().len() {
            return Err("a card lies there twice".to_owned());
        }
        if !lying.is_disjoint(&self.taken) {
            return Err("a card that was taken lies there".to_owned());
        }
        match lying.len() + self.taken.len() + board.undealt() {
            CARDS => Ok(()),
            other => Err(format!("there are {other} cards")),
        }
    }
}
