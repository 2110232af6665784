//! What the booklets say about chances, beside the truth.

use ::odds::{Fraction, Share, Space};
use engine::Edition;
use web_ui::{El, el};
use words::msg;

use super::exact::{SPREADS, mean, no_set};
use super::played::{GAMES, LEFT, boards};
use crate::settings::words;

/// Every claim with its verdict and what is true.
pub fn claims() -> El {
    el("section").class("part").id("claims").children_of(|| {
        let words = words();
        let stated = Edition::ALL.iter().flat_map(|&edition| {
            let chance = move |&(cards, per_mille)| chance(edition, usize::from(cards), per_mille);
            edition.booklet().claimed_odds.iter().filter_map(chance)
        });
        let claims = stated.chain([left()]).chain(puzzle()).collect::<Vec<_>>();
        vec![
            el("h2").text(&words.text(msg::OddsPageClaims)),
            el("ul").class("claims").children(claims),
            el("p").class("small").text(&words.text(msg::ClaimsNote { games: &words.whole(GAMES.into()) })),
        ]
    })
}

fn claim(editions: &[Edition], statement: &str, verdict: &str, truths: &[String]) -> El {
    let words = words();
    let editions: Vec<String> = editions.iter().map(|&edition| words.edition(edition)).collect();
    let line = words.text(msg::ClaimLine { editions: &editions.join(", "), statement });
    let class = if verdict == "true" { "is-set" } else { "is-none" };
    el("li")
        .child(el("p").text(&line))
        .child(el("p").class(class).text(&words.text(msg::ClaimVerdict { verdict })))
        .children(truths.iter().map(|truth| el("p").class("small").text(truth)))
}

/// How true it is that a Set lies there with such a chance, on a fresh deal and in play.
fn verdict(per_mille: u16, fresh: f64, played: f64) -> &'static str {
    let said = f64::from(per_mille) / 1000.0;
    // A whole per cent is meant roughly, a finer one as a lower bound.
    let roughly = per_mille.is_multiple_of(10);
    let holds = |chance: f64| if roughly { (chance - said).abs() <= 0.005 } else { chance > said };
    match (holds(fresh), holds(played)) {
        (true, true) => "true",
        (true, false) => "fresh",
        (false, _) => "false",
    }
}

fn chance(edition: Edition, cards: usize, per_mille: u16) -> Option<El> {
    let (words, seen) = (words(), boards(cards)?);
    let none = no_set(Space::Full, cards);
    let fresh = Fraction::new(none.denominator() - none.numerator(), none.denominator());
    let there = |millionths: u32| words.percent(1.0 - f64::from(millionths) / 1e6, 2);
    let roughly = per_mille.is_multiple_of(10);
    let percent = &words.percent(f64::from(per_mille) / 1000.0, usize::from(!roughly));
    let statement = match roughly {
        true => words.text(msg::ClaimAbout { cards: cards as f64, percent }),
        false => words.text(msg::ClaimOver { cards: cards as f64, percent }),
    };
    let truths = [
        words.text(msg::TruthFresh {
            percent: &words.percent(fresh.to_f64(), 4),
            fraction: &fresh.to_string(),
        }),
        words.text(msg::TruthInPlay {
            percent: &there(seen.rate),
            low: &there(seen.interval.1),
            high: &there(seen.interval.0),
        }),
    ];
    let played = 1.0 - f64::from(seen.rate) / 1e6;
    Some(claim(&[edition], &statement, verdict(per_mille, fresh.to_f64(), played), &truths))
}

/// Six or nine cards left at the end: all booklets but the French one, which is silent.
fn left() -> El {
    let words = words();
    let is_claimed = |cards: usize| cards == 6 || cards == 9;
    let part = LEFT.iter().filter(|(cards, _)| is_claimed(*cards)).map(|(_, games)| games).sum();
    let share = Share { part, whole: GAMES };
    let (low, high) = share.interval();
    let others = LEFT.iter().filter(|(cards, _)| !is_claimed(*cards)).map(|&(cards, games)| {
        let share = games as f64 / GAMES as f64;
        words.text(msg::RuleLine {
            label: &words.whole(cards as u128),
            value: &super::figures::percent(share),
        })
    });
    let truth = words.text(msg::TruthLeft {
        percent: &words.percent(share.rate(), 2),
        low: &words.percent(low, 2),
        high: &words.percent(high, 2),
        others: &others.collect::<Vec<_>>().join(", "),
    });
    let editions = [Edition::English, Edition::Italian, Edition::Russian, Edition::Hebrew];
    claim(&editions, &words.text(msg::ClaimLeft), "mostly", &[truth])
}

/// The English booklet's puzzle: nine cards without shading, four Sets.
fn puzzle() -> Option<El> {
    let words = words();
    let sets = ::odds::SETS_IN_NINE;
    let (space, cards, counts) =
        SPREADS.into_iter().find(|&(space, cards, _)| (space, cards) == (Space::Quick, 9))?;
    let chance = Fraction::new((*counts.get(sets)?).into(), space.layouts(cards));
    let truth = words.text(msg::TruthPuzzle {
        percent: &words.percent(chance.to_f64(), 2),
        sets: sets as f64,
        fraction: &chance.to_string(),
        mean: &words.decimal(mean(space, cards).to_f64(), 2),
    });
    Some(claim(&[Edition::English], &words.text(msg::ClaimPuzzle { sets: sets as f64 }), "true", &[truth]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hebrew_booklet_is_right_about_fresh_deals_only() {
        let fresh = |cards| 1.0 - no_set(Space::Full, cards).to_f64();
        let played = |cards| 1.0 - f64::from(boards(cards).unwrap().rate) / 1e6;
        for &(cards, per_mille) in Edition::Hebrew.booklet().claimed_odds {
            let cards = usize::from(cards);
            assert_eq!(verdict(per_mille, fresh(cards), played(cards)), "fresh", "{cards} cards");
        }
        assert_eq!(verdict(900, 0.9, 0.9), "true");
        assert_eq!(verdict(999, 0.9, 0.9), "false");
    }
}
