//! How somebody likes the page, and how large their screen is.

use serde_json::{Value, json};

/// The languages that the page speaks.
pub const LANGUAGES: [&str; 5] = ["en", "fr", "it", "ru", "he"];

/// Light and dark.
pub const THEMES: [&str; 2] = ["light", "dark"];

/// A phone, a tablet and a desk.
pub const SIZES: [Size; 3] = [Size(320, 568), Size(768, 1024), Size(1440, 900)];

/// A window's width and height in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size(pub u32, pub u32);

impl std::fmt::Display for Size {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}x{}", self.0, self.1)
    }
}

/// What the page remembers of somebody's likings.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    /// The language's tag.
    pub language: &'static str,
    /// `light` or `dark`.
    pub theme: &'static str,
    /// Whether cards may move.
    pub motion: bool,
}

impl Default for Looks {
    fn default() -> Looks {
        Looks { language: "en", theme: "light", motion: true }
    }
}

impl Looks {
    /// As the page keeps it; whoever has no name yet is asked for one.
    pub fn remembered(&self, name: Option<&str>) -> Value {
        let Looks { language, theme, motion } = self;
        json!({ "language": language, "theme": theme, "motion": motion, "name": name })
    }
}
