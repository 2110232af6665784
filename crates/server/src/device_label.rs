//! What is kept of a browser's description of itself: its family and its system, so that a player recognizes a device in the list.

use axum::http::{HeaderMap, header};
use protocol::{Browser, System};

/// The family of a browser and its system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DeviceLabel {
    pub(crate) browser: Browser,
    pub(crate) system: System,
}

/// The more special marks first: most browsers also name those that they are like.
const BROWSERS: [(&str, Browser); 12] = [
    ("Edg/", Browser::Edge),
    ("EdgA/", Browser::Edge),
    ("EdgiOS/", Browser::Edge),
    ("OPR/", Browser::Opera),
    ("OPT/", Browser::Opera),
    ("SamsungBrowser/", Browser::Samsung),
    ("Firefox/", Browser::Firefox),
    ("FxiOS/", Browser::Firefox),
    ("CriOS/", Browser::Chrome),
    ("Chrome/", Browser::Chrome),
    ("Chromium/", Browser::Chrome),
    ("Safari/", Browser::Safari),
];
const SYSTEMS: [(&str, System); 8] = [
    ("Android", System::Android),
    ("iPhone", System::Ios),
    ("iPad", System::Ios),
    ("CrOS", System::ChromeOs),
    ("Windows", System::Windows),
    ("Macintosh", System::MacOs),
    ("Linux", System::Linux),
    ("X11", System::Linux),
];

impl DeviceLabel {
    /// The label of the client that sent these headers.
    pub(crate) fn of(headers: &HeaderMap) -> DeviceLabel {
        let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let browser = BROWSERS.iter().find(|(mark, _)| agent.contains(mark));
        let system = SYSTEMS.iter().find(|(mark, _)| agent.contains(mark));
        DeviceLabel {
            browser: browser.map_or(Browser::Other, |(_, browser)| *browser),
            system: system.map_or(System::Other, |(_, system)| *system),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn family_and_system_are_recognized_and_nothing_else_is_kept() {
        for (agent, browser, system) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
                Browser::Chrome,
                System::Linux,
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
                Browser::Edge,
                System::Windows,
            ),
            (
                "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
                Browser::Firefox,
                System::Android,
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
                Browser::Safari,
                System::Ios,
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
                Browser::Safari,
                System::MacOs,
            ),
            ("curl/8.5.0", Browser::Other, System::Other),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, agent.parse().unwrap());
            assert_eq!(DeviceLabel::of(&headers), DeviceLabel { browser, system }, "{agent}");
        }
        assert_eq!(DeviceLabel::of(&HeaderMap::new()), DeviceLabel::default());
    }
}
