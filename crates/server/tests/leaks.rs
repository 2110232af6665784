//! Nothing leaks: every byte that any kind of client is sent through whole matches, searched for secrets.
//!
//! The secrets come from the journal. Every client keeps every message with the record that it ends at; afterwards the
//! journal tells which cards were undealt and which seeds unknown at that moment.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use crate::site::{self, Answer, Running, Seat, far_away, journal_of, sync_seats, wide};
use client::Site;
use engine::{
    Action, Calling, Card, Deck, Edition, Fact, Level, Phase, Record, RuleChoice, Sealed, Table, Variant,
};
use hyper::Method;
use protocol::NewTable;
use serde_json::Value;
use server::journal::{Journal, MemoryJournal, Stream};

/// Everything that was sent, each with the last record that it may tell about.
#[derive(Default)]
struct Tape(Vec<(Last, String)>);

/// The last record that a text may tell about.
#[derive(Clone, Copy, Debug)]
enum Last {
    /// By the number that clients see.
    Public(u64),
    /// By its number in the journal, which counts held calls too.
    Stored(u64),
}

impl Tape {
    /// The messages that a socket has received since the last call.
    fn take(&mut self, seat: &mut Seat) {
        for text in seat.received.drain(..) {
            let value: Value = serde_json::from_str(&text).expect("JSON");
            let last = value["records"].as_array().and_then(|records| records.last()?["seq"].as_u64());
            // A message without records may reveal nothing newer than the known records.
            self.0.push((Last::Public(last.unwrap_or(seat.head)), text));
        }
    }

    /// A reply may reveal what is in the journal by then: a held claim is decided by the clock.
    async fn fetch(
        &mut self,
        site: &Site,
        method: Method,
        path: &str,
        (journal, table): (&MemoryJournal, &Stream),
    ) {
        let (status, body) = site.fetch(method, path, Vec::new()).await.expect("an answer");
        let head = journal.head(table).await.expect("a head");
        self.0.push((Last::Stored(head), format!("{status} {}", String::from_utf8_lossy(&body))));
    }
}

/// The secrets after a record: undealt cards, the table's seed, seeds of rounds that are not over.
struct Secrets {
    undealt: Vec<BTreeSet<Card>>,
    seeds: Vec<Vec<String>>,
    /// The place in the journal of each public record.
    public: Vec<usize>,
}

impl Secrets {
    fn of(journal: &[Record]) -> Secrets {
        let Some(Sealed::Secret(secret)) = &journal[0].events[0].sealed else {
            panic!("a journal starts with the opening and its secret");
        };
        let mut table = Table::open(&journal[0].events[0]).expect("a table");
        let (mut over, mut dealt) = (0, BTreeSet::new());
        let mut secrets = Secrets { undealt: Vec::new(), seeds: Vec::new(), public: Vec::new() };
        for (place, record) in journal.iter().enumerate() {
            secrets.public.extend(record.public_events().next().map(|_| place));
            for event in &record.events {
                table.apply(event);
                match &event.fact {
                    Fact::Dealt { cards, .. } => dealt = cards.iter().copied().collect(),
                    Fact::Taken { dealt: cards, .. } | Fact::Widened { cards, .. } => dealt.extend(cards),
                    Fact::RoundEnded { .. } => over += 1,
                    _ => {}
                }
            }
            let all = Card::all().filter(|&card| table.rules().deck.contains(card));
            let undealt = all.filter(|card| table.phase().in_round() && !dealt.contains(card)).collect();
            secrets.undealt.push(undealt);
            // Far more rounds than are played, and those from which bots draw.
            let rounds = (over + 1..over + 20).chain((u32::MAX - 12)..=u32::MAX);
            let mut seeds: Vec<String> =
                rounds.map(|round| secret.seed.of_round(round).to_string()).collect();
            seeds.push(secret.seed.to_string());
            secrets.seeds.push(seeds);
        }
        secrets
    }

    /// Fails if a text tells something that was secret after a record.
    fn search(&self, tape: &Tape) {
        for (last, text) in &tape.0 {
            let place = match last {
                Last::Public(seq) => self.public[*seq as usize - 1],
                Last::Stored(seq) => *seq as usize - 1,
            };
            let lower = text.to_lowercase();
            for seed in &self.seeds[place] {
                assert!(!lower.contains(seed.as_str()), "a seed is told after record {last:?}: {text}");
            }
            // Held calls are shown in replays, once their round is over.
            let is_replay = text.contains("\"positions\"");
            assert!(is_replay || !text.contains("call-held"), "a held call is told: {text}");
            assert!(is_replay || !text.contains("\"vote\":"), "how a player voted is told: {text}");
            // Cards of earlier rounds are no secret: only what comes after their end is of this one. A replay's positions
            // follow from its records, which end there.
            let records = lower.split("\"positions\"").next().unwrap_or_default();
            let this_round = records.rsplit("\"round-ended\"").next().unwrap_or_default();
            for card in &self.undealt[place] {
                let card = format!("\"{card}\"");
                assert!(!this_round.contains(&card), "{card} is told after record {last:?}: {text}");
            }
        }
    }
}

/// A table with every kind of client, and what they were sent.
struct Scene {
    server: Running,
    journal: Arc<MemoryJournal>,
    table: String,
    /// The site of each player.
    sites: Vec<Site>,
    seats: Vec<Seat>,
    /// A client without an identity, and a player without a seat.
    watchers: [Seat; 2],
    tape: Tape,
}

impl Scene {
    /// The last player sits at the end of a cable that is `way` long, so that calls of the others are held.
    async fn open(new_table: &NewTable, players: usize, way: Duration) -> Scene {
        let journal = Arc::new(MemoryJournal::default());
        let server = Running::start_with(journal.clone(), wide(), 0).await;
        let mut sites = Vec::new();
        for number in 0..players {
            sites.push(server.sign_in(&format!("Player {number}")).await);
        }
        if !way.is_zero() {
            let token = sites[players - 1].token().expect("a token").to_owned();
            sites[players - 1] = far_away(&server, way).await.with_token(token);
        }
        let table = sites[0].make_table(new_table).await.expect("a table").table;
        let mut seats = Vec::new();
        for site in &sites {
            seats.push(Seat::sit(site, &table).await);
        }
        sync_seats(&mut seats).await;
        let eve = server.sign_in("Eve").await;
        let watchers = [Seat::open(&server.site(), &table).await, Seat::open(&eve, &table).await];
        Scene { server, journal, table, sites, seats, watchers, tape: Tape::default() }
    }

    async fn play_match(&mut self, bots: usize) {
        let mut steps = 0;
        while !matches!(self.seats[0].phase(), Phase::MatchOver { .. }) {
            step(&mut self.seats, bots).await;
            let head = self.seats[0].head;
            for seat in self.seats.iter_mut().chain(&mut self.watchers) {
                seat.receive_until(|seat| seat.head >= head).await;
                self.tape.take(seat);
            }
            steps += 1;
            if steps % 7 == 1 {
                self.fetch_all().await;
            }
        }
    }

    /// Makes every kind of request, and opens a socket.
    async fn fetch_all(&mut self) {
        let table = &self.table;
        let stream = Stream::new(&format!("table/{table}")).expect("a stream");
        let (kept, anonymous) = ((&*self.journal, &stream), self.server.site());
        let (summary, replay) = (format!("/api/tables/{table}"), format!("/api/tables/{table}/replay"));
        for path in
            ["/api/tables", "/metrics", "/healthz", "/readyz", "/api/me", &summary, &replay, "/api/nowhere"]
        {
            self.tape.fetch(&self.sites[0], Method::GET, path, kept).await;
            self.tape.fetch(&anonymous, Method::GET, path, kept).await;
        }
        self.tape.fetch(&anonymous, Method::POST, "/api/tables", kept).await;
        self.tape.take(&mut Seat::open(&anonymous, table).await);
    }
}

/// Plays whole matches with every kind of client at the table, and searches all that they were sent.
async fn nothing_leaks(new_table: NewTable, players: usize, matches: usize, way: Duration) {
    let mut scene = Scene::open(&new_table, players, way).await;
    for turn in 0..matches {
        if turn > 0 {
            assert_eq!(scene.seats[0].request(Action::Rematch).await, Answer::Done);
            sync_seats(&mut scene.seats).await;
        }
        scene.play_match(new_table.bots.len()).await;
    }
    let journal = journal_of(&*scene.journal, &scene.table).await;
    let held = journal.iter().flat_map(|record| &record.events);
    let held = held.filter(|event| matches!(event.fact, Fact::CallHeld { .. })).count();
    println!("{} records, {held} held calls, {} messages", journal.len(), scene.tape.0.len());
    assert!(way.is_zero() || held > 0, "calls are held while a far player could have been faster");
    Secrets::of(&journal).search(&scene.tape);
    // The search works: the journal itself does not pass it.
    let whole = Tape(vec![(Last::Stored(3), serde_json::to_string(&journal[0]).expect("JSON"))]);
    let found = std::panic::catch_unwind(|| Secrets::of(&journal).search(&whole));
    assert!(found.is_err(), "the journal's opening holds the seed");
    scene.server.stop().await;
}

/// Does one thing: right claims, wrong ones, races, opinions, deals.
async fn step(seats: &mut [Seat], bots: usize) {
    // Bots play by themselves; people only deal and agree.
    let board = seats[0].board();
    let is_playing = matches!(board.phase(), Phase::Playing { .. });
    if bots > 0 && is_playing && engine::has_set(board.layout().cards()) {
        let head = seats[0].head;
        return seats[0].receive_until(|seat| seat.head != head).await;
    }
    // A wrong claim now and then.
    if board.phase().in_round() && board.rules().takes_claims() && seats[0].head.is_multiple_of(5) {
        let wrong = engine::Claim::new(&board.layout().cards()[..3]).expect("three cards");
        let loser = board.playing().next_back().expect("a player").0.index();
        if loser < seats.len() && seats[loser].request(Action::Claim { cards: wrong }).await == Answer::Done {
            return sync_seats(seats).await;
        }
    }
    site::one_step(seats).await;
}

#[tokio::test]
async fn a_full_game_of_several_rounds_tells_no_secret() {
    nothing_leaks(NewTable { public: true, ..site::english() }, 3, 2, Duration::ZERO).await;
}

#[tokio::test]
async fn quick_claims_that_are_held_tell_no_secret() {
    let rules = RuleChoice {
        calling: Some(Calling::QuickClaims),
        photo_finish_ms: Some(300),
        ..RuleChoice::new(Edition::Russian, Variant::Full)
    };
    nothing_leaks(NewTable { rules, public: true, bots: Vec::new() }, 3, 1, Duration::from_millis(40)).await;
}

#[tokio::test]
async fn a_set_master_receives_no_secret() {
    nothing_leaks(site::new_table(Edition::French, Variant::Forever), 3, 1, Duration::ZERO).await;
}

#[tokio::test]
async fn votes_tell_no_secret() {
    let rules = RuleChoice {
        calling: Some(Calling::QuickClaims),
        others_check_s: Some(30),
        rounds: Some(2),
        first_to: Some(3),
        ..RuleChoice::new(Edition::Hebrew, Variant::Full)
    };
    nothing_leaks(NewTable { rules, public: true, bots: Vec::new() }, 3, 1, Duration::ZERO).await;
}

#[tokio::test]
async fn bots_tell_no_secret() {
    let rules = RuleChoice {
        rounds: Some(1),
        first_to: Some(2),
        deck: Some(Deck::Full),
        ..RuleChoice::new(Edition::English, Variant::Full)
    };
    nothing_leaks(NewTable { rules, public: true, bots: vec![Level::Top, Level::Top] }, 1, 1, Duration::ZERO)
        .await;
}
