//! One message with its arguments.

use crate::catalogue::Patterns;

/// A message with its arguments. Every struct of [`msg`](crate::msg) is one.
pub trait Message {
    /// The message in every language.
    fn patterns(&self) -> &'static Patterns;

    /// The argument with this index, counted from 0 in the order of the struct's fields.
    fn argument(&self, index: usize) -> Option<Argument<'_>>;
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Argument<'a> {
    /// A text: shown as it is, or a word that decides between variants.
    Text(&'a str),
    /// A number: shown the way the language writes numbers, and deciding about plural forms.
    Number(f64),
}
