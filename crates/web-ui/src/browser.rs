//! The browser's interfaces that a page needs: timers, storage, clipboard, sharing, files, media queries.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Document, Event, EventTarget, HtmlAnchorElement, HtmlElement};
use web_sys::{MediaQueryList, ShareData, Url, Window};

use crate::json;
use crate::signal::{Scope, Signal, on_cleanup};

thread_local! {
    // Cached, since each lookup is a call into JavaScript.
    static WINDOW: Window = web_sys::window().expect("a page has a window");
    static DOCUMENT: Document = WINDOW.with(Window::document).expect("a window has a document");
}

pub fn window() -> Window {
    WINDOW.with(Window::clone)
}

pub fn document() -> Document {
    DOCUMENT.with(Document::clone)
}

pub fn after(milliseconds: u32, then: impl FnOnce() + 'static) {
    let then = Closure::once_into_js(then);
    let milliseconds = milliseconds.try_into().unwrap_or(i32::MAX);
    let _ =
        window().set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), milliseconds);
}

/// Calls back every so many milliseconds, until the running scope is disposed of.
pub fn every(milliseconds: u32, then: impl FnMut() + 'static) {
    let then = Closure::<dyn FnMut()>::new(then);
    let function = then.as_ref().unchecked_ref();
    let timer =
        window().set_interval_with_callback_and_timeout_and_arguments_0(function, milliseconds as i32);
    on_cleanup(move || {
        timer.into_iter().for_each(|timer| window().clear_interval_with_handle(timer));
        drop(then);
    });
}

pub fn next_frame(then: impl FnOnce() + 'static) {
    let then = Closure::once_into_js(then);
    let _ = window().request_animation_frame(then.unchecked_ref());
}

/// Random bytes from the browser's cryptographic source.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Ok(crypto) = window().crypto() {
        // Fails only above 65,536 bytes.
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// A random identifier of 72 bits, in hexadecimal.
pub fn random_id() -> String {
    random::<9>().iter().map(|byte| format!("{byte:02x}")).collect()
}

pub fn load<T: DeserializeOwned>(key: &str) -> Option<T> {
    json::from_str(&load_text(key)?).ok()
}

/// Stores a value under a key. Does nothing in browsers whose owner has turned storage off.
pub fn store<T: Serialize>(key: &str, value: &T) {
    if let Ok(text) = serde_json::to_string(value) {
        store_text(key, &text);
    }
}

pub fn load_text(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

pub fn store_text(key: &str, text: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(key, text);
    }
}

/// The document's base address, with a slash at the end.
pub fn base() -> String {
    document().base_uri().ok().flatten().unwrap_or_else(|| "/".to_owned())
}

/// Copies a text to the clipboard; returns whether the browser allowed it.
pub async fn copy(text: &str) -> bool {
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

pub fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

/// Shares something with another program that the user chooses.
pub async fn share(data: &ShareData) {
    // Fails when the user cancels.
    let _ = JsFuture::from(window().navigator().share_with_data(data)).await;
}

/// Listens to an event, until the running scope is disposed of.
pub fn listen(target: &EventTarget, event: &str, then: impl FnMut(Event) + 'static) {
    listen_boxed(target.clone(), event.to_owned(), Box::new(then));
}

fn listen_boxed(target: EventTarget, event: String, then: Box<dyn FnMut(Event)>) {
    let then = Closure::wrap(then);
    let _ = target.add_event_listener_with_callback(&event, then.as_ref().unchecked_ref());
    on_cleanup(move || {
        let _ = target.remove_event_listener_with_callback(&event, then.as_ref().unchecked_ref());
    });
}

/// Saves a text as a file of this name and media type.
pub fn save(name: &str, kind: &str, text: &str) {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options);
    let Ok(address) = blob.and_then(|blob| Url::create_object_url_with_blob(&blob)) else { return };
    if let Ok(link) = document().create_element("a").map(|link| link.unchecked_into::<HtmlAnchorElement>()) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // Long after the browser has read it.
    after(60_000, move || drop(Url::revoke_object_url(&address)));
}

pub fn toggle_full_screen() {
    let document = document();
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        let _ = root.request_fullscreen();
    }
}

pub fn prefers_less_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Whether a media query holds, as a signal that lives as long as the page.
pub fn media_query(query: &str) -> Signal<bool> {
    let query = window().match_media(query).ok().flatten();
    let holds = Signal::global(query.as_ref().is_some_and(MediaQueryList::matches));
    if let Some(query) = query {
        let current = query.clone();
        Scope::root().run(|| listen(&query, "change", move |_| holds.set(current.matches())));
    }
    holds
}

pub fn element(id: &str) -> Option<HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

pub fn focus(id: &str) {
    if let Some(element) = element(id) {
        let _ = element.focus();
    }
}
