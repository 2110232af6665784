//! Tables over real sockets: whole matches, newcomers, hosts, bots, rematches, resuming.

use std::sync::Arc;

use crate::site::{self, Answer, Running, Seat, close_code, english, new_table, play_out};
use engine::{Action, Edition, Emote, Level, Phase, Refusal, SeatNumber, Variant};
use protocol::{NewTable, Problem};
use server::Config;
use server::journal::MemoryJournal;

#[tokio::test]
async fn two_people_play_a_whole_match_and_see_the_same() {
    let server = Running::start_by(site::wide()).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let table = ann.make_table(&english()).await.expect("a table").table;
    let mut seats = [Seat::sit(&ann, &table).await, Seat::sit(&bob, &table).await];
    seats[0].until(|board| board.seats().len() == 2).await;
    let mut watcher = Seat::open(&server.site(), &table).await;
    play_out(&mut seats).await;
    watcher.until(|board| matches!(board.phase(), Phase::MatchOver { .. })).await;
    assert_eq!(seats[0].board(), seats[1].board());
    assert_eq!(seats[0].board(), watcher.board());
    assert!(seats[0].board().seats()[0].score > 40);
    assert_eq!(seats[1].request(Action::Rematch).await, Answer::Done);
    assert_eq!((seats[1].board().round(), seats[1].board().seats()[0].score), (0, 0));
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_reconnects_gets_the_missing_records() {
    let server = Running::start().await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let table = ann.make_table(&english()).await.expect("a table").table;
    let mut first = Seat::sit(&ann, &table).await;
    let mut second = Seat::sit(&bob, &table).await;
    second.until(|board| board.seats().len() == 2).await;
    let (board, head) = (second.board.clone(), second.head);
    drop(second);
    assert_eq!(first.request(Action::Deal).await, Answer::Done);
    let back = Seat::resume(&bob, &table, board, head).await;
    assert_eq!(back.board(), first.board());
    assert!(back.board().seats()[1].seated, "the seat is kept");
    assert_eq!(Seat::open(&bob, &table).await.board(), first.board(), "two tabs of one player work");
    // A client that knows more than there is starts anew.
    assert_eq!(Seat::resume(&bob, &table, None, 0).await.board(), first.board());
    server.stop().await;
}

#[tokio::test]
async fn a_request_that_is_sent_ten_times_acts_once() {
    let server = Running::start().await;
    let (ann, table) = server.table().await;
    let mut seat = Seat::sit(&ann, &table).await;
    assert_eq!(seat.request_as("deal", Action::Deal).await, Answer::Done);
    for _ in 0..9 {
        assert_eq!(seat.request_as("deal", Action::Deal).await, Answer::Accepted);
    }
    assert_eq!(seat.request_as("other", Action::Deal).await, Answer::Refused(Refusal::AlreadyDealt));
    assert_eq!(seat.board().round(), 1);
    server.stop().await;
}

#[tokio::test]
async fn hosts_add_bots_change_rules_remove_and_hand_over() {
    let server = Running::start().await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let made = ann.make_table(&NewTable { bots: vec![Level::Top], ..english() }).await.expect("a table");
    let mut host = Seat::sit(&ann, &made.table).await;
    host.until(|board| board.seats().len() == 2).await;
    assert_eq!(host.board().seats()[1].bot, Some(Level::Top));
    let mut guest = Seat::sit(&bob, &made.table).await;
    let not_host = Refusal::NotHost { host: site::name("Ann") };
    assert_eq!(guest.request(Action::AddBot { level: Level::Casual }).await, Answer::Refused(not_host));
    assert_eq!(host.request(Action::AddBot { level: Level::Casual }).await, Answer::Done);
    assert_eq!(host.request(Action::Remove { seat: SeatNumber(1) }).await, Answer::Done);
    let rules = engine::RuleChoice::new(Edition::French, Variant::Quick);
    assert_eq!(host.request(Action::ChangeRules { rules: rules.clone() }).await, Answer::Done);
    assert_eq!(host.board().rules().edition, Edition::French);
    let misfit = engine::RuleChoice { call_window_s: Some(0), ..rules };
    let answer = host.request(Action::ChangeRules { rules: misfit }).await;
    assert!(matches!(answer, Answer::Problem(Problem::Rules { .. })), "{answer:?}");
    assert_eq!(host.request(Action::HandOver { seat: SeatNumber(2) }).await, Answer::Done);
    guest.until(|board| board.host() == Some(SeatNumber(2))).await;
    assert_eq!(guest.request(Action::Remove { seat: SeatNumber(0) }).await, Answer::Done);
    assert_eq!(host.request(Action::Sit).await, Answer::Refused(Refusal::RemovedByHost));
    assert_eq!(guest.request(Action::Emote { emote: Emote::Hello }).await, Answer::Done);
    let again = guest.request(Action::Emote { emote: Emote::Hello }).await;
    assert!(matches!(again, Answer::Refused(Refusal::TooOften { .. })));
    server.stop().await;
}

#[tokio::test]
async fn bots_play_at_their_pace() {
    let server = Running::start().await;
    let ann = server.sign_in("Ann").await;
    let mut new_table = new_table(Edition::English, Variant::Quick);
    new_table.bots = vec![Level::Top, Level::Top];
    let table = ann.make_table(&new_table).await.expect("a table").table;
    let mut seat = Seat::sit(&ann, &table).await;
    seat.until(|board| board.seats().len() == 3).await;
    assert_eq!(seat.request(Action::Deal).await, Answer::Done);
    seat.until(|board| board.seats().iter().any(|seat| !seat.sets.is_empty())).await;
    server.stop().await;
}

#[tokio::test]
async fn a_client_without_an_identity_can_only_watch() {
    let server = Running::start().await;
    let (_, table) = server.table().await;
    let mut watcher = Seat::open(&server.site(), &table).await;
    assert_eq!(watcher.request(Action::Sit).await, Answer::Problem(Problem::OnlyWatching));
    watcher.receive_until(|seat| seat.presence == (vec![], 1)).await;
    server.stop().await;
}

#[tokio::test]
async fn a_table_outlives_its_server() {
    let journal = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), Config::default(), 0).await;
    let ((ann, table), port) = (server.table().await, server.port());
    let mut seat = Seat::sit(&ann, &table).await;
    assert_eq!(seat.request(Action::Deal).await, Answer::Done);
    let (before, head) = (seat.board.clone(), seat.head);
    server.stop().await;
    assert_eq!(close_code(&mut seat.connection).await, Some(1012), "the client is told to come back");
    let server = Running::start_with(journal, Config::default(), port).await;
    let mut seat = Seat::resume(&ann, &table, before.clone(), head).await;
    assert_eq!(seat.board, before);
    assert_eq!(seat.request(Action::NoSet).await, Answer::Done);
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_lists_public_tables_with_clients() {
    let server = Running::start().await;
    let ann = server.sign_in("Ann").await;
    let private = ann.make_table(&english()).await.expect("a table").table;
    let public = ann.make_table(&NewTable { public: true, ..english() }).await.expect("a table").table;
    let mut seats = [Seat::sit(&ann, &private).await, Seat::sit(&ann, &public).await];
    for seat in &mut seats {
        seat.receive_until(|seat| !seat.presence.0.is_empty()).await;
    }
    let listed = ann.tables().await.expect("a list").tables;
    assert_eq!(listed.iter().map(|listed| listed.table.as_str()).collect::<Vec<_>>(), [public.as_str()]);
    assert_eq!(listed[0].players, [site::name("Ann")]);
    server.stop().await;
}

#[tokio::test]
async fn a_link_shows_who_is_there_before_joining() {
    let server = Running::start().await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let wanted = NewTable {
        rules: engine::RuleChoice { seats: Some(3), ..english().rules },
        bots: vec![Level::Casual],
        ..english()
    };
    let table = ann.make_table(&wanted).await.expect("a table").table;
    let shown = bob.table(&table).await.expect("a summary");
    assert_eq!(shown.host_name(), Some(&site::name("Ann")));
    assert_eq!(
        shown.players.iter().map(|player| player.bot).collect::<Vec<_>>(),
        [None, Some(Level::Casual)]
    );
    assert_eq!((shown.phase.as_str(), shown.seats, shown.you, shown.free), ("waiting", 3, None, true));
    assert_eq!(ann.table(&table).await.expect("a summary").you, Some(SeatNumber(0)));
    let mut host = Seat::sit(&ann, &table).await;
    let guest = Seat::sit(&bob, &table).await;
    host.until(|board| board.seats().len() == 3).await;
    let shown = server.site().table(&table).await.expect("a summary without a player");
    assert_eq!((shown.free, shown.you), (false, None), "all seats are taken");
    assert_eq!(shown.connected, 2);
    assert_eq!(host.request(Action::Deal).await, Answer::Done);
    let (_, body) =
        bob.fetch(hyper::Method::GET, &format!("/api/tables/{table}"), Vec::new()).await.expect("it");
    let text = String::from_utf8_lossy(&body);
    assert!(text.contains("\"playing\""), "{text}");
    for card in host.board().layout().cards() {
        assert!(!text.contains(&card.to_string()), "{card} in {text}");
    }
    drop(guest);
    for missing in ["nosuchtable1", "nosuch", "NOSUCHTABLE1"] {
        let refused = bob.table(missing).await.expect_err("no table");
        let client::ClientError::ApiError(status, error) = refused else { panic!("{refused}") };
        assert_eq!((status.as_u16(), error.error), (404, protocol::ApiErrorKind::NoSuchTable));
    }
    server.stop().await;
}
