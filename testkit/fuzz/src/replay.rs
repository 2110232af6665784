//! Replay files: read, verified, written again, and gone through as a client shows them.

use engine::{Event, SeatNumber};
use play::{MatchStats, Replay};
use protocol::ReplayFile;

pub(crate) fn run(input: &[u8]) {
    let Ok(file) = serde_json::from_slice::<ReplayFile>(input) else { return };
    let verified = file.verify();
    let text = file.to_text().unwrap();
    let again: ReplayFile = serde_json::from_str(&text).unwrap();
    assert_eq!(again.to_text().unwrap(), text, "a replay is written as it is read");
    assert_eq!(again.verify(), verified);
    show(again.into_events());
    let events: Vec<Event> = file.records.iter().flat_map(|record| record.public_events()).cloned().collect();
    show(events);
    let made = ReplayFile::new(file.table, engine::replay_of(&file.records));
    let _ = made.verify();
}

/// Everything that clients compute from the events of a table.
pub(crate) fn show(events: Vec<Event>) {
    let stats = MatchStats::of(&events);
    for seat in [0, 1, 255].map(SeatNumber) {
        let _ = stats.pace(seat).hit_rate();
    }
    let replay = Replay::new(events);
    let half = replay.at(replay.length() / 2);
    for step in [0, half, replay.steps().len().saturating_sub(1)] {
        replay.board(step);
        replay.board_after(step);
    }
    for step in replay.steps().iter().take(50) {
        replay.event(step);
        replay.since_deal(step);
    }
}
