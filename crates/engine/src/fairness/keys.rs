//! Where a table's decks come from: a secret, or what has been revealed of one.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::cards::card::Card;
use crate::fairness::seed::{Commitment, Seed};
use crate::rules::Rules;
use crate::table::event::Secret;
use crate::table::seat::SeatNumber;

/// What decides a table's decks. Rounds are numbered through over all matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Keys {
    /// All of it, as only the table's server knows.
    Secret(Arc<Secret>),
    /// The rounds that are over, as a client can check them afterwards.
    Revealed(Arc<Revealed>),
}

/// The seeds of rounds that are over, and what was published about each round before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Revealed {
    pub(crate) seeds: BTreeMap<u32, Seed>,
    pub(crate) commitments: BTreeMap<u32, Commitment>,
}

impl Keys {
    pub(crate) fn seed(&self, round: u32) -> Option<Seed> {
        match self {
            Keys::Secret(secret) => Some(secret.of_round(round)),
            Keys::Revealed(revealed) => revealed.seeds.get(&round).copied(),
        }
    }

    /// The seed that may be shown after a round; none if its deck was stacked.
    pub(crate) fn revealed_seed(&self, round: u32) -> Option<Seed> {
        match self {
            Keys::Secret(secret) if round == 1 && secret.stacked.is_some() => None,
            _ => self.seed(round),
        }
    }

    /// What a bot's draws come from; known only with the whole secret.
    pub(crate) fn bot_seed(&self, seat: SeatNumber) -> Option<u64> {
        match self {
            Keys::Secret(secret) => Some(secret.seed.of_bot(seat.0)),
            Keys::Revealed(_) => None,
        }
    }

    pub(crate) fn commitment(&self, round: u32) -> Option<Commitment> {
        match self {
            Keys::Secret(secret) => Some(secret.of_round(round).commitment()),
            Keys::Revealed(revealed) => revealed.commitments.get(&round).copied(),
        }
    }

    /// The cards of a stacked round, if they fit the rules that are played now.
    pub(crate) fn stacked(&self, round: u32, rules: &Rules) -> Option<Vec<Card>> {
        match self {
            Keys::Secret(secret) if round == 1 => {
                let cards = secret.stacked.clone()?;
                Secret::stacked(secret.seed, rules, cards).ok()?.stacked
            }
            _ => None,
        }
    }
}
