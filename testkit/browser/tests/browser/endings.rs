//! Before and after a match: the players gather, the end says who won, a rematch is offered, and a hidden tab is called back.

use anyhow::{Result, bail, ensure};
use browser::{BrowserPlayer, LANGUAGES, SIZES, Settings, Size, SocketPlayer, with_long_timeouts};
use engine::{Action, Edition, RuleChoice, Variant, all_sets};
use protocol::NewTable;
use serde_json::json;

use crate::start;

/// A match of one Set.
fn one_set() -> NewTable {
    let rules = RuleChoice::new(Edition::English, Variant::Full);
    with_long_timeouts(RuleChoice { rounds: Some(1), first_to: Some(1), ..rules })
}

/// Plays a match of one Set, which the first of two players finds. Returns whether other Sets lay there.
async fn win(ann: &BrowserPlayer, bob: &BrowserPlayer) -> Result<bool> {
    win_round(ann, bob, "match-over").await
}

/// The same for a round, after which there is another phase.
async fn win_round(ann: &BrowserPlayer, bob: &BrowserPlayer, phase: &str) -> Result<bool> {
    ann.wait_for("Bob", |view| view.players.len() == 2).await?;
    ann.press_primary().await?;
    let sets = loop {
        let layout = ann.wait_for("to call", |view| view.can_call).await?.layout();
        let sets = all_sets(&layout);
        if let Some(&set) = sets.first() {
            ann.claim(set).await?;
            break sets;
        }
        ann.say_no_set().await?;
        bob.say_no_set().await?;
        ann.wait_for("more cards", |view| view.layout().len() > layout.len()).await?;
    };
    for player in [ann, bob] {
        player.wait_for("the end", |view| view.phase == phase).await?;
        player.browser.wait_visible(".end-title").await?;
    }
    Ok(sets.len() > 1)
}

async fn title(player: &BrowserPlayer) -> Result<String> {
    let text = player.browser.text(".end-title").await?.unwrap_or_default();
    // Names and numbers stand between signs that keep their direction.
    Ok(text.replace(['\u{2068}', '\u{2069}'], ""))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_leaves_the_others_with_their_results_until_they_join() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&one_set()).await?;
    bob.sit(&table).await?;
    win(&ann, &bob).await?;
    ensure!(title(&ann).await? == "You won 1–0!", "{}", title(&ann).await?);
    ensure!(title(&bob).await? == "Ann won 1–0", "{}", title(&bob).await?);
    let unfolded = "return !!document.querySelector('#verify')?.checkVisibility()";
    ensure!(!ann.browser.eval::<bool>(unfolded, &[]).await?, "details come with one more step");

    ann.browser.click("#rematch").await?;
    ann.wait_for("the table again", |view| view.phase == "waiting").await?;
    bob.browser.wait_visible("#join-rematch").await?;
    ensure!(title(&bob).await? == "Ann won 1–0", "the results stay");
    bob.browser.click("#join-rematch").await?;
    bob.wait_for("the table again", |view| view.phase == "waiting").await?;

    win(&ann, &bob).await?;
    bob.browser.click("#rematch").await?;
    ann.browser.click("#no-rematch").await?;
    bob.wait_for("Ann gone", |view| view.players.iter().all(|player| player.name != "Ann")).await?;
    ensure!(title(&ann).await? == "You won 1–0!", "the results stay");
    ann.browser.click("#join-rematch").await?;
    bob.wait_for("Ann again", |view| view.players.len() == 2).await?;
    ann.check_console(&[]).await?;
    bob.check_console(&[]).await
}

/// Presses the button that shares a picture, and writes the picture to the screenshots under this name.
pub async fn take_picture(player: &BrowserPlayer, name: &str) -> Result<()> {
    let watch = "window.made = []; const make = URL.createObjectURL; \
                 URL.createObjectURL = blob => { const reader = new FileReader(); \
                     reader.onload = () => made.push([blob.type, blob.size, reader.result]); \
                     reader.readAsDataURL(blob); return make.call(URL, blob) }; \
                 navigator.canShare = () => false; return true";
    player.browser.eval::<bool>(watch, &[]).await?;
    player.browser.click("#share-picture").await?;
    let made = player.browser.until("the picture", "return window.made[0] ?? null", &[]).await?;
    ensure!(made[0] == "image/png" && made[1].as_u64() > Some(5_000), "{} {}", made[0], made[1]);
    let show = "const image = new Image(); image.src = made[0][2]; image.style.width = '100%'; \
                document.body.replaceChildren(image); return image.decode().then(() => true)";
    player.browser.resize(Size(1200, 630)).await?;
    player.browser.eval::<bool>(show, &[]).await?;
    player.browser.screenshot(name).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_set_is_seen_before_the_result() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&one_set()).await?;
    bob.sit(&table).await?;
    let watch = "window.seen = [0, 0]; const shown = of => !!document.querySelector(of)?.checkVisibility(); \
                 new MutationObserver(() => { if (!shown('.latest .find')) return; \
                 seen[shown('.end-title') ? 1 : 0]++ }).observe(document, { subtree: true, childList: true }); return true";
    bob.browser.eval::<bool>(watch, &[]).await?;
    let others_lay = win(&ann, &bob).await?;
    let [alone, over]: [u32; 2] = bob.browser.eval("return seen", &[]).await?;
    ensure!(alone > 0 && over == 0, "the Set was shown {alone} times, {over} times over the result");
    // Who has won sees the own figure, who has lost both.
    let figures = "return document.querySelectorAll('.end-figures .figure').length";
    ensure!(ann.browser.eval::<u32>(figures, &[]).await? == 1, "the winner");
    ensure!(bob.browser.eval::<u32>(figures, &[]).await? == 2, "the winner and the reader");
    let highlights = "return [...document.querySelectorAll('.highlights li > span:first-child')].map(one => one.innerText)";
    let highlights: Vec<String> = bob.browser.eval(highlights, &[]).await?;
    // Bob has found none: a Set that lay there comes before Ann's.
    let (fastest, missed) = match &highlights[..] {
        [missed, fastest] => (fastest, Some(missed)),
        [fastest] => (fastest, None),
        _ => bail!("the winner's Set, and one that lay there: {highlights:?}"),
    };
    ensure!(fastest.contains("Ann"), "{fastest}");
    ensure!(missed.is_some() == others_lay, "{highlights:?}, and others lay there: {others_lay}");
    ensure!(missed.is_none_or(|missed| missed.starts_with("You could have had this one")), "{missed:?}");
    // The scores are said in the middle, not beside it too; piles can still be opened.
    let beside = "return [...document.querySelectorAll('.side .player-score')].some(one => \
                  one.checkVisibility({ visibilityProperty: true }))";
    ensure!(!ann.browser.eval::<bool>(beside, &[]).await?, "the scores stand there twice");
    ann.check_console(&[]).await
}

/// Between two rounds: who leads, by how much, and what is to come.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_round_says_who_leads() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", LONG_NAME], Settings::default()).await?;
    let rules = RuleChoice::new(Edition::English, Variant::Full);
    let rules = RuleChoice { rounds: Some(2), first_to: Some(1), ..rules };
    let table = ann.make_table(&with_long_timeouts(rules)).await?;
    bob.sit(&table).await?;
    win_round(&ann, &bob, "round-over").await?;
    ensure!(title(&ann).await? == "You lead by 1", "{}", title(&ann).await?);
    ensure!(title(&bob).await? == "Ann leads by 1", "{}", title(&bob).await?);
    let lines = "return [...document.querySelectorAll('.headline > p')].map(one => one.innerText)";
    let lines: Vec<String> = ann.browser.eval(lines, &[]).await?;
    ensure!(lines == ["Round 1 is over", "1 round to go"], "{lines:?}");
    let figures = "return document.querySelectorAll('.end-figures .figure').length";
    ensure!(ann.browser.eval::<u32>(figures, &[]).await? == 1, "the figure of the leader");
    for size in SIZES {
        ann.browser.resize(size).await?;
        ann.browser.settle().await?;
        ann.browser.screenshot(&format!("endings/between-{size}")).await?;
        let place = "const [hand, centre] = ['.next-round', '.headline'].map(one => document.querySelector(one).getBoundingClientRect()); \
                     const time = document.querySelector('.next-time').getClientRects(); \
                     return [hand.left + hand.right - centre.left - centre.right, time.length, hand.height]";
        let [off, lines, height]: [f64; 3] = ann.browser.eval(place, &[]).await?;
        ensure!(off.abs() <= 2.0, "{size}: the next round stands {off} px off the middle");
        ensure!(lines == 1.0 && height < 90.0, "{size}: {lines} {height}");
    }
    Ok(())
}

const LONG_NAME: &str = "Bartholomew the Second";

/// A guest has one column and no large button that is for the host; names are not broken inside a word.
#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_room_is_whole_for_host_and_guest() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", LONG_NAME], Settings::default()).await?;
    let table = ann.make_table(&one_set()).await?;
    bob.sit(&table).await?;
    for player in [&ann, &bob] {
        for size in SIZES.into_iter().chain([Size(1440, 757)]) {
            player.browser.resize(size).await?;
            player.browser.wait_visible(".gathered .player-name").await?;
            player.browser.settle().await?;
            let broken = "const whole = document.createRange(); \
                          return [...document.querySelectorAll('.gathered .player-name')].flatMap(one => { \
                              const text = one.firstChild; \
                              return [...text.data.matchAll(/\\S+/g)].filter(word => { \
                                  whole.setStart(text, word.index); whole.setEnd(text, word.index + word[0].length); \
                                  return whole.getClientRects().length > 1 }).map(word => word[0]) })";
            let broken: Vec<String> = player.browser.eval(broken, &[]).await?;
            ensure!(broken.is_empty(), "{size}: broken words: {broken:?}");
        }
    }
    let primary = "return document.querySelector('#copy-link').classList.contains('primary')";
    ensure!(ann.browser.eval::<bool>(primary, &[]).await?, "the host sends the link");
    ensure!(!bob.browser.eval::<bool>(primary, &[]).await?, "a guest need not");
    let off = "const [one, all] = ['.invite', '.waiting'].map(one => document.querySelector(one).getBoundingClientRect()); \
               return one.left + one.right - all.left - all.right";
    ensure!(bob.browser.eval::<f64>(off, &[]).await?.abs() <= 2.0, "no hole beside the link");
    // In a low window all of the code can be scanned.
    let below = "const [code, centre] = ['.qr', '.centre'].map(one => document.querySelector(one).getBoundingClientRect()); \
                 return code.bottom - centre.bottom";
    ensure!(ann.browser.eval::<f64>(below, &[]).await? <= -24.0, "the code is cut");
    Ok(())
}

/// Before the first deal the button and the link are in sight on a phone.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_the_start_and_the_link() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&one_set()).await?;
    bob.sit(&table).await?;
    for (player, wanted) in [(&ann, &["#deal", "#copy-link"][..]), (&bob, &[".hand .hint"])] {
        player.browser.resize(SIZES[0]).await?;
        for selector in wanted {
            let bottom = "const box = document.querySelector(arguments[0])?.getBoundingClientRect(); \
                          return box?.height ? Math.round(box.bottom) : null";
            let bottom = player.browser.until(selector, bottom, &[json!(selector)]).await?;
            ensure!(bottom.as_u64().is_some_and(|bottom| bottom <= 568), "{selector} ends at {bottom}");
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_is_shared_as_a_picture() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&one_set()).await?;
    bob.sit(&table).await?;
    win(&ann, &bob).await?;
    take_picture(&ann, "picture/match").await?;
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn players_gather_and_the_host_starts() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&one_set()).await?;
    ann.browser.wait_visible(".gathering-title").await?;
    let alone = ann.browser.text(".gathering-title").await?.unwrap_or_default();
    ensure!(alone == "Waiting for friends…", "{alone}");
    let visible = "return !!document.querySelector(arguments[0])?.checkVisibility()";
    ensure!(!ann.browser.eval::<bool>(visible, &[json!("#add-bot")]).await?, "bots are folded away");
    ann.browser.click(".host-tools summary").await?;
    ann.browser.wait_visible("#add-bot").await?;
    bob.sit(&table).await?;
    ann.browser.wait_visible(".hand .primary").await?;
    let waits =
        "return document.querySelector('.hand .hint')?.innerText.replace(/[\\u2068\\u2069]/g, '') ?? null";
    let waits = bob.browser.until("whom Bob waits for", waits, &[]).await?;
    ensure!(waits == "Waiting for Ann to start…", "{waits}");
    ann.press_primary().await?;
    bob.wait_for("the cards", |view| view.can_call).await?;
    ann.check_console(&[]).await?;
    bob.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn sounds_are_switched_at_the_table_and_remembered() -> Result<()> {
    let (server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let table = ann.make_table(&one_set()).await?;
    let count = "window.notes = 0; const make = AudioContext.prototype.createOscillator; \
                 AudioContext.prototype.createOscillator = function () { notes++; return make.call(this) }; return true";
    ann.browser.eval::<bool>(count, &[]).await?;
    let bob = SocketPlayer::sit(&server, &table, "Bob").await?;
    ann.wait_for("Bob", |view| view.players.len() == 2).await?;
    ann.press_primary().await?;
    ann.wait_for("the cards", |view| view.can_call).await?;
    ensure!(ann.browser.eval::<u32>("return notes", &[]).await? == 0, "nothing sounds before it is allowed");
    ann.browser.click("#sound-switch").await?;
    ann.browser.until("a first sound", "return notes > 0", &[]).await?;
    let before: u32 = ann.browser.eval("return notes", &[]).await?;
    bob.send(Action::Call).await?;
    ann.browser.until("the sound of a call", "return notes > arguments[0]", &[json!(before)]).await?;
    let stored = ann.browser.stored("tercet.settings").await?.unwrap_or_default();
    ensure!(stored.contains(r#""sound":true"#), "{stored}");
    ann.browser.reload().await?;
    ann.view().await?;
    let says = ann.browser.text("#sound-switch").await?.unwrap_or_default();
    ensure!(says.trim() == "Sound on", "{says}");
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_tab_says_that_the_round_begins() -> Result<()> {
    let (server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let table = ann.make_table(&one_set()).await?;
    let hide = "window.away = true; Object.defineProperty(document, 'hidden', { get: () => window.away }); \
                return document.title";
    ann.browser.until("the page's own title", "return document.title.includes('·')", &[]).await?;
    let before: String = ann.browser.eval(hide, &[]).await?;
    let bob = SocketPlayer::sit(&server, &table, "Bob").await?;
    let says = "return document.title.includes(arguments[0])";
    ann.browser.until("the title", says, &[json!("Your turn to deal")]).await?;
    bob.send(Action::Deal).await.ok();
    ann.press_primary().await.ok();
    ann.browser.until("the title", says, &[json!("is starting")]).await?;
    let show =
        "window.away = false; document.dispatchEvent(new Event('visibilitychange')); return document.title";
    let after: String = ann.browser.eval(show, &[]).await?;
    ensure!(after == before, "{after} is not {before}");
    ann.check_console(&[]).await
}

/// Nothing overflows or overlaps, and axe-core finds nothing, before and after a match.
#[tokio::test(flavor = "multi_thread")]
async fn gathering_and_results_fit_every_screen_and_language() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&one_set()).await?;
    bob.sit(&table).await?;
    inspect(&ann, "waiting", ".gathering").await?;
    inspect(&bob, "waiting-guest", ".gathering").await?;
    win(&ann, &bob).await?;
    inspect(&ann, "won", ".end-title").await?;
    inspect(&bob, "lost", ".end-title").await?;
    Ok(())
}

async fn inspect(player: &BrowserPlayer, name: &str, there: &str) -> Result<()> {
    for language in LANGUAGES {
        for theme in ["light", "dark"] {
            player.change_settings(Settings { language, theme, motion: false }).await?;
            player.browser.wait_visible(there).await?;
            for size in SIZES {
                player.browser.resize(size).await?;
                player.browser.settle().await?;
                player.browser.screenshot(&format!("endings/{name}-{language}-{theme}-{size}")).await?;
                let findings = player.browser.geometry().await?;
                ensure!(findings.is_empty(), "{name} {language} {theme} {size}: {findings:?}");
            }
            let findings = player.browser.axe().await?;
            ensure!(findings.is_empty(), "{name} {language} {theme}: {findings:?}");
        }
    }
    Ok(())
}
