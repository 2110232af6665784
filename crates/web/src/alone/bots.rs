//! The bots to play against: how many, and how quick each is.

use engine::Level;
use web_ui::browser::{load, store};
use web_ui::field::select;
use web_ui::{El, Signal, el};
use words::msg;

use crate::settings::{text, words};

/// Where the browser stores the last choice.
const NAME: &str = "tercet.company";

const MOST: usize = 5;

/// The last choice, or one casual bot.
pub fn usual() -> Signal<Vec<Level>> {
    let kept: Vec<Level> = load(NAME).unwrap_or_default();
    let fits = (1..=MOST).contains(&kept.len());
    Signal::new(if fits { kept } else { vec![Level::Casual] })
}

/// Changes the number of bots; new ones are as quick as the last one.
fn resize(bots: &mut Vec<Level>, count: usize) {
    let last = bots.last().copied().unwrap_or(Level::Casual);
    bots.resize(count.clamp(1, MOST), last);
}

/// Chooses the bots.
pub fn bot_fields(bots: Signal<Vec<Level>>) -> El {
    let change = move |change: &dyn Fn(&mut Vec<Level>)| {
        bots.update(|bots| change(bots));
        bots.with_untracked(|bots| store(NAME, bots));
    };
    let options = || {
        let value =
            |count: usize| (count.to_string(), words().text(msg::FormBotsValue { count: count as f64 }));
        (1..=MOST).map(value).collect()
    };
    let now = move || bots.with(Vec::len).to_string();
    let choose = move |chosen: String| change(&|bots| resize(bots, chosen.parse().unwrap_or(1)));
    let count = select("company", text(msg::FormBots), options, now, choose);
    let places = move || (0..bots.with(Vec::len)).map(|place| place.to_string()).collect();
    let levels = el("div").class("levels").each(places, move |place| {
        let place: usize = place.parse().unwrap_or(0);
        let label = move || words().text(msg::AloneBot { number: place as f64 + 1.0 });
        let options = || {
            let name = |level: &Level| words().text(msg::LevelName { level: level.name() });
            Level::ALL.iter().map(|level| (level.name().to_owned(), name(level))).collect()
        };
        let level = move |bots: &Vec<Level>| bots.get(place).map(|level| level.name().to_owned());
        let now = move || bots.with(level).unwrap_or_default();
        let choose = move |name: String| {
            change(&|bots| {
                if let (Some(level), Ok(new)) = (bots.get_mut(place), name.parse()) {
                    *level = new;
                }
            });
        };
        select(&format!("level-{place}"), label, options, now, choose)
    });
    el("div").class("stack company-here").children([count, levels])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_always_a_bot_and_never_a_sixth() {
        let mut bots = vec![Level::Top, Level::Newcomer];
        resize(&mut bots, 4);
        assert_eq!(bots, [Level::Top, Level::Newcomer, Level::Newcomer, Level::Newcomer]);
        resize(&mut bots, 0);
        assert_eq!(bots, [Level::Top]);
        resize(&mut bots, 9);
        assert_eq!(bots.len(), 5);
    }
}
