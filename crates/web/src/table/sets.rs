//! The Sets on the table, for the Set-Master and in a replay.

use std::rc::Rc;

use engine::{Rules, Triple};
use play::Session;
use web_ui::{El, Memo, button, el};
use words::msg;

use super::model::TableModel;
use crate::card::pictures;
use crate::settings::words;

/// What only the Set-Master sees.
pub fn master_sets(state: TableModel) -> El {
    let shown = Memo::new(move || {
        state.session.with(|session: &Session| session.view().and_then(|view| view.sets()))
    });
    sets(shown, state.rules, Rc::new(move |cards| state.point_at(cards)))
}

/// The Sets as rows of pictures beside the cards; pressing one points at its cards.
pub fn sets(shown: Memo<Option<Vec<Triple>>>, rules: Memo<Option<Rules>>, point: Rc<dyn Fn(Triple)>) -> El {
    let count = move || shown.with(|sets| sets.as_ref().map_or(0, Vec::len));
    let rows = move || {
        let rules = rules.with(|rules| rules.as_ref().map(|rules| **rules));
        let sets = shown.get().unwrap_or_default();
        let row = |set: Triple| {
            let point = point.clone();
            Some(el("li").child(button("quiet", move || point(set)).child(pictures(set, rules?))))
        };
        sets.into_iter().filter_map(row).collect()
    };
    el("section")
        .class("sets-here")
        .shown_if(move || shown.with(Option::is_some))
        .child(el("h2").text_of(move || words().text(msg::ReplaySets { sets: count() as f64 })))
        .child(el("ul").children_of(rows))
}
