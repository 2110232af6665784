//! What the booklets state about odds, beside the true figures.

use ::odds::recorded::GAMES;
use ::odds::{BookletClaim, PlayedGames, Statement, Verdict, booklet_claims, is_rough, other_numbers_left};
use words::Words;

use crate::prelude::*;

pub fn claims() -> El {
    el("section").class("part").id("claims").children_of(|| {
        let words = words();
        let claims = booklet_claims(&PlayedGames::recorded());
        let items: Vec<El> = claims.iter().filter_map(|claim| item(claim, words)).collect();
        vec![
            el("h2").text(&words.text(msg::OddsPageClaims)),
            el("ul").class("claims").children(items),
            el("p").class("small").text(&words.text(msg::ClaimsNote { games: &words.whole(GAMES.into()) })),
        ]
    })
}

fn item(claim: &BookletClaim, words: Words) -> Option<El> {
    let (statement, truths) = sentences(&claim.statement, words)?;
    let editions: Vec<String> = claim.editions.iter().map(|&edition| words.edition(edition)).collect();
    let (count, editions) = (editions.len() as f64, &words.list(&editions));
    let line = words.text(msg::ClaimLine { count, editions, statement: &statement });
    let class = if claim.verdict == Verdict::True { "is-set" } else { "is-none" };
    let verdict = words.text(msg::ClaimVerdict { verdict: claim.verdict.name() });
    Some(
        el("li")
            .child(el("p").text(&line))
            .child(el("p").class(class).text(&verdict))
            .children(truths.iter().map(|truth| el("p").class("small").text(truth))),
    )
}

/// The statement and the true figures; `None` for the number of cards, which the page does not show.
fn sentences(statement: &Statement, words: Words) -> Option<(String, Vec<String>)> {
    Some(match statement {
        Statement::Chance { cards, per_mille, fresh, in_play } => {
            let rough = is_rough(*per_mille);
            let cards = *cards as f64;
            let percent = &words.percent(f64::from(*per_mille) / 1000.0, usize::from(!rough));
            let statement = match rough {
                true => words.text(msg::ClaimAbout { cards, percent }),
                false => words.text(msg::ClaimOver { cards, percent }),
            };
            let (percent, fraction) = (&words.percent(fresh.to_f64(), 4), &fresh.to_string());
            let fresh = words.text(msg::TruthFresh { percent, fraction });
            let (low, high) = in_play.interval;
            let [percent, low, high] = &[in_play.rate, low, high].map(|share| words.percent(share, 2));
            (statement, vec![fresh, words.text(msg::TruthInPlay { percent, low, high })])
        }
        Statement::SixOrNineLeft { claimed, left } => {
            let others = other_numbers_left(left).map(|(cards, share)| {
                let percent = &super::charts::percent(share.rate());
                words.text(msg::TruthLeftShare { cards: *cards as f64, percent })
            });
            let (low, high) = claimed.interval();
            let [percent, low, high] = &[claimed.rate(), low, high].map(|share| words.percent(share, 2));
            let others = &words.list(&others.collect::<Vec<_>>());
            (words.text(msg::ClaimLeft), vec![words.text(msg::TruthLeft { percent, low, high, others })])
        }
        Statement::NinePuzzle { sets, chance, mean } => {
            let sets = *sets as f64;
            let (percent, mean) = (&words.percent(chance.to_f64(), 2), &words.decimal(mean.to_f64(), 2));
            let truth = msg::TruthPuzzle { percent, sets, fraction: &chance.to_string(), mean };
            (words.text(msg::ClaimPuzzle { sets }), vec![words.text(truth)])
        }
        Statement::Deck { .. } => return None,
    })
}
