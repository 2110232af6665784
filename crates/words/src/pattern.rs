//! Messages as data, and how they become text.

use intl_pluralrules::PluralCategory;

use crate::message::{Argument, Message};
use crate::number::Number;
use crate::words::Words;

pub(crate) type Pattern = &'static [Part];

/// A piece of a message.
// The messages need not use every kind of part and key at all times.
#[allow(dead_code)]
#[derive(Debug, PartialEq)]
pub enum Part {
    /// Fixed text.
    Text(&'static str),
    /// The argument with this index.
    Argument(usize),
    /// The first variant that fits the argument with this index, or else the default.
    Select { argument: usize, variants: &'static [(Key, Pattern)], default: Pattern },
}

/// What an argument must be for a variant to fit.
#[allow(dead_code)]
#[derive(Debug, PartialEq)]
pub enum Key {
    Word(&'static str),
    /// Exactly this number, in hundredths.
    Hundredths(i64),
    /// Any number of this plural form.
    Category(PluralCategory),
}

/// First strong isolate: the text up to the end finds its own direction and does not affect the sentence around it.
pub(crate) const ISOLATE: char = '\u{2068}';
/// Pop directional isolate.
pub(crate) const END_OF_ISOLATE: char = '\u{2069}';

/// Writes a pattern's text. The message is a trait object, so that the page contains this code only once.
pub(crate) fn write(pattern: Pattern, message: &dyn Message, words: Words, text: &mut String) {
    for part in pattern {
        match part {
            Part::Text(fixed) => text.push_str(after_stop(text, fixed)),
            Part::Argument(index) => match message.argument(*index) {
                Some(Argument::Number(number)) => Number::from(number).write(words.language(), text),
                Some(Argument::Text(argument)) if words.isolates => {
                    text.push(ISOLATE);
                    text.push_str(argument);
                    text.push(END_OF_ISOLATE);
                }
                Some(Argument::Text(argument)) => text.push_str(argument),
                None => {}
            },
            Part::Select { argument, variants, default } => {
                let argument = message.argument(*argument);
                let fitting = variants.iter().find(|(key, _)| argument.is_some_and(|it| key.fits(it, words)));
                write(fitting.map_or(default, |(_, pattern)| pattern), message, words, text);
            }
        }
    }
}

/// What follows a text, without a second full stop: a name may end in one, and a Russian date does.
fn after_stop<'a>(text: &str, fixed: &'a str) -> &'a str {
    let has_stop = text.trim_end_matches(END_OF_ISOLATE).ends_with('.');
    fixed.strip_prefix('.').filter(|_| has_stop).unwrap_or(fixed)
}

impl Key {
    fn fits(&self, argument: Argument<'_>, words: Words) -> bool {
        match (self, argument) {
            (Key::Word(word), Argument::Text(text)) => *word == text,
            (Key::Hundredths(hundredths), Argument::Number(number)) => Number::from(number).is(*hundredths),
            (Key::Category(category), Argument::Number(number)) => {
                Number::from(number).category(words.language()) == *category
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::catalogue::Patterns;

    struct Points(f64);

    impl Message for Points {
        fn patterns(&self) -> &'static Patterns {
            &Patterns([RUSSIAN; Language::ALL.len()])
        }

        fn argument(&self, index: usize) -> Option<Argument<'_>> {
            [Argument::Text("Ann"), Argument::Number(self.0)].get(index).copied()
        }
    }

    const RUSSIAN: Pattern = &[
        Part::Argument(0),
        Part::Text(": "),
        Part::Select {
            argument: 1,
            variants: &[
                (Key::Hundredths(0), &[Part::Text("нет очков")]),
                (Key::Category(PluralCategory::ONE), &[Part::Argument(1), Part::Text(" очко")]),
                (Key::Category(PluralCategory::MANY), &[Part::Argument(1), Part::Text(" очков")]),
            ],
            default: &[Part::Argument(1), Part::Text(" очка")],
        },
        Part::Select { argument: 0, variants: &[(Key::Word("Ann"), &[Part::Text("!")])], default: &[] },
    ];

    fn text(points: f64, words: Words) -> String {
        let mut text = String::new();
        write(RUSSIAN, &Points(points), words, &mut text);
        text
    }

    #[test]
    fn selects_take_exact_numbers_plural_forms_and_words() {
        let words = Words::new(Language::Ru);
        assert_eq!(text(0.0, words), "Ann: нет очков!");
        assert_eq!(text(1.0, words), "Ann: 1 очко!");
        assert_eq!(text(-3.0, words), "Ann: −3 очка!");
        assert_eq!(text(11.0, words), "Ann: 11 очков!");
        assert_eq!(text(0.5, words), "Ann: 0,5 очка!");
    }

    #[test]
    fn text_arguments_are_isolated_on_request() {
        let words = Words::new(Language::Ru).with_isolation(true);
        assert_eq!(text(1.0, words), "\u{2068}Ann\u{2069}: 1 очко!");
    }

    #[test]
    fn a_full_stop_is_written_once() {
        const ENDS: Pattern = &[Part::Argument(0), Part::Text(".")];
        struct Named(&'static str);
        impl Message for Named {
            fn patterns(&self) -> &'static Patterns {
                &Patterns([ENDS; Language::ALL.len()])
            }

            fn argument(&self, _: usize) -> Option<Argument<'_>> {
                Some(Argument::Text(self.0))
            }
        }
        let words = Words::new(Language::En);
        assert_eq!(words.text(Named("Ann")), "Ann.");
        assert_eq!(words.text(Named("Ann Jr.")), "Ann Jr.");
        assert_eq!(words.with_isolation(true).text(Named("Ann Jr.")), "\u{2068}Ann Jr.\u{2069}");
    }

    #[test]
    fn a_missing_argument_writes_nothing() {
        let mut text = String::new();
        write(&[Part::Argument(7), Part::Text("…")], &Points(1.0), Words::new(Language::En), &mut text);
        assert_eq!(text, "…");
    }
}
