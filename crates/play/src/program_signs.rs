//! Whether a pace report looks like a program's: several figures together, each with a reason and a margin.
//!
//! It decides nothing. A run that looks so stands apart in its list until an operator has looked at it. A program that waits as
//! people do is not recognized by its pace, and is not meant to be: docs/challenges.md says what this can and cannot find.

use serde::{Deserialize, Serialize};

use crate::pace_report::{PlayerPace, Spread};

/// With fewer finds chance alone makes any figure.
const LEAST_FINDS: usize = 8;
/// Eye and hand need longer for half of the finds. The quickest people of the pace model need 700 ms at least; three cards are three
/// taps of 150 ms, after a reaction of 200 ms to anything that is seen.
const INSTANT_MS: u64 = 500;
/// Of eight finds and more, people need longer for one at least: even the quickest search now and then.
const NEVER_SLOW_MS: u64 = 1000;
/// People's times spread: at the pace model half of them lie within about the median. Here they lie within a tenth of it…
const EVEN_SHARE: f64 = 0.1;
/// …or within less than the spread of a simple reaction, which no search for cards undercuts.
const EVEN_MS: u64 = 40;
/// A program that goes through the cards takes the first find in layout order nearly always.
const FIRST_SHARE: f64 = 0.95;
/// How unlikely that has to be for a random choice.
const FIRST_BY_CHANCE: f64 = 1e-4;
/// So many finds with few and with many differing features are needed to compare them.
const LEAST_COMPARED: usize = 5;

/// A figure of a pace report that people's play does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProgramSign {
    /// Half of the finds came sooner than eye and hand can be.
    Instant,
    /// Even the slowest find came within a second.
    NeverSlow,
    /// All finds took the same time.
    Even,
    /// All picks after a call took the same time.
    EvenPicks,
    /// Of several finds it was always the first in layout order.
    FirstInOrder,
    /// Finds with more differing features took no longer. People may have this by chance, so it counts beside others only.
    Indifferent,
}

impl PlayerPace {
    /// What in this report people's play does not have.
    pub fn program_signs(&self) -> Vec<ProgramSign> {
        if self.finds < LEAST_FINDS {
            return Vec::new();
        }
        let signs = [
            (self.reactions.median < INSTANT_MS, ProgramSign::Instant),
            (self.reactions.most < NEVER_SLOW_MS, ProgramSign::NeverSlow),
            (is_even(self.reactions), ProgramSign::Even),
            (self.call_to_pick.is_some_and(is_even), ProgramSign::EvenPicks),
            (self.takes_first(), ProgramSign::FirstInOrder),
            (self.is_indifferent(), ProgramSign::Indifferent),
        ];
        signs.into_iter().filter_map(|(has, sign)| has.then_some(sign)).collect()
    }

    /// Whether at least two figures are a program's, one of which people do not have by chance.
    pub fn looks_like_program(&self) -> bool {
        let signs = self.program_signs();
        signs.len() >= 2 && signs.iter().any(|sign| *sign != ProgramSign::Indifferent)
    }

    fn takes_first(&self) -> bool {
        self.choice.is_some_and(|choice| {
            let by_chance = choice.first_by_chance.powi(i32::try_from(choice.boards).unwrap_or(i32::MAX));
            choice.first >= FIRST_SHARE && by_chance < FIRST_BY_CHANCE
        })
    }

    /// Whether finds with three and more differing features took no longer than those with one or two.
    fn is_indifferent(&self) -> bool {
        let median = |is_hard: bool| {
            let times = self.by_features.iter().filter(|times| (times.features > 2) == is_hard);
            let (count, sum) = times.fold((0, 0), |(count, sum), of| {
                (count + of.times.count, sum + of.times.count as u64 * of.times.median)
            });
            (count >= LEAST_COMPARED).then(|| sum / count as u64)
        };
        median(false).zip(median(true)).is_some_and(|(easy, hard)| hard <= easy)
    }
}

fn is_even(times: Spread) -> bool {
    let half = times.upper_quartile - times.lower_quartile;
    times.count >= LEAST_FINDS && (half <= EVEN_MS || (half as f64) < EVEN_SHARE * times.median as f64)
}
