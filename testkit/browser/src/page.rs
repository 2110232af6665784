//! What is true of every page in every language at every size: nothing runs out of it, nothing lies over anything else, and
//! whoever listens to it or sees little of it can use it.

use std::fs;
use std::time::Duration;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::session::Session;

/// Looks for what runs out, overlaps, is cut off or is too small to touch.
const GEOMETRY: &str = include_str!("geometry.js");

/// axe-core, as the test command has fetched it.
const AXE: &str = "target/axe/node_modules/axe-core/axe.min.js";

/// Something that is wrong with a page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Finding {
    /// What is wrong.
    pub rule: String,
    /// With what.
    pub what: String,
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.rule, self.what)
    }
}

impl Session {
    /// Waits until the page has been drawn as it is now, and nothing moves but clocks.
    pub async fn rest(&self) -> Result<()> {
        let script = "await document.fonts.ready; \
                      const frame = () => new Promise(requestAnimationFrame); \
                      await frame(); await frame(); \
                      const moves = () => document.getAnimations().some(one => one.playState === 'running' \
                          && !one.effect?.target?.closest('.ring')); \
                      for (let count = 0; moves() && count < 600; count++) await frame(); \
                      return true";
        tokio::time::timeout(Duration::from_secs(60), self.eval_async::<bool>(script, &[])).await??;
        Ok(())
    }

    /// What runs out of the page, overlaps, or is cut off.
    pub async fn geometry(&self) -> Result<Vec<Finding>> {
        self.eval(GEOMETRY, &[]).await
    }

    /// What axe-core finds.
    pub async fn axe(&self) -> Result<Vec<Finding>> {
        if !self.eval::<bool>("return !!window.axe", &[]).await? {
            let axe = fs::read_to_string(crate::root().join(AXE))
                .context("axe-core is missing: `cargo xtask test` fetches it")?;
            self.client().execute(&axe, vec![]).await.context("axe-core does not start")?;
        }
        let script = "const options = { resultTypes: ['violations'], elementRef: false }; \
                      const result = await axe.run(document, options); \
                      return result.violations.flatMap(found => found.nodes.map(node => ({ \
                          rule: found.id, what: node.target.join(' ') + ' – ' + (node.failureSummary ?? found.help) })))";
        self.eval_async(script, &[]).await
    }
}
