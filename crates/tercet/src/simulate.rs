//! `tercet simulate`: many rounds by an edition's rules of dealing.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use clap::Args;
use engine::{Rules, Variant};
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use odds::{Dealing, NothingDealt, Player, Position, Share, Simulation, Tally, row};
use serde::Serialize;
use words::{Words, msg};

use crate::arguments::{MOST_GAMES, RulesArgs, Within, number_seed_or_random, one_of, processors};
use crate::columns::aligned;
use crate::command_line::Output;
use crate::failure::Failure;
use crate::plot::{Bar, Panel, PlotFile};

const PLAYERS: [(&str, Player); 2] = [("random", Player::Random), ("look-ahead", Player::LookAhead)];

struct SimulationReport {
    rules: Rules,
    simulation: Simulation,
    tally: Tally,
    seconds: f64,
}

#[derive(Args)]
#[command(after_help = "tercet simulate --games 1000000 --edition french --plot french.svg")]
pub(crate) struct SimulateArgs {
    #[arg(long, value_name = "N", value_parser = Within(1..=MOST_GAMES))]
    games: u64,
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "NAME", value_parser = one_of(PLAYERS))]
    player: Option<Player>,
    #[arg(long, value_name = "N")]
    seed: Option<String>,
    #[arg(long, value_name = "N", value_parser = Within(1..=1024_usize))]
    threads: Option<usize>,
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

impl SimulateArgs {
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let words = output.words;
        let (rules, simulation) = self.simulation(words)?;
        let plot = self.plot.map(|path| PlotFile::create(&path, words)).transpose()?;
        let report = play(rules, simulation);
        output.print(report.to_json(), |words| report.text(words))?;
        if let Some(plot) = plot {
            plot.draw(&report.panels(words))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn simulation(&self, words: Words) -> Result<(Rules, Simulation), Failure> {
        let rules = self.rules.rules(words)?;
        let dealing = Dealing::try_from(&rules).map_err(|NothingDealt(variant)| {
            let dealt = |variant: &&Variant| Dealing::try_from(&Rules::of(rules.edition, **variant)).is_ok();
            let possible: Vec<&str> =
                Variant::ALL.iter().filter(dealt).map(|variant| variant.name()).collect();
            let possible = &possible.join(", ");
            Failure::Input(words.text(msg::SimulatePuzzle { variant: variant.name(), possible }))
        })?;
        let dealing = dealing.with_player(self.player.unwrap_or(Player::Random));
        let seed = number_seed_or_random(self.seed.as_deref(), words)?;
        let threads = self.threads.unwrap_or_else(processors);
        Ok((rules, Simulation { threads, ..Simulation::new(dealing, self.games, seed) }))
    }
}

/// Plays with a progress bar on standard error, if that is a terminal. Ctrl-C ends early.
fn play(rules: Rules, simulation: Simulation) -> SimulationReport {
    let stop = Arc::new(AtomicBool::new(false));
    let handler = Arc::clone(&stop);
    // Without a handler Ctrl-C just ends the program, as it does elsewhere.
    let _ = ctrlc::set_handler(move || handler.store(true, Ordering::Relaxed));
    let bar = ProgressBar::new(simulation.games);
    let template = "{wide_bar} {percent} %  {human_pos}/{human_len}  {rate}/s  {eta}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        // The default rate has four decimals.
        bar.set_style(style.with_key("rate", |state: &ProgressState, text: &mut dyn fmt::Write| {
            let _ = write!(text, "{}", HumanCount(state.per_sec() as u64));
        }));
    }
    let start = Instant::now();
    let tally = simulation.run(&stop, |done| bar.set_position(done));
    bar.finish_and_clear();
    SimulationReport { rules, simulation, tally, seconds: start.elapsed().as_secs_f64() }
}

#[derive(Serialize)]
struct JsonReport<'a> {
    games: u64,
    left: BTreeMap<usize, u64>,
    no_set_at_12: Option<f64>,
    no_set_at_15: Option<f64>,
    games_per_second: f64,
    interrupted: bool,
    seed: u64,
    threads: usize,
    edition: &'a str,
    variant: &'a str,
    player: &'a str,
    /// Only where games can be lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    won: Option<f64>,
    first_deal: FirstDeal,
    sets_on_table: Vec<u64>,
    intervals: Intervals,
    positions: Vec<JsonPosition>,
}

/// The first layout of all games, for which the exact chance is known.
#[derive(Serialize)]
struct FirstDeal {
    cards: usize,
    no_set: Option<f64>,
    interval: (f64, f64),
    exact: f64,
}

/// 99 % confidence intervals.
#[derive(Serialize)]
struct Intervals {
    left: BTreeMap<usize, (f64, f64)>,
    no_set_at_12: (f64, f64),
    no_set_at_15: (f64, f64),
    #[serde(skip_serializing_if = "Option::is_none")]
    won: Option<(f64, f64)>,
}

/// The boards at one point of the game.
#[derive(Serialize)]
struct JsonPosition {
    in_deck: usize,
    on_table: usize,
    boards: u64,
    no_set: Option<f64>,
    interval: (f64, f64),
}

fn rate(share: Share) -> Option<f64> {
    (share.whole > 0).then(|| share.rate())
}

impl SimulationReport {
    fn dealing(&self) -> &Dealing {
        &self.simulation.dealing
    }

    fn games_per_second(&self) -> f64 {
        self.tally.games() as f64 / self.seconds.max(1e-9)
    }

    /// The share of games that were won, where games can be lost.
    fn won(&self) -> Option<Share> {
        (!self.dealing().widening()).then(|| self.tally.finished())
    }

    /// The chance of no Set on the first deal, exactly.
    fn fresh(&self) -> f64 {
        row(self.dealing().space(), self.dealing().layout()).map_or(0.0, |row| row.p_no_set().to_f64())
    }

    fn first_deal(&self) -> Share {
        self.tally.positions().next().map_or(Share { part: 0, whole: 0 }, |at| at.no_set())
    }

    /// The positions with a full layout and cards to deal, in the order of play.
    fn full_layouts(&self) -> impl Iterator<Item = Position<'_>> {
        let layout = self.dealing().layout();
        self.tally.positions().filter(move |at| at.on_table == layout && at.in_deck > 0)
    }

    fn to_json(&self) -> JsonReport<'_> {
        let (tally, first_deal) = (&self.tally, self.first_deal());
        let player = PLAYERS.iter().find(|(_, player)| *player == self.dealing().player());
        let position = |at: Position<'_>| JsonPosition {
            in_deck: at.in_deck,
            on_table: at.on_table,
            boards: at.no_set().whole,
            no_set: rate(at.no_set()),
            interval: at.no_set().interval(),
        };
        JsonReport {
            games: tally.games(),
            left: tally.left().map(|(cards, share)| (cards, share.part)).collect(),
            no_set_at_12: rate(tally.no_set_at(12)),
            no_set_at_15: rate(tally.no_set_at(15)),
            games_per_second: self.games_per_second().round(),
            interrupted: tally.games() < self.simulation.games,
            seed: self.simulation.seed,
            threads: self.simulation.threads,
            edition: self.rules.edition.name(),
            variant: self.rules.variant.name(),
            player: player.map_or("", |(name, _)| name),
            won: self.won().and_then(rate),
            first_deal: FirstDeal {
                cards: self.dealing().layout(),
                no_set: rate(first_deal),
                interval: first_deal.interval(),
                exact: self.fresh(),
            },
            sets_on_table: tally.by_sets(self.dealing().layout()),
            intervals: Intervals {
                left: tally.left().map(|(cards, share)| (cards, share.interval())).collect(),
                no_set_at_12: tally.no_set_interval(12),
                no_set_at_15: tally.no_set_interval(15),
                won: self.won().map(|won| won.interval()),
            },
            positions: tally.positions().map(position).collect(),
        }
    }

    fn text(&self, words: Words) -> String {
        let games = words.whole(self.tally.games().into());
        let mut text = words.text(msg::SimulateTitle {
            games: &games,
            edition: &words.edition(self.rules.edition),
            variant: &words.variant(self.rules.variant),
            seed: &self.simulation.seed.to_string(),
        });
        let speed = words.text(msg::SimulateSpeed {
            games: &words.decimal(self.games_per_second(), 0),
            threads: self.simulation.threads as f64,
        });
        let tables = [self.rates(words), self.left(words), self.by_place(words)].join("\n");
        text += &format!("\n\n{tables}\n{speed}\n");
        if self.tally.games() < self.simulation.games {
            let asked = &words.whole(self.simulation.games.into());
            text += &format!("{}\n", words.text(msg::SimulateStopped { games: &games, asked }));
        }
        text
    }

    /// How often there is no Set, and how often a game that can be lost is won.
    fn rates(&self, words: Words) -> String {
        let mut lines = vec![[
            String::new(),
            words.text(msg::SimulateRate),
            words.text(msg::SimulateInterval),
            words.text(msg::SimulateExact),
        ]];
        let mut add = |label: String, share: Share, interval: (f64, f64), exact: String| {
            if share.whole > 0 {
                lines.push([label, words.percent(share.rate(), 4), interval_text(interval, words), exact]);
            }
        };
        let (first, fresh) = (self.first_deal(), words.percent(self.fresh(), 4));
        add(words.text(msg::SimulateFirstDeal), first, first.interval(), fresh);
        for cards in [9, 12, 15, 18] {
            let label = words.text(msg::SimulateNoSet { cards: cards as f64 });
            let interval = self.tally.no_set_interval(cards);
            add(label, self.tally.no_set_at(cards), interval, String::new());
        }
        if let Some(won) = self.won() {
            add(words.text(msg::SimulateWon), won, won.interval(), String::new());
        }
        aligned(&lines, true)
    }

    fn left(&self, words: Words) -> String {
        let mut lines = vec![[
            words.text(msg::SimulateLeft),
            words.text(msg::SimulateGames),
            words.text(msg::SimulateRate),
            words.text(msg::SimulateInterval),
        ]];
        lines.extend(self.tally.left().map(|(cards, share)| {
            let (games, rate) = (words.whole(share.part.into()), words.percent(share.rate(), 4));
            [cards.to_string(), games, rate, interval_text(share.interval(), words)]
        }));
        aligned(&lines, false)
    }

    fn by_place(&self, words: Words) -> String {
        let (in_deck, no_set) = (words.text(msg::SimulateInDeck), words.text(msg::OddsNoSet));
        let mut lines = vec![[in_deck, no_set, words.text(msg::SimulateInterval)]];
        lines.extend(self.full_layouts().map(|at| {
            let (rate, interval) = (at.no_set().rate(), at.no_set().interval());
            [at.in_deck.to_string(), words.percent(rate, 4), interval_text(interval, words)]
        }));
        aligned(&lines, false)
    }

    fn panels(&self, words: Words) -> Vec<Panel> {
        let bar = |label: usize, share: Share| Bar {
            label: label.to_string(),
            share: share.rate(),
            interval: Some(share.interval()),
        };
        let fresh = self.fresh();
        vec![
            Panel {
                title: words.text(msg::PlotLeft),
                axes: [words.text(msg::PlotCardsLeft), words.text(msg::SimulateRate)],
                bars: self.tally.left().map(|(cards, share)| bar(cards, share)).collect(),
                known: None,
            },
            Panel {
                title: words.text(msg::PlotByPlace { cards: self.dealing().layout() as f64 }),
                axes: [words.text(msg::PlotCardsInDeck), words.text(msg::SimulateRate)],
                bars: self.full_layouts().map(|at| bar(at.in_deck, at.no_set())).collect(),
                known: Some((fresh, words.text(msg::PlotFresh { percent: &words.percent(fresh, 2) }))),
            },
        ]
    }
}

pub(crate) fn interval_text((low, high): (f64, f64), words: Words) -> String {
    format!("{}–{}", words.decimal(100.0 * low, 4), words.percent(high, 4))
}
