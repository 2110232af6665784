//! The modes of the house as data: one row of values each. An edition gives them its drawing and its words.
//!
//! No other code knows a mode by its name: a rule sheet with the same values is played the same.

use crate::cards::target::Target;
use crate::rules::booklet::SOLID;
use crate::rules::edition::Variant;
use crate::rules::sheet::{
    AfterFind, Boards, Calling, DeckLasts, Drawing, Faces, Keep, NoSet, RuleSheet, Scoring, WrongCall,
};

/// The values of a mode, over those of an edition's full game.
pub(crate) fn sheet(mode: Variant, full: RuleSheet) -> RuleSheet {
    let speed = RuleSheet {
        calling: Calling::QuickClaims,
        wrong_call: WrongCall::Wait,
        no_set: NoSet::AtOnce,
        scoring: Scoring::PointPerSet,
        rounds: 1,
        ..full
    };
    let race = RuleSheet { boards: Boards::Own, deck_lasts: DeckLasts::Endless, ..speed };
    let two_pairs = RuleSheet { target: Target::TwoPairs, ..speed };
    let fours = RuleSheet { target: Target::Four, values: 4, layout: 15, rows: 0, ..speed };
    let little_fours = RuleSheet { deck: SOLID, layout: 11, ..fours };
    match mode {
        Variant::Sprint10 => RuleSheet { finds: 10, ..race },
        Variant::Sprint20 => RuleSheet { finds: 20, ..race },
        Variant::Minutes1 => RuleSheet { time_s: 60, ..race },
        Variant::Minutes2 => RuleSheet { time_s: 120, ..race },
        Variant::Minutes5 => RuleSheet { time_s: 300, ..race },
        Variant::FirstSteps => RuleSheet { deck: SOLID, layout: 9, ..speed },
        Variant::Chain => RuleSheet { chain: 1, ..speed },
        Variant::WholeBoard => RuleSheet { keep: Keep::UntilAll, ..speed },
        Variant::Restless => RuleSheet { after_find: AfterFind::Shuffled, ..speed },
        Variant::Blind => RuleSheet {
            faces: Faces::Down,
            layout: 21,
            wrong_call: WrongCall::Nothing,
            call_window_s: 5,
            ..speed
        },
        Variant::TwoPairs => two_pairs,
        Variant::TwoPairsNine => RuleSheet { layout: 9, ..two_pairs },
        Variant::TwoPairsChain => RuleSheet { chain: 2, ..two_pairs },
        Variant::FiveFeatures => RuleSheet { features: 5, layout: 16, rows: 0, ..speed },
        Variant::Six => RuleSheet { target: Target::Six, layout: 10, rows: 0, ..speed },
        Variant::Fours => fours,
        Variant::LittleFours => little_fours,
        Variant::LittleFoursChain => RuleSheet { chain: 2, ..little_fours },
        Variant::FreshPaint => RuleSheet { drawing: Drawing::Fresh, ..speed },
        _ => speed,
    }
}
