//! One script per edition and mode, in the referee's language, that shows every line of its column.
//!
//! `args:`, `rules:` (lines of a file, separated by `;`) and `deck:` (the first cards; the rest follow in order) start a table. `>` sends a line, `<` is among the
//! answers, in order, `=` matches the table that is then shown, `*` plays on. `!` runs the program, `~` is in its output.
//! A pattern names only the fields that matter.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{Referee, fits, run};
use engine::{Card, Claim, Edition, Finder, RuleSheet, Target, Variant};
use serde_json::{Value, json};

#[derive(Default)]
struct ScriptTable {
    place: String,
    folder: PathBuf,
    arguments: Vec<String>,
    referee: Option<Referee>,
    answers: Vec<Value>,
    show: Value,
    said: String,
    now: u64,
}

impl ScriptTable {
    fn new(folder: &Path) -> ScriptTable {
        ScriptTable { folder: folder.to_owned(), ..ScriptTable::default() }
    }

    fn obey(&mut self, line: &str) {
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        match kind {
            "args:" => self.arguments = rest.split_whitespace().map(str::to_owned).collect(),
            "rules:" => self.write_rules(rest),
            "deck:" => self.stack(rest),
            ">" => self.send(rest),
            "<" => self.expect_answer(&self.pattern(rest)),
            "=" => {
                let pattern = self.pattern(rest);
                assert!(fits(&pattern, &self.show), "{}: wanted {pattern}, got {}", self.place, self.show);
            }
            "*" => self.play_on(rest),
            "!" => {
                let run = run(&rest.split_whitespace().collect::<Vec<_>>());
                self.said = run.stdout + &run.stderr;
            }
            "~" => assert!(self.said.contains(rest), "{}: {rest:?} is not in {:?}", self.place, self.said),
            _ => panic!("{}: unknown kind of line", self.place),
        }
    }

    fn pattern(&self, text: &str) -> Value {
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{}: {error}", self.place))
    }

    fn write_rules(&mut self, lines: &str) {
        let path = self.folder.join("rules.toml");
        fs::write(&path, lines.replace(';', "\n")).expect("a file");
        self.arguments.extend(["--rules".to_owned(), path.display().to_string()]);
    }

    fn stack(&mut self, first: &str) {
        let mut deck: Vec<Card> =
            first.split_whitespace().map(|card| card.parse().expect("a card")).collect();
        let first = deck.clone();
        // A quick start's deck is what its first cards have in common.
        let quick = self.arguments.iter().any(|argument| argument == "quick");
        let kept = |card: Card| {
            let common = |feature| first.iter().all(|other| other.value(feature) == first[0].value(feature));
            let mut features = engine::Feature::ALL.into_iter().filter(|&feature| common(feature));
            !quick || features.all(|feature| card.value(feature) == first[0].value(feature))
        };
        let cards = RuleSheet::of(Edition::English, self.variant()).pack().cards().into_iter();
        // A quick start may keep another value than the English one.
        let cards: Vec<Card> = if quick { Card::all().collect() } else { cards.collect() };
        deck.extend(cards.into_iter().filter(|&card| !first.contains(&card) && kept(card)));
        let path = self.folder.join("deck.txt");
        fs::write(&path, deck.iter().map(|card| format!("{card}\n")).collect::<String>()).expect("a file");
        self.arguments.extend(["--deck".to_owned(), path.display().to_string()]);
    }

    fn variant(&self) -> Variant {
        let place = self.arguments.iter().position(|argument| argument == "--variant");
        let name = place.and_then(|place| self.arguments.get(place + 1));
        name.map_or(Variant::Full, |name| name.parse().expect("a variant"))
    }

    fn send(&mut self, line: &str) {
        let arguments: Vec<&str> = self.arguments.iter().map(String::as_str).collect();
        let referee = self.referee.get_or_insert_with(|| Referee::start(&arguments));
        (self.answers, self.show) = referee.ask(line);
        self.now = self.pattern(line)["at"].as_u64().unwrap_or(self.now);
    }

    /// Answers must come in the order in which a script expects them.
    fn expect_answer(&mut self, pattern: &Value) {
        match self.answers.iter().position(|answer| fits(pattern, answer)) {
            Some(place) => drop(self.answers.drain(..=place)),
            None => panic!("{}: wanted {pattern} among {:?}", self.place, self.answers),
        }
    }

    /// `* round` plays to the end of the round, `* match` to the end of the match; the first player who may call finds all Sets.
    fn play_on(&mut self, until: &str) {
        while self.show["phase"] != "match-over" && (until != "round" || self.show["phase"] != "round-over") {
            self.now += 1000;
            for (by, action) in self.next_moves() {
                self.send(&action_line(self.now, &by, action));
            }
        }
    }

    fn next_moves(&self) -> Vec<(String, Value)> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let players = self.show["players"].as_array().expect("players").iter();
        let players: Vec<String> =
            players.filter(|player| player["playing"] == true).map(|player| text(&player["name"])).collect();
        if self.show["phase"] == "playing" && Variant::MODES.contains(&self.variant()) {
            return self.next_claim(&players[0]).into_iter().collect();
        }
        match (self.show["phase"].as_str(), self.first_find(&self.show)) {
            (Some("waiting" | "round-over"), _) => vec![(text(&self.show["dealer"]), json!({"do": "deal"}))],
            (Some("called"), Some(set)) => {
                vec![(text(&self.show["caller"]), json!({"do": "pick", "cards": set}))]
            }
            (Some("playing"), Some(_)) => vec![(players[0].clone(), json!({"do": "call"}))],
            (Some("playing"), None) => {
                players.into_iter().map(|name| (name, json!({"do": "no-set"}))).collect()
            }
            (phase, _) => panic!("{}: cannot go on in {phase:?}", self.place),
        }
    }

    /// The claim of a player in a mode; where each has a board of their own, of the first who has not finished.
    fn next_claim(&self, first: &str) -> Option<(String, Value)> {
        let boards = self.show["boards"].as_array();
        let own = boards.and_then(|boards| boards.iter().find(|board| board["finished"].is_null()));
        let (name, board) = match own {
            Some(own) => (own["name"].as_str()?, own),
            None => (first, &self.show),
        };
        Some((name.to_owned(), json!({"do": "claim", "cards": self.first_find(board)?})))
    }

    /// The first find among cards as they are shown.
    fn first_find(&self, board: &Value) -> Option<Vec<Card>> {
        let cards = |value: &Value| -> Vec<Card> {
            let cards = serde_json::from_value(value.clone());
            cards.unwrap_or_default()
        };
        let target: Target = serde_json::from_value(self.show["target"].clone()).expect("a target");
        let (table, last) = (cards(&board["table"]), cards(&board["last"]));
        let chain = self.show["chain"].as_u64().unwrap_or(0) as usize;
        let found: Vec<Claim> = serde_json::from_value(self.show["found"].clone()).unwrap_or_default();
        let finds = Finder::new(target, &table).chained(&last, chain).all().into_iter();
        let find = finds.into_iter().find(|&find| !found.iter().any(|made| made.is_same_find(find)))?;
        Some(find.cards().to_vec())
    }
}

fn action_line(at: u64, by: &str, action: Value) -> String {
    let mut line = json!({"at": at, "by": by});
    line.as_object_mut().expect("an object").extend(action.as_object().expect("an object").clone());
    line.to_string()
}

/// The scripts, and how many scenes each has at least.
const SCRIPTS: [(&str, usize); 15] = [
    ("english.txt", 8),
    ("italian.txt", 8),
    ("russian.txt", 8),
    ("hebrew.txt", 8),
    ("french.txt", 8),
    ("speed.txt", 8),
    ("two-pairs.txt", 4),
    ("six.txt", 3),
    ("fours.txt", 4),
    ("five-features.txt", 3),
    ("chain.txt", 4),
    ("blind.txt", 4),
    ("sprint.txt", 4),
    ("whole-board.txt", 3),
    ("others-check.txt", 2),
];

#[test]
fn every_line_of_every_column_is_shown() {
    for (name, least) in SCRIPTS {
        let folder = tempfile::tempdir().expect("a folder");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/editions").join(name);
        let script = fs::read_to_string(&path).expect("a script");
        let mut scene = ScriptTable::new(folder.path());
        let mut scenes = 0;
        for (number, line) in script.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            if line.starts_with('#') {
                scene = ScriptTable::new(folder.path());
                scenes += 1;
                continue;
            }
            scene.place = format!("{name}:{}", number + 1);
            scene.obey(line);
        }
        assert!(scenes >= least, "{name} shows only {scenes} lines of its column");
    }
}
