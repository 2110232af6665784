//! The shared journal beyond the contract: races between nodes, simultaneous starts, lost connections.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use server::journal::{AppendError, Durability, Follower, Journal, PostgresError, PostgresJournal, Stream};
use test_postgres::{Database, Server, Signal, free_port};
use tokio::task::JoinSet;

/// Long enough for any machine: what has not arrived by then will not arrive.
const TIMEOUT: Duration = Duration::from_secs(60);

async fn open(url: &str) -> Arc<PostgresJournal> {
    Arc::new(PostgresJournal::open(url, Durability::Required).await.unwrap())
}

fn stream(name: &str) -> Stream {
    Stream::new(name).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_race_ten_thousand_times() {
    const STREAMS: usize = 100;
    const ROUNDS: u64 = 100;
    let database = Database::default();
    let nodes = [open(&database.url()).await, open(&database.url()).await];
    let mut races = JoinSet::new();
    for number in 0..STREAMS {
        let nodes = nodes.clone();
        races.spawn(async move {
            let race = stream(&format!("race/{number}"));
            for round in 0..ROUNDS {
                let [one, other] =
                    [0, 1].map(|node| nodes[node].append(&race, round, Bytes::from(node.to_string())));
                let results = tokio::join!(one, other);
                let lost = Err(AppendError::Conflict { head: round + 1 });
                let winner = match results {
                    (Ok(()), second) if second == lost => "0",
                    (first, Ok(())) if first == lost => "1",
                    neither => panic!("round {round} of race {number}: {neither:?}"),
                };
                let written = nodes[0].read(&race, round, 9).await.unwrap();
                assert_eq!(written.len(), 1);
                assert_eq!(written[0].payload, winner);
            }
        });
    }
    races.join_all().await;
    assert_eq!(database.sql("SELECT count(*) FROM events"), "10000");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_start_at_the_same_time_make_the_tables_once() {
    let database = Database::default();
    let mut starting = JoinSet::new();
    for _ in 0..8 {
        let url = database.url();
        starting.spawn(async move { open(&url).await });
    }
    let nodes = starting.join_all().await;
    let table = stream("table");
    for (expected, node) in (0..).zip(&nodes) {
        node.append(&table, expected, Bytes::from("x")).await.unwrap();
    }
    assert_eq!(database.sql("SELECT version FROM tercet_schema"), "1");
    assert_eq!(nodes[0].head(&table).await, Ok(8));
}

#[tokio::test]
async fn a_database_that_forgets_is_refused() {
    let opened = async |database: &Database, durability| {
        PostgresJournal::open(&database.url(), durability).await.map(drop)
    };
    for value in ["off", "local"] {
        let database = Database::default();
        let alter = format!("ALTER DATABASE {} SET synchronous_commit = {value}", database.name());
        database.sql(&alter);
        match opened(&database, Durability::Required).await {
            Err(PostgresError::NotDurable { setting: "synchronous_commit", value: found }) => {
                assert_eq!(found, value);
            }
            other => panic!("{other:?}"),
        }
        opened(&database, Durability::Waived).await.unwrap();
    }
    let server = Server::start(&["fsync=off"]);
    let refused = PostgresJournal::open(&server.url("postgres"), Durability::Required).await.err();
    assert!(matches!(refused, Some(PostgresError::NotDurable { setting: "fsync", .. })));
}

#[tokio::test]
async fn foreign_and_newer_tables_are_left_alone() {
    let foreign = Database::default();
    foreign.sql("CREATE TABLE events (happened text)");
    let refused = PostgresJournal::open(&foreign.url(), Durability::Required).await.err();
    assert!(matches!(refused, Some(PostgresError::Foreign)), "{refused:?}");
    assert_eq!(foreign.sql("SELECT to_regclass('tercet_schema') IS NULL"), "t");
    let newer = Database::default();
    drop(open(&newer.url()).await);
    newer.sql("UPDATE tercet_schema SET version = 2");
    let refused = PostgresJournal::open(&newer.url(), Durability::Required).await.err();
    assert!(matches!(refused, Some(PostgresError::Newer { found: 2, known: 1 })), "{refused:?}");
    let missing = newer.url().replace(newer.name(), "nowhere");
    let refused = PostgresJournal::open(&missing, Durability::Required).await.err();
    assert!(refused.is_some_and(|error| error.to_string().contains("nowhere")));
}

/// Appends until the stream has `until` entries; after an unknown result it reads the head and tries again, as rooms do.
async fn write(journal: Arc<PostgresJournal>, stream: Stream, until: u64) {
    let mut head = 0;
    while head < until {
        let payload = Bytes::from((head + 1).to_string());
        match journal.append(&stream, head, payload).await {
            Ok(()) => head += 1,
            Err(AppendError::Conflict { head: found }) => {
                assert!(found > head, "a conflict means that there is more");
                head = found;
            }
            Err(AppendError::Unavailable(_)) => {
                if let Ok(found) = journal.head(&stream).await {
                    head = found;
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn followers_miss_nothing_when_connections_are_cut() {
    const UNTIL: u64 = 400;
    let database = Database::default();
    let (writing, reading) = (open(&database.url()).await, open(&database.url()).await);
    let table = stream("table");
    let writer = tokio::spawn(write(writing, table.clone(), UNTIL));
    let follower = tokio::spawn(async move {
        let mut follower = Follower::new(reading, table, 0);
        let mut seen = 0;
        while seen < UNTIL {
            // A read may fail while there is no connection; the next one goes on where it was.
            if let Ok(entry) = tokio::time::timeout(TIMEOUT, follower.next()).await.expect("an entry") {
                seen += 1;
                assert_eq!((entry.seq, entry.payload), (seen, Bytes::from(seen.to_string())));
            }
        }
    });
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    while !writer.is_finished() {
        tokio::time::sleep(Duration::from_millis(200)).await;
        database.sql(cut);
    }
    writer.await.unwrap();
    follower.await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_go_over_to_a_promoted_standby_and_never_back() {
    let mut old = Server::start(&[]);
    let new = old.start_standby("standby", free_port(), &[]);
    old.set("synchronous_standby_names", "standby");
    let url = format!("postgres://postgres@127.0.0.1:{},127.0.0.1:{}/postgres", old.port(), new.port());
    let journal = open(&url).await;
    let table = stream("table");
    journal.append(&table, 0, Bytes::from("before")).await.unwrap();
    old.kill();
    new.promote();
    write(journal.clone(), table.clone(), 2).await;
    // The old primary comes back without its standby: it accepts connections, and reports to accept writes.
    old.start_again();
    let zombie = PostgresJournal::open(&old.url("postgres"), Durability::Required).await.err();
    assert!(matches!(zombie, Some(PostgresError::Silent)), "{zombie:?}");
    let other = open(&url).await;
    write(other.clone(), table.clone(), 3).await;
    assert_eq!(journal.head(&table).await, Ok(3));
    assert_eq!(old.sql("postgres", "SELECT count(*) FROM events"), "1");
    old.signal(Signal::Stop);
    write(open(&url).await, table.clone(), 4).await;
}

/// A plan that is made while the journal is short and then kept must also do when it is long.
#[tokio::test]
async fn an_append_looks_at_few_entries_however_many_there_are() {
    let database = Database::default();
    let journal = open(&database.url()).await;
    let append_to_thirty = async |expected| {
        let mut appends = JoinSet::new();
        for number in 0..30 {
            let journal = journal.clone();
            let table = stream(&format!("table/{number}"));
            appends.spawn(async move { journal.append(&table, expected, Bytes::from("x")).await.unwrap() });
        }
        appends.join_all().await;
    };
    for expected in 0..10 {
        append_to_thirty(expected).await;
    }
    database.sql(
        "INSERT INTO events SELECT 'old/' || number / 100, number % 100 + 1, '' FROM generate_series(0, 49999) AS number",
    );
    for expected in 10..13 {
        append_to_thirty(expected).await;
        // PostgreSQL updates its read statistics with a statement that comes a second later.
        tokio::time::sleep(Duration::from_millis(1100)).await;
    }
    let counted = database.sql(
        "SELECT seq_tup_read + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = 'events')
        FROM pg_stat_user_tables WHERE relname = 'events'",
    );
    let counted: u64 = counted.parse().unwrap();
    assert!((300..5000).contains(&counted), "{counted} entries were read for 390 appends");
}

/// Waits until one node gets the other's notifications: listening begins some time after opening.
async fn wait_for_notifications(here: &PostgresJournal, there: &PostgresJournal) {
    let stream = stream("listening");
    let mut watch = here.watch(&stream);
    for expected in 0.. {
        there.append(&stream, expected, Bytes::from("?")).await.unwrap();
        let _ = tokio::time::timeout(Duration::from_millis(100), watch.changed()).await;
        if !watch.announced_entries(expected).is_empty() {
            return;
        }
    }
}

#[tokio::test]
async fn a_known_conflict_is_returned_without_a_statement() {
    let mut server = Server::start(&[]);
    let url = server.url("postgres");
    let (here, there) = (open(&url).await, open(&url).await);
    wait_for_notifications(&here, &there).await;
    let table = stream("table");
    let mut watch = here.watch(&table);
    there.append(&table, 0, Bytes::from("first")).await.unwrap();
    let announced = async { while watch.changed().await != Ok(1) {} };
    tokio::time::timeout(TIMEOUT, announced).await.unwrap();
    server.kill();
    let late = here.append(&table, 0, Bytes::from("second")).await;
    assert_eq!(late, Err(AppendError::Conflict { head: 1 }));
}

#[tokio::test]
async fn short_payloads_of_one_line_come_with_their_announcement() {
    let database = Database::default();
    let (here, there) = (open(&database.url()).await, open(&database.url()).await);
    wait_for_notifications(&here, &there).await;
    let table = stream("table");
    let mut watch = here.watch(&table);
    let along = ["", "{\"a\": [1, 2]}", "\"\\\"\\\\\"", "é\0", &"x".repeat(1800)];
    let behind = ["two\nlines", &"x".repeat(1801), &"\\".repeat(901)];
    let payloads = along.iter().map(|payload| (payload, true)).chain(behind.iter().map(|text| (text, false)));
    for (expected, (payload, comes)) in (0..).zip(payloads) {
        there.append(&table, expected, Bytes::from((*payload).to_owned())).await.unwrap();
        let announced = async { while watch.changed().await != Ok(expected + 1) {} };
        tokio::time::timeout(TIMEOUT, announced).await.unwrap();
        let entries = watch.announced_entries(expected);
        assert_eq!(entries.first().map(|entry| &entry.payload[..]), comes.then_some(payload.as_bytes()));
        assert_eq!(here.read(&table, expected, 1).await.unwrap()[0].payload, payload.as_bytes());
    }
}

/// As after a command that ends at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_published_before_closing_arrives() {
    let database = Database::default();
    let receiver = open(&database.url()).await;
    let mut messages = receiver.subscribe().expect("messages");
    let mut next = async || loop {
        let text = tokio::time::timeout(TIMEOUT, messages.recv()).await.expect("in time").expect("a message");
        if !text.is_empty() {
            return text;
        }
    };
    // A node receives its own messages too, once it listens.
    receiver.publish("listening".to_owned());
    assert_eq!(next().await, "listening");
    let sender = open(&database.url()).await;
    for number in 0..50 {
        sender.publish(number.to_string());
    }
    sender.close().await;
    drop(sender);
    for number in 0..50 {
        assert_eq!(next().await, number.to_string());
    }
    receiver.close().await;
}

#[tokio::test]
async fn only_the_owner_of_the_table_can_scrub_it() {
    let database = Database::default();
    let owner = open(&database.url()).await;
    assert_eq!(owner.scrub().await, Ok(()));
    database.sql("CREATE ROLE clerk LOGIN");
    database.sql("GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA public TO clerk");
    let clerk = open(&database.url().replace("//postgres@", "//clerk@")).await;
    clerk.append(&stream("a"), 0, Bytes::from_static(b"1")).await.expect("it may write");
    let refused = clerk.scrub().await.expect_err("it may not vacuum");
    assert!(refused.to_string().contains("VACUUM"), "{refused}");
}
