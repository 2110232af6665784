//! Where everything begins.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::NewTable;
use words::msg;

use crate::app::{go, head, main_part};
use crate::dom::{El, button, el};
use crate::http;
use crate::page::Page;
use crate::settings::{settings, words};
use crate::table::words_for;

/// Play with friends, find a public table.
pub fn home() -> El {
    let (busy, wrong) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let make = move || {
        busy.set(true);
        let (name, edition) =
            settings().with_untracked(|settings| (settings.name.clone(), settings.edition()));
        spawn_local(async move {
            let rules = engine::RuleChoice::new(edition, engine::Variant::Full);
            let wanted = NewTable { rules, public: false, bots: Vec::new() };
            let made = match http::player(name.as_deref()).await {
                Ok(_) => http::make_table(&wanted).await,
                Err(failure) => Err(failure),
            };
            busy.set(false);
            match made {
                Ok(made) => go(Page::Table(made.table)),
                Err(failure) => wrong.set(Some(words_for(&failure))),
            }
        });
    };
    let main = main_part("page")
        .child(el("h1").text("Tercet"))
        .child(
            button("primary", make)
                .id("play-with-friends")
                .flag("disabled", move || busy.get())
                .says(|| words().say(msg::HomeFriends)),
        )
        .child(el("p").class("notice").attr("role", "alert").says(move || wrong.get().unwrap_or_default()));
    el("div").children([head(), main])
}
