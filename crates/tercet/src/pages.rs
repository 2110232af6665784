//! The browser client's files, inside this binary.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// The files that `cargo xtask web` has built; after a plain `cargo build` there are none, and the server answers so.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Dist;

pub(crate) fn file(name: &str) -> Option<Cow<'static, [u8]>> {
    Dist::get(name).map(|file| file.data)
}
