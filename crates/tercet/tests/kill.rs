//! The built server, killed with 200 busy tables or stopped with SIGTERM, as its clients see it.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use crate::program::{self, Server};
use chaos::DeckAudit;
use client::{Connection, Inbound, Site};
use engine::{
    Action, Board, Calling, Claim, Edition, Fact, Phase, RuleChoice, SeatNumber, Variant, first_set,
};
use protocol::{NewTable, PublicRecord, ServerMessage};
use tokio::task::JoinSet;

const TABLES: usize = 200;
/// Longer than anything takes on a slow machine.
const TIMEOUT: Duration = Duration::from_secs(60);

fn start_server(data: &Path, listen: &str) -> Server {
    let data = data.to_str().expect("a path");
    let limits = [
        ["--sockets-per-address", "5000"],
        ["--tables-per-hour", "1000"],
        ["--requests-per-minute", "10000"],
        ["--messages-per-second", "1000"],
    ]
    .concat();
    let arguments = [&["serve", "--data", data, "--listen", listen][..], &limits].concat();
    Server::spawn(program::tercet(&arguments).env("RUST_LOG", "error"))
}

fn site(server: &Server) -> Site {
    Site::new(server.url.parse().expect("an address"))
}

/// What all players share: whether the test is over, how many connected and reconnected, and the number of records received.
#[derive(Default)]
struct Progress {
    over: AtomicBool,
    arrived: AtomicU64,
    returned: AtomicU64,
    received: AtomicU64,
}

/// A player whose client reconnects by itself.
struct Player {
    site: Site,
    table: String,
    seat: usize,
    records: Vec<PublicRecord>,
    board: Option<Board>,
    visits: usize,
    requests: u64,
    progress: Arc<Progress>,
}

impl Player {
    /// Plays until the test is over, and reconnects whenever the server is lost.
    async fn play(mut self) -> Player {
        let mut pending: Option<(String, Action)> = None;
        while !self.progress.over.load(Ordering::Relaxed) {
            let Ok(mut connection) = self.site.connect(&self.table, self.records.len() as u64).await else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            self.visits += 1;
            match self.visits {
                1 => self.progress.arrived.fetch_add(1, Ordering::Relaxed),
                2 => self.progress.returned.fetch_add(1, Ordering::Relaxed),
                _ => 0,
            };
            // The request may have been applied before the connection was lost; with its id it is applied once.
            if let Some((id, request)) = &pending {
                let _ = connection.request(id, request.clone()).await;
            }
            while !self.progress.over.load(Ordering::Relaxed) {
                if pending.is_none()
                    && let Some(request) = self.next_action()
                {
                    self.requests += 1;
                    let id = format!("{}-{}", self.seat, self.requests);
                    pending = Some((id.clone(), request.clone()));
                    if connection.request(&id, request).await.is_err() {
                        break;
                    }
                }
                match tokio::time::timeout(Duration::from_millis(200), connection.receive()).await {
                    Err(_) => {}
                    Ok(Ok(Inbound::Message(message))) => self.receive(*message, &mut pending),
                    Ok(_) => break,
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        self
    }

    fn receive(&mut self, message: ServerMessage, pending: &mut Option<(String, Action)>) {
        let is_pending = |id: &str| pending.as_ref().is_some_and(|(waiting, _)| waiting == id);
        let answered = match message {
            ServerMessage::Records { records, .. } => {
                let answered = records.iter().any(|record| record.id.as_deref().is_some_and(is_pending));
                records.into_iter().for_each(|record| self.take_in(record));
                answered
            }
            ServerMessage::Accepted { id } | ServerMessage::Refused { id, .. } => is_pending(&id),
            ServerMessage::Problem { id, .. } => id.as_deref().is_some_and(is_pending),
            _ => false,
        };
        if answered {
            *pending = None;
        }
    }

    fn take_in(&mut self, record: PublicRecord) {
        assert_eq!(record.seq, self.records.len() as u64 + 1, "records come in order, without gaps, once");
        for event in &record.events {
            match &mut self.board {
                None => self.board = Board::open(event).ok(),
                Some(board) => board.apply(event),
            }
        }
        self.records.push(record);
        self.progress.received.fetch_add(1, Ordering::Relaxed);
    }

    fn next_action(&self) -> Option<Action> {
        let board = self.board.as_ref()?;
        if board.seats().len() <= self.seat {
            return Some(Action::Sit);
        }
        let own = SeatNumber(self.seat as u8);
        match board.phase() {
            Phase::Waiting { .. } if board.seats().len() < 2 => None,
            Phase::Waiting { .. } | Phase::RoundOver { .. } => {
                (board.dealer() == Some(own)).then_some(Action::Deal)
            }
            Phase::Playing { .. } => match first_set(board.layout().cards()) {
                Some(set) => Some(Action::Claim { cards: Claim::new(&set).expect("a Set") }),
                None => (!board.seats()[self.seat].said_no_set).then_some(Action::NoSet),
            },
            Phase::MatchOver { .. } => Some(Action::Rematch),
            Phase::Held { .. } | Phase::Called { .. } | Phase::Checking { .. } => None,
        }
    }
}

async fn whole_stream(site: &Site, table: &str) -> Vec<PublicRecord> {
    let mut connection = site.connect(table, 0).await.expect("a socket");
    let (mut all, mut head) = (Vec::new(), None);
    while head != Some(all.len() as u64) {
        match next(&mut connection).await {
            ServerMessage::Welcome { head: last, .. } => head = Some(last),
            ServerMessage::Records { records, .. } => {
                all.extend(records);
                head = head.max(Some(all.len() as u64));
            }
            _ => {}
        }
    }
    all
}

async fn next(connection: &mut Connection) -> ServerMessage {
    match tokio::time::timeout(TIMEOUT, connection.receive()).await.expect("a message").expect("a message") {
        Inbound::Message(message) => *message,
        Inbound::Closed(code) => panic!("closed with {code:?}"),
    }
}

async fn until(what: &str, done: impl Fn() -> bool) {
    let waited = async {
        while !done() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, waited).await.unwrap_or_else(|_| panic!("waited for {what}"));
}

async fn make_table(site: &Site, calling: Option<Calling>) -> String {
    let rules = RuleChoice { calling, ..RuleChoice::new(Edition::English, Variant::Full) };
    let options = NewTable { rules, public: false, bots: Vec::new() };
    site.make_table(&options).await.expect("a table").table
}

/// Opens the tables, with two players each, who start to play.
async fn open_tables(server: &Server, progress: &Arc<Progress>) -> JoinSet<Player> {
    let mut opening = JoinSet::new();
    for number in 0..TABLES {
        let (site, progress) = (site(server), progress.clone());
        opening.spawn(async move {
            let (mut ann, mut bob) = (site.clone(), site);
            ann.sign_in(&format!("Ann {number}")).await.expect("a player");
            bob.sign_in(&format!("Bob {number}")).await.expect("a player");
            let table = make_table(&ann, Some(Calling::QuickClaims)).await;
            [(0, ann), (1, bob)].map(|(seat, site)| Player {
                site,
                table: table.clone(),
                seat,
                records: Vec::new(),
                board: None,
                visits: 0,
                requests: 0,
                progress: progress.clone(),
            })
        });
    }
    let mut playing = JoinSet::new();
    while let Some(players) = opening.join_next().await {
        for player in players.expect("a table") {
            playing.spawn(player.play());
        }
    }
    playing
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_200_busy_tables_were_shown_survives_kill_9() {
    let data = tempfile::tempdir().expect("a folder");
    let server = start_server(data.path(), "127.0.0.1:0");
    let (progress, host) = (Arc::<Progress>::default(), server.host());
    let playing = open_tables(&server, &progress).await;
    let received = |progress: &Arc<Progress>| progress.received.load(Ordering::Relaxed);
    until("busy tables", || {
        let all_are_here = progress.arrived.load(Ordering::Relaxed) == 2 * TABLES as u64;
        all_are_here && received(&progress) > 30 * TABLES as u64
    })
    .await;
    drop(server);
    let before = received(&progress);
    let server = start_server(data.path(), &host);
    assert_eq!(server.host(), host, "the same port again");
    until("players who came back", || {
        let all_are_back = progress.returned.load(Ordering::Relaxed) == 2 * TABLES as u64;
        all_are_back && received(&progress) > before + 20 * TABLES as u64
    })
    .await;
    progress.over.store(true, Ordering::Relaxed);
    let players = playing.join_all().await;
    assert_eq!(players.len(), 2 * TABLES);
    let mut claims = 0;
    for player in &players {
        let stream = whole_stream(&player.site, &player.table).await;
        assert_eq!(stream[..player.records.len()], player.records[..], "what was shown is what is kept");
        let own = format!("{}-", player.seat);
        let mut ids = BTreeSet::new();
        for id in stream.iter().filter_map(|record| record.id.as_ref()).filter(|id| id.starts_with(&own)) {
            assert!(ids.insert(id), "a request has acted twice");
        }
        if player.seat == 0 {
            // No card is lost or duplicated.
            let mut deck = DeckAudit::default();
            for record in &stream {
                assert_eq!(deck.apply(&record.events), Ok(()), "at {}", record.seq);
            }
            let events = stream.iter().flat_map(|record| &record.events);
            claims += events.filter(|event| matches!(event.fact, Fact::Taken { .. })).count();
        }
    }
    println!("{claims} Sets taken, {} records received", received(&progress));
    drop(server);
}

#[tokio::test]
async fn a_server_that_is_asked_to_stop_tells_its_clients_to_come_back() {
    let data = tempfile::tempdir().expect("a folder");
    let mut server = start_server(data.path(), "127.0.0.1:0");
    let host = server.host();
    let mut ann = site(&server);
    ann.sign_in("Ann").await.expect("a player");
    let table = make_table(&ann, None).await;
    let mut connection = ann.connect(&table, 0).await.expect("a socket");
    // A client that has not sent its hello must not keep the server from stopping.
    let silent = Connection::open_without_hello(ann.address(), None, &table).await.expect("a socket");
    while !matches!(next(&mut connection).await, ServerMessage::Presence { .. }) {}
    // As service managers do.
    let told = Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status();
    assert!(told.expect("kill runs").success());
    let code = loop {
        match tokio::time::timeout(TIMEOUT, connection.receive()).await.expect("an end").expect("a message") {
            Inbound::Message(_) => {}
            Inbound::Closed(code) => break code,
        }
    };
    assert_eq!(code, Some(1012));
    let ended = tokio::task::spawn_blocking(move || server.child.wait()).await.expect("an end");
    assert_eq!(ended.expect("it ends").code(), Some(0));
    drop(silent);
    let server = start_server(data.path(), &host);
    let stream = whole_stream(&ann, &table).await;
    assert!(stream.len() >= 2, "the table and its host are still there");
    drop(server);
}
