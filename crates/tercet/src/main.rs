//! The `tercet` program.

mod arguments;
mod backup;
mod check;
mod claims;
mod columns;
mod commands;
mod deal;
mod editions;
mod failure;
mod find;
mod input;
mod load;
mod locale;
mod look;
mod odds;
mod pages;
mod play;
mod plot;
mod puzzle;
mod referee;
mod replay;
mod serve;
mod simulate;
mod verify;

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;

fn main() -> ExitCode {
    let words = locale::words(std::env::args_os().skip(1).filter_map(|argument| argument.into_string().ok()));
    match Arguments::parse(words).and_then(|arguments| run(&arguments)) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}

fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    match arguments.command() {
        "check" => check::run(arguments),
        "find" => find::run(arguments),
        "editions" => editions::run(arguments),
        "deal" => deal::run(arguments),
        "referee" => referee::run(arguments),
        "play" => play::run(arguments),
        "serve" => serve::run(arguments),
        "replay" => replay::run(arguments),
        "verify" => verify::run(arguments),
        "backup" => backup::run(arguments),
        "odds" => odds::run(arguments),
        "simulate" => simulate::run(arguments),
        "puzzle" => puzzle::run(arguments),
        "claims" => claims::run(arguments),
        "load" => load::run(arguments),
        other => unreachable!("{other} is not among the commands that the parser knows"),
    }
}
