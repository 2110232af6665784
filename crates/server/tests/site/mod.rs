//! A real server in this process, on a free port, and players who connect to it over real sockets.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use client::{ClientError, Connection, Inbound, Site};
use engine::{
    Action, Board, Claim, DisplayName, Edition, Phase, Record, Refusal, RuleChoice, SeatNumber, Variant,
    all_sets,
};
use protocol::{ApiError, ApiErrorKind, NewTable, Player, Problem, ServerMessage};
use server::journal::{Journal, MemoryJournal, Stream};
use server::{Config, Limits, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Long enough for any machine: what has not arrived by then will not arrive.
const TIMEOUT: Duration = Duration::from_secs(60);

pub struct Running {
    pub url: String,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    pub async fn start() -> Running {
        Running::start_by(Config::default()).await
    }

    /// With a journal in memory.
    pub async fn start_by(config: Config) -> Running {
        Running::start_with(Arc::new(MemoryJournal::default()), config, 0).await
    }

    pub async fn start_with(journal: Arc<dyn Journal>, config: Config, port: u16) -> Running {
        let listener = TcpListener::bind(("127.0.0.1", port)).await.expect("a free port");
        let url = format!("http://{}{}", listener.local_addr().expect("an address"), config.base_path);
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let shutdown = async { drop(stopped.await) };
            serve(listener, journal, config, shutdown).await.expect("the server runs");
        });
        Running { url, stop: Some(stop), task }
    }

    pub fn port(&self) -> u16 {
        let address: client::Address = self.url.parse().expect("an address");
        address.host.rsplit_once(':').and_then(|(_, port)| port.parse().ok()).expect("a port")
    }

    /// Host and port, as in the `Host` header.
    pub fn host(&self) -> String {
        format!("127.0.0.1:{}", self.port())
    }

    pub fn site(&self) -> Site {
        Site::new(self.url.parse().expect("an address"))
    }

    pub async fn connect(&self) -> TcpStream {
        TcpStream::connect(("127.0.0.1", self.port())).await.expect("a connection")
    }

    pub async fn sign_in(&self, name: &str) -> Site {
        let mut site = self.site();
        site.sign_in(name).await.expect("a player");
        site
    }

    /// A new player and a table of hers.
    pub async fn table(&self) -> (Site, String) {
        let ann = self.sign_in("Ann").await;
        let table = ann.make_table(&english()).await.expect("a table").table;
        (ann, table)
    }

    pub async fn stop(mut self) {
        let _ = self.stop.take().expect("it runs").send(());
        self.task.await.expect("the server ends");
    }
}

/// Limits that no test reaches by playing, faster than people do.
pub fn wide() -> Config {
    let limits = Limits {
        messages_per_second: 1e6,
        message_burst: 1e6,
        queue: 4096,
        sockets_per_address: 10_000,
        players_per_hour: 10_000,
        tables_per_hour: 10_000,
        requests_per_minute: 1_000_000,
        ..Limits::default()
    };
    Config { limits, ..Config::default() }
}

pub fn english() -> NewTable {
    new_table(Edition::English, Variant::Full)
}

pub fn new_table(edition: Edition, variant: Variant) -> NewTable {
    NewTable { rules: RuleChoice::new(edition, variant), public: false, bots: Vec::new() }
}

#[derive(Debug, PartialEq)]
pub enum Answer {
    Done,
    Accepted,
    Refused(Refusal),
    Problem(Problem),
}

/// A client of a table: a socket, and the board made of its messages.
pub struct Seat {
    pub connection: Connection,
    pub board: Option<Board>,
    pub head: u64,
    pub received: Vec<String>,
    pub presence: (Vec<SeatNumber>, usize),
    pub you: Option<Player>,
}

/// Ids are unique over all clients, so that a second socket of a player repeats none of the first, and records show whose they are.
static NEXT_ID: AtomicU64 = AtomicU64::new(1);

impl Seat {
    /// Connects to a table and waits until it knows all of it.
    pub async fn open(site: &Site, table: &str) -> Seat {
        Seat::resume(site, table, None, 0).await
    }

    pub async fn resume(site: &Site, table: &str, board: Option<Board>, after: u64) -> Seat {
        let mut seat = Seat::connect(site, table, board, after).await;
        let ServerMessage::Welcome { head, you, .. } = seat.next().await else {
            panic!("the first message is a welcome");
        };
        seat.you = you;
        seat.receive_until(|seat| seat.head >= head).await;
        seat
    }

    /// Connects and receives nothing yet.
    pub async fn connect(site: &Site, table: &str, board: Option<Board>, after: u64) -> Seat {
        let connection = site.connect(table, after).await.expect("a socket");
        Seat { connection, board, head: after, received: Vec::new(), presence: (Vec::new(), 0), you: None }
    }

    pub async fn sit(site: &Site, table: &str) -> Seat {
        let mut seat = Seat::open(site, table).await;
        let answer = seat.request(Action::Sit).await;
        assert!(matches!(answer, Answer::Done | Answer::Refused(Refusal::AlreadySeated)));
        seat
    }

    pub async fn next(&mut self) -> ServerMessage {
        self.next_or_close().await.unwrap_or_else(|code| panic!("the socket closed with {code:?}"))
    }

    pub async fn next_or_close(&mut self) -> Result<ServerMessage, Option<u16>> {
        let text = tokio::time::timeout(TIMEOUT, self.connection.receive_text()).await.expect("a message")?;
        let message: ServerMessage =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.received.push(text);
        match &message {
            ServerMessage::Records { records, .. } => {
                for record in records {
                    assert_eq!(record.seq, self.head + 1, "records come in order and without gaps");
                    self.head = record.seq;
                    for event in &record.events {
                        match &mut self.board {
                            Some(board) => board.apply(event),
                            None => self.board = Board::open(event).ok(),
                        }
                    }
                }
            }
            ServerMessage::Presence { seats, watching } => self.presence = (seats.clone(), *watching),
            _ => {}
        }
        Ok(message)
    }

    pub async fn request(&mut self, request: Action) -> Answer {
        let id = NEXT_ID.fetch_add(1, Ordering::Relaxed).to_string();
        self.request_as(&id, request).await
    }

    /// Sends a request and waits for the answer; that of a held call comes when the photo finish is decided.
    pub async fn request_as(&mut self, id: &str, request: Action) -> Answer {
        self.connection.request(id, request).await.expect("the server listens");
        let mut is_held = false;
        loop {
            match self.next().await {
                ServerMessage::Records { records, .. } if is_held && decides(&records) => {
                    return Answer::Done;
                }
                ServerMessage::Records { records, .. }
                    if records.iter().any(|record| record.id.as_deref() == Some(id)) =>
                {
                    return Answer::Done;
                }
                ServerMessage::Held { id: Some(known) } if known == id => is_held = true,
                ServerMessage::Accepted { id: known } if known == id => return Answer::Accepted,
                ServerMessage::Refused { id: known, why } if known == id => return Answer::Refused(why),
                ServerMessage::Problem { id: Some(known), problem } if known == id => {
                    return Answer::Problem(problem);
                }
                _ => {}
            }
        }
    }

    pub async fn until(&mut self, wanted: impl Fn(&Board) -> bool) {
        self.receive_until(|seat| seat.board.as_ref().is_some_and(&wanted)).await;
    }

    pub async fn receive_until(&mut self, wanted: impl Fn(&Seat) -> bool) {
        while !wanted(self) {
            self.next().await;
        }
    }

    pub fn board(&self) -> &Board {
        self.board.as_ref().expect("a table")
    }

    pub fn phase(&self) -> &Phase {
        self.board().phase()
    }
}

/// Whether a photo finish is decided here.
fn decides(records: &[protocol::PublicRecord]) -> bool {
    let mut facts = records.iter().flat_map(|record| &record.events).map(|event| &event.fact);
    facts.any(|fact| {
        matches!(
            fact,
            engine::Fact::Called { .. }
                | engine::Fact::Claimed { .. }
                | engine::Fact::Taken { .. }
                | engine::Fact::Turned { .. }
                | engine::Fact::WrongCall { .. }
        )
    })
}

pub fn name(text: &str) -> DisplayName {
    DisplayName::new(text).expect("a name")
}

/// Status and kind of an error that a server responds with.
pub fn refusal<T>(response: Result<T, ClientError>) -> (u16, ApiErrorKind) {
    match response {
        Err(ClientError::ApiError(status, error)) => (status.as_u16(), error.error),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("the request is accepted"),
    }
}

pub async fn open_without_hello(site: &Site, table: &str) -> Connection {
    Connection::open_without_hello(site.address(), site.token(), table).await.expect("a socket")
}

/// The close code of a socket, after its remaining messages.
pub async fn close_code(connection: &mut Connection) -> Option<u16> {
    loop {
        match tokio::time::timeout(TIMEOUT, connection.receive()).await.expect("an end").expect("a message") {
            Inbound::Message(_) => {}
            Inbound::Closed(code) => return code,
        }
    }
}

/// An HTTP response, byte for byte.
pub struct Raw {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Raw {
    pub async fn get(server: &Running, path: &str) -> Raw {
        Raw::send(server, "GET", path, &[], "").await
    }

    /// Sends any request and reads the response to its end.
    pub async fn send(server: &Running, method: &str, path: &str, headers: &[&str], body: &str) -> Raw {
        let mut stream = server.connect().await;
        let headers: String = headers.iter().map(|header| format!("{header}\r\n")).collect();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n{headers}\r\n",
            server.host(),
            body.len()
        );
        stream.write_all(format!("{head}{body}").as_bytes()).await.expect("it listens");
        Raw::read(&mut stream).await
    }

    pub async fn read(stream: &mut TcpStream) -> Raw {
        let mut bytes = Vec::new();
        // After its response the server may reset a connection with unread bytes.
        let _ = tokio::time::timeout(TIMEOUT, stream.read_to_end(&mut bytes)).await.expect("an answer");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Raw { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub fn kind(&self) -> ApiErrorKind {
        let error: ApiError =
            serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body));
        error.error
    }
}

pub const UPGRADE: [&str; 4] = [
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];

/// Requests a socket with any further headers; returns the status and the connection.
pub async fn upgrade(server: &Running, table: &str, headers: &[&str]) -> (u16, TcpStream) {
    let mut stream = server.connect().await;
    let headers: String = UPGRADE.iter().chain(headers).map(|header| format!("{header}\r\n")).collect();
    let head = format!("GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\n{headers}\r\n", server.host());
    stream.write_all(head.as_bytes()).await.expect("it listens");
    let mut read = Vec::new();
    while !read.ends_with(b"\r\n\r\n") {
        read.push(tokio::time::timeout(TIMEOUT, stream.read_u8()).await.expect("an answer").expect("a head"));
    }
    let head = String::from_utf8_lossy(&read);
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, stream)
}

/// Plays until the match is over, under any rules; the first player who may finds every Set.
pub async fn play_out(seats: &mut [Seat]) {
    while !matches!(seats[0].phase(), Phase::MatchOver { .. }) {
        one_step(seats).await;
    }
}

/// Makes the next move. Afterwards all seats have received it.
pub async fn one_step(seats: &mut [Seat]) {
    let board = seats[0].board();
    let cards = board.layout().cards().to_vec();
    let playing = board.playing().map(|(number, _)| number.index());
    let playing: Vec<usize> = playing.filter(|&seat| seat < seats.len()).collect();
    let free = playing.iter().copied().find(|&seat| !board.seats()[seat].is_locked_out());
    let quick = board.rules().takes_claims();
    match board.phase().clone() {
        Phase::MatchOver { .. } => {}
        Phase::Waiting { .. } | Phase::RoundOver { .. } => {
            let dealer = board.dealer().expect("a dealer").index();
            // A bot never deals: it is dealt for.
            match seats.get_mut(dealer) {
                Some(seat) => assert_eq!(seat.request(Action::Deal).await, Answer::Done),
                None => seats[0].until(|board| board.phase().in_round()).await,
            }
        }
        Phase::Held { .. } => panic!("a held call is not shown"),
        Phase::Checking { .. } => {
            let awaited = board.awaited_votes().map(|seat| seat.index());
            // Bots vote by themselves.
            let awaited: Vec<usize> = awaited.filter(|&seat| seat < seats.len()).collect();
            for seat in awaited {
                assert_eq!(seats[seat].request(Action::Vote { right: seat % 2 == 0 }).await, Answer::Done);
            }
            seats[0].until(|board| board.checked_claim().is_none()).await;
        }
        Phase::Called { seat, .. } => {
            let cards = Claim::new(&all_sets(&cards)[0]).expect("a Set");
            match seats.get_mut(seat.index()) {
                Some(seat) => assert_eq!(seat.request(Action::Pick { cards }).await, Answer::Done),
                None => seats[0].until(|board| board.caller().is_none()).await,
            }
        }
        Phase::Playing { .. } => match (all_sets(&cards).first(), free) {
            (Some(set), Some(free)) if quick => {
                let cards = Claim::new(set).expect("a Set");
                assert_eq!(seats[free].request(Action::Claim { cards }).await, Answer::Done);
            }
            (Some(_), Some(free)) => assert_eq!(seats[free].request(Action::Call).await, Answer::Done),
            _ => {
                for seat in playing {
                    let answer = seats[seat].request(Action::NoSet).await;
                    let said = matches!(answer, Answer::Done | Answer::Refused(Refusal::SaidAlready));
                    assert!(said, "{answer:?}");
                }
                // Bots say so too, and agreement waits for calls on their way.
                let before = (seats[0].board().round(), cards.len(), true);
                let now = |board: &Board| (board.round(), board.layout().len(), board.phase().in_round());
                seats[0].until(|board| now(board) != before).await;
            }
        },
    }
    sync_seats(seats).await;
}

pub async fn sync_seats(seats: &mut [Seat]) {
    let head = seats.iter().map(|seat| seat.head).max().unwrap_or(0);
    for seat in seats.iter_mut() {
        seat.receive_until(|seat| seat.head >= head).await;
    }
}

/// Every record of a table, with its secrets, as the journal keeps it.
pub async fn journal_of(journal: &dyn Journal, table: &str) -> Vec<Record> {
    let stream = Stream::new(&format!("table/{table}")).expect("a stream");
    let entries = journal.read(&stream, 0, usize::MAX).await.expect("entries");
    entries.iter().map(|entry| serde_json::from_slice(&entry.payload).expect("a record")).collect()
}

/// The same server behind a proxy that delays everything by this long, each way.
pub async fn far_away(server: &Running, delay: Duration) -> Site {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let far = listener.local_addr().expect("an address");
    let near = server.port();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let server = TcpStream::connect(("127.0.0.1", near)).await.expect("the server");
            let (_, _) = (client.set_nodelay(true), server.set_nodelay(true));
            let ((from_client, to_client), (from_server, to_server)) =
                (client.into_split(), server.into_split());
            tokio::spawn(forward(from_client, to_server, delay));
            tokio::spawn(forward(from_server, to_client, delay));
        }
    });
    Site::new(format!("http://{far}").parse().expect("an address"))
}

async fn forward(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, delay: Duration) {
    let (sender, mut receiver) = tokio::sync::mpsc::unbounded_channel::<(tokio::time::Instant, Vec<u8>)>();
    tokio::spawn(async move {
        while let Some((due, bytes)) = receiver.recv().await {
            tokio::time::sleep_until(due).await;
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    });
    let mut bytes = vec![0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        if sender.send((tokio::time::Instant::now() + delay, bytes[..count].to_vec())).is_err() {
            return;
        }
    }
}
