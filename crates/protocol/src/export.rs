//! Bodies of the HTTP part: everything that a server keeps of a player, to take away.

use engine::{Date, DisplayName, Time};
use serde::{Deserialize, Serialize};

use crate::days::DayStreak;
use crate::devices::Device;
use crate::http::Player;
use crate::passkeys::Passkey;

/// Everything about one player. Of other players it has no name and no id.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerExport {
    pub player: Player,
    /// All names that the player has had, the oldest first.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub names: Vec<DisplayName>,
    pub devices: Vec<Device>,
    /// Without their keys, which would be of no use elsewhere.
    pub passkeys: Vec<Passkey>,
    /// Whether there is a recovery phrase; its words are not known to the server.
    pub phrase: bool,
    pub tables: Vec<PlayedTable>,
    pub runs: Vec<PlayedRun>,
    pub puzzles: Vec<ReportedPuzzle>,
    /// Days in a row.
    pub streak: DayStreak,
}

/// A table at which the player has sat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayedTable {
    /// Its replay is at `/api/tables/{table}/replay`.
    pub table: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub opened: Time,
    pub edition: String,
    pub variant: String,
    /// How many have sat there, bots too.
    pub seats: u32,
    pub rounds: u32,
    /// The player's Sets, wrong calls and points.
    pub sets: u32,
    pub wrong: u32,
    pub points: i32,
}

/// A run of a challenge or of a day's race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayedRun {
    pub challenge: String,
    pub table: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub begun: Time,
    /// When it was over, if it was finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u64>))]
    pub ended: Option<Time>,
    pub points: i32,
    /// In milliseconds.
    pub time: u32,
}

/// How long a day's puzzle took, as the player's browser has reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportedPuzzle {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub date: Date,
    /// In milliseconds.
    pub time: u32,
}

impl PlayerExport {
    /// Tables, runs and puzzles as lines of a spreadsheet. No field has a comma or a quote.
    pub fn csv(&self) -> String {
        let mut csv = "kind,at,name,edition,variant,seats,rounds,sets,wrong,points,time_ms\n".to_owned();
        for table in &self.tables {
            let PlayedTable { table, opened, edition, variant, seats, rounds, sets, wrong, points } = table;
            let at = written(*opened);
            csv += &format!(
                "table,{at},{table},{edition},{variant},{seats},{rounds},{sets},{wrong},{points},\n"
            );
        }
        for PlayedRun { challenge, begun, points, time, .. } in &self.runs {
            csv += &format!("run,{},{challenge},,,,,,,{points},{time}\n", written(*begun));
        }
        for ReportedPuzzle { date, time } in &self.puzzles {
            csv += &format!("puzzle,{date},,,,,,,,,{time}\n");
        }
        csv
    }
}

/// A time as in `2026-11-18T09:05:00Z`.
fn written(time: Time) -> String {
    let seconds = time.0 / 1000;
    let date = Date::after_epoch(seconds / 86_400).map(|date| date.to_string()).unwrap_or_default();
    format!("{date}T{:02}:{:02}:{:02}Z", seconds / 3600 % 24, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_written_as_spreadsheets_read_it() {
        assert_eq!(written(Time(1_795_000_000_000)), "2026-11-18T11:06:40Z");
    }
}
