//! The frame around every page: the current page, its head, and the overlay.

use std::cell::Cell;
use std::rc::Rc;

use engine::Edition;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::ShareData;
use web_ui::browser::{
    after, can_share, copy, document, element, focus, listen, next_frame, share, toggle_full_screen, window,
};
use web_ui::live_region;

use crate::icon::logo;
use crate::parts;
use crate::prelude::*;
use crate::{card, offline, overlay};

thread_local! {
    static PAGE: Cell<Signal<Page>> = Cell::new(Signal::global(Page::current()));
}

pub fn go(to: Page) {
    reveal();
    to.enter();
    PAGE.get().set(to);
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

pub fn start() {
    effect(|| {
        settings().with(Settings::apply);
        name_document();
    });
    listen(&window(), "popstate", |_| {
        reveal();
        PAGE.get().set(Page::current());
    });
    let shown = el("div").id("page").children_of(|| vec![current(PAGE.get().get())]);
    let Some(body) = document().body() else { return };
    for part in [skip_link(), shown, overlay::overlay(), live_region()] {
        let _ = body.append_child(&part.0);
    }
}

/// Calls the document what its page is called: by the heading, or by the first part of a table's.
pub fn name_document() {
    next_frame(|| {
        let heading = document().query_selector("#page h1").ok().flatten();
        let heading = heading.map(|heading| heading.first_element_child().unwrap_or(heading));
        let name = heading.and_then(|heading| heading.text_content()).filter(|name| !name.is_empty());
        document().set_title(&name.map_or_else(|| "Tercet".to_owned(), |name| name + " · Tercet"));
    });
}

/// Removes the page that the server sent, once there is something to show in its place.
pub fn reveal() {
    if let Some(sent) = element("sent") {
        sent.remove();
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
    reveal();
    failure(
        text(msg::PageLost),
        [
            page_link(Page::Home, "button primary").text_of(text(msg::PageHome)),
            page_link(Page::Play, "button").text_of(text(msg::HomePlay)),
            page_link(Page::Daily, "button").text_of(text(msg::HomeDaily)),
        ],
    )
}

/// A page that says what is missing, and offers the ways on.
pub fn failure(sentence: impl Fn() -> String + 'static, ways_on: impl IntoIterator<Item = El>) -> El {
    let rules = Edition::English.booklet().full;
    let question = svg("svg").attr("viewBox", "0 0 140 100");
    let question = question.child(svg("path").attr("d", "M60 38a10 10 0 1 1 15 9c-4 2-5 5-5 9M70 66v1"));
    let missing = el("span").class("card picture failure-gap").child(question);
    page_frame(
        "page failure",
        [
            card::pictures(card::cards(&card::ALL_DIFFERENT[..2]), rules)
                .attr("aria-hidden", "true")
                .child(missing),
            el("h1").text_of(sentence),
            el("div").class("row").children(ways_on),
        ],
    )
}
