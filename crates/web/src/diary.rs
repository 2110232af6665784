//! What somebody has found and how quickly, kept by the browser for them alone.
//!
//! One line an entry, the newest last: `time game kind milliseconds differing`. Lines are added without reading the others.

use std::fmt;
use std::str::FromStr;

use web_ui::browser::{load_text, store_text, window};

use crate::browser::now;

/// Where the browser keeps it.
const NAME: &str = "tercet.diary";

/// How many letters are kept at most; then the older half goes. A browser keeps five million for a page.
const MOST: usize = 400_000;

/// Where something was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// At a table on a server.
    Table,
    /// At a table in this browser.
    Here,
    /// In the quick-start puzzle.
    Puzzle,
    /// In the puzzle of a day.
    Daily,
    /// In a drill.
    Drill,
}

/// What somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Found a Set in so many milliseconds, in which so many features differ.
    Found {
        /// Since the cards lay there as they do.
        milliseconds: u32,
        /// How many features differ.
        differing: u8,
    },
    /// Took three cards that are none, or called for nothing.
    Wrong,
}

/// A line of the diary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Where.
    pub game: Game,
    /// What.
    pub deed: Deed,
}

impl Game {
    /// Every game.
    pub const ALL: [Game; 5] = [Game::Table, Game::Here, Game::Puzzle, Game::Daily, Game::Drill];

    /// Its name in the diary and for messages.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Table => "table",
            Game::Here => "here",
            Game::Puzzle => "puzzle",
            Game::Daily => "daily",
            Game::Drill => "drill",
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Entry { at, game, deed } = self;
        match deed {
            Deed::Found { milliseconds, differing } => {
                write!(f, "{at} {} found {milliseconds} {differing}", game.name())
            }
            Deed::Wrong => write!(f, "{at} {} wrong", game.name()),
        }
    }
}

/// A line that is no entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntry;

impl FromStr for Entry {
    type Err = NoEntry;

    fn from_str(line: &str) -> Result<Entry, NoEntry> {
        let words: Vec<&str> = line.split(' ').collect();
        let (at, game, deed) = match words[..] {
            [at, game, "found", milliseconds, differing] => {
                let milliseconds = milliseconds.parse().map_err(|_| NoEntry)?;
                let differing = differing.parse().map_err(|_| NoEntry)?;
                (at, game, Deed::Found { milliseconds, differing })
            }
            [at, game, "wrong"] => (at, game, Deed::Wrong),
            _ => return Err(NoEntry),
        };
        let game = Game::ALL.into_iter().find(|one| one.name() == game).ok_or(NoEntry)?;
        Ok(Entry { at: at.parse().map_err(|_| NoEntry)?, game, deed })
    }
}

/// Adds a line.
pub fn note(game: Game, deed: Deed) {
    let mut diary = text();
    if diary.len() > MOST {
        diary = newer_half(&diary).to_owned();
    }
    diary += &format!("{}\n", Entry { at: now().0, game, deed });
    store_text(NAME, &diary);
}

fn newer_half(diary: &str) -> &str {
    // Lines hold nothing but ASCII, so every place is one between two letters.
    let middle = diary.get(diary.len() / 2..).unwrap_or_default();
    middle.split_once('\n').map_or("", |(_, newer)| newer)
}

/// Every line, the newest last.
pub fn entries() -> Vec<Entry> {
    text().lines().filter_map(|line| line.parse().ok()).collect()
}

/// The diary as it is kept, to be taken elsewhere.
pub fn text() -> String {
    load_text(NAME).unwrap_or_default()
}

/// Throws the diary away.
pub fn burn() {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(NAME);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_is_read_as_it_was_written() {
        for game in Game::ALL {
            for deed in [Deed::Found { milliseconds: 12_345, differing: 4 }, Deed::Wrong] {
                let entry = Entry { at: 1_763_290_000_000, game, deed };
                assert_eq!(entry.to_string().parse(), Ok(entry));
            }
        }
        for line in
            ["", "1", "1 table lost", "x here wrong", "1 here found 5", "1 here found 5 6 7", "1 moon wrong"]
        {
            assert_eq!(line.parse::<Entry>(), Err(NoEntry), "{line}");
        }
    }

    #[test]
    fn the_older_half_ends_with_a_line() {
        assert_eq!(newer_half("1 here wrong\n2 here wrong\n3 here wrong\n"), "3 here wrong\n");
    }
}
