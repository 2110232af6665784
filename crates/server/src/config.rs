//! What an operator can set.

use std::net::IpAddr;

use crate::limits::Limits;
use crate::pages::Files;

/// How a server behaves.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Where it is mounted behind a proxy, such as `/tercet`; empty for the root.
    pub base_path: String,
    /// Pages beside its own that may use it, such as `https://example.org`.
    pub origins: Vec<String>,
    /// Proxies whose word about where a request comes from is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// What one client may use up.
    pub limits: Limits,
    /// The browser client's files; without them there are only tables for programs.
    pub files: Option<Files>,
}
