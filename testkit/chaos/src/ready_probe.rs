//! Checks what a node answers while its journal cannot write, and afterwards.

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use client::{ClientError, Site};
use hyper::{Method, StatusCode};
use tokio::runtime::Runtime;

/// The longest that a refusal may take, and that the node may count as ready after the first write that failed.
const REFUSED: Duration = Duration::from_secs(3);
/// The longest until it serves again, on a busy machine.
const RECOVERED: Duration = Duration::from_secs(5);

/// Asks one node over HTTP.
pub(crate) struct ReadyProbe {
    runtime: Runtime,
    site: Site,
}

impl ReadyProbe {
    pub(crate) fn open(url: &str) -> Result<ReadyProbe> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(ReadyProbe { runtime, site: Site::new(url.parse().context("an address")?) })
    }

    /// While no write succeeds: a write is refused soon, and then the node is not ready.
    pub(crate) fn check_full(&self) -> Option<String> {
        let start = Instant::now();
        match self.write() {
            Ok(()) => return Some("a write on a full disk was acknowledged".to_owned()),
            Err(_) if start.elapsed() > REFUSED => {
                return Some(format!("a write on a full disk was refused after {:.1?}", start.elapsed()));
            }
            Err(_) => {}
        }
        let start = Instant::now();
        let ready = self.wait_for(REFUSED, || !self.is_ready());
        ready.err().map(|()| format!("the node was ready {:.1?} after its disk was full", start.elapsed()))
    }

    /// When writes succeed again: so do requests, and the node is ready, without a restart.
    pub(crate) fn check_writable(&self) -> Option<String> {
        let recovered = self.wait_for(RECOVERED, || self.is_ready() && self.write().is_ok());
        recovered.err().map(|()| format!("the node did not recover in {RECOVERED:?} after its disk was full"))
    }

    fn wait_for(&self, longest: Duration, mut is_it: impl FnMut() -> bool) -> Result<(), ()> {
        let start = Instant::now();
        while !is_it() {
            if start.elapsed() > longest {
                return Err(());
            }
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    fn is_ready(&self) -> bool {
        let answer = self.runtime.block_on(self.site.fetch(Method::GET, "/readyz", Vec::new()));
        answer.is_ok_and(|(status, _)| status == StatusCode::OK)
    }

    /// Makes a player, which the journal has to acknowledge.
    fn write(&self) -> Result<(), ClientError> {
        self.runtime.block_on(self.site.clone().sign_in("Probe")).map(drop)
    }
}
