//! Whoever answers for a table.

use std::rc::Rc;

use engine::Record;
use protocol::ClientMessage;
use web_ui::{El, Signal};

use crate::connection::Connection;

/// Whoever answers for a table: a server far away, or a journal in this very page.
pub trait Source {
    /// Says something.
    fn say(&self, message: &ClientMessage);

    /// Makes a new way there, because nobody answers on this one.
    fn reopen(&self);
}

impl Source for Connection {
    fn say(&self, message: &ClientMessage) {
        Connection::say(self, message);
    }

    fn reopen(&self) {
        Connection::reopen(self);
    }
}

/// What a table in this browser has and one on a server has not. Its code and its words are loaded with it, so that whoever sits
/// at a server's table does without them.
#[derive(Clone)]
pub struct Here {
    /// Whether time stands still, and the cards are hidden.
    pub paused: Signal<bool>,
    /// The button that lets time stand still.
    pub tool: Rc<dyn Fn() -> El>,
    /// What lies in the place of the cards meanwhile.
    pub cover: Rc<dyn Fn() -> El>,
    /// The button that lets time go on.
    pub go_on: Rc<dyn Fn() -> El>,
    /// What is offered beside the game, between the head and the cards.
    pub offer: Rc<dyn Fn() -> El>,
    /// What is told after a match beside what is told after every match.
    pub after: Rc<dyn Fn() -> Option<El>>,
    /// The journal.
    pub records: Rc<dyn Fn() -> Vec<Record>>,
}
