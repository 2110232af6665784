//! The found Sets beside the cards, and the result: total and split times, the streak, and a text to share that reveals no Set.

use std::rc::Rc;

use ::odds::Date;
use web_sys::ShareData;
use words::Words;

use super::choose::{new_button, next, streaks};
use super::days::Streak;
use super::run::{Found, PuzzleRun, Stage, time_text};
use super::solving::{PuzzleKind, Solving};
use super::store;
use crate::app::share_buttons;
use crate::card::pictures;
use crate::prelude::*;
use crate::table::result::columns;

pub fn result(solving: Solving) -> El {
    let time = move || time_text(solving.run.with(|run| run.spent(0)));
    let headline = el("div").class("headline").children([
        el("h2").id("solved").text_of(move || words().text(msg::PuzzleSolved { time: &time() })),
        help(solving),
    ]);
    let times = el("section").class("part").child(el("h3").text_of(text(msg::PuzzleFoundSets)));
    let rest = match solving.kind {
        PuzzleKind::Quick => vec![el("p").class("row").child(new_button(solving, "primary"))],
        PuzzleKind::Daily(date) => {
            let days = el("section").class("part").children([streaks(solving), next(solving, date)]);
            vec![el("div").class("stack").children([shared(solving, date), days])]
        }
    };
    el("div").class("result").children([headline, times.child(splits(solving))]).children(rest)
}

fn shared(solving: Solving, date: Date) -> El {
    let result = move || {
        // Without isolation marks, which would be copied.
        let words = Words::new(settings().with(Settings::language));
        let link = Page::Day(date.to_string()).shared_link();
        solving.run.with(|run| share_text(words, date, run, store::streak(), &link))
    };
    let share = |data: &ShareData, text: &str| data.set_text(text);
    let (copy, share) = share_buttons(Rc::new(result), text(msg::PuzzleCopy), share);
    el("section").class("part").children([
        el("h3").text_of(text(msg::PuzzleShare)),
        el("code").class("share-text").id("share-text").attr("dir", "auto").text_of(result),
        el("div").class("row").child(copy.id("copy-result")).maybe(share.map(|share| share.class(""))),
    ])
}

pub fn found(solving: Solving) -> El {
    let found = Memo::new(move || solving.run.with(|run| (run.found.to_vec(), run.splits(), run.goal())));
    let count = move || {
        let (found, all) = found.with(|(found, _, all)| (found.len() as f64, *all as f64));
        words().text(msg::ScreenFound { found, all })
    };
    let places = move || {
        let (found, splits, all) = found.get();
        let place = |(found, split): (&Found, u64)| {
            let time = el("span").class("small").text(&time_text(split));
            el("li").maybe(found_cards(solving, found)).child(time)
        };
        let mut places: Vec<El> = found.iter().zip(splits).map(place).collect();
        places.resize_with(all, || el("li").class("free").attr("aria-hidden", "true"));
        places
    };
    el("section")
        .class("found")
        .label(text(msg::PuzzleFoundSets))
        .shown_if(move || solving.stage.get() != Stage::Solved)
        .child(el("div").class("row").children([el("h2").text_of(count), help(solving)]))
        .child(el("ol").class("found-sets").children_of(places))
}

fn help(solving: Solving) -> El {
    el("p").class("small").text_of(move || {
        let (hints, wrong) = solving.run.with(|run| (run.hints, run.wrong));
        let hints = words().text(msg::PuzzleHints { hints: hints.into() });
        [hints, words().text(msg::PuzzleMistakes { picks: wrong.into() })].join(" · ")
    })
}

fn found_cards(solving: Solving, found: &Found) -> Option<El> {
    solving.sheet().map(|sheet| pictures(found.cards.cards(), sheet))
}

fn splits(solving: Solving) -> El {
    let head = || {
        let columns = columns([&msg::ResultSetNumber, &msg::ResultTime, &msg::PuzzleAfter]);
        columns.into_iter().map(|text| el("th").attr("scope", "col").text(&text))
    };
    let line = move |(found, split): (&Found, u64)| {
        el("tr").children([
            el("td").maybe(found_cards(solving, found)),
            el("td").text(&time_text(split)),
            el("td").text(&time_text(found.at)),
        ])
    };
    let lines = move || {
        let (found, splits) = solving.run.with(|run: &PuzzleRun| (run.found.to_vec(), run.splits()));
        found.iter().zip(splits).map(line).collect()
    };
    el("table").class("splits").children([
        el("thead").children_of(move || vec![el("tr").children(head())]),
        el("tbody").children_of(lines),
    ])
}

const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The result of a day: totals, how long each Set took, and the link.
fn share_text(words: Words, date: Date, run: &PuzzleRun, streak: Streak, link: &str) -> String {
    let splits = run.splits();
    let times: Vec<String> = splits.iter().map(|split| time_text(*split)).collect();
    let (found, all, time) = (run.found.len() as f64, run.goal() as f64, &time_text(run.spent(0)));
    let mut head = vec![
        words.text(msg::PuzzleShareDay { date: &date.to_string() }),
        words.text(msg::PuzzleShareFound { found, all, time }),
        words.text(msg::PuzzleHints { hints: run.hints.into() }),
    ];
    if run.in_time {
        head.push(words.text(msg::PuzzleShareStreak { days: streak.now.into() }));
    }
    let longest = splits.iter().copied().max().unwrap_or(0).max(1);
    let bars = splits.iter().map(|split| BARS[(split * 7).div_ceil(longest).min(7) as usize]);
    // Where the text is pasted, a line takes its direction from its first letter: the name Tercet, or no letter.
    let mark = if words.language().is_right_to_left() { "\u{200f}" } else { "" };
    format!("{mark}{}\n{mark}{} {}\n{link}", head.join(" · "), bars.collect::<String>(), times.join(" "))
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::super::run::tests::run;
    use super::*;

    fn solved(in_time: bool) -> PuzzleRun {
        let mut run = run();
        run.look(true, 0);
        run.take_hint();
        for (set, at) in run.sets.clone().into_iter().zip([12, 20, 21, 91, 120, 151]) {
            run.claim(set, in_time, at * 1_000);
        }
        run
    }

    fn said(language: Language, in_time: bool) -> String {
        let (date, streak) = ("2026-11-16".parse().unwrap(), Streak { now: 4, best: 9 });
        let link = "https://example.org/daily/2026-11-16";
        share_text(Words::new(language), date, &solved(in_time), streak, link)
    }

    #[test]
    fn it_says_how_it_went_and_gives_no_card_away() {
        assert_eq!(
            said(Language::En, true),
            "Tercet daily 2026-11-16 · 6/6 in 2:31 · 1 hint · streak 4\n\
             ▃▂▂█▄▅ 0:12 0:08 0:01 1:10 0:29 0:31\n\
             https://example.org/daily/2026-11-16"
        );
        assert!(!said(Language::En, false).contains("streak"), "a past day adds to no streak");
    }

    #[test]
    fn it_is_said_in_every_language() {
        for language in [Language::Fr, Language::He, Language::It, Language::Ru] {
            let text = said(language, true);
            assert!(text.contains("Tercet") && text.contains("6/6") && text.contains("2:31"), "{text}");
        }
    }

    #[test]
    fn it_reads_from_right_to_left_in_hebrew() {
        let text = said(Language::He, true);
        let lines: Vec<&str> = text.lines().collect();
        let shown = |line: &str| {
            let bidi = unicode_bidi::BidiInfo::new(line, None);
            let paragraph = &bidi.paragraphs[0];
            (paragraph.level.is_rtl(), bidi.reorder_line(paragraph, paragraph.range.clone()).into_owned())
        };
        let (is_rtl, head) = shown(lines[0]);
        assert!(
            is_rtl && head.trim_end_matches('\u{200f}').ends_with("הדיחה"),
            "the first word stands on the right: {head:?}"
        );
        assert!(head.contains("2026-11-16") && head.contains("6/6"), "figures keep their order: {head:?}");
        let (is_rtl, bars) = shown(lines[1]);
        assert!(
            is_rtl && bars.trim_end_matches('\u{200f}').ends_with(BARS[2]),
            "the first bar stands on the right: {bars:?}"
        );
        assert!(!shown(lines[2]).0, "a link is read from left to right");
    }
}
