//! The engine beside textbook implementations, in one run, because ratios are comparable between machines and times are not.
//!
//! `cargo bench -p engine`. With `lists N`, `has N`, `claims N` or `matches N` it does only that and prints how many it were, for
//! `cargo xtask instructions` to count. Each figure is the shortest of many repetitions, since noise only adds. The sides take turns, which
//! divan does not do; see the benches of `odds`.

use std::hint::black_box;
use std::time::Instant;

use engine::{
    Action, Card, Claim, Command, DisplayName, Edition, Feature, Phase, Rules, Secret, Seed, Stated, Table,
    Time, Variant, all_sets, deck_of, each_set, first_set, has_set,
};

/// The smallest time of each contestant in nanoseconds. They run in turns, so that a slow minute is slow for all.
fn race<const N: usize>(rounds: u32, mut contestants: [&mut dyn FnMut(); N]) -> [f64; N] {
    let mut best = [f64::INFINITY; N];
    for _ in 0..rounds {
        for (best, contestant) in best.iter_mut().zip(&mut contestants) {
            let start = Instant::now();
            contestant();
            *best = best.min(start.elapsed().as_nanos() as f64);
        }
    }
    best
}

/// Keeps the optimiser from leaving out work whose result is not used.
fn consume<T>(result: T) {
    black_box(result);
}

/// Callgrind counts the instructions in here alone.
#[inline(never)]
fn counted<T>(work: impl FnOnce() -> T) -> T {
    black_box(work())
}

/// A card as a textbook has it: four features, compared one by one.
#[derive(Clone, Copy, PartialEq)]
struct Textbook {
    number: u8,
    shading: u8,
    colour: u8,
    symbol: u8,
}

impl Textbook {
    fn new(card: Card) -> Textbook {
        let digit = |feature| card.value(feature).digit();
        Textbook {
            number: digit(Feature::Number),
            shading: digit(Feature::Shading),
            colour: digit(Feature::Colour),
            symbol: digit(Feature::Symbol),
        }
    }

    fn is_set(a: Textbook, b: Textbook, c: Textbook) -> bool {
        let fits = |x, y, z| (x == y && y == z) || (x != y && y != z && x != z);
        fits(a.number, b.number, c.number)
            && fits(a.shading, b.shading, c.shading)
            && fits(a.colour, b.colour, c.colour)
            && fits(a.symbol, b.symbol, c.symbol)
    }
}

/// All Sets, by looking at all triples.
fn textbook_sets(cards: &[Textbook]) -> Vec<[Textbook; 3]> {
    let mut sets = Vec::new();
    for i in 0..cards.len() {
        for j in i + 1..cards.len() {
            for k in j + 1..cards.len() {
                if Textbook::is_set(cards[i], cards[j], cards[k]) {
                    sets.push([cards[i], cards[j], cards[k]]);
                }
            }
        }
    }
    sets
}

/// The same until there is one.
fn textbook_has_set(cards: &[Textbook]) -> bool {
    let third = |i: usize, j: usize| cards[j + 1..].iter().any(|&c| Textbook::is_set(cards[i], cards[j], c));
    (0..cards.len()).any(|i| (i + 1..cards.len()).any(|j| third(i, j)))
}

fn boards() -> Vec<Vec<Card>> {
    let rules = Rules::of(Edition::English, Variant::Full);
    let deck = |round| deck_of(&rules, &Seed::new([3; 32]).of_round(round), &[]);
    (0..256).map(|round| deck(round)[..12].to_vec()).collect()
}

fn bench_finding() {
    let boards = boards();
    let textbook: Vec<Vec<Textbook>> =
        boards.iter().map(|board| board.iter().map(|&card| Textbook::new(card)).collect()).collect();
    let times = race(
        500,
        [
            &mut || textbook.iter().for_each(|board| consume(textbook_sets(board))),
            &mut || textbook.iter().for_each(|board| consume(textbook_has_set(board))),
            &mut || boards.iter().for_each(|board| consume(all_sets(board))),
            &mut || boards.iter().for_each(|board| each_set(board, consume)),
            &mut || boards.iter().for_each(|board| consume(has_set(board))),
            &mut || boards.iter().for_each(|board| consume(first_set(board))),
        ],
    );
    let [textbook_list, textbook_has, list, each, has, first] = times.map(|time| time / boards.len() as f64);
    println!("{:<40} {:>13} {:>16} {:>9}   bar", "", "engine", "textbook", "ratio");
    let rows = [
        ("all Sets of 12 cards, as a list", list, textbook_list, "46 ns"),
        ("all Sets of 12 cards, one by one", each, textbook_list, ""),
        ("has a Set, 12 cards", has, textbook_has, "13 ns"),
        ("first Set of 12 cards", first, textbook_has, ""),
    ];
    for (what, ours, textbook, bar) in rows {
        println!("{what:<40} {ours:>10.1} ns {textbook:>13.1} ns {:>8.1}×   {bar}", textbook / ours);
    }
}

/// Plays a match of four people, all of whose moves are right, and counts the Sets. `claim` runs what decides and applies each.
fn play_match(rules: &Rules, players: &[DisplayName], seed: Seed, claim: impl Fn(&mut dyn FnMut())) -> usize {
    let mut table =
        Table::open(&Table::opening(rules.clone(), Secret::new(seed), false, Time(0))).expect("an opening");
    let mut now = Time(0);
    let mut sets = 0;
    let act = |table: &mut Table, player: &DisplayName, action: Action, now: Time| {
        let command = Command::By { player: player.clone().into(), action, stated: Stated::default() };
        let events = table.decide(&command, now).expect("a legal move");
        events.iter().for_each(|event| table.apply(event));
    };
    for player in players {
        act(&mut table, player, Action::Sit, now);
    }
    loop {
        now = now.after(1000);
        match table.phase() {
            Phase::MatchOver { .. } => return sets,
            Phase::Waiting { .. } | Phase::RoundOver { .. } => {
                let dealer = table.dealer().expect("a dealer").index();
                act(&mut table, &players[dealer], Action::Deal, now);
            }
            _ => match first_set(table.layout().cards()) {
                Some(set) => {
                    let player = &players[sets % players.len()];
                    let cards = Claim::new(&set).expect("a Set");
                    claim(&mut || {
                        act(&mut table, player, Action::Call, now);
                        act(&mut table, player, Action::Pick { cards }, now);
                    });
                    sets += 1;
                }
                None => players.iter().for_each(|player| act(&mut table, player, Action::NoSet, now)),
            },
        }
    }
}

fn players() -> Vec<DisplayName> {
    ["ann", "bob", "cem", "dov"].map(|name| DisplayName::new(name).expect("a name")).to_vec()
}

fn bench_match() {
    let players = players();
    for (edition, what) in [(Edition::French, "one round"), (Edition::English, "four rounds")] {
        let rules = Rules::of(edition, Variant::Full);
        let seeds: Vec<Seed> = (0..20).map(|seed| Seed::new([seed; 32])).collect();
        let sets: usize = seeds.iter().map(|&seed| play_match(&rules, &players, seed, |claim| claim())).sum();
        let mut play_all =
            || seeds.iter().for_each(|&seed| consume(play_match(&rules, &players, seed, |claim| claim())));
        let [time] = race(100, [&mut play_all]);
        let (mean, time) = (sets as f64 / seeds.len() as f64, time / seeds.len() as f64 / 1000.0);
        println!("a match of 4 players, {what:<12} {mean:>6.1} Sets {time:>10.1} µs   (bar: 100)");
    }
}

/// Finds on the same boards again and again.
fn find(times: u32, mut find: impl FnMut(&[Card])) -> u32 {
    let boards = boards();
    counted(|| (0..times).zip(boards.iter().cycle()).for_each(|(_, board)| find(black_box(board))));
    times
}

fn count(work: &str, times: u32) -> u32 {
    let (rules, players) = (Rules::of(Edition::French, Variant::Full), players());
    let seeds = (0..times).map(|seed| Seed::new([seed as u8; 32]));
    match work {
        "lists" => find(times, |board| consume(all_sets(board))),
        "has" => find(times, |board| consume(has_set(board))),
        "claims" => seeds.map(|seed| play_match(&rules, &players, seed, |claim| counted(claim)) as u32).sum(),
        "matches" => {
            seeds.for_each(|seed| consume(counted(|| play_match(&rules, &players, seed, |claim| claim()))));
            times
        }
        _ => panic!("{work:?} is none of: lists, has, claims, matches"),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    match &arguments[..] {
        [] => {
            bench_finding();
            bench_match();
        }
        [work, times] => println!("{}", count(work, times.parse().expect("a number"))),
        _ => panic!("run without arguments, or with a work and how often to do it"),
    }
}
