//! Tercet's rules engine.
//!
//! ```
//! use engine::{Card, Judgement, all_sets};
//!
//! let cards = ["1srd", "2tgo", "3epq"].map(|card| card.parse::<Card>().unwrap());
//! assert!(Judgement::of_set(cards).is_find());
//! assert_eq!(all_sets(&cards)[..], [cards]);
//! ```
#![forbid(unsafe_code)]

mod bots;
mod cards;
mod date;
mod fairness;
mod rules;
mod table;
mod time;
mod wire;

pub use bots::bot::{Bot, BotMove, Plan};
pub use bots::pace::Level;
pub use cards::card::{CARDS, Card, CardError};
pub use cards::claim::{Claim, ClaimError};
pub use cards::deck::Deck;
pub use cards::feature::{Feature, UnknownWord, Value};
pub use cards::find::{SetList, Triple, all_sets, count_sets, each_set, first_set, has_set, is_set};
pub use cards::finder::Finder;
pub use cards::judgement::{Answer, Judgement};
pub use cards::pack::Pack;
pub use cards::target::Target;
pub use date::{Date, DateError};
pub use fairness::laid_open::laid_open;
pub use fairness::replay::{Proof, Record, VerifyError, VerifyErrorKind, replay_of, verify};
pub use fairness::seed::{Commitment, Contribution, HexError, Seed};
pub use fairness::shuffle::{rearranged, shuffled, shuffled_puzzle};
pub use rules::booklet::{
    Booklet, ENGLISH, FRENCH, HEBREW, ITALIAN, LeftCards, LonePlayer, RUSSIAN, RuleSource,
};
pub use rules::edition::{Edition, Variant};
pub use rules::family::Family;
pub use rules::sheet::{
    AfterFind, Boards, Calling, DeckLasts, Drawing, Faces, Green, Keep, MiddleShading, NoSet, Others,
    RuleChoice, RuleSheet, RuleValues, Scoring, Symbols, Widened, WrongCall,
};
pub use rules::{Rules, RulesError};
pub use table::board::{Board, OwnBoard, Viewer};
pub use table::challenge::{ChallengeId, ChallengeIdError};
pub use table::command::{Action, Command, Reaction, Stated};
pub use table::emote::Emote;
pub use table::event::{
    Agreement, Audience, Beaten, Ending, Event, Fact, HiddenClaim, JournalEvent, OwnCards, Penalty, Sealed,
    Secret,
};
pub use table::layout::Layout;
pub use table::name_reference::NameReference;
pub use table::options::{Options, Permission};
pub use table::phase::{HeldCall, MatchResult, Outcome, Phase};
pub use table::refusal::Refusal;
pub use table::seat::{
    DisplayName, Handicap, HandicapError, LockOut, NAME_LENGTH, NameError, PlayerId, Seat, SeatNumber,
};
pub use table::semantics::Semantics;
pub use table::view::{Summary, SummaryPlayer, SummaryResult, View};
pub use table::{OpenError, StackError, Table, deck_of, endless_deck_of};
pub use time::Time;
pub use wire::FromSlot;
