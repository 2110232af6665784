//! Any cards that the player chooses: which Sets they hold, and how likely that is.

use ::odds::{Random, Space};
use engine::{Card, Feature, Level, RuleSheet, Triple, Variant, all_sets};
use web_ui::browser::{load, random, store};
use web_ui::field::{Choice, choices};

use super::charts::percent;
use crate::card::{drawing, pictures};
use crate::prelude::*;
use ::odds::counted::{mean, no_set};

const NAME: &str = "tercet.odds-cards";

const DEALT: usize = 12;

/// The most Sets that are shown; among all 81 cards there are 1080.
const SHOWN: usize = 40;

/// In the order of choosing.
type ChosenCards = Signal<Vec<Card>>;

pub fn here() -> El {
    let chosen = Signal::new(load::<String>(NAME).map(|text| read(&text)).unwrap_or_default());
    effect(move || store(NAME, &chosen.with(|cards| written(cards))));
    let sets = Memo::new(move || chosen.with(|cards| all_sets(cards).into_vec()));
    let (number, shading) = (Signal::new(0_u8), Signal::new(0_u8));
    el("section").class("part").id("here").children([
        el("h2").text_of(text(msg::OddsPageHere)),
        el("p").class("small").text_of(text(msg::OddsPageHereHow)),
        el("div").class("pickers").children([
            picker("here-number", Feature::Number, number),
            picker("here-shading", Feature::Shading, shading),
        ]),
        nine(chosen, number, shading),
        hand(chosen),
        verdict(chosen, sets),
    ])
}

fn written(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

fn read(text: &str) -> Vec<Card> {
    let mut cards: Vec<Card> = Vec::new();
    for card in text.split(' ').filter_map(|card| card.parse().ok()) {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    cards
}

fn rules() -> RuleSheet {
    RuleSheet::of(settings().with(Settings::edition), Variant::Full)
}

const DIGITS: [&str; 3] = ["0", "1", "2"];

fn picker(name: &'static str, feature: Feature, picked: Signal<u8>) -> El {
    let label = move |digit: usize| {
        let value = rules().drawn(feature.values()[digit]);
        match feature {
            Feature::Number => words().text(msg::OddsPageNumberOf { number: value }),
            _ => words().text(msg::OddsPageShadingOf { shading: value }),
        }
    };
    let choice = |digit: usize| Choice::new(DIGITS[digit], move || label(digit), None);
    let legend = move || either(feature == Feature::Number, msg::OddsPageNumber, msg::OddsPageShading);
    let choose = move |digit: String| picked.set(digit.parse().unwrap_or(0));
    choices(name, legend, (0..3).map(choice).collect(), move || picked.get().to_string(), choose)
}

/// The nine cards of a number and a shading.
fn nine(chosen: ChosenCards, number: Signal<u8>, shading: Signal<u8>) -> El {
    let card = move |rest: u8| {
        let card = Memo::new(move || Card::new(27 * number.get() + 9 * shading.get() + rest));
        let is_chosen = move || chosen.with(|cards| card.get().is_some_and(|card| cards.contains(&card)));
        let press = move || {
            if let Some(card) = card.get_untracked() {
                toggle(chosen, card);
            }
        };
        button("card tap", press)
            .class_if("selected", is_chosen)
            .attr_of("aria-pressed", move || is_chosen().to_string())
            .attr_of("data-card", move || card.get().map(|card| card.to_string()).unwrap_or_default())
            .label(move || card.get().map(|card| words().card(card, &rules())).unwrap_or_default())
            .child(face(move || card.get()))
    };
    el("div")
        .class("nine")
        .attr("role", "group")
        .attr("dir", "ltr")
        .label(text(msg::OddsPageChoose))
        .children((0..9).map(card))
}

/// A card's face, inside an element that has the label.
fn face(card: impl Fn() -> Option<Card> + 'static) -> El {
    crate::card::face(move || card().map(|card| drawing(card, &rules())).unwrap_or_default())
}

fn toggle(chosen: ChosenCards, card: Card) {
    chosen.update(|cards| crate::card::toggle(cards, card));
    announce_sets(chosen);
}

fn announce_sets(chosen: ChosenCards) {
    let sets = chosen.with_untracked(|cards| all_sets(cards).len());
    announce(&untrack(|| found(chosen.with_untracked(Vec::len), sets)));
}

fn found(cards: usize, sets: usize) -> String {
    match (cards, sets) {
        (0, _) => words().text(msg::OddsPageNothing),
        (_, 0) => words().text(msg::OddsPageFoundNone),
        _ => words().text(msg::OddsPageFound { sets: sets as f64 }),
    }
}

fn hand(chosen: ChosenCards) -> El {
    let set = move |cards: Vec<Card>| {
        chosen.set(cards);
        announce_sets(chosen);
    };
    let deal = move || set(drawn(&mut Random::new(u64::from_le_bytes(random()))));
    let keys = move || chosen.with(|cards| cards.iter().map(Card::to_string).collect());
    let one = move |key: &str| {
        let card: Option<Card> = key.parse().ok();
        let press = move || card.into_iter().for_each(|card| toggle(chosen, card));
        let label = move || {
            let name = card.map(|card| words().card(card, &rules())).unwrap_or_default();
            words().text(msg::OddsPagePutBack { card: &name })
        };
        let back = button("card tap", press).attr("data-card", key).label(label).child(face(move || card));
        el("li").child(back)
    };
    el("div").class("stack").children([
        el("div").class("row").children([
            button("secondary", deal)
                .id("deal-twelve")
                .text_of(|| words().text(msg::OddsPageDeal { cards: DEALT as f64 })),
            button("plain", move || set(Vec::new()))
                .id("put-all-back")
                .shown_if(move || chosen.with(|cards| !cards.is_empty()))
                .text_of(text(msg::OddsPageClear)),
        ]),
        el("h3").text_of(move || words().text(msg::OddsPageChosen { cards: chosen.with(Vec::len) as f64 })),
        el("ul").class("odds-cards").attr("dir", "ltr").each(keys, one),
    ])
}

/// So many different cards, all layouts alike.
fn drawn(random: &mut Random) -> Vec<Card> {
    let mut deck: Vec<Card> = Card::all().collect();
    (0..DEALT).map(|_| deck.swap_remove(random.below(deck.len() as u64) as usize)).collect()
}

fn verdict(chosen: ChosenCards, sets: Memo<Vec<Triple>>) -> El {
    let sentences = move || {
        let cards = chosen.with(Vec::len);
        let line = |class: &str, text: String| el("p").class(class).text(&text);
        let first = line("odds-found", found(cards, sets.with(Vec::len)));
        let chance = (cards >= 3).then(|| line("small", likely(cards)));
        let hard = chosen.with(|cards| Level::Casual.difficulty(cards)).map(|seconds| {
            let seconds = &words().decimal(seconds, 1);
            line("small difficulty", words().text(msg::OddsPageDifficulty { seconds }))
        });
        [Some(first), chance, hard].into_iter().flatten().collect()
    };
    let shown = move || {
        let rules = rules();
        sets.with(|sets| sets.iter().take(SHOWN).map(|&set| el("li").child(pictures(set, rules))).collect())
    };
    let rest = || words().text(msg::OddsPageFoundMore { sets: SHOWN as f64 });
    let more = move || (sets.with(Vec::len) > SHOWN).then(rest).unwrap_or_default();
    el("div").class("stack").children([
        el("div").class("stack").children_of(sentences),
        el("ul").class("odds-sets").children_of(shown),
        el("p").class("small").text_of(more),
    ])
}

fn likely(cards: usize) -> String {
    let words = words();
    let most = Space::Full.largest_set_free();
    if cards > most {
        return words.text(msg::OddsPageCertain { cards: most as f64 });
    }
    let percent = &percent(no_set(Space::Full, cards).to_f64());
    let mean = &words.decimal(mean(Space::Full, cards).to_f64(), 2);
    words.text(msg::OddsPageLikely { cards: cards as f64, percent, mean })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twelve_different_cards_are_dealt() {
        let mut cards = drawn(&mut Random::new(1));
        cards.sort_by_key(|card| card.index());
        cards.dedup();
        assert_eq!(cards.len(), DEALT);
    }

    #[test]
    fn cards_are_read_as_they_were_written() {
        let cards = drawn(&mut Random::new(2));
        assert_eq!(read(&written(&cards)), cards);
        assert_eq!(read("1srd nonsense 1srd").len(), 1);
        assert!(read("").is_empty());
    }
}
