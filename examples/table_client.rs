//! A client of a server: it makes a table, connects to the table's WebSocket, plays a round alone and takes every Set.
//!
//! ```text
//! cargo run -- serve --listen 127.0.0.1:8080
//! cargo run --example table_client -- http://127.0.0.1:8080
//! ```
//!
//! `docs/protocol.md` describes the messages. The crate `client` sends them and `engine::Board` applies the events.

use std::error::Error;

use client::{Heard, Site};
use engine::{Board, Claim, Edition, Event, Phase, RuleChoice, Variant, first_set};
use protocol::{NewTable, Request, ServerMessage};

/// Plays one round at a server and returns the board at its end.
pub async fn play(url: &str) -> Result<Board, Box<dyn Error>> {
    let mut site = Site::new(url.parse()?);
    site.sign_in("Example").await?;
    let rules = RuleChoice::new(Edition::English, Variant::Practice);
    let made = site.make_table(&NewTable { rules, public: false, bots: Vec::new() }).await?;
    println!("{url}{}", made.path);
    let mut connection = site.connect(&made.table, 0).await?;
    let (mut board, mut seq, mut head) = (None, 0, u64::MAX);
    let mut pending = None;
    loop {
        let Heard::Message(message) = connection.hear().await? else {
            return Err("the server has closed the connection".into());
        };
        match *message {
            ServerMessage::Welcome { head: last, .. } => head = last,
            ServerMessage::Records { records, .. } => {
                for record in records {
                    record.events.iter().for_each(|event| apply(&mut board, event.event()));
                    seq = record.seq;
                    pending = pending.filter(|id| record.id.as_ref() != Some(id));
                }
            }
            ServerMessage::Refused { why, .. } => return Err(format!("refused: {why:?}").into()),
            _ => {}
        }
        // Decides only on a board that has all records and the answer to the last request.
        if let (Some(open), None, true) = (&board, &pending, seq >= head) {
            let Some(request) = next(open) else { return board.ok_or_else(|| "no board".into()) };
            let id = format!("example-{seq}");
            connection.ask(&id, request).await?;
            pending = Some(id);
        }
    }
}

/// The first event opens the board, each later one changes it.
fn apply(board: &mut Option<Board>, event: &Event) {
    match board {
        None => *board = Board::open(event),
        Some(board) => board.apply(event),
    }
}

/// What to do now; nothing when the match is over.
fn next(board: &Board) -> Option<Request> {
    match board.phase() {
        Phase::MatchOver { .. } => None,
        Phase::Waiting { .. } => Some(Request::Deal),
        _ => Some(match first_set(board.layout().cards()).and_then(|set| Claim::new(&set).ok()) {
            Some(cards) => Request::Claim { cards },
            None => Request::NoSet,
        }),
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = std::env::args().nth(1).unwrap_or_else(|| "http://127.0.0.1:8080".to_owned());
    let board = play(&url).await?;
    println!("{} cards left", board.layout().len());
    Ok(())
}
