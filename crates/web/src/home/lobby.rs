//! The list of public tables, and its filters.

use engine::Variant;
use protocol::LobbyEntry;
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{document, every};
use web_ui::field::{select, switch};

use crate::http;
use crate::offline::error_text;
use crate::prelude::*;
use crate::setup::played;

/// Milliseconds between two requests.
const EVERY: u32 = 4_000;

/// A list of more tables than this has filters.
const FEW: usize = 1;

#[derive(Clone, Copy)]
struct Lobby {
    tables: Signal<Option<Vec<LobbyEntry>>>,
    wrong: Signal<Option<String>>,
    filters: Filters,
}

/// Which tables are shown.
#[derive(Clone, Copy)]
struct Filters {
    /// The name of a variant, or nothing for all.
    game: Signal<String>,
    free: Signal<bool>,
    near: Signal<bool>,
}

impl Filters {
    fn show(self, listed: &LobbyEntry) -> bool {
        let is_game = self.game.with(|game| game.is_empty() || *game == listed.rules.variant.name());
        is_game && (!self.free.get() || listed.free_seats() > 0) && (!self.near.get() || listed.near)
    }

    fn is_set(self) -> bool {
        self.game.with(|game| !game.is_empty()) || self.free.get() || self.near.get()
    }
}

pub fn lobby() -> El {
    let filters = Filters { game: Signal::default(), free: Signal::default(), near: Signal::default() };
    let lobby = Lobby { tables: Signal::new(None), wrong: Signal::new(None), filters };
    lobby.request();
    every(EVERY, move || {
        if !document().hidden() {
            lobby.request();
        }
    });
    let keys = move || {
        let shown = |tables: &[LobbyEntry]| {
            let shown = tables.iter().filter(|listed| filters.show(listed));
            shown.map(|listed| listed.table.clone()).collect::<Vec<_>>()
        };
        lobby.with(shown)
    };
    let state = move || match (lobby.wrong.get(), lobby.tables.with(Option::is_none)) {
        (Some(wrong), _) => wrong,
        (None, true) => words().text(msg::PageLoading),
        (None, false) if lobby.with(<[LobbyEntry]>::is_empty) => words().text(msg::HomeNoTables),
        (None, false) if keys().is_empty() => words().text(msg::LobbyNone),
        (None, false) => String::new(),
    };
    el("section")
        .class("panel lobby")
        .child(el("h2").text_of(text(msg::HomeTables)))
        .child(lobby.filter_fields())
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
                Ok(tables) => {
                    self.wrong.set(None);
                    let old = self.tables.try_get_untracked();
                    if old.is_some_and(|old| old.as_ref() != Some(&tables)) {
                        self.tables.set(Some(tables));
                    }
                }
                Err(failure) => self.wrong.set(Some(error_text(&failure))),
            }
        });
    }

    fn filter_fields(self) -> El {
        let Filters { game, free, near } = self.filters;
        let games = move || {
            let mut games: Vec<(String, String)> =
                self.with(|tables| tables.iter().map(named_game).collect());
            games.sort();
            games.dedup_by(|one, other| one.0 == other.0);
            let all = (String::new(), words().text(msg::LobbyAllGames));
            // A chosen game stays in the list when its last table is gone.
            let chosen = game.get_untracked();
            let is_missing = !chosen.is_empty() && games.iter().all(|(name, _)| *name != chosen);
            let missing = is_missing.then(|| (chosen.clone(), chosen.parse().map_or(chosen, variant_name)));
            std::iter::once(all).chain(games).chain(missing).collect()
        };
        let shown = move || self.filters.is_set() || self.with(|tables| tables.len() > FEW);
        el("div").class("row").shown_if(shown).children([
            select(
                "lobby-game",
                text(msg::LobbyGame),
                games,
                move || game.get(),
                move |chosen| game.set(chosen),
            ),
            switch("lobby-free", text(msg::LobbyFree), move || free.get(), move |only| free.set(only)),
            switch("lobby-near", text(msg::LobbyNear), move || near.get(), move |only| near.set(only)),
        ])
    }
}

fn named_game(listed: &LobbyEntry) -> (String, String) {
    (listed.rules.variant.name().to_owned(), variant_name(listed.rules.variant))
}

fn variant_name(variant: Variant) -> String {
    words().text(msg::GuestGame { variant: variant.name() })
}

fn row(lobby: Lobby, table: String) -> El {
    let link = page_link(Page::Table(table.clone()), "lobby-table");
    let of = move |say: &dyn Fn(&LobbyEntry) -> String| {
        lobby.with(|tables| tables.iter().find(|listed| listed.table == table).map(say)).unwrap_or_default()
    };
    let (rules, seats, strong, who) = (of.clone(), of.clone(), of.clone(), of);
    let link = link.children([
        el("b").text_of(move || rules(&|listed| played(&listed.rules))),
        el("span").class("small").text_of(move || seats(&standing)),
        el("span").class("small names").text_of(move || strong(&strength)),
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

/// How strong the people there are, and the bots, and whether it counts.
fn strength(listed: &LobbyEntry) -> String {
    let rated = listed.rated.as_ref().map(|_| words().text(msg::LobbyRated));
    let points = listed.points.map(|points| words().text(msg::LobbyPoints { points: &points.to_string() }));
    let bot = listed.bots.first().map(|level| words().text(msg::TableBot { level: level.name() }));
    [rated, points, bot].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn names(listed: &LobbyEntry) -> String {
    let names: Vec<_> = listed.players.iter().map(|name| words().name(name)).collect();
    names.join(" · ")
}
