//! Every example that a booklet describes in words, from `golden/booklets.txt`.

use engine::{Answer, Card, Edition, Feature, Judgement, is_set};

const GOLDEN: &str = include_str!("golden/booklets.txt");

struct Example {
    line: &'static str,
    edition: Edition,
    verdict: &'static str,
    cards: Vec<Card>,
    /// A feature and what the booklet says of it.
    told: Vec<(Feature, &'static str)>,
}

fn examples() -> Vec<Example> {
    let lines = GOLDEN.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(example).collect()
}

fn example(line: &'static str) -> Example {
    let mut words = line.split_whitespace();
    let edition = words.next().expect(line).parse().expect(line);
    let verdict = words.next().expect(line);
    let (told, cards): (Vec<_>, Vec<_>) = words.partition(|word| word.contains('='));
    let told = told.into_iter().map(|word| word.split_once('=').expect(line));
    Example {
        line,
        edition,
        verdict,
        cards: cards.into_iter().map(|card| card.parse().expect(line)).collect(),
        told: told.map(|(feature, answer)| (feature.parse().expect(line), answer)).collect(),
    }
}

/// The examples of three cards, judged.
fn judged() -> impl Iterator<Item = (Example, Judgement)> {
    examples().into_iter().filter(|example| example.verdict != "card").map(|example| {
        let judgement = Judgement::of_set(example.cards.clone().try_into().expect("three cards"));
        (example, judgement)
    })
}

/// The full description of an answer; a booklet states the beginning of it.
fn in_words(answer: Answer) -> String {
    match answer {
        Answer::Same(value) => format!("same:{value}"),
        Answer::Different => "different".to_owned(),
        Answer::Mixed { pair, odd, place } => format!("mixed:{pair}:{odd}:{place}"),
        other => panic!("{other:?} is no answer about a Set"),
    }
}

#[test]
fn every_example_is_judged_as_its_booklet_says() {
    for (example, judgement) in judged() {
        let is_meant = example.verdict == "set";
        assert_eq!(judgement.is_find(), is_meant, "{}", example.line);
        assert_eq!(is_set(judgement.cards().try_into().unwrap()), is_meant, "{}", example.line);
    }
}

#[test]
fn every_feature_is_answered_as_its_booklet_says() {
    for (example, judgement) in judged() {
        for &(feature, told) in &example.told {
            let answer = in_words(judgement.answer(feature));
            let fits = answer == told || answer.starts_with(&format!("{told}:"));
            assert!(fits, "the {feature} is {answer}: {}", example.line);
        }
    }
}

#[test]
fn whatever_makes_an_example_fail_is_told() {
    for (example, judgement) in judged() {
        let mixed = judgement.answers().into_iter().filter(|(_, answer)| !answer.fits());
        for (feature, _) in mixed {
            let is_told = example.told.iter().any(|(told, _)| *told == feature);
            assert!(is_told, "the {feature} fails unmentioned: {}", example.line);
        }
    }
}

#[test]
fn a_single_card_shows_what_its_booklet_says() {
    let single: Vec<_> = examples().into_iter().filter(|example| example.verdict == "card").collect();
    assert_eq!(single.len(), 1);
    for example in single {
        assert_eq!(example.told.len(), 4);
        for (feature, told) in example.told {
            assert_eq!(example.cards[0].value(feature).name(), told);
        }
    }
}

#[test]
fn no_booklet_is_missing_an_example() {
    let count = |edition| examples().iter().filter(|example| example.edition == edition).count();
    assert_eq!(Edition::ALL.iter().map(|&edition| count(edition)).collect::<Vec<_>>(), [5, 5, 7, 5, 6]);
}
