//! The pages and their addresses.

use engine::Edition;
use wasm_bindgen::JsValue;
use web_ui::browser::{base, window};

/// What the window shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// Where everything begins.
    Home,
    /// A table on the server.
    Table(String),
    /// What was played at a table, on the server or in this browser.
    Replay(String),
    /// What one can play alone.
    Alone,
    /// The table in this browser.
    Here,
    /// The quick-start puzzle.
    Puzzle,
    /// The puzzle of a day, such as `2026-11-16`, or of today.
    Daily(Option<String>),
    /// The lesson, or a drill.
    Learn(Option<String>),
    /// The rules of an edition.
    Rules(Edition),
    /// The chances.
    Odds,
    /// What one has done so far.
    Statistics,
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
            ["alone"] => Page::Alone,
            ["here"] => Page::Here,
            ["puzzle"] => Page::Puzzle,
            ["daily"] => Page::Daily(None),
            ["daily", day] => Page::Daily(Some(day.to_owned())),
            ["learn"] => Page::Learn(None),
            ["learn", drill] => Page::Learn(Some(drill.to_owned())),
            ["rules", edition] => edition.parse().map_or(Page::Lost, Page::Rules),
            ["odds"] => Page::Odds,
            ["statistics"] => Page::Statistics,
            _ => Page::Lost,
        }
    }

    /// The page's path below the base.
    pub fn path(&self) -> String {
        match self {
            Page::Home | Page::Lost => String::new(),
            Page::Table(table) => format!("t/{table}"),
            Page::Replay(table) => format!("t/{table}/replay"),
            Page::Alone => "alone".to_owned(),
            Page::Here => "here".to_owned(),
            Page::Puzzle => "puzzle".to_owned(),
            Page::Daily(None) => "daily".to_owned(),
            Page::Daily(Some(day)) => format!("daily/{day}"),
            Page::Learn(None) => "learn".to_owned(),
            Page::Learn(Some(drill)) => format!("learn/{drill}"),
            Page::Rules(edition) => format!("rules/{}", edition.name()),
            Page::Odds => "odds".to_owned(),
            Page::Statistics => "statistics".to_owned(),
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
        let day = Some("2026-11-16".to_owned());
        let pages = [
            Page::Home,
            Page::Table("a1".to_owned()),
            Page::Replay("a1".to_owned()),
            Page::Alone,
            Page::Here,
            Page::Puzzle,
            Page::Daily(None),
            Page::Daily(day),
            Page::Learn(None),
            Page::Learn(Some("third".to_owned())),
            Page::Odds,
            Page::Statistics,
        ];
        let rules = Edition::ALL.iter().map(|&edition| Page::Rules(edition));
        let worker = include_str!("../sw.js");
        for page in pages.into_iter().chain(rules) {
            assert_eq!(Page::at(&page.path()), page);
            // Without the server, only what begins as a page does is answered with the page.
            let begins = format!("\"{}\"", page.path().split('/').next().unwrap_or_default());
            assert!(worker.lines().any(|line| line.starts_with("const PAGES") && line.contains(&begins)));
        }
        assert_eq!(Page::at("nowhere/to/be"), Page::Lost);
    }
}
