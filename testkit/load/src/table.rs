//! One table: its players, and the one board that is folded for all of them.
//!
//! Claims are sent on a schedule. Between two claims the table does what leads to the next Set: agrees that there is
//! none, deals, starts another match.

use std::future::poll_fn;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use client::{ClientError, Site};
use engine::{Action, Board, Claim, Options, Time, first_set};
use protocol::ServerMessage;

use crate::plan::Plan;
use crate::player::{Player, Update};
use crate::report::Counters;
use crate::transcript::TableTranscript;

/// A request without an answer for so long counts as lost.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

/// How often a waiting player checks that the server is alive.
const ALIVE_INTERVAL: Duration = Duration::from_millis(250);

/// The pause before looking again, when no player may act.
const IDLE_PAUSE: Duration = Duration::from_millis(50);

pub(crate) struct Schedule {
    next: Instant,
    end: Instant,
    pause: Duration,
}

impl Schedule {
    /// The tables are offset against each other, so that claims come at an even rate.
    pub(crate) fn new(plan: &Plan, start: Instant, number: usize) -> Schedule {
        let offset = plan.pause().mul_f64(number as f64 / plan.tables as f64);
        Schedule { next: start + offset, end: start + plan.duration, pause: plan.pause() }
    }
}

pub(crate) struct Table {
    id: String,
    players: Vec<Player>,
    board: Option<Board>,
    /// The last record that is folded into the board, and its time.
    head: u64,
    time: Time,
    pending: Vec<u64>,
    /// The request whose record arrived last.
    applied: Option<u64>,
    last_id: u64,
    turn: usize,
    counters: Arc<Counters>,
}

/// What leads to the next claim.
enum Step {
    Claim(Claim),
    /// The players at these indices request this.
    Request(Vec<usize>, Action),
    /// No player may act.
    Wait,
}

impl Table {
    pub(crate) async fn open(
        plan: &Plan,
        number: usize,
        counters: Arc<Counters>,
    ) -> Result<Table, ClientError> {
        let mut made = None;
        let mut players = Vec::with_capacity(plan.players);
        for index in 0..plan.players {
            let mut sites = plan.sites(number + index);
            let player = sites[0].sign_in(&format!("Load {}", index + 1)).await?;
            let token = sites[0].token().unwrap_or_default().to_owned();
            let sites: Vec<Site> = sites.into_iter().map(|site| site.with_token(token.clone())).collect();
            let table = match &made {
                Some(table) => table,
                None => made.insert(sites[0].make_table(&plan.new_table()).await?.table),
            };
            players.push(Player::open(sites, player.id, table).await?);
        }
        let mut table = Table {
            id: made.unwrap_or_default(),
            players,
            board: None,
            head: 0,
            time: Time(0),
            pending: Vec::new(),
            applied: None,
            last_id: 0,
            turn: 0,
            counters,
        };
        for index in 1..plan.players {
            table.request(index, Action::Sit).await;
        }
        table.receive_answers().await?;
        table.players.iter().for_each(|_| table.counters.connected.increment());
        // The first deals come while others still connect, not all at the start of the schedule.
        let step = table.next_step();
        table.take(step).await?;
        Ok(table)
    }

    /// Plays to the end of the schedule; the latency of each delivered claim, and what the players received.
    pub(crate) async fn play(mut self, schedule: Schedule) -> (Vec<Duration>, TableTranscript) {
        let mut latencies = Vec::new();
        // A server that is gone for good ends the game at this table; claims that were not delivered are counted.
        let played = self.play_on(schedule, &mut latencies).await;
        let transcript = TableTranscript {
            table: self.id,
            players: self.players.iter().map(Player::transcript).collect(),
            error: played.err().map(|error| error.to_string()),
        };
        (latencies, transcript)
    }

    async fn play_on(
        &mut self,
        mut schedule: Schedule,
        latencies: &mut Vec<Duration>,
    ) -> Result<(), ClientError> {
        while schedule.next < schedule.end && Instant::now() < schedule.end {
            match self.next_step() {
                Step::Claim(cards) => {
                    self.receive(schedule.next, |_| false).await?;
                    schedule.next += schedule.pause;
                    latencies.extend(self.claim(cards).await?);
                }
                other => self.take(other).await?,
            }
        }
        // All tables stay connected until the end, so that the load does not fade out.
        self.receive(schedule.end, |_| false).await?;
        self.receive_answers().await
    }

    async fn take(&mut self, step: Step) -> Result<(), ClientError> {
        let Step::Request(indices, action) = step else {
            return self.receive(Instant::now() + IDLE_PAUSE, |_| false).await;
        };
        let head = self.head;
        for index in indices {
            self.request(index, action.clone()).await;
        }
        self.receive_answers().await?;
        // Refused, as by a server whose journal does not write: it is not asked again at once.
        if self.head == head {
            self.receive(Instant::now() + IDLE_PAUSE, |_| false).await?;
        }
        Ok(())
    }

    fn next_step(&self) -> Step {
        let Some(board) = &self.board else {
            return Step::Wait;
        };
        let options: Vec<Options> =
            self.players.iter().map(|player| board.options(board.seat_of(&player.id), self.time)).collect();
        let first = |may: fn(&Options) -> bool| options.iter().position(may).map(|index| vec![index]);
        if let Some(dealer) = first(|options| options.deal.is_ok()) {
            return Step::Request(dealer, Action::Deal);
        }
        if let Some(player) = first(|options| options.rematch.is_ok()) {
            return Step::Request(player, Action::Rematch);
        }
        let set = first_set(board.layout().cards()).and_then(|set| Claim::new(&set).ok());
        match set.filter(|_| options[self.next_turn()].claim.is_ok()) {
            Some(claim) => Step::Claim(claim),
            None => match (0..options.len()).filter(|&index| options[index].no_set.is_ok()).collect() {
                indices if set.is_none() && !Vec::is_empty(&indices) => Step::Request(indices, Action::NoSet),
                _ => Step::Wait,
            },
        }
    }

    /// The players claim in turn.
    fn next_turn(&self) -> usize {
        (self.turn + 1) % self.players.len()
    }

    /// Claims; the time until the last player received it, if all did.
    async fn claim(&mut self, cards: Claim) -> Result<Option<Duration>, ClientError> {
        self.turn = self.next_turn();
        let start = Instant::now();
        self.counters.sent.increment();
        let id = self.request(self.turn, Action::Claim { cards }).await;
        self.receive_answers().await?;
        let delivered = self.applied == Some(id) && self.is_answered();
        if delivered {
            self.counters.delivered.increment();
        }
        Ok(delivered.then(|| start.elapsed()))
    }

    async fn request(&mut self, index: usize, action: Action) -> u64 {
        self.last_id += 1;
        self.pending.push(self.last_id);
        self.players[index].request(self.last_id, action).await;
        self.last_id
    }

    /// Whether no request is pending and all players have all records.
    fn is_answered(&self) -> bool {
        self.pending.is_empty() && self.players.iter().all(|player| player.head == self.head)
    }

    async fn receive_answers(&mut self) -> Result<(), ClientError> {
        let start = Instant::now();
        self.receive(start + ANSWER_TIMEOUT, Table::is_answered).await?;
        self.counters.longest_wait_ms.raise_to(start.elapsed().as_millis() as u64);
        self.pending.clear();
        Ok(())
    }

    /// Receives for all players, until a time or until `done`.
    async fn receive(&mut self, until: Instant, done: impl Fn(&Table) -> bool) -> Result<(), ClientError> {
        let mut timeout = std::pin::pin!(tokio::time::sleep_until(until.into()));
        let mut alive = tokio::time::interval_at((Instant::now() + ALIVE_INTERVAL).into(), ALIVE_INTERVAL);
        while !done(self) {
            tokio::select! {
                biased;
                (index, update) = poll_fn(|context| self.poll_update(context)) => self.apply(index, update).await?,
                _ = &mut timeout => break,
                _ = alive.tick() => self.check_alive().await?,
            }
        }
        Ok(())
    }

    /// Players who wait for a dead server reconnect at another one.
    async fn check_alive(&mut self) -> Result<(), ClientError> {
        for index in 0..self.players.len() {
            if self.players[index].is_waiting(self.head) && !self.players[index].is_alive().await {
                self.apply(index, Update::Disconnected).await?;
            }
        }
        Ok(())
    }

    fn poll_update(&mut self, context: &mut Context<'_>) -> Poll<(usize, Update)> {
        for (index, player) in self.players.iter_mut().enumerate() {
            if let Poll::Ready(update) = player.poll_update(context) {
                return Poll::Ready((index, update));
            }
        }
        Poll::Pending
    }

    async fn apply(&mut self, index: usize, update: Update) -> Result<(), ClientError> {
        match update {
            Update::Records { ids, text } => {
                if self.players[index].head > self.head {
                    self.fold(&text)?;
                }
                for id in ids.into_iter().filter(|id| self.pending.contains(id)).collect::<Vec<_>>() {
                    self.applied = Some(id);
                    self.pending.retain(|&pending| pending != id);
                }
            }
            Update::Answered { id } => self.pending.retain(|&pending| pending != id),
            Update::Other => {}
            Update::Disconnected => {
                self.counters.reconnects.increment();
                self.players[index].reconnect().await?;
            }
        }
        Ok(())
    }

    /// Folds records into the board. Only the player who receives them first parses them.
    fn fold(&mut self, text: &str) -> Result<(), ClientError> {
        let message =
            serde_json::from_str(text).map_err(|error| ClientError::Malformed(error.to_string()))?;
        let ServerMessage::Records { records, .. } = message else {
            return Ok(());
        };
        let head = self.head;
        for record in records.into_iter().filter(|record| record.seq > head) {
            self.head = record.seq;
            for event in &record.events {
                self.time = event.at;
                match &mut self.board {
                    Some(board) => board.apply(event),
                    None => self.board = Board::open(event).ok(),
                }
            }
        }
        Ok(())
    }
}
