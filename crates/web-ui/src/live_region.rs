//! The live region: text that screen readers read out when it is added.

use crate::browser::document;
use crate::dom::{El, el};

/// The id of the region's element.
const ID: &str = "announcer";

/// How many announcements stay in the document.
const KEPT: u32 = 12;

/// The element, which has to be in the document once.
pub fn live_region() -> El {
    el("div").id(ID).class("unseen").attr("role", "log").attr("aria-live", "polite")
}

/// Adds a text to the region. Each is an element of its own, so that the same text twice is read twice.
pub fn announce(text: &str) {
    let Some(region) = document().get_element_by_id(ID) else { return };
    if let Ok(line) = document().create_element("p") {
        line.set_text_content(Some(text));
        let _ = region.append_child(&line);
    }
    while region.child_element_count() > KEPT {
        if let Some(first) = region.first_element_child() {
            first.remove();
        }
    }
}
