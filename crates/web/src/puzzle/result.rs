//! The result of a puzzle: total and split times, the streak, and a text to share.

use ::odds::Date;
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{after, can_share, copy, share_text};
use web_ui::{El, Signal, button, el};
use words::{Words, msg};

use super::choose::{new_button, next, streaks};
use super::found::{help, splits};
use super::solving::{PuzzleKind, Solving};
use super::watch::time_text;
use super::{days, share, store};
use crate::browser::now;
use crate::icon::{Icon, icon};
use crate::page::Page;
use crate::settings::{settings, text, words};

pub fn result(solving: Solving) -> El {
    let time = move || time_text(solving.run.with(|run| run.spent(0)));
    let headline = el("div").class("headline").children([
        el("h2").id("solved").text_of(move || words().text(msg::PuzzleSolved { time: &time() })),
        el("p").class("small").text_of(move || help(solving)),
    ]);
    let times = el("section").class("part").child(el("h3").text_of(text(msg::PuzzleFoundSets)));
    let rest = match solving.kind {
        PuzzleKind::Quick => vec![el("p").class("row").child(new_button(solving, "primary"))],
        PuzzleKind::Daily(date) => {
            let days = el("section").class("part").children([streaks(solving), next(solving, date)]);
            vec![el("div").class("stack").children([shared(solving, date), days])]
        }
    };
    el("div").class("result").children([headline, times.child(splits(solving))]).children(rest)
}

fn shared(solving: Solving, date: Date) -> El {
    let result = move || {
        let streak = days::today(now().0).map(|today| store::daily_log().streak(today)).unwrap_or_default();
        // Without isolation marks, which would be copied.
        let words = Words::new(settings().with(|settings| settings.language()));
        let link = Page::Day(date.to_string()).link();
        solving.run.with(|run| share::text(words, date, run, streak, &link))
    };
    let copied = Signal::new(false);
    let on_copy = move || {
        spawn_local(async move {
            copied.set(copy(&result()).await);
            after(3_000, move || copied.set(false));
        });
    };
    let copy_text =
        move || if copied.get() { words().text(msg::InviteCopied) } else { words().text(msg::PuzzleCopy) };
    let share = can_share().then(|| {
        button("", move || spawn_local(async move { share_text(&result()).await }))
            .child(icon(Icon::Share))
            .text_of(text(msg::InviteShare))
    });
    let copy = button("primary", on_copy).id("copy-result").child(icon(Icon::Copy)).text_of(copy_text);
    el("section").class("part").children([
        el("h3").text_of(text(msg::PuzzleShare)),
        el("code").class("share-text").id("share-text").attr("dir", "auto").text_of(result),
        el("div").class("row").child(copy).maybe(share),
    ])
}
