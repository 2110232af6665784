//! What a player can take away: everything that is kept, and nothing about others.

use std::sync::Arc;

use crate::authenticator::{Authenticator, config, enroll};
use crate::site::{Raw, Running, Seat, english, name, one_step, sync_seats};
use engine::{Date, Edition, RuleChoice, Time, Variant};
use hyper::Method;
use protocol::{ApiErrorKind, NameChange, NewTable, Player, PlayerExport, PuzzleSummary, PuzzleTime};
use server::WallClock;
use server::journal::{Journal, MemoryJournal, SqliteJournal};

async fn check(journal: Arc<dyn Journal>) {
    let date: Date = "2026-11-18".parse().expect("a date");
    let noon = Time(date.opens().0 + 24 * 3_600_000);
    let wall_clock = WallClock::new(move || noon);
    let server = Running::start_with(journal, server::Config { wall_clock, ..config() }, 0).await;
    let (ann, bob) = (server.sign_in("Anna").await, server.sign_in("Zebulon").await);
    let change = NameChange { name: name("Annabel") };
    ann.request::<_, Player>(Method::PUT, "/api/me", Some(&change)).await.expect("renamed");
    let rules = RuleChoice { photo_finish_ms: Some(0), ..RuleChoice::new(Edition::English, Variant::Quick) };
    let table = ann.make_table(&NewTable { rules, ..english() }).await.expect("a table").table;
    let mut seats = [Seat::sit(&ann, &table).await, Seat::sit(&bob, &table).await];
    sync_seats(&mut seats).await;
    while seats[0].board().round() == 0 || seats[0].phase().in_round() {
        one_step(&mut seats).await;
    }
    let score = seats[0].board().seats()[0].score;
    bob.make_table(&english()).await.expect("a table without her");
    let mut phone = Authenticator::new(1);
    enroll(&ann, &mut phone).await;
    let time = PuzzleTime { time: 48_000 };
    let path = format!("/api/days/{date}/puzzle");
    ann.request::<_, PuzzleSummary>(Method::POST, &path, Some(&time)).await.expect("reported");

    let bearer = format!("Authorization: Bearer {}", ann.token().expect("a token"));
    let file = Raw::send(&server, "GET", "/api/me/export", &[&bearer], "").await;
    assert!(file.head.contains("attachment; filename=\"tercet.json\""), "{}", file.head);
    for secret in ["Zebulon", bob.me().await.expect("Bob").id.as_str(), &phone.stored_key()] {
        assert!(!file.body.contains(secret), "{secret}: {}", file.body);
    }
    let export: PlayerExport = serde_json::from_str(&file.body).expect("an export");
    assert_eq!(
        (export.player.name.as_str(), export.names),
        ("Annabel", ["Anna", "Annabel"].map(name).to_vec())
    );
    assert_eq!((export.devices.len(), export.passkeys.len(), export.phrase), (1, 1, false));
    let [played] = &export.tables[..] else { panic!("{:?}", export.tables) };
    assert_eq!((&played.table, played.seats, played.rounds, played.points), (&table, 2, 1, score));
    assert_eq!((played.edition.as_str(), played.variant.as_str()), ("english", "quick"));
    assert_eq!(
        export.puzzles.iter().map(|puzzle| (puzzle.date, puzzle.time)).collect::<Vec<_>>(),
        [(date, 48_000)]
    );
    assert!(export.streak.lasting);

    let csv = Raw::send(&server, "GET", "/api/me/export?format=csv", &[&bearer], "").await;
    let lines: Vec<&str> = csv.body.lines().collect();
    assert_eq!(lines.len(), 3, "{}", csv.body);
    assert!(lines[1].starts_with("table,2026-11-1") && lines[1].contains(&table), "{}", lines[1]);
    assert_eq!(lines[2], "puzzle,2026-11-18,,,,,,,,,48000");
    assert!(lines.iter().all(|line| line.matches(',').count() == 10), "{}", csv.body);
    let other = Raw::send(&server, "GET", "/api/me/export?format=xml", &[&bearer], "").await;
    assert_eq!((other.status, other.kind()), (422, ApiErrorKind::BadRequest));
    let stranger = Raw::send(&server, "GET", "/api/me/export", &[], "").await;
    assert_eq!((stranger.status, stranger.kind()), (401, ApiErrorKind::WhoAreYou));
    server.stop().await;
}

#[tokio::test]
async fn everything_can_be_taken_away_from_memory() {
    check(Arc::new(MemoryJournal::default())).await;
}

#[tokio::test]
async fn everything_can_be_taken_away_from_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    check(Arc::new(SqliteJournal::open(folder.path()).expect("a journal"))).await;
}
