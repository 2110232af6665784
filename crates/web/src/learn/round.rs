//! One question: the cards to pick from, and the feedback on its answer, shown beside them and announced.

use std::rc::Rc;

use engine::{Card, Claim, Judgement, RuleSheet, Rules, Triple, Variant, first_set};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use web_ui::browser::{document, next_frame};

use crate::card::{picture, pictures, toggle};
use crate::keys::KeyAction;
use crate::overlay;
use crate::prelude::*;
use crate::table::arrangement::Arrangement;
use crate::table::board::{Cards, Hand, board, grid};
use crate::table::{self, answers, comes_from};

type Sentence = Rc<dyn Fn() -> String>;

#[derive(Clone)]
pub struct Feedback {
    pub is_right: bool,
    pub cards: Option<Triple>,
    sentences: Vec<Sentence>,
}

impl Feedback {
    pub fn new(is_right: bool) -> Feedback {
        Feedback { is_right, cards: None, sentences: Vec::new() }
    }

    /// With a sentence that only says whether the answer was right.
    pub fn plain(is_right: bool) -> Feedback {
        Feedback::new(is_right).with(move || either(is_right, msg::LearnRight, msg::LearnWrong))
    }

    pub fn with(mut self, sentence: impl Fn() -> String + 'static) -> Feedback {
        self.sentences.push(Rc::new(sentence));
        self
    }

    /// Adds the three cards of a claim, which are judged feature by feature.
    pub fn about_claim(self, claim: Claim) -> Feedback {
        Feedback { cards: claim.triple(), ..self }
    }

    /// The same for any three cards.
    pub fn about(self, cards: Triple) -> Feedback {
        Feedback { cards: Some(cards), ..self }
    }

    fn read_out(&self, rules: &RuleSheet) {
        self.sentences.iter().for_each(|sentence| announce(&sentence()));
        if let Some(cards) = self.cards {
            let judgement = Judgement::of_set(cards);
            announce(&words().verdict(&judgement));
            words().answers(&judgement, rules).iter().for_each(|answer| announce(answer));
        }
    }

    fn shown(&self, rules: RuleSheet) -> El {
        let (class, shape) =
            if self.is_right { ("feedback right", Icon::Right) } else { ("feedback wrong", Icon::Wrong) };
        let sentence = |sentence: &Sentence| {
            let sentence = sentence.clone();
            el("p").text_of(move || sentence())
        };
        let text = el("div").children(self.sentences.iter().map(sentence)).maybe(self.cards.map(|cards| {
            let judgement = Judgement::of_set(cards);
            let list = move || vec![answers(&rules, judgement.answers())];
            el("div").class("stack").children([
                el("p").text_of(move || words().verdict(&judgement)),
                pictures(cards, rules),
                el("div").children_of(list),
            ])
        }));
        el("div").class(class).children([el("span").class("verdict").child(icon(shape)), text])
    }
}

/// A question, open until it is answered.
#[derive(Clone, Copy)]
pub struct Round {
    pub rules: RuleSheet,
    /// Whether only the first answer counts.
    pub once: bool,
    pub open: Signal<bool>,
    pub feedback: Signal<Option<Feedback>>,
    /// Whether a hint was shown.
    pub hinted: Signal<bool>,
}

impl Round {
    pub fn new(rules: RuleSheet, once: bool) -> Round {
        Round {
            rules,
            once,
            open: Signal::new(true),
            feedback: Signal::new(None),
            hinted: Signal::new(false),
        }
    }

    pub fn is_open(self) -> bool {
        self.open.get_untracked()
    }

    /// Shows and announces feedback; closes the question if the answer counts.
    pub fn give(self, feedback: Feedback) {
        untrack(|| feedback.read_out(&self.rules));
        if self.once || feedback.is_right {
            self.open.set(false);
            // Keyboard users go on from there.
            focus("#next");
        }
        self.feedback.set(Some(feedback));
    }

    pub fn pictures(self, cards: &[Card]) -> impl Iterator<Item = El> {
        cards.iter().map(move |&card| picture(card, self.rules))
    }

    /// Handles keys while the question is open, except while the user types or a dialog is open.
    pub fn listen_to_keys(self, act: impl Fn(KeyAction) -> bool + 'static) {
        table::listen_to_keys(move |action, event| match action {
            // Space on a button presses that button.
            KeyAction::Call if comes_from(event, "button, a, summary").is_some() => false,
            KeyAction::Help => {
                overlay::show(overlay::Overlay::Help);
                true
            }
            action => self.is_open() && act(action),
        });
    }

    pub fn read_out(self, question: &str, cards: &[Card]) {
        announce(question);
        if !cards.is_empty() {
            announce(&words().text(msg::LearnCards { cards: &words().cards(cards, &self.rules) }));
        }
    }

    pub fn feedback_area(self) -> El {
        let one = move |feedback: &Feedback| feedback.shown(self.rules);
        el("div")
            .class("lesson-said")
            .children_of(move || self.feedback.with(|all| all.iter().map(one).collect()))
    }
}

/// Focuses the first element that matches a selector, once it is drawn.
pub fn focus(selector: &'static str) {
    next_frame(move || {
        if let Ok(Some(element)) = document().query_selector(selector) {
            let _ = element.unchecked_into::<HtmlElement>().focus();
        }
    });
}

#[derive(Clone, Copy)]
pub struct CardPicker {
    round: Round,
    cards: Cards,
    /// The cards of a hint.
    pointed: Signal<Vec<Card>>,
}

impl CardPicker {
    pub fn new(round: Round, layout: Vec<Card>) -> CardPicker {
        let (edition, layout) = (round.rules.edition, Signal::new(layout));
        let rules = Memo::new(move || Some(Rules::of(edition, Variant::Full)));
        let (selected, pointed) = (Signal::<Vec<Card>>::default(), Signal::default());
        let pick = move |card: Card| {
            if round.is_open() {
                selected.update(|picked| toggle(picked, card));
            }
        };
        let hand = Hand::player(Memo::new(move || round.open.get()), pick, *pointed);
        CardPicker { round, cards: Cards { layout: *layout, last: None, rules, selected, hand }, pointed }
    }

    pub fn layout(self) -> Vec<Card> {
        self.cards.layout.get_untracked()
    }

    pub fn select(self, cards: &[Card]) {
        self.cards.selected.set(cards.to_vec());
    }

    /// Points at cards, which stay where they are.
    pub fn point_at(self, cards: &[Card]) {
        self.pointed.set(cards.to_vec());
    }

    /// Gives feedback on the picked cards, and unpicks them if the question is still open.
    pub fn give(self, feedback: Feedback) {
        self.round.give(feedback);
        if self.round.is_open() {
            self.select(&[]);
        }
    }

    pub fn handle_key(self, action: KeyAction) -> bool {
        match action {
            KeyAction::Card(place) => {
                let card = self.layout().get(place).copied();
                return card.inspect(|card| self.cards.toggle(*card)).is_some();
            }
            KeyAction::Clear => self.select(&[]),
            _ => return false,
        }
        true
    }

    /// Draws the cards; `judge` receives the picked ones after each change.
    pub fn view(self, judge: impl Fn(Vec<Card>) + 'static) -> El {
        effect(move || {
            let picked = self.cards.selected.get();
            untrack(|| judge(picked));
        });
        let count = self.cards.layout.with_untracked(Vec::len);
        let cards = match count {
            6 => grid(self.cards, Memo::new(|| Arrangement::rows_of_three(6))),
            _ => board(self.cards),
        };
        el("div").class(&format!("pick-board of-{count}")).child(cards)
    }

    /// Draws the cards; three that are picked are judged.
    pub fn claim_view(self, judge: impl Fn(Claim) -> Feedback + 'static) -> El {
        self.view(move |picked| {
            if let (Ok(claim), true) = (Claim::new(&picked), self.round.is_open()) {
                let feedback = judge(claim);
                let is_over = self.round.once && !feedback.is_right;
                self.give(feedback);
                // The right answer is shown before the next question.
                if let Some(set) = first_set(&self.layout()).filter(|_| is_over) {
                    self.point_at(&set);
                }
            }
        })
    }
}
