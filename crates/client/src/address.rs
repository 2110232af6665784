//! Where a server is: `http://HOST[:PORT][/BASE]`, or the link of one of its tables.

use std::fmt;
use std::str::FromStr;

/// A server's address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Host and port, as in the `Host` header.
    pub host: String,
    /// Where the server is mounted, such as `/tercet`; empty for the root.
    pub base: String,
    /// The table, if the address is a table's link.
    pub table: Option<String>,
}

/// Why a text is no address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// It does not start with `http://`.
    NotHttp,
    /// It names no host.
    NoHost,
}

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddressError::NotHttp => {
                write!(f, "an address starts with http://, for example http://127.0.0.1:8080")
            }
            AddressError::NoHost => write!(f, "an address names a host, for example http://127.0.0.1:8080"),
        }
    }
}

impl std::error::Error for AddressError {}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        let rest = text.trim().strip_prefix("http://").ok_or(AddressError::NotHttp)?;
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        if host.is_empty() {
            return Err(AddressError::NoHost);
        }
        let path = format!("/{}", path.trim_end_matches('/'));
        let (base, table) = match path.rsplit_once("/t/") {
            Some((base, table)) => (base.to_owned(), Some(table.to_owned())),
            None => (path, None),
        };
        Ok(Address { host: host.to_owned(), base: base.trim_end_matches('/').to_owned(), table })
    }
}

impl Address {
    /// Host and port to connect to; 80 where none is given.
    pub(crate) fn socket_address(&self) -> String {
        if self.host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok()) {
            self.host.clone()
        } else {
            format!("{}:80", self.host)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_and_links_are_told_apart() {
        let address: Address = "http://127.0.0.1:8080/".parse().unwrap();
        assert_eq!(
            (address.host.as_str(), address.base.as_str(), address.table),
            ("127.0.0.1:8080", "", None)
        );
        let link: Address = "http://example.org/play/t/abcdefgh2345".parse().unwrap();
        assert_eq!((link.base.as_str(), link.table.as_deref()), ("/play", Some("abcdefgh2345")));
        assert_eq!(link.socket_address(), "example.org:80");
        assert_eq!("example.org".parse::<Address>(), Err(AddressError::NotHttp));
        assert_eq!("http:///t/x".parse::<Address>(), Err(AddressError::NoHost));
    }
}
