//! All messages of all languages, generated from the message files.

use crate::pattern::{Key, Part, Patterns};

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// The id of every message, such as `check-is-set`, in the order of the English file.
pub fn message_ids() -> &'static [&'static str] {
    &IDS
}
