//! The states in which a link, a table or the server fails, and those of a table that is not one's own.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, Settings, SocketPlayer, TestServer, quick_table, with_long_timeouts};
use engine::{Action, Edition, RuleChoice, SeatNumber, Variant, all_sets};
use serde_json::json;

use super::addresses;
use super::crawler::Crawler;
use crate::{SERVER_AWAY, start};

/// Addresses of no page, no table, no replay and no day.
const WRONG: &[&str] = &[
    "nowhere",
    "nowhere/to/be",
    "nowhere.html",
    "t",
    "t/nosuch",
    "t/nosuchtable1",
    "t/NOSUCHTABLE1",
    "t/no%20such%20table",
    "t/nosuch.table",
    "t/nosuchtable1/elsewhere",
    "t/nosuchtable1/replay",
    "t/nosuch/replay",
    "t/here/replay",
    "daily/2024-12-31",
    "daily/2999-01-01",
    "daily/2026-13-45",
    "daily/yesterday",
    "learn/nothing",
    "rules/klingon",
];

#[tokio::test(flavor = "multi_thread")]
async fn every_wrong_address_leads_on() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let mut crawler = Crawler::new(ann);
    for path in WRONG {
        crawler.state(&format!("wrong-{path}"), &["404"], async |ann| ann.go(path).await).await?;
    }
    crawler.must_be_clean()
}

/// Tables that this server cannot open: of a newer one, with a damaged record, and with one that cannot be read.
async fn store_strange_tables(server: &mut TestServer) -> Result<()> {
    let newer = r#"{"at":1,"events":[{"at":1,"event":"opened","semantics":99,"planets":9}]}"#;
    let broken = r#"{"at":1,"events":[{"at":1,"event":"eclipse"}],"link":"0000"}"#;
    server.stop().await?;
    server.store("table/newertable12", &[newer]).await?;
    server.store("table/strangetable", &[broken]).await?;
    server.store("table/unreadable12", &["no record"]).await?;
    server.resume().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_that_cannot_be_opened_leads_on() -> Result<()> {
    let (mut server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    store_strange_tables(&mut server).await?;
    let mut crawler = Crawler::new(ann);
    for table in ["newertable12", "strangetable", "unreadable12"] {
        for path in [format!("t/{table}"), format!("t/{table}/replay")] {
            let expected = ["404", "500", "501", "503"];
            crawler.state(&format!("closed-{path}"), &expected, async |ann| ann.go(&path).await).await?;
        }
    }
    crawler.must_be_clean()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_state_of_a_table_leads_on() -> Result<()> {
    let (server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let mut crawler = Crawler::new(ann);
    guest_and_spectator(&mut crawler, &server).await?;
    removed(&mut crawler, &server).await?;
    full(&mut crawler, &server).await?;
    crawler.must_be_clean()
}

/// A spectator before, in and after a match of one Set.
async fn guest_and_spectator(crawler: &mut Crawler, server: &TestServer) -> Result<()> {
    let rules = RuleChoice::new(Edition::English, Variant::Full);
    let rules = RuleChoice { rounds: Some(1), first_to: Some(1), ..rules };
    let (host, table) = SocketPlayer::make_table(server, &with_long_timeouts(rules), "Cleo").await?;
    let other = SocketPlayer::sit(server, &table, "Dan").await?;
    let path = format!("t/{table}");
    crawler.state("guest", &[], async |ann| ann.go_to(&path, "#join-table").await).await?;
    crawler.ann.sit(&table).await?;
    crawler.inspect_state("waiting", &[]).await?;
    watch(&crawler.ann, &path).await?;
    crawler.inspect_state("watching-before", &[]).await?;
    host.send(Action::Deal).await?;
    crawler.ann.wait_for("the deal", |view| view.phase == "playing").await?;
    crawler.inspect_state("watching", &[]).await?;
    let replay = format!("{path}/replay");
    crawler.state("nothing-to-replay", &["404"], async |ann| ann.go(&replay).await).await?;
    watch(&crawler.ann, &path).await?;
    take_a_set(&crawler.ann, &host, &other).await?;
    crawler.ann.browser.wait_visible(".end-title").await?;
    crawler.inspect_state("watching-after", &[]).await?;
    crawler.ann.go_to(&format!("{path}?again"), "#page h1").await?;
    crawler.inspect_state("ended", &[]).await?;
    crawler.ann.go_to(&replay, "#board [role=gridcell]").await?;
    crawler.inspect_state("replay", &[]).await
}

/// Goes to a table as a visitor without a name and a seat.
async fn watch(ann: &BrowserPlayer, path: &str) -> Result<()> {
    ann.browser.client.delete_all_cookies().await?;
    ann.browser.eval::<()>("localStorage.removeItem('tercet.seats')", &[]).await?;
    ann.go_to(path, "#only-watch").await?;
    ann.press("#only-watch").await?;
    ann.view().await.map(drop)
}

/// Two players find a Set that a spectator sees.
async fn take_a_set(spectator: &BrowserPlayer, one: &SocketPlayer, other: &SocketPlayer) -> Result<()> {
    loop {
        let layout = spectator.wait_for("cards", |view| view.phase == "playing").await?.layout();
        if let Some(set) = all_sets(&layout).first() {
            one.send(Action::Call).await?;
            return one.send(Action::Claim { cards: engine::Claim::new(set).context("three cards")? }).await;
        }
        for player in [one, other] {
            player.send(Action::NoSet).await?;
        }
        spectator.wait_for("more cards", |view| view.layout().len() > layout.len()).await?;
    }
}

/// A player whom the host has removed, while the table waits and after a reload.
async fn removed(crawler: &mut Crawler, server: &TestServer) -> Result<()> {
    let (host, table) = SocketPlayer::make_table(server, &quick_table(Edition::English), "Cleo").await?;
    crawler.ann.sit(&table).await?;
    host.send(Action::Remove { seat: SeatNumber(1) }).await?;
    crawler.ann.browser.wait_visible(".guest a.button").await?;
    crawler.inspect_state("removed", &[]).await?;
    let path = format!("t/{table}");
    crawler.state("removed-again", &[], async |ann| ann.go(&path).await).await
}

async fn full(crawler: &mut Crawler, server: &TestServer) -> Result<()> {
    let rules = RuleChoice { seats: Some(2), ..RuleChoice::new(Edition::French, Variant::Full) };
    let (_host, table) = SocketPlayer::make_table(server, &with_long_timeouts(rules), "Cleo").await?;
    let _other = SocketPlayer::sit(server, &table, "Dan").await?;
    let path = format!("t/{table}");
    crawler.state("full", &[], async |ann| ann.go_to(&path, "#page .guest").await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_without_the_server_leads_on() -> Result<()> {
    let (mut server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::English)).await?;
    crate::offline::visit(&ann).await?;
    ann.sit(&table).await?;
    let mut crawler = Crawler::new(ann);
    server.stop().await?;
    let lost = "return !!document.querySelector('.line-state')?.checkVisibility()";
    crawler.ann.browser.until("the connection to be lost", lost, &[]).await?;
    crawler.inspect_state("lost-waiting", SERVER_AWAY).await?;
    for path in addresses(&table).iter().map(String::as_str).chain(["nowhere", "t/nosuch", "nowhere.html"]) {
        crawler.state(&format!("away-{path}"), SERVER_AWAY, async |ann| ann.go(path).await).await?;
    }
    crawler.must_be_clean()
}

/// The page whose program cannot be loaded.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_without_webassembly_leads_on() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.browser.devtools("Network.enable", json!({})).await?;
    ann.browser.devtools("Network.setBypassServiceWorker", json!({ "bypass": true })).await?;
    let expected = ["ERR_BLOCKED_BY_CLIENT", "Failed to fetch"];
    let mut crawler = Crawler::new(ann);
    let reach = async |ann: &BrowserPlayer| {
        block(ann, &["*.wasm"]).await?;
        ann.go_to("learn", "#failed").await?;
        block(ann, &[]).await
    };
    crawler.state("no-program", &expected, reach).await?;
    // The program is there, and the browser cannot run it.
    let source = json!({ "source": "delete globalThis.WebAssembly" });
    crawler.ann.browser.devtools("Page.addScriptToEvaluateOnNewDocument", source).await?;
    crawler.ann.go_to("learn", "#failed").await?;
    crawler.ann.browser.settle().await?;
    crawler.ann.browser.screenshot("crawl/no-webassembly").await?;
    let sentence = "return document.querySelector('#failed').innerText";
    let sentence: String = crawler.ann.browser.eval(sentence, &[]).await?;
    ensure!(sentence.contains("too old") && !sentence.contains("server"), "{sentence}");
    crawler.must_be_clean()
}

/// A page, a dialog and a list of a page whose part cannot be loaded; the same page once the network is back.
#[tokio::test(flavor = "multi_thread")]
async fn a_part_that_does_not_load_leads_on() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.browser.devtools("Network.enable", json!({})).await?;
    ann.browser.devtools("Network.setBypassServiceWorker", json!({ "bypass": true })).await?;
    let expected = ["ERR_BLOCKED_BY_CLIENT", "Failed to fetch"];
    let mut crawler = Crawler::new(ann);
    let page = async |ann: &BrowserPlayer| {
        ann.go_to("", "#learn").await?;
        block(ann, &["*/part-study.*"]).await?;
        ann.browser.click("#learn").await?;
        ann.browser.wait_visible(".failure h1").await
    };
    crawler.state("no-part", &expected, page).await?;
    let ann = &crawler.ann;
    page(ann).await?;
    block(ann, &[]).await?;
    ann.browser.click(".failure button").await?;
    ann.browser.wait_visible(".lesson-step .exercise").await?;
    block(ann, &["*/part-waiting.*", "*/part-overlay.*"]).await?;
    ann.go_to("", ".finder [data-card]").await?;
    ann.browser.wait_visible(".others-tables .panel[role=alert] button").await?;
    ann.browser.click(".tools button:nth-child(1)").await?;
    ann.browser.wait_visible("dialog .panel[role=alert] button").await?;
    block(ann, &[]).await?;
    ann.browser.click("dialog .panel[role=alert] button").await?;
    ann.browser.wait_visible(".overlay .part").await?;
    ann.browser.type_keys("\u{E00C}").await?;
    ann.browser.click(".others-tables .panel[role=alert] button").await?;
    ann.browser.wait_visible(".lobby h2").await?;
    ann.check_console(&expected).await?;
    crawler.must_be_clean()
}

async fn block(ann: &BrowserPlayer, addresses: &[&str]) -> Result<()> {
    ann.browser.devtools("Network.setBlockedURLs", json!({ "urls": addresses })).await.map(drop)
}

/// Every new document finds answers of the server like this one, and its sockets in `window.sockets`.
const STRANGE_SERVER: &str = "{ const answer = ANSWER; const real = window.fetch; window.sockets = [];
    if (answer) window.fetch = (asked, ...rest) => String(asked.url ?? asked).includes('/api/')
        ? Promise.resolve(new Response(answer.body, { status: answer.status })) : real(asked, ...rest);
    window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); window.sockets.push(this); } }; }";

async fn answer_with(ann: &BrowserPlayer, answer: serde_json::Value) -> Result<()> {
    let source = STRANGE_SERVER.replace("ANSWER", &answer.to_string());
    let added =
        ann.browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await?;
    added["identifier"].as_str().context("a script").map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_error_of_the_server_leads_on() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::English)).await?;
    let mut crawler = Crawler::new(ann);
    let too_many = json!({ "error": "too-many", "message": "Too many.", "seconds": 60 }).to_string();
    for (name, status, body) in [("500", 500, "<h1>Oops</h1>"), ("429", 429, &too_many)] {
        answer_with(&crawler.ann, json!({ "status": status, "body": body })).await?;
        for path in addresses(&table) {
            crawler.ann.go(&path).await?;
            crawler.inspect_state(&format!("error-{name}-{path}"), &[]).await?;
        }
    }
    crawler.must_be_clean()
}

/// The server closes a socket for good: to a client that sends too much, of a broken table, and to a client of another version.
#[tokio::test(flavor = "multi_thread")]
async fn every_closed_socket_leads_on() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::English)).await?;
    answer_with(&ann, json!(null)).await?;
    let mut crawler = Crawler::new(ann);
    let closed = |code: u16| {
        format!("window.sockets.at(-1).onclose(new CloseEvent('close', {{ code: {code} }})); return true")
    };
    let old = "const send = WebSocket.prototype.send; \
               WebSocket.prototype.send = function (text) { send.call(this, text.replace(/\"version\":\\d+/, '\"version\":0')); }; \
               window.sockets.at(-1).close(); dispatchEvent(new Event('online')); return true".to_owned();
    for (name, script) in [("too-many", closed(4100)), ("broken", closed(4102)), ("old", old)] {
        let reach = async |ann: &BrowserPlayer| {
            ann.sit(&table).await?;
            ann.browser.eval::<bool>(&script, &[]).await?;
            ann.browser.wait_visible(".line-state #reload").await
        };
        crawler.state(&format!("closed-{name}"), &["WebSocket"], reach).await?;
    }
    crawler.must_be_clean()
}
