//! `tercet ratings`: the ratings that follow from replays.

use std::collections::BTreeMap;
use std::process::ExitCode;

use clap::Args;
use engine::{DisplayName, Event, Fact, PlayerId, Time};
use play::{Family, RatedMatch, RatedMatches, Rating, RatingChange, Ratings};
use protocol::ReplayFile;
use serde::Serialize;
use words::{Words, msg};

use crate::columns::aligned;
use crate::command_line::Output;
use crate::failure::Failure;
use crate::{recompute, replay, verify};

#[derive(Args)]
#[command(
    after_help = "tercet ratings monday.json tuesday.json http://127.0.0.1:8080/t/abcdefgh2345\ntercet ratings --recompute ./data"
)]
pub(crate) struct RatingsArgs {
    #[arg(value_name = "FILE|URL", required_unless_present = "recompute")]
    replays: Vec<String>,
    #[arg(long, value_name = "FOLDER|URL", conflicts_with = "replays")]
    recompute: Option<String>,
}

/// The matches of some replays, each replay once, and the names of their players.
#[derive(Default)]
struct Matches {
    played: Vec<(String, RatedMatch)>,
    names: BTreeMap<PlayerId, DisplayName>,
    replays: usize,
}

#[derive(Serialize)]
struct RatingsReport {
    families: Vec<FamilyList>,
    /// The matches in the order in which they were counted, with what each has changed.
    matches: Vec<CountedMatch>,
}

#[derive(Serialize)]
struct FamilyList {
    family: Family,
    players: Vec<RatedPlayer>,
}

#[derive(Serialize)]
struct RatedPlayer {
    player: PlayerId,
    name: DisplayName,
    points: i32,
    margin: i32,
    provisional: bool,
    #[serde(flatten)]
    rating: Rating,
}

#[derive(Serialize)]
struct CountedMatch {
    table: String,
    family: Family,
    ended: Time,
    changes: Vec<RatingChange>,
}

impl RatingsArgs {
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        if let Some(place) = &self.recompute {
            return recompute::run(place, output);
        }
        let matches = Matches::read(&self.replays, output.words)?;
        let replays = matches.replays;
        let report = matches.report();
        output.print(&report, |words| report.text(replays, words))?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Matches {
    /// Reads replays that follow the rules. Of several of one table the longest counts, since it contains the others.
    fn read(sources: &[String], words: Words) -> Result<Matches, Failure> {
        let mut replays = BTreeMap::<String, ReplayFile>::new();
        for source in sources {
            let replay = replay::open(source, words)?;
            replay.verify().map_err(|flaw| {
                let (file, reason) = (source.as_str(), &verify::reason(&flaw, words));
                Failure::Input(words.text(msg::RatingsWrongReplay { file, reason }))
            })?;
            let known = replays.entry(replay.table.clone()).or_insert_with(|| replay.clone());
            if replay.records.len() > known.records.len() {
                *known = replay;
            }
        }
        let mut matches = Matches { replays: replays.len(), ..Matches::default() };
        replays.into_iter().for_each(|(table, replay)| matches.add(&table, &replay.into_events()));
        // A stable sort: matches that end at the same time stay in the order of their tables.
        matches.played.sort_by_key(|(_, played)| played.ended);
        Ok(matches)
    }

    fn add(&mut self, table: &str, events: &[Event]) {
        self.played.extend(RatedMatches::of(events).into_iter().map(|played| (table.to_owned(), played)));
        let mut seats = BTreeMap::new();
        for event in events {
            match &event.fact {
                Fact::Sat { seat, player, name, bot: None } => {
                    seats.insert(*seat, player.clone());
                    self.names.insert(player.clone(), name.clone());
                }
                Fact::Renamed { seat, name } => {
                    let player = seats.get(seat).cloned();
                    self.names.extend(player.map(|player| (player, name.clone())));
                }
                _ => {}
            }
        }
    }

    fn report(self) -> RatingsReport {
        let mut ratings = Ratings::default();
        let count = |(table, played): (String, RatedMatch)| {
            let changes = ratings.apply(&played);
            CountedMatch { table, family: played.family, ended: played.ended, changes }
        };
        let matches = self.played.into_iter().map(count).collect();
        let list = |&family: &Family| {
            let players = ratings.list(family).into_iter().map(|(player, rating)| {
                let rating = rating.on(ratings.day());
                let name = self.names.get(player).cloned().unwrap_or_else(|| player.clone().into());
                let (points, margin) = (rating.points(), rating.margin());
                let provisional = rating.is_provisional();
                RatedPlayer { player: player.clone(), name, points, margin, provisional, rating }
            });
            let mut players: Vec<RatedPlayer> = players.collect();
            players.sort_by_key(|player| player.provisional);
            FamilyList { family, players }
        };
        let families = Family::ALL.iter().map(list).filter(|list| !list.players.is_empty()).collect();
        RatingsReport { families, matches }
    }
}

impl RatingsReport {
    fn text(&self, replays: usize, words: Words) -> String {
        let (matches, replays) = (self.matches.len() as f64, replays as f64);
        let counted = words.text(msg::RatingsCounted { matches, replays });
        let lists = self.families.iter().map(|list| list.text(words) + "\n");
        lists.collect::<String>() + &counted
    }
}

impl FamilyList {
    fn text(&self, words: Words) -> String {
        let title = words.text(msg::RatingsFamily { family: self.family.name() });
        let mut rows = vec![[
            String::new(),
            words.text(msg::RatingsRating),
            words.text(msg::RatingsFinds),
            String::new(),
        ]];
        rows.extend(self.players.iter().map(|player| {
            let rating = format!("{} ± {}", player.points, player.margin);
            let note = if player.provisional { words.text(msg::RatingsProvisional) } else { String::new() };
            [words.name(&player.name).into_owned(), rating, player.rating.finds.to_string(), note]
        }));
        format!("{title}\n{}", aligned(&rows, true))
    }
}
