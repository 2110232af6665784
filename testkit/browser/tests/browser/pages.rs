//! Screenshots and checks of every page in every language, light and dark, on a phone, a tablet and a desktop.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use browser::{
    BrowserPlayer, Finding, LANGUAGES, SIZES, Settings, SocketPlayer, TestServer, wait_for_same_view,
    with_long_timeouts,
};
use engine::{Action, Edition, RuleChoice, Variant, all_sets};
use protocol::NewTable;

use crate::reading::write_down;
use crate::{daily, not_a_set, start};

/// Findings, each with all its places.
type Findings = BTreeMap<String, Vec<String>>;

/// Pages without a table: name, path, and an element that is visible once the page is there.
const PLAIN: &[(&str, &str, &str)] = &[
    ("home", "", "#play-with-friends"),
    ("lost", "nowhere", "main h1"),
    ("no-table", "t/nosuchtable1", "#new-game"),
    ("puzzle", "puzzle", "#board [role=gridcell]"),
    ("daily-cover", "daily/2026-11-14", "#start"),
    ("daily", "daily/2026-11-15", "#board [role=gridcell]"),
    ("daily-solved", "daily/2026-11-13", "#share-text"),
    ("no-puzzle", "daily/2024-12-31", ".failure h1"),
    ("alone", "alone", "#start-bots"),
    ("children", "children", "#board [role=gridcell]"),
    ("odds", "odds", "#claims li"),
    ("statistics", "statistics", "#nothing-yet"),
    ("ratings", "ratings", "#no-ratings"),
    ("account", "me", "#create-phrase"),
    ("privacy", "privacy", ".privacy-lines li"),
    ("race", "c/today", "#play-day"),
    ("learn", "learn", ".lesson-step .exercise"),
    ("drill-third", "learn/third", "#board [role=gridcell]"),
    ("drill-set-or-not", "learn/set-or-not", "#say-set"),
    ("drill-no-set", "learn/no-set", "#board [role=gridcell]"),
    ("coach", "learn/coach", "#coach-rest a"),
    ("booklets", "rules", ".museum-booklet .differs"),
    ("rules-french", "rules/french", ".rules-lines li"),
    ("rules-hebrew", "rules/hebrew", ".rules-lines li"),
    ("rules-english", "rules/english", ".rules-lines li"),
    ("rules-italian", "rules/italian", ".rules-lines li"),
    ("rules-russian", "rules/russian", ".rules-lines li"),
];

#[tokio::test(flavor = "multi_thread")]
async fn every_page_in_light() -> Result<()> {
    every_page("light").await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_in_dark() -> Result<()> {
    every_page("dark").await
}

async fn every_page(theme: &'static str) -> Result<()> {
    let (server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let mut gallery = Gallery { ann, theme, findings: Findings::new(), reads: false };
    gallery.visit(&server).await?;
    // Of the table that there is not, and of a guest's account.
    gallery.ann.check_console(&["404", "401"]).await?;
    gallery.must_be_clean()
}

/// Writes what every page says in every language; a browser and its player are left for more.
pub async fn read_every_page(server: &TestServer, ann: BrowserPlayer) -> Result<BrowserPlayer> {
    let mut gallery = Gallery { ann, theme: "light", findings: Findings::new(), reads: true };
    gallery.visit(server).await?;
    Ok(gallery.ann)
}

/// Two rounds of one Set each, so that every state of a table is soon reached.
fn short_match() -> NewTable {
    let rules = RuleChoice::new(Edition::English, Variant::Full);
    with_long_timeouts(RuleChoice { rounds: Some(2), first_to: Some(1), ..rules })
}

struct Gallery {
    ann: BrowserPlayer,
    theme: &'static str,
    findings: Findings,
    /// Whether the pages are written down to be read, instead of inspected.
    reads: bool,
}

impl Gallery {
    fn settings(&self, language: &'static str) -> Settings {
        Settings { language, theme: self.theme, motion: false }
    }

    async fn visit(&mut self, server: &TestServer) -> Result<()> {
        let table = self.ann.make_table(&short_match()).await?;
        self.plain_pages(&table).await?;
        self.table(server, &table).await
    }

    /// The pages without a table, and the dialogs.
    async fn plain_pages(&mut self, table: &str) -> Result<()> {
        daily::store_days(&self.ann, &daily::example_days()?).await?;
        for language in LANGUAGES {
            self.ann.store_settings(self.settings(language), Some("Ann")).await?;
            for (name, path, there) in PLAIN {
                self.ann.go_to(path, there).await?;
                self.inspect(name, language).await?;
            }
            self.overlays(language).await?;
            self.ann.store_settings(self.settings(language), None).await?;
            self.ann.go_to(&format!("t/{table}"), "#name").await?;
            self.inspect("name", language).await?;
        }
        self.ann.store_settings(self.settings("en"), Some("Ann")).await
    }

    /// The dialogs, with everything unfolded.
    async fn overlays(&mut self, language: &'static str) -> Result<()> {
        let unfold = "document.querySelectorAll('details').forEach(one => one.open = true); return true";
        for (name, path, button, there) in [
            ("new-game", "", "#new-game", "#make-table"),
            ("bot-game", "alone", "#bot-options", "#start-bot-game"),
            ("settings", "", ".tools button:nth-child(1)", ".overlay .part"),
            ("help", "", ".tools button:nth-child(2)", ".overlay .part"),
        ] {
            self.ann.go_to(path, button).await?;
            self.ann.browser.click(button).await?;
            self.ann.browser.wait_visible(there).await?;
            self.ann.browser.eval::<bool>(unfold, &[]).await?;
            self.inspect(name, language).await?;
            self.ann.browser.type_keys("\u{E00C}").await?;
            let shut = "return !document.querySelector('dialog[open]')";
            self.ann.browser.until("the dialog to be shut", shut, &[]).await?;
        }
        Ok(())
    }

    /// A table from its opening to the end of its match.
    async fn table(&mut self, server: &TestServer, table: &str) -> Result<()> {
        let opponent = SocketPlayer::sit(server, table, "Bartholomew the Second").await?;
        self.ann.sit(table).await?;
        self.in_every_language("waiting", "waiting").await?;
        self.ann.press_primary().await?;
        for cards in [12, 15, 18, 21] {
            self.ann.wait_for("the cards", |view| view.layout().len() == cards).await?;
            self.in_every_language(&format!("table-{cards}"), "playing").await?;
            if cards < 21 {
                opponent.send(Action::NoSet).await?;
                self.ann.say_no_set().await?;
            }
        }
        self.wrong_calls().await?;
        self.take_a_set(&opponent).await?;
        self.in_every_language("round-over", "round-over").await?;
        opponent.send(Action::Deal).await?;
        self.ann.wait_for("the second round", |view| view.phase == "playing").await?;
        self.take_a_set(&opponent).await?;
        self.in_every_language("match-over", "match-over").await?;
        self.ann.go(&format!("t/{table}/replay")).await?;
        for language in LANGUAGES {
            self.ann.change_settings(self.settings(language)).await?;
            self.ann.browser.wait_visible("#board [role=gridcell]").await?;
            self.inspect("replay", language).await?;
        }
        Ok(())
    }

    /// The table in its current phase, in all languages.
    async fn in_every_language(&mut self, name: &str, phase: &str) -> Result<()> {
        for language in LANGUAGES {
            self.ann.browser.resize(SIZES[0]).await?;
            self.ann.change_settings(self.settings(language)).await?;
            self.ann.wait_for(phase, |view| view.phase == phase).await?;
            self.inspect(name, language).await?;
        }
        Ok(())
    }

    /// The player's own call, and the check of three cards that are not a Set, before the call's window ends.
    async fn wrong_calls(&mut self) -> Result<()> {
        for language in LANGUAGES {
            self.ann.browser.resize(SIZES[0]).await?;
            self.ann.change_settings(self.settings(language)).await?;
            let view = self.ann.wait_for("cards", |view| view.can_call).await?;
            self.ann.call().await?;
            self.inspect("called", language).await?;
            self.ann.pick(&not_a_set(&view.layout())?).await?;
            self.ann.wait_for("the call over", |view| view.can_call).await?;
            self.inspect("wrong", language).await?;
        }
        Ok(())
    }

    async fn take_a_set(&self, opponent: &SocketPlayer) -> Result<()> {
        loop {
            let layout = wait_for_same_view(&[&self.ann]).await?.layout();
            if let Some(&set) = all_sets(&layout).first() {
                return self.ann.claim(set).await;
            }
            // The layout holds no Set.
            opponent.send(Action::NoSet).await?;
            self.ann.say_no_set().await?;
            self.ann.wait_for("more cards", |view| view.layout().len() > layout.len()).await?;
        }
    }

    /// Takes screenshots at every size and collects findings.
    async fn inspect(&mut self, name: &str, language: &str) -> Result<()> {
        if self.reads {
            return write_down(&self.ann, name, language).await;
        }
        for size in SIZES {
            let browser = &self.ann.browser;
            browser.resize(size).await?;
            // Whether a check is unfolded depends on the size at which it was drawn.
            if name == "wrong" {
                browser.reload().await?;
                browser.wait_visible(".latest .check").await?;
            }
            browser.settle().await?;
            let place = format!("{name}/{language}-{}-{size}", self.theme);
            // Layouts of 15 and 18 cards look like those of 12 and 21.
            if language == "en" || !matches!(name, "table-15" | "table-18") {
                browser.screenshot(&place).await?;
            }
            let findings = browser.geometry().await?;
            self.note(&place, findings);
        }
        let findings = self.ann.browser.axe().await?;
        self.note(&format!("{name}/{language}-{}", self.theme), findings);
        Ok(())
    }

    fn note(&mut self, place: &str, findings: Vec<Finding>) {
        for finding in findings {
            self.findings.entry(finding.to_string()).or_default().push(place.to_owned());
        }
    }

    fn must_be_clean(&self) -> Result<()> {
        if self.findings.is_empty() {
            return Ok(());
        }
        let lines = self.findings.iter().map(|(finding, places)| {
            format!("{finding}\n    at {} and {} more", places[0], places.len() - 1)
        });
        bail!("wrong with the pages:\n{}", lines.collect::<Vec<_>>().join("\n"))
    }
}
