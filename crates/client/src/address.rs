//! Where a server is: `http://HOST[:PORT][/BASE]` or `https://…`, or the link of one of its tables or challenges.

use std::str::FromStr;

use engine::ChallengeId;

/// A server's address.
///
/// ```
/// use client::Address;
///
/// let server: Address = "https://example.org/tercet".parse()?;
/// let link = server.link("abcdefgh2345");
/// assert_eq!(link, "https://example.org/tercet/t/abcdefgh2345");
/// assert_eq!(link.parse::<Address>()?.table.as_deref(), Some("abcdefgh2345"));
/// # Ok::<(), client::AddressError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    pub secure: bool,
    /// Host and port, as in the `Host` header.
    pub host: String,
    /// The path that the server is mounted at, such as `/tercet`; empty for the root.
    pub base: String,
    pub table: Option<String>,
    /// The id in the link of a challenge, or of a day's race.
    pub challenge: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    #[error("an address starts with http:// or https://, for example http://127.0.0.1:8080")]
    NotHttp,
    #[error("an address names a host, for example http://127.0.0.1:8080")]
    NoHost,
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        let text = text.trim();
        let plain = text.strip_prefix("http://").map(|rest| (false, rest));
        let (secure, rest) = plain
            .or_else(|| text.strip_prefix("https://").map(|rest| (true, rest)))
            .ok_or(AddressError::NotHttp)?;
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        if host.is_empty() {
            return Err(AddressError::NoHost);
        }
        let path = format!("/{}", path.trim_end_matches('/'));
        let split = |folder: &str| path.rsplit_once(folder).map(|(base, id)| (base, Some(id.to_owned())));
        let (base, table, challenge) = match (split("/t/"), split("/c/")) {
            (Some((base, table)), _) => (base, table, None),
            // The page's link carries the language of the player who sends it.
            (None, Some((base, challenge))) => {
                (base, None, challenge.map(|id| id.split(['?', '#']).next().unwrap_or_default().to_owned()))
            }
            (None, None) => match split("/day/") {
                Some((base, day)) => {
                    let day = day.and_then(|day| day.split(['?', '#']).next()?.parse().ok());
                    (base, None, day.map(|day| ChallengeId::of_day(day).to_string()))
                }
                None => (&*path, None, None),
            },
        };
        let base = base.trim_end_matches('/').to_owned();
        Ok(Address { secure, host: host.to_owned(), base, table, challenge })
    }
}

impl Address {
    pub fn link(&self, table: &str) -> String {
        format!("{}/t/{table}", self.url())
    }

    /// The server's own address, without a table.
    pub fn url(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}{}", self.host, self.base)
    }

    /// Host and port to connect to; the usual port where none is given.
    pub(crate) fn socket_address(&self) -> String {
        match self.port() {
            Some(_) => self.host.clone(),
            None => format!("{}:{}", self.host, if self.secure { 443 } else { 80 }),
        }
    }

    /// The host alone, which a certificate names.
    pub(crate) fn host_name(&self) -> &str {
        let name = self.port().map_or(self.host.as_str(), |(name, _)| name);
        name.trim_start_matches('[').trim_end_matches(']')
    }

    fn port(&self) -> Option<(&str, u16)> {
        let (name, port) = self.host.rsplit_once(':')?;
        Some((name, port.parse().ok()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_and_links_are_told_apart() {
        let address: Address = "http://127.0.0.1:8080/".parse().unwrap();
        let (host, base) = (address.host.as_str(), address.base.as_str());
        assert_eq!((host, base, address.table.as_deref()), ("127.0.0.1:8080", "", None));
        let link: Address = "http://example.org/play/t/abcdefgh2345".parse().unwrap();
        assert_eq!((link.base.as_str(), link.table.as_deref()), ("/play", Some("abcdefgh2345")));
        assert_eq!(link.socket_address(), "example.org:80");
        assert_eq!(link.link("t2"), "http://example.org/play/t/t2");
        let challenge: Address = "http://example.org/play/c/abcdefgh2345?l=fr".parse().unwrap();
        assert_eq!(
            (challenge.base.as_str(), challenge.challenge.as_deref()),
            ("/play", Some("abcdefgh2345"))
        );
        assert_eq!(challenge.table, None);
        let day: Address = "http://example.org/play/day/2026-11-18?l=fr".parse().unwrap();
        assert_eq!((day.base.as_str(), day.challenge.as_deref()), ("/play", Some("day-20261118")));
        assert_eq!("example.org".parse::<Address>(), Err(AddressError::NotHttp));
        assert_eq!("http:///t/x".parse::<Address>(), Err(AddressError::NoHost));
    }

    #[test]
    fn secure_addresses_know_their_port_and_the_name_in_the_certificate() {
        let link: Address = "https://example.org/t/abcdefgh2345".parse().unwrap();
        assert_eq!((link.socket_address().as_str(), link.host_name()), ("example.org:443", "example.org"));
        let local: Address = "https://[::1]:8443".parse().unwrap();
        assert_eq!((local.socket_address().as_str(), local.host_name()), ("[::1]:8443", "::1"));
        assert_eq!(local.url(), "https://[::1]:8443");
    }
}
