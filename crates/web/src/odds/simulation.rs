//! Whole games, simulated beside the page: how many, how fast, and what came out.

use std::cell::RefCell;
use std::rc::Rc;

use engine::Variant;
use words::msg;

use super::exact::no_set;
use super::figures::percent;
use super::known::{Kind, Known, Question, Rate};
use super::worker::Helper;
use crate::announcer::announce;
use crate::browser::{now, random};
use crate::dom::{El, button, el};
use crate::field::{select, text};
use crate::json;
use crate::settings::words;
use crate::signal::{Signal, on_cleanup};
use crate::table::sheet::{cell, grid, row_head};

/// How many games can be asked for.
const GOALS: [u64; 4] = [10_000, 100_000, 1_000_000, 10_000_000];

/// How long one question should take, in milliseconds: short enough to look alive and to stop at once.
const PATIENCE: u64 = 200;

/// How many games the first question asks for.
const FEW: u64 = 250;

/// A simulation that runs or has run, for whoever shows it.
#[derive(Clone, Copy)]
pub struct Simulated {
    /// What is known so far.
    pub known: Signal<Option<Known>>,
    /// What is played.
    pub kind: Signal<Kind>,
    running: Signal<bool>,
    goal: Signal<u64>,
    /// The milliseconds that the worker has played.
    spent: Signal<u64>,
    /// Whether there is no worker.
    broken: Signal<bool>,
    helper: Signal<Place>,
}

/// Where the worker is, the question that it works on, and when it was asked.
type Place = Rc<RefCell<Desk>>;

#[derive(Default)]
struct Desk {
    helper: Option<Helper>,
    asked: Option<(Question, u64)>,
    run: u32,
    seed: u64,
    batch: u64,
}

impl Simulated {
    /// Nothing simulated yet.
    pub fn new() -> Simulated {
        let desk = Place::default();
        let ends = desk.clone();
        on_cleanup(move || *ends.borrow_mut() = Desk::default());
        Simulated {
            known: Signal::new(None),
            kind: Signal::new(Kind::Full),
            running: Signal::new(false),
            goal: Signal::new(GOALS[2]),
            spent: Signal::new(0),
            broken: Signal::new(false),
            helper: Signal::new(desk),
        }
    }

    fn games(self) -> u64 {
        self.known.with(|known| known.as_ref().map_or(0, |known| known.games))
    }

    /// Games per second so far.
    fn pace(self) -> Option<u64> {
        (self.games() * 1000).checked_div(self.spent.get())
    }

    fn choose(self, kind: Kind) {
        self.running.set(false);
        self.kind.set(kind);
        self.forget();
    }

    /// Begins anew with the next question; answers to older ones are not heard.
    fn forget(self) {
        self.known.set(None);
        self.spent.set(0);
        let seed = u64::from_le_bytes(random());
        let desk = self.helper.get_untracked();
        let mut desk = desk.borrow_mut();
        (desk.run, desk.seed, desk.batch) = (desk.run.wrapping_add(1), seed, FEW);
    }

    fn start(self) {
        if self.known.with_untracked(Option::is_none) || self.games() >= self.goal.get_untracked() {
            self.forget();
        }
        self.running.set(true);
        self.ask();
    }

    fn stop(self) {
        self.running.set(false);
        let games = words().whole(self.games().into());
        announce(&words().say(msg::OddsPageStopped { games: &games }));
    }

    /// Asks for some more games, unless an answer is still to come.
    fn ask(self) {
        let left = self.goal.get_untracked().saturating_sub(self.games());
        let desk = self.helper.get_untracked();
        let mut desk = desk.borrow_mut();
        if desk.asked.is_some() {
            return;
        }
        if desk.helper.is_none() {
            desk.helper = Helper::new(move |answer| self.hear(&answer));
        }
        desk.seed = desk.seed.wrapping_add(1);
        let (run, seed, games) = (desk.run, desk.seed, desk.batch.min(left));
        let question = Question { run, kind: self.kind.get_untracked(), seed, games };
        match (&desk.helper, serde_json::to_string(&question)) {
            (Some(helper), Ok(text)) => {
                helper.ask(&text);
                desk.asked = Some((question, now().0));
            }
            _ => {
                self.broken.set(true);
                self.running.set(false);
            }
        }
    }

    fn hear(self, answer: &str) {
        // The page may be gone.
        let Some(desk) = self.helper.try_get_untracked() else { return };
        let asked = desk.borrow_mut().asked.take();
        let Ok(known) = json::read::<Known>(answer) else {
            self.broken.set(true);
            return self.running.set(false);
        };
        if let Some((question, at)) = asked.filter(|(question, _)| question.run == desk.borrow().run) {
            let took = now().0.saturating_sub(at);
            self.spent.update(|spent| *spent += took);
            desk.borrow_mut().batch = next_batch(question.games, took);
            self.known.set(Some(known));
        }
        if !self.running.get_untracked() {
            return;
        }
        if self.games() < self.goal.get_untracked() {
            return self.ask();
        }
        self.running.set(false);
        let games = words().whole(self.games().into());
        announce(&words().say(msg::OddsPageDone { games: &games }));
    }
}

/// How many games the next question asks for, after these have taken so many milliseconds.
fn next_batch(games: u64, took: u64) -> u64 {
    let fitting = games * PATIENCE / took.max(1);
    // A clock may jump, and the first answer has waited for the worker to load.
    fitting.clamp(games / 4, games * 4).clamp(FEW, 1_000_000)
}

/// The simulation with its choices, its buttons and what came out.
pub fn simulation(simulated: Simulated) -> El {
    el("section").class("part").id("simulation").children([
        el("h2").says(|| words().say(msg::OddsPageSimulate)),
        el("p").class("small").says(|| words().say(msg::OddsPageSimulateHow)),
        choices(simulated),
        buttons(simulated),
        progress(simulated),
        el("p").class("notice").attr("role", "alert").says(move || match simulated.broken.get() {
            true => words().say(msg::OddsPageBroken),
            false => String::new(),
        }),
        el("div").shows(move || {
            simulated
                .known
                .with(|known| known.as_ref().map(|known| table(simulated.kind.get(), known)))
                .into_iter()
                .collect()
        }),
    ])
}

fn choices(simulated: Simulated) -> El {
    let variant = |kind: Kind| match kind {
        Kind::Full => Variant::Full,
        Kind::Solitaire => Variant::Solitaire,
        Kind::Quick => Variant::Quick,
    };
    let kinds =
        move || Kind::ALL.map(|kind| (kind.name().to_owned(), words().variant(variant(kind)))).to_vec();
    let goals = || GOALS.map(|goal| (goal.to_string(), words().whole(goal.into()))).to_vec();
    let kind = select(
        "simulated-kind",
        text(|| words().say(msg::OddsPageKind)),
        Box::new(kinds),
        text(move || simulated.kind.get().name().to_owned()),
        Box::new(move |name| {
            let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name);
            simulated.choose(kind.unwrap_or(Kind::Full));
        }),
    );
    let goal = select(
        "simulated-games",
        text(|| words().say(msg::OddsPageGames)),
        Box::new(goals),
        text(move || simulated.goal.get().to_string()),
        Box::new(move |goal| simulated.goal.set(goal.parse().unwrap_or(GOALS[0]))),
    );
    el("div").class("row simulated").children([kind, goal])
}

fn buttons(simulated: Simulated) -> El {
    let press = move || match simulated.running.get_untracked() {
        true => simulated.stop(),
        false => simulated.start(),
    };
    let label = move || match (simulated.running.get(), simulated.games()) {
        (true, _) => words().say(msg::OddsPageStop),
        (false, games) if games > 0 && games < simulated.goal.get() => words().say(msg::OddsPageGoOn),
        (false, _) => words().say(msg::OddsPageStart),
    };
    el("div").class("row").child(button("primary", press).id("simulate").says(label))
}

fn progress(simulated: Simulated) -> El {
    let bar = el("progress")
        .attr_of("max", move || simulated.goal.get().to_string())
        .attr_of("value", move || simulated.games().min(simulated.goal.get()).to_string())
        .label(|| words().say(msg::OddsPageSimulate));
    let done = move || {
        let games = &words().whole(simulated.games().into());
        words().say(msg::OddsPageProgress { games, goal: &words().whole(simulated.goal.get().into()) })
    };
    let pace = move || match simulated.pace() {
        Some(games) => words().say(msg::OddsPagePace { games: &words().whole(games.into()) }),
        None => String::new(),
    };
    el("div")
        .class("simulated-progress")
        .attr_of("aria-busy", move || simulated.running.get().to_string())
        .children([
            bar,
            el("p").class("small").id("simulated-done").says(done),
            el("p").class("small").id("simulated-pace").says(pace),
        ])
}

/// What came out, with what it comes to in the end where that is known.
fn table(kind: Kind, known: &Known) -> El {
    let words = words();
    let line = |name: String, rate: Rate, exact: Option<f64>| {
        let [share, low, high] = rate.shares();
        let [low, high] = [low, high].map(|end| words.percent(end, 3));
        let exact = exact.map(percent);
        vec![
            row_head(el("span").text(&name)),
            cell(&words.percent(share, 3)),
            cell(&words.say(msg::OddsPageIntervalOf { low: &low, high: &high })),
            cell(exact.as_deref().unwrap_or("–")),
        ]
    };
    let dealing = kind.dealing();
    let exact = no_set(dealing.space(), dealing.layout()).to_f64();
    let mut rows = vec![line(words.say(msg::OddsPageFirst), known.first, Some(exact))];
    rows.extend(known.boards.iter().map(|&(cards, rate)| {
        // In a quick start no more than nine cards can be without a Set.
        let certain = cards > dealing.space().largest_set_free();
        line(words.say(msg::OddsPageBoards { cards: cards as f64 }), rate, certain.then_some(0.0))
    }));
    if kind == Kind::Solitaire {
        rows.push(line(words.say(msg::OddsPageWon), known.finished, None));
    }
    rows.extend(
        known
            .left
            .iter()
            .map(|&(cards, rate)| line(words.say(msg::OddsPageLeft { cards: cards as f64 }), rate, None)),
    );
    let columns = vec![
        words.say(msg::OddsPageWhat),
        words.say(msg::OddsPageSeen),
        words.say(msg::OddsPageInterval),
        words.say(msg::OddsPageExactly),
    ];
    grid(words.say(msg::OddsPageSimulate), columns, rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::odds::Space;

    #[test]
    fn questions_grow_until_they_take_as_long_as_they_should() {
        assert_eq!(next_batch(250, 0), 1000);
        assert_eq!(next_batch(1000, 100), 2000);
        assert_eq!(next_batch(10_000, 400), 5000);
        assert_eq!(next_batch(10_000, 60_000), 2500);
        assert_eq!(next_batch(300, 60_000), FEW);
    }

    #[test]
    fn the_first_deal_of_every_kind_has_an_exact_chance() {
        for kind in Kind::ALL {
            let dealing = kind.dealing();
            assert!(no_set(dealing.space(), dealing.layout()).numerator() > 0);
        }
        assert_eq!(Kind::Quick.dealing().space(), Space::Quick);
    }
}
