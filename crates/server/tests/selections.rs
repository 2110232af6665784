//! What a caller selects is shown to the others while the call stands, and to no one else.

use std::sync::Arc;
use std::time::Instant;

use crate::site::{Answer, Running, Seat, english, journal_of, wide};
use client::Site;
use engine::{Action, Calling, Card, Emote, Refusal, RuleChoice, SeatNumber};
use protocol::{ClientMessage, NewTable, PROTOCOL_VERSION, ServerMessage};
use server::journal::{Journal, MemoryJournal};

/// Calls stand longer than a slow machine needs.
fn patient() -> NewTable {
    NewTable { rules: RuleChoice { call_window_s: Some(15), ..english().rules }, ..english() }
}

async fn select(seat: &mut Seat, cards: &[Card]) {
    seat.connection.send(&ClientMessage::Selection { cards: cards.to_vec() }).await.expect("sent");
}

/// The next selection that the seat receives.
async fn next_selection(seat: &mut Seat) -> (SeatNumber, Vec<Card>) {
    loop {
        if let ServerMessage::Selection { seat, cards } = seat.next().await {
            return (seat, cards);
        }
    }
}

fn has_selection(seat: &Seat) -> bool {
    seat.received.iter().any(|text| text.contains(r#""type":"selection""#))
}

/// Waits until the seat has received what `by` does now, so that what was sent before has been handled.
async fn catch_up(by: &mut Seat, seats: &mut [&mut Seat]) {
    assert_eq!(by.request(Action::Emote { emote: Emote::Thinking }).await, Answer::Done);
    let head = by.head;
    for seat in seats {
        seat.receive_until(|seat| seat.head >= head).await;
    }
}

/// A table of Ann and Bob, dealt.
async fn dealt(ann: &Site, bob: &Site, rules: &NewTable) -> (String, Seat, Seat) {
    let table = ann.make_table(rules).await.expect("a table").table;
    let (mut ann, bob) = (Seat::sit(ann, &table).await, Seat::sit(bob, &table).await);
    ann.until(|board| board.seats().len() == 2).await;
    assert_eq!(ann.request(Action::Deal).await, Answer::Done);
    (table, ann, bob)
}

/// A client of an older version, which does not ask for selections.
async fn watch_as_before(site: &Site, table: &str) -> Seat {
    let connection = site.connect_without_hello(table).await.expect("a socket");
    let mut seat =
        Seat { connection, board: None, head: 0, received: Vec::new(), presence: (Vec::new(), 0), you: None };
    let hello = ClientMessage::Hello { version: PROTOCOL_VERSION, after: 0, selections: false };
    seat.connection.send(&hello).await.expect("sent");
    seat
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_callers_selection_is_shown_at_every_node_and_not_stored() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let here = Running::start_with(journal.clone(), wide(), 0).await;
    let there = Running::start_with(journal.clone(), wide(), 0).await;
    let (ann, bob) = (here.sign_in("Ann").await, there.sign_in("Bob").await);
    let (table, mut ann, mut bob) = dealt(&ann, &bob, &patient()).await;
    let mut cem = Seat::open(&here.site(), &table).await;
    let mut old = watch_as_before(&here.site(), &table).await;
    // Bob's node knows of Ann's and the other way round.
    ann.receive_until(|seat| seat.presence.0.len() == 2).await;
    assert_eq!(ann.request(Action::Call).await, Answer::Done);
    bob.until(|board| board.caller().is_some()).await;
    let stored = journal_of(&*journal, &table).await.len();

    let cards = ann.board().layout().cards()[..2].to_vec();
    select(&mut ann, &cards).await;
    for seat in [&mut bob, &mut cem] {
        assert_eq!(next_selection(seat).await, (SeatNumber(0), cards.clone()));
    }
    select(&mut ann, &[]).await;
    assert_eq!(next_selection(&mut cem).await, (SeatNumber(0), Vec::new()));
    assert_eq!(journal_of(&*journal, &table).await.len(), stored);
    catch_up(&mut ann, &mut [&mut old]).await;
    assert!(!has_selection(&ann) && !has_selection(&old));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_shown_without_the_senders_own_call_or_of_other_cards() {
    let server = Running::start_by(wide()).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let (_, mut ann, mut bob) = dealt(&ann, &bob, &patient()).await;
    let lying = ann.board().layout().cards().to_vec();
    select(&mut ann, &lying[..1]).await;
    assert_eq!(ann.request(Action::Call).await, Answer::Done);
    bob.until(|board| board.caller().is_some()).await;
    select(&mut bob, &lying[..1]).await;
    let absent = Card::all().find(|card| !lying.contains(card)).expect("a card in the deck");
    for cards in [vec![absent], vec![lying[0], lying[0]], lying[..4].to_vec()] {
        select(&mut ann, &cards).await;
    }
    catch_up(&mut ann, &mut [&mut bob]).await;
    catch_up(&mut bob, &mut [&mut ann]).await;
    assert!(!has_selection(&ann) && !has_selection(&bob));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_a_table_of_quick_claims_nothing_is_shown() {
    let server = Running::start_by(wide()).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let rules = RuleChoice { calling: Some(Calling::QuickClaims), ..patient().rules };
    let (_, mut ann, mut bob) = dealt(&ann, &bob, &NewTable { rules, ..patient() }).await;
    let lying = ann.board().layout().cards().to_vec();
    select(&mut ann, &lying[..2]).await;
    catch_up(&mut ann, &mut [&mut bob]).await;
    assert!(!has_selection(&bob));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn more_than_ten_at_once_are_dropped_over_all_sockets_of_a_player() {
    let server = Running::start_by(wide()).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let (table, mut caller, mut bob) = dealt(&ann, &bob, &patient()).await;
    let mut others = Vec::new();
    for _ in 0..8 {
        others.push(Seat::open(&ann, &table).await);
    }
    assert_eq!(caller.request(Action::Call).await, Answer::Done);
    let card = caller.board().layout().cards()[0];
    let start = Instant::now();
    for _ in 0..20 {
        for socket in others.iter_mut().chain([&mut caller]) {
            select(socket, &[card]).await;
        }
    }
    for socket in &mut others {
        // The answer comes after what the socket has sent before.
        assert_eq!(socket.request(Action::Sit).await, Answer::Refused(Refusal::AlreadySeated));
    }
    catch_up(&mut caller, &mut [&mut bob]).await;
    let shown = bob.received.iter().filter(|text| text.contains(r#""type":"selection""#)).count();
    let most = 10.0 * (1.0 + start.elapsed().as_secs_f64());
    assert!(shown >= 10 && shown as f64 <= most, "{shown} of at most {most}");
}
