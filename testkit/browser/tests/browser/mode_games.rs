//! Games of the modes between two browsers: short ones for every target, whole ones for every mode.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use browser::{
    BrowserPlayer, SIZES, Settings, TableView, check_consoles, wait_for_same_view, with_long_timeouts,
};
use engine::{Card, Claim, Edition, Finder, RuleChoice, RuleSheet, Variant, all_sets};

use crate::start;

/// Longer than any game takes: that of cards that lie face down, with two seconds for each try.
const LONGEST: Duration = Duration::from_secs(900);

/// A game of this mode that ends after so many finds.
pub fn short(mode: Variant, finds: u8) -> RuleChoice {
    RuleChoice { finds: Some(finds), ..RuleChoice::new(Edition::English, mode) }
}

pub async fn press_cards(player: &BrowserPlayer, cards: &[Card]) -> Result<()> {
    for card in cards {
        player.browser.click(&format!(".board-place [data-card=\"{card}\"]")).await?;
    }
    Ok(())
}

/// The cards of the last find, which lie beside the board in a chain.
async fn last_find(player: &BrowserPlayer) -> Result<Vec<Card>> {
    let script = "return [...document.querySelectorAll('.last-find .card')].map(card => card.dataset.card)";
    let cards: Vec<String> = player.browser.eval(script, &[]).await?;
    Ok(cards.iter().filter_map(|card| card.parse().ok()).collect())
}

pub async fn next_find(player: &BrowserPlayer, rules: &RuleChoice, view: &TableView) -> Result<Claim> {
    let (sheet, layout, last) = (rules.sheet(), view.layout(), last_find(player).await?);
    let finder = Finder::new(sheet.target, &layout).chained(&last, sheet.chain.into());
    finder.first().with_context(|| format!("there is something to find: {view:?}"))
}

fn is_over(view: &TableView) -> bool {
    view.phase == "match-over"
}

/// A game that two players play by turns.
struct Game<'a> {
    players: [&'a BrowserPlayer; 2],
    rules: RuleChoice,
    /// The finds that were made on the board that lies there, where found cards stay.
    made: Vec<Claim>,
    /// The faces that were seen in each place, where cards lie face down.
    known: Vec<Option<Card>>,
    turn: usize,
}

impl<'a> Game<'a> {
    fn sheet(&self) -> RuleSheet {
        self.rules.sheet()
    }

    /// Deals, and plays until the match is over; returns how many finds were made.
    async fn play(&mut self) -> Result<i32> {
        let [ann, bob] = self.players;
        let table = ann.make_table(&with_long_timeouts(self.rules.clone())).await?;
        bob.sit(&table).await?;
        ann.press_primary().await?;
        let start = Instant::now();
        while !is_over(&ann.view().await?) {
            ensure!(start.elapsed() < LONGEST, "the game does not end");
            let sheet = self.sheet();
            if sheet.faces == engine::Faces::Down {
                self.turn_cards().await?;
            } else if sheet.boards == engine::Boards::Own {
                self.find_on_own_board().await?;
            } else {
                self.find().await?;
            }
            self.turn += 1;
        }
        let over = ann.wait_for("the end", is_over).await?;
        bob.wait_for("the end", is_over).await?;
        ensure!(over.players.iter().all(|player| player.score > 0), "both have found: {over:?}");
        ann.browser.wait_visible(".headline").await?;
        Ok(over.players.iter().map(|player| player.score).sum())
    }

    fn player(&self) -> &'a BrowserPlayer {
        self.players[self.turn % 2]
    }

    async fn find(&mut self) -> Result<()> {
        let ready = |view: &TableView| !["waiting", "ending"].contains(&view.phase.as_str());
        self.player().wait_for("cards or the end", ready).await?;
        let view = wait_for_same_view(&self.players).await?;
        if is_over(&view) {
            return Ok(());
        }
        let find = if self.sheet().keep == engine::Keep::UntilAll {
            self.next_of_board(&view)?
        } else {
            next_find(self.player(), &self.rules, &view).await?
        };
        press_cards(self.player(), find.cards()).await?;
        let changed = |now: &TableView| now.shared() != view.shared();
        self.player().wait_for("what comes of it", changed).await.map(drop)
    }

    /// The first find of the board that was not made yet.
    fn next_of_board(&mut self, view: &TableView) -> Result<Claim> {
        let layout = view.layout();
        self.made.retain(|find| find.cards().iter().all(|card| layout.contains(card)));
        let finds = Finder::new(self.sheet().target, &layout).all();
        let next = finds.into_iter().find(|find| !self.made.iter().any(|made| made.is_same_find(*find)));
        let next = next.with_context(|| format!("a find that was not made: {view:?}"))?;
        self.made.push(next);
        Ok(next)
    }

    async fn find_on_own_board(&mut self) -> Result<()> {
        let player = self.player();
        let ready = |view: &TableView| is_over(view) || view.layout().len() >= 9;
        let view = player.wait_for("cards", ready).await?;
        let score = view.score(&player.name).unwrap_or_default();
        let wanted = i32::from(self.sheet().finds);
        if is_over(&view) || (wanted > 0 && score >= wanted) {
            return Ok(());
        }
        let find = next_find(player, &self.rules, &view).await?;
        // The time may be over before the last card is pressed.
        let pressed = press_cards(player, find.cards()).await;
        let found = player
            .wait_for("the find", |now| now.phase != "playing" || now.score(&player.name) > Some(score));
        found.await?;
        if !is_over(&player.view().await?) { pressed } else { Ok(()) }
    }

    /// Turns a Set that is known, or cards that are not.
    async fn turn_cards(&mut self) -> Result<()> {
        let (player, other) = (self.player(), self.players[(self.turn + 1) % 2]);
        let is_down = |card: &Card| card.is_back() || card.is_gap();
        let down = |view: &TableView| {
            is_over(view) || (view.phase == "playing" && !view.locked && view.layout().iter().all(is_down))
        };
        let view = player.wait_for("all cards face down", down).await?;
        if is_over(&view) {
            return Ok(());
        }
        let layout = view.layout();
        self.known.resize(layout.len(), None);
        let score = |view: &TableView| view.players.iter().map(|player| player.score).sum::<i32>();
        let seen: Vec<Card> = self.known.iter().flatten().copied().collect();
        let set = all_sets(&seen).first().copied();
        let place_of = |card: &Card| self.known.iter().position(|other| *other == Some(*card));
        let unknown =
            (0..layout.len()).filter(|&place| self.known[place].is_none() && layout[place].is_back());
        let places: Vec<usize> = match set {
            Some(set) => set.iter().filter_map(place_of).collect(),
            // Where fewer than three are unknown, known ones are turned with them.
            None => unknown
                .chain((0..layout.len()).filter(|&place| self.known[place].is_some()))
                .take(3)
                .collect(),
        };
        // A card that still comes to its place is not where the pointer was sent to; and for a second the others turn first.
        player.browser.settle().await?;
        tokio::time::sleep(Duration::from_millis(1200)).await;
        let mut new = Vec::new();
        for &place in &places {
            player.browser.click(&format!("#place-{place}")).await?;
            let turned = |now: &TableView| {
                is_over(now)
                    || score(now) > score(&view)
                    || now.layout().get(place).is_some_and(|card| card.is_face())
            };
            let now = match other.wait_for("the turned card", turned).await {
                Ok(now) => now,
                Err(error) => return Err(error.context(format!("turned by {:?}", player.view().await?))),
            };
            if is_over(&now) || score(&now) > score(&view) {
                // A Set: other cards lie in its places.
                places.iter().for_each(|&place| self.known[place] = None);
                return Ok(());
            }
            new.push((place, now.layout().get(place).copied()));
        }
        new.into_iter().for_each(|(place, card)| self.known[place] = card);
        Ok(())
    }
}

async fn play(players: [&BrowserPlayer; 2], rules: RuleChoice) -> Result<i32> {
    let variant = rules.variant;
    let mut game = Game { players, rules, made: Vec::new(), known: Vec::new(), turn: 0 };
    game.play().await.with_context(|| format!("{variant}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_find_what_each_target_asks_for() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    for mode in [
        Variant::Chain,
        Variant::FiveFeatures,
        Variant::TwoPairs,
        Variant::TwoPairsChain,
        Variant::Six,
        Variant::Fours,
        Variant::LittleFoursChain,
    ] {
        play([&ann, &bob], short(mode, 2)).await?;
    }
    let wide_six = RuleChoice { layout: Some(12), ..short(Variant::Six, 2) };
    play([&ann, &bob], wide_six).await.context("six of twelve")?;
    check_consoles(&[&ann, &bob], &[]).await
}

/// Whole games of modes, and their boards at a phone's and a desk's width.
async fn whole_games(modes: &[Variant]) -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    for &mode in modes {
        let mut rules = RuleChoice::new(Edition::English, mode);
        // Modes that differ by their minutes alone: the shortest is played as it is, the others for half a minute.
        if rules.sheet().time_s > 60 {
            rules.time_s = Some(30);
        }
        let begun = Instant::now();
        let finds = play([&ann, &bob], rules).await?;
        println!("{mode}: {finds} points in {:.0} s", begun.elapsed().as_secs_f64());
        for size in SIZES {
            ann.browser.resize(size).await?;
            ann.browser.settle().await?;
            ann.browser.screenshot(&format!("over-{mode}/en-{size}")).await?;
            let findings = ann.browser.geometry().await?;
            ensure!(findings.is_empty(), "{mode} at {size}: {findings:?}");
        }
    }
    check_consoles(&[&ann, &bob], &[]).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "half an hour with the next one: cargo xtask test --all"]
async fn whole_games_of_the_first_modes() -> Result<()> {
    whole_games(&Variant::MODES[..10]).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "half an hour with the one before: cargo xtask test --all"]
async fn whole_games_of_the_other_modes() -> Result<()> {
    whole_games(&Variant::MODES[10..]).await
}

/// The largest boards: as many cards as a table can have, on the smallest phone.
#[tokio::test(flavor = "multi_thread")]
async fn up_to_24_cards_fit_a_phone_without_scrolling() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.browser.resize(SIZES[0]).await?;
    let blind =
        |layout| RuleChoice { layout: Some(layout), ..RuleChoice::new(Edition::English, Variant::Blind) };
    let five = RuleChoice { layout: Some(18), ..RuleChoice::new(Edition::English, Variant::FiveFeatures) };
    let fours = RuleChoice { layout: Some(18), ..RuleChoice::new(Edition::English, Variant::Fours) };
    for rules in [blind(21), blind(24), five, fours] {
        ann.make_table(&with_long_timeouts(rules.clone())).await?;
        ann.press_primary().await?;
        let laid = usize::from(rules.sheet().layout);
        ann.wait_for("cards", |view| view.layout().len() >= laid).await?;
        ann.browser.settle().await?;
        let seen = "const all = [...document.querySelectorAll('.board-place [data-card]')].map(place => place.getBoundingClientRect()); \
                    return [all.filter(place => place.width >= 24 && place.top >= 0 && place.left >= 0 && \
                    place.bottom <= innerHeight && place.right <= innerWidth).length, scrollY + document.documentElement.scrollHeight - innerHeight]";
        let (whole, scrolled): (usize, i64) = ann.browser.eval(seen, &[]).await?;
        ann.browser.screenshot(&format!("cards-{laid}-{}/en-{}", rules.variant, SIZES[0])).await?;
        ensure!(
            whole >= laid && scrolled <= 0,
            "{whole} of {laid} cards are seen, and {scrolled} pixels are scrolled"
        );
        let findings = ann.browser.geometry().await?;
        ensure!(findings.is_empty(), "{laid} cards: {findings:?}");
    }
    check_consoles(&[&ann], &[]).await
}
