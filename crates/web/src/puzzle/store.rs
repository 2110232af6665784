//! Stored puzzles: a line for every day, and the last quick-start puzzle.

use ::odds::{Date, daily_puzzle};
use engine::Card;
use web_ui::browser::{load_text, store_text};

use super::days::DailyLog;
use super::line;
use super::run::PuzzleRun;
use super::solving::PuzzleKind;

const DAILY: &str = "tercet.daily";

/// The quick-start puzzle: its cards with points between them, then its line.
const QUICK: &str = "tercet.puzzle";

pub fn daily_log() -> DailyLog {
    DailyLog::new(load_text(DAILY).unwrap_or_default())
}

pub fn day(date: Date) -> PuzzleRun {
    let cards = daily_puzzle(date).to_vec();
    let known = daily_log().line(date).and_then(|line| line::read(cards.clone(), line));
    known.unwrap_or_else(|| PuzzleRun::new(cards))
}

pub fn quick() -> Option<PuzzleRun> {
    read_quick(&load_text(QUICK)?)
}

fn read_quick(text: &str) -> Option<PuzzleRun> {
    let (cards, line) = text.split_once(' ')?;
    let cards: Vec<Card> = cards.split('.').map(|card| card.parse().ok()).collect::<Option<_>>()?;
    let run = line::read(cards, line)?;
    (run.cards.len() == 9 && run.goal() == ::odds::SETS_IN_NINE).then_some(run)
}

fn quick_text(run: &PuzzleRun, now: u64) -> String {
    let cards: Vec<String> = run.cards.iter().map(ToString::to_string).collect();
    format!("{} {}", cards.join("."), line::write(run, now))
}

/// Stores a puzzle. A day that was only looked at is not stored.
pub fn save(kind: PuzzleKind, run: &PuzzleRun, now: u64) {
    match kind {
        PuzzleKind::Quick => store_text(QUICK, &quick_text(run, now)),
        PuzzleKind::Daily(_) if !run.is_touched(now) => {}
        PuzzleKind::Daily(date) => {
            let mut log = daily_log();
            // Another window may be further; what is solved or found there stays.
            let kept = log.line(date).and_then(|line| line::read(run.cards.to_vec(), line));
            if log.line(date).is_some_and(line::is_solved)
                || kept.is_some_and(|kept| kept.found.len() > run.found.len())
            {
                return;
            }
            log.write(date, &line::write(run, now));
            store_text(DAILY, log.text());
        }
    }
}

#[cfg(test)]
mod tests {
    use ::odds::{Random, nine_puzzle};

    use super::*;

    #[test]
    fn a_quick_start_puzzle_is_read_with_its_cards() {
        let mut run = PuzzleRun::new(nine_puzzle("red".parse().unwrap(), &mut Random::new(7)).to_vec());
        run.look(true, 0);
        run.take_hint();
        let text = quick_text(&run, 3_000);
        assert_eq!(quick_text(&read_quick(&text).unwrap(), 0), text);
        for wrong in ["", "1srd 1 0 0 going - -", "1srd.nonsense 1 0 0 going - -"] {
            assert_eq!(read_quick(wrong), None, "{wrong}");
        }
    }
}
