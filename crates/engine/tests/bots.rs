//! Bots: pure plans, legal play in whole matches, and the pace of the model.

use crate::play::{ANN, Dice, Play, by, cards, english, handicap, rules, sit_as_bot};
use engine::{
    Bot, Calling, Card, Command, Edition, Judgement, Level, Phase, Plan, Rules, SeatNumber, Time, Variant,
    Viewer, all_sets,
};

const NAMES: [&str; 4] = ["ann", "bob", "cem", "dov"];

/// A table of bots, by seat number.
struct Bots {
    play: Play,
    bots: Vec<Bot>,
}

impl Bots {
    fn new(rules: Rules, levels: &[Level], seed: u64) -> Bots {
        let mut dice = Dice(seed);
        let mut play = Play::new(rules, dice.seed());
        for (name, &level) in NAMES.iter().zip(levels) {
            play.run(&by(name, sit_as_bot(level))).expect("a seat");
        }
        let bots = levels.iter().map(|&level| Bot::new(level, dice.roll(1 << 30) as u64)).collect();
        Bots { play, bots }
    }

    fn plan(&self, seat: usize) -> Option<Plan> {
        let viewer = Viewer::Seat(SeatNumber(seat as u8));
        let board = self.play.table.board_of(SeatNumber(seat as u8));
        self.bots[seat].plan(&board.view(viewer), self.play.now)
    }

    /// The next thing that happens: a bot's plan, or a deadline if that comes first.
    fn step(&mut self) {
        let plans = (0..self.bots.len()).filter_map(|seat| Some((seat, self.plan(seat)?)));
        let first = plans.min_by_key(|(_, plan)| plan.at);
        let deadline = self.play.table.deadline();
        match first {
            Some((seat, plan)) if deadline.is_none_or(|deadline| plan.at < deadline) => {
                assert!(plan.at >= self.play.now);
                self.play.now = plan.at;
                let command = by(NAMES[seat], plan.action);
                let decided = self.play.run(&command);
                assert!(decided.is_ok(), "{command:?} is refused: {decided:?}");
            }
            _ => {
                self.play.now = deadline.expect("somebody does something").max(self.play.now);
                self.play.run(&Command::Tick).expect("a tick is never refused");
            }
        }
    }

    /// Plays to the end of the match.
    fn finish(mut self) -> Play {
        for _ in 0..5000 {
            if matches!(self.play.table.phase(), Phase::MatchOver { .. }) {
                return self.play;
            }
            self.step();
        }
        panic!("the match does not end");
    }
}

#[test]
fn bots_of_every_level_play_every_variant_without_a_refusal() {
    for &level in Level::ALL {
        for &edition in Edition::ALL {
            for &variant in Variant::ALL {
                let players = if variant.is_alone() { 1 } else { 3 };
                let play = Bots::new(Rules::of(edition, variant), &vec![level; players], 5).finish();
                play.assert_conserved();
                assert!(play.table.seats().iter().all(|seat| seat.wrong_calls == 0));
                if !Variant::MODES[1..].contains(&variant) {
                    let is_over = all_sets(play.table.layout().cards()).is_empty();
                    assert_eq!(is_over, variant.puzzle_sets().is_none());
                }
                play.assert_replays();
            }
        }
    }
}

#[test]
fn bots_keep_to_quick_claims_and_handicaps() {
    let quick = rules(Edition::English, Variant::Quick, |rules| rules.calling = Some(Calling::QuickClaims));
    let mut bots = Bots::new(quick, &[Level::Top, Level::Expert, Level::Casual], 6);
    bots.play.run(&by("ann", handicap(ANN, 5000, 2))).unwrap();
    bots.finish().assert_replays();
}

#[test]
fn a_plan_is_the_same_however_often_it_is_asked_for() {
    let mut bots = Bots::new(english(), &[Level::Practised; 3], 7);
    for _ in 0..120 {
        for seat in 0..3 {
            let Some(plan) = bots.plan(seat) else { continue };
            let viewer = Viewer::Seat(SeatNumber(seat as u8));
            let view = bots.play.table.view(viewer);
            assert_eq!(bots.bots[seat].plan(&view, plan.at).as_ref(), Some(&plan), "until it is due");
            let late = bots.bots[seat].plan(&view, plan.at.after(1)).unwrap();
            assert_eq!((late.at, &late.action), (plan.at.after(1), &plan.action), "and then now");
        }
        bots.step();
    }
}

#[test]
fn somebody_without_a_seat_plans_nothing() {
    let bots = Bots::new(english(), &[Level::Top], 8);
    let bot = Bot::new(Level::Top, 1);
    assert_eq!(bot.plan(&bots.play.table.view(Viewer::Spectator), Time(0)), None);
    assert_eq!(bot.plan(&bots.play.table.view(Viewer::Seat(SeatNumber(9))), Time(0)), None);
}

/// A table with twelve cards that hold exactly one Set, in which this many features differ.
fn one_set(differing: usize) -> Play {
    let rules = Rules::of(Edition::English, Variant::Practice);
    let mut dice = Dice(differing as u64);
    loop {
        let mut deck: Vec<Card> = Card::all().collect();
        (0..81).for_each(|place| deck.swap(place, dice.roll(81)));
        let sets = all_sets(&deck[..12]);
        if sets.len() == 1 && Judgement::of_set(sets[0]).differing() == differing {
            let deck: Vec<String> = deck.iter().map(Card::to_string).collect();
            return Play::dealt(rules, &deck.join(" "), &["ann"]);
        }
    }
}

/// The times at which bots of a level call for the Set of this table, in seconds after the deal.
fn finding_times(play: &Play, level: Level) -> Vec<f64> {
    let view = play.table.view(Viewer::Seat(SeatNumber(0)));
    let plans = (0..20_000).map(|seed| Bot::new(level, seed).plan(&view, Time(0)).expect("a plan"));
    plans.map(|plan| plan.at.0 as f64 / 1000.0).collect()
}

fn mean(times: &[f64]) -> f64 {
    times.iter().sum::<f64>() / times.len() as f64
}

#[test]
fn a_single_set_is_found_at_the_pace_of_the_model() {
    for differing in 1..=4 {
        let play = one_set(differing);
        for &level in Level::ALL {
            let times = finding_times(&play, level);
            let (found, model) = (mean(&times) - level.floor(), level.means()[differing - 1]);
            let is_near = (found / model - 1.0).abs() < 0.02;
            assert!(is_near, "{level}, {differing} differ: {found} s for {model} s");
            // The variance of Gamma(2) is half the square of its mean.
            let squares: Vec<f64> = times.iter().map(|time| (time - level.floor() - found).powi(2)).collect();
            let spread = mean(&squares) / (model * model / 2.0);
            assert!((spread - 1.0).abs() < 0.08, "{level}, {differing} differ: spread {spread}");
            assert!(times.iter().all(|&time| time >= level.floor()));
        }
    }
}

#[test]
fn among_several_sets_the_quickest_wins_the_race() {
    let play = Play::dealt(Rules::of(Edition::English, Variant::Practice), "", &["ann"]);
    for &level in Level::ALL {
        let alone = level.means()[0];
        assert!(mean(&finding_times(&play, level)) - level.floor() < alone / 2.0);
        assert!(level.difficulty(play.table.layout().cards()).unwrap() < alone);
    }
}

#[test]
fn quicker_levels_win_more() {
    let rules = Rules::of(Edition::French, Variant::Full);
    for pair in Level::ALL.windows(2) {
        let [slow, quick] = [pair[0], pair[1]];
        let mut sets = [0, 0];
        for seed in 0..10 {
            let play = Bots::new(rules.clone(), &[slow, quick], seed).finish();
            play.scores().iter().zip(&mut sets).for_each(|(score, sets)| *sets += score);
        }
        assert!(sets[1] * 2 > sets[0] * 3, "{slow} {} and {quick} {}", sets[0], sets[1]);
    }
}

#[test]
fn levels_have_the_means_that_are_written_down() {
    let means: Vec<_> = Level::ALL.iter().map(|level| (level.name(), level.means(), level.floor())).collect();
    assert_eq!(
        means,
        [
            ("newcomer", [30.0, 80.0, 160.0, 260.0], 2.0),
            ("casual", [10.0, 22.0, 40.0, 60.0], 1.5),
            ("practised", [6.0, 10.0, 15.0, 20.0], 1.2),
            ("expert", [3.5, 5.0, 6.5, 8.0], 0.9),
            ("top", [2.2, 2.8, 3.4, 4.0], 0.7),
        ]
    );
}

#[test]
fn difficulty_is_the_inverse_of_the_summed_rates() {
    assert_eq!(Level::Top.difficulty(&cards("1srd 1sro 1srq")), Some(2.2));
    assert_eq!(Level::Top.difficulty(&cards("1srd 1sro 2srq")), None);
    let two = Level::Expert.difficulty(&cards("1srd 1sro 1srq 1tgo 1ego 1sgo")).unwrap();
    assert!((two - 1.0 / (1.0 / 3.5 + 1.0 / 3.5)).abs() < 1e-9, "{two}");
}
