//! How many Sets random cards hold: every number with its chance.

use ::odds::{Fraction, Space};
use web_ui::field::select;
use web_ui::{El, Signal, el};
use words::msg;

use super::figures::percent;
use super::fresh::fraction;
use crate::settings::{text, words};
use crate::table::chart::{Plot, Series, drawing};
use crate::table::sheet::{cell, grid, row_head};
use crate::table::times::plotted;
use ::odds::counted::{SPREADS, mean};

/// The index of twelve of 81 cards.
const USUAL: usize = 1;

pub fn spread() -> El {
    let chosen = Signal::new(USUAL);
    let options = || {
        let name = |(space, cards, _): (Space, usize, _)| {
            words().text(msg::OddsTitle { cards: cards as f64, deck: space.cards() as f64 })
        };
        SPREADS.into_iter().map(name).enumerate().map(|(place, name)| (place.to_string(), name)).collect()
    };
    let choice = select(
        "spread-of",
        text(msg::OddsPageSpreadOf),
        options,
        move || chosen.get().to_string(),
        move |value| chosen.set(value.parse().unwrap_or(USUAL)),
    );
    el("section").class("part").id("spread").children([
        el("h2").text_of(text(msg::OddsPageSpread)),
        choice,
        el("div").class("stack").children_of(move || shown(chosen.get())),
    ])
}

fn shown(chosen: usize) -> Vec<El> {
    let Some(&(space, cards, counts)) = SPREADS.get(chosen) else { return Vec::new() };
    let (words, layouts) = (words(), space.layouts(cards));
    let chance = move |layouts_with: u64| Fraction::new(layouts_with.into(), layouts);
    let mean = mean(space, cards);
    let decimal = &words.decimal(mean.to_f64(), 3);
    let average = words.text(msg::OddsPageSpreadMean { mean: decimal, fraction: &mean.to_string() });
    let draw = move |width, mirrored| {
        let series: Series = counts
            .iter()
            .enumerate()
            .map(|(sets, &with)| (sets, (chance(with).to_f64() * 1e4) as u64))
            .collect();
        // What would be lower than a pixel is in the table only.
        let last = series.iter().rposition(|&(_, height)| height >= 5).unwrap_or(0);
        let below = |sets: usize| sets.to_string();
        let all = [series[..=last].to_vec()];
        drawing(&Plot { all: &all, width, mirrored, unit: 100, below: &below, bars: true })
    };
    let columns = vec![
        words.text(msg::OddsPageAxisSets),
        words.text(msg::OddsPageChance),
        words.text(msg::OddsPageExactly),
    ];
    let rows = counts.iter().enumerate().filter(|&(_, &with)| with > 0).map(|(sets, &with)| {
        let head = row_head(el("span").text(&words.whole(sets as u128)));
        vec![head, cell(&percent(chance(with).to_f64())), el("td").child(fraction(chance(with)))]
    });
    let table = grid(words.text(msg::OddsPageSpread), columns, rows.collect());
    vec![
        el("p").class("mean").text(&average),
        el("p").class("small").text(&words.text(msg::OddsPageAxisPercent)),
        plotted(text(msg::OddsPageSpreadChart), draw),
        el("p").class("small axis-end").text(&words.text(msg::OddsPageAxisSets)),
        el("details").children([el("summary").text(&words.text(msg::ResultAsTable)), table]),
    ]
}
