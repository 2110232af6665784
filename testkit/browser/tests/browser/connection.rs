//! What happens to a seat when its player goes away and comes back.

use anyhow::{Result, ensure};
use browser::{Driver, Guest, Site, quick};
use engine::Edition;
use protocol::Request;

use crate::people;

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_is_shown_as_away_and_comes_back_to_the_same_seat() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let [ann, bob] = people(&site, &driver, ["Ann", "Bob"]).await?;
    let table = ann.make_table(&quick(Edition::French)).await?;
    bob.sit(&table).await?;
    let guest = Guest::sit(&site, &table, "Cem").await?;
    bob.go("healthz").await?;
    let away = |name: &'static str, away: bool| {
        move |seen: &browser::Seen| {
            seen.players.iter().any(|player| player.name == name && player.absent == away)
        }
    };
    ann.look_until("Bob away", away("Bob", true)).await?;
    guest.ask(Request::Leave).await?;
    ann.look_until("Cem gone", |seen| seen.players.len() == 2).await?;
    bob.sit(&table).await?;
    let seen = ann.look_until("Bob back", away("Bob", false)).await?;
    ensure!(seen.players.len() == 2, "Bob has his old seat: {seen:?}");
    for player in [&ann, &bob] {
        player.must_be_quiet(&[]).await?;
    }
    Ok(())
}
