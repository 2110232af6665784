//! The limits of HTTP requests and of addresses, one by one, and that other clients do not notice when one exceeds them.

use std::time::Duration;

use crate::site::{self, Answer, Raw, Running, Seat, close_code, english, refusal, upgrade, wide};
use engine::{Action, Contribution, RuleChoice};
use protocol::{ApiError, ApiErrorKind, NewTable, Problem, ServerMessage};
use server::{Config, Limits};
use tokio::io::AsyncWriteExt;

async fn start_limited(limits: Limits) -> Running {
    Running::start_by(Config { limits, ..Config::default() }).await
}

#[tokio::test]
async fn every_route_that_appends_or_reads_much_is_limited() {
    let limits = Limits { requests_per_minute: 30, ..wide().limits };
    let table = &["POST", "/api/tables", r#"{"rules":{"edition":"english"}}"#];
    for ([method, path, body], cost) in [
        (&["PUT", "/api/me", r#"{"name":"Ann"}"#], 10),
        (&["POST", "/api/me/code", ""], 5),
        (table, 2),
        (&["GET", "/api/me", ""], 1),
        (&["POST", "/api/players", ""], 1),
        (&["GET", "/api/tables", ""], 1),
        (&["GET", "/api/tables/{table}/replay", ""], 1),
    ] {
        let server = start_limited(limits.clone()).await;
        let (ann, table) = server.table().await;
        let bob = server.sign_in("Bob").await;
        let path = path.replace("{table}", &table);
        let bearer = format!("Authorization: Bearer {}", bob.token().expect("a token"));
        let mut passed = 0;
        let refused = loop {
            let answer = Raw::send(&server, method, &path, &[&bearer], body).await;
            match answer.status {
                429 => break answer,
                _ => passed += 1,
            }
            assert!(passed < 1000, "{method} {path}");
        };
        // A slow machine refills some of it meanwhile, and the records of a replay cost a little too.
        assert!(passed >= 28 / cost, "{method} {path}: {passed}");
        let error: ApiError = serde_json::from_str(&refused.body).expect("an error");
        let seconds = error.seconds.expect("a time");
        assert!((1..=20).contains(&seconds) && error.error == ApiErrorKind::TooMany, "{}", refused.body);
        assert!(refused.head.contains(&format!("retry-after: {seconds}")), "{}", refused.head);
        // Other players are not affected.
        assert_eq!(ann.me().await.expect("a player").name, site::name("Ann"));
        server.stop().await;
    }
}

#[tokio::test]
async fn joining_a_long_table_costs_more_than_a_short_one() {
    let limits = Limits { requests_per_minute: 10, ..wide().limits };
    let server = start_limited(limits).await;
    let (ann, table) = server.table().await;
    let mut host = Seat::open(&ann, &table).await;
    for number in 0..400u32 {
        let random = Contribution::new([number.to_be_bytes()[3]; 16]);
        assert_eq!(host.request(Action::Contribute { random }).await, Answer::Done);
    }
    // A resume costs little; all 400 records cost eight.
    let bob = server.sign_in("Bob").await;
    Seat::resume(&bob, &table, host.board.clone(), host.head).await;
    let mut refused = None;
    for _ in 0..10 {
        let mut seat = Seat::connect(&bob, &table, None, 0).await;
        if let ServerMessage::Problem { id: None, problem: Problem::TooMany { seconds } } = seat.next().await
        {
            assert_eq!(close_code(&mut seat.connection).await, Some(1012), "it may come back");
            refused = Some(seconds);
            break;
        }
    }
    assert!(matches!(refused, Some(1..=60)), "{refused:?}");
    server.stop().await;
}

#[tokio::test]
async fn move_codes_cannot_be_guessed() {
    let server = Running::start().await;
    let code = |code: String| {
        let server = &server;
        async move {
            Raw::send(server, "POST", "/api/players/move", &[], &format!("{{\"code\":\"{code}\"}}"))
                .await
                .status
        }
    };
    let mut tried = 0;
    while code(format!("{tried:0>12}")).await == 401 {
        tried += 1;
        assert!(tried <= 100);
    }
    assert!((15..=30).contains(&tried), "{tried}");
    server.stop().await;
}

#[tokio::test]
async fn twenty_a_second_is_the_default() {
    let limits = Limits::default();
    assert_eq!((limits.messages_per_second, limits.message_burst), (20.0, 40.0));
    assert_eq!((limits.message_bytes, limits.queue), (4096, 64));
    assert_eq!(limits.hello, Duration::from_secs(5));
}

#[tokio::test]
async fn requests_that_never_end_are_ended() {
    let server = start_limited(Limits { hello: Duration::from_millis(300), ..Limits::default() }).await;
    let head = "GET /api/tables HTTP/1.1\r\nHost: x\r\n";
    for begun in ["", "GET", head, &format!("{head}X-Slow: ")] {
        let mut stream = server.connect().await;
        stream.write_all(begun.as_bytes()).await.expect("sent");
        let answer = Raw::read(&mut stream).await;
        assert!(matches!(answer.status, 0 | 408), "{begun:?}: {}", answer.status);
    }
    // A byte now and then does not help.
    let mut dribble = server.connect().await;
    dribble.write_all(b"GET / HTTP/1.1\r\nX: ").await.expect("sent");
    while dribble.write_all(b"x").await.is_ok() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Nor does a head without its body, with a name to be given and with a table to be made.
    let ann = server.sign_in("Ann").await;
    for path in ["/api/players", "/api/tables"] {
        let mut stream = server.connect().await;
        let bearer = ann.token().expect("a token");
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {bearer}\r\nContent-Length: 99\r\n\r\n{{"
        );
        stream.write_all(head.as_bytes()).await.expect("sent");
        let answer = Raw::read(&mut stream).await;
        assert_eq!((answer.status, answer.kind()), (408, ApiErrorKind::TooSlow), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn heads_and_bodies_have_a_longest() {
    let server = Running::start().await;
    let ann = server.sign_in("Ann").await;
    let bearer = format!("Authorization: Bearer {}", ann.token().expect("a token"));
    let padded = |bytes: usize| {
        let body = r#"{"name":"Anna"}"#;
        format!("{body}{}", " ".repeat(bytes - body.len()))
    };
    for (method, path) in [("PUT", "/api/me"), ("POST", "/api/players")] {
        let answer = Raw::send(&server, method, path, &[&bearer], &padded(4096)).await;
        assert!(matches!(answer.status, 200 | 201), "{path}");
        let answer = Raw::send(&server, method, path, &[&bearer], &padded(4097)).await;
        assert_eq!((answer.status, answer.kind()), (413, ApiErrorKind::TooLong), "{path}");
    }
    let long = format!("X-Long: {}", "x".repeat(100_000));
    let answer = Raw::send(&server, "GET", "/api/tables", &[&long], "").await;
    assert!(matches!(answer.status, 0 | 431), "{}", answer.status);
    server.stop().await;
}

#[tokio::test]
async fn one_address_has_a_limited_number_of_sockets_and_gets_them_back() {
    let server = start_limited(Limits { sockets_per_address: 3, ..Limits::default() }).await;
    let (ann, table) = server.table().await;
    let mut seats = Vec::new();
    for _ in 0..3 {
        seats.push(Seat::open(&ann, &table).await);
    }
    // A forwarded address counts only behind a trusted proxy.
    for headers in [&[][..], &["X-Forwarded-For: 192.0.2.7"]] {
        assert_eq!(upgrade(&server, &table, headers).await.0, 429);
    }
    assert_eq!(Raw::get(&server, "/api/tables").await.status, 200, "other requests still pass");
    drop(seats.pop());
    while upgrade(&server, &table, &[]).await.0 != 101 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn behind_a_trusted_proxy_the_client_s_address_counts() {
    let limits = Limits { sockets_per_address: 1, ..Limits::default() };
    let trusted_proxies = ["127.0.0.1", "10.0.0.1"].map(|proxy| proxy.parse().expect("an address")).to_vec();
    let server = Running::start_by(Config { limits, trusted_proxies, ..Config::default() }).await;
    let (_, table) = server.table().await;
    let mut open = Vec::new();
    for (from, status) in [
        ("192.0.2.1", 101),
        ("192.0.2.1", 429),
        // A client's own entries are left of those that the proxies add.
        ("203.0.113.5, 192.0.2.1", 429),
        ("192.0.2.1, 10.0.0.1", 429),
        ("192.0.2.2", 101),
        // A network has as many addresses as it likes; they count as one.
        ("2001:db8:1:2::1", 101),
        ("2001:db8:1:2:ffff::9", 429),
        ("2001:db8:1:3::1", 101),
    ] {
        let (got, stream) = upgrade(&server, &table, &[&format!("X-Forwarded-For: {from}")]).await;
        assert_eq!(got, status, "{from}");
        open.push(stream);
    }
    server.stop().await;
}

#[tokio::test]
async fn one_address_creates_a_limited_number_of_players_an_hour() {
    let server = start_limited(Limits { players_per_hour: 2, ..Limits::default() }).await;
    for _ in 0..2 {
        server.sign_in("Ann").await;
    }
    assert_eq!(refusal(server.site().sign_in("Eve").await), (429, ApiErrorKind::TooMany));
    server.stop().await;
}

#[tokio::test]
async fn a_player_creates_a_limited_number_of_tables_an_hour() {
    let server = start_limited(Limits { tables_per_hour: 2, ..Limits::default() }).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    // A table that is refused for its rules does not count.
    let rules = RuleChoice { seats: Some(99), ..english().rules };
    for _ in 0..3 {
        assert!(ann.make_table(&NewTable { rules: rules.clone(), ..english() }).await.is_err());
        let bots = vec![engine::Level::Top; 12];
        assert!(ann.make_table(&NewTable { bots, ..english() }).await.is_err());
    }
    for _ in 0..2 {
        ann.make_table(&english()).await.expect("a table");
    }
    assert_eq!(refusal(ann.make_table(&english()).await), (429, ApiErrorKind::TooMany));
    bob.make_table(&english()).await.expect("a table for the other player");
    server.stop().await;
}

#[tokio::test]
async fn foreign_pages_are_refused_and_ours_and_allowed_ones_pass() {
    let origins = vec!["https://friend.example".to_owned()];
    let server = Running::start_by(Config { origins, ..Config::default() }).await;
    let (_, table) = server.table().await;
    let own = format!("Origin: http://{}", server.host());
    let replay = format!("/api/tables/{table}/replay");
    for (origin, is_foreign) in [
        ("Origin: https://evil.example", true),
        ("Origin: https://friend.example.evil.example", true),
        ("Origin: https://friend.example:444", true),
        ("Origin: http://friend.example", true),
        ("Origin: null", true),
        ("Origin: ", true),
        ("Origin: http://127.0.0.1:1", true),
        ("Origin: https://friend.example", false),
        (own.as_str(), false),
    ] {
        for (method, path) in [
            ("POST", "/api/players"),
            ("GET", "/api/tables"),
            ("PUT", "/api/me"),
            ("GET", &replay),
            ("GET", "/healthz"),
        ] {
            let answer = Raw::send(&server, method, path, &[origin], "").await;
            assert_eq!(answer.status == 403, is_foreign, "{origin} {method} {path}");
            assert!(!is_foreign || answer.kind() == ApiErrorKind::ForeignOrigin);
        }
        let status = upgrade(&server, &table, &[origin]).await.0;
        assert_eq!(status, if is_foreign { 403 } else { 101 }, "{origin}");
    }
    server.stop().await;
}
