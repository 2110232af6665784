//! Rules as data: any values are a [`RuleSheet`]; one fallible door makes [`Rules`] of them.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::deck::Deck;
use crate::edition::{Edition, Variant, named};
use crate::feature::{UnknownWord, Value};

named! {
    /// Which shapes are drawn beside the oval.
    Symbols {
        /// Diamond and squiggle.
        Diamond = "diamond",
        /// Rectangle and wave.
        Rectangle = "rectangle",
    }
}

named! {
    /// What the edition's green is called and drawn as.
    Green {
        /// Green.
        Green = "green",
        /// Turquoise.
        Turquoise = "turquoise",
    }
}

named! {
    /// How the shading between solid and open is drawn.
    MiddleShading {
        /// With stripes.
        Striped = "striped",
        /// With dots.
        Dotted = "dotted",
    }
}

named! {
    /// What one does on seeing a Set.
    Calling {
        /// Call "Set", then pick the three cards within the call window.
        CallThenPick = "call-then-pick",
        /// The same, and the booklet insists on picking without delay.
        CallAndPickAtOnce = "call-and-pick-at-once",
        /// Picking three cards is call and pick in one.
        QuickClaims = "quick-claims",
    }
}

named! {
    /// What the booklet forbids the others while a call stands. None of them can call or pick then; the wording
    /// decides whether they may lay a finger on cards, which is a matter of the screen.
    Others {
        /// They may not pick.
        MayNotPick = "may-not-pick",
        /// They may not pick or call.
        MayNotPickOrCall = "may-not-pick-or-call",
        /// They may not even touch the cards.
        MayNotTouchOrCall = "may-not-touch-or-call",
    }
}

named! {
    /// What a wrong call costs.
    WrongCall {
        /// A point.
        LosePoint = "lose-point",
        /// The right to call, until somebody else takes a Set.
        LockOut = "lock-out",
        /// Nothing; it is only counted.
        Nothing = "nothing",
    }
}

named! {
    /// When three more cards are laid.
    NoSet {
        /// When all players agree that there is no Set.
        AllAgree = "all-agree",
        /// The same, and after a long time without a find one player's word is enough.
        AllAgreeOrLongTime = "all-agree-or-long-time",
    }
}

named! {
    /// What happens to the gaps when a Set is taken from a widened layout.
    Widened {
        /// Nothing is dealt until the layout is back to its size.
        NotReplaced = "not-replaced",
        /// Three cards are dealt as ever.
        Replaced = "replaced",
    }
}

named! {
    /// What Sets are worth.
    Scoring {
        /// One point a Set.
        PointPerSet = "point-per-set",
        /// One point a Set, wrong calls subtracted.
        PointPerSetMinusWrongCalls = "point-per-set-minus-wrong-calls",
        /// Only the number of Sets counts.
        MostSets = "most-sets",
        /// One point a card.
        PointPerCard = "point-per-card",
    }
}

impl Scoring {
    /// Points for one Set.
    pub const fn points(self) -> i32 {
        match self {
            Scoring::PointPerCard => 3,
            _ => 1,
        }
    }
}

/// Declares the sheet once, and with it the changes: the same fields, each of which may be left out.
macro_rules! sheet {
    ($($(#[$doc:meta])* $field:ident: $kind:ty,)+) => {
        /// Every value that rules are made of, fitting together or not.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        pub struct RuleSheet {
            /// The booklet that the values start from; it also gives the words and the drawing.
            pub edition: Edition,
            /// The way it is played.
            pub variant: Variant,
            $($(#[$doc])* pub $field: $kind,)+
        }

        /// What somebody wants: an edition, a variant, and only those values that differ from them.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct RuleChoice {
            /// The booklet to start from.
            pub edition: Edition,
            /// The way to play it.
            #[serde(default = "full")]
            pub variant: Variant,
            $($(#[$doc])* #[serde(default, skip_serializing_if = "Option::is_none")] pub $field: Option<$kind>,)+
        }

        impl RuleChoice {
            /// An edition's variant just as it is.
            pub fn new(edition: Edition, variant: Variant) -> RuleChoice {
                RuleChoice { edition, variant, $($field: None,)+ }
            }

            /// The edition's variant with the changes written over it.
            pub fn sheet(&self) -> RuleSheet {
                let base = RuleSheet::of(self.edition, self.variant);
                RuleSheet {
                    edition: base.edition,
                    variant: base.variant,
                    $($field: self.$field.unwrap_or(base.$field),)+
                }
            }
        }
    };
}

fn full() -> Variant {
    Variant::Full
}

sheet! {
    /// Which shapes are drawn.
    symbols: Symbols,
    /// What the green is.
    green: Green,
    /// How the middle shading is drawn.
    middle_shading: MiddleShading,
    /// The cards in play.
    deck: Deck,
    /// How many cards lie on the table when nobody has asked for more.
    layout: u8,
    /// In how many rows they are laid; 0 leaves that to the screen.
    rows: u8,
    /// What one does on seeing a Set.
    calling: Calling,
    /// Seconds that a caller has to pick.
    call_window_s: u16,
    /// The most milliseconds of a round trip that the photo finish makes good; 0 switches it off.
    photo_finish_ms: u16,
    /// What the others may not do while a call stands.
    others: Others,
    /// What a wrong call costs.
    wrong_call: WrongCall,
    /// When three more cards are laid.
    no_set: NoSet,
    /// Seconds of silence that count as agreement once somebody has said that there is no Set.
    silence_s: u16,
    /// Seconds without a find that count as a long time.
    long_time_s: u16,
    /// What happens when a Set is taken from a widened layout.
    widened: Widened,
    /// The round ends once somebody has this many Sets; 0 plays until the deck is empty and no Set is left.
    first_to: u8,
    /// What Sets are worth.
    scoring: Scoring,
    /// Rounds of a match; 0 lets every player deal once.
    rounds: u8,
    /// Seconds after which a dealer is dealt for.
    deal_within_s: u16,
    /// Whether the dealer is Set-Master: deals, watches, and does not play.
    set_master: bool,
    /// How many players may sit at the table.
    seats: u8,
}

impl RuleSheet {
    /// The name of what is drawn for a value: some editions say turquoise, wave, rectangle, dotted.
    pub fn drawn(&self, value: Value) -> &'static str {
        match value.name() {
            "diamond" if self.symbols == Symbols::Rectangle => "rectangle",
            "squiggle" if self.symbols == Symbols::Rectangle => "wave",
            "green" => self.green.name(),
            "striped" => self.middle_shading.name(),
            name => name,
        }
    }

    /// An edition's variant as its booklet, the nearest booklet, or the house says.
    pub fn of(edition: Edition, variant: Variant) -> RuleSheet {
        let booklet = edition.booklet();
        let full = RuleSheet { variant, ..booklet.full };
        let alone = RuleSheet { seats: 1, ..full };
        match variant {
            Variant::Full => full,
            Variant::Quick => RuleSheet {
                deck: booklet.quick_deck,
                layout: booklet.quick_layout,
                rows: booklet.quick_rows,
                ..full
            },
            Variant::Forever => {
                RuleSheet { set_master: true, scoring: Scoring::PointPerCard, rounds: 0, ..full }
            }
            Variant::Solitaire | Variant::Practice => alone,
            // The one puzzle that a booklet describes takes the shading out.
            Variant::QuickPuzzle => RuleSheet {
                deck: Edition::Italian.booklet().quick_deck,
                layout: 9,
                rows: 3,
                wrong_call: WrongCall::Nothing,
                scoring: Scoring::PointPerSet,
                ..alone
            },
            Variant::Daily => {
                RuleSheet { wrong_call: WrongCall::Nothing, scoring: Scoring::PointPerSet, ..alone }
            }
        }
    }
}

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
#[serde(try_from = "RuleChoice")]
#[serde(into = "RuleSheet")]
pub struct Rules(Arc<RuleSheet>);

impl Rules {
    /// An edition's variant just as it is.
    pub fn of(edition: Edition, variant: Variant) -> Rules {
        Rules::new(RuleSheet::of(edition, variant))
            .expect("every edition's every variant fits together, as a test shows")
    }

    /// Takes values that fit together.
    pub fn new(sheet: RuleSheet) -> Result<Rules, RulesError> {
        sheet.check_numbers()?;
        sheet.check_layout()?;
        sheet.check_players()?;
        sheet.check_scoring()?;
        Ok(Rules(Arc::new(sheet)))
    }

    /// How many players a deal needs.
    pub fn players_needed(&self) -> usize {
        if self.set_master { 3 } else { 1 }
    }

    /// Whether a lone player sits here by the rules, so that nobody can be in the way.
    pub fn is_alone(&self) -> bool {
        self.seats == 1
    }

    /// Whether a claim may come without a call: at a table of quick claims, and where nobody else could call.
    pub fn takes_claims(&self) -> bool {
        self.calling == Calling::QuickClaims || self.is_alone()
    }

    /// Whether one calls before picking; alone one may.
    pub fn takes_calls(&self) -> bool {
        self.calling != Calling::QuickClaims || self.is_alone()
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// A number outside what the rules allow.
    OutOfRange {
        /// The field.
        field: &'static str,
        /// Its value.
        value: u16,
        /// The least that is allowed.
        least: u16,
        /// The most that is allowed.
        most: u16,
    },
    /// A layout that is not made of threes.
    LayoutNotThrees {
        /// Its cards.
        layout: u8,
    },
    /// Rows that the layout does not fill.
    RowsDoNotFill {
        /// The rows.
        rows: u8,
        /// The cards.
        layout: u8,
    },
    /// A Set-Master watches while at least two play.
    SetMasterNeedsThree {
        /// The seats there would be.
        seats: u8,
    },
    /// A variant for one at a table for several.
    AloneMeansOneSeat {
        /// The variant.
        variant: Variant,
        /// The seats there would be.
        seats: u8,
    },
    /// Wrong calls cannot cost points where only Sets are counted.
    MostSetsKnowsNoPoints,
    /// Wrong calls cannot be subtracted where they cost no points.
    NothingToSubtract,
    /// A puzzle that needs another deck or layout.
    PuzzleNeeds {
        /// The puzzle.
        variant: Variant,
        /// The size of deck that it needs.
        deck: usize,
        /// The cards that it lays.
        layout: u8,
    },
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::OutOfRange { field, value, least, most } => {
                write!(f, "{field} is {value}, but must be from {least} to {most}")
            }
            RulesError::LayoutNotThrees { layout } => {
                write!(f, "a layout of {layout} cards is not made of threes")
            }
            RulesError::RowsDoNotFill { rows, layout } => {
                write!(f, "{layout} cards do not fill {rows} equal rows")
            }
            RulesError::SetMasterNeedsThree { seats } => {
                write!(f, "a Set-Master needs a table of at least 3 players, not {seats}")
            }
            RulesError::AloneMeansOneSeat { variant, seats } => {
                write!(f, "{variant} is played alone: seats must be 1, not {seats}")
            }
            RulesError::MostSetsKnowsNoPoints => {
                write!(f, "where the most Sets win, a wrong call cannot cost a point")
            }
            RulesError::NothingToSubtract => {
                write!(f, "wrong calls can only be subtracted where a wrong call costs a point")
            }
            RulesError::PuzzleNeeds { variant, deck, layout } => {
                write!(f, "the {variant} puzzle lays {layout} cards of a {deck}-card deck")
            }
        }
    }
}

impl std::error::Error for RulesError {}

impl RuleSheet {
    fn check_numbers(&self) -> Result<(), RulesError> {
        let most_sets = (self.deck.size() / 3) as u16;
        let most_layout = if self.deck == Deck::Full { 18 } else { 12 };
        let ranges = [
            ("layout", self.layout.into(), 9, most_layout),
            ("call_window_s", self.call_window_s, 2, 15),
            ("photo_finish_ms", self.photo_finish_ms, 0, 300),
            ("silence_s", self.silence_s, 5, 60),
            ("long_time_s", self.long_time_s, 30, 900),
            ("first_to", self.first_to.into(), 0, most_sets),
            ("rounds", self.rounds.into(), 0, 20),
            ("deal_within_s", self.deal_within_s, 5, 120),
            ("seats", self.seats.into(), 1, 12),
        ];
        for (field, value, least, most) in ranges {
            if value < least || value > most {
                return Err(RulesError::OutOfRange { field, value, least, most });
            }
        }
        Ok(())
    }

    fn check_layout(&self) -> Result<(), RulesError> {
        let &RuleSheet { layout, rows, variant, deck, .. } = self;
        if layout % 3 != 0 {
            return Err(RulesError::LayoutNotThrees { layout });
        }
        if rows > 0 && layout % rows != 0 {
            return Err(RulesError::RowsDoNotFill { rows, layout });
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
            (Scoring::PointPerSetMinusWrongCalls, WrongCall::LockOut | WrongCall::Nothing) => {
                Err(RulesError::NothingToSubtract)
            }
            _ => Ok(()),
        }
    }
}
