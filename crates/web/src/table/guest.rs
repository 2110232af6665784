//! The page for a visitor who opens a table's link: who invites, to what, who is there, and one field to join.
//!
//! The server sends the same page as HTML, so that it is there before this code; what was typed or sent in it is taken over.

use engine::RuleChoice;
use protocol::{SeatedPlayer, TableSummary};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use web_ui::browser::{element, focus, next_frame};

use super::arrival::{Visit, new_table_button};
use super::extras;
use crate::card::pictures;
use crate::figure::figure;
use crate::language;
use crate::name::NameEntry;
use crate::parts;
use crate::prelude::*;

/// The field in the page that the server sent.
const SENT_FIELD: &str = "sent-name";

pub fn guest(visit: Visit, summary: TableSummary) -> El {
    let sheet = summary.rules.sheet();
    let is_full = !summary.free && summary.you.is_none();
    let form = match (summary.is_removed(), is_full) {
        (true, _) => removed(&summary.rules),
        (_, true) => full(visit, &summary),
        _ => join(visit, &summary),
    };
    let rules = summary.rules.clone();
    let is_begun = summary.phase != "waiting" && !is_full;
    let begun = move || if is_begun { words().text(msg::GuestBegun) } else { String::new() };
    let rated =
        summary.rated.is_some().then(|| el("p").class("small").id("rated").text_of(text(msg::TableRated)));
    let players = summary.players.iter().map(player);
    let invitation = el("section").class("guest-invitation stack").children([
        el("h1").text_of(title(&summary, is_full)),
        el("p").class("lead").text_of(move || words().invited_to(&rules)),
        el("p").class("small").text_of(begun),
    ]);
    let invitation = invitation
        .maybe(rated)
        .children([el("ul").class("guest-players").label(text(msg::TablePlayers)).children(players), form]);
    let find = sheet.example().map(|find| pictures(find.cards(), sheet));
    let example = el("section").class("guest-example stack").maybe(find).children([
        el("p").text_of(move || words().find_rule(&sheet)),
        language::select("guest-language"),
        language::notice(),
    ]);
    next_frame(|| {
        parts::prepare_board();
        extras::load();
    });
    page_frame("page guest", [invitation, example])
}

fn title(summary: &TableSummary, is_full: bool) -> Box<dyn Fn() -> String> {
    let name = summary.host_name().map(ToString::to_string);
    let seats = f64::from(summary.seats);
    match (name, summary.you) {
        (_, Some(_)) => Box::new(text(msg::GuestOwn)),
        (Some(name), _) if summary.is_removed() => {
            Box::new(move || words().text(msg::GuestRemoved { name: &name }))
        }
        _ if is_full => Box::new(move || words().text(msg::GuestFull { seats })),
        (Some(name), _) => Box::new(move || words().text(msg::GuestInvites { name: &name })),
        (None, _) => Box::new(text(msg::GuestInvited)),
    }
}

fn player(player: &SeatedPlayer) -> El {
    let name = el("span").class("player-name").attr("dir", "auto").text(&words().name(&player.name));
    let bot = player.bot.map(|level| {
        let label = move || words().text(msg::TableBot { level: level.name() });
        el("span").class("mark").attr("role", "img").label(label).child(icon(Icon::Bot))
    });
    el("li").class("guest-player").children([figure(player.figure_key(), player.seat), name]).maybe(bot)
}

fn join(visit: Visit, summary: &TableSummary) -> El {
    let (typed, is_sent) = sent().unwrap_or_default();
    let remembered = settings().with_untracked(|settings| settings.name.clone()).unwrap_or_default();
    let entry = NameEntry::new(if typed.is_empty() { remembered } else { typed });
    let busy = Signal::new(false);
    let submit = move || {
        let Some(name) = entry.take().filter(|_| !busy.get_untracked()) else { return };
        settings().update(|settings| settings.name = Some(name.to_string()));
        busy.set(true);
        spawn_local(async move {
            if let Err(failure) = visit.join(Some(name.as_str())).await {
                busy.set(false);
                entry.refuse(&failure);
            }
        });
    };
    let own = summary.you.is_some();
    let label = move || either(own, msg::GuestGo, msg::GuestJoin);
    let enter = el("button").attr("type", "submit").class("primary").id("join-table").text_of(label);
    let enter = enter.flag("disabled", move || busy.get());
    let buttons = el("div").class("row").child(enter).maybe(
        (!own && !summary.is_open_race()).then(|| watch(visit, "plain").text_of(text(msg::GuestWatch))),
    );
    next_frame(move || {
        focus("name");
        if is_sent {
            submit();
        }
    });
    el("form").class("stack").on_submit(submit).children([entry.field("name"), buttons])
}

/// The ways on for a player whom the host has removed from a table with these rules.
fn removed(rules: &RuleChoice) -> El {
    let wrong = Signal::new(None);
    el("div").class("row").children([
        new_table_button("primary", rules.clone(), text(msg::GuestLike), wrong),
        page_link(Page::Home, "button").text_of(text(msg::PageHome)),
        notice(move || wrong.get().unwrap_or_default()),
    ])
}

fn full(visit: Visit, summary: &TableSummary) -> El {
    let wrong = Signal::new(None);
    let like = new_table_button("secondary", summary.rules.clone(), text(msg::GuestLike), wrong);
    el("div").class("stack").children([
        el("div").class("row").children([
            watch(visit, "primary").text_of(text(msg::NameWatch)),
            like,
            page_link(Page::Home, "button").text_of(text(msg::PageHome)),
        ]),
        notice(move || wrong.get().unwrap_or_default()),
    ])
}

fn watch(visit: Visit, class: &str) -> El {
    let watch = move || {
        spawn_local(async move {
            // Watching needs no request that could fail.
            let _ = visit.join(None).await;
        });
    };
    button(class, watch).id("only-watch")
}

/// What the visitor has typed into the page that the server sent, and whether it was sent off.
fn sent() -> Option<(String, bool)> {
    let field: HtmlInputElement = element(SENT_FIELD)?.dyn_into().ok()?;
    Some((field.value(), field.has_attribute("data-sent")))
}
