//! What somebody likes: language, colours, sound, motion, keys, name.

use web_ui::field::{Choice, choices, select, switch, text};
use web_ui::{El, el};
use words::{Language, msg};

use super::identity::identity;
use super::keyboard::keyboard;
use super::part;
use crate::card::pictures;
use crate::home::{COLOURS, cards};
use crate::settings::{Palette, Settings, Theme, settings, words};

/// All settings.
pub fn settings_form() -> El {
    el("div").class("parts").children([look(), feel(), identity(), keyboard()])
}

fn look() -> El {
    part(|| words().text(msg::SettingsLook)).children([
        language(),
        theme(),
        palette(),
        toggle("notch", || words().text(msg::SettingsNotch), |settings| &mut settings.notch),
        preview(),
    ])
}

fn language() -> El {
    let options = || {
        let option = |language: &Language| (language.tag().to_owned(), language.name().to_owned());
        Language::ALL.iter().map(option).collect()
    };
    let now = text(|| settings().with(|settings| settings.language().tag().to_owned()));
    let label = text(|| words().text(msg::SettingsLanguage));
    let choice = select("language", label, Box::new(options), now, Box::new(crate::language::speak));
    el("div").children([choice, crate::language::notice()])
}

fn theme() -> El {
    let way = |theme: Theme| Choice {
        value: theme.name(),
        label: text(move || words().text(msg::SettingsThemeValue { theme: theme.name() })),
        picture: None,
    };
    let choose = |name: String| {
        if let Some(theme) = Theme::ALL.into_iter().find(|theme| theme.name() == name) {
            settings().update(|settings| settings.theme = theme);
        }
    };
    let now = text(|| settings().with(|settings| settings.theme.name().to_owned()));
    let legend = text(|| words().text(msg::SettingsTheme));
    choices("theme", legend, Theme::ALL.map(way).into(), now, Box::new(choose))
}

fn palette() -> El {
    let sheet = settings().with(Settings::edition).booklet().full;
    let way = |palette: Palette| Choice {
        value: palette.name(),
        label: text(move || words().text(msg::SettingsPaletteValue { palette: palette.name() })),
        // The style sheet knows the colours of a palette inside any element that names it. Words name those of the chosen
        // one only, so the samples are for eyes.
        picture: Some(
            pictures(cards(COLOURS), sheet).attr("data-palette", palette.name()).attr("aria-hidden", "true"),
        ),
    };
    let choose = |name: String| {
        if let Some(palette) = Palette::ALL.into_iter().find(|palette| palette.name() == name) {
            settings().update(|settings| settings.palette = palette);
        }
    };
    let now = text(|| settings().with(|settings| settings.palette.name().to_owned()));
    let legend = text(|| words().text(msg::SettingsPalette));
    choices("palette", legend, Palette::ALL.map(way).into(), now, Box::new(choose))
}

/// Three cards as they will look.
fn preview() -> El {
    let sheet = settings().with(Settings::edition).booklet().full;
    pictures(cards(crate::home::ALL_DIFFERENT), sheet)
}

fn feel() -> El {
    part(|| words().text(msg::SettingsFeel)).children([
        toggle("sound", || words().text(msg::SettingsSound), |settings| &mut settings.sound),
        toggle("motion", || words().text(msg::SettingsMotion), |settings| &mut settings.motion),
    ])
}

/// Something that is on or off.
pub fn toggle(id: &str, label: fn() -> String, of: fn(&mut Settings) -> &mut bool) -> El {
    let now = move || settings().with(|settings| *of(&mut settings.clone()));
    let then = move |on| settings().update(|settings| *of(settings) = on);
    switch(id, text(label), Box::new(now), Box::new(then))
}
