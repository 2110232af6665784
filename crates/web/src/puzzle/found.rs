//! The found Sets beside the cards, and free places for the others.

use web_ui::{El, Memo, el};
use words::msg;

use super::run::{Found, PuzzleRun, Stage};
use super::solving::Solving;
use super::watch::time_text;
use crate::card::pictures;
use crate::settings::{text, words};

pub fn found(solving: Solving) -> El {
    let found = Memo::new(move || solving.run.with(|run| (run.found.to_vec(), run.splits(), run.goal())));
    let count = move || {
        let (found, all) = found.with(|(found, _, all)| (found.len() as f64, *all as f64));
        words().text(msg::ScreenFound { found, all })
    };
    let places = move || {
        let (found, splits, all) = found.get();
        let mut places: Vec<El> =
            found.iter().zip(splits).map(|(found, split)| place(solving, found, split)).collect();
        places.resize_with(all, || el("li").class("free").attr("aria-hidden", "true"));
        places
    };
    el("section")
        .class("found")
        .label(text(msg::PuzzleFoundSets))
        .shown_if(move || solving.stage.get() != Stage::Solved)
        .child(
            el("div")
                .class("row")
                .child(el("h2").text_of(count))
                .child(el("p").class("small").text_of(move || help(solving))),
        )
        .child(el("ol").class("found-sets").children_of(places))
}

/// Hints and mistakes.
pub fn help(solving: Solving) -> String {
    let (hints, wrong) = solving.run.with(|run| (run.hints, run.wrong));
    let hints = words().text(msg::PuzzleHints { hints: hints.into() });
    [hints, words().text(msg::PuzzleMistakes { picks: wrong.into() })].join(" · ")
}

fn place(solving: Solving, found: &Found, split: u64) -> El {
    let sheet = solving.rules.with(|rules| rules.as_ref().map(|rules| **rules));
    let cards = sheet.map(|sheet| pictures(found.cards.cards(), sheet));
    el("li").maybe(cards).child(el("span").class("small").text(&time_text(split)))
}

/// The found Sets as a table, with split and total times.
pub fn splits(solving: Solving) -> El {
    let head = || {
        [words().text(msg::ResultSetNumber), words().text(msg::ResultTime), words().text(msg::PuzzleAfter)]
            .map(|text| el("th").attr("scope", "col").text(&text))
    };
    let line = move |found: &Found, split: u64| {
        let sheet = solving.rules.with(|rules| rules.as_ref().map(|rules| **rules));
        el("tr").children([
            el("td").maybe(sheet.map(|sheet| pictures(found.cards.cards(), sheet))),
            el("td").text(&time_text(split)),
            el("td").text(&time_text(found.at)),
        ])
    };
    let lines = move || {
        let (found, splits) = solving.run.with(|run: &PuzzleRun| (run.found.to_vec(), run.splits()));
        found.iter().zip(splits).map(|(found, split)| line(found, split)).collect()
    };
    el("table").class("splits").children([
        el("thead").children_of(move || vec![el("tr").children(head())]),
        el("tbody").children_of(lines),
    ])
}
