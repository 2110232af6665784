//! A result to share, which does not reveal the Sets.

use ::odds::Date;
use words::{Words, msg};

use super::days::Streak;
use super::run::PuzzleRun;
use super::watch::time_text;

const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The result of a day: totals, how long each Set took, and the link.
pub fn text(words: Words, date: Date, run: &PuzzleRun, streak: Streak, link: &str) -> String {
    let splits = run.splits();
    let times: Vec<String> = splits.iter().map(|split| time_text(*split)).collect();
    let head = head(words, date, run, streak).join(" · ");
    format!("{head}\n{} {}\n{link}", bars(&splits), times.join(" "))
}

fn head(words: Words, date: Date, run: &PuzzleRun, streak: Streak) -> Vec<String> {
    let time = time_text(run.spent(0));
    let (found, all) = (run.found.len() as f64, run.goal() as f64);
    let mut parts = vec![
        words.text(msg::PuzzleShareDay { date: &date.to_string() }),
        words.text(msg::PuzzleShareFound { found, all, time: &time }),
        words.text(msg::PuzzleHints { hints: run.hints.into() }),
    ];
    if run.in_time {
        parts.push(words.text(msg::PuzzleShareStreak { days: streak.now.into() }));
    }
    parts
}

fn bars(splits: &[u64]) -> String {
    let longest = splits.iter().copied().max().unwrap_or(0).max(1);
    let bar = |split: &u64| BARS[(split * 7).div_ceil(longest).min(7) as usize];
    splits.iter().map(bar).collect()
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
        let streak = Streak { now: 4, best: 9 };
        let date = "2026-11-16".parse().unwrap();
        text(Words::new(language), date, &solved(in_time), streak, "https://example.org/daily/2026-11-16")
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
}
