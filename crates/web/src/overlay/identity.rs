//! The player's name, and how to be the same player on another device.

use wasm_bindgen_futures::spawn_local;
use web_ui::browser::window;
use web_ui::field::line;
use web_ui::{El, Signal, button, el, untrack};
use words::msg;

use super::part;
use crate::http::{self, RequestError};
use crate::settings::{settings, text, words};
use crate::table::{introduce, words_for};

pub fn identity() -> El {
    let status = Signal::new(String::new());
    let notice = el("p").class("small").attr("role", "status").text_of(move || status.get());
    part(text(msg::SettingsYou)).children([name(status), notice, other_device()])
}

fn show(status: Signal<String>, sentence: Result<String, RequestError>) {
    status.set(sentence.unwrap_or_else(|failure| words_for(&failure)));
}

fn name(status: Signal<String>) -> El {
    let known = settings().with_untracked(|settings| settings.name.clone()).unwrap_or_default();
    let typed = Signal::new(known);
    let field = line("own-name", text(msg::NameLabel), typed);
    let save = move |event: web_sys::Event| {
        event.prevent_default();
        let speaker = untrack(words);
        match engine::DisplayName::new(&typed.get_untracked()) {
            Err(error) => status.set(speaker.name_error(error)),
            Ok(name) => rename(status, name),
        }
    };
    let save_button = el("button").attr("type", "submit").text_of(text(msg::SettingsSave));
    el("form").class("row").on("submit", save).children([field, save_button])
}

/// Stores a name, and sends it to the server if that knows the player already.
fn rename(status: Signal<String>, name: engine::DisplayName) {
    let known = settings().with_untracked(|settings| settings.name.is_some());
    settings().update(|settings| settings.name = Some(name.to_string()));
    spawn_local(async move {
        let sent = if known { introduce(Some(name.as_str())).await } else { Ok(()) };
        show(status, sent.map(|()| untrack(words).text(msg::SettingsSaved)));
    });
}

fn other_device() -> El {
    let status = Signal::new(String::new());
    let show = move || {
        spawn_local(async move {
            let name = settings().with_untracked(|settings| settings.name.clone());
            let code = match http::player(name.as_deref()).await {
                Ok(_) => http::move_code().await,
                Err(failure) => Err(failure),
            };
            let sentence = |code: protocol::MoveCode| {
                let minutes = f64::from(code.seconds / 60);
                untrack(words).text(msg::SettingsCode { code: &code.code, minutes })
            };
            show(status, code.map(sentence));
        });
    };
    let typed = Signal::new(String::new());
    let field = line("move-code", text(msg::SettingsCodeLabel), typed);
    let take = move |event: web_sys::Event| {
        event.prevent_default();
        let code = typed.get_untracked().trim().to_owned();
        spawn_local(async move { use_code(status, code).await });
    };
    let submit = el("button").attr("type", "submit").text_of(text(msg::SettingsCodeUse));
    el("details").class("more").children([
        el("summary").text_of(text(msg::SettingsElsewhere)),
        el("div").class("stack").children([
            el("p").class("small").text_of(text(msg::SettingsElsewhereHint)),
            button("secondary", show).text_of(text(msg::SettingsCodeShow)),
            el("form").class("row").on("submit", take).children([field, submit]),
            el("p").attr("role", "status").text_of(move || status.get()),
        ]),
    ])
}

/// Becomes the player of a code. Open sockets still belong to the old player, so the page is loaded again.
async fn use_code(status: Signal<String>, code: String) {
    match http::move_here(code).await {
        Ok(player) => {
            settings().update(|settings| settings.name = Some(player.name.to_string()));
            let _ = window().location().reload();
        }
        Err(RequestError::Refused(_)) => show(status, Ok(untrack(words).text(msg::SettingsCodeWrong))),
        Err(failure) => show(status, Err(failure)),
    }
}
