//! Recovery phrases: twelve words that give a player's identity back, in any browser and for as long as the journal lasts.
//!
//! A phrase is 128 random bits, written with the English word list of BIP 39 and its check bits. Of it the journal has a SHA-256
//! hash. A slow hash or a salt would add nothing: they slow down guessing among few passwords, and here there are 2^128.
//!
//! `phrase/HASH` names the player; `recovery/PLAYER` has every phrase of the player with its time, of which the last one is valid.

use bip39::{Language, Mnemonic};
use engine::{PlayerId, Time};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

use crate::error::ServerError;
use crate::hex;
use crate::journal::{AppendError, Chain, Entry, Journal, Stream};
use crate::passkeys::Passkeys;
use crate::random;

/// The names of streams begin so.
pub(crate) const PHRASE_PREFIX: &str = "phrase/";
pub(crate) const RECOVERY_PREFIX: &str = "recovery/";

/// The entry of a phrase's stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PhraseEntry {
    player: PlayerId,
}

/// An entry of a player's recovery stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RecoveryEntry {
    at: Time,
    phrase: String,
}

/// The hash of a typed phrase; none if a word is unknown or the check bits are wrong.
fn hash_of(typed: &str) -> Option<String> {
    // Copied from a page it may have marks of direction around it.
    let words = typed.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    let phrase = Mnemonic::parse_in_normalized(Language::English, &words.join(" ")).ok()?;
    (phrase.word_count() == 12).then(|| hash(&phrase))
}

fn hash(phrase: &Mnemonic) -> String {
    let mut hash = Sha256::new();
    hash.update(b"tercet recovery phrase");
    hash.update(phrase.to_entropy());
    hex::write(&hash.finalize())
}

/// A new phrase of this player, which replaces the one before.
pub(crate) async fn create(
    journal: &dyn Journal,
    player: &PlayerId,
    now: Time,
) -> Result<String, ServerError> {
    let phrase = Mnemonic::from_entropy_in(Language::English, &random::bytes::<16>())
        .map_err(|error| ServerError::NotReady(error.to_string()))?;
    let hash = hash(&phrase);
    let stream = Stream::new(&format!("{PHRASE_PREFIX}{hash}"))?;
    let entry = serde_json::to_vec(&PhraseEntry { player: player.clone() })?;
    // First, because it is without effect until the player's own stream names the phrase.
    journal.append(&stream, 0, Chain::new(&stream).link(&entry)).await?;
    let stream = recovery_stream(player)?;
    let entry = serde_json::to_vec(&RecoveryEntry { at: now, phrase: hash })?;
    loop {
        let (chain, _) = entries::<RecoveryEntry>(journal, &stream).await?;
        match journal.append(&stream, chain.head(), chain.link(&entry)).await {
            Ok(()) => return Ok(phrase.to_string()),
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// The player whose last phrase this is.
pub(crate) async fn player_of(journal: &dyn Journal, typed: &str) -> Result<Option<PlayerId>, ServerError> {
    let Some(hash) = hash_of(typed) else { return Ok(None) };
    let stream = Stream::new(&format!("{PHRASE_PREFIX}{hash}"))?;
    let (_, of_phrase) = entries::<PhraseEntry>(journal, &stream).await?;
    let Some(PhraseEntry { player }) = of_phrase.into_iter().next() else { return Ok(None) };
    let (_, phrases) = entries::<RecoveryEntry>(journal, &recovery_stream(&player)?).await?;
    Ok(phrases.last().is_some_and(|last| last.phrase == hash).then_some(player))
}

/// Since when this player's identity lasts: the time of its first phrase or passkey, also if that was replaced or removed.
pub(crate) async fn lasting_since(
    journal: &dyn Journal,
    player: &PlayerId,
) -> Result<Option<Time>, ServerError> {
    let passkey = Passkeys::read(journal, player).await?.first();
    Ok(first_phrase(journal, player).await?.into_iter().chain(passkey).min())
}

/// The time of this player's first phrase.
pub(crate) async fn first_phrase(
    journal: &dyn Journal,
    player: &PlayerId,
) -> Result<Option<Time>, ServerError> {
    let stream = recovery_stream(player)?;
    let first = journal.read(&stream, 0, 1).await?;
    Ok(parse::<RecoveryEntry>(&mut Chain::new(&stream), &first)?.first().map(|first| first.at))
}

fn recovery_stream(player: &PlayerId) -> Result<Stream, ServerError> {
    Ok(Stream::new(&format!("{RECOVERY_PREFIX}{player}"))?)
}

/// All entries of a stream, and the chain after them.
async fn entries<T: DeserializeOwned>(
    journal: &dyn Journal,
    stream: &Stream,
) -> Result<(Chain, Vec<T>), ServerError> {
    let mut chain = Chain::new(stream);
    let entries = journal.read(stream, 0, usize::MAX).await?;
    let parsed = parse(&mut chain, &entries)?;
    Ok((chain, parsed))
}

fn parse<T: DeserializeOwned>(chain: &mut Chain, entries: &[Entry]) -> Result<Vec<T>, ServerError> {
    let parse = |entry: &Entry| {
        chain.check(entry)?;
        Ok(serde_json::from_slice(&entry.payload)?)
    };
    entries.iter().map(parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::MemoryJournal;

    #[tokio::test]
    async fn the_last_phrase_gives_the_identity_back_and_the_first_one_dates_it() {
        let journal = MemoryJournal::default();
        let ann = PlayerId::new("ann").unwrap();
        assert_eq!(lasting_since(&journal, &ann).await.unwrap(), None);
        let old = create(&journal, &ann, Time(5)).await.unwrap();
        assert_eq!(old.split(' ').count(), 12);
        let typed = format!("  \u{2068}{}\u{2069}\n", old.to_uppercase().replace(' ', "  "));
        assert_eq!(player_of(&journal, &typed).await.unwrap(), Some(ann.clone()));
        let new = create(&journal, &ann, Time(9)).await.unwrap();
        assert_eq!(player_of(&journal, &old).await.unwrap(), None, "replaced");
        assert_eq!(player_of(&journal, &new).await.unwrap(), Some(ann.clone()));
        assert_eq!(lasting_since(&journal, &ann).await.unwrap(), Some(Time(5)));
        for wrong in ["", "zoo", &format!("{new} zoo"), &"zoo ".repeat(12), "not a phrase at all"] {
            assert_eq!(player_of(&journal, wrong).await.unwrap(), None, "{wrong}");
        }
    }

    /// The phrase itself is nowhere in the journal.
    #[tokio::test]
    async fn only_a_hash_is_stored() {
        let journal = MemoryJournal::default();
        let ann = PlayerId::new("ann").unwrap();
        let phrase = create(&journal, &ann, Time(5)).await.unwrap();
        let bits =
            hex::write(&Mnemonic::parse_in_normalized(Language::English, &phrase).unwrap().to_entropy());
        for stream in journal.streams("", None, 99).await.unwrap() {
            for entry in journal.read(&stream, 0, 99).await.unwrap() {
                let text = String::from_utf8_lossy(&entry.payload).into_owned();
                assert!(!text.contains(&bits) && !text.contains(&phrase), "{text}");
            }
        }
    }
}
