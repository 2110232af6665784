//! The lesson: six steps with a text and exercises each.

use engine::RuleSheet;
use odds::Random;

use super::progress::{LessonPosition, LessonStep, Progress, fresh};
use super::round::{Round, focus};
use super::{ask, drill, question, rules};
use crate::prelude::*;

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
    let to_rules = move || {
        let link = page_link(Page::Rules(rules.with(|rules| rules.edition)), "button");
        vec![link.text_of(text(msg::LearnRules))]
    };
    let title = [el("h1").text_of(text(msg::LearnTitle)), el("p").class("lead").text_of(lead)];
    let content = [
        el("div").class("stack").children(title),
        steps(progress, shown),
        el("div").children_of(step),
        drill::choice(progress),
        el("p").class("row").children_of(to_rules),
    ];
    page_frame("page learn", content)
}

fn step_title(step: LessonStep) -> String {
    words().text(msg::LearnStepTitle { step: step.name() })
}

fn go(progress: Signal<Progress>, shown: Signal<LessonPosition>, place: LessonPosition) {
    progress.update(|progress| progress.reach(place));
    shown.set(place);
    // The first thing to press or pick, or the end.
    focus(".exercise button:not([hidden]), .exercise [tabindex='0'], .lesson-end button");
}

fn steps(progress: Signal<Progress>, shown: Signal<LessonPosition>) -> El {
    let item = |(place, step): (usize, LessonStep)| {
        let here = move || shown.with(|shown| shown.step == place);
        let jump = move || go(progress, shown, LessonPosition { step: place, exercise: 0 });
        let jump = button("quiet step-button", jump)
            .attr_of("aria-current", move || if here() { "step" } else { "false" }.to_owned())
            .child(el("b").attr("aria-hidden", "true").text_of(move || (place + 1).to_string()))
            .child(el("span").text_of(move || step_title(step)))
            .label(move || step_title(step));
        let done = move || shown.with(|shown| shown.step > place) || progress.with(|one| one.finished);
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
    if place.exercise == 0 {
        announce(&title());
        texts(step, &rules).iter().for_each(|text| announce(text));
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
    let next = button("primary", move || go(progress, shown, place.next()))
        .id("next")
        .shown_if(move || !round.open.get())
        .text_of(text(msg::LearnNext));
    let seed = progress.with(|progress| progress.seed);
    el("section")
        .class("lesson-step panel")
        .attr("data-step", step.name())
        .attr("data-exercise", &place.exercise.to_string())
        .child(el("p").class("small").text_of(number))
        .child(el("h2").text_of(title))
        .child(el("div").class("stack").children_of(paragraphs))
        .maybe((step == LessonStep::Features).then(|| ask::feature_list(rules)))
        .child(asked(round, step, place.exercise, &mut Random::new(u64::from(seed) << 8 | step as u64)))
        .child(round.feedback_area())
        .child(el("p").class("row").child(next))
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
            let (given, choice) = nth(exercise, || question::third(random));
            ask::third(round, given, choice)
        }
        // The first is not a Set, so that the magic rule is seen at work.
        LessonStep::Verdict if is_first => ask::verdict(round, question::triple(random, false)),
        LessonStep::Verdict if exercise == 1 => ask::verdict(round, question::triple(random, true)),
        LessonStep::Verdict => ask::verdict(round, nth(exercise, || question::set_or_not(random))),
        LessonStep::Find => {
            let layout = question::layout(random, 9, 2..=4);
            ask::find(round, layout, text(msg::LearnFindQuestion), None)
        }
        LessonStep::Call => ask::call(round, question::layout(random, 9, 2..=4), !is_first),
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
            button("secondary", restart).id("restart").text_of(text(msg::LearnRestart)),
            page_link(Page::Home, "button primary").text_of(text(msg::PageHome)),
        ]),
    ])
}
