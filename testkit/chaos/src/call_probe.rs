//! Checks that a call window ends in time, at two nodes of which one has a wall clock that was set.

use std::cell::Cell;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use client::{Connection, Inbound, Site};
use engine::{Action, Calling, Edition, Fact, RuleChoice, Variant};
use protocol::{NewTable, ServerMessage};
use tokio::runtime::Runtime;

const WINDOW: Duration = Duration::from_secs(2);
/// How far the times of two nodes may be apart for a table that both have in memory.
const EARLY: Duration = Duration::from_millis(500);
/// How late the end of a window may reach a player on a busy machine.
const LATE: Duration = Duration::from_secs(5);
/// Connecting and dealing may meet the end of an earlier fault.
const PATIENCE: Duration = Duration::from_secs(20);

/// A dealt table with a player at each of two nodes.
pub(crate) struct CallProbe {
    runtime: Runtime,
    sites: [Site; 2],
    table: String,
    /// Keep the table in memory of both nodes.
    _connections: [Connection; 2],
}

impl CallProbe {
    pub(crate) fn open(urls: [&str; 2]) -> Result<CallProbe> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let opened = runtime.block_on(retry(async || open(urls).await))?;
        let (sites, table, connections) = opened;
        Ok(CallProbe { runtime, sites, table, _connections: connections })
    }

    /// The first player calls and picks nothing. Returns what is wrong with the end of that call, if anything is.
    pub(crate) fn check(&self) -> Option<String> {
        let CallProbe { sites, table, .. } = self;
        let (sent, called) = (Instant::now(), Cell::new(None));
        let ended = self.runtime.block_on(retry(async || call(&sites[0], table, &called).await));
        let late = called.get().map_or(Duration::ZERO, |called: Instant| called.elapsed());
        let took = sent.elapsed();
        match ended {
            Err(error) => Some(format!("a call at table {table} did not end in {took:.1?}: {error:#}")),
            Ok(()) if took + EARLY < WINDOW => {
                Some(format!("a call at table {table} ended early, after {took:.2?}"))
            }
            Ok(()) if late > WINDOW + LATE => Some(format!("a call at table {table} ended after {late:.1?}")),
            Ok(()) => None,
        }
    }
}

/// Calls, and returns when the call has ended. Tried again, the request has the same id and so acts once.
async fn call(site: &Site, table: &str, called: &Cell<Option<Instant>>) -> Result<()> {
    let mut connection = site.connect(table, 0).await?;
    connection.request("call", Action::Call).await?;
    receive_fact(&mut connection, |fact| {
        if matches!(fact, Fact::Called { .. }) && called.get().is_none() {
            called.set(Some(Instant::now()));
        }
        matches!(fact, Fact::WrongCall { .. })
    })
    .await
}

async fn open(urls: [&str; 2]) -> Result<([Site; 2], String, [Connection; 2])> {
    let site = |url: &str| Ok::<_, anyhow::Error>(Site::new(url.parse().context("an address")?));
    let mut sites = [site(urls[0])?, site(urls[1])?];
    sites[0].sign_in("Probe").await?;
    sites[1].sign_in("Other probe").await?;
    let rules = RuleChoice {
        calling: Some(Calling::CallThenPick),
        call_window_s: Some(WINDOW.as_secs() as u16),
        photo_finish_ms: Some(0),
        ..RuleChoice::new(Edition::English, Variant::Full)
    };
    let table = sites[0].make_table(&NewTable { rules, public: false, bots: Vec::new() }).await?.table;
    let is_seat = |fact: &Fact, index| matches!(fact, Fact::Sat { seat, .. } if seat.index() == index);
    let mut connections = [sites[0].connect(&table, 0).await?, sites[1].connect(&table, 0).await?];
    // The first player is seated after the request for the table is answered.
    receive_fact(&mut connections[0], |fact| is_seat(fact, 0)).await?;
    connections[1].request("sit", Action::Sit).await?;
    receive_fact(&mut connections[1], |fact| is_seat(fact, 1)).await?;
    connections[0].request("deal", Action::Deal).await?;
    receive_fact(&mut connections[0], |fact| matches!(fact, Fact::Dealt { .. })).await?;
    Ok((sites, table, connections))
}

/// Tries again while nodes and databases come back from an earlier fault.
async fn retry<T>(attempt: impl AsyncFn() -> Result<T>) -> Result<T> {
    let start = Instant::now();
    loop {
        let tried = tokio::time::timeout(WINDOW + LATE, attempt()).await.context("no answer");
        match tried.and_then(|tried| tried) {
            Ok(done) => return Ok(done),
            Err(error) if start.elapsed() > PATIENCE => return Err(error),
            Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
        }
    }
}

/// Receives until an event is of this kind.
pub(crate) async fn receive_fact(connection: &mut Connection, is_it: impl Fn(&Fact) -> bool) -> Result<()> {
    loop {
        match connection.receive().await? {
            Inbound::Message(message) => match *message {
                ServerMessage::Records { records, .. }
                    if records.iter().flat_map(|record| &record.events).any(|event| is_it(&event.fact)) =>
                {
                    return Ok(());
                }
                ServerMessage::Refused { why, .. } => bail!("refused: {why:?}"),
                ServerMessage::Problem { problem, .. } => bail!("refused: {problem:?}"),
                _ => {}
            },
            Inbound::Closed(code) => bail!("closed: {code:?}"),
        }
    }
}
