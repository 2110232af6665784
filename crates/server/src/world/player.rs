//! Simulated clients of all kinds, each a `play::Session` with a transport that fails.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use engine::{Action, Board, Claim, DisplayName, Emote, Level, Phase, Time};
use play::{ConnectionState, Session};
use protocol::{ClientMessage, Player, ServerMessage};
use tokio::time::{Instant, sleep, sleep_until, timeout_at};
use tokio_tungstenite::tungstenite::Message;

use super::network::ClientLink;
use super::oracle::TableOracle;
use super::rng::SimRng;
use super::{GRACE, Stage, World};
use crate::room::TableId;

/// How a simulated client behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Honest,
    /// Reads slowly, so that its queue overflows.
    Slow,
    /// Is often gone without closing its connection.
    Vanishing,
    /// Sends requests twice, at once and much later.
    Duplicating,
    /// Answers pings late, so that its round trip looks long, and listens for calls.
    Lying,
    /// Has no identity.
    Watching,
}

impl Kind {
    pub(super) const SEATED: [Kind; 6] =
        [Kind::Honest, Kind::Honest, Kind::Slow, Kind::Vanishing, Kind::Duplicating, Kind::Lying];
}

/// What the checks of the world know of a client.
#[derive(Default)]
pub(super) struct Status {
    pub(super) table: String,
    pub(super) head: u64,
    /// Since when it is welcomed, and since when it is not.
    pub(super) welcomed: Option<Instant>,
    pub(super) lost: Option<Instant>,
    /// Since when its oldest request waits, on its own clock.
    pub(super) waiting: Option<Duration>,
}

impl Status {
    /// What a client waits for that should have come, when there have been no faults since `calm`.
    pub(super) fn is_stuck(&self, oracle: &TableOracle, calm: Instant) -> Option<String> {
        if self.lost.is_some_and(|lost| lost.elapsed() > GRACE) {
            return Some("is not back".to_owned());
        }
        let welcomed = self.welcomed.filter(|welcomed| welcomed.elapsed() > GRACE)?;
        if self.waiting.is_some_and(|waiting| waiting > GRACE) {
            return Some("has no answer to a request".to_owned());
        }
        if oracle.is_behind(self.head, GRACE.as_millis()) {
            return Some(format!("lacks the records after {}", self.head));
        }
        let overdue =
            oracle.overdue(welcomed.max(calm)).filter(|&overdue| u128::from(overdue) > GRACE.as_millis())?;
        Some(format!("the table should have moved {overdue} ms ago: {:?}", oracle.table.phase()))
    }
}

pub(super) struct SimPlayer {
    world: Rc<World>,
    number: usize,
    kind: Kind,
    player: Option<Player>,
    table: TableId,
    session: Session,
    rng: SimRng,
    delay: (u64, u64),
    status: Rc<RefCell<Status>>,
    next_act: Instant,
    pongs: VecDeque<(Instant, Message)>,
    /// Requests that were sent before, for a client that sends them again.
    sent: VecDeque<String>,
    /// The last record of this connection.
    last_seq: Option<u64>,
}

/// What a client is made of.
pub(super) struct PlayerPlan {
    pub(super) number: usize,
    pub(super) kind: Kind,
    pub(super) player: Option<Player>,
    pub(super) table: TableId,
    pub(super) rng: SimRng,
}

impl SimPlayer {
    pub(super) fn new(world: Rc<World>, plan: PlayerPlan, status: Rc<RefCell<Status>>) -> SimPlayer {
        let PlayerPlan { number, kind, player, table, mut rng } = plan;
        status.borrow_mut().table = table.to_string();
        status.borrow_mut().lost = Some(Instant::now());
        let mut ids = rng.fork();
        let mut session = Session::new(Box::new(move || {
            let mut bytes = [0; 16];
            ids.fill(&mut bytes);
            bytes
        }));
        session.set_sits(kind != Kind::Watching);
        let near = rng.range(1, 60);
        let (delay, next_act) = ((near, near + rng.range(0, 40)), Instant::now());
        let (pongs, sent) = (VecDeque::new(), VecDeque::new());
        let last_seq = None;
        SimPlayer {
            world,
            number,
            kind,
            player,
            table,
            session,
            rng,
            delay,
            status,
            next_act,
            pongs,
            sent,
            last_seq,
        }
    }

    /// Plays until the world is over.
    pub(super) async fn run(mut self) -> SimPlayer {
        sleep(self.rng.milliseconds(0, 3000)).await;
        while self.world.stage() != Stage::Over {
            let link = self.world.connect(self.delay, &mut self.rng, &self.table, self.player.clone());
            if let Some(link) = link {
                self.last_seq = None;
                self.pongs.clear();
                self.session.connected();
                self.serve(link).await;
                self.session.disconnected();
                self.note(|| "lost".to_owned());
                let mut status = self.status.borrow_mut();
                (status.welcomed, status.waiting) = (None, None);
                status.lost.get_or_insert(Instant::now());
            }
            self.pause().await;
        }
        self
    }

    async fn pause(&mut self) {
        let longest = if self.kind == Kind::Vanishing { 25_000 } else { 3000 };
        let until = Instant::now() + self.rng.milliseconds(200, longest);
        // Once the faults have stopped, every client comes back soon.
        while Instant::now() < until && self.world.stage() == Stage::Storm {
            sleep(Duration::from_millis(250)).await;
        }
        sleep(self.rng.milliseconds(50, 300)).await;
    }

    async fn serve(&mut self, mut link: ClientLink) {
        let until = Instant::now() + self.rng.milliseconds(3000, 100_000);
        let far = Instant::now() + Duration::from_secs(3600);
        loop {
            self.flush(&mut link);
            let pong_due = self.pongs.front().map_or(far, |(at, _)| *at);
            tokio::select! {
                biased;
                message = link.receiver.recv() => match message {
                    None => return,
                    Some(message) => self.receive(message).await,
                },
                _ = sleep_until(pong_due) => {
                    if let Some((_, pong)) = self.pongs.pop_front() {
                        link.sender.try_send(pong);
                    }
                }
                _ = sleep_until(self.next_act) => {
                    self.act(&mut link);
                    self.next_act = Instant::now() + self.rng.milliseconds(600, 5000);
                }
            }
            self.update_status();
            match self.world.stage() {
                Stage::Over => return self.receive_the_rest(link).await,
                Stage::Storm if Instant::now() >= until => {
                    if self.kind == Kind::Vanishing || self.rng.chance(20) {
                        // The socket learns nothing until a ping is not answered.
                        tokio::task::spawn_local(async move {
                            sleep(Duration::from_secs(60)).await;
                            drop(link);
                        });
                    }
                    return;
                }
                _ => {}
            }
        }
    }

    /// What follows a record that has arrived, such as the player's own board, is still on its way.
    async fn receive_the_rest(&mut self, mut link: ClientLink) {
        let end = Instant::now() + Duration::from_secs(3);
        while let Ok(Some(message)) = timeout_at(end, link.receiver.recv()).await {
            self.receive(message).await;
            self.update_status();
        }
    }

    fn now(&self) -> Time {
        Time(self.world.store.elapsed().as_millis() as u64 + 977 * self.number as u64)
    }

    fn note(&self, line: impl FnOnce() -> String) {
        self.world.store.note(|| format!("client {} {}", self.number, line()));
    }

    fn flush(&mut self, link: &mut ClientLink) {
        for message in self.session.take_outgoing() {
            let Ok(text) = serde_json::to_string(&message) else { continue };
            self.note(|| format!("> {text}"));
            if matches!(message, ClientMessage::Do { .. }) && self.kind == Kind::Duplicating {
                self.sent.push_back(text.clone());
                self.sent.truncate(30);
                if self.rng.chance(50) {
                    link.sender.try_send(Message::Text(text.clone().into()));
                }
            }
            link.sender.try_send(Message::Text(text.into()));
        }
    }

    async fn receive(&mut self, message: Message) {
        match message {
            Message::Ping(payload) => {
                let late = if self.kind == Kind::Lying { self.rng.range(100, 1500) } else { 0 };
                self.pongs.push_back((Instant::now() + Duration::from_millis(late), Message::Pong(payload)));
            }
            Message::Text(text) => {
                self.note(|| format!("< {text}"));
                match serde_json::from_str(&text) {
                    Ok(message) => self.apply(&text, message),
                    Err(error) => self.violate(format!("cannot read {text}: {error}")),
                }
            }
            _ => {}
        }
        if self.kind == Kind::Slow && self.world.stage() == Stage::Storm {
            sleep(self.rng.milliseconds(0, 1200)).await;
        }
    }

    fn violate(&self, what: String) {
        self.world.store.violate(format!("client {} ({:?}): {what}", self.number, self.kind));
    }

    /// Checks a message, and passes it to the session.
    fn apply(&mut self, text: &str, message: ServerMessage) {
        let table = self.table.to_string();
        let checked =
            self.world.store.table(&table, |oracle| oracle.check(self.player.as_ref(), text, &message));
        if let Some(Err(what)) = checked {
            self.violate(what);
        }
        // A node whose clock was ahead follows the records of the others; no record is of a time to come.
        if let ServerMessage::Records { now, records } = &message
            && let Some(last) = records.iter().flat_map(|record| &record.events).map(|event| event.at).max()
            && *now < last
        {
            self.violate(format!("a record of {last:?} is sent at {now:?}"));
        }
        match &message {
            ServerMessage::Welcome { .. } => {
                let mut status = self.status.borrow_mut();
                (status.welcomed, status.lost) = (Some(Instant::now()), None);
            }
            ServerMessage::Records { records, now } => {
                for record in records {
                    let head = self.status.borrow().head;
                    // A node that knows less than the client sends all records again.
                    let is_next = self.last_seq.map_or(record.seq <= head + 1, |last| record.seq == last + 1);
                    if !is_next {
                        self.violate(format!("record {} follows record {:?}", record.seq, self.last_seq));
                    }
                    self.last_seq = Some(record.seq);
                    if record.events.last().is_some_and(|event| event.at > *now) {
                        self.violate(format!("record {} is of a time to come", record.seq));
                    }
                    self.status.borrow_mut().head = head.max(record.seq);
                }
            }
            _ => {}
        }
        let now = self.now();
        self.session.receive(message, now, &mut |_| {});
    }

    fn update_status(&self) {
        // A request that was not sent yet waits for the connection.
        let welcomed = self.status.borrow().welcomed.map(|welcomed| welcomed.elapsed());
        let waited = self.session.waiting_since().map(|since| Duration::from_millis(self.now().since(since)));
        let waited = waited.zip(welcomed).map(|(waited, welcomed)| waited.min(welcomed));
        self.status.borrow_mut().waiting = waited;
        if self.kind != Kind::Slow && waited.is_some_and(|waited| waited > Duration::from_secs(30)) {
            self.violate("a request has no answer for 30 s".to_owned());
        }
    }

    /// Does something that a player might do now.
    fn act(&mut self, link: &mut ClientLink) {
        let now = self.now();
        let listens = self.world.is_silent && self.world.stage() == Stage::Calm;
        if self.session.connection() != ConnectionState::Open || self.kind == Kind::Watching || listens {
            return;
        }
        if self.kind == Kind::Duplicating && self.rng.chance(20) {
            let old: Vec<String> = self.sent.iter().cloned().collect();
            if let Some(text) = self.rng.choose(&old) {
                self.note(|| format!("> again {text}"));
                link.sender.try_send(Message::Text(text.clone().into()));
            }
        }
        let _ = match self.rng.range(0, 99) {
            0..2 => self.session.request(Action::Leave, now),
            2..4 => self.session.request(Action::Emote { emote: Emote::Hello }, now),
            4..8 if self.world.has_bots => self.session.request(Action::AddBot { level: Level::Top }, now),
            8 => {
                self.rename();
                Ok(())
            }
            9..12 => self.choose_wrongly(now),
            _ if self.session.seat().is_none() => self.session.request(Action::Sit, now),
            _ => self.play(now),
        };
    }

    fn play(&mut self, now: Time) -> Result<(), play::RequestError> {
        let Some(board) = self.session.board() else { return Ok(()) };
        if board.rules().lies_face_down() && board.phase().in_round() {
            let backs: Vec<_> =
                board.layout().cards().iter().filter(|card| card.is_back()).copied().collect();
            return self.rng.choose(&backs).map_or(Ok(()), |&card| self.session.toggle(card, now));
        }
        let find = board.finder().all().into_iter().find(|find| board.may_take(*find).is_ok());
        match (board.phase(), find) {
            (Phase::Playing { .. }, None) => self.session.request(Action::NoSet, now),
            (Phase::Playing { .. }, Some(set)) if board.rules().takes_claims() => {
                self.session.choose(set, now)
            }
            (Phase::Playing { .. }, Some(_)) => self.session.call(now),
            // Now and then the call window runs out.
            (Phase::Called { .. }, Some(set)) if self.session.is_caller() && self.rng.chance(70) => {
                self.session.choose(set, now)
            }
            (Phase::Checking { .. }, _) => {
                let right = self.rng.chance(50);
                self.session.request(Action::Vote { right }, now)
            }
            (Phase::Called { .. } | Phase::Held { .. }, _) => Ok(()),
            _ => self.session.go_on(now),
        }
    }

    fn choose_wrongly(&mut self, now: Time) -> Result<(), play::RequestError> {
        let size = self.session.find_size();
        let cards = self.session.board().map(|board| board.layout().cards().iter().take(size).copied());
        match cards.and_then(|cards| Claim::new(&cards.collect::<Vec<_>>()).ok()) {
            Some(claim) => self.session.choose(claim, now),
            None => Ok(()),
        }
    }

    fn rename(&mut self) {
        let name = DisplayName::new(&format!("Name {}", self.rng.range(0, 99)));
        if let (Some(player), Ok(name)) = (&mut self.player, name) {
            player.name = name;
            self.world.rename(player, &mut self.rng);
        }
    }

    /// At the end: the board is the fold of the records that have arrived.
    pub(super) fn check_board(&self) {
        let head = self.status.borrow().head as usize;
        let seat = self.session.seat();
        let fold = self.world.store.table(&self.table.to_string(), |oracle| {
            let mut events = oracle.public.iter().take(head).flat_map(|stored| &stored.record.events);
            let mut board = Board::open(events.next()?).ok()?;
            events.for_each(|event| board.apply(event));
            // An own board is told as it is now, so only a client that knows all records can be compared.
            let is_current = head == oracle.public.len();
            if let Some(own) = seat.and_then(|seat| oracle.table.own_board(seat)) {
                board.show_own(&own);
            }
            Some((board, is_current))
        });
        let (fold, is_current) =
            fold.flatten().map_or((None, true), |(board, is_current)| (Some(board), is_current));
        // A player who has left an own board goes on seeing it as it was.
        let has_own = self.session.board().is_some_and(|board| board.rules().has_own_boards());
        if fold.as_ref() != self.session.board() && (!has_own || seat.is_some() && is_current) {
            self.violate("the board is not the fold of the journal".to_owned());
        }
    }
}
