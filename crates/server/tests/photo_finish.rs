//! The photo finish in virtual time: four equally fast players, four round trips, and one who delays pongs.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::Duration;

use crate::site::{self, Answer, Running, Seat, english, far_away};
use engine::{
    Action, Calling, Command, DisplayName, Edition, Fact, RuleChoice, Rules, Secret, Seed, Stated, Table,
    Time, Variant,
};
use play::photo_finish::reaction;

const RACES: u64 = 4000;
const ROUND_TRIPS: [u32; 4] = [20, 40, 80, 250];

/// A small random generator, the same on every machine.
struct Draws(u64);

impl Draws {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }

    /// How long a player takes to see a Set. Only the differences between players matter for a race.
    fn sees_after(&mut self) -> u32 {
        let sum: f64 = (0..12).map(|_| self.next()).sum();
        (3000.0 + SPREAD * (sum - 6.0)).max(0.0) as u32
    }
}

/// The standard deviation, in milliseconds, of when equals see the same Set.
const SPREAD: f64 = 420.0;

fn name(seat: usize) -> DisplayName {
    DisplayName::new(&format!("player {seat}")).expect("a name")
}

fn by(seat: usize, action: Action) -> Command {
    Command::by(name(seat).into(), action)
}

fn decide(table: &mut Table, command: &Command, now: Time) {
    for event in table.decide(command, now).expect("allowed") {
        table.apply(&event);
    }
}

fn table(cap: u16) -> Table {
    let choice = RuleChoice {
        photo_finish_ms: Some(cap),
        calling: Some(Calling::CallThenPick),
        ..RuleChoice::new(Edition::English, Variant::Full)
    };
    let rules = Rules::try_from(choice).expect("rules");
    let mut table =
        Table::open(&Table::opening(rules, Secret::new(Seed::new([7; 32])), false, Time(0))).expect("open");
    for seat in 0..4 {
        decide(&mut table, &by(seat, Action::Sit), Time(0));
    }
    decide(&mut table, &by(0, Action::Deal), Time(0));
    table
}

/// One race: all players see the same Set, each after its own time, and call. Returns the winner.
///
/// `ways` are the true round trips, `measured` those that the server has measured.
fn race(start: &Table, ways: [u32; 4], measured: [u32; 4], cap: u32, sees: [u32; 4]) -> usize {
    let mut table = start.clone();
    let mut arrivals: BinaryHeap<Reverse<(u32, usize)>> =
        (0..4).map(|seat| Reverse((ways[seat] + sees[seat], seat))).collect();
    while let Some(Reverse((since, seat))) = arrivals.pop() {
        let others = (0..4).filter(|&other| other != seat).map(|other| measured[other]);
        let reaction = reaction(since, measured[seat], others, cap);
        let stated = Stated { reaction, ..Stated::default() };
        let call = Command::By { player: name(seat).into(), action: Action::Call, stated };
        let now = Time(u64::from(since));
        // Deadlines before this call are applied before it, as in a room.
        let events = match table.decide(&call, now) {
            Ok(events) => events,
            Err(_) => table.decide(&Command::Tick, now).expect("ticks are never refused"),
        };
        for event in &events {
            table.apply(event);
            if let Fact::Called { seat, .. } = event.fact {
                return seat.index();
            }
        }
    }
    let due = table.deadline().expect("a held call is decided");
    let events = table.decide(&Command::Tick, due).expect("ticks are never refused");
    let called = events.iter().find_map(|event| match event.fact {
        Fact::Called { seat, .. } => Some(seat.index()),
        _ => None,
    });
    called.expect("a winner")
}

/// Each player's share of the races won, in percent.
fn shares(ways: [u32; 4], measured: [u32; 4], cap: u16) -> [f64; 4] {
    shares_if_quicker(ways, measured, cap, 0)
}

/// The same if the first player sees every Set so many milliseconds sooner.
fn shares_if_quicker(ways: [u32; 4], measured: [u32; 4], cap: u16, by: u32) -> [f64; 4] {
    let (table, mut draws, mut won) = (table(cap), Draws(1), [0u32; 4]);
    for _ in 0..RACES {
        let mut sees = [(); 4].map(|()| draws.sees_after());
        sees[0] = sees[0].saturating_sub(by);
        won[race(&table, ways, measured, cap.into(), sees)] += 1;
    }
    won.map(|won| f64::from(won) * 100.0 / RACES as f64)
}

fn is_about(shares: [f64; 4], wanted: [f64; 4]) {
    let near = shares.iter().zip(wanted).all(|(share, wanted)| (share - wanted).abs() < 2.5);
    assert!(near, "{shares:?} are not about {wanted:?}");
}

fn spread(shares: [f64; 4]) -> f64 {
    shares.iter().copied().fold(0.0, f64::max) - shares.iter().copied().fold(100.0, f64::min)
}

#[test]
fn by_arrival_the_shortest_round_trip_wins() {
    is_about(shares(ROUND_TRIPS, ROUND_TRIPS, 0), [31.0, 29.0, 26.0, 14.0]);
}

#[test]
fn with_the_photo_finish_shares_are_closer_together() {
    let (by_arrival, finished) = (shares(ROUND_TRIPS, ROUND_TRIPS, 0), shares(ROUND_TRIPS, ROUND_TRIPS, 150));
    is_about(finished, [27.0, 27.0, 27.0, 19.0]);
    assert!(spread(finished) < spread(by_arrival) / 1.8, "{by_arrival:?} {finished:?}");
    // Where the cap covers every round trip, they do not matter at all.
    is_about(shares(ROUND_TRIPS, ROUND_TRIPS, 300), [25.0; 4]);
}

#[test]
fn answering_pings_late_wins_nothing_beyond_the_cap() {
    let lies = |by: u32| [by, 40, 80, 250];
    let honest = shares(ROUND_TRIPS, lies(20), 150)[0];
    let at_cap = shares(ROUND_TRIPS, lies(150), 150)[0];
    assert!(at_cap > honest, "the cap is what a liar could gain");
    for late in [151, 400, 5_000, u32::MAX] {
        assert_eq!(shares(ROUND_TRIPS, lies(late), 150)[0], at_cap, "{late} ms");
    }
    // Without compensation a delayed pong changes nothing.
    assert_eq!(shares(ROUND_TRIPS, lies(5_000), 0), shares(ROUND_TRIPS, ROUND_TRIPS, 0));
}

/// Whatever the true distance, a liar wins no more than an honest player there who is quicker by the cap.
#[test]
fn a_liar_gains_no_more_than_the_cap() {
    for (distance, cap) in [(0, 150), (20, 150), (100, 150), (250, 150), (20, 300)] {
        let ways = [distance, 40, 80, 250];
        let honest = shares(ways, ways, cap)[0];
        let liar = shares(ways, [u32::MAX, 40, 80, 250], cap)[0];
        let quicker = shares_if_quicker(ways, ways, cap, cap.into())[0];
        assert!(honest <= liar && liar <= quicker, "{distance} ms: {honest} {liar} {quicker}");
        let gains = distance < cap.into();
        assert_eq!(liar > honest, gains, "beyond the cap there is nothing to gain: {honest} {liar}");
    }
}

#[test]
fn no_call_is_held_between_equal_round_trips() {
    assert_eq!(reaction(900, 40, [40, 40, 40], 150).hold, 0);
    assert_eq!(reaction(900, 400, [200, 300, 151], 150).hold, 0);
}

/// Near and far call about the same time; the near call arrives first, and the far reaction was the quicker one.
///
/// The machine's timing varies, so the race is repeated until the far player wins.
#[tokio::test]
async fn a_later_arrival_with_a_faster_reaction_wins() {
    let server = Running::start_by(site::wide()).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let far = far_away(&server, Duration::from_millis(100))
        .await
        .with_token(bob.token().expect("a token").to_owned());
    for _ in 0..100 {
        let table = ann.make_table(&english()).await.expect("a table").table;
        let (mut near, mut far) = (Seat::sit(&ann, &table).await, Seat::sit(&far, &table).await);
        near.until(|board| board.seats().len() == 2).await;
        // The first ping must have been answered, or nothing is made good.
        let _ = far.request(Action::Emote { emote: engine::Emote::Hello }).await;
        assert_eq!(near.request(Action::Deal).await, Answer::Done);
        let slower = tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(130)).await;
            let answer = near.request(Action::Call).await;
            (near, answer)
        });
        far.until(|board| board.round() == 1).await;
        let answer = far.request(Action::Call).await;
        let (mut near, near_answer) = slower.await.expect("an answer");
        if (answer, near_answer) != (Answer::Done, Answer::Done) {
            continue;
        }
        near.until(|board| board.caller().is_some()).await;
        // The far call is never held: if it came first it stood, and the near one was refused.
        let near_was_held = near.received.iter().any(|text| text.contains("\"type\":\"held\""));
        if near_was_held && near.board().caller() == Some(engine::SeatNumber(1)) {
            let told = near.received.iter().any(|text| text.contains("\"beaten\":[{\"seat\":0,"));
            assert!(told, "who lost is told by whom and by how much");
            return server.stop().await;
        }
    }
    panic!("a hundred times the shorter round trip won");
}
