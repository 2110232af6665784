//! A seat whose player disconnects and comes back.

use anyhow::{Result, ensure};
use browser::{Settings, SocketPlayer, TableView, check_consoles, quick_table};
use engine::{Action, Edition};

use crate::start;

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_is_shown_as_away_and_comes_back_to_the_same_seat() -> Result<()> {
    let (server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::French)).await?;
    bob.sit(&table).await?;
    let opponent = SocketPlayer::sit(&server, &table, "Cem").await?;
    bob.go("healthz").await?;
    let away = |name: &'static str, away: bool| {
        move |view: &TableView| view.players.iter().any(|player| player.name == name && player.absent == away)
    };
    ann.wait_for("Bob away", away("Bob", true)).await?;
    opponent.send(Action::Leave).await?;
    ann.wait_for("Cem gone", |view| view.players.len() == 2).await?;
    bob.sit(&table).await?;
    let view = ann.wait_for("Bob back", away("Bob", false)).await?;
    ensure!(view.players.len() == 2, "Bob has his old seat: {view:?}");
    check_consoles(&[&ann, &bob], &[]).await
}
