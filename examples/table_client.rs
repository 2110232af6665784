//! A client of a server: it makes a table, connects to the table's WebSocket, plays a round alone and takes every Set.
//!
//! ```text
//! cargo run -- serve --listen 127.0.0.1:8080
//! cargo run --example table_client -- http://127.0.0.1:8080
//! ```
//!
//! `docs/protocol.md` describes the messages. The crate `client` sends them and `engine::Board` applies the events.

use std::error::Error;

use client::{Inbound, Site};
use engine::{Action, Board, Claim, Edition, Event, Phase, RuleChoice, SeatNumber, Time, Variant, first_set};
use protocol::{NewTable, ServerMessage};

/// Plays one round at a server and returns the board at its end.
pub async fn play(url: &str) -> Result<Board, Box<dyn Error>> {
    let mut site = Site::new(url.parse()?);
    site.sign_in("Example").await?;
    let rules = RuleChoice::new(Edition::English, Variant::Practice);
    let made = site.make_table(&NewTable { rules, public: false, bots: Vec::new() }).await?;
    println!("{url}{}", made.path);
    let mut connection = site.connect(&made.table, 0).await?;
    let (mut board, mut me, mut pending) = (None::<Board>, None, None);
    let (mut seq, mut head, mut time) = (0, u64::MAX, Time(0));
    loop {
        let Inbound::Message(message) = connection.receive().await? else {
            return Err("the server has closed the connection".into());
        };
        match *message {
            ServerMessage::Welcome { head: last, you, .. } => (head, me) = (last, you),
            ServerMessage::Records { now, records } => {
                for record in records {
                    record.events.iter().for_each(|event| apply(&mut board, event));
                    pending = pending.filter(|id| record.id.as_ref() != Some(id));
                    (seq, time) = (record.seq, now);
                }
            }
            ServerMessage::Refused { why, .. } => return Err(format!("refused: {why:?}").into()),
            _ => {}
        }
        // Decides only on a board that has all records and the answer to the last request.
        let Some(current) = board.as_ref().filter(|_| seq >= head && pending.is_none()) else { continue };
        if let Phase::MatchOver { .. } = current.phase() {
            return Ok(current.clone());
        }
        let seat = me.as_ref().and_then(|player| current.seat_of(&player.id));
        if let Some(request) = next(current, seat, time) {
            let id = format!("example-{seq}");
            connection.request(&id, request).await?;
            pending = Some(id);
        }
    }
}

/// The first event opens the board, each later one changes it.
fn apply(board: &mut Option<Board>, event: &Event) {
    match board {
        None => *board = Board::open(event).ok(),
        Some(board) => board.apply(event),
    }
}

/// The first of these that the engine permits now: deal, take a Set, say that there is none.
fn next(board: &Board, seat: Option<SeatNumber>, now: Time) -> Option<Action> {
    let options = board.options(seat, now);
    match first_set(board.layout().cards()).and_then(|set| Claim::new(&set).ok()) {
        _ if options.deal.is_ok() => Some(Action::Deal),
        Some(cards) if options.claim.is_ok() => Some(Action::Claim { cards }),
        None if options.no_set.is_ok() => Some(Action::NoSet),
        _ => None,
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = std::env::args().nth(1).unwrap_or_else(|| "http://127.0.0.1:8080".to_owned());
    let board = play(&url).await?;
    println!("{} cards left", board.layout().len());
    Ok(())
}
