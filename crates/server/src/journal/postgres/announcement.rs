//! The notification of an append: its stream, its number, and its payload if that is short.
//!
//! A node with players at the same table gets the entry with its notification and need not read it. The database writes these
//! lines itself, so that a payload is sent to it once. It writes a payload as ASCII in its `escape` encoding: a backslash
//! doubled, and bytes beyond ASCII as a backslash and three octal digits.

use bytes::Bytes;

use crate::journal::watch::Watches;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Announcement<'a> {
    stream: &'a str,
    seq: u64,
    payload: Option<&'a str>,
}

impl<'a> Announcement<'a> {
    fn parse(line: &'a str) -> Option<Announcement<'a>> {
        let mut parts = line.splitn(3, ' ');
        Some(Announcement { stream: parts.next()?, seq: parts.next()?.parse().ok()?, payload: parts.next() })
    }

    fn payload(self) -> Option<Bytes> {
        self.payload.and_then(unescape)
    }
}

/// Wakes the watches of the streams that a notification names, one a line.
pub(in crate::journal) fn notify(watches: &Watches, notification: &str) {
    let lines = notification.split('\n').filter_map(Announcement::parse);
    watches.notify_with(lines.map(|line| (line.stream, line.seq, move || line.payload())));
}

fn unescape(text: &str) -> Option<Bytes> {
    // Most payloads have no escape.
    if !text.contains('\\') {
        return Some(Bytes::copy_from_slice(text.as_bytes()));
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let (byte, after) = match (first, after) {
            (b'\\', [b'\\', after @ ..]) => (b'\\', after),
            (b'\\', [a @ b'0'..=b'3', b @ b'0'..=b'7', c @ b'0'..=b'7', after @ ..]) => {
                (((a - b'0') << 6) | ((b - b'0') << 3) | (c - b'0'), after)
            }
            (b'\\', _) => return None,
            (plain, after) => (*plain, after),
        };
        bytes.push(byte);
        rest = after;
    }
    Some(bytes.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads_are_unescaped() {
        let payload = |line: &'static str| Announcement::parse(line).unwrap().payload();
        let plain = |bytes: &'static [u8]| Some(Bytes::from(bytes));
        let bare = Announcement { stream: "table/abc", seq: 7, payload: None };
        assert_eq!(Announcement::parse("table/abc 7"), Some(bare));
        assert_eq!(payload("s 1 "), plain(b""));
        assert_eq!(payload("s 1 {\"a\": [1, 2]}"), plain(b"{\"a\": [1, 2]}"));
        assert_eq!(payload(r#"s 1 "\\"\303\251\000""#), plain(b"\"\\\"\xc3\xa9\0\""));
        for broken in [r"s 1 a\", r"s 1 \9", r"s 1 \400", r"s 1 \12"] {
            assert_eq!(payload(broken), None, "{broken}");
        }
        assert_eq!(Announcement::parse("nonsense"), None);
    }
}
