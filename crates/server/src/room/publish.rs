//! What a room sends to all of its clients: records, and who is connected.

use std::time::Duration;

use engine::{Board, Fact, Phase, PlayerId, SeatNumber};
use play::{AppliedRecord, Family, Recipients};
use protocol::{LobbyEntry, ServerMessage};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Room;
use super::client::{self, Outbound, RoomClient};
use super::summary;

/// The shortest time between two messages about who is connected. In a storm of connections each client is sent a few.
const PRESENCE_INTERVAL: Duration = Duration::from_millis(250);

/// Whether the list of a challenge changes: a race has begun, a player has finished one, or a run is over.
fn changes_list(record: &AppliedRecord) -> bool {
    let changes = |fact: &Fact| {
        matches!(fact, Fact::Dealt { .. } | Fact::Scored { finished: true, .. } | Fact::RoundEnded { .. })
    };
    record.facts().any(changes)
}

/// Whether a match is over with this record.
pub(super) fn ends_match(record: &AppliedRecord) -> bool {
    record.facts().any(|fact| matches!(fact, Fact::MatchEnded { .. }))
}

impl Room {
    /// Applies appended records and publishes them to all clients.
    pub(super) fn apply(&mut self, records: impl IntoIterator<Item = AppliedRecord>) {
        let start = Instant::now();
        let records: Vec<AppliedRecord> = records.into_iter().collect();
        let Some(at) = records.last().map(AppliedRecord::at) else {
            return;
        };
        // Another node's clock may be ahead, and clients are sent no record of a time to come.
        at.into_iter().for_each(|at| self.clock.follow(at));
        let changes_list = self.host.board().challenge().is_some() && records.iter().any(changes_list);
        let has_ended_match = records.iter().any(ends_match);
        let changes_seats = self.note_seats(&records);
        let (changed, now) = (self.host.board().changed(), self.clock.now());
        let mut messages = Vec::new();
        self.host.apply(records, now, |to, message| {
            messages.extend(client::text_of(message).map(|text| (to, text)))
        });
        if self.host.board().changed() != changed {
            self.layout_since = start;
        }
        for (recipients, text) in messages {
            self.publish(recipients, text);
        }
        self.metrics.fan_out.observe(start.elapsed());
        if changes_seats {
            self.note_connections();
        }
        if changes_list {
            self.runs.changed(&self.id);
        }
        if has_ended_match {
            self.name_finished_match();
        }
        self.update_lobby();
    }

    /// Names the table to the task that counts matches. Runs of challenges have their own lists.
    pub(super) fn name_finished_match(&self) {
        if self.host.board().challenge().is_none() {
            self.matches.ended(&self.id);
        }
    }

    /// Names the table to the task that keeps lists, if it is a run that is over.
    pub(super) fn name_finished_run(&self) {
        let board = self.host.board();
        if board.challenge().is_some() && matches!(board.phase(), Phase::MatchOver { .. }) {
            self.runs.changed(&self.id);
        }
    }

    /// Sends a message to the subscribed clients among the recipients. One whose queue is full is closed, and reconnects.
    fn publish(&mut self, recipients: Recipients, text: Utf8Bytes) {
        let board = self.host.board();
        let is_recipient = |client: &RoomClient| match recipients {
            Recipients::All => true,
            Recipients::Seat(seat) => {
                client.player.as_ref().is_some_and(|player| board.seat_of(&player.id) == Some(seat))
            }
        };
        let send = |client: &RoomClient| client.outbox.send(Outbound::Text(text.clone()));
        self.clients.retain(|client| !client.is_subscribed || !is_recipient(client) || send(client));
    }

    pub(super) fn update_lobby(&self) {
        let board = self.host.board();
        if !board.is_listed() {
            return;
        }
        let is_open = !self.clients.is_empty() || self.expects_arrival();
        let listed = is_open.then(|| self.lobby_entry(board));
        let seated = self.clients.iter().filter(|client| self.seat_of(client).is_some());
        let mut players: Vec<PlayerId> =
            seated.filter_map(|client| Some(client.player.as_ref()?.id.clone())).collect();
        players.sort_unstable();
        players.dedup();
        self.presence.set_lobby_entry(&self.id, listed.clone(), players.clone());
        self.listing.set(listed, players);
    }

    fn lobby_entry(&self, board: &Board) -> LobbyEntry {
        let connected: Vec<SeatNumber> = self.round_trips().map(|(seat, _)| seat).collect();
        let is_coming = self.expects_arrival();
        let people: Vec<&PlayerId> = board
            .present_people()
            .filter(|(seat, _)| is_coming || connected.contains(seat))
            .map(|(_, seat)| &seat.player)
            .collect();
        let family = Family::of(board.rules());
        let points = family.filter(|_| !people.is_empty()).map(|family| {
            let points = people.iter().map(|person| self.strengths.of(family, person).points());
            points.sum::<i32>() / people.len() as i32
        });
        LobbyEntry {
            table: self.id.to_string(),
            rules: board.rules().choice(),
            phase: board.phase().name().to_owned(),
            players: board.seated().map(|(_, seat)| seat.name.clone()).collect(),
            seats: board.rules().seats,
            connected: self.clients.len(),
            bots: board.seated().filter_map(|(_, seat)| seat.bot).collect(),
            people: u8::try_from(people.len()).unwrap_or(u8::MAX),
            points,
            rated: summary::rated(board).map(|family| family.to_string()),
            near: false,
            matched: board.matched_since(),
        }
    }

    /// Publishes who is connected, at once or after the interval since the last time.
    pub(super) fn change_presence(&mut self) {
        self.note_connections();
        let free_at = self.presence_published.map(|last| last + PRESENCE_INTERVAL);
        match free_at.filter(|&free_at| free_at > Instant::now()) {
            Some(free_at) => _ = self.presence_due.get_or_insert(free_at),
            None => self.publish_presence(),
        }
    }

    /// Publishes who is connected, to the clients here and to the other nodes.
    pub(super) fn publish_presence(&mut self) {
        self.presence_due = None;
        self.presence_published = Some(Instant::now());
        let here: Vec<_> = self
            .clients
            .iter()
            .filter_map(|client| Some((self.seat_of(client)?, client.round_trip.clone())))
            .collect();
        let watching = self.clients.len() - here.len();
        let mut seats: Vec<SeatNumber> = here.iter().map(|(seat, _)| *seat).collect();
        seats.extend(self.remote.seats.iter().map(|(seat, _)| *seat));
        seats.sort_unstable();
        seats.dedup();
        self.presence.set_clients(&self.id, here, watching);
        let watching = watching.saturating_add(self.remote.watching);
        if let Some(text) = client::text_of(&ServerMessage::Presence { seats, watching }) {
            self.publish(Recipients::All, text);
        }
        self.update_lobby();
    }
}
