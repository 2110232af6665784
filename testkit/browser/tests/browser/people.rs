//! Profiles: what a player shows, to follow, block and report, one's own people, and the declaration of a program.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, SIZES, Settings, check_consoles};
use serde_json::{Value, json};

use crate::races::run;
use crate::{HEBREW, start};

/// Sends a request as the player of this browser.
async fn send(player: &BrowserPlayer, method: &str, path: &str, body: Value) -> Result<Value> {
    let script = "const init = { method: given[0], headers: { 'content-type': 'application/json' } }; \
                  if (given[2] !== null) init.body = JSON.stringify(given[2]); \
                  const text = await (await fetch(given[1], init)).text(); \
                  return text ? JSON.parse(text) : null";
    player.browser.eval_async(script, &[json!(method), json!(path), body]).await
}

async fn id(player: &BrowserPlayer) -> Result<String> {
    let made = send(player, "POST", "/api/players", json!({ "name": player.name })).await?;
    Ok(made["id"].as_str().with_context(|| format!("no player: {made}"))?.to_owned())
}

/// Nothing overflows or overlaps, and axe-core finds nothing, in all looks and sizes.
async fn look_at(player: &BrowserPlayer, name: &str, there: &str) -> Result<()> {
    for (settings, theme) in [
        (Settings::default(), "light"),
        (Settings { theme: "dark", ..Settings::default() }, "dark"),
        (HEBREW, "hebrew-dark"),
    ] {
        player.change_settings(settings).await?;
        player.browser.wait_visible(there).await?;
        for size in SIZES {
            player.browser.resize(size).await?;
            player.browser.screenshot(&format!("people/{name}-{theme}-{size}")).await?;
            let findings = player.browser.geometry().await?;
            ensure!(findings.is_empty(), "{name} {theme} {size}: {findings:?}");
        }
        let findings = player.browser.axe().await?;
        ensure!(findings.is_empty(), "{name} {theme}: {findings:?}");
    }
    player.change_settings(Settings::default()).await?;
    player.browser.wait_visible(there).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_follow_each_other_and_see_more() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    ann.go_to("c/today", "#play-day").await?;
    run(&ann, 0).await?;
    let (ann_id, bob_id) = (id(&ann).await?, id(&bob).await?);
    // By default the name alone.
    let page = format!("p/{ann_id}");
    bob.go_to(&page, "#follow").await?;
    ensure!(bob.browser.text("h1").await?.as_deref() == Some("Ann"));
    ensure!(!bob.browser.has("#bests").await? && !bob.browser.has("#sharing").await?);
    bob.browser.click("#follow").await?;
    bob.browser.wait_visible("#follow[aria-pressed=true]").await?;
    bob.browser.click("#report").await?;
    bob.browser.click("#report-personal").await?;
    bob.browser.wait_visible("#reported").await?;
    bob.browser.click("#block").await?;
    bob.browser.wait_visible("#follow[aria-pressed=false]:disabled").await?;
    bob.browser.click("#block").await?;
    bob.browser.wait_visible("#follow:not(:disabled)").await?;
    bob.browser.click("#follow").await?;
    bob.browser.wait_visible("#follow[aria-pressed=true]").await?;

    // Ann shares with friends, follows back, and sits at a public table.
    ann.go_to("statistics", "#own-profile").await?;
    ann.browser.click("#own-profile").await?;
    ann.browser.wait_visible("#sharing").await?;
    ann.browser.click("label:has(#share-profile-friends)").await?;
    let shared = "return document.querySelector('#share-profile-friends:checked') && true";
    ann.browser.until("the choice", shared, &[]).await?;
    ann.go_to(&format!("p/{bob_id}"), "#follow").await?;
    ann.browser.click("#follow").await?;
    ann.browser.wait_visible("#follow[aria-pressed=true]").await?;
    let best =
        "const best = document.querySelector('#bests .people-result'); return best && best.textContent";
    bob.go_to(&page, "#bests").await?;
    bob.browser.until("the best run", best, &[]).await?;
    look_at(&bob, "friend", "#bests").await?;

    let rules = json!({ "edition": "english", "variant": "full" });
    let table = send(&ann, "POST", "/api/tables", json!({ "rules": rules, "public": true })).await?;
    let table = table["table"].as_str().with_context(|| format!("no table: {table}"))?.to_owned();
    ann.go_to(&format!("t/{table}"), "main").await?;
    // The page looks every few seconds.
    bob.go_to("p/you", "#following li a.button").await?;
    let invited =
        send(&ann, "POST", &format!("/api/players/{bob_id}/invite"), json!({ "table": table })).await?;
    ensure!(invited.is_null(), "invited: {invited}");
    bob.go_to("p/you", "#invitations li a.button").await?;
    look_at(&bob, "own", "#following li").await?;
    bob.browser.click("#invitations li a.button").await?;
    let address = "return location.pathname.endsWith(arguments[0]) || null";
    bob.browser.until("the table", address, &[json!(table)]).await?;

    // A program says so, asked twice.
    bob.go_to("p/you", "#declare").await?;
    bob.browser.click("#declare").await?;
    bob.browser.click("#declare-no").await?;
    bob.browser.wait_visible("#declare").await?;
    bob.browser.click("#declare").await?;
    bob.browser.click("#declare-yes").await?;
    bob.browser.wait_visible(".people-hero .people-mark").await?;
    ann.go_to(&format!("p/{bob_id}"), ".people-hero .people-mark").await?;
    bob.go_to("p/nobody", ".page.failure").await?;
    check_consoles(&[&ann], &[]).await?;
    check_consoles(&[&bob], &["404"]).await
}
