//! What went wrong, said in one sentence to whoever is there.

use std::io;
use std::process::ExitCode;

/// Why the program stops before its time.
#[derive(Debug)]
pub enum Failure {
    /// Bad input: a sentence that says what is wrong and what would be right; exit status 2.
    Input(String),
    /// A text to show, such as help; exit status 0.
    Shown(String),
    /// Whoever read our output has gone; there is nothing to say and nobody to say it to.
    Gone,
}

impl Failure {
    /// Says it and gives the exit status.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Input(sentence) => {
                eprintln!("tercet: {sentence}");
                ExitCode::from(2)
            }
            Failure::Shown(text) => {
                use std::io::Write;
                // A closed pipe is no reason to complain about help.
                let _ = io::stdout().write_all(text.as_bytes());
                ExitCode::SUCCESS
            }
            Failure::Gone => ExitCode::SUCCESS,
        }
    }
}

/// Writing to standard output fails when the reader has gone, as in `tercet deal | head`.
impl From<io::Error> for Failure {
    fn from(_: io::Error) -> Failure {
        Failure::Gone
    }
}
