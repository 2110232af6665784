//! The symbols as drawings of four by four letters, each shape and each shading different without any colour.

use engine::{Card, Feature, RuleSheet};

/// How wide and how high a symbol is drawn.
pub const SIZE: u16 = 4;

/// A drawing, row by row.
pub type Drawing = [&'static str; SIZE as usize];

/// The drawing of a card's symbol, as the edition draws it.
pub fn drawing(card: Card, rules: &RuleSheet, ascii: bool) -> Drawing {
    let symbol = rules.drawn(card.value(Feature::Symbol));
    let shading = rules.drawn(card.value(Feature::Shading));
    if ascii { in_ascii(symbol, shading) } else { in_blocks(symbol, shading) }
}

/// A wave is a squiggle that another edition names so.
fn in_blocks(symbol: &str, shading: &str) -> Drawing {
    match (symbol, shading) {
        ("diamond", "solid") => [" ▟▙ ", "▟██▙", "▜██▛", " ▜▛ "],
        ("diamond", "striped") => [" ╱╲ ", "╱══╲", "╲══╱", " ╲╱ "],
        ("diamond", "dotted") => [" ╱╲ ", "╱░░╲", "╲░░╱", " ╲╱ "],
        ("diamond", _) => [" ╱╲ ", "╱  ╲", "╲  ╱", " ╲╱ "],
        ("rectangle", "solid") => ["▐██▌", "▐██▌", "▐██▌", "▐██▌"],
        ("rectangle", "striped") => ["┏━━┓", "┃══┃", "┃══┃", "┗━━┛"],
        ("rectangle", "dotted") => ["┏━━┓", "┃░░┃", "┃░░┃", "┗━━┛"],
        ("rectangle", _) => ["┏━━┓", "┃  ┃", "┃  ┃", "┗━━┛"],
        ("oval", "solid") => ["▗██▖", "▐██▌", "▐██▌", "▝██▘"],
        ("oval", "striped") => ["╭──╮", "│══│", "│══│", "╰──╯"],
        ("oval", "dotted") => ["╭──╮", "│░░│", "│░░│", "╰──╯"],
        ("oval", _) => ["╭──╮", "│  │", "│  │", "╰──╯"],
        (_, "solid") => ["▟█▙ ", "▝██▖", "▗██▘", "▜█▛ "],
        (_, "striped") => ["╭─╮ ", "╰══╮", "╭══╯", "╰─╯ "],
        (_, "dotted") => ["╭─╮ ", "╰░░╮", "╭░░╯", "╰─╯ "],
        (_, _) => ["╭─╮ ", "╰  ╮", "╭  ╯", "╰─╯ "],
    }
}

fn in_ascii(symbol: &str, shading: &str) -> Drawing {
    match (symbol, shading) {
        ("diamond", "solid") => [" /\\ ", "/##\\", "\\##/", " \\/ "],
        ("diamond", "striped") => [" /\\ ", "/==\\", "\\==/", " \\/ "],
        ("diamond", "dotted") => [" /\\ ", "/::\\", "\\::/", " \\/ "],
        ("diamond", _) => [" /\\ ", "/  \\", "\\  /", " \\/ "],
        ("rectangle", "solid") => ["+--+", "|##|", "|##|", "+--+"],
        ("rectangle", "striped") => ["+--+", "|==|", "|==|", "+--+"],
        ("rectangle", "dotted") => ["+--+", "|::|", "|::|", "+--+"],
        ("rectangle", _) => ["+--+", "|  |", "|  |", "+--+"],
        ("oval", "solid") => [" __ ", "(##)", "(##)", " \"\" "],
        ("oval", "striped") => [" __ ", "(==)", "(==)", " \"\" "],
        ("oval", "dotted") => [" __ ", "(::)", "(::)", " \"\" "],
        ("oval", _) => [" __ ", "(  )", "(  )", " \"\" "],
        (_, "solid") => [",~. ", "`##.", ",##'", "`~' "],
        (_, "striped") => [",~. ", "`==.", ",=='", "`~' "],
        (_, "dotted") => [",~. ", "`::.", ",::'", "`~' "],
        (_, _) => [",~. ", "`  .", ",  '", "`~' "],
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
            let rules = Rules::of(edition, Variant::Full);
            for ascii in [false, true] {
                let drawings: BTreeSet<Drawing> =
                    Card::all().map(|card| drawing(card, &rules, ascii)).collect();
                assert_eq!(drawings.len(), 9, "{edition}");
                let rows = drawings.iter().flatten();
                assert!(rows.clone().all(|row| row.chars().count() == usize::from(SIZE)));
                assert!(!ascii || rows.clone().all(|row| row.is_ascii()));
            }
        }
    }
}
