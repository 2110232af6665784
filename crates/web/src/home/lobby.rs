//! The list of public tables.

use protocol::LobbyEntry;
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{document, every};

use crate::http;
use crate::offline::error_text;
use crate::prelude::*;
use crate::setup::played;

/// Milliseconds between two requests.
const EVERY: u32 = 4_000;

#[derive(Clone, Copy)]
struct Lobby {
    tables: Signal<Option<Vec<LobbyEntry>>>,
    wrong: Signal<Option<String>>,
}

pub fn lobby() -> El {
    let lobby = Lobby { tables: Signal::new(None), wrong: Signal::new(None) };
    lobby.request();
    every(EVERY, move || {
        if !document().hidden() {
            lobby.request();
        }
    });
    let keys = move || lobby.with(|tables| tables.iter().map(|listed| listed.table.clone()).collect());
    let state = move || match (lobby.wrong.get(), lobby.tables.with(Option::is_none)) {
        (Some(wrong), _) => wrong,
        (None, true) => words().text(msg::PageLoading),
        (None, false) if lobby.with(<[LobbyEntry]>::is_empty) => words().text(msg::HomeNoTables),
        (None, false) => String::new(),
    };
    el("section")
        .class("panel lobby")
        .child(el("h2").text_of(text(msg::HomeTables)))
        .child(el("p").class("small").attr("role", "status").text_of(state))
        .child(el("ul").each(keys, move |table| row(lobby, table.to_owned())))
}

impl Lobby {
    fn with<T>(self, read: impl FnOnce(&[LobbyEntry]) -> T) -> T {
        self.tables.with(|tables| read(tables.as_deref().unwrap_or_default()))
    }

    fn request(self) {
        spawn_local(async move {
            match http::tables().await {
                Ok(list) => {
                    self.wrong.set(None);
                    let old = self.tables.try_get_untracked();
                    if old.is_some_and(|old| old.as_ref() != Some(&list.tables)) {
                        self.tables.set(Some(list.tables));
                    }
                }
                Err(failure) => self.wrong.set(Some(error_text(&failure))),
            }
        });
    }
}

fn row(lobby: Lobby, table: String) -> El {
    let link = page_link(Page::Table(table.clone()), "lobby-table");
    let of = move |say: &dyn Fn(&LobbyEntry) -> String| {
        lobby.with(|tables| tables.iter().find(|listed| listed.table == table).map(say)).unwrap_or_default()
    };
    let (rules, seats, who) = (of.clone(), of.clone(), of);
    let link = link.children([
        el("b").text_of(move || rules(&|listed| played(&listed.rules))),
        el("span").class("small").text_of(move || seats(&standing)),
        el("span").class("small names").attr("dir", "auto").text_of(move || who(&names)),
    ]);
    el("li").child(link)
}

fn standing(listed: &LobbyEntry) -> String {
    let (taken, seats) = (listed.players.len() as f64, f64::from(listed.seats));
    match listed.phase.as_str() {
        "waiting" => words().text(msg::HomeTableWaits { taken, seats }),
        _ => words().text(msg::HomeTablePlays { taken, seats }),
    }
}

fn names(listed: &LobbyEntry) -> String {
    let names: Vec<_> = listed.players.iter().map(|name| words().name(name)).collect();
    names.join(" · ")
}
