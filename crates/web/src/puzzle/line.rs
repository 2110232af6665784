//! A puzzle as a line of text for storage: `spent hints wrong stage hint sets`.
//!
//! Cards are written as letters, by their places in the layout, so the line is short and needs the cards beside it.

use engine::{Card, Claim};

use super::hint::{Hint, HintStep};
use super::run::{Found, PuzzleRun, Stage};
use super::watch::Watch;

const NOTHING: &str = "-";

/// Solved while it was the newest puzzle.
const IN_TIME: &str = "solved";

/// Solved after the next one had come.
const LATE: &str = "late";

pub fn write(run: &PuzzleRun, now: u64) -> String {
    let stage = match run.stage() {
        Stage::Going => "going",
        Stage::Paused => "paused",
        Stage::Solved if run.in_time => IN_TIME,
        Stage::Solved => LATE,
    };
    let letters = |cards: Claim| places(&run.cards, cards);
    let hint = run.hint.map_or(NOTHING.to_owned(), |hint| format!("{}{}", letters(hint.set), step(hint)));
    let found = run.found.iter().map(|found| format!("{}{}", letters(found.cards), found.at));
    let found: Vec<String> = found.collect();
    let found = if found.is_empty() { NOTHING.to_owned() } else { found.join(",") };
    format!("{} {} {} {stage} {hint} {found}", run.spent(now), run.hints, run.wrong)
}

pub fn is_in_time(line: &str) -> bool {
    stage(line) == Some(IN_TIME)
}

pub fn is_solved(line: &str) -> bool {
    matches!(stage(line), Some(IN_TIME | LATE))
}

fn stage(line: &str) -> Option<&str> {
    line.split(' ').nth(3)
}

/// Reads a puzzle with these cards; `None` for a line that does not fit them.
pub fn read(cards: Vec<Card>, line: &str) -> Option<PuzzleRun> {
    let words: Vec<&str> = line.split(' ').collect();
    let [spent, hints, wrong, stage, hint, found] = words[..] else { return None };
    let mut run = PuzzleRun::new(cards);
    run.watch = Watch::at(spent.parse().ok()?);
    run.hints = hints.parse().ok()?;
    run.wrong = wrong.parse().ok()?;
    run.paused = stage == "paused";
    run.in_time = stage == IN_TIME;
    for text in found.split(',').filter(|text| *text != NOTHING) {
        let (cards, at) = set(&run, text)?;
        if run.has_found(cards) {
            return None;
        }
        run.found.push(Found { cards, at: at.parse().ok()? });
    }
    if hint != NOTHING {
        let (set, step) = set(&run, hint)?;
        let step = HintStep::ALL.get(step.parse::<usize>().ok()?)?;
        run.hint = Some(Hint { set, step: *step });
    }
    Some(run)
}

fn step(hint: Hint) -> usize {
    HintStep::ALL.iter().position(|step| *step == hint.step).unwrap_or(0)
}

fn places(layout: &[Card], cards: Claim) -> String {
    let place = |card: Card| layout.iter().position(|other| *other == card).unwrap_or(0);
    cards.cards().map(|card| char::from(b'a' + place(card) as u8)).iter().collect()
}

/// A Set by its three letters, and the rest of the text.
fn set<'a>(run: &PuzzleRun, text: &'a str) -> Option<(Claim, &'a str)> {
    let (letters, rest) = text.split_at_checked(3)?;
    let card = |letter: u8| run.cards.get(usize::from(letter.checked_sub(b'a')?)).copied();
    let cards: Vec<Card> = letters.bytes().filter_map(card).collect();
    let claim = Claim::new(&cards).ok()?;
    claim.judgement().is_set().then_some((claim, rest))
}

#[cfg(test)]
mod tests {
    use super::super::run::tests::run;
    use super::*;

    #[test]
    fn a_puzzle_is_read_as_it_was_written_wherever_it_stands() {
        let mut run = run();
        let mut check = |change: &dyn Fn(&mut PuzzleRun)| {
            change(&mut run);
            let line = write(&run, 40_000);
            let again = read(run.cards.to_vec(), &line).unwrap();
            assert_eq!(write(&again, 99_000), line);
            assert_eq!((again.stage(), &again.found), (run.stage(), &run.found));
            assert_eq!((again.hint, again.hints, again.wrong), (run.hint, run.hints, run.wrong));
            assert_eq!(again.spent(0), run.spent(40_000));
        };
        check(&|_| ());
        check(&|run| run.look(true, 1_000));
        check(&|run| assert!(run.claim(run.sets[3], true, 2_000).is_some()));
        check(&|run| assert!(run.take_hint().is_some()));
        check(&|run| assert!(run.take_hint().is_some()));
        check(&|run| run.pause(true, 5_000));
        check(&|run| run.pause(false, 7_000));
        check(&|run| {
            for set in run.sets.clone() {
                run.claim(set, true, 9_000);
            }
        });
        assert!(is_in_time(&write(&run, 0)) && is_solved(&write(&run, 0)));
        run.in_time = false;
        assert!(!is_in_time(&write(&run, 0)) && is_solved(&write(&run, 0)));
    }

    #[test]
    fn what_is_spoilt_is_not_read() {
        let cards = run().cards.to_vec();
        for line in
            ["", "1 2 3", "x 0 0 going - -", "1 0 0 going - abc", "1 0 0 going - zzz5", "1 0 0 going abc9 -"]
        {
            assert_eq!(read(cards.clone(), line), None, "{line}");
        }
        let mut run = run();
        run.claim(run.sets[0], true, 0);
        let line = write(&run, 0);
        let twice = format!("{line},{}", line.split(' ').next_back().unwrap());
        assert_eq!(read(cards, &twice), None);
    }
}
