//! The questions that the lesson and the drills share: the third card, Set or not, find the Set.

use engine::{Card, Claim, Triple, first_set, is_set};
use web_ui::{El, Signal, announce, button, el, untrack};
use words::msg;

use super::picker::{CardPicker, listen_to_keys};
use super::round::{Feedback, Round};
use crate::card::{picture, pictures};
use crate::keys::KeyAction;
use crate::settings::{text, words};
use crate::table::key_mark;

pub fn heading(text: impl Fn() -> String + 'static) -> El {
    el("p").class("question").text_of(text)
}

/// Two cards: which of several makes them a Set?
pub fn third(round: Round, given: [Card; 2], choice: Vec<Card>) -> El {
    let picker = CardPicker::new(round, choice);
    untrack(|| round.read_out(&words().text(msg::LearnThirdQuestion), &given));
    let judge = move |picked: Vec<Card>| {
        if let ([card], true) = (&picked[..], round.is_open()) {
            let cards = [given[0], given[1], *card];
            round.give(Feedback::plain(is_set(cards)).about(cards));
            if round.is_open() {
                picker.clear();
            }
        }
    };
    listen_to_keys(move |action| round.is_open() && picker.handle_key(action));
    let missing = el("span").class("card missing").attr("aria-hidden", "true").text("?");
    let shown = given.map(|card| picture(card, round.rules));
    el("div").class("exercise").children([
        heading(text(msg::LearnThirdQuestion)),
        el("div")
            .class("given")
            .attr("dir", "ltr")
            .attr("data-cards", &given.map(|card| card.to_string()).join(" "))
            .children(shown)
            .child(missing),
        picker.view(judge),
    ])
}

/// Three cards: a Set or not?
pub fn verdict(round: Round, cards: Triple) -> El {
    untrack(|| round.read_out(&words().text(msg::LearnVerdictQuestion), &cards));
    let answer = move |says_set: bool| {
        if round.is_open() {
            round.give(Feedback::plain(says_set == is_set(cards)).about(cards));
        }
    };
    listen_to_keys(move |action| {
        let is_answer = matches!(action, KeyAction::Call | KeyAction::NoSet) && round.is_open();
        if is_answer {
            answer(action == KeyAction::Call);
        }
        is_answer
    });
    let shut = move || !round.open.get();
    let yes = button("secondary", move || answer(true))
        .id("say-set")
        .flag("disabled", shut)
        .text_of(text(msg::LearnSaySet))
        .child(key_mark(|keys| &keys.call));
    let no = button("secondary", move || answer(false))
        .id("say-none")
        .flag("disabled", shut)
        .text_of(text(msg::LearnSayNone))
        .child(key_mark(|keys| &keys.no_set));
    let written = cards.map(|card| card.to_string()).join(" ");
    el("div").class("exercise").children([
        heading(text(msg::LearnVerdictQuestion)),
        el("div")
            .class("given")
            .attr("dir", "ltr")
            .attr("data-asks", "three")
            .attr("data-cards", &written)
            .child(pictures(cards, round.rules)),
        el("div").class("row answer-row").children([yes, no]),
    ])
}

/// A layout that holds a Set: find it. `found` is added to the feedback.
pub fn find(
    round: Round,
    layout: Vec<Card>,
    question: impl Fn() -> String + Copy + 'static,
    found: Option<fn() -> String>,
) -> El {
    let picker = CardPicker::new(round, layout);
    untrack(|| round.read_out(&question(), &[]));
    listen_to_keys(move |action| round.is_open() && picker.handle_key(action));
    let cards = claim_area(round, picker, move |claim| match found {
        Some(found) if claim.judgement().is_set() => plain(claim).with(found),
        _ => plain(claim),
    });
    el("div").class("exercise").children([heading(question), cards, hint(round, picker)])
}

fn plain(claim: Claim) -> Feedback {
    Feedback::plain(claim.judgement().is_set()).about(claim.cards())
}

/// The cards. Three that are picked are judged, and unpicked if the question is still open.
fn claim_area(round: Round, picker: CardPicker, judge: impl Fn(Claim) -> Feedback + 'static) -> El {
    picker.view(move |picked| {
        if let (Ok(claim), true) = (Claim::new(&picked), round.is_open()) {
            round.give(judge(claim));
            if round.is_open() {
                picker.clear();
            }
        }
    })
}

/// Shows a card of a Set, then a second one.
pub fn hint(round: Round, picker: CardPicker) -> El {
    let given = Signal::new(0_usize);
    let show = move || {
        let Some(set) = first_set(&picker.layout()) else { return };
        let count = (given.get_untracked() + 1).min(2);
        given.set(count);
        picker.selected().set(set[..count].to_vec());
        let name = words().card(set[count - 1], &round.rules);
        announce(&words().text(msg::LearnHintCard { card: &name }));
    };
    button("plain", show).id("hint").shown_if(move || round.open.get()).text_of(text(msg::LearnHint))
}

/// A layout with a Set or without: pick it, or answer that there is none. `none_feedback` is for when there is none.
pub fn no_set(
    round: Round,
    layout: Vec<Card>,
    question: impl Fn() -> String + Copy + 'static,
    none_feedback: impl Fn() -> String + Copy + 'static,
) -> El {
    let picker = CardPicker::new(round, layout);
    untrack(|| round.read_out(&question(), &[]));
    let none = move || {
        if !round.is_open() {
            return;
        }
        match first_set(&picker.layout()) {
            None => round.give(Feedback::new(true).with(none_feedback)),
            Some(set) => {
                picker.selected().set(set.to_vec());
                let names = move || set.map(|card| words().card(card, &round.rules)).join(" · ");
                let missed = move || words().text(msg::LearnNoSetMissed { cards: &names() });
                round.give(Feedback::new(false).with(missed).about(set));
            }
        }
    };
    let keys = move |action| match action {
        KeyAction::NoSet => {
            none();
            true
        }
        action => picker.handle_key(action),
    };
    listen_to_keys(move |action| round.is_open() && keys(action));
    let say = button("secondary no-set", none)
        .id("no-set")
        .flag("disabled", move || !round.open.get())
        .text_of(text(msg::TableNoSet))
        .child(key_mark(|keys| &keys.no_set));
    el("div").class("exercise").children([
        heading(question),
        claim_area(round, picker, plain),
        el("div").class("row answer-row").child(say),
    ])
}
