//! What the page says, for readers of its languages; and that it says the same as native programs.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, Driver, LANGUAGES, SIZES, Settings, SocketPlayer, TestServer, quick_table};
use engine::{Action, Edition, Handicap, SeatNumber, Variant, all_sets};
use serde_json::json;
use words::{Language, Words, msg};

use crate::learn::{self, Question};
use crate::{alone, modes, not_a_set, open_players, pages, puzzle, start, statistics};

/// The title, the visible text, and what only screen readers and pointers are told.
const TEXT: &str = "const root = document.querySelector('dialog[open]') ?? document.body; \
    const names = ['aria-label', 'title', 'placeholder', 'alt']; \
    const told = [...root.querySelectorAll(names.map(name => `[${name}]`).join())].filter(one => one.checkVisibility()) \
        .flatMap(one => names.map(name => one.getAttribute(name)).filter(Boolean)); \
    const said = [...document.querySelectorAll('#announcer > *')].map(one => one.textContent); \
    return [document.title, root.innerText, ...new Set(told.map(text => `[${text}]`)), ...said.map(text => `(${text})`)] \
        .join('\\n').replace(/[\\u2066-\\u2069]/g, '').replace(/\\n{2,}/g, '\\n')";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Appends what the page says now to the text of a language.
pub async fn write_down(player: &BrowserPlayer, name: &str, language: &str) -> Result<()> {
    player.browser.settle().await?;
    let text: String = player.browser.eval(TEXT, &[]).await?;
    let folder = root().join("target/words").join(language);
    fs::create_dir_all(&folder)?;
    let mut file = OpenOptions::new().create(true).append(true).open(folder.join("2-pages.txt"))?;
    writeln!(file, "\n=== page: {name}\n{text}")?;
    Ok(())
}

/// Not a check: writes what readers of a language read, see `cargo xtask words`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes files for readers: cargo xtask words"]
async fn write_every_page() -> Result<()> {
    let (server, driver) = (TestServer::start_for_many_requests().await?, Driver::start()?);
    let [ann] = open_players(&server, &driver, ["Anna"], Settings::default()).await?;
    for language in LANGUAGES {
        let old = root().join("target/words").join(language).join("2-pages.txt");
        if old.exists() {
            fs::remove_file(old)?;
        }
    }
    let ann = pages::read_every_page(&server, ann).await?;
    ann.browser.resize(SIZES[SIZES.len() - 1]).await?;
    for language in LANGUAGES {
        let settings = Settings { language, theme: "light", motion: false };
        ann.store_settings(settings, Some("Anna")).await?;
        lesson(&ann, language).await?;
        solved_puzzle(&ann, language).await?;
        games_alone(&ann, language).await?;
        own_statistics(&ann, language).await?;
        chosen_cards(&ann, language).await?;
        mode_pages(&ann, language).await?;
    }
    Ok(())
}

async fn lesson(ann: &BrowserPlayer, language: &str) -> Result<()> {
    ann.go("learn").await?;
    ann.browser.eval::<bool>("localStorage.removeItem('tercet.learning'); return true", &[]).await?;
    ann.go_to("learn", ".lesson-step").await?;
    let mut before = None;
    while !ann.browser.has(".lesson-end").await? {
        let asked = Question::read(ann).await?;
        if before.as_ref() == Some(&asked) {
            continue;
        }
        write_down(ann, "lesson, a question", language).await?;
        learn::answer(ann, &asked).await?;
        ann.browser.wait_visible(".feedback.right").await?;
        write_down(ann, "lesson, a right answer", language).await?;
        learn::go_on(ann).await?;
        before = Some(asked);
    }
    write_down(ann, "lesson, the end", language).await
}

async fn solved_puzzle(ann: &BrowserPlayer, language: &str) -> Result<()> {
    // Not from its own page, which writes it again when it is left.
    ann.go("odds").await?;
    ann.browser.eval::<bool>("localStorage.removeItem('tercet.daily'); return true", &[]).await?;
    ann.go_to("daily", "#start").await?;
    write_down(ann, "daily puzzle, cover", language).await?;
    let layout = puzzle::begin(ann, "daily").await?;
    ann.pick(&not_a_set(&layout)?).await?;
    ann.check_explanation().await?;
    write_down(ann, "daily puzzle, three wrong cards", language).await?;
    for hint in 1..=3 {
        ann.press("#hint").await?;
        write_down(ann, &format!("daily puzzle, hint {hint}"), language).await?;
    }
    ann.press("#pause").await?;
    ann.browser.wait_visible(".hidden-cards").await?;
    write_down(ann, "daily puzzle, paused", language).await?;
    ann.press("#pause").await?;
    puzzle::cards(ann, 12).await?;
    for (place, set) in all_sets(&layout).into_iter().enumerate() {
        puzzle::find(ann, set, place + 1).await?;
        if place == 0 {
            write_down(ann, "daily puzzle, one found", language).await?;
        }
    }
    ann.browser.wait_visible("#share-text").await?;
    write_down(ann, "daily puzzle, solved", language).await
}

async fn games_alone(ann: &BrowserPlayer, language: &str) -> Result<()> {
    let view = alone::begin(ann, "english", "#start-practice").await?;
    alone::claim(ann, &not_a_set(&view.layout())?).await?;
    write_down(ann, "practice, three wrong cards", language).await?;
    ann.browser.click("#pause").await?;
    ann.browser.wait_visible(".cover").await?;
    write_down(ann, "practice, paused", language).await?;
    ann.go_to("alone", "#start-bots").await?;
    write_down(ann, "alone, with a game that goes on", language).await?;
    let view = alone::begin(ann, "italian", "#start-solitaire").await?;
    if view.phase == "playing" {
        ann.say_no_set().await?;
    }
    ann.wait_for("the end", |view| view.phase == "match-over").await?;
    ann.browser.wait_visible("#solitaire-own").await?;
    write_down(ann, "solitaire, lost", language).await
}

async fn own_statistics(ann: &BrowserPlayer, language: &str) -> Result<()> {
    ann.go("statistics").await?;
    let write = "localStorage.setItem('tercet.diary', arguments[0]); return true";
    ann.browser.eval::<bool>(write, &[json!(statistics::DIARY)]).await?;
    ann.go_to("statistics", "#sum-median").await?;
    ann.browser.click("#delete").await?;
    write_down(ann, "statistics", language).await?;
    ann.browser.eval::<bool>("localStorage.removeItem('tercet.diary'); return true", &[]).await.map(drop)
}

async fn chosen_cards(ann: &BrowserPlayer, language: &str) -> Result<()> {
    ann.go_to("odds", "#claims li").await?;
    ann.browser.click(".nine [data-card]").await?;
    write_down(ann, "odds, one card chosen", language).await?;
    ann.browser.click("#deal-twelve").await?;
    let twelve = "return document.querySelectorAll('.odds-cards li').length === 12";
    ann.browser.until("twelve cards", twelve, &[]).await?;
    write_down(ann, "odds, twelve cards chosen", language).await
}

/// The gallery of modes, and each mode's page with its lesson.
async fn mode_pages(ann: &BrowserPlayer, language: &str) -> Result<()> {
    ann.go_to("modes", ".mode-entry .scene-card").await?;
    write_down(ann, "modes", language).await?;
    for &mode in Variant::MODES {
        ann.go_to(&format!("modes/{mode}"), "#mode-lesson").await?;
        write_down(ann, &format!("mode {mode}"), language).await?;
        modes::lesson(ann, mode, Some(language)).await.with_context(|| format!("{mode}"))?;
    }
    Ok(())
}

/// The numbers that every plural sentence is tested with take the forms that this browser gives them.
#[tokio::test(flavor = "multi_thread")]
async fn plural_forms_are_those_of_the_browser() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let file = root().join("crates/words/tests/plural_forms.toml");
    let expected: BTreeMap<String, BTreeMap<String, String>> = toml::from_str(&fs::read_to_string(file)?)?;
    ensure!(expected.len() == LANGUAGES.len(), "every language has its forms");
    for (tag, forms) in expected {
        for (number, form) in forms {
            let script = "return new Intl.PluralRules(arguments[0]).select(Number(arguments[1]))";
            let there: String = ann.browser.eval(script, &[json!(tag), json!(number)]).await?;
            ensure!(there == form, "{tag}: {number} is {there} in this browser, not {form}");
        }
    }
    Ok(())
}

/// A handicap stands beside a player's name: half a second and one second, in the page's own words.
#[tokio::test(flavor = "multi_thread")]
async fn seconds_read_the_same_in_the_page_and_elsewhere() -> Result<()> {
    let (server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let (host, table) = SocketPlayer::make_table(&server, &quick_table(Edition::English), "Ben").await?;
    ann.sit(&table).await?;
    for (seconds, points) in [(0.3, 0), (1.0, 1), (1.5, 2), (2.0, 5), (21.0, 21)] {
        let handicap = Handicap::new((seconds * 1000.0) as u32, points)?;
        host.send(Action::Handicap { seat: SeatNumber(1), handicap }).await?;
        for language in LANGUAGES {
            ann.change_settings(Settings { language, ..Settings::default() }).await?;
            let words = Words::new(Language::from_locale(language).context("a language")?);
            let message = msg::TableHandicap { points: points.into(), seconds };
            let expected = words.text(message);
            let shown = "return [...document.querySelectorAll('.players *')] \
                .some(one => [one.ariaLabel, one.title, one.textContent].includes(arguments[0]))";
            ann.browser.until(&format!("{language}: {expected}"), shown, &[json!(expected)]).await?;
        }
    }
    ann.check_console(&[]).await
}
