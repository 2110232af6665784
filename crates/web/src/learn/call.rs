//! Call and pick, as at a table: the call is followed by a clock, and what it brings or costs is said.

use engine::{Card, Claim};
use web_ui::browser::after;

use super::ask::{heading, hint};
use super::round::{CardPicker, Feedback, Round};
use crate::card::as_set;
use crate::keys::KeyAction;
use crate::prelude::*;
use crate::table::{countdown, key_mark};

#[derive(Clone, Copy)]
struct LessonCall {
    round: Round,
    picker: CardPicker,
    /// Whether three cards are wanted that are not a Set.
    on_purpose: bool,
    /// The number of the call that stands; only its own clock ends it.
    standing: Signal<Option<u32>>,
    calls: Signal<u32>,
}

impl LessonCall {
    fn window(self) -> u32 {
        u32::from(self.round.rules.call_window_s) * 1000
    }

    fn press(self) {
        if !self.round.is_open() || self.standing.get_untracked().is_some() {
            return;
        }
        // What was said before the call does not hold any more.
        self.round.feedback.set(None);
        self.picker.select(&[]);
        let number = self.calls.get_untracked() + 1;
        self.calls.set(number);
        self.standing.set(Some(number));
        announce(&words().text(msg::TablePick));
        after(self.window(), move || {
            if self.standing.try_get_untracked() == Some(Some(number)) {
                self.run_out();
            }
        });
    }

    fn run_out(self) {
        self.standing.set(None);
        let late = Feedback::new(false).with(text(msg::LearnCallLate)).with(text(msg::LearnCallAgain));
        self.picker.give(late);
    }

    fn judge(self, picked: &[Card]) {
        if picked.is_empty() || !self.round.is_open() {
            return;
        }
        if self.standing.get_untracked().is_none() {
            self.picker.select(&[]);
            self.round.give(Feedback::new(false).with(text(msg::RefusalCallFirst)));
        } else if let Ok(claim) = Claim::new(picked) {
            self.standing.set(None);
            self.picker.give(self.feedback(claim));
        }
    }

    fn feedback(self, claim: Claim) -> Feedback {
        let rules = self.round.rules;
        let (scoring, cost) = (rules.scoring.name(), rules.wrong_call.name());
        let costs = move || words().text(msg::LearnCallWrong { cost });
        match (as_set(claim).is_find(), self.on_purpose) {
            (true, false) => {
                Feedback::plain(true).with(move || words().text(msg::LearnCallRight { scoring }))
            }
            (true, true) => Feedback::new(false).with(text(msg::LearnCallWasSet)),
            (false, true) => Feedback::new(true).with(costs),
            (false, false) => Feedback::new(false).with(costs).with(text(msg::LearnCallAgain)),
        }
        .about_claim(claim)
    }
}

/// Call and pick a Set, or on purpose three cards that are none.
pub fn call(round: Round, layout: Vec<Card>, on_purpose: bool) -> El {
    let picker = CardPicker::new(round, layout);
    let call = LessonCall { round, picker, on_purpose, standing: Signal::new(None), calls: Signal::new(0) };
    let question = move || either(on_purpose, msg::LearnCallPurpose, msg::LearnCallQuestion);
    untrack(|| round.read_out(&question(), &[]));
    round.listen_to_keys(move |action| match action {
        KeyAction::Call => {
            call.press();
            true
        }
        action => picker.handle_key(action),
    });
    let stands = move || round.open.get() && call.standing.get().is_some();
    let button = el("button")
        .attr("type", "button")
        .class("primary call")
        .id("call")
        .on_touch(move || call.press())
        .shown_if(move || round.open.get() && !stands())
        .text_of(text(msg::TableCall))
        .child(key_mark(|keys| &keys.call));
    let clock = move || match stands() {
        true => vec![countdown(0, call.window().into()), el("span").text_of(text(msg::TablePick))],
        false => Vec::new(),
    };
    let clock = el("p").class("lesson-clock").children_of(clock);
    let help = (!on_purpose).then(|| hint(round, picker));
    let row = el("div").class("row answer-row").children([button, clock]).maybe(help);
    let cards = picker.view(move |picked| call.judge(&picked));
    el("div").class("exercise").children([heading(question), cards, row])
}
