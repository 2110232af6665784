//! The race of each day: one seed on all nodes, committed to a day ahead; first attempts that count; cards that stay secret until
//! the date is over everywhere.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::authenticator::{self, Authenticator, enroll};
use crate::site::{Raw, Running, Seat, journal_of, refusal, wide};
use client::{ClientError, Site};
use engine::{
    Action, Card, ChallengeId, Claim, Date, Edition, Phase, RuleChoice, Sealed, Time, Variant, all_sets,
    verify,
};
use hyper::Method;
use protocol::{
    ApiErrorKind, DayList, DaySummary, NewDayRun, NewPlayer, Phrase, PuzzleSummary, RunMade, ServerMessage,
};
use serde_json::json;
use server::journal::{Durability, Journal, MemoryJournal, PostgresJournal, Row, RowQuery, SqliteJournal};
use server::{Config, PaceReview, WallClock, audit, forget, rebuild_projections_by};

const HOUR: u64 = 3_600_000;

fn date(text: &str) -> Date {
    text.parse().expect("a date")
}

fn today() -> Date {
    date("2026-11-18")
}

/// A clock that tests set, at noon of today in UTC.
#[derive(Clone)]
struct Clock(Arc<AtomicU64>, Instant);

impl Clock {
    fn new() -> Clock {
        Clock(Arc::new(AtomicU64::new(today().opens().0 + 26 * HOUR)), Instant::now())
    }

    fn set(&self, time: Time) {
        self.0.store(time.0 - self.1.elapsed().as_millis() as u64, Ordering::Relaxed);
    }

    /// Sets it while no table is in memory: one that is has a time of its own, which goes on as it did when the clock is set.
    async fn set_at_rest(&self, server: &Running, time: Time) {
        while !Raw::get(server, "/metrics").await.body.contains("tercet_tables 0") {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.set(time);
    }

    fn config(&self) -> Config {
        let Clock(start, since) = self.clone();
        let read = move || Time(start.load(Ordering::Relaxed) + since.elapsed().as_millis() as u64);
        let mut config = Config { wall_clock: WallClock::new(read), ..wide() };
        config.limits.idle = Duration::from_millis(20);
        config
    }
}

async fn day(site: &Site, date: Date) -> Result<DaySummary, ClientError> {
    site.request(Method::GET, &format!("/api/days/{date}"), None::<&()>).await
}

async fn start(site: &Site, date: Date, practice: bool) -> Result<RunMade, ClientError> {
    site.request(Method::POST, &format!("/api/days/{date}/runs"), Some(&NewDayRun { practice })).await
}

/// Plays a run to its end; returns what its socket has received.
async fn finish(site: &Site, run: &RunMade) -> Vec<String> {
    let mut seat = Seat::open(site, &run.table).await;
    if !seat.phase().in_round() {
        seat.connection.request("deal", Action::Deal).await.expect("the server listens");
    }
    let mut finds = 0;
    while !matches!(seat.phase(), Phase::MatchOver { .. }) {
        if let ServerMessage::OwnBoard { own } = seat.next().await
            && let Some(set) = all_sets(&own.cards).first()
        {
            let cards = Claim::new(set).expect("a Set");
            finds += 1;
            seat.connection.request(&format!("find-{finds}"), Action::Claim { cards }).await.expect("sent");
        }
    }
    seat.received
}

async fn race(site: &Site, date: Date) -> RunMade {
    let run = start(site, date, false).await.expect("a run");
    finish(site, &run).await;
    run
}

#[tokio::test]
async fn the_first_attempt_counts_and_later_ones_are_practice() {
    let server = Running::start_by(Clock::new().config()).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    let empty = day(&ann, today()).await.expect("a day");
    assert_eq!((empty.runs, empty.median, empty.yours, empty.seed), (0, None, None, None));
    let run = start(&ann, today(), false).await.expect("a run");
    assert!(!run.practice && run.ghosts.is_empty());
    // It is gone on with, also by the challenge's own route, which the terminal uses.
    let id = ChallengeId::of_day(today());
    assert_eq!(start(&ann, today(), true).await.expect("the same").table, run.table);
    assert_eq!(ann.start_run(id).await.expect("the same").table, run.table);
    finish(&ann, &run).await;
    assert_eq!(refusal(start(&ann, today(), false).await), (409, ApiErrorKind::Raced));
    assert_eq!(refusal(ann.start_run(id).await), (409, ApiErrorKind::Raced));
    let counted = day(&ann, today()).await.expect("a day").yours.and_then(|yours| yours.counted);
    let first = counted.expect("the first attempt").time;
    let practice = start(&ann, today(), true).await.expect("a run");
    assert!(practice.practice && practice.ghosts.len() == 1 && practice.ghosts[0].yours);
    finish(&ann, &practice).await;
    let other = race(&ben, today()).await;
    assert_eq!(other.ghosts.len(), 1, "practice is no run to race against");
    let seen = day(&ben, today()).await.expect("a day");
    assert_eq!((seen.runs, seen.ranked.len(), seen.guests.len()), (2, 0, 2));
    assert!(seen.guests.iter().all(|run| run.table.is_none() && run.points == 10));
    let times: Vec<u32> = seen.guests.iter().map(|run| run.time).collect();
    assert!(times.contains(&first) && times.is_sorted());
    assert_eq!(seen.median, Some(times[0].midpoint(times[1])));
    let own = day(&ann, today()).await.expect("a day").yours.expect("hers");
    assert_eq!((own.practice, own.attempted, own.best_practice.is_some()), (1, true, true));
    let (own, other) = (own.counted.expect("hers"), seen.yours.and_then(|yours| yours.counted).expect("his"));
    assert_eq!((own.time, own.ranked), (first, false));
    // Of two equal times none is better.
    let best = [&own, &other].into_iter().filter(|run| run.percentile == Some(100)).count();
    assert_eq!(best, usize::from(own.time != other.time));
    server.stop().await;
}

/// A table that is opened first and dealt last would be a first attempt at known cards.
#[tokio::test]
async fn a_table_kept_for_later_is_no_first_attempt() {
    let clock = Clock::new();
    let server = Running::start_by(clock.config()).await;
    let ann = server.sign_in("Ann").await;
    let kept = start(&ann, today(), false).await.expect("a run");
    clock.set_at_rest(&server, Time(today().opens().0 + 30 * HOUR)).await;
    let run = start(&ann, today(), false).await.expect("another");
    assert_ne!(kept.table, run.table);
    finish(&ann, &run).await;
    let counted = |day: DaySummary| day.yours.and_then(|yours| yours.counted).map(|run| run.time);
    let before = counted(day(&ann, today()).await.expect("a day"));
    finish(&ann, &kept).await;
    let own = day(&ann, today()).await.expect("a day");
    assert_eq!(own.yours.as_ref().map(|yours| yours.practice), Some(1));
    assert_eq!(counted(own), before);
    server.stop().await;
}

#[tokio::test]
async fn a_challenge_kept_for_later_is_no_first_attempt_either() {
    let clock = Clock::new();
    let server = Running::start_by(clock.config()).await;
    let ann = server.sign_in("Ann").await;
    let rules = RuleChoice { finds: Some(3), ..RuleChoice::new(Edition::English, Variant::Sprint10) };
    let challenge = ann.make_challenge(rules).await.expect("a challenge").challenge;
    let kept = ann.start_run(challenge).await.expect("a run");
    clock.set_at_rest(&server, Time(today().opens().0 + 30 * HOUR)).await;
    let run = ann.start_run(challenge).await.expect("another");
    assert_ne!(kept.table, run.table);
    finish(&ann, &run).await;
    finish(&ann, &kept).await;
    let list = ann.challenge(challenge).await.expect("a list");
    let best = list.best.first().expect("a run");
    let expected = if best.table.as_ref() == Some(&run.table) { 1 } else { 2 };
    assert_eq!((list.tries, best.attempt), (2, expected), "{best:?}");
    server.stop().await;
}

#[tokio::test]
async fn days_open_and_close() {
    let clock = Clock::new();
    let server = Running::start_by(clock.config()).await;
    let ann = server.sign_in("Ann").await;
    let status = async |date: &str| refusal(day(&ann, self::date(date)).await).0;
    // Of tomorrow there is the commitment and nothing else, and later days are not drawn.
    let tomorrow = day(&ann, date("2026-11-20")).await.expect("tomorrow");
    assert_eq!((tomorrow.runs, tomorrow.seed, tomorrow.drawn < tomorrow.opens), (0, None, true));
    assert_eq!(refusal(start(&ann, date("2026-11-20"), true).await), (404, ApiErrorKind::NoSuchChallenge));
    assert_eq!(
        [status("2026-11-21").await, status("2026-11-16").await, status("0001-01-01").await],
        [404; 3]
    );
    race(&ann, today()).await;
    let begun = start(&ann, date("2026-11-19"), false).await.expect("it is the 19th in Kiritimati");
    clock.set_at_rest(&server, date("2026-11-19").closes()).await;
    // Begun in time and finished late: it does not count.
    finish(&ann, &begun).await;
    let late = day(&ann, date("2026-11-19")).await.expect("a day");
    assert_eq!((late.runs, late.yours.map(|yours| yours.counted)), (0, Some(None)));
    // A closed day is practice, and shows its seed.
    let closed = day(&ann, today()).await.expect("a day");
    assert_eq!(closed.seed.map(|seed| seed.commitment()), Some(closed.commitment));
    assert_eq!(refusal(start(&ann, today(), false).await), (409, ApiErrorKind::Raced));
    assert!(start(&ann, today(), true).await.expect("practice").practice);
    assert_eq!(tomorrow.commitment, day(&ann, date("2026-11-20")).await.expect("a day").commitment);
    server.stop().await;
}

/// What a player who has finished can get of a day that is open, and of tomorrow, searched for seeds and undealt cards.
#[tokio::test]
async fn an_open_day_tells_no_cards_to_those_who_have_finished() {
    let (clock, journal) = (Clock::new(), Arc::new(MemoryJournal::default()));
    let server = Running::start_with(journal.clone(), clock.config(), 0).await;
    let (ann, eve) = (server.sign_in("Ann").await, server.sign_in("Eve").await);
    let of_ann = race(&ann, today()).await.table;
    let run = start(&eve, today(), false).await.expect("a run");
    let mut told = finish(&eve, &run).await;
    let opening = &journal_of(&*journal, &of_ann).await[0].events[0];
    let Some(Sealed::Secret(secret)) = &opening.sealed else { panic!("a run has a secret") };
    let seed = secret.seed.of_round(1);
    let seeds = [secret.seed.to_string(), seed.to_string()];
    // A socket that comes back is sent the end of the round too, from memory and from the journal.
    told.extend(Seat::open(&eve, &run.table).await.received);
    let tomorrow = day(&eve, date("2026-11-20")).await.expect("tomorrow").commitment;
    let id = ChallengeId::of_day(today());
    let mut paths: Vec<String> = [of_ann.as_str(), &run.table]
        .iter()
        .flat_map(|table| ["", "/replay", "/socket"].map(|rest| format!("/api/tables/{table}{rest}")))
        .collect();
    for path in ["/api/days", "/api/days/feed", "/day", "/metrics", "/api/tables", "/api/me"] {
        paths.push(path.to_owned());
    }
    for date in ["2026-11-18", "2026-11-19", "2026-11-20"] {
        paths.extend(["", "/runs", "/puzzle"].map(|rest| format!("/api/days/{date}{rest}")));
        paths.push(format!("/day/{date}"));
    }
    paths.extend([format!("/api/challenges/{id}"), format!("/api/challenges/{id}/runs"), format!("/c/{id}")]);
    for site in [&eve, &server.site()] {
        for path in &paths {
            for method in [Method::GET, Method::POST] {
                let (_, body) = site.fetch(method, path, Vec::new()).await.expect("an answer");
                told.push(String::from_utf8_lossy(&body).into_owned());
            }
        }
        assert!(site.connect(&of_ann, 0).await.is_err(), "the cards of another player's run");
    }
    let socket = told.iter().filter(|text| text.contains("round-ended")).count();
    assert!(socket >= 2, "the end of the round was sent");
    for text in &told {
        assert!(!seeds.iter().any(|seed| text.contains(seed)), "{text}");
        let has_card = |card: &Card| text.contains(&format!("\"{card}\""));
        // Her own board came over her own socket.
        assert!(
            text.contains("\"own\"") || text.contains("\"do\"") || !Card::all().any(|card| has_card(&card)),
            "{text}"
        );
    }
    assert_eq!(refusal(eve.replay(&run.table).await), (403, ApiErrorKind::SealedCards), "also her own");
    clock.set(today().closes());
    let replay = ann.replay(&run.table).await.expect("the day is over");
    assert_eq!(verify(&replay.records).map(|proof| proof.rounds), Ok(1));
    assert_eq!(day(&server.site(), today()).await.expect("a day").seed, Some(seed), "the search works");
    assert!(day(&eve, today()).await.expect("a day").guests.iter().all(|run| run.table.is_some()));
    assert_eq!(tomorrow, day(&eve, date("2026-11-20")).await.expect("it is open").commitment);
    server.stop().await;
}

/// A passkey counts as a phrase does, also when its player was deleted and the lists are made again.
#[tokio::test]
async fn a_passkey_that_is_older_than_the_day_ranks_its_player() {
    let (clock, journal) = (Clock::new(), Arc::new(MemoryJournal::default()));
    let config = Config { passkey_domain: authenticator::config().passkey_domain, ..clock.config() };
    let server = Running::start_with(journal.clone(), config, 0).await;
    let ann = server.sign_in("Ann").await;
    enroll(&ann, &mut Authenticator::new(1)).await;
    race(&ann, today()).await;
    let listed = day(&ann, today()).await.expect("a day");
    assert_eq!((listed.ranked.len(), listed.guests.len()), (0, 1), "the passkey is younger than the day");
    let later = date("2026-11-20");
    clock.set(Time(later.opens().0 + 26 * HOUR));
    race(&ann, later).await;
    let listed = day(&ann, later).await.expect("a day");
    assert_eq!((listed.ranked.len(), listed.guests.len()), (1, 0));
    assert!(listed.streak.is_some_and(|streak| streak.lasting));
    let id = ann.me().await.expect("Ann").id;
    let journal: Arc<dyn Journal> = journal;
    forget(&journal, &[id]).await.expect("forgotten");
    rebuild_projections_by(journal.clone(), PaceReview::Off, |_| {}).await.expect("rebuilt");
    let listed = day(&server.site(), later).await.expect("a day");
    assert_eq!((listed.ranked.len(), &listed.ranked[0].name), (1, &None));
    server.stop().await;
}

/// With a phrase that is older than the day a player is ranked, and the phrase gives the identity back.
#[tokio::test]
async fn lasting_identities_are_ranked_and_come_back() {
    let (clock, journal) = (Clock::new(), Arc::new(MemoryJournal::default()));
    let server = Running::start_with(journal.clone(), clock.config(), 0).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    race(&ann, today()).await;
    let Phrase { phrase } = ann.request(Method::POST, "/api/me/phrase", None::<&()>).await.expect("a phrase");
    race(&ann, date("2026-11-19")).await;
    let listed = day(&ann, date("2026-11-19")).await.expect("a day");
    assert_eq!((listed.ranked.len(), listed.guests.len()), (0, 1), "the phrase is younger than the day");
    assert_eq!(listed.streak.map(|streak| (streak.now, streak.best, streak.lasting)), Some((2, 2, true)));
    clock.set(Time(date("2026-11-20").opens().0 + 26 * HOUR));
    race(&ann, date("2026-11-20")).await;
    race(&ben, date("2026-11-20")).await;
    let listed = day(&ben, date("2026-11-20")).await.expect("a day");
    assert_eq!((listed.runs, listed.ranked.len(), listed.guests.len()), (2, 1, 1));
    assert_eq!(listed.streak.map(|streak| (streak.now, streak.lasting)), Some((1, false)));
    // From a browser without a cookie, in capitals.
    let move_here = async |words: &str| -> Result<NewPlayer, ClientError> {
        let body = json!({ "code": words });
        server.site().request(Method::POST, "/api/players/move", Some(&body)).await
    };
    let back = move_here(&phrase.to_uppercase()).await.expect("the same player");
    let again = server.site().with_token(back.token);
    let day_of_ann = day(&again, date("2026-11-20")).await.expect("a day");
    assert_eq!(day_of_ann.streak.map(|streak| (streak.now, streak.best)), Some((3, 3)));
    assert!(day_of_ann.yours.and_then(|yours| yours.counted).is_some_and(|run| run.ranked && run.place == 1));
    assert_eq!(refusal(move_here(&phrase.replacen(' ', " zoo ", 1)).await), (401, ApiErrorKind::WhoAreYou));
    // A new phrase replaces the old one; a gap ends a streak.
    again.request::<(), Phrase>(Method::POST, "/api/me/phrase", None).await.expect("another phrase");
    assert_eq!(refusal(move_here(&phrase).await), (401, ApiErrorKind::WhoAreYou));
    clock.set(date("2026-11-21").closes());
    let streak = day(&again, date("2026-11-22")).await.expect("a day").streak.expect("a streak");
    assert_eq!((streak.now, streak.best), (0, 3));
    let report = audit(&*journal, |_| {}).await.expect("an audit");
    assert_eq!((report.damage, report.unchained), (Vec::new(), 0));
    server.stop().await;
}

#[tokio::test]
async fn the_archive_is_read_page_by_page_and_the_feed_names_its_days() {
    let clock = Clock::new();
    let server = Running::start_by(clock.config()).await;
    let ann = server.sign_in("Ann <3").await;
    race(&ann, today()).await;
    for hours in 1..=5 {
        clock.set(Time(today().opens().0 + (26 + 24 * hours) * HOUR));
        let newest = Date::newest(Time(today().opens().0 + (26 + 24 * hours) * HOUR)).expect("a date");
        day(&ann, newest).await.expect("a day that is drawn");
    }
    let list = async |query: &str| -> DayList {
        ann.request(Method::GET, &format!("/api/days{query}"), None::<&()>).await.expect("a list")
    };
    let all = list("").await;
    let dates: Vec<String> = all.days.iter().map(|day| day.date.to_string()).collect();
    assert!(dates.is_sorted_by(|one, other| one > other) && dates.contains(&"2026-11-18".to_owned()));
    let raced = all.days.iter().find(|day| day.date == today()).expect("today");
    assert_eq!((raced.runs, raced.open, raced.yours.is_some()), (1, false, true));
    let (mut paged, mut before) = (Vec::new(), None);
    loop {
        let query = before.map_or(String::new(), |date: Date| format!("&before={date}"));
        let page = list(&format!("?count=2{query}")).await;
        paged.extend(page.days);
        before = page.before;
        if before.is_none() {
            break;
        }
    }
    assert_eq!(paged, all.days);
    for query in ["?count=0", "?count=32", "?count=x", "?before=2026-02-30", "?before="] {
        assert_eq!(Raw::get(&server, &format!("/api/days{query}")).await.status, 422, "{query}");
    }
    let feed = Raw::send(&server, "GET", "/api/days/feed?l=fr", &[], "").await;
    assert!(feed.head.contains("application/atom+xml"), "{}", feed.head);
    assert_eq!(feed.body.matches("<entry>").count(), all.days.len());
    assert!(feed.body.contains("xml:lang=\"fr\"") && feed.body.contains("Ann &lt;3"), "{}", feed.body);
    assert!(feed.body.contains("<updated>2026-11-19T12:00:00Z</updated>"), "{}", feed.body);
    server.stop().await;
}

#[tokio::test]
async fn reported_times_of_a_puzzle_have_a_median_and_no_ranking() {
    let clock = Clock::new();
    let server = Running::start_by(clock.config()).await;
    let path = format!("/api/days/{}/puzzle", today());
    let report = async |site: &Site, time: u32| -> Result<PuzzleSummary, ClientError> {
        site.request(Method::POST, &path, Some(&json!({ "time": time }))).await
    };
    let players = [server.sign_in("Ann").await, server.sign_in("Ben").await, server.sign_in("Cem").await];
    let first = report(&players[0], 30_000).await.expect("reported");
    assert_eq!((first.players, first.yours, first.percentile), (1, Some(30_000), None));
    report(&players[1], 50_000).await.expect("reported");
    let third = report(&players[2], 40_000).await.expect("reported");
    assert_eq!((third.players, third.median, third.percentile), (3, Some(40_000), Some(50)));
    let again = report(&players[0], 1_000).await.expect("the first one stays");
    assert_eq!((again.players, again.yours, again.percentile), (3, Some(30_000), Some(100)));
    for time in [0, 999, 86_400_001, u32::MAX] {
        assert_eq!(refusal(report(&players[0], time).await), (422, ApiErrorKind::BadRequest), "{time}");
    }
    assert_eq!(refusal(report(&server.site(), 30_000).await), (401, ApiErrorKind::WhoAreYou));
    clock.set(today().closes());
    let late = report(&server.sign_in("Dan").await, 30_000).await.expect("an answer");
    assert_eq!((late.players, late.yours), (3, None), "the date is over");
    server.stop().await;
}

#[tokio::test]
async fn short_addresses_lead_to_the_page_of_a_day() {
    let server = Running::start_by(Config { base_path: "/play".to_owned(), ..Clock::new().config() }).await;
    for (path, to) in [("/day", "/c/today"), ("/day/2026-11-18", "/c/day-20261118")] {
        let answer = Raw::get(&server, &format!("/play{path}")).await;
        let location = format!("location: /play{to}\r\n");
        assert!(answer.status == 307 && answer.head.to_lowercase().contains(&location), "{}", answer.head);
    }
    server.stop().await;
}

async fn all_rows(journal: &dyn Journal) -> Vec<Row> {
    let mut rows = Vec::new();
    for list in [format!("challenge/{}", ChallengeId::of_day(today())), format!("puzzle/{}", today())] {
        rows.extend(journal.rows(RowQuery::All { list }).await.expect("rows"));
    }
    rows
}

/// Two nodes on one journal, or on two handles of it.
async fn nodes_agree_on_a_day(journals: [Arc<dyn Journal>; 2]) {
    let [here, there] = journals;
    let clock = Clock::new();
    let nodes = [
        Running::start_with(here.clone(), clock.config(), 0).await,
        Running::start_with(there.clone(), clock.config(), 0).await,
    ];
    let [one, other] = [nodes[0].site(), nodes[1].site()];
    // Asked at once, both draw a seed, and one of them is stored.
    for date in ["2026-11-18", "2026-11-19", "2026-11-20"].map(date) {
        let (one, other) = tokio::join!(day(&one, date), day(&other, date));
        let [one, other] = [one.expect("a day"), other.expect("a day")];
        assert_eq!((one.commitment, one.drawn), (other.commitment, other.drawn), "{date}");
    }
    let (ann, ben) = (nodes[0].sign_in("Ann").await, nodes[1].sign_in("Ben").await);
    race(&ann, today()).await;
    assert_eq!(day(&ann, today()).await.expect("a day").runs, 1);
    // A node sends a list for half a second as it has read it.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let run = start(&ben, today(), false).await.expect("a run");
    finish(&ben, &run).await;
    let finished = Instant::now();
    for node in &nodes {
        while day(&node.site(), today()).await.expect("a day").runs < 2 {
            assert!(finished.elapsed() < Duration::from_secs(1), "the list is not right within a second");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert_eq!(run.ghosts.len(), 1);
    let body = json!({ "time": 45_000 });
    let path = format!("/api/days/{}/puzzle", today());
    ann.request::<_, PuzzleSummary>(Method::POST, &path, Some(&body)).await.expect("reported");
    start(&ann, today(), true).await.expect("practice that is not over");
    let live = all_rows(&*here).await;
    assert_eq!(live.len(), 4);
    let report = rebuild_projections_by(there.clone(), PaceReview::Off, |_| {}).await.expect("rebuilt");
    assert_eq!((report.tables, report.runs, report.puzzles), (3, 3, 1));
    assert_eq!(all_rows(&*here).await, live);
    let of_ann = ann.me().await.expect("a player").id;
    let query = |before: &str| RowQuery::InLists {
        player: of_ann.to_string(),
        from: "c".into(),
        before: before.into(),
    };
    for journal in [&here, &there] {
        let rows = journal.rows(query("d")).await.expect("rows");
        assert_eq!(rows.len(), 2);
        assert!(rows.iter().all(|row| row.player == of_ann.as_str() && row.list.starts_with("challenge/")));
        assert_eq!(journal.rows(query("challenge/day-20261118")).await.expect("rows"), []);
    }
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test]
async fn days_in_memory() {
    let journal = Arc::new(MemoryJournal::default());
    nodes_agree_on_a_day([journal.clone(), journal]).await;
}

#[tokio::test]
async fn days_in_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = Arc::new(SqliteJournal::open(folder.path()).expect("a journal"));
    nodes_agree_on_a_day([journal.clone(), journal]).await;
}

#[tokio::test]
async fn days_in_postgres() {
    let database = test_postgres::Database::default();
    let open =
        || async { PostgresJournal::open(&database.url(), Durability::Required).await.expect("a journal") };
    nodes_agree_on_a_day([Arc::new(open().await), Arc::new(open().await)]).await;
}
