//! A day of the Gregorian calendar, and for how long it is that day somewhere on earth.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::time::Time;
use crate::wire::as_text;

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

/// How much earlier than in UTC a date begins, where it begins first: in UTC+14.
const FIRST_ZONE: u64 = 14 * HOUR;
/// How much later than in UTC a date ends, where it ends last: in UTC−12.
const LAST_ZONE: u64 = 12 * HOUR;

/// A day that exists, from the year 1 to the year 9999.
///
/// ```
/// use engine::Date;
///
/// let leap: Date = "2028-02-29".parse()?;
/// assert_eq!(leap.to_string(), "2028-02-29");
/// assert!("2027-02-29".parse::<Date>().is_err());
/// # Ok::<(), engine::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DateError {
    #[error("{text:?} is not a date like 2026-01-31")]
    NotADate { text: String },
    #[error("the calendar has no day {year:04}-{month:02}-{day:02}")]
    NoSuchDay { year: u16, month: u8, day: u8 },
}

impl Date {
    pub const fn new(year: u16, month: u8, day: u8) -> Result<Date, DateError> {
        if year >= 1 && year <= 9999 && day >= 1 && day <= days_in(year, month) {
            Ok(Date { year, month, day })
        } else {
            Err(DateError::NoSuchDay { year, month, day })
        }
    }

    /// The day so many days after 1 January 1970, as clocks count; none after the year 9999.
    ///
    /// ```
    /// use engine::Date;
    ///
    /// assert_eq!(Date::after_epoch(20_773), "2026-11-16".parse().ok());
    /// assert_eq!(Date::after_epoch(u64::MAX), None);
    /// ```
    pub fn after_epoch(days: u64) -> Option<Date> {
        let (mut year, mut left) = (1970, days);
        while year <= 9999 {
            for month in 1..=12 {
                let days = u64::from(days_in(year, month));
                if left < days {
                    return Some(Date { year, month, day: left as u8 + 1 });
                }
                left -= days;
            }
            year += 1;
        }
        None
    }

    /// The newest date that has begun somewhere on earth.
    pub fn newest(now: Time) -> Option<Date> {
        Date::after_epoch(now.0.saturating_add(FIRST_ZONE) / DAY)
    }

    /// The oldest date that it still is somewhere on earth.
    pub fn oldest_open(now: Time) -> Option<Date> {
        Date::after_epoch(now.0.saturating_sub(LAST_ZONE) / DAY)
    }

    /// Whether it is this date somewhere on earth, which it is for 50 hours.
    ///
    /// ```
    /// use engine::{Date, Time};
    ///
    /// let date: Date = "2026-11-16".parse()?;
    /// assert_eq!(date.closes().0 - date.opens().0, 50 * 3_600_000);
    /// assert!(date.is_open(date.opens()) && !date.is_open(date.closes()));
    /// # Ok::<(), engine::DateError>(())
    /// ```
    pub fn is_open(self, now: Time) -> bool {
        self.opens() <= now && now < self.closes()
    }

    /// When it becomes this date where it does first; 1970 for earlier dates.
    pub fn opens(self) -> Time {
        Time(self.midnight().saturating_sub(FIRST_ZONE))
    }

    /// When it is over where it is last.
    pub fn closes(self) -> Time {
        Time(self.midnight() + DAY + LAST_ZONE)
    }

    /// When it begins in UTC, in milliseconds since 1970.
    fn midnight(self) -> u64 {
        let years = (1970..self.year).map(|year| if days_in(year, 2) == 29 { 366 } else { 365 });
        let months = (1..self.month).map(|month| u64::from(days_in(self.year, month)));
        (years.sum::<u64>() + months.sum::<u64>() + u64::from(self.day) - 1) * DAY
    }

    /// The next day; none after the year 9999.
    pub fn next(self) -> Option<Date> {
        let Date { year, month, day } = self;
        let later = [(year, month, day + 1), (year, month + 1, 1), (year + 1, 1, 1)];
        later.into_iter().find_map(|(year, month, day)| Date::new(year, month, day).ok())
    }

    /// The day before; none before the year 1.
    ///
    /// ```
    /// use engine::Date;
    ///
    /// let march: Date = "2028-03-01".parse()?;
    /// assert_eq!(march.previous(), "2028-02-29".parse().ok());
    /// # Ok::<(), engine::DateError>(())
    /// ```
    pub fn previous(self) -> Option<Date> {
        let Date { year, month, day } = self;
        let in_year = (month > 1).then(|| (year, month - 1, days_in(year, month - 1)));
        let earlier = [Some((year, month, day - 1)), in_year, Some((year - 1, 12, 31))];
        earlier.into_iter().flatten().find_map(|(year, month, day)| Date::new(year, month, day).ok())
    }

    /// The first day of the month.
    pub const fn first_of_month(self) -> Date {
        Date { day: 1, ..self }
    }

    /// Days since the last Sunday: 0 on a Sunday, 6 on a Saturday.
    ///
    /// ```
    /// use engine::Date;
    ///
    /// let monday: Date = "2026-11-16".parse()?;
    /// assert_eq!(monday.since_sunday(), 1);
    /// # Ok::<(), engine::DateError>(())
    /// ```
    pub fn since_sunday(self) -> u8 {
        // Counted from March, so that a leap day is the last day of its year. By each month the weekday has moved on by so much.
        const MONTHS: [u16; 12] = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
        let year = self.year - u16::from(self.month < 3);
        let leap_days = year / 4 - year / 100 + year / 400;
        ((year + leap_days + MONTHS[usize::from(self.month) - 1] + u16::from(self.day)) % 7) as u8
    }

    /// The date read as one decimal number, YYYYMMDD.
    pub const fn number(self) -> u64 {
        10_000 * self.year as u64 + 100 * self.month as u64 + self.day as u64
    }
}

/// How many days a month has; a month that does not exist has none.
const fn days_in(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let wrong = || DateError::NotADate { text: text.to_owned() };
        let form = text.bytes().enumerate().all(|(place, byte)| match place {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
        if text.len() != 10 || !form {
            return Err(wrong());
        }
        let number = |from: usize, to: usize| text[from..to].parse::<u16>().map_err(|_| wrong());
        Date::new(number(0, 4)?, number(5, 7)? as u8, number(8, 10)? as u8)
    }
}

as_text!(Date: DateError);

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_before_the_next_is_the_same_day() {
        let mut day = Date::new(1999, 12, 30).unwrap();
        for _ in 0..1_600 {
            let next = day.next().unwrap();
            assert_eq!(next.previous(), Some(day));
            day = next;
        }
        assert_eq!(Date::new(1, 1, 1).unwrap().previous(), None);
    }

    #[test]
    fn weekdays_follow_each_other_over_leap_years_and_centuries() {
        // 1 January 1970 was a Thursday.
        for days in 0..60_000 {
            let date = Date::after_epoch(days).unwrap();
            assert_eq!(u64::from(date.since_sunday()), (days + 4) % 7, "{date}");
        }
    }

    #[test]
    fn a_date_is_open_for_fifty_hours() {
        // 1970-01-01 is left out: its first hours were before time 0.
        for days in (1..60_000).step_by(97) {
            let date = Date::after_epoch(days).unwrap();
            assert_eq!(date.opens().0, days * DAY - FIRST_ZONE, "{date}");
            assert_eq!(date.closes().0 - date.opens().0, 50 * HOUR);
            let before = |time: Time| Time(time.0 - 1);
            assert_eq!(Date::newest(date.opens()), Some(date));
            assert!(Date::newest(before(date.opens())) < Some(date));
            assert_eq!(Date::oldest_open(before(date.closes())), Some(date));
            assert!(Date::oldest_open(date.closes()) > Some(date));
        }
    }

    #[test]
    fn a_month_begins_on_its_first_day() {
        let day: Date = "2028-02-29".parse().unwrap();
        assert_eq!(day.first_of_month(), "2028-02-01".parse().unwrap());
    }
}
