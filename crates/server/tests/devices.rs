//! Devices of a player: they are listed, and one that is signed out is refused everywhere within a second.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::site::{self, Raw, Running, Seat, english, refusal, wide};
use client::{ClientError, Site};
use engine::PlayerId;
use hmac::{Hmac, KeyInit, Mac};
use hyper::Method;
use protocol::{ApiErrorKind, DeviceList, NewPlayer, Phrase, ServerMessage, SignInWay};
use serde_json::json;
use server::journal::{Durability, Journal, MemoryJournal, PostgresJournal, SqliteJournal, Stream};
use server::{Config, audit, forget};
use sha2::Sha256;
use test_postgres::Database;

const FIREFOX: &str = "User-Agent: Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0";
const SIGNED_OUT: (u16, ApiErrorKind) = (401, ApiErrorKind::SignedOut);
const CLOSE_CODE: u16 = 4103;

async fn devices(site: &Site) -> DeviceList {
    site.request(Method::GET, "/api/me/devices", None::<&()>).await.expect("devices")
}

async fn sign_out(site: &Site, device: &str) -> Result<DeviceList, ClientError> {
    site.request(Method::DELETE, &format!("/api/me/devices/{device}"), None::<&()>).await
}

async fn sign_out_others(site: &Site) -> DeviceList {
    site.request(Method::DELETE, "/api/me/devices", None::<&()>).await.expect("signed out")
}

async fn phrase(site: &Site) -> String {
    let made: Phrase = site.request(Method::POST, "/api/me/phrase", None::<&()>).await.expect("a phrase");
    made.phrase
}

/// Signs in by a phrase, as a browser that names itself.
async fn move_here(server: &Running, phrase: &str) -> Site {
    let body = json!({ "code": phrase }).to_string();
    let headers = [FIREFOX, "Content-Type: application/json"];
    let moved = Raw::send(server, "POST", "/api/players/move", &headers, &body).await;
    let made: NewPlayer = serde_json::from_str(&moved.body).expect("a player");
    server.site().with_token(made.token)
}

async fn entries(journal: &dyn Journal, player: &PlayerId) -> Vec<String> {
    let stream = Stream::new(&format!("devices/{player}")).expect("a stream");
    let entries = journal.read(&stream, 0, usize::MAX).await.expect("entries");
    entries.iter().map(|entry| String::from_utf8_lossy(&entry.payload).into_owned()).collect()
}

/// A token as programs made it before there were devices.
async fn earlier_token(journal: &dyn Journal, player: &PlayerId) -> String {
    let keys = journal.read(&Stream::new("server/key").expect("a stream"), 0, 1).await.expect("a key");
    let mut mac = Hmac::<Sha256>::new_from_slice(&keys[0].payload).expect("a key of any length");
    mac.update(player.as_str().as_bytes());
    let mac: String = mac.finalize().into_bytes()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{player}.{mac}")
}

/// How long a socket takes to be closed because of a sign-out.
async fn closes(seat: &mut Seat) -> Duration {
    let start = Instant::now();
    let mut has_reason = false;
    loop {
        match seat.next_or_close().await {
            Ok(message) => has_reason |= matches!(message, ServerMessage::Bye { .. }),
            Err(code) => {
                assert_eq!((code, has_reason), (Some(CLOSE_CODE), true));
                return start.elapsed();
            }
        }
    }
}

/// Signs in at the first node and at the last, which may be the same.
async fn check(journal: Arc<dyn Journal>, nodes: Vec<Running>) {
    let (first, last) = (&nodes[0], &nodes[nodes.len() - 1]);
    let ann = first.sign_in("Ann").await;
    let id = ann.me().await.expect("Ann").id;
    let own = devices(&ann).await.devices;
    assert_eq!((own.len(), own[0].here, own[0].way), (1, true, SignInWay::Visit));
    assert_eq!(entries(&*journal, &id).await.len(), 0, "a first visit writes nothing");
    let words = phrase(&ann).await;
    assert_eq!(entries(&*journal, &id).await.len(), 1, "it can be signed out from elsewhere now");
    let phone = move_here(last, &words).await;
    let listed = devices(&phone).await.devices;
    assert_eq!(
        listed.iter().map(|device| device.way).collect::<Vec<_>>(),
        [SignInWay::Phrase, SignInWay::Visit]
    );
    assert_eq!(listed[0].browser, protocol::Browser::Firefox);
    assert_eq!(listed[1].device, own[0].device);

    let table = ann.make_table(&english()).await.expect("a table").table;
    let (mut seat, mut lost) = (Seat::sit(&ann, &table).await, Seat::open(&phone, &table).await);
    assert_eq!(refusal(sign_out(&ann, "x/../y").await).0, 404);
    assert_eq!(refusal(sign_out(&ann, "no-such").await), (422, ApiErrorKind::BadRequest));
    assert_eq!(sign_out(&ann, &listed[0].device).await.expect("signed out").devices.len(), 1);
    let took = closes(&mut lost).await;
    assert!(took < Duration::from_secs(1), "{took:?}");
    tokio::time::sleep(Duration::from_secs(1).saturating_sub(took)).await;
    assert_eq!(refusal(phone.me().await), SIGNED_OUT);
    assert_eq!(refusal(phone.make_table(&english()).await), SIGNED_OUT);
    closes(&mut Seat::connect(&phone, &table, None, 0).await).await;
    // What needs no player is answered as to a stranger.
    phone.tables().await.expect("the lobby");
    assert_eq!(phone.table(&table).await.expect("a table").you, None);
    // The cookie is removed with the sentence, so that the next request makes a new player.
    let cookie = format!("Cookie: tercet={}", phone.token().expect("a token"));
    let told = Raw::send(last, "POST", "/api/players", &[&cookie], "").await;
    assert_eq!((told.status, told.kind()), SIGNED_OUT);
    assert!(
        told.head.contains("set-cookie: tercet=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax\r\n"),
        "{}",
        told.head
    );
    assert_eq!(seat.request(engine::Action::Leave).await, site::Answer::Done, "the other device plays on");

    // All others: by phrase, and by a token without a device, which was valid until now.
    let tablet = move_here(last, &words).await;
    let earlier = last.site().with_token(earlier_token(&*journal, &id).await);
    assert_eq!(earlier.me().await.expect("Ann").id, id);
    let mut seats = [Seat::open(&tablet, &table).await, Seat::open(&earlier, &table).await];
    let left = sign_out_others(&ann).await;
    assert_eq!((left.devices.len(), left.token), (1, None));
    for seat in &mut seats {
        closes(seat).await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    for out in [&tablet, &earlier, &phone] {
        assert_eq!(refusal(out.me().await), SIGNED_OUT);
    }
    // What a device may keep is there when it signs in again.
    let again = move_here(last, &words).await;
    assert_eq!(again.me().await.expect("Ann"), ann.me().await.expect("Ann"));
    assert_eq!(devices(&again).await.devices.len(), 2);

    for node in nodes {
        node.stop().await;
    }
    assert!(entries(&*journal, &id).await.iter().any(|entry| entry.contains("firefox")));
    assert_eq!(audit(&*journal, |_| {}).await.expect("an audit").damage, []);
    forget(&journal, std::slice::from_ref(&id)).await.expect("forgotten");
    let erased = entries(&*journal, &id).await;
    assert!(erased.iter().all(|entry| entry.starts_with(r#"{"forgotten":true,"redacted""#)), "{erased:?}");
    assert_eq!(audit(&*journal, |_| {}).await.expect("an audit").damage, []);
}

async fn open(database: &Database) -> Arc<dyn Journal> {
    Arc::new(PostgresJournal::open(&database.url(), Durability::Required).await.expect("a journal"))
}

async fn node(journal: &Arc<dyn Journal>) -> Running {
    Running::start_with(journal.clone(), wide(), 0).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_is_signed_out_on_two_nodes_in_memory() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let nodes = vec![node(&journal).await, node(&journal).await];
    check(journal, nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_is_signed_out_on_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal: Arc<dyn Journal> = Arc::new(SqliteJournal::open(folder.path()).expect("a journal"));
    let nodes = vec![node(&journal).await];
    check(journal, nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_is_signed_out_on_two_nodes_on_postgres() {
    let database = Database::default();
    let journal = open(&database).await;
    let nodes = vec![node(&journal).await, node(&open(&database).await).await];
    check(journal, nodes).await;
}

#[tokio::test]
async fn a_token_without_a_device_signs_the_others_out_and_gets_one() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let server = node(&journal).await;
    let ann = server.sign_in("Ann").await;
    let id = ann.me().await.expect("Ann").id;
    let earlier = server.site().with_token(earlier_token(&*journal, &id).await);
    let words = phrase(&earlier).await;
    let phone = move_here(&server, &words).await;
    let ways = |list: &DeviceList| list.devices.iter().map(|device| device.way).collect::<Vec<_>>();
    assert_eq!(ways(&devices(&phone).await), [SignInWay::Phrase, SignInWay::Earlier]);
    let left = sign_out_others(&earlier).await;
    assert_eq!(ways(&left), [SignInWay::Earlier]);
    let kept = server.site().with_token(left.token.expect("a token that names a device"));
    assert_eq!(kept.me().await.expect("Ann").id, id);
    for out in [&ann, &earlier, &phone] {
        assert_eq!(refusal(out.me().await), SIGNED_OUT);
    }
    // It may also sign itself out.
    let here = devices(&kept).await.devices[0].device.clone();
    assert_eq!(sign_out(&kept, &here).await.expect("signed out").devices, []);
    assert_eq!(refusal(kept.me().await), SIGNED_OUT);
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_is_secure_where_the_page_came_over_https() {
    let trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    let server = Running::start_by(Config { trusted_proxies, ..Config::default() }).await;
    for (headers, is_secure) in [(&[][..], false), (&["X-Forwarded-Proto: https"][..], true)] {
        let made = Raw::send(&server, "POST", "/api/players", headers, "").await;
        let cookie = made.head.lines().find(|line| line.starts_with("set-cookie")).expect("a cookie");
        assert_eq!(cookie.ends_with("; Secure"), is_secure, "{cookie}");
    }
    server.stop().await;
    // A proxy that is not trusted cannot say so.
    let server = Running::start().await;
    let made = Raw::send(&server, "POST", "/api/players", &["X-Forwarded-Proto: https"], "").await;
    assert!(!made.head.contains("Secure"), "{}", made.head);
    server.stop().await;
}
