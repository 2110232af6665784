//! How matches change ratings.

use std::collections::BTreeMap;

use engine::{Family, PlayerId, SeatNumber};
use serde::Serialize;

use crate::ratings::constants::{MOST_GAIN_PER_OPPONENT, anchor};
use crate::ratings::rated_match::{Racer, RatedFind, RatedMatch};
use crate::ratings::rating::Rating;

/// The ratings of all players after some matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ratings {
    ratings: BTreeMap<(Family, PlayerId), Rating>,
    /// The day of the last match. A match that ended on an earlier one is counted on this.
    day: u64,
    /// What players have gained from each other on that day.
    gains: BTreeMap<(Family, PlayerId, PlayerId), Gain>,
}

/// What one player has gained from another in a day, and the most that counts.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Gain {
    sum: f64,
    most: f64,
}

/// What a match has changed for one player, and because of which finds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RatingChange {
    pub player: PlayerId,
    pub family: Family,
    pub before: Rating,
    pub after: Rating,
    pub finds: Vec<FindChange>,
}

/// What one find has changed for one player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct FindChange {
    /// The find's place among all of the match, counted from 0.
    pub number: u32,
    /// The chance that the ratings gave this player.
    pub share: f64,
    /// Whether this player made the find.
    pub is_taker: bool,
    /// What was added to the skill.
    pub change: f64,
    /// What was not added because one opponent can give only so much in a day.
    pub withheld: f64,
}

impl Ratings {
    /// A player's rating as of the player's last match.
    pub fn of(&self, family: Family, player: &PlayerId) -> Option<&Rating> {
        self.ratings.get(&(family, player.clone()))
    }

    /// All ratings of a family, by the players' ids.
    pub fn of_family(&self, family: Family) -> impl Iterator<Item = (&PlayerId, &Rating)> {
        let of_family = self.ratings.iter().filter(move |((of, _), _)| *of == family);
        of_family.map(|((_, player), rating)| (player, rating))
    }

    /// All ratings of a family, the highest first.
    pub fn list(&self, family: Family) -> Vec<(&PlayerId, &Rating)> {
        let mut list: Vec<_> = self.of_family(family).collect();
        list.sort_by(|(_, one), (_, other)| other.skill.total_cmp(&one.skill));
        list
    }

    /// How many there are: one for each player and family.
    pub fn len(&self) -> usize {
        self.ratings.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ratings.is_empty()
    }

    /// The day of the last match, to which uncertainties have grown in a list of today.
    pub fn day(&self) -> u64 {
        self.day
    }

    /// Counts a match. The order of matches matters, how they are cut into portions does not.
    pub fn apply(&mut self, played: &RatedMatch) -> Vec<RatingChange> {
        if played.day() > self.day {
            self.day = played.day();
            self.gains.clear();
        }
        let mut changes = self.begin(played);
        for find in &played.finds {
            self.count(played, find, &mut changes);
        }
        for change in changes.values() {
            self.ratings.insert((change.family, change.player.clone()), change.after);
        }
        changes.into_values().collect()
    }

    /// The ratings of those in a field before the match.
    fn begin(&self, played: &RatedMatch) -> BTreeMap<SeatNumber, RatingChange> {
        let seats = played.finds.iter().flat_map(|find| find.field.iter().copied());
        let people = seats.filter_map(|seat| Some((seat, played.person(seat)?)));
        let change = |player: &PlayerId| {
            let known = self.of(played.family, player).map(|rating| rating.on(self.day));
            let before = known.unwrap_or_else(|| Rating::first(self.day));
            let (player, family) = (player.clone(), played.family);
            RatingChange { player, family, before, after: before, finds: Vec::new() }
        };
        people.map(|(seat, player)| (seat, change(player))).collect()
    }

    /// Counts one find. All new values follow from those before it.
    fn count(
        &mut self,
        played: &RatedMatch,
        find: &RatedFind,
        changes: &mut BTreeMap<SeatNumber, RatingChange>,
    ) {
        let skills: Vec<f64> = find.field.iter().map(|seat| skill(played, *seat, changes)).collect();
        let shares = predicted_shares(&skills);
        let taker = played.person(find.taker);
        for (place, seat) in find.field.iter().enumerate() {
            let Some(RatingChange { player, after, finds, .. }) = changes.get_mut(seat) else { continue };
            let (share, variance) = (shares[place], after.variance_after(shares[place]));
            let is_taker = *seat == find.taker;
            let (change, withheld) = if is_taker {
                let opponents = find.field.iter().zip(&shares).filter(|(other, _)| *other != seat);
                let parts = opponents.map(|(other, share)| (played.person(*other), variance * share));
                self.gain(played.family, player, after.uncertainty, parts)
            } else {
                let change = -variance * share;
                if let Some(taker) = taker {
                    self.gain_from(played.family, player, taker, after.uncertainty).sum += change;
                }
                (change, 0.0)
            };
            *after = after.after_find(change, variance);
            finds.push(FindChange { number: find.number, share, is_taker, change, withheld });
        }
    }

    /// What a find adds to its taker's skill, and what is withheld. A part of it comes from each opponent: the more likely
    /// that opponent was to make the find, the more.
    fn gain<'a>(
        &mut self,
        family: Family,
        player: &PlayerId,
        uncertainty: f64,
        parts: impl Iterator<Item = (Option<&'a PlayerId>, f64)>,
    ) -> (f64, f64) {
        let (mut change, mut withheld) = (0.0, 0.0);
        for (opponent, part) in parts {
            // A bot's skill is fixed, so it cannot be lowered to raise another.
            let counted = opponent.map_or(part, |opponent| {
                let gain = self.gain_from(family, player, opponent, uncertainty);
                let counted = part.min(gain.most - gain.sum).max(0.0);
                gain.sum += counted;
                counted
            });
            change += counted;
            withheld += part - counted;
        }
        (change, withheld)
    }

    fn gain_from(
        &mut self,
        family: Family,
        player: &PlayerId,
        opponent: &PlayerId,
        uncertainty: f64,
    ) -> &mut Gain {
        let most = MOST_GAIN_PER_OPPONENT * uncertainty;
        let key = (family, player.clone(), opponent.clone());
        self.gains.entry(key).or_insert(Gain { sum: 0.0, most })
    }
}

fn skill(played: &RatedMatch, seat: SeatNumber, changes: &BTreeMap<SeatNumber, RatingChange>) -> f64 {
    match played.racers.get(seat.index()) {
        Some(Racer::Bot(level)) => anchor(played.family, *level),
        _ => changes.get(&seat).map_or(0.0, |change| change.after.skill),
    }
}

/// The chance of each player of a field to make the next find.
///
/// ```
/// let shares = play::predicted_shares(&[1.0, 0.0, 0.0]);
/// assert!((shares[0] - 0.576).abs() < 0.001 && (shares.iter().sum::<f64>() - 1.0).abs() < 1e-12);
/// ```
pub fn predicted_shares(skills: &[f64]) -> Vec<f64> {
    // Relative to the highest, so that no power overflows.
    let highest = skills.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let powers: Vec<f64> = skills.iter().map(|skill| libm::exp(skill - highest)).collect();
    let sum: f64 = powers.iter().sum();
    powers.iter().map(|power| power / sum).collect()
}
