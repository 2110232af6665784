//! Which 27 cards a quick start uses: those of any value of any feature, each one tap away.

use engine::{Card, Feature, Value, Variant};
use web_ui::field::radio;

use super::all_rules::line;
use super::form::TableForm;
use crate::card::pictures;
use crate::prelude::*;

/// Twelve thirds of the cards, one of which is chosen.
pub fn quick_deck(form: Signal<TableForm>) -> El {
    let is_quick = move || form.with(|form| form.rules.variant == Variant::Quick);
    let values = Feature::ALL.iter().flat_map(|feature| feature.values());
    el("fieldset").shown_if(is_quick).children([
        el("legend").text_of(text(msg::FormDeck)),
        el("div").class("edition-tiles").children(values.map(|value| deck_of(form, value))),
        el("p").class("small").text_of(move || form.with(house_choice)),
    ])
}

fn deck_of(form: Signal<TableForm>, value: Value) -> El {
    let chosen = move || form.with(|form| form.sheet().get("deck")).as_deref() == Some(value.name());
    let choose = move |name: String| form.update(|form| drop(form.rules.set("deck", &name)));
    let label = move || {
        let mut choice = form.with(|form| form.rules.clone());
        let _ = choice.set("deck", value.name());
        line(&choice.sheet(), "deck").1
    };
    let pictured = move || vec![pictures(example(value), form.with(TableForm::sheet))];
    let input = radio("quick-deck", value.name(), chosen, choose);
    el("label").class("edition-tile").attr("for", &format!("quick-deck-{}", value.name())).children([
        el("span").attr("aria-hidden", "true").children_of(pictured),
        el("span").class("edition-name").children([input, el("span").text_of(label)]),
    ])
}

/// Three cards that have only this value in common.
fn example(value: Value) -> Vec<Card> {
    let card = |place: usize| {
        let letter = |feature: Feature| {
            if feature == value.feature() { value.letter() } else { feature.values()[place].letter() }
        };
        Feature::ALL.map(letter).into_iter().collect::<String>().parse().ok()
    };
    (0..3).filter_map(card).collect()
}

/// What the house uses where the booklet leaves it open.
fn house_choice(form: &TableForm) -> String {
    let booklet = form.rules.edition.booklet();
    if !booklet.quick_value_is_free {
        return String::new();
    }
    words().text(msg::BookletQuickValue { value: &booklet.quick_deck.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_of_a_picture_have_one_value_in_common() {
        for value in Feature::ALL.iter().flat_map(|feature| feature.values()) {
            let cards = example(value);
            assert_eq!(cards.len(), 3);
            for feature in Feature::ALL {
                let is_same = cards.iter().all(|card| card.value(feature) == cards[0].value(feature));
                assert_eq!(is_same, feature == value.feature());
            }
            assert!(cards.iter().all(|card| card.value(value.feature()) == value));
        }
    }
}
