//! The five booklets side by side: how each draws the cards, and where they differ.

use engine::{Edition, RuleSheet};
use web_ui::field::{Choice, choices, radio, text};
use web_ui::{El, Signal, el};
use words::{RuleLine, msg};

use super::example::{SHAPES, cards};
use super::wish::{SHARED, Wish};
use crate::card::pictures;
use crate::settings::{settings, words};

/// The lines in which the booklets differ most.
const TELLING: [&str; 6] = ["calling", "wrong_call", "no_set", "scoring", "rounds", "quick_deck"];

/// Chooses a booklet and a way to play it.
pub fn editions(wish: Signal<Wish>) -> El {
    let cards = Edition::ALL.iter().map(|&edition| edition_card(wish, edition));
    let booklets = el("fieldset")
        .class("editions")
        .child(el("legend").text_of(|| words().text(msg::FormEdition)))
        .child(el("div").class("edition-cards").children(cards));
    el("div").class("stack").children([booklets, variants(wish)])
}

fn edition_card(wish: Signal<Wish>, edition: Edition) -> El {
    let chosen = move || wish.with(|wish| wish.rules.edition) == edition;
    let choose = move |_| {
        wish.update(|wish| wish.take(edition, wish.rules.variant));
        settings().update(|settings| settings.edition = Some(edition));
    };
    let (id, lines_id) = (format!("edition-{edition}"), format!("lines-{edition}"));
    let input = radio("edition", edition.name(), Box::new(chosen), Box::new(choose))
        .attr("aria-describedby", &lines_id);
    let name = el("label").attr("for", &id).text_of(move || words().edition(edition));
    let lines = el("dl").id(&lines_id).children_of(move || differences(edition));
    el("div")
        .class("edition")
        .class_if("chosen", chosen)
        .child(el("div").class("edition-name").children([input, name]))
        .child(pictures(cards(SHAPES), edition.booklet().full))
        .child(lines)
}

/// A booklet's telling lines; what few others say stands out.
fn differences(edition: Edition) -> Vec<El> {
    let all: Vec<Vec<RuleLine>> = Edition::ALL.iter().map(|&edition| telling(edition)).collect();
    let own = all.get(edition as usize).cloned().unwrap_or_default();
    let says_so = |line: &RuleLine| {
        all.iter().flatten().filter(|other| other.field == line.field && other.value == line.value).count()
    };
    let line = |line: RuleLine| {
        let class = if says_so(&line) <= Edition::ALL.len() / 2 { "differs" } else { "" };
        el("div").class(class).children([el("dt").text(&line.label), el("dd").text(&line.value)])
    };
    own.into_iter().map(line).collect()
}

fn telling(edition: Edition) -> Vec<RuleLine> {
    let booklet = edition.booklet();
    let lines = words().rules(&booklet.full).into_iter().chain(words().booklet(booklet));
    lines.filter(|line| TELLING.contains(&line.field)).collect()
}

/// Chooses how much of the game is played.
fn variants(wish: Signal<Wish>) -> El {
    let way = |variant: engine::Variant| Choice {
        value: variant.name(),
        label: text(move || words().variant(variant)),
        picture: None,
    };
    let now = text(move || wish.with(|wish| wish.rules.variant.name().to_owned()));
    let choose = move |name: String| {
        if let Ok(variant) = name.parse() {
            wish.update(|wish| wish.take(wish.rules.edition, variant));
        }
    };
    let legend = text(|| words().text(msg::FormVariant));
    let shown = choices("variant", legend, SHARED.map(way).into(), now, Box::new(choose));
    let source = move || {
        let RuleSheet { edition, variant, .. } = wish.with(Wish::sheet);
        words().source(edition, variant).unwrap_or_default()
    };
    el("div").child(shown).child(el("p").class("small").text_of(source))
}
