//! The command line: all commands, parsed once, with help and errors in the player's language.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use serde::Serialize;
use words::{Language, Words, msg};

use crate::arguments::one_of;
use crate::failure::Failure;
use crate::settings::{self, Setting};
use crate::{
    audit, check, claims, deal, editions, find, forget, help, key, load, odds, pace, play, projections,
    puzzle, ratings, referee, replay, reports, runs, serve, simulate, verify,
};

#[derive(Parser)]
#[command(
    name = "tercet",
    version,
    disable_version_flag = true,
    disable_help_subcommand = true,
    after_help = "tercet check 1srd 2srd 3srd"
)]
pub(crate) struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[arg(long, value_name = "LANG", global = true, display_order = 101, hide_possible_values = true)]
    #[arg(value_parser = one_of(Language::ALL.iter().map(|language| (language.tag(), *language))))]
    // Read before parsing by `locale::words`, since help and errors need it too.
    lang: Option<Language>,
    #[arg(long, global = true, display_order = 100)]
    json: bool,
    #[arg(long, short = 'V', action = clap::ArgAction::Version)]
    version: (),
}

#[derive(Subcommand)]
enum Command {
    Check(check::CheckArgs),
    Find(find::FindArgs),
    Editions(editions::EditionsArgs),
    Deal(deal::DealArgs),
    Referee(referee::RefereeArgs),
    Play(play::PlayArgs),
    Serve(serve::ServeArgs),
    Verify(verify::VerifyArgs),
    Replay(replay::ReplayArgs),
    Ratings(ratings::RatingsArgs),
    Pace(pace::PaceArgs),
    Backup(serve::BackupArgs),
    Key(key::KeyArgs),
    Audit(audit::AuditArgs),
    Forget(forget::ForgetArgs),
    Projections(projections::ProjectionsArgs),
    Reports(reports::ReportsArgs),
    Runs(runs::RunsArgs),
    Odds(odds::OddsArgs),
    Simulate(simulate::SimulateArgs),
    Puzzle(puzzle::PuzzleArgs),
    Claims(claims::ClaimsArgs),
    Load(load::LoadArgs),
}

/// How a command answers: in which language, and whether as JSON.
#[derive(Clone, Copy)]
pub(crate) struct Output {
    pub(crate) words: Words,
    pub(crate) json: bool,
}

impl Output {
    /// Prints one line: `json` for programs, else `text`, which ends with a line end or gets one.
    pub(crate) fn print(
        self,
        json: impl Serialize,
        text: impl FnOnce(Words) -> String,
    ) -> Result<(), Failure> {
        let line = if self.json { json_line(&json) } else { text(self.words) };
        writeln!(io::stdout().lock(), "{}", line.trim_end_matches('\n'))?;
        Ok(())
    }
}

pub(crate) fn json_line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("texts and finite numbers are JSON")
}

impl CommandLine {
    /// Parses the arguments. Help and the version come back as failures that are no errors.
    pub(crate) fn parse(
        words: Words,
        arguments: impl IntoIterator<Item = OsString>,
    ) -> Result<CommandLine, Failure> {
        let matches = matches(words, arguments)?;
        CommandLine::from_arg_matches(&matches).map_err(|error| explain(words, &error))
    }

    pub(crate) fn run(self, words: Words) -> Result<ExitCode, Failure> {
        let output = Output { words, json: self.json };
        match self.command {
            None => Err(Failure::Information(program(words).render_help().to_string())),
            Some(Command::Check(args)) => args.run(output),
            Some(Command::Find(args)) => args.run(output),
            Some(Command::Editions(args)) => args.run(output),
            Some(Command::Deal(args)) => args.run(output),
            Some(Command::Referee(args)) => args.run(output),
            Some(Command::Play(args)) => args.run(output),
            Some(Command::Serve(args)) => args.run(output),
            Some(Command::Verify(args)) => args.run(output),
            Some(Command::Replay(args)) => args.run(output),
            Some(Command::Ratings(args)) => args.run(output),
            Some(Command::Pace(args)) => args.run(output),
            Some(Command::Backup(args)) => args.run(output),
            Some(Command::Key(args)) => args.run(output),
            Some(Command::Audit(args)) => args.run(output),
            Some(Command::Forget(args)) => args.run(output),
            Some(Command::Projections(args)) => args.run(output),
            Some(Command::Reports(args)) => args.run(output),
            Some(Command::Runs(args)) => args.run(output),
            Some(Command::Odds(args)) => args.run(output),
            Some(Command::Simulate(args)) => args.run(output),
            Some(Command::Puzzle(args)) => args.run(output),
            Some(Command::Claims(args)) => args.run(output),
            Some(Command::Load(args)) => args.run(output),
        }
    }
}

/// What `tercet serve` would do if this process started now: its arguments, and all settings with their values.
pub(crate) fn serve_now(words: Words) -> Result<(serve::ServeArgs, Vec<Setting>), Failure> {
    let matches = matches(words, std::env::args_os())?;
    let line = CommandLine::from_arg_matches(&matches).map_err(|error| explain(words, &error))?;
    match line.command {
        Some(Command::Serve(args)) => Ok((args, settings::settings(&program(words), &matches))),
        _ => Err(Failure::Input(words.text(msg::UsageMissingCommand))),
    }
}

/// The parsed arguments, with the values of the configuration file that they name.
fn matches(words: Words, arguments: impl IntoIterator<Item = OsString>) -> Result<ArgMatches, Failure> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let program = program(words);
    let matches = program.clone().try_get_matches_from(&arguments).map_err(|error| explain(words, &error))?;
    let Some(file) = settings::file(&matches) else { return Ok(matches) };
    let added = settings::arguments(&file, &program, &matches, words)?;
    program.try_get_matches_from(arguments.into_iter().chain(added)).map_err(|error| {
        let reason = &sentence(words, &error);
        Failure::Input(words.text(msg::FileBadConfig { file: &file.display().to_string(), reason }))
    })
}

/// The derived commands with their texts.
fn program(words: Words) -> clap::Command {
    help::translate(CommandLine::command(), &mut |id| words.find(id).unwrap_or_default())
}

/// The parser's error as one sentence in the player's language.
fn explain(words: Words, error: &clap::Error) -> Failure {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return Failure::Information(error.to_string());
    }
    let hint = words.text(msg::UsageHint { command: "tercet" });
    Failure::Input(format!("{} {hint}", sentence(words, error)))
}

fn sentence(words: Words, error: &clap::Error) -> String {
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = &context(ContextKind::InvalidArg);
    match error.kind() {
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
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_help_is_written_and_every_written_help_is_shown() {
        let mut shown = BTreeSet::new();
        help::translate(CommandLine::command(), &mut |id| {
            shown.insert(id.to_owned());
            String::new()
        });
        let written = words::message_ids().iter().filter(|id| id.starts_with("help-"));
        assert_eq!(shown, written.map(|id| (*id).to_owned()).collect());
    }

    #[test]
    fn the_parser_finds_no_fault_with_the_commands() {
        for &language in Language::ALL {
            program(Words::new(language)).debug_assert();
        }
    }
}
