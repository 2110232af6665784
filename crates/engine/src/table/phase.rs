//! Where a table stands in its match.

use serde::{Deserialize, Serialize};

use crate::cards::claim::Claim;
use crate::table::seat::SeatNumber;
use crate::time::Time;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum Phase {
    Waiting {
        /// Since when the players are the same.
        since: Time,
    },
    /// Cards lie face up and no call stands.
    Playing {
        /// Since when calling is free: the deal, a taken Set, the end of a wrong call.
        since: Time,
    },
    /// A seat has called, and another could still turn out to have been quicker.
    Held {
        /// When the photo finish is decided.
        until: Time,
        /// The calls so far, in the order of their arrival.
        calls: Vec<HeldCall>,
    },
    /// A call stands; the caller is to pick.
    Called {
        seat: SeatNumber,
        since: Time,
        /// When letting it run out becomes a wrong call.
        until: Time,
    },
    /// Cards were claimed, and the other players say whether they are right. Nothing else can be claimed meanwhile.
    Checking {
        seat: SeatNumber,
        cards: Claim,
        since: Time,
        /// When the claim is decided at the latest.
        until: Time,
        /// The seats that have voted; how is known when the claim is decided.
        voted: Vec<SeatNumber>,
    },
    /// The round is over and the next deal awaited.
    RoundOver {
        /// Since when the deal is awaited.
        since: Time,
    },
    MatchOver {
        result: MatchResult,
    },
}

impl Phase {
    /// The phase's name: a held call is shown as a call, since other seats can only join it.
    pub const fn name(&self) -> &'static str {
        match self {
            Phase::Waiting { .. } => "waiting",
            Phase::Playing { .. } => "playing",
            Phase::Held { .. } | Phase::Called { .. } => "called",
            Phase::Checking { .. } => "checking",
            Phase::RoundOver { .. } => "round-over",
            Phase::MatchOver { .. } => "match-over",
        }
    }

    /// Whether cards are in play.
    pub const fn in_round(&self) -> bool {
        matches!(
            self,
            Phase::Playing { .. } | Phase::Held { .. } | Phase::Called { .. } | Phase::Checking { .. }
        )
    }
}

/// One call that waits for the photo finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HeldCall {
    pub seat: SeatNumber,
    /// The reaction time that the node stated, in milliseconds.
    pub reaction: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchResult {
    /// The seats with the highest total; ties are shared. Empty if a lone player lost.
    pub winners: Vec<SeatNumber>,
    /// What became of a lone player's game.
    pub outcome: Outcome,
}

/// What kind of ending it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// A match that is decided by its totals.
    Totals,
    /// A solitaire or a puzzle that was won.
    Won,
    /// A solitaire that was lost.
    Lost,
}
