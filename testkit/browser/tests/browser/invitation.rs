//! A table's link in the hands of a guest, and what stands there when a link leads nowhere.

use anyhow::{Result, ensure};
use browser::{BrowserPlayer, SIZES, Settings, SocketPlayer, quick_table, with_long_timeouts};
use engine::{Action, Edition, RuleChoice, SeatNumber, Variant};
use serde_json::json;

use crate::{SERVER_AWAY, offline, start};

const ENTER: &str = "\u{E007}";

/// Makes the player one who has never been here.
async fn forget_name(player: &BrowserPlayer) -> Result<()> {
    player.store_settings(Settings::default(), None).await
}

async fn heading(player: &BrowserPlayer) -> Result<String> {
    player.browser.wait_visible("#page h1").await?;
    Ok(player.browser.text("#page h1").await?.unwrap_or_default())
}

async fn wait_for_focus(player: &BrowserPlayer, id: &str) -> Result<()> {
    let focused = "return document.activeElement?.id === arguments[0]";
    player.browser.until(&format!("the focus on {id}"), focused, &[json!(id)]).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_sees_who_invites_and_joins_with_a_name_and_one_key() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::English)).await?;
    forget_name(&bob).await?;
    bob.go_to(&format!("t/{table}"), "#page .guest").await?;
    ensure!(heading(&bob).await?.contains("Ann"), "who invites");
    let there: Vec<String> = bob
        .browser
        .eval("return [...document.querySelectorAll('.guest-player')].map(one => one.innerText.trim())", &[])
        .await?;
    ensure!(there == ["Ann"], "who is there: {there:?}");
    let cards = "return document.querySelectorAll('#page .guest span.card').length";
    ensure!(bob.browser.eval::<u32>(cards, &[]).await? == 3, "three cards show what a Set is");
    let inks = "return document.querySelectorAll('#page .guest .ink-red, #page .guest .ink-green').length";
    ensure!(bob.browser.eval::<u32>(inks, &[]).await? == 3, "of the cards that are played with");
    let game = bob.browser.text("#page .guest .lead").await?.unwrap_or_default();
    ensure!(game.contains("Quick game · 27 cards"), "to what: {game}");
    ensure!(bob.browser.has("#guest-language").await?, "the language can be chosen");
    let title = "return /Ann.*Tercet/.test(document.title)";
    bob.browser.until("the title of the invitation", title, &[]).await?;
    wait_for_focus(&bob, "name").await?;
    bob.browser.type_keys(&format!("Bob{ENTER}")).await?;
    bob.browser.wait_visible(".players .player.you").await?;
    // The name is remembered: the next invitation takes one key.
    let next = ann.make_table(&quick_table(Edition::English)).await?;
    bob.go_to(&format!("t/{next}"), "#page .guest").await?;
    wait_for_focus(&bob, "name").await?;
    bob.browser.type_keys(ENTER).await?;
    bob.wait_for("Bob seated", |view| view.players.iter().any(|one| one.you && one.name == "Bob")).await?;
    bob.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_not_cut_and_what_is_wrong_with_it_is_said() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::English)).await?;
    forget_name(&bob).await?;
    bob.go_to(&format!("t/{table}"), "#name").await?;
    wait_for_focus(&bob, "name").await?;
    bob.browser.type_keys(&"Maximiliane".repeat(3)).await?;
    let shown = "const field = document.querySelector('#name'); \
                 return [field.value.length, field.getAttribute('aria-invalid'), document.querySelector('.name-room').innerText]";
    let (length, invalid, room): (usize, String, String) = bob.browser.eval(shown, &[]).await?;
    ensure!(length == 33 && invalid == "true", "33 letters stay: {length} {invalid}");
    ensure!(room.contains("33") && room.contains("32"), "how many fit: {room}");
    bob.browser.type_keys(ENTER).await?;
    let told = "return document.querySelector('#page .notice').innerText || null";
    let told_text = bob.browser.until("what is wrong", told, &[]).await?;
    ensure!(told_text.as_str().is_some_and(|text| text.contains("32")), "the limit: {told_text}");
    // Five marks on one letter: the page takes them for a name, the server does not.
    bob.browser.eval::<bool>("const field = document.querySelector('#name'); field.value = 'e\\u0301\\u0301\\u0301\\u0301\\u0301\\u0301'; field.dispatchEvent(new Event('input')); return true", &[]).await?;
    bob.browser.type_keys(ENTER).await?;
    let refused = bob.browser.until("what is wrong", told, &[]).await?;
    ensure!(refused.as_str().is_some_and(|text| text.contains("letters")), "what to do: {refused}");
    bob.check_console(&["422"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_link_asks_for_no_name_and_leads_on() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    for path in ["t/nosuchtable1", "t/nosuch", "t/nosuchtable1/replay"] {
        forget_name(&ann).await?;
        ann.go_to(path, "#page .failure").await?;
        ensure!(heading(&ann).await?.contains("exist"), "{path}: {}", heading(&ann).await?);
        ensure!(!ann.browser.has("#name").await?, "{path}: no name is asked for");
        ensure!(!ann.browser.has(".loading").await?, "{path}: nothing is awaited");
    }
    ann.go_to("t/nosuchtable1", "#new-game").await?;
    ann.press("#new-game").await?;
    wait_for_focus(&ann, "name").await?;
    ann.browser.type_keys(&format!("Ann{ENTER}")).await?;
    ann.browser.wait_visible(".players .player.you").await?;
    ann.go_to("nowhere", "#page .failure .button").await?;
    ann.press("#page .failure .button").await?;
    ann.browser.wait_visible("#play-with-friends").await?;
    ann.check_console(&["404"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_says_so_and_offers_ways_on() -> Result<()> {
    let (server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let rules = RuleChoice { seats: Some(2), ..RuleChoice::new(Edition::French, Variant::Full) };
    let table = ann.make_table(&with_long_timeouts(rules)).await?;
    let _cleo = SocketPlayer::sit(&server, &table, "Cleo").await?;
    bob.go_to(&format!("t/{table}"), "#page .guest").await?;
    ensure!(heading(&bob).await?.contains("Both seats are taken"), "{}", heading(&bob).await?);
    ensure!(!bob.browser.has("#name").await?, "no seat, no name");
    bob.press("#only-watch").await?;
    let view = bob.view().await?;
    ensure!(view.players.iter().all(|player| !player.you), "Bob watches: {view:?}");
    bob.go_to(&format!("t/{table}"), "#new-game").await?;
    bob.press("#new-game").await?;
    bob.browser.wait_visible(".players .player.you").await?;
    ensure!(bob.table().await? != table, "a table of Bob's own");
    ensure!(heading(&bob).await?.contains("French"), "with the same rules: {}", heading(&bob).await?);
    bob.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_player_is_told_so_and_offered_ways_on() -> Result<()> {
    let (server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let (host, table) = SocketPlayer::make_table(&server, &quick_table(Edition::English), "Cleo").await?;
    ann.sit(&table).await?;
    host.send(Action::Remove { seat: SeatNumber(1) }).await?;
    for moment in ["at once", "after a reload"] {
        let told = "return document.querySelector('.guest h1')?.innerText.includes('removed you') ?? null";
        ann.browser.until("why Ann has no seat", told, &[]).await?;
        let heading = heading(&ann).await?.replace(['\u{2068}', '\u{2069}'], "");
        ensure!(heading == "Cleo removed you from this table.", "{moment}: {heading}");
        ann.go_to(&format!("t/{table}"), "#new-game").await?;
    }
    ann.press("#new-game").await?;
    ann.browser.wait_visible(".players .player.you").await?;
    ensure!(ann.table().await? != table, "a table of Ann's own");
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn home_leads_back_to_the_seat_that_was_kept() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::English)).await?;
    bob.sit(&table).await?;
    ann.press_primary().await?;
    bob.wait_for("cards", |view| view.phase == "playing").await?;
    bob.press(".home-link").await?;
    bob.browser.wait_visible(".return-link").await?;
    let told = bob.browser.text(".return-link").await?.unwrap_or_default();
    ensure!(told.contains("Ann"), "whose table: {told}");
    bob.press(".return-link").await?;
    let view = bob.wait_for("the own seat", |view| view.players.iter().any(|player| player.you)).await?;
    ensure!(view.phase == "playing" && bob.table().await? == table, "{view:?}");
    // What the server does not confirm is forgotten.
    let stale =
        "localStorage.setItem('tercet.seats', JSON.stringify([{ table: 'nosuchtable1' }])); return true";
    bob.browser.eval::<bool>(stale, &[]).await?;
    bob.go("").await?;
    let gone =
        "return localStorage.getItem('tercet.seats') === '[]' && !document.querySelector('.return-link')";
    bob.browser.until("the seat that is none to be forgotten", gone, &[]).await?;
    bob.check_console(&["404"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_a_stopped_server_comes_back_with_it() -> Result<()> {
    let (mut server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::English)).await?;
    // The part of the page that shows tables is there before the server goes.
    bob.go(&format!("t/{table}")).await?;
    bob.browser.wait_visible("#page .guest #name").await?;
    offline::visit(&bob).await?;
    bob.browser.wait_visible("#play-with-friends").await?;
    server.stop().await?;
    let open = "history.pushState(null, '', `/t/${arguments[0]}`); dispatchEvent(new PopStateEvent('popstate')); return true";
    bob.browser.eval::<bool>(open, &[json!(table)]).await?;
    bob.browser.wait_visible(".failure #try-again").await?;
    ensure!(!bob.browser.has("#name").await?, "no name is asked for while nobody can be joined");
    server.resume().await?;
    bob.browser.wait_visible("#page .guest #name").await?;
    bob.check_console(&[SERVER_AWAY, &["404"]].concat()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_error_of_the_server_is_said_in_plain_words() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.go_to("", "#play-with-friends").await?;
    let broken =
        "window.fetch = () => Promise.resolve(new Response('<h1>Oops</h1>', { status: 500 })); return true";
    ann.browser.eval::<bool>(broken, &[]).await?;
    ann.press("#play-with-friends").await?;
    let told = "return document.querySelector('.start .notice').innerText || null";
    let told = ann.browser.until("what is wrong", told, &[]).await?;
    ensure!(told.as_str().is_some_and(|text| text.contains("Something went wrong")), "{told}");
    Ok(())
}

/// The places of the heading, the field and the first card below an element.
async fn places(player: &BrowserPlayer, below: &str) -> Result<Vec<[f64; 4]>> {
    let script = "return ['h1', 'input', '.card', 'button[type=submit]'].map(one => { \
                      const box = document.querySelector(`${arguments[0]} main ${one}`).getBoundingClientRect(); \
                      return [box.x, box.y, box.width, box.height]; })";
    player.browser.eval(script, &[json!(below)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_invitation_stands_before_webassembly_runs_and_does_not_move() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::English)).await?;
    forget_name(&bob).await?;
    for size in SIZES {
        bob.browser.resize(size).await?;
        bob.browser.devtools("Network.enable", json!({})).await?;
        bob.browser.devtools("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await?;
        bob.go_to(&format!("t/{table}"), "#sent .guest").await?;
        let heading = bob.browser.text("#sent h1").await?.unwrap_or_default();
        ensure!(heading.contains("Ann"), "without WebAssembly: {heading}");
        bob.browser.settle().await?;
        bob.browser.screenshot(&format!("invitation/sent-{size}")).await?;
        let sent = places(&bob, "#sent").await?;
        bob.browser.devtools("Network.setBlockedURLs", json!({ "urls": [] })).await?;
        bob.go_to(&format!("t/{table}"), "#page .guest").await?;
        bob.browser.settle().await?;
        bob.browser.screenshot(&format!("invitation/guest-{size}")).await?;
        let shown = places(&bob, "#page").await?;
        let moved =
            sent.iter().flatten().zip(shown.iter().flatten()).any(|(one, other)| (one - other).abs() > 1.0);
        ensure!(!moved, "at {size} something moves: {sent:?} {shown:?}");
    }
    // The blocked file, on purpose.
    bob.check_console(&["ERR_BLOCKED_BY_CLIENT", "Failed to fetch"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_before_webassembly_runs_counts() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::English)).await?;
    forget_name(&bob).await?;
    bob.browser.devtools("Network.enable", json!({})).await?;
    let speed = |bytes: i32| json!({ "offline": false, "latency": 0, "downloadThroughput": bytes, "uploadThroughput": -1 });
    // The script arrives, the WebAssembly takes minutes.
    bob.browser.devtools("Network.emulateNetworkConditions", speed(20_000)).await?;
    let open = "location.href = arguments[0]; return true";
    bob.browser.eval::<bool>(open, &[json!(format!("/t/{table}"))]).await?;
    let started =
        "return document.documentElement.dataset.theme === 'light' && !!document.querySelector('#sent-name')";
    bob.browser.until("the script", started, &[]).await?;
    bob.browser.click("#sent-name").await?;
    bob.browser.type_keys(&format!("Bob{ENTER}")).await?;
    bob.browser.devtools("Network.emulateNetworkConditions", speed(-1)).await?;
    bob.wait_for("Bob seated", |view| view.players.iter().any(|one| one.you && one.name == "Bob")).await?;
    bob.check_console(&[]).await
}

/// A page that is older than the mode of the table: it says so, and what it offers is another version of itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_mode_that_the_page_does_not_know_yet_asks_for_a_newer_page() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let rules = with_long_timeouts(RuleChoice::new(Edition::English, Variant::Speed));
    let table = ann.make_table(&rules).await?;
    bob.go("").await?;
    bob.browser.wait_visible("#play-with-friends").await?;
    // What a newer server would send: a mode of tomorrow, in the summary and in the records.
    let newer = "const tomorrow = text => text.replaceAll('\"variant\":\"speed\"', '\"variant\":\"tomorrow\"'); \
                 const fetched = window.fetch; \
                 window.fetch = async (...request) => { \
                   const answer = await fetched(...request); \
                   if (!answer.url.includes('/api/tables/')) return answer; \
                   return new Response(tomorrow(await answer.text()), { status: answer.status }); \
                 }; \
                 history.pushState(null, '', `/t/${arguments[0]}`); dispatchEvent(new PopStateEvent('popstate')); \
                 return true";
    bob.browser.eval::<bool>(newer, &[json!(table)]).await?;
    bob.browser.wait_visible(".failure #try-again").await?;
    let text = bob.browser.text(".failure").await?.unwrap_or_default();
    ensure!(text.contains("new version") && text.contains("Reload"), "{text}");
    bob.browser.click("#try-again").await?;
    // The page of today knows the mode.
    bob.browser.wait_visible("#page .guest").await?;
    bob.check_console(&[]).await
}
