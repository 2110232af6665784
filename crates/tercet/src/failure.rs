//! Why the program stops early, and its exit status.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

#[derive(Debug)]
pub(crate) enum Failure {
    /// A sentence that says what is wrong and what would be right; exit status 2.
    Input(String),
    /// Help or the version; exit status 0.
    Information(String),
    /// The reader of standard output has closed it; exit status 0.
    BrokenPipe,
}

impl Failure {
    pub(crate) fn error(error: impl Display) -> Failure {
        Failure::Input(error.to_string())
    }

    /// Prints the message; the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Input(sentence) => {
                eprintln!("tercet: {sentence}");
                ExitCode::from(2)
            }
            Failure::Information(text) => {
                // A closed pipe is no error for help.
                let _ = io::stdout().write_all(text.as_bytes());
                ExitCode::SUCCESS
            }
            Failure::BrokenPipe => ExitCode::SUCCESS,
        }
    }
}

/// A pipe breaks when its reader ends, as in `tercet deal | head`, which is no error.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
            _ => Failure::error(error),
        }
    }
}
