//! Rooms of two nodes on one journal, on a paused clock.

use std::sync::Arc;

use engine::{Action, DisplayName, Edition, Emote, PlayerId, RuleChoice, Rules, Time, Variant};
use protocol::Player;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::{Outbound, Outbox, RoomClient, RoomMessage, Rooms, TableId, WallClock};
use crate::challenges::RunFeed;
use crate::journal::{Journal, MemoryJournal};
use crate::limits::Limits;
use crate::presence::Presence;

/// The rooms of a node whose wall clock is ahead by so many milliseconds.
fn rooms(journal: &Arc<dyn Journal>, ahead: u64) -> Arc<Rooms> {
    let start = Instant::now();
    let wall = WallClock::new(move || Time(1_000_000 + ahead + start.elapsed().as_millis() as u64));
    let presence = Arc::new(Presence::new(journal.clone()));
    Arc::new(Rooms::new(
        journal.clone(),
        presence,
        Arc::default(),
        &Limits::default(),
        wall,
        RunFeed::new().0,
    ))
}

fn ann() -> Player {
    let (id, name) = (PlayerId::new("ann").unwrap(), DisplayName::new("Ann").unwrap());
    Player { id, name }
}

async fn execute(rooms: &Arc<Rooms>, table: &TableId, action: Action) {
    let (reply, replied) = oneshot::channel();
    rooms.send(table, RoomMessage::RequestFor { player: ann(), action, reply }).await.unwrap();
    assert_eq!(replied.await, Ok(true));
}

async fn join(rooms: &Arc<Rooms>, table: &TableId) -> mpsc::Receiver<Outbound> {
    let (outbox, messages, _) = Outbox::new(64);
    let (player, round_trip) = (Some(ann()), Arc::default());
    let (is_subscribed, shows_selections) = (false, false);
    let client = RoomClient { number: 1, player, outbox, round_trip, is_subscribed, shows_selections };
    rooms.send(table, RoomMessage::Join { client, after: 0 }).await.unwrap();
    messages
}

/// The record of a node that is ahead brings a deadline nearer, though it does not change it.
#[tokio::test(start_paused = true)]
async fn a_deadline_is_kept_after_a_record_of_a_node_that_is_ahead() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let [here, ahead] = [0, 10_000].map(|ahead| rooms(&journal, ahead));
    let choice = RuleChoice {
        call_window_s: Some(15),
        photo_finish_ms: Some(0),
        ..RuleChoice::new(Edition::English, Variant::Full)
    };
    let table = here.create(Rules::try_from(choice).unwrap(), false).await.unwrap();
    here.seat_host(&table, ann(), &[]).await.unwrap();
    let mut messages = join(&here, &table).await;
    execute(&here, &table, Action::Deal).await;
    execute(&here, &table, Action::Call).await;
    let called = Instant::now();
    // No client is connected to the other node, so it only executes this request.
    execute(&ahead, &table, Action::Emote { emote: Emote::Hello }).await;
    loop {
        match messages.recv().await {
            Some(Outbound::Text(text)) if text.contains("wrong-call") => break,
            Some(_) => {}
            None => panic!("the socket was closed"),
        }
    }
    assert_eq!(called.elapsed().as_secs(), 15 - 10, "the call window ends by the table's time");
}
