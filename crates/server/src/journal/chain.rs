//! The chain of a stream: each entry carries a hash over all entries so far, so that a changed byte is found on reading.
//!
//! An entry is a JSON object, and its link is the last field: `{…,"chain":"0123…"}`. The link is the first 16 bytes of
//! SHA-256 over `tercet chain`, the link before and the entry without its link, in hexadecimal. Before the first entry it is
//! the same over `tercet stream` and the stream's name, so that an entry fits in no other stream.
//!
//! Entries that were written before there were chains have no link. They are hashed all the same: the first link after them
//! covers them too. An entry without a link after one with a link is damage.
//!
//! A redacted entry has other bytes than were written, and keeps the link: `{…,"redacted":"4567…","chain":"0123…"}`, so that the
//! entries after it stay as they are. In place of the link, `redacted` is a hash over its bytes and both links around it.
//!
//! The chain finds accidents. It has no key: who can write to the database can compute it anew.

use std::fmt;

use bytes::Bytes;
use sha2::{Digest, Sha256};

use super::{Entry, Stream};

/// The text around a link, at the end of an entry.
const BEFORE: &[u8] = b",\"chain\":\"";
const AFTER: &[u8] = b"\"}";
const DIGITS: usize = 32;
const TAIL: usize = BEFORE.len() + DIGITS + AFTER.len();
/// The text around the hash of a redacted entry, before its link.
const REDACTED: &[u8] = b",\"redacted\":\"";
const QUOTE: &[u8] = b"\"";
/// An entry with so many bytes of [`BEFORE`] and [`AFTER`] in their places had a link, which is damaged.
const SIMILAR: usize = 8;

type Link = [u8; 16];

/// The hash over a stream's entries up to [`head`](Chain::head).
///
/// ```
/// use server::journal::{Chain, Entry, EntryKind, Stream};
///
/// let stream = Stream::new("table/abc").unwrap();
/// let payload = Chain::new(&stream).link(br#"{"at":5}"#);
/// let mut chain = Chain::new(&stream);
/// assert_eq!(chain.check(&Entry { seq: 1, payload }), Ok(EntryKind::Chained));
/// let damaged = Entry { seq: 2, payload: br#"{"at":6}"#.as_slice().into() };
/// assert_eq!(chain.check(&damaged).unwrap_err().entry, 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    stream: Stream,
    head: u64,
    last: Link,
    has_links: bool,
}

/// What an entry is to the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    Chained,
    /// Written before there were chains.
    Unchained,
    /// Names were taken out of it after it was written.
    Redacted,
}

/// An entry that is not what was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{stream}: entry {entry} is damaged: {kind}")]
pub struct Damage {
    pub stream: Stream,
    pub entry: u64,
    pub kind: DamageKind,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DamageKind {
    #[error("its hash is not that of its bytes and the entries before it")]
    OtherHash,
    #[error("it has no hash, and the entry before it has one")]
    NoHash,
    #[error("the entries before it are missing")]
    Missing,
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    #[error("by the rules it does not follow from the entries before it: {0}")]
    AgainstRules(String),
}

impl Chain {
    /// The chain of a stream without entries.
    pub fn new(stream: &Stream) -> Chain {
        let last = hash(&[b"tercet stream", stream.as_str().as_bytes()]);
        Chain { stream: stream.clone(), head: 0, last, has_links: false }
    }

    /// The chain after an entry that carries a link, if it does. Whether the link is right is not checked. Of a redacted entry it
    /// does not tell whether there were links.
    pub fn after(stream: &Stream, entry: &Entry) -> Option<Chain> {
        let (fields, last) = split(&entry.payload).ok()??;
        if split_redacted(fields).is_some() {
            return None;
        }
        Some(Chain { stream: stream.clone(), head: entry.seq, last, has_links: true })
    }

    /// The number of the last entry.
    pub fn head(&self) -> u64 {
        self.head
    }

    /// The payload of the next entry: a JSON object of at least one field, and its link. What is no object gets no link.
    #[must_use]
    pub fn link(&self, object: &[u8]) -> Bytes {
        self.next(object).0
    }

    /// The same, and the chain after it.
    pub(crate) fn next(&self, object: &[u8]) -> (Bytes, Chain) {
        let mut next = Chain { head: self.head + 1, ..self.clone() };
        let [fields @ .., b'}'] = object else {
            next.last = self.next_link(object, b"");
            return (Bytes::copy_from_slice(object), next);
        };
        let link = self.next_link(fields, b"}");
        (next.last, next.has_links) = (link, true);
        let mut payload = Vec::with_capacity(fields.len() + TAIL);
        payload.extend_from_slice(fields);
        write_link(&mut payload, BEFORE, link, AFTER);
        (payload.into(), next)
    }

    /// The payload of the next entry with this object in place of what it has, and the same link after it. What is no object
    /// cannot be redacted.
    pub(crate) fn redact(&self, entry: &Entry, object: &[u8]) -> Option<Bytes> {
        let mut next = self.clone();
        next.check(entry).ok()?;
        let [fields @ .., b'}'] = object else { return None };
        let mut payload = Vec::with_capacity(fields.len() + REDACTED.len() + DIGITS + QUOTE.len() + TAIL);
        payload.extend_from_slice(fields);
        let hash = self.redaction(fields, next.last, !next.has_links);
        write_link(&mut payload, REDACTED, hash, QUOTE);
        write_link(&mut payload, BEFORE, next.last, AFTER);
        Some(payload.into())
    }

    fn redaction(&self, fields: &[u8], link: Link, was_unchained: bool) -> Link {
        let kind: &[u8] = if was_unchained { b"tercet redacted unchained" } else { b"tercet redacted" };
        hash(&[kind, &self.last, &link, fields])
    }

    /// Checks the next entry and goes on to it. After damage, the link that the entry carries counts for those that follow.
    pub fn check(&mut self, entry: &Entry) -> Result<EntryKind, Damage> {
        let before = self.clone();
        self.head = entry.seq;
        let result = match split(&entry.payload) {
            Ok(Some((fields, link))) => {
                (self.last, self.has_links) = (link, true);
                match split_redacted(fields) {
                    _ if link == before.next_link(fields, b"}") => Ok(EntryKind::Chained),
                    Some((fields, hash)) if hash == before.redaction(fields, link, false) => {
                        Ok(EntryKind::Redacted)
                    }
                    Some((fields, hash))
                        if !before.has_links && hash == before.redaction(fields, link, true) =>
                    {
                        self.has_links = false;
                        Ok(EntryKind::Redacted)
                    }
                    _ => Err(DamageKind::OtherHash),
                }
            }
            Ok(None) => {
                self.last = before.next_link(&entry.payload, b"");
                if before.has_links { Err(DamageKind::NoHash) } else { Ok(EntryKind::Unchained) }
            }
            Err(kind) => {
                self.last = before.next_link(&entry.payload, b"");
                Err(kind)
            }
        };
        let is_next = entry.seq == before.head + 1;
        let result = if is_next { result } else { Err(DamageKind::Missing) };
        result.map_err(|kind| self.damage(entry.seq, kind))
    }

    pub(crate) fn damage(&self, entry: u64, kind: DamageKind) -> Damage {
        Damage { stream: self.stream.clone(), entry, kind }
    }

    fn next_link(&self, fields: &[u8], end: &[u8]) -> Link {
        hash(&[b"tercet chain", &self.last, fields, end])
    }
}

fn hash(parts: &[&[u8]]) -> Link {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    let mut link = Link::default();
    link.copy_from_slice(&hash.finalize()[..16]);
    link
}

/// An entry's bytes without its link and without the closing brace, and the link; nothing of an entry that has none.
fn split(payload: &[u8]) -> Result<Option<(&[u8], Link)>, DamageKind> {
    let Some((fields, tail)) = payload.len().checked_sub(TAIL).map(|end| payload.split_at(end)) else {
        return Ok(None);
    };
    let (before, rest) = tail.split_at(BEFORE.len());
    let (digits, after) = rest.split_at(DIGITS);
    let places = before.iter().zip(BEFORE).chain(after.iter().zip(AFTER));
    match places.filter(|(found, expected)| found == expected).count() {
        same if same == BEFORE.len() + AFTER.len() => {
            Ok(Some((fields, read_link(digits).ok_or(DamageKind::OtherHash)?)))
        }
        same if same >= SIMILAR => Err(DamageKind::OtherHash),
        _ => Ok(None),
    }
}

/// The same of a redacted entry's fields: those without its hash, and the hash.
fn split_redacted(fields: &[u8]) -> Option<(&[u8], Link)> {
    let rest = fields.strip_suffix(QUOTE)?;
    let (rest, digits) = rest.split_at_checked(rest.len().checked_sub(DIGITS)?)?;
    Some((rest.strip_suffix(REDACTED)?, read_link(digits)?))
}

fn write_link(payload: &mut Vec<u8>, before: &[u8], link: Link, after: &[u8]) {
    payload.extend_from_slice(before);
    for byte in link {
        payload.extend([byte >> 4, byte & 15].map(|digit| b"0123456789abcdef"[usize::from(digit)]));
    }
    payload.extend_from_slice(after);
}

/// Reads digits as [`Chain::link`] writes them; capital ones are damage.
fn read_link(digits: &[u8]) -> Option<Link> {
    let mut link = Link::default();
    for (byte, pair) in link.iter_mut().zip(digits.chunks_exact(2)) {
        for digit in pair {
            let value = match digit {
                b'0'..=b'9' => digit - b'0',
                b'a'..=b'f' => digit - b'a' + 10,
                _ => return None,
            };
            *byte = *byte << 4 | value;
        }
    }
    Some(link)
}

impl fmt::Display for EntryKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EntryKind::Chained => "chained",
            EntryKind::Unchained => "before chaining",
            EntryKind::Redacted => "redacted",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stream() -> Stream {
        Stream::new("table/abc").unwrap()
    }

    /// Entries as a server writes them, the first `old` ones as an older program did.
    fn entries(stream: &Stream, old: u64) -> Vec<Entry> {
        let mut chain = Chain::new(stream);
        let entry = |seq| {
            let object = format!(r#"{{"at":{seq},"name":"Ann \"chain\":\"","events":[]}}"#);
            let payload = if seq <= old { Bytes::from(object) } else { chain.link(object.as_bytes()) };
            let entry = Entry { seq, payload };
            chain.check(&entry).expect("an entry as written");
            entry
        };
        (1..=4).map(entry).collect()
    }

    fn first_damage(entries: &[Entry]) -> Option<Damage> {
        let mut chain = Chain::new(&stream());
        entries.iter().find_map(|entry| chain.check(entry).err())
    }

    #[test]
    fn every_changed_byte_is_found_and_its_entry_named() {
        let written = entries(&stream(), 0);
        assert_eq!(first_damage(&written), None);
        for (place, entry) in written.iter().enumerate() {
            for (at, change) in
                (0..entry.payload.len()).flat_map(|at| [1, 0x20, 0xff].map(|change| (at, change)))
            {
                let mut changed = written[..=place].to_vec();
                let mut payload = entry.payload.to_vec();
                payload[at] ^= change;
                changed[place].payload = payload.into();
                let damage =
                    first_damage(&changed).unwrap_or_else(|| panic!("byte {at} of entry {}", entry.seq));
                assert_eq!((damage.stream, damage.entry), (stream(), entry.seq));
            }
        }
    }

    #[test]
    fn entries_of_before_chaining_are_valid_and_the_first_link_covers_them() {
        let written = entries(&stream(), 2);
        let mut chain = Chain::new(&stream());
        let kinds: Vec<_> = written.iter().map(|entry| chain.check(entry).unwrap()).collect();
        let (old, new) = (EntryKind::Unchained, EntryKind::Chained);
        assert_eq!(kinds, [old, old, new, new]);
        let mut changed = written.clone();
        changed[0].payload = br#"{"at":7}"#.as_slice().into();
        assert_eq!(first_damage(&changed).map(|damage| damage.entry), Some(3));
        assert_eq!(first_damage(&changed[..2]), None, "no link covers them yet");
    }

    #[test]
    fn what_is_missing_moved_or_written_by_an_older_program_is_damage() {
        let written = entries(&stream(), 0);
        let kind = |entries: &[Entry]| first_damage(entries).map(|damage| (damage.entry, damage.kind));
        assert_eq!(kind(&written[1..]), Some((2, DamageKind::Missing)));
        assert_eq!(kind(&[&written[..1], &written[2..]].concat()), Some((3, DamageKind::Missing)));
        let mut old = written.clone();
        old[2].payload = br#"{"at":3}"#.as_slice().into();
        assert_eq!(kind(&old), Some((3, DamageKind::NoHash)));
        let foreign = entries(&Stream::new("table/other").unwrap(), 0);
        assert_eq!(kind(&foreign), Some((1, DamageKind::OtherHash)));
    }

    #[test]
    fn damage_of_one_entry_does_not_hide_the_others() {
        let mut changed = entries(&stream(), 0);
        let payload = String::from_utf8(changed[1].payload.to_vec()).unwrap().replacen("2", "7", 1);
        changed[1].payload = payload.into();
        let mut chain = Chain::new(&stream());
        let damaged: Vec<u64> =
            changed.iter().filter_map(|entry| chain.check(entry).err()).map(|damage| damage.entry).collect();
        assert_eq!(damaged, [2]);
        assert_eq!(Chain::after(&stream(), &changed[3]), Some(chain));
    }

    /// The entries with some of them redacted, one after the other.
    fn redacted(written: &[Entry], places: &[usize]) -> Vec<Entry> {
        let mut entries = written.to_vec();
        for &place in places {
            let mut chain = Chain::new(&stream());
            for entry in &entries[..place] {
                chain.check(entry).expect("a right entry");
            }
            let payload = chain.redact(&entries[place], br#"{"name":"gone"}"#).expect("an object");
            entries[place].payload = payload;
        }
        entries
    }

    #[test]
    fn redacted_entries_change_no_other_entry_and_are_checked_like_them() {
        for old in 0..=4 {
            let written = entries(&stream(), old);
            for places in [&[1][..], &[0, 1, 2, 3], &[2, 2], &[3, 0]] {
                let entries = redacted(&written, places);
                let mut chain = Chain::new(&stream());
                for (place, entry) in entries.iter().enumerate() {
                    let kind = match (places.contains(&place), entry.seq <= old) {
                        (true, _) => EntryKind::Redacted,
                        (false, true) => EntryKind::Unchained,
                        (false, false) => EntryKind::Chained,
                    };
                    assert_eq!(chain.check(entry), Ok(kind), "{old} {places:?}: entry {}", entry.seq);
                }
                let text = String::from_utf8(entries[places[0]].payload.to_vec()).expect("text");
                assert!(!text.contains("Ann"), "{text}");
                // What follows is linked as if nothing had been redacted.
                let mut untouched = Chain::new(&stream());
                for entry in &written {
                    untouched.check(entry).expect("a right entry");
                }
                assert_eq!(chain, untouched, "{old} {places:?}");
            }
        }
    }

    #[test]
    fn every_changed_byte_of_a_redacted_entry_is_found() {
        for old in [0, 4] {
            let written = redacted(&entries(&stream(), old), &[1]);
            for (at, change) in
                (0..written[1].payload.len()).flat_map(|at| [1, 0x20, 0xff].map(|change| (at, change)))
            {
                let mut payload = written[1].payload.to_vec();
                payload[at] ^= change;
                let changed = Entry { seq: 2, payload: payload.into() };
                let damage = first_damage(&[written[0].clone(), changed]);
                // Without links before and after it, bytes at the end can make it look like an entry that was written before chaining.
                assert!(damage.is_some() || old > 0, "byte {at}");
            }
        }
    }

    #[test]
    fn a_link_is_what_the_text_above_says() {
        let linked = Chain::new(&stream()).link(br#"{"at":5}"#);
        let first = Sha256::digest(b"tercet streamtable/abc");
        let link = Sha256::digest([b"tercet chain".as_slice(), &first[..16], br#"{"at":5}"#].concat());
        let digits: String = link[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(linked, format!(r#"{{"at":5,"chain":"{digits}"}}"#));
    }
}
