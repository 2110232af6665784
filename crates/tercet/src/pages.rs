//! The browser client's files, inside this binary.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// What `cargo xtask web` has built; a plain `cargo build` has nothing here, and the server says so.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Dist;

/// The content of a file.
pub fn file(name: &str) -> Option<Cow<'static, [u8]>> {
    Dist::get(name).map(|file| file.data)
}
