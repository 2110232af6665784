//! A server's configuration.

use std::net::IpAddr;

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
    /// Proxies whose `X-Forwarded-For` header is trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// The limits of one client.
    pub limits: Limits,
    /// The browser client's files; without them the server has only its API.
    pub files: Option<Files>,
    /// The machine's clock; tests set it forward and back.
    pub wall_clock: WallClock,
}
