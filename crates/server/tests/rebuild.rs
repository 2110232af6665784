//! How long it takes to make the lists of challenges again from a million records. Measured, not a part of the usual tests:
//! `cargo test --release -p server --test rebuild -- --ignored --nocapture`.

use std::sync::Arc;
use std::time::{Duration, Instant};

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

/// A whole deck, played by one of these players.
fn run(player: &str) -> Vec<Record> {
    let choice = RuleChoice { seats: Some(1), ..RuleChoice::new(Edition::English, Variant::Speed) };
    let rules = Rules::try_from(choice).expect("rules");
    let challenge = "k3x9q0z7m1aa".parse().expect("an id");
    let opening = Table::opening_run(rules, Secret::new(Seed::new([7; 32])), challenge, Time(1_000));
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

async fn write(journal: &dyn Journal, table: usize, records: &[Record]) {
    let stream = Stream::new(&format!("table/run{table:09}")).expect("a stream");
    let mut chain = Chain::new(&stream);
    for (head, record) in records.iter().enumerate() {
        let payload = chain.link(&serde_json::to_vec(record).expect("JSON"));
        chain.check(&Entry { seq: head as u64 + 1, payload: payload.clone() }).expect("the next entry");
        journal.append(&stream, head as u64, payload).await.expect("an append");
    }
}

async fn measure(journal: Arc<dyn Journal>) {
    let players: Vec<Vec<Record>> = (0..50).map(|player| run(&format!("player{player}"))).collect();
    let tables = RECORDS.div_ceil(players[0].len());
    let start = Instant::now();
    let writes = (0..tables).map(|table| write(&*journal, table, &players[table % players.len()]));
    stream::iter(writes).buffer_unordered(WRITERS).collect::<Vec<()>>().await;
    let written = start.elapsed();
    let start = Instant::now();
    let report = rebuild_projections(journal.clone(), |_| {}).await.expect("rebuilt");
    let rebuilt = start.elapsed();
    println!(
        "{} records of {tables} runs: written in {written:.1?}, rebuilt in {rebuilt:.1?}",
        tables * players[0].len()
    );
    assert_eq!(report.runs, tables as u64);
    let best = RowQuery::Best { list: "challenge/k3x9q0z7m1aa".to_owned(), limit: 99 };
    let start = Instant::now();
    assert_eq!(journal.rows(best).await.expect("rows").len(), players.len());
    println!("the list of {tables} runs: {:.1?}", start.elapsed());
    assert!(rebuilt < LONGEST);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "writes a million records"]
async fn a_million_records_in_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    measure(Arc::new(SqliteJournal::open(folder.path()).expect("a journal"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "writes a million records"]
async fn a_million_records_in_postgres() {
    let database = test_postgres::Database::default();
    let journal = PostgresJournal::open(&database.url(), Durability::Waived).await.expect("a journal");
    measure(Arc::new(journal)).await;
}
