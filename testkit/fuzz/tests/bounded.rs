//! Every target, with the corpus and mutations of it: the same inputs each time, so that a failure can be repeated.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use fuzz_targets::{Mutator, TARGETS, Target, target};

/// Mutated inputs for each target.
const RUNS: u64 = 10_000;

/// An input takes microseconds; one that takes so long never ends.
const LONGEST: Duration = Duration::from_secs(60);

fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("a corpus").map(|file| file.expect("a file").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("an input")).collect()
}

/// Ends the process if the number of inputs stands still.
fn watch(name: &'static str) -> Arc<AtomicU64> {
    let inputs = Arc::new(AtomicU64::new(0));
    let watched = Arc::downgrade(&inputs);
    std::thread::spawn(move || {
        let mut last = u64::MAX;
        while let Some(inputs) = watched.upgrade() {
            let now = inputs.load(Ordering::Relaxed);
            if now == last {
                eprintln!("{name}: input {now} does not end; it is in {}", path(name).display());
                std::process::abort();
            }
            last = now;
            drop(inputs);
            std::thread::sleep(LONGEST);
        }
    });
    inputs
}

/// Where the input is kept that failed.
fn path(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("tercet-fuzz-{name}"))
}

fn run(target: &Target) {
    let corpus = corpus(target.name);
    assert!((3..50).contains(&corpus.len()), "{}: a small corpus", target.name);
    let runs = std::env::var("TERCET_FUZZ_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(RUNS);
    let seed = std::env::var("TERCET_FUZZ_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(7);
    let mut mutator = Mutator::new(target.form, seed);
    let inputs = watch(target.name);
    let try_input = |input: &[u8]| {
        inputs.fetch_add(1, Ordering::Relaxed);
        let tried = std::panic::catch_unwind(|| target.run(input));
        if let Err(panic) = tried {
            fs::write(path(target.name), input).expect("the input is kept");
            eprintln!("{}: failed for the input in {}", target.name, path(target.name).display());
            std::panic::resume_unwind(panic);
        }
    };
    corpus.iter().for_each(|input| try_input(input));
    let mut last = corpus[0].clone();
    for _ in 0..runs {
        // Most inputs are one step from the corpus, the others further.
        let from = if mutator.choose(4) == 0 { &last } else { &corpus[mutator.choose(corpus.len())] };
        last = mutator.mutate(from);
        try_input(&last);
    }
}

macro_rules! bounded {
    ($($name:ident)+) => {
        $(#[test]
        fn $name() {
            run(target(stringify!($name)).expect("a target"));
        })+

        #[test]
        fn every_target_is_run() {
            let run = [$(stringify!($name)),+];
            assert_eq!(TARGETS.iter().map(|target| target.name).collect::<Vec<_>>(), run);
        }
    };
}

bounded! { announcement card_text client_message http_request journal json_reader replay rule_sheet }
