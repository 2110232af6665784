//! The shapes on the cards and of the logo, which the page shows as SVG and the server draws as pictures. Colors and line widths
//! are class names: the style sheet or the picture says what they look like.
//!
//! ```
//! use engine::{Edition, Variant};
//!
//! let rules = engine::RuleSheet::of(Edition::English, Variant::Full);
//! let svg = drawing::card("2srd".parse().unwrap(), &rules);
//! assert_eq!(svg.matches("translate").count(), 2);
//! ```
#![forbid(unsafe_code)]

mod figure;
mod symbol;

use engine::{Card, Feature, RuleSheet};

pub use figure::figure;
pub use symbol::Symbol;

/// The units of a card's drawing. All numbers are whole: formatting fractions would add much code to the page.
pub const VIEW: &str = "0 0 280 200";

/// The width of an outline in pictures, in tenths of a unit: that of a large card in the classic style of `crates/web/style.css`.
pub const LINE_TENTHS: u32 = 64;

/// The width of a stripe there.
pub const STRIPE_TENTHS: u32 = 34;

/// The width of a dot there.
pub const DOT_TENTHS: u32 = 76;

/// From the middle of a symbol to the middle of the next.
const STEP: i32 = 80;

/// The same where four stand beside each other, and how large they are then, in per cent.
const STEP_OF_FOUR: i32 = 64;
const SIZE_OF_FOUR: i32 = 78;

/// The logo in a box of 220 × 160: the class, the symbol and the middle of each of its shapes.
pub const LOGO: [(&str, &str, (i32, i32)); 3] = [
    ("ink-red", "diamond", (36, 80)),
    ("ink-green", "oval", (110, 80)),
    ("ink-purple", "squiggle", (184, 80)),
];

/// The middles of a card's symbols.
pub fn places(card: Card, rules: &RuleSheet) -> impl Iterator<Item = (i32, i32)> + use<> {
    let count = match rules.drawn(card.value(Feature::Number)) {
        "one" => 1,
        "two" => 2,
        "three" => 3,
        _ => 4,
    };
    let step = if count == 4 { STEP_OF_FOUR } else { STEP };
    let first = 140 - step * (count - 1) / 2;
    (0..count).map(move |place| (first + step * place, 100))
}

/// How large a card's symbols are, in per cent: four need more room beside each other.
pub fn size(card: Card) -> i32 {
    if card.value(Feature::Number).digit() == 3 { SIZE_OF_FOUR } else { 100 }
}

/// A card as the content of an `svg` element, drawn as these rules say; or the back of one, or a place without a card.
///
/// The notch above the symbols marks the color by its place; the style sheet shows it if the setting is on.
pub fn card(card: Card, rules: &RuleSheet) -> String {
    if card.is_back() {
        return back();
    }
    if card.is_gap() {
        return String::new();
    }
    let drawn = |feature| rules.drawn(card.value(feature));
    let (shading, color, name) = (drawn(Feature::Shading), drawn(Feature::Colour), drawn(Feature::Symbol));
    let symbol = Symbol::named(name);
    let [large, small] = symbol.filling(shading);
    let inside = format!(
        r#"<path class="of-large" d="{large}"/><path class="of-small" d="{small}"/><path class="{name}" d="{}"/>"#,
        symbol.outline
    );
    let scale = if size(card) < 100 { format!("scale(.{SIZE_OF_FOUR})") } else { String::new() };
    let symbol = |(x, y)| format!(r#"<g transform="translate({x} {y}){scale}">{inside}</g>"#);
    let symbols: String = places(card, rules).map(symbol).collect();
    let notch = notch(card.value(Feature::Colour).name());
    // Beside a fourth color, purple has an ink of its own.
    let color = if rules.values == 4 && color == "purple" { "violet" } else { color };
    let fill = if shading == "solid" { "currentColor" } else { "none" };
    let border = border(card);
    format!(
        r#"{border}<g class="ink ink-{color} {shading}" fill="{fill}">{symbols}<path class="notch" d="{notch}"/></g>"#
    )
}

/// The three symbols on the colour of a card's back.
fn back() -> String {
    let symbol = |(_, name, (x, _)): (&str, &str, (i32, i32))| {
        format!(r#"<path transform="translate({} 100)" d="{}"/>"#, x + 30, Symbol::named(name).outline)
    };
    let symbols: String = LOGO.map(symbol).concat();
    format!(r#"<g class="card-back">{}{symbols}</g>"#, frame(10))
}

/// The line around a card that has a fifth feature.
fn border(card: Card) -> String {
    if !card.features().contains(&Feature::Border) {
        return String::new();
    }
    let (class, inner) = match card.value(Feature::Border).name() {
        "double-border" => ("double-border", frame(18)),
        "dotted-border" => ("dotted-border", String::new()),
        _ => ("single-border", String::new()),
    };
    format!(r#"<g class="{class}">{}{inner}</g>"#, frame(9))
}

fn frame(inset: i32) -> String {
    let (wide, high) = (280 - 2 * inset, 200 - 2 * inset);
    format!(r#"<rect x="{inset}" y="{inset}" width="{wide}" height="{high}" rx="{}"/>"#, 22 - inset)
}

fn notch(color: &str) -> &'static str {
    match color {
        "red" => "M36 0h32l-16 18Z",
        "green" => "M124 0h32l-16 18Z",
        "blue" => "M124 200h32l-16-18Z",
        _ => "M212 0h32l-16 18Z",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Edition, Variant};

    use super::*;

    #[test]
    fn no_two_cards_of_a_mode_look_alike() {
        for variant in [Variant::FiveFeatures, Variant::Fours] {
            let rules = RuleSheet::of(Edition::French, variant);
            let cards = rules.pack().cards();
            let drawings: BTreeSet<String> = cards.iter().map(|&one| card(one, &rules)).collect();
            assert_eq!(drawings.len(), cards.len(), "{variant}");
        }
    }

    #[test]
    fn the_widths_of_lines_are_those_of_the_page() {
        let [line, stripe, dot] =
            [LINE_TENTHS, STRIPE_TENTHS, DOT_TENTHS].map(|tenths| f64::from(tenths) / 10.0);
        let classic = format!(r#"[data-cards="classic"] {{ --line: {line}; --thin: {stripe}; --dot: {dot};"#);
        assert!(include_str!("../../web/style.css").contains(&classic), "{classic}");
    }
}
