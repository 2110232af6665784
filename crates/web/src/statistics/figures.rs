//! Summaries of the diary: counts, medians, shares, days and weeks.

use play::median;

use crate::diary::{DiaryEvent, Entry, Game, written};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Above so many days, weeks are shown.
const MOST_DAYS: u64 = 31;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    pub found: usize,
    pub wrong: usize,
    pub best: Option<u64>,
    pub median: Option<u64>,
}

impl Summary {
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Summary {
        let (mut times, mut wrong) = (Vec::new(), 0);
        for entry in entries {
            match entry.event {
                DiaryEvent::Found { milliseconds, .. } => times.push(milliseconds.into()),
                DiaryEvent::Wrong => wrong += 1,
                DiaryEvent::Missed { .. } => {}
            }
        }
        times.sort_unstable();
        Summary { found: times.len(), wrong, best: times.first().copied(), median: median(&times) }
    }

    /// The share of calls that were right; `None` without a call.
    pub fn hit_rate(&self) -> Option<f64> {
        let calls = self.found + self.wrong;
        (calls > 0).then(|| self.found as f64 / calls as f64)
    }
}

/// The Sets in which so many features differ.
pub fn by_differing(entries: &[Entry], features: u8) -> Summary {
    let differs =
        |entry: &&Entry| matches!(entry.event, DiaryEvent::Found { differing, .. } if differing == features);
    Summary::of(entries.iter().filter(differs))
}

pub fn by_game(entries: &[Entry], game: Game) -> Summary {
    Summary::of(entries.iter().filter(|entry| entry.game == game))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    pub weeks: bool,
    /// The first day of each, counted since 1970; the oldest first.
    pub spans: Vec<(u64, Summary)>,
}

/// The entries' times are local.
pub fn history(entries: &[Entry]) -> History {
    let day = |entry: &Entry| entry.at / DAY;
    let (first, last) = (entries.iter().map(day).min(), entries.iter().map(day).max());
    let weeks = last.zip(first).is_some_and(|(last, first)| last - first >= MOST_DAYS);
    let span = |entry: &Entry| if weeks { monday(day(entry)) } else { day(entry) };
    let mut starts: Vec<u64> = entries.iter().map(span).collect();
    starts.sort_unstable();
    starts.dedup();
    let sum = |start: u64| (start, Summary::of(entries.iter().filter(|entry| span(entry) == start)));
    History { weeks, spans: starts.into_iter().map(sum).collect() }
}

/// The Monday of a day's week. Day 0 was a Thursday.
fn monday(day: u64) -> u64 {
    day.saturating_sub((day + 3) % 7)
}

/// The diary as CSV. Times are UTC.
pub fn table(entries: &[Entry], date: impl Fn(u64) -> String) -> String {
    let mut text = "time,game,deed,milliseconds,differing,cards\r\n".to_owned();
    for entry in entries {
        let (at, game) = (date(entry.at), entry.game.name());
        let event = match entry.event {
            DiaryEvent::Found { milliseconds, differing, cards } => {
                format!("found,{milliseconds},{differing},{}", cards.map(written).unwrap_or_default())
            }
            DiaryEvent::Missed { cards } => format!("missed,,,{}", written(cards)),
            DiaryEvent::Wrong => "wrong,,,".to_owned(),
        };
        text += &format!("{at},{game},{event}\r\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diary::cards_of;

    fn found(at: u64, game: Game, milliseconds: u32, differing: u8) -> Entry {
        Entry { at, game, event: DiaryEvent::Found { milliseconds, differing, cards: None } }
    }

    fn wrong(at: u64, game: Game) -> Entry {
        Entry { at, game, event: DiaryEvent::Wrong }
    }

    #[test]
    fn sums_tell_apart_what_differs_and_where() {
        let entries = [
            found(1, Game::Table, 9_000, 4),
            found(2, Game::Daily, 3_000, 1),
            wrong(3, Game::Daily),
            found(4, Game::Daily, 5_000, 1),
            found(5, Game::Here, 1_000, 2),
        ];
        let all = Summary::of(&entries);
        assert_eq!(all, Summary { found: 4, wrong: 1, best: Some(1_000), median: Some(4_000) });
        assert_eq!(all.hit_rate(), Some(0.8));
        assert_eq!(by_differing(&entries, 1).median, Some(4_000));
        assert_eq!(by_differing(&entries, 3), Summary::default());
        let daily = by_game(&entries, Game::Daily);
        assert_eq!((daily.found, daily.wrong, daily.best), (2, 1, Some(3_000)));
        assert_eq!(by_game(&entries, Game::Drill).hit_rate(), None);
    }

    #[test]
    fn a_long_history_stands_in_weeks() {
        let monday_of_2026_11_16 = 20_773;
        assert_eq!(monday(monday_of_2026_11_16 + 6), monday_of_2026_11_16);
        assert_eq!(monday(monday_of_2026_11_16), monday_of_2026_11_16);
        let at = |day: u64| found((monday_of_2026_11_16 + day) * DAY + 5, Game::Here, 1000, 2);
        for (days, weeks, found) in [
            (&[0, 2, 2][..], false, &[(0, 1), (2, 2)][..]),
            (&[0, 6, 7, 40], true, &[(0, 2), (7, 1), (35, 1)]),
        ] {
            let history = history(&days.iter().map(|&day| at(day)).collect::<Vec<_>>());
            assert_eq!(history.weeks, weeks, "{days:?}");
            let spans = history.spans.iter().map(|(day, sum)| (day - monday_of_2026_11_16, sum.found));
            assert_eq!(spans.collect::<Vec<_>>(), found);
        }
        assert!(history(&[]).spans.is_empty());
    }

    #[test]
    fn other_programs_get_a_line_for_each_entry() {
        let cards = cards_of("1srd2tgo3epq").unwrap();
        let missed = Entry { at: 3, game: Game::Here, event: DiaryEvent::Missed { cards } };
        let entries = [found(1, Game::Table, 9_000, 4), wrong(2, Game::Drill), missed];
        assert_eq!(
            table(&entries, |at| at.to_string()),
            "time,game,deed,milliseconds,differing,cards\r\n\
             1,table,found,9000,4,\r\n2,drill,wrong,,,\r\n3,here,missed,,,1srd2tgo3epq\r\n"
        );
    }
}
