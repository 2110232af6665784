//! The names of players: each is an entry of its player's stream, and records of tables refer to it.
//!
//! A reference has the number of the entry and a hash over the entry's salt and name. So records need not change when a name is
//! erased: the entry is redacted, and what refers to it refers to a deleted player.

use std::collections::{BTreeMap, HashMap, hash_map};

use engine::{DisplayName, PlayerId, Record};
use play::AppliedRecord;
use protocol::ReplayName;
use serde::{Deserialize, Serialize};

use crate::error::ServerError;
use crate::hex;
use crate::journal::{AppendError, Chain, Entry, Journal, Stream};
use crate::random;

/// The names of players' streams begin so.
pub(crate) const PLAYER_PREFIX: &str = "player/";

/// No table has more seats of the same name.
const MOST_NUMBER: usize = 999;

/// An entry of a player's stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum PlayerEntry {
    Named {
        name: DisplayName,
        /// Absent in entries that no record refers to: an older program has written them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
        /// Kept because a record refers to it; it is not what the player has chosen last.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        former: bool,
    },
    /// As the last entry: the player is deleted. Before it: so was a name.
    Forgotten { forgotten: bool },
}

/// What a player is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CurrentName {
    Chosen(DisplayName),
    /// No name was ever chosen.
    Unchosen,
    /// The player is deleted, and the id is not used any more.
    Forgotten,
}

impl PlayerEntry {
    fn new(name: &DisplayName, former: bool) -> PlayerEntry {
        PlayerEntry::Named { name: name.clone(), salt: Some(hex::write(&random::bytes::<16>())), former }
    }

    fn parse(entry: &Entry) -> Option<PlayerEntry> {
        serde_json::from_slice(&entry.payload).ok()
    }

    /// The reference to this entry, if its name or its name with a number is this one.
    fn reference(&self, seq: u64, shown: &DisplayName) -> Option<DisplayName> {
        let PlayerEntry::Named { name, salt: Some(salt), .. } = self else { return None };
        let reference = DisplayName::reference(seq, salt, name);
        if name == shown {
            return Some(reference);
        }
        let number = number_of(shown)?;
        (name.numbered(number) == *shown).then(|| reference.numbered(number))
    }
}

pub(crate) fn player_stream(id: &PlayerId) -> Result<Stream, ServerError> {
    Ok(Stream::new(&format!("{PLAYER_PREFIX}{id}"))?)
}

/// What a player is called now.
pub(crate) async fn current(journal: &dyn Journal, id: &PlayerId) -> Result<CurrentName, ServerError> {
    let stream = player_stream(id)?;
    let (_, last) = last_entry(journal, &stream).await?;
    let mut last = last.as_ref().and_then(PlayerEntry::parse);
    if let Some(PlayerEntry::Named { former: true, .. }) = last {
        last = last_chosen(&stream, &journal.read(&stream, 0, usize::MAX).await?);
    }
    Ok(match last {
        Some(PlayerEntry::Named { name, .. }) => CurrentName::Chosen(name),
        Some(PlayerEntry::Forgotten { .. }) => CurrentName::Forgotten,
        None => CurrentName::Unchosen,
    })
}

/// All names that a player has chosen, the oldest first.
pub(crate) async fn all(journal: &dyn Journal, id: &PlayerId) -> Result<Vec<DisplayName>, ServerError> {
    let entries = journal.read(&player_stream(id)?, 0, usize::MAX).await?;
    let chosen = entries.iter().filter_map(|entry| match PlayerEntry::parse(entry)? {
        PlayerEntry::Named { name, former: false, .. } => Some(name),
        _ => None,
    });
    Ok(chosen.collect())
}

/// The last undamaged entry with a name that the player has chosen.
fn last_chosen(stream: &Stream, entries: &[Entry]) -> Option<PlayerEntry> {
    let mut chain = Chain::new(stream);
    let mut chosen = None;
    for entry in entries {
        match PlayerEntry::parse(entry) {
            _ if chain.check(entry).is_err() => {}
            Some(PlayerEntry::Named { former: true, .. }) | None => {}
            other => chosen = other,
        }
    }
    chosen
}

/// Makes this the player's name and returns the reference to it; none if the player is deleted.
pub(crate) async fn add(
    journal: &dyn Journal,
    id: &PlayerId,
    name: &DisplayName,
) -> Result<Option<DisplayName>, ServerError> {
    append(journal, id, name, PlayerEntry::new(name, false)).await
}

/// Appends an entry and returns its reference as this name; none if the player is deleted.
async fn append(
    journal: &dyn Journal,
    id: &PlayerId,
    shown: &DisplayName,
    entry: PlayerEntry,
) -> Result<Option<DisplayName>, ServerError> {
    let stream = player_stream(id)?;
    let object = serde_json::to_vec(&entry)?;
    loop {
        let (chain, last) = last_entry(journal, &stream).await?;
        if let Some(PlayerEntry::Forgotten { .. }) = last.as_ref().and_then(PlayerEntry::parse) {
            return Ok(None);
        }
        match journal.append(&stream, chain.head(), chain.link(&object)).await {
            Ok(()) => return Ok(entry.reference(chain.head() + 1, shown)),
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// The record as a journal keeps it: with a reference in place of the name that a person takes on. None if it has no name.
pub(crate) async fn stored(journal: &dyn Journal, record: &Record) -> Result<Option<Record>, ServerError> {
    let Some((player, name)) = record.named() else { return Ok(None) };
    let reference = reference(journal, player, name).await?;
    Ok(Some(record.clone().with_name(&reference)))
}

/// The reference to a name of this player.
pub(crate) async fn reference(
    journal: &dyn Journal,
    id: &PlayerId,
    name: &DisplayName,
) -> Result<DisplayName, ServerError> {
    if name.as_reference().is_some() {
        return Ok(name.clone());
    }
    let stream = player_stream(id)?;
    let (chain, last) = last_entry(journal, &stream).await?;
    let last = last.as_ref().and_then(PlayerEntry::parse);
    if let Some(reference) = last.and_then(|entry| entry.reference(chain.head(), name)) {
        return Ok(reference);
    }
    // An earlier name: a socket keeps the one that it was opened with.
    let entries = journal.read(&stream, 0, usize::MAX).await?;
    let refers = |entry: &Entry| PlayerEntry::parse(entry)?.reference(entry.seq, name);
    if let Some(reference) = entries.iter().rev().find_map(refers) {
        return Ok(reference);
    }
    // In one append: whether or not it is acknowledged, the name that the player has chosen stays the same.
    let entry = PlayerEntry::new(&without_number(name), true);
    let added = append(journal, id, name, entry).await?;
    Ok(added.unwrap_or_else(forgotten_reference))
}

/// "Ann" of "Ann 2", so that one entry is enough for all numbers.
fn without_number(name: &DisplayName) -> DisplayName {
    let base = name.as_str().rsplit_once(' ').and_then(|(base, _)| DisplayName::new(base).ok());
    let is_base = |base: &DisplayName| number_of(name).is_some_and(|number| base.numbered(number) == *name);
    base.filter(is_base).unwrap_or_else(|| name.clone())
}

/// The number behind a name, if a table may have put it there. A longer one does not fit behind a reference.
fn number_of(name: &DisplayName) -> Option<usize> {
    let number = name.as_str().rsplit_once(' ')?.1.parse().ok()?;
    (2..=MOST_NUMBER).contains(&number).then_some(number)
}

/// Refers to no name, as the references of a deleted player do.
pub(crate) fn forgotten_reference() -> DisplayName {
    let [salt, name] = [(); 2].map(|()| hex::write(&random::bytes::<16>()));
    DisplayName::reference(0, &salt, &DisplayName::new(&name).expect("digits are a name"))
}

/// Names that were read, so that records which refer to them again need no reading.
#[derive(Default)]
pub(crate) struct ReadNames(HashMap<(PlayerId, DisplayName), Option<ReplayName>>);

impl ReadNames {
    /// Puts names where records refer to them. References to erased names stay.
    pub(crate) async fn resolve(
        &mut self,
        journal: &dyn Journal,
        records: &mut [AppliedRecord],
    ) -> Result<(), ServerError> {
        let mut references = Vec::new();
        for (player, names) in records.iter_mut().filter_map(AppliedRecord::names_mut) {
            let bases = names.filter_map(|name| Some(name.as_reference()?.base()));
            references.extend(bases.map(|base| (player.clone(), base)));
        }
        self.read(journal, references).await?;
        for (player, names) in records.iter_mut().filter_map(AppliedRecord::names_mut) {
            for shown in names {
                let Some(reference) = shown.as_reference() else { continue };
                // With the player, because a text of one may equal a reference of another.
                let kept = self.0.get(&(player.clone(), reference.base())).and_then(Option::as_ref);
                if let Some(name) = kept.map(|kept| reference.resolved(&kept.name)) {
                    *shown = name;
                }
            }
        }
        Ok(())
    }

    /// Reads the names that these players' references are of, each stream once.
    async fn read(
        &mut self,
        journal: &dyn Journal,
        references: Vec<(PlayerId, DisplayName)>,
    ) -> Result<(), ServerError> {
        let mut unread: BTreeMap<PlayerId, BTreeMap<u64, Vec<DisplayName>>> = BTreeMap::new();
        for (player, base) in references {
            let Some(entry) = base.as_reference().map(|reference| reference.entry) else { continue };
            if let hash_map::Entry::Vacant(vacant) = self.0.entry((player.clone(), base.clone())) {
                vacant.insert(None);
                // There is no entry 0: what refers to it is of a deleted player.
                if entry > 0 {
                    unread.entry(player).or_default().entry(entry).or_default().push(base);
                }
            }
        }
        for (player, bases) in unread {
            let (Some(first), Some(last)) = (bases.keys().next(), bases.keys().next_back()) else { continue };
            let count = usize::try_from(last - first + 1).unwrap_or(usize::MAX);
            for entry in journal.read(&player_stream(&player)?, first - 1, count).await? {
                for base in bases.get(&entry.seq).into_iter().flatten() {
                    self.0.insert((player.clone(), base.clone()), kept(&entry, base));
                }
            }
        }
        Ok(())
    }
}

/// Puts names where records refer to them. References to erased names stay.
pub(crate) async fn resolve(journal: &dyn Journal, records: &mut [AppliedRecord]) -> Result<(), ServerError> {
    ReadNames::default().resolve(journal, records).await
}

/// The names that a table's records refer to, save erased ones.
pub async fn names_of(journal: &dyn Journal, records: &[Record]) -> Result<Vec<ReplayName>, ServerError> {
    let named = records.iter().filter_map(Record::named);
    let references = named.filter_map(|(player, name)| Some((player.clone(), name.as_reference()?.base())));
    let references: Vec<(PlayerId, DisplayName)> = references.collect();
    let mut names = ReadNames::default();
    names.read(journal, references.clone()).await?;
    // Each once, in the order of the records.
    Ok(references.iter().filter_map(|reference| names.0.remove(reference)?).collect())
}

/// The name and salt that a reference is of, if it is to this entry and they are not erased.
fn kept(entry: &Entry, base: &DisplayName) -> Option<ReplayName> {
    match PlayerEntry::parse(entry)? {
        PlayerEntry::Named { name, salt: Some(salt), .. } if base.as_reference()?.is_of(&salt, &name) => {
            Some(ReplayName { reference: base.clone(), salt, name })
        }
        _ => None,
    }
}

/// The last entry of a stream and the chain after it. A damaged entry is logged and left out.
pub(crate) async fn last_entry(
    journal: &dyn Journal,
    stream: &Stream,
) -> Result<(Chain, Option<Entry>), ServerError> {
    let head = journal.head(stream).await?;
    let mut entries = journal.read(stream, head.saturating_sub(2), 2).await?;
    let mut chain = Chain::new(stream);
    if head > 2 && entries.len() == 2 {
        match Chain::after(stream, &entries[0]) {
            Some(after) => {
                chain = after;
                entries.remove(0);
            }
            // Names from before chaining, or redacted ones: the whole stream makes the chain.
            None => entries = journal.read(stream, 0, usize::MAX).await?,
        }
    }
    let mut last = None;
    for entry in entries {
        last = match chain.check(&entry) {
            Ok(_) => Some(entry),
            Err(damage) => {
                tracing::error!(%damage, "a player's name is left out");
                None
            }
        };
    }
    Ok((chain, last))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use bytes::Bytes;

    use super::*;
    use crate::journal::{AppendFuture, BoxFuture, MemoryJournal, ReadFuture, Watch};

    const TABLE: &str = include_str!("../../protocol/tests/fixtures/v1/server-room.jsonl");

    fn name(text: &str) -> DisplayName {
        DisplayName::new(text).expect("a name")
    }

    /// The records with which Ann and Bob sit down, and their ids.
    fn sitting() -> [(PlayerId, Record); 2] {
        let records = TABLE.lines().map(|line| serde_json::from_str::<Record>(line).expect("a record"));
        let named = records.filter_map(|record| Some((record.named()?.0.clone(), record)));
        let sitting: Vec<_> = named.take(2).collect();
        sitting.try_into().expect("two players")
    }

    fn names_in(mut records: Vec<AppliedRecord>) -> Vec<DisplayName> {
        let names = records.iter_mut().filter_map(AppliedRecord::names_mut);
        names.flat_map(|(_, names)| names.map(|name| name.clone()).collect::<Vec<_>>()).collect()
    }

    #[tokio::test]
    async fn a_reference_is_to_a_name_of_its_own_player() {
        let journal = MemoryJournal::default();
        let [(_, ann_sits), (bob, bob_sits)] = sitting();
        let reference = add(&journal, &bob, &name("Bob")).await.expect("added").expect("not deleted");
        // Ann, who sits down first, has stored the text of Bob's reference.
        let records = [ann_sits, bob_sits].map(|record| record.with_name(&reference));
        let mut applied: Vec<AppliedRecord> = records.clone().map(AppliedRecord::from).into();
        resolve(&journal, &mut applied).await.expect("resolved");
        assert_eq!(names_in(applied), [reference.clone(), name("Bob")]);
        let names = names_of(&journal, &records).await.expect("names");
        assert_eq!(names.iter().map(|kept| &kept.name).collect::<Vec<_>>(), [&name("Bob")]);
    }

    #[tokio::test]
    async fn a_name_that_only_records_have_is_not_the_current_one() {
        let journal = MemoryJournal::default();
        let [(ann, ann_sits), _] = sitting();
        let is_shown = async |shown: &str, entries: u64| {
            let reference = reference(&journal, &ann, &name(shown)).await.expect("a reference");
            let mut records = [AppliedRecord::from(ann_sits.clone().with_name(&reference))];
            resolve(&journal, &mut records).await.expect("resolved");
            assert_eq!(names_in(records.into()), [name(shown)]);
            let stream = player_stream(&ann).expect("a stream");
            assert_eq!(journal.head(&stream).await.expect("a head"), entries, "{shown}");
        };
        is_shown("Player 13e9", 1).await;
        assert_eq!(current(&journal, &ann).await.expect("a name"), CurrentName::Unchosen);
        add(&journal, &ann, &name("Ann")).await.expect("added");
        let shown = ["Ann", "Ann 2", "Cid 2", "Cid 3", "Cid", "Bea", "Bea 12345678901234567890", "Bea 02"];
        for (shown, entries) in shown.into_iter().zip([2, 2, 3, 3, 3, 4, 5, 6]) {
            is_shown(shown, entries).await;
            assert_eq!(current(&journal, &ann).await.expect("a name"), CurrentName::Chosen(name("Ann")));
        }
        add(&journal, &ann, &name("Cid")).await.expect("added");
        assert_eq!(current(&journal, &ann).await.expect("a name"), CurrentName::Chosen(name("Cid")));
        // As programs have written it before there were such entries.
        let entry: PlayerEntry = serde_json::from_str(r#"{"name":"Ann","salt":"5a17"}"#).expect("an entry");
        let text = serde_json::to_string(&entry).expect("text");
        assert_eq!(text, r#"{"name":"Ann","salt":"5a17"}"#);
    }

    /// Counts how often entries are read.
    #[derive(Default)]
    struct CountingJournal {
        journal: MemoryJournal,
        reads: AtomicUsize,
    }

    impl Journal for CountingJournal {
        fn append(&self, stream: &Stream, expected: u64, payload: Bytes) -> AppendFuture<'_> {
            self.journal.append(stream, expected, payload)
        }

        fn read(&self, stream: &Stream, after: u64, limit: usize) -> ReadFuture<'_, Vec<Entry>> {
            self.reads.fetch_add(1, Ordering::SeqCst);
            self.journal.read(stream, after, limit)
        }

        fn head(&self, stream: &Stream) -> ReadFuture<'_, u64> {
            self.journal.head(stream)
        }

        fn streams(&self, prefix: &str, after: Option<&Stream>, limit: usize) -> ReadFuture<'_, Vec<Stream>> {
            self.journal.streams(prefix, after, limit)
        }

        fn watch(&self, stream: &Stream) -> Watch {
            self.journal.watch(stream)
        }

        fn redact(&self, stream: &Stream, entry: &Entry, payload: Bytes) -> AppendFuture<'_> {
            self.journal.redact(stream, entry, payload)
        }

        fn scrub(&self) -> AppendFuture<'_> {
            self.journal.scrub()
        }

        fn probe(&self) -> AppendFuture<'_> {
            self.journal.probe()
        }

        fn close(&self) -> BoxFuture<'_, ()> {
            self.journal.close()
        }
    }

    #[tokio::test]
    async fn the_names_of_a_player_are_read_at_once_and_once() {
        let journal = CountingJournal::default();
        let (mut records, mut expected) = (Vec::new(), Vec::new());
        for number in 0..20 {
            for (player, sits) in sitting() {
                let chosen = name(&format!("Name{number}"));
                let reference = add(&journal, &player, &chosen).await.expect("added").expect("not deleted");
                records.push(sits.with_name(&reference));
                expected.push(chosen);
            }
        }
        let unnamed = records[0].clone().with_name(&forgotten_reference());
        journal.reads.store(0, Ordering::SeqCst);
        let mut names = ReadNames::default();
        for _ in 0..2 {
            let mut page: Vec<AppliedRecord> = records.iter().cloned().map(AppliedRecord::from).collect();
            page.push(unnamed.clone().into());
            names.resolve(&journal, &mut page).await.expect("resolved");
            let mut shown = names_in(page);
            assert!(shown.pop().is_some_and(|name| name.as_reference().is_some()));
            assert_eq!(shown, expected);
        }
        assert_eq!(
            journal.reads.load(Ordering::SeqCst),
            2,
            "once for each player, and not for the second page"
        );
        let kept = names_of(&journal, &records).await.expect("names");
        assert_eq!(kept.into_iter().map(|kept| kept.name).collect::<Vec<_>>(), expected);
    }
}
