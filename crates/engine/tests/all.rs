//! All tests of the rules, as one program: linking is most of what a test costs to build.

mod absences;
mod all_cards;
mod alone;
mod booklets;
mod bots;
mod challenges;
mod each;
mod fair_deal;
mod laid_open;
mod matches;
mod modes;
mod opinions;
mod others_check;
mod pace;
mod photo_finish;
mod piles;
mod play;
mod reading;
mod refusals;
mod replays;
mod rules;
mod seats;
mod space;
mod speed;
