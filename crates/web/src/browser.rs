//! The few things that the page asks of its browser, each in one line for whoever needs it.

use engine::Time;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Document, HtmlElement, MediaQueryList, Url, Window};

use crate::json;
use crate::signal::{Scope, Signal, on_cleanup};

thread_local! {
    // Asked for once: every look at them crosses into JavaScript.
    static WINDOW: Window = web_sys::window().expect("a page has a window");
    static DOCUMENT: Document = WINDOW.with(Window::document).expect("a window has a document");
}

/// The window; there always is one.
pub fn window() -> Window {
    WINDOW.with(Window::clone)
}

/// The document.
pub fn document() -> Document {
    DOCUMENT.with(Document::clone)
}

/// The device's clock.
pub fn now() -> Time {
    Time(js_sys::Date::now() as u64)
}

/// Does something after so many milliseconds.
pub fn after(milliseconds: u32, then: impl FnOnce() + 'static) {
    let then = Closure::once_into_js(then);
    let milliseconds = milliseconds.try_into().unwrap_or(i32::MAX);
    let _ =
        window().set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), milliseconds);
}

/// Does something every so many milliseconds, for as long as whatever runs now.
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

/// Does something right before the next picture is drawn.
pub fn next_frame(then: impl FnOnce() + 'static) {
    let then = Closure::once_into_js(then);
    let _ = window().request_animation_frame(then.unchecked_ref());
}

/// Bytes that nobody can guess.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Ok(crypto) = window().crypto() {
        // Only ever fails for more bytes than anybody asks for here.
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// A name that nobody can guess.
pub fn random_id() -> String {
    random::<9>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What was kept under a name, if it is there and can be read.
pub fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    json::read(&load_text(name)?).ok()
}

/// Keeps something under a name. A browser that keeps nothing is one whose owner wants it so.
pub fn keep<T: Serialize>(name: &str, value: &T) {
    if let Ok(text) = serde_json::to_string(value) {
        keep_text(name, &text);
    }
}

/// The text that was kept under a name.
pub fn load_text(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(name).ok()?
}

/// Keeps a text under a name.
pub fn keep_text(name: &str, text: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(name, text);
    }
}

/// Where this Tercet is mounted, with a slash at the end.
pub fn base() -> String {
    document().base_uri().ok().flatten().unwrap_or_else(|| "/".to_owned())
}

/// Copies a text; tells whether the browser let us.
pub async fn copy(text: &str) -> bool {
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// Whether the system can pass something on to other programs.
pub fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

/// Passes a link on to other programs.
pub async fn share(title: &str, url: &str) {
    let data = web_sys::ShareData::new();
    data.set_title(title);
    data.set_url(url);
    // Whoever changes their mind makes this fail, and that is fine.
    let _ = JsFuture::from(window().navigator().share_with_data(&data)).await;
}

/// Passes a text on to other programs.
pub async fn share_text(text: &str) {
    let data = web_sys::ShareData::new();
    data.set_text(text);
    let _ = JsFuture::from(window().navigator().share_with_data(&data)).await;
}

/// Does something when something happens to the window or the document, for as long as whatever runs now.
pub fn listen(target: &web_sys::EventTarget, event: &'static str, then: impl FnMut() + 'static) {
    let then = Closure::<dyn FnMut()>::new(then);
    let _ = target.add_event_listener_with_callback(event, then.as_ref().unchecked_ref());
    let target = target.clone();
    on_cleanup(move || {
        let _ = target.remove_event_listener_with_callback(event, then.as_ref().unchecked_ref());
    });
}

/// Saves a text as a file of this name.
pub fn save(name: &str, kind: &str, text: &str) {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options);
    let Ok(address) = blob.and_then(|blob| Url::create_object_url_with_blob(&blob)) else { return };
    let link = document().create_element("a").map(|link| link.unchecked_into::<web_sys::HtmlAnchorElement>());
    if let Ok(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // The browser has taken it by then, however slow.
    after(60_000, move || drop(Url::revoke_object_url(&address)));
}

/// Fills the screen with the page, or stops doing so.
pub fn toggle_full_screen() {
    let document = document();
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        let _ = root.request_fullscreen();
    }
}

/// Whether somebody wants less motion.
pub fn prefers_less_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

thread_local! {
    static WIDE: Signal<bool> = Scope::root().run(|| watch("(min-width: 48rem) and (min-height: 30.01rem)"));
    static DARK: Signal<bool> = Scope::root().run(|| watch("(prefers-color-scheme: dark)"));
}

/// Whether there is room for more than the cards; whoever asks while drawing is drawn again when that changes.
pub fn is_wide() -> bool {
    WIDE.with(|wide| wide.get())
}

/// Whether the system is dark; whoever asks while drawing is drawn again when that changes.
pub fn prefers_dark() -> bool {
    DARK.with(|dark| dark.get())
}

fn watch(query: &str) -> Signal<bool> {
    let query = window().match_media(query).ok().flatten();
    let holds = Signal::new(query.as_ref().is_some_and(MediaQueryList::matches));
    if let Some(query) = query {
        let asked = query.clone();
        let changed = Closure::<dyn FnMut()>::new(move || holds.set(asked.matches()));
        let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        // For as long as the window lives.
        changed.forget();
    }
    holds
}

/// An element by its id.
pub fn element(id: &str) -> Option<HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}
