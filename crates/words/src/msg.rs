//! One struct for every message, documented with its English text. Generated from the message files.

use crate::catalogue;
use crate::message::{Argument, Message};
use crate::pattern::Patterns;

include!(concat!(env!("OUT_DIR"), "/msg.rs"));
