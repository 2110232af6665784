//! The sentences of a rules page. They follow from the edition's values; house rules are marked.

use engine::{Booklet, LeftCards, LonePlayer, NoSet, RuleSheet, RuleSource, Variant, WrongCall};
use words::{Words, msg};

/// One sentence, or a few that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSentence {
    pub text: String,
    /// Whether the booklet does not say it and this is a house rule.
    pub house: bool,
}

pub struct Section {
    /// In messages and the page's attributes.
    pub name: &'static str,
    pub lines: Vec<RuleSentence>,
}

fn own(text: String) -> RuleSentence {
    RuleSentence { text, house: false }
}

fn house(text: String) -> RuleSentence {
    RuleSentence { text, house: true }
}

/// All sections but the cards and what a Set is.
pub fn sections(words: Words, booklet: &Booklet) -> Vec<Section> {
    let section = |name, lines| Section { name, lines };
    let mut sections = vec![
        section("play", play(words, booklet)),
        section("none", none(words, &booklet.full)),
        section("end", end(words, booklet)),
        section("quick", quick(words, booklet)),
        section("alone", alone(words, booklet)),
    ];
    sections.extend(extra(words, booklet));
    sections
}

fn play(words: Words, booklet: &Booklet) -> Vec<RuleSentence> {
    let rules = &booklet.full;
    let rows = if rules.rows == 0 { "free" } else { "three" };
    let others = words.text(msg::BookletWhile { others: rules.others.name() });
    let mut lines = vec![
        own(words.text(msg::BookletDeal { rows })),
        own(words.text(msg::BookletTurns)),
        own(words.text(msg::BookletCall { calling: rules.calling.name() })),
        house(words.text(msg::BookletCallWindow { seconds: rules.call_window_s.into() })),
        RuleSentence { text: others, house: !booklet.speaks_of_others },
        own(words.text(msg::BookletCheck)),
        house(words.text(msg::BookletOthersCheck)),
        own(words.text(msg::BookletWrong { cost: rules.wrong_call.name() })),
    ];
    lines.extend(match rules.wrong_call {
        WrongCall::LosePoint => Some(house(words.text(msg::BookletBelowZero))),
        WrongCall::LockOut => Some(house(words.text(msg::BookletAllLocked))),
        WrongCall::Nothing | WrongCall::Wait => None,
    });
    lines.push(house(words.text(msg::BookletPhotoFinish)));
    lines
}

fn none(words: Words, rules: &RuleSheet) -> Vec<RuleSentence> {
    let mut lines = vec![
        own(words.text(msg::BookletNoSet { when: rules.no_set.name() })),
        own(words.text(msg::BookletWidened)),
        house(words.text(msg::BookletSilence { seconds: rules.silence_s.into() })),
    ];
    if rules.no_set == NoSet::AllAgreeOrLongTime {
        lines.push(house(words.text(msg::BookletLongTime { seconds: rules.long_time_s.into() })));
    }
    lines.push(house(words.text(msg::BookletWider)));
    lines
}

fn end(words: Words, booklet: &Booklet) -> Vec<RuleSentence> {
    let rules = &booklet.full;
    let left = match booklet.left {
        LeftCards::Silent => None,
        LeftCards::Usually => Some("usually"),
        LeftCards::Maybe => Some("maybe"),
    };
    let rounds = if rules.rounds == 0 { "each-deals" } else { "one-round" };
    let mut lines = vec![own(words.text(msg::BookletEnd))];
    lines.extend(left.map(|left| own(words.text(msg::BookletLeft { left }))));
    lines.extend([
        own(words.text(msg::BookletScoring { scoring: rules.scoring.name() })),
        own(words.text(msg::BookletMatch { rounds })),
        house(words.text(msg::BookletTies)),
        house(words.text(msg::BookletSeats { seconds: rules.deal_within_s.into() })),
    ]);
    lines
}

fn quick(words: Words, booklet: &Booklet) -> Vec<RuleSentence> {
    let edition = booklet.edition;
    let mut lines = vec![own(words.text(msg::BookletQuick { edition: edition.name() }))];
    if booklet.quick_layout == booklet.full.layout {
        lines.push(house(words.text(msg::BookletQuickLayout)));
    }
    if booklet.quick_value_is_free {
        let value = &booklet.quick_deck.to_string();
        lines.push(house(words.text(msg::BookletQuickValue { value })));
    }
    lines
}

fn alone(words: Words, booklet: &Booklet) -> Vec<RuleSentence> {
    match booklet.alone {
        LonePlayer::Loses => {
            vec![own(words.text(msg::BookletAlone)), house(words.text(msg::BookletAloneWon))]
        }
        LonePlayer::Silent => {
            let source = words.source(booklet.edition, Variant::Solitaire);
            source.into_iter().chain([words.text(msg::BookletAlone)]).map(house).collect()
        }
    }
}

fn extra(words: Words, booklet: &Booklet) -> Vec<Section> {
    let knows = |variant| booklet.edition.source(variant) == RuleSource::Own;
    let mut sections = Vec::new();
    if knows(Variant::QuickPuzzle) {
        sections.push(Section { name: "puzzle", lines: vec![own(words.text(msg::BookletPuzzle))] });
    }
    if let [(cards, share), (cards_more, share_more), ..] = booklet.claimed_odds {
        let odds = msg::BookletOdds {
            percent: f64::from(*share) / 10.0,
            cards: (*cards).into(),
            percent_more: f64::from(*share_more) / 10.0,
            cards_more: (*cards_more).into(),
        };
        sections.push(Section { name: "odds", lines: vec![own(words.text(odds))] });
    }
    sections.push(Section { name: "speed", lines: vec![house(words.text(msg::BookletSpeed))] });
    if knows(Variant::Forever) {
        let lines = vec![own(words.text(msg::BookletForever)), house(words.text(msg::BookletMasterSees))];
        sections.push(Section { name: "forever", lines });
    }
    sections
}

#[cfg(test)]
mod tests {
    use engine::Edition;

    use super::*;
    use words::Language;

    fn sentences(language: Language, edition: Edition) -> Vec<RuleSentence> {
        let sections = sections(Words::new(language), edition.booklet());
        sections.into_iter().flat_map(|section| section.lines).collect()
    }

    fn text(edition: Edition) -> String {
        let lines = sentences(Language::En, edition).into_iter();
        lines.map(|line| line.text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn every_booklet_says_what_it_alone_says() {
        for (edition, alone) in [
            (Edition::English, "find four Sets among nine cards"),
            (Edition::Italian, "27 solid cards"),
            (Edition::Russian, "Usually, six or nine"),
            (Edition::Hebrew, "12 cards contain a Set about 97% of the time, and 15 cards more than 99.9%"),
            (Edition::French, "each is the Set-Master for one round"),
        ] {
            assert!(text(edition).contains(alone), "{edition}: {}", text(edition));
        }
        let has =
            |part: &str| Edition::ALL.iter().map(|&edition| text(edition).contains(part)).collect::<Vec<_>>();
        assert_eq!(has("loses one point"), [true, true, false, true, false]);
        assert_eq!(has("three rows of four"), [false, false, true, false, true]);
        assert_eq!(has("without hesitating"), [false, false, false, true, false]);
        // Every page has it for Speed.
        let one_round = |&edition: &Edition| text(edition).matches("One round is the whole game").count();
        assert_eq!(Edition::ALL.iter().map(one_round).collect::<Vec<_>>(), [1, 1, 1, 1, 2]);
        assert_eq!(has("twelve cards are dealt here, too"), [false, false, true, true, false]);
        assert_eq!(has("these are the English booklet’s rules"), [false, false, true, true, true]);
    }

    #[test]
    fn what_the_house_adds_is_marked() {
        for &edition in Edition::ALL {
            let lines = sentences(Language::En, edition);
            let is_house =
                |part: &str| lines.iter().find(|line| line.text.contains(part)).map(|line| line.house);
            let window = edition.booklet().full.call_window_s;
            assert_eq!(is_house(&format!("{window} seconds to pick")), Some(true));
            assert_eq!(is_house("After a call, no one else"), Some(edition == Edition::French), "{edition}");
            assert_eq!(is_house("The others check"), Some(false));
            let chosen = is_house("the booklet leaves the choice open");
            let is_open = matches!(edition, Edition::Russian | Edition::Hebrew | Edition::French);
            assert_eq!(chosen, is_open.then_some(true), "{edition}");
            let loses = edition.booklet().alone == LonePlayer::Loses;
            assert_eq!(is_house("If you play solo, you lose"), Some(!loses), "{edition}");
        }
    }

    #[test]
    fn every_language_says_every_line() {
        for &language in Language::ALL {
            for &edition in Edition::ALL {
                assert!(sentences(language, edition).iter().all(|line| !line.text.is_empty()));
            }
        }
    }
}
