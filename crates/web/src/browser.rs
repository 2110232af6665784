//! What this page asks of the browser beyond [`web_ui::browser`].

use engine::Time;
use wasm_bindgen::JsValue;
use web_ui::Signal;
use web_ui::browser::media_query;

pub fn now() -> Time {
    Time(js_sys::Date::now() as u64)
}

/// By how many milliseconds the clocks of this place are ahead of UTC at a time; negative in the west.
pub fn zone_offset(time: u64) -> i64 {
    let date = js_sys::Date::new(&JsValue::from_f64(time as f64));
    -(date.get_timezone_offset() as i64) * 60_000
}

thread_local! {
    static WIDE: Signal<bool> = media_query("(min-width: 48rem) and (min-height: 30.01rem)");
    static SIDE: Signal<bool> = media_query(
        "(min-width: 62.51rem) and (min-height: 30.01rem), \
         (min-width: 48rem) and (min-height: 30.01rem) and (orientation: landscape)",
    );
    static ROOM: Signal<bool> =
        media_query("(min-width: 48rem), (orientation: landscape), (min-height: 44rem)");
    static DARK: Signal<bool> = media_query("(prefers-color-scheme: dark)");
}

/// Whether there is room for more than the cards. Tracked like a signal.
pub fn is_wide() -> bool {
    WIDE.with(|wide| wide.get())
}

/// Whether there is a column beside the cards, as the style sheet lays out a table. Tracked like a signal.
pub fn has_side() -> bool {
    SIDE.with(|side| side.get())
}

/// Whether there is room for the answers of a check beside cards and buttons. Tracked like a signal.
pub fn has_room() -> bool {
    ROOM.with(|room| room.get())
}

/// Whether the system prefers dark colours. Tracked like a signal.
pub fn prefers_dark() -> bool {
    DARK.with(|dark| dark.get())
}
