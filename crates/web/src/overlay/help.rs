//! Help: what a Set is, how a round goes by the rules of this table, and what the keys do.

use engine::RuleSheet;
use web_ui::{El, el};
use words::msg;

use super::part;
use super::settings::{ACTIONS, name_of, printed};
use crate::card::{ALIKE, ALL_DIFFERENT, BROKEN, cards, judged};
use crate::keys::KeyAction;
use crate::settings::{Settings, settings, text, words};

/// Help for these rules, or for the player's edition if no table is open.
pub fn help(played: Option<RuleSheet>) -> El {
    let rules = played.unwrap_or_else(|| settings().with(Settings::edition).booklet().full);
    el("div").class("parts").children([sets(rules), turn(rules), keys()])
}

fn sets(rules: RuleSheet) -> El {
    let examples = [ALL_DIFFERENT, ALIKE, BROKEN].map(|example| judged(&cards(&example), rules));
    part(text(msg::GuideSet))
        .child(el("p").text_of(text(msg::GuideWhat)))
        .child(el("div").class("judged-examples").children(examples))
        .child(el("p").text_of(text(msg::MagicRule)))
}

fn turn(rules: RuleSheet) -> El {
    let steps = move || sentences(&rules).iter().map(|sentence| el("li").text(sentence)).collect();
    part(text(msg::GuideTurn))
        .child(el("p").class("small").text_of(move || crate::home::played(&rules.choice())))
        .child(el("ol").class("steps").children_of(steps))
}

fn sentences(rules: &RuleSheet) -> Vec<String> {
    let words = words();
    let mut sentences = vec![
        words.text(msg::GuideDeal { cards: rules.layout.into() }),
        words.text(msg::GuideCall { calling: rules.calling.name(), seconds: rules.call_window_s.into() }),
        words.text(msg::GuideRight { scoring: rules.scoring.name() }),
        words.text(msg::GuideWrong { cost: rules.wrong_call.name() }),
        words.text(msg::GuideNoSet { when: rules.no_set.name(), seconds: rules.long_time_s.into() }),
        words.text(msg::GuideEnd { sets: rules.first_to.into() }),
        words.text(msg::GuideMatch { rounds: rules.rounds.into() }),
    ];
    if rules.set_master {
        sentences.insert(1, words.text(msg::GuideMaster));
    }
    sentences
}

fn keys() -> El {
    let on = || settings().with(|settings| settings.keys.on);
    let line = |action: KeyAction| {
        el("div").class("key-line").children([
            el("span").text_of(move || name_of(action)),
            el("kbd").text_of(move || printed(action)),
        ])
    };
    let cards = settings().with_untracked(|settings| settings.keys.cards.len());
    let grid = (0..cards).map(|card| el("kbd").text_of(move || printed(KeyAction::Card(card))));
    let lines = ACTIONS.into_iter().chain([KeyAction::Help]).map(line);
    part(text(msg::GuideKeys)).shown_if(on).children([
        el("div").class("key-lines").children(lines),
        el("p").text_of(text(msg::GuideKeysCards)),
        el("div").class("key-grid").attr("dir", "ltr").attr("aria-hidden", "true").children(grid),
        el("p").class("small").text_of(text(msg::GuideKeysChange)),
    ])
}
