//! The account page: the player's name, the ways to come back, devices, and everything that the server keeps.

mod credentials;
mod data;
mod devices;
mod passkeys;
pub mod privacy;
mod requests;
mod ways;

use js_sys::{Date as JsDate, Object, Reflect};
use protocol::{ApiErrorKind, Browser, System};
use wasm_bindgen_futures::spawn_local;

use crate::app::reveal;
use crate::http::RequestError;
use crate::name;
use crate::parts::loading;
use crate::prelude::*;
use crate::table::words_for;

/// Who this browser is, as far as the page knows.
#[derive(Clone, PartialEq)]
enum Visitor {
    Unknown,
    /// No player yet, or one whose device was signed out: with a sentence that says so.
    Guest(Option<String>),
    Known,
}

pub fn account() -> El {
    let visitor = Signal::new(Visitor::Unknown);
    look(visitor);
    let title = el("div").class("stack").children([
        el("h1").text_of(text(msg::AccountTitle)),
        el("p").class("lead").text_of(text(msg::AccountLead)),
    ]);
    let first = parts(move || match visitor.get() {
        Visitor::Unknown => vec![loading()],
        Visitor::Guest(why) => vec![told(why), ways::sign_in(true)],
        Visitor::Known => vec![own_name()],
    });
    // Not built again when a guest becomes a player: it shows the words of a new phrase.
    let ways = ways::ways(visitor).shown_if(move || visitor.get() != Visitor::Unknown);
    let last = parts(move || match visitor.get() {
        Visitor::Unknown => Vec::new(),
        Visitor::Guest(_) => vec![data::more()],
        Visitor::Known => vec![devices::devices(), ways::sign_in(false), data::data()],
    });
    page_frame("page account-page", [title, first, ways, last])
}

fn parts(content: impl Fn() -> Vec<El> + 'static) -> El {
    el("div").class("account").children_of(content)
}

fn told(why: Option<String>) -> El {
    el("p").class("notice").attr("role", "alert").id("signed-out").text(&why.unwrap_or_default())
}

/// Asks who this browser is. That makes no player: a first visit to this page is not yet a wish to be known.
fn look(visitor: Signal<Visitor>) {
    spawn_local(async move {
        visitor.set(match requests::me().await {
            Ok(_) => Visitor::Known,
            Err(RequestError::Refused(refused)) if refused.error == ApiErrorKind::WhoAreYou => {
                Visitor::Guest(None)
            }
            Err(failure) => Visitor::Guest(Some(words_for(&failure))),
        });
        reveal();
    });
}

/// After a guest has become a player.
fn look_again(visitor: Signal<Visitor>) {
    if visitor.get_untracked() != Visitor::Known {
        look(visitor);
    }
}

fn section(id: &str, title: impl Fn() -> String + 'static) -> El {
    el("section").class("part").id(id).child(el("h2").text_of(title))
}

fn own_name() -> El {
    let status = Signal::new(String::new());
    section("account-name", text(msg::AccountName)).children([name::name_form(status), said(status)])
}

/// A line that says what has come of a button.
fn said(status: Signal<String>) -> El {
    el("p").attr("role", "status").text_of(move || status.get())
}

fn show(status: Signal<String>, sentence: Result<String, RequestError>) {
    status.set(sentence.unwrap_or_else(|failure| words_for(&failure)));
}

/// A browser and its system by their own names, which are the same in all languages.
fn device_name(browser: Browser, system: System) -> String {
    let browser = match browser {
        Browser::Chrome => "Chrome",
        Browser::Edge => "Edge",
        Browser::Firefox => "Firefox",
        Browser::Opera => "Opera",
        Browser::Safari => "Safari",
        Browser::Samsung => "Samsung Internet",
        Browser::Other => &words().text(msg::AccountOtherBrowser),
    };
    let system = match system {
        System::Android => "Android",
        System::ChromeOs => "ChromeOS",
        System::Ios => "iOS",
        System::Linux => "Linux",
        System::MacOs => "macOS",
        System::Windows => "Windows",
        System::Other => return browser.to_owned(),
    };
    format!("{browser} · {system}")
}

/// The same as the head of a row; names of products are not words of the page's language.
fn device_heading(browser: Browser, system: System) -> El {
    let heading = el("b").text_of(move || device_name(browser, system));
    if browser == Browser::Other { heading } else { heading.attr("lang", "en") }
}

/// A day in the page's language.
fn day(date: engine::Date) -> String {
    let options = Object::new();
    for (name, value) in [("timeZone", "UTC"), ("dateStyle", "long")] {
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let date = JsDate::new(&date.to_string().into());
    date.to_locale_date_string(words().language().locale(), &options).into()
}
