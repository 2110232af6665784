//! The coach: Sets that were missed or took long come back as questions, and a weakness is named if the numbers support it. All
//! of it comes from the diary and stays in this browser.

mod boxes;
mod weakness;

use engine::RuleSheet;
use js_sys::{Date, Object, Reflect};
use odds::Random;
use wasm_bindgen::JsValue;
use web_ui::browser::{load_text, store_text, window};

use self::boxes::{ReviewBoxes, ReviewSet, WAITS, long};
use self::weakness::{timed_sets, weakness};
use super::progress::{diary_outcome, fresh};
use super::round::{Round, focus};
use super::{ask, rules};
use crate::card::fan;
use crate::diary::{self, Game};
use crate::home::ladder::around;
use crate::prelude::*;

pub const PAGE: &str = "coach";

const NAME: &str = "tercet.coach";

/// From how many finds on the page says whether there is a weakness.
const ENOUGH: usize = 10;

/// The cards of a question.
const CARDS: usize = 9;

/// Deletes what the coach has stored.
pub fn clear() {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(NAME);
    }
}

/// What is stored, with what the diary notes since.
fn boxes() -> ReviewBoxes {
    let mut boxes = ReviewBoxes::of(&load_text(NAME).unwrap_or_default());
    boxes.read(&diary::entries(), now().0);
    boxes
}

pub fn page() -> Page {
    Page::Drill(PAGE.to_owned())
}

/// The link to the coach among the drills, with the number of Sets that wait.
pub fn link() -> El {
    let due = boxes().count_due(now().0);
    page_link(page(), "drill-link").attr("data-drill", PAGE).children([
        el("b").text_of(text(msg::CoachTitle)),
        el("span").text_of(text(msg::CoachWhat)),
        el("span").class("small").shown_if(move || due > 0).text_of(move || due_text(due)),
    ])
}

fn due_text(due: usize) -> String {
    words().text(msg::CoachDue { sets: due as f64 })
}

pub fn coach() -> El {
    let (boxes, rules) = (Signal::new(boxes()), rules());
    effect(move || boxes.with(|boxes| store_text(NAME, &boxes.text())));
    // The answered question stays until the player goes on.
    let asked = Signal::new(());
    let round = move || {
        asked.track();
        let rules = rules.get();
        vec![untrack(|| match boxes.with(|boxes| boxes.first_due(now().0)) {
            Some(set) => question(boxes, asked, set, rules),
            None => rest(boxes),
        })]
    };
    let has_sets = move || boxes.with(|boxes| boxes.next_due().is_some());
    let title = el("div").class("stack").children([
        el("h1").text_of(text(msg::CoachTitle)),
        // As long as nothing comes back, the panel says it.
        el("p").class("lead").shown_if(has_sets).text_of(text(msg::CoachWhat)),
    ]);
    let content = [title, el("div").children_of(round), verdict(), shelf(boxes)];
    page_frame("page learn drill", content)
}

/// The boxes as bars: how many Sets come back when.
fn shelf(boxes: Signal<ReviewBoxes>) -> El {
    let bar = |place: usize| {
        let count = move || boxes.with(|boxes| boxes.counts()[place]);
        let share = move || {
            let most = boxes.with(|boxes| boxes.counts().into_iter().max()).unwrap_or(0).max(1);
            format!("{}%", 100 * count() / most)
        };
        el("li").attr_of("data-count", move || count().to_string()).children([
            el("b").text_of(move || words().whole(count() as u128)),
            el("span").class("coach-bar").attr("aria-hidden", "true").style_of("--share", share),
            el("span")
                .class("small")
                .text_of(move || words().text(msg::CoachWait { wait: wait_name(place) })),
        ])
    };
    let bars = el("ol").class("coach-shelf").children((0..WAITS.len()).map(bar));
    let bars = bars.label(text(msg::CoachShelf));
    bars.shown_if(move || boxes.with(|boxes| boxes.next_due().is_some()))
}

/// The name of a box in messages; after the last one a Set is known.
fn wait_name(place: usize) -> &'static str {
    ["minutes", "hour", "day", "days", "week"].get(place).copied().unwrap_or("never")
}

fn question(boxes: Signal<ReviewBoxes>, asked: Signal<()>, set: ReviewSet, rules: RuleSheet) -> El {
    let (round, start, long) = (Round::new(rules, true), now(), long(&diary::entries()));
    let due = boxes.with(|boxes| boxes.count_due(start.0));
    let place = Signal::new(None::<usize>);
    let layout = around(set.cards, CARDS, &mut Random::new(fresh().into()));
    effect(move || {
        let answer = round.feedback.with(|feedback| feedback.as_ref().map(|one| (one.is_right, one.cards)));
        let Some((is_right, cards)) = answer else { return };
        let took = u32::try_from(now().since(start)).unwrap_or(u32::MAX);
        let knows = is_right && took <= long && !round.hinted.get_untracked();
        let new = boxes.try_update(|boxes| boxes.answer(set, knows, now().0));
        if let Some(event) = diary_outcome(is_right, cards, took) {
            diary::add(Game::Drill, event);
        }
        place.set(new);
        announce(&untrack(|| back_text(new.unwrap_or(0))));
    });
    let go_on = move || {
        asked.notify();
        focus(".exercise [tabindex='0'], #coach-rest");
    };
    let next =
        button("primary", go_on).id("next").shown_if(move || !round.open.get()).text_of(text(msg::LearnNext));
    let back = el("p").id("coach-back").shown_if(move || place.get().is_some());
    let back = back.text_of(move || place.get().map(back_text).unwrap_or_default());
    el("section").class("drill-round").children([
        el("p").class("small").id("coach-due").text_of(move || due_text(due)),
        ask::find(round, layout, text(msg::LearnFindQuestion), None),
        round.feedback_area(),
        back,
        el("p").class("row").child(next),
    ])
}

fn back_text(place: usize) -> String {
    words().text(msg::CoachBack { wait: wait_name(place) })
}

/// Nothing is due: when the next Set comes back, and what to play meanwhile.
fn rest(boxes: Signal<ReviewBoxes>) -> El {
    let sentence = move || match boxes.with(ReviewBoxes::next_due) {
        Some(due) => words().text(msg::CoachNext { time: &moment(due) }),
        None => words().text(msg::CoachEmpty),
    };
    untrack(|| announce(&sentence()));
    el("section").class("inviting").id("coach-rest").attr("tabindex", "-1").children([
        fan(&["?0", "2tgo", "?2"]),
        el("p").class("inviting-line").text_of(sentence),
        el("p").class("row").children([
            page_link(Page::Daily, "button primary").text_of(text(msg::HomeDaily)),
            page_link(Page::Alone, "button").text_of(text(msg::AloneTitle)),
            page_link(Page::Learn, "button").text_of(text(msg::LearnLesson)),
        ]),
    ])
}

/// The player's weakness, or that none shows.
fn verdict() -> El {
    let finds = timed_sets(&diary::entries());
    let (count, found) = (finds.len(), weakness(&finds));
    let sentence = move || {
        let compared = count as f64;
        match found {
            Some(weakness) => words().text(msg::CoachWeakness {
                feature: weakness.feature.name(),
                percent: &words().percent(weakness.longer, 0),
                sets: compared,
            }),
            None => words().text(msg::CoachNoWeakness { sets: compared }),
        }
    };
    let verdict = el("p").id("coach-weakness").class_if("named", move || found.is_some());
    el("section")
        .class("stack")
        .shown_if(move || count >= ENOUGH)
        .children([el("h2").text_of(text(msg::CoachWeaknessTitle)), verdict.text_of(sentence)])
}

/// A moment within the next days, in the page's language.
fn moment(at: u64) -> String {
    let options = Object::new();
    let set = |name: &str, value: &str| drop(Reflect::set(&options, &name.into(), &value.into()));
    set("weekday", "long");
    set("day", "numeric");
    set("month", "long");
    set("hour", "numeric");
    set("minute", "2-digit");
    let date = Date::new(&JsValue::from_f64(at as f64));
    date.to_locale_string(words().language().locale(), &options).into()
}
