//! The settings: language, colours, sound, motion, the player's name, keys.

use engine::RuleSheet;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use web_ui::browser::window;
use web_ui::field::{Choice, choices, switch};
use web_ui::value;

use super::part;
use crate::card::{ALL_DIFFERENT, COLOURS, STYLES, cards, pictures};
use crate::keys::{KeyAction, Keys, label};
use crate::language;
use crate::name::name_form;
use crate::prelude::*;
use crate::settings::{CardStyle, Palette, Theme};
use crate::sound::{self, Sound};

pub fn settings_form() -> El {
    el("div").class("parts").children([look(), feel(), identity(), keyboard()])
}

fn look() -> El {
    let sheet = settings().with(Settings::edition).booklet().full;
    part(text(msg::SettingsLook)).children([
        el("div").children([language::select("language"), language::notice()]),
        theme(),
        palette(sheet),
        card_style(sheet),
        toggle("notch", text(msg::SettingsNotch), |settings| &mut settings.notch),
        pictures(cards(&ALL_DIFFERENT), sheet),
    ])
}

fn theme() -> El {
    let choice = |theme: Theme| {
        let name = move || words().text(msg::SettingsThemeValue { theme: theme.name() });
        Choice::new(theme.name(), name, None)
    };
    let choose = |name: String| settings().update(|it| it.theme = Theme::named(&name).unwrap_or(it.theme));
    let now = || settings().with(|settings| settings.theme.name().to_owned());
    choices("theme", text(msg::SettingsTheme), Theme::ALL.map(choice).into(), now, choose)
}

fn palette(sheet: RuleSheet) -> El {
    let choice = |palette: Palette| {
        let name = palette.name();
        // The style sheet knows the colours of a palette inside any element that names it. Words name those of the chosen
        // one only, so the samples are hidden from screen readers.
        let sample = pictures(cards(&COLOURS), sheet).attr("data-palette", name).attr("aria-hidden", "true");
        let label = move || words().text(msg::SettingsPaletteValue { palette: name });
        Choice::new(name, label, Some(sample))
    };
    let choose =
        |name: String| settings().update(|it| it.palette = Palette::named(&name).unwrap_or(it.palette));
    let now = || settings().with(|settings| settings.palette.name().to_owned());
    choices("palette", text(msg::SettingsPalette), Palette::ALL.map(choice).into(), now, choose)
}

fn card_style(sheet: RuleSheet) -> El {
    let choice = |style: CardStyle| {
        let name = style.name();
        let sample = pictures(cards(&STYLES), sheet).attr("data-cards", name).attr("aria-hidden", "true");
        Choice::new(name, move || words().text(msg::SettingsCardsValue { cards: name }), Some(sample))
    };
    let choose =
        |name: String| settings().update(|it| it.cards = CardStyle::named(&name).unwrap_or(it.cards));
    let now = || settings().with(|settings| settings.cards.name().to_owned());
    choices("cards", text(msg::SettingsCards), CardStyle::ALL.map(choice).into(), now, choose)
}

fn feel() -> El {
    part(text(msg::SettingsFeel)).children([
        toggle("sound", text(msg::SettingsSound), |settings| &mut settings.sound),
        volume(),
        toggle("vibration", text(msg::SettingsVibration), |settings| &mut settings.vibration)
            .shown_if(sound::can_vibrate),
        notifications(),
        toggle("motion", text(msg::SettingsMotion), |settings| &mut settings.motion),
    ])
}

/// How loud the sounds are; each change is heard.
fn volume() -> El {
    let set = |event: web_sys::Event| {
        settings().update(|settings| settings.volume = value(&event).parse().unwrap_or(settings.volume));
        sound::play(Sound::Found);
    };
    let field = el("input").id("volume").attr("type", "range").attr("min", "0").attr("max", "100");
    let field =
        field.attr("step", "10").attr_of("value", || settings().with(|settings| settings.volume).to_string());
    let listen = button("secondary", || sound::play(Sound::Found)).text_of(text(msg::SettingsListen));
    el("div").class("row").shown_if(|| settings().with(|settings| settings.sound)).children([
        el("label").attr("for", "volume").text_of(text(msg::SettingsVolume)),
        field.on("change", set),
        listen,
    ])
}

/// Asks the browser for the permission when it is switched on.
fn notifications() -> El {
    let now = || settings().with(|settings| settings.notify);
    switch("notify", text(msg::SettingsNotify), now, |on| {
        settings().update(|settings| settings.notify = on);
        if on {
            let _ = web_sys::Notification::request_permission();
        }
    })
    .shown_if(|| js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false))
}

fn toggle(id: &str, label: impl Fn() -> String + 'static, of: fn(&mut Settings) -> &mut bool) -> El {
    let now = move || settings().with(|settings| *of(&mut settings.clone()));
    switch(id, label, now, move |on| settings().update(|settings| *of(settings) = on))
}

/// The actions that keys can be bound to, beside the cards.
pub const ACTIONS: [KeyAction; 3] = [KeyAction::Call, KeyAction::NoSet, KeyAction::Clear];

fn keyboard() -> El {
    // The index of the action whose key is awaited: the actions first, then the cards.
    let awaited = Signal::new(None::<usize>);
    let on = || settings().with(|settings| settings.keys.on);
    let cards = settings().with_untracked(|settings| settings.keys.cards.len());
    let actions = ACTIONS.into_iter().enumerate().map(|(place, action)| {
        let name = el("span").text_of(move || name_of(action));
        el("div").class("key-line").children([name, key(awaited, place, action)])
    });
    let card = |card| key(awaited, ACTIONS.len() + card, KeyAction::Card(card));
    let cards = (0..cards).map(|place| card(place).class("key-button"));
    let usual =
        || settings().update(|settings| settings.keys = Keys { on: settings.keys.on, ..Keys::default() });
    let all = el("div").class("stack").shown_if(on).children([
        el("p").class("small").text_of(text(msg::SettingsKeysHint)),
        el("div").class("key-lines").children(actions),
        el("p").class("small").text_of(text(msg::SettingsKeysCards)),
        el("div").class("key-grid").attr("dir", "ltr").children(cards),
        button("secondary", usual).text_of(text(msg::SettingsKeysReset)),
    ]);
    part(text(msg::SettingsKeys))
        .child(toggle("keys", text(msg::SettingsKeysOn), |settings| &mut settings.keys.on))
        .child(all)
}

pub fn name_of(action: KeyAction) -> String {
    match action {
        KeyAction::Card(place) => words().text(msg::KeyCard { place: (place + 1) as f64 }),
        KeyAction::Call => words().text(msg::KeyCall),
        KeyAction::NoSet => words().text(msg::KeyNoSet),
        KeyAction::Clear => words().text(msg::KeyClear),
        KeyAction::Help => words().text(msg::KeyHelp),
        // Cannot be changed, and stands on the card.
        KeyAction::Last(_) => String::new(),
    }
}

pub fn printed(action: KeyAction) -> String {
    settings().with(|settings| match settings.keys.key(action) {
        "Escape" => words().text(msg::KeyEscape),
        code => label(code),
    })
}

fn key(awaited: Signal<Option<usize>>, place: usize, action: KeyAction) -> El {
    let waits = move || awaited.get() == Some(place);
    let press = move || awaited.update(|awaited| *awaited = (*awaited != Some(place)).then_some(place));
    let typed = move |event: web_sys::Event| {
        let Ok(event) = event.dyn_into::<KeyboardEvent>() else { return };
        // Tab moves the focus as usual.
        if awaited.get_untracked() != Some(place) || event.code() == "Tab" {
            return;
        }
        event.prevent_default();
        settings().update(|settings| settings.keys.assign(action, &event.code()));
        awaited.set(None);
    };
    let left = move |_| awaited.update(|awaited| *awaited = awaited.filter(|&other| other != place));
    let label = move || {
        let (action, key) = (&name_of(action), &printed(action));
        match waits() {
            true => words().text(msg::SettingsKeyAwaited { action }),
            false => words().text(msg::SettingsKeyOf { action, key }),
        }
    };
    let text = move || if waits() { "…".to_owned() } else { printed(action) };
    button("key-button", press)
        .attr_of("aria-pressed", move || waits().to_string())
        .label(label)
        .on("keydown", typed)
        .on("blur", left)
        .child(el("kbd").text_of(text))
}

fn identity() -> El {
    let status = Signal::new(String::new());
    let notice = el("p").class("small").attr("role", "status").text_of(move || status.get());
    let link =
        |to, label: fn() -> String| page_link(to, "button").on("click", |_| super::close()).text_of(label);
    part(text(msg::SettingsYou)).children([
        name_form(status),
        notice,
        el("div").class("row").children([
            link(Page::Account, || words().text(msg::SettingsAccount)).id("account"),
            link(Page::Privacy, || words().text(msg::PrivacyTitle)),
        ]),
    ])
}
