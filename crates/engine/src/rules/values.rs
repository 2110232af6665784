//! The values that a field of a rule sheet can have.

use std::ops::RangeInclusive;

use crate::cards::deck::Deck;
use crate::cards::feature::Feature;
use crate::cards::target::Target;
use crate::rules::edition::{Edition, Variant};
use crate::rules::sheet::{
    AfterFind, Boards, Calling, DeckLasts, Drawing, Faces, Green, Keep, MiddleShading, NoSet, Others,
    RuleSheet, Scoring, Symbols, Widened, WrongCall,
};

/// The values that a rule can have, whether they fit the other rules or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleValues {
    Names(Vec<String>),
    Numbers(RangeInclusive<u16>),
    TrueOrFalse,
}

/// The type of a rule.
pub(crate) trait RuleValue {
    fn values(field: &str) -> RuleValues;
}

macro_rules! rule_value {
    ($($name:ident)+) => {$(
        impl RuleValue for $name {
            fn values(_: &str) -> RuleValues {
                RuleValues::Names($name::ALL.iter().map($name::to_string).collect())
            }
        }
    )+};
}

rule_value! {
    Symbols Green MiddleShading Calling Others WrongCall NoSet Widened Scoring Target DeckLasts Boards AfterFind Keep Faces Drawing
}

impl RuleValue for Deck {
    fn values(_: &str) -> RuleValues {
        let usual = Feature::WITH_BORDER.into_iter().flat_map(Feature::values);
        let parts = usual.chain(Feature::ALL.into_iter().filter_map(Feature::fourth_value)).map(Deck::Only);
        RuleValues::Names([Deck::Full].into_iter().chain(parts).map(|deck| deck.to_string()).collect())
    }
}

impl RuleValue for bool {
    fn values(_: &str) -> RuleValues {
        RuleValues::TrueOrFalse
    }
}

impl RuleValue for u8 {
    fn values(field: &str) -> RuleValues {
        u16::values(field)
    }
}

impl RuleValue for u16 {
    fn values(field: &str) -> RuleValues {
        // The full deck narrows no range.
        let sheet = RuleSheet::of(Edition::English, Variant::Full);
        let range = sheet.numbers().find(|(name, ..)| *name == field);
        RuleValues::Numbers(range.map_or(0..=u8::MAX.into(), |(_, _, range)| range))
    }
}
