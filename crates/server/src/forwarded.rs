//! What proxies state about a request's client: `X-Forwarded-For` and `Forwarded` (RFC 7239), read through trusted proxies only.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::HeaderMap;

/// The client of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    pub(crate) address: IpAddr,
    /// Whether a trusted proxy took the request over TLS.
    pub(crate) is_https: bool,
}

/// The client of a request that `peer` sent.
///
/// A client can send both headers itself. A proxy appends to the one that it knows and passes on the other, so where both are
/// there and lead to different addresses, neither is believed.
pub(crate) fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> Client {
    if !trusted.contains(&peer) {
        return Client { address: peer, is_https: false };
    }
    let plain = values(headers, "x-forwarded-for").flat_map(|value| match value {
        Some(value) => list(value, ',').into_iter().map(node).collect(),
        None => vec![None],
    });
    let plain: Vec<Option<IpAddr>> = plain.collect();
    let elements: Vec<Option<Element>> = values(headers, "forwarded")
        .flat_map(|value| match value {
            Some(value) => list(value, ',').into_iter().map(element).collect(),
            None => vec![None],
        })
        .collect();
    let standard: Vec<Option<IpAddr>> =
        elements.iter().map(|element| element.as_ref().and_then(|element| element.node)).collect();
    let address = match (follow(peer, &plain, trusted), follow(peer, &standard, trusted)) {
        (address, _) if standard.is_empty() => address,
        (_, address) if plain.is_empty() => address,
        (one, other) if one == other => one,
        _ => peer,
    };
    let mut protocols = values(headers, "x-forwarded-proto").flatten().flat_map(|value| list(value, ','));
    let is_https = protocols.any(|protocol| protocol.eq_ignore_ascii_case("https"))
        || elements.iter().flatten().any(|element| element.is_https);
    Client { address, is_https }
}

/// All values of a header in order; `None` for one that is no text.
fn values<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = Option<&'a str>> {
    headers.get_all(name).iter().map(|value| value.to_str().ok())
}

/// Follows the entries from the right as long as they are trusted proxies. The first other one is the client; an entry that
/// states no address ends the chain at the proxy that added it.
fn follow(peer: IpAddr, entries: &[Option<IpAddr>], trusted: &[IpAddr]) -> IpAddr {
    let mut last = peer;
    for entry in entries.iter().rev() {
        match entry {
            Some(address) if trusted.contains(address) => last = *address,
            Some(address) => return *address,
            None => return last,
        }
    }
    last
}

/// Splits at a separator outside quotes, trims the parts, and leaves out empty ones, as lists in headers are read.
fn list(text: &str, separator: char) -> Vec<&str> {
    let (mut quoted, mut escaped) = (false, false);
    let parts = text.split(|letter: char| {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ => return letter == separator && !quoted,
        }
        false
    });
    parts.map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// One proxy's part of `Forwarded`.
struct Element {
    node: Option<IpAddr>,
    is_https: bool,
}

/// Reads `for=192.0.2.1;proto=https`. `None` if it is malformed.
fn element(text: &str) -> Option<Element> {
    let mut element = Element { node: None, is_https: false };
    for pair in list(text, ';') {
        let (name, value) = pair.split_once('=')?;
        match name.to_ascii_lowercase().as_str() {
            "for" => element.node = node(value),
            "proto" => element.is_https = unquoted(value)?.eq_ignore_ascii_case("https"),
            _ => drop(unquoted(value)?),
        }
    }
    Some(element)
}

/// A token, or the content of a quoted string.
fn unquoted(text: &str) -> Option<String> {
    let Some(rest) = text.strip_prefix('"') else {
        return (!text.contains('"')).then(|| text.to_owned());
    };
    let mut content = String::new();
    let mut letters = rest.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => return letters.as_str().is_empty().then_some(content),
            '\\' => content.push(letters.next()?),
            _ => content.push(letter),
        }
    }
    None
}

/// An address, with or without brackets, port and quotes. `None` for `unknown`, a made-up identifier, or anything else.
fn node(text: &str) -> Option<IpAddr> {
    let text = unquoted(text)?;
    let address = if let Some(rest) = text.strip_prefix('[') {
        let (address, port) = rest.split_once(']')?;
        let has_port = port.is_empty() || port.strip_prefix(':').is_some_and(is_port);
        IpAddr::from(address.parse::<Ipv6Addr>().ok().filter(|_| has_port)?)
    } else if let Some((address, port)) = text.split_once(':').filter(|_| text.matches(':').count() == 1) {
        IpAddr::from(address.parse::<Ipv4Addr>().ok().filter(|_| is_port(port))?)
    } else {
        text.parse().ok()?
    };
    Some(address.to_canonical())
}

/// A number, or a made-up one such as `_hidden`.
fn is_port(text: &str) -> bool {
    let is_name = |rest: &str| {
        !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
    };
    let is_number = (1..=5).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number || text.strip_prefix('_').is_some_and(is_name)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const PROXY: &str = "10.0.0.1";
    const OUTER: &str = "10.0.0.2";

    /// The client of a request from the proxy with these headers, one per line.
    fn read(lines: &[(&'static str, &str)]) -> (String, bool) {
        let trusted = [PROXY, OUTER, "2001:db8::1"].map(|text| text.parse().expect("an address"));
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_bytes(value.as_bytes()).expect("a value"));
        }
        let client = client(trusted[0], &headers, &trusted);
        (client.address.to_string(), client.is_https)
    }

    #[test]
    fn x_forwarded_for_is_read_from_the_right() {
        for (value, client) in [
            ("192.0.2.7", "192.0.2.7"),
            ("203.0.113.9, 192.0.2.7", "192.0.2.7"),
            ("203.0.113.9, 192.0.2.7, 10.0.0.1", "192.0.2.7"),
            ("192.0.2.7,10.0.0.2,\t10.0.0.1", "192.0.2.7"),
            ("192.0.2.7:4711", "192.0.2.7"),
            ("192.0.2.7:_hidden", "192.0.2.7"),
            ("\"192.0.2.7:4711\"", "192.0.2.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:4711", "2001:db8::7"),
            ("\"[2001:db8::7]:4711\"", "2001:db8::7"),
            ("192.0.2.7, [2001:db8::1]:80", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("::ffff:10.0.0.2", OUTER),
            // Empty elements of a list are left out.
            ("192.0.2.7, ,", "192.0.2.7"),
            ("", PROXY),
            // What states no address ends the chain at the proxy that added it.
            ("unknown", PROXY),
            ("192.0.2.7, unknown", PROXY),
            ("192.0.2.7, unknown, 10.0.0.2", OUTER),
            ("192.0.2.7, _secret", PROXY),
            ("192.0.2.7, 192.0.2.300", PROXY),
            ("192.0.2.7, 192.0.2.7:", PROXY),
            ("192.0.2.7, 192.0.2.7:123456", PROXY),
            ("192.0.2.7, 192.0.2.7:80x", PROXY),
            ("192.0.2.7, [192.0.2.7]", PROXY),
            ("192.0.2.7, [2001:db8::7", PROXY),
            ("192.0.2.7, [2001:db8::7]80", PROXY),
            ("192.0.2.7, fe80::1%eth0", PROXY),
            ("192.0.2.7, \"203.0.113.9", PROXY),
            ("192.0.2.7, \u{e9}", PROXY),
        ] {
            assert_eq!(read(&[("x-forwarded-for", value)]).0, client, "{value:?}");
        }
        let lines = [("x-forwarded-for", "203.0.113.9"), ("x-forwarded-for", "192.0.2.7")];
        assert_eq!(read(&lines).0, "192.0.2.7", "the last line is the last proxy's");
        let lines = [("x-forwarded-for", "203.0.113.9"), ("x-forwarded-for", "\u{e9}")];
        assert_eq!(read(&lines).0, PROXY);
    }

    #[test]
    fn forwarded_is_read_as_rfc_7239_says() {
        for (value, client) in [
            ("for=192.0.2.7", "192.0.2.7"),
            ("For=\"192.0.2.7:4711\"", "192.0.2.7"),
            ("for=\"[2001:db8:cafe::17]:4711\"", "2001:db8:cafe::17"),
            ("for=\"[2001:db8:cafe::17]\";by=203.0.113.43;proto=http", "2001:db8:cafe::17"),
            ("for=203.0.113.9, for=192.0.2.7;by=10.0.0.1", "192.0.2.7"),
            ("for=192.0.2.7, for=10.0.0.2;host=\"a,b;for=1.1.1.1\"", "192.0.2.7"),
            ("by=x;for=192.0.2.7 ; proto=https", "192.0.2.7"),
            ("for=\"192.\\0.2.7\"", "192.0.2.7"),
            ("for=unknown", PROXY),
            ("for=192.0.2.7, for=unknown", PROXY),
            ("for=192.0.2.7, for=_hidden", PROXY),
            ("for=192.0.2.7, for=\"_SEVKISEK\"", PROXY),
            ("for=192.0.2.7, by=10.0.0.1", PROXY),
            ("for=192.0.2.7, nonsense", PROXY),
            // A quote that a client left open hides what the proxy appended.
            ("for=192.0.2.7;host=\", for=203.0.113.9", PROXY),
            ("for=1.1.1.1, for=\", for=\"[2001:db8::7]\"", PROXY),
        ] {
            assert_eq!(read(&[("forwarded", value)]).0, client, "{value:?}");
        }
    }

    #[test]
    fn headers_that_disagree_are_not_believed() {
        let both = |plain, standard| read(&[("x-forwarded-for", plain), ("forwarded", standard)]).0;
        assert_eq!(both("192.0.2.7", "for=192.0.2.7"), "192.0.2.7");
        assert_eq!(both("192.0.2.7", "for=203.0.113.9"), PROXY);
        assert_eq!(both("192.0.2.7", "for=unknown"), PROXY);
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let stranger: IpAddr = "203.0.113.9".parse().expect("an address");
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static("192.0.2.7"));
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        let trusted = [PROXY.parse().expect("an address")];
        let expected = Client { address: stranger, is_https: false };
        assert_eq!(client(stranger, &headers, &trusted), expected);
    }

    #[test]
    fn a_proxy_states_whether_it_was_https() {
        for (name, value, is_https) in [
            ("x-forwarded-proto", "https", true),
            ("x-forwarded-proto", "HTTPS, http", true),
            ("x-forwarded-proto", "http", false),
            ("forwarded", "for=192.0.2.7;proto=https", true),
            ("forwarded", "for=192.0.2.7;proto=\"https\"", true),
            ("forwarded", "for=192.0.2.7;proto=http", false),
        ] {
            assert_eq!(read(&[(name, value)]).1, is_https, "{name}: {value}");
        }
    }
}
