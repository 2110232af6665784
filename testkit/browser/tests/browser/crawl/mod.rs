//! No dead ends: every page and every state says what it is and offers a way on that works.

mod crawler;
mod states;

use anyhow::Result;
use browser::{Settings, quick_table};
use engine::Edition;

use self::crawler::Crawler;
use crate::start;

/// Reads the client's table of routes: the segments of each path, literals with their quotes.
macro_rules! routes {
    (
        volumes: $([$($of_volume:ident),*]),*;
        $($(#[$doc:meta])* $page:ident $(($($field:tt)*))? = [$($segment:tt),*] in $part:ident: $show:path;)*
    ) => {
        pub const PATHS: &[&[&str]] = &[$(&[$(stringify!($segment)),*]),*];
    };
}

#[path = "../../../../../crates/web/src/routes.rs"]
mod routes;

/// The address of each route, with an example for each variable.
fn addresses(table: &str) -> Vec<String> {
    let segment = |segment: &&str| match *segment {
        "table" => table.to_owned(),
        "day" => "2026-11-15".to_owned(),
        "drill" => "third".to_owned(),
        "edition" => "french".to_owned(),
        "mode" => "fours".to_owned(),
        "challenge" => "k3x9q0z7m1aa".to_owned(),
        literal => literal.trim_matches('"').to_owned(),
    };
    routes::PATHS.iter().map(|path| path.iter().map(segment).collect::<Vec<_>>().join("/")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_and_every_link_leads_on() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::English)).await?;
    let mut crawler = Crawler::new(ann);
    for path in addresses(&table) {
        crawler.enqueue(&path);
    }
    // No round of the table has been played, so that it has no replay yet.
    crawler.visit_all(&["404"]).await?;
    crawler.must_be_clean()
}
