//! The features of a card and their values: four of three values each; in modes a fifth feature, or a fourth value.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::wire::as_text;

/// One of the things in which cards differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feature {
    Number,
    Shading,
    Colour,
    Symbol,
    /// Of cards with five features alone.
    Border,
}

impl Feature {
    /// The four that every card has, in the order in which a card is written.
    pub const ALL: [Feature; 4] = [Feature::Number, Feature::Shading, Feature::Colour, Feature::Symbol];

    /// All five, in the order in which a card is written.
    pub const WITH_BORDER: [Feature; 5] =
        [Feature::Number, Feature::Shading, Feature::Colour, Feature::Symbol, Feature::Border];

    /// The feature's name in the program's own language, as in JSON: `number`, `shading`, `colour`, `symbol`, `border`.
    pub const fn name(self) -> &'static str {
        ["number", "shading", "colour", "symbol", "border"][self as usize]
    }

    /// The three values of the usual cards.
    pub fn values(self) -> [Value; 3] {
        [Value::new(self, 0), Value::new(self, 1), Value::new(self, 2)]
    }

    /// The fourth value, which a border does not have.
    pub fn fourth_value(self) -> Option<Value> {
        (self != Feature::Border).then(|| Value::new(self, 3))
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value of one feature, such as *striped*: twelve of the usual cards, four fourth values, three borders.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Value {
    feature: Feature,
    digit: u8,
}

/// Name and letter of each value, by feature and digit.
const VALUES: [&[(&str, char)]; 5] = [
    &[("one", '1'), ("two", '2'), ("three", '3'), ("four", '4')],
    &[("solid", 's'), ("striped", 't'), ("open", 'e'), ("crossed", 'x')],
    &[("red", 'r'), ("green", 'g'), ("purple", 'p'), ("blue", 'b')],
    &[("diamond", 'd'), ("oval", 'o'), ("squiggle", 'q'), ("hexagon", 'h')],
    &[("single-border", 'i'), ("double-border", 'j'), ("dotted-border", 'k')],
];

/// The value of each ASCII letter: a card's text is read by the million.
const BY_LETTER: [Option<Value>; 128] = {
    let mut values = [None; 128];
    let mut feature = 0;
    while feature < VALUES.len() {
        let mut digit = 0;
        while digit < VALUES[feature].len() {
            let letter = VALUES[feature][digit].1;
            let value = Some(Value::new(Feature::WITH_BORDER[feature], digit as u8));
            values[letter as usize] = value;
            values[letter.to_ascii_uppercase() as usize] = value;
            digit += 1;
        }
        feature += 1;
    }
    values
};

impl Value {
    /// The value of a feature by its digit, which must be one that the feature has.
    pub(crate) const fn new(feature: Feature, digit: u8) -> Value {
        assert!((digit as usize) < VALUES[feature as usize].len());
        Value { feature, digit }
    }

    pub const fn feature(self) -> Feature {
        self.feature
    }

    /// The value counted from 0, in the order of the rules' table.
    pub const fn digit(self) -> u8 {
        self.digit
    }

    /// The value's name in the program's own language, as in JSON: `one`, `striped`, `purple`, …
    pub const fn name(self) -> &'static str {
        VALUES[self.feature as usize][self.digit as usize].0
    }

    /// The letter that stands for this value in a card's text form.
    pub const fn letter(self) -> char {
        VALUES[self.feature as usize][self.digit as usize].1
    }

    pub fn from_letter(letter: char) -> Option<Value> {
        BY_LETTER.get(letter as usize).copied().flatten()
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no feature or no value of one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is none of the words known here")]
pub struct UnknownWord(pub String);

impl FromStr for Feature {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Feature, UnknownWord> {
        let found = Feature::WITH_BORDER.into_iter().find(|feature| feature.name() == text);
        found.ok_or_else(|| UnknownWord(text.to_owned()))
    }
}

impl FromStr for Value {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Value, UnknownWord> {
        let all = Feature::WITH_BORDER.into_iter();
        let mut values = all.flat_map(|feature| feature.values().into_iter().chain(feature.fourth_value()));
        values.find(|value| value.name() == text).ok_or_else(|| UnknownWord(text.to_owned()))
    }
}

as_text!(Value: UnknownWord);
