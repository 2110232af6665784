//! What somebody likes, remembered by the browser.

use std::cell::OnceCell;

use serde::{Deserialize, Serialize};
use web_ui::Signal;
use web_ui::browser::{document, load, store};
use words::{Colours, Language, Message, Words};

use crate::browser::prefers_dark;
use crate::keys::Keys;
use crate::language;

/// Where the browser keeps them.
const NAME: &str = "tercet.settings";

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The colours of the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Palette {
    /// Red, green, purple.
    #[default]
    Classic,
    /// Colours that also those tell apart who see fewer.
    Universal,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Its name for the style sheet and for messages.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Palette {
    /// Every palette.
    pub const ALL: [Palette; 2] = [Palette::Classic, Palette::Universal];

    /// Its name for the style sheet and for messages.
    pub const fn name(self) -> &'static str {
        match self {
            Palette::Classic => "classic",
            Palette::Universal => "universal",
        }
    }
}

/// What somebody likes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language's tag; without one, the first that the browser asks for. [`language::speak`] changes it.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// The colours of the cards.
    pub palette: Palette,
    /// Whether cards have a mark that needs no colour.
    pub notch: bool,
    /// Whether there is sound.
    pub sound: bool,
    /// Whether cards may move.
    pub motion: bool,
    /// Which keys do what.
    pub keys: Keys,
    /// What others call this player.
    pub name: Option<String>,
    /// The edition that was played last.
    pub edition: Option<engine::Edition>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::System,
            palette: Palette::Classic,
            notch: false,
            sound: false,
            motion: true,
            keys: Keys::default(),
            name: None,
            edition: None,
        }
    }
}

impl Settings {
    /// What was remembered, or what is usual.
    pub fn remembered() -> Settings {
        load(NAME).unwrap_or_default()
    }

    /// The language to speak: the chosen one if its words are there, or the one that the page began with.
    pub fn language(&self) -> Language {
        let chosen = self.language.as_deref().and_then(Language::from_locale);
        chosen
            .filter(|chosen| words::is_loaded(*chosen, words::Volume::First))
            .unwrap_or_else(language::first)
    }

    /// The one who speaks this language, of the colours that the cards have now.
    pub fn words(&self) -> Words {
        Words::new(self.language()).with_isolation(true).with_colours(self.colours())
    }

    /// The colours that the cards have now, as the style sheet decides.
    fn colours(&self) -> Colours {
        match (self.palette, self.theme) {
            (Palette::Classic, _) => Colours::Printed,
            (Palette::Universal, Theme::Light) => Colours::UniversalLight,
            (Palette::Universal, Theme::Dark) => Colours::UniversalDark,
            (Palette::Universal, Theme::System) if prefers_dark() => Colours::UniversalDark,
            (Palette::Universal, Theme::System) => Colours::UniversalLight,
        }
    }

    /// The booklet to start from: the one that was played last, or the one in this language.
    pub fn edition(&self) -> engine::Edition {
        use engine::Edition;
        self.edition.unwrap_or(match self.language() {
            Language::Fr => Edition::French,
            Language::He => Edition::Hebrew,
            Language::It => Edition::Italian,
            Language::Ru => Edition::Russian,
            Language::En => Edition::English,
        })
    }

    /// Keeps them and tells the style sheet.
    pub fn apply(&self) {
        store(NAME, self);
        let Some(root) = document().document_element() else { return };
        let language = self.language();
        let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
        for (name, value) in [
            ("lang", language.tag()),
            ("dir", direction),
            ("data-theme", self.theme.name()),
            ("data-palette", self.palette.name()),
            ("data-notch", if self.notch { "on" } else { "off" }),
            ("data-motion", if self.motion { "on" } else { "off" }),
        ] {
            let _ = root.set_attribute(name, value);
        }
    }
}

thread_local! {
    /// One page has one set of settings; a signal, so that all that shows them follows.
    static SETTINGS: OnceCell<Signal<Settings>> = const { OnceCell::new() };
}

/// The settings, for whoever draws or acts.
pub fn settings() -> Signal<Settings> {
    SETTINGS.with(|settings| *settings.get_or_init(|| Signal::new(Settings::remembered())))
}

/// The one who speaks; whoever asks while drawing is drawn again when the language or the colours change.
pub fn words() -> Words {
    settings().with(Settings::words)
}

/// A message without arguments, in the current language: for elements that follow it.
pub fn text(message: impl Message + Copy + 'static) -> impl Fn() -> String + Copy + 'static {
    move || words().text(message)
}
