//! Calling: what a right call brings and what a wrong one costs by the rules of the edition.

use engine::{Card, Claim};
use web_ui::{El, Signal, announce, el, untrack};
use words::msg;

use super::ask::{heading, hint};
use super::picker::{CardPicker, listen_to_keys};
use super::round::{Feedback, Round};
use crate::keys::KeyAction;
use crate::settings::{text, words};
use crate::table::key_mark;

/// Call and pick a Set, or on purpose three cards that are none.
pub fn call(round: Round, layout: Vec<Card>, on_purpose: bool) -> El {
    let (picker, called) = (CardPicker::new(round, layout), Signal::new(false));
    let question = move || {
        if on_purpose { words().text(msg::LearnCallPurpose) } else { words().text(msg::LearnCallQuestion) }
    };
    untrack(|| round.read_out(&question(), &[]));
    let judge = move |picked: Vec<Card>| {
        if picked.is_empty() || !round.is_open() {
            return;
        }
        if !called.get_untracked() {
            picker.clear();
            round.give(Feedback::new(false).with(text(msg::RefusalCallFirst)));
        } else if let Ok(claim) = Claim::new(&picked) {
            called.set(false);
            round.give(judged(round, claim, on_purpose));
            if round.is_open() {
                picker.clear();
            }
        }
    };
    let press = move || {
        if round.is_open() && !called.get_untracked() {
            called.set(true);
            announce(&words().text(msg::TablePick));
        }
    };
    let keys = move |action| match action {
        KeyAction::Call => {
            press();
            true
        }
        action => picker.handle_key(action),
    };
    listen_to_keys(move |action| round.is_open() && keys(action));
    let button = el("button")
        .attr("type", "button")
        .class("primary call")
        .id("call")
        .on_touch(press)
        .shown_if(move || round.open.get() && !called.get())
        .text_of(text(msg::TableCall))
        .child(key_mark(|keys| &keys.call));
    let pick = el("p")
        .class("call-state own")
        .shown_if(move || round.open.get() && called.get())
        .text_of(text(msg::TablePick));
    let help = (!on_purpose).then(|| hint(round, picker).shown_if(move || round.open.get() && called.get()));
    let row = el("div").class("row answer-row").children([button, pick]).maybe(help);
    el("div").class("exercise").children([heading(question), picker.view(judge), row])
}

fn judged(round: Round, claim: Claim, on_purpose: bool) -> Feedback {
    let (scoring, cost) = (round.rules.scoring.name(), round.rules.wrong_call.name());
    let costs = move || words().text(msg::LearnCallWrong { cost });
    match (claim.judgement().is_set(), on_purpose) {
        (true, false) => Feedback::plain(true).with(move || words().text(msg::LearnCallRight { scoring })),
        (true, true) => Feedback::new(false).with(text(msg::LearnCallWasSet)),
        (false, true) => Feedback::new(true).with(costs),
        (false, false) => Feedback::new(false).with(costs).with(text(msg::LearnCallAgain)),
    }
    .about(claim.cards())
}
