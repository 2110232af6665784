//! The contract of every journal. A further implementation needs a variant of `Storage` and one more line of `contract!`.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use server::journal::{
    AppendError, Durability, Entry, Follower, Journal, MemoryJournal, PostgresJournal, Row, RowQuery,
    SqliteJournal, Stream, UNRANKED,
};
use tempfile::TempDir;
use test_postgres::Database;
use tokio::task::JoinSet;

/// Where a journal is stored. Opened again, after all handles are dropped, it has all appended entries.
enum Storage {
    /// Memory cannot be opened again, so the storage holds the journal itself.
    Memory(Arc<MemoryJournal>),
    Sqlite(TempDir),
    Postgres(Database),
}

impl Storage {
    async fn open(&self) -> Arc<dyn Journal> {
        match self {
            Storage::Memory(journal) => journal.clone(),
            Storage::Sqlite(folder) => Arc::new(SqliteJournal::open(folder.path()).unwrap()),
            Storage::Postgres(database) => {
                Arc::new(PostgresJournal::open(&database.url(), Durability::Required).await.unwrap())
            }
        }
    }
}

macro_rules! contract {
    ($name:ident, $storage:expr => $($test:ident),* $(,)?) => {
        mod $name {
            use super::*;

            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                let storage = $storage;
                super::$test(storage.open().await).await;
            })*

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn opened_again_everything_is_there() {
                super::opened_again_everything_is_there($storage).await;
            }
        }
    };
    ($($name:ident: $storage:expr;)*) => {
        $(contract!($name, $storage =>
            one_of_many_wins,
            a_wrong_number_changes_nothing,
            an_append_that_is_never_polled_is_none,
            followers_see_everything_once_and_in_order,
            a_follower_can_be_cancelled_at_any_moment,
            pages_join_without_seams,
            payloads_of_any_size_come_back,
            streams_do_not_mix,
            streams_are_listed_by_prefix,
            an_entry_is_redacted_if_it_is_as_given,
            rows_are_ranked_and_replaced_by_newer_ones,
        );)*
    };
}

contract! {
    memory: Storage::Memory(Arc::default());
    sqlite: Storage::Sqlite(tempfile::tempdir().unwrap());
    postgres: Storage::Postgres(Database::default());
}

fn stream(name: &str) -> Stream {
    Stream::new(name).unwrap()
}

/// A payload that contains its stream and number, so that the test notices a wrong one.
fn payload(stream: &Stream, seq: u64) -> Bytes {
    format!("{stream} {seq}").into()
}

async fn fill(journal: &dyn Journal, stream: &Stream, entries: std::ops::RangeInclusive<u64>) {
    for seq in entries {
        journal.append(stream, seq - 1, payload(stream, seq)).await.unwrap();
    }
}

async fn expect_exactly(journal: &dyn Journal, stream: &Stream, head: u64) {
    let entries = journal.read(stream, 0, usize::MAX).await.unwrap();
    assert!(entries.iter().map(|entry| entry.seq).eq(1..=head), "{stream} has gaps or doubles");
    let are_own = entries.iter().all(|entry| entry.payload == payload(stream, entry.seq));
    assert!(are_own, "{stream} has mixed payloads");
    assert_eq!(journal.head(stream).await, Ok(head));
}

async fn one_of_many_wins(journal: Arc<dyn Journal>) {
    const WRITERS: u64 = 64;
    const ROUNDS: u64 = 500;
    let race = stream("race");
    for round in 0..ROUNDS {
        let mut writers = JoinSet::new();
        for writer in 0..WRITERS {
            let (journal, race) = (journal.clone(), race.clone());
            writers.spawn(
                async move { (writer, journal.append(&race, round, writer.to_string().into()).await) },
            );
        }
        let results = writers.join_all().await;
        let winners: Vec<u64> =
            results.iter().filter(|(_, result)| result.is_ok()).map(|(writer, _)| *writer).collect();
        let conflict = Err(AppendError::Conflict { head: round + 1 });
        let refused = results.iter().filter(|(_, result)| *result == conflict).count() as u64;
        assert_eq!((winners.len(), refused), (1, WRITERS - 1), "round {round}");
        let written = journal.read(&race, round, 2).await.unwrap();
        assert_eq!(written.len(), 1);
        assert_eq!(written[0].payload, winners[0].to_string());
    }
}

async fn a_wrong_number_changes_nothing(journal: Arc<dyn Journal>) {
    let (table, other) = (stream("table/a"), stream("table/b"));
    fill(&*journal, &table, 1..=3).await;
    for expected in [0, 1, 2, 4, 100, i64::MAX as u64 - 1, i64::MAX as u64, u64::MAX - 1, u64::MAX] {
        let refused = journal.append(&table, expected, "wrong".into()).await;
        assert_eq!(refused, Err(AppendError::Conflict { head: 3 }), "expected {expected}");
    }
    let ahead = journal.append(&other, 1, "a gap".into()).await;
    assert_eq!(ahead, Err(AppendError::Conflict { head: 0 }));
    expect_exactly(&*journal, &table, 3).await;
    expect_exactly(&*journal, &other, 0).await;
    assert_eq!(journal.streams("", None, 10).await.unwrap(), [table]);
}

async fn an_append_that_is_never_polled_is_none(journal: Arc<dyn Journal>) {
    drop(journal.append(&stream("table"), 0, "never".into()));
    expect_exactly(&*journal, &stream("table"), 0).await;
}

async fn follow(journal: Arc<dyn Journal>, stream: Stream, after: u64, until: u64) {
    let mut follower = Follower::new(journal, stream.clone(), after);
    for seq in after + 1..=until {
        let entry = follower.next().await.unwrap();
        assert_eq!(entry.seq, seq);
        assert_eq!(entry.payload, payload(&stream, seq));
    }
}

/// Appends until the stream has `until` entries, in a race with other writers.
async fn write_in_a_race(journal: Arc<dyn Journal>, stream: Stream, until: u64) {
    let mut head = journal.head(&stream).await.unwrap();
    while head < until {
        head = match journal.append(&stream, head, payload(&stream, head + 1)).await {
            Ok(()) => head + 1,
            Err(AppendError::Conflict { head }) => head,
            Err(cause) => panic!("{cause}"),
        };
    }
}

async fn followers_see_everything_once_and_in_order(journal: Arc<dyn Journal>) {
    const UNTIL: u64 = 1500;
    let table = stream("table");
    fill(&*journal, &table, 1..=300).await;
    let mut tasks = JoinSet::new();
    for after in [0, 1, 137, 255, 256, 299, 300, 301, 800, UNTIL - 1] {
        tasks.spawn(follow(journal.clone(), table.clone(), after, UNTIL));
    }
    for _ in 0..4 {
        tasks.spawn(write_in_a_race(journal.clone(), table.clone(), UNTIL));
    }
    while journal.head(&table).await.unwrap() < UNTIL {
        let head = journal.head(&table).await.unwrap();
        tasks.spawn(follow(journal.clone(), table.clone(), head, UNTIL));
    }
    tasks.join_all().await;
    expect_exactly(&*journal, &table, UNTIL).await;
}

async fn a_follower_can_be_cancelled_at_any_moment(journal: Arc<dyn Journal>) {
    const UNTIL: u64 = 400;
    let table = stream("table");
    let writer = tokio::spawn(write_in_a_race(journal.clone(), table.clone(), UNTIL));
    let mut follower = Follower::new(journal.clone(), table.clone(), 0);
    let mut seen = 0;
    // Each time a little later, so that a slow journal is cancelled at every point and still makes progress.
    let mut patience = Duration::ZERO;
    while seen < UNTIL {
        tokio::select! {
            biased;
            entry = follower.next() => {
                seen += 1;
                assert_eq!(entry.unwrap().seq, seen);
                patience = Duration::ZERO;
            }
            () = tokio::time::sleep(patience) => patience += Duration::from_micros(200),
        }
    }
    writer.await.unwrap();
}

async fn pages_join_without_seams(journal: Arc<dyn Journal>) {
    let table = stream("table");
    fill(&*journal, &table, 1..=25).await;
    for limit in [1, 7, 25, 26] {
        let mut seen = Vec::new();
        while let page @ [_, ..] = &journal.read(&table, seen.len() as u64, limit).await.unwrap()[..] {
            assert!(page.len() <= limit);
            seen.extend(page.iter().map(|entry| entry.seq));
        }
        assert!(seen.into_iter().eq(1..=25), "pages of {limit}");
    }
    for (after, limit) in [(0, 0), (25, 5), (26, 5), (i64::MAX as u64, 5), (u64::MAX, 5)] {
        assert_eq!(journal.read(&table, after, limit).await, Ok(vec![]), "{limit} after {after}");
    }
}

async fn payloads_of_any_size_come_back(journal: Arc<dyn Journal>) {
    let table = stream("table");
    let sizes = [0, 1, 4095, 4096, 65_537, 1 << 20];
    for (seq, size) in (0..).zip(sizes) {
        let bytes: Vec<u8> = (0..size).map(|index| (index * 31 % 256) as u8).collect();
        journal.append(&table, seq, bytes.clone().into()).await.unwrap();
        assert_eq!(journal.read(&table, seq, 1).await.unwrap()[0].payload, bytes);
    }
    let entries = journal.read(&table, 0, 100).await.unwrap();
    assert!(entries.iter().map(|entry| entry.payload.len()).eq(sizes));
}

async fn streams_do_not_mix(journal: Arc<dyn Journal>) {
    const STREAMS: u64 = 3000;
    let mut tasks = JoinSet::new();
    for number in 0..STREAMS {
        let journal = journal.clone();
        tasks.spawn(
            async move { fill(&*journal, &stream(&format!("table/{number}")), 1..=1 + number % 5).await },
        );
    }
    tasks.join_all().await;
    for number in 0..STREAMS {
        expect_exactly(&*journal, &stream(&format!("table/{number}")), 1 + number % 5).await;
    }
    assert_eq!(journal.streams("table/", None, usize::MAX).await.unwrap().len() as u64, STREAMS);
}

async fn streams_are_listed_by_prefix(journal: Arc<dyn Journal>) {
    let names = ["a", "p/1", "p/10", "p/2", "p/~", "p0", "pA", "pa", "q/1"];
    for name in names {
        fill(&*journal, &stream(name), 1..=3).await;
    }
    for (prefix, expected) in
        [("", &names[..]), ("p/", &names[1..5]), ("p/1", &names[1..3]), ("x", &[]), ("é", &[])]
    {
        let mut listed: Vec<Stream> = Vec::new();
        while let page @ [_, ..] = &journal.streams(prefix, listed.last(), 2).await.unwrap()[..] {
            listed.extend_from_slice(page);
        }
        assert!(listed.iter().map(Stream::as_str).eq(expected.iter().copied()), "{prefix}: {listed:?}");
    }
    let before_the_prefix = journal.streams("p/", Some(&stream("a")), 1).await.unwrap();
    assert_eq!(before_the_prefix, [stream("p/1")]);
    assert_eq!(journal.streams("p/", Some(&stream("q")), 1).await, Ok(vec![]));
}

async fn an_entry_is_redacted_if_it_is_as_given(journal: Arc<dyn Journal>) {
    let (table, other) = (stream("table/a"), stream("table/b"));
    fill(&*journal, &table, 1..=3).await;
    fill(&*journal, &other, 1..=3).await;
    let entry = journal.read(&table, 1, 1).await.unwrap().remove(0);
    assert_eq!(journal.redact(&table, &entry, "redacted".into()).await, Ok(()));
    let entries = journal.read(&table, 0, 9).await.unwrap();
    let payloads: Vec<&[u8]> = entries.iter().map(|entry| &entry.payload[..]).collect();
    assert_eq!(payloads, [&b"table/a 1"[..], b"redacted", b"table/a 3"]);
    let missing = [0, 4, u64::MAX].map(|seq| Entry { seq, ..entry.clone() });
    for stale in missing.iter().chain([&entry]) {
        let refused = journal.redact(&table, stale, "again".into()).await;
        assert_eq!(refused, Err(AppendError::Conflict { head: 3 }), "{stale:?}");
    }
    assert_eq!(journal.read(&table, 0, 9).await.unwrap(), entries);
    expect_exactly(&*journal, &other, 3).await;
    // Appends go on after it, and after what it left is removed.
    assert_eq!(journal.scrub().await, Ok(()));
    assert_eq!(journal.append(&table, 3, payload(&table, 4)).await, Ok(()));
    assert_eq!(journal.read(&table, 0, 9).await.unwrap()[..3], entries);
    assert_eq!(journal.head(&table).await, Ok(4));
}

async fn opened_again_everything_is_there(storage: Storage) {
    let streams: BTreeSet<Stream> = (0..20).map(|number| stream(&format!("table/{number}"))).collect();
    for life in 0..3 {
        let journal = storage.open().await;
        for stream in &streams {
            expect_exactly(&*journal, stream, life * 10).await;
            fill(&*journal, stream, life * 10 + 1..=life * 10 + 10).await;
        }
        assert!(journal.streams("", None, 100).await.unwrap().iter().eq(&streams));
    }
}

fn row(list: &str, item: &str, player: &str, rank: i64, head: u64) -> Row {
    let texts = [list, item, player].map(str::to_owned);
    let [list, item, player] = texts;
    Row { list, item, player, rank, head, value: Bytes::from(format!("value {rank}")) }
}

async fn rows_are_ranked_and_replaced_by_newer_ones(journal: Arc<dyn Journal>) {
    let best = |list: &str, limit| RowQuery::Best { list: list.to_owned(), limit };
    let all = vec![
        row("one", "a", "ann", 30, 9),
        row("one", "b", "ben", 20, 9),
        row("one", "c", "ann", 10, 9),
        row("one", "d", "ann", UNRANKED, 2),
        row("one", "e", "cem", 20, 9),
        row("two", "a", "dan", 1, 9),
        row("two", "f", "dan", UNRANKED, 3),
    ];
    journal.put_rows(all.clone()).await.unwrap();
    let items = |rows: Vec<Row>| rows.into_iter().map(|row| row.item).collect::<String>();
    assert_eq!(
        items(journal.rows(best("one", 9)).await.unwrap()),
        "cbe",
        "each player's best, the best first"
    );
    assert_eq!(items(journal.rows(best("one", 2)).await.unwrap()), "cb");
    assert_eq!(journal.ranked_players("one").await.unwrap(), 3);
    assert_eq!(journal.ranked_players("none").await.unwrap(), 0);
    let of_ann = RowQuery::OfPlayers { list: "one".to_owned(), players: vec!["ann".to_owned()] };
    assert_eq!(journal.rows(of_ann.clone()).await.unwrap(), [&all[2], &all[0], &all[3]].map(Row::clone));
    let page = |after: Option<(i64, &str)>, limit| RowQuery::Page {
        list: "one".to_owned(),
        after: after.map(|(rank, item)| (rank, item.to_owned())),
        limit,
    };
    assert_eq!(items(journal.rows(page(None, 3)).await.unwrap()), "cbe");
    assert_eq!(items(journal.rows(page(Some((20, "b")), 9)).await.unwrap()), "ea");
    let unranked = |after: (&str, &str), limit| RowQuery::Unranked {
        after: (after.0.to_owned(), after.1.to_owned()),
        limit,
    };
    assert_eq!(items(journal.rows(unranked(("", ""), 9)).await.unwrap()), "df");
    assert_eq!(items(journal.rows(unranked(("", ""), 1)).await.unwrap()), "d");
    assert_eq!(items(journal.rows(unranked(("one", "d"), 9)).await.unwrap()), "f");
    // The same row changes nothing, an older one neither, a newer one takes its place.
    journal.put_rows(vec![all[2].clone(), row("one", "c", "ann", 1, 8)]).await.unwrap();
    assert_eq!(journal.rows(of_ann.clone()).await.unwrap()[0], all[2]);
    let newer = row("one", "d", "ann", 5, 4);
    journal.put_rows(vec![newer.clone()]).await.unwrap();
    assert_eq!(journal.rows(of_ann).await.unwrap()[0], newer);
    journal.clear_rows().await.unwrap();
    assert!(journal.rows(best("one", 9)).await.unwrap().is_empty());
}
