//! A player who reads a table from the page and presses what the page offers.

use anyhow::{Context, Result, ensure};
use engine::{Card, Triple};
use protocol::NewTable;
use serde::Deserialize;
use serde_json::json;

use crate::browser::{Browser, TIMEOUT};
use crate::settings::Settings;

/// Returns a [`TableView`].
const TABLE_VIEW: &str = include_str!("table_view.js");

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PlayerView {
    pub name: String,
    pub score: i32,
    /// Whether this is the player of this browser.
    pub you: bool,
    pub absent: bool,
}

/// A table as the page shows it.
#[derive(Clone, Debug, Deserialize)]
pub struct TableView {
    /// The phase, from `data-phase`.
    pub phase: String,
    cards: Vec<String>,
    /// The players, in the order of their seats.
    pub players: Vec<PlayerView>,
    pub can_call: bool,
    pub locked: bool,
    /// Whether there is a button that deals, sits down or starts again.
    pub has_primary: bool,
    pub picked: usize,
}

impl TableView {
    pub fn layout(&self) -> Vec<Card> {
        self.cards.iter().filter_map(|card| card.parse().ok()).collect()
    }

    /// What is the same for all players: phase, cards, and names with scores.
    pub fn shared(&self) -> (&str, &[String], Vec<(&str, i32)>) {
        let players = self.players.iter().map(|player| (player.name.as_str(), player.score)).collect();
        (&self.phase, &self.cards, players)
    }

    pub fn score(&self, name: &str) -> Option<i32> {
        self.players.iter().find(|player| player.name == name).map(|player| player.score)
    }
}

pub struct BrowserPlayer {
    pub browser: Browser,
    pub name: String,
    address: String,
    by_keyboard: bool,
}

impl BrowserPlayer {
    /// A player whose name and settings are stored in the browser.
    pub async fn new(
        browser: Browser,
        address: &str,
        name: &str,
        settings: Settings,
    ) -> Result<BrowserPlayer> {
        let (name, address) = (name.to_owned(), address.to_owned());
        let player = BrowserPlayer { browser, name, address, by_keyboard: false };
        player.store_settings(settings, Some(&player.name)).await?;
        Ok(player)
    }

    /// The same player, with the keyboard instead of the mouse.
    #[must_use]
    pub fn by_keyboard(self) -> BrowserPlayer {
        BrowserPlayer { by_keyboard: true, ..self }
    }

    /// Stores settings and a name in the browser, from an address where the page does not run.
    pub async fn store_settings(&self, settings: Settings, name: Option<&str>) -> Result<()> {
        self.browser.go(&format!("{}/healthz", self.address)).await?;
        self.write_settings(settings, name).await
    }

    async fn write_settings(&self, settings: Settings, name: Option<&str>) -> Result<()> {
        let settings = settings.to_json(name).to_string();
        let script = "localStorage.setItem('tercet.settings', arguments[0]); return true";
        self.browser.eval::<bool>(script, &[json!(settings)]).await.map(drop)
    }

    pub async fn change_settings(&self, settings: Settings) -> Result<()> {
        self.write_settings(settings, Some(&self.name)).await?;
        self.browser.reload().await?;
        let shown = "return document.documentElement.lang === arguments[0]";
        let what = format!("the language {}", settings.language);
        self.browser.until(&what, shown, &[json!(settings.language)]).await.map(drop)
    }

    pub async fn go(&self, path: &str) -> Result<()> {
        self.browser.go(&format!("{}/{path}", self.address)).await
    }

    /// The path of a page's address below the server's; none if it is elsewhere.
    pub fn path_of(&self, address: &str) -> Option<String> {
        address.strip_prefix(&self.address).map(|path| path.trim_start_matches('/').to_owned())
    }

    /// Goes to a path and waits until an element is visible there.
    pub async fn go_to(&self, path: &str, selector: &str) -> Result<()> {
        self.go(path).await?;
        self.browser.wait_visible(selector).await
    }

    /// Creates a table and sits down there; its id.
    pub async fn make_table(&self, wanted: &NewTable) -> Result<String> {
        let script = "const headers = { 'content-type': 'application/json' }; \
                      const send = (path, body) => fetch(path, { method: 'POST', headers, body }); \
                      await send('/api/players', given[0]); \
                      return await (await send('/api/tables', given[1])).json()";
        let given = [json!(json!({ "name": self.name }).to_string()), json!(serde_json::to_string(wanted)?)];
        let created: serde_json::Value = self.browser.eval_async(script, &given).await?;
        let table = created["table"].as_str().with_context(|| format!("no table: {created}"))?.to_owned();
        self.sit(&table).await?;
        Ok(table)
    }

    /// Opens a table's link, joins if there is no seat yet, and waits until seated there.
    pub async fn sit(&self, table: &str) -> Result<()> {
        self.go(&format!("t/{table}")).await?;
        let script = "const own = document.querySelector('.players .player.you'); \
                      if (own?.closest('.table').checkVisibility()) return true; \
                      document.querySelector('#join-table:not(:disabled)')?.click(); return false";
        self.browser.until(&format!("{} to be seated", self.name), script, &[]).await.map(drop)
    }

    /// The id of the table in the current URL.
    pub async fn table(&self) -> Result<String> {
        let address = self.browser.address().await?;
        let (_, table) = address.split_once("/t/").with_context(|| format!("{address} is no table"))?;
        Ok(table.split(['/', '?', '#']).next().unwrap_or_default().to_owned())
    }

    /// The table that the page shows; waits until it shows one.
    pub async fn view(&self) -> Result<TableView> {
        let view = self.browser.until("a table", TABLE_VIEW, &[]).await?;
        serde_json::from_value(view).context("the table reads otherwise")
    }

    pub async fn wait_for(&self, what: &str, wanted: impl Fn(&TableView) -> bool) -> Result<TableView> {
        let start = std::time::Instant::now();
        loop {
            let view = self.view().await?;
            if wanted(&view) {
                return Ok(view);
            }
            if start.elapsed() > TIMEOUT {
                let what = format!("{} to see {what}", self.name);
                return self.browser.timed_out(&what, &format!("{view:?}")).await;
            }
            tokio::time::sleep(std::time::Duration::from_millis(15)).await;
        }
    }

    /// Presses a button: with the mouse, or with Tab and Enter.
    pub async fn press(&self, selector: &str) -> Result<()> {
        if !self.by_keyboard {
            return self.browser.click(selector).await;
        }
        self.tab_to(selector).await?;
        self.browser.type_keys("\u{E007}").await
    }

    /// Presses Tab until an element has the focus.
    pub async fn tab_to(&self, selector: &str) -> Result<()> {
        self.browser.wait_visible(selector).await?;
        let script = "return !!document.activeElement?.matches(arguments[0])";
        for _ in 0..100 {
            if self.browser.eval::<bool>(script, &[json!(selector)]).await? {
                return Ok(());
            }
            self.browser.type_keys("\u{E004}").await?;
        }
        self.browser.timed_out(&format!("{selector} to be reached with Tab"), "100 times in vain").await
    }

    /// Presses the large button, which deals, sits down or asks for another match.
    pub async fn press_primary(&self) -> Result<()> {
        self.press(".hand .primary:not([hidden])").await
    }

    /// Calls "Set" and waits until the call is granted.
    pub async fn call(&self) -> Result<()> {
        if self.by_keyboard {
            self.browser.type_keys(" ").await?;
        } else {
            self.browser.click("#call").await?;
        }
        // At a table, or in the lesson.
        self.browser.wait_visible(".call-state.own, .lesson-clock .ring").await
    }

    /// Picks cards, or releases picked ones.
    pub async fn pick(&self, cards: &[Card]) -> Result<()> {
        if self.by_keyboard {
            return self.browser.type_keys(&self.keys_of(cards).await?).await;
        }
        let cells: Vec<String> = cards.iter().map(cell).collect();
        self.browser.click_all(&cells).await
    }

    /// The keys that are shown on cards.
    pub async fn keys_of(&self, cards: &[Card]) -> Result<String> {
        let mut keys = String::new();
        for card in cards {
            let key = self.browser.text(&format!("{} kbd", cell(card))).await?;
            keys += &key.with_context(|| format!("no key is shown on {card}"))?.to_lowercase();
        }
        Ok(keys)
    }

    /// Calls if the rules require it, picks three cards and waits for the verdict.
    pub async fn claim(&self, cards: Triple) -> Result<()> {
        if self.view().await?.can_call {
            self.call().await?;
        }
        self.pick(&cards).await?;
        self.wait_for("the cards judged", |view| view.picked == 0 && view.phase != "called").await.map(drop)
    }

    pub async fn say_no_set(&self) -> Result<()> {
        if self.by_keyboard { self.browser.type_keys("n").await } else { self.browser.click("#no-set").await }
    }

    /// Fails on console errors that contain none of the expected parts.
    pub async fn check_console(&self, expected: &[&str]) -> Result<()> {
        self.browser.check_console(expected).await.with_context(|| format!("at {}'s", self.name))
    }

    /// Fails unless the page explains the last wrong claim: four answers, of which at least one does not fit.
    pub async fn check_explanation(&self) -> Result<()> {
        let script = "const check = document.querySelector('.latest .check.wrong'); return check && { \
                          cards: check.querySelectorAll('.card svg').length, \
                          answers: check.querySelectorAll('.answer-list li').length, \
                          mixed: check.querySelectorAll('.answer-list .mixed').length }";
        let check = self.browser.until("the check of a wrong claim", script, &[]).await?;
        ensure!(check["answers"] == 4 && check["mixed"].as_u64() >= Some(1), "{} sees {check}", self.name);
        Ok(())
    }
}

/// Where a card lies.
fn cell(card: &Card) -> String {
    format!("#board [role=gridcell][data-card=\"{card}\"]")
}
