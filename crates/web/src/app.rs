//! The frame around every page: the current page, its head, and the overlay.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::ShareData;
use web_ui::browser::{after, can_share, copy, document, focus, listen, share, toggle_full_screen, window};
use web_ui::live_region;

use crate::icon::logo;
use crate::parts;
use crate::prelude::*;
use crate::{card, offline, overlay};

thread_local! {
    static PAGE: Cell<Signal<Page>> = Cell::new(Signal::global(Page::current()));
}

pub fn go(to: Page) {
    to.enter();
    PAGE.get().set(to);
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

pub fn start() {
    effect(|| settings().with(Settings::apply));
    listen(&window(), "popstate", |_| PAGE.get().set(Page::current()));
    let textures =
        svg("svg").class("textures").attr("aria-hidden", "true").child(svg("defs").html_of(card::textures));
    let shown = el("div").id("page").children_of(|| vec![current(PAGE.get().get())]);
    let Some(body) = document().body() else { return };
    body.set_text_content(None);
    for part in [textures, skip_link(), shown, overlay::overlay(), live_region()] {
        let _ = body.append_child(&part.0);
    }
}

fn current(page: Page) -> El {
    // Reads no signals: a page is built again only when another page is shown.
    untrack(|| parts::show(page).unwrap_or_else(lost))
}

/// The first link of every page: lets keyboard users skip the head.
fn skip_link() -> El {
    let to_main = |event: web_sys::Event| {
        event.prevent_default();
        focus("main");
    };
    el("a").class("skip").attr("href", "#main").text_of(text(msg::PageSkip)).on("click", to_main)
}

pub fn main_part(class: &str) -> El {
    el("main").id("main").class(class).attr("tabindex", "-1")
}

pub fn page_frame(class: &str, content: impl IntoIterator<Item = El>) -> El {
    el("div").children([head(), main_part(class).children(content)])
}

pub fn head() -> El {
    el("header").class("top").children([home_link(), offline::update_notice(), page_tools()])
}

/// A line that shows why something cannot be done.
pub fn notice(text: impl Fn() -> String + 'static) -> El {
    el("p").class("notice").attr("role", "alert").text_of(text)
}

/// A button that copies a text, and one that shares it where the browser can.
pub fn share_buttons(
    text: Rc<dyn Fn() -> String>,
    label: impl Fn() -> String + 'static,
    fill: fn(&ShareData, &str),
) -> (El, Option<El>) {
    let (copied, to_share) = (Signal::new(false), text.clone());
    let on_copy = move || {
        let text = text();
        spawn_local(async move {
            copied.set(copy(&text).await);
            after(3_000, move || copied.set(false));
        });
    };
    let on_share = move || {
        let data = ShareData::new();
        fill(&data, &to_share());
        spawn_local(async move { share(&data).await });
    };
    let label = move || if copied.get() { words().text(msg::InviteCopied) } else { label() };
    let share =
        || button("secondary", on_share).child(icon(Icon::Share)).text_of(self::text(msg::InviteShare));
    (button("primary", on_copy).child(icon(Icon::Copy)).text_of(label), can_share().then(share))
}

pub fn definition(label: &str, value: &str) -> El {
    el("div").children([el("dt").text(label), el("dd").text(value)])
}

pub fn home_link() -> El {
    page_link(Page::Home, "home-link").child(logo()).child(el("span").text("Tercet"))
}

/// A link to another page that does not load the document again.
pub fn page_link(to: Page, class: &str) -> El {
    let link = to.link();
    let follow = move |event: web_sys::Event| {
        let modified = event
            .dyn_ref::<web_sys::MouseEvent>()
            .is_some_and(|event| event.ctrl_key() || event.meta_key() || event.shift_key());
        if !modified {
            event.prevent_default();
            go(to.clone());
        }
    };
    el("a").class(class).attr("href", &link).on("click", follow)
}

pub fn page_tools() -> El {
    el("div").class("tools").children([
        icon_button(Icon::Settings, text(msg::PageSettings), || overlay::show(overlay::Overlay::Settings)),
        icon_button(Icon::Help, text(msg::PageHelp), || overlay::show(overlay::Overlay::Help)),
        icon_button(Icon::FullScreen, text(msg::PageFullScreen), toggle_full_screen),
    ])
}

fn lost() -> El {
    let home = page_link(Page::Home, "button").text_of(text(msg::PageHome));
    page_frame("page narrow", [el("h1").text_of(text(msg::PageLost)), home])
}
