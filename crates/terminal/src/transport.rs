//! How messages reach the table: in memory, or over a connection that may break.

use engine::{OpenError, Record, Rules, Secret, Seed, Time, Variant};
use odds::daily_puzzle;
use play::LocalTable;
use protocol::{ClientMessage, ServerMessage};
use tokio::sync::mpsc::UnboundedSender;

use crate::options::Options;

pub(crate) enum Transport {
    Local(Box<LocalTable>),
    /// None while there is no connection.
    Remote(Option<UnboundedSender<ClientMessage>>),
}

impl Transport {
    pub fn local(rules: Rules, options: &Options, now: Time) -> Result<Transport, OpenError> {
        let seed = options.seed.unwrap_or_else(|| Seed::new(random()));
        let secret = match rules.variant {
            Variant::Daily => {
                let cards = daily_puzzle(options.today).to_vec();
                Secret::stacked(seed, &rules, cards).unwrap_or_else(|_| Secret::new(seed))
            }
            _ => Secret::new(seed),
        };
        Ok(Transport::Local(Box::new(LocalTable::open(rules, secret, options.player(), now)?)))
    }

    /// Sends a message; a table in memory answers at once.
    pub fn send(&mut self, message: ClientMessage, now: Time) -> Vec<ServerMessage> {
        match self {
            Transport::Local(table) => return table.receive(message, now),
            // The session sends again what a broken connection loses.
            Transport::Remote(Some(sender)) if sender.send(message).is_err() => {
                *self = Transport::Remote(None);
            }
            Transport::Remote(_) => {}
        }
        Vec::new()
    }

    /// Does what is due at a table in memory.
    pub fn pass(&mut self, now: Time) -> Vec<ServerMessage> {
        match self {
            Transport::Local(table) => table.execute_due(now),
            Transport::Remote(_) => Vec::new(),
        }
    }

    /// When a table in memory changes by itself.
    pub fn due(&self) -> Option<Time> {
        match self {
            Transport::Local(table) => table.due(),
            Transport::Remote(_) => None,
        }
    }

    /// Stops or resumes the time of a table in memory.
    pub fn pause(&mut self, paused: bool, now: Time) {
        if let Transport::Local(table) = self {
            match paused {
                true if !table.is_paused() => table.pause(now),
                false => table.unpause(now),
                true => {}
            }
        }
    }

    pub fn is_local(&self) -> bool {
        matches!(self, Transport::Local(_))
    }

    /// The journal of a table in memory.
    pub fn records(&self) -> Option<&[Record]> {
        match self {
            Transport::Local(table) => Some(table.records()),
            Transport::Remote(_) => None,
        }
    }
}

/// Random bytes of the operating system. Without them no fair deal is possible.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
