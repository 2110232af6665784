//! Feeds the target `json_reader` from libFuzzer.
#![no_main]

fuzz::feed!("json_reader");
