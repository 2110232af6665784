//! The daily puzzles: which day is today, which days exist, the stored results, and the streak of solved days.
//!
//! Today is the date of the player's own clock. A date is open while it is that date anywhere on earth, so a player who travels,
//! or solves a friend's puzzle across the date line, loses no streak.

use ::odds::Date;
use play::Streak;

use super::store::{is_in_time, solved_in};
use crate::browser::zone_offset;

const FIRST: (u16, u8, u8) = (2025, 1, 1);

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DayError {
    NoDay,
    TooEarly,
    /// The day has not begun anywhere on earth.
    TooLate(Date),
}

pub fn first() -> Option<Date> {
    let (year, month, day) = FIRST;
    Date::new(year, month, day).ok()
}

/// The date of a player's clock.
pub fn today(now: u64) -> Option<Date> {
    date_in(zone_offset(now), now)
}

/// The date at a time where clocks are ahead of UTC by so many milliseconds.
fn date_in(offset: i64, now: u64) -> Option<Date> {
    Date::after_epoch(now.saturating_add_signed(offset) / DAY as u64)
}

/// Milliseconds until midnight on a player's clock.
pub fn left(now: u64) -> u64 {
    left_in(zone_offset, now)
}

fn left_in(offset: impl Fn(u64) -> i64, now: u64) -> u64 {
    let before = offset(now);
    let left = DAY - (now as i64 + before).rem_euclid(DAY);
    // A day on which clocks are set forward or back is an hour shorter or longer.
    let change = offset(now.saturating_add_signed(left)) - before;
    (left - change).max(0) as u64
}

/// The date in a text, if its puzzle is available.
pub fn playable(text: &str, now: u64) -> Result<Date, DayError> {
    let date: Date = text.parse().map_err(|_| DayError::NoDay)?;
    match () {
        () if first().is_some_and(|first| date < first) => Err(DayError::TooEarly),
        () if now < date.opens().0 => Err(DayError::TooLate(date)),
        () => Ok(date),
    }
}

/// The stored results: a line for each day, which begins with the date.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyLog(pub String);

/// A day whose puzzle is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolvedDay {
    pub date: Date,
    /// In milliseconds.
    pub time: u64,
    /// Whether it was solved while it was open, so that it counts for the streak.
    pub in_time: bool,
}

impl DailyLog {
    fn lines(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.lines().filter_map(|line| line.split_once(' '))
    }

    pub fn line(&self, date: Date) -> Option<&str> {
        let date = date.to_string();
        self.lines().find(|(day, _)| *day == date).map(|(_, line)| line)
    }

    pub fn write(&mut self, date: Date, line: &str) {
        let date = date.to_string();
        let others = self.lines().filter(|(day, _)| *day != date);
        let mut lines: Vec<String> = others.map(|(day, line)| format!("{day} {line}\n")).collect();
        lines.push(format!("{date} {line}\n"));
        // Sorting the lines sorts the dates.
        lines.sort_unstable();
        self.0 = lines.concat();
    }

    /// The oldest first.
    pub fn solved(&self) -> Vec<SolvedDay> {
        let day = |(day, line): (&str, &str)| {
            Some(SolvedDay { date: day.parse().ok()?, time: solved_in(line)?, in_time: is_in_time(line) })
        };
        self.lines().filter_map(day).collect()
    }

    pub fn streak(&self, oldest_open: Date) -> Streak {
        let solved = self.solved().into_iter().filter(|day| day.in_time);
        Streak::of(&solved.map(|day| day.date).collect::<Vec<_>>(), oldest_open)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: u64 = (20_773 * DAY + DAY / 2) as u64;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn at(hours: i64) -> u64 {
        NOON.saturating_add_signed(hours * HOUR)
    }

    #[test]
    fn the_log_keeps_one_line_a_day_in_order() {
        let mut log = DailyLog::default();
        log.write(day("2026-11-16"), "5 0 0 going - -");
        log.write(day("2026-11-15"), "9 0 0 solved - -");
        assert_eq!(log.solved().len(), 1, "a day that is begun is not solved");
        log.write(day("2026-11-16"), "7 0 0 solved - -");
        assert_eq!(log.0, "2026-11-15 9 0 0 solved - -\n2026-11-16 7 0 0 solved - -\n");
        assert_eq!(log.line(day("2026-11-16")), Some("7 0 0 solved - -"));
        assert_eq!(log.line(day("2026-11-14")), None);
        assert_eq!(log.streak(day("2026-11-16")), Streak { now: 2, best: 2 });
        log.write(day("2026-11-15"), "9 0 0 late - -");
        assert_eq!(log.streak(day("2026-11-16")), Streak { now: 1, best: 1 });
        let late = SolvedDay { date: day("2026-11-15"), time: 9, in_time: false };
        assert_eq!(log.solved()[0], late);
    }

    #[test]
    fn today_is_the_date_of_the_clock_on_the_wall() {
        assert_eq!(date_in(0, NOON), Some(day("2026-11-16")));
        assert_eq!(date_in(14 * HOUR, NOON), Some(day("2026-11-17")), "Kiritimati");
        assert_eq!(date_in(-12 * HOUR, at(-1)), Some(day("2026-11-15")), "Baker Island");
        assert_eq!(
            date_in(330 * 60_000, at(6)),
            Some(day("2026-11-16")),
            "India, half an hour before midnight"
        );
        assert_eq!(date_in(330 * 60_000, at(7)), Some(day("2026-11-17")));
    }

    #[test]
    fn the_next_puzzle_comes_at_midnight_also_when_clocks_change() {
        assert_eq!(left_in(|_| 0, NOON), 12 * HOUR as u64);
        assert_eq!(left_in(|_| -5 * HOUR, NOON), 17 * HOUR as u64);
        assert_eq!(left_in(|_| 330 * 60_000, NOON), (6 * HOUR + HOUR / 2) as u64);
        let forward = |time: u64| if time < at(3) { HOUR } else { 2 * HOUR };
        assert_eq!(left_in(forward, NOON), 10 * HOUR as u64, "the day is an hour shorter");
        let back = |time: u64| if time < at(3) { 2 * HOUR } else { HOUR };
        assert_eq!(left_in(back, NOON), 11 * HOUR as u64, "the day is an hour longer");
    }

    #[test]
    fn days_that_have_begun_nowhere_have_no_puzzle() {
        assert_eq!(playable("2026-11-16", NOON), Ok(day("2026-11-16")));
        assert_eq!(playable("2025-01-01", NOON), Ok(day("2025-01-01")));
        assert_eq!(playable("2024-12-31", NOON), Err(DayError::TooEarly));
        assert_eq!(playable("2026-11-17", at(-3)), Err(DayError::TooLate(day("2026-11-17"))));
        assert_eq!(playable("2026-11-17", at(-2)), Ok(day("2026-11-17")), "it has begun in Kiritimati");
        for text in ["", "today", "2026-02-30", "16.11.2026"] {
            assert_eq!(playable(text, NOON), Err(DayError::NoDay), "{text}");
        }
    }
}
