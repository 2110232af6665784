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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{as_set, cards};
    use engine::Claim;

    const GOLDEN: &str = include_str!("../../../engine/tests/golden/booklets.txt");

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
