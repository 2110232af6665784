//! Games that challenges are made from: played alone, at a table of the server or in a browser.

use engine::{
    Contribution, Event, Fact, PlayerId, Record, RuleChoice, Rules, SeatNumber, Seed, Time, replay_of, verify,
};
use play::RunScore;
use serde::{Deserialize, Serialize};

use super::rules_of;
use super::run::RunResult;
use crate::error::ServerError;

/// The round of a game that a challenge was made from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PlayedGame {
    /// The seed of the round, which only those know who have played it.
    pub(super) round: Seed,
    /// What its player contributed to the shuffle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) random: Option<Contribution>,
    pub(super) result: RunResult,
    /// Whether the times were reported by a browser.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) unchecked: bool,
}

impl PlayedGame {
    /// The last round of a game for one, and its rules; refused unless every record follows by the rules. A game at a table has
    /// to be this player's; without a player, a browser has reported it.
    pub(super) fn of(
        journal: &[Record],
        player: Option<&PlayerId>,
        now: Time,
    ) -> Result<(Rules, PlayedGame), ServerError> {
        let records = replay_of(journal);
        let proof =
            verify(&records).map_err(|error| refused(&format!("The game is not by the rules: {error}.")))?;
        let board = &proof.board;
        let is_alone = board.seats().len() == 1 && board.seats()[0].bot.is_none();
        if !is_alone || board.challenge().is_some() {
            return Err(refused("A challenge is made from a game that one player has played alone."));
        }
        if player.is_some_and(|player| board.seats()[0].player != *player) {
            return Err(refused("The game at this table is another player's."));
        }
        let events = || records.iter().flat_map(|record| &record.events).map(|event| &event.event);
        let (seed, random) = deal_of(events());
        let round = seed.ok_or_else(|| refused("The cards of this game were not shuffled."))?;
        let score = RunScore::of(events(), SeatNumber(0));
        if score.finds.is_empty() {
            return Err(refused("Nothing was found in this game."));
        }
        let rules = rules_of(RuleChoice { seats: Some(1), ..board.rules().choice() })?;
        let result = RunResult { begun: now, ended: Some(now), score, ..RunResult::default() };
        Ok((rules, PlayedGame { round, random, result, unchecked: player.is_none() }))
    }
}

/// The seed of the last round, and what was mixed into it.
fn deal_of<'a>(events: impl Iterator<Item = &'a Event>) -> (Option<Seed>, Option<Contribution>) {
    let (mut seed, mut mixed, mut offered) = (None, None, None);
    for event in events {
        match &event.fact {
            Fact::Contributed { random, .. } => offered = Some(*random),
            Fact::Left { .. } => offered = None,
            Fact::Dealt { .. } => mixed = offered.take(),
            Fact::RoundEnded { seed: revealed, .. } => seed = *revealed,
            _ => {}
        }
    }
    (seed, mixed)
}

fn refused(message: &str) -> ServerError {
    ServerError::client(protocol::ApiErrorKind::BadRequest, message)
}
