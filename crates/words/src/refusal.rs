//! Refusals in words, with the facts that a person needs.

use engine::Refusal;

use crate::{Words, msg};

impl Words {
    /// Why a command was refused.
    pub fn refusal(self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::NotSeated => self.say(msg::RefusalNotSeated),
            Refusal::AlreadySeated => self.say(msg::RefusalAlreadySeated),
            Refusal::RemovedByHost => self.say(msg::RefusalRemovedByHost),
            Refusal::NotHost { host } => self.say(msg::RefusalNotHost { host: host.as_str() }),
            Refusal::NobodyThere => self.say(msg::RefusalNobodyThere),
            Refusal::TooManyPlayers { players, seats } => {
                self.say(msg::RefusalTooManyPlayers { players: *players as f64, seats: (*seats).into() })
            }
            Refusal::MatchGoesOn => self.say(msg::RefusalMatchGoesOn),
            Refusal::TooOften { wait } => self.say(msg::RefusalTooOften { seconds: seconds(*wait) }),
            Refusal::TableFull { seats } => self.say(msg::RefusalTableFull { seats: (*seats).into() }),
            Refusal::MatchHasBegun => self.say(msg::RefusalMatchHasBegun),
            Refusal::AlreadyDealt => self.say(msg::RefusalAlreadyDealt),
            Refusal::NotTheDealer { dealer, wait } => {
                self.say(msg::RefusalNotTheDealer { dealer: dealer.as_str(), seconds: seconds(*wait) })
            }
            Refusal::TooFewPlayers { players, needed } => {
                self.say(msg::RefusalTooFewPlayers { players: *players as f64, needed: *needed as f64 })
            }
            Refusal::NotDealt => self.say(msg::RefusalNotDealt),
            Refusal::RoundOver => self.say(msg::RefusalRoundOver),
            Refusal::MatchOver => self.say(msg::RefusalMatchOver),
            Refusal::SetMasterWatches => self.say(msg::RefusalSetMasterWatches),
            Refusal::LockedOut => self.say(msg::RefusalLockedOut),
            Refusal::TooEarly { wait } => self.say(msg::RefusalTooEarly { seconds: seconds(*wait) }),
            Refusal::CallStands { caller, ago } => {
                self.say(msg::RefusalCallStands { caller: caller.as_str(), seconds: seconds(*ago) })
            }
            Refusal::AlreadyCalled => self.say(msg::RefusalAlreadyCalled),
            Refusal::PhotoFinish { .. } => self.say(msg::RefusalPhotoFinish),
            Refusal::CallFirst => self.say(msg::RefusalCallFirst),
            Refusal::ClaimWithoutCalling => self.say(msg::RefusalClaimWithoutCalling),
            Refusal::NotOnTable { card } => self.say(msg::RefusalNotOnTable { card: &card.to_string() }),
            Refusal::FoundBefore => self.say(msg::RefusalFoundBefore),
            Refusal::SaidAlready => self.say(msg::RefusalSaidAlready),
            Refusal::SetIsCertain { cards } => self.say(msg::RefusalSetIsCertain { cards: *cards as f64 }),
        }
    }
}

/// Milliseconds as seconds with one decimal, but never as 0.0: what people are told took at least a moment.
pub(crate) fn seconds(milliseconds: u64) -> f64 {
    (milliseconds as f64 / 100.0).round().max(1.0) / 10.0
}
