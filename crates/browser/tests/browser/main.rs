//! The page in real browsers: whole matches, every page in every language, and what happens when something breaks.

mod matches;
