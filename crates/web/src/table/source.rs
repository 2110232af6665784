//! Whoever answers for a table.

use protocol::FromClient;

use crate::connection::Connection;

/// Whoever answers for a table.
pub enum Source {
    /// A server, far away.
    Remote(Connection),
}

impl Source {
    /// Says something.
    pub fn say(&self, message: &FromClient) {
        match self {
            Source::Remote(connection) => connection.say(message),
        }
    }

    /// Makes a new way there, because nobody answers on this one.
    pub fn reopen(&self) {
        match self {
            Source::Remote(connection) => connection.reopen(),
        }
    }
}
