//! The modes of the house: a gallery in which each is a picture of what is looked for, and the rules of each.

use engine::{Card, Claim, Faces, Finder, Judgement, RuleChoice, RuleSheet, Variant};
use protocol::NewTable;
use words::RuleLine;

use crate::app::head;
use crate::card::{judged, pictures};
use crate::prelude::*;
use crate::setup::TableRequest;

/// The rules of a mode with the cards of the reader's edition.
fn sheet(mode: Variant) -> RuleSheet {
    RuleSheet::of(settings().with(Settings::edition), mode)
}

pub fn modes() -> El {
    let content = [
        el("h1").text_of(text(msg::HomeModes)),
        el("p").class("lead").text_of(text(msg::HomeModesWhat)),
        el("div").class("mode-gallery").children(Variant::MODES.iter().map(|&mode| entry(mode))),
    ];
    page_frame("page modes", content)
}

fn entry(mode: Variant) -> El {
    let picture = move || vec![pictures(picture(mode), sheet(mode))];
    let name = page_link(Page::Mode(mode), "").text_of(move || words().mode(mode));
    el("article").class("mode-entry").attr("data-mode", mode.name()).children([
        el("div").class("mode-picture").attr("aria-hidden", "true").children_of(picture),
        el("h2").child(name),
        el("p").class("small").text_of(move || words().mode_pitch(mode)),
        ways(mode),
    ])
}

/// The ways into a game of the mode: with friends, against bots.
fn ways(mode: Variant) -> El {
    let request = TableRequest::new(move || {
        let edition = settings().with_untracked(Settings::edition);
        NewTable { rules: RuleChoice::new(edition, mode), public: false, bots: Vec::new() }
    });
    let bots = page_link(Page::PlayMode(mode), "button").text_of(text(msg::AloneBots));
    el("div").class("row mode-ways").children([
        request.button(text(msg::HomeFriends), || false),
        bots,
        request.notice(),
    ])
}

/// How many cards are looked at for the picture of a mode: every target has a find among so many.
const LOOKED_AT: usize = 21;

/// A find of the mode, another one for each mode; where cards lie face down, two of its cards are not turned yet.
fn picture(mode: Variant) -> Vec<Card> {
    let (rules, cards) = (sheet(mode), sheet(mode).pack().cards());
    let start = 7 * Variant::MODES.iter().position(|other| *other == mode).unwrap_or(0);
    // The number of cards is a power of 3 or of 2, so that this step meets different ones.
    let some: Vec<Card> = (0..LOOKED_AT).map(|place| cards[(start + place * 35) % cards.len()]).collect();
    let finds = Finder::new(rules.target, &some).all();
    let find = finds.into_iter().max_by_key(|&find| Judgement::new(rules.target, find).differing());
    let mut find = find.map(|find| find.cards().to_vec()).unwrap_or_default();
    if rules.faces == Faces::Down {
        find.iter_mut().zip(["?0", "?1"]).for_each(|(card, back)| *card = back.parse().unwrap_or(*card));
    }
    find
}

/// The find with one card replaced by one with which it is none, so that as few features as possible do not fit.
fn near_miss(rules: &RuleSheet, find: Claim) -> Option<Vec<Card>> {
    let kept = &find.cards()[1..];
    let misses =
        |judgement: &Judgement| judgement.answers().iter().filter(|(_, answer)| !answer.fits()).count();
    let claims = rules.pack().cards().into_iter().filter_map(|card| {
        let cards = [kept, &[card]].concat();
        let judgement = Judgement::new(rules.target, Claim::new(&cards).ok()?);
        (!judgement.is_find()).then(|| (misses(&judgement), cards))
    });
    claims.min_by_key(|(misses, _)| *misses).map(|(_, cards)| cards)
}

/// The rules of one mode: in sentences, with a find and a near miss, and all values.
pub fn mode(mode: Variant) -> El {
    let sentences =
        move || words().mode_summary(&sheet(mode)).iter().map(|line| el("li").text(line)).collect();
    let examples = move || {
        let rules = sheet(mode);
        let found = rules.example();
        let missed = found.and_then(|find| near_miss(&rules, find));
        let found = found.map(|find| find.cards().to_vec());
        [found, missed].into_iter().flatten().map(|cards| judged(&cards, rules)).collect()
    };
    let lines = move || {
        let line = |line: RuleLine| definition(&line.label, &line.value);
        words().rules(&sheet(mode)).into_iter().map(line).collect()
    };
    let main = main_part("page rules").attr("data-mode", mode.name()).children([
        el("p").child(page_link(Page::Modes, "button").text_of(text(msg::HomeModes))),
        el("div").class("stack").children([
            el("h1").text_of(move || words().mode(mode)),
            el("p").class("lead").text_of(move || words().mode_pitch(mode)),
        ]),
        ways(mode),
        el("section").class("rules-part").children([
            el("div").class("judged-examples mode-examples").children_of(examples),
            el("ul").class("rules-lines").children_of(sentences),
        ]),
        el("details").class("more").children([
            el("summary").text_of(text(msg::FormMore)),
            el("dl").class("mode-values").children_of(lines),
        ]),
    ]);
    el("div").children([head(), main])
}

#[cfg(test)]
mod tests {
    use engine::Edition;

    use super::*;

    #[test]
    fn every_mode_has_a_find_and_a_near_miss() {
        for &mode in Variant::MODES {
            let rules = RuleSheet::of(Edition::English, mode);
            let find = rules.example().unwrap();
            assert!(find.is_find(rules.target), "{mode}");
            let missed = near_miss(&rules, find).unwrap();
            assert_eq!(missed.len(), rules.target.size(), "{mode}");
            assert!(!rules.target.is_find(&missed), "{mode}");
        }
    }
}
