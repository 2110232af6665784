//! Names of streams.

use std::borrow::Borrow;
use std::fmt;
use std::sync::Arc;

/// The longest name of a stream, in characters.
pub const STREAM_LENGTH: usize = 100;

/// The name of one stream, such as `table/abc`: 1 to 100 visible ASCII characters, cheap to copy.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stream(Arc<str>);

impl Stream {
    /// The only constructor; its result can be a key in any database.
    pub fn new(name: &str) -> Result<Stream, StreamError> {
        let visible = name.bytes().all(|byte| byte.is_ascii_graphic());
        match name.len() {
            0 => Err(StreamError::Empty),
            _ if !visible => Err(StreamError::Invisible),
            length if length > STREAM_LENGTH => Err(StreamError::Long { characters: length }),
            _ => Ok(Stream(name.into())),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for Stream {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StreamError {
    #[error("a stream needs a name")]
    Empty,
    /// More than [`STREAM_LENGTH`] characters.
    #[error("a stream's name has at most {STREAM_LENGTH} characters, not {characters}")]
    Long { characters: usize },
    /// A blank, a control character or one beyond ASCII.
    #[error("a stream's name has visible ASCII characters only")]
    Invisible,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_visible_ascii_only() {
        assert_eq!(Stream::new("table/abc").unwrap().as_str(), "table/abc");
        assert!(Stream::new(&"~".repeat(STREAM_LENGTH)).is_ok());
        assert_eq!(Stream::new(""), Err(StreamError::Empty));
        assert_eq!(Stream::new(&"x".repeat(101)), Err(StreamError::Long { characters: 101 }));
        for name in [" ", "a b", "a\n", "a\0", "é", "\u{7f}"] {
            assert_eq!(Stream::new(name), Err(StreamError::Invisible), "{name:?}");
        }
    }
}
