//! The home page: a board to touch, the ways into a game, public tables.

mod finder;
mod join;
pub mod ladder;
mod lobby;
mod tiles;

use protocol::NewTable;

use self::finder::Finder;
use self::join::join;
pub use self::lobby::lobby;
use self::tiles::tiles;
use crate::now::NOW;
use crate::offline;
use crate::overlay::{self, Overlay};
use crate::parts;
use crate::prelude::*;
use crate::seats::return_to_table;
use crate::setup::{TableRequest, casual};

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
    let options = button("plain", || overlay::show(Overlay::NewGame)).id("new-game");
    el("div").class("start").children([
        el("h1").text_of(text(msg::HomeTitle)),
        el("p").class("lead").text_of(text(msg::HomeWhat)),
        el("div").class("start-friends").children([
            request.button(text(msg::HomeFriends), || false).id("play-with-friends"),
            request.notice(),
            page_link(Page::Challenge(NOW.to_owned()), "button")
                .id("play-online")
                .text_of(text(msg::HomeOnline)),
            options.text_of(text(msg::HomeOptions)),
        ]),
        tiles(),
    ])
}

/// Tables of other players. The list is loaded after the page: it takes a request anyway.
fn others() -> El {
    el("div").class("others-tables").children([parts::lobby().attr("data-later", ""), join()])
}

fn note() -> El {
    let links = el("nav").class("row").label(text(msg::HomeMore)).children([
        page_link(Page::Children, "quiet button").id("children").text_of(text(msg::ChildrenTitle)),
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
