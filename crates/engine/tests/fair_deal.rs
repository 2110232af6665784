//! The fair deal against its written description, re-implemented in Python, and against bias.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::play::{Dice, english, rules};
use engine::{
    Card, Contribution, Deck, Edition, Seed, Target, Variant, deck_of, endless_deck_of, rearranged,
};

/// One deal: the input of the Python program, and the result of our own shuffle.
fn random_deal(dice: &mut Dice) -> (String, String) {
    let kept = *dice.pick(&["full", "full", "solid", "red", "one", "oval"]);
    let deck: Deck = kept.parse().expect("a deck");
    let (features, values, target) = *dice.pick(&[
        (4, 3, Target::Set),
        (4, 3, Target::TwoPairs),
        (5, 3, Target::Set),
        (4, 4, Target::Four),
    ]);
    let is_usual = features == 4 && target == Target::Set;
    let (variant, puzzle) = match (deck, dice.roll(4)) {
        (Deck::Full, 0) if is_usual => (Variant::Daily, "12 6"),
        (Deck::Only(_), 0) if is_usual => (Variant::QuickPuzzle, "9 4"),
        _ => (Variant::Full, "0 0"),
    };
    let layout = if deck == Deck::Full { 12 } else { 9 };
    let permutations = if puzzle == "0 0" { 1 + dice.roll(3) } else { 1 };
    let rules = rules(Edition::English, variant, |rules| {
        (rules.deck, rules.layout, rules.rows) = (Some(deck), Some(layout), Some(0));
        (rules.features, rules.values, rules.target) = (Some(features), Some(values), Some(target));
    });
    let (table, round, find) = (dice.seed(), 1 + dice.roll(300) as u32, dice.roll(30) as u32);
    let seats = (0..4).filter(|_| dice.roll(2) == 0).collect::<Vec<u8>>();
    let contributions: Vec<(u8, Contribution)> =
        seats.into_iter().map(|seat| (seat, Contribution::new([dice.roll(256) as u8; 16]))).collect();
    let given: String = contributions.iter().map(|(seat, random)| format!(" {seat}:{random}")).collect();
    let seed = table.of_round(round);
    let dealt = match permutations {
        1 => deck_of(&rules, &seed, &contributions),
        count => endless_deck_of(&rules, &seed, &contributions, count),
    };
    let places = rearranged(&dealt[..dealt.len().min(12)], &seed, find);
    let cards: Vec<String> = dealt.iter().chain(&places).map(Card::to_string).collect();
    let question =
        format!("{kept} {features} {values} {table} {round} {puzzle} {permutations} {find}{given}");
    (question, format!("{} {}", seed.commitment(), cards.join(" ")))
}

#[test]
fn python_reproduces_the_decks_from_the_written_description() {
    let mut dice = Dice(81);
    let (questions, answers): (Vec<String>, Vec<String>) = (0..60).map(|_| random_deal(&mut dice)).unzip();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fair_deal.py");
    let mut python = Command::new("python3")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 is installed; cargo xtask test sees to it");
    python.stdin.take().expect("a pipe").write_all(questions.join("\n").as_bytes()).expect("Python listens");
    let output = python.wait_with_output().expect("Python answers");
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    for (question, (answer, line)) in questions.iter().zip(answers.iter().zip(&lines)) {
        assert_eq!(answer, line, "{question}");
    }
    assert_eq!(lines.len(), answers.len());
}

/// Every card should come first about as often as any other. The 99.99 % point of χ² with 80 degrees of freedom is 137.
#[test]
fn no_card_is_dealt_first_more_often_than_another() {
    let rules = english();
    let mut counts = [0u32; 81];
    let rounds = 81 * 500;
    for round in 0..rounds {
        counts[deck_of(&rules, &Seed::new([9; 32]).of_round(round), &[])[0].index() as usize] += 1;
    }
    let expected = f64::from(rounds) / 81.0;
    let chi: f64 = counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    assert!(chi < 137.0, "χ² = {chi}");
}

#[test]
fn a_contribution_changes_the_deck_and_so_does_its_seat() {
    let rules = english();
    let seed = Seed::new([1; 32]);
    let random = Contribution::new([2; 16]);
    let plain = deck_of(&rules, &seed, &[]);
    let mixed = deck_of(&rules, &seed, &[(0, random)]);
    let moved = deck_of(&rules, &seed, &[(1, random)]);
    assert!(plain != mixed && mixed != moved && plain != moved);
}
