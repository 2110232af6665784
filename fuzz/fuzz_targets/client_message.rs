//! Feeds the target `client_message` from libFuzzer.
#![no_main]

fuzz::feed!("client_message");
