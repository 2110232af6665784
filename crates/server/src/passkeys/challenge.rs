//! Challenges: what a passkey signs, so that its answer counts once and soon.
//!
//! A challenge is random, states when it ends and for what it is, and carries a MAC of the server, so any node can check an answer to a
//! challenge that another one made, and nothing is stored for challenges without an answer. That an answer counts once is decided by
//! the player's stream, which has the challenge of every answer that was taken: a replayed one is found there, on every node and also
//! when clocks differ.

use data_encoding::BASE64URL_NOPAD;
use engine::{PlayerId, Time};

use super::ceremony::PasskeyError;
use crate::hex;
use crate::identity::Identities;
use crate::random;

/// How long a challenge can be answered, in milliseconds.
pub(super) const LASTS: u32 = 5 * 60 * 1000;

const RANDOM: usize = 16;
const STATED: usize = RANDOM + 8;
const MAC: usize = 16;

/// What the answer to a challenge is for.
pub(super) enum Purpose<'a> {
    /// A new passkey of this player.
    Create(&'a PlayerId),
    SignIn,
}

impl Purpose<'_> {
    fn text(&self, stated: &[u8]) -> String {
        // No text that is authenticated elsewhere begins so.
        let stated = hex::write(stated);
        match self {
            Purpose::Create(player) => format!("passkey\ncreate\n{player}\n{stated}"),
            Purpose::SignIn => format!("passkey\nsign-in\n{stated}"),
        }
    }

    /// A new challenge, as text.
    pub(super) fn challenge(&self, identities: &Identities, now: Time) -> String {
        let mut bytes = random::bytes::<RANDOM>().to_vec();
        bytes.extend((now.0 + u64::from(LASTS)).to_be_bytes());
        let mac = identities.mac_bytes(&self.text(&bytes));
        bytes.extend(&mac[..MAC]);
        BASE64URL_NOPAD.encode(&bytes)
    }

    /// The random part of a challenge that was made for this purpose and can still be answered.
    pub(super) fn check(
        &self,
        identities: &Identities,
        challenge: &str,
        now: Time,
    ) -> Result<String, PasskeyError> {
        let bytes = BASE64URL_NOPAD.decode(challenge.as_bytes()).map_err(|_| PasskeyError::Challenge)?;
        let (stated, mac) = bytes.split_at_checked(STATED).ok_or(PasskeyError::Challenge)?;
        if mac.len() != MAC || !identities.has_mac(&self.text(stated), mac) {
            return Err(PasskeyError::Challenge);
        }
        let (nonce, until) = stated.split_at(RANDOM);
        let until = until.iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte));
        if now.0 > until { Err(PasskeyError::Late) } else { Ok(hex::write(nonce)) }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::journal::{Journal, MemoryJournal};

    #[tokio::test]
    async fn a_challenge_is_for_one_purpose_and_for_some_minutes() {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let [one, other] = [journal.clone(), journal].map(Identities::open);
        let (one, other) = (one.await.unwrap(), other.await.unwrap());
        let [ann, bob] = ["ann", "bob"].map(|id| PlayerId::new(id).unwrap());
        let made = Purpose::Create(&ann).challenge(&one, Time(1000));
        let last = Time(1000 + u64::from(LASTS));
        assert!(Purpose::Create(&ann).check(&other, &made, last).is_ok(), "on another node");
        assert_eq!(Purpose::Create(&ann).check(&one, &made, last.after(1)), Err(PasskeyError::Late));
        for other_purpose in [Purpose::Create(&bob), Purpose::SignIn] {
            assert_eq!(other_purpose.check(&one, &made, last), Err(PasskeyError::Challenge));
        }
        let stranger = Identities::open(Arc::new(MemoryJournal::default())).await.unwrap();
        assert_eq!(Purpose::Create(&ann).check(&stranger, &made, last), Err(PasskeyError::Challenge));
        for wrong in ["", "AAAA", &format!("{made}AAAA"), &made[..made.len() - 4], "?"] {
            assert_eq!(Purpose::Create(&ann).check(&one, wrong, last), Err(PasskeyError::Challenge));
        }
        assert_ne!(made, Purpose::Create(&ann).challenge(&one, Time(1000)));
    }
}
