//! The field for the player's name: it shows how much room there is, and what to change.

use engine::{DisplayName, NameError};
use protocol::ApiErrorKind;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlInputElement};
use web_ui::value;

use crate::http::RequestError;
use crate::prelude::*;
use crate::table::{introduce, words_for};

/// The most characters that a player can choose. Names have room for more, because a table makes "Ann 2" of a second "Ann".
pub const MOST: usize = 32;

/// From so many characters on, the field shows how many are left.
const NEARLY: usize = 24;

/// A name that is being typed, and why it cannot be taken.
#[derive(Clone, Copy)]
pub struct NameEntry {
    typed: Signal<String>,
    wrong: Signal<Option<String>>,
}

impl NameEntry {
    pub fn new(name: String) -> NameEntry {
        NameEntry { typed: Signal::new(name), wrong: Signal::new(None) }
    }

    /// The name, if it can be taken; otherwise the field says why not.
    pub fn take(self) -> Option<DisplayName> {
        let checked = self.typed.with_untracked(|typed| check(typed));
        let words = untrack(words);
        let sentence = checked.as_ref().err().map(|error| match error {
            NameError::Long { characters } => {
                words.text(msg::NameLong { most: MOST as f64, count: *characters as f64 })
            }
            other => words.name_error(*other),
        });
        self.wrong.set(sentence);
        checked.ok()
    }

    /// Shows why the server did not take it.
    pub fn refuse(self, failure: &RequestError) {
        let bad =
            matches!(failure, RequestError::Refused(refused) if refused.error == ApiErrorKind::BadRequest);
        self.wrong.set(Some(match bad {
            true => untrack(words).text(msg::NameRefused),
            false => words_for(failure),
        }));
    }

    /// The labelled field with its hint. Nothing is cut off: what is too long can be seen and shortened.
    pub fn field(self, id: &'static str) -> El {
        let hint_id = format!("{id}-hint");
        let on_input = move |event: Event| {
            self.typed.set(value(&event));
            self.wrong.set(None);
        };
        let length = move || self.typed.with(|typed| typed.trim().chars().count());
        let is_wrong = move || self.wrong.with(Option::is_some) || length() > MOST;
        let input = el("input").id(id).attr("autocomplete", "nickname").attr("dir", "auto");
        let input = input.attr("enterkeyhint", "go").attr("aria-describedby", &hint_id);
        let input = input.attr_of("aria-invalid", move || is_wrong().to_string()).on("input", on_input);
        input.0.unchecked_ref::<HtmlInputElement>().set_value(&self.typed.get_untracked());
        let room = move || match length() {
            ..NEARLY => String::new(),
            count => words().text(msg::NameRoom { count: count as f64, most: MOST as f64 }),
        };
        el("div").class("field name-field").children([
            el("label").attr("for", id).text_of(text(msg::NameLabel)),
            input,
            el("span").class("small name-room").id(&hint_id).text_of(room),
            notice(move || self.wrong.get().unwrap_or_default()),
        ])
    }
}

/// A form that changes the player's name, and a line beside it says what has come of that.
pub fn name_form(status: Signal<String>) -> El {
    let entry =
        NameEntry::new(settings().with_untracked(|settings| settings.name.clone()).unwrap_or_default());
    let save = move || {
        status.set(String::new());
        if let Some(name) = entry.take() {
            rename(entry, status, name);
        }
    };
    el("form").class("row name-form").on_submit(save).children([
        entry.field("own-name"),
        el("button").attr("type", "submit").text_of(text(msg::SettingsSave)),
    ])
}

/// Stores a name, and sends it to the server if that knows the player already.
fn rename(entry: NameEntry, status: Signal<String>, name: DisplayName) {
    let before = settings().with_untracked(|settings| settings.name.clone());
    let known = before.is_some();
    settings().update(|settings| settings.name = Some(name.to_string()));
    spawn_local(async move {
        let sent = if known { introduce(Some(name.as_str())).await } else { Ok(()) };
        match sent {
            Ok(()) => status.set(untrack(words).text(msg::SettingsSaved)),
            Err(failure) => {
                settings().update(|settings| settings.name = before);
                entry.refuse(&failure);
            }
        }
    });
}

fn check(typed: &str) -> Result<DisplayName, NameError> {
    let characters = typed.trim().chars().count();
    if characters > MOST { Err(NameError::Long { characters }) } else { DisplayName::new(typed) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_refused_and_not_cut() {
        assert_eq!(check(&"a".repeat(33)), Err(NameError::Long { characters: 33 }));
        assert!(check(&format!(" {} ", "א".repeat(32))).is_ok());
        assert_eq!(check(" "), Err(NameError::Empty));
        assert_eq!(check("a\u{202e}b"), Err(NameError::Control));
    }
}
