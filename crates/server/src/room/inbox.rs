//! What a room is told, and how it goes about it.

use std::time::Instant;

use engine::{Action, BotMove, Command, DisplayName, Level, PlayerId, Reaction, SeatNumber, Stated};
use protocol::{CloseReason, PROTOCOL_VERSION, Problem, ServerMessage, stated};
use tokio::sync::mpsc;

use super::client::{Outbound, RoomClient};
use super::history::TableHistory;
use super::{Outcome, Room, clock, text_of};
use crate::presence::TablePresence;
use crate::{photo_finish, random};

/// A message to a room.
pub(crate) enum RoomMessage {
    /// Somebody connects, knowing the table up to a record.
    Join {
        /// Who.
        client: RoomClient,
        /// The last record that the client knows.
        after: u64,
    },
    /// Somebody's socket is gone.
    Leave {
        /// The socket's number.
        client: u64,
    },
    /// A client's player acts.
    Request {
        /// The socket's number.
        client: u64,
        /// The client's name for the request.
        id: String,
        /// What the player does.
        action: Action,
        /// When it arrived, on this node's monotonic clock.
        arrived: Instant,
    },
    /// Something that the server itself does in a player's name.
    Execute(Command),
    /// A bot that a host asked for when making the table.
    AddBot {
        /// The host.
        host: PlayerId,
        /// How quick it is.
        level: Level,
    },
    /// Somebody at the table is called something else now.
    PlayerRenamed {
        /// Who.
        player: PlayerId,
        /// The new name.
        name: DisplayName,
        /// The same for every room and node, so that each table hears of it once.
        id: String,
    },
    /// Who is at the table at other nodes.
    RemotePresence(TablePresence),
    /// The server goes down.
    Close,
}

impl Room {
    /// Serves the table until nobody is left and nothing is due.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<RoomMessage>) {
        let metrics = self.metrics.clone();
        let _counted = metrics.tables.increment();
        self.next_bot = self.table.next_bot();
        // Set anew only when something else is due: most of what happens at a table changes nothing about that.
        let mut due = self.due();
        let mut alarm = std::pin::pin!(tokio::time::sleep(due.wait()));
        loop {
            tokio::select! {
                biased;
                message = inbox.recv() => match message {
                    None | Some(RoomMessage::Close) => break,
                    Some(message) => self.receive(message).await,
                },
                grown = self.watch.changed() => match grown {
                    Ok(head) if head > self.head => self.hear_of(head).await,
                    Ok(_) => {}
                    Err(_) => break,
                },
                _ = &mut alarm => self.act_when_due().await,
            }
            let now_due = self.due();
            if now_due != due || alarm.is_elapsed() {
                due = now_due;
                alarm.as_mut().reset(tokio::time::Instant::now() + due.wait());
            }
            if self.is_idle() && inbox.is_empty() {
                break;
            }
        }
        self.listing.set(None);
        self.presence.set_lobby_entry(&self.id, None);
        self.presence.set_clients(&self.id, Vec::new(), 0);
        // Somebody may have come through the door just before it closed.
        inbox.close();
        while let Ok(message) = inbox.try_recv() {
            if let RoomMessage::Join { client, .. } = message {
                self.clients.push(client);
            }
        }
        for client in &self.clients {
            client.outbox.send(Outbound::Close(CloseReason::Restart));
        }
    }

    async fn receive(&mut self, message: RoomMessage) {
        match message {
            RoomMessage::Join { client, after } => self.join(client, after).await,
            RoomMessage::Leave { client } => {
                self.clients.retain(|known| known.number != client);
                if self.clients.is_empty() {
                    self.empty_since = Instant::now();
                }
                self.announce_presence();
            }
            RoomMessage::Request { client, id, action, arrived } => {
                self.obey(client, id, action, arrived).await
            }
            RoomMessage::Execute(command) => drop(self.decide(command, fresh_id()).await),
            RoomMessage::AddBot { host, level } => {
                if let Some(name) = self.table.bot_name() {
                    let stated = Stated { name: Some(name), ..Stated::default() };
                    let command = Command::By { player: host, action: Action::AddBot { level }, stated };
                    self.decide(command, fresh_id()).await;
                }
            }
            RoomMessage::PlayerRenamed { player, name, id } => {
                // Who sits down later does so under the new name.
                for known in self.clients.iter_mut().filter_map(|client| client.player.as_mut()) {
                    if known.id == player {
                        known.name = name.clone();
                    }
                }
                if self.table.seat_of(&player).is_some() {
                    let stated = Stated { name: Some(name), ..Stated::default() };
                    self.decide(Command::By { player, action: Action::Rename, stated }, id).await;
                }
            }
            RoomMessage::RemotePresence(presence) => {
                let before = std::mem::replace(&mut self.remote, presence);
                // Round trips change all the time, and nobody is shown them.
                if !before.has_same_clients(&self.remote) {
                    self.announce_presence();
                }
            }
            RoomMessage::Close => {}
        }
    }

    /// First what the client lacks, then, as one of the clients, whatever comes: nothing can happen in between.
    async fn join(&mut self, client: RoomClient, after: u64) {
        let after = if after > self.head { 0 } else { after };
        let (table, you, now) = (self.id.to_string(), client.player.clone(), clock());
        let welcome = ServerMessage::Welcome { version: PROTOCOL_VERSION, table, you, head: self.head, now };
        if !text_of(&welcome).is_some_and(|text| client.outbox.send(Outbound::Text(text))) {
            return;
        }
        let history = TableHistory::new(self.journal.clone(), self.stream.clone());
        let mut sent = after;
        while sent < self.head {
            let records = match history.applied(sent).await {
                Ok(records) if !records.is_empty() => records,
                _ => {
                    client.outbox.send(Outbound::Close(CloseReason::Restart));
                    return;
                }
            };
            // Another node may have been quicker than our own copy; the rest comes with catching up.
            let known = records.into_iter().filter(|(seq, _)| *seq <= self.head);
            let public: Vec<_> = known.map(|(seq, record)| record.public(seq)).collect();
            sent = public.last().map_or(self.head, |last| last.seq);
            let text = text_of(&ServerMessage::Records { now: clock(), records: public });
            if !text.is_some_and(|text| client.outbox.send(Outbound::Text(text))) {
                return;
            }
        }
        self.clients.push(client);
        self.announce_presence();
    }

    async fn obey(&mut self, number: u64, id: String, action: Action, arrived: Instant) {
        let Some(player) =
            self.clients.iter().find(|client| client.number == number).map(|client| client.player.clone())
        else {
            return;
        };
        let Some(player) = player else {
            return self
                .tell(number, &ServerMessage::Problem { id: Some(id), problem: Problem::OnlyWatching });
        };
        // What is due comes first, and stays even if the request is refused.
        if self.table.deadline().is_some_and(|deadline| deadline <= clock()) {
            self.decide_unasked(Command::Tick).await;
        }
        let reaction = self.reaction(number, arrived);
        let stated = match stated(&action, &player.name, self.table.board(), reaction) {
            Ok(stated) => stated,
            Err(problem) => return self.tell(number, &ServerMessage::Problem { id: Some(id), problem }),
        };
        let sits = matches!(action, Action::Sit | Action::Leave);
        let decided = self.decide(Command::By { player: player.id, action, stated }, id.clone()).await;
        if sits && decided == Outcome::Done {
            self.announce_presence();
        }
        self.answer(number, id, decided);
    }

    /// The reaction time of a call, and how long it must be held.
    ///
    /// Both times are this node's own: from when it got the layout to when the call arrived, less the way there and back.
    fn reaction(&self, client: u64, arrived: Instant) -> Reaction {
        let own = self.clients.iter().find(|known| known.number == client);
        let (seat, round_trip) =
            own.map_or((None, 0), |own| (self.seat_of(own), own.round_trip.milliseconds()));
        let since = arrived.saturating_duration_since(self.layout_since).as_millis();
        let since = u32::try_from(since).unwrap_or(u32::MAX);
        photo_finish::reaction(since, round_trip, self.round_trips(seat), self.cap())
    }

    /// A bot has no round trip, but waits for the players that have one.
    pub(super) fn bot_reaction(&self, bot: &BotMove) -> Reaction {
        let others = self.round_trips(self.table.seat_of(&bot.player));
        photo_finish::reaction(bot.reaction.reaction, 0, others, self.cap())
    }

    fn seat_of(&self, client: &RoomClient) -> Option<SeatNumber> {
        self.table.seat_of(&client.player.as_ref()?.id)
    }

    /// The most milliseconds of a round trip that the photo finish makes good.
    fn cap(&self) -> u32 {
        self.table.rules().photo_finish_ms.into()
    }

    /// The round trips of the other players who may call, whichever node they are connected to.
    fn round_trips(&self, but: Option<SeatNumber>) -> impl Iterator<Item = u32> {
        let playing: Vec<SeatNumber> = self.table.playing().map(|(number, _)| number).collect();
        let here = self.clients.iter().filter_map(|client| {
            let seat = self.seat_of(client)?;
            Some((seat, client.round_trip.milliseconds()))
        });
        let all = here.chain(self.remote.seats.iter().copied());
        all.filter(move |(seat, _)| Some(*seat) != but && playing.contains(seat)).map(|(_, far)| far)
    }
}

/// What a server does in a player's name has an id too: its acknowledgement may be lost like any other.
fn fresh_id() -> String {
    random::letters(12)
}
