//! The audit of a whole journal: its chains, its tables by the rules, its names and keys.

use std::panic::catch_unwind;

use engine::{Board, Card, DeckLasts, Keep, OpenError, Record, Table, replay_of, verify};

use crate::challenges::{
    CHALLENGE_PREFIX, ChallengeEntry, PUZZLE_PREFIX, PuzzleEntry, REVIEW_PREFIX, ReviewEntry,
};
use crate::declared_bots::{BOT_PREFIX, BotEntry};
use crate::devices::{DEVICES_PREFIX, DeviceEntry};
use crate::journal::{Chain, Damage, DamageKind, Entry, EntryKind, Journal, JournalError, Stream};
use crate::name_reports::{REPORTS_PREFIX, ReportEntry};
use crate::passkeys::{PASSKEYS_PREFIX, PasskeyEntry};
use crate::player_names::{PLAYER_PREFIX, PlayerEntry};
use crate::ratings::{RATINGS_STREAM, RatingEntry};
use crate::recovery::{PHRASE_PREFIX, PhraseEntry, RECOVERY_PREFIX, RecoveryEntry};
use crate::room::TABLE_PREFIX;
use crate::server_keys::{KEY_STREAM, ServerKeys};
use crate::social::{SOCIAL_PREFIX, SocialEntry};
use crate::{ServerError, identity};

/// How many entries, and how many streams, are read at once.
const PAGE: usize = 256;

/// What an audit has found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AuditReport {
    pub streams: u64,
    pub tables: u64,
    pub players: u64,
    pub entries: u64,
    /// Entries that were written before there were chains.
    pub unchained: u64,
    /// Entries that names were taken out of.
    pub redacted: u64,
    /// Rounds that are over and were verified.
    pub rounds: u64,
    /// Tables that a newer program has opened: their chains are checked, their rules are not known here.
    pub newer: u64,
    pub damage: Vec<Damage>,
}

/// Goes over all streams. Nothing is written, and the journal may grow meanwhile.
pub async fn audit(
    journal: &dyn Journal,
    mut progress: impl FnMut(&AuditReport),
) -> Result<AuditReport, JournalError> {
    let mut report = AuditReport::default();
    let mut last = None;
    loop {
        let streams = journal.streams("", last.as_ref(), PAGE).await?;
        for stream in &streams {
            report.check_stream(journal, stream).await?;
            progress(&report);
        }
        if streams.len() < PAGE {
            return Ok(report);
        }
        last = streams.last().cloned();
    }
}

impl AuditReport {
    async fn check_stream(&mut self, journal: &dyn Journal, stream: &Stream) -> Result<(), JournalError> {
        self.streams += 1;
        let name = stream.as_str();
        // What lasts for minutes has no chain: codes, and the row that probes write.
        if name.starts_with(identity::CODE_PREFIX) || name == "server/probe" {
            return Ok(());
        }
        let mut chain = Chain::new(stream);
        let (mut entries, mut damage) = (Vec::new(), Vec::new());
        loop {
            let page = journal.read(stream, chain.head(), PAGE).await?;
            let is_last = page.len() < PAGE;
            for entry in page {
                match chain.check(&entry) {
                    Ok(EntryKind::Chained) => {}
                    Ok(EntryKind::Redacted) => self.redacted += 1,
                    // The key of tokens is bytes without a link; that of the next entry covers it.
                    Ok(EntryKind::Unchained) => self.unchained += u64::from(name != KEY_STREAM),
                    Err(found) => damage.push(found),
                }
                entries.push(entry);
            }
            if is_last {
                break;
            }
        }
        self.entries += entries.len() as u64;
        let is_table = name.starts_with(TABLE_PREFIX);
        self.tables += u64::from(is_table);
        self.players += u64::from(name.starts_with(PLAYER_PREFIX));
        // The content of a stream with a broken chain proves nothing.
        if damage.is_empty() {
            let checked = if is_table { self.check_table(&entries) } else { check_other(stream, &entries) };
            damage.extend(checked.err().map(|(entry, kind)| chain.damage(entry, kind)));
        }
        self.damage.append(&mut damage);
        Ok(())
    }

    fn check_table(&mut self, entries: &[Entry]) -> Result<(), (u64, DamageKind)> {
        let checked = catch_unwind(|| {
            match entries.first().map(|opening| serde_json::from_slice::<Record>(&opening.payload)) {
                Some(Ok(opening)) if is_newer(&opening) => Ok(None),
                _ => check_records(&parse(entries)?).map(Some),
            }
        });
        let panicked =
            |_| Err((entries.len() as u64, DamageKind::AgainstRules("it leads to a panic".to_owned())));
        match checked.unwrap_or_else(panicked)? {
            Some(rounds) => self.rounds += rounds,
            None => self.newer += 1,
        }
        Ok(())
    }
}

fn is_newer(opening: &Record) -> bool {
    let opening = opening.events.first().map(|event| Board::open(event));
    matches!(opening, Some(Err(OpenError::Newer { .. })))
}

fn parse<T: serde::de::DeserializeOwned>(entries: &[Entry]) -> Result<Vec<T>, (u64, DamageKind)> {
    let parse = |entry: &Entry| {
        let unreadable = |error: serde_json::Error| (entry.seq, DamageKind::Unreadable(error.to_string()));
        serde_json::from_slice(&entry.payload).map_err(unreadable)
    };
    entries.iter().map(parse).collect()
}

/// Names, keys, challenges, ratings, phrases, devices, passkeys, relations, reports and decisions.
fn check_other(stream: &Stream, entries: &[Entry]) -> Result<(), (u64, DamageKind)> {
    if stream.as_str() == KEY_STREAM {
        return match ServerKeys::parse(stream, entries) {
            Err(ServerError::Damaged(Damage { entry, kind, .. })) => Err((entry, kind)),
            _ => Ok(()),
        };
    }
    if stream.as_str().starts_with(PLAYER_PREFIX) {
        parse::<PlayerEntry>(entries)?;
    }
    if stream.as_str().starts_with(CHALLENGE_PREFIX) {
        parse::<ChallengeEntry>(entries)?;
    }
    if stream.as_str().starts_with(PUZZLE_PREFIX) {
        parse::<PuzzleEntry>(entries)?;
    }
    if stream.as_str().starts_with(PHRASE_PREFIX) {
        parse::<PhraseEntry>(entries)?;
    }
    if stream.as_str().starts_with(RECOVERY_PREFIX) {
        parse::<RecoveryEntry>(entries)?;
    }
    if stream.as_str() == RATINGS_STREAM {
        parse::<RatingEntry>(entries)?;
    }
    if stream.as_str().starts_with(DEVICES_PREFIX) {
        parse::<DeviceEntry>(entries)?;
    }
    if stream.as_str().starts_with(SOCIAL_PREFIX) {
        parse::<SocialEntry>(entries)?;
    }
    if stream.as_str().starts_with(REPORTS_PREFIX) {
        parse::<ReportEntry>(entries)?;
    }
    if stream.as_str().starts_with(BOT_PREFIX) {
        parse::<BotEntry>(entries)?;
    }
    if stream.as_str().starts_with(REVIEW_PREFIX) {
        parse::<ReviewEntry>(entries)?;
    }
    if stream.as_str().starts_with(PASSKEYS_PREFIX) {
        parse::<PasskeyEntry>(entries)?;
    }
    Ok(())
}

/// Decides every record again, counts the cards after each, and verifies the replay of the rounds that are over; returns
/// their number.
fn check_records(records: &[Record]) -> Result<u64, (u64, DamageKind)> {
    let against = |entry: usize, what: String| (entry as u64 + 1, DamageKind::AgainstRules(what));
    let [Record { events, .. }, later @ ..] = records else { return Ok(0) };
    let [opening] = &events[..] else { return Err(against(0, OpenError::NotOpened.to_string())) };
    let mut table = Table::open(opening).map_err(|error| against(0, error.to_string()))?;
    for (number, record) in (1..).zip(later) {
        let Some(command) = &record.command else {
            return Err(against(number, "it has no command".to_owned()));
        };
        match table.decide(command, record.at) {
            Ok(events) if events == record.events => {}
            Ok(_) => return Err(against(number, "its command has other events".to_owned())),
            Err(_) => return Err(against(number, "its command is refused".to_owned())),
        }
        record.events.iter().for_each(|event| table.apply(event));
        if !conserves_cards(table.board()) {
            return Err(against(number, "a card is lost or in two places".to_owned()));
        }
    }
    let replay = replay_of(records);
    if replay.is_empty() {
        return Ok(0);
    }
    let proof = verify(&replay).map_err(|error| against(error.record, error.kind.to_string()))?;
    Ok(proof.rounds as u64)
}

/// Whether every card of the deck is in exactly one place.
fn conserves_cards(board: &Board) -> bool {
    let rules = board.rules();
    // Where found cards stay, come back or lie on boards of their own, a card is in several places or in none.
    let is_counted =
        rules.keep == Keep::Taken && rules.deck_lasts == DeckLasts::Once && !rules.has_own_boards();
    if board.round() == 0 || rules.variant.puzzle_sets().is_some() || !is_counted {
        return true;
    }
    let laid = board.layout().cards().iter().copied().filter(|card| !card.is_gap());
    let mut taken: Vec<Card> =
        board.seats().iter().flat_map(|seat| &seat.sets).flat_map(|set| set.cards()).copied().collect();
    // A card of a chain belongs to its latest finder.
    if rules.chain > 0 {
        taken.sort();
        taken.dedup();
    }
    let mut open: Vec<Card> = laid.chain(taken).collect();
    let count = open.len();
    open.sort();
    open.dedup();
    let is_whole = count + board.undealt() == rules.pack().size();
    is_whole && open.len() == count && open.iter().all(|&card| card.is_back() || rules.pack().contains(card))
}
