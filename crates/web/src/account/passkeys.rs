//! The passkeys of the player: made, listed and removed.

use protocol::Passkey;
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::focus;

use super::{Visitor, credentials, day, device_heading, device_name, look_again, requests, said, show};
use crate::http::RequestError;
use crate::prelude::*;

/// Whether the server takes passkeys and the browser has them. False until the server has answered.
pub fn support() -> Signal<bool> {
    let supported = Signal::new(false);
    if credentials::are_possible() {
        spawn_local(async move { supported.set(requests::takes_passkeys().await.unwrap_or(false)) });
    }
    supported
}

pub fn passkeys(visitor: Signal<Visitor>) -> El {
    let (listed, status, supported) = (Signal::new(Vec::new()), Signal::new(String::new()), support());
    effect(move || {
        if visitor.get() == Visitor::Known {
            spawn_local(async move {
                if let Ok(list) = requests::passkeys().await {
                    listed.set(list.passkeys);
                }
            });
        }
    });
    let create = move || {
        status.set(String::new());
        spawn_local(async move {
            show(status, make(listed).await);
            look_again(visitor);
        });
    };
    let rows = el("ul")
        .class("account-list")
        .id("passkeys")
        .children_of(move || listed.with(|all| all.iter().map(|one| row(one, listed, status)).collect()));
    el("div").class("stack").shown_if(move || supported.get()).children([
        el("h3").text_of(text(msg::AccountPasskeys)),
        el("p").class("small").text_of(text(msg::AccountPasskeyHint)),
        rows,
        button("secondary", create).id("create-passkey").text_of(text(msg::AccountPasskeyCreate)),
        said(status),
    ])
}

async fn make(listed: Signal<Vec<Passkey>>) -> Result<String, RequestError> {
    requests::known().await?;
    let options = requests::creation_options().await?;
    let words = untrack(words);
    let Some(made) = credentials::make(&options).await else {
        return Ok(words.text(msg::AccountPasskeyFailed));
    };
    listed.set(requests::add_passkey(&made).await?.passkeys);
    Ok(words.text(msg::AccountPasskeyMade))
}

fn row(passkey: &Passkey, listed: Signal<Vec<Passkey>>, status: Signal<String>) -> El {
    let Passkey { passkey: id, browser, system, since, seen } = passkey.clone();
    let remove = move || {
        let id = id.clone();
        spawn_local(async move {
            match requests::remove_passkey(&id).await {
                Ok(left) => {
                    listed.set(left.passkeys);
                    show(status, Ok(untrack(words).text(msg::AccountPasskeyRemoved)));
                    focus("create-passkey");
                }
                Err(failure) => show(status, Err(failure)),
            }
        });
    };
    let label = move || words().text(msg::AccountPasskeyRemoveOf { device: &device_name(browser, system) });
    let dates = move || match seen {
        Some(seen) => words().text(msg::AccountPasskeyUsed { since: &day(since), seen: &day(seen) }),
        None => words().text(msg::AccountPasskeySince { since: &day(since) }),
    };
    el("li").children([
        el("div").children([device_heading(browser, system), el("span").class("small").text_of(dates)]),
        button("secondary", remove).label(label).text_of(text(msg::AccountPasskeyRemove)),
    ])
}
