//! The pages and their addresses.

use wasm_bindgen::JsValue;

use crate::browser::{base, window};

/// What the window shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// Where everything begins.
    Home,
    /// A table on the server.
    Table(String),
    /// What was played at a table on the server.
    Replay(String),
    /// An address that nothing lies at.
    Lost,
}

impl Page {
    /// The page at a path below the base.
    pub fn at(path: &str) -> Page {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Page::Home,
            ["t", table] => Page::Table(table.to_owned()),
            ["t", table, "replay"] => Page::Replay(table.to_owned()),
            _ => Page::Lost,
        }
    }

    /// The page's path below the base.
    pub fn path(&self) -> String {
        match self {
            Page::Home | Page::Lost => String::new(),
            Page::Table(table) => format!("t/{table}"),
            Page::Replay(table) => format!("t/{table}/replay"),
        }
    }

    /// The page's whole address, to give to others.
    pub fn link(&self) -> String {
        base() + &self.path()
    }

    /// The page that the window's address names.
    pub fn current() -> Page {
        let here = window().location().href().unwrap_or_default();
        let here = here.split(['?', '#']).next().unwrap_or_default();
        Page::at(here.strip_prefix(&base()).unwrap_or_default())
    }

    /// Writes the page's address into the window, as a step that can be gone back.
    pub fn enter(&self) {
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&self.link()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_found_at_its_path() {
        for page in [Page::Home, Page::Table("a1".to_owned()), Page::Replay("a1".to_owned())] {
            assert_eq!(Page::at(&page.path()), page);
        }
        assert_eq!(Page::at("nowhere/to/be"), Page::Lost);
    }
}
