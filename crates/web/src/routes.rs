//! The one table of routes: address, page, the part of the WebAssembly that shows it, and the function that does.
//!
//! `parts.rs` makes the pages and their parts of it; the build makes of it what `start.js` fetches in advance for an address and
//! which addresses `sw.js` answers.

routes! {
    // The parts by the volume of words that they need, with those before it. The styles of the fifth come with their words.
    volumes: [table], [home], [board], [extras, overlay], [after, alone, modes, puzzle, study, waiting], [people];

    Home = [] in home: crate::home::home;
    /// Who comes with the link is asked first; the table itself is the part `board`.
    Table(table: String) = ["t", table] in table: crate::table::remote_table;
    /// What was played at a table, on the server or in this browser.
    Replay(table: String) = ["t", table, "replay"] in after: crate::replay::replay;
    /// The same cards for all who open the link. The race of a date is one too, `c/day-20261118`, or `c/today`, and so is a
    /// game with others at once, `c/now`: routes of their own would take the home page over its budget.
    Challenge(challenge: String) = ["c", challenge] in modes: crate::challenge::challenge;
    Alone = ["alone"] in alone: crate::alone::alone;
    /// Against bots, without further questions.
    Play = ["play"] in alone: crate::alone::play;
    /// The first round after the lesson: a quick start against one slow bot.
    First = ["play", "first"] in alone: crate::alone::first_round;
    /// A mode against bots, without further questions.
    PlayMode(mode: Variant) = ["play", mode] in alone: crate::alone::play_mode;
    /// Speed against bots, without further questions.
    Speed = ["speed"] in alone: crate::alone::speed;
    /// The quick start for small children.
    Children = ["children"] in alone: crate::alone::children;
    Here = ["here"] in alone: crate::alone::here;
    Puzzle = ["puzzle"] in puzzle: crate::puzzle::puzzle;
    Daily = ["daily"] in puzzle: crate::puzzle::today;
    /// The puzzle of a day, such as `2026-11-16`.
    Day(day: String) = ["daily", day] in puzzle: crate::puzzle::day;
    Learn = ["learn"] in study: crate::learn::lesson;
    Drill(drill: String) = ["learn", drill] in study: crate::learn::drill;
    /// All modes of the house, as pictures.
    Modes = ["modes"] in modes: crate::modes::modes;
    /// The rules of a mode.
    Mode(mode: Variant) = ["modes", mode] in modes: crate::modes::mode;
    Booklets = ["rules"] in study: crate::rules::booklets;
    Rules(edition: Edition) = ["rules", edition] in study: crate::rules::rules;
    Odds = ["odds"] in study: crate::odds::odds;
    /// A player's profile; `p/you` is one's own.
    Profile(player: String) = ["p", player] in people: crate::people::profile;
    Statistics = ["statistics"] in study: crate::statistics::statistics;
    Ratings = ["ratings"] in people: crate::statistics::ratings;
    /// The player's name, ways to come back, devices and data.
    Account = ["me"] in people: crate::account::account;
    Privacy = ["privacy"] in people: crate::account::privacy::privacy;
}
