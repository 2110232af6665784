//! A reader who looks at a page and follows what it offers.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use browser::BrowserPlayer;
use serde::Deserialize;
use serde_json::json;

/// Returns a [`Sight`].
const SIGHT: &str = include_str!("sight.js");

/// How long a page may take until it says what it is.
const PATIENCE: Duration = Duration::from_secs(5);

/// Addresses that differ in a date, a table or a number alone are alike; so many of each kind are visited.
const MOST_ALIKE: usize = 3;

/// More addresses than the site has, so that a crawl that finds ever new ones ends.
const MOST_ADDRESSES: usize = 120;

/// So many ways of a state are followed: all that it offers because of a failure, then others until one works.
const MOST_FOLLOWED: usize = 4;

#[derive(Clone, Debug, Default, Deserialize)]
struct Sight {
    title: String,
    headings: Vec<String>,
    sentences: Vec<String>,
    busy: bool,
    failed: bool,
    cards: usize,
    ways: Vec<Way>,
}

/// A link or a button that can be pressed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Way {
    place: usize,
    name: String,
    /// The address, if it leads to a page.
    href: Option<String>,
    /// Whether it is offered because something has failed.
    in_failure: bool,
    in_head: bool,
}

impl Sight {
    /// What a reader misses.
    fn missing(&self) -> Vec<String> {
        let has_title = self.title.strip_suffix("Tercet").is_some_and(|name| !name.trim().is_empty())
            || self.title.starts_with("Tercet: ");
        let mut missing = Vec::new();
        if !has_title {
            missing.push(format!("the title is {:?}", self.title));
        }
        if self.headings.is_empty() {
            missing.push(format!("no heading, only {:?}", self.sentences));
        }
        if self.busy {
            missing.push("it still loads".to_owned());
        }
        // Cards are to be played with; every other page offers something below its head.
        if !self.ways.iter().any(|way| !way.in_head || self.cards > 0) {
            missing.push(format!("no way on but the head's: {:?}", self.ways));
        }
        missing
    }
}

pub struct Crawler {
    pub ann: BrowserPlayer,
    queue: VecDeque<String>,
    known: BTreeSet<String>,
    alike: BTreeMap<String, usize>,
    findings: Vec<String>,
}

impl Crawler {
    pub fn new(ann: BrowserPlayer) -> Crawler {
        let (queue, known, alike) = (VecDeque::new(), BTreeSet::new(), BTreeMap::new());
        Crawler { ann, queue, known, alike, findings: Vec::new() }
    }

    /// Puts an address below the server's into the queue, unless it or enough of its kind are known.
    pub fn enqueue(&mut self, path: &str) {
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let count = self.alike.entry(kind(path)).or_default();
        if *count < MOST_ALIKE && self.known.insert(path.to_owned()) {
            *count += 1;
            self.queue.push_back(path.to_owned());
        }
    }

    /// Visits what is in the queue and all that is linked from there, breadth first.
    pub async fn visit_all(&mut self, expected: &[&str]) -> Result<()> {
        while let Some(path) = self.queue.pop_front() {
            if self.known.len() > MOST_ADDRESSES {
                bail!("more than {MOST_ADDRESSES} addresses: {:?}", self.known);
            }
            self.ann.go(&path).await?;
            let sight = self.inspect(&format!("/{path}"), expected).await?;
            for href in sight.ways.iter().filter_map(|way| way.href.as_deref()) {
                let path = self.ann.path_of(href).with_context(|| format!("{href} is elsewhere"))?;
                if path.contains('.') { self.check_file(&path).await? } else { self.enqueue(&path) }
            }
        }
        Ok(())
    }

    /// A file is no page, but has to be there.
    async fn check_file(&mut self, path: &str) -> Result<()> {
        if self.known.insert(path.to_owned()) {
            let is_there = "return (await fetch(given[0])).ok";
            if !self.ann.browser.eval_async::<bool>(is_there, &[json!(path)]).await? {
                self.findings.push(format!("there is no file {path}"));
            }
        }
        Ok(())
    }

    /// Checks a state that `reach` leads to, then the ways on from it: at least one leads to a page that works.
    pub async fn state(
        &mut self,
        name: &str,
        expected: &[&str],
        reach: impl AsyncFn(&BrowserPlayer) -> Result<()>,
    ) -> Result<()> {
        reach(&self.ann).await.with_context(|| format!("cannot reach: {name}"))?;
        let here = self.inspect(name, expected).await?;
        let mut ways: Vec<&Way> =
            here.ways.iter().filter(|way| way.href.is_some() || way.in_failure).collect();
        ways.sort_by_key(|way| (!way.in_failure, way.in_head));
        ways.truncate(MOST_FOLLOWED);
        let mut works = 0;
        for way in &ways {
            if works > 0 && !way.in_failure {
                break;
            }
            reach(&self.ann).await.with_context(|| format!("cannot reach again: {name}"))?;
            let name = format!("{name} → {}", way.name);
            let Some(there) = self.follow(way).await? else {
                self.note(&name, ["it is not there again".to_owned()]);
                continue;
            };
            self.note(&name, there.missing());
            self.check_console(&name, expected).await;
            works += usize::from(!there.failed && there.missing().is_empty());
        }
        if works == 0 {
            self.note(name, [format!("none of its ways leads to a page that works: {ways:?}")]);
        }
        Ok(())
    }

    /// Presses a link or a button of the state that is shown again; none if it does not offer it.
    async fn follow(&self, way: &Way) -> Result<Option<Sight>> {
        let again =
            |sight: &Sight| sight.ways.iter().find(|other| other.name == way.name).map(|way| way.place);
        let here = self.look_until(|sight| sight.missing().is_empty() && again(sight).is_some()).await?;
        let Some(place) = again(&here) else { return Ok(None) };
        let from = self.ann.browser.address().await?;
        self.ann.browser.click(&format!("[data-way='{place}']")).await?;
        self.look_elsewhere(&from, &here).await.map(Some)
    }

    /// Checks a state whose ways are those of the game, without following them.
    pub async fn inspect_state(&mut self, name: &str, expected: &[&str]) -> Result<()> {
        self.inspect(name, expected).await.map(drop)
    }

    async fn inspect(&mut self, name: &str, expected: &[&str]) -> Result<Sight> {
        let sight = self.look().await?;
        self.note(name, sight.missing());
        self.check_console(name, expected).await;
        self.ann.browser.settle().await?;
        self.ann.browser.screenshot(&format!("crawl/{}", name.trim_matches('/').replace('/', "-"))).await?;
        let findings = self.ann.browser.axe().await?;
        self.note(name, findings.iter().map(ToString::to_string));
        // Where elements have moved or changed since.
        self.look().await
    }

    /// What is on the page once nothing is missing, or after five seconds.
    async fn look(&self) -> Result<Sight> {
        self.look_until(|sight| sight.missing().is_empty()).await
    }

    /// What is on the page after a press, which may begin with a request to the server.
    async fn look_elsewhere(&self, from: &str, here: &Sight) -> Result<Sight> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE / 2 {
            let sight: Option<Sight> = self.ann.browser.eval(SIGHT, &[]).await.ok();
            let has_changed = sight.is_some_and(|sight| sight.headings != here.headings);
            if has_changed || self.ann.browser.address().await? != from {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.look().await
    }

    async fn look_until(&self, is_enough: impl Fn(&Sight) -> bool) -> Result<Sight> {
        let start = Instant::now();
        loop {
            // Scripts fail while another page is being loaded.
            let sight: Option<Sight> = self.ann.browser.eval(SIGHT, &[]).await.ok();
            if let Some(sight) = sight.filter(|sight| is_enough(sight) || start.elapsed() > PATIENCE) {
                return Ok(sight);
            }
            if start.elapsed() > PATIENCE * 2 {
                bail!("the page cannot be read at {}", self.ann.browser.address().await?);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn check_console(&mut self, name: &str, expected: &[&str]) {
        if let Err(error) = self.ann.check_console(expected).await {
            self.note(name, [format!("{error:#}")]);
        }
    }

    fn note(&mut self, name: &str, wrong: impl IntoIterator<Item = String>) {
        self.findings.extend(wrong.into_iter().map(|wrong| format!("{name}: {wrong}")));
    }

    pub fn must_be_clean(&self) -> Result<()> {
        if self.findings.is_empty() { Ok(()) } else { bail!("dead ends:\n{}", self.findings.join("\n")) }
    }
}

/// An address without its variable parts.
fn kind(path: &str) -> String {
    let is_variable = |segment: &&str| segment.chars().any(|letter| letter.is_ascii_digit());
    let segments = path.split('/').map(|segment| if is_variable(&segment) { "*" } else { segment });
    segments.collect::<Vec<_>>().join("/")
}
