//! The frame around every page: the current page, its head, and the overlay.

use wasm_bindgen::JsCast;
use web_ui::browser::{document, element, listen, toggle_full_screen, window};
use web_ui::{El, Signal, effect, el, live_region, svg, untrack};
use words::msg;

use crate::icon::{Icon, icon_button, logo};
use crate::page::Page;
use crate::parts;
use crate::settings::{Settings, settings, text};
use crate::{draw, offline, overlay};

thread_local! {
    static PAGE: Signal<Page> = Signal::global(Page::current());
}

fn page() -> Signal<Page> {
    PAGE.with(|page| *page)
}

pub fn go(to: Page) {
    to.enter();
    page().set(to);
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

pub fn start() {
    effect(|| settings().with(Settings::apply));
    listen(&window(), "popstate", |_| page().set(Page::current()));
    let textures =
        svg("svg").class("textures").attr("aria-hidden", "true").child(svg("defs").html_of(draw::textures));
    let shown = el("div").id("page").children_of(|| vec![current(page().get())]);
    let body = document().body().map(wasm_bindgen::JsCast::unchecked_into::<web_sys::Element>);
    if let Some(body) = body {
        body.set_text_content(None);
        [textures, skip_link(), shown, overlay::overlay(), live_region()]
            .iter()
            .for_each(|part| drop(body.append_child(part.element())));
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
        if let Some(main) = element("main") {
            let _ = main.focus();
        }
    };
    el("a").class("skip").attr("href", "#main").text_of(text(msg::PageSkip)).on("click", to_main)
}

/// The main element of a page, empty.
pub fn main_part(class: &str) -> El {
    el("main").id("main").class(class).attr("tabindex", "-1")
}

/// A page with the usual head.
pub fn page_frame(class: &str, content: impl IntoIterator<Item = El>) -> El {
    el("div").children([head(), main_part(class).children(content)])
}

/// The head of all pages but tables.
pub fn head() -> El {
    el("header").class("top").children([home_link(), offline::update_notice(), page_tools()])
}

pub fn home_link() -> El {
    page_link(Page::Home, "home-link").child(logo()).child(el("span").text("Tercet"))
}

/// A link to another page that does not load the document again.
pub fn page_link(to: Page, class: &str) -> El {
    let link = to.link();
    let follow_it = move |event: web_sys::Event| {
        let modified = event
            .dyn_ref::<web_sys::MouseEvent>()
            .is_some_and(|event| event.ctrl_key() || event.meta_key() || event.shift_key());
        if !modified {
            event.prevent_default();
            go(to.clone());
        }
    };
    el("a").class(class).attr("href", &link).on("click", follow_it)
}

pub fn page_tools() -> El {
    el("div").class("tools").children([
        icon_button(Icon::Settings, text(msg::PageSettings), || overlay::show(overlay::Overlay::Settings)),
        icon_button(Icon::Help, text(msg::PageHelp), || overlay::show(overlay::Overlay::Help)),
        icon_button(Icon::FullScreen, text(msg::PageFullScreen), toggle_full_screen),
    ])
}

fn lost() -> El {
    let main = main_part("page narrow")
        .child(el("h1").text_of(text(msg::PageLost)))
        .child(page_link(Page::Home, "button").text_of(text(msg::PageHome)));
    el("div").children([head(), main])
}
