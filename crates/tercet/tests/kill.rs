//! The built server: killed with 200 busy tables, asked to stop, and what its clients see of it.
#![cfg(unix)]

mod program;

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use chaos::DeckAudit;
use client::{Connection, Inbound, Site};
use engine::{
    Action, Board, Calling, Claim, Edition, Fact, Phase, RuleChoice, SeatNumber, Variant, first_set,
};
use protocol::{NewTable, PublicRecord, ServerMessage};
use tokio::task::JoinSet;

const TABLES: usize = 200;
/// Whoever waits this long waits for something that will not come.
const LONG: Duration = Duration::from_secs(60);

/// The built server as a process.
struct Served {
    child: Child,
    url: String,
}

impl Served {
    /// Starts it and reads its address from the first line that it prints.
    fn start(data: &Path, listen: &str) -> Served {
        let data = data.to_str().expect("a path");
        let wide =
            ["--sockets-per-address", "5000", "--tables-per-hour", "1000", "--messages-per-second", "1000"];
        let arguments = [&["serve", "--data", data, "--listen", listen][..], &wide].concat();
        let mut child = program::tercet(&arguments)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe"));
        lines.read_line(&mut line).expect("a line");
        let url =
            line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address").to_owned();
        Served { child, url }
    }

    fn host(&self) -> String {
        self.url.trim_start_matches("http://").to_owned()
    }

    fn site(&self) -> Site {
        Site::new(self.url.parse().expect("an address"))
    }

    /// `kill -9`.
    fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("dead");
    }

    /// Asks the process to stop, as service managers do.
    fn terminate(&self) {
        let sent =
            Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("kill runs");
        assert!(sent.success());
    }

    fn wait(mut self) -> ExitStatus {
        self.child.wait().expect("it ends")
    }
}

impl Drop for Served {
    /// A test that fails leaves no server behind.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What all players share: whether to go on, how many came and came back, and how many records have been received.
#[derive(Default)]
struct Course {
    over: AtomicBool,
    arrived: AtomicU64,
    returned: AtomicU64,
    received: AtomicU64,
}

/// A player with a client that comes back by itself.
struct Player {
    site: Site,
    table: String,
    seat: usize,
    records: Vec<PublicRecord>,
    board: Option<Board>,
    visits: usize,
    requests: u64,
    course: Arc<Course>,
}

impl Player {
    /// Plays until the course is over, through every loss of the server.
    async fn play(mut self) -> Player {
        let mut pending: Option<(String, Action)> = None;
        while !self.course.over.load(Ordering::Relaxed) {
            let Ok(mut connection) = self.site.connect(&self.table, self.records.len() as u64).await else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            self.visits += 1;
            match self.visits {
                1 => self.course.arrived.fetch_add(1, Ordering::Relaxed),
                2 => self.course.returned.fetch_add(1, Ordering::Relaxed),
                _ => 0,
            };
            // Whether it had acted or not: sent again under its id, it acts once.
            if let Some((id, request)) = &pending {
                let _ = connection.request(id, request.clone()).await;
            }
            while !self.course.over.load(Ordering::Relaxed) {
                if pending.is_none()
                    && let Some(request) = self.wish()
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
                    Ok(Ok(Inbound::Message(message))) => self.hear(*message, &mut pending),
                    Ok(_) => break,
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        self
    }

    fn hear(&mut self, message: ServerMessage, pending: &mut Option<(String, Action)>) {
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
        fold(&mut self.board, &record);
        self.records.push(record);
        self.course.received.fetch_add(1, Ordering::Relaxed);
    }

    /// What this player wants to do next, if anything.
    fn wish(&self) -> Option<Action> {
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
            Phase::Held { .. } | Phase::Called { .. } => None,
        }
    }
}

fn fold(board: &mut Option<Board>, record: &PublicRecord) {
    for event in &record.events {
        match board {
            None => *board = Board::open(event).ok(),
            Some(board) => board.apply(event),
        }
    }
}

/// No card is lost or doubled.
fn conserve_cards(records: &[PublicRecord]) {
    let mut deck = DeckAudit::default();
    for record in records {
        let checked = deck.apply(record.events.iter().map(|event| event));
        assert_eq!(checked, Ok(()), "at {}", record.seq);
    }
}

/// Everything that a table's stream holds, as a new client gets it.
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
    match tokio::time::timeout(LONG, connection.receive()).await.expect("a message").expect("a message") {
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
    tokio::time::timeout(LONG, waited).await.unwrap_or_else(|_| panic!("waited for {what}"));
}

/// Opens the tables, two players each, who all start to play.
async fn open_tables(served: &Served, course: &Arc<Course>) -> JoinSet<Player> {
    let mut opening = JoinSet::new();
    for number in 0..TABLES {
        let (site, course) = (served.site(), course.clone());
        opening.spawn(async move {
            let (mut ann, mut bob) = (site.clone(), site);
            ann.sign_in(&format!("Ann {number}")).await.expect("a player");
            bob.sign_in(&format!("Bob {number}")).await.expect("a player");
            let calling = Some(Calling::QuickClaims);
            let rules = RuleChoice { calling, ..RuleChoice::new(Edition::English, Variant::Full) };
            let wish = NewTable { rules, public: false, bots: Vec::new() };
            let table = ann.make_table(&wish).await.expect("a table").table;
            [(0, ann), (1, bob)].map(|(seat, site)| Player {
                site,
                table: table.clone(),
                seat,
                records: Vec::new(),
                board: None,
                visits: 0,
                requests: 0,
                course: course.clone(),
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
    let served = Served::start(data.path(), "127.0.0.1:0");
    let (course, host) = (Arc::<Course>::default(), served.host());
    let playing = open_tables(&served, &course).await;
    let received = |course: &Arc<Course>| course.received.load(Ordering::Relaxed);
    until("busy tables", || {
        let all_are_here = course.arrived.load(Ordering::Relaxed) == 2 * TABLES as u64;
        all_are_here && received(&course) > 30 * TABLES as u64
    })
    .await;
    served.kill();
    let before = received(&course);
    let served = Served::start(data.path(), &host);
    assert_eq!(served.host(), host, "the same port again");
    until("players who came back", || {
        let all_are_back = course.returned.load(Ordering::Relaxed) == 2 * TABLES as u64;
        all_are_back && received(&course) > before + 20 * TABLES as u64
    })
    .await;
    course.over.store(true, Ordering::Relaxed);
    let players = playing.join_all().await;
    assert_eq!(players.len(), 2 * TABLES);
    let mut claims = 0;
    for player in &players {
        let stream = whole_stream(&player.site, &player.table).await;
        assert_eq!(stream[..player.records.len()], player.records[..], "what was shown is what is kept");
        let own = format!("{}-", player.seat);
        let ids = stream.iter().filter_map(|record| record.id.clone()).filter(|id| id.starts_with(&own));
        let ids: Vec<String> = ids.collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "a request has acted twice");
        if player.seat == 0 {
            conserve_cards(&stream);
            let events = stream.iter().flat_map(|record| &record.events);
            claims += events.filter(|event| matches!(event.fact, Fact::Taken { .. })).count();
        }
    }
    println!("{claims} Sets taken, {} records received", received(&course));
    served.kill();
}

#[tokio::test]
async fn a_server_that_is_asked_to_stop_tells_its_clients_to_come_back() {
    let data = tempfile::tempdir().expect("a folder");
    let served = Served::start(data.path(), "127.0.0.1:0");
    let host = served.host();
    let mut ann = served.site();
    ann.sign_in("Ann").await.expect("a player");
    let rules = RuleChoice::new(Edition::English, Variant::Full);
    let wish = NewTable { rules, public: false, bots: Vec::new() };
    let table = ann.make_table(&wish).await.expect("a table").table;
    let mut connection = ann.connect(&table, 0).await.expect("a socket");
    // One that has not even said hello must not keep the server from stopping.
    let silent = Connection::open_without_hello(ann.address(), None, &table).await.expect("a socket");
    while !matches!(next(&mut connection).await, ServerMessage::Presence { .. }) {}
    served.terminate();
    let code = loop {
        match tokio::time::timeout(LONG, connection.receive()).await.expect("an end").expect("a message") {
            Inbound::Message(_) => {}
            Inbound::Closed(code) => break code,
        }
    };
    assert_eq!(code, Some(1012));
    let ended = tokio::task::spawn_blocking(move || served.wait()).await.expect("an end");
    assert_eq!(ended.code(), Some(0));
    drop(silent);
    let served = Served::start(data.path(), &host);
    let stream = whole_stream(&ann, &table).await;
    assert!(stream.len() >= 2, "the table and its host are still there");
    served.kill();
}
