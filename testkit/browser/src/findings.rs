//! Checks for every page, language and size: nothing overflows or overlaps, and the page is accessible (axe-core).

use std::fs;
use std::time::Duration;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::browser::Browser;

const GEOMETRY: &str = include_str!("geometry.js");

/// axe-core, as `cargo xtask test` installs it.
const AXE: &str = "target/axe/node_modules/axe-core/axe.min.js";

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Finding {
    pub rule: String,
    /// The element, and how it violates the rule.
    pub what: String,
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.rule, self.what)
    }
}

impl Browser {
    /// Waits until the page is drawn and all animations but the countdown ring have ended.
    pub async fn settle(&self) -> Result<()> {
        // Fonts are asked for when a frame with their letters is laid out.
        let script = "const frame = () => new Promise(requestAnimationFrame); \
                      await frame(); await frame(); await document.fonts.ready; await frame(); \
                      const moves = () => document.getAnimations().some(one => one.playState === 'running' \
                          && !one.effect?.target?.closest('.ring')); \
                      for (let count = 0; moves() && count < 600; count++) await frame(); \
                      return true";
        tokio::time::timeout(Duration::from_secs(60), self.eval_async::<bool>(script, &[])).await??;
        Ok(())
    }

    /// Elements that overflow, overlap, are cut off or are too small to touch.
    pub async fn geometry(&self) -> Result<Vec<Finding>> {
        self.eval(GEOMETRY, &[]).await
    }

    pub async fn axe(&self) -> Result<Vec<Finding>> {
        if !self.eval::<bool>("return !!window.axe", &[]).await? {
            let axe = fs::read_to_string(crate::root().join(AXE))
                .context("axe-core is missing: `cargo xtask test` fetches it")?;
            self.client.execute(&axe, vec![]).await.context("axe-core does not start")?;
        }
        let script = "const options = { resultTypes: ['violations'], elementRef: false }; \
                      const result = await axe.run(document, options); \
                      return result.violations.flatMap(found => found.nodes.map(node => ({ \
                          rule: found.id, what: node.target.join(' ') + ' – ' + (node.failureSummary ?? found.help) })))";
        self.eval_async(script, &[]).await
    }
}
