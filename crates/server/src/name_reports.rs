//! Names that players have reported to the operator.
//!
//! `reports/PLAYER` has an entry for each player who reports the name: who, why and on which day, and not the name itself. The
//! entries are erased when the name changes and when the player is deleted.

use std::collections::BTreeMap;

use engine::{Date, DisplayName, PlayerId};
use protocol::ReportReason;
use serde::{Deserialize, Serialize};

use crate::error::ServerError;
use crate::forget;
use crate::journal::{AppendError, Chain, Journal, Stream};
use crate::player_names::{self, CurrentName};

/// The names of streams begin so.
pub(crate) const REPORTS_PREFIX: &str = "reports/";

/// So many reports of a name are kept; more change nothing.
const MOST_REPORTS: usize = 100;

/// An entry of a player's stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum ReportEntry {
    Reported { by: PlayerId, reason: ReportReason, on: Date },
    Forgotten { forgotten: bool },
}

/// A name that was reported, for the operator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReportedName {
    /// Whose name it is.
    pub player: PlayerId,
    /// The name; none if none was ever chosen, so that the player has one that the server made.
    pub name: Option<DisplayName>,
    /// How many players have reported it for which reason.
    pub reasons: BTreeMap<ReportReason, usize>,
    /// The day of the first report, in UTC.
    pub first: Date,
    /// The day of the last one.
    pub last: Date,
}

pub(crate) fn stream(player: &PlayerId) -> Result<Stream, ServerError> {
    Ok(Stream::new(&format!("{REPORTS_PREFIX}{player}"))?)
}

/// The reports that are not erased, and the chain after all entries.
async fn read(journal: &dyn Journal, stream: &Stream) -> Result<(Chain, Vec<ReportEntry>), ServerError> {
    let mut chain = Chain::new(stream);
    let mut reports = Vec::new();
    for entry in journal.read(stream, 0, usize::MAX).await? {
        chain.check(&entry)?;
        let report = serde_json::from_slice(&entry.payload)?;
        reports.extend(Some(report).filter(|report| matches!(report, ReportEntry::Reported { .. })));
    }
    Ok((chain, reports))
}

/// Adds a report, unless this player has reported the name already.
pub(crate) async fn add(
    journal: &dyn Journal,
    reported: &PlayerId,
    by: &PlayerId,
    reason: ReportReason,
    on: Date,
) -> Result<(), ServerError> {
    let stream = stream(reported)?;
    let payload = serde_json::to_vec(&ReportEntry::Reported { by: by.clone(), reason, on })?;
    loop {
        let (chain, reports) = read(journal, &stream).await?;
        let is_by =
            |report: &ReportEntry| matches!(report, ReportEntry::Reported { by: other, .. } if other == by);
        if reports.iter().any(is_by) || reports.len() >= MOST_REPORTS {
            return Ok(());
        }
        match journal.append(&stream, chain.head(), chain.link(&payload)).await {
            Ok(()) => return Ok(()),
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// Erases the reports of a player's name. Returns how many there were.
pub async fn dismiss_reports(journal: &dyn Journal, player: &PlayerId) -> Result<u64, ServerError> {
    forget::erase_entries(journal, &stream(player)?).await
}

/// All names that are reported, those with the most reports first.
pub async fn reported_names(journal: &dyn Journal) -> Result<Vec<ReportedName>, ServerError> {
    let mut names = Vec::new();
    for stream in forget::streams(journal, REPORTS_PREFIX).await? {
        let player = PlayerId::new(stream.as_str().trim_start_matches(REPORTS_PREFIX))?;
        let (_, reports) = read(journal, &stream).await?;
        let name = match player_names::current(journal, &player).await? {
            CurrentName::Chosen(name) => Some(name),
            CurrentName::Unchosen => None,
            CurrentName::Forgotten => continue,
        };
        let (mut reasons, mut days) = (BTreeMap::new(), Vec::new());
        for report in reports {
            if let ReportEntry::Reported { reason, on, .. } = report {
                *reasons.entry(reason).or_default() += 1;
                days.push(on);
            }
        }
        if let (Some(&first), Some(&last)) = (days.iter().min(), days.iter().max()) {
            names.push(ReportedName { player, name, reasons, first, last });
        }
    }
    names.sort_by_key(|name| std::cmp::Reverse(name.reasons.values().sum::<usize>()));
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::MemoryJournal;

    #[tokio::test]
    async fn a_player_reports_a_name_once_and_another_name_is_not_reported() {
        let journal = MemoryJournal::default();
        let id = |text: &str| PlayerId::new(text).unwrap();
        let day = |text: &str| text.parse::<Date>().unwrap();
        let rude = id("rude");
        player_names::add(&journal, &rude, &DisplayName::new("Rude").unwrap()).await.unwrap();
        for (by, on) in [("ann", "2026-11-18"), ("ann", "2026-11-19"), ("ben", "2026-11-20")] {
            add(&journal, &rude, &id(by), ReportReason::Offensive, day(on)).await.unwrap();
        }
        let names = reported_names(&journal).await.unwrap();
        assert_eq!(names.len(), 1);
        assert_eq!(names[0].reasons, BTreeMap::from([(ReportReason::Offensive, 2)]));
        assert_eq!((names[0].first, names[0].last), (day("2026-11-18"), day("2026-11-20")));
        assert_eq!(dismiss_reports(&journal, &rude).await.unwrap(), 2);
        assert!(reported_names(&journal).await.unwrap().is_empty());
        add(&journal, &rude, &id("ann"), ReportReason::Personal, day("2026-11-21")).await.unwrap();
        assert_eq!(reported_names(&journal).await.unwrap()[0].reasons.len(), 1);
        for number in 0..MOST_REPORTS + 5 {
            let by = id(&format!("p{number}"));
            add(&journal, &rude, &by, ReportReason::Personal, day("2026-11-21")).await.unwrap();
        }
        let reports = reported_names(&journal).await.unwrap()[0].reasons.values().sum::<usize>();
        assert_eq!(reports, MOST_REPORTS);
    }
}
