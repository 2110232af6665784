//! Stored puzzles: a line for every day, and the last quick-start puzzle.

use ::odds::{Date, daily_puzzle};
use engine::Card;
use web_ui::browser::{load_text, store_text};

use super::days::Book;
use super::line;
use super::run::Run;
use super::solving::Kind;

const DAILY: &str = "tercet.daily";

/// The quick-start puzzle: its cards with points between them, then its line.
const QUICK: &str = "tercet.puzzle";

pub fn book() -> Book {
    Book::new(load_text(DAILY).unwrap_or_default())
}

pub fn day(date: Date) -> Run {
    let cards = daily_puzzle(date).to_vec();
    let known = book().line(date).and_then(|line| line::read(cards.clone(), line));
    known.unwrap_or_else(|| Run::new(cards))
}

pub fn quick() -> Option<Run> {
    read_quick(&load_text(QUICK)?)
}

fn read_quick(text: &str) -> Option<Run> {
    let (cards, line) = text.split_once(' ')?;
    let cards: Vec<Card> = cards.split('.').map(|card| card.parse().ok()).collect::<Option<_>>()?;
    let run = line::read(cards, line)?;
    (run.cards().len() == 9 && run.goal() == ::odds::SETS_IN_NINE).then_some(run)
}

fn quick_text(run: &Run, now: u64) -> String {
    let cards: Vec<String> = run.cards().iter().map(ToString::to_string).collect();
    format!("{} {}", cards.join("."), line::write(run, now))
}

/// Stores a puzzle. A day that was only looked at is not stored.
pub fn save(kind: Kind, run: &Run, now: u64) {
    match kind {
        Kind::Quick => store_text(QUICK, &quick_text(run, now)),
        Kind::Daily(_) if !run.is_touched(now) => {}
        Kind::Daily(date) => {
            let mut book = book();
            // Another window may be further; what is solved or found there stays.
            let kept = book.line(date).and_then(|line| line::read(run.cards().to_vec(), line));
            if book.line(date).is_some_and(line::is_solved)
                || kept.is_some_and(|kept| kept.found().len() > run.found().len())
            {
                return;
            }
            book.write(date, &line::write(run, now));
            store_text(DAILY, book.text());
        }
    }
}

#[cfg(test)]
mod tests {
    use ::odds::{Random, nine_puzzle};

    use super::*;

    #[test]
    fn a_quick_start_puzzle_is_read_with_its_cards() {
        let mut run = Run::new(nine_puzzle("red".parse().unwrap(), &mut Random::new(7)).to_vec());
        run.look(true, 0);
        run.take_hint();
        let text = quick_text(&run, 3_000);
        assert_eq!(quick_text(&read_quick(&text).unwrap(), 0), text);
        for wrong in ["", "1srd 1 0 0 going - -", "1srd.nonsense 1 0 0 going - -"] {
            assert_eq!(read_quick(wrong), None, "{wrong}");
        }
    }
}
