//! Players who have declared to be programs: for good, and shown as such everywhere.
//!
//! `bot/PLAYER` has one entry. It is not erased with the player: a deleted program's runs do not become those of a person.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use engine::{Date, PlayerId};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::error::ServerError;
use crate::forget;
use crate::journal::{AppendError, Chain, Journal, Stream};

/// The names of streams begin so.
pub(crate) const BOT_PREFIX: &str = "bot/";
/// How long the list of all counts.
const KEPT_FOR: Duration = Duration::from_secs(1);

/// The entry of a player's stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BotEntry {
    bot: bool,
    on: Date,
}

/// All declared bots of a journal. They are few, so that they are read together.
pub(crate) struct DeclaredBots {
    journal: Arc<dyn Journal>,
    kept: Mutex<Option<(Instant, Arc<HashSet<PlayerId>>)>>,
}

impl DeclaredBots {
    pub(crate) fn new(journal: Arc<dyn Journal>) -> DeclaredBots {
        DeclaredBots { journal, kept: Mutex::default() }
    }

    /// All, as they were at most a second ago.
    pub(crate) async fn all(&self) -> Result<Arc<HashSet<PlayerId>>, ServerError> {
        let mut kept = self.kept.lock().await;
        if let Some((read, bots)) = &*kept
            && read.elapsed() < KEPT_FOR
        {
            return Ok(bots.clone());
        }
        let bots = Arc::new(read(&*self.journal).await?);
        *kept = Some((Instant::now(), bots.clone()));
        Ok(bots)
    }

    /// Declares a player to be a program. A second time changes nothing.
    pub(crate) async fn declare(&self, player: &PlayerId, on: Date) -> Result<(), ServerError> {
        let stream = Stream::new(&format!("{BOT_PREFIX}{player}"))?;
        let payload = Chain::new(&stream).link(&serde_json::to_vec(&BotEntry { bot: true, on })?);
        match self.journal.append(&stream, 0, payload).await {
            Ok(()) | Err(AppendError::Conflict { .. }) => *self.kept.lock().await = None,
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }
}

/// All declared bots of a journal.
pub(crate) async fn read(journal: &dyn Journal) -> Result<HashSet<PlayerId>, ServerError> {
    let streams = forget::streams(journal, BOT_PREFIX).await?;
    let ids = streams.iter().filter_map(|stream| stream.as_str().strip_prefix(BOT_PREFIX));
    Ok(ids.filter_map(|id| PlayerId::new(id).ok()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::MemoryJournal;

    #[tokio::test]
    async fn a_declaration_stays_and_every_node_reads_it() {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let (one, other) = (DeclaredBots::new(journal.clone()), DeclaredBots::new(journal.clone()));
        let on: Date = "2026-11-18".parse().unwrap();
        assert!(one.all().await.unwrap().is_empty());
        for number in 0..300 {
            let id = PlayerId::new(&format!("robot{number}")).unwrap();
            one.declare(&id, on).await.unwrap();
            one.declare(&id, on).await.unwrap();
        }
        assert_eq!(one.all().await.unwrap().len(), 300);
        assert_eq!(other.all().await.unwrap().len(), 300);
    }
}
