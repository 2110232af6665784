//! What a client knows of a table.

use engine::{Action, Board, Event, Refusal, SeatNumber, Time, View, Viewer};
use protocol::{ClientMessage, CloseReason, PROTOCOL_VERSION, Player, Problem, ServerMessage};

/// What a client knows of a table: everything that it was told, folded, and what it has asked for.
#[derive(Clone, Debug, Default)]
pub struct Session {
    table: Option<String>,
    you: Option<Player>,
    board: Option<Board>,
    events: Vec<Event>,
    head: u64,
    /// The last record that the server had when it said welcome.
    promised: u64,
    present: Vec<SeatNumber>,
    watching: usize,
    /// How far the table's clock is ahead of one's own, in milliseconds.
    ahead: Option<i64>,
    waiting: Vec<(String, Action)>,
}

/// What a message came to, beside the events in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Update {
    /// Requests of one's own that are settled now.
    pub answered: Vec<Answered>,
    /// What is to be said now: requests that were under way when the connection broke.
    pub say_again: Vec<ClientMessage>,
    /// Why the server hangs up.
    pub farewell: Option<CloseReason>,
}

/// A request of one's own that is settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// What was asked for.
    pub request: Action,
    /// What became of it.
    pub answer: Answer,
}

/// What became of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It acted, or there was nothing to do.
    Done,
    /// It was refused and changed nothing.
    Refused(Refusal),
    /// It could not be used.
    Problem(Problem),
    /// The connection broke on its way, and it was about that moment only.
    Lost,
}

impl Session {
    /// The first message on a new socket.
    pub fn hello(&self) -> ClientMessage {
        ClientMessage::Hello { version: PROTOCOL_VERSION, after: self.head }
    }

    /// The message that asks for something, under an id that nobody can guess.
    pub fn ask(&mut self, id: String, request: Action) -> ClientMessage {
        self.waiting.push((id.clone(), request.clone()));
        ClientMessage::Do { id, action: request }
    }

    /// What was asked for and is not settled yet.
    pub fn waiting(&self) -> impl Iterator<Item = &Action> {
        self.waiting.iter().map(|(_, request)| request)
    }

    /// Takes in a message that came at `now` on one's own clock, and shows every event with the board after it.
    pub fn hear(
        &mut self,
        message: ServerMessage,
        now: Time,
        mut show: impl FnMut(&Board, &Event),
    ) -> Update {
        let mut heard = Update::default();
        match message {
            ServerMessage::Welcome { table, you, head, now: server, .. } => {
                self.table = Some(table);
                self.you = you;
                self.promised = head;
                self.ahead = None;
                self.read_clock(server, now);
                self.resume(&mut heard);
            }
            ServerMessage::Records { now: server, records } => {
                self.read_clock(server, now);
                let head = self.head;
                for record in records.into_iter().filter(|record| record.seq > head) {
                    self.head = record.seq;
                    record.events.into_iter().for_each(|event| self.fold(&event, &mut show));
                    let done = record.id.as_deref().and_then(|id| self.settle(id, Answer::Done));
                    heard.answered.extend(done);
                }
            }
            ServerMessage::Accepted { id } => heard.answered.extend(self.settle(&id, Answer::Done)),
            ServerMessage::Refused { id, why } => {
                heard.answered.extend(self.settle(&id, Answer::Refused(why)))
            }
            ServerMessage::Problem { id, problem } => {
                let answered = id.and_then(|id| self.settle(&id, Answer::Problem(problem)));
                heard.answered.extend(answered);
            }
            ServerMessage::Presence { seats, watching } => (self.present, self.watching) = (seats, watching),
            ServerMessage::Bye { why } => heard.farewell = Some(why),
        }
        heard
    }

    fn fold(&mut self, event: &Event, show: &mut impl FnMut(&Board, &Event)) {
        match &mut self.board {
            Some(board) => board.apply(event),
            None => self.board = Board::open(event).ok(),
        }
        self.events.push(event.clone());
        if let Some(board) = &self.board {
            show(board, event);
        }
    }

    fn settle(&mut self, id: &str, answer: Answer) -> Option<Answered> {
        let place = self.waiting.iter().position(|(waiting, _)| waiting == id)?;
        Some(Answered { request: self.waiting.remove(place).1, answer })
    }

    /// After a break what was under way is said again; with its old id it acts once.
    ///
    /// A call is about its moment, and the moment is gone.
    fn resume(&mut self, heard: &mut Update) {
        let momentary =
            |request: &Action| matches!(request, Action::Call | Action::NoSet | Action::Emote { .. });
        let (lost, kept) =
            std::mem::take(&mut self.waiting).into_iter().partition(|(_, request)| momentary(request));
        self.waiting = kept;
        let lost: Vec<(String, Action)> = lost;
        heard
            .answered
            .extend(lost.into_iter().map(|(_, request)| Answered { request, answer: Answer::Lost }));
        let again = self.waiting.iter().cloned().map(|(id, action)| ClientMessage::Do { id, action });
        heard.say_again.extend(again);
    }

    /// The message that was least delayed tells the other clock best.
    fn read_clock(&mut self, server: Time, now: Time) {
        let ahead = server.0 as i64 - now.0 as i64;
        self.ahead = Some(self.ahead.map_or(ahead, |known| known.max(ahead)));
    }

    /// The table's time, when one's own clock shows `now`.
    pub fn time(&self, now: Time) -> Time {
        Time(now.0.saturating_add_signed(self.ahead.unwrap_or(0)))
    }

    /// The table's id.
    pub fn table(&self) -> Option<&str> {
        self.table.as_deref()
    }

    /// Who the server takes one for.
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

    /// One's own seat, if one sits there.
    pub fn seat(&self) -> Option<SeatNumber> {
        let board = self.board.as_ref()?;
        let seat = board.seat_of(&self.you.as_ref()?.id)?;
        board.seat(seat).is_some_and(|seat| seat.seated).then_some(seat)
    }

    /// The board through one's own eyes.
    pub fn view(&self) -> Option<View<'_>> {
        Some(self.board.as_ref()?.view(self.seat().map_or(Viewer::Spectator, Viewer::Seat)))
    }

    /// Everything that has happened, as everybody may see it.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether the player of a seat is connected; bots always are.
    pub fn is_present(&self, number: SeatNumber) -> bool {
        let bot =
            self.board.as_ref().and_then(|board| board.seat(number)).is_some_and(|seat| seat.bot.is_some());
        bot || self.present.contains(&number)
    }

    /// How many watch without a seat.
    pub fn watching(&self) -> usize {
        self.watching
    }
}
