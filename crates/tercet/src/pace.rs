//! `tercet pace`: how the finds of each player of a replay came about.

use std::process::ExitCode;

use clap::Args;
use play::{Choice, PaceReport, PlayerPace, Spread};
use words::{Words, msg};

use crate::columns::aligned;
use crate::command_line::Output;
use crate::failure::Failure;
use crate::replay;

#[derive(Args)]
#[command(after_help = "tercet pace http://127.0.0.1:8080/t/abcdefgh2345")]
pub(crate) struct PaceArgs {
    #[arg(value_name = "FILE|URL")]
    source: String,
}

impl PaceArgs {
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let events = replay::open(&self.source, output.words)?.into_events();
        let report = PaceReport::of(&events);
        output.print(&report, |words| text(&report, words))?;
        Ok(ExitCode::SUCCESS)
    }
}

fn text(report: &PaceReport, words: Words) -> String {
    if report.players.is_empty() {
        return words.text(msg::PaceNone);
    }
    let players = report.players.iter().map(|player| player_text(player, words) + "\n");
    players.collect::<String>() + &words.text(msg::PaceNote)
}

/// A player's times as a table, a row for each number of differing features, and the choice among several finds.
fn player_text(player: &PlayerPace, words: Words) -> String {
    let name = words.name(&player.name);
    let title = match player.bot {
        Some(level) => {
            let level = &words.text(msg::LevelName { level: level.name() });
            words.text(msg::PaceBot { name: &name, level })
        }
        None => name.into_owned(),
    };
    let mut rows = vec![[
        words.text(msg::PaceSeconds),
        words.text(msg::PaceFinds),
        words.text(msg::PaceLeast),
        words.text(msg::PaceHalf),
        words.text(msg::PaceMost),
    ]];
    let features = player.by_features.iter().map(|times| {
        let label = words.text(msg::PaceFeatures { features: times.features as f64 });
        (label, times.times)
    });
    let reactions = (words.text(msg::PaceReaction), player.reactions);
    let picks = player.call_to_pick.map(|spread| (words.text(msg::PacePick), spread));
    rows.extend(features.chain([reactions]).chain(picks).map(|(label, spread)| row(label, spread, words)));
    let choice = player.choice.map_or(String::new(), |choice| choice_text(choice, words) + "\n");
    format!("{title}\n{}{choice}", aligned(&rows, true))
}

fn row(label: String, spread: Spread, words: Words) -> [String; 5] {
    let seconds = |milliseconds: u64| words.decimal(milliseconds as f64 / 1000.0, 2);
    let half = format!("{}–{}", seconds(spread.lower_quartile), seconds(spread.upper_quartile));
    [label, spread.count.to_string(), seconds(spread.least), half, seconds(spread.most)]
}

fn choice_text(choice: Choice, words: Words) -> String {
    words.text(msg::PaceChoice {
        boards: choice.boards as f64,
        ease: &words.decimal(choice.ease, 2),
        first: &words.percent(choice.first, 0),
        chance: &words.percent(choice.first_by_chance, 0),
    })
}
