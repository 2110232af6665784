//! Players without sign-up: a first visit creates a player, and a token authenticates it.
//!
//! A token is the player's id and its HMAC under the server's key, so that nothing has to be stored for it.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bytes::Bytes;
use engine::{DisplayName, PlayerId};
use hmac::{Hmac, KeyInit, Mac};
use protocol::{MoveCode, Player};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::error::ServerError;
use crate::hex;
use crate::journal::{AppendError, Chain, Entry, Journal, Stream};
use crate::random;
use crate::server_keys::ServerKeys;

/// The names of players' streams, and of codes', begin so.
pub(crate) const PLAYER_PREFIX: &str = "player/";
pub(crate) const CODE_PREFIX: &str = "code/";

/// How long a code that moves an identity is valid.
const CODE_LIFETIME: Duration = Duration::from_secs(600);

/// Creates, authenticates and names players.
pub(crate) struct Identities {
    journal: Arc<dyn Journal>,
    key: [u8; 32],
}

/// An entry of a player's stream.
#[derive(Serialize, Deserialize)]
pub(crate) struct PlayerEntry {
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
        let key = ServerKeys::open(&*journal).await?.token;
        Ok(Identities { journal, key })
    }

    /// A new player and its token.
    pub(crate) fn create(&self) -> Result<(PlayerId, String), ServerError> {
        let id = PlayerId::new(&hex::write(&random::bytes::<16>()))?;
        let token = self.token(&id);
        Ok((id, token))
    }

    /// The token that authenticates this player.
    pub(crate) fn token(&self, id: &PlayerId) -> String {
        let mac = self.mac(id).finalize().into_bytes();
        format!("{id}.{}", hex::write(&mac[..16]))
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
        self.mac(&id).verify_truncated_left(&hex::read::<16>(code)?).ok()?;
        Some(id)
    }

    /// The player with the name last chosen, or with a name made of the id.
    pub(crate) async fn player(&self, id: PlayerId) -> Result<Player, ServerError> {
        let (_, last) = self.last_entry(&player_stream(&id)?).await?;
        let last = last.and_then(|entry| serde_json::from_slice::<PlayerEntry>(&entry.payload).ok());
        let name = match last {
            Some(PlayerEntry { name }) => name,
            None => DisplayName::new(&format!("Player {}", &id.as_str()[..4.min(id.as_str().len())]))?,
        };
        Ok(Player { id, name })
    }

    pub(crate) async fn rename(&self, id: &PlayerId, name: DisplayName) -> Result<(), ServerError> {
        let stream = player_stream(id)?;
        let object = serde_json::to_vec(&PlayerEntry { name })?;
        loop {
            let (chain, _) = self.last_entry(&stream).await?;
            match self.journal.append(&stream, chain.head(), chain.link(&object)).await {
                Ok(()) => return Ok(()),
                Err(AppendError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// The last entry of a stream and the chain after it. A damaged entry is logged and left out.
    async fn last_entry(&self, stream: &Stream) -> Result<(Chain, Option<Entry>), ServerError> {
        let head = self.journal.head(stream).await?;
        let mut entries = self.journal.read(stream, head.saturating_sub(2), 2).await?;
        let mut chain = Chain::new(stream);
        if head > 2 && entries.len() == 2 {
            match Chain::after(stream, &entries[0]) {
                Some(after) => {
                    chain = after;
                    entries.remove(0);
                }
                // Names of before chaining: the whole stream makes the chain.
                None => entries = self.journal.read(stream, 0, usize::MAX).await?,
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
    Ok(Stream::new(&format!("{PLAYER_PREFIX}{id}"))?)
}

fn code_stream(code: &str) -> Result<Stream, ServerError> {
    Ok(Stream::new(&format!("{CODE_PREFIX}{}", code.to_ascii_lowercase()))?)
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
