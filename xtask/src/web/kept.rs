//! What a browser needs to install the client: icons, a manifest, and the service worker that answers without a server.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use serde_json::{json, to_string};
use sha2::{Digest, Sha256};

use super::icon::{Paper, draw};
use super::routes::ROUTES;
use super::{Files, PAGE, add, short};

/// The background of the light theme, as in the style sheet.
const BACKGROUND: &str = "#f4f1ea";

pub struct Icons {
    /// SVG, for every size.
    pub drawing: String,
    /// For the home screens of Apple's devices.
    pub touch: String,
    small: String,
    large: String,
    maskable: String,
}

pub fn icons(files: &mut Files, svg: &str) -> Result<Icons> {
    let mut picture = |stem: &str, pixels, paper| {
        Ok::<_, anyhow::Error>(add(files, stem, "png", draw(svg, pixels, paper)?))
    };
    Ok(Icons {
        touch: picture("icon-touch", 180, Paper::Full)?,
        small: picture("icon-192", 192, Paper::Card)?,
        large: picture("icon-512", 512, Paper::Card)?,
        maskable: picture("icon-maskable", 512, Paper::Full)?,
        drawing: add(files, "icon", "svg", svg.as_bytes().to_vec()),
    })
}

/// The web app manifest. Its addresses are relative, so that it is the same below every base path.
pub fn manifest(icons: &Icons) -> String {
    let picture = |file: &str, sizes: &str, purpose: &str| json!({ "src": file, "sizes": sizes, "type": "image/png", "purpose": purpose });
    let manifest = json!({
        "name": "Tercet",
        "short_name": "Tercet",
        "start_url": ".",
        "scope": ".",
        "display": "standalone",
        "theme_color": BACKGROUND,
        "background_color": BACKGROUND,
        "categories": ["games"],
        "icons": [
            picture(&icons.small, "192x192", "any"),
            picture(&icons.large, "512x512", "any"),
            picture(&icons.maskable, "512x512", "maskable"),
            { "src": icons.drawing, "sizes": "any", "type": "image/svg+xml" },
        ],
    });
    format!("{manifest:#}\n")
}

/// The service worker, with the addresses of the pages, the names of all files, which contain hashes, and a version that changes
/// with each of them, with the page and with the worker itself.
pub fn worker(template: &str, files: &Files, script: &str) -> Result<String> {
    let page = files.get(PAGE).context("the page comes before its worker")?;
    let names: Vec<&String> = files.keys().filter(|name| *name != PAGE).collect();
    let names = to_string(&names)?;
    let version = short(Sha256::new().chain_update(template).chain_update(page).chain_update(&names));
    let folders: BTreeSet<&str> = ROUTES.iter().map(|route| route.folder).collect();
    let worker = template.replace("{version}", &version).replace("{folders}", &to_string(&folders)?);
    Ok(worker.replace("{files}", &names).replace("{script}", script))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPLATE: &str = include_str!("../../../crates/web/sw.js");

    fn files() -> Files {
        let mut files = Files::new();
        add(&mut files, "tercet", "wasm", vec![1]);
        add(&mut files, "words-he", "bin", vec![2]);
        files.insert(PAGE.to_owned(), b"<html>".to_vec());
        files
    }

    #[test]
    fn the_worker_names_every_file_but_the_page() {
        let files = files();
        let worker = worker(TEMPLATE, &files, "tercet.js").unwrap();
        let stored = worker.lines().find(|line| line.starts_with("const FILES")).unwrap();
        for name in files.keys() {
            assert_eq!(stored.contains(&format!("\"{name}\"")), name != PAGE, "{name}");
        }
        for mark in ["{version}", "{files}", "{folders}", "{script}"] {
            assert!(TEMPLATE.contains(mark) && !worker.contains(mark), "{mark} is filled in");
        }
        let folders = worker.lines().find(|line| line.starts_with("const FOLDERS")).unwrap();
        for folder in ["\"\"", "\"t\"", "\"daily\"", "\"statistics\""] {
            assert!(folders.contains(folder), "{folders}");
        }
    }

    #[test]
    fn every_change_is_another_version() {
        let version = |files: &Files| {
            let worker = worker(TEMPLATE, files, "tercet.js").unwrap();
            worker.lines().find(|line| line.starts_with("const VERSION")).unwrap().to_owned()
        };
        let (old, mut page, mut file) = (files(), files(), files());
        page.insert(PAGE.to_owned(), b"<html >".to_vec());
        add(&mut file, "tercet", "wasm", vec![3]);
        assert_eq!(version(&old), version(&files()));
        assert_ne!(version(&old), version(&page));
        assert_ne!(version(&old), version(&file));
    }
}
