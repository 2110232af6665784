//! A player without a connection is recorded as away, once, whichever node notices it.

use std::sync::Arc;
use std::time::Duration;

use crate::site::{Answer, Running, Seat, english, journal_of, wide};
use engine::{Action, Board, Fact, SeatNumber, Table};
use server::journal::{Durability, Journal, MemoryJournal, PostgresJournal, SqliteJournal};
use server::{Config, Limits};
use test_postgres::Database;

const BOB: SeatNumber = SeatNumber(1);
/// Longer than presence takes to reach the other node.
const AWAY_AFTER: Duration = Duration::from_secs(2);

async fn node(journal: &Arc<dyn Journal>) -> Running {
    let limits = Limits { away_after: AWAY_AFTER, ..wide().limits };
    Running::start_with(journal.clone(), Config { limits, ..wide() }, 0).await
}

/// Ann plays at the first node, Bob and Cem at the last. Bob's connection is lost and comes back at the first.
async fn is_recorded_once(journal: Arc<dyn Journal>, nodes: &[Running]) {
    let [first, .., last] = nodes else { panic!("two nodes") };
    let (ann, bob, cem) = (first.sign_in("Ann").await, last.sign_in("Bob").await, last.sign_in("Cem").await);
    let table = ann.make_table(&english()).await.expect("a table").table;
    let mut here = Seat::sit(&ann, &table).await;
    let gone = Seat::sit(&bob, &table).await;
    let mut there = Seat::sit(&cem, &table).await;
    here.until(|board| board.seats().len() == 3).await;
    assert_eq!(here.request(Action::Deal).await, Answer::Done);
    drop(gone);
    let is_away = |board: &Board| board.seat(BOB).is_some_and(|seat| seat.away);
    tokio::join!(here.until(is_away), there.until(is_away));
    // Both nodes have had time to state it again.
    tokio::time::sleep(AWAY_AFTER).await;
    assert_eq!(facts_of_bob(&*journal, &table).await, [Fact::Away { seat: BOB }]);

    let again = first.site().with_token(bob.token().expect("a token").to_owned());
    let _again = Seat::open(&again, &table).await;
    let is_back = |board: &Board| board.seat(BOB).is_some_and(|seat| !seat.away);
    tokio::join!(here.until(is_back), there.until(is_back));
    tokio::time::sleep(AWAY_AFTER).await;
    let expected = [Fact::Away { seat: BOB }, Fact::Back { seat: BOB }];
    assert_eq!(facts_of_bob(&*journal, &table).await, expected);
}

/// What was recorded of Bob's connections; everything is decided again, each record on its predecessor.
async fn facts_of_bob(journal: &dyn Journal, table: &str) -> Vec<Fact> {
    let records = journal_of(journal, table).await;
    let mut table = Table::replay(&records[0].events).expect("an opening");
    for record in &records[1..] {
        let command = record.command.as_ref().expect("a command");
        assert_eq!(table.decide(command, record.at).as_ref(), Ok(&record.events));
        record.events.iter().for_each(|event| table.apply(event));
    }
    let facts = records.iter().flat_map(|record| &record.events).map(|event| event.fact.clone());
    let is_of_bob = |fact: &Fact| [Fact::Away { seat: BOB }, Fact::Back { seat: BOB }].contains(fact);
    facts.filter(is_of_bob).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absence_is_recorded_once_in_memory() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let nodes = [node(&journal).await, node(&journal).await];
    is_recorded_once(journal, &nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absence_is_recorded_once_on_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal: Arc<dyn Journal> = Arc::new(SqliteJournal::open(folder.path()).expect("a journal"));
    let nodes = [node(&journal).await, node(&journal).await];
    is_recorded_once(journal, &nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absence_is_recorded_once_on_postgres() {
    let database = Database::default();
    let mut journals: Vec<Arc<dyn Journal>> = Vec::new();
    for _ in 0..2 {
        let journal = PostgresJournal::open(&database.url(), Durability::Required).await.expect("a journal");
        journals.push(Arc::new(journal));
    }
    let nodes = [node(&journals[0]).await, node(&journals[1]).await];
    is_recorded_once(journals.remove(0), &nodes).await;
}
