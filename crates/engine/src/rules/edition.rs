//! The five editions, the ways to play one, and the modes of the house.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::feature::UnknownWord;

/// Enumerations whose values have kebab-case names, for command lines, files and messages alike.
macro_rules! named {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$variant_doc])* #[serde(rename = $text)] $variant,)+
        }

        impl $name {
            /// All of them, in the order in which they are listed.
            pub const ALL: &[$name] = &[$($name::$variant),+];

            /// The name on command lines, in files and in messages.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $name {
            type Err = UnknownWord;

            fn from_str(text: &str) -> Result<$name, UnknownWord> {
                let found = $name::ALL.iter().copied().find(|item| item.name() == text);
                found.ok_or_else(|| UnknownWord(text.to_owned()))
            }
        }
    )+};
}

named! {
    /// One of the five rule booklets.
    Edition {
        /// Points for Sets, one lost for a wrong call, solitaire, a quick start with the red cards.
        English = "english",
        /// As the English one, with a quick start of solid cards.
        Italian = "italian",
        /// Three rows of four; a wrong call locks the caller out.
        Russian = "russian",
        /// The caller must pick at once; wrong calls are subtracted.
        Hebrew = "hebrew",
        /// One round, most Sets wins; "Easy" with one colour, "Forever" with a Set-Master.
        French = "french",
    }

    /// One way to play an edition.
    Variant {
        Full = "full",
        /// The quick start: 27 cards, one feature less.
        Quick = "quick",
        /// The French "Forever": the dealer is Set-Master and does not play.
        Forever = "forever",
        /// Alone, twelve cards, never widened.
        Solitaire = "solitaire",
        /// A round for one, widening allowed.
        Practice = "practice",
        /// Nine cards of a quick start with exactly four Sets.
        QuickPuzzle = "quick-puzzle",
        /// Twelve cards with exactly six Sets.
        Daily = "daily",
        /// A mode of the house: quick claims, cards that come by themselves, and a wrong claim costs three seconds.
        Speed = "speed",
        /// Boards of one's own: ten finds, as quickly as one can.
        Sprint10 = "sprint-10",
        Sprint20 = "sprint-20",
        /// Boards of one's own: as many finds as one can make in the time.
        Minutes1 = "minutes-1",
        Minutes2 = "minutes-2",
        Minutes5 = "minutes-5",
        /// Speed with 27 cards.
        FirstSteps = "first-steps",
        /// One card of a Set must come from the last one.
        Chain = "chain",
        /// All Sets of a board are found before it is replaced.
        WholeBoard = "whole-board",
        /// The cards change places after every find.
        Restless = "restless",
        /// The cards lie face down.
        Blind = "blind",
        TwoPairs = "two-pairs",
        TwoPairsNine = "two-pairs-nine",
        TwoPairsChain = "two-pairs-chain",
        /// 243 cards: the border is a fifth feature.
        FiveFeatures = "five-features",
        Six = "six",
        /// 256 cards: every feature has a fourth value.
        Fours = "fours",
        LittleFours = "little-fours",
        LittleFoursChain = "little-fours-chain",
        /// Other shapes and colours each round.
        FreshPaint = "fresh-paint",
    }
}

impl Variant {
    /// The modes: rule sheets whose source is the house. An edition only gives them its words and its drawing.
    pub const MODES: &[Variant] = &[
        Variant::Speed,
        Variant::Sprint10,
        Variant::Sprint20,
        Variant::Minutes1,
        Variant::Minutes2,
        Variant::Minutes5,
        Variant::FirstSteps,
        Variant::Chain,
        Variant::WholeBoard,
        Variant::Restless,
        Variant::Blind,
        Variant::TwoPairs,
        Variant::TwoPairsNine,
        Variant::TwoPairsChain,
        Variant::FiveFeatures,
        Variant::Six,
        Variant::Fours,
        Variant::LittleFours,
        Variant::LittleFoursChain,
        Variant::FreshPaint,
    ];

    pub const fn is_alone(self) -> bool {
        matches!(self, Variant::Solitaire | Variant::Practice | Variant::QuickPuzzle | Variant::Daily)
    }

    /// How many Sets are to be found, if the variant is a puzzle.
    pub const fn puzzle_sets(self) -> Option<usize> {
        match self {
            Variant::QuickPuzzle => Some(4),
            Variant::Daily => Some(6),
            _ => None,
        }
    }
}

pub(crate) use named;
