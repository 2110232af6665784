//! The settings: language, colours, sound, motion, keys, name.

use web_ui::field::{Choice, choices, switch};
use web_ui::{El, el};
use words::msg;

use super::identity::identity;
use super::keyboard::keyboard;
use super::part;
use crate::card::pictures;
use crate::home::{COLOURS, cards};
use crate::language;
use crate::settings::{Palette, Settings, Theme, settings, text, words};

pub fn settings_form() -> El {
    el("div").class("parts").children([look(), feel(), identity(), keyboard()])
}

fn look() -> El {
    part(text(msg::SettingsLook)).children([
        el("div").children([language::select("language"), language::notice()]),
        theme(),
        palette(),
        toggle("notch", text(msg::SettingsNotch), |settings| &mut settings.notch),
        preview(),
    ])
}

fn theme() -> El {
    let choice = |theme: Theme| {
        Choice::new(theme.name(), move || words().text(msg::SettingsThemeValue { theme: theme.name() }))
    };
    let choose = |name: String| {
        if let Some(theme) = Theme::named(&name) {
            settings().update(|settings| settings.theme = theme);
        }
    };
    let now = || settings().with(|settings| settings.theme.name().to_owned());
    choices("theme", text(msg::SettingsTheme), Theme::ALL.map(choice).into(), now, choose)
}

fn palette() -> El {
    let sheet = settings().with(Settings::edition).booklet().full;
    let choice = |palette: Palette| {
        let name = palette.name();
        // The style sheet knows the colours of a palette inside any element that names it. Words name those of the chosen
        // one only, so the samples are hidden from screen readers.
        let sample = pictures(cards(COLOURS), sheet).attr("data-palette", name).attr("aria-hidden", "true");
        Choice::new(name, move || words().text(msg::SettingsPaletteValue { palette: name })).picture(sample)
    };
    let choose = |name: String| {
        if let Some(palette) = Palette::named(&name) {
            settings().update(|settings| settings.palette = palette);
        }
    };
    let now = || settings().with(|settings| settings.palette.name().to_owned());
    choices("palette", text(msg::SettingsPalette), Palette::ALL.map(choice).into(), now, choose)
}

fn preview() -> El {
    let sheet = settings().with(Settings::edition).booklet().full;
    pictures(cards(crate::home::ALL_DIFFERENT), sheet)
}

fn feel() -> El {
    part(text(msg::SettingsFeel)).children([
        toggle("sound", text(msg::SettingsSound), |settings| &mut settings.sound),
        toggle("motion", text(msg::SettingsMotion), |settings| &mut settings.motion),
    ])
}

/// A switch for one of the settings.
pub fn toggle(id: &str, label: impl Fn() -> String + 'static, of: fn(&mut Settings) -> &mut bool) -> El {
    let now = move || settings().with(|settings| *of(&mut settings.clone()));
    switch(id, label, now, move |on| settings().update(|settings| *of(settings) = on))
}
