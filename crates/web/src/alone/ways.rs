//! What one person can play, each way on a card of its own.

use engine::{Edition, Level, RuleChoice, RuleSheet, Variant};
use web_ui::{El, Signal, button, el};
use words::msg;

use super::bots::bot_fields;
use super::solitaire;
use super::start::start;
use crate::app::go;
use crate::home::{TableForm, played};
use crate::page::Page;
use crate::settings::{text, words};

/// The chosen rules and bots.
#[derive(Clone, Copy)]
pub struct Wishes {
    /// The edition, and the rules of the game against bots.
    pub form: Signal<TableForm>,
    /// The bots.
    pub bots: Signal<Vec<Level>>,
}

impl Wishes {
    fn edition(self) -> Edition {
        self.form.with(|form| form.rules.edition)
    }

    /// Lays a variant of the chosen edition for one, and goes there.
    fn alone(self, variant: Variant) {
        let edition = self.form.with_untracked(|form| form.rules.edition);
        begin(RuleChoice::new(edition, variant), &[]);
    }

    fn against_bots(self) {
        let rules = self.form.with_untracked(|form| form.rules.clone());
        begin(rules, &self.bots.get_untracked());
    }

    /// Why the game against bots cannot begin, if it cannot.
    fn trouble(self) -> Option<String> {
        let bots = self.bots.with(Vec::len);
        self.form.with(|form| {
            let trouble = form.trouble(words());
            let sheet = form.sheet();
            let needed = (sheet.players_needed() - 1).max(1);
            let few = bots < needed;
            let many = bots >= usize::from(sheet.seats);
            trouble
                .or_else(|| few.then(|| words().text(msg::AloneNeedBots { count: needed as f64 })))
                .or_else(|| many.then(text(msg::FormManyBots)))
        })
    }
}

fn begin(rules: RuleChoice, bots: &[Level]) {
    start(rules, bots);
    go(Page::Here);
}

/// All ways.
pub fn ways(wishes: Wishes) -> El {
    el("div").class("alone-ways").children([bots(wishes), quick(wishes), practice(wishes), solitaire(wishes)])
}

fn card(id: &str, title: impl Fn() -> String + 'static, what: impl Fn() -> String + 'static) -> El {
    el("section").id(id).class("panel").child(el("h2").text_of(title)).child(el("p").text_of(what))
}

fn bots(wishes: Wishes) -> El {
    let start = button("primary", move || wishes.against_bots())
        .id("start-bots")
        .flag("disabled", move || wishes.trouble().is_some());
    card("bots", text(msg::AloneBots), text(msg::AloneBotsWhat))
        .child(el("p").class("small").text_of(move || wishes.form.with(|form| played(&form.rules))))
        .child(bot_fields(wishes.bots))
        .child(
            el("p")
                .class("notice")
                .attr("role", "alert")
                .text_of(move || wishes.trouble().unwrap_or_default()),
        )
        .child(start.text_of(text(msg::AloneBotsStart)))
        .child(el("p").class("small").text_of(text(msg::PlayBotModel)))
}

fn quick(wishes: Wishes) -> El {
    let lines = move || {
        let sheet = RuleSheet::of(wishes.edition(), Variant::Quick);
        let lines = words().rules(&sheet).into_iter();
        let told = lines.filter(|line| matches!(line.field, "deck" | "layout"));
        told.map(|line| el("div").children([el("dt").text(&line.label), el("dd").text(&line.value)]))
            .collect()
    };
    let easy = move || wishes.edition() == Edition::French;
    card("quick", text(msg::AloneQuick), text(msg::AloneQuickWhat))
        .child(el("dl").class("quick-lines").children_of(lines))
        .child(el("p").class("small").shown_if(easy).text_of(text(msg::AloneQuickEasy)))
        .child(starts(wishes, Variant::Quick, "start-quick").text_of(text(msg::AloneQuickStart)))
        .child(el("p").class("small").text_of(text(msg::AloneQuickLater)))
}

fn practice(wishes: Wishes) -> El {
    card("practice", text(msg::AlonePractice), text(msg::AlonePracticeWhat))
        .child(starts(wishes, Variant::Practice, "start-practice").text_of(text(msg::AlonePracticeStart)))
}

fn solitaire(wishes: Wishes) -> El {
    let source = move || words().source(wishes.edition(), Variant::Solitaire).unwrap_or_default();
    card("solitaire", text(msg::AloneSolitaire), text(msg::AloneSolitaireWhat))
        .child(el("p").class("small").text_of(source))
        .child(starts(wishes, Variant::Solitaire, "start-solitaire").text_of(text(msg::AloneSolitaireStart)))
        .child(solitaire::chances())
}

fn starts(wishes: Wishes, variant: Variant, id: &str) -> El {
    button("secondary", move || wishes.alone(variant)).id(id)
}
