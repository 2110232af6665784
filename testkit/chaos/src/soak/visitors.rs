//! The visitors of a soak: players with bots, players who only sit, spectators, and whole tables that claim.

use std::ops::AddAssign;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use client::{Address, Connection, Inbound, Site};
use engine::{Action, Edition, Fact, Level, RuleChoice, Variant};
use protocol::NewTable;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::call_probe::receive_fact;
use crate::rng::Rng;

/// Visitors at the same time, beside the tables of the load.
const VISITORS: usize = 24;
/// How long a visitor stays.
const STAY: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(6)];
/// Tables that are made at the same time.
const MAKING: usize = 32;
/// An answer later than this counts as none.
const ANSWER: Duration = Duration::from_secs(30);
/// How long one run of the load plays.
const PLAY: Duration = Duration::from_secs(5);

/// How many visitors of each kind came.
#[derive(Clone, Copy, Debug, Default)]
pub struct Visits {
    pub with_bots: usize,
    pub idle: usize,
    pub spectators: usize,
    /// Claims at tables of the load.
    pub claims: u64,
}

impl AddAssign for Visits {
    fn add_assign(&mut self, other: Visits) {
        self.with_bots += other.with_bots;
        self.idle += other.idle;
        self.spectators += other.spectators;
        self.claims += other.claims;
    }
}

/// Lets visitors come and go for so long.
pub(super) async fn churn(url: &str, duration: Duration) -> Result<Visits> {
    let (address, end) = (address(url)?, Instant::now() + duration);
    let mut visitors = JoinSet::new();
    for seed in 0..VISITORS as u64 {
        visitors.spawn(visit_again(address.clone(), seed, end));
    }
    visitors.spawn(claim(address, end));
    let mut visits = Visits::default();
    while let Some(made) = visitors.join_next().await {
        visits += made??;
    }
    Ok(visits)
}

fn address(url: &str) -> Result<Address> {
    url.parse().with_context(|| format!("{url} is no address"))
}

/// One visitor after the other, until the end.
async fn visit_again(address: Address, seed: u64, end: Instant) -> Result<Visits> {
    let (mut rng, mut visits) = (Rng::new(seed), Visits::default());
    while Instant::now() < end {
        let stay = Instant::now() + rng.between(STAY[0], STAY[1]);
        match rng.below(4) {
            0 => {
                visits.spectators += 1;
                spectate(&address, &mut rng, stay).await?;
            }
            1 => {
                visits.idle += 1;
                stay_until(stay, &mut sit(&address, Vec::new()).await?).await?;
            }
            kind => {
                visits.with_bots += 1;
                let mut connection = deal_with_bots(&address).await?;
                stay_until(stay, &mut connection).await?;
                // Some get up; the others only close the page.
                if kind == 2 {
                    connection.request("leave", Action::Leave).await?;
                    wait_for(&mut connection, |fact| matches!(fact, Fact::Left { .. })).await?;
                }
            }
        }
    }
    Ok(visits)
}

async fn claim(address: Address, end: Instant) -> Result<Visits> {
    let mut visits = Visits::default();
    while Instant::now() < end {
        let plan = load::Plan {
            addresses: vec![address.clone()],
            tables: 10,
            players: 4,
            claims: 40.0,
            duration: PLAY.min(end.saturating_duration_since(Instant::now())),
            transcripts: None,
        };
        visits.claims += load::run(&plan, |_| {}).await?.claims_sent;
    }
    Ok(visits)
}

/// Watches a table of the lobby without signing in.
async fn spectate(address: &Address, rng: &mut Rng, stay: Instant) -> Result<()> {
    let site = Site::new(address.clone());
    let tables = site.tables().await?.tables;
    if tables.is_empty() {
        tokio::time::sleep(Duration::from_millis(100)).await;
        return Ok(());
    }
    let table = &tables[rng.below(tables.len())].table;
    stay_until(stay, &mut site.connect(table, 0).await?).await
}

/// A new player at a new table, connected.
async fn sit(address: &Address, bots: Vec<Level>) -> Result<Connection> {
    let mut site = Site::new(address.clone());
    site.sign_in("Soak").await?;
    let rules = RuleChoice::new(Edition::English, Variant::Full);
    let made = site.make_table(&NewTable { rules, public: true, bots }).await?;
    Ok(site.connect(&made.table, 0).await?)
}

/// A new table where bots play a round.
async fn deal_with_bots(address: &Address) -> Result<Connection> {
    let mut connection = sit(address, vec![Level::Practised, Level::Practised]).await?;
    connection.request("deal", Action::Deal).await?;
    wait_for(&mut connection, |fact| matches!(fact, Fact::Dealt { .. })).await?;
    Ok(connection)
}

async fn stay_until(end: Instant, connection: &mut Connection) -> Result<()> {
    while let Ok(received) = tokio::time::timeout_at(end.into(), connection.receive()).await {
        if let Inbound::Closed(code) = received? {
            bail!("the server closed a visitor's socket: {code:?}");
        }
    }
    Ok(())
}

/// Receives until an event of this kind is there.
async fn wait_for(connection: &mut Connection, is_it: fn(&Fact) -> bool) -> Result<()> {
    let received = tokio::time::timeout(ANSWER, receive_fact(connection, is_it)).await;
    received.context("the server does not answer")?
}

/// Makes so many tables with bots, has each dealt, and leaves it in the middle of its round.
pub(super) async fn abandon(url: &str, tables: usize) -> Result<()> {
    let (address, permits) = (address(url)?, Arc::new(Semaphore::new(MAKING)));
    let mut making = JoinSet::new();
    for _ in 0..tables {
        let (address, permits) = (address.clone(), permits.clone());
        making.spawn(async move {
            let _permit = permits.acquire_owned().await;
            deal_with_bots(&address).await.map(drop)
        });
    }
    while let Some(made) = making.join_next().await {
        made??;
    }
    Ok(())
}
