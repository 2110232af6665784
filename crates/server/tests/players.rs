//! Players without sign-up: first visits, names, codes that move an identity, forged tokens, and a server below a path.

use crate::site::{Answer, Raw, Running, Seat, english, name, refusal};
use client::{ClientError, Site};
use engine::Action;
use hyper::Method;
use protocol::{ApiErrorKind, MoveCode, NewPlayer, Player};
use serde_json::json;
use server::Config;
use tokio::task::JoinSet;

/// The value of a cookie's attribute list, without the token.
fn cookie(head: &str) -> (String, Vec<String>) {
    let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let mut parts = line.trim().split("; ").map(str::to_owned);
    (parts.next().expect("a value"), parts.collect())
}

/// Creates a player, or returns the one that the headers prove.
async fn post_player(server: &Running, headers: &[&str], body: &str) -> (Raw, NewPlayer) {
    let answer = Raw::send(server, "POST", "/api/players", headers, body).await;
    let player = serde_json::from_str(&answer.body).expect("a player");
    (answer, player)
}

async fn rename(site: &Site, name: &str) -> Result<Player, ClientError> {
    site.request(Method::PUT, "/api/me", Some(&json!({ "name": name }))).await
}

async fn move_here(site: Site, code: String) -> Result<NewPlayer, ClientError> {
    site.request(Method::POST, "/api/players/move", Some(&json!({ "code": code }))).await
}

async fn move_code(site: &Site) -> String {
    let code: MoveCode = site.request(Method::POST, "/api/me/code", None::<&()>).await.expect("a code");
    code.code
}

#[tokio::test]
async fn a_first_visit_makes_a_player_with_a_cookie_and_a_token() {
    let server = Running::start().await;
    let (answer, made) = post_player(&server, &[], "").await;
    assert_eq!(answer.status, 201);
    let (value, attributes) = cookie(&answer.head);
    assert_eq!(value, format!("tercet={}", made.token));
    for wanted in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(attributes.iter().any(|attribute| attribute == wanted), "{wanted}: {attributes:?}");
    }
    // The cookie and the token authenticate the same player; other cookies are ignored.
    for header in
        [format!("Authorization: Bearer {}", made.token), format!("Cookie: theme=dark; {value}; other=1")]
    {
        let me = Raw::send(&server, "GET", "/api/me", &[&header], "").await;
        assert_eq!(serde_json::from_str::<Player>(&me.body).expect("a player"), made.player, "{header}");
    }
    assert_ne!(post_player(&server, &[], "").await.1.player.id, made.player.id);
    server.stop().await;
}

#[tokio::test]
async fn an_existing_player_is_not_created_again() {
    let server = Running::start().await;
    let (first, made) = post_player(&server, &[], r#"{"name":"Ann"}"#).await;
    // A name beside a token changes nothing: a player is renamed at /api/me.
    for proof in [format!("Authorization: Bearer {}", made.token), format!("Cookie: tercet={}", made.token)] {
        let (again, same) = post_player(&server, &[&proof], r#"{"name":"Eve"}"#).await;
        assert_eq!((again.status, &same), (200, &made), "{proof}");
        assert_eq!(cookie(&again.head), cookie(&first.head));
    }
    let forged = format!("Cookie: tercet={}0", made.token);
    assert_eq!(post_player(&server, &[&forged], "").await.0.status, 201);
    server.stop().await;
}

#[tokio::test]
async fn only_routes_that_need_a_player_require_one() {
    let server = Running::start().await;
    for (method, path, body) in [
        ("GET", "/api/me", ""),
        ("PUT", "/api/me", r#"{"name":"Eve"}"#),
        ("POST", "/api/me/code", ""),
        ("POST", "/api/tables", r#"{"rules":{"edition":"english"}}"#),
    ] {
        let answer = Raw::send(&server, method, path, &[], body).await;
        assert_eq!((answer.status, answer.kind()), (401, ApiErrorKind::WhoAreYou), "{method} {path}");
    }
    assert_eq!(Raw::get(&server, "/api/tables").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_tables() {
    let server = Running::start().await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let table = ann.make_table(&english()).await.expect("a table").table;
    let mut host = Seat::sit(&ann, &table).await;
    let mut guest = Seat::open(&bob, &table).await;
    assert_eq!(rename(&ann, "Anna").await.expect("a new name").name, name("Anna"));
    guest.until(|board| board.seats()[0].name == name("Anna")).await;
    // A connected player without a seat sits down under the new name.
    rename(&bob, "Robert").await.expect("a new name");
    assert_eq!(guest.request(Action::Sit).await, Answer::Done);
    host.until(|board| board.seats().len() == 2).await;
    assert_eq!(host.board().seats()[1].name, name("Robert"));
    server.stop().await;
}

#[tokio::test]
async fn invalid_names_are_refused() {
    let server = Running::start().await;
    let ann = server.sign_in("Ann").await;
    let long = "x".repeat(41);
    let marks = format!("a{}", "\u{301}".repeat(30));
    for bad in
        ["", "   ", "a\nb", "a\u{202e}b", "a\u{200d}b", "a\u{3164}b", "\u{2028}", &marks, long.as_str()]
    {
        assert_eq!(refusal(rename(&ann, bad).await), (422, ApiErrorKind::BadRequest), "{bad:?}");
    }
    assert_eq!(ann.me().await.expect("a player").name, name("Ann"));
    server.stop().await;
}

#[tokio::test]
async fn a_copy_of_a_name_is_seated_with_a_number() {
    let server = Running::start().await;
    let ann = server.sign_in("Ann").await;
    let table = ann.make_table(&english()).await.expect("a table").table;
    // The second begins with a Cyrillic letter, the third is in another normal form.
    let mut seats = vec![Seat::sit(&ann, &table).await];
    for copy in ["Ann", "Аnn", "Zoe\u{308}", "Zoë"] {
        seats.push(Seat::sit(&server.sign_in(copy).await, &table).await);
    }
    let names =
        |board: &engine::Board| board.seats().iter().map(|seat| seat.name.to_string()).collect::<Vec<_>>();
    let expected = ["Ann", "Ann 2", "Аnn 3", "Zoë", "Zoë 2"];
    seats[0].until(|board| names(board) == expected).await;
    // A rename at the table is a copy too, but not of the player's own name.
    let bob = server.sign_in("Bob").await;
    let mut seat = Seat::sit(&bob, &table).await;
    rename(&bob, "Ann").await.expect("a name");
    seat.until(|board| board.seats()[5].name == name("Ann 4")).await;
    rename(&ann, "Ann").await.expect("a name");
    rename(&bob, "Bob").await.expect("a name");
    seat.until(|board| board.seats()[5].name == name("Bob")).await;
    assert_eq!(seat.board().seats()[0].name, name("Ann"));
    server.stop().await;
}

#[tokio::test]
async fn a_code_moves_an_identity_once() {
    let server = Running::start().await;
    let ann = server.sign_in("Ann").await;
    let me = ann.me().await.expect("a player");
    let code = move_code(&ann).await;
    let moved =
        move_here(server.site(), format!(" {} ", code.to_uppercase())).await.expect("the same player");
    assert_eq!(moved.player, me);
    assert_eq!(server.site().with_token(moved.token).me().await.expect("a player"), me);
    for used_up in [code.as_str(), "aaaaaaaaaaaa", "aaaaaaaaaa", "", "../server/key", "é"] {
        let refused = refusal(move_here(server.site(), used_up.to_owned()).await);
        assert_eq!(refused, (401, ApiErrorKind::WhoAreYou), "{used_up:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn of_simultaneous_uses_of_a_code_one_succeeds() {
    let server = Running::start().await;
    let ann = server.sign_in("Ann").await;
    let code = move_code(&ann).await;
    let racers: JoinSet<_> = (0..8).map(|_| move_here(server.site(), code.clone())).collect();
    assert_eq!(racers.join_all().await.iter().filter(|result| result.is_ok()).count(), 1);
    server.stop().await;
}

#[tokio::test]
async fn tokens_of_another_server_are_invalid() {
    let (here, there) = (Running::start().await, Running::start().await);
    let stranger = there.sign_in("Ann").await;
    let token = stranger.token().expect("a token").to_owned();
    let ann = here.sign_in("Ann").await;
    let own = ann.token().expect("a token");
    let (id, code) = own.split_once('.').expect("two parts");
    let other_id = token.split_once('.').expect("two parts").0;
    let forged = [
        token.clone(),
        format!("{other_id}.{code}"),
        format!("{id}.{}", "0".repeat(32)),
        format!("{id}."),
        id.to_owned(),
        String::new(),
        "null".to_owned(),
        format!("{own}00"),
        format!("bot:1.{code}"),
    ];
    for forged in forged {
        for header in [format!("Authorization: Bearer {forged}"), format!("Cookie: tercet={forged}")] {
            let answer = Raw::send(&here, "GET", "/api/me", &[&header], "").await;
            assert_eq!((answer.status, answer.kind()), (401, ApiErrorKind::WhoAreYou), "{header}");
        }
    }
    // A forged token is refused despite a valid cookie, and a socket with it has no player.
    let headers = [format!("Authorization: Bearer {token}"), format!("Cookie: tercet={own}")];
    let headers = headers.each_ref().map(String::as_str);
    assert_eq!(Raw::send(&here, "GET", "/api/me", &headers, "").await.status, 401);
    let table = ann.make_table(&english()).await.expect("a table").table;
    let seat = Seat::open(&here.site().with_token(token), &table).await;
    assert_eq!(seat.you, None);
    here.stop().await;
    there.stop().await;
}

#[tokio::test]
async fn a_server_can_be_mounted_below_a_path() {
    let config = Config { base_path: "/games/tercet".to_owned(), ..Config::default() };
    let server = Running::start_by(config).await;
    let answer = Raw::send(&server, "POST", "/games/tercet/api/players", &[], "").await;
    assert_eq!(answer.status, 201);
    assert!(cookie(&answer.head).1.contains(&"Path=/games/tercet".to_owned()));
    for path in ["/healthz", "/api/tables"] {
        assert_eq!(Raw::get(&server, path).await.status, 404, "{path}");
        let mounted = format!("/games/tercet{path}");
        assert_eq!(Raw::get(&server, &mounted).await.status, 200, "{mounted}");
    }
    let ann = server.sign_in("Ann").await;
    let made = ann.make_table(&english()).await.expect("a table");
    assert_eq!(made.path, format!("/games/tercet/t/{}", made.table));
    let seat = Seat::sit(&ann, &made.table).await;
    assert_eq!(seat.board().seats().len(), 1);
    server.stop().await;
}
