//! The examples of the booklets: our own cards, which fit what each booklet says of its pictures.

use engine::Edition;

/// The examples of three cards in an edition's booklet, in its order.
pub const fn of(edition: Edition) -> &'static [[&'static str; 3]] {
    match edition {
        Edition::English => &[
            ["2sro", "2tro", "2ero"],
            ["1trd", "2tgo", "3tpq"],
            ["1srq", "2tgd", "3epo"],
            ["1erd", "1egd", "1spd"],
            ["2srq", "2trq", "2egq"],
        ],
        Edition::Italian => &[
            ["2ero", "2sro", "2tro"],
            ["1egq", "2ero", "3epd"],
            ["3srd", "1tpq", "2ego"],
            ["1tpd", "1erd", "1egd"],
            ["2epq", "2trq", "2srq"],
        ],
        Edition::Russian => &[
            ["1erd", "1srd", "1trd"],
            ["1sgd", "2sgo", "3sgq"],
            ["2epd", "3tro", "1sgq"],
            ["3ero", "3ego", "3spo"],
            ["2srd", "2tro", "2epq"],
            ["3sgq", "3sgo", "1tpq"],
        ],
        Edition::Hebrew => &[
            ["2tro", "2ero", "2sro"],
            ["3tpo", "1trd", "2tgq"],
            ["2spd", "1egq", "3tro"],
            ["1tgd", "1erd", "1epd"],
            ["2srq", "2erq", "2tgq"],
        ],
        Edition::French => &[
            ["1srd", "1erd", "1trd"],
            ["2sgq", "3sgd", "1sgo"],
            ["1epo", "3srq", "2tgd"],
            ["3srq", "3sgq", "3tpq"],
            ["2erd", "2ero", "2sgq"],
            ["1srd", "1tro", "3tgo"],
        ],
    }
}

pub const fn single(edition: Edition) -> Option<&'static str> {
    match edition {
        Edition::Russian => Some("3sgo"),
        _ => None,
    }
}

/// The picture of twelve cards in three rows of four, and which three of them it marks.
pub const fn layout(edition: Edition) -> Option<([&'static str; 12], [&'static str; 3])> {
    match edition {
        Edition::Russian => Some((
            [
                "3tpd", "1sro", "2epo", "2spq", //
                "1srd", "2srd", "3spo", "2tgd", //
                "3erd", "2tpq", "2sgd", "1egd",
            ],
            ["3tpd", "2srd", "1egd"],
        )),
        Edition::French => Some((
            [
                "3sgo", "2epd", "3trd", "1epq", //
                "2epo", "1egd", "2spo", "3sgq", //
                "3ero", "2srd", "2erd", "2spd",
            ],
            ["3trd", "1egd", "2spd"],
        )),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{as_set, cards};
    use engine::{Claim, all_sets};

    const GOLDEN: &str = include_str!("../../../engine/tests/golden/booklets.txt");

    #[test]
    fn a_picture_of_twelve_cards_marks_its_only_set() {
        for (written, marked) in Edition::ALL.iter().filter_map(|&edition| layout(edition)) {
            let twelve = cards(&written);
            assert!(twelve.iter().enumerate().all(|(place, card)| !twelve[..place].contains(card)));
            assert_eq!(twelve.len(), 12);
            let sets: Vec<Vec<_>> = all_sets(&twelve).into_iter().map(Vec::from).collect();
            assert_eq!(sets, [cards(&marked)]);
        }
        let shown = |edition: &&Edition| layout(**edition).is_some();
        let shown: Vec<_> = Edition::ALL.iter().filter(shown).collect();
        assert_eq!(shown, [&Edition::Russian, &Edition::French]);
    }

    #[test]
    fn every_example_of_every_booklet_is_here_and_no_other() {
        for &edition in Edition::ALL {
            let lines = GOLDEN.lines().filter(|line| line.split_whitespace().next() == Some(edition.name()));
            let mut shown = of(edition).iter();
            for line in lines {
                let words: Vec<&str> = line.split_whitespace().collect();
                if words[1] == "card" {
                    assert_eq!(single(edition), Some(words[2]));
                    continue;
                }
                let example = shown.next().expect(line);
                assert_eq!(example[..], words[2..5], "{line}");
                let judgement = as_set(Claim::new(&cards(example)).unwrap());
                assert_eq!(judgement.is_find(), words[1] == "set", "{line}");
            }
            assert_eq!(shown.next(), None);
        }
    }
}
