//! Rules: a rule sheet whose values fit together. Any values are a [`RuleSheet`]; one fallible door makes [`Rules`] of them.

pub(crate) mod booklet;
pub(crate) mod edition;
pub(crate) mod family;
pub(crate) mod mode;
pub(crate) mod sheet;
mod values;

use std::ops::{Deref, RangeInclusive};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::cards::deck::Deck;
use crate::cards::finder::Finder;
use crate::cards::target::Target;
use crate::rules::edition::{Edition, Variant};
use crate::rules::sheet::{
    AfterFind, Boards, Calling, DeckLasts, Faces, Keep, NoSet, RuleChoice, RuleSheet, Scoring, USUAL_WAIT_S,
    WrongCall,
};
use crate::table::layout::Layout;
use crate::table::semantics::Semantics;

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
        // Unchecked: a test shows that they fit together, and pages that only show them do not load the checks.
        Rules(Arc::new(RuleSheet::of(edition, variant)))
    }

    /// How many cards are undealt after so many have been laid out: an endless deck always has all of them, and a puzzle's deck
    /// is only what it lays out.
    pub(crate) fn undealt_after(&self, laid: usize) -> usize {
        match self.deck_lasts {
            _ if self.variant.puzzle_sets().is_some() => 0,
            DeckLasts::Once => self.pack().size().saturating_sub(laid),
            DeckLasts::Endless => self.pack().size(),
        }
    }

    pub fn new(sheet: RuleSheet) -> Result<Rules, RulesError> {
        sheet.check_numbers()?;
        sheet.check_cards()?;
        sheet.check_modes()?;
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

    /// The first version of the rules' meaning that knows these values.
    pub(crate) fn first_semantics(&self) -> Semantics {
        if self.others_check_s > 0 {
            return Semantics::WITH_VOTES;
        }
        if self.without_modes() != *self.0 || Variant::MODES[1..].contains(&self.variant) {
            return Semantics::WITH_MODES;
        }
        let has_speed = self.widens_at_once()
            || self.wrong_call == WrongCall::Wait
            || self.wait_s != USUAL_WAIT_S
            || self.variant == Variant::Speed;
        if has_speed { Semantics::WITH_SPEED } else { Semantics::default() }
    }

    /// What can be found in a layout.
    pub fn finder<'a>(&self, layout: &'a Layout) -> Finder<'a> {
        Finder::new(self.target, layout.cards()).chained(layout.last(), self.chain.into())
    }

    /// How many cards come when a layout of this size has no find: up to the next multiple.
    pub(crate) fn cards_to_grow(&self, laid: usize) -> usize {
        let grow = usize::from(self.grow);
        grow - laid % grow
    }

    /// Whether each player has a board of their own.
    pub fn has_own_boards(&self) -> bool {
        self.boards == Boards::Own
    }

    /// Whether cards are turned, and not called for.
    pub fn lies_face_down(&self) -> bool {
        self.faces == Faces::Down
    }

    /// Whether found cards stay where they lie: in puzzles, and where a whole board is searched.
    pub fn keeps_found_cards(&self) -> bool {
        self.variant.puzzle_sets().is_some() || self.keep == Keep::UntilAll
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
    /// A number that other values would allow: with another deck, or with cards that lie face down.
    #[error("with {}, {field} must be from {least} to {most}, not {value}", limiting(*deck))]
    OutOfRangeWith { field: &'static str, value: u16, least: u16, most: u16, deck: Option<Deck> },
    #[error("a layout of {layout} cards is not made of threes")]
    LayoutNotThrees { layout: u8 },
    /// Two values that exclude each other.
    #[error("{field} is {value}, which needs {other} to be {needed}")]
    Needs { field: &'static str, value: &'static str, other: &'static str, needed: &'static str },
    #[error("the deck is {deck}, a value that cards of {features} features and {values} values do not have")]
    NoSuchCards { deck: Deck, features: u8, values: u8 },
    #[error("time_s is {time_s}, but must be 0 or from 30 to 1800")]
    TimeTooShort { time_s: u16 },
    #[error("others_check_s is {seconds}, but must be 0 or from 3 to 30")]
    CheckTooShort { seconds: u16 },
    #[error(
        "others_check_s is over 0, so all players must see the cards: boards must be shared and faces up"
    )]
    UnseenCheck,
    #[error("deck_lasts is endless, so finds, time_s or first_to must say when the round ends")]
    EndlessRound,
    #[error(
        "faces is down, so at least {least} cards must lie on the table, among which there is certainly a find"
    )]
    TooFewFacesDown { least: usize },
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

/// The ranges of the numbers that do not depend on the cards.
const RANGES: [(&str, RangeInclusive<u16>); 15] = [
    ("call_window_s", 2..=15),
    ("photo_finish_ms", 0..=300),
    ("wait_s", 1..=30),
    ("others_check_s", 0..=30),
    ("silence_s", 5..=60),
    ("long_time_s", 30..=900),
    ("rounds", 0..=20),
    ("deal_within_s", 5..=120),
    ("seats", 1..=12),
    ("features", 4..=5),
    ("values", 3..=4),
    ("grow", 1..=6),
    ("chain", 0..=2),
    ("finds", 0..=100),
    ("time_s", 0..=1800),
];
/// Sets of the largest deck, of 256 cards.
const MOST_SETS: u16 = 85;

/// What limits a number, as in a file.
fn limiting(deck: Option<Deck>) -> String {
    deck.map_or_else(|| "faces = up".to_owned(), |deck| format!("deck = {deck}"))
}

impl RuleSheet {
    /// The same sheet with the values that no mode has changed.
    fn without_modes(&self) -> RuleSheet {
        let base = self.edition.booklet().full;
        RuleSheet {
            target: base.target,
            features: base.features,
            values: base.values,
            grow: base.grow,
            chain: base.chain,
            keep: base.keep,
            after_find: base.after_find,
            faces: base.faces,
            boards: base.boards,
            deck_lasts: base.deck_lasts,
            finds: base.finds,
            time_s: base.time_s,
            drawing: base.drawing,
            ..*self
        }
    }

    /// The numbers that have a range: field, value and range.
    fn numbers(&self) -> impl Iterator<Item = (&'static str, u16, RangeInclusive<u16>)> {
        let most_sets = (self.pack().size() / 3) as u16;
        let most_layout = match self.faces {
            Faces::Down => 24,
            Faces::Up if self.pack().size() < 64 => 12,
            Faces::Up => 18,
        };
        let values = [
            self.call_window_s,
            self.photo_finish_ms,
            self.wait_s,
            self.others_check_s,
            self.silence_s,
            self.long_time_s,
            self.rounds.into(),
            self.deal_within_s,
            self.seats.into(),
            self.features.into(),
            self.values.into(),
            self.grow.into(),
            self.chain.into(),
            self.finds.into(),
            self.time_s,
        ];
        let of_cards = [
            ("layout", self.layout.into(), 9..=most_layout),
            ("first_to", self.first_to.into(), 0..=most_sets),
        ];
        let others = RANGES.iter().zip(values).map(|((field, range), value)| (*field, value, range.clone()));
        of_cards.into_iter().chain(others)
    }

    fn check_numbers(&self) -> Result<(), RulesError> {
        let wrong = self.numbers().find(|(_, value, range)| !range.contains(value));
        let Some((field, value, range)) = wrong else { return Ok(()) };
        let (least, most, deck) = (*range.start(), *range.end(), Some(self.deck));
        Err(match (field, value) {
            ("layout", 9..=18) | ("first_to", ..=MOST_SETS) => {
                RulesError::OutOfRangeWith { field, value, least, most, deck }
            }
            ("layout", 19..=24) => RulesError::OutOfRangeWith { field, value, least, most, deck: None },
            _ => RulesError::OutOfRange { field, value, least, most },
        })
    }

    fn check_cards(&self) -> Result<(), RulesError> {
        let &RuleSheet { deck, features, values, target, time_s, .. } = self;
        if target.values() != values {
            let needed = if target.values() == 4 { "4" } else { "3" };
            return Err(RulesError::Needs { field: "target", value: target.name(), other: "values", needed });
        }
        if features == 5 && values == 4 {
            return Err(RulesError::Needs { field: "features", value: "5", other: "values", needed: "3" });
        }
        if let Deck::Only(value) = deck
            && !self.pack().has(value)
        {
            return Err(RulesError::NoSuchCards { deck, features, values });
        }
        if (1..30).contains(&time_s) {
            return Err(RulesError::TimeTooShort { time_s });
        }
        if (1..3).contains(&self.others_check_s) {
            return Err(RulesError::CheckTooShort { seconds: self.others_check_s });
        }
        if self.deck_lasts == DeckLasts::Endless && self.finds == 0 && time_s == 0 && self.first_to == 0 {
            return Err(RulesError::EndlessRound);
        }
        match self.pack().largest_without(target) {
            _ if self.faces == Faces::Up => Ok(()),
            Some(largest) if usize::from(self.layout) > largest => Ok(()),
            Some(largest) => Err(RulesError::TooFewFacesDown { least: largest + 1 }),
            None => Err(RulesError::Needs { field: "faces", value: "down", other: "target", needed: "set" }),
        }
    }

    /// What the values of modes, and a check by the others, need of other values.
    fn check_modes(&self) -> Result<(), RulesError> {
        let (down, own) = (self.faces == Faces::Down, self.boards == Boards::Own);
        let (all, shuffled) = (self.keep == Keep::UntilAll, self.after_find == AfterFind::Shuffled);
        let (calls, chained) = (self.calling != Calling::QuickClaims, self.chain > 0);
        let (asks, endless) = (self.no_set != NoSet::AtOnce, self.deck_lasts == DeckLasts::Endless);
        let fixed = self.variant == Variant::Solitaire || self.variant.puzzle_sets().is_some();
        if fixed && *self != self.without_modes() {
            let (other, needed) = ("the values of modes", "left as they are");
            return Err(RulesError::Needs { field: "variant", value: self.variant.name(), other, needed });
        }
        if self.others_check_s > 0 && (own || down) {
            return Err(RulesError::UnseenCheck);
        }
        let [field, value, other, needed] = match () {
            () if down && calls => ["faces", "down", "calling", "quick-claims"],
            () if down && asks => ["faces", "down", "no_set", "at-once"],
            () if down && own => ["faces", "down", "boards", "shared"],
            () if down && all => ["faces", "down", "keep", "taken"],
            () if down && shuffled => ["faces", "down", "after_find", "stay"],
            () if down && chained => ["faces", "down", "chain", "0"],
            () if down && endless => ["faces", "down", "deck_lasts", "once"],
            () if own && calls => ["boards", "own", "calling", "quick-claims"],
            () if own && asks => ["boards", "own", "no_set", "at-once"],
            () if own && all => ["boards", "own", "keep", "taken"],
            () if own && shuffled => ["boards", "own", "after_find", "stay"],
            () if own && self.set_master => ["boards", "own", "set_master", "false"],
            () if own && self.wrong_call == WrongCall::LockOut => {
                ["boards", "own", "wrong_call", "other than lock-out"]
            }
            () if all && asks => ["keep", "until-all", "no_set", "at-once"],
            () if all && chained => ["keep", "until-all", "chain", "0"],
            () if all && shuffled => ["keep", "until-all", "after_find", "stay"],
            () if all && endless => ["keep", "until-all", "deck_lasts", "once"],
            () => return Ok(()),
        };
        Err(RulesError::Needs { field, value, other, needed })
    }

    fn check_layout(&self) -> Result<(), RulesError> {
        let &RuleSheet { layout, rows, variant, .. } = self;
        // Other cards and finds have layouts of other sizes; those of the booklets are made of threes.
        if layout % 3 != 0 && self.target == Target::Set && self.features == 4 {
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
        if (self.pack().size(), layout) != needs {
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
