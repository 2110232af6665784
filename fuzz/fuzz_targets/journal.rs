//! Feeds the target `journal` from libFuzzer.
#![no_main]

fuzz::feed!("journal");
