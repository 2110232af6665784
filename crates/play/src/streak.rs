//! Streaks: days in a row on which something was done.

use engine::Date;

/// Days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to the last day, as long as the day after it is not over.
    pub now: u32,
    /// The most ever.
    pub best: u32,
}

impl Streak {
    /// The streak of these days, which are in order.
    pub fn of(days: &[Date], oldest_open: Date) -> Streak {
        let (mut streak, mut last) = (Streak::default(), None::<Date>);
        for &day in days {
            let goes_on = last.and_then(Date::next) == Some(day);
            streak.now = if goes_on { streak.now + 1 } else { 1 };
            streak.best = streak.best.max(streak.now);
            last = Some(day);
        }
        let lives = last.and_then(Date::next).is_some_and(|next| next >= oldest_open);
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
        for (case, solved, oldest_open, now, best) in [
            ("a month", &["2026-11-29", "2026-11-30", "2026-12-01"][..], "2026-12-01", 3, 3),
            ("a year", &["2026-12-31", "2027-01-01"], "2027-01-02", 2, 2),
            ("a leap year", &["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01", 3, 3),
            ("no leap year", &["2027-02-28", "2027-03-01"], "2027-03-01", 2, 2),
            ("29 February was left out", &["2028-02-28", "2028-03-01"], "2028-03-01", 1, 1),
            ("today is solved", &days[..3], "2026-11-12", 3, 3),
            ("a date that begins elsewhere first is solved", &days[..3], "2026-11-10", 3, 3),
            ("the next day may still be solved", &days[..3], "2026-11-13", 3, 3),
            ("the next day is over everywhere", &days[..3], "2026-11-14", 0, 3),
            ("a new streak", &days, "2026-11-15", 1, 3),
            ("nothing is solved", &[], "2026-11-15", 0, 0),
        ] {
            let solved: Vec<Date> = solved.iter().map(|text| day(text)).collect();
            assert_eq!(Streak::of(&solved, day(oldest_open)), Streak { now, best }, "{case}");
        }
    }
}
