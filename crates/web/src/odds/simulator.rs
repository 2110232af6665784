//! A simulation in a web worker, which asks for more games until there are enough; and its part of the page.
//!
//! The worker runs the client's own script. It needs no file of its own: it loads the same WebAssembly and the same parts, which
//! the browser has cached.

use ::odds::counted::no_set;
use engine::Variant;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, HtmlElement, MessageEvent, Worker, WorkerOptions, WorkerType};
use web_ui::browser::{document, random};
use web_ui::field::select;
use web_ui::json;

use super::charts::percent;
use super::question::{GameKind, Question, Rate, SimulationResult};
use crate::prelude::*;
use crate::table::result::{cell, columns, grid, row_name};

/// A web worker that answers one question after the other. Dropping it ends the worker.
pub struct OddsWorker {
    worker: Worker,
    _answered: Closure<dyn FnMut(MessageEvent)>,
    _broken: Closure<dyn FnMut(Event)>,
}

impl OddsWorker {
    /// Starts a worker; `receive` gets its answers, and an empty text if it fails. `None` if the browser starts no workers.
    pub fn new(receive: impl Fn(String) + Clone + 'static) -> Option<OddsWorker> {
        let script = document().query_selector("script[type=module][src]").ok().flatten()?;
        // The property holds the absolute address.
        let script =
            js_sys::Reflect::get(script.unchecked_ref::<HtmlElement>(), &"src".into()).ok()?.as_string()?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let failed = receive.clone();
        let answered = move |event: MessageEvent| receive(event.data().as_string().unwrap_or_default());
        let answered = Closure::<dyn FnMut(MessageEvent)>::new(answered);
        let broken = Closure::<dyn FnMut(Event)>::new(move |_| failed(String::new()));
        worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
        worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        Some(OddsWorker { worker, _answered: answered, _broken: broken })
    }

    pub fn send(&self, question: &str) {
        // Sending a text does not fail.
        let _ = self.worker.post_message(&question.into());
    }
}

impl Drop for OddsWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

pub const GOALS: [u64; 4] = [10_000, 100_000, 1_000_000, 10_000_000];

/// How long the worker should take for one question, in milliseconds: short enough to show progress and to stop soon.
const QUESTION_MILLISECONDS: u64 = 200;

const FIRST_BATCH: u64 = 250;

#[derive(Clone, Copy)]
pub struct Simulator {
    pub result: Signal<Option<SimulationResult>>,
    pub kind: Signal<GameKind>,
    pub running: Signal<bool>,
    pub goal: Signal<u64>,
    /// The milliseconds that the worker has taken.
    spent: Signal<u64>,
    /// Whether no worker could be started.
    pub broken: Signal<bool>,
    state: Signal<WorkerState>,
}

#[derive(Default)]
struct WorkerState {
    worker: Option<OddsWorker>,
    outstanding: Option<(Question, u64)>,
    run: u32,
    seed: u64,
    batch: u64,
}

impl Simulator {
    pub fn new() -> Simulator {
        Simulator {
            result: Signal::new(None),
            kind: Signal::new(GameKind::Full),
            running: Signal::new(false),
            goal: Signal::new(GOALS[2]),
            spent: Signal::new(0),
            broken: Signal::new(false),
            state: Signal::default(),
        }
    }

    pub fn games(self) -> u64 {
        self.result.with(|result| result.as_ref().map_or(0, |result| result.games))
    }

    pub fn pace(self) -> Option<u64> {
        (self.games() * 1000).checked_div(self.spent.get())
    }

    pub fn choose(self, kind: GameKind) {
        self.running.set(false);
        self.kind.set(kind);
        self.reset();
    }

    /// Starts a new tally with the next question; answers to older ones are ignored.
    fn reset(self) {
        self.result.set(None);
        self.spent.set(0);
        self.state.update(|state| {
            let (run, seed) = (state.run.wrapping_add(1), u64::from_le_bytes(random()));
            (state.run, state.seed, state.batch) = (run, seed, FIRST_BATCH);
        });
    }

    pub fn start(self) {
        if self.result.with_untracked(Option::is_none) || self.games() >= self.goal.get_untracked() {
            self.reset();
        }
        self.running.set(true);
        self.request();
    }

    /// Stops after the games that are being played.
    pub fn stop(self) {
        self.running.set(false);
        announce(&words().text(msg::OddsPageStopped { games: &words().whole(self.games().into()) }));
    }

    /// Asks for more games, unless an answer is outstanding.
    fn request(self) {
        let left = self.goal.get_untracked().saturating_sub(self.games());
        let kind = self.kind.get_untracked();
        self.state.update(|state| {
            if state.outstanding.is_some() {
                return;
            }
            if state.worker.is_none() {
                state.worker = OddsWorker::new(move |answer| self.receive(&answer));
            }
            state.seed = state.seed.wrapping_add(1);
            let question = Question { run: state.run, kind, seed: state.seed, games: state.batch.min(left) };
            match (&state.worker, serde_json::to_string(&question)) {
                (Some(worker), Ok(text)) => {
                    worker.send(&text);
                    state.outstanding = Some((question, now().0));
                }
                _ => self.fail(),
            }
        });
    }

    fn fail(self) {
        self.broken.set(true);
        self.running.set(false);
    }

    fn receive(self, answer: &str) {
        // The page may have been left.
        let outstanding = self.state.try_update(|state| (state.outstanding.take(), state.run));
        let Some((outstanding, run)) = outstanding else { return };
        let Ok(result) = json::from_str::<SimulationResult>(answer) else { return self.fail() };
        if let Some((question, at)) = outstanding.filter(|(question, _)| question.run == run) {
            let took = now().0.saturating_sub(at);
            self.spent.update(|spent| *spent += took);
            self.state.update(|state| state.batch = next_batch(question.games, took));
            self.result.set(Some(result));
        }
        if !self.running.get_untracked() {
            return;
        }
        if self.games() < self.goal.get_untracked() {
            return self.request();
        }
        self.running.set(false);
        announce(&words().text(msg::OddsPageDone { games: &words().whole(self.games().into()) }));
    }
}

/// The number of games in the next question, after these took so many milliseconds.
fn next_batch(games: u64, took: u64) -> u64 {
    let fitting = games * QUESTION_MILLISECONDS / took.max(1);
    // The clock may jump, and the first answer includes loading the worker.
    fitting.clamp(games / 4, games * 4).clamp(FIRST_BATCH, 1_000_000)
}

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
    use ::odds::Space;

    use super::*;

    #[test]
    fn questions_grow_until_they_take_as_long_as_they_should() {
        let questions = [(250, 0), (1000, 100), (10_000, 400), (10_000, 60_000), (300, 60_000)];
        let next = questions.map(|(games, took)| next_batch(games, took));
        assert_eq!(next, [1000, 2000, 5000, 2500, FIRST_BATCH]);
    }

    #[test]
    fn the_first_deal_of_every_kind_has_an_exact_chance() {
        for kind in GameKind::ALL {
            let dealing = kind.dealing();
            assert!(no_set(dealing.space(), dealing.layout()).numerator() > 0);
        }
        assert_eq!(GameKind::Quick.dealing().space(), Space::Quick);
    }
}
