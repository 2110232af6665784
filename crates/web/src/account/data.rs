//! Everything that the server keeps of the player, to take away and to delete.

use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{after, base, focus, window};

use super::{requests, said, section, show};
use crate::prelude::*;

pub fn data() -> El {
    section("account-data", text(msg::AccountData)).children([
        el("p").class("row").children([
            download("", "tercet.json", text(msg::AccountExportJson)).id("export-json"),
            download("?format=csv", "tercet.csv", text(msg::AccountExportCsv)).id("export-csv"),
        ]),
        more(),
        delete(),
    ])
}

/// The page that says what is kept.
pub fn more() -> El {
    el("p").child(page_link(Page::Privacy, "").text_of(text(msg::AccountPrivacy)))
}

fn download(query: &str, name: &str, label: impl Fn() -> String + 'static) -> El {
    el("a")
        .class("button")
        .attr("href", &format!("{}api/me/export{query}", base()))
        .attr("download", name)
        .child(icon(Icon::Download))
        .child(el("span").text_of(label))
}

fn delete() -> El {
    let (asks, status) = (Signal::new(false), Signal::new(String::new()));
    let ask = move |wanted: bool, then: &'static str| {
        asks.set(wanted);
        // The focused button is hidden now, so the one in its place gets the focus.
        after(0, move || focus(then));
    };
    let delete = move || {
        spawn_local(async move {
            match requests::delete().await {
                Ok(()) => forget_here(),
                Err(failure) => show(status, Err(failure)),
            }
        });
    };
    let first = button("secondary", move || ask(true, "delete-no")).id("delete");
    let question = el("div").class("stack").attr("role", "group").attr("aria-labelledby", "delete-question");
    let question = question.shown_if(move || asks.get()).children([
        el("p").id("delete-question").text_of(text(msg::AccountDeleteSure)),
        el("div").class("row").children([
            button("secondary", move || ask(false, "delete"))
                .id("delete-no")
                .text_of(text(msg::AccountDeleteNo)),
            button("danger", delete).id("delete-yes").text_of(text(msg::AccountDeleteYes)),
        ]),
    ]);
    el("div").class("stack").children([
        first.shown_if(move || !asks.get()).text_of(text(msg::AccountDelete)),
        question,
        said(status),
    ])
}

/// Also what this browser has kept by itself: settings, the diary, times of puzzles.
fn forget_here() {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.clear();
    }
    let _ = window().location().assign(&base());
}
