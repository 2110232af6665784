//! What the booklets state about chances and numbers, and what is true.

use engine::Edition;

use crate::{Fraction, SETS_IN_NINE, Share, Space, Tally, counted, recorded};

#[derive(Clone, Debug, PartialEq)]
pub struct BookletClaim {
    pub editions: &'static [Edition],
    pub statement: Statement,
    pub verdict: Verdict,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    /// Among so many cards there is a Set with this chance: `fresh` among random ones, `in_play` on the boards of a game.
    Chance { cards: usize, per_mille: u16, fresh: Fraction, in_play: Estimate },
    /// At the end of a round six or nine cards are left, as in the `claimed` games; `left` has all of them.
    SixOrNineLeft { claimed: Share, left: Vec<(usize, Share)> },
    /// A deck has so many cards.
    Deck { space: Space },
    /// Nine cards of a quick start can hold so many Sets.
    NinePuzzle { sets: usize, chance: Fraction, mean: Fraction },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    True,
    /// It is true of random cards, but not in play.
    OnFreshDeals,
    Mostly,
    False,
}

impl Verdict {
    /// Its name in messages and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::True => "true",
            Verdict::OnFreshDeals => "fresh",
            Verdict::Mostly => "mostly",
            Verdict::False => "false",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub rate: f64,
    /// Its 99 % confidence interval.
    pub interval: (f64, f64),
}

/// Simulated games of the full deck, as far as booklets state something about them.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGames {
    games: u64,
    /// By the cards on the table, the share of boards without a Set.
    no_set: Vec<(usize, Estimate)>,
    /// By the cards that were left at the end, how many games.
    left: Vec<(usize, u64)>,
}

impl PlayedGames {
    pub fn recorded() -> PlayedGames {
        let share = |millionths: u32| f64::from(millionths) / 1e6;
        let no_set = recorded::BOARDS.iter().map(|boards| {
            let (low, high) = boards.interval;
            (boards.cards, Estimate { rate: share(boards.rate), interval: (share(low), share(high)) })
        });
        PlayedGames { games: recorded::GAMES, no_set: no_set.collect(), left: recorded::LEFT.to_vec() }
    }

    fn in_play(&self, cards: usize) -> Option<Estimate> {
        let (_, none) = self.no_set.iter().find(|(known, _)| *known == cards)?;
        let (low, high) = none.interval;
        Some(Estimate { rate: 1.0 - none.rate, interval: (1.0 - high, 1.0 - low) })
    }
}

impl From<&Tally> for PlayedGames {
    fn from(tally: &Tally) -> PlayedGames {
        let estimate =
            |cards| Estimate { rate: tally.no_set_at(cards).rate(), interval: tally.no_set_interval(cards) };
        PlayedGames {
            games: tally.games(),
            no_set: [12, 15].map(|cards| (cards, estimate(cards))).to_vec(),
            left: tally.left().map(|(cards, share)| (cards, share.part)).collect(),
        }
    }
}

/// Whether a stated chance is meant roughly, as a whole per cent is; a finer one is meant as a lower bound.
pub const fn is_rough(per_mille: u16) -> bool {
    per_mille.is_multiple_of(10)
}

/// All claims, in the order in which they are shown.
///
/// ```
/// use odds::{PlayedGames, Verdict, booklet_claims};
///
/// let claims = booklet_claims(&PlayedGames::recorded());
/// // The Hebrew booklet: 97 % among twelve cards.
/// assert_eq!(claims[0].verdict, Verdict::OnFreshDeals);
/// ```
pub fn booklet_claims(played: &PlayedGames) -> Vec<BookletClaim> {
    let chances = Edition::ALL.iter().flat_map(|edition| {
        let stated = edition.booklet().claimed_odds.iter();
        stated.filter_map(move |&(cards, per_mille)| chance(edition, cards.into(), per_mille, played))
    });
    let mut claims: Vec<BookletClaim> = chances.collect();
    claims.push(left(played));
    claims.push(deck(&[Edition::Russian, Edition::Hebrew, Edition::French], Space::Full));
    claims.push(deck(&[Edition::English, Edition::French], Space::Quick));
    claims.extend(nine_puzzle());
    claims
}

fn chance(
    edition: &'static Edition,
    cards: usize,
    per_mille: u16,
    played: &PlayedGames,
) -> Option<BookletClaim> {
    let none = counted::no_set(Space::Full, cards);
    let fresh = Fraction::new(none.denominator() - none.numerator(), none.denominator());
    let in_play = played.in_play(cards)?;
    Some(BookletClaim {
        editions: std::slice::from_ref(edition),
        verdict: chance_verdict(per_mille, fresh.to_f64(), in_play.rate),
        statement: Statement::Chance { cards, per_mille, fresh, in_play },
    })
}

fn chance_verdict(per_mille: u16, fresh: f64, in_play: f64) -> Verdict {
    let stated = f64::from(per_mille) / 1000.0;
    let holds =
        |chance: f64| if is_rough(per_mille) { (chance - stated).abs() <= 0.005 } else { chance > stated };
    match (holds(fresh), holds(in_play)) {
        (true, true) => Verdict::True,
        (true, false) => Verdict::OnFreshDeals,
        (false, _) => Verdict::False,
    }
}

/// All booklets but the French one state it.
fn left(played: &PlayedGames) -> BookletClaim {
    let share = |part| Share { part, whole: played.games };
    let left: Vec<(usize, Share)> = played.left.iter().map(|&(cards, games)| (cards, share(games))).collect();
    let others: u64 = other_numbers_left(&left).map(|(_, share)| share.part).sum();
    BookletClaim {
        editions: &[Edition::English, Edition::Italian, Edition::Russian, Edition::Hebrew],
        verdict: if others == 0 { Verdict::True } else { Verdict::Mostly },
        statement: Statement::SixOrNineLeft { claimed: share(played.games - others), left },
    }
}

/// The games that left another number of cards than six or nine.
pub fn other_numbers_left(left: &[(usize, Share)]) -> impl Iterator<Item = &(usize, Share)> {
    left.iter().filter(|(cards, _)| *cards != 6 && *cards != 9)
}

fn deck(editions: &'static [Edition], space: Space) -> BookletClaim {
    BookletClaim { editions, verdict: Verdict::True, statement: Statement::Deck { space } }
}

fn nine_puzzle() -> Option<BookletClaim> {
    let (space, cards, sets) = (Space::Quick, 9, SETS_IN_NINE);
    let (_, _, counts) = counted::SPREADS.iter().find(|known| (known.0, known.1) == (space, cards))?;
    let chance = Fraction::new((*counts.get(sets)?).into(), space.layouts(cards));
    Some(BookletClaim {
        editions: &[Edition::English],
        verdict: if chance.numerator() > 0 { Verdict::True } else { Verdict::False },
        statement: Statement::NinePuzzle { sets, chance, mean: counted::mean(space, cards) },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hebrew_booklet_is_right_about_fresh_deals_only() {
        let claims = booklet_claims(&PlayedGames::recorded());
        let hebrew = claims.iter().filter(|claim| claim.editions == [Edition::Hebrew]);
        let verdicts: Vec<Verdict> = hebrew.map(|claim| claim.verdict).collect();
        assert_eq!(verdicts, [Verdict::OnFreshDeals; 2]);
        assert_eq!(chance_verdict(900, 0.9, 0.9), Verdict::True);
        assert_eq!(chance_verdict(999, 0.9, 0.9), Verdict::False);
    }
}
