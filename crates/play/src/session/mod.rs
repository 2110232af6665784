//! One player's side of a table, without I/O.

mod connection;
mod hand;

use engine::{
    Action, Beaten, Board, Card, Claim, DisplayName, Event, Fact, OpenError, Options, Phase, SeatNumber,
    Time, View, Viewer,
};
use protocol::{ClientMessage, CloseReason, Player, ServerMessage};

use self::connection::PendingRequest;
pub use self::connection::{ConnectionState, RequestError};
use crate::check::Check;
use crate::find_timer::FindTimer;
use crate::stats::Find;

/// A message that tells of a time so many milliseconds before the known one was not delayed: the table's clock was set.
const MOST_DELAY: i64 = 2_000;

/// Gives random bytes, for request ids and contributions to the shuffle.
pub type Random = Box<dyn FnMut() -> [u8; 16]>;

/// One player's side of a table: what is known of it, what was requested, which cards are selected.
///
/// A client reports what its transport does ([`connected`](Session::connected), [`receive`](Session::receive),
/// [`disconnected`](Session::disconnected)) and what its player does, then sends what
/// [`take_outgoing`](Session::take_outgoing) returns and draws the session.
pub struct Session {
    connection: ConnectionState,
    /// Whether the server has answered hello on this connection. Requests wait until then.
    is_welcomed: bool,
    requests: Vec<PendingRequest>,
    outgoing: Vec<ClientMessage>,
    random: Random,

    table: Option<String>,
    you: Option<Player>,
    board: Option<Board>,
    events: Vec<Event>,
    head: u64,
    /// The last record that the server had at the last welcome.
    promised: u64,
    present: Vec<SeatNumber>,
    watching: usize,
    /// How far the table's clock is ahead of the client's, in milliseconds.
    ahead: Option<i64>,

    /// Whether the player's own call waits for the photo finish, of which other clients know nothing.
    is_held: bool,
    selection: Vec<Card>,
    /// What the other clients were last sent of it, while the player's own call stands.
    shared: Vec<Card>,
    /// What the caller of another client has selected, and that caller.
    watched: Option<(SeatNumber, Vec<Card>)>,
    /// Whether the selected cards were claimed, so that they are put back once the claim is settled.
    is_claimed: bool,
    /// The cards of the last claim, which on a board of one's own no event names.
    claimed: Option<Claim>,
    /// Whether to take a seat once the table is known.
    sits: bool,
    /// Whether to contribute to the shuffle before each deal.
    contributes: bool,
    /// The round before whose deal a contribution was sent.
    contributed: Option<u32>,

    finds: FindTimer,
    dealt: Option<Time>,
    checks: Vec<Check>,
    /// The photo finish of the call that stands.
    beaten: Vec<Beaten>,
}

/// Something that a received message changed.
#[derive(Debug)]
pub enum Update<'a> {
    /// An event was applied.
    Event {
        /// The event.
        event: &'a Event,
        /// The board after it.
        board: &'a Board,
        /// Whether it happened just now, not before the connection was made.
        is_live: bool,
        /// How long the Set took, if the event is a find.
        find: Option<Find>,
        /// The player's seat, also if the player has just left it.
        seat: Option<SeatNumber>,
        /// The name before the event, if the event gives a player another one.
        former_name: Option<DisplayName>,
    },
    /// A request is settled.
    Response {
        /// What was requested.
        action: Action,
        /// What became of it.
        result: Result<(), RequestError>,
    },
}

impl Session {
    /// A session that is not connected yet.
    pub fn new(random: Random) -> Session {
        Session {
            connection: ConnectionState::Connecting,
            is_welcomed: false,
            requests: Vec::new(),
            outgoing: Vec::new(),
            random,
            table: None,
            you: None,
            board: None,
            events: Vec::new(),
            head: 0,
            promised: 0,
            present: Vec::new(),
            watching: 0,
            ahead: None,
            is_held: false,
            selection: Vec::new(),
            shared: Vec::new(),
            watched: None,
            is_claimed: false,
            claimed: None,
            sits: true,
            contributes: true,
            contributed: None,
            finds: FindTimer::default(),
            dealt: None,
            checks: Vec::new(),
            beaten: Vec::new(),
        }
    }

    /// Whether the player takes a free seat on arrival; otherwise only watches.
    pub fn set_sits(&mut self, sits: bool) {
        self.sits = sits;
    }

    /// Whether the player contributes to each shuffle. Without contributions a seed alone decides the cards.
    pub fn set_contributes(&mut self, contributes: bool) {
        self.contributes = contributes;
    }

    /// Receives a message at `now` on the client's clock, and reports each change.
    pub fn receive(&mut self, message: ServerMessage, now: Time, report: &mut dyn FnMut(Update<'_>)) {
        match message {
            ServerMessage::Welcome { table, you, head, now: server, .. } => {
                self.table = Some(table);
                self.you = you;
                self.promised = head;
                self.ahead = None;
                self.is_held = false;
                self.contributed = None;
                self.read_clock(server, now);
                self.resume(now, report);
            }
            ServerMessage::Records { now: server, records } => {
                self.read_clock(server, now);
                let (head, is_live) = (self.head, self.is_current());
                for record in records.into_iter().filter(|record| record.seq > head) {
                    self.head = record.seq;
                    record.events.into_iter().for_each(|event| self.apply(event, is_live, report));
                    if let Some(id) = record.id {
                        self.settle(&id, Ok(()), report);
                    }
                }
            }
            ServerMessage::Held { id } => {
                self.is_held = true;
                if let Some(id) = id {
                    self.settle(&id, Ok(()), report);
                }
            }
            ServerMessage::OwnBoard { own } => {
                if let Some(board) = &mut self.board {
                    board.show_own(&own);
                }
            }
            ServerMessage::Accepted { id } => self.settle(&id, Ok(()), report),
            ServerMessage::Refused { id, why } => self.settle(&id, Err(why.into()), report),
            ServerMessage::Problem { id, problem } => {
                if let Some(id) = id {
                    self.settle(&id, Err(RequestError::Problem(problem)), report);
                }
            }
            ServerMessage::Presence { seats, watching } => (self.present, self.watching) = (seats, watching),
            ServerMessage::Selection { seat, cards } => self.watched = Some((seat, cards)),
            ServerMessage::Bye { why } => self.close(why),
        }
        if self.is_current() {
            self.set_open();
            self.update_selection(now);
            self.share_selection();
            self.take_part(now);
        }
    }

    fn apply(&mut self, event: Event, is_live: bool, report: &mut dyn FnMut(Update<'_>)) {
        let former_name = match (&event.fact, &self.board) {
            (Fact::Renamed { seat, .. }, Some(board)) => board.name(*seat).cloned(),
            _ => None,
        };
        match &mut self.board {
            Some(board) => board.apply(&event),
            None => match Board::open(&event) {
                Ok(board) => self.board = Some(board),
                // The server is newer than this client, whatever version of the protocol both speak.
                Err(OpenError::Newer { .. }) => self.close(CloseReason::OtherVersion),
                Err(_) => {}
            },
        }
        // The end of a photo finish, or the player has taken the call back by leaving.
        if matches!(
            event.fact,
            Fact::Called { .. }
                | Fact::Claimed { .. }
                | Fact::Taken { .. }
                | Fact::Found { .. }
                | Fact::Turned { .. }
                | Fact::WrongCall { .. }
                | Fact::RoundEnded { .. }
        ) || self.seat().is_none()
        {
            self.is_held = false;
        }
        match &event.fact {
            // Leaving has cleared the seat's contribution.
            Fact::Sat { seat, .. } if self.seat() == Some(*seat) => self.contributed = None,
            Fact::Dealt { .. } => {
                self.dealt = Some(event.at);
                self.clear();
            }
            Fact::WrongCall { seat, .. } if self.seat() == Some(*seat) => self.clear(),
            Fact::Called { beaten, .. } => {
                self.beaten = beaten.clone();
                self.shared.clear();
                self.watched = None;
            }
            // After a call, its photo finish is the one that counts.
            Fact::Claimed { beaten, .. } if !beaten.is_empty() => self.beaten = beaten.clone(),
            Fact::Rematch => self.checks.clear(),
            _ => {}
        }
        if let Some(check) = self.check(&event) {
            self.beaten.clear();
            self.checks.push(check);
        }
        let find = self.finds.apply(&event);
        if let Some(board) = &self.board {
            let seat = self.you.as_ref().and_then(|you| board.seat_of(&you.id));
            report(Update::Event { event: &event, board, is_live, find, seat, former_name });
        }
        self.events.push(event);
    }

    /// The check that an event makes. On boards of their own players see only their own claims.
    fn check(&self, event: &Event) -> Option<Check> {
        let has_own = self.board.as_ref().is_some_and(|board| board.rules().has_own_boards());
        if !has_own {
            return Check::of(event, &self.beaten);
        }
        let (seat, penalty) = match event.fact {
            Fact::Scored { seat, .. } => (seat, None),
            Fact::WrongCall { seat, penalty, .. } => (seat, Some(penalty)),
            _ => return None,
        };
        let is_own = self.seat() == Some(seat) && self.claimed.is_some();
        is_own.then(|| Check { at: event.at, seat, cards: self.claimed, penalty, beaten: Vec::new() })
    }

    /// The message that was least delayed tells the server's clock best. A clock that is far behind what was known has been set
    /// to another node's.
    fn read_clock(&mut self, server: Time, now: Time) {
        let ahead = (server.0 as i64).saturating_sub(now.0 as i64);
        let is_later = |known: &i64| known.saturating_sub(ahead) < MOST_DELAY;
        self.ahead = Some(self.ahead.filter(is_later).map_or(ahead, |known| known.max(ahead)));
    }

    /// Sets the table's time. A table in memory is paused, so its clock falls behind the client's.
    pub fn set_time(&mut self, table: Time, now: Time) {
        self.ahead = Some((table.0 as i64).saturating_sub(now.0 as i64));
    }

    /// The table's time when the client's clock shows `now`.
    pub fn time(&self, now: Time) -> Time {
        Time(now.0.saturating_add_signed(self.ahead.unwrap_or(0)))
    }

    /// The table's id.
    pub fn table(&self) -> Option<&str> {
        self.table.as_deref()
    }

    /// The player that the server takes the client for; none without an identity.
    pub fn you(&self) -> Option<&Player> {
        self.you.as_ref()
    }

    /// The open side of the table.
    pub fn board(&self) -> Option<&Board> {
        self.board.as_ref()
    }

    /// Whether everything is known that had happened when the connection was made.
    pub fn is_current(&self) -> bool {
        self.board.is_some() && self.head >= self.promised
    }

    /// The player's seat.
    pub fn seat(&self) -> Option<SeatNumber> {
        let board = self.board.as_ref()?;
        board.seat_of(&self.you.as_ref()?.id).filter(|&seat| board.is_seated(seat))
    }

    /// Milliseconds until a seat's lock-out ends by itself, if it has a time.
    pub fn lock_left(&self, seat: SeatNumber, now: Time) -> Option<u64> {
        let until = self.board.as_ref()?.seat(seat)?.locked_until()?;
        Some(until.since(self.time(now))).filter(|left| *left > 0)
    }

    /// What the player may do now, as the engine answers it.
    pub fn options(&self, now: Time) -> Option<Options> {
        Some(self.board.as_ref()?.options(self.seat(), self.time(now)))
    }

    /// The board as the player sees it.
    pub fn view(&self) -> Option<View<'_>> {
        Some(self.board.as_ref()?.view(self.seat().map_or(Viewer::Spectator, Viewer::Seat)))
    }

    /// Everything that has happened.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The checks of this match, the newest last.
    pub fn checks(&self) -> &[Check] {
        &self.checks
    }

    /// When the cards of the current or last round were dealt, on the table's clock.
    pub fn dealt(&self) -> Option<Time> {
        self.dealt
    }

    /// Whether a round has been played and none is being played.
    pub fn is_between_rounds(&self) -> bool {
        let phase = self.board.as_ref().map(Board::phase);
        matches!(phase, Some(Phase::RoundOver { .. } | Phase::MatchOver { .. }))
    }

    /// Whether the player of a seat is connected; bots always are.
    pub fn is_present(&self, number: SeatNumber) -> bool {
        let seat = self.board.as_ref().and_then(|board| board.seat(number));
        seat.is_some_and(|seat| seat.bot.is_some()) || self.present.contains(&number)
    }

    /// How many clients watch without a seat.
    pub fn watching(&self) -> usize {
        self.watching
    }
}
