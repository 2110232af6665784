//! The questions of the lesson and the drills: which feature, the third card, Set or not, find the Set, is there one.

use engine::{Card, Claim, Feature, RuleSheet, Triple, first_set, is_set};
use words::Words;

use super::round::{CardPicker, Feedback, Round};
use crate::card::{as_set, cards, picture, pictures};
use crate::keys::KeyAction;
use crate::prelude::*;
use crate::table::key_mark;

pub fn heading(text: impl Fn() -> String + 'static) -> El {
    el("p").class("question").text_of(text)
}

/// The place of the cards that a question is about.
fn given(cards: &[Card]) -> El {
    let written: Vec<String> = cards.iter().map(Card::to_string).collect();
    el("div").class("given").attr("dir", "ltr").attr("data-cards", &written.join(" "))
}

/// A button that answers a question. Once it is answered, the right button is marked.
fn answer_button(round: Round, is_right: bool, answer: impl Fn() + 'static) -> El {
    let is_marked = move || is_right && !round.open.get();
    button("secondary", answer)
        .flag("disabled", move || !round.open.get())
        .class_if("is-right", is_marked)
        .child(icon(Icon::Right).shown_if(is_marked))
}

/// Two cards: which of several makes them a Set? Once it is answered, the right one lies beside them.
pub fn third(round: Round, cards: [Card; 2], choice: Vec<Card>) -> El {
    let (picker, right) = (CardPicker::new(round, choice), cards[0].third(cards[1]));
    untrack(|| round.read_out(&words().text(msg::LearnThirdQuestion), &cards));
    let judge = move |picked: Vec<Card>| {
        if let ([card], true) = (&picked[..], round.is_open()) {
            let cards = [cards[0], cards[1], *card];
            picker.give(Feedback::plain(is_set(cards)).about(cards));
            if !round.is_open() {
                picker.select(&[right]);
            }
        }
    };
    round.listen_to_keys(move |action| picker.handle_key(action));
    let missing = || el("span").class("card missing").attr("aria-hidden", "true").text("?");
    let third = move || vec![if round.open.get() { missing() } else { picture(right, round.rules) }];
    el("div").class("exercise").children([
        heading(text(msg::LearnThirdQuestion)),
        given(&cards)
            .children(round.pictures(&cards))
            .child(el("span").class("third-place").children_of(third)),
        picker.view(judge),
    ])
}

/// Three cards: a Set or not?
pub fn verdict(round: Round, cards: Triple) -> El {
    untrack(|| round.read_out(&words().text(msg::LearnVerdictQuestion), &cards));
    let answer = move |says_set: bool| {
        if round.is_open() {
            round.give(Feedback::plain(says_set == is_set(cards)).about(cards));
        }
    };
    round.listen_to_keys(move |action| {
        let is_answer = matches!(action, KeyAction::Call | KeyAction::NoSet);
        if is_answer {
            answer(action == KeyAction::Call);
        }
        is_answer
    });
    let say = |says_set: bool| answer_button(round, says_set == is_set(cards), move || answer(says_set));
    let yes = say(true).id("say-set").text_of(text(msg::LearnSaySet)).child(key_mark(|keys| &keys.call));
    let no = say(false).id("say-none").text_of(text(msg::LearnSayNone)).child(key_mark(|keys| &keys.no_set));
    el("div").class("exercise").children([
        heading(text(msg::LearnVerdictQuestion)),
        given(&cards).attr("data-asks", "three").child(pictures(cards, round.rules)),
        el("div").class("row answer-row").children([yes, no]),
    ])
}

/// A layout that holds a Set: find it. `found` is added to the feedback.
pub fn find(
    round: Round,
    layout: Vec<Card>,
    question: impl Fn() -> String + Copy + 'static,
    found: Option<fn() -> String>,
) -> El {
    let picker = CardPicker::new(round, layout);
    untrack(|| round.read_out(&question(), &[]));
    round.listen_to_keys(move |action| picker.handle_key(action));
    let cards = picker.claim_view(move |claim| match found {
        Some(found) if as_set(claim).is_find() => plain(claim).with(found),
        _ => plain(claim),
    });
    el("div").class("exercise").children([heading(question), cards, hint(round, picker)])
}

fn plain(claim: Claim) -> Feedback {
    Feedback::plain(as_set(claim).is_find()).about_claim(claim)
}

/// Points at a card of a Set, then at a second one.
pub fn hint(round: Round, picker: CardPicker) -> El {
    let given = Signal::new(0_usize);
    let show = move || {
        let Some(set) = first_set(&picker.layout()) else { return };
        let count = (given.get_untracked() + 1).min(2);
        given.set(count);
        round.hinted.set(true);
        picker.point_at(&set[..count]);
        let name = words().card(set[count - 1], &round.rules);
        announce(&words().text(msg::LearnHintCard { card: &name }));
    };
    button("plain", show).id("hint").shown_if(move || round.open.get()).text_of(text(msg::LearnHint))
}

/// A layout with a Set or without: pick it, or answer that there is none. `none_feedback` is for when there is none.
pub fn no_set(
    round: Round,
    layout: Vec<Card>,
    question: impl Fn() -> String + Copy + 'static,
    none_feedback: impl Fn() -> String + Copy + 'static,
) -> El {
    let picker = CardPicker::new(round, layout);
    untrack(|| round.read_out(&question(), &[]));
    let none = move || match first_set(&picker.layout()) {
        _ if !round.is_open() => {}
        None => round.give(Feedback::new(true).with(none_feedback)),
        Some(set) => {
            picker.point_at(&set);
            let names = move || words().cards(&set, &round.rules);
            let missed = move || words().text(msg::LearnNoSetMissed { cards: &names() });
            round.give(Feedback::new(false).with(missed).about(set));
        }
    };
    round.listen_to_keys(move |action| match action {
        KeyAction::NoSet => {
            none();
            true
        }
        action => picker.handle_key(action),
    });
    let say = button("secondary no-set", none)
        .id("no-set")
        .flag("disabled", move || !round.open.get())
        .text_of(text(msg::TableNoSet))
        .child(key_mark(|keys| &keys.no_set));
    el("div").class("exercise").children([
        heading(question),
        picker.claim_view(plain),
        el("div").class("row answer-row").child(say),
    ])
}

/// Cards that differ in one feature only, for each of the four.
const EXAMPLES: [[&str; 3]; 4] =
    [["1sgd", "2sgd", "3sgd"], ["2spo", "2tpo", "2epo"], ["1srq", "1sgq", "1spq"], ["2trd", "2tro", "2trq"]];

/// A feature and its values, as the edition draws them and in the colours that are shown.
fn sentence(words: Words, feature: Feature, rules: &RuleSheet) -> String {
    match feature {
        Feature::Number => words.text(msg::BookletNumber),
        Feature::Shading => words.text(msg::BookletShading { middle: rules.middle_shading.name() }),
        Feature::Colour => {
            let [_, green, purple] = feature.values().map(|value| words.value(value, rules));
            words.text(msg::BookletColour { green, purple })
        }
        Feature::Symbol => words.text(msg::BookletSymbol { symbols: rules.symbols.name() }),
        Feature::Border => words.text(msg::SummaryBorder),
    }
}

pub fn feature_list(rules: RuleSheet) -> El {
    let line = |(feature, written): (Feature, [&str; 3])| {
        let text = el("span").text_of(move || sentence(words(), feature, &rules));
        el("li").children([pictures(cards(&written), rules), text])
    };
    el("ul").class("feature-list").children(Feature::ALL.into_iter().zip(EXAMPLES).map(line))
}

/// Two cards that differ in one feature: in which?
pub fn which(round: Round, cards: [Card; 2], differs: Feature) -> El {
    untrack(|| round.read_out(&words().text(msg::LearnFeaturesQuestion), &cards));
    let answer = move |feature: Feature| {
        if !round.is_open() {
            return;
        }
        let name = feature.name();
        round.give(if feature == differs {
            Feedback::new(true).with(move || words().text(msg::LearnFeaturesRight { feature: name }))
        } else {
            Feedback::new(false).with(move || words().text(msg::LearnFeaturesWrong { feature: name }))
        });
    };
    let choice = Feature::ALL.map(|feature| {
        answer_button(round, feature == differs, move || answer(feature))
            .attr("data-feature", feature.name())
            .text_of(move || words().text(msg::LearnFeature { feature: feature.name() }))
    });
    el("div").class("exercise").children([
        heading(text(msg::LearnFeaturesQuestion)),
        given(&cards).children(round.pictures(&cards)),
        el("div").class("row answer-row").children(choice),
    ])
}

#[cfg(test)]
mod tests {
    use engine::{Answer, Claim};

    use super::*;

    #[test]
    fn each_example_shows_its_feature_and_no_other() {
        for (feature, written) in Feature::ALL.into_iter().zip(EXAMPLES) {
            let cards = cards(&written);
            for (each, answer) in as_set(Claim::new(&cards).unwrap()).answers() {
                assert_eq!(answer == Answer::Different, each == feature, "{written:?}");
            }
            for (card, value) in cards.iter().zip(feature.values()) {
                assert_eq!(card.value(feature), value, "in the order of the sentence");
            }
        }
    }
}
