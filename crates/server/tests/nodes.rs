//! Two nodes on one journal.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::site::{Answer, Running, Seat, english, far_away, journal_of, name, play_out, wide};
use client::Site;
use engine::{Action, Board, Fact, Level, Phase, Record, SeatNumber, Table, Time};
use hyper::Method;
use protocol::{NameChange, NewTable, Player};
use server::journal::{Durability, Journal, MemoryJournal, PostgresJournal};
use server::{Config, WallClock};
use test_postgres::Database;

struct Nodes {
    nodes: [Running; 2],
    journal: Arc<dyn Journal>,
    _database: Option<Database>,
}

impl Nodes {
    async fn in_memory() -> Nodes {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let nodes = [node(journal.clone()).await, node(journal.clone()).await];
        Nodes { nodes, journal, _database: None }
    }

    async fn on_postgres() -> Nodes {
        let database = Database::default();
        let journal = open(&database).await;
        let nodes = [node(journal.clone()).await, node(open(&database).await).await];
        Nodes { nodes, journal, _database: Some(database) }
    }

    fn across(&self, player: &Site) -> Site {
        self.nodes[1].site().with_token(player.token().expect("a token").to_owned())
    }
}

async fn open(database: &Database) -> Arc<dyn Journal> {
    Arc::new(PostgresJournal::open(&database.url(), Durability::Required).await.expect("a journal"))
}

async fn node(journal: Arc<dyn Journal>) -> Running {
    Running::start_with(journal, wide(), 0).await
}

/// Decides everything again, each record on its predecessor.
fn decide_again(records: &[Record]) {
    let mut table = Table::replay(&records[0].events).expect("an opening");
    for (number, record) in records.iter().enumerate().skip(1) {
        let command = record.command.as_ref().expect("a command");
        assert_eq!(table.decide(command, record.at).as_ref(), Ok(&record.events), "record {}", number + 1);
        record.events.iter().for_each(|event| table.apply(event));
    }
}

/// Ann at one node, Bob at the other, and a bot that both nodes compute.
async fn bots_act_once(nodes: Nodes) {
    let (ann, bob) = (nodes.nodes[0].sign_in("Ann").await, nodes.nodes[1].sign_in("Bob").await);
    let new_table = NewTable { bots: vec![Level::Expert], ..english() };
    let table = ann.make_table(&new_table).await.expect("a table").table;
    let mut seats = [Seat::sit(&ann, &table).await, Seat::sit(&bob, &table).await];
    seats[0].until(|board| board.seats().len() == 3).await;
    assert_eq!(seats[0].request(Action::Deal).await, Answer::Done);
    let scored = |board: &Board| board.seats().iter().any(|seat| seat.bot.is_some() && seat.score > 0);
    let [here, there] = &mut seats;
    tokio::join!(here.until(scored), there.until(scored));
    decide_again(&journal_of(&*nodes.journal, &table).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_act_once_in_memory() {
    bots_act_once(Nodes::in_memory().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_act_once_on_postgres() {
    bots_act_once(Nodes::on_postgres().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_at_two_nodes_play_a_whole_match_on_postgres() {
    let nodes = Nodes::on_postgres().await;
    let (ann, bob) = (nodes.nodes[0].sign_in("Ann").await, nodes.nodes[1].sign_in("Bob").await);
    let table = ann.make_table(&english()).await.expect("a table").table;
    let mut seats = [Seat::sit(&ann, &table).await, Seat::sit(&bob, &table).await];
    seats[0].until(|board| board.seats().len() == 2).await;
    play_out(&mut seats).await;
    assert_eq!(seats[0].board(), seats[1].board());
    decide_again(&journal_of(&*nodes.journal, &table).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deadline_that_both_nodes_see_fires_once() {
    let nodes = Nodes::on_postgres().await;
    let (ann, table) = nodes.nodes[0].table().await;
    let (mut here, mut there) =
        (Seat::sit(&ann, &table).await, Seat::open(&nodes.across(&ann), &table).await);
    assert_eq!(here.request(Action::Deal).await, Answer::Done);
    assert_eq!(here.request(Action::Call).await, Answer::Done);
    here.until(|board| board.caller().is_none()).await;
    there.until(|board| board.round() == 1 && board.caller().is_none()).await;
    there.until(|board| matches!(board.phase(), Phase::Playing { .. })).await;
    let records = journal_of(&*nodes.journal, &table).await;
    let facts = records.iter().flat_map(|record| &record.events).map(|event| &event.fact);
    assert_eq!(facts.filter(|fact| matches!(fact, Fact::WrongCall { .. })).count(), 1);
    decide_again(&records);
}

/// Ann calls at a node with the right time; the other node's wall clock is off by so many milliseconds.
async fn a_call_lasts_its_window(offset: i64) {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let off = WallClock::new(move || Time(WallClock::default().now().0.saturating_add_signed(offset)));
    let other = Running::start_with(journal.clone(), Config { wall_clock: off, ..wide() }, 0).await;
    let nodes = Nodes { nodes: [node(journal.clone()).await, other], journal, _database: None };
    // Less the half second by which the times of two nodes may differ.
    let window = Duration::from_millis(2000 - 500);
    for caller in 0..2 {
        let ann = nodes.nodes[0].sign_in("Ann").await;
        let mut table = english();
        (table.rules.call_window_s, table.rules.photo_finish_ms) = (Some(2), Some(0));
        let table = ann.make_table(&table).await.expect("a table").table;
        let mut seats = [Seat::sit(&ann, &table).await, Seat::open(&nodes.across(&ann), &table).await];
        assert_eq!(seats[0].request(Action::Deal).await, Answer::Done);
        seats[1].until(|board| board.round() == 1).await;
        let start = Instant::now();
        assert_eq!(seats[caller].request(Action::Call).await, Answer::Done);
        for seat in &mut seats {
            let ended = |seat: &Seat| seat.received.iter().any(|text| text.contains("wrong-call"));
            seat.receive_until(ended).await;
            let took = start.elapsed();
            assert!(took >= window, "called at node {caller}, {offset} ms off, ended after {took:?}");
        }
        decide_again(&journal_of(&*nodes.journal, &table).await);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_lasts_its_window_whatever_the_clocks_of_the_nodes_say() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    tokio::join!(
        a_call_lasts_its_window(-30_000),
        a_call_lasts_its_window(DAY),
        a_call_lasts_its_window(-DAY)
    );
}

async fn presence_and_lobby_include_both_nodes(nodes: Nodes) {
    let (ann, bob) = (nodes.nodes[0].sign_in("Ann").await, nodes.nodes[1].sign_in("Bob").await);
    let new_table = NewTable { public: true, ..english() };
    let table = ann.make_table(&new_table).await.expect("a table").table;
    let mut here = Seat::sit(&ann, &table).await;
    let mut there = Seat::sit(&bob, &table).await;
    let watcher = Seat::open(&nodes.nodes[1].site(), &table).await;
    for seat in [&mut here, &mut there] {
        seat.receive_until(|seat| seat.presence == (vec![SeatNumber(0), SeatNumber(1)], 1)).await;
    }
    for site in [&ann, &bob] {
        loop {
            let listed = site.tables().await.expect("a lobby").tables;
            if listed.first().is_some_and(|first| first.connected == 3) {
                assert_eq!((listed.len(), listed[0].table.as_str()), (1, table.as_str()));
                assert_eq!(listed[0].players, [name("Ann"), name("Bob")]);
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    drop((there, watcher));
    here.receive_until(|seat| seat.presence == (vec![SeatNumber(0)], 0)).await;
    let [first, second] = nodes.nodes;
    // A node that shuts down takes its clients with it.
    drop(here);
    first.stop().await;
    while !second.site().tables().await.expect("a lobby").tables.is_empty() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presence_and_lobby_include_both_nodes_in_memory() {
    presence_and_lobby_include_both_nodes(Nodes::in_memory().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presence_and_lobby_include_both_nodes_on_postgres() {
    presence_and_lobby_include_both_nodes(Nodes::on_postgres().await).await;
}

/// A player's page may reach another node than the player's socket does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_name_reaches_tables_of_other_nodes() {
    let nodes = Nodes::in_memory().await;
    let (ann, table) = nodes.nodes[0].table().await;
    let mut seat = Seat::sit(&ann, &table).await;
    let change = NameChange { name: name("Anna") };
    let _: Player = nodes.across(&ann).request(Method::PUT, "/api/me", Some(&change)).await.expect("a name");
    seat.until(|board| board.seats()[0].name == change.name).await;
}

/// A call at one node is held for a player with a long round trip to the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_is_held_for_players_of_other_nodes() {
    let nodes = Nodes::in_memory().await;
    let (ann, bob) = (nodes.nodes[0].sign_in("Ann").await, nodes.nodes[1].sign_in("Bob").await);
    let proxy = far_away(&nodes.nodes[1], Duration::from_millis(60)).await;
    let far = proxy.with_token(bob.token().expect("a token").to_owned());
    let table = ann.make_table(&english()).await.expect("a table").table;
    let (mut near, _far) = (Seat::sit(&ann, &table).await, Seat::sit(&far, &table).await);
    near.until(|board| board.seats().len() == 2).await;
    assert_eq!(near.request(Action::Deal).await, Answer::Done);
    // The round trip is measured within seconds; until then calls are not held.
    let was_held = |seat: &Seat| seat.received.iter().any(|text| text.contains("\"held\""));
    while !was_held(&near) {
        near.until(|board| matches!(board.phase(), Phase::Playing { .. })).await;
        let _ = near.request(Action::Call).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        near.until(|board| !matches!(board.phase(), Phase::Called { .. })).await;
    }
}
