//! The live region: what happens, for those who listen.

use crate::browser::document;

/// The element that is read out.
pub const REGION: &str = "announcer";

/// How many sentences stay in the region.
const KEPT: u32 = 12;

/// Has a sentence read out. Each is an element of its own, so that one that is said twice is read twice.
pub fn announce(sentence: &str) {
    let Some(region) = document().get_element_by_id(REGION) else { return };
    if let Ok(line) = document().create_element("p") {
        line.set_text_content(Some(sentence));
        let _ = region.append_child(&line);
    }
    while region.child_element_count() > KEPT {
        if let Some(first) = region.first_element_child() {
            first.remove();
        }
    }
}
