//! A server reads the journals of version 1: its key, players' names, codes and tables.

mod site;

use std::sync::Arc;

use bytes::Bytes;
use hyper::Method;
use protocol::{MovePlayer, NewPlayer};
use serde_json::Value;
use server::journal::{Journal, MemoryJournal, Stream};
use site::{Running, Seat, wide};

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
    let moved: NewPlayer =
        server.site().request(Method::POST, "/api/players/move", Some(&code)).await.expect("a player");
    assert_eq!((moved.player, moved.token.as_str()), (me, TOKEN));

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
