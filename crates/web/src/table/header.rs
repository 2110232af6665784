//! The line above the table: the state of the match, and the tools of the page.

use engine::{Board, Phase};

use super::model::TableModel;
use crate::app::{home_link, page_tools};
use crate::prelude::*;

pub fn header(state: TableModel) -> El {
    let texts = move || {
        state.session.with(|session| {
            let reader = Reader::at(session.seat());
            session.board().map(|board| standing(board, reader)).unwrap_or_default()
        })
    };
    let tool = state.local.with_untracked(|local| local.as_ref().map(|local| (local.pause)()));
    top(texts, tool)
}

pub fn top(texts: impl Fn() -> Vec<El> + 'static, tool: Option<El>) -> El {
    let standing = el("h1").class("standing").children_of(texts);
    el("header").class("top").children([home_link(), standing]).maybe(tool).child(page_tools())
}

/// The state of the match in a few words. What a class names is left out where the page shows it otherwise.
pub fn standing(board: &Board, reader: Reader<'_>) -> Vec<El> {
    let words = words();
    let part = |class: &str, text: String| el("span").class(class).text(&text);
    let rules = board.rules();
    let mut texts = vec![part("of-rules", words.game(rules.edition, rules.variant))];
    let rounds = board.rounds_of_match();
    // In a single round, or in a race on boards of their own, rounds and dealer mean nothing to the players.
    if board.round() > 0 && rounds > 1 && !rules.has_own_boards() {
        let (round, rounds) = (board.round().into(), rounds.into());
        texts.push(part("of-round", words.text(msg::TableRound { round, rounds })));
        if let Some((dealer, name)) = board.dealer().and_then(|dealer| Some((dealer, board.name(dealer)?)))
            && !matches!(board.phase(), Phase::MatchOver { .. })
        {
            let deals = msg::TableDeals { who: reader.who(dealer), name: &words.name(name) };
            texts.push(part("of-dealer", words.text(deals)));
        }
    }
    if board.phase().in_round() && !rules.has_own_boards() {
        texts.push(part("of-deck", words.text(msg::TableLeft { cards: board.undealt() as f64 })));
    }
    texts
}
