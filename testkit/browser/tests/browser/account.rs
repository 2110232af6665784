//! The account page: a passkey and twelve words bring a player back from a new browser, devices are signed out, all is deleted.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, Driver, SIZES, Settings, TestServer};
use serde_json::{Value, json};

use crate::HEBREW;

/// A device with passkeys that agrees to everything; its id.
async fn plug_in(player: &BrowserPlayer) -> Result<String> {
    player.browser.devtools("WebAuthn.enable", json!({})).await?;
    let options = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    let added =
        player.browser.devtools("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await?;
    Ok(added["authenticatorId"].as_str().context("an authenticator")?.to_owned())
}

/// Players at `localhost`, where browsers allow passkeys without https.
async fn start<const N: usize>(names: [&str; N]) -> Result<(TestServer, Driver, [BrowserPlayer; N])> {
    let (server, driver) = (TestServer::start_for_passkeys().await?, Driver::start()?);
    let address = server.address().replace("127.0.0.1", "localhost");
    let mut players = Vec::new();
    for (browser, name) in driver.open_many::<N>().await?.into_iter().zip(names) {
        players.push(BrowserPlayer::new(browser, &address, name, Settings::default()).await?);
    }
    Ok((server, driver, players.try_into().ok().context("as many players as browsers")?))
}

async fn rows(player: &BrowserPlayer, list: &str, count: usize) -> Result<()> {
    let script = "return document.querySelectorAll(arguments[0] + ' > li').length === arguments[1] || null";
    player.browser.until(&format!("{count} in {list}"), script, &[json!(list), json!(count)]).await.map(drop)
}

async fn id_of(player: &BrowserPlayer) -> Result<String> {
    player.browser.eval_async("return (await (await fetch('/api/me')).json()).id ?? ''", &[]).await
}

/// By the keyboard alone.
async fn press(player: &BrowserPlayer, selector: &str) -> Result<()> {
    player.browser.wait_visible(selector).await?;
    player.browser.eval::<()>("document.querySelector(arguments[0]).focus()", &[json!(selector)]).await?;
    player.browser.type_keys("\u{E007}").await
}

async fn looks_right(player: &BrowserPlayer, name: &str, seen: &str) -> Result<()> {
    let dark = Settings { theme: "dark", ..Settings::default() };
    for (settings, theme) in [(Settings::default(), "light"), (dark, "dark"), (HEBREW, "hebrew-dark")] {
        player.change_settings(settings).await?;
        player.browser.wait_visible(seen).await?;
        for size in SIZES {
            player.browser.resize(size).await?;
            player.browser.screenshot(&format!("account/{name}-{theme}-{size}")).await?;
            let findings = player.browser.geometry().await?;
            ensure!(findings.is_empty(), "{name} {theme} {size}: {findings:?}");
        }
        let findings = player.browser.axe().await?;
        ensure!(findings.is_empty(), "{name} {theme}: {findings:?}");
    }
    player.change_settings(Settings::default()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_brings_a_player_back() -> Result<()> {
    let (_server, _driver, [ann, new]) = start(["Ann", "New"]).await?;
    let device = plug_in(&ann).await?;
    ann.go("me").await?;
    press(&ann, "#create-passkey").await?;
    rows(&ann, "#devices", 1).await?;
    rows(&ann, "#passkeys", 1).await?;
    // The password manager of the lost phone knows the passkey in the new browser too.
    let kept = ann.browser.devtools("WebAuthn.getCredentials", json!({ "authenticatorId": device })).await?;
    let credential: Value = kept["credentials"][0].clone();
    ensure!(credential["isResidentCredential"] == true, "{credential}");
    let device = plug_in(&new).await?;
    let copied = json!({ "authenticatorId": device, "credential": credential });
    new.browser.devtools("WebAuthn.addCredential", copied).await?;
    let start = Instant::now();
    new.go("me").await?;
    press(&new, "#use-passkey").await?;
    rows(&new, "#devices", 2).await?;
    let took = start.elapsed();
    println!("from a new browser to the own account by a passkey: {took:.1?}");
    ensure!(took < Duration::from_secs(60), "{took:?}");
    let (one, same) = (id_of(&ann).await?, id_of(&new).await?);
    ensure!(one == same && !one.is_empty(), "{one} and {same}");
    looks_right(&new, "known", "#passkeys li").await?;

    // The first device signs the other one out, which says so and offers the ways back.
    ann.browser.reload().await?;
    rows(&ann, "#devices", 2).await?;
    ann.browser.click("#devices li:last-child button").await?;
    rows(&ann, "#devices", 1).await?;
    let told = "location.reload(); return false";
    new.browser.eval::<bool>(told, &[]).await?;
    let sentence = "return document.querySelector('#signed-out')?.textContent || null";
    let sentence = new.browser.until("a clear sentence", sentence, &[]).await?;
    ensure!(sentence.as_str().is_some_and(|text| text.contains("signed out")), "{sentence}");
    new.browser.screenshot("account/signed-out").await?;
    new.browser.wait_visible("#use-passkey").await?;

    // Removed, it opens nothing any more.
    ann.browser.click("#passkeys li button").await?;
    rows(&ann, "#passkeys", 0).await?;
    press(&new, "#use-passkey").await?;
    let refused = "return [...document.querySelectorAll('#account-sign-in [role=status]')].some(it => it.textContent) || null";
    new.browser.until("that it is unknown", refused, &[]).await?;
    ann.check_console(&["401"]).await?;
    new.check_console(&["401"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn words_bring_a_player_back_and_everything_is_deleted() -> Result<()> {
    let (_server, _driver, [ann, new]) = start(["Ann", "New"]).await?;
    ann.go("me").await?;
    press(&ann, "#create-phrase").await?;
    let read = "return document.querySelector('#phrase').textContent.split(': ')[1] || null";
    let phrase = ann.browser.until("the phrase", read, &[]).await?;
    let phrase = phrase.as_str().context("words")?.trim().to_owned();
    ensure!(phrase.split(' ').count() == 12, "twelve words");
    new.go_to("me", "#move-code").await?;
    looks_right(&new, "guest", "#move-code").await?;
    let start = Instant::now();
    new.go_to("me", "#move-code").await?;
    new.browser.click("#move-code").await?;
    new.browser.type_keys(&phrase).await?;
    new.browser.type_keys("\u{E007}").await?;
    rows(&new, "#devices", 2).await?;
    println!("from a new browser to the own account by words: {:.1?}", start.elapsed());
    ensure!(id_of(&ann).await? == id_of(&new).await?, "the same player");

    let export = "return await (await fetch(document.querySelector('#export-json').href)).json()";
    let exported: Value = new.browser.eval_async(export, &[]).await?;
    ensure!(exported["player"]["name"] == "Ann" && exported["phrase"] == true, "{exported}");
    new.browser.click("#delete").await?;
    new.browser.click("#delete-no").await?;
    new.browser.click("#delete").await?;
    new.browser.wait_visible("#delete-yes").await?;
    new.browser.screenshot("account/delete").await?;
    new.browser.click("#delete-yes").await?;
    new.browser.wait_visible("#play-with-friends").await?;
    ensure!(id_of(&ann).await?.is_empty() && id_of(&new).await?.is_empty(), "deleted");
    new.go_to("privacy", ".privacy-lines li").await?;
    looks_right(&new, "privacy", ".privacy-lines li").await?;
    ann.check_console(&["401"]).await?;
    new.check_console(&["401"]).await
}
