//! Bodies of the HTTP part: passkeys, with which a browser proves who its player is.
//!
//! What a browser's `navigator.credentials` takes has the names of the Web Authentication standard, so that a page hands it over as it
//! is. Bytes are base64url without padding, as in that standard.

use engine::Date;
use serde::{Deserialize, Serialize};

use crate::devices::{Browser, System};

/// Whether a server takes passkeys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeySupport {
    /// The domain that passkeys are for; none if the server takes none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub domain: Option<String>,
}

/// The passkeys of the player who asks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyList {
    /// The oldest first.
    pub passkeys: Vec<Passkey>,
}

/// A passkey of a player, without its key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Passkey {
    /// Names it in requests.
    pub passkey: String,
    /// The browser that made it.
    #[serde(default)]
    pub browser: Browser,
    #[serde(default)]
    pub system: System,
    /// The day on which it was made, in UTC.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub since: Date,
    /// The day on which it was last used to sign in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub seen: Option<Date>,
}

/// What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of the standard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PasskeyCreation {
    /// To be signed, once and within some minutes.
    pub challenge: String,
    pub rp: PasskeyServer,
    pub user: PasskeyUser,
    pub pub_key_cred_params: Vec<PasskeyAlgorithm>,
    /// Passkeys that the player has already; a device that keeps one of them makes no second one.
    pub exclude_credentials: Vec<PasskeyCredential>,
    pub authenticator_selection: PasskeySelection,
    /// `none`: who has built the device is not asked.
    pub attestation: String,
    /// How long the browser waits for the player, in milliseconds.
    pub timeout: u32,
}

/// The server that a passkey is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyServer {
    pub id: String,
    pub name: String,
}

/// The player that a passkey is of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PasskeyUser {
    /// The player's id, as bytes.
    pub id: String,
    pub name: String,
    pub display_name: String,
}

/// A kind of signature that the server can check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyAlgorithm {
    /// `public-key`
    pub r#type: String,
    /// −7: ECDSA over P-256 with SHA-256.
    pub alg: i32,
}

/// A passkey by the id that its device knows it by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyCredential {
    /// `public-key`
    pub r#type: String,
    pub id: String,
}

/// What kind of passkey is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PasskeySelection {
    /// `required`: the device finds it without a typed name.
    pub resident_key: String,
    /// `preferred`: by a finger, a face or a PIN where the device can.
    pub user_verification: String,
}

/// What a browser needs to sign in by a passkey: `PublicKeyCredentialRequestOptionsJSON` of the standard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PasskeyRequest {
    /// To be signed, once and within some minutes.
    pub challenge: String,
    pub rp_id: String,
    pub user_verification: String,
    /// How long the browser waits for the player, in milliseconds.
    pub timeout: u32,
}

/// A passkey that a browser has made: two parts of the standard's `RegistrationResponseJSON.response`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewPasskey {
    #[serde(rename = "clientDataJSON")]
    pub client_data_json: String,
    pub attestation_object: String,
}

/// What a passkey has signed: the id and four parts of the standard's `AuthenticationResponseJSON.response`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasskeySignIn {
    /// Of the passkey.
    pub id: String,
    #[serde(rename = "clientDataJSON")]
    pub client_data_json: String,
    pub authenticator_data: String,
    pub signature: String,
    /// The player's id, as bytes; the device keeps it with the passkey.
    pub user_handle: String,
}
