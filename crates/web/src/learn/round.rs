//! One question and the feedback on its answer, shown beside the cards and announced.

use std::rc::Rc;

use engine::{Card, Judgement, RuleSheet, Triple};
use wasm_bindgen::JsCast;
use web_ui::browser::{document, next_frame};
use web_ui::{El, Signal, announce, el, untrack};
use words::msg;

use crate::card::pictures;
use crate::icon::{Icon, icon};
use crate::settings::words;
use crate::table::answers;

type Sentence = Rc<dyn Fn() -> String>;

/// The feedback on an answer.
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
        let sentence =
            move || if is_right { words().text(msg::LearnRight) } else { words().text(msg::LearnWrong) };
        Feedback::new(is_right).with(sentence)
    }

    pub fn with(mut self, sentence: impl Fn() -> String + 'static) -> Feedback {
        self.sentences.push(Rc::new(sentence));
        self
    }

    /// Adds three cards, which are judged feature by feature.
    pub fn about(self, cards: Triple) -> Feedback {
        Feedback { cards: Some(cards), ..self }
    }

    fn read_out(&self, rules: &RuleSheet) {
        self.sentences.iter().for_each(|sentence| announce(&sentence()));
        if let Some(cards) = self.cards {
            let judgement = Judgement::new(cards);
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
            let judgement = Judgement::new(cards);
            let list = move || vec![answers(&rules, judgement.answers())];
            el("div").class("stack").children([
                el("p").class("verdict-line").text_of(move || words().verdict(&judgement)),
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
}

impl Round {
    pub fn new(rules: RuleSheet, once: bool) -> Round {
        Round { rules, once, open: Signal::new(true), feedback: Signal::new(None) }
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

    /// Announces a question and the names of its cards.
    pub fn read_out(self, question: &str, cards: &[Card]) {
        announce(question);
        if !cards.is_empty() {
            let names: Vec<String> = cards.iter().map(|card| words().card(*card, &self.rules)).collect();
            announce(&words().text(msg::LearnCards { cards: &names.join(" · ") }));
        }
    }

    pub fn feedback_area(self) -> El {
        let shown = move || {
            let one = |feedback: &Feedback| feedback.shown(self.rules);
            self.feedback.with(|feedback| feedback.as_ref().map(one).into_iter().collect())
        };
        el("div").class("said").children_of(shown)
    }
}

/// Focuses the first element that matches a selector, once it is drawn.
pub fn focus(selector: &'static str) {
    next_frame(move || {
        let found = document().query_selector(selector).ok().flatten();
        if let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}
