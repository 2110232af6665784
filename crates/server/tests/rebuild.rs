//! How long it takes to make the lists of challenges again from a million records. Measured, not a part of the usual tests:
//! `cargo test --release -p server --test all rebuild:: -- --ignored --nocapture`.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use engine::{
    Action, Claim, Command, Edition, Phase, PlayerId, Record, RuleChoice, Rules, Secret, Seed, Table, Time,
    Variant, all_sets,
};
use futures_util::{StreamExt, stream};
use server::journal::{Chain, Durability, Entry, Journal, PostgresJournal, RowQuery, SqliteJournal, Stream};
use server::rebuild_projections;

const RECORDS: usize = 1_000_000;
const LONGEST: Duration = Duration::from_secs(60);
/// How many streams are written at the same time.
const WRITERS: usize = 512;
const PLAYERS: usize = 50;

/// A whole deck, played by this player.
fn run(player: &str) -> Vec<Record> {
    let choice = RuleChoice { seats: Some(1), ..RuleChoice::new(Edition::English, Variant::Speed) };
    let rules = Rules::try_from(choice).expect("rules");
    let challenge = "k3x9q0z7m1aa".parse().expect("an id");
    let opening = Table::opening_run(rules, Secret::new(Seed::new([7; 32])), challenge, None, Time(1_000));
    let mut table = Table::open(&opening).expect("a table");
    let mut records = vec![Record::opening(opening)];
    let player = PlayerId::new(player).expect("a player");
    while !matches!(table.phase(), Phase::MatchOver { .. }) {
        let action = match records.len() {
            1 => Action::Sit,
            2 => Action::Deal,
            _ => {
                let set = all_sets(table.layout().cards())[0];
                Action::Claim { cards: Claim::new(&set).expect("three cards") }
            }
        };
        let at = Time(1_000 + 2_000 * records.len() as u64);
        let command = Command::by(player.clone(), action);
        let events = table.decide(&command, at).expect("it is allowed");
        events.iter().for_each(|event| table.apply(event));
        records.push(Record { at, id: None, command: Some(command), events });
    }
    records
}

/// The streams of as many runs as have a million records, each with its entries.
fn streams() -> impl Iterator<Item = (Stream, Vec<Bytes>)> {
    let players: Vec<Vec<Record>> = (0..PLAYERS).map(|player| run(&format!("player{player}"))).collect();
    let tables = RECORDS.div_ceil(players[0].len());
    (0..tables).map(move |table| {
        let stream = Stream::new(&format!("table/run{table:09}")).expect("a stream");
        let mut chain = Chain::new(&stream);
        let entries = (1..).zip(&players[table % players.len()]).map(|(seq, record)| {
            let payload = chain.link(&serde_json::to_vec(record).expect("JSON"));
            chain.check(&Entry { seq, payload: payload.clone() }).expect("the next entry");
            payload
        });
        let entries = entries.collect();
        (stream, entries)
    })
}

async fn measure(journal: Arc<dyn Journal>) {
    let start = Instant::now();
    let report = rebuild_projections(journal.clone(), |_| {}).await.expect("rebuilt");
    let rebuilt = start.elapsed();
    println!("{RECORDS} records of {} runs: rebuilt in {rebuilt:.1?}", report.runs);
    assert_eq!(report.runs, streams().count() as u64);
    let best = RowQuery::Best { list: "challenge/k3x9q0z7m1aa".to_owned(), limit: 99 };
    let start = Instant::now();
    assert_eq!(journal.rows(best).await.expect("rows").len(), PLAYERS);
    println!("the list: {:.1?}", start.elapsed());
    assert!(rebuilt < LONGEST);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "writes a million records"]
async fn a_million_records_in_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    SqliteJournal::open(folder.path()).expect("a journal").close().await;
    // In one transaction: a million appends would take longer than what is measured.
    let mut file = rusqlite::Connection::open(folder.path().join("journal.db")).expect("a file");
    let transaction = file.transaction().expect("a transaction");
    for (stream, entries) in streams() {
        for (seq, payload) in (1_i64..).zip(entries) {
            let mut insert = transaction
                .prepare_cached("INSERT INTO events(stream, seq, payload) VALUES (?1, ?2, ?3)")
                .expect("a statement");
            insert.execute((stream.as_str(), seq, &payload[..])).expect("a row");
        }
    }
    transaction.commit().expect("written");
    drop(file);
    measure(Arc::new(SqliteJournal::open(folder.path()).expect("a journal"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "writes a million records"]
async fn a_million_records_in_postgres() {
    let database = test_postgres::Database::default();
    let journal = PostgresJournal::open(&database.url(), Durability::Waived).await.expect("a journal");
    let appends = streams().map(|(stream, entries)| {
        let journal = &journal;
        async move {
            for (head, payload) in (0..).zip(entries) {
                journal.append(&stream, head, payload).await.expect("an append");
            }
        }
    });
    stream::iter(appends).buffer_unordered(WRITERS).collect::<Vec<()>>().await;
    measure(Arc::new(journal)).await;
}
