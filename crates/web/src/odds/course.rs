//! How likely twelve cards hold no Set in the course of a game: increasingly, since Sets are taken away.

use ::odds::Space;
use web_ui::{El, Memo, el};
use words::msg;

use super::question::{GameKind, SimulationResult};
use super::simulator::Simulator;
use crate::settings::{text, words};
use crate::table::chart::{Plot, Series, drawing};
use crate::table::sheet::{cell, grid, row_head};
use crate::table::times::{plotted, signs};
use ::odds::counted::no_set;
use ::odds::recorded::{GAMES, TWELVE, boards};

const FIRST: usize = 69;

/// The chance by the cards left in the deck; the player's simulation is drawn beside it.
pub fn course(simulator: Simulator) -> El {
    // Only the full game has these positions.
    let yours = Memo::new(move || {
        let result = simulator.result.with(|result| result.as_ref().map(places).unwrap_or_default());
        if simulator.kind.get() == GameKind::Full { result } else { Vec::new() }
    });
    el("section").class("part").id("course").children_of(move || {
        let words = words();
        vec![
            el("h2").text(&words.text(msg::OddsPageCourse)),
            el("p").text(&how()),
            el("p").class("small").text(&words.text(msg::OddsPageAxisPercent)),
            chart(yours),
            el("p").class("small axis-end").text(&words.text(msg::PlotCardsInDeck)),
            legend(),
            as_table(),
        ]
    })
}

fn how() -> String {
    let words = words();
    let fresh = words.percent(no_set(Space::Full, 12).to_f64(), 2);
    let played = boards(12).map(|seen| words.percent(f64::from(seen.rate) / 1e6, 2)).unwrap_or_default();
    words.text(msg::OddsPageCourseHow { played: &played, fresh: &fresh })
}

/// By the number of the deal, in hundredths of a per cent.
fn places(result: &SimulationResult) -> Series {
    let place =
        |&(in_deck, millionths): &(usize, u64)| ((FIRST.saturating_sub(in_deck)) / 3, millionths / 100);
    result.places.iter().map(place).collect()
}

fn chart(yours: Memo<Series>) -> El {
    let draw = move |width, mirrored| {
        let fresh = (no_set(Space::Full, 12).to_f64() * 1e4) as u64;
        let fresh: Series = (0..TWELVE.len()).map(|deal| (deal, fresh)).collect();
        let played: Series = TWELVE.iter().map(|&rate| u64::from(rate) / 100).enumerate().collect();
        let below = |deal: usize| FIRST.saturating_sub(3 * deal).to_string();
        let all = [fresh, played, yours.get()];
        drawing(&Plot { all: &all, width, mirrored, unit: 100, below: &below, bars: false })
    };
    plotted(text(msg::OddsPageCourseChart), draw)
}

fn legend() -> El {
    let words = words();
    let games = &words.whole(GAMES.into());
    signs(
        [
            words.text(msg::OddsPageLineRandom),
            words.text(msg::OddsPageLinePlayed { games }),
            words.text(msg::OddsPageLineYours),
        ]
        .map(|name| el("span").text(&name)),
    )
}

fn as_table() -> El {
    let words = words();
    let columns = vec![words.text(msg::OddsPageInDeck), words.text(msg::OddsPageNoSet)];
    let rows = TWELVE.iter().enumerate().map(|(deal, &rate)| {
        let in_deck = words.whole((FIRST - 3 * deal) as u128);
        vec![row_head(el("span").text(&in_deck)), cell(&words.percent(f64::from(rate) / 1e6, 2))]
    });
    let table = grid(words.text(msg::OddsPageCourse), columns, rows.collect());
    el("details").children([el("summary").text(&words.text(msg::ResultAsTable)), table])
}
