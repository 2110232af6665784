//! Rule sheets: every line of the booklets' table as a value, fitting together or not.

use std::fmt;
use std::str::FromStr;

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::cards::claim::Claim;
use crate::cards::deck::Deck;
use crate::cards::feature::{UnknownWord, Value};
use crate::cards::pack::Pack;
use crate::cards::target::Target;
use crate::rules::booklet::SOLID;
use crate::rules::edition::{Edition, Variant, named};
use crate::rules::mode;
use crate::rules::values::RuleValue;
pub use crate::rules::values::RuleValues;

named! {
    /// Which shapes are drawn beside the oval.
    Symbols {
        /// Diamond and squiggle.
        Diamond = "diamond",
        /// Rectangle and wave.
        Rectangle = "rectangle",
    }

    /// What the edition's green is called and drawn as.
    Green {
        Green = "green",
        Turquoise = "turquoise",
    }

    /// How the shading between solid and open is drawn.
    MiddleShading {
        Striped = "striped",
        Dotted = "dotted",
    }

    /// What one does on seeing a Set.
    Calling {
        /// Call "Set", then pick the three cards within the call window.
        CallThenPick = "call-then-pick",
        /// The same; the booklet's own words insist on picking without delay, which the call window sees to.
        CallAndPickAtOnce = "call-and-pick-at-once",
        /// Picking three cards is call and pick in one.
        QuickClaims = "quick-claims",
    }

    /// What the booklet forbids the others while a call stands. None of them can call or pick then; the wording
    /// decides whether they may lay a finger on cards, which is a matter of the screen.
    Others {
        MayNotPick = "may-not-pick",
        MayNotPickOrCall = "may-not-pick-or-call",
        /// They may not even touch the cards.
        MayNotTouchOrCall = "may-not-touch-or-call",
    }

    /// What a wrong call costs.
    WrongCall {
        LosePoint = "lose-point",
        /// The right to call, until another player takes a Set.
        LockOut = "lock-out",
        /// Nothing; it is only counted.
        Nothing = "nothing",
        /// The right to call, for `wait_s` seconds.
        Wait = "wait",
    }

    /// When three more cards are laid.
    NoSet {
        /// When all players agree that there is no Set.
        AllAgree = "all-agree",
        /// The same, and after a long time without a find one player's word is enough.
        AllAgreeOrLongTime = "all-agree-or-long-time",
        /// By themselves, as soon as there is no Set on the table.
        AtOnce = "at-once",
    }

    /// What happens to the gaps when a Set is taken from a widened layout.
    Widened {
        /// Nothing is dealt until the layout is back to its size.
        NotReplaced = "not-replaced",
        /// Three cards are dealt as ever.
        Replaced = "replaced",
    }

    /// How long the deck lasts.
    DeckLasts {
        /// Each card comes once.
        Once = "once",
        /// When all cards were dealt they are shuffled again.
        Endless = "endless",
    }

    /// Whose cards lie on the table.
    Boards {
        /// All players look at the same cards.
        Shared = "shared",
        /// Each player has a board of their own, dealt from the same deck in the same order.
        Own = "own",
    }

    /// Where the cards that stay lie after a find.
    AfterFind {
        /// Where they lay.
        Stay = "stay",
        /// All laid cards change places.
        Shuffled = "shuffled",
    }

    /// What happens to the cards of a find.
    Keep {
        /// The finder takes them.
        Taken = "taken",
        /// They stay, and the whole board is replaced when all of its finds are made.
        UntilAll = "until-all",
    }

    /// How the cards lie.
    Faces {
        Up = "up",
        /// Face down; players turn them one by one.
        Down = "down",
    }

    /// How the values are drawn.
    Drawing {
        /// As the edition draws them.
        Edition = "edition",
        /// With other shapes, colours and fills each round.
        Fresh = "fresh",
    }

    /// What Sets are worth.
    Scoring {
        PointPerSet = "point-per-set",
        /// One point a Set; the booklet's own words remind of subtracting wrong calls, which cost their point at once.
        PointPerSetMinusWrongCalls = "point-per-set-minus-wrong-calls",
        MostSets = "most-sets",
        PointPerCard = "point-per-card",
    }
}

impl Scoring {
    pub const fn points(self) -> i32 {
        match self {
            Scoring::PointPerCard => 3,
            _ => 1,
        }
    }
}

/// Declares the sheet once, and with it the changes: the same fields, each of which may be left out.
///
/// A field that came later is followed by the test for its old value: with that one the sheet is written as it was, unless the
/// variant has another one, which reading would put in its place.
macro_rules! sheet {
    ($($(#[$doc:meta])* $field:ident: $kind:ty $(, unless $before:ident)?;)+) => {
        /// Every value that rules are made of, fitting together or not.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct RuleSheet {
            /// The booklet that the values start from; it also gives the words and the drawing.
            pub edition: Edition,
            /// The way it is played.
            pub variant: Variant,
            $(
                $(#[$doc])*
                pub $field: $kind,
            )+
        }

        impl Serialize for RuleSheet {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let base = RuleSheet::of(self.edition, self.variant);
                let mut sheet = serializer.serialize_map(None)?;
                sheet.serialize_entry("edition", &self.edition)?;
                sheet.serialize_entry("variant", &self.variant)?;
                $(
                    let is_as_before = false $(|| ($before(&self.$field) && $before(&base.$field)))?;
                    if !is_as_before {
                        sheet.serialize_entry(stringify!($field), &self.$field)?;
                    }
                )+
                sheet.end()
            }
        }

        /// An edition, a variant, and only those values that differ from them.
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

            /// Changes the value of a field, named as in files; what the edition says anyway is no change.
            pub fn set(&mut self, field: &str, text: &str) -> Result<(), UnknownWord> {
                let unknown = || UnknownWord(text.to_owned());
                match field {
                    $(stringify!($field) => self.$field = Some(text.parse().map_err(|_| unknown())?),)+
                    other => return Err(UnknownWord(other.to_owned())),
                }
                *self = self.sheet().choice();
                Ok(())
            }
        }

        impl RuleSheet {
            /// The fields that can be changed, in the order of the sheet.
            pub const FIELDS: &[&str] = &[$(stringify!($field)),+];

            /// The values that a field can have.
            pub fn values(field: &str) -> Option<RuleValues> {
                match field {
                    $(stringify!($field) => Some(<$kind as RuleValue>::values(field)),)+
                    _ => None,
                }
            }

            /// The value of a field, as files write it.
            pub fn get(&self, field: &str) -> Option<String> {
                match field {
                    $(stringify!($field) => Some(self.$field.to_string()),)+
                    _ => None,
                }
            }

            /// The shortest choice that these values come from.
            pub fn choice(&self) -> RuleChoice {
                let base = RuleSheet::of(self.edition, self.variant);
                RuleChoice {
                    edition: self.edition,
                    variant: self.variant,
                    $($field: (self.$field != base.$field).then_some(self.$field),)+
                }
            }
        }
    };
}

fn full() -> Variant {
    Variant::Full
}

/// The seconds of a wait unless others are chosen.
pub(crate) const USUAL_WAIT_S: u16 = 3;

/// The values of fields that came later, with which a sheet is written as it was before.
macro_rules! usual {
    ($($test:ident: $kind:ty = $value:expr;)+) => {$(
        fn $test(value: &$kind) -> bool {
            *value == $value
        }
    )+};
}

usual! {
    is_usual_wait: u16 = USUAL_WAIT_S;
    is_set: Target = Target::Set;
    is_four_features: u8 = 4;
    is_three: u8 = 3;
    is_zero: u8 = 0;
    is_untimed: u16 = 0;
    is_once: DeckLasts = DeckLasts::Once;
    is_shared: Boards = Boards::Shared;
    is_stay: AfterFind = AfterFind::Stay;
    is_taken: Keep = Keep::Taken;
    is_up: Faces = Faces::Up;
    is_edition: Drawing = Drawing::Edition;
}

sheet! {
    symbols: Symbols;
    green: Green;
    middle_shading: MiddleShading;
    deck: Deck;
    /// How many cards lie on the table unless more were laid.
    layout: u8;
    /// In how many rows they are laid; 0 leaves that to the screen.
    rows: u8;
    calling: Calling;
    /// Seconds that a caller has to pick.
    call_window_s: u16;
    /// The most milliseconds of a round trip that the photo finish makes good; 0 switches it off.
    photo_finish_ms: u16;
    others: Others;
    wrong_call: WrongCall;
    /// Seconds of a lock-out where a wrong call costs a wait.
    wait_s: u16, unless is_usual_wait;
    /// Seconds that the other players have to say whether picked cards are right; 0 asks none of them.
    others_check_s: u16, unless is_untimed;
    no_set: NoSet;
    /// Seconds of silence that count as agreement once a player has said that there is no Set.
    silence_s: u16;
    /// Seconds without a find that count as a long time.
    long_time_s: u16;
    widened: Widened;
    /// The round ends once a player has this many Sets; 0 plays until the deck is empty and no Set is left.
    first_to: u8;
    scoring: Scoring;
    /// Rounds of a match; 0 lets every player deal once.
    rounds: u8;
    /// Seconds after which a dealer is dealt for.
    deal_within_s: u16;
    /// Whether the dealer is Set-Master: deals, watches, and does not play.
    set_master: bool;
    seats: u8;
    /// What is looked for.
    target: Target, unless is_set;
    /// Features of a card: 4, or 5 with a border.
    features: u8, unless is_four_features;
    /// Values of a feature: 3 or 4.
    values: u8, unless is_three;
    /// A layout without a find grows to the next multiple of this many cards.
    grow: u8, unless is_three;
    /// How many cards of a find must come from the last find.
    chain: u8, unless is_zero;
    keep: Keep, unless is_taken;
    after_find: AfterFind, unless is_stay;
    faces: Faces, unless is_up;
    boards: Boards, unless is_shared;
    deck_lasts: DeckLasts, unless is_once;
    /// The round ends after so many finds, on a board of one's own after one's own; 0 plays until the deck ends.
    finds: u8, unless is_zero;
    /// Seconds that a round lasts; 0 does not limit it.
    time_s: u16, unless is_untimed;
    drawing: Drawing, unless is_edition;
}

impl RuleSheet {
    /// The cards that are played with.
    pub fn pack(&self) -> Pack {
        Pack { deck: self.deck, features: self.features, values: self.values }
    }

    /// A find to be shown as an example, the same each time.
    pub fn example(&self) -> Option<Claim> {
        self.pack().example(self.target)
    }

    pub fn players_needed(&self) -> usize {
        if self.set_master { 3 } else { 1 }
    }

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
                deck: SOLID,
                layout: 9,
                rows: 3,
                wrong_call: WrongCall::Nothing,
                scoring: Scoring::PointPerSet,
                ..alone
            },
            Variant::Daily => {
                RuleSheet { wrong_call: WrongCall::Nothing, scoring: Scoring::PointPerSet, ..alone }
            }
            mode => mode::sheet(mode, full),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn every_field_can_be_read_and_written_by_its_name() {
        let (french, english) = (RuleSheet::of(Edition::French, Variant::Forever), Edition::English);
        let mut choice = RuleChoice::new(english, Variant::Forever);
        for field in RuleSheet::FIELDS {
            choice.set(field, &french.get(field).unwrap()).unwrap();
        }
        assert_eq!(choice.sheet(), RuleSheet { edition: english, ..french });
        assert!(choice.set("colour", "red").is_err() && choice.set("seats", "many").is_err());
    }

    #[test]
    fn every_value_is_accepted_and_a_number_beyond_its_range_is_not() {
        for field in RuleSheet::FIELDS {
            let set = |text: &str| {
                let mut choice = RuleChoice::new(Edition::English, Variant::Full);
                choice.set(field, text).map(|()| choice.sheet())
            };
            let accepted = match RuleSheet::values(field).unwrap() {
                RuleValues::Names(names) => names,
                RuleValues::TrueOrFalse => vec!["true".to_owned(), "false".to_owned()],
                RuleValues::Numbers(range) => {
                    let beyond = set(&(range.end() + 1).to_string()).map(Rules::new);
                    assert!(matches!(beyond, Err(_) | Ok(Err(_))), "{field}");
                    vec![range.start().to_string(), range.end().to_string()]
                }
            };
            for text in accepted {
                assert_eq!(set(&text).unwrap().get(field), Some(text));
            }
        }
        assert_eq!(RuleSheet::values("colour"), None);
    }

    #[test]
    fn what_the_edition_says_anyway_is_no_change() {
        let mut choice = RuleChoice::new(Edition::Russian, Variant::Full);
        choice.set("wrong_call", "lose-point").unwrap();
        assert_eq!(choice.wrong_call, Some(WrongCall::LosePoint));
        choice.set("wrong_call", "lock-out").unwrap();
        assert_eq!(choice, RuleChoice::new(Edition::Russian, Variant::Full));
    }
}
