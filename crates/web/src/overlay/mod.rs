//! Settings and help, as a dialog over the page. The browser's own dialog keeps the focus inside, closes with Escape and
//! restores the focus.

mod settings;

use std::cell::Cell;

use engine::{Calling, NoSet, RuleSheet};
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use self::settings::{ACTIONS, name_of, printed};
use crate::card::{ALIKE, ALL_DIFFERENT, BROKEN, cards, judged};
use crate::keys::KeyAction;
use crate::parts;
use crate::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    Help,
    Settings,
    /// The rules of a new table with friends.
    NewGame,
    /// The rules of a game against bots in this browser.
    BotGame,
}

thread_local! {
    static SHOWN: Signal<Option<Overlay>> = Signal::global(None);
    /// The rules of the table on the page, which help explains.
    static PLAYED: Cell<Option<RuleSheet>> = const { Cell::new(None) };
}

pub fn shown() -> Signal<Option<Overlay>> {
    SHOWN.with(|shown| *shown)
}

pub fn show(what: Overlay) {
    shown().set(Some(what));
}

pub fn close() {
    shown().set(None);
}

pub fn is_open() -> bool {
    shown().with_untracked(Option::is_some)
}

pub fn played(rules: Option<RuleSheet>) {
    PLAYED.set(rules);
}

pub fn overlay() -> El {
    let dialog = el("dialog").class("overlay").attr("aria-labelledby", "overlay-title");
    let native: HtmlDialogElement = dialog.0.clone().unchecked_into();
    let beside = native.clone();
    // A click beside the dialog has the dialog itself as its target.
    let pressed = move |event: web_sys::Event| {
        if event.target().is_some_and(|target| &target == beside.as_ref()) {
            close();
        }
    };
    let dialog = dialog
        .on("close", |_| close())
        .on("click", pressed)
        .children_of(|| shown().get().map(content).into_iter().collect());
    effect(move || match (shown().get().is_some(), native.open()) {
        (true, false) => drop(native.show_modal()),
        (false, true) => native.close(),
        _ => {}
    });
    dialog
}

/// The title, and the part that shows the rest.
fn content(what: Overlay) -> El {
    let title = move || match what {
        Overlay::Help => words().text(msg::PageHelp),
        Overlay::Settings => words().text(msg::PageSettings),
        Overlay::NewGame => words().text(msg::NewGame),
        Overlay::BotGame => words().text(msg::NewGameBots),
    };
    let head = el("div").class("overlay-head").children([
        el("h2").id("overlay-title").text_of(title),
        icon_button(Icon::Close, text(msg::OverlayClose), close),
    ]);
    let part = match what {
        Overlay::Help | Overlay::Settings => parts::overlay(what),
        Overlay::NewGame => parts::new_game(),
        Overlay::BotGame => parts::bot_game(),
    };
    el("div").class("overlay-inside").children([head, part])
}

pub fn inside(what: Overlay) -> El {
    untrack(|| if what == Overlay::Settings { settings::settings_form() } else { help(PLAYED.get()) })
}

fn part(title: impl Fn() -> String + 'static) -> El {
    el("section").class("part").child(el("h3").text_of(title))
}

/// Help for these rules, or for the player's edition if no table is open.
fn help(played: Option<RuleSheet>) -> El {
    let rules = played.unwrap_or_else(|| settings().with(Settings::edition).booklet().full);
    el("div").class("parts").children([sets(rules), turn(rules), keys(rules)])
}

fn sets(rules: RuleSheet) -> El {
    let examples = [ALL_DIFFERENT, ALIKE, BROKEN].map(|example| judged(&cards(&example), rules));
    part(text(msg::GuideSet))
        .child(el("p").text_of(text(msg::GuideWhat)))
        .child(el("div").class("judged-examples").children(examples))
        .child(el("p").text_of(text(msg::MagicRule)))
}

fn turn(rules: RuleSheet) -> El {
    let steps = move || sentences(&rules).iter().map(|sentence| el("li").text(sentence)).collect();
    part(text(msg::GuideTurn))
        .child(el("p").class("small").text_of(move || crate::setup::played(&rules.choice())))
        .child(el("ol").class("steps").children_of(steps))
}

fn sentences(rules: &RuleSheet) -> Vec<String> {
    if rules.seats == 1 {
        return alone(rules);
    }
    let words = words();
    let cost = rules.wrong_call.name();
    let wrong = match rules.calling {
        Calling::QuickClaims => words.text(msg::GuideWrongClaim { cost }),
        _ => words.text(msg::GuideWrong { cost }),
    };
    let mut sentences = vec![
        words.text(msg::GuideDeal { cards: rules.layout.into() }),
        words.text(msg::GuideCall { calling: rules.calling.name(), seconds: rules.call_window_s.into() }),
        words.text(msg::GuideRight { scoring: rules.scoring.name() }),
        wrong,
        words.text(msg::GuideNoSet { when: rules.no_set.name(), seconds: rules.long_time_s.into() }),
        words.text(msg::GuideEnd { sets: rules.first_to.into() }),
        words.text(msg::GuideMatch { rounds: rules.rounds.into() }),
    ];
    if rules.others_check_s > 0 {
        sentences.insert(2, words.text(msg::GuideOthersCheck { seconds: rules.others_check_s.into() }));
    }
    if rules.set_master {
        sentences.insert(1, words.text(msg::GuideMaster));
    }
    sentences
}

/// How a game for one goes: no other player has to be beaten or agreed with.
fn alone(rules: &RuleSheet) -> Vec<String> {
    let words = words();
    let (cards, variant) = (rules.layout.into(), rules.variant.name());
    let puzzle = rules.variant.puzzle_sets();
    let goal = match puzzle {
        Some(sets) => words.text(msg::GuideAlonePuzzle { sets: sets as f64 }),
        None => words.text(msg::GuideAlonePick),
    };
    let mut sentences =
        vec![words.text(msg::GuideAloneDeal { cards }), goal, words.text(msg::GuideAloneWrong)];
    if puzzle.is_none() {
        sentences.push(match rules.no_set {
            NoSet::AtOnce => words.text(msg::GuideNoSet { when: rules.no_set.name(), seconds: 0.0 }),
            _ => words.text(msg::GuideAloneNoSet { variant }),
        });
        sentences.push(words.text(msg::GuideEnd { sets: rules.first_to.into() }));
    }
    sentences
}

fn keys(rules: RuleSheet) -> El {
    let on = || settings().with(|settings| settings.keys.on);
    let line = |action: KeyAction| {
        el("div").class("key-line").children([
            el("span").text_of(move || name_of(action)),
            el("kbd").text_of(move || printed(action)),
        ])
    };
    let cards = settings().with_untracked(|settings| settings.keys.cards.len());
    let grid = (0..cards).map(|card| el("kbd").text_of(move || printed(KeyAction::Card(card))));
    let calls = rules.seats > 1 && rules.calling != Calling::QuickClaims;
    let actions = ACTIONS.into_iter().filter(|action| calls || *action != KeyAction::Call);
    let lines = actions.chain([KeyAction::Help]).map(line);
    part(text(msg::GuideKeys)).shown_if(on).children([
        el("div").class("key-lines").children(lines),
        el("p").text_of(text(msg::GuideKeysCards)),
        el("div").class("key-grid").attr("dir", "ltr").attr("aria-hidden", "true").children(grid),
        el("p").class("small").text_of(text(msg::GuideKeysChange)),
    ])
}
