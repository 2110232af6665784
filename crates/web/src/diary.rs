//! The player's finds and mistakes, stored by the browser and not sent anywhere.
//!
//! One line an entry, the newest last: `time game kind milliseconds differing cards`. Lines are added without reading the others.
//! Older lines name no cards.

use engine::{Card, Claim, Event, Fact, Judgement, Triple};
use play::Find;
use web_ui::browser::{load_text, store_text, window};

use crate::browser::now;

const NAME: &str = "tercet.diary";

/// The most characters that are stored; above it the older half is removed. Browsers store five million for a site.
const MOST: usize = 400_000;

named! {
    Game {
        Table = "table",
        /// At a table in this browser.
        Here = "here",
        Puzzle = "puzzle",
        Daily = "daily",
        Drill = "drill",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiaryEvent {
    Found {
        /// Since the cards on the table last changed.
        milliseconds: u32,
        /// The number of features that differ in it.
        differing: u8,
        /// Unknown in older entries.
        cards: Option<Triple>,
    },
    /// This Set lay there when the player took it for granted that there was none, or was found with a hint.
    Missed { cards: Triple },
    /// Picked three cards that are no Set, or called without a claim.
    Wrong,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Milliseconds since 1970.
    pub at: u64,
    pub game: Game,
    pub event: DiaryEvent,
}

impl DiaryEvent {
    /// What the player of an event's seat did, if it was a find or a wrong call.
    pub fn of(event: &Event, find: Option<Find>) -> Option<DiaryEvent> {
        match &event.fact {
            Fact::WrongCall { .. } => Some(DiaryEvent::Wrong),
            Fact::Taken { cards, .. } | Fact::Found { cards, .. } => {
                Some(DiaryEvent::found(set_of(cards)?, find?.took))
            }
            _ => None,
        }
    }

    pub fn found(cards: Triple, milliseconds: u64) -> DiaryEvent {
        let differing = Judgement::of_set(cards).differing() as u8;
        DiaryEvent::Found {
            milliseconds: milliseconds.try_into().unwrap_or(u32::MAX),
            differing,
            cards: Some(cards),
        }
    }
}

/// The cards of a find that the diary keeps: a Set of the usual cards, which is what its reader can be coached in.
fn set_of(cards: &Claim) -> Option<Triple> {
    cards.triple().filter(|cards| cards.iter().all(|card| Card::new(card.index()) == Some(*card)))
}

/// Three cards in one word, such as `1srd2tgo3epq`.
pub fn written(cards: Triple) -> String {
    cards.map(|card| card.to_string()).concat()
}

/// Reads what [`written`] has written.
pub fn cards_of(text: &str) -> Option<Triple> {
    let card = |place: usize| text.get(4 * place..4 * place + 4)?.parse::<Card>().ok();
    let cards = [card(0)?, card(1)?, card(2)?];
    let are_different = cards[0] != cards[1] && cards[1] != cards[2] && cards[0] != cards[2];
    (text.len() == 12 && are_different).then_some(cards)
}

impl Entry {
    fn line(&self) -> String {
        let (at, game) = (self.at, self.game.name());
        match self.event {
            DiaryEvent::Found { milliseconds, differing, cards } => {
                let cards = cards.map(|cards| format!(" {}", written(cards))).unwrap_or_default();
                format!("{at} {game} found {milliseconds} {differing}{cards}\n")
            }
            DiaryEvent::Missed { cards } => format!("{at} {game} missed {}\n", written(cards)),
            DiaryEvent::Wrong => format!("{at} {game} wrong\n"),
        }
    }

    fn read(line: &str) -> Option<Entry> {
        let words: Vec<&str> = line.split(' ').collect();
        let (at, game, event) = match words[..] {
            [at, game, "found", milliseconds, differing, ref rest @ ..] => {
                let cards = match rest {
                    [] => None,
                    [cards] => Some(cards_of(cards)?),
                    _ => return None,
                };
                let (milliseconds, differing) = (milliseconds.parse().ok()?, differing.parse().ok()?);
                (at, game, DiaryEvent::Found { milliseconds, differing, cards })
            }
            [at, game, "missed", cards] => (at, game, DiaryEvent::Missed { cards: cards_of(cards)? }),
            [at, game, "wrong"] => (at, game, DiaryEvent::Wrong),
            _ => return None,
        };
        Some(Entry { at: at.parse().ok()?, game: Game::named(game)?, event })
    }
}

pub fn add(game: Game, event: DiaryEvent) {
    let mut diary = text();
    if diary.len() > MOST {
        diary = newer_half(&diary).to_owned();
    }
    diary += &Entry { at: now().0, game, event }.line();
    store_text(NAME, &diary);
}

fn newer_half(diary: &str) -> &str {
    // Lines are ASCII, so every index is a character boundary.
    let middle = diary.get(diary.len() / 2..).unwrap_or_default();
    middle.split_once('\n').map_or("", |(_, newer)| newer)
}

/// The newest last.
pub fn entries() -> Vec<Entry> {
    text().lines().filter_map(Entry::read).collect()
}

fn text() -> String {
    load_text(NAME).unwrap_or_default()
}

pub fn clear() {
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
            let cards = cards_of("1srd2tgo3epq").unwrap();
            for event in [
                DiaryEvent::found(cards, 12_345),
                DiaryEvent::Found { milliseconds: 12_345, differing: 4, cards: None },
                DiaryEvent::Missed { cards },
                DiaryEvent::Wrong,
            ] {
                let entry = Entry { at: 1_763_290_000_000, game, event };
                assert_eq!(Entry::read(entry.line().trim_end()), Some(entry));
            }
        }
        for line in [
            "",
            "1",
            "1 table lost",
            "x here wrong",
            "1 here found 5",
            "1 here found 5 6 7",
            "1 here missed 1srd1srd3epq",
            "1 here missed 1srd2tgo3epq1",
            "1 here missed ééé",
            "1 moon wrong",
        ] {
            assert_eq!(Entry::read(line), None, "{line}");
        }
    }

    #[test]
    fn the_older_half_ends_with_a_line() {
        assert_eq!(newer_half("1 here wrong\n2 here wrong\n3 here wrong\n"), "3 here wrong\n");
    }
}
