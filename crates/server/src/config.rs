//! A server's configuration.

use std::net::IpAddr;

use tokio::sync::watch;

use crate::challenges::PaceReview;
use crate::limits::Limits;
use crate::pages::Files;
use crate::room::WallClock;

/// A server's configuration, set by its operator.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The path below which a proxy mounts the server, such as `/tercet`; empty for the root.
    pub base_path: String,
    /// Origins beside the server's own that may use it, such as `https://example.org`.
    pub origins: Vec<String>,
    /// The domain that passkeys are for, such as `example.org`; without one there are none.
    pub passkey_domain: Option<String>,
    /// Proxies whose `X-Forwarded-For` header is trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// The limits of one client.
    pub limits: Limits,
    /// The browser client's files; without them the server has only its API.
    pub files: Option<Files>,
    /// The machine's clock; tests set it forward and back.
    pub wall_clock: WallClock,
    /// Whether runs that look like a program's stand apart in lists.
    pub pace_review: PaceReview,
    /// New values of what can change while the server runs.
    pub changes: Option<watch::Receiver<LiveConfig>>,
}

/// The part of a configuration that can change while the server runs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LiveConfig {
    /// As [`Config::origins`].
    pub origins: Vec<String>,
    /// As [`Config::trusted_proxies`].
    pub trusted_proxies: Vec<IpAddr>,
    /// As [`Config::limits`]. An open socket keeps the limits that it was opened with.
    pub limits: Limits,
}

impl Config {
    /// The part that can change, as it is at the start.
    pub fn live(&self) -> LiveConfig {
        LiveConfig {
            origins: self.origins.clone(),
            trusted_proxies: self.trusted_proxies.clone(),
            limits: self.limits.clone(),
        }
    }
}
