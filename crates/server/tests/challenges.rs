//! Challenges: the same cards for all, lists that are right on every node, and cards that stay secret.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::site::{self, Answer, Running, Seat, journal_of, one_step, refusal, wide};
use client::Site;
use engine::{
    Action, Card, ChallengeId, Edition, Fact, Phase, Refusal, RuleChoice, Sealed, Time, Variant, verify,
};
use hyper::Method;
use protocol::{ApiErrorKind, ChallengeSummary, RunMade};
use server::journal::{Durability, Journal, MemoryJournal, PostgresJournal, Row, RowQuery, SqliteJournal};
use server::{Config, WallClock, rebuild_projections};

/// A run of three finds: nothing is called, and cards come by themselves.
fn three_finds() -> RuleChoice {
    RuleChoice { finds: Some(3), ..RuleChoice::new(Edition::English, Variant::Speed) }
}

/// Plays a run to its end, looks at the list, which then has it, and returns the run.
async fn play(site: &Site, challenge: ChallengeId) -> RunMade {
    let run = play_unasked(site, challenge).await;
    site.challenge(challenge).await.expect("a list");
    run
}

/// Plays a run to its end and returns it.
async fn play_unasked(site: &Site, challenge: ChallengeId) -> RunMade {
    let run = site.start_run(challenge).await.expect("a run");
    let mut seat = [Seat::open(site, &run.table).await];
    while !matches!(seat[0].phase(), Phase::MatchOver { .. }) {
        one_step(&mut seat).await;
    }
    run
}

fn names(summary: &ChallengeSummary) -> Vec<String> {
    summary.best.iter().map(|run| run.name.as_ref().map_or("–".to_owned(), ToString::to_string)).collect()
}

#[tokio::test]
async fn all_get_the_same_cards_and_stand_in_one_list() {
    let journal = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    let made = ann.make_challenge(three_finds()).await.expect("a challenge");
    assert_eq!(made.path, format!("/c/{}", made.challenge));
    let empty = server.site().challenge(made.challenge).await.expect("without a player");
    assert_eq!((empty.players, empty.tries, empty.best.len()), (0, 0, 0));
    assert_eq!((empty.commitment, empty.rules.seats), (made.commitment, Some(1)));

    let first = play(&ann, made.challenge).await;
    assert!(first.ghosts.is_empty());
    let second = play(&ben, made.challenge).await;
    assert_eq!(second.ghosts.len(), 1);
    assert_eq!((second.ghosts[0].finds.len(), second.ghosts[0].yours), (3, false));
    let dealt = |records: Vec<engine::Record>| {
        let events = records.into_iter().flat_map(|record| record.events);
        let dealt = events.filter_map(|event| match event.event.fact {
            Fact::Dealt { cards, .. } => Some(cards),
            _ => None,
        });
        dealt.collect::<Vec<_>>()
    };
    let [one, two] = [journal_of(&*journal, &first.table).await, journal_of(&*journal, &second.table).await];
    assert_eq!(dealt(one), dealt(two));

    let summary = ben.challenge(made.challenge).await.expect("a list");
    assert_eq!((summary.players, summary.tries, summary.best.len()), (2, 1, 2));
    assert!(summary.best.is_sorted_by_key(|run| run.time) && summary.best.iter().all(|run| run.points == 3));
    assert_eq!(
        summary.yours.as_ref().map(|run| (run.attempt, run.table.clone())),
        Some((1, Some(second.table)))
    );

    // A second run is a second attempt, and does not make the player stand twice.
    play(&ann, made.challenge).await;
    let summary = ann.challenge(made.challenge).await.expect("a list");
    assert_eq!((summary.players, summary.tries), (2, 2));
    let ghosts = play(&ann, made.challenge).await.ghosts;
    assert_eq!(ghosts.iter().filter(|ghost| ghost.yours).count(), 1, "the own best");
    let replay = ann.replay(&first.table).await.expect("a replay");
    assert_eq!(verify(&replay.records).map(|proof| proof.rounds), Ok(1));
    server.stop().await;
}

#[tokio::test]
async fn a_run_is_gone_on_with_and_belongs_to_its_player() {
    let server = Running::start_by(wide()).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    let challenge = ann.make_challenge(three_finds()).await.expect("a challenge").challenge;
    let run = ann.start_run(challenge).await.expect("a run");
    assert_eq!(ann.start_run(challenge).await.expect("a run").table, run.table, "not begun anew");
    let mut seat = Seat::open(&ann, &run.table).await;
    let contribution = Action::Contribute { random: engine::Contribution::new([1; 16]) };
    assert_eq!(seat.request(contribution).await, Answer::Refused(Refusal::SameForAll));
    assert!(ben.connect(&run.table, 0).await.is_err(), "the cards of another player's run");
    assert!(server.site().connect(&run.table, 0).await.is_err(), "and without a player");
    assert_eq!(seat.request(Action::Deal).await, Answer::Done);
    assert_eq!(seat.request(Action::Leave).await, Answer::Done);
    drop(seat);
    let mut seat = Seat::sit(&ann, &run.table).await;
    assert!(seat.phase().in_round());
    while !matches!(seat.phase(), Phase::MatchOver { .. }) {
        one_step(std::slice::from_mut(&mut seat)).await;
    }
    assert_eq!(seat.request(Action::Rematch).await, Answer::Refused(Refusal::SameForAll));
    let own = play(&ben, challenge).await;
    Seat::open(&ben, &run.table).await;
    Seat::open(&ann, &own.table).await;
    server.stop().await;
}

/// A page that is loaded again asks for the earlier runs by its table: nothing is begun, however old the run is.
#[tokio::test]
async fn earlier_runs_are_asked_for_again_without_a_new_run() {
    let ahead = Arc::new(AtomicU64::new(0));
    let (read, started) = (ahead.clone(), Instant::now());
    let clock = WallClock::new(move || {
        Time(1_790_000_000_000 + read.load(Ordering::Relaxed) + started.elapsed().as_millis() as u64)
    });
    let server = Running::start_by(Config { wall_clock: clock, ..wide() }).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    let challenge = ann.make_challenge(three_finds()).await.expect("a challenge").challenge;
    play(&ann, challenge).await;
    let run = ben.start_run(challenge).await.expect("a run").table;
    ahead.store(2 * 60 * 60 * 1000, Ordering::Relaxed);
    let again = ben.race(challenge, Some(&run)).await.expect("the same run");
    assert_eq!((again.table, again.ghosts.len()), (run.clone(), 1));
    assert_eq!(ben.challenge(challenge).await.expect("a list").tries, 1);
    let others = refusal(ann.race(challenge, Some(&run)).await);
    assert_eq!(others, (422, ApiErrorKind::BadRequest), "another player's run");
    assert_ne!(ben.start_run(challenge).await.expect("a run").table, run, "an hour has passed");
    server.stop().await;
}

#[tokio::test]
async fn what_does_not_fit_is_refused() {
    let server = Running::start_by(wide()).await;
    let ann = server.sign_in("Ann").await;
    let forever = RuleChoice::new(Edition::French, Variant::Forever);
    assert_eq!(refusal(ann.make_challenge(forever).await), (422, ApiErrorKind::BadRules));
    let no_seat = RuleChoice { seats: Some(0), ..three_finds() };
    assert_eq!(refusal(ann.make_challenge(no_seat).await), (422, ApiErrorKind::BadRules));
    assert_eq!(refusal(server.site().make_challenge(three_finds()).await), (401, ApiErrorKind::WhoAreYou));
    let unknown: ChallengeId = "aaaaaaaaaaaa".parse().expect("an id");
    assert_eq!(refusal(ann.challenge(unknown).await), (404, ApiErrorKind::NoSuchChallenge));
    assert_eq!(refusal(ann.start_run(unknown).await), (404, ApiErrorKind::NoSuchChallenge));
    let body = br#"{"rules":{"edition":"english"},"time":1}"#.to_vec();
    let (status, _) = ann.fetch(Method::POST, "/api/challenges", body).await.expect("an answer");
    assert_eq!(status, 422, "a time is not the client's to state");
    server.stop().await;
}

/// The machine's clock is set back by an hour in the middle of a run, and forward before the end.
#[tokio::test]
async fn a_clock_that_is_set_changes_no_time() {
    let ahead = Arc::new(AtomicU64::new(7_200_000));
    let (read, started) = (ahead.clone(), Instant::now());
    let clock = WallClock::new(move || {
        Time(1_790_000_000_000 + read.load(Ordering::Relaxed) + started.elapsed().as_millis() as u64)
    });
    let server = Running::start_by(Config { wall_clock: clock, ..wide() }).await;
    let ann = server.sign_in("Ann").await;
    let challenge = ann.make_challenge(three_finds()).await.expect("a challenge").challenge;
    let run = ann.start_run(challenge).await.expect("a run");
    let mut seat = [Seat::open(&ann, &run.table).await];
    one_step(&mut seat).await;
    ahead.store(0, Ordering::Relaxed);
    one_step(&mut seat).await;
    ahead.store(9_000_000, Ordering::Relaxed);
    while !matches!(seat[0].phase(), Phase::MatchOver { .. }) {
        one_step(&mut seat).await;
    }
    let time = ann.challenge(challenge).await.expect("a list").best[0].time;
    assert!(u128::from(time) <= started.elapsed().as_millis(), "{time} ms");
    server.stop().await;
}

/// Everything that a client without a finished run can get, searched for the seed and for cards.
#[tokio::test]
async fn cards_stay_secret_until_a_run_is_finished() {
    let journal = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (ann, eve) = (server.sign_in("Ann").await, server.sign_in("Eve").await);
    let challenge = ann.make_challenge(three_finds()).await.expect("a challenge").challenge;
    let of_ann = play(&ann, challenge).await.table;
    let begun = eve.start_run(challenge).await.expect("a run").table;
    let opening = &journal_of(&*journal, &of_ann).await[0].events[0];
    let Some(Sealed::Secret(secret)) = &opening.sealed else { panic!("a run has a secret") };
    let seeds = [secret.seed.to_string(), secret.seed.of_round(1).to_string()];

    let mut told = Vec::new();
    let paths = [
        format!("/api/challenges/{challenge}"),
        format!("/api/challenges/{challenge}/runs"),
        format!("/api/tables/{of_ann}"),
        format!("/api/tables/{of_ann}/replay"),
        format!("/api/tables/{of_ann}/socket"),
        format!("/api/tables/{begun}"),
        format!("/api/tables/{begun}/replay"),
        format!("/t/{of_ann}"),
        format!("/c/{challenge}"),
        "/api/tables".to_owned(),
        "/metrics".to_owned(),
    ];
    for site in [&eve, &server.site()] {
        for path in &paths {
            for method in [Method::GET, Method::POST] {
                let (_, body) = site.fetch(method, path, Vec::new()).await.expect("an answer");
                told.push(String::from_utf8_lossy(&body).to_lowercase());
            }
        }
        assert!(site.connect(&of_ann, 0).await.is_err());
    }
    let listed = eve.challenge(challenge).await.expect("a list");
    assert!(listed.best.iter().all(|run| run.table.is_none()), "whose replay could be asked for");
    assert_eq!(refusal(eve.replay(&of_ann).await), (403, ApiErrorKind::SealedCards));
    let has_card = |text: &str| Card::all().find(|card| text.contains(&format!("\"{card}\"")));
    for text in &told {
        assert_eq!(has_card(text), None, "{text}");
    }
    // Of her own run she sees the cards that were dealt, and the seed only at its end.
    let mut seat = [Seat::open(&eve, &begun).await];
    let deck = engine::deck_of(seat[0].board().rules(), &secret.seed.of_round(1), &[]);
    loop {
        let texts = std::mem::take(&mut seat[0].received).join("\n");
        if matches!(seat[0].phase(), Phase::MatchOver { .. }) {
            assert!(texts.contains(&seeds[1]), "the search works");
            break;
        }
        let undealt = seat[0].board().undealt();
        for card in &deck[deck.len() - undealt..] {
            assert!(!texts.contains(&format!("\"{card}\"")), "{card} is undealt: {texts}");
        }
        told.push(texts);
        one_step(&mut seat).await;
    }
    for text in &told {
        assert!(!seeds.iter().any(|seed| text.contains(seed)), "{text}");
    }
    assert!(eve.replay(&of_ann).await.is_ok(), "now she knows them");
    assert_eq!(eve.challenge(challenge).await.expect("a list").best.len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn a_deleted_player_stands_in_the_list_without_a_name() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    let challenge = ann.make_challenge(three_finds()).await.expect("a challenge").challenge;
    play(&ann, challenge).await;
    assert_eq!(names(&ben.challenge(challenge).await.expect("a list")), ["Ann"]);
    server::forget(&journal, &[ann.me().await.expect("a player").id]).await.expect("deleted");
    let listed = ben.challenge(challenge).await.expect("a list");
    assert_eq!(
        (names(&listed), listed.by, listed.best[0].player.is_none()),
        (vec!["–".to_owned()], None, true)
    );
    let ghosts = ben.start_run(challenge).await.expect("a run").ghosts;
    assert!(ghosts[0].name.is_none() && ghosts[0].player.is_none());
    server.stop().await;
}

async fn rows_of(journal: &dyn Journal, challenge: ChallengeId) -> Vec<Row> {
    let list = format!("challenge/{challenge}");
    let mut rows = journal.rows(RowQuery::Best { list, limit: 99 }).await.expect("rows");
    rows.extend(
        journal.rows(RowQuery::Unranked { after: Default::default(), limit: 99 }).await.expect("rows"),
    );
    rows
}

/// Two nodes on one journal, or on two handles of it.
async fn lists_are_right_on_both_nodes_and_can_be_rebuilt(journals: [Arc<dyn Journal>; 2]) {
    let [here, there] = journals;
    let nodes = [
        Running::start_with(here.clone(), wide(), 0).await,
        Running::start_with(there.clone(), wide(), 0).await,
    ];
    let ann = nodes[0].sign_in("Ann").await;
    let challenge = ann.make_challenge(three_finds()).await.expect("a challenge").challenge;
    play(&ann, challenge).await;
    let ben = nodes[1].sign_in("Ben").await;
    let begun = ben.start_run(challenge).await.expect("a run");
    play_unasked(&ben, challenge).await;
    let finished = Instant::now();
    // No player of the list asks, so nothing is projected for the question.
    for node in &nodes {
        while node.site().challenge(challenge).await.expect("a list").players < 2 {
            assert!(finished.elapsed() < Duration::from_secs(1), "the list is not right within a second");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert_eq!(begun.ghosts.len(), 1);
    ann.start_run(challenge).await.expect("a run that is not over");
    ann.make_table(&site::english()).await.expect("a table that is no run");
    let live = rows_of(&*here, challenge).await;
    assert_eq!(live.len(), 3);
    let report = rebuild_projections(there.clone(), |_| {}).await.expect("rebuilt");
    assert_eq!((report.tables, report.runs), (4, 3));
    assert_eq!(rows_of(&*here, challenge).await, live);
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test]
async fn lists_in_memory() {
    let journal = Arc::new(MemoryJournal::default());
    lists_are_right_on_both_nodes_and_can_be_rebuilt([journal.clone(), journal]).await;
}

#[tokio::test]
async fn lists_in_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = Arc::new(SqliteJournal::open(folder.path()).expect("a journal"));
    lists_are_right_on_both_nodes_and_can_be_rebuilt([journal.clone(), journal]).await;
}

#[tokio::test]
async fn lists_in_postgres() {
    let database = test_postgres::Database::default();
    let open =
        || async { PostgresJournal::open(&database.url(), Durability::Required).await.expect("a journal") };
    lists_are_right_on_both_nodes_and_can_be_rebuilt([Arc::new(open().await), Arc::new(open().await)]).await;
}

/// A node ends between a run's last record and its row: the next start finds it.
#[tokio::test]
async fn a_row_that_was_not_written_is_found_at_the_next_start() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let ann = server.sign_in("Ann").await;
    let challenge = ann.make_challenge(three_finds()).await.expect("a challenge").challenge;
    ann.start_run(challenge).await.expect("a run");
    let begun = rows_of(&*journal, challenge).await;
    play_unasked(&ann, challenge).await;
    while rows_of(&*journal, challenge).await == begun {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.stop().await;
    let finished = rows_of(&*journal, challenge).await;
    journal.clear_rows().await.expect("cleared");
    journal.put_rows(begun).await.expect("as before the end");
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let start = Instant::now();
    while rows_of(&*journal, challenge).await != finished {
        assert!(start.elapsed() < Duration::from_secs(10));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.stop().await;
}

/// Measured, not a part of the usual tests: `cargo test --release -p server --test all challenges:: -- --ignored --nocapture`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a thousand players"]
async fn a_thousand_runs_at_once() {
    const PLAYERS: usize = 1000;
    let folder = tempfile::tempdir().expect("a folder");
    let journal = Arc::new(SqliteJournal::open(folder.path()).expect("a journal"));
    let server = Running::start_with(journal, wide(), 0).await;
    let ann = server.sign_in("Ann").await;
    let challenge = ann.make_challenge(three_finds()).await.expect("a challenge").challenge;
    let mut players = Vec::new();
    for number in 0..PLAYERS {
        players.push(server.sign_in(&format!("Player {number}")).await);
    }
    let start = Instant::now();
    let mut runs = tokio::task::JoinSet::new();
    for player in players {
        runs.spawn(async move { play_unasked(&player, challenge).await });
    }
    runs.join_all().await;
    let played = start.elapsed();
    while server.site().challenge(challenge).await.expect("a list").players < PLAYERS as u64 {
        assert!(start.elapsed() < played + Duration::from_secs(1), "the list is not right within a second");
    }
    println!("{PLAYERS} runs in {played:.1?}, listed after {:.1?} more", start.elapsed() - played);
    server.stop().await;
}
