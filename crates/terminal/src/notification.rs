//! What the player is told of a table, in sentences.

use engine::{Board, Event, Fact, Penalty, RuleSheet, Target};
use play::RequestError;
use protocol::{CloseReason, Problem};
use words::{Reader, Words, msg};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notification {
    Event {
        sentences: Vec<String>,
        /// A shorter text for beside the board.
        short: Vec<String>,
        /// Whether it changed the cards on the table.
        new_cards: bool,
    },
    /// Why a request had no effect.
    Notice(String),
}

/// What stands beside the board, where the cards and the four answers are shown already.
pub(crate) fn short(
    words: Words,
    board: &Board,
    event: &Event,
    reader: Reader<'_>,
    mut sentences: Vec<String>,
) -> Vec<String> {
    let target = board.rules().target;
    match &event.fact {
        Fact::Opened { .. } | Fact::HostChanged { .. } | Fact::Contributed { .. } => Vec::new(),
        Fact::Taken { seat, .. } | Fact::Found { seat, .. } => {
            let (who, name) = (reader.who(*seat), &words.seat_name(board, *seat));
            sentences[0] = words.text(msg::EventScored { who, name, target: target.name() });
            sentences
        }
        // The cards are marked on the board.
        Fact::Claimed { seat, .. } => {
            let (who, name) = (reader.who(*seat), &words.seat_name(board, *seat));
            sentences[0] = words.text(msg::TableCheck { who, name });
            sentences
        }
        Fact::WrongCall { .. } if target != Target::Set => sentences,
        Fact::WrongCall { seat, cards: Some(_), penalty, .. } => {
            let wrong =
                words.text(msg::ScreenWrong { who: reader.who(*seat), name: &words.seat_name(board, *seat) });
            let cost = sentences.pop().filter(|_| *penalty != Penalty::Nothing);
            [Some(wrong), cost].into_iter().flatten().collect()
        }
        _ => sentences,
    }
}

/// Milliseconds as a list of seconds.
pub(crate) fn times(words: Words, times: &[u64]) -> String {
    let seconds = times.iter().map(|&time| words.decimal(time as f64 / 1000.0, 1));
    seconds.collect::<Vec<_>>().join(" · ")
}

pub(crate) fn request_error(words: Words, error: &RequestError, rules: Option<&RuleSheet>) -> String {
    match error {
        RequestError::Refused(why) => words.refusal(why, rules),
        RequestError::Problem(Problem::OnlyWatching) => words.text(msg::RefusalNotSeated),
        RequestError::Problem(_) => words.text(msg::ScreenTryAgain),
        RequestError::Lost => words.text(msg::ScreenCallLost),
    }
}

/// Why the server does not want the client back.
pub(crate) fn close_reason(words: Words, why: CloseReason) -> String {
    match why {
        CloseReason::OtherVersion => words.text(msg::PlayOtherVersion),
        CloseReason::BrokenTable => words.text(msg::PageBrokenTable),
        CloseReason::SignedOut => words.text(msg::PageSignedOut),
        _ => words.text(msg::PlayTooFast),
    }
}
