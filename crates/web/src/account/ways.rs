//! The ways to come back: a passkey, a recovery phrase, a code; and how this browser becomes a player that has one.

use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{focus, window};
use web_ui::field::line;

use super::passkeys::{passkeys, support};
use super::{Visitor, credentials, look_again, requests, said, section, show};
use crate::http::RequestError;
use crate::prelude::*;

/// How the player comes back in another browser. Each way makes a player of a guest.
pub fn ways(visitor: Signal<Visitor>) -> El {
    section("account-ways", text(msg::AccountWays)).children([
        passkeys(visitor),
        phrase(visitor),
        code(visitor),
    ])
}

fn phrase(visitor: Signal<Visitor>) -> El {
    let shown = Signal::new(String::new());
    // Whether the player is asked before the old phrase is replaced.
    let asks = Signal::new(false);
    let create = move |replaces| {
        asks.set(false);
        spawn_local(async move {
            match may_create(replaces).await {
                Ok(true) => {
                    show(shown, new_phrase().await);
                    look_again(visitor);
                }
                Ok(false) => {
                    show(shown, Ok(untrack(words).text(msg::PhraseExists)));
                    asks.set(true);
                }
                Err(failure) => show(shown, Err(failure)),
            }
        });
    };
    let keep = move || {
        asks.set(false);
        shown.set(String::new());
        focus("create-phrase");
    };
    let answers = el("div").class("row").shown_if(move || asks.get()).children([
        button("secondary", keep).id("keep-phrase").text_of(text(msg::PhraseKeep)),
        button("secondary", move || create(true)).id("replace-phrase").text_of(text(msg::PhraseReplace)),
    ]);
    el("div").class("stack").children([
        el("h3").text_of(text(msg::AccountPhrase)),
        el("p").class("small").text_of(text(msg::PhraseHint)),
        button("secondary", move || create(false)).id("create-phrase").text_of(text(msg::PhraseCreate)),
        said(shown).id("phrase"),
        answers,
    ])
}

fn code(visitor: Signal<Visitor>) -> El {
    let shown = Signal::new(String::new());
    let show_code = move || {
        spawn_local(async move {
            show(shown, new_code().await);
            look_again(visitor);
        });
    };
    el("div").class("stack").children([
        el("h3").text_of(text(msg::SettingsElsewhere)),
        el("p").class("small").text_of(text(msg::SettingsElsewhereHint)),
        button("secondary", show_code).id("show-code").text_of(text(msg::SettingsCodeShow)),
        said(shown),
    ])
}

/// For a player who has been here in another browser.
pub fn sign_in(is_guest: bool) -> El {
    let [status, typed] = [(); 2].map(|()| Signal::new(String::new()));
    let supported = support();
    let by_passkey = move || {
        status.set(String::new());
        spawn_local(async move { use_passkey(status).await });
    };
    let take = move || {
        let code = typed.get_untracked().trim().to_owned();
        spawn_local(async move { use_code(status, code).await });
    };
    let submit = el("button").attr("type", "submit").text_of(text(msg::SettingsCodeUse));
    let class = if is_guest { "primary" } else { "secondary" };
    section("account-sign-in", text(msg::AccountSignIn)).children([
        el("p").class("small").text_of(text(msg::AccountSignInHint)),
        el("p").class("small").shown_if(move || !is_guest).text_of(text(msg::AccountSignInLeaves)),
        button(class, by_passkey)
            .id("use-passkey")
            .shown_if(move || supported.get())
            .text_of(text(msg::AccountPasskeyUse)),
        el("form")
            .class("row")
            .on_submit(take)
            .children([line("move-code", text(msg::SettingsCodeLabel), typed), submit]),
        said(status),
    ])
}

/// Whether a phrase may be created: none that is valid would be lost, or the player has agreed to that.
async fn may_create(replaces: bool) -> Result<bool, RequestError> {
    requests::known().await?;
    Ok(replaces || !requests::has_phrase().await?)
}

async fn new_phrase() -> Result<String, RequestError> {
    let phrase = requests::phrase().await?.phrase;
    Ok(untrack(words).text(msg::PhraseShown { phrase: &phrase }))
}

async fn new_code() -> Result<String, RequestError> {
    requests::known().await?;
    let code = requests::move_code().await?;
    let minutes = f64::from(code.seconds / 60);
    Ok(untrack(words).text(msg::SettingsCode { code: &code.code, minutes }))
}

async fn use_passkey(status: Signal<String>) {
    let options = match requests::request_options().await {
        Ok(options) => options,
        Err(failure) => return show(status, Err(failure)),
    };
    let Some(signed) = credentials::sign(&options).await else {
        return show(status, Ok(untrack(words).text(msg::AccountPasskeyFailed)));
    };
    let unknown = untrack(words).text(msg::AccountPasskeyUnknown);
    become_player(status, requests::sign_in(&signed).await, unknown);
}

async fn use_code(status: Signal<String>, code: String) {
    let wrong = untrack(words).text(msg::SettingsCodeWrong);
    become_player(status, requests::move_here(code).await, wrong);
}

/// Open sockets still belong to the old player, so the page is loaded again.
fn become_player(status: Signal<String>, player: Result<protocol::Player, RequestError>, refused: String) {
    match player {
        Ok(player) => {
            settings().update(|settings| settings.name = Some(player.name.to_string()));
            let _ = window().location().reload();
        }
        Err(RequestError::Refused(_)) => show(status, Ok(refused)),
        Err(failure) => show(status, Err(failure)),
    }
}
