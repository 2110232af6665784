//! The limits of a socket, one by one, and that other clients do not notice when one exceeds them.

use std::time::Duration;

use crate::site::{Answer, Running, Seat, close_code, english, open_without_hello, upgrade, wide};
use engine::{Action, Contribution, Emote, RuleChoice, SeatNumber};
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, PROTOCOL_VERSION, Problem, ServerMessage};
use server::{Config, Limits};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::Role;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

async fn start_limited(limits: Limits) -> Running {
    Running::start_by(Config { limits, ..Config::default() }).await
}

/// A message of exactly so many bytes, which the server understands.
fn hello_of(bytes: usize) -> String {
    let hello = format!("{{\"type\":\"hello\",\"version\":{PROTOCOL_VERSION},\"after\":0}}");
    format!("{hello}{}", " ".repeat(bytes - hello.len()))
}

/// A socket on which any frame can be sent.
async fn raw_socket(server: &Running, table: &str) -> WebSocketStream<TcpStream> {
    let (status, stream) = upgrade(server, table, &[]).await;
    assert_eq!(status, 101);
    WebSocketStream::from_raw_socket(stream, Role::Client, None).await
}

/// The close code of a raw socket, after its remaining messages.
async fn raw_close_code(socket: &mut WebSocketStream<TcpStream>) -> Option<u16> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return None,
        }
    }
}

#[tokio::test]
async fn a_frame_of_four_kibibytes_is_accepted_and_one_byte_more_closes() {
    let server = Running::start().await;
    let (ann, table) = server.table().await;
    let mut fits = open_without_hello(&ann, &table).await;
    fits.send_text(hello_of(4096)).await.expect("sent");
    let welcome = fits.receive_text().await.expect("an answer");
    assert!(welcome.starts_with("{\"type\":\"welcome\""), "{welcome}");
    let mut too_long = open_without_hello(&ann, &table).await;
    too_long.send_text(hello_of(4097)).await.expect("sent");
    assert!(too_long.receive_text().await.is_err());
    // In the middle of a game just the same, and for whole messages in small frames too.
    let mut later = Seat::sit(&ann, &table).await;
    let _ = later.connection.send_text("x".repeat(4097)).await;
    while later.next_or_close().await.is_ok() {}
    let mut pieces = raw_socket(&server, &table).await;
    for place in 0..5 {
        let kind = if place == 0 { Data::Text } else { Data::Continue };
        let frame = Frame::message(vec![b' '; 1024], OpCode::Data(kind), place == 4);
        let _ = pieces.send(Message::Frame(frame)).await;
    }
    assert_eq!(raw_close_code(&mut pieces).await, None, "no answer to what was not read to its end");
    // Other clients are not affected.
    assert_eq!(Seat::sit(&ann, &table).await.board().seats().len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn forty_messages_at_once_are_accepted_and_a_flood_closes_with_4100() {
    // So slow a refill that no machine is slow enough to see one.
    let server = start_limited(Limits { messages_per_second: 1e-6, ..Limits::default() }).await;
    let (ann, table) = server.table().await;
    let mut seat = Seat::open(&ann, &table).await;
    for _ in 0..40 {
        assert!(matches!(seat.request(Action::Deal).await, Answer::Done | Answer::Refused(_)));
    }
    // The forty-first is one too many, and all those behind it must not keep the reason from arriving.
    for _ in 0..200 {
        let _ = seat.connection.request("late", Action::Deal).await;
    }
    assert_eq!(close_code(&mut seat.connection).await, Some(4100));
    // The limit is the player's as well as the socket's. Other players have their own.
    let mut again = Seat::open(&ann, &table).await;
    assert!(matches!(again.request(Action::NoSet).await, Answer::Problem(Problem::TooMany { .. })));
    Seat::sit(&server.sign_in("Bob").await, &table).await;
    server.stop().await;
}

#[tokio::test]
async fn one_player_with_many_sockets_has_one_budget_and_is_told_when_there_is_more() {
    let server = start_limited(Limits { messages_per_second: 0.01, ..Limits::default() }).await;
    let (ann, table) = server.table().await;
    let mut answers = Vec::new();
    for _ in 0..3 {
        let mut seat = Seat::open(&ann, &table).await;
        for _ in 0..20 {
            answers.push(seat.request(Action::Deal).await);
        }
    }
    let wait = |answer: &Answer| match answer {
        Answer::Problem(Problem::TooMany { seconds }) => Some(*seconds),
        _ => None,
    };
    assert_eq!(answers.iter().filter(|answer| wait(answer).is_none()).count(), 40);
    assert!(answers[40..].iter().all(|answer| matches!(wait(answer), Some(1..=100))), "{answers:?}");
    // What costs more is refused earlier.
    let bob = server.sign_in("Bob").await;
    let mut guest = Seat::sit(&bob, &table).await;
    let mut changes = 0;
    let rules = english().rules;
    while wait(&guest.request(Action::ChangeRules { rules: rules.clone() }).await).is_none() {
        changes += 1;
    }
    assert_eq!(changes, (40 - 2) / 4);
    server.stop().await;
}

#[tokio::test]
async fn empty_fragments_count_against_the_limits() {
    let server = start_limited(Limits { messages_per_second: 1e-6, ..Limits::default() }).await;
    let (_, table) = server.table().await;
    let mut socket = raw_socket(&server, &table).await;
    socket.send(Message::text(hello_of(60))).await.expect("sent");
    for place in 0..1000 {
        let kind = if place == 0 { Data::Text } else { Data::Continue };
        let frame = Frame::message(Vec::new(), OpCode::Data(kind), false);
        if socket.feed(Message::Frame(frame)).await.is_err() {
            break;
        }
    }
    let _ = socket.flush().await;
    assert_eq!(raw_close_code(&mut socket).await, Some(4100));
    server.stop().await;
}

#[tokio::test]
async fn pings_pongs_bytes_and_nonsense_count_as_messages() {
    let server = start_limited(Limits { messages_per_second: 1e-6, ..Limits::default() }).await;
    let (_, table) = server.table().await;
    let floods: [fn() -> Message; 4] = [
        || Message::Ping("x".into()),
        || Message::Pong("x".into()),
        || Message::Binary(vec![0; 10].into()),
        || Message::text("nonsense"),
    ];
    for (place, flood) in floods.into_iter().enumerate() {
        let mut socket = raw_socket(&server, &table).await;
        socket.send(Message::text(hello_of(60))).await.expect("sent");
        for _ in 0..60 {
            if socket.feed(flood()).await.is_err() {
                break;
            }
        }
        let _ = socket.flush().await;
        assert_eq!(raw_close_code(&mut socket).await, Some(4100), "flood {place}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_client_without_a_timely_hello_is_closed() {
    let server = start_limited(Limits { hello: Duration::from_millis(200), ..Limits::default() }).await;
    let (ann, table) = server.table().await;
    let mut silent = open_without_hello(&ann, &table).await;
    assert_eq!(close_code(&mut silent).await, Some(4001));
    for (first, code) in [
        (r#"{"type":"do","id":"1","do":"deal"}"#.to_owned(), 4001),
        ("{".to_owned(), 4001),
        (format!("{{\"type\":\"hello\",\"version\":{}}}", PROTOCOL_VERSION + 1), 4101),
    ] {
        let mut other = open_without_hello(&ann, &table).await;
        other.send_text(first.clone()).await.expect("sent");
        assert_eq!(close_code(&mut other).await, Some(code), "{first}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_queue_that_overflows_closes_with_4000_and_the_client_resumes() {
    let server = start_limited(Limits { queue: 4, ..wide().limits }).await;
    let (ann, table) = server.table().await;
    let mut host = Seat::open(&ann, &table).await;
    for number in 0..1500u32 {
        let random = Contribution::new([number.to_be_bytes()[3]; 16]);
        assert_eq!(host.request(Action::Contribute { random }).await, Answer::Done);
    }
    // The history has many pages and this runtime one thread: the queue is filled before the socket empties it.
    let (mut head, mut visits, mut board) = (0, 0, None);
    while head < host.head {
        let mut seat = Seat::connect(&ann, &table, board, head).await;
        let code = loop {
            match seat.next_or_close().await {
                Err(code) => break code,
                Ok(ServerMessage::Presence { .. }) if seat.head == host.head => break Some(4000),
                Ok(_) => {}
            }
        };
        visits += 1;
        assert_eq!(code, Some(4000));
        let all_queued = seat.head >= head + 300 || seat.head == host.head;
        assert!(all_queued, "{head} to {}: queued messages are sent first", seat.head);
        (head, board) = (seat.head, seat.board);
    }
    assert!(visits > 2 && board.as_ref() == Some(host.board()), "{visits} visits");
    server.stop().await;
}

#[tokio::test]
async fn a_table_with_long_records_can_be_opened() {
    let server = Running::start_by(wide()).await;
    let (ann, table) = server.table().await;
    let mut host = Seat::open(&ann, &table).await;
    for number in 0..300u16 {
        // The longest id and the longest words that rules have, page after page.
        let rules = RuleChoice {
            calling: Some(engine::Calling::CallAndPickAtOnce),
            others: Some(engine::Others::MayNotTouchOrCall),
            no_set: Some(engine::NoSet::AllAgreeOrLongTime),
            scoring: Some(engine::Scoring::PointPerSetMinusWrongCalls),
            ..english().rules
        };
        let id = format!("{number:0>40}");
        assert_eq!(host.request_as(&id, Action::ChangeRules { rules }).await, Answer::Done);
    }
    assert_eq!(Seat::open(&server.site(), &table).await.board(), host.board());
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_never_reads_delays_no_other_and_is_closed() {
    let server = start_limited(Limits { queue: 64, ..wide().limits }).await;
    let (ann, table) = server.table().await;
    let mut host = Seat::open(&ann, &table).await;
    // Sends hello and then neither sends nor reads anything.
    let mut stuck = raw_socket(&server, &table).await;
    stuck.send(Message::text(hello_of(60))).await.expect("sent");
    host.receive_until(|host| host.presence.1 == 1).await;
    // The kernel's buffers take a few megabytes before the server notices.
    let mut sent = 0;
    while host.presence != (vec![SeatNumber(0)], 0) {
        let rules = RuleChoice { silence_s: Some(5 + sent % 50), ..english().rules };
        assert_eq!(host.request(Action::ChangeRules { rules }).await, Answer::Done);
        sent += 1;
        assert!(sent < 60_000, "it is still there");
    }
    // Its queue was bounded, and the other client received every record meanwhile.
    assert_eq!(host.head, u64::from(sent) + 2);
    assert_eq!(host.request(Action::Emote { emote: Emote::Hello }).await, Answer::Done);
    drop(stuck);
    server.stop().await;
}

#[tokio::test]
async fn a_second_hello_is_out_of_order() {
    let server = Running::start().await;
    let (ann, table) = server.table().await;
    let mut seat = Seat::open(&ann, &table).await;
    seat.connection
        .send(&ClientMessage::Hello { version: PROTOCOL_VERSION, after: 0, selections: false })
        .await
        .expect("sent");
    loop {
        if let ServerMessage::Problem { problem, .. } = seat.next().await {
            assert_eq!(problem, protocol::Problem::OutOfOrder);
            break;
        }
    }
    server.stop().await;
}
