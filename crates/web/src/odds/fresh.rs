//! How likely random cards hold no Set: the usual numbers of cards, a chart, and the exact table.

use ::odds::{Fraction, Space};
use web_ui::{El, el};
use words::msg;

use super::figures::{one_in, percent};
use crate::settings::{text, words};
use crate::table::chart::{Plot, Series, drawing};
use crate::table::sheet::{cell, grid, row_head};
use crate::table::times::{plotted, signs};
use ::odds::counted::{mean, no_set};
use ::odds::recorded::boards;

/// The usual numbers of cards on a table.
const USUAL: [usize; 4] = [9, 12, 15, 18];

const DECKS: [Space; 2] = [Space::Full, Space::Quick];

pub fn fresh() -> El {
    el("section").class("part").id("fresh").children_of(|| {
        let words = words();
        vec![
            el("h2").text(&words.text(msg::OddsPageFresh)),
            el("p").class("small").text(&words.text(msg::OddsPageFreshHow)),
            usual(),
            el("p").class("small").text(&words.text(msg::OddsPageAxisPercent)),
            chart(),
            el("p").class("small axis-end").text(&words.text(msg::OddsPageAxisCards)),
            signs(DECKS.map(|space| el("span").text(&deck(space)))),
            table(Space::Full),
            table(Space::Quick),
        ]
    })
}

fn deck(space: Space) -> String {
    words().text(msg::OddsPageDeck { cards: space.cards() as f64 })
}

/// Random cards beside those of a game.
fn usual() -> El {
    let words = words();
    let columns = vec![
        words.text(msg::OddsPageCards),
        words.text(msg::OddsPageRandom),
        words.text(msg::OddsPageInPlay),
        words.text(msg::OddsPageOneIn),
        words.text(msg::OddsPageMean),
    ];
    let rows = USUAL.iter().map(|&cards| {
        let chance = no_set(Space::Full, cards);
        let played = boards(cards).map(|seen| words.percent(f64::from(seen.rate) / 1e6, 2));
        vec![
            row_head(el("span").text(&words.whole(cards as u128))),
            cell(&percent(chance.to_f64())),
            cell(played.as_deref().unwrap_or("–")),
            cell(&one_in(chance)),
            cell(&words.decimal(mean(Space::Full, cards).to_f64(), 2)),
        ]
    });
    grid(words.text(msg::OddsPageFresh), columns, rows.collect()).class("scroll usual")
}

fn chart() -> El {
    let draw = |width, mirrored| {
        let line = |space: Space| -> Series {
            let most = space.largest_set_free() + 1;
            (3..=most).map(|cards| (cards, (no_set(space, cards).to_f64() * 1e4) as u64)).collect()
        };
        let below = |cards: usize| cards.to_string();
        drawing(&Plot { all: &DECKS.map(line), width, mirrored, unit: 100, below: &below, bars: false })
    };
    plotted(text(msg::OddsPageFreshChart), draw)
}

/// Every number of cards of a deck that can be without a Set.
fn table(space: Space) -> El {
    let words = words();
    let columns = vec![
        words.text(msg::OddsPageCards),
        words.text(msg::OddsPageNoSet),
        words.text(msg::OddsPageOneIn),
        words.text(msg::OddsPageExactly),
    ];
    let largest = space.largest_set_free();
    let rows = (3..=largest).map(|cards| {
        let chance = no_set(space, cards);
        vec![
            row_head(el("span").text(&words.whole(cards as u128))),
            cell(&percent(chance.to_f64())),
            cell(&one_in(chance)),
            el("td").child(fraction(chance)),
        ]
    });
    let title = words.text(msg::OddsPageTable { cards: space.cards() as f64 });
    let table = grid(title.clone(), columns, rows.collect());
    let certain = words.text(msg::OddsCertain { cards: (largest + 1) as f64 });
    el("details").id(&format!("exact-{}", space.cards())).children([
        el("summary").text(&title),
        table,
        el("p").class("small").text(&certain),
    ])
}

pub fn fraction(fraction: Fraction) -> El {
    el("code").attr("dir", "ltr").text(&fraction.to_string())
}
