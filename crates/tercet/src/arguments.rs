//! Arguments that several commands share, and the parsers of their values.

use std::ffi::OsStr;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::thread::available_parallelism;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Args, Command};
use engine::{Edition, RuleChoice, Rules, Seed, Variant};
use words::{Words, msg};

use crate::failure::Failure;
use crate::input;

/// A year of all cores of a large machine; a larger number is a typing error.
pub(crate) const MOST_GAMES: u64 = 1_000_000_000_000_000;

#[derive(Args)]
pub(crate) struct EditionArgs {
    #[arg(long, value_name = "NAME", value_parser = editions())]
    pub(crate) edition: Option<Edition>,
    #[arg(long, value_name = "NAME", value_parser = variants())]
    pub(crate) variant: Option<Variant>,
}

impl EditionArgs {
    /// The edition and the variant. Prints on standard error where a variant that the edition's booklet lacks comes from.
    pub(crate) fn choice(&self, words: Words) -> (Edition, Variant) {
        let (edition, variant) =
            (self.edition.unwrap_or(Edition::English), self.variant.unwrap_or(Variant::Full));
        note_source(edition, variant, words);
        (edition, variant)
    }
}

/// The rules of a file, or of an edition.
#[derive(Args)]
pub(crate) struct RulesArgs {
    #[command(flatten)]
    pub(crate) edition: EditionArgs,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "variant"])]
    pub(crate) rules: Option<PathBuf>,
}

impl RulesArgs {
    pub(crate) fn is_given(&self) -> bool {
        self.edition.edition.is_some() || self.edition.variant.is_some() || self.rules.is_some()
    }

    pub(crate) fn choice(&self, words: Words) -> Result<RuleChoice, Failure> {
        if let Some(path) = &self.rules {
            return input::rule_choice(path, words);
        }
        let (edition, variant) = self.edition.choice(words);
        Ok(RuleChoice::new(edition, variant))
    }

    pub(crate) fn rules(&self, words: Words) -> Result<Rules, Failure> {
        let choice = self.choice(words)?;
        Rules::try_from(choice).map_err(|error| match &self.rules {
            Some(path) => input::bad_rules(path, &words.rules_error(error), words),
            None => Failure::Input(words.rules_error(error)),
        })
    }
}

/// Prints on standard error where a variant that the edition's booklet lacks comes from.
pub(crate) fn note_source(edition: Edition, variant: Variant, words: Words) {
    if let Some(note) = words.source(edition, variant) {
        eprintln!("tercet: {note}");
    }
}

pub(crate) fn editions() -> impl TypedValueParser<Value = Edition> {
    one_of(Edition::ALL.iter().map(|edition| (edition.name(), *edition)))
}

pub(crate) fn variants() -> impl TypedValueParser<Value = Variant> {
    one_of(Variant::ALL.iter().map(|variant| (variant.name(), *variant)))
}

pub(crate) fn one_of<T: Copy + Send + Sync + 'static>(
    values: impl IntoIterator<Item = (&'static str, T)>,
) -> impl TypedValueParser<Value = T> {
    let values: Vec<(&str, T)> = values.into_iter().collect();
    PossibleValuesParser::new(values.iter().map(|(name, _)| *name)).map(move |name| {
        let found = values.iter().find(|(known, _)| *known == name);
        found.expect("the parser lets only these names pass").1
    })
}

/// A number in a range. Unlike the error of the parser's own, this one's states the range.
#[derive(Clone)]
pub(crate) struct Within<T>(pub(crate) RangeInclusive<T>);

impl<T> TypedValueParser for Within<T>
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    type Value = T;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let text = value.to_string_lossy();
        if let Some(number) = text.parse().ok().filter(|number| self.0.contains(number)) {
            return Ok(number);
        }
        let mut error = clap::Error::new(ErrorKind::ValueValidation).with_cmd(command);
        let argument = argument.map(Arg::to_string).unwrap_or_default();
        error.insert(ContextKind::InvalidArg, ContextValue::String(argument));
        error.insert(ContextKind::InvalidValue, ContextValue::String(text.into_owned()));
        let possible = format!("{}–{}", self.0.start(), self.0.end());
        error.insert(ContextKind::ValidValue, ContextValue::Strings(vec![possible]));
        Err(error)
    }
}

pub(crate) fn processors() -> usize {
    available_parallelism().map_or(1, usize::from)
}

pub(crate) fn seed(text: Option<&str>, words: Words) -> Result<Option<Seed>, Failure> {
    let seed = text.map(str::parse).transpose();
    seed.map_err(|error| Failure::Input(words.seed_error(&error)))
}

pub(crate) fn seed_or_random(text: Option<&str>, words: Words) -> Result<Seed, Failure> {
    if let Some(seed) = seed(text, words)? {
        return Ok(seed);
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Failure::error)?;
    Ok(Seed::new(bytes))
}

/// The number that decides a simulation or puzzles: decimal, or hexadecimal after `0x`; or a random one.
pub(crate) fn number_seed_or_random(text: Option<&str>, words: Words) -> Result<u64, Failure> {
    let Some(text) = text else {
        // As many bits as every reader of JSON keeps.
        return Ok(getrandom::u64().map_err(Failure::error)? >> 11);
    };
    let hexadecimal = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let (digits, radix) = hexadecimal.map_or((text, 10), |digits| (digits, 16));
    let signed = digits.starts_with('+');
    let number = u64::from_str_radix(digits, radix).ok().filter(|_| !signed);
    number.ok_or_else(|| Failure::Input(words.text(msg::SeedNumber { text })))
}
