//! The found Sets beside the cards, and how much help and how many mistakes they took.

use super::run::{Found, Stage, split_text};
use super::solving::Solving;
use crate::card::pictures;
use crate::prelude::*;

pub fn found(solving: Solving) -> El {
    let found = Memo::new(move || solving.run.with(|run| (run.found.to_vec(), run.splits(), run.goal())));
    let count = move || {
        let (found, all) = found.with(|(found, _, all)| (found.len() as f64, *all as f64));
        words().text(msg::ScreenFound { found, all })
    };
    let places = move || {
        let (found, splits, all) = found.get();
        let place = |(found, split): (&Found, u64)| {
            let time = el("span").class("small").text(&split_text(words(), split));
            el("li").maybe(found_cards(solving, found)).child(time)
        };
        let mut places: Vec<El> = found.iter().zip(splits).map(place).collect();
        places.resize_with(all, || el("li").class("free").attr("aria-hidden", "true"));
        places
    };
    el("section")
        .class("found")
        .label(text(msg::PuzzleFoundSets))
        .shown_if(move || matches!(solving.stage.get(), Stage::Going | Stage::Paused))
        .child(el("div").class("row").children([el("h2").text_of(count), help(solving)]))
        .child(el("ol").class("found-sets").children_of(places))
}

pub fn help(solving: Solving) -> El {
    el("p").class("small").text_of(move || {
        let (hints, wrong) = solving.run.with(|run| (run.hints, run.wrong));
        let hints = words().text(msg::PuzzleHints { hints: hints.into() });
        [hints, words().text(msg::PuzzleMistakes { picks: wrong.into() })].join(" · ")
    })
}

pub fn found_cards(solving: Solving, found: &Found) -> Option<El> {
    solving.sheet().map(|sheet| pictures(found.cards.cards(), sheet))
}
