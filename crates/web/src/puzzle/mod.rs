//! Puzzles: nine cards with four Sets, and the daily one of twelve cards with six.
//!
//! `run` is the state of a puzzle without a page, `solving` is one on the page, `days` is about the daily ones. `odds` draws
//! the cards of a day. `result`, with what only it uses, is loaded after the first Set.

mod beat;
mod calendar;
mod choose;
mod compare;
mod cover;
mod days;
mod feedback;
mod found;
mod result;
mod run;
mod share;
mod solving;
mod store;

use ::odds::Date;
use web_sys::KeyboardEvent;
use web_ui::browser::{focus, next_frame};

pub use self::calendar::calendar_of;
pub use self::choose::day_text;
use self::choose::{choose, day_form, to_day};
use self::cover::cover;
use self::days::DayError;
pub use self::days::{SolvedDay, today as date_here};
use self::feedback::feedback;
use self::found::found;
pub use self::result::result;
use self::run::{Stage, time_text};
use self::solving::PuzzleKind;
pub use self::solving::Solving;
pub use self::store::{DAILY, DayResult};
use crate::app::failure;
use crate::keys::KeyAction;
use crate::overlay::{self, Overlay};
use crate::parts;
use crate::prelude::*;
use crate::table::board::{Cards, Hand, board};
use crate::table::header::top;
use crate::table::{comes_from, listen_to_keys};

pub fn puzzle() -> El {
    page(Solving::new(PuzzleKind::Quick))
}

pub fn today() -> El {
    daily(days::today(now().0).ok_or(DayError::NoDay), String::new())
}

/// The puzzle of a day, such as `2026-11-16`.
pub fn day(day: String) -> El {
    daily(days::playable(&day, now().0), day)
}

fn daily(date: Result<Date, DayError>, day: String) -> El {
    match date {
        Ok(date) => page(Solving::new(PuzzleKind::Daily(date))),
        Err(why) => refused(day, why),
    }
}

fn refused(day: String, why: DayError) -> El {
    let sentence = move || match why {
        DayError::NoDay => words().text(msg::DateForm { text: &day }),
        DayError::TooEarly => {
            let date = &days::first().map(|first| day_text(first, "long")).unwrap_or_default();
            words().text(msg::PuzzleTooEarly { date })
        }
        DayError::TooLate(date) => words().text(msg::PuzzleTooLate { date: &day_text(date, "long") }),
    };
    let today = to_day(None).class("button primary").text_of(text(msg::PuzzlePlayToday));
    let home = page_link(Page::Home, "button").text_of(text(msg::PageHome));
    failure(sentence, [today, home, day_form(days::today(now().0))])
}

fn page(solving: Solving) -> El {
    listen_to_keys(move |action, event| handle_key(solving, action, event));
    leave_solved_cards(solving);
    let phase = move || match solving.stage.get() {
        Stage::Covered => "covered",
        Stage::Going => "playing",
        Stage::Paused => "paused",
        Stage::Solved => "solved",
    };
    el("div").class("table puzzle").attr_of("data-phase", move || phase().to_owned()).children([
        top(move || standing(solving), None),
        el("aside").class("side").children([found(solving), choose(solving)]),
        main_part("centre").children_of(move || vec![middle(solving)]),
        actions(solving),
    ])
}

fn standing(solving: Solving) -> Vec<El> {
    let texts = match solving.kind {
        PuzzleKind::Quick => [words().text(msg::PuzzleQuick), solving.deck_text(solving.kept())],
        PuzzleKind::Daily(date) => [words().text(msg::PuzzleDaily), day_text(date, "long")],
    };
    texts.iter().map(|text| el("span").text(text)).collect()
}

fn middle(solving: Solving) -> El {
    match (solving.stage.get(), solving.kind) {
        (Stage::Covered, PuzzleKind::Daily(date)) => cover(solving, date),
        (Stage::Covered | Stage::Going, _) => board(Cards {
            layout: solving.layout,
            last: None,
            rules: solving.rules,
            selected: solving.selected,
            hand: Hand::player(Memo::new(|| true), move |card| solving.pick(card), solving.pointed),
        }),
        (Stage::Paused, _) => el("div").class("hidden-cards").child(icon(Icon::Pause)),
        (Stage::Solved, _) => parts::solved(solving),
    }
}

/// Moves the focus to the result when the last Set is found, since the cards are gone.
fn leave_solved_cards(solving: Solving) {
    let mut before = solving.stage.get_untracked();
    effect(move || {
        let stage = solving.stage.get();
        if stage == Stage::Solved && before == Stage::Going {
            next_frame(|| focus("main"));
        }
        before = stage;
    });
}

fn handle_key(solving: Solving, action: KeyAction, event: &KeyboardEvent) -> bool {
    let is_covered = solving.stage.get_untracked() == Stage::Covered;
    match action {
        KeyAction::Help => overlay::show(Overlay::Help),
        KeyAction::Clear => solving.clear(),
        // Space on a button presses that button.
        KeyAction::Call if is_covered && comes_from(event, "button, a, summary").is_none() => solving.start(),
        KeyAction::Card(place) if solving.stage.get_untracked() == Stage::Going => {
            if let Some(card) = solving.layout.with_untracked(|layout| layout.get(place).copied()) {
                solving.pick(card);
            }
        }
        _ => return false,
    }
    true
}

/// The time that was spent, in milliseconds, as a clock shows it.
pub fn clock(spent: impl Fn() -> u64 + Copy + 'static) -> El {
    el("span")
        .class("clock")
        .attr("role", "timer")
        .label(move || words().text(msg::PuzzleClock { time: &time_text(spent()) }))
        .text_of(move || time_text(spent()))
}

fn actions(solving: Solving) -> El {
    let clock = clock(move || solving.spent());
    let hint = button("", move || solving.hint())
        .id("hint")
        .flag("disabled", move || solving.stage.get() != Stage::Going)
        .text_of(text(msg::PuzzleHint));
    let paused = move || solving.stage.get() == Stage::Paused;
    let sign = move || vec![icon(if paused() { Icon::Play } else { Icon::Pause })];
    let pause = button("", move || solving.pause())
        .id("pause")
        .class_if("primary", paused)
        .child(el("span").class("sign").children_of(sign))
        .text_of(move || either(paused(), msg::PuzzleGoOn, msg::ReplayPause));
    el("section")
        .class("actions")
        .label(text(msg::TableActions))
        .shown_if(move || matches!(solving.stage.get(), Stage::Going | Stage::Paused))
        .children([feedback(solving), el("div").class("hand").children([clock, hint, pause])])
}
