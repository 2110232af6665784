//! The settings of `tercet serve`: options that can stand in a file too. Each is declared once, as a command-line argument;
//! its key in the file is the option's name without dashes, its comment the option's help.
//!
//! A file's values become arguments in front of the parser, unless the command line or the environment has them already.

use std::any::TypeId;
use std::ffi::OsString;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use toml::Value;
use words::{Words, msg};

use crate::failure::Failure;
use crate::input;

const COMMAND: &str = "serve";

/// Options that say where settings come from or how they are shown.
const NOT_SETTINGS: [&str; 4] = ["config", "print-config", "lang", "help"];

/// The group of the settings that a running server can change.
pub(crate) const LIVE: &str = "live";

/// One option with its value in force.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Setting {
    pub(crate) key: String,
    /// Several values of a list, none of what is not set.
    pub(crate) values: Vec<String>,
    /// Whether a running server can change it.
    pub(crate) is_live: bool,
    help: String,
    shape: Shape,
    /// Whether a file, a variable or a flag has set it.
    is_set: bool,
    /// Stands for the value in a line without one.
    placeholder: String,
}

/// How a value is written in a file.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Shape {
    Flag,
    Number,
    Text,
    List,
}

/// The configuration file that the command line or the environment names.
pub(crate) fn file(matches: &ArgMatches) -> Option<PathBuf> {
    let (name, matches) = matches.subcommand()?;
    (name == COMMAND).then(|| matches.get_one::<PathBuf>("config").cloned())?
}

/// The values of a file as arguments, without those that `matches` has already.
pub(crate) fn arguments(
    path: &Path,
    program: &Command,
    matches: &ArgMatches,
    words: Words,
) -> Result<Vec<OsString>, Failure> {
    let file = &path.display().to_string();
    let bad = |reason: &str| Failure::Input(words.text(msg::FileBadConfig { file, reason }));
    let text = input::text(path, input::LONGEST_FILE, words)?;
    let table: toml::Table = toml::from_str(&text).map_err(|error| bad(&one_line(&error, &text)))?;
    let serve = program.find_subcommand(COMMAND).expect("the command exists");
    let matches = matches.subcommand_matches(COMMAND).expect("the command is given");
    let known: Vec<&Arg> = options(program).collect();
    let mut arguments = Vec::new();
    for (key, value) in &table {
        let Some(option) = known.iter().find(|option| option.get_id() == key) else {
            let nearest = known.iter().map(|option| option.get_id().as_str()).max_by(|one, other| {
                strsim::jaro_winkler(one, key).total_cmp(&strsim::jaro_winkler(other, key))
            });
            let nearest = nearest.unwrap_or_default();
            return Err(Failure::Input(words.text(msg::ConfigUnknownKey { file, key, nearest })));
        };
        let flags = flags(option, value).ok_or_else(|| {
            let value = &value.to_string();
            bad(&words.text(msg::UsageBadValue { value, argument: key }))
        })?;
        if !is_overridden(option, serve, matches) {
            arguments.extend(flags.into_iter().map(OsString::from));
        }
    }
    Ok(arguments)
}

/// All settings with their values in force.
pub(crate) fn settings(program: &Command, matches: &ArgMatches) -> Vec<Setting> {
    let serve = program.find_subcommand(COMMAND).expect("the command exists");
    let live = serve.get_groups().find(|group| group.get_id() == LIVE).expect("the group exists");
    let live: Vec<_> = live.get_args().collect();
    let matches = matches.subcommand_matches(COMMAND).expect("the command is given");
    let setting = |option: &Arg| {
        let id = option.get_id();
        let shape = shape(option);
        let values = match shape {
            Shape::Flag => vec![matches.get_flag(id.as_str()).to_string()],
            _ => matches.get_raw(id.as_str()).into_iter().flatten().map(text).collect(),
        };
        Setting {
            key: id.to_string(),
            values,
            is_live: live.contains(&id),
            help: option.get_help().map(ToString::to_string).unwrap_or_default(),
            shape,
            is_set: is_given(matches, id.as_str()),
            placeholder: option
                .get_value_names()
                .and_then(|names| names.first())
                .map(ToString::to_string)
                .unwrap_or_default(),
        }
    };
    options(program).map(setting).collect()
}

/// A complete configuration file: what is set stands there, what has its default is a comment.
pub(crate) fn file_text(settings: &[Setting], words: Words) -> String {
    let mut text = comment(&words.text(msg::ConfigHeader));
    for setting in settings {
        let mark = if setting.is_set { "" } else { "# " };
        let _ = write!(text, "\n{}{mark}{} = {}\n", comment(&setting.help), setting.key, setting.value());
    }
    text
}

impl Setting {
    /// The value as TOML.
    fn value(&self) -> String {
        let value = |text: &String| match self.shape {
            Shape::Flag | Shape::Number => text.clone(),
            Shape::Text | Shape::List => Value::from(text.as_str()).to_string(),
        };
        let placeholder = [self.placeholder.clone()];
        let values = if self.values.is_empty() { &placeholder[..] } else { &self.values };
        let values: Vec<String> = values.iter().map(value).collect();
        match self.shape {
            Shape::List => format!("[{}]", values.join(", ")),
            _ => values.concat(),
        }
    }
}

/// The options of the command and of the whole program that are settings.
fn options(program: &Command) -> impl Iterator<Item = &Arg> {
    let serve = program.find_subcommand(COMMAND).expect("the command exists");
    let global = program.get_arguments().filter(|option| option.is_global_set());
    serve.get_arguments().chain(global).filter(|option| !NOT_SETTINGS.contains(&option.get_id().as_str()))
}

fn shape(option: &Arg) -> Shape {
    let kind = option.get_value_parser().type_id();
    match option.get_action() {
        ArgAction::SetTrue => Shape::Flag,
        ArgAction::Append => Shape::List,
        _ if kind == TypeId::of::<usize>() || kind == TypeId::of::<u64>() => Shape::Number,
        _ => Shape::Text,
    }
}

/// A file's value as flags; nothing if it has another type than the option.
fn flags(option: &Arg, value: &Value) -> Option<Vec<String>> {
    let name = option.get_id();
    let flag = |value: &str| format!("--{name}={value}");
    Some(match (shape(option), value) {
        (Shape::Flag, Value::Boolean(false)) => Vec::new(),
        (Shape::Flag, Value::Boolean(true)) => vec![format!("--{name}")],
        (Shape::Number, Value::Integer(number)) => vec![flag(&number.to_string())],
        (Shape::Text, Value::String(text)) => vec![flag(text)],
        (Shape::List, Value::Array(list)) => {
            list.iter().map(|value| value.as_str().map(flag)).collect::<Option<_>>()?
        }
        _ => return None,
    })
}

/// Whether the command line or the environment has the option, or one that excludes it.
fn is_overridden(option: &Arg, serve: &Command, matches: &ArgMatches) -> bool {
    let excludes = |one: &Arg, other: &Arg| {
        serve.get_arg_conflicts_with(one).iter().any(|conflict| conflict.get_id() == other.get_id())
    };
    let mut given = serve.get_arguments().filter(|other| is_given(matches, other.get_id().as_str()));
    is_given(matches, option.get_id().as_str())
        || given.any(|other| excludes(option, other) || excludes(other, option))
}

fn is_given(matches: &ArgMatches, id: &str) -> bool {
    let source = matches.try_contains_id(id).is_ok().then(|| matches.value_source(id)).flatten();
    matches!(source, Some(ValueSource::CommandLine | ValueSource::EnvVariable))
}

fn text(value: &std::ffi::OsStr) -> String {
    value.to_string_lossy().into_owned()
}

/// The parser's message with its line, without the picture of the text.
fn one_line(error: &toml::de::Error, text: &str) -> String {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    format!("{}: {}", before.matches('\n').count() + 1, error.message().replace('\n', " "))
}

/// Lines of a comment, broken at blanks.
fn comment(text: &str) -> String {
    const WIDTH: usize = 100;
    let mut lines = vec!["#".to_owned()];
    for word in text.split_whitespace() {
        if lines.last().is_some_and(|line| line.len() + 1 + word.len() > WIDTH) {
            lines.push("#".to_owned());
        }
        let line = lines.last_mut().expect("a line");
        *line += " ";
        *line += word;
    }
    lines.join("\n") + "\n"
}
