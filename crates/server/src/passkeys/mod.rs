//! Passkeys: keys in a browser or phone that sign a player in without a typed word.
//!
//! `passkeys/PLAYER` has an entry for each passkey that is added or removed, and for each sign-in by one. The device keeps the
//! player's id with the key and hands both over, so there is no index to search, and nothing of a deleted player is left outside
//! of this stream. How an answer of a device is checked is in `ceremony.rs`, why it counts once in `challenge.rs`.

mod ceremony;
mod challenge;
mod http;

use std::collections::BTreeSet;

use data_encoding::BASE64URL_NOPAD;
use engine::{Date, PlayerId, Time};
use protocol::{Browser, Passkey, System};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::device_label::DeviceLabel;
use crate::devices::day_of;
use crate::error::ServerError;
use crate::hex;
use crate::journal::{AppendError, Chain, Journal, Stream};

pub(crate) use self::ceremony::PasskeyError;
use self::ceremony::{Assertion, Registration};
pub(crate) use self::http::routes;

/// The names of streams begin so.
pub(crate) const PASSKEYS_PREFIX: &str = "passkeys/";
/// More than a player has devices that make them.
const MOST_PASSKEYS: usize = 16;

/// An entry of a player's stream of passkeys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum PasskeyEntry {
    Added {
        at: Time,
        /// The id that its device knows it by.
        credential: String,
        /// A point of P-256: the byte 4 and two coordinates.
        key: String,
        counter: u32,
        challenge: String,
        #[serde(default)]
        browser: Browser,
        #[serde(default)]
        system: System,
    },
    /// A device has signed in by it.
    Used {
        used: String,
        on: Date,
        counter: u32,
        challenge: String,
    },
    Removed {
        removed: String,
    },
    /// The player is deleted. Since when the identity lasted is kept, because places in the lists of days rest on it.
    Forgotten {
        forgotten: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Time>,
    },
}

impl PasskeyEntry {
    /// What is left of an entry when its player is deleted.
    pub(crate) fn erased(payload: &[u8]) -> Vec<u8> {
        let at = match serde_json::from_slice(payload) {
            Ok(PasskeyEntry::Added { at, .. }) => Some(at),
            _ => None,
        };
        serde_json::to_vec(&PasskeyEntry::Forgotten { forgotten: true, at }).unwrap_or_default()
    }
}

/// The passkeys of a player, as the entries of the stream say.
pub(crate) struct Passkeys {
    chain: Chain,
    listed: Vec<ListedPasskey>,
    /// All challenges that were answered; each counts once.
    challenges: BTreeSet<String>,
    /// When the first one was added.
    first: Option<Time>,
}

struct ListedPasskey {
    shown: Passkey,
    credential: Vec<u8>,
    key: Vec<u8>,
    counter: u32,
}

impl Passkeys {
    pub(crate) async fn read(journal: &dyn Journal, player: &PlayerId) -> Result<Passkeys, ServerError> {
        let stream = stream(player)?;
        let chain = Chain::new(&stream);
        let mut passkeys = Passkeys { chain, listed: Vec::new(), challenges: BTreeSet::new(), first: None };
        for entry in journal.read(&stream, 0, usize::MAX).await? {
            passkeys.chain.check(&entry)?;
            passkeys.apply(serde_json::from_slice(&entry.payload)?);
        }
        Ok(passkeys)
    }

    fn apply(&mut self, entry: PasskeyEntry) {
        match entry {
            PasskeyEntry::Added { at, credential, key, counter, challenge, browser, system } => {
                let decoded = [credential, key].map(|text| BASE64URL_NOPAD.decode(text.as_bytes()));
                let [credential, key] = decoded.map(Result::unwrap_or_default);
                let shown =
                    Passkey { passkey: name_of(&credential), browser, system, since: day_of(at), seen: None };
                self.listed.push(ListedPasskey { shown, credential, key, counter });
                self.challenges.insert(challenge);
                self.first = self.first.or(Some(at));
            }
            PasskeyEntry::Used { used, on, counter, challenge } => {
                let of_name = self.listed.iter_mut().filter(|listed| listed.shown.passkey == used);
                of_name.for_each(|listed| (listed.shown.seen, listed.counter) = (Some(on), counter));
                self.challenges.insert(challenge);
            }
            PasskeyEntry::Removed { removed } => {
                self.listed.retain(|listed| listed.shown.passkey != removed);
            }
            PasskeyEntry::Forgotten { at, .. } => self.first = self.first.or(at),
        }
    }

    /// Since when the player has, or has had, a passkey.
    pub(crate) fn first(&self) -> Option<Time> {
        self.first
    }

    pub(crate) fn list(&self) -> Vec<Passkey> {
        self.listed.iter().map(|listed| listed.shown.clone()).collect()
    }

    /// The ids that devices know them by.
    fn credentials(&self) -> impl Iterator<Item = String> {
        self.listed.iter().map(|listed| BASE64URL_NOPAD.encode(&listed.credential))
    }

    fn check_new(&self, new: &Registration) -> Result<(), PasskeyError> {
        if self.challenges.contains(&new.challenge) {
            return Err(PasskeyError::Used);
        }
        if self.listed.iter().any(|listed| listed.credential == new.credential) {
            return Err(PasskeyError::Known);
        }
        if self.listed.len() >= MOST_PASSKEYS { Err(PasskeyError::Many) } else { Ok(()) }
    }

    /// The entry of a sign-in.
    fn check_use(&self, assertion: &Assertion, today: Date) -> Result<PasskeyEntry, PasskeyError> {
        let found = self.listed.iter().find(|listed| listed.credential == assertion.credential);
        let listed = found.ok_or(PasskeyError::Unknown)?;
        assertion.check_signature(&listed.key)?;
        if self.challenges.contains(&assertion.challenge) {
            return Err(PasskeyError::Used);
        }
        // A passkey that is in several devices does not count; one that counts goes forward, unless it was copied.
        let counts = assertion.counter > 0 || listed.counter > 0;
        if counts && assertion.counter <= listed.counter {
            return Err(PasskeyError::Copied);
        }
        Ok(PasskeyEntry::Used {
            used: listed.shown.passkey.clone(),
            on: today,
            counter: assertion.counter,
            challenge: assertion.challenge.clone(),
        })
    }
}

/// The name of a passkey in requests: a hash of the id that its device knows it by, which may have 1,023 bytes.
fn name_of(credential: &[u8]) -> String {
    hex::write(&Sha256::digest(credential)[..8])
}

pub(crate) fn stream(player: &PlayerId) -> Result<Stream, ServerError> {
    Ok(Stream::new(&format!("{PASSKEYS_PREFIX}{player}"))?)
}

/// Adds a passkey that a device has made for this player.
async fn add(
    journal: &dyn Journal,
    player: &PlayerId,
    new: &Registration,
    label: DeviceLabel,
    now: Time,
) -> Result<(), ServerError> {
    let DeviceLabel { browser, system } = label;
    let entry = PasskeyEntry::Added {
        at: now,
        credential: BASE64URL_NOPAD.encode(&new.credential),
        key: BASE64URL_NOPAD.encode(&new.key),
        counter: new.counter,
        challenge: new.challenge.clone(),
        browser,
        system,
    };
    append(journal, player, |passkeys| Ok(passkeys.check_new(new).map(|()| Some(entry.clone()))?)).await
}

/// Checks what a passkey of this player has signed, and writes that it was used.
async fn sign_in(
    journal: &dyn Journal,
    player: &PlayerId,
    assertion: &Assertion,
    now: Time,
) -> Result<(), ServerError> {
    append(journal, player, |passkeys| Ok(passkeys.check_use(assertion, day_of(now)).map(Some)?)).await
}

/// Removes a passkey, if the player has it.
async fn remove(journal: &dyn Journal, player: &PlayerId, name: &str) -> Result<(), ServerError> {
    append(journal, player, |passkeys| {
        let is_listed = passkeys.listed.iter().any(|listed| listed.shown.passkey == name);
        Ok(is_listed.then(|| PasskeyEntry::Removed { removed: name.to_owned() }))
    })
    .await
}

/// Appends the entry that is chosen by the passkeys so far. Of two nodes that take the same answer of a device one is first, and the
/// other one reads that before it decides again.
async fn append(
    journal: &dyn Journal,
    player: &PlayerId,
    choose: impl Fn(&Passkeys) -> Result<Option<PasskeyEntry>, ServerError>,
) -> Result<(), ServerError> {
    let stream = stream(player)?;
    loop {
        let passkeys = Passkeys::read(journal, player).await?;
        let Some(entry) = choose(&passkeys)? else { return Ok(()) };
        let payload = passkeys.chain.link(&serde_json::to_vec(&entry)?);
        match journal.append(&stream, passkeys.chain.head(), payload).await {
            Ok(()) => return Ok(()),
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_keep_their_form_and_leave_only_a_time() {
        let added = r#"{"at":5,"credential":"AQI","key":"BAAA","counter":1,"challenge":"00ff","browser":"firefox","system":"android"}"#;
        for text in [
            added,
            r#"{"used":"0011223344556677","on":"2026-11-18","counter":2,"challenge":"00fe"}"#,
            r#"{"removed":"0011223344556677"}"#,
            r#"{"forgotten":true}"#,
            r#"{"forgotten":true,"at":5}"#,
        ] {
            let entry: PasskeyEntry = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        }
        assert_eq!(PasskeyEntry::erased(added.as_bytes()), br#"{"forgotten":true,"at":5}"#);
        assert_eq!(PasskeyEntry::erased(br#"{"removed":"00"}"#), br#"{"forgotten":true}"#);
    }
}
