//! Bodies of the HTTP part: the devices on which a player is signed in.

use engine::Date;
use serde::{Deserialize, Serialize};

/// The devices that are signed in as the player who asks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeviceList {
    /// The one that asks first.
    pub devices: Vec<Device>,
    /// A token in place of one that named no device, after all others were signed out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A browser or program that is signed in as a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Device {
    /// Names it in requests. `earlier` stands for all that signed in before devices were listed.
    pub device: String,
    /// How it came to be this player.
    pub way: SignInWay,
    #[serde(default)]
    pub browser: Browser,
    #[serde(default)]
    pub system: System,
    /// The day of signing in, in UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub since: Option<Date>,
    /// A day on which it was used; it may have been used up to six days after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub seen: Option<Date>,
    /// Whether the request comes from it.
    pub here: bool,
}

/// How a device came to be its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SignInWay {
    /// Its first visit made the player.
    Visit,
    Code,
    Phrase,
    Passkey,
    /// Before devices were listed.
    Earlier,
    /// A way that only newer programs know.
    #[serde(other)]
    Other,
}

/// The family of a browser, which is all that is kept of what a browser states about itself, beside the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Browser {
    Chrome,
    Edge,
    Firefox,
    Opera,
    Safari,
    Samsung,
    /// Another one, or a program.
    #[default]
    #[serde(other)]
    Other,
}

/// The system that a browser runs on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum System {
    Android,
    ChromeOs,
    Ios,
    Linux,
    MacOs,
    Windows,
    #[default]
    #[serde(other)]
    Other,
}
