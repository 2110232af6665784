//! Tokens: which player a client is, and on which device.
//!
//! A token is `PLAYER~DEVICE.MAC`, where the MAC is the HMAC of what stands before it, under the server's key. So every node can
//! check it, and a first visit writes nothing. Whether the device was signed out is in the player's stream (`devices.rs`).
//!
//! Tokens of older programs are `PLAYER.MAC`; all of a player's count as one device, [`DeviceId::EARLIER`]. A node of such a program
//! takes `PLAYER~DEVICE` for the id of another player and leaves the cookie as it is, so that nodes can be replaced one by one. That is why
//! a device's id has 7 letters: with the player's id it has the 40 that such a program reads.

use std::fmt;

use engine::PlayerId;
use serde::{Deserialize, Serialize};

use crate::random;

/// How many letters of a device's id are its generation.
const GENERATION_LETTERS: usize = 2;
const LENGTH: usize = 7;

/// A device of a player: the generation in which it signed in, 2 letters, and 5 random ones.
///
/// "Sign out all others" begins a new generation, so that tokens of older ones are refused without a list of them.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) struct DeviceId([u8; LENGTH]);

impl DeviceId {
    /// All devices that signed in with a token without a device. No random id is the same: its letters have no `l`.
    pub(crate) const EARLIER: DeviceId = DeviceId(*b"earlier");
    pub(crate) const MOST_GENERATION: u16 = 32 * 32 - 1;

    /// A new device of this generation.
    pub(crate) fn random(generation: u16) -> DeviceId {
        let mut letters = [0; LENGTH];
        let (prefix, rest) = letters.split_at_mut(GENERATION_LETTERS);
        prefix[0] = random::letter((generation / 32) as u8) as u8;
        prefix[1] = random::letter((generation % 32) as u8) as u8;
        rest.fill_with(|| random::letter(random::bytes::<1>()[0]) as u8);
        DeviceId(letters)
    }

    pub(crate) fn parse(text: &str) -> Option<DeviceId> {
        let letters: [u8; LENGTH] = text.as_bytes().try_into().ok()?;
        let device = DeviceId(letters);
        let is_random = letters.iter().all(|&letter| random::index_of(letter).is_some());
        (device == DeviceId::EARLIER || is_random).then_some(device)
    }

    pub(crate) fn generation(self) -> u16 {
        let digits = self.0[..GENERATION_LETTERS].iter().filter_map(|&letter| random::index_of(letter));
        if self == DeviceId::EARLIER { 0 } else { digits.fold(0, |sum, digit| 32 * sum + digit as u16) }
    }
}

impl fmt::Display for DeviceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl fmt::Debug for DeviceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<DeviceId> for String {
    fn from(device: DeviceId) -> String {
        device.to_string()
    }
}

impl TryFrom<String> for DeviceId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<DeviceId, &'static str> {
        DeviceId::parse(&text).ok_or("a device has 7 letters")
    }
}

/// What an authentic token states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) player: PlayerId,
    pub(crate) device: DeviceId,
}

impl Token {
    /// The text that the MAC is of.
    pub(crate) fn authenticated_text(&self) -> String {
        match self.device {
            DeviceId::EARLIER => self.player.to_string(),
            device => format!("{}~{device}", self.player),
        }
    }

    /// Reads the part before the MAC.
    pub(crate) fn parse(text: &str) -> Option<Token> {
        let (player, device) = match text.split_once('~') {
            Some((player, device)) => {
                (player, DeviceId::parse(device).filter(|&id| id != DeviceId::EARLIER)?)
            }
            None => (text, DeviceId::EARLIER),
        };
        Some(Token { player: PlayerId::new(player).ok()?, device })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_has_its_generation_and_40_letters_with_its_player() {
        for generation in [0, 1, 31, 32, 700, DeviceId::MOST_GENERATION] {
            let device = DeviceId::random(generation);
            assert_eq!(device.generation(), generation);
            assert_eq!(DeviceId::parse(&device.to_string()), Some(device));
            let token = Token { player: PlayerId::new(&"0a".repeat(16)).unwrap(), device };
            let text = token.authenticated_text();
            assert_eq!(Token::parse(&text), Some(token));
            PlayerId::new(&text).expect("an older program reads it as an id");
        }
        assert_eq!(DeviceId::EARLIER.generation(), 0);
        for wrong in ["", "abc", "abcdefgh", "ABCDEFG", "abcdef~", "abcdefl", "é2345b"] {
            assert_eq!(DeviceId::parse(wrong), None, "{wrong}");
        }
        assert_eq!(Token::parse("ann~earlier"), None, "one way to write it");
        assert_eq!(Token::parse("ann").map(|token| token.device), Some(DeviceId::EARLIER));
    }
}
