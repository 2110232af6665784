//! Example cards: Sets, and three cards that are none.

use engine::Card;

/// A Set in which everything differs.
pub const ALL_DIFFERENT: [&str; 3] = ["1srd", "2tgo", "3epq"];

/// A Set that shows what editions draw differently: all three symbols, green, the middle shading.
pub const SHAPES: [&str; 3] = ["1tgd", "2tgo", "3tgq"];

/// A Set in which only the number differs.
pub const ALIKE: [&str; 3] = ["1srd", "2srd", "3srd"];

/// Not a Set: two are red and one is not.
pub const BROKEN: [&str; 3] = ["1srd", "2sro", "3sgq"];

/// Differs in colour and symbol only, to compare the colours.
pub const COLOURS: [&str; 3] = ["1srd", "1sgo", "1spq"];

pub fn cards(written: [&str; 3]) -> Vec<Card> {
    written.iter().filter_map(|card| card.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Claim;

    #[test]
    fn the_examples_show_what_they_say() {
        let claim = |written| Claim::new(&cards(written)).unwrap();
        for set in [ALL_DIFFERENT, SHAPES, ALIKE, COLOURS] {
            assert!(claim(set).judgement().is_set(), "{set:?}");
        }
        let broken = claim(BROKEN).judgement();
        assert_eq!(broken.answers().iter().filter(|(_, answer)| !answer.fits()).count(), 1);
    }
}
