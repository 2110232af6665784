//! Feeds the target `card_text` from libFuzzer.
#![no_main]

fuzz::feed!("card_text");
