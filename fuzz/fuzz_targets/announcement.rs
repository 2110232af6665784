//! Feeds the target `announcement` from libFuzzer.
#![no_main]

fuzz::feed!("announcement");
