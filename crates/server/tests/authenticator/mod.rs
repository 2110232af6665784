//! A device that makes passkeys and signs by them, in software, and the requests of a page that uses it.

use ciborium::Value as Cbor;
use client::{ClientError, Site};
use data_encoding::BASE64URL_NOPAD;
use hyper::Method;
use protocol::{NewPasskey, NewPlayer, PasskeyCreation, PasskeyList, PasskeyRequest, PasskeySignIn};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use server::Config;
use sha2::{Digest, Sha256};

use crate::site::{Running, wide};

pub const DOMAIN: &str = "play.example.org";
const ORIGIN: &str = "https://play.example.org";

/// A device with one passkey. What it states can be changed, to see that it is refused.
pub struct Authenticator {
    pair: EcdsaKeyPair,
    pub credential: Vec<u8>,
    pub user: String,
    pub domain: String,
    pub origin: String,
    pub counter: u32,
    pub flags: u8,
    pub algorithm: i32,
    pub cross_origin: bool,
}

impl Authenticator {
    pub fn new(number: u8) -> Authenticator {
        let random = SystemRandom::new();
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, document.as_ref(), &random);
        Authenticator {
            pair: pair.expect("a key"),
            credential: [b"a credential of the test ", &[number; 8][..]].concat(),
            user: String::new(),
            domain: DOMAIN.to_owned(),
            origin: ORIGIN.to_owned(),
            counter: 0,
            flags: 0x05,
            algorithm: -7,
            cross_origin: false,
        }
    }

    /// The passkey's id and its key as a journal has them.
    pub fn stored_credential(&self) -> String {
        BASE64URL_NOPAD.encode(&self.credential)
    }

    pub fn stored_key(&self) -> String {
        BASE64URL_NOPAD.encode(self.pair.public_key().as_ref())
    }

    fn client_data(&self, kind: &str, challenge: &str) -> Vec<u8> {
        let data = json!({
            "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": self.cross_origin,
            "other_keys_can_be_added_here": "as browsers do",
        });
        data.to_string().into_bytes()
    }

    fn authenticator_data(&self, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(self.domain.as_bytes()).to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    pub fn make(&mut self, options: &PasskeyCreation) -> NewPasskey {
        self.user = options.user.id.clone();
        let point = self.pair.public_key().as_ref();
        let label = |label: i32, value: Cbor| (Cbor::from(label), value);
        let bytes = |bytes: &[u8]| Cbor::from(bytes.to_vec());
        let key = Cbor::Map(vec![
            label(1, 2.into()),
            label(3, self.algorithm.into()),
            label(-1, 1.into()),
            label(-2, bytes(&point[1..33])),
            label(-3, bytes(&point[33..])),
        ]);
        let mut data = self.authenticator_data(self.flags | 0x40);
        data.extend([0; 16]);
        data.extend((self.credential.len() as u16).to_be_bytes());
        data.extend(&self.credential);
        ciborium::into_writer(&key, &mut data).expect("CBOR");
        let object = Cbor::Map(vec![
            (Cbor::from("fmt"), Cbor::from("none")),
            (Cbor::from("attStmt"), Cbor::Map(Vec::new())),
            (Cbor::from("authData"), Cbor::from(data)),
        ]);
        let mut attestation = Vec::new();
        ciborium::into_writer(&object, &mut attestation).expect("CBOR");
        NewPasskey {
            client_data_json: BASE64URL_NOPAD
                .encode(&self.client_data("webauthn.create", &options.challenge)),
            attestation_object: BASE64URL_NOPAD.encode(&attestation),
        }
    }

    pub fn sign(&mut self, challenge: &str) -> PasskeySignIn {
        self.counter += u32::from(self.counter > 0);
        let client_data = self.client_data("webauthn.get", challenge);
        let data = self.authenticator_data(self.flags);
        let signed = [&data[..], &Sha256::digest(&client_data)[..]].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &signed).expect("a signature");
        PasskeySignIn {
            id: BASE64URL_NOPAD.encode(&self.credential),
            client_data_json: BASE64URL_NOPAD.encode(&client_data),
            authenticator_data: BASE64URL_NOPAD.encode(&data),
            signature: BASE64URL_NOPAD.encode(signature.as_ref()),
            user_handle: self.user.clone(),
        }
    }
}

pub fn config() -> Config {
    Config { passkey_domain: Some(DOMAIN.to_owned()), ..wide() }
}

pub async fn creation(site: &Site) -> PasskeyCreation {
    site.request(Method::POST, "/api/me/passkeys/challenge", None::<&()>).await.expect("options")
}

pub async fn add(site: &Site, made: &NewPasskey) -> Result<PasskeyList, ClientError> {
    site.request(Method::POST, "/api/me/passkeys", Some(made)).await
}

pub async fn enroll(site: &Site, device: &mut Authenticator) -> PasskeyList {
    let options = creation(site).await;
    add(site, &device.make(&options)).await.expect("a passkey")
}

pub async fn passkeys(site: &Site) -> PasskeyList {
    site.request(Method::GET, "/api/me/passkeys", None::<&()>).await.expect("passkeys")
}

pub async fn challenge(server: &Running) -> String {
    let path = "/api/passkeys/challenge";
    let request: PasskeyRequest =
        server.site().request(Method::POST, path, None::<&()>).await.expect("options");
    assert_eq!(request.rp_id, DOMAIN);
    request.challenge
}

pub async fn sign_in(server: &Running, signed: &PasskeySignIn) -> Result<NewPlayer, ClientError> {
    server.site().request(Method::POST, "/api/players/passkey", Some(signed)).await
}
