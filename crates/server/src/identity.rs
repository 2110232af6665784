//! Players without sign-up: a first visit creates a player, and a token authenticates it.
//!
//! A token is the player's id and its HMAC under the server's key, so that nothing has to be stored for it. The key is in the journal:
//! the first node to start writes it for all.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bytes::Bytes;
use engine::{DisplayName, PlayerId};
use hmac::{Hmac, KeyInit, Mac};
use protocol::{MoveCode, Player};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::error::ServerError;
use crate::journal::{AppendError, Journal, Stream};
use crate::random;

/// How long a code that moves an identity is valid.
const CODE_LIFETIME: Duration = Duration::from_secs(600);

/// Creates, authenticates and names players.
pub(crate) struct Identities {
    journal: Arc<dyn Journal>,
    key: [u8; 32],
}

/// An entry of a player's stream.
#[derive(Serialize, Deserialize)]
struct PlayerEntry {
    name: DisplayName,
}

/// The first entry of a code's stream; an empty second one marks it as used.
#[derive(Serialize, Deserialize)]
struct CodeEntry {
    player: PlayerId,
    until: u64,
}

impl Identities {
    /// Reads the server's key from the journal, or creates it.
    pub(crate) async fn open(journal: Arc<dyn Journal>) -> Result<Identities, ServerError> {
        let stream = Stream::new("server/key")?;
        let fresh: [u8; 32] = random::bytes();
        // A conflict means that the key exists already.
        if let Err(error @ AppendError::Unavailable(_)) =
            journal.append(&stream, 0, Bytes::copy_from_slice(&fresh)).await
        {
            return Err(error.into());
        }
        let entries = journal.read(&stream, 0, 1).await?;
        let key = entries.first().and_then(|entry| <[u8; 32]>::try_from(&entry.payload[..]).ok());
        Ok(Identities { journal, key: key.ok_or(ServerError::DamagedKey)? })
    }

    /// A new player and its token.
    pub(crate) fn create(&self) -> Result<(PlayerId, String), ServerError> {
        let id = random::bytes::<16>().iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let id = PlayerId::new(&id)?;
        let token = self.token(&id);
        Ok((id, token))
    }

    /// The token that authenticates this player.
    pub(crate) fn token(&self, id: &PlayerId) -> String {
        let mac = self.mac(id).finalize().into_bytes();
        let code: String = mac[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{id}.{code}")
    }

    fn mac(&self, id: &PlayerId) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        mac.update(id.as_str().as_bytes());
        mac
    }

    /// The player that a token authenticates.
    pub(crate) fn authenticate(&self, token: &str) -> Option<PlayerId> {
        let (id, code) = token.split_once('.')?;
        let id = PlayerId::new(id).ok()?;
        let pairs = (0..code.len()).step_by(2).map(|at| code.get(at..at + 2));
        let bytes: Option<Vec<u8>> = pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect();
        let bytes = bytes.filter(|bytes| bytes.len() == 16)?;
        self.mac(&id).verify_truncated_left(&bytes).ok()?;
        Some(id)
    }

    /// The player with the name last chosen, or with a name made of the id.
    pub(crate) async fn player(&self, id: PlayerId) -> Result<Player, ServerError> {
        let stream = player_stream(&id)?;
        let head = self.journal.head(&stream).await?;
        let last = self.journal.read(&stream, head.saturating_sub(1), 1).await?;
        let name = match last.first() {
            Some(entry) => serde_json::from_slice::<PlayerEntry>(&entry.payload)?.name,
            None => DisplayName::new(&format!("Player {}", &id.as_str()[..4.min(id.as_str().len())]))?,
        };
        Ok(Player { id, name })
    }

    pub(crate) async fn rename(&self, id: &PlayerId, name: DisplayName) -> Result<(), ServerError> {
        let stream = player_stream(id)?;
        let payload = Bytes::from(serde_json::to_vec(&PlayerEntry { name })?);
        let mut head = self.journal.head(&stream).await?;
        loop {
            match self.journal.append(&stream, head, payload.clone()).await {
                Ok(()) => return Ok(()),
                Err(AppendError::Conflict { head: other }) => head = other,
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// A code that signs in another device as this player, once.
    pub(crate) async fn create_code(&self, id: &PlayerId) -> Result<MoveCode, ServerError> {
        let code = random::letters(10);
        let until = unix_seconds() + CODE_LIFETIME.as_secs();
        let payload = serde_json::to_vec(&CodeEntry { player: id.clone(), until })?;
        self.journal.append(&code_stream(&code)?, 0, payload.into()).await?;
        Ok(MoveCode { code, seconds: CODE_LIFETIME.as_secs() as u32 })
    }

    /// The player that a code signs in; a code works once.
    pub(crate) async fn use_code(&self, code: &str) -> Result<Option<PlayerId>, ServerError> {
        let Ok(stream) = code_stream(code.trim()) else {
            return Ok(None);
        };
        let entries = self.journal.read(&stream, 0, 2).await?;
        let [only] = &entries[..] else {
            return Ok(None);
        };
        let entry: CodeEntry = serde_json::from_slice(&only.payload)?;
        if entry.until < unix_seconds() {
            return Ok(None);
        }
        match self.journal.append(&stream, 1, Bytes::new()).await {
            Ok(()) => Ok(Some(entry.player)),
            Err(AppendError::Conflict { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}

fn player_stream(id: &PlayerId) -> Result<Stream, ServerError> {
    Ok(Stream::new(&format!("player/{id}"))?)
}

fn code_stream(code: &str) -> Result<Stream, ServerError> {
    Ok(Stream::new(&format!("code/{}", code.to_ascii_lowercase()))?)
}

fn unix_seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::MemoryJournal;

    async fn identities(journal: &Arc<dyn Journal>) -> Identities {
        Identities::open(journal.clone()).await.expect("a key")
    }

    #[tokio::test]
    async fn a_token_is_valid_on_every_node_and_a_forged_one_on_none() {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let (one, other) = (identities(&journal).await, identities(&journal).await);
        let (id, token) = one.create().expect("a player");
        assert_eq!(other.authenticate(&token), Some(id.clone()));
        for forged in [
            "",
            ".",
            "a.b",
            &token[..token.len() - 1],
            &token.replace('.', ".0"),
            &format!("{id}.{}", "0".repeat(32)),
        ] {
            assert_eq!(other.authenticate(forged), None, "{forged}");
        }
        let other_server = identities(&(Arc::new(MemoryJournal::default()) as Arc<dyn Journal>)).await;
        assert_eq!(other_server.authenticate(&token), None);
    }

    #[tokio::test]
    async fn names_are_kept_and_codes_work_once() {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let identities = identities(&journal).await;
        let (id, _) = identities.create().expect("a player");
        identities.rename(&id, DisplayName::new("Ann").expect("a name")).await.expect("renamed");
        assert_eq!(identities.player(id.clone()).await.expect("a player").name.as_str(), "Ann");
        let code = identities.create_code(&id).await.expect("a code").code;
        assert_eq!(identities.use_code(&code.to_uppercase()).await.expect("an answer"), Some(id));
        assert_eq!(identities.use_code(&code).await.expect("an answer"), None);
        assert_eq!(identities.use_code("no such code").await.expect("an answer"), None);
    }
}
