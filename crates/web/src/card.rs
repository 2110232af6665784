//! Cards: their SVG, their elements, and examples. Colours are class names, which the style sheet defines.

use engine::{Card, Claim, Feature, RuleSheet};

use crate::prelude::*;
use crate::table::answers;

/// The centre of a card of 140 × 100 units. All numbers are whole: formatting fractions would add much code to the page.
const CENTRE: (i32, i32) = (70, 50);

const STEP: i32 = 38;

/// The outline of a symbol around its own centre, 64 units high.
fn outline(symbol: &str) -> &'static str {
    match symbol {
        "diamond" => "M0-32 15 0 0 32-15 0Z",
        "rectangle" => "M-12-31H12V31H-12Z",
        "oval" => "M-13-19a13 13 0 0 1 26 0V19a13 13 0 0 1-26 0Z",
        "wave" => "M-12-32C3-19-20-13-8 0 4 13-18 19-6 32H12C-3 19 20 13 8 0-4-13 18-19 6-32Z",
        _ => {
            "M-10-24C-6-34 8-34 12-22 15-10 4-5 6 8 7 15 13 18 10 24 6 34-8 34-12 22-15 10-4 5-6-8-7-15-13-18-10-24Z"
        }
    }
}

/// A card as the content of an `svg` element, drawn as these rules say.
///
/// The notch above the symbols marks the colour by its place; the style sheet shows it if the setting is on.
pub fn drawing(card: Card, rules: &RuleSheet) -> String {
    let drawn = |feature| rules.drawn(card.value(feature));
    let (shading, colour) = (drawn(Feature::Shading), drawn(Feature::Colour));
    let outline = outline(drawn(Feature::Symbol));
    let fill = match shading {
        "solid" => "currentColor".to_owned(),
        "open" => "none".to_owned(),
        texture => format!("url(#{texture}-{colour})"),
    };
    let count = match drawn(Feature::Number) {
        "one" => 1,
        "two" => 2,
        _ => 3,
    };
    let first = CENTRE.0 - STEP * (count - 1) / 2;
    let symbol = |place| {
        format!(r#"<path transform="translate({} {})" d="{outline}"/>"#, first + STEP * place, CENTRE.1)
    };
    let symbols: String = (0..count).map(symbol).collect();
    let notch = notch(card.value(Feature::Colour).name());
    format!(
        r#"<g class="{colour}" fill="{fill}" stroke="currentColor" stroke-width="3.2" stroke-linejoin="round">{symbols}<path class="notch" d="{notch}"/></g>"#
    )
}

fn notch(colour: &str) -> &'static str {
    match colour {
        "red" => "M18 0h16l-8 9Z",
        "green" => "M62 0h16l-8 9Z",
        _ => "M106 0h16l-8 9Z",
    }
}

/// The patterns that cards refer to, which have to be in the document once.
pub fn textures() -> String {
    let of = |colour: &str| {
        format!(
            r#"<pattern id="striped-{colour}" class="{colour}" width="8" height="6.4" patternUnits="userSpaceOnUse"><path d="M0 3.2H8" stroke="currentColor" stroke-width="2.2"/></pattern><pattern id="dotted-{colour}" class="{colour}" width="7.4" height="7.4" patternUnits="userSpaceOnUse"><circle cx="3.7" cy="3.7" r="2" fill="currentColor"/></pattern>"#
        )
    };
    ["red", "green", "turquoise", "purple"].map(of).concat()
}

pub fn toggle(picked: &mut Vec<Card>, card: Card) {
    match picked.iter().position(|&other| other == card) {
        Some(place) => drop(picked.remove(place)),
        None => picked.push(card),
    }
}

pub fn picture(card: Card, rules: RuleSheet) -> El {
    let picture = svg("svg").class("card picture").attr("viewBox", "0 0 140 100").attr("role", "img");
    picture.label(move || words().card(card, &rules)).html_of(move || drawing(card, &rules))
}

pub fn pictures(cards: impl IntoIterator<Item = Card>, rules: RuleSheet) -> El {
    el("span").class("pictures").children(cards.into_iter().map(|card| picture(card, rules)))
}

pub fn judged(cards: &[Card], rules: RuleSheet) -> El {
    let figure = el("figure").class("judged").child(pictures(cards.iter().copied(), rules));
    let Ok(claim) = Claim::new(cards) else { return figure };
    let judgement = claim.judgement();
    let verdict = el("figcaption").class(if judgement.is_set() { "is-set" } else { "is-none" });
    let list = move || vec![answers(&rules, judgement.answers())];
    figure.child(verdict.text_of(move || words().verdict(&judgement))).child(el("div").children_of(list))
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

pub fn cards(written: &[&str]) -> Vec<Card> {
    written.iter().filter_map(|card| card.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Edition, Variant};

    use super::*;

    #[test]
    fn no_two_cards_of_an_edition_look_alike_and_every_texture_is_there() {
        let textures = textures();
        for &edition in Edition::ALL {
            let rules = RuleSheet::of(edition, Variant::Full);
            let drawings: BTreeSet<String> = Card::all().map(|card| drawing(card, &rules)).collect();
            assert_eq!(drawings.len(), 81, "{edition:?}");
            for drawing in drawings {
                if let Some((_, rest)) = drawing.split_once("url(#") {
                    let id = rest.split(')').next().unwrap();
                    assert!(textures.contains(&format!("id=\"{id}\"")), "{id}");
                }
            }
        }
    }

    #[test]
    fn the_examples_show_what_they_say() {
        let claim = |written: [&str; 3]| Claim::new(&cards(&written)).unwrap();
        for set in [ALL_DIFFERENT, SHAPES, ALIKE, COLOURS] {
            assert!(claim(set).judgement().is_set(), "{set:?}");
        }
        let broken = claim(BROKEN).judgement();
        assert_eq!(broken.answers().iter().filter(|(_, answer)| !answer.fits()).count(), 1);
    }
}
