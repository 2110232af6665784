//! All tests of both ends of a table, as one program: linking is most of what a test costs to build.

mod game;
mod local;
mod pace_report;
mod racers;
mod rated_matches;
mod rating_simulation;
mod ratings;
mod session;
mod sniping;
mod stats;
