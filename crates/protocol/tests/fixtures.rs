//! What earlier versions stored and sent (`fixtures/*/README.md`) is read, applied, verified, and written again byte for byte.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use engine::{Board, Record, Rules, Table, Viewer, replay_of};
use protocol::{
    ApiError, ClientMessage, MoveCode, MovePlayer, NameChange, NewPlayer, NewTable, Player, PublicRecord,
    ReplayFile, ServerMessage, TableList, TableMade,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A journal as a browser stores it: the player, then the records.
const BROWSER_TABLE: &str = "browser-table";

fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(file)
}

fn text(file: &str) -> String {
    fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Reads a value that must be written again as it was.
fn same<T: Serialize + DeserializeOwned>(line: &str) -> T {
    let value: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    assert_eq!(serde_json::to_string(&value).expect("JSON"), line);
    value
}

/// What is expected of every journal, by its version and name.
fn expected() -> Vec<(String, Value)> {
    let of = |version: &'static str| {
        let scores: Map<String, Value> =
            serde_json::from_str(&text(&format!("{version}/scores.json"))).expect("an object");
        scores.into_iter().map(move |(name, expected)| (format!("{version}/{name}"), expected))
    };
    ["v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9"].into_iter().flat_map(of).collect()
}

fn records(name: &str) -> Vec<Record> {
    let text = text(&format!("{name}.jsonl"));
    let mut lines = text.lines();
    if name.ends_with(BROWSER_TABLE) {
        same::<Player>(lines.next().expect("a player"));
    }
    lines.map(same).collect()
}

fn scores(board: &Board) -> Value {
    board.seats().iter().map(|seat| (seat.player.to_string(), seat.score)).collect()
}

fn summary(board: &Board) -> Value {
    serde_json::to_value(board.view(Viewer::Spectator).summary()).expect("JSON")
}

#[test]
fn every_journal_is_decided_and_folded_as_it_was() {
    for (name, expected) in expected() {
        let records = records(&name);
        let mut table = Table::open(&records[0].events[0]).expect("an opening");
        for record in &records[1..] {
            let command = record.command.as_ref().expect("a command");
            assert_eq!(table.decide(command, record.at).as_ref(), Ok(&record.events), "{name}");
            record.events.iter().for_each(|event| table.apply(event));
        }
        assert_eq!(scores(&table), expected["scores"], "{name}");
        assert_eq!(table.rounds_dealt(), expected["rounds"], "{name}");
        assert_eq!(table.phase().name(), expected["phase"], "{name}");
        assert_eq!(summary(&table), expected["summary"], "{name}");
    }
}

#[test]
fn clients_are_sent_no_secrets_and_fold_the_same() {
    for (name, expected) in expected() {
        let mut board: Option<Board> = None;
        for (seq, record) in (1..).zip(records(&name)) {
            let public = PublicRecord {
                seq,
                id: record.id.clone(),
                events: record.public_events().cloned().collect(),
            };
            let line = serde_json::to_string(&public).expect("JSON");
            assert_is_public(&serde_json::from_str(&line).expect("JSON"));
            for event in &same::<PublicRecord>(&line).events {
                match &mut board {
                    Some(board) => board.apply(event),
                    None => board = Board::open(event).ok(),
                }
            }
        }
        assert_eq!(summary(&board.expect("an opening")), expected["summary"], "{name}");
    }
}

/// No secret of an opening, no cards of a claim that waits for the photo finish, and no vote on a claim.
fn assert_is_public(record: &Value) {
    for event in record["events"].as_array().expect("events") {
        assert!(event.get("secret").is_none(), "{event}");
        assert!(event.get("vote").is_none(), "{event}");
        assert!(event["event"] != "call-held" || event.get("cards").is_none(), "{event}");
    }
}

#[test]
fn every_replay_is_written_as_it_was_and_verifies() {
    for (name, expected) in expected() {
        if expected["replay_scores"].is_null() {
            assert!(replay_of(&records(&name)).is_empty(), "{name}");
            continue;
        }
        let text = text(&format!("{name}.replay.json"));
        let replay: ReplayFile =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(replay.to_text().expect("JSON"), text, "{name}");
        assert_eq!(serde_json::to_value(&replay.scores).expect("JSON"), expected["replay_scores"], "{name}");
        let (_, table) = name.split_once('/').expect("a version");
        let made = ReplayFile::new(table.to_owned(), replay_of(&records(&name)));
        assert_eq!(made.to_text().expect("JSON"), text, "{name}");
        if expected["verifies"] == true {
            let proof = replay.verify().unwrap_or_else(|flaw| panic!("{name}: {flaw:?}"));
            assert_eq!(scores(&proof.board), expected["replay_scores"], "{name}");
        }
    }
}

#[test]
fn every_message_is_written_as_it_was() {
    for line in text("v1/messages.jsonl").lines() {
        let (kind, json) = kind_and_json(line);
        match kind {
            "ApiError" => drop(same::<ApiError>(json)),
            "ClientMessage" => drop(same::<ClientMessage>(json)),
            "ServerMessage" => drop(same::<ServerMessage>(json)),
            "MoveCode" => drop(same::<MoveCode>(json)),
            "MovePlayer" => drop(same::<MovePlayer>(json)),
            "NameChange" => drop(same::<NameChange>(json)),
            "NewPlayer" => drop(same::<NewPlayer>(json)),
            "NewTable" => drop(same::<NewTable>(json)),
            "Player" => drop(same::<Player>(json)),
            "Rules" => drop(same::<Rules>(json)),
            "TableList" => drop(same::<TableList>(json)),
            "TableMade" => drop(same::<TableMade>(json)),
            kind => panic!("unknown kind {kind}"),
        }
        let value: Value = serde_json::from_str(json).expect("JSON");
        value["records"].as_array().into_iter().flatten().for_each(assert_is_public);
    }
}

/// A line is `{"kind":json}`.
fn kind_and_json(line: &str) -> (&str, &str) {
    let inside = line.strip_prefix("{\"").and_then(|line| line.strip_suffix('}')).expect(line);
    inside.split_once("\":").expect(line)
}

/// Every string under this key, at any depth.
fn texts_under(key: &str, value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| texts_under(key, item, found)),
        Value::Object(fields) => {
            found.extend(fields.get(key).and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| texts_under(key, field, found));
        }
        _ => {}
    }
}

/// Checks for each key that every one of these words stands under it.
fn assert_covers(values: &[Value], keys: &[(&str, &str)]) {
    for (key, words) in keys {
        let mut found = BTreeSet::new();
        values.iter().for_each(|value| texts_under(key, value, &mut found));
        let missing: Vec<&str> = words.split_whitespace().filter(|&word| !found.contains(word)).collect();
        assert!(missing.is_empty(), "no {key} is {missing:?}");
    }
}

#[test]
fn journals_hold_every_event_and_command_of_version_1() {
    let of_version_1 = expected().into_iter().map(|(name, _)| name).filter(|name| name.starts_with("v1/"));
    let lines: String = of_version_1.map(|name| text(&format!("{name}.jsonl"))).collect();
    let values: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let events = "opened sat left handicapped contributed dealt call-held called taken found wrong-call freed \
                  said-no-set widened round-ended host-changed removed renamed rules-changed rematch emoted \
                  match-ended";
    let actions = "sit leave handicap contribute deal call pick claim no-set rename add-bot remove hand-over \
                   change-rules rematch emote";
    let reasons =
        "no-set-left agreed first-to all-found solitaire-stuck solitaire-overlooked all silence long-time";
    let keys = [
        ("edition", "english italian russian hebrew french"),
        ("variant", "full quick forever solitaire practice quick-puzzle daily"),
        ("command", "Tick"),
        ("event", events),
        ("do", actions),
        ("why", reasons),
        ("penalty", "point locked-out nothing"),
        ("outcome", "totals won lost"),
        ("level", "newcomer casual practised expert top"),
        ("emote", "hello well-done thanks oops so-close thinking good-game bye"),
    ];
    assert_covers(&values, &keys);
    for part in ["\"beaten\":[{", "\"stacked\":[", "\"listed\":true", "\"bot\":\"expert\""] {
        assert!(lines.contains(part), "{part}");
    }
    let is_hidden_claim = |event: &Value| event["event"] == "call-held" && event.get("cards").is_some();
    assert!(values.iter().filter_map(|value| value["events"].as_array()).flatten().any(is_hidden_claim));
}

#[test]
fn messages_hold_every_message_of_version_1() {
    let text = text("v1/messages.jsonl");
    let values: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let actions = "sit leave deal call pick claim no-set contribute emote rematch add-bot remove hand-over \
                   change-rules handicap";
    let refusals = "not-seated already-seated removed-by-host not-host nobody-there too-many-players match-goes-on \
                    too-often table-full match-has-begun already-dealt not-the-dealer too-few-players not-dealt \
                    round-over match-over set-master-watches locked-out too-early call-stands already-called \
                    photo-finish call-first claim-without-calling not-on-table found-before said-already \
                    set-is-certain";
    let errors = "bad-request too-long too-slow bad-rules who-are-you foreign-origin no-such-table no-such-page \
                  nothing-to-replay too-many internal";
    let keys = [
        ("type", "hello do welcome records accepted refused presence problem bye"),
        ("do", actions),
        ("refused", refusals),
        ("kind", "malformed out-of-order only-watching rules try-again"),
        ("why", "restart too-slow too-many-messages no-hello other-version"),
        ("error", errors),
        ("event", "opened call-held taken"),
    ];
    assert_covers(&values, &keys);
}
