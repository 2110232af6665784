//! The result of a day to pass on, as a text and as a picture. Neither reveals a Set.

use std::rc::Rc;

use ::odds::Date;
use wasm_bindgen_futures::spawn_local;
use web_sys::ShareData;
use words::Words;

use super::choose::{date_text, day_text};
use super::run::{PuzzleRun, split_text, time_text};
use super::solving::Solving;
use super::store;
use crate::app::share_buttons;
use crate::prelude::*;
use crate::table::share_picture::{Figure, SharePicture, share_picture};

fn result(solving: Solving, date: Date) -> String {
    let link = Page::Day(date.to_string()).shared_link();
    let words = Words::new(settings().with(Settings::language));
    let day = date_text(date, &[("month", "long"), ("day", "numeric")]);
    solving.run.with(|run| share_text(words, &day, run, store::streak().now, &link))
}

/// The buttons that share the result, directly under the time that it took.
pub fn share_row(solving: Solving, date: Date) -> El {
    let fill = |data: &ShareData, text: &str| data.set_text(text);
    let result = move || result(solving, date);
    let (copy, share) = share_buttons(Rc::new(result), text(msg::EndCopy), fill);
    let draw = move || {
        let picture = untrack(|| picture(solving, date));
        spawn_local(async move { share_picture(&picture).await });
    };
    let draw = button("", draw).id("share-picture").child(icon(Icon::Download));
    el("div")
        .class("row day-share")
        .child(copy.id("copy-result"))
        .maybe(share.map(|share| share.class("")))
        .child(draw.text_of(text(msg::EndPicture)))
}

/// The result as a text, to be read before it is shared.
pub fn shared(solving: Solving, date: Date) -> El {
    el("section").class("part").children([
        el("h3").text_of(text(msg::PuzzleShare)),
        el("code")
            .class("share-text")
            .id("share-text")
            .attr("dir", "auto")
            .text_of(move || result(solving, date)),
    ])
}

/// Hints, mistakes and, for a day that counts for it, the streak.
fn details(words: Words, run: &PuzzleRun, streak: u32) -> Vec<String> {
    let mut details = vec![
        words.text(msg::PuzzleHints { hints: run.hints.into() }),
        words.text(msg::PuzzleMistakes { picks: run.wrong.into() }),
    ];
    if run.in_time && streak > 0 {
        details.push(words.text(msg::PuzzleShareStreak { days: streak.into() }));
    }
    details
}

const BETWEEN: &str = " · ";

fn picture(solving: Solving, date: Date) -> SharePicture {
    let words = words();
    let run = solving.run.get();
    let bars = run.splits().into_iter().map(|split| (split, split_text(words, split))).collect();
    SharePicture {
        title: words.text(msg::PuzzleSolved { time: &time_text(run.spent(0)) }),
        lines: vec![
            [words.text(msg::PuzzleDaily), day_text(date, "long")].join(BETWEEN),
            details(words, &run, store::streak().now).join(BETWEEN),
        ],
        figure: Figure::Bars(bars),
        winner: None,
    }
}

/// The cells of a bar. Both signs are as wide as each other and no emoji, in every common font.
const CELLS: u64 = 8;

fn bar(split: u64, longest: u64) -> String {
    let filled = (split * CELLS).div_ceil(longest.max(1)).clamp(1, CELLS) as usize;
    "■".repeat(filled) + &"□".repeat(CELLS as usize - filled)
}

/// The result of a day: totals, a line with the time of each Set, and the link.
fn share_text(words: Words, day: &str, run: &PuzzleRun, streak: u32, link: &str) -> String {
    // Marks that keep a line in order wherever it is pasted; where all is written in one direction they are not needed.
    let is_rtl = words.language().is_right_to_left();
    let words = words.with_isolation(is_rtl);
    let splits = run.splits();
    let (found, all, time) = (run.found.len() as f64, run.goal() as f64, &time_text(run.spent(0)));
    let mut totals = vec![words.text(msg::PuzzleShareFound { found, all, time })];
    totals.extend(details(words, run, streak));
    let longest = splits.iter().copied().max().unwrap_or(0);
    let bars = splits.iter().map(|&split| format!("{} {}", bar(split, longest), split_text(words, split)));
    let head = [words.text(msg::PuzzleShareDay { date: day }), totals.join(BETWEEN)];
    let lines = head.into_iter().chain(bars);
    let lines = lines.map(|line| if is_rtl { from_right_to_left(&line) } else { line });
    lines.chain([link.to_owned()]).collect::<Vec<_>>().join("\n")
}

/// A line that reads from right to left both where the first letter decides, which is the first mark, and where the text around
/// it does, which the isolate keeps out.
fn from_right_to_left(line: &str) -> String {
    const MARK: char = '\u{200f}';
    const ISOLATE: char = '\u{2067}';
    const END: char = '\u{2069}';
    format!("{MARK}{ISOLATE}{line}{END}")
}

#[cfg(test)]
mod tests {
    use unicode_bidi::{BidiInfo, Level};
    use words::Language;

    use super::super::run::tests::run;
    use super::*;
    use engine::Claim;

    fn solved(in_time: bool) -> PuzzleRun {
        let mut run = run();
        run.start(0);
        run.take_hint();
        let wrong = Claim::new(&["1srd", "2srd", "3spd"].map(|card| card.parse().unwrap())).unwrap();
        run.claim(wrong, in_time, 5_000);
        for (set, at) in run.sets.clone().into_iter().zip([12, 20, 21, 91, 120, 151]) {
            run.claim(set, in_time, at * 1_000);
        }
        run
    }

    fn shared_text(language: Language, in_time: bool) -> String {
        let link = "https://example.org/daily/2026-11-16";
        share_text(Words::new(language), "November 16", &solved(in_time), 4, link)
    }

    #[test]
    fn it_says_how_it_went_and_gives_no_card_away() {
        assert_eq!(
            shared_text(Language::En, true),
            "Tercet · November 16\n\
             6/6 in 2:31 · 1 hint · 1 mistake · streak 4\n\
             ■■□□□□□□ 0:12\n\
             ■□□□□□□□ 8.0\u{a0}s\n\
             ■□□□□□□□ 1.0\u{a0}s\n\
             ■■■■■■■■ 1:10\n\
             ■■■■□□□□ 0:29\n\
             ■■■■□□□□ 0:31\n\
             https://example.org/daily/2026-11-16"
        );
        assert!(!shared_text(Language::En, false).contains("streak"), "a past day adds to no streak");
    }

    #[test]
    fn it_is_the_same_in_every_language() {
        for language in [Language::Fr, Language::He, Language::It, Language::Ru] {
            let text = shared_text(language, true);
            assert_eq!(text.lines().count(), 9, "{text}");
            assert!(text.contains("Tercet") && text.contains("6/6") && text.contains("2:31"), "{text}");
            let has_marks = text.contains(['\u{200f}', '\u{2067}', '\u{2068}', '\u{2069}']);
            assert_eq!(has_marks, language.is_right_to_left(), "{text:?}");
        }
    }

    #[test]
    fn it_reads_from_right_to_left_in_hebrew_wherever_it_is_pasted() {
        let text = shared_text(Language::He, true);
        let is_mark = |letter: char| {
            ('\u{200e}'..='\u{200f}').contains(&letter) || ('\u{2066}'..='\u{2069}').contains(&letter)
        };
        for around in [None, Some(Level::ltr()), Some(Level::rtl())] {
            let shown: Vec<String> = text
                .lines()
                .map(|line| {
                    let bidi = BidiInfo::new(line, around);
                    let paragraph = &bidi.paragraphs[0];
                    bidi.reorder_line(paragraph, paragraph.range.clone()).replace(is_mark, "")
                })
                .collect();
            assert_eq!(shown[0], "November 16 ,Tercet לש תימויה הדיחה", "{around:?}");
            assert!(shown[1].ends_with("6/6") && shown[1].starts_with('4'), "{around:?}: {}", shown[1]);
            assert!(shown[1].contains("2:31־ב 6/6"), "figures keep their order: {}", shown[1]);
            assert_eq!(shown[2], "0:12 □□□□□□■■", "the bar grows from the right, {around:?}");
            assert_eq!(shown[8], "https://example.org/daily/2026-11-16");
        }
        let first = BidiInfo::new(text.lines().next().unwrap(), None);
        assert!(first.paragraphs[0].level.is_rtl(), "and stands on the right where the first letter decides");
    }
}
