//! Forgetting players: their names, devices, passkeys and relations are erased from the journal, and chains, signatures and replays stay
//! valid.

use std::sync::Arc;

use engine::{PlayerId, Record};

use crate::devices;
use crate::error::ServerError;
use crate::journal::{AppendError, Chain, Damage, Journal, Stream};
use crate::name_reports;
use crate::passkeys::{self, PasskeyEntry};
use crate::player_names::{self, CurrentName, PLAYER_PREFIX};
use crate::presence::Presence;
use crate::random;
use crate::room::TABLE_PREFIX;
use crate::social;

/// How many streams are listed at once.
const PAGE: usize = 256;
/// What is left of an entry whose content is erased.
const FORGOTTEN: &[u8] = br#"{"forgotten":true}"#;

/// What was done to forget players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ForgetReport {
    /// Records of older programs whose names were moved to their players' streams, where they can be erased.
    pub moved: u64,
    /// Each player, and how many names were erased.
    pub forgotten: Vec<(PlayerId, u64)>,
    /// Tables that are damaged, so that names in their records were left as they are.
    pub damage: Vec<Damage>,
}

/// Deletes players: no table, file or log of the journal has their names, devices or passkeys afterwards, and their ids are not used any more. To delete
/// a player again, as after restoring a backup, changes nothing else.
///
/// ```
/// # use std::sync::Arc;
/// # use server::journal::{Journal, MemoryJournal};
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
/// let ann = engine::PlayerId::new("13e9e749ffca7cf0740dc1f69bc50b88").unwrap();
/// server::forget(&journal, &[ann.clone()]).await.unwrap();
/// assert_eq!(server::forgotten(&*journal).await.unwrap(), [ann]);
/// # });
/// ```
pub async fn forget(journal: &Arc<dyn Journal>, players: &[PlayerId]) -> Result<ForgetReport, ServerError> {
    let mut report = ForgetReport::default();
    move_names(&**journal, &mut report).await?;
    let presence = Presence::new(journal.clone());
    for player in players {
        let erased = erase(&**journal, player).await?;
        // Rooms of other processes have the name in memory. Also if it was erased before: they may have missed that message.
        let unnamed = player_names::forgotten_reference();
        presence.publish_rename(player.clone(), unnamed, random::letters(12));
        report.forgotten.push((player.clone(), erased));
    }
    journal.scrub().await?;
    Ok(report)
}

/// The players that were deleted, in the order of their ids.
pub async fn forgotten(journal: &dyn Journal) -> Result<Vec<PlayerId>, ServerError> {
    let mut forgotten = Vec::new();
    for stream in streams(journal, PLAYER_PREFIX).await? {
        let id = PlayerId::new(stream.as_str().trim_start_matches(PLAYER_PREFIX))?;
        if player_names::current(journal, &id).await? == CurrentName::Forgotten {
            forgotten.push(id);
        }
    }
    Ok(forgotten)
}

pub(crate) async fn streams(journal: &dyn Journal, prefix: &str) -> Result<Vec<Stream>, ServerError> {
    let mut streams = Vec::new();
    loop {
        let page = journal.streams(prefix, streams.last(), PAGE).await?;
        let is_last = page.len() < PAGE;
        streams.extend(page);
        if is_last {
            return Ok(streams);
        }
    }
}

/// Puts references where records of older programs have names, at all tables that are not damaged.
pub(crate) async fn move_all_names(journal: &dyn Journal) -> Result<(), ServerError> {
    let mut report = ForgetReport::default();
    move_names(journal, &mut report).await?;
    for damage in report.damage {
        tracing::error!(stream = %damage.stream, entry = damage.entry, kind = %damage.kind, "a damaged table may keep names");
    }
    Ok(())
}

/// Puts references where records of older programs have names. Their entries keep their links, so that this can be done while
/// other nodes play at the same tables.
async fn move_names(journal: &dyn Journal, report: &mut ForgetReport) -> Result<(), ServerError> {
    for stream in streams(journal, TABLE_PREFIX).await? {
        let mut chain = Chain::new(&stream);
        for entry in journal.read(&stream, 0, usize::MAX).await? {
            let before = chain.clone();
            if let Err(damage) = chain.check(&entry) {
                report.damage.push(damage);
                break;
            }
            // What cannot be read is of a newer program, which writes no names.
            let Ok(record) = serde_json::from_slice::<Record>(&entry.payload) else { continue };
            let has_name = record.named().is_some_and(|(_, name)| name.as_reference().is_none());
            let stored = if has_name { player_names::stored(journal, &record).await? } else { None };
            let Some(stored) = stored else { continue };
            let Some(payload) = before.redact(&entry, &serde_json::to_vec(&stored)?) else { continue };
            match journal.redact(&stream, &entry, payload).await {
                Ok(()) => report.moved += 1,
                // Another process does the same.
                Err(AppendError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
    Ok(())
}

/// Erases a player's names, devices, passkeys, relations and reports and marks the player as deleted. Returns the number of names.
pub(crate) async fn erase(journal: &dyn Journal, player: &PlayerId) -> Result<u64, ServerError> {
    let names = player_names::player_stream(player)?;
    mark(journal, player, &names).await?;
    let others = [devices::stream(player)?, social::stream(player)?, name_reports::stream(player)?];
    for stream in others {
        erase_entries(journal, &stream).await?;
    }
    reduce_entries(journal, &passkeys::stream(player)?, PasskeyEntry::erased).await?;
    erase_entries(journal, &names).await
}

/// Erases the content of all entries of a stream. Returns how many had some.
pub(crate) async fn erase_entries(journal: &dyn Journal, stream: &Stream) -> Result<u64, ServerError> {
    reduce_entries(journal, stream, |_| FORGOTTEN.to_vec()).await
}

/// Puts what is left of it in place of the content of all entries of a stream. Returns how many had some.
async fn reduce_entries(
    journal: &dyn Journal,
    stream: &Stream,
    left: fn(&[u8]) -> Vec<u8>,
) -> Result<u64, ServerError> {
    let mut erased = 0;
    let mut chain = Chain::new(stream);
    for entry in journal.read(stream, 0, usize::MAX).await? {
        let before = chain.clone();
        let is_damaged = chain.check(&entry).is_err();
        if entry.payload.starts_with(&FORGOTTEN[..FORGOTTEN.len() - 1]) && !is_damaged {
            continue;
        }
        // A damaged entry, which has no right link to keep, may hold a name too.
        let left = left(&entry.payload);
        let payload = before.redact(&entry, &left).unwrap_or_else(|| left.into());
        match journal.redact(stream, &entry, payload).await {
            Ok(()) => erased += 1,
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(erased)
}

/// Appends the entry after which no name can be added.
async fn mark(journal: &dyn Journal, player: &PlayerId, stream: &Stream) -> Result<(), ServerError> {
    loop {
        if player_names::current(journal, player).await? == CurrentName::Forgotten {
            return Ok(());
        }
        let chain = player_names::last_entry(journal, stream).await?.0;
        match journal.append(stream, chain.head(), chain.link(FORGOTTEN)).await {
            Ok(()) => return Ok(()),
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
}
