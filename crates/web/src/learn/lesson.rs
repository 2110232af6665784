//! The lesson: six steps with a text and exercises each, and an example before each question.

use engine::{Claim, RuleSheet};
use odds::Random;

use super::call::call;
use super::progress::{LessonPosition, LessonStep, Progress, fresh};
use super::round::{Round, focus};
use super::{ask, drill, question, rules};
use crate::card::{ALIKE, ALL_DIFFERENT, BROKEN, COLOURS, as_set, cards, judged};
use crate::prelude::*;

/// A Set that differs in three features.
const THREE: [&str; 3] = ["1srq", "2tgq", "3epq"];

/// Not a Set: two are striped and one is not.
const MIXED: [&str; 3] = ["2tpd", "2tpo", "2spq"];

pub fn lesson(progress: Signal<Progress>) -> El {
    let rules = rules();
    // The answered exercise stays visible until the player goes on; the stored one is already the next.
    let shown = Signal::new(progress.with_untracked(|progress| progress.place));
    let lead = move || words().text(msg::LearnLead { edition: rules.with(|rules| rules.edition.name()) });
    let step = move || {
        let (place, rules) = (shown.get(), rules.get());
        vec![untrack(|| match place.step() {
            Some(step) => exercise(progress, shown, place, step, rules),
            None => end(progress, shown),
        })]
    };
    // Later the room is for the cards.
    let is_start = move || shown.get() == LessonPosition::default();
    let lead = el("p").class("lead").shown_if(is_start).text_of(lead);
    let title = [el("h1").text_of(text(msg::LearnTitle)), lead];
    let content = [
        el("div").class("stack").children(title),
        steps(progress, shown),
        el("div").children_of(step),
        el("div").children_of(move || more(progress, shown.get().step().is_none(), rules.get())),
    ];
    page_frame("page learn", content)
}

/// The drills and the rules: open after the lesson, folded before, so that no step invites to leave.
fn more(progress: Signal<Progress>, is_over: bool, rules: RuleSheet) -> Vec<El> {
    let to_rules = page_link(Page::Rules(rules.edition), "button").text_of(text(msg::LearnRules));
    let parts = [drill::choice(progress), el("p").class("row").child(to_rules)];
    if is_over {
        return vec![el("div").class("stack").children(parts)];
    }
    let summary = el("summary").text_of(text(msg::LearnMore));
    vec![
        el("details")
            .class("more lesson-more")
            .child(summary)
            .child(el("div").class("stack").children(parts)),
    ]
}

fn step_title(step: LessonStep) -> String {
    words().text(msg::LearnStepTitle { step: step.name() })
}

fn go(progress: Signal<Progress>, shown: Signal<LessonPosition>, place: LessonPosition) {
    progress.update(|progress| progress.reach(place));
    shown.set(place);
    // The first thing to press or pick, or the end.
    focus(".exercise button:not([hidden]), .exercise [tabindex='0'], .lesson-end a");
}

fn steps(progress: Signal<Progress>, shown: Signal<LessonPosition>) -> El {
    let item = |(place, step): (usize, LessonStep)| {
        let here = move || shown.with(|shown| shown.step == place);
        let done = move || shown.with(|shown| shown.step > place) || progress.with(|one| one.finished);
        let jump = move || go(progress, shown, LessonPosition { step: place, exercise: 0 });
        let number = el("b").attr("aria-hidden", "true").text_of(move || (place + 1).to_string());
        let jump = button("quiet step-button", jump)
            .attr_of("aria-current", move || if here() { "step" } else { "false" }.to_owned())
            .children([icon(Icon::Right).shown_if(done), number.shown_if(move || !done())])
            .child(el("span").text_of(move || step_title(step)))
            .label(move || step_title(step));
        el("li").class_if("done", done).child(jump)
    };
    el("nav")
        .class("lesson-steps")
        .label(text(msg::LearnSteps))
        .child(el("ol").children(LessonStep::ALL.into_iter().enumerate().map(item)))
}

fn exercise(
    progress: Signal<Progress>,
    shown: Signal<LessonPosition>,
    place: LessonPosition,
    step: LessonStep,
    rules: RuleSheet,
) -> El {
    let round = Round::new(rules, false);
    let title = move || step_title(step);
    let example = example(step, place.exercise);
    let is_first = place.exercise == 0;
    if is_first {
        announce(&title());
        texts(step, &rules).iter().for_each(|text| announce(text));
    }
    if let Some(example) = example {
        read_out(example, &rules);
    }
    effect(move || {
        if !round.open.get() {
            progress.update(|progress| progress.reach(place.next()));
        }
    });
    let number = move || {
        words().text(msg::LearnStep { step: place.step as f64 + 1.0, steps: LessonStep::ALL.len() as f64 })
    };
    let paragraphs = move || texts(step, &rules).iter().map(|text| el("p").text(text)).collect();
    let seed = progress.with(|progress| progress.seed);
    let asked = asked(round, step, place.exercise, &mut Random::new(u64::from(seed) << 8 | step as u64));
    let next = button("primary", move || go(progress, shown, place.next()))
        .id("next")
        .shown_if(move || !round.open.get())
        .text_of(text(msg::LearnNext));
    el("section")
        .class("lesson-step panel")
        .attr("data-step", step.name())
        .attr("data-exercise", &place.exercise.to_string())
        .child(
            el("div")
                .class("lesson-head")
                .children([el("h2").text_of(title), el("p").class("small").text_of(number)]),
        )
        .maybe(is_first.then(|| el("div").class("stack").children_of(paragraphs)))
        .maybe((step == LessonStep::Features).then(|| ask::feature_list(rules)))
        .child(
            el("div")
                .class("lesson-round")
                .maybe(example.map(|example| shown_example(example, rules)))
                .children([asked, round.feedback_area()]),
        )
        .child(el("div").class("lesson-next").children([within(place, step), next]))
}

/// How far the player is within a step.
fn within(place: LessonPosition, step: LessonStep) -> El {
    let (exercise, exercises) = (place.exercise, step.exercises());
    let dot = |number: usize| {
        el("span").class("lesson-dot").attr("data-reached", if number <= exercise { "true" } else { "false" })
    };
    let text = move || {
        words().text(msg::LearnExercise { exercise: exercise as f64 + 1.0, exercises: exercises as f64 })
    };
    let dots = el("span").class("lesson-dots").attr("aria-hidden", "true").children((0..exercises).map(dot));
    el("p")
        .class("lesson-within small")
        .shown_if(move || exercises > 1)
        .children([dots, el("span").text_of(text)])
}

/// Three cards that show what the next question is about. The features have a list of their own; that there is no Set cannot be
/// shown with three cards.
fn example(step: LessonStep, exercise: usize) -> Option<[&'static str; 3]> {
    Some(match (step, exercise) {
        (LessonStep::Third, 0) => ALIKE,
        (LessonStep::Third, 1) => COLOURS,
        (LessonStep::Third, 2) => THREE,
        (LessonStep::Third, _) => ALL_DIFFERENT,
        (LessonStep::Verdict, 0) => BROKEN,
        (LessonStep::Verdict, 1) => THREE,
        (LessonStep::Verdict, _) | (LessonStep::Call, 1) => MIXED,
        (LessonStep::Find, _) | (LessonStep::None, 1) => COLOURS,
        (LessonStep::Call, _) => ALL_DIFFERENT,
        (LessonStep::Features | LessonStep::None, _) => return None,
    })
}

fn read_out(example: [&str; 3], rules: &RuleSheet) {
    let cards = cards(&example);
    let Ok(claim) = Claim::new(&cards) else { return };
    let (words, judgement) = (words(), as_set(claim));
    let answers = words.answers(&judgement, rules).join(" ");
    let shown = words.text(msg::LearnCards { cards: &words.cards(&cards, rules) });
    announce(&[words.text(msg::LearnExample), shown, words.verdict(&judgement), answers].join(" "));
}

fn shown_example(example: [&str; 3], rules: RuleSheet) -> El {
    el("div")
        .class("lesson-example")
        .children([el("p").class("small").text_of(text(msg::LearnExample)), judged(&cards(&example), rules)])
}

fn texts(step: LessonStep, rules: &RuleSheet) -> Vec<String> {
    let words = words();
    match step {
        LessonStep::Features => vec![words.text(msg::LearnFeatures)],
        LessonStep::Third => vec![words.text(msg::GuideWhat), words.text(msg::LearnThird)],
        LessonStep::Verdict => vec![words.text(msg::LearnVerdict), words.text(msg::MagicRule)],
        LessonStep::Find => vec![words.text(msg::LearnFind)],
        LessonStep::Call => vec![
            words.text(msg::GuideCall { calling: rules.calling.name(), seconds: rules.call_window_s.into() }),
            words.text(msg::BookletWhile { others: rules.others.name() }),
        ],
        LessonStep::None => {
            vec![words.text(msg::BookletNoSet { when: rules.no_set.name() }), words.text(msg::BookletWidened)]
        }
    }
}

/// The question of an exercise. Those of a step come from one random source, one after the other.
fn asked(round: Round, step: LessonStep, exercise: usize, random: &mut Random) -> El {
    let (when, is_first) = (round.rules.no_set.name(), exercise == 0);
    match step {
        LessonStep::Features => {
            let (cards, feature) = nth(exercise, || question::pair(random));
            ask::which(round, cards, feature)
        }
        LessonStep::Third => {
            let differing = exercise + 1;
            let (given, choice) = question::third(random, Some(differing));
            ask::third(round, given, choice)
        }
        // The first is not a Set, so that the magic rule is seen at work.
        LessonStep::Verdict if is_first => ask::verdict(round, question::triple(random, false, Some(2))),
        LessonStep::Verdict if exercise == 1 => ask::verdict(round, question::triple(random, true, Some(3))),
        LessonStep::Verdict => ask::verdict(round, nth(exercise, || question::set_or_not(random))),
        LessonStep::Find => {
            let layout = question::layout(random, 9, 2..=4);
            ask::find(round, layout, text(msg::LearnFindQuestion), None)
        }
        LessonStep::Call => call(round, question::layout(random, 9, 2..=4), !is_first),
        LessonStep::None if is_first => {
            ask::no_set(round, question::stuck(random).0, text(msg::LearnNoneQuestion), move || {
                words().text(msg::LearnNoneSaid { when })
            })
        }
        LessonStep::None => {
            let found = || words().text(msg::LearnNoneEnd);
            ask::find(round, question::stuck(random).1, text(msg::LearnNoneFind), Some(found))
        }
    }
}

fn nth<T>(number: usize, mut draw: impl FnMut() -> T) -> T {
    (0..number).for_each(|_| drop(draw()));
    draw()
}

fn end(progress: Signal<Progress>, shown: Signal<LessonPosition>) -> El {
    announce(&words().text(msg::LearnDoneTitle));
    announce(&words().text(msg::LearnDone));
    let restart = move || {
        progress.update(|progress| progress.seed = fresh());
        go(progress, shown, LessonPosition::default());
    };
    el("section").class("lesson-end panel").children([
        el("h2").text_of(text(msg::LearnDoneTitle)),
        el("p").text_of(text(msg::LearnDone)),
        el("p").class("row").children([
            page_link(Page::First, "button primary").id("first-round").text_of(text(msg::LearnFirstRound)),
            button("secondary", restart).id("restart").text_of(text(msg::LearnRestart)),
        ]),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn differing(written: [&str; 3]) -> Option<usize> {
        let judgement = as_set(Claim::new(&cards(&written)).unwrap());
        judgement.is_find().then(|| judgement.differing())
    }

    #[test]
    fn the_examples_climb_as_the_questions_do() {
        let of_third =
            (0..LessonStep::Third.exercises()).map(|exercise| example(LessonStep::Third, exercise));
        assert_eq!(of_third.map(|one| differing(one.unwrap())).collect::<Vec<_>>(), [1, 2, 3, 4].map(Some));
        assert_eq!(differing(BROKEN), None);
        assert_eq!(differing(MIXED), None);
    }

    #[test]
    fn every_question_but_that_without_a_set_has_an_example() {
        for step in LessonStep::ALL {
            for exercise in 0..step.exercises() {
                let has_none = step == LessonStep::Features || (step, exercise) == (LessonStep::None, 0);
                assert_eq!(example(step, exercise).is_none(), has_none, "{step:?} {exercise}");
            }
        }
    }
}
