//! Key bindings to be changed: press a button, then the key.

use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use web_ui::{El, Signal, button, el};
use words::msg;

use super::part;
use super::settings::toggle;
use crate::keys::{KeyAction, Keys, label};
use crate::settings::{settings, text, words};

/// The actions that keys can be bound to, beside the cards.
pub const ACTIONS: [KeyAction; 3] = [KeyAction::Call, KeyAction::NoSet, KeyAction::Clear];

pub fn keyboard() -> El {
    // The index of the action whose key is awaited: the actions first, then the cards.
    let awaited = Signal::new(None::<usize>);
    let on = || settings().with(|settings| settings.keys.on);
    let cards = settings().with_untracked(|settings| settings.keys.cards.len());
    let actions = ACTIONS.into_iter().enumerate().map(|(place, action)| {
        let name = el("span").text_of(move || name_of(action));
        el("div").class("key-line").children([name, key(awaited, place, action)])
    });
    let cards = (0..cards).map(|card| {
        key(awaited, ACTIONS.len() + card, KeyAction::Card(card)).class("key-button card-button")
    });
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
    }
}

pub fn printed(action: KeyAction) -> String {
    settings().with(|settings| label(settings.keys.key(action)))
}

/// A button that shows an action's key and takes another one.
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
    let left = move |_| {
        if awaited.get_untracked() == Some(place) {
            awaited.set(None);
        }
    };
    let label = move || {
        let (action, key) = (name_of(action), printed(action));
        if waits() {
            words().text(msg::SettingsKeyAwaited { action: &action })
        } else {
            words().text(msg::SettingsKeyOf { action: &action, key: &key })
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
