//! The page's settings, and the window sizes that are tested.

use serde_json::{Value, json};

pub const LANGUAGES: [&str; 5] = ["en", "fr", "it", "ru", "he"];

/// A phone, a tablet and a desktop.
pub const SIZES: [Size; 3] = [Size(320, 568), Size(768, 1024), Size(1440, 900)];

/// A window's width and height in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size(pub u32, pub u32);

impl std::fmt::Display for Size {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}x{}", self.0, self.1)
    }
}

/// The settings that the page stores in the browser, apart from the player's name.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub language: &'static str,
    /// `light` or `dark`.
    pub theme: &'static str,
    pub motion: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { language: "en", theme: "light", motion: true }
    }
}

impl Settings {
    /// As the page stores them. Without a name, the page asks for one.
    pub(crate) fn to_json(self, name: Option<&str>) -> Value {
        let Settings { language, theme, motion } = self;
        json!({ "language": language, "theme": theme, "motion": motion, "name": name })
    }
}
