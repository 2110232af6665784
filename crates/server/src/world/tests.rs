//! Seeds of simulated worlds.

use std::sync::atomic::{AtomicU64, Ordering};

use super::*;

/// How many seeds the ordinary tests run, in about a minute.
const SEEDS: u64 = 300;

/// How many lines of the transcript are shown before a violation, when one seed is run alone.
const LINES: usize = 60;

/// A number from the environment, as `cargo xtask simulate` sets it.
fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Runs many seeds on all processors and names those that fail.
#[test]
fn every_seed_holds() {
    let (from, asked) = (setting("TERCET_FROM").unwrap_or(1), setting("TERCET_SEEDS"));
    let seeds = asked.unwrap_or(SEEDS);
    let (next, records, lines) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let (wake_ups, seconds) = (AtomicU64::new(0), AtomicU64::new(0));
    let failures = std::sync::Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let start = std::time::Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let done = next.fetch_add(1, Ordering::Relaxed);
                    if done >= seeds {
                        return;
                    }
                    let outcome = simulate(from + done, asked == Some(1));
                    records.fetch_add(outcome.records, Ordering::Relaxed);
                    lines.fetch_add(outcome.digest.0, Ordering::Relaxed);
                    wake_ups.fetch_add(outcome.wake_ups, Ordering::Relaxed);
                    seconds.fetch_add(outcome.simulated.as_secs(), Ordering::Relaxed);
                    if let Some(first) = outcome.violations.first() {
                        eprintln!("seed {}: {first}", from + done);
                        let lines = outcome.transcript.iter().position(|line| line.contains("VIOLATION"));
                        let lines = &outcome.transcript[..lines.map_or(0, |place| place + 1)];
                        lines[lines.len().saturating_sub(LINES)..]
                            .iter()
                            .for_each(|line| eprintln!("{line}"));
                        failures.lock().expect("no panic").push(from + done);
                    }
                    if asked.is_some() && (done + 1).is_multiple_of(100) {
                        eprintln!("{} of {seeds} seeds, {:.0} s", done + 1, start.elapsed().as_secs_f64());
                    }
                }
            });
        }
    });
    let (records, lines) = (records.into_inner(), lines.into_inner());
    let (woken, hours) = (wake_ups.into_inner(), seconds.into_inner() as f64 / 3600.0);
    eprintln!("{woken} wake-ups of rooms in {hours:.1} simulated hours");
    eprintln!(
        "{seeds} seeds from {from}: {records} records, {lines} lines, {:.1} s",
        start.elapsed().as_secs_f64()
    );
    let failures = failures.into_inner().expect("no panic");
    assert!(
        failures.is_empty(),
        "these seeds fail: {failures:?}; `cargo xtask simulate --from SEED --seeds 1`"
    );
}

#[test]
fn a_seed_replays_exactly() {
    let [first, second] = [simulate(1, true), simulate(1, true)];
    let differs = first.transcript.iter().zip(&second.transcript).position(|(one, other)| one != other);
    if let Some(place) = differs {
        panic!("line {place}:\n{}\n{}", first.transcript[place], second.transcript[place]);
    }
    assert_eq!(first, second);
    assert!(first.digest.0 > 1000, "{:?}", first.digest);
}

#[test]
fn the_clients_of_a_room_that_panics_come_back_to_the_same_table() {
    let outcome = (1..50).map(|seed| simulate(seed, true)).find(|outcome| outcome.panics > 0);
    let outcome = outcome.expect("a panic is planted in most worlds");
    assert_eq!(outcome.violations, [""; 0], "every client is back, with all records");
}

/// Run in a process of its own, whose memory is measured.
#[cfg(target_os = "linux")]
#[test]
fn an_hour_of_visitors_leaves_nothing_behind() {
    const NAME: &str = "world::tests::an_hour_of_visitors_leaves_nothing_behind";
    const TABLES_PER_MINUTE: u64 = 8;
    // The first half fills what has a size, such as memory that the allocator keeps. A room is about 35 KiB.
    const HALF: u64 = 30;
    const MOST_KIB: u64 = 2048;
    if setting("TERCET_HOUR").is_none() {
        let this = std::env::current_exe().expect("this program");
        let mut hour = std::process::Command::new(this);
        let tables = setting("TERCET_TABLES").unwrap_or(TABLES_PER_MINUTE);
        let output =
            hour.args(["--exact", NAME, "--nocapture"]).env("TERCET_HOUR", tables.to_string()).output();
        let output = output.expect("it starts");
        let text = String::from_utf8_lossy(&output.stderr);
        eprintln!("{text}");
        assert!(output.status.success(), "{text}");
        return;
    }
    let held = churn::hour(setting("TERCET_HOUR").unwrap_or(TABLES_PER_MINUTE));
    held.iter().for_each(|held| eprintln!("{held:?}"));
    let last = held.last().expect("a sample");
    assert!(held.iter().any(|held| held.rooms > 0), "there were visitors");
    assert_eq!(last.rooms, 0, "empty rooms leave memory");
    assert!(last.tasks < 20, "the tasks of sockets and rooms end");
    let most = |is_second: bool| {
        let half = held.iter().filter(|held| (held.minute > HALF) == is_second);
        half.map(|held| held.kib).max().unwrap_or(0)
    };
    let (first, second) = (most(false), most(true));
    assert!(second <= first + MOST_KIB, "the process grows from {first} to {second} KiB");
}
