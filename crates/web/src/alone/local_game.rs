//! The game of this browser while it is played: its table, timer, pause and storage.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engine::{Action, Contribution, Phase, Record, Time};
use play::LocalTable;
use protocol::{ClientMessage, ServerMessage};
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{after, focus, next_frame, random, random_id};

use super::practice::PracticeNote;
use super::solitaire;
use super::storage::{Journal, SavedGame};
use crate::diary::{self, DiaryEvent, Game};
use crate::prelude::*;
use crate::table::{TableModel, Transport};

/// The shortest wait for what is due, in milliseconds, so that a move without effect does not keep the page busy.
const SHORTEST_WAIT: u64 = 20;

pub struct LocalGame {
    pub model: TableModel,
    pub paused: Signal<bool>,
    /// What the help of a player without opponents says.
    pub note: Signal<Option<PracticeNote>>,
    table: RefCell<LocalTable>,
    journal: RefCell<Journal>,
    /// Whether the player has pressed pause: only that is stored.
    by_hand: Cell<bool>,
    /// Whether the player has read the result of the round and wants the next.
    read: Cell<bool>,
    /// Counts the timers; only the last one acts.
    wait: Cell<u32>,
}

struct LocalTransport(Rc<LocalGame>);

impl Transport for LocalTransport {
    fn send(&self, message: &ClientMessage) {
        self.0.receive(message.clone());
    }

    fn reopen(&self) {}
}

impl LocalGame {
    /// Goes on with a stored game; none if its journal cannot be replayed.
    pub fn open(game: SavedGame) -> Option<Rc<LocalGame>> {
        let SavedGame { saved, paused } = game;
        let journal = RefCell::new(Journal::of(&saved));
        let mut table = LocalTable::resume(saved, now()).ok()?;
        if paused {
            table.pause(now());
        }
        Some(Rc::new(LocalGame {
            model: TableModel::new(),
            paused: Signal::new(paused),
            note: Signal::new(None),
            table: RefCell::new(table),
            journal,
            by_hand: Cell::new(paused),
            read: Cell::new(false),
            wait: Cell::new(0),
        }))
    }

    pub fn connect(self: &Rc<LocalGame>) {
        self.model.set_transport(Some(Box::new(LocalTransport(self.clone()))));
        self.model.connected();
    }

    pub fn records(&self) -> Vec<Record> {
        self.table.borrow().records().to_vec()
    }

    /// The table's time.
    pub fn time(&self) -> Time {
        self.table.borrow().time(now())
    }

    fn receive(self: &Rc<LocalGame>, message: ClientMessage) {
        let note = self.note_about(&message);
        let hello = matches!(message, ClientMessage::Hello { .. });
        let again = matches!(message, ClientMessage::Do { action: Action::Rematch, .. });
        let answers = {
            let table = &mut *self.table.borrow_mut();
            let opens = hello && is_waiting(table);
            if opens {
                contribute(table);
            }
            let mut answers = table.receive(message, now());
            if opens || again && is_waiting(table) {
                answers.extend(again.then(|| contribute(table)).into_iter().flatten());
                // No other player has to be waited for.
                answers.extend(request(table, Action::Deal));
            }
            if again { in_one(answers) } else { answers }
        };
        self.deliver(answers);
        if let Some(note) = note {
            self.show(note);
        }
    }

    /// What is to be said about a request, from the cards that lie there before it. A note before it does not hold any more.
    fn note_about(&self, message: &ClientMessage) -> Option<PracticeNote> {
        let ClientMessage::Do { action, .. } = message else { return None };
        if let Some(PracticeNote::Hint { set, .. }) = self.note.get_untracked()
            && let Action::Claim { cards } | Action::Pick { cards } = action
            && set.iter().all(|card| cards.cards().contains(card))
        {
            diary::add(Game::Here, DiaryEvent::Missed { cards: set });
        }
        self.note.set(None);
        let says_no_set = matches!(action, Action::NoSet);
        says_no_set.then(|| PracticeNote::after_no_set(self.table.borrow().board())).flatten()
    }

    fn show(&self, note: PracticeNote) {
        self.note.set(Some(note));
        let rules = **self.table.borrow().board().rules();
        // After the sentences about the event itself.
        spawn_local(async move { untrack(|| note.read_out(&rules)) });
    }

    /// Stores what has happened, waits for what is due, and sends the messages to the session.
    fn deliver(self: &Rc<LocalGame>, messages: Vec<ServerMessage>) {
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
        let game = Rc::downgrade(self);
        // As from a server, answers come after the request was sent, not while it is.
        spawn_local(async move {
            let Some(game) = game.upgrade() else { return };
            messages.into_iter().for_each(|message| game.model.receive(message));
        });
    }

    /// Between rounds time stands still until the player goes on: a bot that deals would take the result away.
    fn rest(&self) {
        if !matches!(self.table.borrow().board().phase(), Phase::RoundOver { .. }) {
            self.read.set(false);
        } else if !self.read.get() && !self.table.borrow().is_paused() {
            self.pause(false);
        }
    }

    pub fn stamp(&self) {
        let journal = self.journal.borrow();
        if journal.is_ours() {
            let table = self.table.borrow();
            journal.stamp(&table, table.time(now()), self.by_hand.get());
        }
    }

    fn wait(self: &Rc<LocalGame>) {
        let wait = self.wait.get().wrapping_add(1);
        self.wait.set(wait);
        let Some(due) = self.table.borrow().due() else { return };
        let milliseconds = due.since(now()).max(SHORTEST_WAIT).try_into().unwrap_or(u32::MAX);
        let game = Rc::downgrade(self);
        after(milliseconds, move || {
            if let Some(game) = game.upgrade().filter(|game| game.wait.get() == wait) {
                let messages = game.table.borrow_mut().execute_due(now());
                game.deliver(messages);
            }
        });
    }

    /// Another tab has taken the table over.
    pub fn lose(&self) {
        self.wait.set(self.wait.get().wrapping_add(1));
        go(Page::Alone);
    }

    pub fn is_ours(&self) -> bool {
        self.journal.borrow().is_ours()
    }

    pub fn runs(&self) -> bool {
        let runs = |phase: &Phase| phase.in_round() || matches!(phase, Phase::RoundOver { .. });
        self.model.phase.with(|phase| phase.as_ref().is_some_and(runs))
    }

    pub fn pause(&self, by_hand: bool) {
        self.table.borrow_mut().pause(now());
        self.by_hand.set(by_hand);
        self.wait.set(self.wait.get().wrapping_add(1));
        self.stamp();
        self.paused.set(true);
    }

    /// Resumes time, and deals if the player is the dealer.
    pub fn go_on(self: &Rc<LocalGame>) {
        self.table.borrow_mut().unpause(now());
        self.by_hand.set(false);
        self.read.set(true);
        self.paused.set(false);
        let table_time = self.table.borrow().time(now());
        self.model.session.update(|session| session.set_time(table_time, now()));
        self.model.connected();
        if self.model.session.with_untracked(|session| session.may(&Action::Deal, now()).is_ok()) {
            self.model.request(Action::Deal);
        }
    }
}

fn is_waiting(table: &LocalTable) -> bool {
    matches!(table.board().phase(), Phase::Waiting { .. })
}

fn request(table: &mut LocalTable, request: Action) -> Vec<ServerMessage> {
    table.receive(ClientMessage::Do { id: random_id(), action: request }, now())
}

/// Contributes random bytes to the shuffle that do not follow from the table's seed.
fn contribute(table: &mut LocalTable) -> Vec<ServerMessage> {
    request(table, Action::Contribute { random: Contribution::new(random()) })
}

/// Joins all records into one message, so that the session does not contribute between a rematch and its deal.
fn in_one(messages: Vec<ServerMessage>) -> Vec<ServerMessage> {
    let mut all = Vec::<ServerMessage>::new();
    for message in messages {
        match (all.last_mut(), message) {
            (
                Some(ServerMessage::Records { now, records }),
                ServerMessage::Records { now: later, records: more },
            ) => {
                *now = later;
                records.extend(more);
            }
            (_, message) => all.push(message),
        }
    }
    all
}

pub fn pause(game: &Rc<LocalGame>) -> El {
    let (pressed, shown) = (game.clone(), game.clone());
    let press = move || {
        if !pressed.paused.get_untracked() {
            pressed.pause(true);
            announce(&untrack(words).text(msg::AlonePaused));
            // The pressed button is replaced.
            next_frame(|| focus("go-on"));
        }
    };
    icon_button(Icon::Pause, text(msg::ReplayPause), press)
        .id("pause")
        .shown_if(move || shown.runs() && !shown.paused.get())
}

pub fn cover() -> El {
    let state = el("p").attr("role", "status").text_of(text(msg::AlonePaused));
    el("div").class("cover").children([icon(Icon::Pause), state])
}

pub fn go_on(game: &Rc<LocalGame>) -> El {
    let game = game.clone();
    let press = move || {
        game.go_on();
        announce(&untrack(words).text(msg::AloneRuns));
        next_frame(|| focus("main"));
    };
    button("primary", press).id("go-on").child(icon(Icon::Play)).text_of(text(msg::AloneGoOn))
}
