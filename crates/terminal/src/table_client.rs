//! A player at a table: the session, its transport, and what the player is to be told.

use std::thread::{self, JoinHandle};
use std::time::Duration;

use engine::{Action, Board, Emote, Level, Phase, Refusal, Time};
use play::{Check, ConnectionState, RequestError, Session, Update};
use protocol::{NewTable, ServerMessage};
use words::Words;

use crate::connection::{self, ConnectionEvent, Destination};
use crate::notification::{Notification, close_reason, request_error, short};
use crate::options::{Options, Start};
use crate::transport::{Transport, random};

/// How long a connection may take to send its last message, in hundredths of a second.
const PATIENCE: u32 = 50;

/// Events from before the connection that are told on arrival.
const OLD_EVENTS: usize = 3;

/// A player at a table, in memory or on a server. The screen and the line mode both draw it.
pub(crate) struct TableClient {
    words: Words,
    session: Session,
    transport: Transport,
    /// Whether the player wants the next round: until then the time of a table in memory stands still after a round.
    goes_on: bool,
    notifications: Vec<Notification>,
    /// The server's address and the thread of the connection.
    remote: Option<(String, JoinHandle<()>)>,
    link: Option<String>,
}

impl TableClient {
    /// Goes to a table. `sink` takes what the connection reports; it returns whether anything still listens.
    pub fn open(
        options: &Options,
        start: Start,
        sink: impl Fn(ConnectionEvent) -> bool + Send + 'static,
        now: Time,
    ) -> Result<TableClient, String> {
        match start {
            Start::Alone(rules) => {
                let bots = options.bots_for(&rules);
                let transport = Transport::local(rules, options, now).map_err(|error| error.to_string())?;
                let mut client = TableClient::new(options.words, transport, None);
                // The same seed deals the same cards again.
                client.session.set_contributes(false);
                client.begin(bots, options.level, now);
                Ok(client)
            }
            Start::Join { address, watch } => {
                let url = address.url();
                let thread = connection::start(address, Destination::Join { watch }, options, sink);
                let mut client =
                    TableClient::new(options.words, Transport::Remote(None), Some((url, thread)));
                client.session.set_sits(!watch);
                Ok(client)
            }
            Start::Host { address, rules } => {
                let url = address.url();
                let bots = vec![options.level; options.bots.unwrap_or(0)];
                let table = Box::new(NewTable { rules: *rules, public: false, bots });
                let thread = connection::start(address, Destination::Create { table }, options, sink);
                Ok(TableClient::new(options.words, Transport::Remote(None), Some((url, thread))))
            }
        }
    }

    fn new(words: Words, transport: Transport, remote: Option<(String, JoinHandle<()>)>) -> TableClient {
        TableClient {
            words,
            session: Session::new(Box::new(random)),
            transport,
            goes_on: false,
            notifications: Vec::new(),
            remote,
            link: None,
        }
    }

    /// Sits down at a table in memory, with bots, and deals.
    fn begin(&mut self, bots: usize, level: Level, now: Time) {
        self.session.connected();
        self.exchange(now);
        for _ in 0..bots {
            self.request(Action::AddBot { level }, now);
        }
        if self.session.options(now).is_some_and(|options| options.deal.is_ok()) {
            self.request(Action::Deal, now);
        }
    }

    /// Handles what the connection reports; a sentence says why the game is over.
    pub fn handle(&mut self, event: ConnectionEvent, now: Time) -> Result<(), String> {
        match event {
            ConnectionEvent::Table(link) => self.link = Some(link),
            ConnectionEvent::Connected(sender) => {
                self.transport = Transport::Remote(Some(sender));
                self.session.connected();
            }
            ConnectionEvent::Received(message) => self.receive(*message, now),
            ConnectionEvent::Disconnected => {
                self.transport = Transport::Remote(None);
                self.session.disconnected();
            }
            ConnectionEvent::Failed(reason) => return Err(reason),
        }
        self.exchange(now);
        match self.session.connection() {
            ConnectionState::Closed(why) => Err(close_reason(self.words, why)),
            _ => Ok(()),
        }
    }

    /// Leaves the table.
    pub fn leave(&mut self, now: Time) {
        if self.session.seat().is_some() && self.is_connected() {
            self.request(Action::Leave, now);
        }
    }

    /// Gives the connection a moment to send its last message.
    pub fn end(mut self) {
        let is_connected = self.is_connected();
        let thread = self.remote.take().map(|(_, thread)| thread).filter(|_| is_connected);
        drop(self);
        for _ in 0..PATIENCE {
            if thread.as_ref().is_none_or(JoinHandle::is_finished) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// The server's address; empty for a table in memory.
    pub fn server(&self) -> &str {
        self.remote.as_ref().map_or("", |(url, _)| url)
    }

    /// The link to the table on a server.
    pub fn link(&self) -> Option<&str> {
        self.link.as_deref()
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn board(&self) -> Option<&Board> {
        self.session.board()
    }

    pub fn transport(&self) -> &Transport {
        &self.transport
    }

    pub fn is_connected(&self) -> bool {
        self.session.connection() == ConnectionState::Open
    }

    /// The table's time, which stands still while a table in memory is paused.
    pub fn table_time(&self, now: Time) -> Time {
        match &self.transport {
            Transport::Local(table) => table.time(now),
            Transport::Remote(_) => self.session.time(now),
        }
    }

    /// The last claim of this round that was checked.
    pub fn check(&self) -> Option<&Check> {
        let dealt = self.session.dealt()?;
        let mut round = self.session.checks().iter().rev().take_while(|check| check.at >= dealt);
        round.find(|check| check.cards.is_some())
    }

    /// The notifications since the last call.
    pub fn take_notifications(&mut self) -> Vec<Notification> {
        std::mem::take(&mut self.notifications)
    }

    /// When the table changes by itself.
    pub fn due(&self) -> Option<Time> {
        self.transport.due()
    }

    /// Does what is due.
    pub fn pass(&mut self, now: Time) {
        let messages = self.transport.pass(now);
        messages.into_iter().for_each(|message| self.receive(message, now));
        self.exchange(now);
    }

    /// Stops the time of a table in memory while the player reads, also after a round; a server's goes on.
    pub fn pause(&mut self, paused: bool, now: Time) {
        let is_over = self.board().is_some_and(|board| matches!(board.phase(), Phase::RoundOver { .. }));
        self.goes_on &= is_over;
        self.pause_transport(paused || (is_over && !self.goes_on), now);
    }

    /// Stops or resumes a table in memory, whose clock falls behind meanwhile.
    fn pause_transport(&mut self, paused: bool, now: Time) {
        self.transport.pause(paused, now);
        if let Transport::Local(table) = &self.transport {
            self.session.set_time(table.time(now), now);
        }
    }

    /// Does something with the session: sends what comes of it, or tells why it cannot be done.
    pub fn act(&mut self, now: Time, action: impl FnOnce(&mut Session) -> Result<(), RequestError>) {
        if let Err(error) = action(&mut self.session) {
            self.notifications.push(Notification::Notice(request_error(self.words, &error)));
        }
        self.exchange(now);
    }

    pub fn request(&mut self, request: Action, now: Time) {
        self.act(now, |session| session.request(request, now));
    }

    /// Selects the card at a place of the layout, or puts it back.
    pub fn toggle(&mut self, place: usize, now: Time) {
        let card = self.board().and_then(|board| board.layout().cards().get(place)).copied();
        if let Some(card) = card {
            self.act(now, |session| session.toggle(card, now));
        }
    }

    pub fn clear_selection(&mut self) {
        self.session.clear();
    }

    /// Deals, or resumes time until a bot deals; after a match, starts another one.
    pub fn go_on(&mut self, now: Time) {
        self.goes_on = true;
        self.pause_transport(false, now);
        let is_over = self.board().is_some_and(|board| matches!(board.phase(), Phase::MatchOver { .. }));
        if is_over || !self.transport.is_local() {
            self.act(now, |session| session.go_on(now));
        }
        let deal = self.session.options(now).map(|options| options.deal);
        if self.transport.is_local() && !matches!(deal, Some(Err(Refusal::NotTheDealer { .. }))) {
            self.request(Action::Deal, now);
        }
    }

    /// Sends the emote with a number, counted from 1.
    pub fn emote(&mut self, number: usize, now: Time) {
        if let Some(&emote) = number.checked_sub(1).and_then(|place| Emote::ALL.get(place)) {
            self.request(Action::Emote { emote }, now);
        }
    }

    /// Removes the last bot.
    pub fn remove_bot(&mut self, now: Time) {
        let last =
            |board: &Board| board.seated().rfind(|(_, seat)| seat.bot.is_some()).map(|(number, _)| number);
        if let Some(seat) = self.board().and_then(last) {
            self.request(Action::Remove { seat }, now);
        }
    }

    /// Sends until there is nothing more to send.
    fn exchange(&mut self, now: Time) {
        loop {
            let messages = self.session.take_outgoing();
            if messages.is_empty() {
                return;
            }
            for message in messages {
                let answers = self.transport.send(message, now);
                answers.into_iter().for_each(|answer| self.receive(answer, now));
            }
        }
    }

    fn receive(&mut self, message: ServerMessage, now: Time) {
        let words = self.words;
        let is_catching_up = !self.session.is_current();
        let mut cards = self.board().map(|board| board.layout().cards().to_vec()).unwrap_or_default();
        let (mut events, mut notices) = (Vec::new(), Vec::new());
        self.session.receive(message, now, &mut |update| match update {
            Update::Event { event, board, .. } => {
                let new_cards = cards != board.layout().cards();
                cards = board.layout().cards().to_vec();
                let sentences = words.event(board, event);
                let short = short(words, board, event, sentences.clone());
                events.push(Notification::Event { sentences, short, new_cards });
            }
            Update::Response { result: Err(error), .. } => {
                notices.push(Notification::Notice(request_error(words, &error)));
            }
            Update::Response { .. } => {}
        });
        let old = if is_catching_up { events.len().saturating_sub(OLD_EVENTS) } else { 0 };
        self.notifications.extend(events.into_iter().skip(old).chain(notices));
    }
}
