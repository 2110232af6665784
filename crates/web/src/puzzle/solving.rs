//! A puzzle on the page: picked cards, feedback, clock and storage.

use ::odds::Date;
use engine::{Card, Claim, Feature, RuleSheet, Rules, Seed, Time, Value, Variant};
use web_ui::browser::{document, every, listen, random, window};

use super::feedback::{PuzzleFeedback, announce_feedback};
use super::run::{Hint, PuzzleRun, Stage, Verdict};
use super::store;
use crate::card::toggle;
use crate::diary::{self, DiaryEvent, Game};
use crate::parts;
use crate::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleKind {
    /// Nine cards that share one value.
    Quick,
    Daily(Date),
}

/// All fields are signals, so copies are the same puzzle.
#[derive(Clone, Copy)]
pub struct Solving {
    pub kind: PuzzleKind,
    pub run: Signal<PuzzleRun>,
    /// In the order of picking.
    pub selected: Signal<Vec<Card>>,
    pub feedback: Signal<Option<PuzzleFeedback>>,
    /// The device's time, updated four times a second.
    pub clock: Signal<u64>,
    pub layout: Memo<Vec<Card>>,
    pub rules: Memo<Option<Rules>>,
    pub pointed: Memo<Vec<Card>>,
    pub stage: Memo<Stage>,
    /// Whether the end is celebrated: not where the puzzle was solved before the page was opened.
    pub celebrates: Signal<bool>,
}

impl Solving {
    pub fn new(kind: PuzzleKind) -> Solving {
        let run = match kind {
            PuzzleKind::Daily(date) => store::day(date),
            PuzzleKind::Quick => store::quick().unwrap_or_else(|| drawn(Feature::Shading.values()[0])),
        };
        let feedback = run.hint.map(PuzzleFeedback::Hint);
        let celebrates = Signal::new(run.stage() != Stage::Solved);
        let run = Signal::new(run);
        let variant = if kind == PuzzleKind::Quick { Variant::QuickPuzzle } else { Variant::Daily };
        let edition = Memo::new(|| settings().with(Settings::edition));
        let solving = Solving {
            kind,
            run,
            selected: Signal::default(),
            feedback: Signal::new(feedback),
            clock: Signal::new(now().0),
            layout: Memo::new(move || run.with(|run| run.cards.to_vec())),
            rules: Memo::new(move || Some(Rules::of(edition.get(), variant))),
            pointed: Memo::new(move || run.with(|run| run.hint.map(Hint::cards).unwrap_or_default())),
            stage: Memo::new(move || run.with(PuzzleRun::stage)),
            celebrates,
        };
        solving.watch();
        solving
    }

    /// Runs the clock while the page is visible, and stores every change.
    fn watch(self) {
        let look = move || {
            let looks = !document().hidden();
            self.run.try_update(|run| run.look(looks, now().0));
        };
        look();
        listen(&document(), "visibilitychange", move |_| look());
        effect(move || self.run.with(|run| store::save(self.kind, run, now().0)));
        listen(&window(), "pagehide", move |_| self.save());
        on_cleanup(move || self.save());
        every(250, move || self.clock.set(now().0));
        // Browsers may be ended without an event.
        every(5_000, move || {
            // A hidden window has nothing new, and another one may have.
            if !document().hidden() {
                self.save();
            }
        });
    }

    fn save(self) {
        self.run.try_with_untracked(|run| store::save(self.kind, run, now().0));
    }

    pub fn spent(self) -> u64 {
        let now = self.clock.get();
        self.run.with(|run| run.spent(now))
    }

    /// Uncovers the cards of a day.
    pub fn start(self) {
        self.run.update(|run| run.start(now().0));
        self.give(PuzzleFeedback::Goal);
    }

    /// Picks a card, or unpicks it. Three are judged at once.
    pub fn pick(self, card: Card) {
        if self.stage.get_untracked() != Stage::Going {
            return;
        }
        self.selected.update(|selected| toggle(selected, card));
        if let Ok(cards) = self.selected.with_untracked(|selected| Claim::new(selected)) {
            self.claim(cards);
        }
    }

    pub fn clear(self) {
        self.selected.set(Vec::new());
    }

    fn claim(self, cards: Claim) {
        self.clear();
        let time = now().0;
        let in_time = matches!(self.kind, PuzzleKind::Daily(date) if date.is_open(Time(time)));
        let hint = self.run.with_untracked(|run| run.hint);
        let verdict = self.run.try_update(|run| run.claim(cards, in_time, time)).flatten();
        let Some(verdict) = verdict else { return };
        // Before anything is drawn, since the streak is read from what is stored.
        self.save();
        let game = if self.kind == PuzzleKind::Quick { Game::Puzzle } else { Game::Daily };
        self.give(match verdict {
            Verdict::New { split } => {
                parts::preload_solved();
                if let Some(set) = cards.triple() {
                    diary::add(game, DiaryEvent::found(set, split));
                    if hint.is_some_and(|hint| hint.set.is_same_find(cards)) {
                        diary::add(game, DiaryEvent::Missed { cards: set });
                    }
                }
                PuzzleFeedback::Found(cards)
            }
            Verdict::Wrong => {
                diary::add(game, DiaryEvent::Wrong);
                PuzzleFeedback::Wrong(cards)
            }
            Verdict::Again => PuzzleFeedback::Again(cards),
        });
    }

    pub fn hint(self) {
        let hint = self.run.try_update(PuzzleRun::take_hint).flatten();
        let stands = self.run.with_untracked(|run| run.hint);
        match (hint, stands) {
            (Some(hint), _) => self.give(PuzzleFeedback::Hint(hint)),
            (None, Some(hint)) => self.give(PuzzleFeedback::NoMore(hint)),
            (None, None) => {}
        }
    }

    pub fn pause(self) {
        let pauses = self.stage.get_untracked() == Stage::Going;
        self.run.update(|run| run.pause(pauses, now().0));
        self.clear();
        if pauses {
            self.give(PuzzleFeedback::Paused);
        } else {
            self.feedback.set(self.run.with_untracked(|run| run.hint).map(PuzzleFeedback::Hint));
        }
    }

    pub fn restart(self, kept: Value) {
        self.clear();
        self.celebrates.set(true);
        self.run.set(drawn(kept));
        self.give(PuzzleFeedback::Goal);
    }

    /// The value that all cards of a quick-start puzzle share.
    pub fn kept(self) -> Value {
        self.run.with(PuzzleRun::kept).unwrap_or(Feature::Shading.values()[0])
    }

    pub fn sheet(self) -> Option<RuleSheet> {
        self.rules.with(|rules| rules.as_ref().map(|rules| **rules))
    }

    pub fn deck_text(self, kept: Value) -> String {
        let value = self.sheet().map(|sheet| sheet.drawn(kept)).unwrap_or_default();
        words().text(msg::RuleDeckValue { value })
    }

    fn give(self, feedback: PuzzleFeedback) {
        announce_feedback(self, feedback);
        self.feedback.set(Some(feedback));
    }
}

fn drawn(kept: Value) -> PuzzleRun {
    let mut run = PuzzleRun::drawn(kept, Seed::new(random()));
    run.start(now().0);
    run
}
