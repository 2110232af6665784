//! The ways into a game without other players, each a tile with a small picture of cards. The tile of today's puzzle says
//! whether it is solved, and the streak.

use engine::Variant;
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::load_text;
use words::Message;

use crate::alone::is_unfinished;
use crate::card::{ALIKE, ALL_DIFFERENT, OF_MODES, SHAPES, cards, pictures};
use crate::parts;
use crate::prelude::*;
use crate::puzzle::{DAILY, DayResult};

const SPEED: msg::ModeName<'static> = msg::ModeName { mode: Variant::Speed.name() };

pub fn tiles() -> El {
    let play: &'static dyn Message = if is_unfinished() { &msg::HomeResume } else { &msg::HomePlay };
    let ask = drawn(&ALIKE[..2]).child(blank("?"));
    el("nav").class("start-tiles").label(text(msg::HomeSolo)).children([
        tile(Page::Play, drawn(&ALL_DIFFERENT), play).id("play-now").child(what(&msg::HomePlayWhat)),
        tile(Page::Speed, drawn(&ALL_DIFFERENT), &SPEED).id("speed").child(what(&msg::HomeSpeedWhat)),
        today(),
        tile(Page::Learn, ask, &msg::HomeLearn).id("learn").child(what(&msg::HomeLearnWhat)),
        tile(Page::Modes, drawn(&OF_MODES), &msg::HomeModes).id("modes").child(what(&msg::HomeModesWhat)),
    ])
}

/// Today's puzzle: a card with the day of the month; what it is, or how it went and the streak.
fn today() -> El {
    let result = Signal::new(DayResult::default());
    // Only a player who has begun a daily puzzle has results; they are loaded after the page.
    if load_text(DAILY).is_some() {
        spawn_local(async move {
            if let Some(loaded) = parts::day_result().await {
                result.try_update(|result| *result = loaded);
            }
        });
    }
    let solved = move || result.with(|result| result.time.clone());
    let streak = move || result.with(|result| result.streak);
    let how = move || match solved() {
        Some(time) => words().text(msg::PuzzleSolved { time: &time }),
        None => words().text(msg::HomeDailyWhat),
    };
    let days = move || words().text(msg::PuzzleStreak { days: streak().into() });
    let day = blank(&js_sys::Date::new(&(now().0 as f64).into()).get_date().to_string());
    let day = day.class_if("is-solved", move || solved().is_some());
    tile(Page::Daily, drawn(&SHAPES[1..2]).child(day), &msg::HomeDaily).id("today").children([
        el("span").class("small").text_of(how),
        el("span").class("small").shown_if(move || streak() > 0).text_of(days),
    ])
}

fn tile(page: Page, picture: El, name: &'static dyn Message) -> El {
    let name = el("b").text_of(move || words().text_dyn(name));
    page_link(page, "start-tile").children([picture.class("start-picture").attr("aria-hidden", "true"), name])
}

fn what(message: &'static dyn Message) -> El {
    el("span").class("small").text_of(move || words().text_dyn(message))
}

/// Cards as the player's edition draws them.
fn drawn(written: &'static [&'static str]) -> El {
    let edition = || settings().with(Settings::edition);
    pictures(cards(written), untrack(edition).booklet().full)
}

fn blank(sign: &str) -> El {
    el("span").class("card picture").text(sign)
}
