//! What is to be told of a table, in whole sentences and in short.

use engine::{Board, Claim, Event, Fact, Penalty, SeatNumber};
use protocol::CloseReason;
use words::{Words, msg};

/// The last claim that was judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// Whose it was.
    pub seat: SeatNumber,
    /// The cards.
    pub cards: Claim,
}

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// It happened at the table: whole sentences, and a shorter text for beside the board.
    Event {
        /// Whole sentences.
        sentences: Vec<String>,
        /// A shorter text.
        short: Vec<String>,
        /// Whether other cards lie on the table now.
        new_cards: bool,
    },
    /// What was asked for cannot be done, or the connection has something to say.
    Notice(String),
}

impl Check {
    /// The claim that an event judges.
    pub(crate) fn of(event: &Event) -> Option<Check> {
        match event.fact {
            Fact::Taken { seat, cards, .. }
            | Fact::Found { seat, cards }
            | Fact::WrongCall { seat, cards: Some(cards), .. } => Some(Check { seat, cards }),
            _ => None,
        }
    }
}

/// What stands beside the board, where the cards and the four answers are shown already.
pub(crate) fn short(words: Words, board: &Board, event: &Event) -> Vec<String> {
    let name = |seat: SeatNumber| board.name(seat).map_or("?", |name| name.as_str());
    let mut sentences = words.happening(board, event);
    match &event.fact {
        Fact::Opened { .. } | Fact::HostChanged { .. } | Fact::Contributed { .. } => Vec::new(),
        Fact::Taken { seat, .. } => {
            sentences[0] = words.text(msg::ScreenTakes { name: name(*seat) });
            sentences
        }
        Fact::Found { seat, .. } => vec![words.text(msg::ScreenFinds { name: name(*seat) })],
        Fact::WrongCall { seat, cards: Some(_), penalty } => {
            let wrong = words.text(msg::ScreenWrong { name: name(*seat) });
            let cost = sentences.pop().filter(|_| *penalty != Penalty::Nothing);
            [Some(wrong), cost].into_iter().flatten().collect()
        }
        _ => sentences,
    }
}

/// Why the server hung up for good.
pub(crate) fn farewell(words: Words, why: CloseReason) -> String {
    match why {
        CloseReason::OtherVersion => words.text(msg::PlayOtherVersion),
        _ => words.text(msg::PlayTooFast),
    }
}
