//! Feeds the target `http_request` from libFuzzer.
#![no_main]

fuzz::feed!("http_request");
