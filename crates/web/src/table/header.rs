//! The line above the table: the state of the match, and the tools of the page.

use engine::{Board, Phase};

use super::actions::rounds;
use super::model::TableModel;
use crate::app::{home_link, page_tools};
use crate::prelude::*;

pub fn header(state: TableModel) -> El {
    let texts = move || state.session.with(|session| session.board().map(standing).unwrap_or_default());
    let tool = state.local.with_untracked(|local| local.as_ref().map(|local| (local.pause)()));
    top(texts, tool)
}

pub fn top(texts: impl Fn() -> Vec<String> + 'static, tool: Option<El>) -> El {
    let texts = move || texts().iter().map(|text| el("span").text(text)).collect();
    let standing = el("h1").class("standing").children_of(texts);
    el("header").class("top").children([home_link(), standing]).maybe(tool).child(page_tools())
}

pub fn standing(board: &Board) -> Vec<String> {
    let words = words();
    let rules = board.rules();
    let (edition, variant) = (words.edition(rules.edition), words.variant(rules.variant));
    if board.round() == 0 {
        return vec![words.text(msg::TableRules { edition: &edition, variant: &variant })];
    }
    let rounds = rounds(rules, board.seated().count()).max(board.round() as usize);
    let mut texts = vec![words.text(msg::TableRound { round: board.round().into(), rounds: rounds as f64 })];
    if let Some(dealer) = board.dealer().and_then(|dealer| board.name(dealer))
        && !rules.variant.is_alone()
        && !matches!(board.phase(), Phase::MatchOver { .. })
    {
        texts.push(words.text(msg::TableDeals { name: dealer.as_str() }));
    }
    if board.phase().in_round() {
        texts.push(words.text(msg::TableLeft { cards: board.undealt() as f64 }));
    }
    texts
}
