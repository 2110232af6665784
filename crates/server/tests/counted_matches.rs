//! Finished matches are counted once, whichever nodes see their end, and what nodes have computed is what the tables' records give.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::site::{Answer, Raw, Running, Seat, new_table, one_step, play_out, sync_seats, wide};
use bytes::Bytes;
use engine::{Action, Claim, Edition, Phase, PlayerId, RuleChoice, Variant, all_sets};
use protocol::{NewTable, PlayerRatings, RatingList, TableRatings};
use serde::de::DeserializeOwned;
use server::journal::{
    AppendError, AppendFuture, BoxFuture, Chain, Durability, Entry, Journal, MemoryJournal, PostgresJournal,
    ReadFuture, Row, RowQuery, SqliteJournal, Stream, Watch,
};
use server::{RecomputeReport, rebuild_projections, recompute_ratings};
use test_postgres::Database;

/// Longer than any machine takes.
const TIMEOUT: Duration = Duration::from_secs(60);

fn speed() -> NewTable {
    new_table(Edition::English, Variant::Speed)
}

/// Not by the booklet: it does not count.
fn slow() -> NewTable {
    let rules = RuleChoice { call_window_s: Some(8), ..RuleChoice::new(Edition::English, Variant::Full) };
    NewTable { rules, ..speed() }
}

fn ratings() -> Stream {
    Stream::new("ratings").expect("a stream")
}

async fn node(journal: &Arc<dyn Journal>) -> Running {
    Running::start_with(journal.clone(), wide(), 0).await
}

async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let start = Instant::now();
    while !holds().await {
        assert!(start.elapsed() < TIMEOUT, "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until so many matches are counted and their rows are written.
async fn counted(journal: &dyn Journal, matches: u64) {
    let what = format!("{matches} matches are counted");
    eventually(&what, async || {
        let list = RowQuery::All { list: "ratings".to_owned() };
        let rows = journal.rows(list).await.expect("rows");
        rows.first().is_some_and(|row| row.head >= matches)
    })
    .await;
    assert_eq!(journal.head(&ratings()).await, Ok(matches));
}

async fn entries(journal: &dyn Journal) -> Vec<serde_json::Value> {
    let entries = journal.read(&ratings(), 0, 99).await.expect("entries");
    entries.iter().map(|entry| serde_json::from_slice(&entry.payload).expect("JSON")).collect()
}

async fn recomputed(journal: &Arc<dyn Journal>) -> RecomputeReport {
    recompute_ratings(journal.clone(), |_| {}).await.expect("recomputed")
}

/// The rows of these players and of this table.
async fn rows_of(journal: &dyn Journal, players: &[PlayerId], table: &str) -> Vec<Row> {
    let mut rows = Vec::new();
    let lists = players.iter().map(|player| format!("matches/{player}")).chain([format!("rated/{table}")]);
    for list in lists {
        rows.extend(journal.rows(RowQuery::Page { list, after: None, limit: 99 }).await.expect("rows"));
    }
    rows
}

fn players(seats: &[Seat]) -> Vec<PlayerId> {
    seats.iter().map(|seat| seat.you.as_ref().expect("a player").id.clone()).collect()
}

/// Ann at the first node, Bob at the last, at one table.
async fn two_players(nodes: &[Running], table: &NewTable) -> (String, Vec<Seat>) {
    let [first, .., last] = nodes else { panic!("two nodes") };
    let (ann, bob) = (first.sign_in("Ann").await, last.sign_in("Bob").await);
    let table = ann.make_table(table).await.expect("a table").table;
    let mut seats = vec![Seat::sit(&ann, &table).await, Seat::sit(&bob, &table).await];
    seats[0].until(|board| board.seats().len() == 2).await;
    (table, seats)
}

async fn rematch(seats: &mut [Seat]) {
    assert_eq!(seats[0].request(Action::Rematch).await, Answer::Done);
    for seat in seats.iter_mut() {
        seat.until(|board| !matches!(board.phase(), Phase::MatchOver { .. })).await;
    }
}

async fn matches_count_once(journal: Arc<dyn Journal>, nodes: &[Running]) {
    let (table, mut seats) = two_players(nodes, &speed()).await;
    play_out(&mut seats).await;
    counted(&*journal, 1).await;
    rematch(&mut seats).await;
    play_out(&mut seats).await;
    counted(&*journal, 2).await;
    // Not standard rules: it has rows and does not count.
    let (other, mut at_other) = two_players(nodes, &slow()).await;
    play_out(&mut at_other).await;
    let strangers = players(&at_other);
    eventually("the match has rows", async || rows_of(&*journal, &strangers, &other).await.len() == 2).await;

    let entries = entries(&*journal).await;
    let ids: Vec<_> =
        entries.iter().map(|entry| (entry["table"].as_str(), entry["number"].as_u64())).collect();
    assert_eq!(ids, [(Some(&*table), Some(1)), (Some(&*table), Some(2))]);
    let text = serde_json::to_string(&entries).expect("text");
    assert!(!text.contains("Ann") && !text.contains("cards"), "{text}");

    let report = recomputed(&journal).await;
    assert_eq!(report, RecomputeReport { matches: 2, ratings: 2, uncounted: 0, differing: Vec::new() });

    let live = rows_of(&*journal, &players(&seats), &table).await;
    assert_eq!(live.len(), 2 * 2 + 2, "two matches of two players, and two of the table");
    let newest: serde_json::Value = serde_json::from_slice(&live[0].value).expect("JSON");
    assert_eq!((&newest["played"]["number"], &newest["played"]["family"]), (&2.into(), &"speed".into()));
    let all = async || {
        [rows_of(&*journal, &players(&seats), &table).await, rows_of(&*journal, &strangers, &other).await]
    };
    let live = all().await;
    let rebuilt = rebuild_projections(journal.clone(), |_| {}).await.expect("rebuilt");
    assert_eq!((rebuilt.matches, all().await), (3, live));
    assert!(recomputed(&journal).await.is_right());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_count_once_in_memory() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let nodes = [node(&journal).await, node(&journal).await];
    matches_count_once(journal, &nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_count_once_on_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal: Arc<dyn Journal> = Arc::new(SqliteJournal::open(folder.path()).expect("a journal"));
    let nodes = [node(&journal).await, node(&journal).await];
    matches_count_once(journal, &nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_count_once_on_two_nodes_with_postgres() {
    let database = Database::default();
    let mut journals: Vec<Arc<dyn Journal>> = Vec::new();
    for _ in 0..2 {
        let journal = PostgresJournal::open(&database.url(), Durability::Required).await.expect("a journal");
        journals.push(Arc::new(journal));
    }
    let nodes = [node(&journals[0]).await, node(&journals[1]).await];
    matches_count_once(journals.remove(0), &nodes).await;
}

/// As a journal whose node ends before it counts a match, or before it writes rows.
struct LosingJournal {
    journal: Arc<dyn Journal>,
    loses: Loses,
}

#[derive(Clone, Copy, PartialEq)]
enum Loses {
    Matches,
    Rows,
}

impl Journal for LosingJournal {
    fn append(&self, stream: &Stream, expected: u64, payload: Bytes) -> AppendFuture<'_> {
        if self.loses == Loses::Matches && *stream == ratings() {
            return Box::pin(async { Err(AppendError::Unavailable("the node has ended".to_owned())) });
        }
        self.journal.append(stream, expected, payload)
    }

    fn read(&self, stream: &Stream, after: u64, limit: usize) -> ReadFuture<'_, Vec<Entry>> {
        self.journal.read(stream, after, limit)
    }

    fn head(&self, stream: &Stream) -> ReadFuture<'_, u64> {
        self.journal.head(stream)
    }

    fn streams(&self, prefix: &str, after: Option<&Stream>, limit: usize) -> ReadFuture<'_, Vec<Stream>> {
        self.journal.streams(prefix, after, limit)
    }

    fn watch(&self, stream: &Stream) -> Watch {
        self.journal.watch(stream)
    }

    fn redact(&self, stream: &Stream, entry: &Entry, payload: Bytes) -> AppendFuture<'_> {
        self.journal.redact(stream, entry, payload)
    }

    fn scrub(&self) -> AppendFuture<'_> {
        self.journal.scrub()
    }

    fn put_rows(&self, _rows: Vec<Row>) -> AppendFuture<'_> {
        Box::pin(async { Err(AppendError::Unavailable("the node has ended".to_owned())) })
    }

    fn rows(&self, query: RowQuery) -> ReadFuture<'_, Vec<Row>> {
        self.journal.rows(query)
    }

    fn probe(&self) -> AppendFuture<'_> {
        self.journal.probe()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.journal.close()
    }
}

/// Plays a match at a node that ends before the match is counted, or before its rows are written; returns the table.
async fn lost_match(journal: &Arc<dyn Journal>, loses: Loses) -> (String, client::Site) {
    let losing: Arc<dyn Journal> = Arc::new(LosingJournal { journal: journal.clone(), loses });
    let node = node(&losing).await;
    let (ann, bob) = (node.sign_in("Ann").await, node.sign_in("Bob").await);
    let table = ann.make_table(&speed()).await.expect("a table").table;
    let mut seats = vec![Seat::sit(&ann, &table).await, Seat::sit(&bob, &table).await];
    play_out(&mut seats).await;
    if loses == Loses::Rows {
        eventually("it is counted", async || journal.head(&ratings()).await != Ok(0)).await;
    }
    node.stop().await;
    assert_eq!(rows_of(&**journal, &players(&seats), &table).await, []);
    (table, ann)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_was_not_counted_is_counted_when_its_table_is_loaded() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let (table, ann) = lost_match(&journal, Loses::Matches).await;
    assert_eq!(recomputed(&journal).await.uncounted, 1);
    let node = node(&journal).await;
    let site = node.site().with_token(ann.token().expect("a token").to_owned());
    let mut seat = Seat::open(&site, &table).await;
    counted(&*journal, 1).await;
    // A rematch is another match.
    assert_eq!(seat.request(Action::Rematch).await, Answer::Done);
    drop(seat);
    let report = recomputed(&journal).await;
    assert_eq!(report, RecomputeReport { matches: 1, ratings: 2, uncounted: 0, differing: Vec::new() });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_was_not_counted_is_counted_by_a_rebuild() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    for _ in 0..2 {
        lost_match(&journal, Loses::Matches).await;
    }
    let rebuilt = rebuild_projections(journal.clone(), |_| {}).await.expect("rebuilt");
    assert_eq!(rebuilt.matches, 2);
    counted(&*journal, 2).await;
    let ends: Vec<_> =
        entries(&*journal).await.iter().map(|entry| entry["match"]["ended"].as_u64()).collect();
    assert!(ends.is_sorted(), "in the order of their ends");
    assert_eq!(recomputed(&journal).await.uncounted, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rows_that_a_node_owes_are_written_by_the_next_one() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    lost_match(&journal, Loses::Rows).await;
    let _node = node(&journal).await;
    counted(&*journal, 1).await;
    assert!(recomputed(&journal).await.is_right());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_tables_do_not_give_is_named() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let nodes = [node(&journal).await, node(&journal).await];
    let (table, mut seats) = two_players(&nodes, &speed()).await;
    for _ in 0..3 {
        one_step(&mut seats).await;
    }
    play_out(&mut seats).await;
    counted(&*journal, 1).await;
    for node in nodes {
        node.stop().await;
    }
    // A match that was never played, in a right chain.
    let first = &journal.read(&ratings(), 0, 1).await.expect("entries")[0];
    let mut chain = Chain::new(&ratings());
    chain.check(first).expect("a right entry");
    let text = String::from_utf8(first.payload.to_vec()).expect("text");
    let text = text
        .split(",\"chain\"")
        .next()
        .expect("an object")
        .replace("\"number\":1,\"match\"", "\"number\":2,\"match\"");
    journal.append(&ratings(), 1, chain.link((text + "}").as_bytes())).await.expect("appended");
    let report = recomputed(&journal).await;
    assert_eq!((report.differing.clone(), report.is_right()), (vec![(table.clone(), 2)], false));
    // Other stored ratings than those that follow.
    let row = rows_of(&*journal, &[], &table).await.remove(0);
    let value = String::from_utf8(row.value.to_vec()).expect("text").replace("\"finds\":0,", "\"finds\":1,");
    journal.put_rows(vec![Row { value: value.into(), ..row }]).await.expect("put");
    assert_eq!(recomputed(&journal).await.differing, [(table.clone(), 1), (table, 2)]);
}

/// Plays a match in which both players make finds, in turn.
async fn play_evenly(seats: &mut [Seat]) {
    let mut turn = 0;
    while !matches!(seats[0].phase(), Phase::MatchOver { .. }) {
        let set = all_sets(seats[0].board().layout().cards()).first().copied();
        match (seats[0].phase(), set) {
            (Phase::Playing { .. }, Some(set)) => {
                let cards = Claim::new(&set).expect("a Set");
                assert_eq!(seats[turn].request(Action::Claim { cards }).await, Answer::Done);
                turn = (turn + 1) % seats.len();
                sync_seats(seats).await;
            }
            _ => one_step(seats).await,
        }
    }
}

async fn get<T: DeserializeOwned>(node: &Running, path: &str, site: &client::Site) -> T {
    let bearer = format!("Authorization: Bearer {}", site.token().expect("a token"));
    let response = Raw::send(node, "GET", path, &[&bearer], "").await;
    assert_eq!(response.status, 200, "{path}: {}", response.body);
    let body = response.body.as_str();
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {body}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ratings_are_listed_and_say_why_they_have_changed() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let nodes = [node(&journal).await, node(&journal).await];
    let [first, last] = &nodes;
    let (ann, bob) = (first.sign_in("Ann").await, last.sign_in("Bob").await);
    let table = ann.make_table(&speed()).await.expect("a table").table;
    let summary: serde_json::Value = get(last, &format!("/api/tables/{table}"), &bob).await;
    assert_eq!(summary["rated"], "speed", "which is said before sitting down");
    let mut seats = vec![Seat::sit(&ann, &table).await, Seat::sit(&bob, &table).await];
    seats[0].until(|board| board.seats().len() == 2).await;
    let ids = players(&seats);
    for number in 1..=6 {
        if number > 1 {
            rematch(&mut seats).await;
        }
        play_evenly(&mut seats).await;
        // The response waits until the match is counted, on whichever node.
        let node = &nodes[number as usize % 2];
        let ratings: TableRatings = get(node, &format!("/api/tables/{table}/ratings"), &ann).await;
        let changed = ratings.last.expect("it counts");
        assert_eq!((changed.number, changed.players.len()), (number, 2));
        for change in &changed.players {
            let sum: i32 = change.finds.iter().map(|find| find.change).sum();
            let points = change.after.points - change.before.points;
            assert!((sum / 1000 - points).abs() <= 1, "the finds make the change: {sum} {points}");
            assert!(change.finds.iter().any(|find| find.taker) && change.after.finds > change.before.finds);
        }
    }
    for node in &nodes {
        eventually("both have a place", async || {
            let list: RatingList = get(node, "/api/ratings/speed?period=week", &ann).await;
            list.count == 2 && list.yours.is_some_and(|yours| yours.player == ids[0] && yours.place <= 2)
        })
        .await;
        let of_ann: PlayerRatings = get(node, &format!("/api/players/{}/ratings", ids[0]), &bob).await;
        assert_eq!((of_ann.families.len(), of_ann.families[0].rating.provisional), (1, false));
    }
    let other: RatingList = get(first, "/api/ratings/calling", &ann).await;
    assert_eq!((other.count, other.best.len(), other.yours), (0, 0, None));
    assert_eq!(Raw::get(first, "/api/ratings/chess").await.status, 404);
    assert_eq!(Raw::get(first, "/api/ratings/speed?period=year").await.status, 422);
    assert_eq!(Raw::get(first, "/api/tables/aaaaaaaaaaaa/ratings").await.status, 404);
    // A deleted player's matches stay, without a name and in no list.
    server::forget(&journal, &ids[1..]).await.expect("deleted");
    eventually("the list has one player", async || {
        let list: RatingList = get(first, "/api/ratings/speed", &ann).await;
        list.best.len() == 1 && list.best[0].name.as_str() == "Ann"
    })
    .await;
    let ratings: TableRatings = get(first, &format!("/api/tables/{table}/ratings"), &ann).await;
    let names: Vec<_> =
        ratings.last.expect("it counts").players.into_iter().map(|change| change.name).collect();
    assert_eq!(names.iter().flatten().count(), 1, "{names:?}");
    assert_eq!(Raw::get(first, &format!("/api/players/{}/ratings", ids[1])).await.status, 404);
    assert!(recomputed(&journal).await.is_right());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_other_rules_is_not_rated() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let nodes = [node(&journal).await, node(&journal).await];
    let (table, mut seats) = two_players(&nodes, &slow()).await;
    let summary = Raw::get(&nodes[0], &format!("/api/tables/{table}")).await;
    assert!(!summary.body.contains("rated"), "{}", summary.body);
    play_out(&mut seats).await;
    assert_eq!(Raw::get(&nodes[1], &format!("/api/tables/{table}/ratings")).await.body, "{}");
    assert_eq!(journal.head(&ratings()).await, Ok(0));
}
