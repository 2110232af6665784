//! Feeds the target `replay` from libFuzzer.
#![no_main]

fuzz::feed!("replay");
