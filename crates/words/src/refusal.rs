//! Refusals and the flaws of replays as text, with the values that the player needs.

use engine::{Card, Faces, Refusal, RuleSheet, Target, VerifyErrorKind};

use crate::{Message, Words, msg};

impl Words {
    /// A card has its name by the rules of the table; without them, its letters.
    pub fn refusal(self, refusal: &Refusal, rules: Option<&RuleSheet>) -> String {
        let card_name = |card: Card| rules.map_or_else(|| card.to_string(), |rules| self.card(card, rules));
        let other_target = rules.is_some_and(|rules| rules.target != Target::Set);
        let message: &dyn Message = match refusal {
            Refusal::NotSeated => &msg::RefusalNotSeated,
            Refusal::AlreadySeated => &msg::RefusalAlreadySeated,
            Refusal::RemovedByHost => &msg::RefusalRemovedByHost,
            Refusal::NotHost { host } => &msg::RefusalNotHost { host: &self.name(host) },
            Refusal::NobodyThere => &msg::RefusalNobodyThere,
            Refusal::TooManyPlayers { players, seats } => {
                &msg::RefusalTooManyPlayers { players: *players as f64, seats: (*seats).into() }
            }
            Refusal::MatchGoesOn => &msg::RefusalMatchGoesOn,
            Refusal::TooOften { wait } => &msg::RefusalTooOften { seconds: seconds(*wait) },
            Refusal::TableFull { seats } => &msg::RefusalTableFull { seats: (*seats).into() },
            Refusal::MatchHasBegun => &msg::RefusalMatchHasBegun,
            Refusal::AlreadyDealt => &msg::RefusalAlreadyDealt,
            Refusal::NotTheDealer { dealer, wait } => {
                &msg::RefusalNotTheDealer { dealer: &self.name(dealer), seconds: seconds(*wait) }
            }
            Refusal::TooFewPlayers { players, needed } => {
                &msg::RefusalTooFewPlayers { players: *players as f64, needed: *needed as f64 }
            }
            Refusal::NotDealt => &msg::RefusalNotDealt,
            Refusal::RoundOver => &msg::RefusalRoundOver,
            Refusal::MatchOver => &msg::RefusalMatchOver,
            Refusal::SetMasterWatches => &msg::RefusalSetMasterWatches,
            Refusal::LockedOut if other_target => &msg::RefusalLockedOutFind,
            Refusal::LockedOut => &msg::RefusalLockedOut,
            // Not for a wrong call: the others may turn first, for a second.
            Refusal::LockedOutFor { .. } if rules.is_some_and(|rules| rules.faces == Faces::Down) => {
                &msg::RefusalOthersFirst
            }
            Refusal::LockedOutFor { wait } => &msg::RefusalLockedOutFor { seconds: seconds(*wait) },
            Refusal::TooEarly { wait } => &msg::RefusalTooEarly { seconds: seconds(*wait) },
            Refusal::CallStands { caller, ago } => {
                &msg::RefusalCallStands { caller: &self.name(caller), seconds: seconds(*ago) }
            }
            Refusal::AlreadyCalled => &msg::RefusalAlreadyCalled,
            Refusal::PhotoFinish { .. } => &msg::RefusalPhotoFinish,
            Refusal::BeingChecked { .. } => &msg::RefusalBeingChecked,
            Refusal::NothingToCheck => &msg::RefusalNothingToCheck,
            Refusal::VotedAlready => &msg::RefusalVotedAlready,
            Refusal::CallFirst => &msg::RefusalCallFirst,
            Refusal::ClaimWithoutCalling => &msg::RefusalClaimWithoutCalling,
            Refusal::NotOnTable { card } => &msg::RefusalNotOnTable { card: &card_name(*card) },
            Refusal::FoundBefore => &msg::RefusalFoundBefore,
            Refusal::SaidAlready => &msg::RefusalSaidAlready,
            Refusal::SetIsCertain { cards } if other_target => {
                &msg::RefusalFindIsCertain { cards: *cards as f64 }
            }
            Refusal::SetIsCertain { cards } => &msg::RefusalSetIsCertain { cards: *cards as f64 },
            Refusal::CardsComeAtOnce if other_target => &msg::RefusalFindsComeAtOnce,
            Refusal::CardsComeAtOnce => &msg::RefusalCardsComeAtOnce,
            Refusal::WrongCount { cards, needed } => {
                &msg::RefusalWrongCount { cards: *cards as f64, needed: *needed as f64 }
            }
            Refusal::NotChained { needed } => &msg::RefusalNotChained { needed: *needed as f64 },
            Refusal::TurnCards => &msg::RefusalTurnCards,
            Refusal::NothingIsDown => &msg::RefusalNothingIsDown,
            Refusal::CannotTurn => &msg::RefusalCannotTurn,
            Refusal::Finished => &msg::RefusalFinished,
            Refusal::NoMoreCards => &msg::RefusalNoMoreCards,
            Refusal::OlderTable => &msg::RefusalOlderTable,
            Refusal::SameForAll => &msg::RefusalSameForAll,
        };
        self.text_dyn(message)
    }

    /// Why a record of a replay does not follow from the rules.
    pub fn verify_error(self, kind: &VerifyErrorKind) -> String {
        let message: &dyn Message = match *kind {
            VerifyErrorKind::NotOpened => &msg::FlawNotOpened,
            VerifyErrorKind::NoCommand => &msg::FlawNoCommand,
            VerifyErrorKind::TimeGoesBack => &msg::FlawTimeGoesBack,
            VerifyErrorKind::BrokenCommitment { round } => &msg::FlawBrokenCommitment { round: round.into() },
            VerifyErrorKind::Refused => &msg::FlawRefused,
            VerifyErrorKind::OtherEvents { event } => &msg::FlawOtherEvents { event: event as f64 + 1.0 },
        };
        self.text_dyn(message)
    }
}

/// Milliseconds as seconds with one decimal, but never as 0.0: what people are told took at least a moment.
fn seconds(milliseconds: u64) -> f64 {
    (milliseconds as f64 / 100.0).round().max(1.0) / 10.0
}
