//! A player at a table: the session, its transport, and what the player is to be told.

use std::borrow::Cow;
use std::path::PathBuf;
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{fs, io};

use engine::{
    Action, Board, Card, Claim, Emote, Event, Level, Phase, Refusal, RuleSheet, Time, laid_open, replay_of,
};
use play::{Check, ConnectionState, Gap, Paint, RequestError, RunScore, Session, Update};
use protocol::{FinishedRun, NewTable, ReplayFile, ServerMessage};
use words::{Reader, RivalGap, Words, msg};

use crate::connection::{self, ConnectionEvent, Destination, EventSink};
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
    pub session: Session,
    transport: Transport,
    /// Whether the player wants the next round: until then the time of a table in memory stands still after a round.
    goes_on: bool,
    notifications: Vec<Notification>,
    /// How the cards of the last round are drawn, where that changes with each round.
    paint: Option<Paint>,
    /// The server's address and the thread of the connection.
    remote: Option<(String, JoinHandle<()>)>,
    link: Option<String>,
    /// Whether other players join by the link.
    is_shared: bool,
    /// The earlier runs that a run of a challenge is played against, the best first.
    pub earlier: Vec<FinishedRun>,
}

impl TableClient {
    pub fn open(options: &Options, start: Start, sink: EventSink, now: Time) -> Result<TableClient, String> {
        let mut client = TableClient {
            words: options.words,
            session: Session::new(Box::new(random)),
            transport: Transport::Remote(None),
            goes_on: false,
            notifications: Vec::new(),
            paint: None,
            remote: None,
            link: None,
            is_shared: false,
            earlier: Vec::new(),
        };
        match start {
            Start::Alone(rules) => {
                let bots = options.bots_for(&rules);
                client.transport =
                    Transport::local(rules, options, now).map_err(|error| error.to_string())?;
                // The same seed deals the same cards again.
                client.session.set_contributes(false);
                client.begin(bots, options.level, now);
            }
            Start::Join { address, watch } => {
                client.session.set_sits(!watch);
                client.remote = Some(connection::start(address, Destination::Join { watch }, options, sink));
            }
            Start::Host { address, rules } => {
                let bots = vec![options.level; options.bots.unwrap_or(0)];
                let table = Box::new(NewTable { rules: *rules, public: false, bots });
                client.remote =
                    Some(connection::start(address, Destination::Create { table }, options, sink));
            }
            Start::Run { address, challenge } => {
                client.remote = Some(connection::start(address, Destination::Run(challenge), options, sink));
            }
        }
        Ok(client)
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
            ConnectionEvent::Table(link) => (self.link, self.is_shared) = (Some(link), true),
            ConnectionEvent::Run(link) => self.link = Some(link),
            ConnectionEvent::Earlier(runs) => self.earlier = runs,
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

    pub fn board(&self) -> Option<&Board> {
        self.session.board()
    }

    /// What has happened, to be gone through again. Boards of players' own, which a table in memory knows, are laid open when
    /// their round is over.
    pub fn events(&self) -> Cow<'_, [Event]> {
        let has_own = self.board().is_some_and(|board| board.rules().has_own_boards());
        match self.transport.table().filter(|_| has_own) {
            Some(table) => {
                let records = replay_of(table.records());
                laid_open(records.iter().flat_map(|record| &record.events)).into()
            }
            None => self.session.events().into(),
        }
    }

    pub fn cards(&self) -> &[Card] {
        self.board().map(|board| board.layout().cards()).unwrap_or_default()
    }

    /// How the cards are drawn, where that changes with each round.
    pub fn paint(&self) -> Option<Paint> {
        self.paint
    }

    /// A claim of the cards that the player sees in place of these.
    pub fn painted(&self, claim: Claim) -> Claim {
        self.paint.map_or(claim, |paint| paint.claim(claim))
    }

    /// The link by which other players join; none for a run of a challenge, which is one player's.
    pub fn shared_link(&self) -> Option<&str> {
        self.link.as_deref().filter(|_| self.is_shared)
    }

    /// How far each earlier run was at this moment: who played it, and the finds so far or the time of the last.
    pub fn earlier_runs(&self, now: Time) -> Vec<(String, String)> {
        let board = self.board().filter(|board| board.round() > 0);
        let passed = board.map_or(0, |board| self.table_time(now).since(board.began()));
        let stands = |run: &FinishedRun| {
            let made = run.finds.iter().filter(|&&find| u64::from(find) <= passed).count();
            match made == run.finds.len() && made > 0 {
                true => format!("✓ {}", seconds(self.words, run.time)),
                false => made.to_string(),
            }
        };
        self.earlier.iter().map(|run| (self.name_of(run), stands(run))).collect()
    }

    fn name_of(&self, run: &FinishedRun) -> String {
        match (&run.name, run.yours) {
            (_, true) => self.words.text(msg::ChallengeOwnBest),
            (Some(name), false) => name.to_string(),
            (None, false) => self.words.text(msg::DeletedPlayer),
        }
    }

    /// At the end of a run: by how much the nearest earlier one was beaten or missed, and whether none is better.
    fn rival(&self) -> Vec<String> {
        let words = self.words;
        let (Some(board), Some(seat)) = (self.board(), self.session.seat()) else { return Vec::new() };
        let own = RunScore::of(self.session.events(), seat);
        let Some(rival) = own.nearest(&self.earlier).filter(|_| !board.is_race()) else { return Vec::new() };
        let who = if rival.run.yours { "you" } else { "other" };
        let name = &self.name_of(rival.run);
        let gap = match rival.gap() {
            None => return Vec::new(),
            Some(Gap::Time(time)) => RivalGap::Time(&seconds(words, time)),
            Some(Gap::Points(count)) => RivalGap::Finds { count, target: board.rules().target.name() },
        };
        let kind = if own.is_by_time(&self.earlier) { "time" } else { "points" };
        let best = own.is_best(&self.earlier).then(|| words.text(msg::EndBestSoFar { kind }));
        [words.beside_rival(rival.is_beaten, (who, name), gap)].into_iter().chain(best).collect()
    }

    pub fn is_local(&self) -> bool {
        self.transport.table().is_some()
    }

    pub fn is_connected(&self) -> bool {
        self.session.connection() == ConnectionState::Open
    }

    /// The table's time, which stands still while a table in memory is paused.
    pub fn table_time(&self, now: Time) -> Time {
        self.transport.table().map_or_else(|| self.session.time(now), |table| table.time(now))
    }

    /// The last claim of this round that was checked.
    pub fn check(&self) -> Option<&Check> {
        let dealt = self.session.dealt()?;
        let mut round = self.session.checks().iter().rev().take_while(|check| check.at >= dealt);
        round.find(|check| check.cards.is_some())
    }

    pub fn take_notifications(&mut self) -> Vec<Notification> {
        std::mem::take(&mut self.notifications)
    }

    /// When the table changes by itself.
    pub fn due(&self) -> Option<Time> {
        self.transport.table()?.due()
    }

    pub fn pass(&mut self, now: Time) {
        if let Transport::Local(table) = &mut self.transport {
            table.execute_due(now).into_iter().for_each(|message| self.receive(message, now));
        }
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
        if let Transport::Local(table) = &mut self.transport {
            if paused {
                table.pause(now)
            } else {
                table.unpause(now)
            }
            self.session.set_time(table.time(now), now);
        }
    }

    /// Does something with the session: sends what comes of it, or tells why it cannot be done.
    pub fn act(&mut self, now: Time, action: impl FnOnce(&mut Session) -> Result<(), RequestError>) {
        if let Err(error) = action(&mut self.session) {
            self.notifications.push(Notification::Notice(request_error(
                self.words,
                &error,
                self.rules().as_ref(),
            )));
        }
        self.exchange(now);
    }

    pub fn request(&mut self, request: Action, now: Time) {
        self.act(now, |session| session.request(request, now));
    }

    /// Selects a card, puts it back, or turns it up where it lies face down.
    pub fn toggle(&mut self, card: Card, now: Time) {
        // A click may come after the card has gone.
        if self.board().is_some_and(|board| board.layout().offers(card)) {
            self.act(now, |session| session.toggle(card, now));
        }
    }

    /// Whether the player may say if another player's claim is right.
    pub fn may_vote(&self, now: Time) -> bool {
        self.session.options(now).is_some_and(|options| options.vote.is_ok())
    }

    /// Deals, or resumes time until a bot deals; after a match, starts another one.
    pub fn go_on(&mut self, now: Time) {
        self.goes_on = true;
        self.pause_transport(false, now);
        let is_over = self.board().is_some_and(|board| matches!(board.phase(), Phase::MatchOver { .. }));
        if is_over || !self.is_local() {
            self.act(now, |session| session.go_on(now));
        }
        let deal = self.session.options(now).map(|options| options.deal);
        if self.is_local() && !matches!(deal, Some(Err(Refusal::NotTheDealer { .. }))) {
            self.request(Action::Deal, now);
        }
    }

    /// Sends the emote with a number, counted from 1.
    pub fn emote(&mut self, number: usize, now: Time) {
        if let Some(&emote) = number.checked_sub(1).and_then(|place| Emote::ALL.get(place)) {
            self.request(Action::Emote { emote }, now);
        }
    }

    pub fn remove_bot(&mut self, now: Time) {
        let last = |board: &Board| board.seated().rfind(|(_, seat)| seat.bot.is_some()).map(|found| found.0);
        if let Some(seat) = self.board().and_then(last) {
            self.request(Action::Remove { seat }, now);
        }
    }

    /// Saves the rounds that are over as a replay; a sentence says where, or why not.
    pub fn save(&self, options: &Options) -> String {
        let Some(table) = self.transport.table() else {
            let link = self.link.as_deref().unwrap_or_default();
            return self.words.text(msg::ScreenSavedThere { link });
        };
        let replay = ReplayFile::new("here".to_owned(), replay_of(table.records()));
        let name = |number: u32| options.folder.join(format!("tercet-{}-{number}.json", options.today));
        let free: Option<PathBuf> = (1..).map(name).find(|file| !file.exists());
        let file = free.unwrap_or_else(|| name(0));
        let shown = &file.display().to_string();
        match replay.to_text().map_err(io::Error::other).and_then(|text| fs::write(&file, text)) {
            Ok(()) => self.words.text(msg::ScreenSaved { file: shown }),
            Err(error) => self.words.text(msg::FileUnwritable { file: shown, reason: &error.to_string() }),
        }
    }

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

    fn rules(&self) -> Option<RuleSheet> {
        self.board().map(|board| **board.rules())
    }

    fn receive(&mut self, message: ServerMessage, now: Time) {
        let (words, rules) = (self.words, self.rules());
        let is_catching_up = !self.session.is_current();
        let was_over = self.board().is_some_and(|board| matches!(board.phase(), Phase::MatchOver { .. }));
        let mut cards = self.cards().to_vec();
        let (mut events, mut notices, mut paint) = (Vec::new(), Vec::new(), self.paint);
        self.session.receive(message, now, &mut |update| match update {
            Update::Event { event, board, seat, former_name, .. } => {
                let new_cards = cards != board.layout().cards();
                cards = board.layout().cards().to_vec();
                let former_name = former_name.as_ref().map(|name| name.as_str());
                let reader = Reader { seat, former_name };
                // When a round is over its cards stay drawn as they were.
                if board.phase().in_round() {
                    paint = Paint::of(board);
                }
                let event = &paint.map_or_else(|| event.clone(), |paint| paint.event(event));
                let sentences = words.event(board, event, reader);
                let short = short(words, board, event, reader, sentences.clone());
                events.push(Notification::Event { sentences, short, new_cards });
            }
            Update::Response { result: Err(error), .. } => {
                notices.push(Notification::Notice(request_error(words, &error, rules.as_ref())));
            }
            Update::Response { .. } => {}
        });
        self.paint = paint;
        // A board of one's own is told of beside the events.
        if events.is_empty() && cards != self.cards() {
            events.push(Notification::Event { sentences: Vec::new(), short: Vec::new(), new_cards: true });
        }
        let is_over = |board: &Board| matches!(board.phase(), Phase::MatchOver { .. });
        if !was_over && self.board().is_some_and(is_over) {
            let sentences = self.rival();
            events.push(Notification::Event { short: sentences.clone(), sentences, new_cards: false });
        }
        let old = if is_catching_up { events.len().saturating_sub(OLD_EVENTS) } else { 0 };
        self.notifications.extend(events.into_iter().skip(old).chain(notices));
    }
}

/// Milliseconds as seconds with one decimal.
fn seconds(words: Words, milliseconds: u32) -> String {
    words.text(msg::ResultSeconds { seconds: &words.decimal(f64::from(milliseconds) / 1000.0, 1) })
}
