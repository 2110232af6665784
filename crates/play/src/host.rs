//! The host of a table, without I/O: a server's room, a table in memory and the referee are made of it.

use std::collections::VecDeque;

use engine::{
    Action, Board, BotMove, Command, DisplayName, Event, Fact, JournalEvent, OpenError, PlayerId, Reaction,
    Record, Refusal, Rules, SeatNumber, Stated, Table, Time,
};
use protocol::{PROTOCOL_VERSION, Player, Problem, PublicRecord, ServerMessage};
use serde::Deserialize;

use crate::photo_finish;
use crate::recent_requests::RecentRequests;

/// A table, its last records and the ids of the requests that have acted at it.
///
/// A command is decided in three steps: [`decide`](TableHost::decide) returns a record, the caller appends it to the table's
/// journal, and [`apply`](TableHost::apply) applies it. If another host of the same table was first, the caller applies that
/// host's records and decides again.
///
/// ```
/// use engine::{Action, DisplayName, Edition, PlayerId, Reaction, Record, Rules, Secret, Seed, Table, Time, Variant};
/// use play::{Decision, TableHost};
/// use protocol::Player;
///
/// let rules = Rules::of(Edition::English, Variant::Full);
/// let opening = Record::opening(Table::opening(rules, Secret::new(Seed::new([7; 32])), false, Time(0)));
/// let mut host = TableHost::replay(vec![opening.into()], 100).unwrap();
/// let ann = Player { id: PlayerId::new("ann").unwrap(), name: DisplayName::new("Ann").unwrap() };
/// let command = host.command(&ann, Action::Sit, Reaction::default()).unwrap();
/// let Decision::Append(record) = host.decide(&command, Some("1"), Time(5)) else { panic!("it is allowed") };
/// host.apply([record.into()], Time(5), |to, message| println!("to {to:?}: {message:?}"));
/// assert_eq!(host.board().seats().len(), 1);
/// assert_eq!(host.decide(&command, Some("1"), Time(6)), Decision::Duplicate);
/// ```
#[derive(Clone, Debug)]
pub struct TableHost {
    table: Table,
    /// The number of journal entries.
    head: u64,
    /// The journal entries that are no public records, in order. Public records are numbered without them.
    hidden: Vec<u64>,
    /// The last public records.
    recent: VecDeque<PublicRecord>,
    max_recent: usize,
    requests: RecentRequests,
    next_bot: Option<BotMove>,
    /// Whether clients are at different distances, so that a call may still be on its way when all agree that there is no Set.
    has_distances: bool,
    /// Since when the host acts for the table, after a time in which no client was there.
    awake: Time,
}

/// Who is to receive a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recipients {
    /// All clients of the table.
    All,
    /// The clients of one seat.
    Seat(SeatNumber),
}

/// What a command leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// This record is to be appended and then applied.
    Append(Record),
    /// There is nothing to change.
    Unchanged,
    /// The player's request with this id has acted before.
    Duplicate,
    /// The command is not allowed.
    Refused(Refusal),
}

impl Decision {
    /// The reply to the client whose request it was; none for a record, which all clients receive.
    pub fn reply(self, id: String) -> Option<ServerMessage> {
        match self {
            Decision::Append(_) => None,
            Decision::Unchanged | Decision::Duplicate => Some(ServerMessage::Accepted { id }),
            Decision::Refused(why) => Some(ServerMessage::Refused { id, why }),
        }
    }
}

impl TableHost {
    /// Replays a table's journal. Keeps the last `max_recent` records in memory for clients that join.
    pub fn replay(records: Vec<AppliedRecord>, max_recent: usize) -> Result<TableHost, OpenError> {
        let table = Table::replay(records.iter().flat_map(|record| &record.events))?;
        let mut host = TableHost {
            table,
            head: 0,
            hidden: Vec::new(),
            recent: VecDeque::new(),
            max_recent,
            requests: RecentRequests::default(),
            next_bot: None,
            has_distances: false,
            awake: Time(0),
        };
        for record in records {
            if let Some(public) = host.number(record) {
                host.keep_recent(public);
            }
        }
        host.next_bot = host.table.next_bot(host.awake);
        Ok(host)
    }

    /// The same for clients that are connected over a network.
    #[must_use]
    pub fn with_distances(self) -> TableHost {
        TableHost { has_distances: true, ..self }
    }

    /// The open side of the table.
    pub fn board(&self) -> &Board {
        self.table.board()
    }

    /// A client has come back after a time without any. Deadlines of that time are due at once; bots plan from now.
    pub fn wake(&mut self, now: Time) {
        self.awake = now;
        self.next_bot = self.table.next_bot(self.awake);
    }

    /// When the last event happened, also one that no client knows of.
    pub fn clock(&self) -> Time {
        self.table.clock()
    }

    /// The number of the journal's last entry.
    pub fn head(&self) -> u64 {
        self.head
    }

    /// The number of the last public record.
    pub fn public_head(&self) -> u64 {
        self.head - self.hidden.len() as u64
    }

    /// The journal entry of a public record.
    pub fn entry_of(&self, seq: u64) -> u64 {
        self.hidden.iter().fold(seq, |entry, &hidden| entry + u64::from(hidden <= entry))
    }

    /// The command of a client's request, with what only the host can state: names, the reaction time, checked rules.
    pub fn command(&self, player: &Player, action: Action, reaction: Reaction) -> Result<Command, Problem> {
        let malformed = |reason: &str| Problem::Malformed { reason: reason.to_owned() };
        let mut stated = Stated::default();
        match &action {
            Action::Sit => stated.name = Some(player.name.clone()),
            Action::AddBot { .. } => {
                let name = self.board().bot_name();
                stated.name = Some(name.ok_or_else(|| malformed("no name is left"))?);
            }
            Action::Call | Action::Claim { .. } | Action::Turn { .. } => stated.reaction = reaction,
            // The same for every table of these rules, or it would tell whether a call is held.
            Action::NoSet if self.has_distances => {
                stated.reaction.hold = self.board().rules().photo_finish_ms.into();
            }
            Action::ChangeRules { rules } => stated.rules = Some(Rules::try_from(rules.clone())?),
            // A player is renamed over HTTP, at all tables at once.
            Action::Rename => return Err(malformed("a table's socket takes no rename")),
            _ => {}
        }
        Ok(Command::By { player: player.id.clone(), action, stated })
    }

    /// A command with what the host knows of connections: a vote does not wait for the votes of players without one.
    #[must_use]
    pub fn with_absent(&self, mut command: Command, connected: impl Iterator<Item = SeatNumber>) -> Command {
        if let Command::By { action: Action::Vote { .. }, stated, .. } = &mut command {
            let connected: Vec<SeatNumber> = connected.collect();
            let people = self.board().playing().filter(|(_, seat)| seat.bot.is_none());
            stated.absent = people.map(|(seat, _)| seat).filter(|seat| !connected.contains(seat)).collect();
        }
        command
    }

    /// Decides a command. A command without an id is what the host does by itself, a tick or a bot's move: it is appended right
    /// after the record that it was computed from or not at all, so it cannot act twice.
    pub fn decide(&self, command: &Command, id: Option<&str>, now: Time) -> Decision {
        if let (Command::By { player, .. }, Some(id)) = (command, id)
            && self.requests.contains(player, id)
        {
            return Decision::Duplicate;
        }
        let at = now.max(self.table.clock());
        match self.table.decide(command, at) {
            Ok(events) if events.is_empty() => Decision::Unchanged,
            Ok(events) => {
                let (id, command) = (id.map(str::to_owned), Some(command.clone()));
                Decision::Append(Record { at, id, command, events })
            }
            Err(refusal) => Decision::Refused(refusal),
        }
    }

    /// Applies appended records, in order, and passes what clients receive of them to `publish`.
    pub fn apply(
        &mut self,
        records: impl IntoIterator<Item = AppliedRecord>,
        now: Time,
        mut publish: impl FnMut(Recipients, &ServerMessage),
    ) {
        let (mut public, mut own) = (Vec::new(), Vec::new());
        for record in records {
            own.extend(self.changed_own_boards(&record));
            record.events.iter().for_each(|event| self.table.apply(event));
            if let Some(hidden) = record.events.iter().find(|event| event.is_hidden())
                && let Some(seat) = hidden.fact.seat()
            {
                publish(Recipients::Seat(seat), &ServerMessage::Held { id: record.id.clone() });
            }
            public.extend(self.number(record));
        }
        self.next_bot = self.table.next_bot(self.awake);
        if public.is_empty() {
            return;
        }
        let message = ServerMessage::Records { now, records: public };
        publish(Recipients::All, &message);
        if let ServerMessage::Records { records, .. } = message {
            records.into_iter().for_each(|record| self.keep_recent(record));
        }
        // After the records, which clear what a client has shown before.
        for seat in own {
            if let Some(own) = self.own_board(Some(seat)) {
                publish(Recipients::Seat(seat), &own);
            }
        }
    }

    /// The seats whose own boards a record changes.
    fn changed_own_boards(&self, record: &AppliedRecord) -> Vec<SeatNumber> {
        if !self.board().rules().has_own_boards() {
            return Vec::new();
        }
        let all = (0..self.board().seats().len() as u8).map(SeatNumber);
        let changed = |event: &JournalEvent| match event.fact {
            Fact::Dealt { .. } => all.clone().collect(),
            Fact::Scored { seat, .. } | Fact::Sat { seat, .. } => vec![seat],
            _ => Vec::new(),
        };
        record.events.iter().flat_map(changed).collect()
    }

    /// The message that tells a seat's clients of its own board, where it has one.
    fn own_board(&self, seat: Option<SeatNumber>) -> Option<ServerMessage> {
        let own = self.table.own_board(seat?)?;
        Some(ServerMessage::OwnBoard { own })
    }

    fn number(&mut self, record: AppliedRecord) -> Option<PublicRecord> {
        self.head += 1;
        if let Some((player, id)) = record.request() {
            self.requests.add(player, id);
        }
        let public = record.public(self.public_head(), self.seed_is_sealed());
        if public.is_none() {
            self.hidden.push(self.head);
        }
        public
    }

    /// Whether no client is told the seeds of rounds: other players still play the same cards.
    pub fn seed_is_sealed(&self) -> bool {
        self.board().challenge().is_some_and(|challenge| challenge.day().is_some())
    }

    fn keep_recent(&mut self, record: PublicRecord) {
        self.recent.push_back(record);
        if self.recent.len() > self.max_recent {
            self.recent.pop_front();
        }
    }

    /// The first message to a client that joins.
    pub fn welcome(&self, table: &str, you: Option<Player>, now: Time) -> ServerMessage {
        ServerMessage::Welcome {
            version: PROTOCOL_VERSION,
            table: table.to_owned(),
            you,
            head: self.public_head(),
            now,
        }
    }

    /// What a client that joins is told as that of a seat, after the records: that its call is held, and what lies on its own
    /// board.
    pub fn for_seat(&self, seat: Option<SeatNumber>) -> impl Iterator<Item = ServerMessage> {
        let is_held = seat.is_some_and(|seat| self.table.is_held(seat));
        let held = is_held.then_some(ServerMessage::Held { id: None });
        held.into_iter().chain(self.own_board(seat))
    }

    /// The records after number `after`, all of them if there is no such record yet. `None` if some are no longer in memory and
    /// have to be read from the journal first.
    pub fn records_after(&self, after: u64) -> Option<impl ExactSizeIterator<Item = &PublicRecord>> {
        let after = if after > self.public_head() { 0 } else { after };
        let missing = usize::try_from(self.public_head() - after).ok()?;
        let skipped = self.recent.len().checked_sub(missing)?;
        Some(self.recent.iter().skip(skipped))
    }

    /// When a deadline of the table or a bot's move is due.
    pub fn due(&self) -> Option<Time> {
        let times = [self.table.deadline(), self.next_bot.as_ref().map(|bot| bot.at)];
        times.into_iter().flatten().min()
    }

    /// Whether a deadline has passed. Its tick comes before any request.
    pub fn is_tick_due(&self, now: Time) -> bool {
        self.table.deadline().is_some_and(|deadline| deadline <= now)
    }

    /// The command that is due, without an id: a tick first, then a bot's move. Bots wait for the round trips of others.
    pub fn due_command(
        &self,
        now: Time,
        round_trips: impl IntoIterator<Item = (SeatNumber, u32)>,
    ) -> Option<Command> {
        if self.is_tick_due(now) {
            return Some(Command::Tick);
        }
        let bot = self.next_bot.as_ref().filter(|bot| bot.at <= now)?;
        let seat = self.board().seat_of(&bot.player);
        let round_trips: Vec<(SeatNumber, u32)> = round_trips.into_iter().collect();
        let reaction = self.reaction(seat, bot.reaction.reaction, 0, round_trips.iter().copied());
        let command = bot.clone().command(reaction);
        Some(self.with_absent(command, round_trips.into_iter().map(|(seat, _)| seat)))
    }

    /// Drops a bot's move that was refused or changed nothing, so that it is not due again at once. The bot plans its next move
    /// with the next record.
    pub fn drop_bot_move(&mut self, command: &Command) {
        if let Command::By { .. } = command {
            self.next_bot = None;
        }
    }

    /// The people who sit here and are not among those with a connection.
    pub fn unconnected(&self, connected: &[SeatNumber]) -> Vec<SeatNumber> {
        let people = self.board().seated().filter(|(_, seat)| seat.bot.is_none());
        people.map(|(seat, _)| seat).filter(|seat| !connected.contains(seat)).collect()
    }

    /// What to state about a call that arrived `since` milliseconds after this host had the layout.
    ///
    /// `round_trips` are those of all connected players, of which only other seats that may call count.
    pub fn reaction(
        &self,
        seat: Option<SeatNumber>,
        since: u32,
        own_round_trip: u32,
        round_trips: impl IntoIterator<Item = (SeatNumber, u32)>,
    ) -> Reaction {
        let board = self.board();
        let may_call = |number| board.playing().any(|(playing, _)| playing == number);
        let others = round_trips.into_iter().filter(|(other, _)| Some(*other) != seat && may_call(*other));
        let cap = board.rules().photo_finish_ms.into();
        photo_finish::reaction(since, own_round_trip, others.map(|(_, round_trip)| round_trip), cap)
    }
}

/// A record without its command, which is not needed to apply it: of another node's records only this is parsed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct AppliedRecord {
    #[serde(default)]
    id: Option<String>,
    #[serde(default, rename = "command")]
    origin: Option<Origin>,
    events: Vec<JournalEvent>,
}

/// The sender of a command, in the JSON form of [`Command`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
enum Origin {
    Tick,
    Connections {},
    By { player: PlayerId },
}

impl AppliedRecord {
    /// The player and id of the request that it came from.
    fn request(&self) -> Option<(&PlayerId, &str)> {
        match (&self.origin, &self.id) {
            (Some(Origin::By { player }), Some(id)) => Some((player, id)),
            _ => None,
        }
    }

    /// What has happened, in the order in which it did.
    pub fn facts(&self) -> impl Iterator<Item = &Fact> {
        self.events.iter().map(|event| &event.fact)
    }

    /// The player who requested it, and the names that this player takes on.
    pub fn names_mut(&mut self) -> Option<(&PlayerId, impl Iterator<Item = &mut DisplayName>)> {
        let Some(Origin::By { player }) = &self.origin else { return None };
        Some((player, self.events.iter_mut().filter_map(|event| event.event.fact.name_mut())))
    }

    /// When its last event happened.
    pub fn at(&self) -> Option<Time> {
        self.events.last().map(|event| event.at)
    }

    /// The record without its secrets, as number `seq`; none of a call that is only held. Where the seed is sealed, the end of a
    /// round does not tell it.
    pub fn public(self, seq: u64, seed_is_sealed: bool) -> Option<PublicRecord> {
        let hides = self.events.iter().any(JournalEvent::is_hidden);
        // Allocated anew and not in place, which would keep three times the memory for as long as the record is kept.
        let mut events: Vec<Event> = Vec::with_capacity(self.events.len());
        events.extend(self.events.into_iter().filter_map(JournalEvent::into_public));
        for event in events.iter_mut().filter(|_| seed_is_sealed) {
            if let Fact::RoundEnded { seed, .. } = &mut event.fact {
                *seed = None;
            }
        }
        // What time brought about just before a held call is public, but not that a request came with it.
        let id = self.id.filter(|_| !hides);
        (!hides || !events.is_empty()).then_some(PublicRecord { seq, id, events })
    }
}

impl From<Record> for AppliedRecord {
    fn from(record: Record) -> AppliedRecord {
        let origin = record.command.map(|command| match command {
            Command::Tick => Origin::Tick,
            Command::Connections { .. } => Origin::Connections {},
            Command::By { player, .. } => Origin::By { player },
        });
        AppliedRecord { id: record.id, origin, events: record.events }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Edition, Secret, Seed, Variant};

    use super::*;

    fn opening() -> JournalEvent {
        let rules = Rules::of(Edition::English, Variant::Full);
        Table::opening(rules, Secret::new(Seed::new([7; 32])), false, Time(1))
    }

    fn player(name: &str) -> Player {
        Player { id: PlayerId::new(name).unwrap(), name: DisplayName::new(name).unwrap() }
    }

    #[test]
    fn a_parsed_record_equals_the_decided_one() {
        let ann = player("ann");
        let host = TableHost::replay(vec![Record::opening(opening()).into()], 9).unwrap();
        let sit = host.command(&ann, Action::Sit, Reaction::default()).unwrap();
        let requested = [Command::Tick, sit].map(|command| Record {
            at: Time(2),
            id: Some("a \"quote\"".to_owned()),
            command: Some(command),
            events: vec![opening()],
        });
        for record in [&[Record::opening(opening())], &requested[..]].concat() {
            let parsed: AppliedRecord =
                serde_json::from_slice(&serde_json::to_vec(&record).unwrap()).unwrap();
            let public = PublicRecord {
                seq: 3,
                id: record.id.clone(),
                events: record.public_events().cloned().collect(),
            };
            assert_eq!(parsed, record.clone().into());
            assert_eq!(parsed.public(3, false), Some(public));
        }
        assert_eq!(AppliedRecord::from(requested[1].clone()).request(), Some((&ann.id, "a \"quote\"")));
        assert_eq!(AppliedRecord::from(requested[0].clone()).request(), None);
    }

    #[test]
    fn recent_records_are_in_memory_and_older_ones_are_not() {
        let mut host = TableHost::replay(vec![Record::opening(opening()).into()], 3).unwrap();
        for (number, name) in ["ann", "ben", "cleo", "dan"].iter().enumerate() {
            let command = host.command(&player(name), Action::Sit, Reaction::default()).unwrap();
            let Decision::Append(record) = host.decide(&command, Some("1"), Time(2)) else {
                panic!("{name}")
            };
            host.apply([record.into()], Time(2), |_, message| {
                let ServerMessage::Records { records, .. } = message else { panic!("{message:?}") };
                assert_eq!(records[0].seq, number as u64 + 2);
            });
        }
        let seqs = |after| Some(host.records_after(after)?.map(|record| record.seq).collect::<Vec<_>>());
        assert_eq!(host.head(), 5);
        assert_eq!(seqs(2), Some(vec![3, 4, 5]));
        assert_eq!(seqs(5), Some(vec![]));
        assert_eq!(seqs(1), None);
        assert_eq!(seqs(6), None, "a number that does not exist asks for all records");
    }
}
