//! Challenges that are made from games, and races over the cards of a challenge.

use std::sync::Arc;

use crate::site::{self, Answer, Running, Seat, journal_of, one_step, refusal, wide};
use client::Site;
use engine::{
    Action, Card, ChallengeId, Claim, Contribution, DisplayName, Edition, Fact, JournalEvent, Level, Phase,
    PlayerId, Record, RuleChoice, Rules, Secret, Seed, Table, Time, Variant, first_set, replay_of, verify,
};
use hyper::Method;
use play::LocalTable;
use protocol::{ApiErrorKind, ChallengeMade, ClientMessage, NewChallenge, NewTable, Player};
use server::journal::{Journal, MemoryJournal};

/// Three finds: nothing is called, and cards come by themselves.
fn three_finds() -> RuleChoice {
    let speed = RuleChoice::new(Edition::English, Variant::Speed);
    RuleChoice { finds: Some(3), seats: Some(1), rounds: Some(1), ..speed }
}

/// A sprint of two finds on a board of one's own.
fn sprint() -> RuleChoice {
    RuleChoice { finds: Some(2), ..RuleChoice::new(Edition::English, Variant::Sprint10) }
}

fn ask(table: &mut LocalTable, action: Action, at: u64) {
    let id = format!("{at}-{}", table.records().len());
    table.receive(ClientMessage::Do { id, action }, Time(at));
}

/// A game in a browser, one find each second, with a contribution; its records.
fn played_here(choice: RuleChoice, bots: usize) -> Vec<Record> {
    let rules = Rules::try_from(choice).expect("rules");
    let you =
        Player { id: PlayerId::new("you").expect("an id"), name: DisplayName::new("You").expect("a name") };
    let secret = Secret::new(Seed::new([7; 32]));
    let mut table = LocalTable::open(rules, secret, you, Time(0)).expect("a table");
    ask(&mut table, Action::Sit, 1);
    (0..bots).for_each(|_| ask(&mut table, Action::AddBot { level: Level::Newcomer }, 2));
    ask(&mut table, Action::Contribute { random: Contribution::new([9; 16]) }, 3);
    ask(&mut table, Action::Deal, 4);
    for second in 1..200 {
        let board = table.board();
        if matches!(board.phase(), Phase::MatchOver { .. }) {
            break;
        }
        if let Some(set) = first_set(board.layout().cards()) {
            ask(&mut table, Action::Claim { cards: Claim::new(&set).expect("a claim") }, second * 1_000);
        }
    }
    table.records().to_vec()
}

async fn of_records(site: &Site, records: &[Record]) -> Result<ChallengeMade, client::ClientError> {
    site.challenge_of(&NewChallenge { records: replay_of(records), ..NewChallenge::default() }).await
}

fn dealt(records: &[Record]) -> Vec<Card> {
    let facts = records.iter().flat_map(|record| &record.events).map(|event| &event.fact);
    let mut dealt = facts.filter_map(|fact| match fact {
        Fact::Dealt { cards, .. } => Some(cards.clone()),
        _ => None,
    });
    dealt.next_back().expect("a deal")
}

async fn play(site: &Site, challenge: ChallengeId) -> String {
    let run = site.start_run(challenge).await.expect("a run");
    let mut seat = [Seat::open(site, &run.table).await];
    while !matches!(seat[0].phase(), Phase::MatchOver { .. }) {
        one_step(&mut seat).await;
    }
    site.challenge(challenge).await.expect("a list");
    run.table
}

#[tokio::test]
async fn a_game_in_a_browser_is_played_again_with_the_same_cards() {
    let journal = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    let game = played_here(three_finds(), 0);
    let made = of_records(&ann, &game).await.expect("a challenge");
    let shown = ben.challenge(made.challenge).await.expect("a challenge");
    let from = shown.made_from.expect("the game");
    assert_eq!((from.points, from.time, from.unchecked, from.yours), (3, 2_996, true, false));
    assert!(from.table.is_none() && from.finds.is_empty());
    assert_eq!((shown.players, shown.best.len(), shown.is_maker), (0, 0, false), "it has no place");

    // Who has not finished a run gets no seed, which the game itself has revealed to its player alone.
    let seeds = [Seed::new([7; 32]), Seed::new([7; 32]).of_round(1)].map(|seed| seed.to_string());
    assert!(serde_json::to_string(&game).expect("JSON").contains(&seeds[1]), "the search works");
    for (path, method) in [
        (format!("/api/challenges/{}", made.challenge), Method::GET),
        (format!("/api/challenges/{}/runs", made.challenge), Method::POST),
        (format!("/c/{}", made.challenge), Method::GET),
        (format!("/preview/c/{}.en.png", made.challenge), Method::GET),
    ] {
        let (status, body) = ben.fetch(method, &path, Vec::new()).await.expect("an answer");
        assert!(status.is_success(), "{path}: {status}");
        let text = String::from_utf8_lossy(&body);
        assert!(!seeds.iter().any(|seed| text.contains(seed)), "{path}: {text}");
        assert!(!Card::all().any(|card| text.contains(&format!("\"{card}\""))), "{path}: {text}");
    }
    let lost = "/preview/c/aaaaaaaaaaaa.en.png";
    assert_eq!(ben.fetch(Method::GET, lost, Vec::new()).await.expect("an answer").0, 404);
    let ghosts = ben.start_run(made.challenge).await.expect("a run").ghosts;
    assert_eq!(ghosts.len(), 1);
    assert!(ghosts[0].unchecked && ghosts[0].finds == [996, 1_996, 2_996]);
    let run = play(&ben, made.challenge).await;
    let records = journal_of(&*journal, &run).await;
    assert_eq!(dealt(&records), dealt(&game));
    assert_eq!(verify(&replay_of(&records)).map(|proof| proof.rounds), Ok(1));

    // The player who made it knows the cards: every run is a further attempt, and the replays may be seen.
    let own = ann.challenge(made.challenge).await.expect("a challenge");
    assert_eq!((own.is_maker, own.tries), (true, 1));
    assert!(own.best[0].table.is_some() && ann.replay(&run).await.is_ok());
    play(&ann, made.challenge).await;
    let own = ann.challenge(made.challenge).await.expect("a challenge");
    assert_eq!((own.yours.map(|run| run.attempt), own.players), (Some(2), 2));
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_does_not_follow_from_the_rules_is_refused() {
    let server = Running::start_by(wide()).await;
    let ann = server.sign_in("Ann").await;
    let game = replay_of(&played_here(three_finds(), 0));
    assert!(of_records(&ann, &game).await.is_ok());
    let bad = (422, ApiErrorKind::BadRequest);
    let mut changed = Vec::new();
    let mut change = |change: &dyn Fn(&mut Vec<Record>)| {
        let mut forged = game.clone();
        change(&mut forged);
        changed.push(forged);
    };
    change(&|records| records[3].at = Time(1));
    change(&|records| drop(records.remove(4)));
    change(&|records| records.truncate(5));
    change(&|records| records[0].events.clear());
    change(&|records| {
        let other = Seed::new([1; 32]);
        let last = records.last_mut().expect("a record");
        for event in &mut last.events {
            if let Fact::RoundEnded { seed, .. } = &mut event.event.fact {
                *seed = Some(other);
            }
        }
    });
    for forged in &changed {
        assert_eq!(refusal(of_records(&ann, forged).await), bad);
    }
    let with_bot = played_here(RuleChoice { seats: Some(2), ..three_finds() }, 1);
    assert_eq!(refusal(of_records(&ann, &with_bot).await), bad, "not alone");
    assert_eq!(refusal(ann.challenge_of(&NewChallenge::default()).await), bad, "of nothing");
    let two = NewChallenge { rules: Some(three_finds()), records: game.clone(), ..NewChallenge::default() };
    assert_eq!(refusal(ann.challenge_of(&two).await), bad, "of two things");
    let records = vec![game[2].clone(); 4_000];
    let long = NewChallenge { records, ..NewChallenge::default() };
    assert_eq!(refusal(ann.challenge_of(&long).await), (413, ApiErrorKind::TooLong));
    let table = Some("aaaaaaaaaaaa".to_owned());
    let lost = NewChallenge { table, ..NewChallenge::default() };
    assert_eq!(refusal(ann.challenge_of(&lost).await), (404, ApiErrorKind::NoSuchTable));
    server.stop().await;
}

#[tokio::test]
async fn a_game_at_a_table_is_made_into_a_challenge_by_its_player() {
    let server = Running::start_by(wide()).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    let rules = RuleChoice { seats: Some(2), ..three_finds() };
    let table = NewTable { rules, public: false, bots: Vec::new() };
    let table = ann.make_table(&table).await.expect("a table").table;
    let mut seat = [Seat::sit(&ann, &table).await];
    let wanted = NewChallenge { table: Some(table.clone()), ..NewChallenge::default() };
    let early = refusal(ann.challenge_of(&wanted).await);
    assert_eq!(early, (422, ApiErrorKind::BadRequest), "no round is over");
    while !matches!(seat[0].phase(), Phase::MatchOver { .. }) {
        one_step(&mut seat).await;
    }
    assert_eq!(refusal(ben.challenge_of(&wanted).await), (422, ApiErrorKind::BadRequest));
    let _beside = Seat::sit(&ben, &table).await;
    let others = refusal(ben.challenge_of(&wanted).await);
    assert_eq!(others, (422, ApiErrorKind::BadRequest), "who sits down later has not played");
    let made = ann.challenge_of(&wanted).await.expect("a challenge");
    let from = ben.challenge(made.challenge).await.expect("a challenge").made_from.expect("the game");
    assert!(from.points == 3 && !from.unchecked);
    let run = play(&ben, made.challenge).await;
    let of_run = NewChallenge { table: Some(run), ..NewChallenge::default() };
    assert_eq!(
        refusal(ben.challenge_of(&of_run).await),
        (422, ApiErrorKind::BadRequest),
        "it is one already"
    );
    server.stop().await;
}

/// The Set that a player may find on the own board.
async fn own_set(journal: &dyn Journal, table: &str, player: &PlayerId) -> Claim {
    let records = journal_of(journal, table).await;
    let events: Vec<JournalEvent> = records.into_iter().flat_map(|record| record.events).collect();
    let table = Table::replay(&events).expect("a table");
    let seat = table.seat_of(player).expect("a seat");
    Claim::new(&first_set(table.board_of(seat).layout().cards()).expect("a Set")).expect("a claim")
}

async fn find(journal: &dyn Journal, table: &str, site: &Site, seat: &mut Seat) {
    let cards = own_set(journal, table, &site.me().await.expect("a player").id).await;
    assert_eq!(seat.request(Action::Claim { cards }).await, Answer::Done);
}

#[tokio::test]
async fn several_race_over_the_same_cards() {
    let journal = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let sites = [server.sign_in("Ann").await, server.sign_in("Ben").await, server.sign_in("Eve").await];
    let [ann, ben, eve] = &sites;
    let challenge = ann.make_challenge(sprint()).await.expect("a challenge").challenge;
    let table = ann.race(challenge, None).await.expect("a race").table;
    assert!(eve.connect(&table, 0).await.is_err(), "who does not sit there would see the seed at the end");
    assert_eq!(ben.race(challenge, Some(&table)).await.expect("a seat").table, table);
    assert_eq!(ben.race(challenge, Some(&table)).await.expect("the same seat").table, table);
    assert_eq!(ann.challenge(challenge).await.expect("a list").tries, 0, "it has not begun");
    let mut seats = [Seat::open(ann, &table).await, Seat::open(ben, &table).await];
    assert_eq!(seats[0].request(Action::Deal).await, Answer::Done);
    assert!(seats[0].board().deals_at().is_some());
    for seat in &mut seats {
        seat.until(|board| board.phase().in_round()).await;
    }
    let late = refusal(eve.race(challenge, Some(&table)).await);
    assert_eq!(late, (422, ApiErrorKind::BadRequest), "it has begun");
    find(&*journal, &table, ann, &mut seats[0]).await;
    find(&*journal, &table, ann, &mut seats[0]).await;
    while ann.challenge(challenge).await.expect("a list").players < 1 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    find(&*journal, &table, ben, &mut seats[1]).await;
    let opening = &journal_of(&*journal, &table).await[0].events[0];
    let Some(engine::Sealed::Secret(secret)) = &opening.sealed else { panic!("a secret") };
    let seeds = [secret.seed.to_string(), secret.of_round(1).to_string()];
    let told: Vec<String> = seats.iter_mut().flat_map(|seat| std::mem::take(&mut seat.received)).collect();
    assert!(!told.iter().any(|text| seeds.iter().any(|seed| text.contains(seed))), "the round goes on");
    find(&*journal, &table, ben, &mut seats[1]).await;
    seats[0].until(|board| matches!(board.phase(), Phase::MatchOver { .. })).await;
    assert!(seats[0].received.iter().any(|text| text.contains(&seeds[1])), "the search works");
    let listed = ben.challenge(challenge).await.expect("a list");
    assert_eq!((listed.players, listed.best.len(), listed.tries), (2, 2, 1));
    assert!(listed.best.iter().all(|run| run.attempt == 1 && run.points == 2));

    // Eve still knows nothing.
    for path in [
        format!("/api/challenges/{challenge}"),
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/replay"),
        format!("/t/{table}"),
        format!("/c/{challenge}"),
    ] {
        let (_, body) = eve.fetch(Method::GET, &path, Vec::new()).await.expect("an answer");
        let text = String::from_utf8_lossy(&body);
        assert!(!seeds.iter().any(|seed| text.contains(seed)), "{path}: {text}");
        assert!(!Card::all().any(|card| text.contains(&format!("\"{card}\""))), "{path}: {text}");
    }
    assert!(eve.connect(&table, 0).await.is_err());
    assert_eq!(refusal(eve.replay(&table).await), (403, ApiErrorKind::SealedCards));
    // A race after a finished run is a further attempt.
    let again = ann.race(challenge, None).await.expect("a race").table;
    let mut seat = Seat::open(ann, &again).await;
    assert_eq!(seat.request(Action::Deal).await, Answer::Done);
    seat.until(|board| board.phase().in_round()).await;
    find(&*journal, &again, ann, &mut seat).await;
    find(&*journal, &again, ann, &mut seat).await;
    assert_eq!(ann.challenge(challenge).await.expect("a list").tries, 2);
    let live = rows(&*journal, challenge).await;
    server::rebuild_projections(journal.clone(), |_| {}).await.expect("rebuilt");
    assert_eq!(rows(&*journal, challenge).await, live);
    server.stop().await;
}

async fn rows(journal: &dyn Journal, challenge: ChallengeId) -> Vec<server::journal::Row> {
    let list = format!("challenge/{challenge}");
    journal.rows(server::journal::RowQuery::Best { list, limit: 99 }).await.expect("rows")
}

/// A challenge that is run on a shared board is raced over on boards of one's own, with the same cards.
#[tokio::test]
async fn a_run_on_a_shared_board_and_a_race_have_the_same_cards_and_one_list() {
    let journal = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    let challenge = ann.make_challenge(three_finds()).await.expect("a challenge").challenge;
    let run = play(&ann, challenge).await;
    let table = ben.race(challenge, None).await.expect("a race").table;
    let mut seat = Seat::open(&ben, &table).await;
    assert_eq!(seat.request(Action::Deal).await, Answer::Done);
    seat.until(|board| board.phase().in_round()).await;
    for _ in 0..3 {
        find(&*journal, &table, &ben, &mut seat).await;
    }
    seat.until(|board| matches!(board.phase(), Phase::MatchOver { .. })).await;
    let listed = ben.challenge(challenge).await.expect("a list");
    assert!(listed.can_race);
    assert_eq!((listed.players, listed.best.len()), (2, 2));
    assert!(listed.best.iter().all(|run| run.attempt == 1 && run.points == 3));
    let [one, two] = [journal_of(&*journal, &run).await, journal_of(&*journal, &table).await];
    let own = two.iter().flat_map(|record| &record.events).find_map(|event| match &event.sealed {
        Some(engine::Sealed::Own(own)) => Some(own.dealt.clone()),
        _ => None,
    });
    assert_eq!(own.as_ref().map(|cards| &cards[..12]), Some(&dealt(&one)[..]));
    assert_eq!(verify(&replay_of(&two)).map(|proof| proof.rounds), Ok(1));
    server.stop().await;
}

/// A solved puzzle: each Set of the layout is found once, and the cards stay.
fn puzzle_solved_here() -> Vec<Record> {
    let solid = engine::Deck::Only("solid".parse().expect("a value"));
    let puzzle = RuleChoice::new(Edition::English, Variant::QuickPuzzle);
    let rules = Rules::try_from(RuleChoice { deck: Some(solid), ..puzzle }).expect("rules");
    let you =
        Player { id: PlayerId::new("you").expect("an id"), name: DisplayName::new("You").expect("a name") };
    let mut table = LocalTable::open(rules, Secret::new(Seed::new([3; 32])), you, Time(0)).expect("a table");
    ask(&mut table, Action::Sit, 1);
    ask(&mut table, Action::Deal, 1);
    let sets = engine::all_sets(table.board().layout().cards());
    for (set, second) in sets.iter().zip(1..) {
        ask(&mut table, Action::Claim { cards: Claim::new(set).expect("a claim") }, 1 + 1_000 * second);
    }
    table.records().to_vec()
}

#[tokio::test]
async fn a_solved_puzzle_is_solved_again_with_the_same_cards() {
    let journal = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    let puzzle = puzzle_solved_here();
    let challenge = of_records(&ann, &puzzle).await.expect("a challenge").challenge;
    let shown = ben.challenge(challenge).await.expect("a challenge");
    let from = shown.made_from.expect("the puzzle");
    assert_eq!((from.points, from.time, from.unchecked, shown.can_race), (4, 4_000, true, false));
    let run = ben.start_run(challenge).await.expect("a run");
    assert_eq!(run.ghosts[0].finds, [1_000, 2_000, 3_000, 4_000]);
    let mut seat = Seat::open(&ben, &run.table).await;
    assert_eq!(seat.request(Action::Deal).await, Answer::Done);
    let cards = seat.board().layout().cards().to_vec();
    assert_eq!(cards, dealt(&puzzle));
    for set in engine::all_sets(&cards) {
        assert_eq!(
            seat.request(Action::Claim { cards: Claim::new(&set).expect("a claim") }).await,
            Answer::Done
        );
    }
    assert!(matches!(seat.phase(), Phase::MatchOver { .. }));
    let listed = ann.challenge(challenge).await.expect("a list");
    assert_eq!((listed.best.len(), listed.best[0].points, listed.best[0].unchecked), (1, 4, false));
    let records = journal_of(&*journal, &run.table).await;
    assert_eq!(verify(&replay_of(&records)).map(|proof| proof.rounds), Ok(1));
    server.stop().await;
}

#[tokio::test]
async fn only_boards_of_ones_own_are_raced_on_and_only_at_their_challenge() {
    let server = Running::start_by(wide()).await;
    let (ann, ben) = (server.sign_in("Ann").await, server.sign_in("Ben").await);
    let whole_board = RuleChoice::new(Edition::English, Variant::WholeBoard);
    let shared = ann.make_challenge(whole_board).await.expect("a challenge").challenge;
    assert!(!ann.challenge(shared).await.expect("a challenge").can_race);
    assert_eq!(refusal(ann.race(shared, None).await), (422, ApiErrorKind::BadRules));
    let own = ann.make_challenge(sprint()).await.expect("a challenge").challenge;
    let race = ann.race(own, None).await.expect("a race").table;
    assert_eq!(refusal(ben.race(shared, Some(&race)).await), (404, ApiErrorKind::NoSuchTable));
    assert_eq!(refusal(ben.race(own, Some("x")).await), (404, ApiErrorKind::NoSuchTable));
    let table = ann.make_table(&site::english()).await.expect("a table").table;
    assert_eq!(refusal(ben.race(own, Some(&table)).await), (404, ApiErrorKind::NoSuchTable));
    // "Play" is a run alone, whatever was opened for a race.
    let run = ann.start_run(own).await.expect("a run").table;
    assert!(run != race && ben.connect(&run, 0).await.is_err());
    server.stop().await;
}
