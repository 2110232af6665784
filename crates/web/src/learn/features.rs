//! The four features: what they are, and which of them two cards do not share.

use engine::{Card, Feature, RuleSheet};
use web_ui::{El, button, el, untrack};
use words::{Words, msg};

use super::ask::{given, heading};
use super::round::{Feedback, Round};
use crate::card::{cards, pictures};
use crate::settings::{text, words};

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
    }
}

pub fn list(rules: RuleSheet) -> El {
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
        button("secondary", move || answer(feature))
            .attr("data-feature", feature.name())
            .flag("disabled", move || !round.open.get())
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
    use super::*;
    use engine::{Answer, Claim};

    #[test]
    fn each_example_shows_its_feature_and_no_other() {
        for (feature, written) in Feature::ALL.into_iter().zip(EXAMPLES) {
            let cards = cards(&written);
            for (each, answer) in Claim::new(&cards).unwrap().judgement().answers() {
                assert_eq!(answer == Answer::Different, each == feature, "{written:?}");
            }
            for (card, value) in cards.iter().zip(feature.values()) {
                assert_eq!(card.value(feature), value, "in the order of the sentence");
            }
        }
    }
}
