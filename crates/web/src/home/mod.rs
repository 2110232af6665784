//! The home page: a board to touch, the ways into a game, public tables.

mod finder;
pub mod ladder;
mod lobby;

use engine::Variant;
use protocol::NewTable;
use words::Message;

use self::finder::Finder;
use self::lobby::{join, lobby};
use crate::alone::is_unfinished;
use crate::offline;
use crate::overlay::{self, Overlay};
use crate::prelude::*;
use crate::seats::return_to_table;
use crate::setup::{TableRequest, casual};

const SPEED: msg::ModeName<'static> = msg::ModeName { mode: Variant::Speed.name() };

pub fn home() -> El {
    let request = TableRequest::new(|| {
        let edition = settings().with_untracked(Settings::edition);
        NewTable { rules: casual(edition), public: false, bots: Vec::new() }
    });
    let finder = Finder::new();
    let hero = el("section").class("hero").children([finder.view(offer()), start(request)]);
    page_frame("page home", [return_to_table(), hero, others(), note()])
}

/// What a visitor who has found a few Sets is offered below the cards.
fn offer() -> El {
    el("div").class("finder-offer").children([
        el("p").text_of(text(msg::HomeFindReady)),
        page_link(Page::Play, "button").text_of(text(msg::HomePlay)),
    ])
}

fn start(request: TableRequest) -> El {
    let play: &'static dyn Message = if is_unfinished() { &msg::HomeResume } else { &msg::HomePlay };
    let tile = |page: Page, name: &'static dyn Message, what: &'static dyn Message| {
        let text = |message: &'static dyn Message| move || words().text_dyn(message);
        page_link(page, "start-tile")
            .children([el("b").text_of(text(name)), el("span").class("small").text_of(text(what))])
    };
    let options = button("plain", || overlay::show(Overlay::NewGame)).id("new-game");
    el("div").class("start").children([
        el("h1").text_of(text(msg::HomeTitle)),
        el("p").class("lead").text_of(text(msg::HomeWhat)),
        el("div").class("start-friends").children([
            request.button(text(msg::HomeFriends), || false).id("play-with-friends"),
            request.notice(),
            options.text_of(text(msg::HomeOptions)),
        ]),
        el("nav").class("start-tiles").label(text(msg::HomeSolo)).children([
            tile(Page::Play, play, &msg::HomePlayWhat).id("play-now"),
            tile(Page::Speed, &SPEED, &msg::HomeSpeedWhat).id("speed"),
            tile(Page::Daily, &msg::HomeDaily, &msg::HomeDailyWhat).id("today"),
            tile(Page::Learn, &msg::HomeLearn, &msg::HomeLearnWhat).id("learn"),
            tile(Page::Modes, &msg::HomeModes, &msg::HomeModesWhat).id("modes"),
        ]),
    ])
}

/// Tables of other players.
fn others() -> El {
    el("div").class("others-tables").children([lobby(), join()])
}

fn note() -> El {
    let links = el("nav").class("row").label(text(msg::HomeMore)).children([
        page_link(Page::Alone, "quiet button").id("play-alone").text_of(text(msg::HomeAlone)),
        page_link(Page::Booklets, "quiet button").id("booklets").text_of(text(msg::HomeBooklets)),
        page_link(Page::Odds, "quiet button").text_of(text(msg::HomeOdds)),
        page_link(Page::Statistics, "quiet button").text_of(text(msg::HomeStatistics)),
    ]);
    el("footer").class("small stack").children([
        links,
        el("p").text_of(text(msg::HomeTrademark)),
        offline::install_button(),
    ])
}
