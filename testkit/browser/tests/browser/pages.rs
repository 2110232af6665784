//! Every page in every language, light and dark, on a phone, a tablet and a desk: pictures of it, and what is wrong with it.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use browser::{Driver, Finding, Guest, LANGUAGES, Looks, Player, SIZES, Site, everybody_sees, with_time};
use engine::{Edition, RuleChoice, Variant, all_sets};
use protocol::{NewTable, Request};

use crate::{no_set, people};

/// What is wrong, with all the places where it is.
type Findings = BTreeMap<String, Vec<String>>;

/// Pages that are the same for everybody, and what shows that they are there.
const PLAIN: &[(&str, &str, &str)] = &[
    ("home", "", "#play-with-friends"),
    ("lost", "nowhere", "main h1"),
    ("puzzle", "puzzle", "#board [role=gridcell]"),
    ("daily", "daily/2026-11-15", "#board [role=gridcell]"),
    ("no-puzzle", "daily/2024-12-31", "#refused"),
    ("alone", "alone", "#start-bots"),
    ("odds", "odds", "#claims li"),
    ("statistics", "statistics", "#nothing-yet"),
    ("learn", "learn", ".lesson-step .exercise"),
    ("drill-third", "learn/third", "#board [role=gridcell]"),
    ("drill-set-or-not", "learn/set-or-not", "#say-set"),
    ("drill-no-set", "learn/no-set", "#board [role=gridcell]"),
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
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let [ann] = people(&site, &driver, ["Ann"]).await?;
    let mut gallery = Gallery { ann, theme, findings: Findings::new() };
    let table = gallery.ann.make_table(&short_match()).await?;
    gallery.plain_pages(&table).await?;
    gallery.table(&site, &table).await?;
    gallery.ann.must_be_quiet(&[]).await?;
    gallery.must_be_clean()
}

/// Two rounds of one Set each, so that every state of a table is soon reached.
fn short_match() -> NewTable {
    let rules = RuleChoice::new(Edition::English, Variant::Full);
    with_time(RuleChoice { rounds: Some(2), first_to: Some(1), ..rules })
}

struct Gallery {
    ann: Player,
    theme: &'static str,
    findings: Findings,
}

impl Gallery {
    fn looks(&self, language: &'static str) -> Looks {
        Looks { language, theme: self.theme, motion: false }
    }

    /// The pages without a table, and what can lie over them.
    async fn plain_pages(&mut self, table: &str) -> Result<()> {
        for language in LANGUAGES {
            self.ann.remember(self.looks(language), Some("Ann")).await?;
            for (name, path, there) in PLAIN {
                self.ann.go(path).await?;
                self.ann.session.see(there).await?;
                self.inspect(name, language).await?;
            }
            self.overlays(language).await?;
            self.ann.remember(self.looks(language), None).await?;
            self.ann.go(&format!("t/{table}")).await?;
            self.ann.session.see("#name").await?;
            self.inspect("name", language).await?;
        }
        self.ann.remember(self.looks("en"), Some("Ann")).await
    }

    /// The home page with everything unfolded, the settings and the help.
    async fn overlays(&mut self, language: &'static str) -> Result<()> {
        self.ann.go("").await?;
        self.ann.session.see("#play-with-friends").await?;
        let unfold = "document.querySelectorAll('details').forEach(one => one.open = true); return true";
        self.ann.session.eval::<bool>(unfold, &[]).await?;
        self.inspect("home-unfolded", language).await?;
        for (place, name) in ["settings", "help"].into_iter().enumerate() {
            self.ann.session.click(&format!(".tools button:nth-child({})", place + 1)).await?;
            self.ann.session.see("dialog[open]").await?;
            self.inspect(name, language).await?;
            self.ann.session.press("\u{E00C}").await?;
            let shut = "return !document.querySelector('dialog[open]')";
            self.ann.session.until("the dialog to be shut", shut, &[]).await?;
        }
        Ok(())
    }

    /// A table from its opening to the end of its match.
    async fn table(&mut self, site: &Site, table: &str) -> Result<()> {
        let guest = Guest::sit(site, table, "Bartholomew the Second").await?;
        self.ann.sit(table).await?;
        self.in_every_language("waiting", "waiting").await?;
        self.ann.press_primary().await?;
        for cards in [12, 15, 18, 21] {
            self.ann.look_until("the cards", |seen| seen.layout().len() == cards).await?;
            self.in_every_language(&format!("table-{cards}"), "playing").await?;
            if cards < 21 {
                guest.ask(Request::NoSet).await?;
                self.ann.say_no_set().await?;
            }
        }
        self.wrong_calls().await?;
        self.take_a_set(&guest).await?;
        self.in_every_language("round-over", "round-over").await?;
        guest.ask(Request::Deal).await?;
        self.ann.look_until("the second round", |seen| seen.phase == "playing").await?;
        self.take_a_set(&guest).await?;
        self.in_every_language("match-over", "match-over").await?;
        self.ann.go(&format!("t/{table}/replay")).await?;
        for language in LANGUAGES {
            self.ann.change(self.looks(language)).await?;
            self.ann.session.see("#board [role=gridcell]").await?;
            self.inspect("replay", language).await?;
        }
        Ok(())
    }

    /// A table as it stands, in all languages.
    async fn in_every_language(&mut self, name: &str, phase: &str) -> Result<()> {
        for language in LANGUAGES {
            self.ann.session.resize(SIZES[0]).await?;
            self.ann.change(self.looks(language)).await?;
            self.ann.look_until(phase, |seen| seen.phase == phase).await?;
            self.inspect(name, language).await?;
        }
        Ok(())
    }

    /// One's own call, and the check of three cards that are not a Set. A call does not wait, so it is looked at quickly.
    async fn wrong_calls(&mut self) -> Result<()> {
        for language in LANGUAGES {
            self.ann.session.resize(SIZES[0]).await?;
            self.ann.change(self.looks(language)).await?;
            let seen = self.ann.look_until("cards", |seen| seen.can_call).await?;
            self.ann.call().await?;
            self.inspect("called", language).await?;
            self.ann.pick(&no_set(&seen.layout())?).await?;
            self.ann.look_until("the call over", |seen| seen.can_call).await?;
            self.inspect("wrong", language).await?;
        }
        Ok(())
    }

    async fn take_a_set(&self, guest: &Guest) -> Result<()> {
        loop {
            let layout = everybody_sees(&[&self.ann]).await?.layout();
            if let Some(&set) = all_sets(&layout).first() {
                return self.ann.claim(set).await;
            }
            // Now and then twelve cards hold none.
            guest.ask(Request::NoSet).await?;
            self.ann.say_no_set().await?;
            self.ann.look_until("more cards", |seen| seen.layout().len() > layout.len()).await?;
        }
    }

    /// Takes pictures at every size and notes what is wrong.
    async fn inspect(&mut self, name: &str, language: &str) -> Result<()> {
        for size in SIZES {
            let session = &self.ann.session;
            session.resize(size).await?;
            // A check is open or not by the size at which it was made.
            if name == "wrong" {
                session.reload().await?;
                session.see(".latest .check").await?;
            }
            session.rest().await?;
            let place = format!("{name}/{language}-{}-{size}", self.theme);
            // Fifteen and eighteen cards look like twelve and twenty-one.
            if language == "en" || !matches!(name, "table-15" | "table-18") {
                session.picture(&place).await?;
            }
            let findings = session.geometry().await?;
            self.note(&place, findings);
        }
        let findings = self.ann.session.axe().await?;
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
