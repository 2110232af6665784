//! The deck, which lies beside the buttons and becomes thinner. The header says the number to screen readers.

use engine::{Board, DeckLasts};
use play::Session;

use super::model::TableModel;
use crate::prelude::*;

pub fn deck(state: TableModel) -> El {
    let of_board = |board: &Board| {
        let is_shown = board.phase().in_round() && board.rules().deck_lasts == DeckLasts::Once;
        is_shown.then(|| board.undealt())
    };
    let left = Memo::new(move || state.session.with(|session: &Session| session.board().and_then(of_board)));
    let count = move || left.get().unwrap_or_default().to_string();
    el("div")
        .class("deck pack")
        .attr("aria-hidden", "true")
        .class_if("none", move || left.get() == Some(0))
        .shown_if(move || left.get().is_some())
        .style_of("--cards", count)
        .child(el("b").text_of(move || words().signed(left.get().unwrap_or_default() as i32)))
}
