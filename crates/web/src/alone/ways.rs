//! The games for one player, each on a card of its own, and the bots to play against.

use engine::{Edition, Level, RuleChoice, RuleSheet, Variant};
use web_ui::browser::{load, store};
use web_ui::field::select;

use super::solitaire;
use super::storage::start;
use crate::home::{TableForm, count_option, level_options, played};
use crate::prelude::*;

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

    fn trouble(self) -> Option<String> {
        let bots = self.bots.with(Vec::len);
        let (trouble, sheet) = self.form.with(|form| (form.trouble(words()), form.sheet()));
        let needed = (sheet.players_needed() - 1).max(1);
        let (few, many) = (bots < needed, bots >= usize::from(sheet.seats));
        trouble
            .or_else(|| few.then(|| words().text(msg::AloneNeedBots { count: needed as f64 })))
            .or_else(|| many.then(text(msg::FormManyBots)))
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
    let rules = move || choice.form.with_untracked(|form| form.rules.clone());
    let start = button("primary", move || begin(rules(), &choice.bots.get_untracked()))
        .id("start-bots")
        .flag("disabled", move || choice.trouble().is_some());
    card("bots", text(msg::AloneBots), text(msg::AloneBotsWhat))
        .child(el("p").class("small").text_of(move || choice.form.with(|form| played(&form.rules))))
        .child(bot_fields(choice.bots))
        .child(notice(move || choice.trouble().unwrap_or_default()))
        .child(start.text_of(text(msg::AloneBotsStart)))
        .child(el("p").class("small").text_of(text(msg::PlayBotModel)))
}

fn quick(choice: GameChoice) -> El {
    let lines = move || {
        let sheet = RuleSheet::of(choice.edition(), Variant::Quick);
        let lines = words().rules(&sheet).into_iter();
        let lines = lines.filter(|line| matches!(line.field, "deck" | "layout"));
        lines.map(|line| definition(&line.label, &line.value)).collect()
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
    let start = move || begin(RuleChoice::new(untrack(|| choice.edition()), variant), &[]);
    button("secondary", start).id(id)
}

const BOTS: &str = "tercet.company";

const MOST: usize = 5;

/// The last choice, or one casual bot.
pub fn usual_bots() -> Signal<Vec<Level>> {
    let kept = load(BOTS).filter(|bots: &Vec<Level>| (1..=MOST).contains(&bots.len()));
    Signal::new(kept.unwrap_or_else(|| vec![Level::Casual]))
}

/// Changes the number of bots; new ones are as quick as the last one.
fn resize(bots: &mut Vec<Level>, count: usize) {
    let last = bots.last().copied().unwrap_or(Level::Casual);
    bots.resize(count.clamp(1, MOST), last);
}

fn bot_fields(bots: Signal<Vec<Level>>) -> El {
    let change = move |change: &dyn Fn(&mut Vec<Level>)| {
        bots.update(|bots| change(bots));
        bots.with_untracked(|bots| store(BOTS, bots));
    };
    let options = || (1..=MOST).map(count_option).collect();
    let now = move || bots.with(Vec::len).to_string();
    let choose = move |chosen: String| change(&|bots| resize(bots, chosen.parse().unwrap_or(1)));
    let count = select("company", text(msg::FormBots), options, now, choose);
    let places = move || (0..bots.with(Vec::len)).map(|place| place.to_string()).collect();
    let levels = el("div").class("levels").each(places, move |place| {
        let place: usize = place.parse().unwrap_or(0);
        let label = move || words().text(msg::AloneBot { number: place as f64 + 1.0 });
        let level = move |bots: &Vec<Level>| bots.get(place).map(|level| level.name().to_owned());
        let now = move || bots.with(level).unwrap_or_default();
        let choose = move |name: String| {
            change(&|bots| {
                if let (Some(level), Ok(new)) = (bots.get_mut(place), name.parse()) {
                    *level = new;
                }
            });
        };
        select(&format!("level-{place}"), label, level_options, now, choose)
    });
    el("div").class("stack company-here").children([count, levels])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_always_a_bot_and_never_a_sixth() {
        let mut bots = vec![Level::Top, Level::Newcomer];
        resize(&mut bots, 4);
        assert_eq!(bots, [Level::Top, Level::Newcomer, Level::Newcomer, Level::Newcomer]);
        resize(&mut bots, 0);
        assert_eq!(bots, [Level::Top]);
        resize(&mut bots, 9);
        assert_eq!(bots.len(), 5);
    }
}
