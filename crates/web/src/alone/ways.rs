//! The games for one player, each on a card of its own.

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
pub struct GameChoice {
    /// The edition, and the rules of the game against bots.
    pub form: Signal<TableForm>,
    pub bots: Signal<Vec<Level>>,
}

impl GameChoice {
    fn edition(self) -> Edition {
        self.form.with(|form| form.rules.edition)
    }

    /// Starts a variant of the chosen edition without bots.
    fn alone(self, variant: Variant) {
        let edition = self.form.with_untracked(|form| form.rules.edition);
        begin(RuleChoice::new(edition, variant), &[]);
    }

    fn against_bots(self) {
        let rules = self.form.with_untracked(|form| form.rules.clone());
        begin(rules, &self.bots.get_untracked());
    }

    /// Why the game against bots cannot start.
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

pub fn ways(choice: GameChoice) -> El {
    el("div").class("alone-ways").children([bots(choice), quick(choice), practice(choice), solitaire(choice)])
}

fn card(id: &str, title: impl Fn() -> String + 'static, what: impl Fn() -> String + 'static) -> El {
    el("section").id(id).class("panel").child(el("h2").text_of(title)).child(el("p").text_of(what))
}

fn bots(choice: GameChoice) -> El {
    let start = button("primary", move || choice.against_bots())
        .id("start-bots")
        .flag("disabled", move || choice.trouble().is_some());
    card("bots", text(msg::AloneBots), text(msg::AloneBotsWhat))
        .child(el("p").class("small").text_of(move || choice.form.with(|form| played(&form.rules))))
        .child(bot_fields(choice.bots))
        .child(
            el("p")
                .class("notice")
                .attr("role", "alert")
                .text_of(move || choice.trouble().unwrap_or_default()),
        )
        .child(start.text_of(text(msg::AloneBotsStart)))
        .child(el("p").class("small").text_of(text(msg::PlayBotModel)))
}

fn quick(choice: GameChoice) -> El {
    let lines = move || {
        let sheet = RuleSheet::of(choice.edition(), Variant::Quick);
        let lines = words().rules(&sheet).into_iter();
        let told = lines.filter(|line| matches!(line.field, "deck" | "layout"));
        told.map(|line| el("div").children([el("dt").text(&line.label), el("dd").text(&line.value)]))
            .collect()
    };
    let easy = move || choice.edition() == Edition::French;
    card("quick", text(msg::AloneQuick), text(msg::AloneQuickWhat))
        .child(el("dl").class("quick-lines").children_of(lines))
        .child(el("p").class("small").shown_if(easy).text_of(text(msg::AloneQuickEasy)))
        .child(starts(choice, Variant::Quick, "start-quick").text_of(text(msg::AloneQuickStart)))
        .child(el("p").class("small").text_of(text(msg::AloneQuickLater)))
}

fn practice(choice: GameChoice) -> El {
    card("practice", text(msg::AlonePractice), text(msg::AlonePracticeWhat))
        .child(starts(choice, Variant::Practice, "start-practice").text_of(text(msg::AlonePracticeStart)))
}

fn solitaire(choice: GameChoice) -> El {
    let source = move || words().source(choice.edition(), Variant::Solitaire).unwrap_or_default();
    card("solitaire", text(msg::AloneSolitaire), text(msg::AloneSolitaireWhat))
        .child(el("p").class("small").text_of(source))
        .child(starts(choice, Variant::Solitaire, "start-solitaire").text_of(text(msg::AloneSolitaireStart)))
        .child(solitaire::chances())
}

fn starts(choice: GameChoice, variant: Variant, id: &str) -> El {
    button("secondary", move || choice.alone(variant)).id(id)
}
