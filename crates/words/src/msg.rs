//! One struct for every message, documented with its English text. Generated from the message files.

use crate::catalogue::{self, Patterns};
use crate::message::{Argument, Message};

include!(concat!(env!("OUT_DIR"), "/msg.rs"));
