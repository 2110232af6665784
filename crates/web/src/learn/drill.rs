//! The drills: an endless series of questions, with score, pace and mistakes.

use engine::RuleSheet;
use odds::Random;

use super::progress::{Progress, Score, diary_outcome, fresh};
use super::round::{Feedback, Round, focus};
use super::{ask, coach, question, rules};
use crate::diary::{self, Game};
use crate::prelude::*;

named! {
    Drill {
        Third = "third",
        SetOrNot = "set-or-not",
        NoSet = "no-set",
    }
}

impl Drill {
    fn page(self) -> Page {
        Page::Drill(self.name().to_owned())
    }

    fn title(self) -> String {
        words().text(msg::LearnDrill { drill: self.name() })
    }
}

pub fn choice(progress: Signal<Progress>) -> El {
    let entry = |drill: Drill| {
        let link = page_link(drill.page(), "drill-link").attr("data-drill", drill.name());
        let best = move || progress.with(|progress| progress.score(drill).best);
        let run = el("span").class("small").shown_if(move || best() > 0).text_of(move || {
            let (label, value) = (words().text(msg::LearnRun), best().to_string());
            words().text(msg::RuleLine { label: &label, value: &value })
        });
        el("li").child(link.children([
            el("b").text_of(move || drill.title()),
            el("span").text_of(move || words().text(msg::LearnDrillWhat { drill: drill.name() })),
            run,
        ]))
    };
    el("section").class("stack").children([
        el("h2").text_of(text(msg::LearnDrills)),
        el("ul").class("drill-links").child(el("li").child(coach::link())).children(Drill::ALL.map(entry)),
    ])
}

pub fn drill(progress: Signal<Progress>, drill: Drill) -> El {
    let rules = rules();
    let seed = Signal::new(progress.with_untracked(|progress| progress.score(drill).seed));
    let shown = move || vec![ask_one(progress, seed, drill, rules.get())];
    let reset = move || progress.update(|progress| progress.score_mut(drill).reset());
    let links = Drill::ALL.into_iter().filter(|other| *other != drill);
    let links = links.map(|other| page_link(other.page(), "quiet button").text_of(move || other.title()));
    let ways = el("nav")
        .class("row drill-ways")
        .label(text(msg::LearnDrills))
        .children(links)
        .child(page_link(Page::Learn, "quiet button").text_of(text(msg::LearnLesson)))
        .child(button("quiet", reset).id("reset").text_of(text(msg::LearnReset)));
    let title = el("h1").text_of(move || drill.title());
    page_frame("page learn drill", [title, score(progress, drill), el("div").children_of(shown), ways])
}

fn score(progress: Signal<Progress>, drill: Drill) -> El {
    fn pace(score: &Score) -> String {
        match score.pace() {
            Some(tenths) => words().text(msg::LearnPaceValue { seconds: tenths as f64 / 10.0 }),
            None => words().text(msg::LearnPaceNone),
        }
    }
    let line = |name: &str, label: El, look: fn(&Score) -> String| {
        let value = move || progress.with(|progress| look(&progress.score(drill)));
        el("div").children([label, el("dd").attr("data-score", name).text_of(value)])
    };
    el("dl").class("drill-score").children([
        line("right", el("dt").text_of(text(msg::LearnRightAnswers)), |score| score.right.to_string()),
        line("mistakes", el("dt").text_of(text(msg::LearnMistakes)), |score| score.mistakes.to_string()),
        line("pace", el("dt").text_of(text(msg::LearnPace)), pace),
        line("best", el("dt").text_of(text(msg::LearnRun)), |score| score.best.to_string()),
    ])
}

fn ask_one(progress: Signal<Progress>, seed: Signal<u32>, drill: Drill, rules: RuleSheet) -> El {
    let (round, start) = (Round::new(rules, true), now());
    effect(move || {
        let answer = |feedback: &Feedback| (feedback.is_right, feedback.cards);
        let answer = round.feedback.with(|feedback| feedback.as_ref().map(answer));
        let Some((is_right, cards)) = answer else { return };
        let milliseconds = u32::try_from(now().since(start)).unwrap_or(u32::MAX);
        progress.update(|progress| {
            let score = progress.score_mut(drill);
            score.count(is_right, milliseconds);
            score.seed = fresh();
        });
        if let Some(event) = diary_outcome(is_right, cards, milliseconds) {
            diary::add(Game::Drill, event);
        }
    });
    let go_on = move || {
        seed.set(progress.with_untracked(|progress| progress.score(drill).seed));
        focus(".exercise button:not([hidden]), .exercise [tabindex='0']");
    };
    let next =
        button("primary", go_on).id("next").shown_if(move || !round.open.get()).text_of(text(msg::LearnNext));
    let mut random = Random::new(seed.get().into());
    let asked = untrack(|| asked(round, drill, &mut random));
    let next = el("p").class("row").child(next);
    el("section").class("drill-round").children([asked, round.feedback_area(), next])
}

fn asked(round: Round, drill: Drill, random: &mut Random) -> El {
    match drill {
        Drill::Third => {
            let (given, choice) = question::third(random, None);
            ask::third(round, given, choice)
        }
        Drill::SetOrNot => ask::verdict(round, question::set_or_not(random)),
        Drill::NoSet => {
            let layout = question::one_or_none(random);
            ask::no_set(round, layout, text(msg::LearnNoSetQuestion), text(msg::LearnNoSetRight))
        }
    }
}
