//! A text of JSON, read piece by piece. All of this is compiled once, whatever is read.

use std::borrow::Cow;

use super::{Read, Unreadable};

/// A text, and how far it has been read.
pub struct Reader<'a> {
    pub(super) text: &'a str,
    pub(super) place: usize,
}

impl<'a> Reader<'a> {
    /// The next byte that is no space, without reading it.
    #[inline(never)]
    pub fn peek(&mut self) -> Option<u8> {
        let bytes = self.text.as_bytes();
        while let Some(b' ' | b'\n' | b'\t' | b'\r') = bytes.get(self.place) {
            self.place += 1;
        }
        bytes.get(self.place).copied()
    }

    /// Makes sure that nothing follows.
    pub fn end(&mut self) -> Read<()> {
        if self.peek().is_none() { Ok(()) } else { Err(Unreadable) }
    }

    /// Reads a byte if it is the next one.
    #[inline(never)]
    pub fn takes(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        self.place += usize::from(is_next);
        is_next
    }

    /// Reads a byte, which must be the next one.
    pub fn take(&mut self, byte: u8) -> Read<()> {
        if self.takes(byte) { Ok(()) } else { Err(Unreadable) }
    }

    /// Reads a word such as `null`, if it is the next one.
    #[inline(never)]
    pub fn takes_word(&mut self, word: &str) -> bool {
        self.peek();
        let is_next = self.text.as_bytes()[self.place..].starts_with(word.as_bytes());
        if is_next {
            self.place += word.len();
        }
        is_next
    }

    /// A truth value.
    #[inline(never)]
    pub fn truth(&mut self) -> Read<bool> {
        if self.takes_word("true") {
            Ok(true)
        } else if self.takes_word("false") {
            Ok(false)
        } else {
            Err(Unreadable)
        }
    }

    /// The characters of a number.
    #[inline(never)]
    pub fn number(&mut self) -> Read<&'a str> {
        self.peek();
        let start = self.place;
        let bytes = self.text.as_bytes();
        while let Some(b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E') = bytes.get(self.place) {
            self.place += 1;
        }
        self.text.get(start..self.place).filter(|number| !number.is_empty()).ok_or(Unreadable)
    }

    /// A whole number that is not negative.
    #[inline(never)]
    pub fn natural(&mut self) -> Read<u64> {
        self.number()?.parse().map_err(|_| Unreadable)
    }

    /// A whole number.
    #[inline(never)]
    pub fn integer(&mut self) -> Read<i64> {
        self.number()?.parse().map_err(|_| Unreadable)
    }

    /// A text, which mostly stands there as it is.
    #[inline(never)]
    pub fn string(&mut self) -> Read<Cow<'a, str>> {
        self.take(b'"')?;
        let (start, bytes) = (self.place, self.text.as_bytes());
        let mut owned = String::new();
        let mut from = start;
        loop {
            match bytes.get(self.place).ok_or(Unreadable)? {
                b'"' => {
                    let last = self.text.get(from..self.place).ok_or(Unreadable)?;
                    self.place += 1;
                    return Ok(if from == start { Cow::Borrowed(last) } else { Cow::Owned(owned + last) });
                }
                b'\\' => {
                    owned.push_str(self.text.get(from..self.place).ok_or(Unreadable)?);
                    self.place += 1;
                    owned.push(self.escaped()?);
                    from = self.place;
                }
                _ => self.place += 1,
            }
        }
    }

    /// The character that an escape stands for.
    fn escaped(&mut self) -> Read<char> {
        let kind = *self.text.as_bytes().get(self.place).ok_or(Unreadable)?;
        self.place += 1;
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
    fn unit_pair(&mut self) -> Read<char> {
        let first = self.unit()?;
        let units =
            if (0xd800..0xdc00).contains(&first) && self.text.as_bytes().get(self.place) == Some(&b'\\') {
                self.place += 2;
                vec![first, self.unit()?]
            } else {
                vec![first]
            };
        char::decode_utf16(units).next().and_then(Result::ok).ok_or(Unreadable)
    }

    fn unit(&mut self) -> Read<u16> {
        let digits = self.text.get(self.place..self.place + 4).ok_or(Unreadable)?;
        self.place += 4;
        u16::from_str_radix(digits, 16).map_err(|_| Unreadable)
    }

    /// Passes over whatever comes next.
    #[inline(never)]
    pub fn skip(&mut self) -> Read<()> {
        let mut depth = 0_u32;
        loop {
            match self.peek().ok_or(Unreadable)? {
                b'{' | b'[' => {
                    self.place += 1;
                    depth += 1;
                }
                b'}' | b']' => {
                    self.place += 1;
                    depth = depth.checked_sub(1).ok_or(Unreadable)?;
                }
                b',' | b':' if depth > 0 => self.place += 1,
                b'"' => drop(self.string()?),
                b't' | b'f' => drop(self.truth()?),
                b'n' => drop(self.takes_word("null").then_some(()).ok_or(Unreadable)?),
                _ => drop(self.number()?),
            }
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Ends a list or an object. Whoever wants so many elements asks for no more; a list that holds more is another one.
    pub fn close(&mut self, open: bool, close: u8) -> Read<()> {
        if open { self.take(close) } else { Ok(()) }
    }
}
