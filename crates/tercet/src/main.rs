//! The `tercet` program.

mod arguments;
mod audit;
mod check;
mod claims;
mod columns;
mod command_line;
mod deal;
mod editions;
mod failure;
mod find;
mod forget;
mod help;
mod input;
mod key;
mod load;
mod locale;
mod look;
mod mode_odds;
mod odds;
mod pace;
mod play;
mod plot;
mod projections;
mod puzzle;
mod ratings;
mod recompute;
mod referee;
mod reload;
mod replay;
mod reports;
mod runs;
mod serve;
mod settings;
mod simulate;
mod verify;

use std::process::ExitCode;

use crate::command_line::CommandLine;

fn main() -> ExitCode {
    let words = locale::words(std::env::args_os().skip(1).filter_map(|argument| argument.into_string().ok()));
    match CommandLine::parse(words, std::env::args_os()).and_then(|command| command.run(words)) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
