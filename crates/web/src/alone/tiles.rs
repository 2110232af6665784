//! The games for one player, each a tile that starts it; and the dialog with the rules and the bots of a game against them.

use engine::{Edition, Level, RuleChoice, RuleSheet, Variant};
use web_ui::browser::{load, store};
use web_ui::field::select;

use super::solitaire;
use super::storage::start;
use crate::card::{ALIKE, ALL_DIFFERENT, OF_MODES, SHADINGS, SHAPES, cards, pictures};
use crate::modes::scene;
use crate::overlay::{self, Overlay};
use crate::prelude::*;
use crate::setup::{
    TableForm, casual, count_option, games, length, level_options, more, others_check, quick_deck, setup,
    variants,
};

fn edition() -> Edition {
    settings().with(Settings::edition)
}

fn begin(rules: RuleChoice, bots: &[Level]) {
    overlay::close();
    start(rules, bots);
    go(Page::Here);
}

pub fn tiles() -> El {
    let alone = |variant| move || begin(RuleChoice::new(untrack(edition), variant), &[]);
    let against = || {
        // The dialog may have changed them.
        overlay::shown().track();
        let names: Vec<String> = usual_bots().iter().map(|level| level_name(level.name())).collect();
        words().text(msg::AloneAgainst { bots: &names.join(" · ") })
    };
    let options = button("secondary", || overlay::show(Overlay::BotGame)).id("bot-options");
    let first = tile("start-bots", trio(&ALL_DIFFERENT), text(msg::AloneBots), against, move || {
        begin(casual(untrack(edition)), &usual_bots());
    });
    let speed = tile(
        "start-speed",
        scene(|| RuleSheet::of(edition(), Variant::Speed)),
        || words().mode(Variant::Speed),
        text(msg::HomeSpeedWhat),
        move || {
            begin(RuleChoice::new(untrack(edition), Variant::Speed), &usual_bots());
        },
    );
    let quick = tile(
        "start-quick",
        trio(&ALIKE),
        text(msg::AloneQuick),
        text(msg::AloneQuickWhat),
        alone(Variant::Quick),
    );
    let practice = tile(
        "start-practice",
        trio(&SHADINGS),
        text(msg::AlonePractice),
        text(msg::AlonePracticeWhat),
        alone(Variant::Practice),
    );
    let solitaire = tile(
        "start-solitaire",
        trio(&SHAPES),
        text(msg::AloneSolitaire),
        text(msg::AloneSolitaireWhat),
        alone(Variant::Solitaire),
    );
    let modes = page_link(Page::Modes, "button alone-tile").id("alone-modes").children([
        trio(&OF_MODES).class("alone-picture"),
        el("b").text_of(text(msg::HomeModes)),
        el("span").class("small").text_of(text(msg::HomeModesWhat)),
    ]);
    el("div").class("stack").children([
        el("div").class("alone-tiles").children([first, speed, quick, practice, solitaire, modes]),
        solitaire::own(),
        el("div")
            .class("row alone-options")
            .children([edition_field(), options.text_of(text(msg::AloneBotOptions))]),
    ])
}

fn level_name(level: &'static str) -> String {
    words().text(msg::LevelName { level })
}

/// A tile that starts a game: a picture, the name, and what is played.
fn tile(
    id: &str,
    picture: El,
    name: impl Fn() -> String + 'static,
    what: impl Fn() -> String + 'static,
    begin: impl Fn() + 'static,
) -> El {
    button("alone-tile", begin).id(id).children([
        el("span").class("alone-picture").child(picture),
        el("b").text_of(name),
        el("span").class("small").text_of(what),
    ])
}

/// Three cards, as the chosen edition draws them.
fn trio(written: &'static [&'static str; 3]) -> El {
    let drawn = move || vec![pictures(cards(written), edition().booklet().full).attr("aria-hidden", "true")];
    el("span").children_of(drawn)
}

/// The edition for all games of the page.
fn edition_field() -> El {
    let options = || {
        Edition::ALL.iter().map(|&edition| (edition.name().to_owned(), words().edition(edition))).collect()
    };
    let choose = |name: String| {
        if let Ok(edition) = name.parse() {
            settings().update(|settings| settings.edition = Some(edition));
        }
    };
    let field =
        select("alone-edition", text(msg::FormEdition), options, || edition().name().to_owned(), choose);
    el("div").class("alone-edition").child(field)
}

/// The dialog for a game against bots: edition, length, variant, bots, every rule.
pub fn bot_game() -> El {
    let (form, bots) = (TableForm::usual(), Signal::new(usual_bots()));
    let why_not = move || trouble(form, bots);
    let start = button("primary", move || {
        begin(form.with_untracked(|form| form.rules.clone()), &bots.get_untracked())
    })
    .id("start-bot-game")
    .flag("disabled", move || why_not().is_some());
    let fields = [
        games(form),
        length(form),
        variants(form),
        quick_deck(form),
        bot_fields(bots),
        others_check(form),
        more(form),
    ];
    setup(fields, [notice(move || why_not().unwrap_or_default()), start.text_of(text(msg::AloneBotsStart))])
}

fn trouble(form: Signal<TableForm>, bots: Signal<Vec<Level>>) -> Option<String> {
    let bots = bots.with(Vec::len);
    let (trouble, sheet) = form.with(|form| (form.trouble(words()), form.sheet()));
    let needed = (sheet.players_needed() - 1).max(1);
    let (few, many) = (bots < needed, bots >= usize::from(sheet.seats));
    trouble
        .or_else(|| few.then(|| words().text(msg::AloneNeedBots { count: needed as f64 })))
        .or_else(|| many.then(text(msg::FormManyBots)))
}

const BOTS: &str = "tercet.company";

const MOST: usize = 5;

/// The last choice, or two that leave a newcomer time.
pub fn usual_bots() -> Vec<Level> {
    let kept = load(BOTS).filter(|bots: &Vec<Level>| (1..=MOST).contains(&bots.len()));
    kept.unwrap_or_else(|| vec![Level::Casual, Level::Newcomer])
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
    let levels = el("div").class("setup-levels").each(places, move |place| {
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
    el("div").class("setup-bots").children([count, levels])
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
