//! The board of the home page: find the Set among a few cards. Three picked cards are judged at once, feature by feature; a
//! found Set brings the next board.

use engine::{Card, Claim, Feature, Rules, Variant, first_set};
use odds::Random;
use web_ui::browser::{after, load, random, store};

use super::ladder::{self, FIRST};
use crate::card::{as_set, cards, pictures, toggle};
use crate::keys::KeyAction;
use crate::overlay::{self, Overlay};
use crate::prelude::*;
use crate::table::arrangement::Arrangement;
use crate::table::board::{Cards, Hand, grid, show_motion};
use crate::table::{listen_to_keys, set_answers};

/// Where the number of found Sets is stored, so that a visitor who comes back goes on from there.
const FOUND: &str = "tercet.finds";

/// How long a found Set is shown before the next board, and how long a wrong choice stays marked, in milliseconds.
const RIGHT_MS: u32 = 900;
const WRONG_MS: u32 = 1_600;

/// After so many Sets on this visit the page offers a game.
const ENOUGH: u32 = 3;

/// All fields are signals, so copies are the same board.
#[derive(Clone, Copy)]
pub struct Finder {
    layout: Signal<Vec<Card>>,
    selected: Signal<Vec<Card>>,
    pointed: Signal<Vec<Card>>,
    /// The last three cards that were judged; their verdict stays until the next one.
    judged: Signal<Option<Claim>>,
    /// Whether the judged cards are still marked on the board.
    marked: Signal<bool>,
    /// Sets found on this visit.
    found: Signal<u32>,
    rules: Memo<Option<Rules>>,
}

impl Finder {
    pub fn new() -> Finder {
        let edition = Memo::new(|| settings().with(Settings::edition));
        let before = load::<u32>(FOUND).unwrap_or(0);
        let first = if before == 0 { cards(&FIRST) } else { drawn(before) };
        Finder {
            layout: Signal::new(first),
            selected: Signal::default(),
            pointed: Signal::default(),
            judged: Signal::new(None),
            marked: Signal::new(false),
            found: Signal::new(0),
            rules: Memo::new(move || Some(Rules::of(edition.get(), Variant::Full))),
        }
    }

    /// Whether the visitor has found enough to be offered a game.
    pub fn is_ready(self) -> bool {
        self.found.get() >= ENOUGH
    }

    /// Whether a found Set is being shown, until the next board comes.
    fn rests(self) -> bool {
        self.marked.get_untracked() && self.judged.get_untracked().is_some_and(is_right)
    }

    fn pick(self, card: Card) {
        if self.rests() {
            return;
        }
        if self.marked.get_untracked() {
            self.clear();
        }
        self.selected.update(|selected| toggle(selected, card));
        if let Ok(claim) = self.selected.with_untracked(|selected| Claim::new(selected)) {
            self.judge(claim);
        }
    }

    fn clear(self) {
        self.marked.set(false);
        self.selected.set(Vec::new());
    }

    fn judge(self, claim: Claim) {
        self.judged.set(Some(claim));
        self.marked.set(true);
        self.read_out(claim);
        if is_right(claim) {
            self.found.update(|found| *found += 1);
            self.pointed.set(Vec::new());
            let before = load::<u32>(FOUND).unwrap_or(0).saturating_add(1);
            store(FOUND, &before);
            after(RIGHT_MS, move || self.lay(before));
        } else {
            after(WRONG_MS, move || {
                let is_same = self.judged.try_get_untracked().flatten() == Some(claim);
                if is_same && self.marked.get_untracked() {
                    self.clear();
                }
            });
        }
    }

    /// Lays the next board.
    fn lay(self, found: u32) {
        // The visitor may have left the page.
        if self.layout.try_get_untracked().is_some() {
            self.clear();
            self.layout.set(drawn(found));
            let cards = self.layout.with_untracked(Vec::len) as f64;
            announce(&untrack(words).text(msg::HomeFindNext { cards }));
        }
    }

    /// Points at a card of the Set, then at a second one.
    fn hint(self) {
        let Some(set) = self.layout.with_untracked(|layout| first_set(layout)) else { return };
        let count = (self.pointed.with_untracked(Vec::len) + 1).min(2);
        self.pointed.set(set[..count].to_vec());
        if let Some(rules) = self.rules.get_untracked() {
            let card = untrack(words).card(set[count - 1], &rules);
            announce(&untrack(words).text(msg::HomeFindHint { card: &card }));
        }
    }

    fn read_out(self, claim: Claim) {
        let Some(rules) = self.rules.get_untracked() else { return };
        let (words, judgement) = (untrack(words), as_set(claim));
        let answer = |(feature, answer)| words.answer_of_set(feature, answer, &rules);
        let answers: Vec<String> = judgement.answers().into_iter().filter_map(answer).collect();
        announce(&[words.verdict(&judgement), answers.join(" ")].join(" "));
    }

    fn handle_key(self, action: KeyAction) -> bool {
        match action {
            KeyAction::Help => overlay::show(Overlay::Help),
            KeyAction::Clear if !self.rests() => self.clear(),
            KeyAction::Card(place) => {
                let Some(card) = self.layout.with_untracked(|layout| layout.get(place).copied()) else {
                    return false;
                };
                self.pick(card);
            }
            _ => return false,
        }
        true
    }

    /// The cards, with the verdict on the last three below them. `offer` stands there once the visitor is ready for a game.
    pub fn view(self, offer: El) -> El {
        listen_to_keys(move |action, _| self.handle_key(action));
        let layout = Memo::new(move || self.layout.get());
        let laid = Memo::new(move || Arrangement::rows_of_three(layout.with(Vec::len)));
        let pointed = Memo::new(move || self.pointed.get());
        let hand = Hand::player(Memo::new(|| true), move |card| self.pick(card), pointed);
        let cards = Cards { layout, last: None, rules: self.rules, selected: self.selected, hand };
        show_motion(cards, laid);
        let verdict = move || match self.judged.get().filter(|_| self.marked.get()) {
            Some(claim) if is_right(claim) => "right",
            Some(_) => "wrong",
            None => "",
        };
        el("section")
            .class("finder")
            .label(text(msg::HomeFind))
            .attr_of("data-verdict", move || verdict().to_owned())
            .attr_of("data-cards", move || layout.with(Vec::len).to_string())
            .children([
                el("div").class("finder-table").child(grid(cards, laid)),
                self.feedback(),
                offer.shown_if(move || self.is_ready()),
            ])
    }

    fn feedback(self) -> El {
        let said = move || {
            let rules = self.rules.get();
            let verdict = self.judged.get().zip(rules).map(|(claim, rules)| said(claim, rules));
            verdict.unwrap_or_else(asked)
        };
        let hint = button("plain", move || self.hint()).id("find-hint").text_of(text(msg::PuzzleHint));
        el("div").class("finder-said").children([el("div").children_of(said), hint])
    }
}

/// The question, with what is to be compared.
fn asked() -> Vec<El> {
    let features = Feature::ALL.map(|feature| el("li").text(&words().feature(feature)));
    let ask = el("p").class("finder-ask").text(&words().text(msg::HomeFindAsk));
    vec![ask, el("ul").class("finder-features").children(features)]
}

fn is_right(claim: Claim) -> bool {
    as_set(claim).is_find()
}

fn drawn(found: u32) -> Vec<Card> {
    ladder::board(found, &mut Random::new(u64::from_le_bytes(random())))
}

fn said(claim: Claim, rules: Rules) -> Vec<El> {
    let judgement = as_set(claim);
    let (class, sign) = if judgement.is_find() {
        ("finder-check right", Icon::Right)
    } else {
        ("finder-check wrong", Icon::Wrong)
    };
    let line = el("p").class("finder-line").children([
        el("span").class("verdict").child(icon(sign)),
        el("b").text(&words().verdict(&judgement)),
        pictures(claim.cards(), *rules),
    ]);
    vec![el("div").class(class).children([line, set_answers(&rules, judgement.answers())])]
}
