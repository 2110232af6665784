//! `tercet verify`: an honest replay is right, and a changed one says which line is wrong.

mod program;

use engine::{
    Action, Claim, Command, DisplayName, Edition, Phase, Record, Rules, Secret, Seed, Table, Time, Variant,
    all_sets, replay_of,
};
use program::run;
use protocol::ReplayFile;

/// A round of one player, as a file.
fn replay() -> String {
    let rules = Rules::of(Edition::French, Variant::Practice);
    let opening = Table::opening(rules, Secret::new(Seed::new([5; 32])), false, Time(0));
    let mut table = Table::open(&opening).expect("an opening");
    let mut records = vec![Record::opening(opening)];
    let ann = DisplayName::new("ann").expect("a name");
    let mut now = Time(0);
    while !matches!(table.phase(), Phase::MatchOver { .. }) {
        now = now.after(700);
        let action = match (table.seats().is_empty(), table.phase()) {
            (true, _) => Action::Sit,
            (_, Phase::Waiting { .. }) => Action::Deal,
            _ => match all_sets(table.layout().cards()).first() {
                Some(set) => Action::Claim { cards: Claim::new(set).expect("a Set") },
                None => Action::NoSet,
            },
        };
        let command = Command::by(ann.clone().into(), action);
        let events = table.decide(&command, now).expect("a legal move");
        events.iter().for_each(|event| table.apply(event));
        records.push(Record { at: now, id: None, command: Some(command), events });
    }
    ReplayFile::new("abcdefgh2345".to_owned(), replay_of(&records)).to_text().expect("a file")
}

/// What the program says about a text, and its exit status.
fn verdict(text: &str) -> (String, Option<i32>) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("replay.json");
    std::fs::write(&path, text).expect("a file");
    let run = run(&["verify", path.to_str().expect("a path")]);
    (run.stdout + &run.stderr, run.code)
}

#[test]
fn an_honest_replay_is_right() {
    let (said, status) = verdict(&replay());
    assert_eq!(status, Some(0), "{said}");
    assert!(said.starts_with("All is right: one round"), "{said}");
}

#[test]
fn a_changed_replay_names_its_line() {
    let honest = replay();
    // Changes the first line that contains `part`.
    let forge = |part: &str, from: &str, to: &str| {
        let mut lines: Vec<String> = honest.lines().map(str::to_owned).collect();
        let place = lines.iter().position(|line| line.contains(part)).expect("a line");
        lines[place] = lines[place].replacen(from, to, 1);
        (lines.join("\n"), place + 1)
    };
    let taken = "\"event\":\"taken\"";
    for (part, from, to) in [
        (taken, "\"seat\":0", "\"seat\":1"),
        (taken, "\"at\":", "\"at\":1"),
        ("\"seq\":3", "\"cards\":[", "\"cards\":[\"1srd\","),
        ("\"scores\"", "\"ann\":", "\"ann\":9"),
    ] {
        let (changed, line) = forge(part, from, to);
        assert_ne!(changed.trim(), honest.trim(), "{part}");
        let (said, status) = verdict(&changed);
        assert_eq!(status, Some(1), "{said}");
        assert!(said.starts_with(&format!("Line {line} is wrong")), "{line}: {said}");
    }
    let seed = honest.find("\"seed\":\"").expect("a seed") + 8;
    let forged = format!("{}{}{}", &honest[..seed], "0".repeat(64), &honest[seed + 64..]);
    let (said, status) = verdict(&forged);
    assert_eq!(status, Some(1));
    assert!(said.contains("the seed of round 1 is not the one that was promised"), "{said}");
}

#[test]
fn what_is_no_replay_is_bad_input() {
    for (text, part) in [("{}", "is not a replay"), ("", "is empty"), ("nonsense", "is not a replay")] {
        let (said, status) = verdict(text);
        assert_eq!(status, Some(2), "{said}");
        assert!(said.contains(part), "{said}");
    }
}
