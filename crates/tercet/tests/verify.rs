//! `tercet verify` and `tercet audit`: what is honest is right, and what was changed is named.

use crate::program::run;
use engine::{
    Action, Claim, Command, DisplayName, Edition, Phase, Record, Rules, Secret, Seed, Table, Time, Variant,
    all_sets, replay_of,
};
use protocol::ReplayFile;
use serde_json::{Value, json};
use server::ServerKeys;
use server::journal::{Chain, Entry, Journal, MemoryJournal, SqliteJournal, Stream};
use tempfile::TempDir;

/// A round of one player, as a file.
fn replay() -> String {
    ReplayFile::new("abcdefgh2345".to_owned(), replay_of(&records())).to_text().expect("a file")
}

/// A round of one player, as a journal keeps it.
fn records() -> Vec<Record> {
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
    records
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
    assert!(said.starts_with("All correct: the promised seed"), "{said}");
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

/// Keys of a server, and their public one.
fn keys() -> (ServerKeys, String) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let keys = runtime.block_on(ServerKeys::open(&MemoryJournal::default())).expect("keys");
    let key = keys.public().key;
    (keys, key)
}

/// The verdict about a text with further arguments, as JSON, and the exit status.
fn signed_verdict(text: &str, arguments: &[&str]) -> (Value, Option<i32>) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("replay.json").display().to_string();
    std::fs::write(&path, text).expect("a file");
    let output = run(&[&["verify", "--json", &path], arguments].concat());
    let said = output.stdout + &output.stderr;
    (serde_json::from_str(&said).expect(&said), output.code)
}

#[test]
fn what_the_rules_cannot_see_is_found_by_the_signature() {
    let honest = replay();
    let (keys, key) = keys();
    let signed = keys.sign(&honest);
    let key = ["--key", key.as_str()];
    let (said, status) = signed_verdict(&signed, &key);
    assert_eq!((status, &said["signature"]), (Some(0), &json!("signed")), "{said}");
    let mut parts = signed.split("\"at\":");
    let mut shifted = parts.next().expect("a start").to_owned();
    for part in parts {
        let digits = part.find(|letter: char| !letter.is_ascii_digit()).expect("an end");
        let time: u64 = part[..digits].parse().expect("a time");
        shifted += &format!("\"at\":{}{}", time + 60_000, &part[digits..]);
    }
    let commitments = signed.match_indices("\"commitment\":\"").map(|(place, name)| place + name.len());
    let last = commitments.last().expect("a commitment");
    let unplayed = format!("{}{}{}", &signed[..last], "0".repeat(64), &signed[last + 64..]);
    let tamperings = [
        ("times", shifted),
        ("table id", signed.replace("abcdefgh2345", "abcdefgh2346")),
        ("player name", signed.replace("\"name\":\"ann\"", "\"name\":\"eve\"")),
        (
            "player id",
            signed.replace("\"player\":\"ann\"", "\"player\":\"eve\"").replace("{\"ann\":", "{\"eve\":"),
        ),
        ("commitment of an unplayed round", unplayed),
        ("unknown field", signed.replace("\"version\":1,", "\"version\":1,\"prize\":100,")),
        ("request id", signed.replacen("\"command\":", "\"id\":\"7\",\"command\":", 1)),
    ];
    for (what, changed) in tamperings {
        assert_ne!(changed, signed, "{what}");
        let (said, status) = signed_verdict(&changed, &key);
        assert_eq!((status, &said["signature"]), (Some(1), &json!("forged")), "{what}: {said}");
    }
}

#[test]
fn only_a_given_key_is_trusted() {
    let honest = replay();
    let ((keys, key), (_, other)) = (keys(), keys());
    let signed = keys.sign(&honest);
    let signature = |text: &str, arguments: &[&str]| {
        let (said, status) = signed_verdict(text, arguments);
        (said["signature"].as_str().expect("a word").to_owned(), status)
    };
    assert_eq!(signature(&honest, &[]), ("unsigned".to_owned(), Some(0)));
    assert_eq!(signature(&signed, &[]), ("unchecked".to_owned(), Some(0)));
    assert_eq!(signature(&honest, &["--key", &key]), ("unsigned".to_owned(), Some(1)));
    assert_eq!(signature(&signed, &["--key", &other]), ("forged".to_owned(), Some(1)));
    let own = signed.replace("\"version\":1,", &format!("\"version\":1,\"key\":\"{other}\","));
    assert_eq!(signature(&own, &["--key", &other]), ("forged".to_owned(), Some(1)));
    let (said, _) = verdict(&honest);
    assert!(said.contains("It follows the rules but is unsigned"), "{said}");
    let (said, _) = verdict(&signed);
    assert!(said.contains("the signature was not checked: give --key or --server"), "{said}");
}

#[test]
fn replays_of_version_1_stay_valid_by_the_rules() {
    let text = include_str!("../../protocol/tests/fixtures/v1/server-room.replay.json");
    let (said, status) = signed_verdict(text, &[]);
    assert_eq!((status, &said["signature"]), (Some(0), &json!("unsigned")), "{said}");
}

#[test]
fn a_rotated_key_stays_known() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let keys = |arguments: &[&str]| -> Value {
        let output = run(&[&["key", "--json", &place], arguments].concat());
        assert_eq!(output.code, Some(0), "{}", output.stderr);
        serde_json::from_str(&output.stdout).expect("JSON")
    };
    let first = keys(&[]);
    assert_eq!(keys(&[]), first);
    let second = keys(&["--rotate"]);
    assert_ne!(second["key"], first["key"]);
    assert_eq!(second["old"], json!([first["key"]]));
}

/// A data folder with a table of version 1 and a chained one, of which some text is replaced in an entry.
fn data_folder(stream: &str, entry: u64, from: &str, to: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let journal = SqliteJournal::open(folder.path()).expect("a journal");
        ServerKeys::open(&journal).await.expect("keys");
        let old = include_str!("../../protocol/tests/fixtures/v1/server-room.jsonl");
        let new = Stream::new("table/new").expect("a stream");
        let mut chain = Chain::new(&new);
        let linked = (1..).zip(records()).map(|(seq, record)| {
            let payload = chain.link(&serde_json::to_vec(&record).expect("JSON"));
            chain.check(&Entry { seq, payload: payload.clone() }).expect("a right entry");
            String::from_utf8(payload.to_vec()).expect("text")
        });
        let old = old.lines().map(|line| ("table/old", line.to_owned()));
        let (mut last, mut head) = ("", 0);
        for (name, text) in old.chain(linked.map(|text| ("table/new", text))) {
            head = if name == last { head + 1 } else { 0 };
            last = name;
            let is_changed = name == stream && head + 1 == entry;
            let payload = if is_changed { text.replacen(from, to, 1) } else { text.clone() };
            assert_eq!(payload != text, is_changed, "{name} {text}");
            let name = Stream::new(name).expect("a stream");
            journal.append(&name, head, payload.into_bytes().into()).await.expect("appended");
        }
        journal.close().await;
    });
    folder
}

fn audit(folder: &TempDir) -> (Value, Option<i32>) {
    let output = run(&["audit", "--json", &folder.path().display().to_string()]);
    let said = output.stdout + &output.stderr;
    (serde_json::from_str(&said).expect(&said), output.code)
}

#[test]
fn an_audit_names_what_is_damaged() {
    let whole = data_folder("", 0, "", "");
    let (report, status) = audit(&whole);
    assert_eq!(
        (status, &report["right"], &report["damage"]),
        (Some(0), &json!(true), &json!([])),
        "{report}"
    );
    assert_eq!(report["tables"], 2);
    assert!(
        report["rounds"].as_u64() >= Some(2) && report["before_chaining"].as_u64() > Some(10),
        "{report}"
    );
    let said = run(&["audit", &whole.path().display().to_string()]).stdout;
    assert!(said.contains("Tables: 2") && said.ends_with("No damage found.\n"), "{said}");

    for (stream, entry, from, to, reason) in [
        ("table/new", 2, "\"ann\"", "\"eve\"", "its hash is not that"),
        ("table/new", 1, "\"seed\":\"05", "\"seed\":\"15", "its hash is not that"),
        ("table/old", 1, "\"seed\":\"", "\"seed\":\"00", "it cannot be read"),
        ("table/old", 2, "\"seat\":0", "\"seat\":1", "by the rules it does not follow"),
    ] {
        let folder = data_folder(stream, entry, from, to);
        let (report, status) = audit(&folder);
        assert_eq!(status, Some(1), "{report}");
        let damage = &report["damage"][0];
        assert_eq!((&damage["stream"], &damage["entry"]), (&json!(stream), &json!(entry)), "{report}");
        assert!(damage["reason"].as_str().expect("a reason").starts_with(reason), "{report}");
        assert_eq!(report["damage"].as_array().map(Vec::len), Some(1), "{report}");
    }
    assert_eq!(run(&["audit", "/no/such/folder"]).code, Some(2));
}

#[test]
fn what_is_no_replay_is_bad_input() {
    for (text, part) in [("{}", "is not a replay"), ("", "is empty"), ("nonsense", "is not a replay")] {
        let (said, status) = verdict(text);
        assert_eq!(status, Some(2), "{said}");
        assert!(said.contains(part), "{said}");
    }
}
