//! The last days as an Atom feed (RFC 4287), for the wall of a club or a school.

use engine::{Date, Time};
use protocol::{DayList, ListedDay};
use words::{Words, msg};

use crate::pages::escape;

const DAY: u64 = 86_400_000;

/// The feed of a server at this address.
pub(super) fn atom(list: &DayList, site: &str, words: Words, now: Time) -> String {
    let title = escape(&words.text(msg::DayTitle));
    let language = words.language().tag();
    let site = escape(site);
    let updated = timestamp(list.days.first().map_or(now, |day| changed(day, now)));
    let mut feed = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{language}\">\n\
         <id>{site}/api/days/feed</id>\n<title>{title} · Tercet</title>\n<updated>{updated}</updated>\n\
         <author><name>Tercet</name></author>\n\
         <link rel=\"self\" type=\"application/atom+xml\" href=\"{site}/api/days/feed\"/>\n\
         <link rel=\"alternate\" type=\"text/html\" href=\"{site}/day\"/>\n"
    );
    for day in &list.days {
        let (date, updated) = (day.date, timestamp(changed(day, now)));
        let summary = escape(&sentences(day, words));
        feed += &format!(
            "<entry>\n<id>{site}/day/{date}</id>\n<title>{date}</title>\n<updated>{updated}</updated>\n\
             <link rel=\"alternate\" type=\"text/html\" href=\"{site}/day/{date}\"/>\n\
             <summary>{summary}</summary>\n</entry>\n"
        );
    }
    feed + "</feed>\n"
}

/// When what is told about a day was last different: until it is over it may be so at any time.
fn changed(day: &ListedDay, now: Time) -> Time {
    if day.open { now } else { day.date.closes() }
}

fn sentences(day: &ListedDay, words: Words) -> String {
    let mut sentences = vec![words.text(msg::DayRuns { count: day.runs.into() })];
    if let Some(best) = &day.best {
        let name = best.name.as_ref().map_or_else(|| words.text(msg::DeletedPlayer), ToString::to_string);
        sentences.push(format!("{name} · {}", race_time(best.time)));
    }
    if let Some(median) = day.median {
        sentences.push(words.text(msg::DayMedian { time: &race_time(median) }));
    }
    sentences.join(" · ")
}

/// A time as the page shows it, with tenths of a second.
fn race_time(milliseconds: u32) -> String {
    let tenths = milliseconds / 100;
    format!("{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

/// A time as RFC 3339 writes it, in UTC.
fn timestamp(Time(time): Time) -> String {
    let date = Date::after_epoch(time / DAY).map(|date| date.to_string()).unwrap_or_default();
    let seconds = time % DAY / 1000;
    format!("{date}T{:02}:{:02}:{:02}Z", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_the_standard_says() {
        let date: Date = "2028-02-29".parse().unwrap();
        assert_eq!(timestamp(date.closes()), "2028-03-01T12:00:00Z");
        assert_eq!(timestamp(Time(date.opens().0 + 3_661_999)), "2028-02-28T11:01:01Z");
        assert_eq!([race_time(59_999), race_time(600_100)], ["0:59.9", "10:00.1"]);
    }
}
