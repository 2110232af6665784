//! Somebody at a table, who sees what the page shows and presses what it offers.

use anyhow::{Context, Result, ensure};
use engine::{Card, Triple};
use protocol::NewTable;
use serde::Deserialize;
use serde_json::json;

use crate::guest::table_of;
use crate::looks::Looks;
use crate::session::Session;

/// Reads a table off the page.
const SEEN: &str = include_str!("seen.js");

/// What the page shows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Shown {
    /// The name.
    pub name: String,
    /// The score.
    pub score: i32,
    /// Whether the page says that this is you.
    pub you: bool,
    /// Whether the page says that the player is not connected.
    pub absent: bool,
}

/// What the page shows of a table.
#[derive(Clone, Debug, Deserialize)]
pub struct Seen {
    /// Where the table stands, as in `data-phase`.
    pub phase: String,
    cards: Vec<String>,
    /// Who plays.
    pub players: Vec<Shown>,
    /// What is written above the table.
    pub standing: String,
    /// Whether the button that calls is there.
    pub can_call: bool,
    /// Whether it is there but locked.
    pub locked: bool,
    /// Whether the button that deals, sits down or starts again is there.
    pub has_primary: bool,
    /// The number of cards that are picked.
    pub picked: usize,
}

impl Seen {
    /// The cards on the table, in order.
    pub fn layout(&self) -> Vec<Card> {
        self.cards.iter().filter_map(|card| card.parse().ok()).collect()
    }

    /// What everybody must see alike.
    pub fn shared(&self) -> (&str, &[String], Vec<(&str, i32)>) {
        let players = self.players.iter().map(|player| (player.name.as_str(), player.score)).collect();
        (&self.phase, &self.cards, players)
    }

    /// The score of a player.
    pub fn score(&self, name: &str) -> Option<i32> {
        self.players.iter().find(|player| player.name == name).map(|player| player.score)
    }
}

/// Somebody in front of a browser.
pub struct Player {
    /// The browser.
    pub session: Session,
    /// What others call this player.
    pub name: String,
    address: String,
    by_keyboard: bool,
}

impl Player {
    /// Somebody who has told the page their name and likings before.
    pub async fn new(session: Session, address: &str, name: &str, looks: Looks) -> Result<Player> {
        let player =
            Player { session, name: name.to_owned(), address: address.to_owned(), by_keyboard: false };
        player.remember(looks, Some(name)).await?;
        Ok(player)
    }

    /// The same, but who never touches a mouse.
    #[must_use]
    pub fn by_keyboard(self) -> Player {
        Player { by_keyboard: true, ..self }
    }

    /// Writes into the browser what the page remembers. Leaves the page for one where nothing runs.
    pub async fn remember(&self, looks: Looks, name: Option<&str>) -> Result<()> {
        self.session.go(&format!("{}/healthz", self.address)).await?;
        let settings = looks.remembered(name).to_string();
        let script = "localStorage.setItem('tercet.settings', arguments[0]); return true";
        self.session.eval::<bool>(script, &[json!(settings)]).await.map(drop)
    }

    /// Changes the likings and loads the page again.
    pub async fn change(&self, looks: Looks) -> Result<()> {
        let settings = looks.remembered(Some(&self.name)).to_string();
        let script = "localStorage.setItem('tercet.settings', arguments[0]); return true";
        self.session.eval::<bool>(script, &[json!(settings)]).await?;
        self.session.reload().await?;
        let shown = "return document.documentElement.lang === arguments[0]";
        self.session
            .until(&format!("the language {}", looks.language), shown, &[json!(looks.language)])
            .await
            .map(drop)
    }

    /// Goes to a path on the server.
    pub async fn go(&self, path: &str) -> Result<()> {
        self.session.go(&format!("{}/{path}", self.address)).await
    }

    /// Makes a table of any rules and goes there; its id.
    pub async fn make_table(&self, wanted: &NewTable) -> Result<String> {
        let script = "const headers = { 'content-type': 'application/json' }; \
                      const send = (path, body) => fetch(path, { method: 'POST', headers, body }); \
                      await send('/api/players', given[0]); \
                      return await (await send('/api/tables', given[1])).json()";
        let given = [json!(json!({ "name": self.name }).to_string()), json!(serde_json::to_string(wanted)?)];
        let made: serde_json::Value = self.session.eval_async(script, &given).await?;
        let table = made["table"].as_str().with_context(|| format!("no table: {made}"))?.to_owned();
        self.sit(&table).await?;
        Ok(table)
    }

    /// Goes to a table's link and waits until seated there.
    pub async fn sit(&self, table: &str) -> Result<()> {
        self.go(&format!("t/{table}")).await?;
        self.session.see(".players .player.you").await
    }

    /// The id of the table that is shown.
    pub async fn table(&self) -> Result<String> {
        table_of(&self.session.address().await?)
    }

    /// What the page shows.
    pub async fn look(&self) -> Result<Seen> {
        let seen = self.session.until("a table", SEEN, &[]).await?;
        serde_json::from_value(seen).context("the table reads otherwise")
    }

    /// Looks until the table is as wanted.
    pub async fn look_until(&self, what: &str, wanted: impl Fn(&Seen) -> bool) -> Result<Seen> {
        let start = std::time::Instant::now();
        loop {
            let seen = self.look().await?;
            if wanted(&seen) {
                return Ok(seen);
            }
            if start.elapsed() > crate::LONG {
                return self
                    .session
                    .give_up(&format!("{} to see {what}", self.name), &format!("{seen:?}"))
                    .await;
            }
            tokio::time::sleep(std::time::Duration::from_millis(15)).await;
        }
    }

    /// Presses a button: with the mouse, or by walking there with Tab.
    pub async fn press(&self, selector: &str) -> Result<()> {
        if !self.by_keyboard {
            return self.session.click(selector).await;
        }
        self.walk_to(selector).await?;
        self.session.press("\u{E007}").await
    }

    /// Presses Tab until something has the focus.
    pub async fn walk_to(&self, selector: &str) -> Result<()> {
        self.session.see(selector).await?;
        let script = "return !!document.activeElement?.matches(arguments[0])";
        for _ in 0..100 {
            if self.session.eval::<bool>(script, &[json!(selector)]).await? {
                return Ok(());
            }
            self.session.press("\u{E004}").await?;
        }
        self.session.give_up(&format!("{selector} to be reached with Tab"), "100 times in vain").await
    }

    /// Deals, sits down or asks for another match: whatever the large button says.
    pub async fn press_primary(&self) -> Result<()> {
        self.press(".hand .primary:not([hidden])").await
    }

    /// Calls "Set" and waits until the call is granted.
    pub async fn call(&self) -> Result<()> {
        if self.by_keyboard {
            self.session.press(" ").await?;
        } else {
            self.session.click("#call").await?;
        }
        self.session.see(".call-state.own").await
    }

    /// Picks cards, or lets them go.
    pub async fn pick(&self, cards: &[Card]) -> Result<()> {
        let cells = cards.iter().map(|card| format!("#board [role=gridcell][data-card=\"{card}\"]"));
        let cells: Vec<String> = cells.collect();
        if !self.by_keyboard {
            return self.session.click_all(&cells).await;
        }
        let mut keys = String::new();
        for cell in cells {
            let key = self.session.text(&format!("{cell} kbd")).await?;
            keys += &key.with_context(|| format!("no key is shown on {cell}"))?.to_lowercase();
        }
        self.session.press(&keys).await
    }

    /// Calls where one has to, picks three cards and waits until they have been judged.
    pub async fn claim(&self, cards: Triple) -> Result<()> {
        if self.look().await?.can_call {
            self.call().await?;
        }
        self.pick(&cards).await?;
        self.look_until("the cards judged", |seen| seen.picked == 0 && seen.phase != "called").await.map(drop)
    }

    /// Says that there is no Set.
    pub async fn say_no_set(&self) -> Result<()> {
        if self.by_keyboard { self.session.press("n").await } else { self.session.click("#no-set").await }
    }

    /// Fails unless this player's browser is content.
    pub async fn must_be_quiet(&self, expected: &[&str]) -> Result<()> {
        self.session.must_be_quiet(expected).await.with_context(|| format!("at {}'s", self.name))
    }

    /// Fails unless the page says what is wrong with the last claim: three cards and four answers, of which one does not fit.
    pub async fn must_see_why(&self) -> Result<()> {
        let script = "const check = document.querySelector('.latest .check.wrong'); return check && { \
                          cards: check.querySelectorAll('svg.card, .card svg').length, \
                          answers: check.querySelectorAll('.answer-list li').length, \
                          mixed: check.querySelectorAll('.answer-list .mixed').length }";
        let check = self.session.until("the check of a wrong claim", script, &[]).await?;
        ensure!(check["answers"] == 4 && check["mixed"].as_u64() >= Some(1), "{} sees {check}", self.name);
        Ok(())
    }
}
