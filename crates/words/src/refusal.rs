//! Refusals as text, with the values that the player needs.

use engine::Refusal;

use crate::{Words, msg};

impl Words {
    /// Why a command was refused.
    pub fn refusal(self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::NotSeated => self.text(msg::RefusalNotSeated),
            Refusal::AlreadySeated => self.text(msg::RefusalAlreadySeated),
            Refusal::RemovedByHost => self.text(msg::RefusalRemovedByHost),
            Refusal::NotHost { host } => self.text(msg::RefusalNotHost { host: host.as_str() }),
            Refusal::NobodyThere => self.text(msg::RefusalNobodyThere),
            Refusal::TooManyPlayers { players, seats } => {
                self.text(msg::RefusalTooManyPlayers { players: *players as f64, seats: (*seats).into() })
            }
            Refusal::MatchGoesOn => self.text(msg::RefusalMatchGoesOn),
            Refusal::TooOften { wait } => self.text(msg::RefusalTooOften { seconds: seconds(*wait) }),
            Refusal::TableFull { seats } => self.text(msg::RefusalTableFull { seats: (*seats).into() }),
            Refusal::MatchHasBegun => self.text(msg::RefusalMatchHasBegun),
            Refusal::AlreadyDealt => self.text(msg::RefusalAlreadyDealt),
            Refusal::NotTheDealer { dealer, wait } => {
                self.text(msg::RefusalNotTheDealer { dealer: dealer.as_str(), seconds: seconds(*wait) })
            }
            Refusal::TooFewPlayers { players, needed } => {
                self.text(msg::RefusalTooFewPlayers { players: *players as f64, needed: *needed as f64 })
            }
            Refusal::NotDealt => self.text(msg::RefusalNotDealt),
            Refusal::RoundOver => self.text(msg::RefusalRoundOver),
            Refusal::MatchOver => self.text(msg::RefusalMatchOver),
            Refusal::SetMasterWatches => self.text(msg::RefusalSetMasterWatches),
            Refusal::LockedOut => self.text(msg::RefusalLockedOut),
            Refusal::TooEarly { wait } => self.text(msg::RefusalTooEarly { seconds: seconds(*wait) }),
            Refusal::CallStands { caller, ago } => {
                self.text(msg::RefusalCallStands { caller: caller.as_str(), seconds: seconds(*ago) })
            }
            Refusal::AlreadyCalled => self.text(msg::RefusalAlreadyCalled),
            Refusal::PhotoFinish { .. } => self.text(msg::RefusalPhotoFinish),
            Refusal::CallFirst => self.text(msg::RefusalCallFirst),
            Refusal::ClaimWithoutCalling => self.text(msg::RefusalClaimWithoutCalling),
            Refusal::NotOnTable { card } => self.text(msg::RefusalNotOnTable { card: &card.to_string() }),
            Refusal::FoundBefore => self.text(msg::RefusalFoundBefore),
            Refusal::SaidAlready => self.text(msg::RefusalSaidAlready),
            Refusal::SetIsCertain { cards } => self.text(msg::RefusalSetIsCertain { cards: *cards as f64 }),
        }
    }
}

/// Milliseconds as seconds with one decimal, but never as 0.0: what people are told took at least a moment.
pub(crate) fn seconds(milliseconds: u64) -> f64 {
    (milliseconds as f64 / 100.0).round().max(1.0) / 10.0
}
