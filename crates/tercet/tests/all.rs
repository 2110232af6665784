//! All tests of the binary, as one program: linking is most of what a test costs to build.

mod bad_input;
mod challenges;
#[cfg(unix)]
mod chaos;
mod commands;
#[cfg(unix)]
mod config;
mod editions;
mod examples;
mod forget;
#[cfg(unix)]
mod kill;
mod load;
mod odds;
mod program;
#[cfg(unix)]
mod pty;
mod ratings;
#[cfg(unix)]
mod shared;
#[cfg(unix)]
mod terminal;
mod verify;
