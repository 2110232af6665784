//! How well ratings tell quick players from slow ones, in a simulated population.
//!
//! The short test holds the bars. `cargo xtask ratings` runs the long ones, which print the tables of docs/ratings.md and
//! draw its plot.

use std::collections::BTreeMap;

use crate::racers::{Dice, Pace, Player, Race, person};
use engine::{Bot, Level, Time, Variant};
use play::{Family, FindChange, RatedMatches, RatingChange, Ratings, anchor};

const DAY: u64 = 86_400_000;
/// How many matches each player plays in a day.
const TURNS_PER_DAY: u64 = 3;
/// The spread of ln(finding time) in the population: a casual bot is one and a half of them slower than a practised one.
const SPREAD: f64 = 0.5;

struct Population {
    players: Vec<Player>,
    /// Finding times in percent of a practised player's: the true order.
    percent: Vec<u16>,
    dice: Dice,
    ratings: Ratings,
}

impl Population {
    fn new(size: usize, seed: u64) -> Population {
        let mut dice = Dice(seed);
        let percent: Vec<u16> = (0..size).map(|_| (100.0 * (SPREAD * dice.normal()).exp()) as u16).collect();
        let players = percent.iter().enumerate();
        let players =
            players.map(|(number, &percent)| person(&format!("p{number}"), percent, dice.next())).collect();
        Population { players, percent, dice, ratings: Ratings::default() }
    }

    /// Each player plays one match, at tables of two to six.
    fn play_a_turn(&mut self, day: u64) -> Vec<RatingChange> {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        self.dice.shuffle(&mut order);
        let mut changes = Vec::new();
        let mut rest = &order[..];
        while rest.len() > 1 {
            let size = (2 + self.dice.below(5)).min(rest.len());
            // No player is left over alone.
            let size = if rest.len() - size == 1 { rest.len().min(size + 1) } else { size };
            let (table, others) = rest.split_at(size);
            rest = others;
            let players: Vec<Player> = table.iter().map(|&number| self.seated(number)).collect();
            let race = Race::new(Variant::Speed, &players, self.dice.next(), Time(day * DAY)).finish();
            for rated in RatedMatches::of(race.events()) {
                changes.extend(self.ratings.apply(&rated));
            }
        }
        changes
    }

    /// A player with other finding times in each match.
    fn seated(&mut self, number: usize) -> Player {
        let player = &self.players[number];
        person(player.id.as_str(), self.percent[number], self.dice.next())
    }

    /// Spearman's correlation of ratings with true speed.
    fn correlation(&self) -> f64 {
        let skills: Vec<f64> = self.players.iter().map(|player| self.skill(player)).collect();
        let times: Vec<f64> = self.percent.iter().map(|&percent| -f64::from(percent)).collect();
        pearson(&ranks(&skills), &ranks(&times))
    }

    fn skill(&self, player: &Player) -> f64 {
        self.ratings.of(Family::Speed, &player.id).map_or(0.0, |rating| rating.skill)
    }
}

/// Ranks from 0 on; equal values share the middle of theirs.
fn ranks(values: &[f64]) -> Vec<f64> {
    let below = |value: f64| values.iter().filter(|&&other| other < value).count();
    let equal = |value: f64| values.iter().filter(|&&other| other == value).count();
    values.iter().map(|&value| below(value) as f64 + (equal(value) as f64 - 1.0) / 2.0).collect()
}

fn pearson(one: &[f64], other: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let (mean_one, mean_other) = (mean(one), mean(other));
    let product = |left: &[f64], left_mean: f64, right: &[f64], right_mean: f64| -> f64 {
        left.iter().zip(right).map(|(a, b)| (a - left_mean) * (b - right_mean)).sum()
    };
    product(one, mean_one, other, mean_other)
        / (product(one, mean_one, one, mean_one) * product(other, mean_other, other, mean_other)).sqrt()
}

/// The bars: rank correlation with true speed.
#[test]
fn quick_players_come_to_the_top() {
    println!("seed  after 6  after 48 matches");
    for seed in 1..=5 {
        let mut population = Population::new(120, seed);
        (1..=6).for_each(|turn| drop(population.play_a_turn(turn / TURNS_PER_DAY)));
        let early = population.correlation();
        (7..=48).for_each(|turn| drop(population.play_a_turn(turn / TURNS_PER_DAY)));
        let late = population.correlation();
        println!("{seed:4}  {early:.4}   {late:.4}");
        assert!(
            early >= 0.90 && late >= 0.985,
            "seed {seed}: {early:.4} after 6 matches, {late:.4} after 48"
        );
    }
}

/// Predicted and achieved shares of the population, in steps of five percent.
#[derive(Default)]
struct Calibration {
    bins: [Bin; 20],
}

#[derive(Clone, Copy, Default)]
struct Bin {
    races: u32,
    predicted: f64,
    taken: u32,
}

impl Bin {
    /// The mean predicted share, the achieved one and its standard error.
    fn shares(&self) -> Option<(f64, f64, f64)> {
        let races = f64::from(self.races);
        let (predicted, achieved) = (self.predicted / races, f64::from(self.taken) / races);
        (self.races >= 100).then(|| (predicted, achieved, (achieved * (1.0 - achieved) / races).sqrt()))
    }
}

impl Calibration {
    fn add(&mut self, find: &FindChange) {
        let bin = &mut self.bins[((find.share * 20.0) as usize).min(19)];
        bin.races += 1;
        bin.predicted += find.share;
        bin.taken += u32::from(find.is_taker);
    }

    /// Five simulated populations, from the seventh match of each player on: before, most ratings are provisional.
    fn of_populations() -> Calibration {
        let mut calibration = Calibration::default();
        for seed in 1..=5 {
            let mut population = Population::new(120, seed);
            for turn in 1..=48 {
                let changes = population.play_a_turn(turn / TURNS_PER_DAY);
                let finds = changes.iter().flat_map(|change| &change.finds);
                finds.filter(|_| turn > 6).for_each(|find| calibration.add(find));
            }
        }
        calibration
    }

    fn shares(&self) -> impl Iterator<Item = (f64, f64, f64)> {
        self.bins.iter().filter_map(Bin::shares)
    }
}

#[test]
fn predicted_shares_are_achieved() {
    let calibration = Calibration::of_populations();
    println!("| predicted | achieved | races |\n| --- | --- | --- |");
    for bin in &calibration.bins {
        let Some((predicted, achieved, error)) = bin.shares() else { continue };
        println!(
            "| {:.1} % | {:.1} ± {:.1} % | {} |",
            100.0 * predicted,
            100.0 * achieved,
            100.0 * error,
            bin.races
        );
        let off = (predicted - achieved).abs();
        assert!(off < 0.02 + 3.0 * error, "{predicted:.3} predicted, {achieved:.3} achieved");
    }
    assert!(calibration.shares().count() >= 15);
    let svg = svg(&calibration);
    if let Ok(path) = std::env::var("TERCET_RATINGS_PLOT") {
        std::fs::write(path, svg).expect("the plot's file");
    }
}

/// Predicted against achieved shares: points with their standard error on the line on which both are equal.
fn svg(calibration: &Calibration) -> String {
    const SIZE: f64 = 400.0;
    const LEFT: f64 = 60.0;
    let (x, y) = (|share: f64| LEFT + SIZE * share, |share: f64| 20.0 + SIZE * (1.0 - share));
    let mut marks = String::new();
    for tenth in (0..=10).step_by(2) {
        let (share, percent) = (f64::from(tenth) / 10.0, tenth * 10);
        let (across, up) = (x(share), y(share));
        marks += &format!("<path d='M{across} 20v{SIZE}M{LEFT} {up}h{SIZE}' stroke='#e8e8e8'/>\n");
        marks += &format!("<text x='{across}' y='440' text-anchor='middle'>{percent}%</text>\n");
        marks += &format!("<text x='52' y='{}' text-anchor='end'>{percent}%</text>\n", up + 5.0);
    }
    for (predicted, achieved, error) in calibration.shares() {
        let (across, up, half) = (x(predicted), y(achieved), SIZE * error);
        let bar = format!("M{across:.1} {:.1}v{:.1}", up - half, 2.0 * half);
        marks += &format!("<path d='{bar}' stroke='#2b6cb0' stroke-width='2'/>\n");
        marks += &format!("<circle cx='{across:.1}' cy='{up:.1}' r='4' fill='#2b6cb0'/>\n");
    }
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='480' height='480' font-family='DejaVu Sans, sans-serif' font-size='13' fill='#333'>\n\
         <rect width='480' height='480' fill='#fff'/>\n\
         <path d='M{LEFT} 420L460 20' stroke='#a0a0a0' stroke-dasharray='6 4'/>\n{marks}\
         <text x='260' y='466' text-anchor='middle'>predicted share of finds</text>\n\
         <text transform='translate(14 220) rotate(-90)' text-anchor='middle'>achieved share of finds</text>\n</svg>\n"
    )
}

/// Fits the skill of each level of bots to races between them. Prints the constants of `ratings/constants.rs`.
#[test]
#[ignore = "takes minutes; cargo xtask ratings"]
fn anchors_of_bots() {
    let matches: u64 =
        std::env::var("TERCET_MATCHES").map_or(100_000, |text| text.parse().expect("a number"));
    let games = [Variant::Full, Variant::Speed, Variant::TwoPairs, Variant::Six, Variant::Fours];
    let fitted = games.map(|variant| fitted_skills(variant, matches));
    for (skills, (variant, &family)) in fitted.iter().zip(games.iter().zip(Family::ALL)) {
        println!("{family} ({variant}, {matches} matches): {skills:.2?}");
    }
    for (skills, &family) in fitted.iter().zip(Family::ALL) {
        for (&level, skill) in Level::ALL.iter().zip(skills) {
            assert!((skill - anchor(family, level)).abs() < 0.02, "{family}: {level} has {skill:.3}");
        }
    }
}

/// The same from few matches: the constants belong to the pace model as it is.
#[test]
fn anchors_belong_to_the_pace_model() {
    let skills = fitted_skills(Variant::Speed, 1_500);
    for (&level, skill) in Level::ALL.iter().zip(skills) {
        assert!((skill - anchor(Family::Speed, level)).abs() < 0.15, "{level} has {skill:.3}");
    }
}

/// The skills that make the results of races between random levels likeliest; a practised bot has 0.
///
/// Hunter's algorithm: a level's strength is its finds, divided by the sum over races of its seats over the strengths in
/// the field.
fn fitted_skills(variant: Variant, matches: u64) -> [f64; 5] {
    // How many of each level were in the field, and how many finds each level made of such fields.
    let mut races = BTreeMap::<[u8; 5], [f64; 5]>::new();
    let mut dice = Dice(7);
    for _ in 0..matches {
        let levels: Vec<usize> = (0..2 + dice.below(5)).map(|_| dice.below(5)).collect();
        let player = |(seat, &level): (usize, &usize)| {
            let pace = Pace::Model(Bot::new(Level::ALL[level], dice.next()));
            Player { pace, ..person(&format!("p{seat}"), 100, 0) }
        };
        let players: Vec<Player> = levels.iter().enumerate().map(player).collect();
        let race = Race::new(variant, &players, dice.next(), Time(0)).finish();
        for find in RatedMatches::of(race.events()).iter().flat_map(|rated| &rated.finds) {
            let mut field = [0; 5];
            find.field.iter().for_each(|seat| field[levels[seat.index()]] += 1);
            races.entry(field).or_default()[levels[find.taker.index()]] += 1.0;
        }
    }
    let mut strengths = [1.0; 5];
    for _ in 0..2_000 {
        let mut exposure = [0.0; 5];
        for (field, taken) in &races {
            let total: f64 =
                field.iter().zip(strengths).map(|(&seats, strength)| f64::from(seats) * strength).sum();
            let finds: f64 = taken.iter().sum();
            exposure.iter_mut().zip(field).for_each(|(sum, &seats)| *sum += finds * f64::from(seats) / total);
        }
        let taken = |level: usize| races.values().map(|taken| taken[level]).sum::<f64>();
        strengths = std::array::from_fn(|level| taken(level) / exposure[level]);
    }
    strengths.map(|strength| (strength / strengths[2]).ln())
}
