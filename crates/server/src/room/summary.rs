//! What a table shows to a holder of its link before joining.

use std::sync::Arc;

use engine::{Board, ChallengeId, Family, Handicap, PlayerId};
use protocol::{SeatedPlayer, TableSummary};
use tokio::sync::oneshot;

use super::rooms::{Rooms, TableId};
use super::{Room, RoomMessage};
use crate::error::ServerError;

/// The rating that a match counts for as the table stands, if at least two people play.
pub(super) fn rated(board: &Board) -> Option<Family> {
    let is_even = board.seats().iter().all(|seat| seat.handicap == Handicap::default());
    Family::of(board.rules()).filter(|_| is_even && board.challenge().is_none())
}

impl Room {
    pub(super) fn summary(&self, player: Option<&PlayerId>) -> TableSummary {
        let board = self.host.board();
        let seated = board.seated();
        // A visitor without an identity sits down as a new player.
        let visitor = PlayerId::new("visitor").ok();
        let asks = player.or(visitor.as_ref());
        TableSummary {
            table: self.id.to_string(),
            rules: board.rules().choice(),
            phase: board.phase().name().to_owned(),
            players: seated
                .map(|(seat, taken)| SeatedPlayer {
                    seat,
                    name: taken.name.clone(),
                    player: Some(taken.player.clone()),
                    bot: taken.bot,
                    program: false,
                })
                .collect(),
            seats: board.rules().seats,
            host: board.host(),
            you: player.and_then(|player| board.seat_of(player)).filter(|&seat| board.is_seated(seat)),
            free: asks.is_some_and(|player| board.may_sit(player).is_ok()),
            challenge: board.challenge().map(|challenge| challenge.to_string()),
            connected: self.clients.len() + self.remote.seats.len() + self.remote.watching,
            rated: rated(board).map(|family| family.to_string()),
        }
    }
}

impl Rooms {
    /// The challenge that a table is a run of, and all who have sat down there.
    pub(crate) async fn run_of(
        self: &Arc<Rooms>,
        table: &TableId,
    ) -> Result<Option<(ChallengeId, Vec<PlayerId>)>, ServerError> {
        let (reply, run) = oneshot::channel();
        self.send(table, RoomMessage::RunOf { reply }).await?;
        run.await.map_err(|_| ServerError::RoomEnds(table.to_string()))
    }

    /// The summary of a table, as this player may see it.
    pub(crate) async fn summary(
        self: &Arc<Rooms>,
        table: &TableId,
        player: Option<PlayerId>,
    ) -> Result<TableSummary, ServerError> {
        let (reply, summary) = oneshot::channel();
        self.send(table, RoomMessage::Summarize { player, reply }).await?;
        summary.await.map_err(|_| ServerError::RoomEnds(table.to_string()))
    }
}
