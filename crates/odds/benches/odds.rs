//! Every figure beside the textbook's in the same run: `cargo bench -p odds`.
//!
//! Each piece of work is repeated and the shortest time counts, since every disturbance makes a measurement longer. The sides of
//! a ratio take turns, so that a slow spell of the machine hits both. With `games N`, `puzzles N`, `batches N` or `tables N` it does only
//! that and prints how many it were, for `cargo xtask instructions` to count.
//!
//! Divan 0.1 was tried: it measures one side after the other, prints no ratio and returns no results to compute one from. Three runs on a
//! busy machine for the engine's search (`engine/benches`): 36.3 to 38.3 by divan's medians, 36.4 to 37.3 by shortest times in turns.

mod textbook;

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use engine::{Card, Feature};
use odds::{
    BOARDS, Batch, Dealing, PLACES, Random, Simulation, Space, by_sets, nine_puzzle, table, twelve_puzzle,
};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    match &arguments[..] {
        [] => report(),
        [work, times] => println!("{}", count(work, times.parse().expect("a number"))),
        _ => panic!("run without arguments, or with a work and how often to do it"),
    }
}

/// Callgrind counts the instructions in here alone.
#[inline(never)]
fn counted<T>(work: impl FnOnce() -> T) -> T {
    black_box(work())
}

fn count(work: &str, times: u64) -> u64 {
    match work {
        "games" => counted(|| play(times, false)),
        "puzzles" => {
            let mut random = Random::new(3);
            twelve_puzzle(&mut random);
            counted(|| (0..times).for_each(|_| _ = black_box(twelve_puzzle(&mut random))));
        }
        "batches" => {
            let mut random = Random::new(1);
            let boards = [(); BOARDS].map(|()| board(&mut random));
            let mut found = Batch::new(&boards).find_all();
            counted(|| (0..times).for_each(|_| Batch::new(black_box(&boards)).find_all_into(&mut found)));
        }
        "tables" => counted(|| (0..times).for_each(|_| drop(black_box(table(Space::Full))))),
        _ => panic!("{work:?} is none of: games, puzzles, batches, tables"),
    }
    times
}

fn report() {
    println!("{:<34} {:>16} {:>16} {:>9}   bar", "", "odds", "textbook", "ratio");
    exact();
    batches();
    games();
    puzzles();
}

/// The shortest time of each side, taking turns.
fn race<const N: usize>(repetitions: usize, mut sides: [&mut dyn FnMut(); N]) -> [Duration; N] {
    let mut shortest = [Duration::MAX; N];
    for _ in 0..repetitions {
        for (side, shortest) in sides.iter_mut().zip(&mut shortest) {
            let start = Instant::now();
            side();
            *shortest = start.elapsed().min(*shortest);
        }
    }
    shortest
}

/// The processor time of this thread, where the system tells it: what takes long is interrupted on a busy machine.
fn processor_time() -> Option<Duration> {
    let statistics = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(statistics.split_whitespace().next()?.parse().ok()?))
}

fn alone(name: &str, bar: &str, repetitions: usize, mut work: impl FnMut()) {
    let timed = |_| {
        let (start, used) = (Instant::now(), processor_time());
        work();
        let used = used.zip(processor_time()).map(|(before, after)| after.saturating_sub(before));
        used.unwrap_or_else(|| start.elapsed())
    };
    let time = (0..repetitions).map(timed).min().unwrap_or_default();
    println!("{name:<34} {:>13.1} ms {bar:>32}", time.as_secs_f64() * 1e3);
}

fn compare(name: &str, bar: &str, [ours, theirs]: [Duration; 2], [our_items, their_items]: [u64; 2]) {
    let (ours, theirs) =
        (ours.as_nanos() as f64 / our_items as f64, theirs.as_nanos() as f64 / their_items as f64);
    println!("{name:<34} {:>13.2} ns {:>13.2} ns {:>8.1}×   {bar}", ours, theirs, theirs / ours);
}

fn exact() {
    alone("81-card table with classes", "58 ms", 20, || drop(black_box(table(Space::Full))));
    alone("27-card table with classes", "", 20, || drop(black_box(table(Space::Quick))));
    alone("Sets in 12 cards", "", 20, || drop(black_box(by_sets(Space::Full, 12))));
    alone("Sets in 15 cards", "", 2, || drop(black_box(by_sets(Space::Full, 15))));
}

/// The same random boards for both sides: as cards for the textbook, as batches for us.
fn batches() {
    const BATCHES: usize = 64;
    let mut random = Random::new(1);
    let boards: Vec<[[Card; PLACES]; BOARDS]> =
        (0..BATCHES).map(|_| [(); BOARDS].map(|()| board(&mut random))).collect();
    let batches: Vec<Batch> = boards.iter().map(Batch::new).collect();
    let features = textbook::deck();
    let plain: Vec<_> =
        boards.iter().flatten().map(|board| board.map(|card| features[card.index() as usize])).collect();
    let mut found = batches[0].find_all();
    let mut ours = || {
        for batch in (0..50).flat_map(|_| &batches) {
            batch.find_all_into(&mut found);
            black_box(&mut found);
        }
    };
    let mut masks = batches[0].find_all();
    let mut packing = || {
        for boards in (0..50).flat_map(|_| &boards) {
            Batch::new(black_box(boards)).find_all_into(&mut masks);
            black_box(&mut masks);
        }
    };
    let mut theirs = || plain.iter().for_each(|board| drop(black_box(textbook::find_all(black_box(board)))));
    let [ours, packing, theirs] = race(40, [&mut ours, &mut packing, &mut theirs]);
    let items = [(50 * BATCHES * BOARDS) as u64, plain.len() as u64];
    compare("find all in 12 cards, a board", "", [ours, theirs], items);
    compare("the same, laying boards out too", "600 ×", [packing, theirs], items);
}

fn board(random: &mut Random) -> [Card; PLACES] {
    let mut cards: Vec<Card> = Card::all().collect();
    [(); PLACES].map(|()| cards.swap_remove(random.below(cards.len() as u64) as usize))
}

fn games() {
    // Slices of a few milliseconds, so that some of them are undisturbed even on a busy machine.
    let (many, few) = (4096, 50);
    let mut random = Random::new(2);
    let mut ours = || play(many, false);
    let mut portable = || play(few, true);
    let mut theirs = || (0..few).for_each(|_| _ = black_box(textbook::play(&mut random)));
    let [ours, portable, theirs] = race(200, [&mut ours, &mut portable, &mut theirs]);
    compare("whole games, one core", "468 ns", [ours, theirs], [many, few]);
    compare("whole games, portable route", "", [portable, theirs], [few, few]);
    println!("{:<34} {:>16.0}", "games per second and core", many as f64 / ours.as_secs_f64());
}

fn play(games: u64, portable: bool) {
    let simulation = Simulation { portable, ..Simulation::new(Dealing::FULL, games, 1) };
    black_box(simulation.run(&AtomicBool::new(false), |_| ()));
}

/// The textbook draws layouts until one has the right number of Sets.
fn puzzles() {
    let (many, few) = (20_000, 25);
    let (mut random, mut other) = (Random::new(3), Random::new(4));
    let kept = Feature::Shading.values()[0];
    twelve_puzzle(&mut random);
    nine_puzzle(kept, &mut random);
    let mut twelve = || (0..many).for_each(|_| _ = black_box(twelve_puzzle(&mut random)));
    let mut theirs = || (0..few).for_each(|_| _ = black_box(textbook::puzzle(&mut other)));
    let [ours, theirs] = race(200, [&mut twelve, &mut theirs]);
    compare("12/6 puzzles", "60 ns", [ours, theirs], [many, few]);
    println!("{:<34} {:>16.0}", "12/6 puzzles per second", many as f64 / ours.as_secs_f64());
    let [nine] = race(200, [&mut || (0..many).for_each(|_| _ = black_box(nine_puzzle(kept, &mut random)))]);
    println!("{:<34} {:>16.0}", "9/4 puzzles per second", many as f64 / nine.as_secs_f64());
}
