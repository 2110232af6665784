//! Cards: their elements, and examples. Their shapes are those of the crate `drawing`.

use std::cell::Cell;

pub use drawing::VIEW;
use engine::{Card, Claim, Drawing, Event, Judgement, RuleSheet, Target, Triple, all_sets};
use play::Paint;

use crate::prelude::*;
use crate::table::answers;

thread_local! {
    /// How the cards of the table on the page are drawn, where that changes with each round.
    static PAINT: Cell<Signal<Option<Paint>>> = Cell::new(Signal::global(None));
}

/// Draws the cards of a table so from now on, where its rules draw them differently each round.
pub fn set_paint(paint: Paint) {
    if PAINT.get().get_untracked() != Some(paint) {
        PAINT.get().set(Some(paint));
    }
}

fn paint(rules: &RuleSheet) -> Option<Paint> {
    (rules.drawing == Drawing::Fresh).then(|| PAINT.get().get()).flatten()
}

/// A claim of the cards that the player sees in place of these.
pub fn painted(claim: Claim, rules: &RuleSheet) -> Claim {
    paint(rules).map_or(claim, |paint| paint.claim(claim))
}

/// An event with the cards that the player sees in place of those that it names.
pub fn painted_event(event: &Event, rules: &RuleSheet) -> Event {
    paint(rules).map_or_else(|| event.clone(), |paint| paint.event(event))
}

fn shown(card: Card, rules: &RuleSheet) -> Card {
    paint(rules).map_or(card, |paint| paint.card(card))
}

pub fn drawing(card: Card, rules: &RuleSheet) -> String {
    drawing::card(shown(card, rules), rules)
}

/// The name of what the player sees.
pub fn spoken(card: Card, rules: &RuleSheet) -> String {
    words().card(shown(card, rules), rules)
}

/// The drawing of a card, as a child of the element that is the card.
pub fn face(drawing: impl Fn() -> String + 'static) -> El {
    svg("svg").attr("viewBox", VIEW).attr("aria-hidden", "true").html_of(drawing)
}

pub fn toggle(picked: &mut Vec<Card>, card: Card) {
    match picked.iter().position(|&other| other == card) {
        Some(place) => drop(picked.remove(place)),
        None => picked.push(card),
    }
}

pub fn picture(card: Card, rules: RuleSheet) -> El {
    let picture = el("span").class("card picture").attr("role", "img");
    picture.label(move || spoken(card, &rules)).child(face(move || drawing(card, &rules)))
}

pub fn pictures(cards: impl AsRef<[Card]>, rules: RuleSheet) -> El {
    el("span").class("pictures").children(cards.as_ref().iter().map(|&card| picture(card, rules)))
}

/// Large cards fanned on the table's surface, the picture of a page that has nothing to show yet.
pub fn fan(written: &[&str]) -> El {
    let rules = settings().with_untracked(Settings::edition).booklet().full;
    el("div").class("fan").attr("aria-hidden", "true").child(pictures(cards(written), rules))
}

pub fn judged(cards: &[Card], rules: RuleSheet) -> El {
    let figure = el("figure").class("judged").child(pictures(cards, rules));
    let Ok(claim) = Claim::new(cards) else { return figure };
    let judgement = Judgement::new(rules.target, claim);
    let verdict = el("figcaption").class(if judgement.is_find() { "is-set" } else { "is-none" });
    let list = move || vec![answers(&rules, judgement.answers())];
    let pairs = move || words().pairs(&judgement, &rules).unwrap_or_default();
    let pairs = judgement.pairs().map(|_| el("p").text_of(pairs));
    let verdict = verdict.text_of(move || words().verdict(&judgement));
    figure.child(verdict).maybe(pairs).child(el("div").children_of(list))
}

pub const ALL_DIFFERENT: [&str; 3] = ["1srd", "2tgo", "3epq"];

/// A Set that shows what editions draw differently: all three symbols, green, the middle shading.
pub const SHAPES: [&str; 3] = ["1tgd", "2tgo", "3tgq"];

/// A Set in which only the number differs.
pub const ALIKE: [&str; 3] = ["1srd", "2srd", "3srd"];

/// Not a Set: two are red and one is not.
pub const BROKEN: [&str; 3] = ["1srd", "2sro", "3sgq"];

/// Differs in colour and symbol only, to compare the colours.
pub const COLOURS: [&str; 3] = ["1srd", "1sgo", "1spq"];

/// A Set in which only the shading differs.
pub const SHADINGS: [&str; 3] = ["2spo", "2tpo", "2epo"];

/// Cards that only a mode has.
pub const OF_MODES: [&str; 3] = ["1srdi", "2tgoj", "3epqk"];

/// Shows the lines of a card style.
pub const STYLES: [&str; 2] = ["2tgo", "3tpq"];

pub fn cards(written: &[&str]) -> Vec<Card> {
    written.iter().filter_map(|card| card.parse().ok()).collect()
}

/// Judges a claim where Sets are looked for.
pub fn as_set(claim: Claim) -> Judgement {
    Judgement::new(Target::Set, claim)
}

/// The Set that players see soonest: the one with most features in common.
pub fn easiest_set(layout: &[Card]) -> Option<Triple> {
    all_sets(layout).into_iter().min_by_key(|&set| Judgement::of_set(set).differing())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Edition, Variant};

    use super::*;

    #[test]
    fn no_two_cards_of_an_edition_look_alike() {
        for &edition in Edition::ALL {
            let rules = RuleSheet::of(edition, Variant::Full);
            let drawings: BTreeSet<String> = Card::all().map(|card| drawing(card, &rules)).collect();
            assert_eq!(drawings.len(), 81, "{edition:?}");
        }
    }

    #[test]
    fn the_examples_show_what_they_say() {
        let claim = |written: [&str; 3]| Claim::new(&cards(&written)).unwrap();
        for set in [ALL_DIFFERENT, SHAPES, ALIKE, COLOURS, SHADINGS] {
            assert!(as_set(claim(set)).is_find(), "{set:?}");
        }
        let broken = as_set(claim(BROKEN));
        assert_eq!(broken.answers().iter().filter(|(_, answer)| !answer.fits()).count(), 1);
    }
}
