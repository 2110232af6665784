//! The five booklets side by side: how each draws its cards, and what it says differently.

use engine::Edition;

use crate::card::{SHAPES, cards, pictures};
use crate::overlay::{self, Overlay};
use crate::prelude::*;
use crate::setup::compared;

pub fn booklets() -> El {
    let shown = Edition::ALL.iter().map(|&edition| booklet(edition));
    let content = [
        el("h1").text_of(text(msg::MuseumTitle)),
        el("p").class("lead").text_of(text(msg::MuseumLead)),
        el("div").class("museum-hall").children(shown),
        el("footer").class("small").text_of(text(msg::HomeTrademark)),
    ];
    page_frame("page museum", content)
}

fn booklet(edition: Edition) -> El {
    let play = move || {
        settings().update(|settings| settings.edition = Some(edition));
        overlay::show(Overlay::NewGame);
    };
    let read = page_link(Page::Rules(edition), "button").text_of(text(msg::MuseumRead));
    el("article").class("museum-booklet").attr("data-edition", edition.name()).children([
        pictures(cards(&SHAPES), edition.booklet().full),
        el("h2").text_of(move || words().edition(edition)),
        el("div").class("museum-ways").children([read, button("quiet", play).text_of(text(msg::MuseumPlay))]),
        el("dl").children_of(move || lines(edition)),
    ])
}

/// What the booklet says where they differ; what few others say stands out.
fn lines(edition: Edition) -> Vec<El> {
    let line = |lines: Vec<words::RuleLine>| {
        let own = lines.get(edition as usize)?.clone();
        let alike = lines.iter().filter(|line| line.value == own.value).count();
        let class = if alike <= Edition::ALL.len() / 2 { "differs" } else { "" };
        Some(definition(&own.label, &own.value).class(class))
    };
    compared().into_iter().filter_map(line).collect()
}
