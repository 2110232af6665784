//! The simulation on the page: its settings, its progress, and the results.

use engine::Variant;
use web_ui::field::select;
use web_ui::{El, button, el};
use words::msg;

use super::charts::percent;
use super::question::{GameKind, Rate, SimulationResult};
use super::simulator::{GOALS, Simulator};
use crate::app::notice;
use crate::settings::{text, words};
use crate::table::result::{cell, columns, grid, row_name};
use ::odds::counted::no_set;

pub fn simulation(simulator: Simulator) -> El {
    el("section").class("part").id("simulation").children([
        el("h2").text_of(text(msg::OddsPageSimulate)),
        el("p").class("small").text_of(text(msg::OddsPageSimulateHow)),
        choices(simulator),
        buttons(simulator),
        progress(simulator),
        notice(
            move || if simulator.broken.get() { words().text(msg::OddsPageBroken) } else { String::new() },
        ),
        el("div").children_of(move || {
            let result = |result: &SimulationResult| table(simulator.kind.get(), result);
            simulator.result.with(|all| all.iter().map(result).collect())
        }),
    ])
}

fn choices(simulator: Simulator) -> El {
    let variant = |kind: GameKind| match kind {
        GameKind::Full => Variant::Full,
        GameKind::Solitaire => Variant::Solitaire,
        GameKind::Quick => Variant::Quick,
    };
    let kinds =
        move || GameKind::ALL.map(|kind| (kind.name().to_owned(), words().variant(variant(kind)))).to_vec();
    let goals = || GOALS.map(|goal| (goal.to_string(), words().whole(goal.into()))).to_vec();
    let kind = move || simulator.kind.get().name().to_owned();
    let choose = move |name: String| simulator.choose(GameKind::named(&name).unwrap_or(GameKind::Full));
    let goal = move || simulator.goal.get().to_string();
    let set_goal = move |goal: String| simulator.goal.set(goal.parse().unwrap_or(GOALS[0]));
    el("div").class("row simulated").children([
        select("simulated-kind", text(msg::OddsPageKind), kinds, kind, choose),
        select("simulated-games", text(msg::OddsPageGames), goals, goal, set_goal),
    ])
}

fn buttons(simulator: Simulator) -> El {
    let press = move || match simulator.running.get_untracked() {
        true => simulator.stop(),
        false => simulator.start(),
    };
    let label = move || match (simulator.running.get(), simulator.games()) {
        (true, _) => words().text(msg::OddsPageStop),
        (false, games) if games > 0 && games < simulator.goal.get() => words().text(msg::OddsPageGoOn),
        (false, _) => words().text(msg::OddsPageStart),
    };
    el("div").class("row").child(button("primary", press).id("simulate").text_of(label))
}

fn progress(simulator: Simulator) -> El {
    let bar = el("progress")
        .attr_of("max", move || simulator.goal.get().to_string())
        .attr_of("value", move || simulator.games().min(simulator.goal.get()).to_string())
        .label(text(msg::OddsPageSimulate));
    let done = move || {
        let games = &words().whole(simulator.games().into());
        words().text(msg::OddsPageProgress { games, goal: &words().whole(simulator.goal.get().into()) })
    };
    let games = |games: u64| words().text(msg::OddsPagePace { games: &words().whole(games.into()) });
    let pace = move || simulator.pace().map(games).unwrap_or_default();
    let busy = move || simulator.running.get().to_string();
    el("div").class("simulated-progress").attr_of("aria-busy", busy).children([
        bar,
        el("p").class("small").id("simulated-done").text_of(done),
        el("p").class("small").id("simulated-pace").text_of(pace),
    ])
}

/// The results, with the exact chance where that is known.
fn table(kind: GameKind, result: &SimulationResult) -> El {
    let words = words();
    let line = |name: String, rate: Rate, exact: Option<f64>| {
        let [share, low, high] = rate.shares();
        let [low, high] = [low, high].map(|end| words.percent(end, 3));
        let exact = exact.map(percent);
        vec![
            row_name(&name),
            cell(&words.percent(share, 3)),
            cell(&words.text(msg::OddsPageIntervalOf { low: &low, high: &high })),
            cell(exact.as_deref().unwrap_or("–")),
        ]
    };
    let dealing = kind.dealing();
    let exact = no_set(dealing.space(), dealing.layout()).to_f64();
    let mut rows = vec![line(words.text(msg::OddsPageFirst), result.first, Some(exact))];
    rows.extend(result.boards.iter().map(|&(cards, rate)| {
        // In a quick start no more than nine cards can be without a Set.
        let certain = cards > dealing.space().largest_set_free();
        line(words.text(msg::OddsPageBoards { cards: cards as f64 }), rate, certain.then_some(0.0))
    }));
    if kind == GameKind::Solitaire {
        rows.push(line(words.text(msg::OddsPageWon), result.finished, None));
    }
    let left = |cards: usize| words.text(msg::OddsPageLeft { cards: cards as f64 });
    rows.extend(result.left.iter().map(|&(cards, rate)| line(left(cards), rate, None)));
    let columns =
        columns([&msg::OddsPageWhat, &msg::OddsPageSeen, &msg::OddsPageInterval, &msg::OddsPageExactly]);
    grid(&words.text(msg::OddsPageSimulate), columns, rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::odds::Space;

    #[test]
    fn the_first_deal_of_every_kind_has_an_exact_chance() {
        for kind in GameKind::ALL {
            let dealing = kind.dealing();
            assert!(no_set(dealing.space(), dealing.layout()).numerator() > 0);
        }
        assert_eq!(GameKind::Quick.dealing().space(), Space::Quick);
    }
}
