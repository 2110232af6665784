//! Rules: a rule sheet whose values fit together. Any values are a [`RuleSheet`]; one fallible door makes [`Rules`] of them.

pub(crate) mod booklet;
pub(crate) mod edition;
pub(crate) mod sheet;

use std::ops::{Deref, RangeInclusive};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::cards::deck::Deck;
use crate::rules::edition::{Edition, Variant};
use crate::rules::sheet::{Calling, NoSet, RuleChoice, RuleSheet, Scoring, USUAL_WAIT_S, WrongCall};

/// Rules whose values fit together, which is all that a table accepts.
///
/// ```
/// use engine::{Edition, RuleChoice, Rules, RulesError, Variant};
///
/// let rules = Rules::of(Edition::French, Variant::Forever);
/// assert!(rules.set_master);
/// let choice = RuleChoice { seats: Some(2), ..RuleChoice::new(Edition::French, Variant::Forever) };
/// assert_eq!(Rules::try_from(choice), Err(RulesError::SetMasterNeedsThree { seats: 2 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RuleChoice", into = "RuleSheet")]
pub struct Rules(Arc<RuleSheet>);

impl Rules {
    pub fn of(edition: Edition, variant: Variant) -> Rules {
        Rules::new(RuleSheet::of(edition, variant))
            .expect("every edition's every variant fits together, as a test shows")
    }

    /// How many cards are undealt after so many have been laid out; a puzzle's deck is only what it lays out.
    pub(crate) fn undealt_after(&self, laid: usize) -> usize {
        if self.variant.puzzle_sets().is_some() { 0 } else { self.deck.size().saturating_sub(laid) }
    }

    pub fn new(sheet: RuleSheet) -> Result<Rules, RulesError> {
        sheet.check_numbers()?;
        sheet.check_layout()?;
        sheet.check_players()?;
        sheet.check_scoring()?;
        Ok(Rules(Arc::new(sheet)))
    }

    pub fn has_one_seat(&self) -> bool {
        self.seats == 1
    }

    /// Whether a claim may come without a call: at a table of quick claims, and where no other player could call.
    pub fn takes_claims(&self) -> bool {
        self.calling == Calling::QuickClaims || self.has_one_seat()
    }

    /// Whether a player can say that there is no Set: not in a puzzle, nor where cards come by themselves.
    pub fn allows_no_set(&self) -> bool {
        !self.widens_at_once() && self.variant.puzzle_sets().is_none()
    }

    /// Whether the cards that are missing for a Set come by themselves, so that "no Set" is never said.
    pub fn widens_at_once(&self) -> bool {
        self.no_set == NoSet::AtOnce
    }

    /// Whether a value is among these rules that programs before [`Semantics`](crate::Semantics) 4 do not know.
    pub(crate) fn has_modes_values(&self) -> bool {
        self.widens_at_once()
            || self.wrong_call == WrongCall::Wait
            || self.wait_s != USUAL_WAIT_S
            || Variant::MODES.contains(&self.variant)
    }

    /// Whether one calls before picking; alone one may.
    pub fn takes_calls(&self) -> bool {
        self.calling != Calling::QuickClaims || self.has_one_seat()
    }
}

impl Deref for Rules {
    type Target = RuleSheet;

    fn deref(&self) -> &RuleSheet {
        &self.0
    }
}

impl From<Rules> for RuleSheet {
    fn from(rules: Rules) -> RuleSheet {
        *rules.0
    }
}

impl TryFrom<RuleChoice> for Rules {
    type Error = RulesError;

    fn try_from(choice: RuleChoice) -> Result<Rules, RulesError> {
        Rules::new(choice.sheet())
    }
}

/// What does not fit together in a rule sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RulesError {
    #[error("{field} is {value}, but must be from {least} to {most}")]
    OutOfRange { field: &'static str, value: u16, least: u16, most: u16 },
    #[error("a layout of {layout} cards is not made of threes")]
    LayoutNotThrees { layout: u8 },
    #[error("{layout} cards do not fill {rows} equal rows")]
    RowsDoNotFill { rows: u8, layout: u8 },
    /// A Set-Master watches while at least two play.
    #[error("a Set-Master needs a table of at least 3 players, not {seats}")]
    SetMasterNeedsThree { seats: u8 },
    #[error("{variant} is played alone: seats must be 1, not {seats}")]
    AloneMeansOneSeat { variant: Variant, seats: u8 },
    #[error("where the most Sets win, a wrong call cannot cost a point")]
    MostSetsKnowsNoPoints,
    #[error(
        "scoring is point-per-set-minus-wrong-calls, but wrong_call is {wrong_call}, which costs no point"
    )]
    NothingToSubtract { wrong_call: WrongCall },
    #[error("no_set is at-once, but variant is {variant}, in which no more cards are laid")]
    NeverWidened { variant: Variant },
    #[error("the {variant} puzzle lays {layout} cards of a {deck}-card deck")]
    PuzzleNeeds { variant: Variant, deck: usize, layout: u8 },
}

impl RuleSheet {
    /// The numbers that have a range: field, value and range.
    fn numbers(&self) -> [(&'static str, u16, RangeInclusive<u16>); 10] {
        let most_sets = (self.deck.size() / 3) as u16;
        let most_layout = if self.deck == Deck::Full { 18 } else { 12 };
        [
            ("layout", self.layout.into(), 9..=most_layout),
            ("call_window_s", self.call_window_s, 2..=15),
            ("photo_finish_ms", self.photo_finish_ms, 0..=300),
            ("wait_s", self.wait_s, 1..=30),
            ("silence_s", self.silence_s, 5..=60),
            ("long_time_s", self.long_time_s, 30..=900),
            ("first_to", self.first_to.into(), 0..=most_sets),
            ("rounds", self.rounds.into(), 0..=20),
            ("deal_within_s", self.deal_within_s, 5..=120),
            ("seats", self.seats.into(), 1..=12),
        ]
    }

    fn check_numbers(&self) -> Result<(), RulesError> {
        match self.numbers().into_iter().find(|(_, value, range)| !range.contains(value)) {
            Some((field, value, range)) => {
                Err(RulesError::OutOfRange { field, value, least: *range.start(), most: *range.end() })
            }
            None => Ok(()),
        }
    }

    fn check_layout(&self) -> Result<(), RulesError> {
        let &RuleSheet { layout, rows, variant, deck, .. } = self;
        if layout % 3 != 0 {
            return Err(RulesError::LayoutNotThrees { layout });
        }
        if rows > 0 && layout % rows != 0 {
            return Err(RulesError::RowsDoNotFill { rows, layout });
        }
        let is_widened = variant != Variant::Solitaire && variant.puzzle_sets().is_none();
        if self.no_set == NoSet::AtOnce && !is_widened {
            return Err(RulesError::NeverWidened { variant });
        }
        let needs = match variant {
            Variant::QuickPuzzle => (27, 9),
            Variant::Daily => (81, 12),
            _ => return Ok(()),
        };
        if (deck.size(), layout) != needs {
            return Err(RulesError::PuzzleNeeds { variant, deck: needs.0, layout: needs.1 });
        }
        Ok(())
    }

    fn check_players(&self) -> Result<(), RulesError> {
        let &RuleSheet { variant, seats, .. } = self;
        if variant.is_alone() && seats != 1 {
            return Err(RulesError::AloneMeansOneSeat { variant, seats });
        }
        if self.set_master && seats < 3 {
            return Err(RulesError::SetMasterNeedsThree { seats });
        }
        Ok(())
    }

    fn check_scoring(&self) -> Result<(), RulesError> {
        match (self.scoring, self.wrong_call) {
            (Scoring::MostSets, WrongCall::LosePoint) => Err(RulesError::MostSetsKnowsNoPoints),
            (_, WrongCall::LosePoint) => Ok(()),
            (Scoring::PointPerSetMinusWrongCalls, wrong_call) => {
                Err(RulesError::NothingToSubtract { wrong_call })
            }
            _ => Ok(()),
        }
    }
}
