//! The texts of modes: every mode and every value has them in every language, and they are true for its rules.

use std::collections::{BTreeMap, BTreeSet};

use engine::{
    AfterFind, Answer, Boards, Calling, Claim, Deck, DeckLasts, Edition, Faces, Feature, Judgement, Keep,
    NoSet, RuleChoice, RuleSheet, Rules, RulesError, Scoring, Target, Variant, WrongCall,
};
use words::{Colours, Language, Words};

fn sheet(mode: Variant) -> RuleSheet {
    RuleSheet::of(Edition::English, mode)
}

fn english() -> Words {
    Words::new(Language::En)
}

#[test]
fn every_mode_has_a_name_a_pitch_and_a_summary_in_every_language() {
    for &language in Language::ALL {
        let words = Words::new(language);
        let (mut names, mut pitches) = (BTreeSet::new(), BTreeSet::new());
        for &mode in Variant::MODES {
            names.insert(words.mode(mode));
            pitches.insert(words.mode_pitch(mode));
            let summary = words.mode_summary(&sheet(mode));
            assert!(summary.len() >= 5, "{summary:?}");
            assert!(summary.iter().all(|sentence| sentence.ends_with(['.', '!', '?'])), "{summary:?}");
            assert_eq!(summary.iter().collect::<BTreeSet<_>>().len(), summary.len(), "{summary:?}");
        }
        assert_eq!((names.len(), pitches.len()), (Variant::MODES.len(), Variant::MODES.len()));
    }
}

#[test]
fn every_mode_is_told_differently() {
    for &language in Language::ALL {
        let words = Words::new(language);
        let summaries: BTreeSet<_> =
            Variant::MODES.iter().map(|&mode| words.mode_summary(&sheet(mode))).collect();
        assert_eq!(summaries.len(), Variant::MODES.len(), "{language:?}");
    }
}

#[test]
fn a_summary_says_what_the_values_say() {
    let says = |rules: &RuleSheet, part: &str| {
        let summary = english().mode_summary(rules).join(" ");
        assert!(Rules::new(*rules).is_ok(), "{rules:?}");
        assert!(summary.contains(part), "{part}: {summary}");
    };
    says(
        &sheet(Variant::Speed),
        "three cards in which each feature is either all the same or all different.",
    );
    says(&sheet(Variant::Speed), "Get it wrong, and you have to wait 3 seconds.");
    says(&sheet(Variant::Speed), "When there’s nothing to find, more cards come automatically.");
    says(&sheet(Variant::Speed), "The round ends when the deck is empty and nothing is left to find.");
    says(
        &sheet(Variant::FirstSteps),
        "The deck has 27 cards, with 9 in front of you at a time. Cards in play: solid only.",
    );
    says(&sheet(Variant::Minutes2), "The round lasts 2 minutes.");
    says(&sheet(Variant::Chain), "exactly one card must be from the last find");
    says(&sheet(Variant::TwoPairsChain), "exactly 2 cards must be from the last find");
    says(&sheet(Variant::TwoPairs), "two pairs that are missing the same card.");
    says(&sheet(Variant::Blind), "Turn over 3 cards, one at a time, each within 5 seconds;");
    says(&sheet(Variant::FiveFeatures), "The deck has 243 cards, with 16 in front of you at a time.");
    says(&sheet(Variant::FiveFeatures), "its border: single, double, or dotted.");
    says(&sheet(Variant::Fours), "fourth values, too: four symbols, crossed, blue, and hexagons.");
    says(&sheet(Variant::LittleFours), "fourth values, too: four symbols, blue, and hexagons.");
    let full = RuleSheet::of(Edition::English, Variant::Full);
    says(&full, "Call “Set!” as soon as you see them, then pick the cards within ");
    says(&full, "A wrong call costs a point.");
    says(
        &RuleSheet { time_s: 90, ..full },
        "The round lasts 90 seconds. It also ends when the deck is empty",
    );
    says(&RuleSheet { finds: 5, ..full }, "The round ends after 5 finds.");
    says(&RuleSheet { first_to: 1, ..full }, "The round ends with the first find.");
    let endless = RuleSheet { deck_lasts: DeckLasts::Endless, first_to: 7, ..full };
    says(&endless, "it is shuffled and dealt again. The round ends as soon as someone has made 7 finds.");
    let russian = RuleSheet::of(Edition::Russian, Variant::Full);
    says(&russian, "After a wrong call, you’re locked out until someone else makes a find.");
}

#[test]
fn a_summary_keeps_silent_about_what_does_not_happen() {
    let silent = |rules: &RuleSheet, part: &str| {
        let summary = english().mode_summary(rules).join(" ");
        assert!(!summary.contains(part), "{part}: {summary}");
    };
    silent(&sheet(Variant::Sprint10), "deck is empty");
    silent(&sheet(Variant::Sprint10), "worth");
    silent(&sheet(Variant::Minutes1), "anyone else");
    silent(&sheet(Variant::Blind), "wrong call");
    silent(&sheet(Variant::Blind), "more cards come");
    silent(&sheet(Variant::WholeBoard), "more cards come");
    silent(&sheet(Variant::Speed), "board of their own");
}

#[test]
fn every_example_is_a_find_of_its_cards_that_differs_in_most_features() {
    let decks = Feature::WITH_BORDER
        .into_iter()
        .flat_map(|feature| feature.values().into_iter().chain(feature.fourth_value()).map(Deck::Only));
    let decks: Vec<Deck> = [Deck::Full].into_iter().chain(decks).collect();
    for &mode in Variant::MODES {
        for &deck in &decks {
            let rules = RuleSheet { deck, ..sheet(mode) };
            if !matches!(deck, Deck::Only(value) if !rules.pack().has(value)) {
                let find = rules.example().unwrap_or_else(|| panic!("{mode} with {deck}"));
                assert!(find.is_find(rules.target), "{mode} with {deck}: {find:?}");
                assert!(find.cards().iter().all(|&card| rules.pack().contains(card)));
                assert!(Judgement::new(rules.target, find).differing() >= 2, "{mode} with {deck}: {find:?}");
            }
        }
    }
}

#[test]
fn every_answer_is_a_sentence_of_its_own() {
    let value = |name: &str| name.parse().unwrap();
    for &language in Language::ALL {
        let words = Words::new(language);
        for mode in [Variant::TwoPairs, Variant::Six, Variant::Fours, Variant::FiveFeatures] {
            let rules = sheet(mode);
            for feature in Feature::WITH_BORDER {
                let [first, second, _] = feature.values();
                let answers = [
                    Answer::Same(first),
                    Answer::Different,
                    Answer::TwoAndTwo { first, second },
                    Answer::Together(first),
                    Answer::Apart { first, second },
                    Answer::Balanced([4, 1, 1]),
                    Answer::Uneven([3, 2, 1, 0]),
                ];
                let sentences = answers.map(|answer| words.answer(feature, answer, &rules));
                assert_eq!(BTreeSet::from(sentences.clone()).len(), answers.len(), "{sentences:?}");
                let title = words.feature(feature);
                assert!(sentences.iter().all(|sentence| sentence.starts_with(&title)), "{sentences:?}");
            }
        }
        let mixed = Answer::Mixed { pair: value("double-border"), odd: value("single-border"), place: 0 };
        let mixed = words.answer(Feature::Border, mixed, &sheet(Variant::FiveFeatures));
        assert!(mixed.starts_with(&words.feature(Feature::Border)), "{mixed}");
    }
}

#[test]
fn a_check_names_its_target() {
    let judged = |target, cards: &str| {
        let cards: Vec<_> = cards.split(' ').map(|card| card.parse().unwrap()).collect();
        Judgement::new(target, Claim::new(&cards).unwrap())
    };
    let verdict = |target, cards| english().verdict(&judged(target, cards));
    assert_eq!(verdict(Target::Set, "1srdi 2srdj 3srdk"), "This is a Set.");
    assert_eq!(verdict(Target::TwoPairs, "1sro 3sro 1sgo 3spo"), "These are two pairs.");
    assert_eq!(verdict(Target::TwoPairs, "1sro 3sro 1sgo 3tpo"), "These are not two pairs.");
    assert_eq!(verdict(Target::Four, "1srd 2srd 3srd 4srd"), "This is a Four.");
    assert_eq!(verdict(Target::Six, "1srd 2srd 3srd 1trd 2trd 3trd"), "This is a Six.");
    assert_eq!(verdict(Target::Six, "1srd 2srd 3srd 1trd 2trd 3erd"), "This is not a Six.");
    let four = judged(Target::Four, "1srd 1sgo 2spq 2sbh");
    assert_eq!(
        english().answers(&four, &sheet(Variant::Fours)),
        [
            "Number: one symbol on two cards, two symbols on the other two.",
            "Shading: solid on every card.",
            "Color: all different.",
            "Symbol: all different.",
        ]
    );
    assert_eq!(english().pairs(&four, &sheet(Variant::Fours)), None);
}

#[test]
fn a_fourth_color_has_another_name_where_green_is_shown_as_blue() {
    let card = "4xbh".parse().unwrap();
    for (colours, name) in [
        (Colours::Printed, "four crossed blue hexagons"),
        (Colours::UniversalLight, "four crossed gray hexagons"),
        (Colours::UniversalDark, "four crossed gray hexagons"),
    ] {
        assert_eq!(english().with_colours(colours).card(card, &sheet(Variant::Fours)), name);
    }
}

#[test]
fn places_without_a_face_have_names() {
    let name = |card: &str| english().card(card.parse().unwrap(), &sheet(Variant::Blind));
    assert_eq!([name("?3"), name("-3")], ["a face-down card", "an empty spot"]);
}

#[test]
fn values_that_do_not_fit_together_are_named() {
    let speed = sheet(Variant::Speed);
    let own = RuleSheet { boards: Boards::Own, ..speed };
    let error = |rules: RuleSheet| english().rules_error(Rules::new(rules).unwrap_err());
    assert_eq!(
        error(RuleSheet { no_set: NoSet::AllAgree, ..own }),
        "With boards = own, no_set must be at-once."
    );
    assert_eq!(
        error(RuleSheet { wrong_call: WrongCall::LockOut, ..own }),
        "With boards = own, wrong_call can’t be lock-out."
    );
    let solitaire = RuleSheet { chain: 1, ..sheet(Variant::Solitaire) };
    assert_eq!(
        error(solitaire),
        "“solitaire” has its own cards and rules and can’t use those of other modes."
    );
    let hexagons = RuleSheet { deck: "hexagon".parse().unwrap(), ..speed };
    assert_eq!(error(hexagons), "With 4 features and 3 values each, there are no such cards: hexagons.");
    assert_eq!(
        error(RuleSheet { time_s: 20, ..speed }),
        "time_s is 20; it must be 0 or between 30 and 1800."
    );
    let error = RulesError::TooFewFacesDown { least: 21 };
    assert!(english().rules_error(error).contains("at least 21 of them must be on the table"));
}

#[test]
fn a_rule_sheet_of_other_finds_names_no_sets() {
    for &language in Language::ALL {
        for mode in [Variant::TwoPairs, Variant::Six, Variant::Fours] {
            let lines = Words::new(language).rules(&sheet(mode));
            let set = match language {
                Language::Ru => "сет",
                Language::He => "סט",
                _ => "Set",
            };
            for field in ["calling", "no_set", "widened", "first_to", "scoring"] {
                let line = lines.iter().find(|line| line.field == field).unwrap();
                let names_sets = format!("{} {}", line.label, line.value).split(' ').any(|word| word == set);
                assert!(!names_sets, "{language:?}: {mode}: {line:?}");
            }
        }
    }
}

/// A change of one value, with the field's name.
type Change = (&'static str, fn(&mut RuleChoice));

/// Every value of a rule that another value could exclude.
const CHANGES: &[Change] = &[
    ("target", |rules| rules.target = Some(Target::Set)),
    ("target", |rules| rules.target = Some(Target::TwoPairs)),
    ("target", |rules| rules.target = Some(Target::Six)),
    ("target", |rules| rules.target = Some(Target::Four)),
    ("features", |rules| rules.features = Some(5)),
    ("values", |rules| rules.values = Some(3)),
    ("values", |rules| rules.values = Some(4)),
    ("deck", |rules| rules.deck = Some(Deck::Full)),
    ("deck", |rules| rules.deck = "solid".parse().ok()),
    ("deck", |rules| rules.deck = "hexagon".parse().ok()),
    ("layout", |rules| rules.layout = Some(10)),
    ("layout", |rules| rules.layout = Some(15)),
    ("layout", |rules| rules.layout = Some(24)),
    ("rows", |rules| rules.rows = Some(4)),
    ("chain", |rules| rules.chain = Some(1)),
    ("keep", |rules| rules.keep = Some(Keep::UntilAll)),
    ("after_find", |rules| rules.after_find = Some(AfterFind::Shuffled)),
    ("faces", |rules| rules.faces = Some(Faces::Up)),
    ("faces", |rules| rules.faces = Some(Faces::Down)),
    ("boards", |rules| rules.boards = Some(Boards::Own)),
    ("deck_lasts", |rules| rules.deck_lasts = Some(DeckLasts::Endless)),
    ("finds", |rules| rules.finds = Some(0)),
    ("first_to", |rules| rules.first_to = Some(20)),
    ("calling", |rules| rules.calling = Some(Calling::CallThenPick)),
    ("no_set", |rules| rules.no_set = Some(NoSet::AllAgree)),
    ("no_set", |rules| rules.no_set = Some(NoSet::AtOnce)),
    ("wrong_call", |rules| rules.wrong_call = Some(WrongCall::LockOut)),
    ("wrong_call", |rules| rules.wrong_call = Some(WrongCall::LosePoint)),
    ("scoring", |rules| rules.scoring = Some(Scoring::MostSets)),
    ("scoring", |rules| rules.scoring = Some(Scoring::PointPerSetMinusWrongCalls)),
    ("others_check_s", |rules| rules.others_check_s = Some(10)),
    ("set_master", |rules| rules.set_master = Some(true)),
    ("seats", |rules| rules.seats = Some(2)),
];

/// The fields that an error is about; more than two where any of several could be another.
fn fields_of(error: RulesError) -> Vec<&'static str> {
    match error {
        // Only of some cards is it known from how many on there is a find of another target.
        RulesError::Needs { field: "faces", other: "target", .. } => {
            vec!["faces", "target", "deck", "features", "values"]
        }
        RulesError::Needs { field, other, .. } => vec![field, other],
        RulesError::OutOfRangeWith { field, deck: Some(_), .. } => vec![field, "deck", "features", "values"],
        RulesError::OutOfRangeWith { field, .. } => vec![field, "faces"],
        RulesError::NoSuchCards { .. } => vec!["deck", "features", "values"],
        RulesError::EndlessRound => vec!["deck_lasts", "finds", "time_s", "first_to"],
        RulesError::TooFewFacesDown { .. } => vec!["faces", "layout", "deck", "features", "values", "target"],
        RulesError::LayoutNotThrees { .. } => vec!["layout", "target", "features"],
        RulesError::RowsDoNotFill { .. } => vec!["rows", "layout"],
        RulesError::SetMasterNeedsThree { .. } => vec!["set_master", "seats"],
        RulesError::AloneMeansOneSeat { .. } => vec!["variant", "seats"],
        RulesError::MostSetsKnowsNoPoints | RulesError::NothingToSubtract { .. } => {
            vec!["scoring", "wrong_call"]
        }
        RulesError::NeverWidened { .. } => vec!["variant", "no_set"],
        RulesError::PuzzleNeeds { .. } => vec!["variant", "layout", "deck"],
        RulesError::UnseenCheck => vec!["others_check_s", "boards", "faces"],
        RulesError::OutOfRange { .. }
        | RulesError::TimeTooShort { .. }
        | RulesError::CheckTooShort { .. } => Vec::new(),
    }
}

/// Of two values that do not fit together the sentence is about these two, and no other pair of rules has the same.
#[test]
fn every_pair_of_values_that_is_refused_has_a_sentence_of_its_own() {
    let mut errors: Vec<RulesError> = Vec::new();
    let bases = [Variant::Full, Variant::Speed, Variant::Sprint10, Variant::Blind, Variant::WholeBoard];
    for variant in bases.into_iter().chain([Variant::TwoPairs, Variant::Six, Variant::Fours]) {
        let base = RuleChoice::new(Edition::English, variant);
        let changed = |changes: &[Change]| {
            let mut rules = base.clone();
            changes.iter().for_each(|(_, change)| change(&mut rules));
            Rules::try_from(rules).map(drop)
        };
        let fits = |change: &&Change| changed(&[**change]).is_ok();
        let fitting: Vec<&Change> = CHANGES.iter().filter(fits).collect();
        for (place, one) in fitting.iter().enumerate() {
            for other in fitting[..place].iter().filter(|other| other.0 != one.0) {
                let Err(error) = changed(&[**one, **other]) else { continue };
                let fields = fields_of(error);
                assert!(
                    fields.contains(&one.0) && fields.contains(&other.0),
                    "{} {}: {error}",
                    one.0,
                    other.0
                );
                errors.push(error);
            }
        }
        errors.extend(CHANGES.iter().filter_map(|change| changed(&[*change]).err()));
    }
    errors.sort_by_key(ToString::to_string);
    errors.dedup();
    assert!(errors.len() > 25, "{errors:?}");
    for &language in Language::ALL {
        let words = Words::new(language);
        let mut said: BTreeMap<String, RulesError> = BTreeMap::new();
        for &error in &errors {
            let before = said.insert(words.rules_error(error), error);
            let alike = before.is_none_or(|before| fields_of(before) == fields_of(error));
            assert!(alike, "{language:?}: {before:?} and {error:?}");
        }
    }
}
