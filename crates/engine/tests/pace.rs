//! Whole rounds by bots alone: every level finds Sets at the pace that the model's table gives it.
//!
//! The observations are censored: a round shows the time of the Set that is found first, a lower bound for the others, and nothing
//! more for Sets that lose a card. So the times of found Sets cannot just be averaged. But for any mean, the cumulative hazard of a
//! Set over the time in which it could have been found equals, on average, the number of times it was found. The mean for which
//! this holds over all Sets with the same number of differing features is the estimate that is compared with the table.
//!
//! A Set can be found from the moment at which its bot may call and all earlier finds have been taken. The time before is left out,
//! which does not bias the estimate because that moment does not depend on the Set's own time.

use std::collections::BTreeMap;

use crate::play::{Dice, Play, by, sit_as_bot};
use engine::{
    Action, Bot, Edition, Judgement, Level, Phase, Rules, SeatNumber, Time, Triple, Variant, Viewer, all_sets,
};

/// Rounds of every level.
const ROUNDS: u64 = 1_000;

/// One observation of a Set: from when to when it could have been found, in seconds of its own time, and whether it was.
struct Look {
    from: f64,
    to: f64,
    found: bool,
}

/// All observations, by the number of differing features, counted from 1.
#[derive(Default)]
struct Looks([Vec<Look>; 4]);

impl Looks {
    /// Adds the observations of a whole round.
    fn watch(&mut self, level: Level, seed: u64) {
        let floor = Time((level.floor() * 1000.0) as u64).0;
        let mut dice = Dice(seed);
        let mut play = Play::new(Rules::of(Edition::English, Variant::Practice), dice.seed());
        play.run(&by("ann", sit_as_bot(level))).expect("a seat");
        let bot = Bot::new(level, dice.roll(1 << 30) as u64);
        loop {
            let before = play.table.board().clone();
            let Some(plan) = bot.plan(&play.table.view(Viewer::Seat(SeatNumber(0))), play.now) else {
                assert!(matches!(before.phase(), Phase::MatchOver { .. }), "a bot does nothing: {before:?}");
                return;
            };
            play.now = plan.at;
            play.run(&by("ann", plan.action.clone())).expect("a bot does nothing wrong");
            let Phase::Playing { since } = *before.phase() else { continue };
            let hand = since.after(floor);
            // A Set that is found at the very moment at which the bot may call was due before.
            if plan.at <= hand {
                continue;
            }
            let taken = match plan.action {
                Action::Claim { cards, .. } => Some(cards),
                _ => None,
            };
            let layout = before.layout();
            let laid: BTreeMap<_, _> = layout.cards().iter().zip(layout.since()).collect();
            for set in all_sets(layout.cards()) {
                let open = set.iter().map(|card| laid[card].after(floor)).max().expect("three cards");
                let own = |time: Time| time.since(open) as f64 / 1000.0;
                let found =
                    taken.is_some_and(|cards| cards.is_same_find(engine::Claim::new(&set).expect("a Set")));
                self.0[differing(set) - 1].push(Look { from: own(hand), to: own(plan.at), found });
            }
        }
    }
}

fn differing(set: Triple) -> usize {
    Judgement::of_set(set).differing()
}

/// The cumulative hazard of the Gamma distribution of shape 2 with this mean, up to a time.
fn hazard(mean: f64, time: f64) -> f64 {
    let scaled = 2.0 * time / mean;
    scaled - scaled.ln_1p()
}

/// The mean for which the expected number of found Sets is the observed one. A longer mean expects fewer.
fn estimate(looks: &[Look]) -> f64 {
    let found = looks.iter().filter(|look| look.found).count() as f64;
    let expected =
        |mean| looks.iter().map(|look| hazard(mean, look.to) - hazard(mean, look.from)).sum::<f64>();
    let (mut low, mut high) = (0.01_f64, 10_000.0_f64);
    for _ in 0..60 {
        let middle = (low * high).sqrt();
        if expected(middle) > found { low = middle } else { high = middle }
    }
    low
}

/// The standard deviation of the number of found Sets is its square root, and that of the estimated mean is relatively at most as
/// large, since twice the mean expects at most half as many. The tolerance is five times that: 16 % for a thousand finds, 5 % for
/// ten thousand.
#[test]
fn bots_find_sets_at_the_pace_of_the_model_in_a_thousand_rounds() {
    for (number, &level) in (0..).zip(Level::ALL) {
        let mut looks = Looks::default();
        (0..ROUNDS).for_each(|round| looks.watch(level, number * ROUNDS + round));
        for (looks, (place, model)) in looks.0.iter().zip(level.means().into_iter().enumerate()) {
            let found = looks.iter().filter(|look| look.found).count();
            let tolerance = 5.0 / (found as f64).sqrt();
            let mean = estimate(looks);
            assert!(tolerance < 0.2, "{level}: only {found} Sets with {} differing features", place + 1);
            let is_near = (mean / model - 1.0).abs() < tolerance;
            assert!(is_near, "{level}, {} differ: {mean:.2} s in {found} finds, not {model} s", place + 1);
        }
    }
}
