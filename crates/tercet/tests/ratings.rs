//! `tercet ratings` and `tercet pace`: replays in, ratings and pace out.

#[path = "../../play/tests/racers/mod.rs"]
mod racers;

use crate::program::{json_out, out, run};
use engine::{Fact, Level, Time, Variant, replay_of};
use play::{RatedMatches, Ratings};
use protocol::ReplayFile;
use racers::{Race, bot, person};
use serde_json::Value;
use tempfile::TempDir;

const DAY: u64 = 86_400_000;

/// Replays of a folder, by name.
struct Replays {
    folder: TempDir,
    races: Vec<Race>,
}

impl Replays {
    /// Two matches of Speed by the same players on two days, and one of a person and a bot, which does not count.
    fn new() -> Replays {
        let folder = tempfile::tempdir().expect("a folder");
        let people = |seed| [person("ann", 80, seed), person("bob", 120, seed + 1)];
        let alone = [person("ann", 80, 5), bot("bot", Level::Casual, 6)];
        let races = vec![
            Race::new(Variant::Speed, &people(1), 1, Time(20_000 * DAY)).finish(),
            Race::new(Variant::Speed, &people(3), 2, Time(20_001 * DAY)).finish(),
            Race::new(Variant::Full, &alone, 3, Time(20_001 * DAY)).finish(),
        ];
        let replays = Replays { folder, races };
        for (name, race) in ["one", "two", "alone"].into_iter().zip(&replays.races) {
            let file = ReplayFile::new(name.to_owned(), replay_of(&race.records));
            std::fs::write(replays.path(name), file.to_text().expect("a file")).expect("written");
        }
        replays
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(format!("{name}.json")).display().to_string()
    }

    fn ratings(&self, names: &[&str]) -> String {
        let paths: Vec<String> = names.iter().map(|name| self.path(name)).collect();
        let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
        out(&[&["ratings", "--json"], &paths[..]].concat())
    }
}

#[test]
fn ratings_are_those_of_the_library_whatever_the_order_of_files() {
    let replays = Replays::new();
    let text = replays.ratings(&["one", "two", "alone"]);
    assert_eq!(text, replays.ratings(&["alone", "two", "one", "two"]));
    let mut ratings = Ratings::default();
    let matches = replays.races[..2].iter().flat_map(|race| RatedMatches::of(race.events()));
    for changes in matches.map(|played| ratings.apply(&played)) {
        // The text is exact; reading its numbers may round them.
        let changes = serde_json::to_string(&changes).expect("JSON");
        assert!(text.contains(&changes), "{changes} is not in {text}");
    }
    let report: Value = serde_json::from_str(&text).expect("JSON");
    let tables = report["matches"].as_array().expect("matches").iter().map(|counted| &counted["table"]);
    assert_eq!(tables.collect::<Vec<_>>(), ["one", "two"]);
    let families = report["families"].as_array().expect("families");
    assert_eq!(families.len(), 1, "a person and a bot are not rated");
    let players = families[0]["players"].as_array().expect("players");
    assert_eq!(players.iter().map(|player| &player["player"]).collect::<Vec<_>>(), ["ann", "bob"]);
}

#[test]
fn a_list_names_players_and_what_counts() {
    let replays = Replays::new();
    let said = out(&["ratings", &replays.path("one"), &replays.path("alone")]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "Speed");
    assert!(
        lines[2].starts_with("ann  1") && lines[2].contains(" ± ") && lines[2].ends_with("provisional"),
        "{said}"
    );
    assert!(said.ends_with("Matches that count: 1. Replays read: 2.\n"), "{said}");
    let none = out(&["ratings", &replays.path("alone")]);
    assert_eq!(none, "Matches that count: 0. Replays read: 1.\n");
    for (language, part) in
        [("fr", "provisoire"), ("it", "provvisoria"), ("ru", "предварительный"), ("he", "זמני")]
    {
        let said = out(&["ratings", "--lang", language, &replays.path("one")]);
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn what_was_changed_is_not_rated() {
    let replays = Replays::new();
    let text = std::fs::read_to_string(replays.path("one")).expect("a file");
    let (from, to) = ("\"event\":\"taken\",\"seat\":0", "\"event\":\"taken\",\"seat\":1");
    assert!(text.contains(from));
    std::fs::write(replays.path("one"), text.replacen(from, to, 1)).expect("written");
    run(&["ratings", &replays.path("one")]).assert_refused("one.json does not follow the rules");
    run(&["ratings", &replays.path("missing")]).assert_refused("missing.json");
    assert_eq!(run(&["ratings"]).code, Some(2));
}

#[test]
fn pace_shows_every_player_and_no_verdict() {
    let replays = Replays::new();
    let path = replays.path("alone");
    let report = json_out(&["pace", &path]);
    let finds = replays.races[2].events().filter(|event| matches!(event.fact, Fact::Taken { .. })).count();
    let players = report["players"].as_array().expect("players");
    let counts = players.iter().map(|player| player["finds"].as_u64().expect("a number"));
    assert_eq!(counts.sum::<u64>(), finds as u64);
    assert_eq!(players[1]["bot"], "casual");
    assert_eq!(players[1]["call_to_pick"]["least"], 1500, "the hand of a casual bot");
    let said = out(&["pace", &path]);
    for part in ["ann\n", "bot (bot, casual)\n", "differing features: 1", "call to pick", "1.50–1.50"] {
        assert!(said.contains(part), "{part} is not in {said}");
    }
    assert!(said.ends_with("These are figures, not a verdict.\n"), "{said}");
    for (language, part) in
        [("fr", "un verdict."), ("it", "un verdetto."), ("ru", "приговор."), ("he", "פסק דין.")]
    {
        let said = out(&["pace", "--lang", language, &path]);
        assert!(said.trim_end().ends_with(part), "{said}");
    }
}
