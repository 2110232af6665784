//! Profiles, and players who follow, block, invite and report each other; programs that say so, and runs that look like one.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::site::{self, Raw, Running, Seat, english, name, refusal, wide};
use client::{ClientError, Site};
use engine::{Action, ChallengeId, Claim, Date, Phase, PlayerId, Time, Variant, all_sets};
use hyper::Method;
use protocol::{
    ApiErrorKind, BotDeclaration, DaySummary, FollowedPlayer, Following, Invitations, NameReport, NewDayRun,
    NewInvitation, NewTable, Profile, ProfileSettings, Relation, ReportReason, RunMade, ServerMessage,
    Visibility,
};
use serde::Serialize;
use server::journal::{Durability, Journal, MemoryJournal, PostgresJournal, SqliteJournal, Stream};
use server::{
    Config, PaceReview, RunDecision, WallClock, audit, decide_run, forget, held_runs, rebuild_projections_by,
    reported_names,
};
use test_postgres::Database;

const NOT_FOLLOWED: (u16, ApiErrorKind) = (403, ApiErrorKind::NotFollowed);

async fn id(site: &Site) -> PlayerId {
    site.me().await.expect("a player").id
}

async fn profile(site: &Site, of: &PlayerId) -> Result<Profile, ClientError> {
    site.request(Method::GET, &format!("/api/players/{of}"), None::<&()>).await
}

/// `PUT` or `DELETE` of a list of people.
async fn relate(site: &Site, method: Method, list: &str, other: &PlayerId) -> Result<Relation, ClientError> {
    site.request(method, &format!("/api/me/{list}/{other}"), None::<&()>).await
}

async fn follow(site: &Site, other: &PlayerId) -> Relation {
    relate(site, Method::PUT, "following", other).await.expect("followed")
}

async fn show(site: &Site, profile: Visibility, table: Visibility) {
    let settings = ProfileSettings { profile, table };
    let set: ProfileSettings =
        site.request(Method::PUT, "/api/me/profile", Some(&settings)).await.expect("set");
    assert_eq!(set, settings);
}

async fn following(site: &Site) -> Vec<FollowedPlayer> {
    let list: Following = site.request(Method::GET, "/api/me/following", None::<&()>).await.expect("a list");
    list.players
}

/// The status of a request whose response has no body.
async fn post(server: &Running, site: &Site, path: &str, body: &impl Serialize) -> (u16, String) {
    let token = format!("Authorization: Bearer {}", site.token().expect("a token"));
    let headers = [token.as_str(), "Content-Type: application/json"];
    let body = serde_json::to_string(body).expect("JSON");
    let response = Raw::send(server, "POST", path, &headers, &body).await;
    (response.status, response.body)
}

async fn invitations(site: &Site) -> Vec<(String, String)> {
    let list: Invitations =
        site.request(Method::GET, "/api/me/invitations", None::<&()>).await.expect("a list");
    list.invitations.into_iter().map(|sent| (sent.from.name.to_string(), sent.table)).collect()
}

/// Waits until a request brings what is expected, as what another node has published comes a moment later.
async fn until<T: PartialEq + std::fmt::Debug>(expected: T, mut request: impl AsyncFnMut() -> T) {
    let start = Instant::now();
    loop {
        let brought = request().await;
        if brought == expected {
            return;
        }
        assert!(start.elapsed() < Duration::from_secs(60), "{brought:?} in place of {expected:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Ann on the first node, Ben on the last one, which may be the same.
struct Pair<'a> {
    here: &'a Running,
    there: &'a Running,
    ann: Site,
    ben: Site,
    ann_id: PlayerId,
    ben_id: PlayerId,
}

fn public() -> NewTable {
    NewTable { public: true, ..english() }
}

impl Pair<'_> {
    /// Waits until Ben sees Ann at this table, or at none.
    async fn shows(&self, table: Option<&String>) {
        until(table.cloned(), async || following(&self.ben).await.remove(0).table).await;
    }

    async fn invite(&self, from: &Site, table: &str) -> u16 {
        let table = NewInvitation { table: table.to_owned() };
        post(self.here, from, &format!("/api/players/{}/invite", self.ben_id), &table).await.0
    }

    /// By default the name, and where one sits for friends.
    async fn share(&self) {
        let Pair { ann, ben, ann_id, .. } = self;
        let seen = profile(ben, ann_id).await.expect("a profile");
        assert_eq!((seen.name, seen.open, seen.yours, seen.settings), (name("Ann"), false, false, None));
        let own = profile(ann, ann_id).await.expect("a profile");
        assert_eq!((own.open, own.yours, own.settings), (true, true, Some(ProfileSettings::default())));
        let table = ann.make_table(&public()).await.expect("a table").table;
        let seat = Seat::open(ann, &table).await;
        assert_eq!(follow(ben, ann_id).await, Relation { following: true, ..Relation::default() });
        let listed = following(ben).await;
        assert_eq!((&listed[0].id, &listed[0].name, &listed[0].table), (ann_id, &name("Ann"), &None));
        let relation = follow(ann, &self.ben_id).await;
        assert_eq!(relation, Relation { following: true, follower: true, blocked: false });
        self.shows(Some(&table)).await;
        show(ann, Visibility::Friends, Visibility::Private).await;
        self.shows(None).await;
        until(true, async || profile(ben, ann_id).await.expect("a profile").open).await;
        let eve = self.there.sign_in("Eve").await;
        assert!(!profile(&eve, ann_id).await.expect("a profile").open, "no friend");
        show(ann, Visibility::Public, Visibility::Public).await;
        self.shows(Some(&table)).await;
        until(true, async || profile(&self.there.site(), ann_id).await.expect("a profile").open).await;
        drop(seat);
    }

    /// Ben follows Ann, so Ann may invite him; Eve, whom he does not follow, may not.
    async fn invite_each_other(&self) {
        let Pair { ann, ben, .. } = self;
        // A table that is reached by its link alone is shown to no one.
        let hidden = ann.make_table(&english()).await.expect("a table").table;
        let _seat = Seat::open(ann, &hidden).await;
        self.shows(None).await;
        assert_eq!(self.invite(ann, &hidden).await, 202);
        until(vec![("Ann".to_owned(), hidden.clone())], async || invitations(ben).await).await;
        let eve = self.there.sign_in("Eve").await;
        assert_eq!(self.invite(&eve, &hidden).await, NOT_FOLLOWED.0);
        assert_eq!(self.invite(ann, "aaaaaaaaaaaa").await, 404);
        let other = ben.make_table(&english()).await.expect("a table").table;
        assert_eq!(self.invite(ann, &other).await, 404, "where she does not sit");
        assert!(invitations(ann).await.is_empty());
    }

    /// A block: the name alone, no place, no invitation, no word of it; the table stays.
    async fn block(&self) {
        let Pair { ann, ben, ann_id, ben_id, .. } = self;
        relate(ann, Method::PUT, "blocked", ben_id).await.expect("blocked");
        until((false, Relation { following: true, ..Relation::default() }), async || {
            let seen = profile(ben, ann_id).await.expect("a profile");
            (seen.open, seen.relation)
        })
        .await;
        let again = ann.make_table(&public()).await.expect("a table").table;
        let mut seats = [Seat::sit(ann, &again).await, Seat::sit(ben, &again).await];
        site::sync_seats(&mut seats).await;
        assert_eq!(following(ben).await[0].table, None);
        relate(ben, Method::PUT, "blocked", ann_id).await.expect("blocked");
        until(Vec::new(), async || invitations(ben).await).await;
        until(NOT_FOLLOWED.0, async || self.invite(ann, &again).await).await;
        let list: Following =
            ben.request(Method::GET, "/api/me/following", None::<&()>).await.expect("a list");
        assert_eq!((list.players, list.blocked[0].name.clone()), (Vec::new(), name("Ann")));
        let refused = relate(ben, Method::PUT, "following", ann_id).await;
        assert_eq!(refusal(refused), (422, ApiErrorKind::BadRequest));
        relate(ben, Method::DELETE, "blocked", ann_id).await.expect("unblocked");
        follow(ben, ann_id).await;
        let relation = relate(ben, Method::DELETE, "following", ann_id).await.expect("a relation");
        assert_eq!(relation, Relation::default());
    }

    async fn refuse_nonsense(&self) {
        let Pair { ben, ben_id, .. } = self;
        let none = PlayerId::new("nobody").expect("an id");
        assert_eq!(refusal(profile(ben, &none).await), (404, ApiErrorKind::NoSuchPlayer));
        let oneself = relate(ben, Method::PUT, "following", ben_id).await;
        assert_eq!(refusal(oneself), (422, ApiErrorKind::BadRequest));
        assert_eq!(refusal(relate(&self.here.site(), Method::PUT, "following", ben_id).await).0, 401);
    }
}

async fn people_on(journals: &[Arc<dyn Journal>]) {
    let mut nodes = Vec::new();
    for journal in journals {
        nodes.push(Running::start_with(journal.clone(), wide(), 0).await);
    }
    let (here, there) = (&nodes[0], &nodes[nodes.len() - 1]);
    let (ann, ben) = (here.sign_in("Ann").await, there.sign_in("Ben").await);
    let (ann_id, ben_id) = (id(&ann).await, id(&ben).await);
    let pair = Pair { here, there, ann, ben, ann_id, ben_id };
    pair.share().await;
    pair.invite_each_other().await;
    pair.block().await;
    pair.refuse_nonsense().await;
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test]
async fn people_in_memory() {
    people_on(&[Arc::new(MemoryJournal::default())]).await;
}

#[tokio::test]
async fn people_in_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    people_on(&[Arc::new(SqliteJournal::open(folder.path()).expect("a journal"))]).await;
}

#[tokio::test]
async fn people_on_two_nodes() {
    let database = Database::default();
    let open =
        async || PostgresJournal::open(&database.url(), Durability::Required).await.expect("a journal");
    people_on(&[Arc::new(open().await), Arc::new(open().await)]).await;
}

/// What was stored about people is erased with the player.
#[tokio::test]
async fn a_deleted_player_follows_no_one() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    let (ann_id, ben_id) = (id(&ann).await, id(&ben).await);
    follow(&ann, &ben_id).await;
    show(&ann, Visibility::Public, Visibility::Private).await;
    let report = NameReport { name: name("Ann"), reason: ReportReason::Pretends };
    assert_eq!(post(&server, &ben, &format!("/api/players/{ann_id}/report"), &report).await.0, 202);
    server.stop().await;
    forget(&journal, std::slice::from_ref(&ann_id)).await.expect("deleted");
    for prefix in ["social", "reports"] {
        let stream = Stream::new(&format!("{prefix}/{ann_id}")).expect("a stream");
        let entries = journal.read(&stream, 0, usize::MAX).await.expect("entries");
        assert!(!entries.is_empty(), "{prefix}");
        for entry in entries {
            let text = String::from_utf8_lossy(&entry.payload).into_owned();
            assert!(text.contains("forgotten") && !text.contains(ben_id.as_str()), "{text}");
        }
    }
    assert_eq!(audit(&*journal, |_| {}).await.expect("an audit").damage, []);
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let ben = server.site().with_token(ben.token().expect("a token").to_owned());
    assert_eq!(refusal(profile(&ben, &ann_id).await), (404, ApiErrorKind::NoSuchPlayer));
    assert!(reported_names(&*journal).await.expect("a list").is_empty());
    server.stop().await;
}

#[tokio::test]
async fn a_name_is_reported_once_by_each_player_and_until_it_changes() {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (rude, ann, ben) =
        (server.sign_in("Rude").await, server.sign_in("Ann").await, server.sign_in("Ben").await);
    let rude_id = id(&rude).await;
    let path = format!("/api/players/{rude_id}/report");
    let report = |text: &str| NameReport { name: name(text), reason: ReportReason::Offensive };
    for (by, status) in [(&ann, 202), (&ann, 202), (&ben, 202), (&rude, 422)] {
        assert_eq!(post(&server, by, &path, &report("Rude")).await.0, status);
    }
    assert_eq!(post(&server, &ann, &path, &report("Polite")).await.0, 422, "another name");
    let reported = reported_names(&*journal).await.expect("a list");
    assert_eq!((reported.len(), &reported[0].name), (1, &Some(name("Rude"))));
    assert_eq!(reported[0].reasons[&ReportReason::Offensive], 2);
    let renamed = protocol::NameChange { name: name("Polite") };
    let _: protocol::Player = rude.request(Method::PUT, "/api/me", Some(&renamed)).await.expect("renamed");
    assert!(reported_names(&*journal).await.expect("a list").is_empty());
    server.stop().await;
}

fn today() -> Date {
    "2026-11-18".parse().expect("a date")
}

/// Noon of today, with runs that look like a program's held back.
fn reviewed() -> Config {
    let (noon, start) = (today().opens().0 + 26 * 3_600_000, Instant::now());
    let clock = WallClock::new(move || Time(noon + start.elapsed().as_millis() as u64));
    Config { wall_clock: clock, pace_review: PaceReview::On, ..wide() }
}

/// Runs the day's race as quickly as a program can.
async fn race(site: &Site) -> RunMade {
    let path = format!("/api/days/{}/runs", today());
    let run: RunMade =
        site.request(Method::POST, &path, Some(&NewDayRun { practice: false })).await.expect("a run");
    let mut seat = Seat::open(site, &run.table).await;
    seat.connection.request("deal", Action::Deal).await.expect("the server listens");
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
    run
}

async fn day(site: &Site) -> DaySummary {
    site.request(Method::GET, &format!("/api/days/{}", today()), None::<&()>).await.expect("a day")
}

/// How many runs are counted, and how many stand beside programs and apart.
fn counts(day: &DaySummary) -> [usize; 3] {
    [day.runs as usize, day.programs.len(), day.apart.len()]
}

#[tokio::test]
async fn a_program_that_says_so_stands_with_programs() {
    let server = Running::start_by(reviewed()).await;
    let robot = server.sign_in("Robot").await;
    let declare = async |forever| {
        robot.request::<_, Profile>(Method::POST, "/api/me/bot", Some(&BotDeclaration { forever })).await
    };
    assert_eq!(refusal(declare(false).await), (422, ApiErrorKind::BadRequest));
    assert!(!profile(&robot, &id(&robot).await).await.expect("a profile").bot);
    assert!(declare(true).await.expect("declared").bot);
    assert!(declare(true).await.expect("again").bot);
    race(&robot).await;
    until([0, 1, 0], async || counts(&day(&robot).await)).await;
    let shown = day(&robot).await;
    let own = shown.yours.and_then(|own| own.counted).expect("a place");
    assert_eq!((own.place, own.ranked, own.apart, own.percentile), (1, false, false, None));
    // At a table, before joining.
    let table = robot.make_table(&english()).await.expect("a table").table;
    let path = format!("/api/tables/{table}");
    let summary: protocol::TableSummary =
        server.site().request(Method::GET, &path, None::<&()>).await.expect("a table");
    assert!(summary.players[0].program);
    let bests = profile(&robot, &id(&robot).await).await.expect("a profile").bests;
    assert_eq!(bests[0].challenge, ChallengeId::of_day(today()));
    server.stop().await;
}

async fn held_on(journal: Arc<dyn Journal>) {
    let server = Running::start_with(journal.clone(), reviewed(), 0).await;
    let (eve, ann) = (server.sign_in("Eve").await, server.sign_in("Ann").await);
    let runs = [race(&eve).await.table, race(&ann).await.table];
    until([0, 0, 2], async || counts(&day(&eve).await)).await;
    let shown = day(&eve).await;
    assert!(shown.yours.and_then(|own| own.counted).is_some_and(|run| run.apart && !run.ranked));
    let held = held_runs(&*journal).await.expect("a list");
    assert_eq!(held.iter().map(|run| run.run.clone()).collect::<Vec<_>>(), runs);
    assert!(held.iter().all(|run| run.signs.len() >= 2 && run.decision.is_none()), "{held:?}");

    decide_run(&journal, &runs[0], RunDecision::Accepted, today()).await.expect("decided");
    decide_run(&journal, &runs[1], RunDecision::Rejected, today()).await.expect("decided");
    until([1, 0, 0], async || counts(&day(&ann).await)).await;
    assert!(day(&ann).await.yours.is_some_and(|own| own.attempted && own.counted.is_none()));
    // The first attempt of a mode, once it is accepted.
    let bests = profile(&eve, &id(&eve).await).await.expect("a profile").bests;
    assert_eq!(
        bests.iter().map(|best| (best.mode, best.points)).collect::<Vec<_>>(),
        [(Variant::Sprint10, 10)]
    );
    assert_eq!(bests[0].table, None, "the day is not over");
    assert!(profile(&ann, &id(&ann).await).await.expect("a profile").bests.is_empty());
    // A later decision counts, and a rebuild comes to the same.
    decide_run(&journal, &runs[0], RunDecision::Rejected, today()).await.expect("decided");
    decide_run(&journal, &runs[0], RunDecision::Accepted, today()).await.expect("decided");
    assert!(decide_run(&journal, "aaaaaaaaaaaa", RunDecision::Rejected, today()).await.is_err());
    let live = held_runs(&*journal).await.expect("a list");
    rebuild_projections_by(journal.clone(), PaceReview::On, |_| {}).await.expect("rebuilt");
    assert_eq!(held_runs(&*journal).await.expect("a list"), live);
    until([1, 0, 0], async || counts(&day(&ann).await)).await;
    assert_eq!(audit(&*journal, |_| {}).await.expect("an audit").damage, []);
    server.stop().await;
}

#[tokio::test]
async fn a_run_that_looks_like_a_program_waits_for_the_operator() {
    held_on(Arc::new(MemoryJournal::default())).await;
}

#[tokio::test]
async fn a_run_that_looks_like_a_program_waits_for_the_operator_in_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    held_on(Arc::new(SqliteJournal::open(folder.path()).expect("a journal"))).await;
}
