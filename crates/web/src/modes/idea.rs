//! The modes by what is particular about them: three groups of ideas, each with its lengths or variants.

use engine::Variant;

use crate::prelude::*;

/// Modes that differ in their length or in a detail only; the first stands for all of them.
pub type Idea = &'static [Variant];

/// What is particular about the ideas of a group, and the ideas.
pub const GROUPS: [(&str, &[Idea]); 3] = [
    (
        CLOCK,
        &[
            &[Variant::Speed],
            &[Variant::Sprint10, Variant::Sprint20],
            &[Variant::Minutes1, Variant::Minutes2, Variant::Minutes5],
        ],
    ),
    (
        "cards",
        &[
            &[Variant::FirstSteps],
            &[Variant::Blind],
            &[Variant::Restless],
            &[Variant::FreshPaint],
            &[Variant::FiveFeatures],
        ],
    ),
    (
        "finds",
        &[
            &[Variant::Chain],
            &[Variant::WholeBoard],
            &[Variant::TwoPairs, Variant::TwoPairsNine, Variant::TwoPairsChain],
            &[Variant::Six],
            &[Variant::Fours, Variant::LittleFours, Variant::LittleFoursChain],
        ],
    ),
];

const CLOCK: &str = "clock";

/// The idea of a mode, and whether its modes differ in length.
pub fn idea_of(mode: Variant) -> Option<(Idea, bool)> {
    let all = GROUPS.iter().flat_map(|(group, ideas)| ideas.iter().map(move |&idea| (idea, *group == CLOCK)));
    all.into_iter().find(|(idea, _)| idea.contains(&mode))
}

/// The name of what all modes of an idea have in common.
pub fn idea_name(idea: Idea) -> String {
    match idea {
        [Variant::Sprint10 | Variant::Minutes1, ..] => words().text(msg::ModeIdea { mode: idea[0].name() }),
        _ => words().mode(idea[0]),
    }
}

/// What tells a mode from the others of its idea.
pub fn length_name(mode: Variant) -> String {
    words().text(msg::ModeLength { mode: mode.name() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mode_belongs_to_one_idea() {
        for mode in Variant::MODES {
            let ideas = GROUPS.iter().flat_map(|(_, ideas)| ideas.iter());
            assert_eq!(ideas.filter(|idea| idea.contains(mode)).count(), 1, "{mode}");
        }
    }
}
