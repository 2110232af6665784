//! The table of this browser while it is played: the journal in memory, its timer, its pause, and its place in the storage.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engine::{Action, Contribution, Phase, Record};
use play::LocalTable;
use protocol::{ClientMessage, ServerMessage};
use wasm_bindgen_futures::spawn_local;
use web_ui::Signal;
use web_ui::browser::{after, random, random_id};

use super::kept::{Journal, Kept};
use super::solitaire;
use crate::app::go;
use crate::browser::now;
use crate::page::Page;
use crate::table::{Source, TableState};

/// The shortest wait for whatever is due, in milliseconds: what comes to nothing is not asked for without a breath between.
const BREATH: u64 = 20;

/// A table in this page.
pub struct Desk {
    /// The table as the page knows it.
    pub state: TableState,
    /// Whether time stands still.
    pub paused: Signal<bool>,
    table: RefCell<LocalTable>,
    journal: RefCell<Journal>,
    /// Whether somebody has pressed pause: only that outlives the page.
    by_hand: Cell<bool>,
    /// Whether somebody has read how the round went, and wants the next.
    read: Cell<bool>,
    /// Counts the waits; only the last one matters.
    wait: Cell<u32>,
}

/// Answers for the table as a server does.
struct Answers(Rc<Desk>);

impl Source for Answers {
    fn say(&self, message: &ClientMessage) {
        self.0.hear(message.clone());
    }

    fn reopen(&self) {}
}

impl Desk {
    /// Goes on with a table that was put away; nothing if its journal makes none.
    pub fn open(kept: Kept) -> Option<Rc<Desk>> {
        let Kept { saved, paused } = kept;
        let journal = RefCell::new(Journal::of(&saved));
        let mut table = LocalTable::resume(saved, now()).ok()?;
        if paused {
            table.pause(now());
        }
        Some(Rc::new(Desk {
            state: TableState::new(),
            paused: Signal::new(paused),
            table: RefCell::new(table),
            journal,
            by_hand: Cell::new(paused),
            read: Cell::new(false),
            wait: Cell::new(0),
        }))
    }

    /// Connects the page's table with this one.
    pub fn connect(self: &Rc<Desk>) {
        self.state.connect(Answers(self.clone()));
        self.state.greet();
    }

    /// The journal.
    pub fn records(&self) -> Vec<Record> {
        self.table.borrow().records().to_vec()
    }

    fn hear(self: &Rc<Desk>, message: ClientMessage) {
        let hello = matches!(message, ClientMessage::Hello { .. });
        let again = matches!(message, ClientMessage::Do { action: Action::Rematch, .. });
        let said = {
            let table = &mut *self.table.borrow_mut();
            let opens = hello && is_waiting(table);
            if opens {
                stir(table);
            }
            let mut said = table.hear(message, now());
            if opens || again && is_waiting(table) {
                said.extend(again.then(|| stir(table)).into_iter().flatten());
                // Nobody has to be waited for.
                said.extend(ask(table, Action::Deal));
            }
            if again { in_one(said) } else { said }
        };
        self.settle(said);
    }

    /// Keeps what has happened, waits for what will, and tells the page.
    fn settle(self: &Rc<Desk>, said: Vec<ServerMessage>) {
        if !self.journal.borrow().is_ours() {
            return self.lose();
        }
        let ended = solitaire::ending(self.journal.borrow_mut().add(&self.table.borrow()));
        if let Some(won) = ended {
            solitaire::count(won);
        }
        self.stamp();
        self.rest();
        self.wait();
        let desk = Rc::downgrade(self);
        // A server does not answer in the middle of a question either.
        spawn_local(async move {
            let Some(desk) = desk.upgrade() else { return };
            for message in said {
                if desk.state.seen.try_with_untracked(|_| ()).is_some() {
                    desk.state.hear(message);
                }
            }
        });
    }

    /// Between rounds time stands still until somebody goes on: a bot that deals would take the result away.
    fn rest(&self) {
        if !matches!(self.table.borrow().board().phase(), Phase::RoundOver { .. }) {
            self.read.set(false);
        } else if !self.read.get() && !self.table.borrow().is_paused() {
            self.pause(false);
        }
    }

    /// Keeps the table's time.
    pub fn stamp(&self) {
        let journal = self.journal.borrow();
        if journal.is_ours() {
            journal.stamp(self.table.borrow().time(now()), self.by_hand.get());
        }
    }

    fn wait(self: &Rc<Desk>) {
        let wait = self.wait.get().wrapping_add(1);
        self.wait.set(wait);
        let Some(due) = self.table.borrow().due() else { return };
        let milliseconds = due.since(now()).max(BREATH).try_into().unwrap_or(u32::MAX);
        let desk = Rc::downgrade(self);
        after(milliseconds, move || {
            if let Some(desk) = desk.upgrade().filter(|desk| desk.wait.get() == wait) {
                let said = desk.table.borrow_mut().pass(now());
                desk.settle(said);
            }
        });
    }

    /// Another tab has taken the table over.
    pub fn lose(&self) {
        self.wait.set(self.wait.get().wrapping_add(1));
        go(Page::Alone);
    }

    /// Whether this tab is the one that plays.
    pub fn is_ours(&self) -> bool {
        self.journal.borrow().is_ours()
    }

    /// Whether anything depends on time just now, so that it can stand still.
    pub fn runs(&self) -> bool {
        let phase = |phase: &Option<Phase>| {
            phase.as_ref().is_some_and(|phase| phase.in_round() || matches!(phase, Phase::RoundOver { .. }))
        };
        self.state.phase.with(phase)
    }

    /// Lets time stand still.
    pub fn pause(&self, by_hand: bool) {
        self.table.borrow_mut().pause(now());
        self.by_hand.set(by_hand);
        self.wait.set(self.wait.get().wrapping_add(1));
        self.stamp();
        self.paused.set(true);
    }

    /// Lets time go on.
    pub fn go_on(self: &Rc<Desk>) {
        self.table.borrow_mut().go_on(now());
        self.by_hand.set(false);
        self.read.set(true);
        self.paused.set(false);
        // The page reads the table's clock anew from the welcome.
        self.state.greet();
        if self.deals() {
            self.state.ask(Action::Deal);
        }
    }

    /// Whether the next deal is one's own.
    fn deals(&self) -> bool {
        let table = self.table.borrow();
        let board = table.board();
        let you = self.state.you.get_untracked();
        matches!(board.phase(), Phase::RoundOver { .. }) && you.is_some() && board.dealer() == you
    }
}

fn is_waiting(table: &LocalTable) -> bool {
    matches!(table.board().phase(), Phase::Waiting { .. })
}

fn ask(table: &mut LocalTable, request: Action) -> Vec<ServerMessage> {
    table.hear(ClientMessage::Do { id: random_id(), action: request }, now())
}

/// Mixes something into the shuffle that the table's seed does not know.
fn stir(table: &mut LocalTable) -> Vec<ServerMessage> {
    ask(table, Action::Contribute { random: Contribution::new(random()) })
}

/// Tells everything that has happened in one message: in between the page would want something that is not to be had any more.
fn in_one(said: Vec<ServerMessage>) -> Vec<ServerMessage> {
    let mut all = Vec::<ServerMessage>::new();
    for message in said {
        match (all.last_mut(), message) {
            (
                Some(ServerMessage::Records { now: last, records }),
                ServerMessage::Records { now, records: more },
            ) => {
                *last = now;
                records.extend(more);
            }
            (_, message) => all.push(message),
        }
    }
    all
}
