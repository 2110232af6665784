//! Simulated rounds: reproducible, the same on every code path, and in agreement with the exact figures.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use engine::{Edition, RuleChoice, Rules, Variant, Widened};
use odds::{
    Dealing, LayoutError, NothingDealt, Player, SOLITAIRE_AHEAD, SOLITAIRE_ANY, Share, Simulation, Space,
    Tally, by_sets, row,
};

fn run(simulation: Simulation) -> Tally {
    simulation.run(&AtomicBool::new(false), |_| ())
}

fn play(dealing: Dealing, games: u64, seed: u64) -> Tally {
    run(Simulation::new(dealing, games, seed))
}

const THINKING: Dealing = Dealing::SOLITAIRE.with_player(Player::LookAhead);

/// Five standard deviations: a wide margin, and the seeds are fixed.
fn assert_near(share: Share, expected: f64, what: &str) {
    let deviation = (expected * (1.0 - expected) / share.whole as f64).sqrt();
    let off = (share.rate() - expected).abs() / deviation;
    assert!(off < 5.0, "{what}: {share:?} is {off} deviations from {expected}");
}

/// Every way to deal that takes a different path through the code.
fn dealings() -> Vec<Dealing> {
    let large = Dealing::new(Space::Full, 15, true, Player::Random).unwrap();
    let small = Dealing::new(Space::Full, 6, true, Player::Random).unwrap();
    let quick_twelve = Dealing::new(Space::Quick, 12, true, Player::Random).unwrap();
    vec![Dealing::FULL, Dealing::SOLITAIRE, Dealing::QUICK, large, small, quick_twelve, THINKING]
}

#[test]
fn the_first_deal_agrees_with_the_exact_distribution() {
    let tally = run(Simulation { threads: 2, ..Simulation::new(Dealing::FULL, 2_000_000, 1) });
    let first = tally.positions().next().unwrap();
    assert_eq!((first.deal, first.in_deck, first.on_table), (1, 69, 12));
    assert_eq!(first.no_set().whole, 2_000_000);
    assert_near(first.no_set(), row(Space::Full, 12).unwrap().p_no_set().to_f64(), "no Set in 12");
    let exact = by_sets(Space::Full, 12).unwrap();
    for (sets, &part) in first.by_sets.iter().enumerate().take(10) {
        assert_near(Share { part, whole: 2_000_000 }, exact.chance(sets).to_f64(), "Sets in the first deal");
    }
}

#[test]
fn three_cards_are_never_left() {
    for dealing in dealings() {
        let tally = play(dealing, 20_000, 3);
        assert_eq!(tally.games(), 20_000);
        assert!(tally.left().all(|(cards, _)| cards != 3), "{dealing:?}");
        let finished: u64 = tally.left().map(|(_, share)| share.part).sum();
        assert_eq!(finished, tally.finished().part);
        assert!(!dealing.widening() || finished == 20_000);
    }
}

#[test]
fn threads_and_instructions_change_nothing() {
    for dealing in dealings() {
        let alone = Simulation::new(dealing, 9_999, 5);
        let expected = run(alone);
        assert_eq!(run(Simulation { threads: 3, ..alone }), expected);
        assert_eq!(run(Simulation { portable: true, ..alone }), expected);
        assert_ne!(run(Simulation { seed: 6, ..alone }), expected);
    }
}

/// Layouts of more than twelve cards are played card by card, apart from the fast boards.
#[test]
fn other_layouts_agree_with_the_exact_distribution() {
    let large = Dealing::new(Space::Full, 15, true, Player::Random).unwrap();
    for (dealing, games, seed, sets) in [(large, 100_000, 7, 12), (Dealing::QUICK, 200_000, 8, 7)] {
        let tally = play(dealing, games, seed);
        let exact = by_sets(dealing.space(), dealing.layout()).unwrap();
        let first = tally.positions().next().unwrap();
        for (sets, &part) in first.by_sets.iter().enumerate().take(sets) {
            let what = format!("{sets} Sets of {dealing:?}");
            assert_near(Share { part, whole: games }, exact.chance(sets).to_f64(), &what);
        }
        // Ten cards of 27 always hold a Set, so a widened layout is never widened again.
        assert!(dealing != Dealing::QUICK || tally.no_set_at(12).part == 0);
    }
}

#[test]
fn looking_ahead_wins_more_solitaires() {
    let random = play(Dealing::SOLITAIRE, 50_000, 9).finished();
    let thinking = play(THINKING, 20_000, 9).finished();
    assert!(thinking.interval().0 > random.interval().1, "{thinking:?} {random:?}");
}

#[test]
fn boards_are_counted_by_place() {
    let tally = play(Dealing::FULL, 10_000, 10);
    let places: Vec<(usize, usize)> = tally.positions().map(|at| (at.deal, at.on_table)).collect();
    assert!(places.is_sorted());
    assert!(tally.positions().all(|at| at.in_deck + 3 * (at.deal - 1) == 69));
    let twelve = tally.positions().filter(|at| at.on_table == 12 && at.in_deck > 0);
    let seen: u64 = twelve.map(|at| at.no_set().whole).sum();
    assert_eq!(tally.no_set_at(12).whole, seen);
    assert_eq!(tally.by_sets(12).iter().sum::<u64>(), seen);
}

#[test]
fn a_stopped_simulation_reports_what_it_has() {
    let stop = AtomicBool::new(false);
    let heard = AtomicU64::new(0);
    let tally = Simulation::new(Dealing::FULL, 1_000_000, 11).run(&stop, |done| {
        heard.store(done, Ordering::Relaxed);
        stop.store(done > 10_000, Ordering::Relaxed);
    });
    assert_eq!(tally.games(), heard.into_inner());
    assert!((10_000..100_000).contains(&tally.games()));
}

#[test]
fn layouts_that_cannot_be_dealt_are_refused() {
    for layout in [0, 2, 10, 24, 27] {
        assert_eq!(Dealing::new(Space::Full, layout, true, Player::Random), Err(LayoutError(layout)));
    }
}

fn dealing(edition: Edition, variant: Variant) -> Dealing {
    Dealing::try_from(&Rules::of(edition, variant)).unwrap()
}

#[test]
fn every_edition_deals_as_its_booklet_says() {
    for &edition in Edition::ALL {
        assert_eq!(dealing(edition, Variant::Full), Dealing::FULL);
        assert_eq!(dealing(edition, Variant::Practice), Dealing::FULL);
        assert_eq!(dealing(edition, Variant::Solitaire), Dealing::SOLITAIRE);
        for puzzle in [Variant::QuickPuzzle, Variant::Daily] {
            assert_eq!(Dealing::try_from(&Rules::of(edition, puzzle)), Err(NothingDealt(puzzle)));
        }
    }
    assert_eq!(dealing(Edition::English, Variant::Quick), Dealing::QUICK);
    assert_eq!(dealing(Edition::Russian, Variant::Quick).layout(), 12);
}

/// A table may choose to replace Sets taken from a widened layout; it then stays wide to the end of the deck.
#[test]
fn widened_layouts_can_be_replaced() {
    let choice =
        RuleChoice { widened: Some(Widened::Replaced), ..RuleChoice::new(Edition::English, Variant::Full) };
    let dealing = Dealing::try_from(&Rules::try_from(choice).unwrap()).unwrap();
    let [wide, narrow] = [dealing, Dealing::FULL].map(|dealing| play(dealing, 20_000, 12));
    assert!(wide.left().all(|(cards, _)| cards != 3));
    assert!(wide.no_set_at(15).whole > 2 * narrow.no_set_at(15).whole);
    let first = wide.positions().next().unwrap().no_set();
    assert_near(first, row(Space::Full, 12).unwrap().p_no_set().to_f64(), "no Set in 12");
}

/// The intervals of many small simulations contain the true rate about as often as they should; intervals that treat all
/// boards as independent do not.
#[test]
fn intervals_hold_what_they_promise() {
    let truth = Simulation { threads: 2, ..Simulation::new(Dealing::FULL, 2_000_000, 13) };
    let truth = run(truth).no_set_at(12).rate();
    let (mut held, mut naive) = (0, 0);
    for seed in 0..1000 {
        let tally = play(Dealing::FULL, 1000, seed);
        let holds = |(low, high): (f64, f64)| u32::from((low..=high).contains(&truth));
        held += holds(tally.no_set_interval(12));
        naive += holds(tally.no_set_at(12).interval());
    }
    assert!(held >= 980, "{held} of 1000 intervals hold the truth");
    assert!(naive < 980, "{naive} of 1000 naive intervals hold the truth");
}

/// The published rates of solitaire come from long runs; shorter ones must agree.
#[test]
fn the_chances_of_a_solitaire_are_those_that_are_written_down() {
    let any = play(Dealing::SOLITAIRE, 400_000, 77).finished();
    let ahead = play(THINKING, 40_000, 77).finished();
    for (seen, known) in [(any, SOLITAIRE_ANY), (ahead, SOLITAIRE_AHEAD)] {
        assert!(known.interval().1 - known.interval().0 < 0.002, "known to a tenth of a per cent: {known:?}");
        assert_near(seen, known.rate(), "solitaires that were won");
    }
}
