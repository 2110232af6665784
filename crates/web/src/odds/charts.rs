//! What is known of random cards and of games, as charts and exact tables.

use ::odds::counted::{SPREADS, mean, no_set};
use ::odds::recorded::{GAMES, TWELVE, boards};
use ::odds::{Fraction, Space};
use web_ui::field::select;
use words::Message;

use super::question::{GameKind, SimulationResult};
use super::simulator::Simulator;
use crate::prelude::*;
use crate::table::chart::{Below, Plot, Series, drawing, plotted, signs};
use crate::table::result::{cell, columns, folded, grid, row_name};

/// In per cent, with enough decimals for three significant figures, and at least two.
pub fn percent(chance: f64) -> String {
    words().percent(chance, decimals(chance))
}

fn decimals(chance: f64) -> usize {
    let (mut decimals, mut shown) = (2, 1e4 * chance);
    while shown > 0.0 && shown < 99.5 && decimals < 16 {
        decimals += 1;
        shown *= 10.0;
    }
    // Small ones are rounded to three figures, others to hundredths.
    if chance >= 0.01 { 2 } else { decimals }
}

fn one_in(chance: Fraction) -> String {
    let (part, whole) = (chance.numerator(), chance.denominator());
    match part {
        0 => "–".to_owned(),
        _ if whole >= part * 10 => words().whole((whole + part / 2) / part),
        _ => words().decimal(whole as f64 / part as f64, 2),
    }
}

fn fraction_cell(fraction: Fraction) -> El {
    el("td").child(el("code").attr("dir", "ltr").text(&fraction.to_string()))
}

/// In hundredths of a per cent, as the charts show it.
fn height(chance: Fraction) -> u64 {
    (chance.to_f64() * 1e4) as u64
}

/// Recorded millionths in per cent.
fn recorded(millionths: u32) -> String {
    words().percent(f64::from(millionths) / 1e6, 2)
}

/// A chart in per cent, between the names of its axes.
fn charted(
    label: impl Fn() -> String + 'static,
    axis: &dyn Message,
    below: fn(usize) -> usize,
    bars: bool,
    series: impl Fn() -> Vec<Series> + 'static,
) -> [El; 3] {
    let draw = move |width, mirrored| {
        drawing(&Plot { all: &series(), width, mirrored, unit: 100, below: Below::Figures(&below), bars })
    };
    [
        el("p").class("small").text(&words().text(msg::OddsPageAxisPercent)),
        plotted(label, draw),
        el("p").class("small axis-end").text(&words().text_dyn(axis)),
    ]
}

const DECKS: [Space; 2] = [Space::Full, Space::Quick];

/// How likely random cards hold no Set: the usual numbers of cards, a chart, and the exact table.
pub fn fresh() -> El {
    let series = || {
        let line = |space: Space| {
            let most = space.largest_set_free() + 1;
            (3..=most).map(|cards| (cards, height(no_set(space, cards)))).collect()
        };
        DECKS.map(line).to_vec()
    };
    let deck = |space: Space| words().text(msg::OddsPageDeck { cards: space.cards() as f64 });
    el("section").class("part").id("fresh").children_of(move || {
        let words = words();
        let label = text(msg::OddsPageFreshChart);
        let mut parts = vec![
            el("h2").text(&words.text(msg::OddsPageFresh)),
            el("p").class("small").text(&words.text(msg::OddsPageFreshHow)),
            usual(),
        ];
        parts.extend(charted(label, &msg::OddsPageAxisCards, |cards| cards, false, series));
        parts.push(signs(DECKS.map(|space| el("span").text(&deck(space)))));
        parts.extend(DECKS.map(exact));
        parts
    })
}

/// The usual numbers of cards on a table: random cards beside those of a game.
fn usual() -> El {
    let words = words();
    let rows = [9, 12, 15, 18].map(|cards| {
        let chance = no_set(Space::Full, cards);
        let played = boards(cards).map(|seen| recorded(seen.rate));
        vec![
            row_name(&words.whole(cards as u128)),
            cell(&percent(chance.to_f64())),
            cell(played.as_deref().unwrap_or("–")),
            cell(&one_in(chance)),
            cell(&words.decimal(mean(Space::Full, cards).to_f64(), 2)),
        ]
    });
    let columns = columns([
        &msg::OddsPageCards,
        &msg::OddsPageRandom,
        &msg::OddsPageInPlay,
        &msg::OddsPageOneIn,
        &msg::OddsPageMean,
    ]);
    grid(&words.text(msg::OddsPageFresh), columns, rows.into()).class("scroll usual")
}

/// Every number of cards of a deck that can be without a Set.
fn exact(space: Space) -> El {
    let words = words();
    let largest = space.largest_set_free();
    let rows = (3..=largest).map(|cards| {
        let chance = no_set(space, cards);
        let head = row_name(&words.whole(cards as u128));
        vec![head, cell(&percent(chance.to_f64())), cell(&one_in(chance)), fraction_cell(chance)]
    });
    let title = words.text(msg::OddsPageTable { cards: space.cards() as f64 });
    let columns =
        columns([&msg::OddsPageCards, &msg::OddsPageNoSet, &msg::OddsPageOneIn, &msg::OddsPageExactly]);
    let certain = words.text(msg::OddsCertain { cards: (largest + 1) as f64 });
    el("details").class("more").id(&format!("exact-{}", space.cards())).children([
        el("summary").text(&title),
        grid(&title, columns, rows.collect()),
        el("p").class("small").text(&certain),
    ])
}

/// The index of twelve of 81 cards among [`SPREADS`].
const TWELVE_OF_ALL: usize = 1;

/// How many Sets random cards hold: every number with its chance.
pub fn spread() -> El {
    let chosen = Signal::new(TWELVE_OF_ALL);
    let options = || {
        let name = |(space, cards, _): (Space, usize, _)| {
            words().text(msg::OddsTitle { cards: cards as f64, deck: space.cards() as f64 })
        };
        SPREADS.into_iter().map(name).enumerate().map(|(place, name)| (place.to_string(), name)).collect()
    };
    let now = move || chosen.get().to_string();
    let choose = move |value: String| chosen.set(value.parse().unwrap_or(TWELVE_OF_ALL));
    el("section").class("part").id("spread").children([
        el("h2").text_of(text(msg::OddsPageSpread)),
        select("spread-of", text(msg::OddsPageSpreadOf), options, now, choose),
        el("div").class("stack").children_of(move || spread_of(chosen.get())),
    ])
}

fn spread_of(chosen: usize) -> Vec<El> {
    let Some(&(space, cards, counts)) = SPREADS.get(chosen) else { return Vec::new() };
    let (words, layouts) = (words(), space.layouts(cards));
    let chance = move |layouts_with: u64| Fraction::new(layouts_with.into(), layouts);
    let mean = mean(space, cards);
    let decimal = &words.decimal(mean.to_f64(), 3);
    let average = words.text(msg::OddsPageSpreadMean { mean: decimal, fraction: &mean.to_string() });
    let series = move || {
        let all: Series = counts.iter().map(|&with| height(chance(with))).enumerate().collect();
        // What would be lower than a pixel is in the table only.
        let last = all.iter().rposition(|&(_, height)| height >= 5).unwrap_or(0);
        vec![all[..=last].to_vec()]
    };
    let rows = counts.iter().enumerate().filter(|&(_, &with)| with > 0).map(|(sets, &with)| {
        let chance = chance(with);
        vec![row_name(&words.whole(sets as u128)), cell(&percent(chance.to_f64())), fraction_cell(chance)]
    });
    let columns = columns([&msg::OddsPageAxisSets, &msg::OddsPageChance, &msg::OddsPageExactly]);
    let table = grid(&words.text(msg::OddsPageSpread), columns, rows.collect());
    let label = text(msg::OddsPageSpreadChart);
    let mut parts = vec![el("p").text(&average)];
    parts.extend(charted(label, &msg::OddsPageAxisSets, |sets| sets, true, series));
    parts.push(folded(table));
    parts
}

/// Cards in the deck after the first deal.
const FIRST: usize = 69;

/// How likely twelve cards hold no Set in the course of a game: increasingly, since Sets are taken away. The player's simulation
/// is drawn beside it.
pub fn course(simulator: Simulator) -> El {
    // Only the full game has these positions.
    let yours = Memo::new(move || {
        let result = simulator.result.with(|result| result.as_ref().map(places).unwrap_or_default());
        if simulator.kind.get() == GameKind::Full { result } else { Vec::new() }
    });
    let series = move || {
        let fresh = height(no_set(Space::Full, 12));
        let played = TWELVE.iter().map(|&rate| u64::from(rate) / 100).enumerate().collect();
        vec![(0..TWELVE.len()).map(|deal| (deal, fresh)).collect(), played, yours.get()]
    };
    let below = |deal: usize| FIRST.saturating_sub(3 * deal);
    el("section").class("part").id("course").children_of(move || {
        let label = text(msg::OddsPageCourseChart);
        let mut parts = vec![el("h2").text(&words().text(msg::OddsPageCourse)), el("p").text(&how())];
        parts.extend(charted(label, &msg::PlotCardsInDeck, below, false, series));
        parts.extend([legend(), folded(course_table())]);
        parts
    })
}

fn how() -> String {
    let fresh = &words().percent(no_set(Space::Full, 12).to_f64(), 2);
    let played = &boards(12).map(|seen| recorded(seen.rate)).unwrap_or_default();
    words().text(msg::OddsPageCourseHow { played, fresh })
}

/// By the number of the deal, in hundredths of a per cent.
fn places(result: &SimulationResult) -> Series {
    let places = result.places.iter();
    places.map(|&(in_deck, millionths)| (FIRST.saturating_sub(in_deck) / 3, millionths / 100)).collect()
}

fn legend() -> El {
    let words = words();
    let lines = [
        words.text(msg::OddsPageLineRandom),
        words.text(msg::OddsPageLinePlayed { games: &words.whole(GAMES.into()) }),
        words.text(msg::OddsPageLineYours),
    ];
    signs(lines.map(|name| el("span").text(&name)))
}

fn course_table() -> El {
    let rows = TWELVE.iter().enumerate().map(|(deal, &rate)| {
        vec![row_name(&words().whole((FIRST - 3 * deal) as u128)), cell(&recorded(rate))]
    });
    let columns = columns([&msg::OddsPageInDeck, &msg::OddsPageNoSet]);
    grid(&words().text(msg::OddsPageCourse), columns, rows.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_figures_are_shown() {
        let shown = [1.0, 0.5, 0.0323, 0.01, 0.000_365, 0.000_033_97, 1.45e-13, 0.0].map(decimals);
        assert_eq!(shown, [2, 2, 2, 2, 4, 5, 13, 2]);
    }
}
