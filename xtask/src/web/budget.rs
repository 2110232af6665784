//! How much a browser loads before it shows a page, and the budget for that in `crates/web/budget.toml`.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};

use super::catalogues::stem;
use super::routes::ROUTES;
use super::{Files, PAGE, SEATED, STYLED, Shown, shown, text};
use crate::machine::root;

/// Prints the size of each page's first load and fails if one is above its budget.
pub fn check(files: &Files) -> Result<()> {
    let budget: BTreeMap<String, f64> = toml::from_str(&text(&root().join("crates/web/budget.toml"))?)?;
    let mut above = Vec::new();
    println!("web: kB to load at first (brotli, largest language), and the budget:");
    let pages = ROUTES.iter().map(|route| (route.page.to_lowercase(), shown(route.part)));
    for (page, shown) in pages.chain([("seat".to_owned(), shown(SEATED))]) {
        let allowed = *budget.get(&page).with_context(|| format!("budget.toml has no page {page}"))?;
        let size = first_load(files, &shown) as f64 / 1000.0;
        println!("  {page:<12} {size:>6.1} {allowed:>6.1}");
        if size > allowed {
            above.push(page);
        }
    }
    let all: usize = compressed(files).map(|(_, bytes)| bytes).sum();
    println!("  {:<12} {:>6.1}", "all files", all as f64 / 1000.0);
    ensure!(above.is_empty(), "above the budget in crates/web/budget.toml: {}", above.join(", "));
    Ok(())
}

/// The bytes of the page, the files that it names, words and styles, and the parts.
fn first_load(files: &Files, (parts, last_volume): &Shown) -> usize {
    let page = files.get(PAGE).map(|page| String::from_utf8_lossy(page)).unwrap_or_default();
    let named = compressed(files).filter(|(name, _)| page.contains(name) || *name == PAGE);
    let parts = parts.iter().map(|part| format!("part-{part}."));
    let words = (0..=*last_volume).map(|volume| stem(volume, ""));
    let styles = (*last_volume >= STYLED).then(|| "later.".to_owned());
    let largest = |start: String| {
        compressed(files).filter(|(name, _)| name.starts_with(&start)).map(|(_, bytes)| bytes).max()
    };
    named.map(|(_, bytes)| bytes).sum::<usize>()
        + parts.chain(words).chain(styles).filter_map(largest).sum::<usize>()
}

/// The compressed files: the name without compression, and the size.
fn compressed(files: &Files) -> impl Iterator<Item = (&str, usize)> {
    files.iter().filter_map(|(name, content)| Some((name.strip_suffix(".br")?, content.len())))
}
