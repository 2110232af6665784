//! The way to a table: in memory, or over a wire that may break.

use engine::{OpenError, Record, Rules, Secret, Seed, Time, Variant};
use odds::daily_puzzle;
use play::LocalTable;
use protocol::{ClientMessage, ServerMessage};
use tokio::sync::mpsc::UnboundedSender;

use crate::options::Options;

/// The way to a table.
pub(crate) enum Way {
    /// The table is here.
    Here(Box<LocalTable>),
    /// The table is somewhere else; while the connection is broken there is nobody to tell.
    There(Option<UnboundedSender<ClientMessage>>),
}

impl Way {
    /// A table in memory.
    pub fn here(rules: Rules, options: &Options, now: Time) -> Result<Way, OpenError> {
        let seed = options.seed.unwrap_or_else(|| Seed::new(random()));
        let secret = match rules.variant {
            Variant::Daily => {
                let cards = daily_puzzle(options.today).to_vec();
                Secret::stacked(seed, &rules, cards).unwrap_or_else(|_| Secret::new(seed))
            }
            _ => Secret::new(seed),
        };
        Ok(Way::Here(Box::new(LocalTable::open(rules, secret, options.player(), now)?)))
    }

    /// Says something. What cannot be said now is said again when the connection is back.
    pub fn say(&mut self, message: ClientMessage, now: Time) -> Vec<ServerMessage> {
        match self {
            Way::Here(table) => table.hear(message, now),
            Way::There(Some(wire)) => {
                if wire.send(message).is_err() {
                    *self = Way::There(None);
                }
                Vec::new()
            }
            Way::There(None) => Vec::new(),
        }
    }

    /// What has happened by itself.
    pub fn pass(&mut self, now: Time) -> Vec<ServerMessage> {
        match self {
            Way::Here(table) => table.pass(now),
            Way::There(_) => Vec::new(),
        }
    }

    /// When something will happen by itself.
    pub fn due(&self) -> Option<Time> {
        match self {
            Way::Here(table) => table.due(),
            Way::There(_) => None,
        }
    }

    /// Lets time stand still or go on, where it is ours.
    pub fn pause(&mut self, paused: bool, now: Time) {
        if let Way::Here(table) = self {
            match paused {
                true if !table.is_paused() => table.pause(now),
                false => table.go_on(now),
                true => {}
            }
        }
    }

    /// Whether the table is in memory.
    pub fn is_here(&self) -> bool {
        matches!(self, Way::Here(_))
    }

    /// The journal, where it is ours.
    pub fn records(&self) -> Option<&[Record]> {
        match self {
            Way::Here(table) => Some(table.records()),
            Way::There(_) => None,
        }
    }
}

/// Bytes that nobody can guess. Without a random source the operating system is broken, and no fair deal possible.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
