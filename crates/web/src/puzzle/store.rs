//! Stored puzzles: a line for every day, and the last quick-start puzzle.
//!
//! A line is `spent hints wrong stage hint sets`. Cards are written as letters, by their places in the layout, so the line is
//! short and needs the cards beside it.

use ::odds::{Date, daily_puzzle};
use engine::{Card, Claim};
use play::Streak;
use web_ui::browser::{load_text, store_text};

use super::days::{self, DailyLog, SolvedDay};
use super::run::{Found, Hint, HintStep, NINE, PuzzleRun, Stage, Watch, time_text};
use super::solving::PuzzleKind;
use crate::browser::now;
use crate::card::as_set;

/// The results of the daily puzzles.
pub const DAILY: &str = "tercet.daily";

/// The quick-start puzzle: its cards with points between them, its line, and what it was drawn from.
const QUICK: &str = "tercet.puzzle";

/// The length of a seed as a text.
const SEED: usize = 64;

fn daily_log() -> DailyLog {
    DailyLog(load_text(DAILY).unwrap_or_default())
}

pub fn streak() -> Streak {
    Date::oldest_open(now()).map(|oldest| daily_log().streak(oldest)).unwrap_or_default()
}

/// What the home page shows of the daily puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DayResult {
    /// How long today's puzzle took, if it is solved.
    pub time: Option<String>,
    pub streak: u32,
}

impl DayResult {
    pub fn today() -> DayResult {
        let log = daily_log();
        let line = days::today(now().0).and_then(|today| log.line(today));
        DayResult { time: line.and_then(solved_in).map(time_text), streak: streak().now }
    }
}

/// All solved days, the oldest first.
pub fn solved_days() -> Vec<SolvedDay> {
    daily_log().solved()
}

pub fn day(date: Date) -> PuzzleRun {
    let cards = daily_puzzle(date).to_vec();
    let known = daily_log().line(date).and_then(|line| read_line(cards.clone(), line));
    known.unwrap_or_else(|| PuzzleRun::new(cards))
}

pub fn quick() -> Option<PuzzleRun> {
    read_quick(&load_text(QUICK)?)
}

fn read_quick(text: &str) -> Option<PuzzleRun> {
    let (cards, line) = text.split_once(' ')?;
    let cards: Vec<Card> = cards.split('.').map(|card| card.parse().ok()).collect::<Option<_>>()?;
    // Earlier versions have not stored a seed.
    let (line, seed) = match line.rsplit_once(' ') {
        Some((line, seed)) if seed.len() == SEED => (line, Some(seed.parse().ok()?)),
        _ => (line, None),
    };
    let run = PuzzleRun { seed, ..read_line(cards, line)? };
    (run.cards.len() == NINE && run.goal() == ::odds::SETS_IN_NINE).then_some(run)
}

fn quick_text(run: &PuzzleRun, now: u64) -> String {
    let cards: Vec<String> = run.cards.iter().map(ToString::to_string).collect();
    let seed = run.seed.map(|seed| format!(" {seed}")).unwrap_or_default();
    format!("{} {}{seed}", cards.join("."), line_of(run, now))
}

/// Stores a puzzle. A day is stored once it is started.
pub fn save(kind: PuzzleKind, run: &PuzzleRun, now: u64) {
    match kind {
        PuzzleKind::Quick => store_text(QUICK, &quick_text(run, now)),
        PuzzleKind::Daily(_) if !run.started => {}
        PuzzleKind::Daily(date) => {
            let mut log = daily_log();
            // Another window may be further; what is solved or found there stays.
            let kept = |line: &str| read_line(run.cards.to_vec(), line).map_or(0, |kept| kept.found.len());
            if !log.line(date).is_some_and(|line| is_solved(line) || kept(line) > run.found.len()) {
                log.write(date, &line_of(run, now));
                store_text(DAILY, &log.0);
            }
        }
    }
}

const NOTHING: &str = "-";

/// Solved while its date was open.
const IN_TIME: &str = "solved";

/// Solved after its date was over everywhere.
const LATE: &str = "late";

fn line_of(run: &PuzzleRun, now: u64) -> String {
    let stage = match run.stage() {
        Stage::Covered | Stage::Going => "going",
        Stage::Paused => "paused",
        Stage::Solved if run.in_time => IN_TIME,
        Stage::Solved => LATE,
    };
    let place = |card| run.cards.iter().position(|&other| other == card).unwrap_or(0);
    let letters =
        |set: Claim| set.cards().iter().map(|&card| char::from(b'a' + place(card) as u8)).collect::<String>();
    let hint = run.hint.map(|hint| format!("{}{}", letters(hint.set), hint.step as u8));
    let hint = hint.as_deref().unwrap_or(NOTHING);
    let found = run.found.iter().map(|found| format!("{}{}", letters(found.cards), found.at));
    let found = found.reduce(|all, one| all + "," + &one);
    let found = found.as_deref().unwrap_or(NOTHING);
    format!("{} {} {} {stage} {hint} {found}", run.spent(now), run.hints, run.wrong)
}

pub fn is_in_time(line: &str) -> bool {
    stage(line) == Some(IN_TIME)
}

fn is_solved(line: &str) -> bool {
    matches!(stage(line), Some(IN_TIME | LATE))
}

/// The milliseconds that a solved puzzle took.
pub fn solved_in(line: &str) -> Option<u64> {
    is_solved(line).then(|| line.split(' ').next()?.parse().ok()).flatten()
}

fn stage(line: &str) -> Option<&str> {
    line.split(' ').nth(3)
}

/// Reads a puzzle with these cards; `None` for a line that does not fit them.
fn read_line(cards: Vec<Card>, line: &str) -> Option<PuzzleRun> {
    let words: Vec<&str> = line.split(' ').collect();
    let [spent, hints, wrong, stage, hint, found] = words[..] else { return None };
    let mut run = PuzzleRun::new(cards);
    run.started = true;
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

/// A Set by its three letters, and the rest of the text.
fn set<'a>(run: &PuzzleRun, text: &'a str) -> Option<(Claim, &'a str)> {
    let (letters, rest) = text.split_at_checked(3)?;
    let card = |letter: u8| run.cards.get(usize::from(letter.checked_sub(b'a')?)).copied();
    let cards: Vec<Card> = letters.bytes().filter_map(card).collect();
    let claim = Claim::new(&cards).ok()?;
    as_set(claim).is_find().then_some((claim, rest))
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::super::run::tests::run;
    use super::*;

    #[test]
    fn a_quick_start_puzzle_is_read_with_its_cards_and_its_seed() {
        let seed = Seed::new([7; 32]);
        let mut run = PuzzleRun::drawn("red".parse().unwrap(), seed);
        run.start(0);
        run.take_hint();
        let text = quick_text(&run, 3_000);
        let again = read_quick(&text).unwrap();
        assert_eq!((quick_text(&again, 0), again.seed), (text.clone(), Some(seed)));
        let without = text.rsplit_once(' ').unwrap().0;
        assert_eq!(read_quick(without).map(|run| (run.seed, run.cards)), Some((None, run.cards)));
        for wrong in ["", "1srd 1 0 0 going - -", "1srd.nonsense 1 0 0 going - -"] {
            assert_eq!(read_quick(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_puzzle_is_read_as_it_was_written_wherever_it_stands() {
        let mut run = run();
        let mut check = |change: &dyn Fn(&mut PuzzleRun)| {
            change(&mut run);
            let line = line_of(&run, 40_000);
            let again = read_line(run.cards.to_vec(), &line).unwrap();
            assert_eq!(line_of(&again, 99_000), line);
            assert_eq!((again.stage(), &again.found), (run.stage(), &run.found));
            assert_eq!((again.hint, again.hints, again.wrong), (run.hint, run.hints, run.wrong));
            assert_eq!(again.spent(0), run.spent(40_000));
        };
        check(&|run| run.start(1_000));
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
        assert!(is_in_time(&line_of(&run, 0)) && is_solved(&line_of(&run, 0)));
        run.in_time = false;
        assert!(!is_in_time(&line_of(&run, 0)) && is_solved(&line_of(&run, 0)));
        assert_eq!(solved_in(&line_of(&run, 0)), Some(run.spent(0)));
        assert_eq!(solved_in("5 0 0 going - -"), None);
    }

    #[test]
    fn what_is_spoilt_is_not_read() {
        let cards = run().cards.to_vec();
        for line in
            ["", "1 2 3", "x 0 0 going - -", "1 0 0 going - abc", "1 0 0 going - zzz5", "1 0 0 going abc9 -"]
        {
            assert_eq!(read_line(cards.clone(), line), None, "{line}");
        }
        let mut run = run();
        run.start(0);
        run.claim(run.sets[0], true, 0);
        let line = line_of(&run, 0);
        let twice = format!("{line},{}", line.split(' ').next_back().unwrap());
        assert_eq!(read_line(cards, &twice), None);
    }
}
