//! The page's language: its words are loaded before it is used.
//!
//! `start.js` chooses the first language and fetches its words while the WebAssembly is still being fetched.

use std::cell::{Cell, OnceCell};

use js_sys::{Function, Promise, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_ui::{El, Signal, field};
use words::{Language, Volume, msg};

use crate::http::RequestError;
use crate::settings::{settings, text};
use crate::table::words_for;

thread_local! {
    /// The language that the page started with, and the function that fetches words.
    static START: OnceCell<(Language, Function)> = const { OnceCell::new() };
    /// The language that was chosen last: only this one becomes current when its words have arrived.
    static WANTED: Cell<Option<Language>> = const { Cell::new(None) };
    /// The last volume of words that is needed.
    static LAST: Cell<Volume> = const { Cell::new(Volume::First) };
    static FAILURE: Cell<Signal<Option<RequestError>>> = Cell::new(Signal::global(None));
}

/// Sets the first language and its words; `fetch` fetches a volume of a language, and the styles that belong to it.
pub fn start(tag: &str, catalogue: Vec<u8>, fetch: Function) -> Result<(), words::BrokenCatalogue> {
    let language = Language::from_locale(tag).unwrap_or_default();
    words::load(language, Volume::First, catalogue)?;
    START.with(|start| drop(start.set((language, fetch))));
    Ok(())
}

pub fn first() -> Language {
    START.with(|start| start.get().map(|(language, _)| *language)).unwrap_or_default()
}

/// Changes the language as soon as its words are loaded. If that fails, the old language stays and [`notice`] shows why.
pub fn choose(tag: String) {
    let Some(language) = Language::from_locale(&tag) else { return };
    WANTED.set(Some(language));
    spawn_local(async move {
        let loaded = load(language).await;
        if WANTED.get() != Some(language) {
            return;
        }
        match loaded {
            Ok(()) => settings().update(|settings| settings.language = Some(language.tag().to_owned())),
            // Fields that show the choice go back to the current language.
            Err(_) => settings().notify(),
        }
        FAILURE.get().set(loaded.err());
    });
}

pub fn select(id: &str) -> El {
    let option = |language: &Language| (language.tag().to_owned(), language.name().to_owned());
    let options = move || Language::ALL.iter().map(option).collect();
    let now = || settings().with(|settings| settings.language().tag().to_owned());
    field::select(id, text(msg::SettingsLanguage), options, now, choose)
}

pub fn notice() -> El {
    crate::app::notice(|| FAILURE.get().with(|failure| failure.as_ref().map(words_for).unwrap_or_default()))
}

/// Loads the volumes of words up to this one, and the styles that belong to the fifth.
pub async fn open_volume(volume: Volume) -> Result<(), RequestError> {
    LAST.set(LAST.get().max(volume));
    load(settings().with_untracked(|settings| settings.language())).await
}

async fn load(language: Language) -> Result<(), RequestError> {
    for volume in Volume::ALL.into_iter().filter(|volume| *volume <= LAST.get()) {
        load_volume(language, volume).await?;
    }
    Ok(())
}

async fn load_volume(language: Language, volume: Volume) -> Result<(), RequestError> {
    if words::is_loaded(language, volume) {
        return Ok(());
    }
    let answer = fetch(language.tag(), volume).await.map_err(|_| RequestError::Unreachable)?;
    let bytes: Uint8Array = answer.dyn_into().map_err(|_| RequestError::Strange)?;
    words::load(language, volume, bytes.to_vec()).map_err(|_| RequestError::Strange)
}

async fn fetch(tag: &str, volume: Volume) -> Result<JsValue, JsValue> {
    let fetch = START.with(|start| start.get().map(|(_, fetch)| fetch.clone()));
    let (tag, volume) = (JsValue::from_str(tag), JsValue::from(volume as u8));
    let promise = fetch.ok_or(JsValue::UNDEFINED)?.call2(&JsValue::UNDEFINED, &tag, &volume)?;
    JsFuture::from(promise.dyn_into::<Promise>()?).await
}
