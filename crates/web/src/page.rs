//! The addresses of the pages in `routes.rs`.

use wasm_bindgen::JsValue;
use web_ui::browser::{base, window};

pub use crate::parts::Page;
use crate::settings::settings;

impl Page {
    /// The page's whole address.
    pub fn link(&self) -> String {
        base() + &self.path()
    }

    /// The address to send to others: it carries the sender's language, in which messengers then preview it.
    pub fn shared_link(&self) -> String {
        let language = settings().with_untracked(|settings| settings.language());
        format!("{}?l={}", self.link(), language.tag())
    }

    pub fn current() -> Page {
        let address = window().location().href().unwrap_or_default();
        let address = address.split(['?', '#']).next().unwrap_or_default();
        Page::at(address.strip_prefix(&base()).unwrap_or_default())
    }

    pub fn enter(&self) {
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&self.link()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Edition, Variant};

    #[test]
    fn every_page_is_found_at_its_path() {
        let pages = [
            (Page::Home, ""),
            (Page::Table("a1".to_owned()), "t/a1"),
            (Page::Replay("a1".to_owned()), "t/a1/replay"),
            (Page::Challenge("k3x9q0z7m1aa".to_owned()), "c/k3x9q0z7m1aa"),
            (Page::Alone, "alone"),
            (Page::Play, "play"),
            (Page::First, "play/first"),
            (Page::Speed, "speed"),
            (Page::Children, "children"),
            (Page::Here, "here"),
            (Page::Puzzle, "puzzle"),
            (Page::Daily, "daily"),
            (Page::Day("2026-11-16".to_owned()), "daily/2026-11-16"),
            (Page::Learn, "learn"),
            (Page::Drill("third".to_owned()), "learn/third"),
            (Page::Modes, "modes"),
            (Page::Mode(Variant::TwoPairs), "modes/two-pairs"),
            (Page::PlayMode(Variant::Sprint10), "play/sprint-10"),
            (Page::Booklets, "rules"),
            (Page::Rules(Edition::French), "rules/french"),
            (Page::Odds, "odds"),
            (Page::Profile("you".to_owned()), "p/you"),
            (Page::Statistics, "statistics"),
            (Page::Ratings, "ratings"),
            (Page::Account, "me"),
            (Page::Privacy, "privacy"),
        ];
        for (page, path) in pages {
            assert_eq!(page.path(), path);
            assert_eq!(Page::at(path), page);
        }
        for path in ["nowhere/to/be", "rules/none", "t"] {
            assert_eq!(Page::at(path), Page::Lost);
        }
    }
}
