//! `tercet forget` on a data folder: names go, the rest stays valid.

use crate::program::run;
use serde_json::{Value, json};
use server::ServerKeys;
use server::journal::{Journal, SqliteJournal, Stream};
use tempfile::TempDir;

const ANN: &str = "13e9e749ffca7cf0740dc1f69bc50b88";
const BOB: &str = "28c45d42fd2c2e6d7f323be1e85c84d8";

/// A data folder with a table of version 1, which has names in its records.
fn data_folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let journal = SqliteJournal::open(folder.path()).expect("a journal");
        ServerKeys::open(&journal).await.expect("keys");
        let table = Stream::new("table/me4g4mtcjwua").expect("a stream");
        let records = include_str!("../../protocol/tests/fixtures/v1/server-room.jsonl");
        for (head, record) in (0..).zip(records.lines()) {
            journal.append(&table, head, record.into()).await.expect("appended");
        }
        journal.close().await;
    });
    folder
}

fn json_of(arguments: &[&str]) -> Value {
    let output = run(&[arguments, &["--json"]].concat());
    assert_eq!(output.code, Some(0), "{}{}", output.stdout, output.stderr);
    serde_json::from_str(&output.stdout).expect(&output.stdout)
}

#[test]
fn players_are_forgotten_and_listed() {
    let folder = data_folder();
    let place = folder.path().to_str().expect("a path");
    let has = |text: &str| {
        let bytes = std::fs::read(folder.path().join("journal.db")).expect("a file");
        bytes.windows(text.len()).any(|part| part == text.as_bytes())
    };
    assert!(has("Ann-Sophie") && has("Bob"));
    let said = run(&["forget", place, ANN]);
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    let lines: Vec<&str> = said.stdout.lines().collect();
    assert_eq!(lines[0], "Records from older versions whose names can now be erased: 3.");
    assert!(lines[1].starts_with(&format!("Names erased for {ANN}: ")), "{}", lines[1]);
    assert!(lines[2].starts_with("No names of these players are stored here anymore."), "{}", lines[2]);
    assert!(!has("Ann") && has("Bob"));
    assert_eq!(run(&["forget", place, "--list"]).stdout, format!("{ANN}\n"));

    let audited = json_of(&["audit", place]);
    assert_eq!((&audited["right"], &audited["damage"]), (&json!(true), &json!([])), "{audited}");
    assert!(audited["redacted"].as_u64() > Some(3), "{audited}");
    let text = run(&["audit", place]).stdout;
    assert!(text.contains("Entries from which a name was erased or moved: "), "{text}");

    let again = json_of(&["forget", place, ANN, BOB]);
    assert_eq!(again["moved"], 0);
    assert_eq!(again["forgotten"][0], json!({"player": ANN, "names": 0}));
    assert!(again["forgotten"][1]["names"].as_u64() > Some(0), "{again}");
    assert!(!has("Bob"));
    assert_eq!(json_of(&["forget", place, "--list"]), json!({"forgotten": [ANN, BOB]}));
}

#[test]
fn what_is_no_id_deletes_no_one() {
    let folder = data_folder();
    let place = folder.path().to_str().expect("a path");
    for id in ["Ann", &ANN[1..], &ANN.to_uppercase()] {
        let refused = run(&["forget", place, ANN, id]);
        assert_eq!(refused.code, Some(2), "{id}: {}", refused.stdout);
        assert!(refused.stderr.contains(id), "{}", refused.stderr);
    }
    assert_eq!(run(&["forget", place, "--list"]).stdout, "");
    assert_eq!(run(&["forget", place, "--list", ANN]).code, Some(2));
}

#[test]
fn a_folder_without_a_journal_is_refused_and_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("dta");
    for place in [folder.path(), &missing] {
        let place = place.to_str().expect("a path");
        for arguments in [&["forget", place, ANN][..], &["forget", place], &["forget", place, "--list"]] {
            let refused = run(arguments);
            assert_eq!((refused.code, &*refused.stdout), (Some(2), ""), "{arguments:?}");
            let sentence = format!("tercet: Cannot read {place}");
            assert!(refused.stderr.starts_with(&sentence), "{}", refused.stderr);
            assert_eq!(refused.stderr.lines().count(), 1, "{}", refused.stderr);
        }
    }
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0);
}
