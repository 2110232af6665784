//! Counts the WebSocket frames that a client sends. The WebSocket library returns whole messages only, so that a client could keep it
//! busy with empty fragments for ever.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, ReadBuf};
use tokio::time::Instant;

use crate::limits::TokenBucket;

/// A stream whose reading ends with an error when more frames arrive than the bucket allows.
pub(crate) struct FrameMeter<S> {
    stream: S,
    bucket: TokenBucket,
    position: Position,
    is_exceeded: bool,
}

/// Where in a frame the next byte is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Position {
    Start,
    Length,
    /// So many more bytes of a long length, and its value so far.
    LongLength(u8, u64),
    /// So many more bytes of mask and payload.
    Payload(u64),
}

impl<S> FrameMeter<S> {
    pub(crate) fn new(stream: S, bucket: TokenBucket) -> FrameMeter<S> {
        FrameMeter { stream, bucket, position: Position::Start, is_exceeded: false }
    }

    /// Whether reading has ended because of too many frames.
    pub(crate) fn is_exceeded(&self) -> bool {
        self.is_exceeded
    }

    /// The number of frames that begin in these bytes.
    fn count(&mut self, mut bytes: &[u8]) -> u32 {
        /// Every frame of a client is masked.
        const MASK: u64 = 4;
        let mut frames = 0;
        while let Some((&byte, rest)) = bytes.split_first() {
            bytes = rest;
            self.position = match self.position {
                Position::Start => {
                    frames += 1;
                    Position::Length
                }
                Position::Length => match byte & 0x7f {
                    126 => Position::LongLength(2, 0),
                    127 => Position::LongLength(8, 0),
                    short => Position::Payload(u64::from(short) + MASK),
                },
                Position::LongLength(left, value) => {
                    let value = value << 8 | u64::from(byte);
                    match left {
                        1 => Position::Payload(value.saturating_add(MASK)),
                        _ => Position::LongLength(left - 1, value),
                    }
                }
                // This byte is the first of those that are skipped.
                Position::Payload(left) => {
                    let skipped = usize::try_from(left - 1).map_or(rest.len(), |left| left.min(rest.len()));
                    bytes = &rest[skipped..];
                    match left - 1 - skipped as u64 {
                        0 => Position::Start,
                        left => Position::Payload(left),
                    }
                }
            };
        }
        frames
    }
}

impl<S: AsyncRead + Unpin> FrameMeter<S> {
    /// Reads and discards everything up to the end of the stream.
    pub(crate) async fn drain(&mut self) {
        let mut bytes = [0; 1024];
        while let Ok(1..) = self.stream.read(&mut bytes).await {}
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for FrameMeter<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        std::task::ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let frames = self.count(&buffer.filled()[before..]);
        self.is_exceeded |= frames > 0 && self.bucket.take(f64::from(frames), Instant::now()).is_err();
        if self.is_exceeded {
            return Poll::Ready(Err(io::Error::other("too many frames")));
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for FrameMeter<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_counted_however_they_are_cut() {
        let frame = |length: &[u8], payload: usize| {
            [&[0x81], length, &[1, 2, 3, 4], &vec![0x80; payload][..]].concat()
        };
        let bytes = [
            frame(&[0x80], 0),
            frame(&[0x80 | 5], 5),
            frame(&[0x80 | 126, 1, 0], 256),
            frame(&[0x80 | 127, 0, 0, 0, 0, 0, 0, 0, 7], 7),
            frame(&[0x80], 0),
        ]
        .concat();
        for size in 1..bytes.len() {
            let mut meter = FrameMeter::new((), TokenBucket::new(1.0, 1.0, Instant::now()));
            let counts: u32 = bytes.chunks(size).map(|part| meter.count(part)).sum();
            assert_eq!((counts, meter.position), (5, Position::Start), "parts of {size} bytes");
        }
        let mut meter = FrameMeter::new((), TokenBucket::new(1.0, 1.0, Instant::now()));
        let longest = [&[0x81, 0xff][..], &[0xff; 8], &[0; 100]].concat();
        assert_eq!(meter.count(&longest), 1, "a length that no stream has");
    }
}
