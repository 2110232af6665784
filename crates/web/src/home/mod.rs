//! The home page: play with friends, find a public table, choose what is played.

mod editions;
mod example;
mod form;
mod join;
mod lobby;
mod rules;

use wasm_bindgen_futures::spawn_local;
use web_ui::browser::element;
use web_ui::field::{select, switch};
use web_ui::{El, Signal, button, el};
use words::msg;

pub use self::editions::editions;
pub use self::example::{ALIKE, ALL_DIFFERENT, BROKEN, COLOURS, cards};
pub use self::form::{TableForm, played};
use self::join::join;
use self::lobby::lobby;
pub use self::rules::{more, trouble};
use crate::app::{go, page_frame, page_link};
use crate::card::pictures;
use crate::http;
use crate::offline;
use crate::page::Page;
use crate::settings::{Settings, settings, text, words};

pub fn home() -> El {
    let request =
        TableRequest { form: TableForm::usual(), busy: Signal::new(false), wrong: Signal::new(None) };
    page_frame("page home", [welcome(request), entries(), choice(request), note()])
}

/// The form for a new table and the state of its request.
#[derive(Clone, Copy)]
struct TableRequest {
    form: Signal<TableForm>,
    busy: Signal<bool>,
    wrong: Signal<Option<String>>,
}

impl TableRequest {
    /// Creates the table and opens it.
    fn make(self) {
        self.busy.set(true);
        self.wrong.set(None);
        let wanted = self.form.with_untracked(TableForm::table);
        let name = settings().with_untracked(|settings| settings.name.clone());
        spawn_local(async move {
            let made = match http::player(name.as_deref()).await {
                Ok(_) => http::make_table(&wanted).await,
                Err(failure) => Err(failure),
            };
            self.busy.set(false);
            match made {
                Ok(made) => go(Page::Table(made.table)),
                Err(failure) => self.wrong.set(Some(offline::error_text(&failure))),
            }
        });
    }

    fn button(self, label: impl Fn() -> String + 'static) -> El {
        let text = move || if self.busy.get() { words().text(msg::HomeMaking) } else { label() };
        button("primary", move || self.make())
            .flag("disabled", move || {
                self.busy.get() || self.form.with(|form| form.trouble(words()).is_some())
            })
            .attr_of("aria-busy", move || self.busy.get().to_string())
            .text_of(text)
    }

    fn notice(self) -> El {
        let text = move || self.wrong.get().unwrap_or_default();
        el("p").class("notice").attr("role", "alert").text_of(text)
    }
}

/// A sentence, an example of a Set, and the button that most visitors came for.
fn welcome(request: TableRequest) -> El {
    let form = request.form;
    let played = move || form.with(|form| played(&form.rules));
    let to_choice = || {
        if let Some(choice) = element("choice") {
            choice.scroll_into_view();
            let _ = choice.focus();
        }
    };
    let example = move || vec![pictures(cards(ALL_DIFFERENT), form.with(TableForm::sheet))];
    let chosen = el("p")
        .class("row chosen-rules")
        .child(el("span").text_of(played))
        .child(button("plain", to_choice).id("change-rules").text_of(text(msg::HomeChange)));
    let play = request.button(text(msg::HomeFriends)).id("play-with-friends");
    el("section").class("welcome").children([
        el("div").class("stack").children([
            el("h1").text_of(text(msg::HomeTitle)),
            el("p").class("lead").text_of(text(msg::HomeWhat)),
            play,
            chosen,
            request.notice(),
        ]),
        el("div").class("example").children_of(example),
    ])
}

fn entries() -> El {
    let entry =
        |page: Page, name: El, what: El| page_link(page, "panel").children([name, what.class("small")]);
    let name = || el("b");
    let what = || el("span");
    let alone =
        entry(Page::Alone, name().text_of(text(msg::HomeAlone)), what().text_of(text(msg::HomeAloneWhat)));
    let daily =
        entry(Page::Daily, name().text_of(text(msg::HomeDaily)), what().text_of(text(msg::HomeDailyWhat)));
    let learn =
        entry(Page::Learn, name().text_of(text(msg::HomeLearn)), what().text_of(text(msg::HomeLearnWhat)));
    let solo = el("nav").class("solo").label(text(msg::HomeSolo));
    let solo = solo.children([alone.id("play-alone"), daily, learn]);
    el("div").class("entries").children([solo, lobby(), join()])
}

fn choice(request: TableRequest) -> El {
    let form = request.form;
    el("section")
        .id("choice")
        .class("choice stack")
        .attr("tabindex", "-1")
        .child(el("h2").text_of(text(msg::FormTitle)))
        .child(editions(form))
        .child(el("div").class("row company").children([bots(form), levels(form), public(form)]))
        .child(more(form))
        .child(trouble(form))
        .child(el("div").class("row").child(request.button(text(msg::FormMake)).id("make-table")))
        .child(request.notice())
}

fn bots(form: Signal<TableForm>) -> El {
    let options = move || {
        let seats: usize = form.with(TableForm::sheet).seats.clamp(1, 12).into();
        let most = form.with(|form| form.bots).max(seats - 1);
        (0..=most)
            .map(|bots| (bots.to_string(), words().text(msg::FormBotsValue { count: bots as f64 })))
            .collect()
    };
    let now = move || form.with(|form| form.bots.to_string());
    let choose = move |text: String| form.update(|form| form.bots = text.parse().unwrap_or(0));
    select("bots", text(msg::FormBots), options, now, choose)
}

fn levels(form: Signal<TableForm>) -> El {
    let level = |level: &engine::Level| {
        (level.name().to_owned(), words().text(msg::LevelName { level: level.name() }))
    };
    let options = move || engine::Level::ALL.iter().map(level).collect();
    let now = move || form.with(|form| form.level.name().to_owned());
    let choose = move |text: String| {
        if let Ok(level) = text.parse() {
            form.update(|form| form.level = level);
        }
    };
    select("level", text(msg::FormLevel), options, now, choose)
        .shown_if(move || form.with(|form| form.bots > 0))
}

fn public(form: Signal<TableForm>) -> El {
    let label = text(msg::FormPublic);
    let now = move || form.with(|form| form.public);
    switch("public", label, now, move |public| form.update(|form| form.public = public))
}

/// The notice about the trademark.
fn note() -> El {
    let edition = settings().with_untracked(Settings::edition);
    let links = el("nav").class("row").label(text(msg::HomeMore)).children([
        page_link(Page::Rules(edition), "quiet button").text_of(text(msg::HomeRules)),
        page_link(Page::Odds, "quiet button").text_of(text(msg::HomeOdds)),
        page_link(Page::Statistics, "quiet button").text_of(text(msg::HomeStatistics)),
    ]);
    el("footer").class("small stack").children([
        links,
        el("p").text_of(text(msg::HomeTrademark)),
        offline::install_button(),
    ])
}
