//! What is stored can be forgotten: a deleted player's name is nowhere, and chains, signatures and replays stay valid.

use std::fs;
use std::sync::Arc;

use crate::authenticator::{Authenticator, challenge, config, enroll, sign_in};
use crate::site::{self, Raw, Running, Seat, close_code, english, name, one_step, refusal, sync_seats, wide};
use bytes::Bytes;
use client::Site;
use engine::{Action, DisplayName, Edition, PlayerId, Record, RuleChoice, Variant};
use hyper::Method;
use protocol::{
    ApiErrorKind, MoveCode, NameChange, NewPlayer, NewTable, Player, ReplayFile, split_signature,
};
use server::journal::{
    Chain, Durability, EntryKind, Journal, MemoryJournal, PostgresJournal, SqliteJournal, Stream,
};
use server::{audit, forget, forgotten, names_of};
use tempfile::TempDir;
use test_postgres::Database;

/// Where a journal is stored, as everything that can be read there.
enum Storage {
    Memory(Arc<MemoryJournal>),
    Sqlite(TempDir),
    Postgres(Database),
}

impl Storage {
    async fn open(&self) -> Arc<dyn Journal> {
        match self {
            Storage::Memory(journal) => journal.clone(),
            Storage::Sqlite(folder) => Arc::new(SqliteJournal::open(folder.path()).expect("a journal")),
            Storage::Postgres(database) => {
                let opened = PostgresJournal::open(&database.url(), Durability::Required).await;
                Arc::new(opened.expect("a journal"))
            }
        }
    }

    async fn close(&self, journal: Arc<dyn Journal>) {
        if !matches!(self, Storage::Memory(_)) {
            journal.close().await;
        }
    }

    /// All bytes of all files of a folder, or all rows of all tables of a database.
    async fn dump(&self) -> Vec<u8> {
        match self {
            Storage::Memory(journal) => {
                let mut bytes = Vec::new();
                for stream in journal.streams("", None, usize::MAX).await.expect("streams") {
                    for entry in journal.read(&stream, 0, usize::MAX).await.expect("entries") {
                        bytes.extend_from_slice(&entry.payload);
                    }
                }
                bytes
            }
            Storage::Sqlite(folder) => {
                let files = fs::read_dir(folder.path()).expect("a folder");
                files.flat_map(|file| fs::read(file.expect("a file").path()).expect("bytes")).collect()
            }
            Storage::Postgres(database) => {
                let tables = database.sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
                let rows = tables.lines().map(|table| match table {
                    "events" => database.sql("SELECT stream, seq, encode(payload, 'escape') FROM events"),
                    table => database.sql(&format!("SELECT * FROM {table}")),
                });
                rows.collect::<String>().into_bytes()
            }
        }
    }

    async fn has(&self, text: &str) -> bool {
        self.dump().await.windows(text.len()).any(|part| part == text.as_bytes())
    }
}

async fn rename(site: &Site, name: &str) -> Player {
    let change = NameChange { name: site::name(name) };
    site.request(Method::PUT, "/api/me", Some(&change)).await.expect("renamed")
}

/// A table on which Ann and a second Ann have played a round, and the replay of it.
async fn play(server: &Running) -> ([Site; 2], String, String) {
    let ann = server.sign_in("Annabel Firstname").await;
    rename(&ann, "Annabel Zebulon").await;
    let other = server.sign_in("Annabel Zebulon").await;
    let rules = RuleChoice { photo_finish_ms: Some(0), ..RuleChoice::new(Edition::English, Variant::Quick) };
    let table = ann.make_table(&NewTable { rules, ..english() }).await.expect("a table").table;
    let mut seats = [Seat::sit(&ann, &table).await, Seat::sit(&other, &table).await];
    sync_seats(&mut seats).await;
    let names: Vec<&str> = seats[1].board().seats().iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Annabel Zebulon", "Annabel Zebulon 2"]);
    rename(&ann, "Annabel Renamed").await;
    seats[1].until(|board| board.seats()[0].name.as_str() == "Annabel Renamed").await;
    seats[0].until(|board| board.seats()[0].name.as_str() == "Annabel Renamed").await;
    while seats[0].board().round() == 0 || seats[0].phase().in_round() {
        one_step(&mut seats).await;
    }
    let replay = Raw::get(server, &format!("/api/tables/{table}/replay")).await.body;
    ([ann, other], table, replay)
}

fn names_in(replay: &str) -> Vec<DisplayName> {
    let file: ReplayFile = serde_json::from_str(replay).expect("a replay");
    file.verify().expect("it is by the rules");
    let mut events = file.into_events();
    events.iter_mut().filter_map(|event| event.fact.name_mut().cloned()).collect()
}

async fn check(storage: Storage) {
    let journal = storage.open().await;
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let ([ann, other], table, before) = play(&server).await;
    let (ann_id, other_id) = (ann.me().await.expect("Ann").id, other.me().await.expect("the other").id);
    assert_eq!(names_in(&before), ["Annabel Zebulon", "Annabel Zebulon 2", "Annabel Renamed"].map(name));
    let path = format!("/api/me/following/{other_id}");
    ann.request::<(), protocol::Relation>(Method::PUT, &path, None).await.expect("followed");
    let follows = format!(r#""follows":"{other_id}""#);
    server.stop().await;
    // A table's records have no name; the players' streams have them all.
    for record in site::journal_of(&*journal, &table).await {
        assert!(record.named().is_none_or(|(_, name)| name.as_reference().is_some()), "{record:?}");
    }
    for name in ["Annabel Firstname", "Annabel Zebulon", "Annabel Renamed"] {
        assert!(storage.has(name).await, "{name}");
    }

    assert!(storage.has(&follows).await);
    let report = forget(&journal, std::slice::from_ref(&ann_id)).await.expect("forgotten");
    assert_eq!((report.moved, &report.damage), (0, &Vec::new()));
    assert_eq!(report.forgotten, [(ann_id.clone(), 3)]);
    storage.close(journal).await;
    for name in ["Annabel Firstname", "Annabel Renamed"] {
        assert!(!storage.has(name).await, "{name} is still stored");
    }
    assert!(storage.has("Annabel Zebulon").await, "the other player keeps the name");
    assert!(!storage.has(&follows).await, "whom she followed is still stored");

    let journal = storage.open().await;
    let audited = audit(&*journal, |_| {}).await.expect("an audit");
    assert_eq!((audited.damage, audited.redacted), (Vec::new(), 4));
    assert_eq!(forgotten(&*journal).await.expect("a list"), std::slice::from_ref(&ann_id));
    let again = forget(&journal, std::slice::from_ref(&ann_id)).await.expect("forgotten again");
    assert_eq!(again.forgotten, [(ann_id.clone(), 0)]);

    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let after = Raw::get(&server, &format!("/api/tables/{table}/replay")).await.body;
    let names = names_in(&after);
    assert_eq!(names[1], name("Annabel Zebulon 2"));
    assert!(names[0].as_reference().is_some() && names[2].as_reference().is_some(), "{names:?}");
    assert_eq!(split_signature(&after), split_signature(&before), "what is signed is the same");
    let key: server::PublicKey = server.site().replay_keys().await.expect("keys").key.parse().expect("a key");
    assert_eq!(key.has_signed(&after), Some(true));
    let other = server.site().with_token(other.token().expect("a token").to_owned());
    assert_eq!(other.me().await.expect("the other").id, other_id);
    let seat = Seat::open(&other, &table).await;
    assert!(seat.board().seats()[0].name.as_reference().is_some());
    assert_eq!(seat.board().seats()[1].name, name("Annabel Zebulon 2"));

    // The id is not used any more: its token makes a new player.
    let ann = server.site().with_token(ann.token().expect("a token").to_owned());
    assert_eq!(refusal(ann.me().await), (401, ApiErrorKind::WhoAreYou));
    let change = NameChange { name: name("Annabel Again") };
    let renamed = ann.request::<_, Player>(Method::PUT, "/api/me", Some(&change)).await;
    assert_eq!(refusal(renamed), (401, ApiErrorKind::WhoAreYou));
    assert_eq!(refusal(ann.make_table(&english()).await), (401, ApiErrorKind::WhoAreYou));
    let code = ann.request::<(), MoveCode>(Method::POST, "/api/me/code", None).await;
    assert_eq!(refusal(code), (401, ApiErrorKind::WhoAreYou));
    assert_eq!(Seat::open(&ann, &table).await.you, None);
    let new: NewPlayer = ann.request::<(), _>(Method::POST, "/api/players", None).await.expect("a player");
    assert_ne!(new.player.id, ann_id);
    server.stop().await;
}

#[tokio::test]
async fn a_deleted_players_name_is_nowhere_in_memory() {
    check(Storage::Memory(Arc::default())).await;
}

#[tokio::test]
async fn a_deleted_players_name_is_in_no_file() {
    check(Storage::Sqlite(tempfile::tempdir().expect("a folder"))).await;
}

#[tokio::test]
async fn a_deleted_players_name_is_in_no_table_of_the_database() {
    check(Storage::Postgres(Database::default())).await;
}

/// A passkey: what its device calls it, and its key.
async fn check_passkeys(storage: Storage) {
    let journal = storage.open().await;
    let server = Running::start_with(journal.clone(), config(), 0).await;
    let ann = server.sign_in("Annabel Firstname").await;
    let mut phone = Authenticator::new(9);
    enroll(&ann, &mut phone).await;
    sign_in(&server, &phone.sign(&challenge(&server).await)).await.expect("signed in");
    let stored = [phone.stored_credential(), phone.stored_key()];
    for text in &stored {
        assert!(storage.has(text).await, "{text}");
    }
    let id = ann.me().await.expect("Ann").id;
    forget(&journal, &[id]).await.expect("forgotten");
    assert_eq!(
        refusal(sign_in(&server, &phone.sign(&challenge(&server).await)).await),
        (401, ApiErrorKind::WhoAreYou)
    );
    server.stop().await;
    assert_eq!(audit(&*journal, |_| {}).await.expect("an audit").damage, []);
    storage.close(journal).await;
    for text in stored.iter().chain([&"Annabel".to_owned()]) {
        assert!(!storage.has(text).await, "{text} is still stored");
    }
}

#[tokio::test]
async fn a_deleted_players_passkey_is_nowhere() {
    check_passkeys(Storage::Memory(Arc::default())).await;
    check_passkeys(Storage::Sqlite(tempfile::tempdir().expect("a folder"))).await;
    check_passkeys(Storage::Postgres(Database::default())).await;
}

/// What a player deletes over HTTP is erased at once, and is in no file or table soon after.
async fn check_own_deletion(storage: Storage) {
    let journal = storage.open().await;
    let server = Running::start_with(journal.clone(), config(), 0).await;
    let ([ann, other], table, _) = play(&server).await;
    let mut phone = Authenticator::new(9);
    enroll(&ann, &mut phone).await;
    let id = ann.me().await.expect("Ann").id;
    let mut seat = Seat::open(&other, &table).await;
    let bearer = format!("Authorization: Bearer {}", ann.token().expect("a token"));
    let deleted = Raw::send(&server, "DELETE", "/api/me", &[&bearer], "").await;
    assert_eq!((deleted.status, deleted.body.as_str()), (204, ""));
    assert!(deleted.head.contains("set-cookie: tercet=; Path=/; Max-Age=0"), "{}", deleted.head);
    assert_eq!(refusal(ann.me().await), (401, ApiErrorKind::WhoAreYou));
    assert_eq!(
        refusal(sign_in(&server, &phone.sign(&challenge(&server).await)).await),
        (401, ApiErrorKind::WhoAreYou)
    );
    seat.until(|board| board.seats()[0].name.as_reference().is_some()).await;
    assert_eq!(forgotten(&*journal).await.expect("a list"), [id]);
    let start = std::time::Instant::now();
    for text in ["Annabel Firstname", "Annabel Renamed", &phone.stored_credential(), &phone.stored_key()] {
        while storage.has(text).await {
            assert!(start.elapsed().as_secs() < 120, "{text} is still stored");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
    assert!(storage.has("Annabel Zebulon").await, "the other player keeps the name");
    server.stop().await;
    assert_eq!(audit(&*journal, |_| {}).await.expect("an audit").damage, []);
    storage.close(journal).await;
}

#[tokio::test]
async fn a_player_deletes_everything_in_memory() {
    check_own_deletion(Storage::Memory(Arc::default())).await;
}

#[tokio::test]
async fn a_player_deletes_everything_on_sqlite() {
    check_own_deletion(Storage::Sqlite(tempfile::tempdir().expect("a folder"))).await;
}

#[tokio::test]
async fn a_player_deletes_everything_on_postgres() {
    check_own_deletion(Storage::Postgres(Database::default())).await;
}

/// Long enough that pages of the file are split, merged and freed.
#[tokio::test]
async fn no_page_of_the_file_keeps_what_was_erased() {
    let storage = Storage::Sqlite(tempfile::tempdir().expect("a folder"));
    let journal = storage.open().await;
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let mut ids = Vec::new();
    for player in 0..8 {
        let site = server.sign_in(&format!("Someone{player} Zebulon")).await;
        for number in 0..40 {
            rename(&site, &format!("Someone{player} Renamed {number}")).await;
            site.make_table(&english()).await.expect("a table");
        }
        ids.push(site.me().await.expect("a player").id);
    }
    server.stop().await;
    // Half of them first, so that pages with the others' names change.
    for ids in [&ids[..4], &ids[4..]] {
        forget(&journal, ids).await.expect("forgotten");
    }
    // Before the journal is closed: its log holds nothing either.
    assert!(!storage.has("Zebulon").await && !storage.has("Renamed").await);
    assert_eq!(audit(&*journal, |_| {}).await.expect("an audit").damage, []);
    storage.close(journal).await;
}

const TABLE: &str = include_str!("../../protocol/tests/fixtures/v1/server-room.jsonl");
const ANN: &str = "13e9e749ffca7cf0740dc1f69bc50b88";
const BOB: &str = "28c45d42fd2c2e6d7f323be1e85c84d8";

/// The records of a table of version 1 with the names in them, the first `unchained` as the program of version 1 wrote them.
async fn store_old(journal: &dyn Journal, unchained: usize) -> (Stream, Vec<Bytes>) {
    let stream = Stream::new("table/me4g4mtcjwua").expect("a stream");
    let mut chain = Chain::new(&stream);
    let mut payloads = Vec::new();
    for (seq, line) in (1..).zip(TABLE.lines()) {
        let payload =
            if seq <= unchained as u64 { line.to_owned().into() } else { chain.link(line.as_bytes()) };
        chain.check(&server::journal::Entry { seq, payload: payload.clone() }).expect("a right entry");
        journal.append(&stream, seq - 1, payload.clone()).await.expect("appended");
        payloads.push(payload);
    }
    let player = Stream::new(&format!("player/{ANN}")).expect("a stream");
    for (seq, name) in (0..).zip(["Ann", "Ann-Sophie"]) {
        let entry = format!(r#"{{"name":"{name}"}}"#);
        journal.append(&player, seq, entry.into()).await.expect("appended");
    }
    (stream, payloads)
}

async fn check_old(new: impl Fn() -> Storage) {
    for unchained in [usize::MAX, 0, 2] {
        let storage = new();
        let journal = storage.open().await;
        let (stream, written) = store_old(&*journal, unchained).await;
        let before = audit(&*journal, |_| {}).await.expect("an audit");
        assert_eq!((before.damage, before.redacted), (Vec::new(), 0));

        // Without a player nothing is deleted, but the names are where they can be.
        let report = forget(&journal, &[]).await.expect("moved");
        assert_eq!((report.moved, report.damage), (3, Vec::new()));
        let entries = journal.read(&stream, 0, usize::MAX).await.expect("entries");
        let mut chain = Chain::new(&stream);
        for (entry, written) in entries.iter().zip(&written) {
            let record: Record = serde_json::from_slice(&entry.payload).expect("a record");
            let kind = chain.check(entry).expect("a right entry");
            assert_eq!(record.named().is_some(), kind == EntryKind::Redacted);
            assert!(kind == EntryKind::Redacted || entry.payload == *written, "entry {}", entry.seq);
        }
        let server = Running::start_with(journal.clone(), wide(), 0).await;
        let path = "/api/tables/me4g4mtcjwua/replay";
        assert_eq!(names_in(&Raw::get(&server, path).await.body), ["Ann", "Bob"].map(name));
        let records = site::journal_of(&*journal, "me4g4mtcjwua").await;
        let kept = names_of(&*journal, &records).await.expect("names");
        let kept: Vec<DisplayName> = kept.into_iter().map(|kept| kept.name).collect();
        assert_eq!(kept, ["Ann", "Bob", "Ann-Sophie"].map(name), "the last after the end of the replay");

        let [ann, bob] = [ANN, BOB].map(|id| PlayerId::new(id).expect("an id"));
        forget(&journal, std::slice::from_ref(&ann)).await.expect("forgotten");
        let names = names_in(&Raw::get(&server, path).await.body);
        assert!(names[0].as_reference().is_some(), "{names:?}");
        assert_eq!(names[1], name("Bob"));
        server.stop().await;
        let after = audit(&*journal, |_| {}).await.expect("an audit");
        assert_eq!((after.damage, after.rounds), (Vec::new(), before.rounds));
        forget(&journal, &[bob]).await.expect("forgotten");
        storage.close(journal).await;
        for name in ["\"Ann", "Ann-Sophie", "\"Bob\""] {
            assert!(!storage.has(name).await, "{name}");
        }
        assert!(storage.has("\"Alba\"").await, "a bot keeps its name");
    }
}

#[tokio::test]
async fn names_in_old_records_can_be_erased_from_memory() {
    check_old(|| Storage::Memory(Arc::default())).await;
}

#[tokio::test]
async fn names_in_old_records_can_be_erased_from_files() {
    check_old(|| Storage::Sqlite(tempfile::tempdir().expect("a folder"))).await;
}

#[tokio::test]
async fn names_in_old_records_can_be_erased_from_a_database() {
    check_old(|| Storage::Postgres(Database::default())).await;
}

#[tokio::test]
async fn a_restored_backup_forgets_again() {
    let (folder, place) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let backup = place.path().join("journal.db");
    let journal = Arc::new(SqliteJournal::open(folder.path()).expect("a journal"));
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (_, table, _) = play(&server).await;
    let ann = site::journal_of(&*journal, &table).await[1].named().expect("Ann sits down").0.clone();
    server.stop().await;
    journal.backup(&backup).await.expect("a backup");
    let journal: Arc<dyn Journal> = journal;
    forget(&journal, &[ann]).await.expect("forgotten");
    let list = forgotten(&*journal).await.expect("a list");
    journal.close().await;

    let restored = Storage::Sqlite(place);
    assert!(restored.has("Annabel Renamed").await);
    let journal = restored.open().await;
    assert_eq!(forgotten(&*journal).await.expect("a list"), []);
    forget(&journal, &list).await.expect("forgotten");
    assert_eq!(forgotten(&*journal).await.expect("a list"), list);
    assert_eq!(audit(&*journal, |_| {}).await.expect("an audit").damage, []);
    restored.close(journal).await;
    assert!(!restored.has("Annabel Renamed").await);
}

/// The operator's command, beside a node that has the table in memory.
#[tokio::test]
async fn open_tables_show_it_at_once() {
    let database = Storage::Postgres(Database::default());
    for storage in [Storage::Memory(Arc::default()), database] {
        let server = Running::start_with(storage.open().await, wide(), 0).await;
        let ([ann, other], table, _) = play(&server).await;
        let ann = ann.me().await.expect("Ann").id;
        let mut seat = Seat::open(&other, &table).await;
        assert_eq!(seat.board().seats()[0].name, name("Annabel Renamed"));
        forget(&storage.open().await, &[ann]).await.expect("forgotten");
        seat.until(|board| board.seats()[0].name.as_reference().is_some()).await;
        // The room ends, and with it what it had in memory.
        assert_eq!(close_code(&mut seat.connection).await, Some(1012));
        let mut resumed = Seat::resume(&other, &table, seat.board.take(), seat.head).await;
        assert!(resumed.board().seats()[0].name.as_reference().is_some());
        let new = Seat::open(&other, &table).await;
        assert!(new.received.iter().all(|text| !text.contains("Annabel Renamed")), "{:?}", new.received);
        let emote = Action::Emote { emote: engine::Emote::Hello };
        assert_eq!(resumed.request(emote).await, site::Answer::Done);
        server.stop().await;
    }
}

/// A node may have missed the first message.
#[tokio::test]
async fn deleting_again_tells_the_nodes_again() {
    let memory = Arc::new(MemoryJournal::default());
    let journal: Arc<dyn Journal> = memory.clone();
    let mut messages = memory.subscribe().expect("messages");
    let ann = PlayerId::new(ANN).expect("an id");
    for _ in 0..2 {
        forget(&journal, std::slice::from_ref(&ann)).await.expect("forgotten");
        let text = messages.try_recv().expect("a message");
        assert!(text.contains("Renamed") && text.contains(ANN), "{text}");
    }
}
