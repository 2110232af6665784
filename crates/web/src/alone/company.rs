//! The bots that somebody plays against: how many, and how quick each is.

use engine::Level;
use web_ui::browser::{load, store};
use web_ui::field::select;
use web_ui::{El, Signal, el};
use words::msg;

use crate::settings::{text, words};

/// Where the browser keeps whom somebody played against last.
const NAME: &str = "tercet.company";

/// The most bots.
const MOST: usize = 5;

/// Whom somebody played against last, or one bot that plays now and then.
pub fn usual() -> Signal<Vec<Level>> {
    let kept: Vec<Level> = load(NAME).unwrap_or_default();
    let fits = (1..=MOST).contains(&kept.len());
    Signal::new(if fits { kept } else { vec![Level::Casual] })
}

/// So many bots; those who are new are as quick as the last one.
fn resize(company: &mut Vec<Level>, count: usize) {
    let last = company.last().copied().unwrap_or(Level::Casual);
    company.resize(count.clamp(1, MOST), last);
}

/// Chooses the bots.
pub fn company(company: Signal<Vec<Level>>) -> El {
    let change = move |change: &dyn Fn(&mut Vec<Level>)| {
        company.update(|company| change(company));
        company.with_untracked(|company| store(NAME, company));
    };
    let options = || {
        let value =
            |count: usize| (count.to_string(), words().text(msg::FormBotsValue { count: count as f64 }));
        (1..=MOST).map(value).collect()
    };
    let now = move || company.with(Vec::len).to_string();
    let choose = move |chosen: String| change(&|company| resize(company, chosen.parse().unwrap_or(1)));
    let count = select("company", text(msg::FormBots), options, now, choose);
    let places = move || (0..company.with(Vec::len)).map(|place| place.to_string()).collect();
    let levels = el("div").class("levels").each(places, move |place| {
        let place: usize = place.parse().unwrap_or(0);
        let label = move || words().text(msg::AloneBot { number: place as f64 + 1.0 });
        let options = || {
            let name = |level: &Level| words().text(msg::LevelName { level: level.name() });
            Level::ALL.iter().map(|level| (level.name().to_owned(), name(level))).collect()
        };
        let level = move |company: &Vec<Level>| company.get(place).map(|level| level.name().to_owned());
        let now = move || company.with(level).unwrap_or_default();
        let choose = move |name: String| {
            change(&|company| {
                if let (Some(level), Ok(new)) = (company.get_mut(place), name.parse()) {
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
        let mut company = vec![Level::Top, Level::Newcomer];
        resize(&mut company, 4);
        assert_eq!(company, [Level::Top, Level::Newcomer, Level::Newcomer, Level::Newcomer]);
        resize(&mut company, 0);
        assert_eq!(company, [Level::Top]);
        resize(&mut company, 9);
        assert_eq!(company.len(), 5);
    }
}
