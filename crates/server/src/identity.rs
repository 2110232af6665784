//! People without sign-up: a first visit makes a player, a token proves who it is.
//!
//! A token is the player's id and a code over it that only the server's key makes, so that nothing has to be stored to know somebody
//! again. The key lies in the journal: whichever node writes it first has made it for all.

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

/// How long a code that moves an identity is good for.
const CODE_LIFE: Duration = Duration::from_secs(600);

/// Makes, knows and names players.
pub struct Identities {
    journal: Arc<dyn Journal>,
    key: [u8; 32],
}

/// An entry of a player's journal.
#[derive(Serialize, Deserialize)]
struct Named {
    name: DisplayName,
}

/// The first entry of a code's journal; the second says that it is used up.
#[derive(Serialize, Deserialize)]
struct Code {
    player: PlayerId,
    until: u64,
}

impl Identities {
    /// Finds the server's key in the journal, or makes it.
    pub async fn open(journal: Arc<dyn Journal>) -> Result<Identities, ServerError> {
        let stream = Stream::new("server/key")?;
        let fresh: [u8; 32] = random::bytes();
        // Somebody else's key is as good as ours, as long as all have the same.
        if let Err(AppendError::Unavailable(cause)) =
            journal.append(&stream, 0, Bytes::copy_from_slice(&fresh)).await
        {
            return Err(ServerError::Journal(cause));
        }
        let entries = journal.read(&stream, 0, 1).await?;
        let key = entries.first().and_then(|entry| <[u8; 32]>::try_from(&entry.payload[..]).ok());
        let key = key.ok_or_else(|| ServerError::Journal("the server's key is damaged".to_owned()))?;
        Ok(Identities { journal, key })
    }

    /// A player that nobody has been before, and the token that proves it.
    pub fn make(&self) -> Result<(PlayerId, String), ServerError> {
        let id = random::bytes::<16>().iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let id = PlayerId::new(&id)?;
        let token = self.token(&id);
        Ok((id, token))
    }

    /// What proves that somebody is this player.
    pub fn token(&self, id: &PlayerId) -> String {
        let code = self.code_over(id).finalize().into_bytes();
        let code: String = code[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{id}.{code}")
    }

    fn code_over(&self, id: &PlayerId) -> Hmac<Sha256> {
        let mut code = Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length will do");
        code.update(id.as_str().as_bytes());
        code
    }

    /// Who a token proves somebody to be.
    pub fn know(&self, token: &str) -> Option<PlayerId> {
        let (id, code) = token.split_once('.')?;
        let id = PlayerId::new(id).ok()?;
        let pairs = (0..code.len()).step_by(2).map(|at| code.get(at..at + 2));
        let bytes: Option<Vec<u8>> = pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect();
        let bytes = bytes.filter(|bytes| bytes.len() == 16)?;
        self.code_over(&id).verify_truncated_left(&bytes).ok()?;
        Some(id)
    }

    /// The player with the name last chosen, or one made of the id.
    pub async fn player(&self, id: PlayerId) -> Result<Player, ServerError> {
        let stream = player_stream(&id)?;
        let head = self.journal.head(&stream).await?;
        let last = self.journal.read(&stream, head.saturating_sub(1), 1).await?;
        let name = match last.first() {
            Some(entry) => serde_json::from_slice::<Named>(&entry.payload)?.name,
            None => DisplayName::new(&format!("Player {}", &id.as_str()[..4.min(id.as_str().len())]))?,
        };
        Ok(Player { id, name })
    }

    /// Gives a player a name.
    pub async fn rename(&self, id: &PlayerId, name: DisplayName) -> Result<(), ServerError> {
        let stream = player_stream(id)?;
        let payload = Bytes::from(serde_json::to_vec(&Named { name })?);
        let mut head = self.journal.head(&stream).await?;
        loop {
            match self.journal.append(&stream, head, payload.clone()).await {
                Ok(()) => return Ok(()),
                Err(AppendError::Conflict { head: other }) => head = other,
                Err(AppendError::Unavailable(cause)) => return Err(ServerError::Journal(cause)),
            }
        }
    }

    /// A code that makes another device this player, once.
    pub async fn make_code(&self, id: &PlayerId) -> Result<MoveCode, ServerError> {
        let code = random::letters(10);
        let until = unix_seconds() + CODE_LIFE.as_secs();
        let payload = serde_json::to_vec(&Code { player: id.clone(), until })?;
        self.journal.append(&code_stream(&code)?, 0, payload.into()).await?;
        Ok(MoveCode { code, seconds: CODE_LIFE.as_secs() as u32 })
    }

    /// The player that a code stands for; a code works once.
    pub async fn use_code(&self, code: &str) -> Result<Option<PlayerId>, ServerError> {
        let Ok(stream) = code_stream(code.trim()) else {
            return Ok(None);
        };
        let entries = self.journal.read(&stream, 0, 2).await?;
        let [only] = &entries[..] else {
            return Ok(None);
        };
        let made: Code = serde_json::from_slice(&only.payload)?;
        if made.until < unix_seconds() {
            return Ok(None);
        }
        match self.journal.append(&stream, 1, Bytes::new()).await {
            Ok(()) => Ok(Some(made.player)),
            Err(AppendError::Conflict { .. }) => Ok(None),
            Err(AppendError::Unavailable(cause)) => Err(ServerError::Journal(cause)),
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
    async fn a_token_is_known_on_every_node_and_a_forged_one_on_none() {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let (one, other) = (identities(&journal).await, identities(&journal).await);
        let (id, token) = one.make().expect("a player");
        assert_eq!(other.know(&token), Some(id.clone()));
        for forged in [
            "",
            ".",
            "a.b",
            &token[..token.len() - 1],
            &token.replace('.', ".0"),
            &format!("{id}.{}", "0".repeat(32)),
        ] {
            assert_eq!(other.know(forged), None, "{forged}");
        }
        let stranger = identities(&(Arc::new(MemoryJournal::default()) as Arc<dyn Journal>)).await;
        assert_eq!(stranger.know(&token), None);
    }

    #[tokio::test]
    async fn names_are_kept_and_codes_work_once() {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let identities = identities(&journal).await;
        let (id, _) = identities.make().expect("a player");
        identities.rename(&id, DisplayName::new("Ann").expect("a name")).await.expect("renamed");
        assert_eq!(identities.player(id.clone()).await.expect("a player").name.as_str(), "Ann");
        let code = identities.make_code(&id).await.expect("a code").code;
        assert_eq!(identities.use_code(&code.to_uppercase()).await.expect("an answer"), Some(id));
        assert_eq!(identities.use_code(&code).await.expect("an answer"), None);
        assert_eq!(identities.use_code("no such code").await.expect("an answer"), None);
    }
}
