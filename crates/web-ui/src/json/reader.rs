//! The tokens of a JSON text. Nothing here depends on the type that is read, so all of it is compiled once.

use std::borrow::Cow;

use super::{Result, Unreadable};

pub struct Reader<'a> {
    pub(super) text: &'a str,
    pub(super) position: usize,
}

impl<'a> Reader<'a> {
    /// The next byte that is not white space, without reading it.
    #[inline(never)]
    pub fn peek(&mut self) -> Option<u8> {
        let bytes = self.text.as_bytes();
        while let Some(b' ' | b'\n' | b'\t' | b'\r') = bytes.get(self.position) {
            self.position += 1;
        }
        bytes.get(self.position).copied()
    }

    /// Fails unless the whole text has been read.
    pub fn end(&mut self) -> Result<()> {
        if self.peek().is_none() { Ok(()) } else { Err(Unreadable) }
    }

    /// Reads a byte if it is the next one.
    #[inline(never)]
    pub fn takes(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        self.position += usize::from(is_next);
        is_next
    }

    pub fn take(&mut self, byte: u8) -> Result<()> {
        if self.takes(byte) { Ok(()) } else { Err(Unreadable) }
    }

    /// Reads a word such as `null`, if it is the next one.
    #[inline(never)]
    pub fn takes_word(&mut self, word: &str) -> bool {
        self.peek();
        let is_next = self.text.as_bytes()[self.position..].starts_with(word.as_bytes());
        if is_next {
            self.position += word.len();
        }
        is_next
    }

    #[inline(never)]
    pub fn boolean(&mut self) -> Result<bool> {
        let is_true = self.takes_word("true");
        if is_true || self.takes_word("false") { Ok(is_true) } else { Err(Unreadable) }
    }

    #[inline(never)]
    pub fn number(&mut self) -> Result<&'a str> {
        self.peek();
        let start = self.position;
        let bytes = self.text.as_bytes();
        while let Some(b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E') = bytes.get(self.position) {
            self.position += 1;
        }
        self.text.get(start..self.position).filter(|number| !number.is_empty()).ok_or(Unreadable)
    }

    #[inline(never)]
    pub fn unsigned(&mut self) -> Result<u64> {
        self.number()?.parse().map_err(|_| Unreadable)
    }

    #[inline(never)]
    pub fn signed(&mut self) -> Result<i64> {
        self.number()?.parse().map_err(|_| Unreadable)
    }

    /// A string, borrowed unless it contains escapes.
    #[inline(never)]
    pub fn string(&mut self) -> Result<Cow<'a, str>> {
        self.take(b'"')?;
        let (start, bytes) = (self.position, self.text.as_bytes());
        let mut owned = String::new();
        let mut from = start;
        loop {
            match bytes.get(self.position).ok_or(Unreadable)? {
                b'"' => {
                    let last = self.text.get(from..self.position).ok_or(Unreadable)?;
                    self.position += 1;
                    return Ok(if from == start { Cow::Borrowed(last) } else { Cow::Owned(owned + last) });
                }
                b'\\' => {
                    owned.push_str(self.text.get(from..self.position).ok_or(Unreadable)?);
                    self.position += 1;
                    owned.push(self.escaped()?);
                    from = self.position;
                }
                _ => self.position += 1,
            }
        }
    }

    fn escaped(&mut self) -> Result<char> {
        let kind = *self.text.as_bytes().get(self.position).ok_or(Unreadable)?;
        self.position += 1;
        Ok(match kind {
            b'n' => '\n',
            b't' => '\t',
            b'r' => '\r',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'u' => self.unit_pair()?,
            b'"' | b'\\' | b'/' => kind.into(),
            _ => return Err(Unreadable),
        })
    }

    /// A character as one or two units of UTF-16.
    fn unit_pair(&mut self) -> Result<char> {
        let first = self.unit()?;
        let units =
            if (0xd800..0xdc00).contains(&first) && self.text.as_bytes().get(self.position) == Some(&b'\\') {
                self.position += 2;
                vec![first, self.unit()?]
            } else {
                vec![first]
            };
        char::decode_utf16(units).next().and_then(std::result::Result::ok).ok_or(Unreadable)
    }

    fn unit(&mut self) -> Result<u16> {
        let digits = self.text.get(self.position..self.position + 4).ok_or(Unreadable)?;
        self.position += 4;
        u16::from_str_radix(digits, 16).map_err(|_| Unreadable)
    }

    #[inline(never)]
    pub fn skip(&mut self) -> Result<()> {
        let mut depth = 0_u32;
        loop {
            match self.peek().ok_or(Unreadable)? {
                b'{' | b'[' => {
                    self.position += 1;
                    depth += 1;
                }
                b'}' | b']' => {
                    self.position += 1;
                    depth = depth.checked_sub(1).ok_or(Unreadable)?;
                }
                b',' | b':' if depth > 0 => self.position += 1,
                b'"' => drop(self.string()?),
                b't' | b'f' => drop(self.boolean()?),
                b'n' => drop(self.takes_word("null").then_some(()).ok_or(Unreadable)?),
                _ => drop(self.number()?),
            }
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Reads the end of a list or an object unless that has been read. A list with more elements than the type takes is an error.
    pub fn close(&mut self, open: bool, close: u8) -> Result<()> {
        if open { self.take(close) } else { Ok(()) }
    }
}
