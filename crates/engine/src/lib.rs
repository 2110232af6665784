//! Tercet's rules engine.
//!
//! ```
//! use engine::{Card, Judgement, all_sets};
//!
//! let cards = ["1srd", "2tgo", "3epq"].map(|card| card.parse::<Card>().unwrap());
//! assert!(Judgement::new(cards).is_set());
//! assert_eq!(all_sets(&cards), [cards]);
//! ```
#![forbid(unsafe_code)]

mod apply;
mod board;
mod booklet;
mod bot;
mod card;
mod claim;
mod command;
mod decide;
mod deck;
mod edition;
mod emote;
mod event;
mod feature;
mod find;
mod flat;
mod judgement;
mod keys;
mod layout;
mod pace;
mod phase;
mod player;
mod refusal;
mod replay;
mod rules;
mod seed;
mod sheet;
mod shuffle;
mod table;
mod time;
mod view;

pub use board::{Board, Viewer};
pub use booklet::{Alone, Booklet, ENGLISH, FRENCH, HEBREW, ITALIAN, Left, RUSSIAN, Source};
pub use bot::{Bot, BotMove, Plan};
pub use card::{CARDS, Card, CardError};
pub use claim::{Claim, ClaimError};
pub use command::{Action, Command, Reaction};
pub use deck::Deck;
pub use edition::{Edition, Variant};
pub use emote::Emote;
pub use event::{Agreement, Beaten, Ending, Event, Fact, Penalty, PublicEvent, Secret};
pub use feature::{Feature, UnknownWord, Value};
pub use find::{Triple, all_sets, count_sets, each_set, first_set, has_set, is_set};
pub use judgement::{Answer, Judgement};
pub use layout::Layout;
pub use pace::Level;
pub use phase::{HeldCall, MatchResult, Outcome, Phase};
pub use player::{DisplayName, Handicap, HandicapError, NAME_LENGTH, NameError, PlayerId, Seat, SeatNumber};
pub use refusal::Refusal;
pub use replay::{Flaw, FlawKind, Proof, Record, replay_of, verify};
pub use rules::{Rules, RulesError};
pub use seed::{Commitment, Contribution, HexError, Seed};
pub use sheet::{
    Calling, Green, MiddleShading, NoSet, Others, RuleChoice, RuleSheet, Scoring, Symbols, Widened, WrongCall,
};
pub use shuffle::{shuffled, shuffled_puzzle};
pub use table::{ReplayError, StackError, Table, deck_of};
pub use time::Time;
pub use view::{Summary, SummaryPlayer, SummaryResult, View};
