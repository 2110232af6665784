//! The five editions side by side: how each draws the cards, and where they differ.

use engine::{Edition, RuleSheet, Variant};
use web_ui::field::{Choice, choices, radio};
use web_ui::{El, Signal, el};
use words::{RuleLine, msg};

use super::example::{SHAPES, cards};
use super::form::{SHARED, TableForm};
use crate::card::pictures;
use crate::settings::{settings, text, words};

/// The rules in which the editions differ most.
const CHARACTERISTIC: [&str; 6] = ["calling", "wrong_call", "no_set", "scoring", "rounds", "quick_deck"];

pub fn editions(form: Signal<TableForm>) -> El {
    let cards = Edition::ALL.iter().map(|&edition| edition_card(form, edition));
    let booklets = el("fieldset")
        .class("editions")
        .child(el("legend").text_of(text(msg::FormEdition)))
        .child(el("div").class("edition-cards").children(cards));
    el("div").class("stack").children([booklets, variants(form)])
}

fn edition_card(form: Signal<TableForm>, edition: Edition) -> El {
    let chosen = move || form.with(|form| form.rules.edition) == edition;
    let choose = move |_| {
        form.update(|form| form.take(edition, form.rules.variant));
        settings().update(|settings| settings.edition = Some(edition));
    };
    let (id, lines_id) = (format!("edition-{edition}"), format!("lines-{edition}"));
    let input = radio("edition", edition.name(), chosen, choose).attr("aria-describedby", &lines_id);
    let name = el("label").attr("for", &id).text_of(move || words().edition(edition));
    let lines = el("dl").id(&lines_id).children_of(move || differences(edition));
    el("div")
        .class("edition")
        .class_if("chosen", chosen)
        .child(el("div").class("edition-name").children([input, name]))
        .child(pictures(cards(SHAPES), edition.booklet().full))
        .child(lines)
}

/// An edition's characteristic rules; those that few others share are highlighted.
fn differences(edition: Edition) -> Vec<El> {
    let all: Vec<Vec<RuleLine>> = Edition::ALL.iter().map(|&edition| characteristic(edition)).collect();
    let own = all.get(edition as usize).cloned().unwrap_or_default();
    let count = |line: &RuleLine| {
        all.iter().flatten().filter(|other| other.field == line.field && other.value == line.value).count()
    };
    let line = |line: RuleLine| {
        let class = if count(&line) <= Edition::ALL.len() / 2 { "differs" } else { "" };
        el("div").class(class).children([el("dt").text(&line.label), el("dd").text(&line.value)])
    };
    own.into_iter().map(line).collect()
}

fn characteristic(edition: Edition) -> Vec<RuleLine> {
    let booklet = edition.booklet();
    let lines = words().rules(&booklet.full).into_iter().chain(words().booklet(booklet));
    lines.filter(|line| CHARACTERISTIC.contains(&line.field)).collect()
}

fn variants(form: Signal<TableForm>) -> El {
    let choice = |variant: Variant| Choice::new(variant.name(), move || words().variant(variant));
    let now = move || form.with(|form| form.rules.variant.name().to_owned());
    let choose = move |name: String| {
        if let Ok(variant) = name.parse() {
            form.update(|form| form.take(form.rules.edition, variant));
        }
    };
    let legend = text(msg::FormVariant);
    let shown = choices("variant", legend, SHARED.map(choice).into(), now, choose);
    let source = move || {
        let RuleSheet { edition, variant, .. } = form.with(TableForm::sheet);
        words().source(edition, variant).unwrap_or_default()
    };
    el("div").child(shown).child(el("p").class("small").text_of(source))
}
