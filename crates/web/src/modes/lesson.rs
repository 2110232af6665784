//! A lesson of one minute on the page of a mode: three questions on its own cards, answered feature by feature. It knows rules and
//! targets, but no mode.

use engine::{Card, Judgement, RuleSheet, Variant};
use odds::Random;
use web_ui::browser::{after, random};

use super::question::{LessonQuestion, QUESTIONS, is_race, judged, question};
use super::sheet;
use crate::card::{picture, pictures, toggle};
use crate::prelude::*;
use crate::table::{answers, countdown};

/// How long a race lasts, and how long cards stay turned that are no find, in milliseconds.
const RACE_MS: u32 = 60_000;
const TURNED_MS: u32 = 1_500;

/// Where the lesson stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LessonState {
    /// A race begins when the player is ready.
    Ready,
    Late,
    Asks,
    /// The question is answered.
    Answered,
    Done,
}

/// All fields but the rules are signals, so copies are the same lesson.
#[derive(Clone, Copy)]
struct ModeLesson {
    mode: Variant,
    rules: RuleSheet,
    number: Signal<usize>,
    question: Signal<LessonQuestion>,
    picked: Signal<Vec<Card>>,
    /// The verdict on the last answer: whether the answer was right, the cards, and whether they follow the last find.
    said: Signal<Option<(bool, Judgement, bool)>>,
    last: Signal<Vec<Card>>,
    state: Signal<LessonState>,
    /// The number of races that were begun; only the clock of the last one counts.
    races: Signal<u32>,
}

pub fn lesson(mode: Variant) -> El {
    let rules = untrack(|| sheet(mode));
    let first = question(&rules, 0, &[], &mut source());
    let lesson = ModeLesson {
        mode,
        rules,
        number: Signal::new(0),
        question: Signal::new(first),
        picked: Signal::default(),
        said: Signal::new(None),
        last: Signal::default(),
        state: Signal::new(if is_race(&rules) { LessonState::Ready } else { LessonState::Asks }),
        races: Signal::new(0),
    };
    lesson.view()
}

fn source() -> Random {
    Random::new(u64::from_le_bytes(random()))
}

impl ModeLesson {
    fn is_open(self) -> bool {
        self.state.get_untracked() == LessonState::Asks
    }

    /// Begins a race, again if its time has run out.
    fn race(self) {
        let race = self.races.get_untracked() + 1;
        self.races.set(race);
        self.ask(0);
        after(RACE_MS, move || {
            let runs = self.races.try_get_untracked() == Some(race);
            if runs && self.state.get_untracked() != LessonState::Done {
                self.state.set(LessonState::Late);
                announce(&untrack(words).text(msg::ModeLessonLate));
            }
        });
    }

    fn ask(self, number: usize) {
        let next = self.last.with_untracked(|last| question(&self.rules, number, last, &mut source()));
        self.number.set(number);
        self.question.set(next);
        self.picked.set(Vec::new());
        self.said.set(None);
        self.state.set(LessonState::Asks);
        announce(&untrack(|| self.asked()));
    }

    fn next(self) {
        match self.number.get_untracked() + 1 {
            QUESTIONS => {
                self.state.set(LessonState::Done);
                announce(&untrack(words).text(msg::ModeLessonDone));
            }
            number => self.ask(number),
        }
    }

    fn pick(self, card: Card) {
        if !self.is_open() || self.picked.with_untracked(Vec::len) >= self.rules.target.size() {
            return;
        }
        self.picked.update(|picked| toggle(picked, card));
        let picked = self.picked.get_untracked();
        match self.question.get_untracked() {
            LessonQuestion::Complete { given, .. } => self.judge(&[&given[..], &picked].concat(), &[]),
            LessonQuestion::Judge { .. } => {}
            LessonQuestion::Find { last, .. } => self.judge(&picked, &last),
            LessonQuestion::Turn { .. } => self.judge(&picked, &[]),
        }
    }

    /// Judges cards as soon as there are enough of them.
    fn judge(self, cards: &[Card], last: &[Card]) {
        if cards.len() != self.rules.target.size() {
            return;
        }
        let Some((judgement, follows)) = judged(&self.rules, cards, last) else { return };
        let is_right = judgement.is_find() && follows;
        self.say(is_right, judgement, follows);
        if is_right {
            if self.rules.chain > 0 {
                self.last.set(cards.to_vec());
            }
            self.go_on();
            return;
        }
        // Cards that were turned are seen for a moment.
        let turns = self.question.with_untracked(|question| matches!(question, LessonQuestion::Turn { .. }));
        let number = self.number.get_untracked();
        let turn_back = move || {
            if self.number.try_get_untracked() == Some(number) && self.is_open() {
                self.picked.set(Vec::new());
            }
        };
        if turns { after(TURNED_MS, turn_back) } else { self.picked.set(Vec::new()) }
    }

    fn say(self, is_right: bool, judgement: Judgement, follows: bool) {
        self.said.set(Some((is_right, judgement, follows)));
        let words = untrack(words);
        announce(&either_untracked(is_right));
        announce(&words.verdict(&judgement));
        words.answers(&judgement, &self.rules).iter().for_each(|answer| announce(answer));
    }

    /// A race goes on by itself; otherwise the answer is read first.
    fn go_on(self) {
        if is_race(&self.rules) { self.next() } else { self.state.set(LessonState::Answered) }
    }

    fn answer(self, says_find: bool) {
        let LessonQuestion::Judge { cards } = self.question.get_untracked() else { return };
        if let (Some((judgement, _)), true) = (judged(&self.rules, &cards, &[]), self.is_open()) {
            self.say(says_find == judgement.is_find(), judgement, true);
            self.state.set(LessonState::Answered);
        }
    }

    fn asked(self) -> String {
        let (words, target) = (words(), self.rules.target.name());
        match self.question.get() {
            LessonQuestion::Complete { .. } => words.text(msg::ModeLessonComplete { target }),
            LessonQuestion::Judge { .. } => words.text(msg::ModeLessonJudge { target }),
            LessonQuestion::Find { last, .. } if last.is_empty() => {
                words.text(msg::ModeLessonFind { target })
            }
            LessonQuestion::Find { .. } => {
                let rule = words.text(msg::SummaryChain { count: self.rules.chain.into() });
                [words.text(msg::ModeLessonFind { target }), rule].join(" ")
            }
            LessonQuestion::Turn { .. } => {
                [words.text(msg::ModeLessonFind { target }), words.text(msg::ModeLessonTurn)].join(" ")
            }
        }
    }

    fn view(self) -> El {
        let dot = |number: usize| {
            let reached = move || number < self.number.get() || self.state.get() == LessonState::Done;
            el("span").class("mode-dot").class_if("is-reached", reached)
        };
        let head = el("div").class("mode-lesson-head").children([
            el("h2").text_of(text(msg::ModeLesson)),
            el("span").class("mode-dots").attr("aria-hidden", "true").children((0..QUESTIONS).map(dot)),
        ]);
        let content = move || match self.state.get() {
            LessonState::Ready | LessonState::Late => vec![self.start()],
            LessonState::Done => vec![self.end()],
            LessonState::Asks | LessonState::Answered => vec![self.exercise()],
        };
        // Answering must not build the cards again, or the pressed button would lose the focus.
        let shown = Memo::new(move || match self.state.get() {
            LessonState::Answered => LessonState::Asks,
            state => state,
        });
        el("section").class("panel mode-lesson").id("mode-lesson").children([
            head,
            el("div").children_of(move || {
                shown.get();
                untrack(content)
            }),
        ])
    }

    fn start(self) -> El {
        let sentence = move || match self.state.get() {
            LessonState::Late => words().text(msg::ModeLessonLate),
            _ => words().text(msg::ModeLessonClock),
        };
        let start = button("primary", move || self.race()).id("lesson-start");
        el("div")
            .class("stack")
            .children([el("p").class("mode-asked").text_of(sentence), start.text_of(text(msg::PuzzleStart))])
    }

    fn end(self) -> El {
        let play = page_link(Page::PlayMode(self.mode), "button primary").id("lesson-play");
        el("div").class("stack").children([
            el("p").class("mode-asked").attr("data-done", "").text_of(text(msg::ModeLessonDone)),
            el("div").class("row").child(play.text_of(text(msg::HomePlay))),
        ])
    }

    fn exercise(self) -> El {
        let clock = is_race(&self.rules).then(|| countdown(0, RACE_MS.into()));
        let asked = el("p").class("mode-asked").maybe(clock).child(el("span").text_of(move || self.asked()));
        let cards = el("div").class("mode-cards").children_of(move || self.cards(self.question.get()));
        let next = button("primary", move || self.next()).id("lesson-next");
        let next =
            next.shown_if(move || self.state.get() == LessonState::Answered).text_of(text(msg::LearnNext));
        let said = el("div").class("mode-said").children_of(move || self.verdict());
        el("div").class("stack").children([asked, cards, said, next])
    }

    fn cards(self, question: LessonQuestion) -> Vec<El> {
        let rules = self.rules;
        match question {
            LessonQuestion::Complete { given, choice } => {
                let missing =
                    el("span").class("card picture mode-missing").attr("aria-hidden", "true").text("?");
                vec![shown(&given, rules).child(missing), self.choice(choice, false)]
            }
            LessonQuestion::Judge { cards } => {
                let say = |says_find: bool, id: &str| {
                    button("secondary", move || self.answer(says_find))
                        .id(id)
                        .flag("disabled", move || self.state.get() == LessonState::Answered)
                };
                vec![
                    shown(&cards, rules),
                    el("div").class("row").children([
                        say(true, "lesson-yes").text_of(text(msg::ModeLessonYes)),
                        say(false, "lesson-no").text_of(text(msg::ModeLessonNo)),
                    ]),
                ]
            }
            LessonQuestion::Find { layout, last } => {
                let beside =
                    (!last.is_empty()).then(|| self.choice(last, false).class("mode-choice mode-last"));
                beside.into_iter().chain([self.choice(layout, false)]).collect()
            }
            LessonQuestion::Turn { layout } => vec![self.choice(layout, true)],
        }
    }

    /// Cards to pick. Where they lie face down, they are seen while they are picked.
    fn choice(self, cards: Vec<Card>, down: bool) -> El {
        let rules = self.rules;
        let one = |(place, card): (usize, Card)| {
            let is_picked = move || self.picked.with(|picked| picked.contains(&card));
            let shown = move || match format!("?{place}").parse() {
                Ok(back) if down && !is_picked() => back,
                _ => card,
            };
            button("mode-card", move || self.pick(card))
                .attr("data-card", &card.to_string())
                .attr_of("aria-pressed", move || is_picked().to_string())
                .children_of(move || vec![picture(shown(), rules)])
        };
        el("div").class("mode-choice").attr("dir", "ltr").children(cards.into_iter().enumerate().map(one))
    }

    fn verdict(self) -> Vec<El> {
        let Some((is_right, judgement, follows)) = self.said.get() else { return Vec::new() };
        let rules = self.rules;
        let (class, sign) =
            if is_right { ("mode-verdict right", Icon::Right) } else { ("mode-verdict wrong", Icon::Wrong) };
        let line = el("p").class("mode-line").children([
            el("span").class("verdict").child(icon(sign)),
            el("b").text(&either(is_right, msg::LearnRight, msg::LearnWrong)),
            el("span").text(&words().verdict(&judgement)),
        ]);
        let chain = || el("p").text(&words().text(msg::SummaryChain { count: rules.chain.into() }));
        let pairs = words().pairs(&judgement, &rules).map(|pairs| el("p").text(&pairs));
        let about = el("div").class(class).child(line).maybe((!follows).then(chain)).maybe(pairs);
        vec![about.child(pictures(judgement.cards(), rules)).child(answers(&rules, judgement.answers()))]
    }
}

/// The cards that a question is about.
fn shown(cards: &[Card], rules: RuleSheet) -> El {
    let written: Vec<String> = cards.iter().map(Card::to_string).collect();
    pictures(cards, rules).attr("data-given", &written.join(" "))
}

fn either_untracked(is_right: bool) -> String {
    untrack(|| either(is_right, msg::LearnRight, msg::LearnWrong))
}
