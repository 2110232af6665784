//! The server's keys, in a stream of the journal that all nodes share: the first to start writes them for all.
//!
//! The first entry is the key of tokens, as bytes. Each later one is a key that signs replays; the last of them is in use.
//! Like all streams this one is a chain, so that a changed byte is found before a key is used.

use std::fmt;
use std::str::FromStr;

use bytes::Bytes;
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use protocol::{ReplayKeys, signed_text, split_signature, with_signature};
use serde::{Deserialize, Serialize};

use crate::error::ServerError;
use crate::hex;
use crate::journal::{AppendError, Chain, DamageKind, Entry, Journal, Stream};
use crate::random;

/// The stream of the keys.
pub(crate) const KEY_STREAM: &str = "server/key";
/// More keys than any server had.
const MOST_KEYS: usize = 10_000;

/// The keys of a journal.
///
/// ```
/// # use server::{ServerKeys, journal::MemoryJournal};
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// let keys = ServerKeys::open(&MemoryJournal::default()).await.unwrap();
/// let file = keys.sign("{\"version\":1}\n");
/// let key: server::PublicKey = keys.public().key.parse().unwrap();
/// assert_eq!(key.has_signed(&file), Some(true));
/// assert_eq!(key.has_signed(&file.replace("1", "2")), Some(false));
/// # });
/// ```
pub struct ServerKeys {
    pub(crate) token: [u8; 32],
    /// The keys that sign replays, the oldest first.
    signing: Vec<SigningKey>,
    chain: Chain,
}

/// The entry of a key that signs, in hexadecimal.
#[derive(Serialize, Deserialize)]
struct SigningEntry {
    signing: String,
}

impl ServerKeys {
    /// Reads the keys and creates those that are missing.
    pub async fn open(journal: &dyn Journal) -> Result<ServerKeys, ServerError> {
        let stream = Stream::new(KEY_STREAM)?;
        loop {
            let entries = journal.read(&stream, 0, MOST_KEYS).await?;
            // A conflict means that another node was first.
            let appended = match ServerKeys::parse(&stream, &entries)? {
                None => journal.append(&stream, 0, Bytes::copy_from_slice(&random::bytes::<32>())).await,
                Some(keys) if keys.signing.is_empty() => keys.append_signing_key(journal, &stream).await,
                Some(keys) => return Ok(keys),
            };
            if let Err(error @ AppendError::Unavailable(_)) = appended {
                return Err(error.into());
            }
        }
    }

    /// Adds a key that signs replays from now on, on all nodes. The older ones stay known.
    pub async fn rotate(journal: &dyn Journal) -> Result<ServerKeys, ServerError> {
        let keys = ServerKeys::open(journal).await?;
        keys.append_signing_key(journal, &Stream::new(KEY_STREAM)?).await?;
        ServerKeys::open(journal).await
    }

    pub fn public(&self) -> ReplayKeys {
        let mut keys = self.signing.iter().rev().map(|key| PublicKey(key.verifying_key()).to_string());
        ReplayKeys { key: keys.next().unwrap_or_default(), old: keys.collect() }
    }

    /// The text of a replay with the signature over all of it but its names.
    pub fn sign(&self, text: &str) -> String {
        match self.signing.last() {
            Some(key) => {
                with_signature(text, &hex::write(&key.sign(signed_text(text).as_bytes()).to_bytes()))
            }
            None => text.to_owned(),
        }
    }

    /// The keys of a stream's entries; none of an empty stream.
    pub(crate) fn parse(stream: &Stream, entries: &[Entry]) -> Result<Option<ServerKeys>, ServerError> {
        let mut chain = Chain::new(stream);
        entries.iter().try_for_each(|entry| chain.check(entry).map(drop))?;
        let Some((first, later)) = entries.split_first() else { return Ok(None) };
        let damage =
            |entry: &Entry| chain.damage(entry.seq, DamageKind::Unreadable("it is no key".to_owned()));
        let token = <[u8; 32]>::try_from(&first.payload[..]).map_err(|_| damage(first))?;
        let signing = later.iter().map(|entry| signing_key(entry).ok_or_else(|| damage(entry)));
        let signing = signing.collect::<Result<_, _>>()?;
        Ok(Some(ServerKeys { token, signing, chain }))
    }

    async fn append_signing_key(&self, journal: &dyn Journal, stream: &Stream) -> Result<(), AppendError> {
        let entry = SigningEntry { signing: hex::write(&random::bytes::<32>()) };
        let object =
            serde_json::to_vec(&entry).map_err(|error| AppendError::Unavailable(error.to_string()))?;
        journal.append(stream, self.chain.head(), self.chain.link(&object)).await
    }
}

fn signing_key(entry: &Entry) -> Option<SigningKey> {
    let entry: SigningEntry = serde_json::from_slice(&entry.payload).ok()?;
    hex::read(&entry.signing).map(|bytes| SigningKey::from_bytes(&bytes))
}

/// A key that checks signatures of replays, in hexadecimal as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKey(VerifyingKey);

impl PublicKey {
    /// Whether the signature of a replay's text is of this key; nothing if it has none.
    pub fn has_signed(&self, file: &str) -> Option<bool> {
        let (text, signature) = split_signature(file)?;
        let signature = hex::read(signature).map(|bytes| Signature::from_bytes(&bytes));
        Some(signature.is_some_and(|signature| self.0.verify_strict(text.as_bytes(), &signature).is_ok()))
    }
}

impl FromStr for PublicKey {
    type Err = PublicKeyError;

    fn from_str(text: &str) -> Result<PublicKey, PublicKeyError> {
        let key = hex::read(text.trim()).and_then(|bytes| VerifyingKey::from_bytes(&bytes).ok());
        key.map(PublicKey).ok_or(PublicKeyError)
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(self.0.as_bytes()))
    }
}

/// A text that is no public key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a public key has 64 hexadecimal digits")]
pub struct PublicKeyError;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::MemoryJournal;

    #[tokio::test]
    async fn a_changed_byte_of_any_key_is_found() {
        let journal = MemoryJournal::default();
        let stream = Stream::new(KEY_STREAM).expect("a stream");
        // As an older program has written it.
        journal.append(&stream, 0, Bytes::from_static(&[7; 32])).await.expect("appended");
        let keys = ServerKeys::open(&journal).await.expect("keys");
        assert_eq!((keys.token, keys.signing.len()), ([7; 32], 1));
        let written = journal.read(&stream, 0, 9).await.expect("entries");
        assert_eq!(written.len(), 2);
        for (place, at) in
            (0..2).flat_map(|place| (0..written[place].payload.len()).map(move |at| (place, at)))
        {
            let mut entries = written.clone();
            let mut payload = entries[place].payload.to_vec();
            payload[at] ^= 1;
            entries[place].payload = payload.into();
            let error = ServerKeys::parse(&stream, &entries).err().unwrap_or_else(|| panic!("{place}, {at}"));
            assert!(matches!(error, ServerError::Damaged(_)), "{error}");
        }
    }
}
