//! The modes of the house: a gallery of what each is about, and the page of each.

mod idea;
mod lesson;
mod question;
mod scene;

use engine::{Card, Claim, Drawing, Faces, Judgement, RuleChoice, RuleSheet, Target, Variant};
use protocol::NewTable;
use words::RuleLine;

pub use self::idea::{GROUPS, Idea, idea_name, idea_of, length_name};
use self::scene::next_in_chain;
pub use self::scene::scene;
use crate::app::head;
use crate::card::{ALL_DIFFERENT, cards, judged, pictures};
use crate::challenge::challenge_button;
use crate::prelude::*;
use crate::setup::TableRequest;

/// The rules of a mode with the cards of the reader's edition.
fn sheet(mode: Variant) -> RuleSheet {
    RuleSheet::of(settings().with(Settings::edition), mode)
}

pub fn modes() -> El {
    let group = |(name, ideas): (&'static str, &'static [Idea])| {
        el("section").class("mode-group").children([
            el("h2").text_of(move || words().text(msg::ModeGroup { group: name })),
            el("div").class("mode-gallery").children(ideas.iter().map(|&idea| entry(idea))),
        ])
    };
    let content =
        [el("h1").text_of(text(msg::HomeModes)), el("p").class("lead").text_of(text(msg::HomeModesWhat))];
    page_frame("page modes", content.into_iter().chain(GROUPS.map(group)))
}

/// An idea: its picture, its name, one line about it, and its lengths.
fn entry(idea: Idea) -> El {
    let first = idea[0];
    let name = page_link(Page::Mode(first), "mode-name").text_of(move || idea_name(idea));
    let lengths = (idea.len() > 1).then(|| lengths(idea, None));
    el("article")
        .class("mode-entry")
        .attr("data-mode", first.name())
        .child(el("div").class("mode-picture").child(scene(move || sheet(first))))
        .child(el("h3").child(name))
        .child(el("p").class("small").text_of(move || words().mode_pitch(first)))
        .maybe(lengths)
}

/// The lengths of an idea as links, of which one may be the page that is shown.
fn lengths(idea: Idea, shown: Option<Variant>) -> El {
    let link = |&mode: &Variant| {
        let link = page_link(Page::Mode(mode), "mode-length").text_of(move || length_name(mode));
        el("li").child(if shown == Some(mode) { link.attr("aria-current", "page") } else { link })
    };
    el("ul").class("mode-lengths").children(idea.iter().map(link))
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

/// One mode: its rule and its fun in two sentences, the ways to play it, a find and a near miss, a short lesson, all rules.
pub fn mode(mode: Variant) -> El {
    let idea = idea_of(mode).map_or(&[][..], |(idea, _)| idea);
    let all = page_link(Page::Modes, "mode-back").child(icon(Icon::Back)).text_of(text(msg::ModesAll));
    let main = main_part("page mode").attr("data-mode", mode.name()).children([
        el("p").child(all),
        el("section").class("mode-hero").children([
            el("div").class("mode-picture").child(scene(move || sheet(mode))),
            el("div").class("mode-intro").children([
                el("h1").text_of(move || words().mode(mode)),
                el("p").class("lead").text_of(move || story(idea, mode)),
                el("div").children((idea.len() > 1).then(|| lengths(idea, Some(mode)))),
                ways(mode),
            ]),
        ]),
        examples(mode),
        lesson::lesson(mode),
        all_rules(mode),
    ]);
    el("div").children([head(), main])
}

/// What all modes of the idea have in common, and what is particular about this one.
fn story(idea: Idea, mode: Variant) -> String {
    let first = idea.first().copied().unwrap_or(mode);
    let story = words().text(msg::ModeStory { mode: first.name() });
    if first == mode { story } else { [words().mode_pitch(mode), story].join(" ") }
}

/// The ways into a game of the mode: against bots at once, or with friends.
fn ways(mode: Variant) -> El {
    let request = TableRequest::new(move || {
        let edition = settings().with_untracked(Settings::edition);
        NewTable { rules: RuleChoice::new(edition, mode), public: false, bots: Vec::new() }
    });
    let rules = move || RuleChoice::new(settings().with_untracked(Settings::edition), mode);
    let wrong = Signal::new(None);
    el("div").class("row mode-ways").children([
        page_link(Page::PlayMode(mode), "button primary").id("play-mode").text_of(text(msg::HomePlay)),
        request.button(text(msg::HomeFriends), || false).class("secondary"),
        challenge_button(rules, wrong),
        request.notice(),
        notice(move || wrong.get().unwrap_or_default()),
    ])
}

/// What is particular about the finds of a mode, as pictures. A mode of usual Sets has none: the lesson on Sets is elsewhere.
fn examples(mode: Variant) -> El {
    let examples = move || {
        let rules = sheet(mode);
        let Some(find) = rules.example() else { return Vec::new() };
        match () {
            () if rules.chain > 0 => chained(&rules, find),
            () if rules.drawing == Drawing::Fresh => painted(&rules),
            () if rules.faces == Faces::Down => vec![turned(&rules, find)],
            () if rules.target == Target::Set && rules.features == 4 => Vec::new(),
            () => {
                let missed = near_miss(&rules, find);
                let found = find.cards().to_vec();
                [Some(found), missed].into_iter().flatten().map(|cards| judged(&cards, rules)).collect()
            }
        }
    };
    el("section").class("judged-examples mode-examples").children_of(examples)
}

fn captioned(cards: &[Card], rules: &RuleSheet, caption: String) -> El {
    let caption = el("figcaption").text(&caption);
    el("figure").class("judged").children([caption, pictures(cards, *rules)])
}

/// A find, and one that uses as many of its cards as the next find has to.
fn chained(rules: &RuleSheet, find: Claim) -> Vec<El> {
    let caption = words().text(msg::TableChainUse { count: rules.chain.into() });
    let last = captioned(find.cards(), rules, caption);
    let next = next_in_chain(rules, find.cards()).map(|next| judged(&next, *rules));
    [Some(last), next].into_iter().flatten().collect()
}

/// The same Set as it is drawn in two rounds.
fn painted(rules: &RuleSheet) -> Vec<El> {
    let rounds = [ALL_DIFFERENT, REPAINTED].into_iter().zip([1.0, 2.0]);
    let round = |(written, round): ([&str; 3], f64)| {
        captioned(&cards(&written), rules, words().text(msg::ResultRound { round }))
    };
    rounds.map(round).collect()
}

/// The cards of [`ALL_DIFFERENT`] with other shadings, colors and symbols.
const REPAINTED: [&str; 3] = ["1epo", "2srq", "3tgd"];

/// A find that is turned over among cards that are not.
fn turned(rules: &RuleSheet, find: Claim) -> El {
    let backs = cards(&["?0", "?1", "?2"]);
    let row: Vec<Card> = find.cards().iter().zip(backs).flat_map(|(&card, back)| [back, card]).collect();
    captioned(&row, rules, words().verdict(&Judgement::new(rules.target, find)))
}

fn all_rules(mode: Variant) -> El {
    let sentences =
        move || words().mode_summary(&sheet(mode)).iter().map(|line| el("li").text(line)).collect();
    let lines = move || {
        let line = |line: RuleLine| definition(&line.label, &line.value);
        // That it is a mode of the house is in its name.
        let own = |line: &RuleLine| !["edition", "variant"].contains(&line.field);
        words().rules(&sheet(mode)).into_iter().filter(own).map(line).collect()
    };
    el("details").class("more").children([
        el("summary").text_of(text(msg::FormMore)),
        el("ul").class("mode-lines").children_of(sentences),
        el("dl").class("mode-values").children_of(lines),
    ])
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

    #[test]
    fn the_example_of_a_chain_uses_cards_of_the_find_before() {
        for mode in Variant::MODES.iter().copied() {
            let rules = RuleSheet::of(Edition::English, mode);
            let find = rules.example().unwrap();
            if rules.chain > 0 {
                let next = next_in_chain(&rules, find.cards()).unwrap();
                assert!(rules.target.is_find(&next), "{mode}");
                let used = next.iter().filter(|card| find.cards().contains(card)).count();
                assert_eq!(used, usize::from(rules.chain), "{mode}");
            }
        }
    }

    #[test]
    fn a_set_that_is_painted_again_is_one() {
        let [before, after] = [ALL_DIFFERENT, REPAINTED].map(|written| cards(&written));
        assert!(Target::Set.is_find(&before) && Target::Set.is_find(&after));
        assert!(before.iter().zip(&after).all(|(one, other)| {
            let [one, other] = [one, other].map(|card| card.value(engine::Feature::Number));
            one == other
        }));
    }
}
