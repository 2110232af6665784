//! How messages reach the table: in memory, or over a connection that may break.

use engine::{OpenError, Rules, Secret, Seed, Time, Variant};
use odds::daily_puzzle;
use play::LocalTable;
use protocol::{ClientMessage, Player, ServerMessage};
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
        let daily = (rules.variant == Variant::Daily).then(|| daily_puzzle(options.today).to_vec());
        let secret = daily.and_then(|cards| Secret::stacked(seed, &rules, cards).ok());
        let secret = secret.unwrap_or_else(|| Secret::new(seed));
        // Only ids of bots have a colon, so this id is unique at the table.
        let player = Player { id: options.name.clone().into(), name: options.name.clone() };
        Ok(Transport::Local(Box::new(LocalTable::open(rules, secret, player, now)?)))
    }

    pub fn table(&self) -> Option<&LocalTable> {
        match self {
            Transport::Local(table) => Some(table),
            Transport::Remote(_) => None,
        }
    }

    /// Sends a message; a table in memory answers at once.
    pub fn send(&mut self, message: ClientMessage, now: Time) -> Vec<ServerMessage> {
        match self {
            Transport::Local(table) => return table.receive(message, now),
            // The session sends again what a broken connection loses.
            Transport::Remote(Some(sender)) => drop(sender.send(message)),
            Transport::Remote(None) => {}
        }
        Vec::new()
    }
}

/// Random bytes of the operating system. Without them no fair deal is possible.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
