//! "Play now": people meet at one table, on one node and on two; bots are there until they come.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::site::{Answer, Running, Seat, journal_of, refusal, wide};
use client::Site;
use engine::{Action, Board, Edition, Fact, Level, Table, Variant};
use protocol::{ApiErrorKind, LobbyEntry, PlayNow};
use server::journal::{Durability, Journal, MemoryJournal, PostgresJournal};
use test_postgres::Database;

/// Long enough for any machine.
const TIMEOUT: Duration = Duration::from_secs(60);

fn speed() -> PlayNow {
    PlayNow { mode: Variant::Speed, edition: Edition::English, at: None }
}

async fn press(site: &Site) -> String {
    site.play_now(&speed()).await.expect("a table").table
}

/// Asks again from the table where the player waits.
async fn ask_again(site: &Site, table: &str) -> String {
    let wanted = PlayNow { at: Some(table.to_owned()), ..speed() };
    site.play_now(&wanted).await.expect("a table").table
}

async fn listed(site: &Site, table: &str) -> Option<LobbyEntry> {
    let lobby = site.tables().await.expect("the lobby");
    lobby.tables.into_iter().find(|entry| entry.table == table)
}

/// Waits until what a request brings is as wanted.
async fn eventually<T, F: Future<Output = T>>(request: impl Fn() -> F, wanted: impl Fn(&T) -> bool) -> T {
    let start = Instant::now();
    loop {
        let brought = request().await;
        if wanted(&brought) {
            return brought;
        }
        assert!(start.elapsed() < TIMEOUT, "it does not come about");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn people(board: &Board) -> usize {
    board.present_people().count()
}

fn bots(board: &Board) -> usize {
    board.seated().filter(|(_, seat)| seat.bot.is_some()).count()
}

/// Decides everything again, each record on its predecessor.
async fn decide_again(journal: &dyn Journal, table: &str) {
    let records = journal_of(journal, table).await;
    let mut table = Table::replay(&records[0].events).expect("an opening");
    for record in &records[1..] {
        let command = record.command.as_ref().expect("a command");
        assert_eq!(table.decide(command, record.at).as_ref(), Ok(&record.events));
        record.events.iter().for_each(|event| table.apply(event));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_alone_is_dealt_cards_with_bots_at_once() {
    let server = Running::start_by(wide()).await;
    let ann = server.sign_in("Ann").await;
    let start = Instant::now();
    let table = press(&ann).await;
    let seat = Seat::open(&ann, &table).await;
    println!("dealt and connected {:?} after the press", start.elapsed());
    assert!(seat.board().phase().in_round(), "the cards lie there when the first client comes");
    assert_eq!((people(seat.board()), bots(seat.board())), (1, 2));
    assert!(seat.board().seated().all(|(_, seat)| seat.bot.is_none_or(|level| level == Level::Casual)));
    let entry = listed(&ann, &table).await.expect("it is listed");
    assert_eq!((entry.people, entry.points, entry.near), (1, Some(1500), true));
    assert_eq!(entry.rated.as_deref(), Some("speed"));
    assert_eq!(ask_again(&ann, &table).await, table, "there is no other table");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_press_at_once_on_one_node_meet_and_the_bots_leave() {
    let journal = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let (hers, his) = tokio::join!(press(&ann), press(&bob));
    assert_eq!(hers, his, "whether or not their pages are loaded");
    let (mut ann, mut bob) = (Seat::open(&ann, &hers).await, Seat::open(&bob, &his).await);
    ann.until(|board| people(board) == 2 && bots(board) == 0).await;
    assert!(ann.board().phase().in_round(), "the round goes on");
    // One is left alone: bots come back.
    assert_eq!(bob.request(Action::Leave).await, Answer::Done);
    ann.until(|board| people(board) == 1 && bots(board) == 2).await;
    decide_again(&*journal, &hers).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_is_gone_makes_no_find_that_counts() {
    let journal = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let table = press(&ann).await;
    let mut seats = [Seat::open(&ann, &table).await, Seat::sit(&bob, &press(&bob).await).await];
    seats[0].until(|board| people(board) == 2 && bots(board) == 0).await;
    seats[1].until(|board| people(board) == 2 && bots(board) == 0).await;
    let left = seats[0].board().seats().iter().filter(|seat| seat.bot.is_some() && !seat.seated).count();
    assert_eq!(left, 2, "they keep what they have found, and find nothing more");
    let facts = journal_of(&*journal, &table).await;
    let facts = facts.iter().flat_map(|record| &record.events).map(|event| &event.fact);
    assert_eq!(facts.filter(|fact| matches!(fact, Fact::Left { .. })).count(), 2, "each leaves once");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_games_have_other_tables_and_some_games_have_none() {
    let server = Running::start_by(wide()).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let calling = |edition| PlayNow { mode: Variant::Full, edition, at: None };
    let speed = press(&ann).await;
    let french = bob.play_now(&calling(Edition::French)).await.expect("a table").table;
    assert_ne!(speed, french);
    assert_eq!(ann.play_now(&calling(Edition::French)).await.expect("a table").table, french);
    assert_ne!(ann.play_now(&calling(Edition::English)).await.expect("a table").table, french);
    for mode in [Variant::Solitaire, Variant::Sprint10, Variant::Blind] {
        let refused = ann.play_now(&PlayNow { mode, ..calling(Edition::English) }).await;
        assert_eq!(refusal(refused), (422, ApiErrorKind::BadRules), "{mode:?}");
    }
    assert_eq!(refusal(server.site().play_now(&calling(Edition::English)).await).0, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_abandoned_is_not_offered() {
    let server = Running::start_by(wide()).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let table = press(&ann).await;
    let seat = Seat::open(&ann, &table).await;
    // A spectator keeps the table in the lobby, but does not play.
    let watching = Seat::open(&server.site(), &table).await;
    drop(seat);
    let entry =
        eventually(|| listed(&bob, &table), |entry| entry.as_ref().is_none_or(|entry| entry.people == 0));
    assert!(entry.await.is_some(), "it is still listed");
    assert_ne!(press(&bob).await, table);
    drop(watching);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_never_comes_does_not_stay_in_the_lobby() {
    let server = Running::start_by(wide()).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let table = press(&ann).await;
    assert!(listed(&bob, &table).await.is_some(), "the page is being loaded");
    eventually(|| listed(&bob, &table), Option::is_none).await;
    assert_ne!(press(&bob).await, table);
    server.stop().await;
}

async fn node(journal: Arc<dyn Journal>) -> Running {
    Running::start_with(journal, wide(), 0).await
}

/// Ann at one node presses first, Bob at the other a moment later; and Cleo and Dan at the same moment.
async fn two_nodes(journals: [Arc<dyn Journal>; 2]) {
    let [here, there] = journals;
    let (first, second) = (node(here.clone()).await, node(there).await);
    let (ann, bob) = (first.sign_in("Ann").await, second.sign_in("Bob").await);
    let table = press(&ann).await;
    let mut ann_seat = Seat::open(&ann, &table).await;
    eventually(|| listed(&bob, &table), Option::is_some).await;
    assert_eq!(press(&bob).await, table);
    let bob_seat = Seat::open(&bob, &table).await;
    ann_seat.until(|board| people(board) == 2 && bots(board) == 0).await;
    decide_again(&*here, &table).await;
    drop((ann_seat, bob_seat));
    eventually(|| listed(&bob, &table), Option::is_none).await;
    eventually(|| listed(&ann, &table), Option::is_none).await;

    let (cleo, dan) = (first.sign_in("Cleo").await, second.sign_in("Dan").await);
    let (hers, his) = tokio::join!(press(&cleo), press(&dan));
    let (mut cleo_seat, mut dan_seat) = (Seat::open(&cleo, &hers).await, Seat::open(&dan, &his).await);
    let (mut at, start) = ([hers, his], Instant::now());
    while at[0] != at[1] {
        assert!(start.elapsed() < TIMEOUT, "they do not meet: {at:?}");
        tokio::time::sleep(Duration::from_millis(200)).await;
        let before = at.clone();
        // Both ask at the same moment, so that both could move.
        let asked = tokio::join!(ask_again(&cleo, &before[0]), ask_again(&dan, &before[1]));
        at = asked.into();
        if at[0] != before[0] {
            cleo_seat = Seat::open(&cleo, &at[0]).await;
        }
        if at[1] != before[1] {
            dan_seat = Seat::open(&dan, &at[1]).await;
        }
    }
    println!("they meet {:?} after both tables were made", start.elapsed());
    cleo_seat.until(|board| people(board) == 2 && bots(board) == 0).await;
    dan_seat.until(|board| people(board) == 2 && bots(board) == 0).await;
    assert_eq!(ask_again(&cleo, &at[0]).await, at[0], "they stay there");
    decide_again(&*here, &at[0]).await;
    first.stop().await;
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_two_nodes_meet_in_memory() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    two_nodes([journal.clone(), journal]).await;
}

async fn open(database: &Database) -> Arc<dyn Journal> {
    Arc::new(PostgresJournal::open(&database.url(), Durability::Required).await.expect("a journal"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_two_nodes_meet_on_postgres() {
    let database = Database::default();
    two_nodes([open(&database).await, open(&database).await]).await;
}
