//! What is fuzzed: every place where the program reads bytes that it did not write itself.
//!
//! A [`Target`] takes any bytes and panics if something is wrong. The binaries in `fuzz/` feed the targets from libFuzzer
//! (`cargo xtask fuzz`), `tests/bounded.rs` from the corpus and a fixed number of mutations (`cargo xtask test`).
//!
//! ```
//! use fuzz_targets::target;
//!
//! target("card_text").unwrap().run(b"1srd 2tgo 3epq");
//! ```
#![forbid(unsafe_code)]

mod announcement;
mod card_text;
mod client_message;
mod http_request;
mod journal;
mod json_reader;
mod mutation;
mod objects_only;
mod replay;
mod rule_sheet;
mod stored_table;

pub use mutation::{Form, Mutator};

/// One thing that is fuzzed.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name of its folder in `fuzz/corpus` and of its binary.
    pub name: &'static str,
    /// What its inputs look like, for mutations that keep the structure.
    pub form: Form,
    run: fn(&[u8]),
}

impl Target {
    /// Tries one input. Inputs that are not what the target reads do nothing.
    pub fn run(&self, input: &[u8]) {
        (self.run)(input);
    }
}

/// All targets.
pub const TARGETS: &[Target] = &[
    Target { name: "announcement", form: Form::Json, run: announcement::run },
    Target { name: "card_text", form: Form::Text, run: card_text::run },
    Target { name: "client_message", form: Form::Json, run: client_message::run },
    Target { name: "http_request", form: Form::Json, run: http_request::run },
    Target { name: "journal", form: Form::Json, run: journal::run },
    Target { name: "json_reader", form: Form::Json, run: json_reader::run },
    Target { name: "replay", form: Form::Json, run: replay::run },
    Target { name: "rule_sheet", form: Form::Text, run: rule_sheet::run },
];

/// The target with this name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}
