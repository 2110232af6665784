//! How messages reach a table.

use std::rc::Rc;

use engine::{Card, Record};
use protocol::ClientMessage;
use web_ui::{El, Memo, Signal};

use crate::connection::Connection;

/// The way to a table: a socket to a server, or a table in this page.
pub trait Transport {
    fn send(&self, message: &ClientMessage);

    /// Connects anew, because no response comes.
    fn reopen(&self);
}

impl Transport for Connection {
    fn send(&self, message: &ClientMessage) {
        Connection::send(self, message);
    }

    fn reopen(&self) {
        Connection::reopen(self);
    }
}

/// What a table in this browser has and one on a server has not. Its code and its words are loaded with it, not with a
/// server's table.
#[derive(Clone)]
pub struct LocalTools {
    /// Whether time stands still, and the cards are hidden.
    pub paused: Signal<bool>,
    /// The button that stops time.
    pub pause: Rc<dyn Fn() -> El>,
    /// What lies in the place of the cards meanwhile.
    pub cover: Rc<dyn Fn() -> El>,
    /// The button that resumes time.
    pub go_on: Rc<dyn Fn() -> El>,
    /// What helps a player without opponents to look for Sets, beside the buttons.
    pub help: Rc<dyn Fn() -> Vec<El>>,
    /// The cards that this help points at.
    pub pointed: Memo<Vec<Card>>,
    /// What it says, in the place of the last check.
    pub note: Rc<dyn Fn() -> Option<El>>,
    /// What is offered beside the game, between the head and the cards.
    pub offer: Rc<dyn Fn() -> El>,
    /// What is added to the result of a match.
    pub after: Rc<dyn Fn() -> Option<El>>,
    /// The journal.
    pub records: Rc<dyn Fn() -> Vec<Record>>,
}
