//! The frame around every page: which page it is, the settings, what lies over it.

use leptos::ev;
use leptos::prelude::*;
use words::msg;

use crate::announcer::REGION;
use crate::browser::{document, toggle_full_screen};
use crate::draw;
use crate::home::Home;
use crate::icon::{Icon, IconButton, logo};
use crate::page::Page;
use crate::settings::{Settings, settings, words};
use crate::table::RemoteTable;

/// What lies over a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// What the keys do, and how a Set looks.
    Help,
    /// What somebody likes.
    Settings,
}

/// Everything.
#[component]
pub fn App() -> impl IntoView {
    let settings = RwSignal::new(Settings::remembered());
    let page = RwSignal::new(Page::current());
    let overlay = RwSignal::new(None::<Overlay>);
    provide_context(settings);
    provide_context(page);
    provide_context(overlay);
    Effect::new(move |_| settings.with(Settings::apply));
    let back = window_event_listener(ev::popstate, move |_| page.set(Page::current()));
    on_cleanup(move || back.remove());
    view! {
        <svg class="textures" aria-hidden="true" focusable="false"><defs inner_html=draw::textures()></defs></svg>
        <a class="skip" href="#main" on:click=skip>{move || words().say(msg::PageSkip)}</a>
        {move || match page.get() {
            Page::Home => view! { <Home/> }.into_any(),
            Page::Table(table) => view! { <RemoteTable table/> }.into_any(),
            Page::Replay(_) | Page::Lost => view! { <Lost/> }.into_any(),
        }}
        <div id=REGION class="unseen" role="log" aria-live="polite" aria-relevant="additions"></div>
    }
}

/// The first thing behind the page's head.
fn skip(event: web_sys::MouseEvent) {
    event.prevent_default();
    if let Some(main) = crate::browser::element("main") {
        let _ = main.focus();
    }
}

/// Goes to another page. To be asked for while drawing, used whenever.
pub fn go() -> impl Fn(Page) + Copy {
    let page = expect_context::<RwSignal<Page>>();
    move |to: Page| {
        to.enter();
        page.set(to);
        if let Some(root) = document().document_element() {
            root.set_scroll_top(0);
        }
    }
}

/// The product's name, and the way home.
#[component]
pub fn HomeLink() -> impl IntoView {
    view! { <PageLink to=Page::Home class="home-link">{logo()} <span>"Tercet"</span></PageLink> }
}

/// A link to another page, without loading anything.
#[component]
pub fn PageLink(
    /// Where to.
    to: Page,
    /// For the style sheet.
    #[prop(optional)]
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let go = go();
    let href = to.link();
    let follow = move |event: web_sys::MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            go(to.clone());
        }
    };
    view! { <a class=class href=href on:click=follow>{children()}</a> }
}

/// Settings, help, the whole screen.
#[component]
pub fn PageTools() -> impl IntoView {
    let overlay = expect_context::<RwSignal<Option<Overlay>>>();
    view! {
        <div class="tools">
            <IconButton shows=Icon::Settings label=Signal::derive(|| words().say(msg::PageSettings)) on_press=move || overlay.set(Some(Overlay::Settings))/>
            <IconButton shows=Icon::Help label=Signal::derive(|| words().say(msg::PageHelp)) on_press=move || overlay.set(Some(Overlay::Help))/>
            <IconButton shows=Icon::FullScreen label=Signal::derive(|| words().say(msg::PageFullScreen)) on_press=toggle_full_screen/>
        </div>
    }
}

/// An address that nothing lies at.
#[component]
fn Lost() -> impl IntoView {
    let _ = settings();
    view! {
        <header class="top"><HomeLink/><PageTools/></header>
        <main class="page narrow" id="main" tabindex="-1">
            <h1>{move || words().say(msg::PageLost)}</h1>
            <PageLink to=Page::Home class="button">{move || words().say(msg::PageHome)}</PageLink>
        </main>
    }
}
