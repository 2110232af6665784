//! A table as it lies before somebody: the sitting, what was told lately, and what is open over it.

use engine::{Action, Board, Fact, Phase, Time};
use play::{MatchStats, RoundStats};
use words::{Words, msg};

use crate::news::News;
use crate::sitting::Sitting;

/// As much of the past as any screen can show.
const LONGEST_LOG: usize = 40;

/// A table as it lies before somebody.
pub struct Desk {
    /// The table.
    pub sitting: Sitting,
    /// What was told lately, the newest last.
    pub log: Vec<String>,
    /// What somebody should know now.
    pub notice: Option<String>,
}

impl Desk {
    /// A desk with nothing told yet.
    pub fn new(sitting: Sitting) -> Desk {
        Desk { sitting, log: Vec::new(), notice: None }
    }

    /// Takes in what is to be told.
    pub fn read_news(&mut self) {
        for news in self.sitting.take_news() {
            match news {
                News::Event { short, .. } => self.log.extend(short),
                News::Notice(sentence) => self.notice = Some(sentence),
            }
        }
        let old = self.log.len().saturating_sub(LONGEST_LOG);
        self.log.drain(..old);
    }

    /// The open side of the table.
    pub fn board(&self) -> Option<&Board> {
        self.sitting.board()
    }

    /// Whether cards are in play.
    pub fn is_playing(&self) -> bool {
        self.board().is_some_and(|board| board.phase().in_round())
    }

    /// Whether a round has been played and none is being played.
    pub fn is_over(&self) -> bool {
        let over = |phase: &Phase| matches!(phase, Phase::RoundOver { .. } | Phase::MatchOver { .. });
        self.board().is_some_and(|board| over(board.phase()))
    }

    /// What the last round came to.
    pub fn report(&self) -> Option<RoundStats> {
        MatchStats::of(self.sitting.seen().events()).rounds.pop()
    }

    /// Milliseconds since the deal.
    pub fn elapsed(&self, now: Time) -> Option<u64> {
        let dealt = self.sitting.seen().events().iter().rev();
        let dealt = dealt.clone().find(|event| matches!(event.fact, Fact::Dealt { .. }))?;
        Some(self.sitting.table_time(now).since(dealt.at))
    }

    /// Calls "Set", where one calls.
    pub fn call(&mut self, words: Words, now: Time) {
        match self.board() {
            Some(board) if !board.rules().takes_calls() => {
                self.notice = Some(words.text(msg::RefusalClaimWithoutCalling));
            }
            _ => self.sitting.ask(Action::Call, now),
        }
    }
}
