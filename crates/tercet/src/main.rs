//! The `tercet` program.

mod arguments;
mod backup;
mod check;
mod commands;
mod deal;
mod editions;
mod failure;
mod find;
mod input;
mod load;
mod locale;
mod play;
mod referee;
mod serve;
mod verify;

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;

fn main() -> ExitCode {
    let words = locale::words(std::env::args().skip(1));
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
        "verify" => verify::run(arguments),
        "backup" => backup::run(arguments),
        "load" => load::run(arguments),
        other => unreachable!("{other} is not among the commands that the parser knows"),
    }
}
