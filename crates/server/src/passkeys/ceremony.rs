//! What browsers answer, checked as Web Authentication Level 3 asks a server to (sections 7.1 and 7.2).
//!
//! Only what this server asks for is taken: ECDSA over P-256 (ES256), which all devices with passkeys can do, and no attestation, so
//! that who has built a device is neither checked nor learned.

use ciborium::Value;
use data_encoding::BASE64URL_NOPAD;
use engine::{PlayerId, Time};
use protocol::{NewPasskey, PasskeySignIn};
use ring::signature::{ECDSA_P256_SHA256_ASN1, UnparsedPublicKey};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::challenge::Purpose;
use crate::identity::Identities;

/// ES256 in COSE.
pub(super) const ES256: i32 = -7;
/// The longest id of a passkey that the standard allows.
const MOST_ID: usize = 1023;

/// Flags of the authenticator data.
const USER_PRESENT: u8 = 0x01;
const HAS_CREDENTIAL: u8 = 0x40;

/// Why the answer of a passkey is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum PasskeyError {
    #[error("This is no answer of a passkey.")]
    Malformed,
    #[error("The answer of the passkey is for another purpose.")]
    Purpose,
    #[error("The passkey was used on a page of another domain.")]
    Origin,
    #[error("The passkey is for another domain.")]
    Domain,
    #[error("The device did not ask its owner.")]
    Absent,
    #[error("This server did not ask for this answer of a passkey.")]
    Challenge,
    #[error("That took too long; try again.")]
    Late,
    #[error("This answer of a passkey was used already; try again.")]
    Used,
    #[error("The key of the passkey is of a kind that this server does not know.")]
    Key,
    #[error("You have this passkey already.")]
    Known,
    #[error("You have many passkeys; remove one first.")]
    Many,
    #[error("This passkey is not known here, or was removed.")]
    Unknown,
    #[error("The signature of the passkey is wrong.")]
    Signature,
    #[error("This passkey was used elsewhere after this; it may have been copied.")]
    Copied,
}

/// The server's side of all checks.
pub(super) struct Verifier<'a> {
    pub(super) domain: &'a str,
    pub(super) identities: &'a Identities,
    pub(super) now: Time,
}

/// A passkey that was made for this server.
pub(super) struct Registration {
    pub(super) credential: Vec<u8>,
    pub(super) key: Vec<u8>,
    pub(super) counter: u32,
    pub(super) challenge: String,
}

/// What a passkey has signed. The signature is checked by the key that the player's stream has.
pub(super) struct Assertion {
    pub(super) player: PlayerId,
    pub(super) credential: Vec<u8>,
    pub(super) counter: u32,
    pub(super) challenge: String,
    signed: Vec<u8>,
    signature: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// The fixed part of the authenticator data, and what follows it.
struct AuthenticatorData<'a> {
    flags: u8,
    counter: u32,
    rest: &'a [u8],
}

fn decode(text: &str) -> Result<Vec<u8>, PasskeyError> {
    BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| PasskeyError::Malformed)
}

impl Verifier<'_> {
    pub(super) fn registration(
        &self,
        player: &PlayerId,
        made: &NewPasskey,
    ) -> Result<Registration, PasskeyError> {
        let client_data = decode(&made.client_data_json)?;
        let challenge = self.client_data(&client_data, "webauthn.create", &Purpose::Create(player))?;
        let object: Value = ciborium::from_reader(&decode(&made.attestation_object)?[..])
            .map_err(|_| PasskeyError::Malformed)?;
        let data = object.as_map().and_then(|map| entry(map, &Value::from("authData"))?.as_bytes());
        let data = self.authenticator_data(data.ok_or(PasskeyError::Malformed)?)?;
        if data.flags & HAS_CREDENTIAL == 0 {
            return Err(PasskeyError::Malformed);
        }
        let (credential, key) = credential(data.rest).ok_or(PasskeyError::Malformed)?;
        let key = es256_key(key).ok_or(PasskeyError::Key)?;
        Ok(Registration { credential: credential.to_vec(), key, counter: data.counter, challenge })
    }

    pub(super) fn assertion(&self, sent: &PasskeySignIn) -> Result<Assertion, PasskeyError> {
        let client_data = decode(&sent.client_data_json)?;
        let challenge = self.client_data(&client_data, "webauthn.get", &Purpose::SignIn)?;
        let mut signed = decode(&sent.authenticator_data)?;
        let counter = self.authenticator_data(&signed)?.counter;
        signed.extend_from_slice(&Sha256::digest(&client_data));
        let handle = String::from_utf8(decode(&sent.user_handle)?).ok();
        let player = handle.and_then(|id| PlayerId::new(&id).ok()).ok_or(PasskeyError::Unknown)?;
        let (credential, signature) = (decode(&sent.id)?, decode(&sent.signature)?);
        Ok(Assertion { player, credential, counter, challenge, signed, signature })
    }

    /// Checks what the browser states, and returns the random part of the challenge.
    fn client_data(&self, json: &[u8], kind: &str, purpose: &Purpose) -> Result<String, PasskeyError> {
        let data: ClientData = serde_json::from_slice(json).map_err(|_| PasskeyError::Malformed)?;
        if data.r#type != kind {
            return Err(PasskeyError::Purpose);
        }
        if data.cross_origin || !is_origin_of(self.domain, &data.origin) {
            return Err(PasskeyError::Origin);
        }
        purpose.check(self.identities, &data.challenge, self.now)
    }

    fn authenticator_data<'a>(&self, data: &'a [u8]) -> Result<AuthenticatorData<'a>, PasskeyError> {
        let (domain, data) = data.split_at_checked(32).ok_or(PasskeyError::Malformed)?;
        if domain != &Sha256::digest(self.domain.as_bytes())[..] {
            return Err(PasskeyError::Domain);
        }
        let (&flags, data) = data.split_first().ok_or(PasskeyError::Malformed)?;
        let (counter, rest) = data.split_first_chunk::<4>().ok_or(PasskeyError::Malformed)?;
        // Whether the device has also verified its owner, by a finger or a PIN, is its own business: not all of them can.
        if flags & USER_PRESENT == 0 {
            return Err(PasskeyError::Absent);
        }
        Ok(AuthenticatorData { flags, counter: u32::from_be_bytes(*counter), rest })
    }
}

impl Assertion {
    pub(super) fn check_signature(&self, key: &[u8]) -> Result<(), PasskeyError> {
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, key);
        key.verify(&self.signed, &self.signature).map_err(|_| PasskeyError::Signature)
    }
}

/// Whether a page of this origin is one of the domain: over https on any port, or a developer's own over http.
fn is_origin_of(domain: &str, origin: &str) -> bool {
    let Some((scheme, host)) = origin.split_once("://") else { return false };
    let host = host.rsplit_once(':').map_or(host, |(host, _)| host);
    host == domain && (scheme == "https" || scheme == "http" && domain == "localhost")
}

/// The id and the CBOR of the key, after 16 bytes that name the model of the device.
fn credential(data: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, data) = data.get(16..)?.split_first_chunk::<2>()?;
    let length = usize::from(u16::from_be_bytes(*length));
    data.split_at_checked(length).filter(|_| (1..=MOST_ID).contains(&length))
}

/// The point of an ES256 key in COSE, as the byte 4 and two coordinates.
fn es256_key(cbor: &[u8]) -> Option<Vec<u8>> {
    // Extensions may follow, which are not asked for.
    let key: Value = ciborium::from_reader(cbor).ok()?;
    let map = key.as_map()?;
    let is = |label: i32, value: i32| entry(map, &Value::from(label)) == Some(&Value::from(value));
    // Kind 2 is an elliptic curve with two coordinates, curve 1 is P-256.
    if !(is(1, 2) && is(3, ES256) && is(-1, 1)) {
        return None;
    }
    let coordinate =
        |label: i32| entry(map, &Value::from(label))?.as_bytes().filter(|bytes| bytes.len() == 32);
    Some([&[4], &coordinate(-2)?[..], &coordinate(-3)?[..]].concat())
}

fn entry<'a>(map: &'a [(Value, Value)], key: &Value) -> Option<&'a Value> {
    map.iter().find(|(found, _)| found == key).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_of_the_domain_itself() {
        for right in ["https://example.org", "https://example.org:8443"] {
            assert!(is_origin_of("example.org", right), "{right}");
        }
        for wrong in [
            "http://example.org",
            "https://evil-example.org",
            "https://example.org.evil.net",
            "https://sub.example.org",
            "https://example.org@evil.net",
            "example.org",
            "",
        ] {
            assert!(!is_origin_of("example.org", wrong), "{wrong}");
        }
        assert!(is_origin_of("localhost", "http://localhost:8080"));
        assert!(!is_origin_of("localhost", "http://127.0.0.1:8080"));
    }
}
