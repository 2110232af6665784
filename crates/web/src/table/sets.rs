//! The Sets that lie on the table, for those who may see them: a Set-Master, and whoever watches a replay.

use engine::{Card, Rules, Triple};
use play::Session;
use web_ui::{El, Memo, Signal, button, el};
use words::msg;

use super::state::TableState;
use crate::card::pictures;
use crate::settings::words;

/// What the Set-Master sees, and nobody else.
pub fn master_sets(state: TableState) -> El {
    let shown = Memo::new(move || state.seen.with(|seen: &Session| seen.view().and_then(|view| view.sets())));
    sets(shown, state.rules, state.selected)
}

/// The Sets as rows of pictures beside the cards; pressing one points at its cards.
pub fn sets(shown: Memo<Option<Vec<Triple>>>, rules: Memo<Option<Rules>>, selected: Signal<Vec<Card>>) -> El {
    let count = move || shown.with(|sets| sets.as_ref().map_or(0, Vec::len));
    let rows = move || {
        let rules = rules.with(|rules| rules.as_ref().map(|rules| **rules));
        let sets = shown.get().unwrap_or_default();
        let row = |set: Triple| {
            let point = move || selected.set(set.to_vec());
            Some(el("li").child(button("quiet", point).child(pictures(set, rules?))))
        };
        sets.into_iter().filter_map(row).collect()
    };
    el("section")
        .class("sets-here")
        .shown_if(move || shown.with(Option::is_some))
        .child(el("h2").text_of(move || words().text(msg::ReplaySets { sets: count() as f64 })))
        .child(el("ul").children_of(rows))
}
