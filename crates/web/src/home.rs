//! Where everything begins.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::NewTable;
use words::msg;

use crate::app::{HomeLink, PageTools, go};
use crate::http;
use crate::page::Page;
use crate::settings::{settings, words};
use crate::table::words_for;

/// Play with friends, find a public table.
#[component]
pub fn Home() -> impl IntoView {
    let (busy, wrong) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let go = go();
    let make = move |_| {
        busy.set(true);
        let (name, edition) =
            settings().with_untracked(|settings| (settings.name.clone(), settings.edition()));
        spawn_local(async move {
            let wanted = NewTable {
                rules: engine::RuleChoice::new(edition, engine::Variant::Full),
                public: false,
                bots: Vec::new(),
            };
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
    view! {
        <header class="top"><HomeLink/><PageTools/></header>
        <main class="page" id="main" tabindex="-1">
            <h1>"Tercet"</h1>
            <button type="button" class="primary" id="play-with-friends" disabled=busy on:click=make>{move || words().say(msg::HomeFriends)}</button>
            <p class="notice" role="alert" hidden=move || wrong.with(Option::is_none)>{move || wrong.get()}</p>
        </main>
    }
}
