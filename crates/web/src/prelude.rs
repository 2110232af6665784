//! What nearly every page uses: elements and signals, words and settings, links and icons.

pub use web_ui::{El, Memo, Signal, announce, button, effect, el, on_cleanup, svg, untrack};
pub use words::{Reader, msg};

pub use crate::app::{definition, go, main_part, notice, page_frame, page_link};
pub use crate::browser::now;
pub use crate::icon::{Icon, icon, icon_button};
pub use crate::page::Page;
pub use crate::settings::{Settings, either, settings, text, words};
