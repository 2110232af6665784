//! The home page: its board, the ways into a game, the dialog for a new one, and the five booklets.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, LANGUAGES, SIZES, Settings, Size};
use engine::{Card, Triple, all_sets};
use serde_json::json;

use crate::{HEBREW, daily, not_a_set, start};

/// The cards of the board, in order.
async fn board(player: &BrowserPlayer) -> Result<Vec<Card>> {
    let script = "const place = cell => Number(cell.id.split('-').pop());
        return [...document.querySelectorAll('.finder [data-card]')]
            .sort((one, other) => place(one) - place(other)).map(cell => cell.dataset.card)";
    let cards: Vec<String> = player.browser.eval(script, &[]).await?;
    cards.iter().map(|card| card.parse().with_context(|| format!("no card: {card}"))).collect()
}

async fn the_set(player: &BrowserPlayer) -> Result<(Vec<Card>, Triple)> {
    let board = board(player).await?;
    let sets = all_sets(&board);
    ensure!(sets.len() == 1, "one Set among {board:?}");
    Ok((board, sets[0]))
}

async fn wait_for_other_cards(player: &BrowserPlayer, before: &[Card]) -> Result<()> {
    // Boards are drawn at random, so the next one may share cards with this one.
    let script = "const cards = [...document.querySelectorAll('.finder [data-card]')].map(cell => cell.dataset.card);
        return cards.length > 0 && cards.join() !== arguments[0] && !document.querySelector('.finder .selected')";
    let before: Vec<String> = before.iter().map(Card::to_string).collect();
    player.browser.until("the next board", script, &[json!(before.join(","))]).await?;
    Ok(())
}

/// What the live region has announced last.
const ANNOUNCED: &str = "return document.querySelector('#announcer')?.lastElementChild?.textContent ?? ''";

/// Three clicks find a Set without leaving the page; a wrong choice is explained feature by feature.
pub async fn find(player: &BrowserPlayer) -> Result<()> {
    player.go_to("", ".finder [data-card]").await?;
    let (first, set) = the_set(player).await?;
    ensure!(first.len() == 6, "the first board is small: {first:?}");
    player.pick(&not_a_set(&first)?).await?;
    player.browser.wait_visible(".finder-check.wrong .mixed").await?;
    let lines = "return document.querySelectorAll('.finder-check .answer-list li').length";
    ensure!(player.browser.eval::<u32>(lines, &[]).await? == 4, "four answers");
    let said: String = player.browser.eval(ANNOUNCED, &[]).await?;
    ensure!(!said.is_empty(), "the verdict is announced");
    let freed = "return !document.querySelector('.finder .selected')";
    player.browser.until("the marks to go", freed, &[]).await?;
    player.pick(&set).await?;
    player.browser.wait_visible(".finder-check.right").await?;
    wait_for_other_cards(player, &first).await?;
    for _ in 0..3 {
        let (cards, set) = the_set(player).await?;
        player.pick(&set).await?;
        wait_for_other_cards(player, &cards).await?;
    }
    ensure!(board(player).await?.len() == 9, "the boards grow");
    player.browser.wait_visible(".finder-offer .button").await?;
    player.browser.reload().await?;
    player.browser.wait_visible(".finder [data-card]").await?;
    ensure!(board(player).await?.len() == 9, "a visitor who comes back goes on");
    player.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_set_takes_three_clicks() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings { motion: true, ..Settings::default() }).await?;
    find(&ann).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_set_takes_three_keys_in_hebrew() -> Result<()> {
    let (_server, _driver, [ann]) = start(["אנה"], HEBREW).await?;
    find(&ann.by_keyboard()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_points_at_two_cards_of_the_set() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.go_to("", ".finder [data-card]").await?;
    let (_, set) = the_set(&ann).await?;
    ann.browser.click("#find-hint").await?;
    ann.browser.click("#find-hint").await?;
    let pointed = "return [...document.querySelectorAll('.finder .pointed')].map(cell => cell.dataset.card)";
    let pointed: Vec<String> = ann.browser.eval(pointed, &[]).await?;
    let is_of_set = |card: &String| set.iter().any(|other| other.to_string() == *card);
    ensure!(pointed.len() == 2 && pointed.iter().all(is_of_set), "{pointed:?} of {set:?}");
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_plays_against_bots_and_the_game_waits_for_its_player() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.store_settings(Settings::default(), None).await?;
    ann.go_to("", "#play-now").await?;
    ann.browser.click("#play-now").await?;
    let view = ann.wait_for("cards", |view| view.phase == "playing" && !view.players.is_empty()).await?;
    ensure!(view.players.len() == 3, "two bots: {view:?}");
    let you = view.players.iter().find(|player| player.you).context("a seat")?;
    ensure!(you.name == "You", "{you:?}");
    ensure!(ann.browser.address().await?.ends_with("/here"), "the game has its own address");
    let layout = view.layout();
    ann.browser.eval::<()>("history.back()", &[]).await?;
    ann.browser.wait_visible("#play-now").await?;
    ann.browser.click("#play-now").await?;
    ann.browser.wait_visible(".table").await?;
    let again = ann.wait_for("the table", |view| !view.players.is_empty()).await?;
    ensure!(
        again.players.len() == 3
            && (again.layout() == layout || again.layout().is_empty() || again.phase == "playing"),
        "the same game"
    );
    ann.check_console(&[]).await
}

/// The dialog makes a table by the chosen rules; one round is the default, the booklet's own value one tap away.
#[tokio::test(flavor = "multi_thread")]
async fn the_dialog_makes_a_table_by_the_chosen_rules() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let rules = "return fetch('api/tables').then(answer => answer.json()).then(list => list.tables[0].rules)";
    for (tap, rounds) in [("#length-one", json!(1)), ("#length-booklet", json!(null))] {
        ann.go_to("", "#new-game").await?;
        ann.browser.click("#new-game").await?;
        ann.browser.wait_visible("dialog[open] #make-table").await?;
        let chosen = "return document.querySelector('#length-one').checked";
        ensure!(ann.browser.eval::<bool>(chosen, &[]).await?, "one round is the default");
        ann.browser.click("label[for=edition-russian]").await?;
        ann.browser.click(tap).await?;
        ann.browser.click("#public").await?;
        ann.browser.choose("#bots", "1").await?;
        ann.browser.click("#make-table").await?;
        ann.browser.wait_visible(".players .player.you").await?;
        let made: serde_json::Value = ann.browser.eval(rules, &[]).await?;
        ensure!(made["edition"] == "russian" && made["rounds"] == rounds, "{tap}: {made}");
    }
    ann.check_console(&[]).await
}

/// Any value of any feature is one tap away; another variant has all cards again.
#[tokio::test(flavor = "multi_thread")]
async fn a_quick_start_with_any_third_of_the_cards() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let rules = "return fetch('api/tables').then(answer => answer.json()).then(list => list.tables[0].rules)";
    for (variant, deck) in [("quick", json!("purple")), ("full", json!(null))] {
        ann.go_to("", "#new-game").await?;
        ann.browser.click("#new-game").await?;
        ann.browser.wait_visible("dialog[open] #make-table").await?;
        ann.browser.click("label[for=edition-hebrew]").await?;
        ann.browser.click("#variant-quick").await?;
        ann.browser.wait_visible("#quick-deck-solid:checked").await?;
        ann.browser.resize(SIZES[0]).await?;
        ann.browser.screenshot("quick-deck/phone").await?;
        ann.browser.resize(SIZES[2]).await?;
        ann.browser.click("#quick-deck-purple").await?;
        ann.browser.click(&format!("#variant-{variant}")).await?;
        ann.browser.click("#public").await?;
        ann.browser.click("#make-table").await?;
        ann.browser.wait_visible(".players .player.you").await?;
        let made: serde_json::Value = ann.browser.eval(rules, &[]).await?;
        ensure!(made["deck"] == deck, "{variant}: {made}");
    }
    ann.check_console(&[]).await
}

/// A page that loads the later style sheet does not change the tiles of the dialog.
#[tokio::test(flavor = "multi_thread")]
async fn other_pages_do_not_change_the_tiles_of_the_editions() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let sizes = "return [...document.querySelectorAll('.edition-tile, .edition-tile *')]
        .map(one => one.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height].map(Math.round).join())";
    let mut seen = Vec::<Vec<String>>::new();
    for visit in ["", "odds"] {
        ann.go_to(visit, "main h1").await?;
        ann.browser.click(".home-link").await?;
        ann.browser.click("#new-game").await?;
        ann.browser.wait_visible("dialog[open] #make-table").await?;
        seen.push(ann.browser.eval(sizes, &[]).await?);
    }
    ensure!(seen[0] == seen[1] && !seen[0].is_empty(), "the tiles look as before");
    ann.check_console(&[]).await
}

/// The words of some elements that are broken over two lines.
const BROKEN_WORDS: &str = "return [...document.querySelectorAll(arguments[0])].flatMap(one => {
    const text = [...one.childNodes].find(node => node.nodeType === Node.TEXT_NODE), range = document.createRange();
    return [...text.data.matchAll(/\\S+/g)].filter(word => {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map(word => word[0]); })";

#[tokio::test(flavor = "multi_thread")]
async fn the_names_of_editions_are_not_broken() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    for language in LANGUAGES {
        ann.store_settings(Settings { language, ..Settings::default() }, None).await?;
        for size in [Size(320, 568), Size(768, 1024), Size(1440, 900)] {
            ann.browser.resize(size).await?;
            ann.go_to("", "#new-game").await?;
            ann.browser.click("#new-game").await?;
            ann.browser.wait_visible("dialog[open] #make-table").await?;
            let names = [json!(".edition-name span")];
            let broken: Vec<String> = ann.browser.eval(BROKEN_WORDS, &names).await?;
            ensure!(broken.is_empty(), "{language} at {size}: {broken:?}");
            ann.browser.screenshot(&format!("editions/{language}-{size}")).await?;
        }
    }
    ann.check_console(&[]).await
}

/// The tile of today's puzzle says what it is, then how it went.
#[tokio::test(flavor = "multi_thread")]
async fn todays_tile_says_whether_the_puzzle_is_solved() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.go_to("", "#today").await?;
    let new = daily::text(&ann, "#today").await?;
    ensure!(new.contains("Twelve cards") && !new.contains("Streak"), "{new}");
    let day = "const day = shift => { const now = new Date(); now.setDate(now.getDate() - shift);
        return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, '0')).join('-'); };
        return [0, 1].map(day)";
    let [today, yesterday]: [String; 2] = ann.browser.eval(day, &[]).await?;
    ensure!(
        new.contains(today.rsplit('-').next().context("a day")?.trim_start_matches('0')),
        "{today}: {new}"
    );
    let lines = [daily::solved_line(&yesterday)?, daily::solved_line(&today)?];
    for (stored, shown) in [
        (lines[0].clone(), ["Twelve cards", "Streak: 1 day"]),
        (lines.concat(), ["Solved in 0:12", "Streak: 2 days"]),
    ] {
        daily::store_days(&ann, &stored).await?;
        ann.go_to("", "#today").await?;
        let streak = "return document.querySelector('#today').textContent.includes(arguments[0])";
        ann.browser.until("the streak", streak, &[json!("Streak")]).await?;
        let tile = daily::text(&ann, "#today").await?;
        ensure!(shown.iter().all(|line| tile.contains(line)), "{shown:?}: {tile}");
    }
    for size in SIZES {
        ann.browser.resize(size).await?;
        ann.browser.settle().await?;
        ann.browser.screenshot(&format!("home/solved-{size}")).await?;
    }
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_five_booklets_lie_side_by_side() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.go_to("", "#booklets").await?;
    ann.browser.click("#booklets").await?;
    ann.browser.wait_visible(".museum-booklet[data-edition=french] .differs").await?;
    let count = "return document.querySelectorAll('.museum-booklet').length";
    ensure!(ann.browser.eval::<u32>(count, &[]).await? == 5, "five booklets");
    ann.browser.click(".museum-booklet[data-edition=russian] a").await?;
    ann.browser.wait_visible(".page.rules[data-edition=russian]").await?;
    ann.check_console(&[]).await
}
