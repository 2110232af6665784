//! The home page: play with friends, find a public table, choose what is played.

mod form;
mod lobby;
mod rules;

use engine::Level;
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::element;
use web_ui::field::{select, switch};
use words::Message;

pub use self::form::{TableForm, editions, played};
use self::lobby::{join, lobby};
pub use self::rules::{more, trouble};
use crate::card::{ALL_DIFFERENT, cards, pictures};
use crate::http;
use crate::offline;
use crate::prelude::*;

pub fn home() -> El {
    let form = TableForm::usual();
    let request = TableRequest { form, busy: Signal::new(false), wrong: Signal::new(None) };
    page_frame("page home", [welcome(request), entries(), choice(request), note()])
}

#[derive(Clone, Copy)]
struct TableRequest {
    form: Signal<TableForm>,
    busy: Signal<bool>,
    wrong: Signal<Option<String>>,
}

impl TableRequest {
    fn make(self) {
        self.busy.set(true);
        self.wrong.set(None);
        let wanted = self.form.with_untracked(TableForm::table);
        let name = settings().with_untracked(|settings| settings.name.clone());
        spawn_local(async move {
            let made = async {
                http::player(name.as_deref()).await?;
                http::make_table(&wanted).await
            };
            let made = made.await;
            self.busy.set(false);
            match made {
                Ok(made) => go(Page::Table(made.table)),
                Err(failure) => self.wrong.set(Some(offline::error_text(&failure))),
            }
        });
    }

    fn button(self, label: impl Fn() -> String + 'static) -> El {
        let text = move || if self.busy.get() { words().text(msg::HomeMaking) } else { label() };
        let disabled = move || self.busy.get() || self.form.with(|form| form.trouble(words()).is_some());
        button("primary", move || self.make())
            .flag("disabled", disabled)
            .attr_of("aria-busy", move || self.busy.get().to_string())
            .text_of(text)
    }

    fn notice(self) -> El {
        notice(move || self.wrong.get().unwrap_or_default())
    }
}

fn welcome(request: TableRequest) -> El {
    let form = request.form;
    let example = move || vec![pictures(cards(&ALL_DIFFERENT), form.with(TableForm::sheet))];
    el("section").class("welcome").children([
        el("div").class("stack").children([
            el("h1").text_of(text(msg::HomeTitle)),
            el("p").class("lead").text_of(text(msg::HomeWhat)),
            request.button(text(msg::HomeFriends)).id("play-with-friends"),
            chosen_rules(move || form.with(|form| played(&form.rules))),
            request.notice(),
        ]),
        el("div").class("example").children_of(example),
    ])
}

pub fn chosen_rules(rules: impl Fn() -> String + 'static) -> El {
    let to_choice = || {
        if let Some(choice) = element("choice") {
            choice.scroll_into_view();
            let _ = choice.focus();
        }
    };
    el("p").class("row chosen-rules").children([
        el("span").text_of(rules),
        button("plain", to_choice).id("change-rules").text_of(text(msg::HomeChange)),
    ])
}

fn entries() -> El {
    fn entry(page: Page, name: &'static dyn Message, what: &'static dyn Message) -> El {
        let text = |message: &'static dyn Message| move || words().text_dyn(message);
        page_link(page, "panel")
            .children([el("b").text_of(text(name)), el("span").text_of(text(what)).class("small")])
    }
    let solo = el("nav").class("solo").label(text(msg::HomeSolo)).children([
        entry(Page::Alone, &msg::HomeAlone, &msg::HomeAloneWhat).id("play-alone"),
        entry(Page::Daily, &msg::HomeDaily, &msg::HomeDailyWhat),
        entry(Page::Learn, &msg::HomeLearn, &msg::HomeLearnWhat),
    ]);
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

pub fn count_option(bots: usize) -> (String, String) {
    (bots.to_string(), words().text(msg::FormBotsValue { count: bots as f64 }))
}

fn bots(form: Signal<TableForm>) -> El {
    let options = move || {
        let seats: usize = form.with(TableForm::sheet).seats.clamp(1, 12).into();
        let most = form.with(|form| form.bots).max(seats - 1);
        (0..=most).map(count_option).collect()
    };
    let now = move || form.with(|form| form.bots.to_string());
    let choose = move |text: String| form.update(|form| form.bots = text.parse().unwrap_or(0));
    select("bots", text(msg::FormBots), options, now, choose)
}

pub fn level_options() -> Vec<(String, String)> {
    let name = |level: &Level| words().text(msg::LevelName { level: level.name() });
    Level::ALL.iter().map(|level| (level.name().to_owned(), name(level))).collect()
}

fn levels(form: Signal<TableForm>) -> El {
    let now = move || form.with(|form| form.level.name().to_owned());
    let choose = move |text: String| {
        if let Ok(level) = text.parse() {
            form.update(|form| form.level = level);
        }
    };
    select("level", text(msg::FormLevel), level_options, now, choose)
        .shown_if(move || form.with(|form| form.bots > 0))
}

fn public(form: Signal<TableForm>) -> El {
    let now = move || form.with(|form| form.public);
    switch("public", text(msg::FormPublic), now, move |public| form.update(|form| form.public = public))
}

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
