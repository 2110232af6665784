//! A server reads the journals of version 1, its key, players' names, codes and tables, and refuses what is damaged.

use std::sync::Arc;

use crate::site::{Answer, Raw, Running, Seat, close_code, english, refusal, upgrade, wide};
use bytes::Bytes;
use engine::{Action, Emote};
use hyper::Method;
use protocol::{ApiErrorKind, MovePlayer, NewPlayer};
use serde_json::Value;
use server::journal::{Chain, Entry, EntryKind, Journal, MemoryJournal, Stream};

const TABLE: &str = include_str!("../../protocol/tests/fixtures/v1/server-room.jsonl");
const EXPECTED: &str = include_str!("../../protocol/tests/fixtures/v1/scores.json");
const ANN: &str = "13e9e749ffca7cf0740dc1f69bc50b88";
const TOKEN: &str = "13e9e749ffca7cf0740dc1f69bc50b88.18a0fd9ed926dfa094c73dd9617d9085";

async fn store(journal: &dyn Journal, stream: &str, payloads: &[&[u8]]) {
    let stream = Stream::new(stream).expect("a stream");
    for (head, payload) in (0..).zip(payloads) {
        journal.append(&stream, head, Bytes::copy_from_slice(payload)).await.expect("an append");
    }
}

#[tokio::test]
async fn a_journal_of_version_1_is_served() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    store(&*journal, "server/key", &[&[0x5e; 32]]).await;
    let names: [&[u8]; 2] = [br#"{"name":"Ann"}"#, br#"{"name":"Ann-Sophie"}"#];
    store(&*journal, &format!("player/{ANN}"), &names).await;
    let code = format!(r#"{{"player":"{ANN}","until":99999999999}}"#);
    store(&*journal, "code/hkaiuf62aw", &[code.as_bytes()]).await;
    // Up to the end of the match: afterwards the table's bot would move while the test reads.
    let records = TABLE.lines().take_while(|line| !line.contains(r#""event":"rematch""#));
    let records: Vec<&[u8]> = records.map(str::as_bytes).collect();
    store(&*journal, "table/me4g4mtcjwua", &records).await;

    let server = Running::start_with(journal, wide(), 0).await;
    let ann = server.site().with_token(TOKEN.to_owned());
    let me = ann.me().await.expect("a player");
    assert_eq!((me.id.as_str(), me.name.as_str()), (ANN, "Ann-Sophie"));
    let code = MovePlayer { code: "hkaiuf62aw".to_owned() };
    let moved = server.site().request::<_, NewPlayer>(Method::POST, "/api/players/move", Some(&code)).await;
    assert_eq!(
        refusal(moved),
        (401, ApiErrorKind::WhoAreYou),
        "codes of ten minutes do not outlive an upgrade"
    );

    let expected: Value = serde_json::from_str(EXPECTED).expect("JSON");
    let expected = &expected["server-room"];
    let seat = Seat::open(&ann, "me4g4mtcjwua").await;
    assert_eq!(seat.head, records.len() as u64);
    let scores = seat.board().seats().iter().map(|seat| (seat.player.to_string(), seat.score));
    assert_eq!(scores.collect::<Value>(), expected["replay_scores"]);
    let replay = ann.replay("me4g4mtcjwua").await.expect("a replay");
    replay.verify().expect("an honest replay");
    assert_eq!(serde_json::to_value(&replay.scores).expect("JSON"), expected["replay_scores"]);
    server.stop().await;
}

async fn entries(journal: &dyn Journal, stream: &str) -> Vec<Entry> {
    journal.read(&Stream::new(stream).expect("a stream"), 0, usize::MAX).await.expect("entries")
}

/// The kinds of a stream's entries, each of which is right.
async fn kinds(journal: &dyn Journal, stream: &str) -> Vec<EntryKind> {
    let mut chain = Chain::new(&Stream::new(stream).expect("a stream"));
    let entries = entries(journal, stream).await;
    entries.iter().map(|entry| chain.check(entry).expect("a right entry")).collect()
}

#[tokio::test]
async fn new_records_are_chained_to_those_of_version_1() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    store(&*journal, "server/key", &[&[0x5e; 32]]).await;
    let player = format!("player/{ANN}");
    store(&*journal, &player, &[br#"{"name":"Ann"}"#, br#"{"name":"A"}"#, br#"{"name":"Ann-Sophie"}"#]).await;
    let records = TABLE.lines().take_while(|line| !line.contains(r#""event":"rematch""#));
    let records: Vec<&[u8]> = records.map(str::as_bytes).collect();
    store(&*journal, "table/me4g4mtcjwua", &records).await;
    for name in ["Bob", "Ann"] {
        let server = Running::start_with(journal.clone(), wide(), 0).await;
        let ann = server.site().with_token(TOKEN.to_owned());
        let mut seat = Seat::open(&ann, "me4g4mtcjwua").await;
        let change = serde_json::json!({ "name": name });
        let renamed: Value = ann.request(Method::PUT, "/api/me", Some(&change)).await.expect("a player");
        assert_eq!(renamed["name"], name);
        seat.until(|board| board.seats().iter().any(|seat| seat.name.as_str() == name)).await;
        assert_eq!(ann.me().await.expect("a player").name.as_str(), name);
        server.stop().await;
    }
    for (stream, old) in [("server/key", 1), (&player, 3), ("table/me4g4mtcjwua", records.len())] {
        let kinds = kinds(&*journal, stream).await;
        assert!(kinds.len() > old, "{stream}");
        let (before, after) = kinds.split_at(old);
        assert!(before.iter().all(|kind| *kind == EntryKind::Unchained), "{stream}");
        assert!(after.iter().all(|kind| *kind == EntryKind::Chained), "{stream}");
    }
}

#[tokio::test]
async fn a_damaged_table_is_refused_and_others_are_served() {
    let written = MemoryJournal::default();
    let written: Arc<dyn Journal> = Arc::new(written);
    let server = Running::start_with(written.clone(), wide(), 0).await;
    let (ann, damaged) = server.table().await;
    let whole = ann.make_table(&english()).await.expect("a table").table;
    for table in [&damaged, &whole] {
        let mut seat = Seat::sit(&ann, table).await;
        assert_eq!(seat.request(Action::Deal).await, Answer::Done);
    }
    let token = ann.token().expect("a token").to_owned();
    server.stop().await;

    let journal = Arc::new(MemoryJournal::default());
    for stream in written.streams("", None, 100).await.expect("streams") {
        for Entry { seq, payload } in entries(&*written, stream.as_str()).await {
            let mut payload = payload.to_vec();
            if seq == 2 && stream.as_str() == format!("table/{damaged}") {
                // Another name, which would be read without complaint.
                let text = String::from_utf8(payload).expect("text");
                assert!(text.contains("\"name\":\"#1."), "{text}");
                payload = text.replace("\"name\":\"#1.", "\"name\":\"#2.").into_bytes();
            }
            journal.append(&stream, seq - 1, payload.into()).await.expect("appended");
        }
    }
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    assert_eq!(upgrade(&server, &damaged, &[]).await.0, 503);
    let replay = Raw::get(&server, &format!("/api/tables/{damaged}/replay")).await;
    assert_eq!((replay.status, replay.kind()), (503, ApiErrorKind::BrokenTable));
    assert!(replay.body.contains("entry 2 in the journal is damaged"), "{}", replay.body);
    let ann = server.site().with_token(token);
    let mut seat = Seat::open(&ann, &whole).await;
    assert_eq!(seat.request(Action::Emote { emote: Emote::Hello }).await, Answer::Done);

    // A record that comes from elsewhere while the table is in memory: the room ends.
    let stream = format!("table/{whole}");
    let last = entries(&*journal, &stream).await.pop().expect("an entry");
    let text = String::from_utf8(last.payload.to_vec()).expect("text");
    let text = text.replace("\"hello\"", "\"oops\"");
    let stream = Stream::new(&stream).expect("a stream");
    journal.append(&stream, last.seq, text.into()).await.expect("appended");
    close_code(&mut seat.connection).await;
    assert_eq!(refusal(ann.replay(&whole).await), (503, ApiErrorKind::BrokenTable));
    assert_eq!(upgrade(&server, &whole, &[]).await.0, 503);
    server.stop().await;
}
