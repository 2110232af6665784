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
    let mut sheet = speed;
    // Field by field, not as whole sheets: every page has this code, and each sheet that is written out is a copy of all fields.
    match mode {
        Variant::Sprint10 | Variant::Sprint20 | Variant::Minutes1 | Variant::Minutes2 | Variant::Minutes5 => {
            (sheet.boards, sheet.deck_lasts) = (Boards::Own, DeckLasts::Endless);
        }
        Variant::TwoPairs | Variant::TwoPairsNine | Variant::TwoPairsChain => sheet.target = Target::TwoPairs,
        Variant::Fours | Variant::LittleFours | Variant::LittleFoursChain => {
            (sheet.target, sheet.values, sheet.layout, sheet.rows) = (Target::Four, 4, 15, 0);
        }
        _ => {}
    }
    match mode {
        Variant::Sprint10 => sheet.finds = 10,
        Variant::Sprint20 => sheet.finds = 20,
        Variant::Minutes1 => sheet.time_s = 60,
        Variant::Minutes2 => sheet.time_s = 120,
        Variant::Minutes5 => sheet.time_s = 300,
        Variant::FirstSteps => (sheet.deck, sheet.layout) = (SOLID, 9),
        Variant::Chain => sheet.chain = 1,
        Variant::WholeBoard => sheet.keep = Keep::UntilAll,
        Variant::Restless => sheet.after_find = AfterFind::Shuffled,
        Variant::Blind => {
            (sheet.faces, sheet.layout) = (Faces::Down, 21);
            (sheet.wrong_call, sheet.call_window_s) = (WrongCall::Nothing, 5);
        }
        Variant::TwoPairsNine => sheet.layout = 9,
        Variant::TwoPairsChain => sheet.chain = 2,
        Variant::FiveFeatures => (sheet.features, sheet.layout, sheet.rows) = (5, 16, 0),
        Variant::Six => (sheet.target, sheet.layout, sheet.rows) = (Target::Six, 10, 0),
        Variant::LittleFours => (sheet.deck, sheet.layout) = (SOLID, 11),
        Variant::LittleFoursChain => (sheet.deck, sheet.layout, sheet.chain) = (SOLID, 11, 2),
        Variant::FreshPaint => sheet.drawing = Drawing::Fresh,
        _ => {}
    }
    sheet
}
