//! A real server in this process, on a free port, and people who talk to it over real sockets.
#![allow(dead_code)]

use std::sync::Arc;
use std::time::Duration;

use client::{Connection, Heard, Site};
use engine::{Board, Edition, Name, Phase, Refusal, RuleChoice, SeatNumber, Variant};
use protocol::{FromServer, NewTable, Problem, Request};
use server::journal::{Journal, MemoryJournal};
use server::{Config, serve};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// However slow the machine: whoever waits this long waits for something that will not come.
const LONG: Duration = Duration::from_secs(60);

/// A server in this process.
pub struct Running {
    pub url: String,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    /// A server with a journal in memory.
    pub async fn start() -> Running {
        Running::start_with(Arc::new(MemoryJournal::default()), Config::default(), 0).await
    }

    pub async fn start_with(journal: Arc<dyn Journal>, config: Config, port: u16) -> Running {
        let listener = TcpListener::bind(("127.0.0.1", port)).await.expect("a free port");
        let url = format!("http://{}{}", listener.local_addr().expect("an address"), config.base_path);
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let shutdown = async {
                let _ = stopped.await;
            };
            serve(listener, journal, config, shutdown).await.expect("the server runs");
        });
        Running { url, stop: Some(stop), task }
    }

    pub fn port(&self) -> u16 {
        let address: client::Address = self.url.parse().expect("an address");
        address.host.rsplit_once(':').and_then(|(_, port)| port.parse().ok()).expect("a port")
    }

    pub fn site(&self) -> Site {
        Site::new(self.url.parse().expect("an address"))
    }

    /// Somebody new, known to the server.
    pub async fn somebody(&self, name: &str) -> Site {
        let mut site = self.site();
        site.sign_in(name).await.expect("a player");
        site
    }

    /// Shuts down gracefully.
    pub async fn stop(mut self) {
        let _ = self.stop.take().expect("it runs").send(());
        self.task.await.expect("the server ends");
    }
}

pub fn english() -> NewTable {
    new_table(Edition::English, Variant::Full)
}

pub fn new_table(edition: Edition, variant: Variant) -> NewTable {
    NewTable { rules: RuleChoice::new(edition, variant), public: false, bots: Vec::new() }
}

/// What became of a request.
#[derive(Debug, PartialEq)]
pub enum Answer {
    Done,
    Accepted,
    Refused(Refusal),
    Problem(Problem),
}

/// Somebody at a table: a socket, and the board that its messages make.
pub struct Seat {
    pub connection: Connection,
    pub board: Option<Board>,
    pub head: u64,
    pub heard: Vec<String>,
    pub presence: (Vec<SeatNumber>, usize),
    requests: u64,
}

impl Seat {
    /// Connects to a table and waits until it knows all of it.
    pub async fn open(site: &Site, table: &str) -> Seat {
        Seat::resume(site, table, None, 0).await
    }

    pub async fn resume(site: &Site, table: &str, board: Option<Board>, after: u64) -> Seat {
        let connection = site.connect(table, after).await.expect("a socket");
        let presence = (Vec::new(), 0);
        let mut seat = Seat { connection, board, head: after, heard: Vec::new(), presence, requests: 0 };
        let FromServer::Welcome { head, .. } = seat.next().await else {
            panic!("the first message is a welcome");
        };
        while seat.head < head {
            seat.next().await;
        }
        seat
    }

    /// Sits down and says so.
    pub async fn sit(site: &Site, table: &str) -> Seat {
        let mut seat = Seat::open(site, table).await;
        assert!(matches!(
            seat.ask(Request::Sit).await,
            Answer::Done | Answer::Refused(Refusal::AlreadySeated)
        ));
        seat
    }

    /// Takes in the next message.
    pub async fn next(&mut self) -> FromServer {
        match self.next_or_close().await {
            Ok(message) => message,
            Err(code) => panic!("the socket closed with {code:?}"),
        }
    }

    pub async fn next_or_close(&mut self) -> Result<FromServer, Option<u16>> {
        let text = tokio::time::timeout(LONG, self.connection.hear_text()).await.expect("a message")?;
        let message: FromServer =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.heard.push(text);
        match &message {
            FromServer::Records { records, .. } => {
                for record in records {
                    assert_eq!(record.seq, self.head + 1, "records come in order and without gaps");
                    self.head = record.seq;
                    for event in &record.events {
                        match &mut self.board {
                            Some(board) => board.apply(event.event()),
                            None => self.board = Board::open(event.event()),
                        }
                    }
                }
            }
            FromServer::Presence { seats, watching } => self.presence = (seats.clone(), *watching),
            _ => {}
        }
        Ok(message)
    }

    pub async fn ask(&mut self, request: Request) -> Answer {
        self.requests += 1;
        let id = format!("{}", self.requests);
        self.ask_as(&id, request).await
    }

    /// Asks under an id and waits for what becomes of it.
    pub async fn ask_as(&mut self, id: &str, request: Request) -> Answer {
        self.connection.ask(id, request).await.expect("the server listens");
        loop {
            match self.next().await {
                FromServer::Records { records, .. }
                    if records.iter().any(|record| record.id.as_deref() == Some(id)) =>
                {
                    return Answer::Done;
                }
                FromServer::Accepted { id: known } if known == id => return Answer::Accepted,
                FromServer::Refused { id: known, why } if known == id => return Answer::Refused(why),
                FromServer::Problem { id: Some(known), problem } if known == id => {
                    return Answer::Problem(problem);
                }
                _ => {}
            }
        }
    }

    /// Waits until the board is as wanted.
    pub async fn until(&mut self, wanted: impl Fn(&Board) -> bool) {
        while !self.board.as_ref().is_some_and(&wanted) {
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

pub fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

/// What comes next from a socket that is about to close.
pub async fn close_code(connection: &mut Connection) -> Option<u16> {
    loop {
        match tokio::time::timeout(LONG, connection.hear()).await.expect("an end").expect("a message") {
            Heard::Message(_) => {}
            Heard::Closed(code) => return code,
        }
    }
}
