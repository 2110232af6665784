//! Cards as elements.

use engine::{Card, Claim, RuleSheet};
use web_ui::{El, el, svg};

use crate::draw;
use crate::settings::words;
use crate::table::answers;

/// Adds a card to the picked ones, or removes it.
pub fn toggle(picked: &mut Vec<Card>, card: Card) {
    match picked.iter().position(|&other| other == card) {
        Some(place) => drop(picked.remove(place)),
        None => picked.push(card),
    }
}

/// A card as a small picture with a label.
pub fn picture(card: Card, rules: RuleSheet) -> El {
    let drawing = svg("svg").class("card picture").attr("viewBox", "0 0 140 100").attr("role", "img");
    drawing.label(move || words().card(card, &rules)).html_of(move || draw::card(card, &rules))
}

pub fn pictures(cards: impl IntoIterator<Item = Card>, rules: RuleSheet) -> El {
    el("span").class("pictures").children(cards.into_iter().map(|card| picture(card, rules)))
}

/// Cards with the verdict and the four answers.
pub fn judged(cards: &[Card], rules: RuleSheet) -> El {
    let figure = el("figure").class("judged").child(pictures(cards.iter().copied(), rules));
    let Ok(claim) = Claim::new(cards) else { return figure };
    let judgement = claim.judgement();
    let verdict = el("figcaption").class(if judgement.is_set() { "is-set" } else { "is-none" });
    let list = move || vec![answers(&rules, judgement.answers())];
    figure.child(verdict.text_of(move || words().verdict(&judgement))).child(el("div").children_of(list))
}
