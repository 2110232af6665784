//! What somebody typed: read once, complained about in the player's language.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;
use std::thread::available_parallelism;

use clap::ArgMatches;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use engine::{Edition, Rules, Seed, Variant};
use words::{Words, msg};

use crate::commands::program;
use crate::failure::Failure;
use crate::input;
use crate::plot::PlotFile;

/// What somebody typed, and the language to answer in.
pub struct Arguments {
    words: Words,
    command: String,
    matches: ArgMatches,
}

impl Arguments {
    /// Reads the process's arguments. Help and errors come back as failures that say the right thing.
    pub fn parse(words: Words) -> Result<Arguments, Failure> {
        Arguments::parse_from(words, std::env::args_os())
    }

    fn parse_from(words: Words, arguments: impl IntoIterator<Item = OsString>) -> Result<Arguments, Failure> {
        let matches =
            program(words).try_get_matches_from(arguments).map_err(|error| explain(words, &error))?;
        let (command, matches) =
            matches.subcommand().map(|(name, found)| (name.to_owned(), found.clone())).unzip();
        let (Some(command), Some(matches)) = (command, matches) else {
            return Err(Failure::Shown(program(words).render_help().to_string()));
        };
        Ok(Arguments { words, command, matches })
    }

    /// The language to answer in.
    pub fn words(&self) -> Words {
        self.words
    }

    /// The command's name.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Whether a flag is set.
    pub fn flag(&self, name: &str) -> bool {
        self.matches.get_flag(name)
    }

    /// Whether an argument was given.
    pub fn is_given(&self, name: &str) -> bool {
        self.matches.contains_id(name)
    }

    /// The text of an argument.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.matches.get_one::<String>(name).map(String::as_str)
    }

    /// The texts of an argument that can be repeated.
    pub fn texts(&self, name: &str) -> Vec<&str> {
        self.matches.get_many::<String>(name).into_iter().flatten().map(String::as_str).collect()
    }

    /// The path of an argument.
    pub fn path(&self, name: &str) -> Option<&PathBuf> {
        self.matches.get_one::<PathBuf>(name)
    }

    /// An argument whose possible values, or range, the parser has checked.
    pub fn known<T: FromStr>(&self, name: &str) -> Option<T> {
        self.text(name)?.parse().ok()
    }

    /// A number in the range that the parser has checked.
    pub fn number(&self, name: &str) -> Option<u64> {
        self.matches.get_one::<u64>(name).copied()
    }

    /// How many threads are asked for; otherwise, or where nobody can ask, one for each processor.
    pub fn threads(&self) -> usize {
        let asked = self.matches.try_get_one::<u64>("threads").ok().flatten();
        asked.map_or_else(|| available_parallelism().map_or(1, usize::from), |threads| *threads as usize)
    }

    /// The edition, English unless another is asked for.
    pub fn edition(&self) -> Edition {
        self.known("edition").unwrap_or(Edition::English)
    }

    /// The variant, the full game unless another is asked for.
    pub fn variant(&self) -> Variant {
        self.known("variant").unwrap_or(Variant::Full)
    }

    /// The seed of an argument.
    pub fn seed(&self, name: &str) -> Result<Option<Seed>, Failure> {
        let seed = self.text(name).map(str::parse).transpose();
        seed.map_err(|error| Failure::Input(self.words.seed_error(&error)))
    }

    /// The seed of an argument, or a random one.
    pub fn seed_or_random(&self, name: &str) -> Result<Seed, Failure> {
        if let Some(seed) = self.seed(name)? {
            return Ok(seed);
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| Failure::Input(error.to_string()))?;
        Ok(Seed::new(bytes))
    }

    /// The number that decides a simulation or puzzles: decimal, or hexadecimal after `0x`; or a random one.
    pub fn number_seed_or_random(&self, name: &str) -> Result<u64, Failure> {
        let Some(text) = self.text(name) else {
            let random = getrandom::u64().map_err(|error| Failure::Input(error.to_string()))?;
            // As many bits as every reader of JSON keeps.
            return Ok(random >> 11);
        };
        let hexadecimal = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
        let (digits, radix) = hexadecimal.map_or((text, 10), |digits| (digits, 16));
        let signed = digits.starts_with('+');
        let number = u64::from_str_radix(digits, radix).ok().filter(|_| !signed);
        number.ok_or_else(|| Failure::Input(self.words.text(msg::SeedNumber { text })))
    }

    /// The file that a plot was asked into.
    pub fn plot(&self) -> Result<Option<PlotFile>, Failure> {
        self.path("plot").map(|path| PlotFile::create(path, self.words)).transpose()
    }

    /// The rules: a file's, or an edition's variant, saying on standard error where a borrowed one comes from.
    pub fn rules(&self) -> Result<Rules, Failure> {
        if let Some(path) = self.path("rules") {
            return input::rules(path, self.words);
        }
        self.note_source();
        Ok(Rules::of(self.edition(), self.variant()))
    }

    /// Says where a variant comes from that the edition's own booklet does not know.
    pub fn note_source(&self) {
        if let Some(note) = self.words.source(self.edition(), self.variant()) {
            eprintln!("tercet: {note}");
        }
    }
}

/// The parser's complaint as one sentence of ours.
fn explain(words: Words, error: &clap::Error) -> Failure {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return Failure::Shown(error.to_string());
    }
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = &context(ContextKind::InvalidArg);
    let sentence = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            words.text(msg::UsageUnknownCommand { command: &context(ContextKind::InvalidSubcommand) })
        }
        ErrorKind::MissingRequiredArgument => words.text(msg::UsageMissingArgument { argument }),
        ErrorKind::MissingSubcommand => words.text(msg::UsageMissingCommand),
        ErrorKind::ArgumentConflict => {
            words.text(msg::UsageConflict { argument, other: &context(ContextKind::PriorArg) })
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = &context(ContextKind::InvalidValue);
            match context(ContextKind::ValidValue) {
                possible if possible.is_empty() => words.text(msg::UsageBadValue { value, argument }),
                possible => words.text(msg::UsageInvalidValue { value, argument, possible: &possible }),
            }
        }
        ErrorKind::InvalidUtf8 => words.text(msg::UsageNotUtf8),
        _ => words.text(msg::UsageUnknownArgument { argument }),
    };
    Failure::Input(format!("{sentence} {}", words.text(msg::UsageHint { command: "tercet" })))
}
