//! Passkeys: made on one node, used on another, once; and refused for every other page, domain, player and time.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::authenticator::{
    Authenticator, DOMAIN, add, challenge, config, creation, enroll, passkeys, sign_in,
};
use crate::site::{Raw, Running, refusal, wide};
use client::ClientError;
use data_encoding::BASE64URL_NOPAD;
use engine::Time;
use hyper::Method;
use protocol::{
    ApiErrorKind, DeviceList, NewPasskey, PasskeyCreation, PasskeyList, PasskeySignIn, PasskeySupport,
    SignInWay,
};
use serde_json::Value;
use server::journal::{Durability, Journal, MemoryJournal, PostgresJournal, SqliteJournal};
use server::{Config, WallClock, audit};
use test_postgres::Database;

const MINUTE: u64 = 60_000;

/// Why a request was refused, as the server says it.
fn sentence<T: std::fmt::Debug>(answer: Result<T, ClientError>) -> String {
    answer.expect_err("refused").to_string()
}

/// Makes a passkey at the first node and signs in at the last, which may be the same.
async fn check(journal: Arc<dyn Journal>, nodes: Vec<Running>) {
    let (first, last) = (&nodes[0], &nodes[nodes.len() - 1]);
    let ann = first.sign_in("Ann").await;
    let id = ann.me().await.expect("Ann").id;
    let mut phone = Authenticator::new(1);
    let options = creation(&ann).await;
    assert_eq!((options.rp.id.as_str(), options.user.display_name.as_str()), (DOMAIN, "Ann"));
    // Begun at one node and finished at another.
    let on_last = last.site().with_token(ann.token().expect("a token").to_owned());
    let made = phone.make(&options);
    let listed = add(&on_last, &made).await.expect("a passkey").passkeys;
    assert_eq!((listed.len(), listed[0].seen), (1, None));
    assert_eq!(creation(&ann).await.exclude_credentials.len(), 1);

    let asked = challenge(first).await;
    let signed = phone.sign(&asked);
    let (one, other) = tokio::join!(sign_in(first, &signed), sign_in(last, &signed));
    assert!(one.is_ok() != other.is_ok(), "one answer counts once: {one:?} {other:?}");
    let (taken, refused) = if one.is_ok() { (one, other) } else { (other, one) };
    let new = taken.expect("signed in");
    assert_eq!((&new.player.id, new.player.name.as_str()), (&id, "Ann"));
    assert_eq!(refusal(refused), (401, ApiErrorKind::WhoAreYou));
    assert!(sentence(sign_in(last, &signed).await).contains("used already"));
    let browser = last.site().with_token(new.token);
    let devices: DeviceList =
        browser.request(Method::GET, "/api/me/devices", None::<&()>).await.expect("devices");
    let ways: Vec<SignInWay> = devices.devices.iter().map(|device| device.way).collect();
    assert_eq!(ways, [SignInWay::Passkey, SignInWay::Visit]);
    assert!(passkeys(&browser).await.passkeys[0].seen.is_some());

    // Removed, it signs in no more; what it has signed in stays.
    let path = format!("/api/me/passkeys/{}", listed[0].passkey);
    let left: PasskeyList = ann.request(Method::DELETE, &path, None::<&()>).await.expect("removed");
    assert_eq!(left.passkeys, []);
    let signed = phone.sign(&challenge(last).await);
    assert!(sentence(sign_in(first, &signed).await).contains("not known here"));
    assert_eq!(browser.me().await.expect("Ann").id, id);
    for node in nodes {
        node.stop().await;
    }
    assert_eq!(audit(&*journal, |_| {}).await.expect("an audit").damage, []);
}

#[tokio::test]
async fn a_passkey_signs_in_once_in_memory() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let node = Running::start_with(journal.clone(), config(), 0).await;
    check(journal, vec![node]).await;
}

#[tokio::test]
async fn a_passkey_signs_in_once_on_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal: Arc<dyn Journal> = Arc::new(SqliteJournal::open(folder.path()).expect("a journal"));
    let node = Running::start_with(journal.clone(), config(), 0).await;
    check(journal, vec![node]).await;
}

#[tokio::test]
async fn a_passkey_signs_in_once_on_two_nodes() {
    let database = Database::default();
    let mut nodes = Vec::new();
    let mut journals: Vec<Arc<dyn Journal>> = Vec::new();
    for _ in 0..2 {
        let opened = PostgresJournal::open(&database.url(), Durability::Required).await;
        journals.push(Arc::new(opened.expect("a journal")));
        nodes.push(Running::start_with(journals[journals.len() - 1].clone(), config(), 0).await);
    }
    check(journals.remove(0), nodes).await;
}

#[tokio::test]
async fn other_pages_domains_purposes_and_players_are_refused() {
    let server = Running::start_by(config()).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let mut phone = Authenticator::new(1);
    let refused = async |change: fn(&mut Authenticator), why: &str| {
        let mut wrong = Authenticator::new(2);
        change(&mut wrong);
        let made = wrong.make(&creation(&ann).await);
        let answer = add(&ann, &made).await;
        assert_eq!(refusal(add(&ann, &made).await), (422, ApiErrorKind::BadRequest));
        assert!(sentence(answer).contains(why), "{why}");
    };
    refused(|wrong| wrong.origin = "https://evil.example.org".to_owned(), "another domain").await;
    refused(|wrong| wrong.origin = "http://play.example.org".to_owned(), "another domain").await;
    refused(|wrong| wrong.cross_origin = true, "another domain").await;
    refused(|wrong| wrong.domain = "example.org".to_owned(), "for another domain").await;
    refused(|wrong| wrong.flags = 0x04, "did not ask its owner").await;
    refused(|wrong| wrong.algorithm = -8, "of a kind").await;
    // A challenge is for one player, and for one purpose.
    let made = phone.make(&creation(&bob).await);
    assert!(sentence(add(&ann, &made).await).contains("did not ask for this"));
    let options = creation(&ann).await;
    let confused = PasskeyCreation { challenge: challenge(&server).await, ..options.clone() };
    assert!(sentence(add(&ann, &phone.make(&confused)).await).contains("did not ask for this"));
    let made = phone.make(&options);
    add(&ann, &made).await.expect("a passkey");
    assert!(sentence(add(&ann, &made).await).contains("used already"));
    assert!(sentence(add(&ann, &phone.make(&creation(&ann).await)).await).contains("already"));

    let refused = async |change: fn(&mut Authenticator), why: &str| {
        let mut wrong = Authenticator::new(1);
        wrong.user = BASE64URL_NOPAD.encode(ann.me().await.expect("Ann").id.as_str().as_bytes());
        change(&mut wrong);
        let answer = sign_in(&server, &wrong.sign(&challenge(&server).await)).await;
        assert!(sentence(answer).contains(why), "{why}");
    };
    refused(|_| {}, "signature").await;
    refused(|wrong| wrong.origin = "https://evil.example.org".to_owned(), "another domain").await;
    refused(|wrong| wrong.domain = "example.org".to_owned(), "for another domain").await;
    refused(|wrong| wrong.flags = 0, "did not ask its owner").await;
    refused(|wrong| wrong.credential = b"unknown".to_vec(), "not known here").await;
    refused(|wrong| wrong.user = BASE64URL_NOPAD.encode(b"\xff"), "not known here").await;
    let signed = phone.sign(&options.challenge);
    assert!(sentence(sign_in(&server, &signed).await).contains("did not ask for this"));
    // The right key with the name of another player.
    let bob_id = bob.me().await.expect("Bob").id;
    let signed = phone.sign(&challenge(&server).await);
    let of_bob = PasskeySignIn { user_handle: BASE64URL_NOPAD.encode(bob_id.as_str().as_bytes()), ..signed };
    assert!(sentence(sign_in(&server, &of_bob).await).contains("not known here"));
    // One bit of what was signed.
    let mut signed = phone.sign(&challenge(&server).await);
    let mut data = BASE64URL_NOPAD.decode(signed.authenticator_data.as_bytes()).expect("bytes");
    data[36] ^= 1;
    signed.authenticator_data = BASE64URL_NOPAD.encode(&data);
    assert!(sentence(sign_in(&server, &signed).await).contains("signature"));
    for broken in ["", "AAAA", "not base64!"] {
        let broken = NewPasskey {
            client_data_json: made.client_data_json.clone(),
            attestation_object: broken.to_owned(),
        };
        assert_eq!(refusal(add(&ann, &broken).await), (422, ApiErrorKind::BadRequest));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_challenge_is_answered_within_five_minutes() {
    let now = Arc::new(AtomicU64::new(1_800_000_000_000));
    let clock = now.clone();
    let wall_clock = WallClock::new(move || Time(clock.load(Ordering::Relaxed)));
    let server = Running::start_by(Config { wall_clock, ..config() }).await;
    let ann = server.sign_in("Ann").await;
    let mut phone = Authenticator::new(1);
    let late = phone.make(&creation(&ann).await);
    now.fetch_add(5 * MINUTE + 1, Ordering::Relaxed);
    assert!(sentence(add(&ann, &late).await).contains("too long"));
    enroll(&ann, &mut phone).await;
    let late = phone.sign(&challenge(&server).await);
    let in_time = phone.sign(&challenge(&server).await);
    now.fetch_add(5 * MINUTE, Ordering::Relaxed);
    sign_in(&server, &in_time).await.expect("signed in");
    now.fetch_add(1, Ordering::Relaxed);
    assert!(sentence(sign_in(&server, &late).await).contains("too long"));
    server.stop().await;
}

#[tokio::test]
async fn a_counter_that_goes_back_is_of_a_copy() {
    let server = Running::start_by(config()).await;
    let ann = server.sign_in("Ann").await;
    let mut key = Authenticator::new(1);
    key.counter = 7;
    enroll(&ann, &mut key).await;
    let signed = key.sign(&challenge(&server).await);
    sign_in(&server, &signed).await.expect("8 after 7");
    key.counter = 7;
    let copied = key.sign(&challenge(&server).await);
    assert!(sentence(sign_in(&server, &copied).await).contains("copied"));
    key.counter = 20;
    let signed = key.sign(&challenge(&server).await);
    sign_in(&server, &signed).await.expect("21 after 8");
    server.stop().await;
}

#[tokio::test]
async fn a_player_has_a_limited_number_of_them() {
    let server = Running::start_by(config()).await;
    let ann = server.sign_in("Ann").await;
    for number in 1..=16 {
        let listed = enroll(&ann, &mut Authenticator::new(number)).await;
        assert_eq!(listed.passkeys.len(), usize::from(number));
    }
    let made = Authenticator::new(17).make(&creation(&ann).await);
    assert!(sentence(add(&ann, &made).await).contains("remove one"));
    server.stop().await;
}

#[tokio::test]
async fn without_a_domain_there_are_none() {
    let server = Running::start_by(wide()).await;
    let support: PasskeySupport =
        server.site().request(Method::GET, "/api/passkeys", None::<&()>).await.expect("an answer");
    assert_eq!(support.domain, None);
    let answer = Raw::send(&server, "POST", "/api/passkeys/challenge", &[], "").await;
    assert_eq!((answer.status, answer.kind()), (404, ApiErrorKind::NoSuchPage));
    let ann = server.sign_in("Ann").await;
    let path = "/api/me/passkeys/challenge";
    let answer = ann.request::<(), Value>(Method::POST, path, None).await;
    assert_eq!(refusal(answer), (404, ApiErrorKind::NoSuchPage));
    server.stop().await;
}
