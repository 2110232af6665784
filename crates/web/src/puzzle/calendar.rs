//! The solved days of a month as a table, week by week.

use ::odds::Date;
use words::Language;

use super::choose::{date_text, day_text};
use super::days::{self, SolvedDay};
use super::store;
use crate::prelude::*;

type Week = [Option<Date>; 7];

/// The day that weeks begin with, counted from Sunday.
const fn first_weekday(language: Language) -> u8 {
    match language {
        Language::En | Language::He => 0,
        Language::Fr | Language::It | Language::Ru => 1,
    }
}

/// The weeks of the month that begins with this date.
fn weeks(first: Date, first_weekday: u8) -> Vec<Week> {
    let days = std::iter::successors(Some(first), |day| day.next());
    let (mut weeks, mut week) = (Vec::new(), Week::default());
    for day in days.take_while(|day| day.first_of_month() == first) {
        let column = usize::from((day.since_sunday() + 7 - first_weekday) % 7);
        if column == 0 && week.iter().any(Option::is_some) {
            weeks.push(std::mem::take(&mut week));
        }
        week[column] = Some(day);
    }
    weeks.push(week);
    weeks
}

fn month_before(month: Date) -> Option<Date> {
    month.previous().map(Date::first_of_month)
}

fn month_after(month: Date) -> Option<Date> {
    let days = std::iter::successors(Some(month), |day| day.next());
    days.take(32).find(|day| day.first_of_month() != month)
}

/// The month of a date with its solved puzzles, from which the player can turn to the others.
pub fn calendar(date: Date) -> El {
    let label = |kind: &'static str, date: &str| words().text(msg::PuzzleCalendarDay { kind, date });
    calendar_of(date, store::solved_days(), days::first(), label)
}

/// How a day is called to screen readers: whether it is `solved`, `late` or `none`, and its date.
type DayLabel = fn(&'static str, &str) -> String;

/// The month of a date, and those back to the earliest date.
pub fn calendar_of(date: Date, solved: Vec<SolvedDay>, earliest: Option<Date>, label: DayLabel) -> El {
    let today = days::today(now().0).unwrap_or(date);
    let month = Signal::new(date.first_of_month());
    let earliest = earliest.map(Date::first_of_month);
    let before = move || month_before(month.get()).filter(|before| Some(*before) >= earliest);
    let after = move || month_after(month.get()).filter(|after| *after <= today);
    let title = move || date_text(month.get(), &[("month", "long"), ("year", "numeric")]);
    let rows = move || {
        let weeks = weeks(month.get(), first_weekday(words().language()));
        weeks.into_iter().map(|week| row(week, &solved, today, label)).collect()
    };
    el("div").class("calendar").children([
        el("div").class("row calendar-head").children([
            turn("month-before", Icon::Back, text(msg::PuzzleMonthBefore), month, before),
            el("h3").id("month").attr("aria-live", "polite").text_of(title),
            turn("month-after", Icon::Forward, text(msg::PuzzleMonthAfter), month, after),
        ]),
        el("table")
            .attr("aria-labelledby", "month")
            .children([el("thead").children_of(|| vec![weekdays()]), el("tbody").children_of(rows)]),
    ])
}

/// A button that turns to another month, if there is one.
fn turn(
    id: &str,
    sign: Icon,
    label: impl Fn() -> String + Clone + 'static,
    month: Signal<Date>,
    to: impl Fn() -> Option<Date> + Copy + 'static,
) -> El {
    let press = move || {
        if let Some(other) = untrack(to) {
            month.set(other);
        }
    };
    icon_button(sign, label, press).id(id).flag("disabled", move || to().is_none())
}

fn weekdays() -> El {
    // 1 November 2026 is a Sunday.
    let first = Date::new(2026, 11, 1 + first_weekday(words().language())).ok();
    let day = |day: Date| {
        let name = date_text(day, &[("weekday", "long")]);
        let short = date_text(day, &[("weekday", "narrow")]);
        el("th").attr("scope", "col").attr("aria-label", &name).text(&short)
    };
    el("tr").children(std::iter::successors(first, |day| day.next()).take(7).map(day))
}

fn row(week: Week, solved: &[SolvedDay], today: Date, label: DayLabel) -> El {
    el("tr").children(week.map(|day| {
        el("td").maybe(day.map(|day| {
            let result = solved.iter().find(|result| result.date == day);
            cell(day, result, today, label)
        }))
    }))
}

fn cell(day: Date, result: Option<&SolvedDay>, today: Date, label: DayLabel) -> El {
    let (class, kind) = match result {
        Some(SolvedDay { in_time: true, .. }) => ("month-day in-time", "solved"),
        Some(_) => ("month-day", "late"),
        None if day > today => ("month-day to-come", "none"),
        None => ("month-day", "none"),
    };
    let date = &day_text(day, "long");
    let cell = el("span").class(class).attr("data-day", &day.to_string()).attr("data-kind", kind);
    let cell = if day == today { cell.attr("aria-current", "date") } else { cell };
    cell.attr("role", "img").attr("aria-label", &label(kind, date)).text(&(day.number() % 100).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn shown(month: &str, first_weekday: u8) -> Vec<String> {
        let number = |day: Option<Date>| day.map_or("-".to_owned(), |day| (day.number() % 100).to_string());
        weeks(day(month), first_weekday).into_iter().map(|week| week.map(number).join(" ")).collect()
    }

    #[test]
    fn weeks_begin_as_the_language_does() {
        let sunday = shown("2026-11-01", 0);
        assert_eq!(sunday[0], "1 2 3 4 5 6 7");
        assert_eq!((sunday.len(), sunday[4].as_str()), (5, "29 30 - - - - -"));
        let monday = shown("2026-11-01", 1);
        assert_eq!(monday[0], "- - - - - - 1");
        assert_eq!((monday.len(), monday[5].as_str()), (6, "30 - - - - - -"));
        assert_eq!(shown("2026-02-01", 0).len(), 4, "a month of exactly four weeks");
    }

    #[test]
    fn months_follow_each_other_over_years() {
        assert_eq!(month_before(day("2026-01-01")), Some(day("2025-12-01")));
        assert_eq!(month_after(day("2025-12-01")), Some(day("2026-01-01")));
        assert_eq!(month_after(day("2028-02-01")), Some(day("2028-03-01")));
    }
}
