//! The finished matches of a table, from its records.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{Board, Fact, Level, Phase, PlayerId, Record, RuleChoice, SeatNumber, Time};
use play::{RatedMatch, RatedMatches};
use protocol::MatchPlayer;

use crate::error::ServerError;
use crate::journal::Journal;
use crate::room::{TableHistory, TableId};

/// A match that is over.
#[derive(Clone, Debug)]
pub(super) struct TableMatch {
    pub(super) table: TableId,
    /// The how manieth of its table, counted from 1.
    pub(super) number: u32,
    /// The number of the record that ended it.
    pub(super) head: u64,
    pub(super) ended: Time,
    pub(super) rules: RuleChoice,
    /// All who sat there while cards lay, by seat number.
    pub(super) players: Vec<MatchPlayer>,
    /// What of it is rated, if it is.
    pub(super) rated: Option<RatedMatch>,
}

impl TableMatch {
    /// The matches of a table that are over, in order; none of a run of a challenge, which has its own list.
    pub(super) async fn read(
        journal: &Arc<dyn Journal>,
        table: &TableId,
    ) -> Result<Vec<TableMatch>, ServerError> {
        let records: Vec<Record> =
            TableHistory::new(journal.clone(), table.stream()?).all_unless_run().await?;
        Ok(TableMatch::all_of(table, &records))
    }

    fn all_of(table: &TableId, records: &[Record]) -> Vec<TableMatch> {
        let mut events = (1..)
            .zip(records)
            .flat_map(|(head, record)| record.events.iter().map(move |event| (head, &event.event)));
        let opening = events.next().and_then(|(_, opening)| Board::open(opening).ok());
        let Some(mut rated) = opening.map(RatedMatches::new) else { return Vec::new() };
        let (mut matches, mut seats) = (Vec::new(), BTreeSet::new());
        for (head, event) in events {
            let before = rated.finished().len();
            rated.apply(event);
            let board = rated.board();
            match &event.fact {
                Fact::Dealt { .. } => seats.extend(board.seated().map(|(seat, _)| seat)),
                Fact::Sat { seat, .. } if !matches!(board.phase(), Phase::Waiting { .. }) => {
                    seats.insert(*seat);
                }
                Fact::MatchEnded { .. } => matches.push(TableMatch {
                    table: table.clone(),
                    number: matches.len() as u32 + 1,
                    head,
                    ended: event.at,
                    rules: board.rules().choice(),
                    players: players(board, &std::mem::take(&mut seats)),
                    rated: rated.finished().get(before).cloned(),
                }),
                _ => {}
            }
        }
        matches
    }

    /// Matches are counted in this order: that of their ends, then of their tables.
    pub(super) fn order(&self) -> (Time, TableId, u32) {
        (self.ended, self.table.clone(), self.number)
    }

    /// The people who played, with their seats.
    pub(super) fn people(&self) -> impl Iterator<Item = (SeatNumber, &PlayerId)> {
        self.players.iter().filter_map(|player| Some((player.seat, player.player.as_ref()?)))
    }
}

fn players(board: &Board, seats: &BTreeSet<SeatNumber>) -> Vec<MatchPlayer> {
    let score = |seat: &SeatNumber| board.seat(*seat).map_or(0, |seat| seat.score);
    let player = |&number: &SeatNumber| {
        let seat = board.seat(number)?;
        let better = seats.iter().filter(|other| score(other) > seat.score).count();
        let bot: Option<Level> = seat.bot;
        Some(MatchPlayer {
            seat: number,
            player: bot.is_none().then(|| seat.player.clone()),
            name: None,
            bot,
            score: seat.score,
            place: better as u32 + 1,
        })
    };
    seats.iter().filter_map(player).collect()
}
