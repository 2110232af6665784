//! The symbols as drawings of four by four letters, each shape and each shading different without any colour.

use engine::{Card, Feature, RuleSheet};

/// How wide and how high a symbol is drawn.
pub const SIZE: u16 = 4;

pub type Drawing = [String; SIZE as usize];

/// The drawing of a card's symbol, as the edition draws it. In an outline `x` is what the shading fills.
pub fn drawing(card: Card, rules: &RuleSheet, ascii: bool) -> Drawing {
    let symbol = rules.drawn(card.value(Feature::Symbol));
    let shading = rules.drawn(card.value(Feature::Shading));
    let fill = match (shading, ascii) {
        ("solid", true) => "#",
        ("solid", false) => return in_blocks(symbol).map(str::to_owned),
        ("striped", true) => "=",
        ("striped", false) => "═",
        ("crossed", true) => "X",
        ("crossed", false) => "╳",
        ("dotted", true) => ":",
        ("dotted", false) => "░",
        _ => " ",
    };
    let outline = if ascii { in_ascii(symbol) } else { in_lines(symbol) };
    outline.map(|row| row.replace('x', fill))
}

// In each of these the last symbol is the squiggle, which one edition names wave.

fn in_blocks(symbol: &str) -> [&'static str; SIZE as usize] {
    match symbol {
        "diamond" => [" ▟▙ ", "▟██▙", "▜██▛", " ▜▛ "],
        "rectangle" => ["▐██▌", "▐██▌", "▐██▌", "▐██▌"],
        "oval" => ["▗██▖", "▐██▌", "▐██▌", "▝██▘"],
        "hexagon" => ["▟██▙", "████", "████", "▜██▛"],
        _ => ["▟█▙ ", "▝██▖", "▗██▘", "▜█▛ "],
    }
}

fn in_lines(symbol: &str) -> [&'static str; SIZE as usize] {
    match symbol {
        "diamond" => [" ╱╲ ", "╱xx╲", "╲xx╱", " ╲╱ "],
        "rectangle" => ["┏━━┓", "┃xx┃", "┃xx┃", "┗━━┛"],
        "oval" => ["╭──╮", "│xx│", "│xx│", "╰──╯"],
        "hexagon" => ["╱▔▔╲", "┃xx┃", "┃xx┃", "╲▁▁╱"],
        _ => ["╭─╮ ", "╰xx╮", "╭xx╯", "╰─╯ "],
    }
}

fn in_ascii(symbol: &str) -> [&'static str; SIZE as usize] {
    match symbol {
        "diamond" => [" /\\ ", "/xx\\", "\\xx/", " \\/ "],
        "rectangle" => ["+--+", "|xx|", "|xx|", "+--+"],
        "oval" => [" __ ", "(xx)", "(xx)", " \"\" "],
        "hexagon" => ["/--\\", "|xx|", "|xx|", "\\--/"],
        _ => [",~. ", "`xx.", ",xx'", "`~' "],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Edition, Rules, Variant};

    use super::*;

    #[test]
    fn every_shape_and_shading_of_every_edition_differs_without_colour() {
        for &edition in Edition::ALL {
            for (variant, ascii) in
                [Variant::Full, Variant::Fours].into_iter().flat_map(|v| [(v, false), (v, true)])
            {
                let rules = Rules::of(edition, variant);
                let drawings: BTreeSet<Drawing> =
                    rules.pack().cards().into_iter().map(|card| drawing(card, &rules, ascii)).collect();
                assert_eq!(drawings.len(), usize::from(rules.values).pow(2), "{edition}");
                let mut rows = drawings.iter().flatten();
                assert!(
                    rows.all(|row| row.chars().count() == usize::from(SIZE) && (!ascii || row.is_ascii()))
                );
            }
        }
    }
}
