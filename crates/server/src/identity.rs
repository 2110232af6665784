//! Players without sign-up: a first visit creates a player, and a token authenticates it.
//!
//! A code that moves a player to another device is computed too. Of it the journal has only how many codes the player has used,
//! and an entry for each use is what makes a code work once, on all nodes.
//!
//! What a token is, and what is stored of devices, is in `token.rs` and `devices.rs`.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use bytes::Bytes;
use engine::{DisplayName, PlayerId};
use hmac::{Hmac, KeyInit, Mac};
use protocol::{MoveCode, Player};
use sha2::Sha256;

use crate::error::ServerError;
use crate::hex;
use crate::journal::{AppendError, Journal, Stream};
use crate::player_names::{self, CurrentName};
use crate::random;
use crate::server_keys::ServerKeys;
use crate::token::{DeviceId, Token};

/// The names of codes' streams begin so.
pub(crate) const CODE_PREFIX: &str = "code/";

/// A code that moves an identity is valid in the window of time in which it is made, and in the next ones: 10 to 15 minutes.
const CODE_WINDOW: u64 = 300;
const CODE_WINDOWS: u64 = 3;

/// A code has 4 letters that stand for its player and 8 that prove it: 40 bits, of which 4 values are valid at a time. With 20
/// wrong tries an hour for each player, an attacker needs on average over a million years.
const HANDLE_LETTERS: usize = 4;
const PROOF_LETTERS: usize = 8;

/// How many players with the same handle are tried.
const MAX_SAME_HANDLE: usize = 20;

/// Creates, authenticates and names players.
pub(crate) struct Identities {
    journal: Arc<dyn Journal>,
    key: [u8; 32],
}

impl Identities {
    /// Reads the server's key from the journal, or creates it.
    pub(crate) async fn open(journal: Arc<dyn Journal>) -> Result<Identities, ServerError> {
        let key = ServerKeys::open(&*journal).await?.token;
        Ok(Identities { journal, key })
    }

    /// A new player on a new device. Nothing is written.
    pub(crate) fn create(&self) -> Result<Token, ServerError> {
        let player = PlayerId::new(&hex::write(&random::bytes::<16>()))?;
        Ok(Token { player, device: DeviceId::random(0) })
    }

    /// A token as text, with what authenticates it.
    pub(crate) fn text(&self, token: &Token) -> String {
        let text = token.authenticated_text();
        let mac = self.mac(&text).finalize().into_bytes();
        format!("{text}.{}", hex::write(&mac[..16]))
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        mac.update(text.as_bytes());
        mac
    }

    /// What authenticates a text that begins like no token and no code.
    pub(crate) fn mac_bytes(&self, text: &str) -> [u8; 32] {
        self.mac(text).finalize().into_bytes().into()
    }

    /// Whether these are the first bytes of a text's MAC.
    pub(crate) fn has_mac(&self, text: &str, first_bytes: &[u8]) -> bool {
        self.mac(text).verify_truncated_left(first_bytes).is_ok()
    }

    /// What a token states, if this server has made it. Whether its device was signed out is not looked at.
    pub(crate) fn authenticate(&self, token: &str) -> Option<Token> {
        let (text, code) = token.split_once('.')?;
        self.mac(text).verify_truncated_left(&hex::read::<16>(code)?).ok()?;
        Token::parse(text)
    }

    /// The player with the name last chosen, or with a name made of the id; none if the player is deleted.
    pub(crate) async fn player(&self, id: PlayerId) -> Result<Option<Player>, ServerError> {
        let name = match player_names::current(&*self.journal, &id).await? {
            CurrentName::Chosen(name) => name,
            CurrentName::Unchosen => {
                DisplayName::new(&format!("Player {}", &id.as_str()[..4.min(id.as_str().len())]))?
            }
            CurrentName::Forgotten => return Ok(None),
        };
        Ok(Some(Player { id, name }))
    }

    /// Gives the player a name; returns false if the player is deleted.
    pub(crate) async fn rename(&self, id: &PlayerId, name: &DisplayName) -> Result<bool, ServerError> {
        Ok(player_names::add(&*self.journal, id, name).await?.is_some())
    }

    /// A code that signs in another device as this player, once. Nothing is stored for it: asked again within some minutes, the
    /// player gets the same code.
    pub(crate) async fn create_code(&self, id: &PlayerId) -> Result<MoveCode, ServerError> {
        let stream = self.move_stream(id)?;
        let mut uses = self.journal.head(&stream).await?;
        // The first entry makes the player known by the first letters of its codes.
        if uses == 0 {
            match self.journal.append(&stream, 0, Bytes::new()).await {
                Ok(()) | Err(AppendError::Conflict { .. }) => uses = self.journal.head(&stream).await?,
                Err(error) => return Err(error.into()),
            }
        }
        let now = unix_seconds();
        let window = now / CODE_WINDOW;
        let code = format!("{}{}", self.handle(id), self.proof(id, uses, window));
        let until = (window + CODE_WINDOWS) * CODE_WINDOW;
        Ok(MoveCode { code, seconds: (until - now) as u32 })
    }

    /// The player that a code signs in; a code works once.
    pub(crate) async fn use_code(&self, code: &str) -> Result<Option<PlayerId>, ServerError> {
        let Some((handle, proof)) = split_code(code) else {
            return Ok(None);
        };
        let prefix = format!("move/{handle}/");
        // About one in a million players has the same handle.
        for stream in self.journal.streams(&prefix, None, MAX_SAME_HANDLE).await? {
            let Ok(id) = PlayerId::new(stream.as_str().strip_prefix(&prefix).unwrap_or_default()) else {
                continue;
            };
            let uses = self.journal.head(&stream).await?;
            // One window ahead, because the clocks of nodes differ.
            let window = unix_seconds() / CODE_WINDOW;
            let mut windows = (window + 1).saturating_sub(CODE_WINDOWS)..=window + 1;
            if !windows.any(|window| self.proof(&id, uses, window) == proof) {
                continue;
            }
            // Of two uses, on any nodes, one is appended. It also changes the proof, so that the code is no longer valid.
            return match self.journal.append(&stream, uses, Bytes::new()).await {
                Ok(()) => Ok(Some(id)),
                Err(AppendError::Conflict { .. }) => Ok(None),
                Err(error) => Err(error.into()),
            };
        }
        Ok(None)
    }

    /// The first letters of a player's codes, by which the player is found.
    fn handle(&self, id: &PlayerId) -> String {
        self.letters(&["handle", id.as_str()], HANDLE_LETTERS)
    }

    /// The other letters of a code, which only the server can compute.
    fn proof(&self, id: &PlayerId, uses: u64, window: u64) -> String {
        let values = [uses.to_string(), window.to_string()];
        self.letters(&["code", id.as_str(), &values[0], &values[1]], PROOF_LETTERS)
    }

    /// Letters from the HMAC of these texts.
    fn letters(&self, texts: &[&str], count: usize) -> String {
        // No id has a line break, so tokens and codes are never of the same text.
        let text: String = texts.iter().flat_map(|text| [*text, "\n"]).collect();
        self.mac(&text).finalize().into_bytes().iter().take(count).map(|&byte| random::letter(byte)).collect()
    }

    fn move_stream(&self, id: &PlayerId) -> Result<Stream, ServerError> {
        Ok(Stream::new(&format!("move/{}/{id}", self.handle(id)))?)
    }
}

/// The handle and the proof of a code as it was typed.
pub(crate) fn split_code(code: &str) -> Option<(String, String)> {
    let typed = code.chars().filter(|letter| !matches!(letter, ' ' | '-'));
    let code: String = typed.map(|letter| letter.to_ascii_lowercase()).collect();
    let fits =
        code.len() == HANDLE_LETTERS + PROOF_LETTERS && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let (handle, proof) = code.split_at_checked(HANDLE_LETTERS).filter(|_| fits)?;
    Some((handle.to_owned(), proof.to_owned()))
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
        let made = one.create().expect("a player");
        let (id, token) = (made.player.clone(), one.text(&made));
        assert_eq!(other.authenticate(&token), Some(made.clone()));
        // As older programs have made it.
        let earlier = Token { device: DeviceId::EARLIER, ..made.clone() };
        assert_eq!(
            one.text(&earlier),
            format!("{id}.{}", hex::write(&one.mac(id.as_str()).finalize().into_bytes()[..16]))
        );
        assert_eq!(other.authenticate(&one.text(&earlier)), Some(earlier));
        let (_, code) = token.split_once('.').expect("two parts");
        for forged in [
            "",
            ".",
            "a.b",
            &token[..token.len() - 1],
            &token.replace('.', ".0"),
            &format!("{id}.{}", "0".repeat(32)),
            // The device can neither be left out nor exchanged.
            &format!("{id}.{code}"),
            &format!("{id}~{}.{code}", DeviceId::random(0)),
            &format!("{id}~earlier.{code}"),
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
        let id = identities.create().expect("a player").player;
        let ann = DisplayName::new("Ann").expect("a name");
        assert!(identities.rename(&id, &ann).await.expect("renamed"));
        let named = identities.player(id.clone()).await.expect("an answer");
        assert_eq!(named.map(|player| player.name), Some(ann));
        let MoveCode { code, seconds } = identities.create_code(&id).await.expect("a code");
        assert!(code.len() == 12 && (600..=900).contains(&seconds), "{code}: {seconds} s");
        // Codes that are not used leave nothing behind.
        let stream = identities.move_stream(&id).expect("a stream");
        for _ in 0..10 {
            identities.create_code(&id).await.expect("a code");
        }
        assert_eq!(journal.head(&stream).await, Ok(1));
        // Every node knows it, in any case and with the blanks that a typist leaves.
        let other = self::identities(&journal).await;
        let typed = format!(" {}-{} ", &code[..6], &code[6..]).to_uppercase();
        assert_eq!(other.use_code(&typed).await.expect("an answer"), Some(id.clone()));
        assert_eq!(journal.head(&stream).await, Ok(2));
        assert_eq!(identities.use_code(&code).await.expect("an answer"), None);
        assert_eq!(identities.use_code("no such code").await.expect("an answer"), None);
        let next = identities.create_code(&id).await.expect("a code").code;
        assert_ne!(next, code);
        let forged = format!("{}{}", &next[..4], "a".repeat(8));
        assert_eq!(identities.use_code(&forged).await.expect("an answer"), None);
    }

    #[tokio::test]
    async fn a_code_expires() {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let identities = identities(&journal).await;
        let id = identities.create().expect("a player").player;
        identities.create_code(&id).await.expect("a code");
        let window = unix_seconds() / CODE_WINDOW;
        // From a window on either side of those that may be valid while this test runs.
        for window in [window - CODE_WINDOWS, window + 3] {
            let code = format!("{}{}", identities.handle(&id), identities.proof(&id, 1, window));
            assert_eq!(identities.use_code(&code).await.expect("an answer"), None);
        }
    }
}
