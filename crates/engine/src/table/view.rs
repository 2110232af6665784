//! What one pair of eyes sees of a board.

use serde::Serialize;

use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::table::board::{Board, Viewer};
use crate::table::phase::{Outcome, Phase};
use crate::table::seat::{DisplayName, Seat, SeatNumber};
use crate::time::Time;

/// A board as one seat, a spectator or the Set-Master sees it.
///
/// It is made of a [`Board`], which knows no secret; so no view can show one.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    board: &'a Board,
    viewer: Viewer,
}

impl Board {
    pub fn view(&self, viewer: Viewer) -> View<'_> {
        View { board: self, viewer }
    }
}

impl<'a> View<'a> {
    pub fn board(&self) -> &'a Board {
        self.board
    }

    pub fn you(&self) -> Option<SeatNumber> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The Sets that lie on the table, which only the Set-Master is shown.
    pub fn sets(&self) -> Option<Vec<Claim>> {
        let is_seated = |seat| self.board.seat(seat).is_some_and(|seat| seat.seated);
        let is_master = self.you().is_some_and(|seat| self.board.is_set_master(seat) && is_seated(seat));
        (is_master && self.board.phase.in_round()).then(|| self.board.finder().all())
    }

    /// The view as data, names for seats.
    pub fn summary(&self) -> Summary {
        let board = self.board;
        let name = |seat: SeatNumber| board.name(seat).cloned();
        let result = match &board.phase {
            Phase::MatchOver { result } => Some(SummaryResult {
                winners: result.winners.iter().filter_map(|&seat| name(seat)).collect(),
                won: result.outcome == Outcome::Won,
                lost: result.outcome == Outcome::Lost,
            }),
            _ => None,
        };
        Summary {
            phase: board.phase.name(),
            table: board.layout.cards().to_vec(),
            deck: board.undealt,
            dealer: board.dealer().and_then(name),
            caller: board.caller().and_then(name),
            round: board.round,
            deadline: board.deadline(),
            players: board.seats.iter().enumerate().map(|(place, seat)| self.player(place, seat)).collect(),
            result,
            you: self.you().and_then(name),
            sets: self.sets(),
        }
    }

    fn player(&self, place: usize, seat: &Seat) -> SummaryPlayer {
        SummaryPlayer {
            name: seat.name.clone(),
            score: seat.score,
            sets: seat.finds(),
            locked: seat.is_locked_out(),
            locked_until: seat.locked_until(),
            said_no_set: seat.said_no_set,
            playing: seat.seated && !self.board.is_set_master(SeatNumber(place as u8)),
        }
    }
}

/// A view as data, for programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// `waiting`, `playing`, `called`, `round-over` or `match-over`.
    pub phase: &'static str,
    /// The cards that lie face up, in layout order.
    pub table: Vec<Card>,
    /// How many cards are still in the deck.
    pub deck: usize,
    /// Who dealt this round, or, between rounds, whose deal it is.
    pub dealer: Option<DisplayName>,
    /// Whose call stands; none while the photo finish is not decided.
    pub caller: Option<DisplayName>,
    /// The round, counted from 1; 0 before the first deal.
    pub round: u32,
    /// When something will happen by itself.
    pub deadline: Option<Time>,
    pub players: Vec<SummaryPlayer>,
    pub result: Option<SummaryResult>,
    /// The viewer, if it sits at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<DisplayName>,
    /// The Sets on the table, for the Set-Master.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sets: Option<Vec<Claim>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SummaryPlayer {
    pub name: DisplayName,
    /// Points of the whole match.
    pub score: i32,
    pub sets: usize,
    /// Whether a wrong call keeps this player from calling.
    pub locked: bool,
    /// When that ends by itself, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locked_until: Option<Time>,
    pub said_no_set: bool,
    /// Whether this player may find Sets: sits here, and is not Set-Master.
    pub playing: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SummaryResult {
    /// Who has the highest total.
    pub winners: Vec<DisplayName>,
    pub lost: bool,
    pub won: bool,
}
