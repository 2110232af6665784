//! `tercet odds`: how likely no Set is, exactly.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use engine::{Edition, RuleSheet, Variant};
use odds::{BySets, CardsError, Row, Space, by_sets, row, table};
use serde::Serialize;
use serde_json::json;
use words::{Words, msg};

use crate::arguments::{Within, one_of, variants};
use crate::columns::aligned;
use crate::command_line::{Output, json_line};
use crate::failure::Failure;
use crate::mode_odds::{Chance, ModeOdds};
use crate::plot::{Bar, Panel, PlotFile};
use crate::simulate::interval_text;

/// Smaller shares are left out at both ends of a drawn distribution; their bars would have no height.
const VISIBLE: f64 = 0.000_05;

/// A row as JSON. Numbers that can exceed what readers of JSON keep are texts.
#[derive(Serialize)]
struct JsonRow {
    deck: usize,
    cards: usize,
    layouts: String,
    set_free: String,
    classes: usize,
    p_no_set: f64,
    p_no_set_exact: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    by_sets: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mean_sets: Option<String>,
}

impl JsonRow {
    fn new(row: &Row, by_sets: Option<&BySets>) -> JsonRow {
        JsonRow {
            deck: row.space.cards(),
            cards: row.cards,
            layouts: row.layouts.to_string(),
            set_free: row.set_free.to_string(),
            classes: row.classes,
            p_no_set: row.p_no_set().to_f64(),
            p_no_set_exact: row.p_no_set().to_string(),
            by_sets: by_sets.map(|by_sets| by_sets.counts.iter().map(u128::to_string).collect()),
            mean_sets: by_sets.map(|by_sets| by_sets.mean().to_string()),
        }
    }
}

#[derive(Args)]
#[command(after_help = "tercet odds --cards 12 --sets")]
pub(crate) struct OddsArgs {
    /// Without it, all sizes of layout are printed.
    #[arg(long, value_name = "N", value_parser = Within(0..=81_usize))]
    cards: Option<usize>,
    #[arg(long, value_name = "N", value_parser = one_of([("81", Space::Full), ("27", Space::Quick)]))]
    deck: Option<Space>,
    #[arg(long)]
    sets: bool,
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// A fresh board of a mode, instead of any number of cards.
    #[arg(long, value_name = "NAME", value_parser = variants())]
    #[arg(conflicts_with_all = ["cards", "deck", "sets", "plot"])]
    variant: Option<Variant>,
}

impl OddsArgs {
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let words = output.words;
        if let Some(variant) = self.variant {
            mode(variant, output)?;
            return Ok(ExitCode::SUCCESS);
        }
        let space = self.deck.unwrap_or(Space::Full);
        let plot = || self.plot.as_deref().map(|path| PlotFile::create(path, words)).transpose();
        let refuse = |error: CardsError| {
            Failure::Input(words.text(msg::OddsTooMany {
                deck: error.space.cards() as f64,
                most: error.most as f64,
                cards: error.cards as f64,
            }))
        };
        match self.cards {
            Some(cards) => {
                let row = row(space, cards).map_err(refuse)?;
                let wanted = self.sets || self.plot.is_some();
                let by_sets = wanted.then(|| by_sets(space, row.cards)).transpose().map_err(refuse)?;
                let plot = plot()?;
                one(&row, by_sets.as_ref().filter(|_| self.sets), output)?;
                draw(plot, || by_sets.iter().map(|by_sets| distribution(by_sets, words)).collect())?;
            }
            None => {
                let plot = plot()?;
                let rows = table(space);
                self.all(&rows, output)?;
                draw(plot, || vec![no_set(space, &rows, words)])?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    fn all(&self, rows: &[Row], Output { words, json }: Output) -> Result<(), Failure> {
        // Larger layouts are not counted by Sets.
        let counted = |row: &Row| self.sets.then(|| by_sets(row.space, row.cards).ok()).flatten();
        let mut out = io::stdout().lock();
        if json {
            for row in rows {
                writeln!(out, "{}", json_line(&JsonRow::new(row, counted(row).as_ref())))?;
            }
            return Ok(());
        }
        let mut lines = vec![[
            words.text(msg::OddsCards),
            words.text(msg::OddsLayouts),
            words.text(msg::OddsSetFree),
            words.text(msg::OddsClasses),
            words.text(msg::OddsNoSet),
            words.text(msg::OddsOneIn),
        ]];
        lines.extend(rows.iter().filter(|row| row.set_free > 0).map(|row| {
            [
                row.cards.to_string(),
                words.whole(row.layouts),
                words.whole(row.set_free),
                words.whole(row.classes as u128),
                words.percent(row.p_no_set().to_f64(), 6),
                one_in(row, words),
            ]
        }));
        let cards = lines.len() as f64 - 1.0;
        writeln!(out, "{}\n{}", aligned(&lines, false), words.text(msg::OddsCertain { cards }))?;
        writeln!(out, "{}", words.text(msg::OddsClassesNote))?;
        for row in rows {
            if let Some(by_sets) = counted(row) {
                write!(out, "\n{}\n\n{}", title(row.space, row.cards, words), sets(&by_sets, words))?;
                out.flush()?;
            }
        }
        Ok(())
    }
}

fn draw(plot: Option<PlotFile>, panels: impl FnOnce() -> Vec<Panel>) -> Result<(), Failure> {
    plot.map_or(Ok(()), |plot| plot.draw(&panels()))
}

fn one(row: &Row, by_sets: Option<&BySets>, output: Output) -> Result<(), Failure> {
    output.print(JsonRow::new(row, by_sets), |words| {
        let chance = row.p_no_set();
        let lines = [
            [words.text(msg::OddsLayouts), words.whole(row.layouts)],
            [words.text(msg::OddsSetFree), words.whole(row.set_free)],
            [words.text(msg::OddsClasses), words.whole(row.classes as u128)],
            [words.text(msg::OddsNoSet), words.percent(chance.to_f64(), 6)],
            [words.text(msg::OddsExactly), chance.to_string()],
        ];
        let sets = by_sets.map(|by_sets| format!("\n{}", sets(by_sets, words))).unwrap_or_default();
        format!("{}\n\n{}{sets}", title(row.space, row.cards, words), aligned(&lines, true))
    })
}

/// The odds of a fresh board.
fn mode(variant: Variant, output: Output) -> Result<(), Failure> {
    let rules = RuleSheet::of(Edition::English, variant);
    let odds = ModeOdds::of(&rules);
    let (cards, deck) = (rules.layout, rules.pack().size());
    let mut json = json!({
        "variant": variant, "target": rules.target, "deck": deck, "cards": cards, "finds": odds.finds.to_string(),
        "mean": odds.mean.to_f64(), "mean_exact": odds.mean.to_string(), "certain_from": odds.certain,
    });
    match &odds.nothing {
        Chance::Exact(chance) => {
            json["p_nothing"] = json!(chance.to_f64());
            json["p_nothing_exact"] = json!(chance.to_string());
        }
        Chance::Simulated(share) => {
            json["p_nothing"] = json!(share.rate());
            json["p_nothing_interval"] = json!([share.interval().0, share.interval().1]);
            json["simulated"] = json!(share.whole);
        }
    }
    output.print(json, |words| {
        let mean = format!("{} = {}", words.decimal(odds.mean.to_f64(), 4), odds.mean);
        let mut lines = vec![[words.text(msg::OddsModeMean), mean]];
        match &odds.nothing {
            Chance::Exact(chance) => {
                lines.push([words.text(msg::OddsModeNothing), words.percent(chance.to_f64(), 4)]);
                lines.push([words.text(msg::OddsExactly), chance.to_string()]);
            }
            Chance::Simulated(share) => {
                lines.push([words.text(msg::OddsModeNothing), words.percent(share.rate(), 3)]);
                lines.push([words.text(msg::OddsModeSimulated), words.whole(share.whole.into())]);
                lines.push([words.text(msg::SimulateInterval), interval_text(share.interval(), words)]);
            }
        }
        let title = words.text(msg::OddsTitle { cards: cards.into(), deck: deck as f64 });
        let certain = odds.certain.map(|cards| words.text(msg::OddsModeCertain { cards: cards as f64 }));
        format!("{title}\n\n{}{}", aligned(&lines, true), certain.unwrap_or_default())
    })
}

/// Of how many layouts one has no Set; small numbers with decimals.
fn one_in(row: &Row, words: Words) -> String {
    let layouts = 1.0 / row.p_no_set().to_f64();
    words.decimal(layouts, if layouts < 100.0 { 2 } else { 0 })
}

fn title(space: Space, cards: usize, words: Words) -> String {
    words.text(msg::OddsTitle { cards: cards as f64, deck: space.cards() as f64 })
}

fn sets(by_sets: &BySets, words: Words) -> String {
    let headings = [words.text(msg::OddsSets), words.text(msg::OddsLayouts), words.text(msg::OddsChance)];
    let counts =
        by_sets.counts.iter().enumerate().filter(|&(_, &layouts)| layouts > 0).map(|(sets, &layouts)| {
            let chance = words.percent(by_sets.chance(sets).to_f64(), 6);
            [sets.to_string(), words.whole(layouts), chance]
        });
    let lines: Vec<_> = [headings].into_iter().chain(counts).collect();
    let mean = by_sets.mean();
    let value = format!("{} = {mean}", words.decimal(mean.to_f64(), 4));
    let mean = words.text(msg::RuleLine { label: &words.text(msg::OddsMean), value: &value });
    format!("{}\n{mean}\n", aligned(&lines, false))
}

fn no_set(space: Space, rows: &[Row], words: Words) -> Panel {
    let bar = |row: &Row| Bar::exact(row.cards, row.p_no_set().to_f64());
    Panel {
        title: words.text(msg::PlotNoSet),
        axes: [words.text(msg::PlotCardsOnTable), words.text(msg::OddsChance)],
        bars: rows.iter().take(space.largest_set_free() + 2).map(bar).collect(),
        known: None,
    }
}

fn distribution(by_sets: &BySets, words: Words) -> Panel {
    let shares: Vec<f64> = (0..by_sets.counts.len()).map(|sets| by_sets.chance(sets).to_f64()).collect();
    let first = shares.iter().position(|&share| share >= VISIBLE).unwrap_or(0);
    let last = shares.iter().rposition(|&share| share >= VISIBLE).unwrap_or(0);
    let (cards, deck) = (by_sets.cards as f64, by_sets.space.cards() as f64);
    Panel {
        title: words.text(msg::PlotBySets { cards, deck }),
        axes: [words.text(msg::OddsSets), words.text(msg::OddsChance)],
        bars: (first..=last).map(|sets| Bar::exact(sets, shares[sets])).collect(),
        known: None,
    }
}
