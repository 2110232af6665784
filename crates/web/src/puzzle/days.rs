//! The daily puzzles: which exist, the stored results, and the streak of solved days.

use ::odds::Date;

use super::store::is_in_time;

const FIRST: (u16, u8, u8) = (2025, 1, 1);

const DAY: u64 = 86_400_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DayError {
    NoDay,
    TooEarly,
    /// The day has not begun.
    TooLate(Date),
}

pub fn first() -> Option<Date> {
    let (year, month, day) = FIRST;
    Date::new(year, month, day).ok()
}

/// The date at a time. Days begin at midnight UTC.
pub fn today(now: u64) -> Option<Date> {
    Date::after_epoch(now / DAY)
}

/// Milliseconds left of the day.
pub fn left(now: u64) -> u64 {
    DAY - now % DAY
}

/// The date in a text, if its puzzle is available.
pub fn playable(text: &str, now: u64) -> Result<Date, DayError> {
    let date: Date = text.parse().map_err(|_| DayError::NoDay)?;
    match () {
        () if first().is_some_and(|first| date < first) => Err(DayError::TooEarly),
        () if today(now).is_some_and(|today| date > today) => Err(DayError::TooLate(date)),
        () => Ok(date),
    }
}

/// The stored results: a line for each day, which begins with the date.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyLog(pub String);

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

    pub fn streak(&self, today: Date) -> Streak {
        let solved = self.lines().filter(|(_, line)| is_in_time(line));
        Streak::of(&solved.filter_map(|(day, _)| day.parse().ok()).collect::<Vec<_>>(), today)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to today, or to yesterday as long as today is not over.
    pub now: u32,
    pub best: u32,
}

impl Streak {
    /// The streak of these days, which are in order.
    fn of(solved: &[Date], today: Date) -> Streak {
        let (mut streak, mut last) = (Streak::default(), None::<Date>);
        for &day in solved {
            let goes_on = last.and_then(Date::next) == Some(day);
            streak.now = if goes_on { streak.now + 1 } else { 1 };
            streak.best = streak.best.max(streak.now);
            last = Some(day);
        }
        let lives = last.is_some_and(|last| last == today || last.next() == Some(today));
        if lives { streak } else { Streak { now: 0, ..streak } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn streaks_go_over_ends_of_months_and_years_and_live_until_a_whole_day_has_passed() {
        let days = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-15"];
        for (case, solved, today, now, best) in [
            ("a month", &["2026-11-29", "2026-11-30", "2026-12-01"][..], "2026-12-01", 3, 3),
            ("a year", &["2026-12-31", "2027-01-01"], "2027-01-02", 2, 2),
            ("a leap year", &["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01", 3, 3),
            ("no leap year", &["2027-02-28", "2027-03-01"], "2027-03-01", 2, 2),
            ("29 February was left out", &["2028-02-28", "2028-03-01"], "2028-03-01", 1, 1),
            ("today is solved", &days[..3], "2026-11-12", 3, 3),
            ("today may still be solved", &days[..3], "2026-11-13", 3, 3),
            ("a whole day has passed", &days[..3], "2026-11-14", 0, 3),
            ("a new streak", &days, "2026-11-15", 1, 3),
            ("nothing is solved", &[], "2026-11-15", 0, 0),
        ] {
            let solved: Vec<Date> = solved.iter().map(|text| day(text)).collect();
            assert_eq!(Streak::of(&solved, day(today)), Streak { now, best }, "{case}");
        }
    }

    #[test]
    fn the_book_keeps_one_line_a_day_in_order() {
        let mut log = DailyLog::default();
        log.write(day("2026-11-16"), "5 0 0 going - -");
        log.write(day("2026-11-15"), "9 0 0 solved - -");
        log.write(day("2026-11-16"), "7 0 0 solved - -");
        assert_eq!(log.0, "2026-11-15 9 0 0 solved - -\n2026-11-16 7 0 0 solved - -\n");
        assert_eq!(log.line(day("2026-11-16")), Some("7 0 0 solved - -"));
        assert_eq!(log.line(day("2026-11-14")), None);
        assert_eq!(log.streak(day("2026-11-16")), Streak { now: 2, best: 2 });
        log.write(day("2026-11-15"), "9 0 0 late - -");
        assert_eq!(log.streak(day("2026-11-16")), Streak { now: 1, best: 1 });
    }

    #[test]
    fn days_begin_at_midnight_and_those_to_come_have_no_puzzle() {
        let noon = 20_773 * DAY + DAY / 2;
        assert_eq!(today(noon), Some(day("2026-11-16")));
        assert_eq!((left(noon), left(noon + DAY / 2 - 1), left(noon + DAY / 2)), (DAY / 2, 1, DAY));
        assert_eq!(playable("2026-11-16", noon), Ok(day("2026-11-16")));
        assert_eq!(playable("2025-01-01", noon), Ok(day("2025-01-01")));
        assert_eq!(playable("2024-12-31", noon), Err(DayError::TooEarly));
        assert_eq!(playable("2026-11-17", noon), Err(DayError::TooLate(day("2026-11-17"))));
        assert_eq!(playable("2026-11-17", noon + DAY / 2), Ok(day("2026-11-17")));
        for text in ["", "today", "2026-02-30", "16.11.2026"] {
            assert_eq!(playable(text, noon), Err(DayError::NoDay), "{text}");
        }
    }
}
