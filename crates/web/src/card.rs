//! A card on the screen.

use engine::{Card, RuleSheet};

use crate::dom::{El, svg};
use crate::draw;
use crate::settings::words;

/// A card as a small picture with a name, for wherever it is only looked at.
pub fn picture(card: Card, rules: RuleSheet) -> El {
    let drawing = svg("svg").class("card picture").attr("viewBox", "0 0 140 100").attr("role", "img");
    drawing.label(move || words().card(card, &rules)).draws(move || draw::card(card, &rules))
}

/// Three cards side by side.
pub fn pictures(cards: impl IntoIterator<Item = Card>, rules: RuleSheet) -> El {
    crate::dom::el("span").class("pictures").children(cards.into_iter().map(|card| picture(card, rules)))
}
