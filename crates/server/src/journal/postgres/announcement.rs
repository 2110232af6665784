//! What is announced with an append: its stream, its number, and its payload where that is short.
//!
//! A node whose players sit at the same table gets the entry along with the news of it and need not read it.

use bytes::Bytes;

use crate::journal::Stream;

/// The longest payload that goes along; with name and number a line has fewer than 2,000 bytes.
const LONGEST: usize = 1800;

/// The line that announces an append. Other than plain text would depend on how the database is encoded, so it stays behind.
pub(super) fn line(stream: &Stream, seq: u64, payload: &[u8]) -> String {
    let plain = |payload: &&str| payload.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic());
    let payload = str::from_utf8(payload).ok().filter(|payload| payload.len() <= LONGEST).filter(plain);
    match payload {
        Some(payload) => format!("{stream} {seq} {payload}"),
        None => format!("{stream} {seq}"),
    }
}

/// Reads a line.
pub(super) fn read(line: &str) -> Option<(Stream, u64, Option<Bytes>)> {
    let mut parts = line.splitn(3, ' ');
    let (stream, seq) = (Stream::new(parts.next()?).ok()?, parts.next()?.parse().ok()?);
    Some((stream, seq, parts.next().map(|payload| Bytes::copy_from_slice(payload.as_bytes()))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_plain_payloads_go_along() {
        let stream = Stream::new(&"~".repeat(100)).unwrap();
        for payload in ["", "x", "{\"a\": [1, 2]}", &"x".repeat(LONGEST)] {
            let line = line(&stream, u64::MAX, payload.as_bytes());
            assert!(line.len() < 2000 && !line.contains('\n'));
            assert_eq!(read(&line), Some((stream.clone(), u64::MAX, Some(Bytes::from(payload.to_owned())))));
        }
        for payload in ["two\nlines", "nul\0", "é", &"x".repeat(LONGEST + 1)] {
            assert_eq!(read(&line(&stream, 7, payload.as_bytes())), Some((stream.clone(), 7, None)));
        }
        assert_eq!(read(&line(&stream, 7, b"\xff")), Some((stream, 7, None)));
        assert_eq!(read("nonsense"), None);
    }
}
