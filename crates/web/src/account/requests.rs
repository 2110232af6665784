//! Requests of the account page.

use protocol::{
    DeviceList, MoveCode, MovePlayer, NewPasskey, PasskeyList, PasskeySignIn, PasskeySupport, Phrase,
    PhraseStatus, Player,
};

use crate::http::{RequestError, accepted, get, player, send, send_text};
use crate::prelude::*;

pub async fn me() -> Result<Player, RequestError> {
    get("api/me").await
}

/// The player of this browser; creates one if there is none.
pub async fn known() -> Result<(), RequestError> {
    let name = settings().with_untracked(|settings| settings.name.clone());
    player(name.as_deref()).await.map(drop)
}

/// A code with which another device becomes this player.
pub async fn move_code() -> Result<MoveCode, RequestError> {
    send_text("POST", "api/me/code", None).await
}

/// Twelve words with which any browser becomes this player.
pub async fn phrase() -> Result<Phrase, RequestError> {
    send_text("POST", "api/me/phrase", None).await
}

/// Whether there is such a phrase already.
pub async fn has_phrase() -> Result<bool, RequestError> {
    Ok(get::<PhraseStatus>("api/me/phrase").await?.exists)
}

pub async fn move_here(code: String) -> Result<Player, RequestError> {
    send("POST", "api/players/move", Some(&MovePlayer { code })).await
}

pub async fn devices() -> Result<DeviceList, RequestError> {
    get("api/me/devices").await
}

pub async fn sign_out(device: &str) -> Result<DeviceList, RequestError> {
    send_text("DELETE", &format!("api/me/devices/{device}"), None).await
}

pub async fn sign_out_others() -> Result<DeviceList, RequestError> {
    send_text("DELETE", "api/me/devices", None).await
}

/// Whether the server takes passkeys.
pub async fn takes_passkeys() -> Result<bool, RequestError> {
    Ok(get::<PasskeySupport>("api/passkeys").await?.domain.is_some())
}

pub async fn passkeys() -> Result<PasskeyList, RequestError> {
    get("api/me/passkeys").await
}

/// What the browser needs to make a passkey, as JSON.
pub async fn creation_options() -> Result<String, RequestError> {
    accepted("POST", "api/me/passkeys/challenge", None).await
}

pub async fn add_passkey(made: &NewPasskey) -> Result<PasskeyList, RequestError> {
    send("POST", "api/me/passkeys", Some(made)).await
}

pub async fn remove_passkey(passkey: &str) -> Result<PasskeyList, RequestError> {
    send_text("DELETE", &format!("api/me/passkeys/{passkey}"), None).await
}

/// What the browser needs to sign in by a passkey, as JSON.
pub async fn request_options() -> Result<String, RequestError> {
    accepted("POST", "api/passkeys/challenge", None).await
}

pub async fn sign_in(signed: &PasskeySignIn) -> Result<Player, RequestError> {
    send("POST", "api/players/passkey", Some(signed)).await
}

/// Deletes this player on the server.
pub async fn delete() -> Result<(), RequestError> {
    accepted("DELETE", "api/me", None).await.map(drop)
}
