//! One table: all its players, and the one board that is folded for them.
//!
//! Claims keep a beat. Between two beats the table does whatever leads to the next Set: agrees that there is none,
//! deals, plays another match.

use std::future::poll_fn;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use client::{ClientError, Site};
use engine::{Action, Board, Claim, Phase, first_set};
use protocol::ServerMessage;

use super::plan::Plan;
use super::record::{Shown, ShownTo};
use super::seat::{News, Seat};
use super::tally::Tally;

/// How long an answer may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often those who wait look whether their server still lives.
const LOOK: Duration = Duration::from_millis(250);

/// How long to wait for somebody else to act.
const A_MOMENT: Duration = Duration::from_millis(50);

/// When a table claims: first, last, and how often in between.
pub struct Beat {
    next: Instant,
    end: Instant,
    pause: Duration,
}

impl Beat {
    /// The beat of one table; all tables together keep an even one.
    pub fn new(plan: &Plan, start: Instant, number: usize) -> Beat {
        let offset = plan.pause().mul_f64(number as f64 / plan.tables as f64);
        Beat { next: start + offset, end: start + plan.duration, pause: plan.pause() }
    }
}

/// One table.
pub struct Table {
    id: String,
    seats: Vec<Seat>,
    board: Option<Board>,
    /// The last record that is folded into the board.
    head: u64,
    /// Requests that are under way.
    asked: Vec<u64>,
    /// Of these, the one that was last seen in a record.
    seen: Option<u64>,
    last_id: u64,
    turn: usize,
    tally: Arc<Tally>,
}

/// What leads to the next claim.
enum Move {
    Claim(Claim),
    /// Those at these places ask for this.
    Ask(Vec<usize>, Action),
    /// Somebody else is to act.
    Wait,
}

impl Table {
    /// Makes a table and seats everybody.
    pub async fn open(plan: &Plan, number: usize, tally: Arc<Tally>) -> Result<Table, ClientError> {
        let mut made = None;
        let mut seats = Vec::with_capacity(plan.players);
        for place in 0..plan.players {
            let mut sites = plan.sites(number + place);
            let player = sites[0].sign_in(&format!("Load {}", place + 1)).await?;
            let token = sites[0].token().unwrap_or_default().to_owned();
            let sites: Vec<Site> = sites.into_iter().map(|site| site.with_token(token.clone())).collect();
            let table = match &made {
                Some(table) => table,
                None => made.insert(sites[0].make_table(&plan.new_table()).await?.table),
            };
            seats.push(Seat::open(sites, player.id, table).await?);
        }
        let id = made.unwrap_or_default();
        let (asked, seen, last_id, turn) = (Vec::new(), None, 0, 0);
        let mut table = Table { id, seats, board: None, head: 0, asked, seen, last_id, turn, tally };
        for place in 1..plan.players {
            table.ask(place, Action::Sit).await;
        }
        table.listen_until_answered().await?;
        table.seats.iter().for_each(|_| table.tally.connected.up());
        // The first deals come while others still connect, not all with the first beat.
        let dealing = table.next_move();
        table.make(dealing).await?;
        Ok(table)
    }

    /// Plays to the end of the beat; answers with how long each delivered claim took, and what everybody was shown.
    pub async fn play(mut self, beat: Beat) -> (Vec<Duration>, Shown) {
        let mut took = Vec::new();
        // A server that is gone for good ends the game at this table; what was sent and not delivered is counted.
        let played = self.play_on(beat, &mut took).await;
        (took, self.shown(played.err()))
    }

    fn shown(&self, error: Option<ClientError>) -> Shown {
        let players = self.seats.iter().map(|seat| ShownTo {
            player: seat.player.clone(),
            head: seat.seq,
            digest: seat.shown(),
        });
        Shown {
            table: self.id.clone(),
            players: players.collect(),
            error: error.map(|error| error.to_string()),
        }
    }

    async fn play_on(&mut self, mut beat: Beat, took: &mut Vec<Duration>) -> Result<(), ClientError> {
        while beat.next < beat.end && Instant::now() < beat.end {
            match self.next_move() {
                Move::Claim(cards) => {
                    self.listen(beat.next, |_| false).await?;
                    beat.next += beat.pause;
                    took.extend(self.claim(cards).await?);
                }
                other => self.make(other).await?,
            }
        }
        // Everybody stays until the last claim is made elsewhere, and has then seen the same.
        self.listen(beat.end, |_| false).await?;
        self.listen_until_answered().await
    }

    /// Makes a move that is no claim.
    async fn make(&mut self, other: Move) -> Result<(), ClientError> {
        let Move::Ask(places, request) = other else {
            return self.listen(Instant::now() + A_MOMENT, |_| false).await;
        };
        for place in places {
            self.ask(place, request.clone()).await;
        }
        self.listen_until_answered().await
    }

    fn next_move(&self) -> Move {
        let Some(board) = &self.board else {
            return Move::Wait;
        };
        match board.phase() {
            Phase::Playing { .. } => match first_set(board.layout().cards()).map(|set| Claim::new(&set)) {
                Some(Ok(claim)) => Move::Claim(claim),
                _ => Move::Ask((0..self.seats.len()).collect(), Action::NoSet),
            },
            Phase::Waiting { .. } | Phase::RoundOver { .. } => {
                let dealer = board.dealer().and_then(|seat| board.seat(seat)).map(|seat| &seat.player);
                let place = self.seats.iter().position(|seat| Some(&seat.player) == dealer);
                place.map_or(Move::Wait, |place| Move::Ask(vec![place], Action::Deal))
            }
            Phase::MatchOver { .. } => Move::Ask(vec![0], Action::Rematch),
            Phase::Held { .. } | Phase::Called { .. } => Move::Wait,
        }
    }

    /// The players claim in turn. How long it took until the last one saw it, if all did.
    async fn claim(&mut self, cards: Claim) -> Result<Option<Duration>, ClientError> {
        self.turn = (self.turn + 1) % self.seats.len();
        let start = Instant::now();
        self.tally.sent.up();
        let id = self.ask(self.turn, Action::Claim { cards }).await;
        self.listen_until_answered().await?;
        let delivered = self.seen == Some(id) && self.is_answered();
        if delivered {
            self.tally.delivered.up();
        }
        Ok(delivered.then(|| start.elapsed()))
    }

    async fn ask(&mut self, place: usize, request: Action) -> u64 {
        self.last_id += 1;
        self.asked.push(self.last_id);
        self.seats[place].ask(self.last_id, request).await;
        self.last_id
    }

    /// Whether nothing is under way and everybody has seen everything.
    fn is_answered(&self) -> bool {
        self.asked.is_empty() && self.seats.iter().all(|seat| seat.seq == self.head)
    }

    async fn listen_until_answered(&mut self) -> Result<(), ClientError> {
        let start = Instant::now();
        self.listen(start + PATIENCE, Table::is_answered).await?;
        self.tally.longest_wait.at_least(start.elapsed().as_millis() as u64);
        self.asked.clear();
        Ok(())
    }

    /// Hears what arrives for anybody, until a time or until there is no need to.
    async fn listen(&mut self, until: Instant, done: impl Fn(&Table) -> bool) -> Result<(), ClientError> {
        let mut time = std::pin::pin!(tokio::time::sleep_until(until.into()));
        let mut look = tokio::time::interval_at((Instant::now() + LOOK).into(), LOOK);
        while !done(self) {
            tokio::select! {
                biased;
                (place, news) = poll_fn(|context| self.poll_news(context)) => self.take_in(place, news).await?,
                _ = &mut time => break,
                _ = look.tick() => self.look_around().await?,
            }
        }
        Ok(())
    }

    /// Whoever waits for a server that is dead goes to another one.
    async fn look_around(&mut self) -> Result<(), ClientError> {
        for place in 0..self.seats.len() {
            if self.seats[place].is_waiting(self.head) && !self.seats[place].is_alive().await {
                self.take_in(place, News::Broken).await?;
            }
        }
        Ok(())
    }

    fn poll_news(&mut self, context: &mut Context<'_>) -> Poll<(usize, News)> {
        for (place, seat) in self.seats.iter_mut().enumerate() {
            if let Poll::Ready(news) = seat.poll_news(context) {
                return Poll::Ready((place, news));
            }
        }
        Poll::Pending
    }

    async fn take_in(&mut self, place: usize, news: News) -> Result<(), ClientError> {
        match news {
            News::Records { ids, text } => {
                if self.seats[place].seq > self.head {
                    self.fold(&text)?;
                }
                for id in ids.into_iter().filter(|id| self.asked.contains(id)).collect::<Vec<_>>() {
                    self.seen = Some(id);
                    self.asked.retain(|&asked| asked != id);
                }
            }
            News::Answer { id } => self.asked.retain(|&asked| asked != id),
            News::Other => {}
            News::Broken => {
                self.tally.reconnects.up();
                self.seats[place].come_back().await?;
            }
        }
        Ok(())
    }

    /// Whoever hears of a record first reads it for all.
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
                match &mut self.board {
                    Some(board) => board.apply(event),
                    None => self.board = Board::open(event).ok(),
                }
            }
        }
        Ok(())
    }
}
