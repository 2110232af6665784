//! The player's settings, stored by the browser.

use serde::{Deserialize, Serialize};
use web_ui::Signal;
use web_ui::browser::{document, store};
use words::{Colours, Language, Message, Words};

use crate::browser::prefers_dark;
use crate::keys::Keys;
use crate::language;

const NAME: &str = "tercet.settings";

named! {
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    Theme {
        System = "system",
        Light = "light",
        Dark = "dark",
    }
}

named! {
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    Palette {
        Classic = "classic",
        /// Distinguishable with all common kinds of colour blindness.
        Universal = "universal",
    }
}

named! {
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    CardStyle {
        Classic = "classic",
        /// Heavy lines, for far and for weak eyes.
        Bold = "bold",
        Fine = "fine",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language's tag; `None` for the browser's first. [`language::choose`] changes it.
    pub language: Option<String>,
    pub theme: Theme,
    pub palette: Palette,
    pub cards: CardStyle,
    /// Whether cards have a mark by which their colour is recognised without seeing it.
    pub notch: bool,
    pub sound: bool,
    /// From 0 to 100.
    pub volume: u8,
    /// Whether the device vibrates for the player's own calls and finds.
    pub vibration: bool,
    /// Whether a hidden page notifies the player.
    pub notify: bool,
    pub motion: bool,
    pub keys: Keys,
    pub name: Option<String>,
    pub edition: Option<engine::Edition>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::System,
            palette: Palette::Classic,
            cards: CardStyle::Classic,
            notch: false,
            sound: false,
            volume: 60,
            vibration: true,
            notify: false,
            motion: true,
            keys: Keys::default(),
            name: None,
            edition: None,
        }
    }
}

impl Settings {
    pub fn load() -> Settings {
        web_ui::browser::load(NAME).unwrap_or_default()
    }

    /// The chosen language if its words are loaded, or the one that the page started with.
    pub fn language(&self) -> Language {
        let chosen = self.language.as_deref().and_then(Language::from_locale);
        chosen
            .filter(|chosen| words::is_loaded(*chosen, words::Volume::First))
            .unwrap_or_else(language::first)
    }

    pub fn words(&self) -> Words {
        Words::new(self.language()).with_isolation(true).with_colours(self.colours())
    }

    fn colours(&self) -> Colours {
        match (self.palette, self.theme) {
            (Palette::Classic, _) => Colours::Printed,
            (Palette::Universal, Theme::Light) => Colours::UniversalLight,
            (Palette::Universal, Theme::Dark) => Colours::UniversalDark,
            (Palette::Universal, Theme::System) if prefers_dark() => Colours::UniversalDark,
            (Palette::Universal, Theme::System) => Colours::UniversalLight,
        }
    }

    /// The edition that was played last, or the one in this language.
    pub fn edition(&self) -> engine::Edition {
        self.edition.unwrap_or_else(|| self.language().edition())
    }

    /// Stores the settings and passes them to the style sheet.
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
            ("data-cards", self.cards.name()),
            ("data-notch", if self.notch { "on" } else { "off" }),
            ("data-motion", if self.motion { "on" } else { "off" }),
        ] {
            let _ = root.set_attribute(name, value);
        }
    }
}

thread_local! {
    static SETTINGS: Signal<Settings> = Signal::global(Settings::load());
}

pub fn settings() -> Signal<Settings> {
    SETTINGS.with(|settings| *settings)
}

/// The words in the current language. Tracked like a signal: what reads it runs again when the language or the colours change.
pub fn words() -> Words {
    settings().with(Settings::words)
}

/// A message without arguments, in the current language: for elements that follow it.
pub fn text(message: impl Message + Copy + 'static) -> impl Fn() -> String + Copy + 'static {
    // Only this closure is compiled for every message.
    move || current_text(&message)
}

pub fn either(condition: bool, yes: impl Message, no: impl Message) -> String {
    current_text(if condition { &yes } else { &no as &dyn Message })
}

fn current_text(message: &dyn Message) -> String {
    words().text_dyn(message)
}
