//! How fast people find Sets: a model, not measured data.
//!
//! People find Sets with more features alike sooner, and with several Sets on the table the quickest wins the race.
//! So every visible Set draws a time of its own from a Gamma distribution of shape 2, whose mean depends on the number
//! of differing features, and the finder takes the smallest plus a motor floor.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::feature::UnknownWord;
use crate::cards::find::{Triple, each_set};
use crate::cards::judgement::Judgement;
use crate::cards::target::Target;
use crate::rules::edition::named;

named! {
    /// How quick a bot is.
    Level {
        /// Has just learnt the rules.
        Newcomer = "newcomer",
        /// Plays now and then.
        Casual = "casual",
        /// Plays often.
        Practised = "practised",
        /// Wins most tables.
        Expert = "expert",
        /// As quick as people get.
        Top = "top",
    }
}

impl Level {
    /// Mean seconds to find a Set with one, two, three and four differing features.
    pub const fn means(self) -> [f64; 4] {
        match self {
            Level::Newcomer => [30.0, 80.0, 160.0, 260.0],
            Level::Casual => [10.0, 22.0, 40.0, 60.0],
            Level::Practised => [6.0, 10.0, 15.0, 20.0],
            Level::Expert => [3.5, 5.0, 6.5, 8.0],
            Level::Top => [2.2, 2.8, 3.4, 4.0],
        }
    }

    /// Seconds that the hand needs, however quick the eye.
    pub const fn floor(self) -> f64 {
        match self {
            Level::Newcomer => 2.0,
            Level::Casual => 1.5,
            Level::Practised => 1.2,
            Level::Expert => 0.9,
            Level::Top => 0.7,
        }
    }

    /// The share of the faces that it has seen and still knows, where cards lie face down.
    pub(crate) const fn memory(self) -> f64 {
        match self {
            Level::Newcomer => 0.3,
            Level::Casual => 0.45,
            Level::Practised => 0.6,
            Level::Expert => 0.75,
            Level::Top => 0.9,
        }
    }

    /// The share of other players' claims that it takes for right or wrong although they are not: a guess of ours.
    pub(crate) const fn misjudges(self) -> f64 {
        match self {
            Level::Newcomer => 0.15,
            Level::Casual => 0.08,
            Level::Practised => 0.04,
            Level::Expert => 0.02,
            Level::Top => 0.01,
        }
    }

    /// Mean seconds to find this Set if it were the only one.
    pub fn mean(self, set: Triple) -> f64 {
        self.mean_of(Target::Set, Claim::of_set(set))
    }

    /// Mean seconds to make this find if it were the only one.
    ///
    /// How much longer other targets take than Sets is a guess of ours: one must compare more cards, and where many finds lie
    /// on a board each of them is harder to see than the board is.
    pub fn mean_of(self, target: Target, find: Claim) -> f64 {
        let factor = match target {
            Target::Set => 1.0,
            Target::Four => 4.0,
            Target::TwoPairs => 10.0,
            Target::Six => 5.0,
        };
        let differing = Judgement::new(target, find).differing();
        // A fifth feature is one more to compare.
        let beyond = 1.3f64.powi(differing.saturating_sub(4) as i32);
        self.means()[differing.clamp(1, 4) - 1] * factor * beyond
    }

    /// How hard a layout is for this level: about the seconds until the first Set is found; nothing without a Set.
    pub fn difficulty(self, layout: &[Card]) -> Option<f64> {
        let mut rate = 0.0;
        each_set(layout, |set| rate += 1.0 / self.mean(set));
        (rate > 0.0).then(|| 1.0 / rate)
    }
}

/// A draw from the Gamma distribution of shape 2 with this mean, from two uniform numbers in (0, 1].
///
/// Shape 2 is the sum of two exponential draws, each with half the mean.
pub(crate) fn gamma(mean: f64, [first, second]: [f64; 2]) -> f64 {
    -mean / 2.0 * (first.ln() + second.ln())
}
