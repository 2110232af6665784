//! Feeds the target `rule_sheet` from libFuzzer.
#![no_main]

fuzz::feed!("rule_sheet");
