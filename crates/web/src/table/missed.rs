//! The Sets that were missed.

use engine::Board;
use play::{MatchStats, MissedSet};
use web_ui::{El, el};
use words::msg;

use super::result::{part, seconds};
use crate::card::pictures;
use crate::settings::words;

/// How many are shown: those that lay longest.
const SHOWN: usize = 5;

/// The Sets of the last round that lay longest without being session.
pub fn missed(board: &Board, tally: &MatchStats) -> El {
    let all: &[MissedSet] = tally.rounds.last().map_or(&[], |round| &round.missed);
    let none = all.is_empty().then(|| el("p").class("small").text(&words().text(msg::ResultMissedNone)));
    let lines = all.iter().take(SHOWN).map(|missed| line(board, missed));
    part(words().text(msg::ResultMissed)).maybe(none).child(el("ul").class("missed").children(lines))
}

fn line(board: &Board, missed: &MissedSet) -> El {
    let seconds = &seconds(missed.lay);
    let text = if missed.denied {
        words().text(msg::ResultMissedDenied { seconds })
    } else {
        words().text(msg::ResultMissedLay { seconds })
    };
    el("li").child(pictures(missed.cards, **board.rules())).child(el("span").class("small").text(&text))
}
