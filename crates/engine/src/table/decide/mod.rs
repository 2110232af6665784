//! Deciding: a table, a command and a time in, events or a refusal out.
//!
//! Everything here is pure. A [`Decision`] collects the events of one decision and shows the table as it stands after
//! them, so that each step can be written as if the ones before it had already happened.

mod absence;
mod all_cards;
mod call;
mod claim;
mod deal;
mod ending;
mod host;
mod no_set;
mod seat;
mod turn;
mod vote;

use std::borrow::Cow;

use crate::table::Table;
use crate::table::command::{Action, Command, Stated};
use crate::table::event::{Ending, Event, Fact, JournalEvent, Sealed};
use crate::table::options::Permission;
use crate::table::phase::Phase;
use crate::table::refusal::Refusal;
use crate::table::seat::{PlayerId, SeatNumber};
use crate::time::Time;

impl Table {
    /// Decides a command at a time: what happens, or why not.
    ///
    /// Whatever was due before happens first, so that a pick after the call window is late even without a tick.
    /// A time before the table's last event counts as the time of that event: clocks of different nodes may disagree.
    pub fn decide(&self, command: &Command, now: Time) -> Result<Vec<JournalEvent>, Refusal> {
        let mut decision = Decision::new(self, now.max(self.clock));
        decision.let_time_pass();
        match command {
            Command::Tick => {}
            Command::Connections { lost, back } => decision.connections(lost, back),
            Command::By { player, action, stated } => decision.act(player, action, stated)?,
        }
        Ok(decision.events)
    }
}

/// The events of one decision so far, and the table as it stands after them.
struct Decision<'a> {
    table: Cow<'a, Table>,
    /// How many of the events are folded into `table`. Most decisions are one event long and never look back,
    /// so the table is only copied when a later step reads it.
    folded: usize,
    events: Vec<JournalEvent>,
    now: Time,
}

impl<'a> Decision<'a> {
    fn new(table: &'a Table, now: Time) -> Decision<'a> {
        Decision { table: Cow::Borrowed(table), folded: 0, events: Vec::new(), now }
    }

    /// The table as it stands after what has been decided so far.
    fn table(&mut self) -> &Table {
        for event in &self.events[self.folded..] {
            self.table.to_mut().apply(event);
        }
        self.folded = self.events.len();
        &self.table
    }

    fn push(&mut self, fact: Fact) {
        self.events.push(Event { at: self.now, fact }.into());
    }

    fn push_sealed(&mut self, fact: Fact, sealed: Option<Sealed>) {
        self.events.push(JournalEvent { event: Event { at: self.now, fact }, sealed });
    }

    /// Everything that was due by now happens, each at its own time.
    fn let_time_pass(&mut self) {
        let now = self.now;
        while let Some(due) = self.table().deadline().filter(|&due| due <= now) {
            self.now = due.max(self.table().clock());
            self.expire();
        }
        self.now = now;
    }

    fn expire(&mut self) {
        let now = self.now;
        if let Some((seat, _)) = self.table().next_free().filter(|&(_, until)| until <= now) {
            return self.push(Fact::WaitEnded { seat });
        }
        if self.table().checked_claim().is_some() {
            return self.end_check();
        }
        if !self.table().held.is_empty() {
            return self.decide_photo_finish();
        }
        let table = self.table();
        let is_time_up = table.time_up().is_some_and(|end| end <= now);
        let (turns, turns_ended) = (table.rules.lies_face_down(), table.turns_ended);
        match table.phase() {
            &Phase::Called { seat, .. } if turns_ended => self.turn_back(seat),
            &Phase::Called { seat, .. } if turns => self.end_turns(seat),
            &Phase::Called { seat, .. } => {
                self.wrong_call(seat, None);
                self.agree_if_all_said_so();
            }
            Phase::Playing { .. } if is_time_up => self.end_round(Ending::TimeUp),
            Phase::Playing { .. } => self.agree_unless_called(),
            Phase::RoundOver { .. } | Phase::Waiting { .. } => self.go_on_or_end(),
            Phase::Held { .. } | Phase::Checking { .. } | Phase::MatchOver { .. } => {}
        }
    }

    fn act(&mut self, player: &PlayerId, action: &Action, stated: &Stated) -> Permission {
        let name = || stated.name.clone().unwrap_or_else(|| player.clone().into());
        if *action == Action::Sit {
            return self.sit(player, name(), stated.bot);
        }
        let seat = self.seat_of(player)?;
        match action {
            Action::Sit => Ok(()),
            Action::Leave => self.leave(seat),
            Action::Handicap { seat: other, handicap } => self.handicap(seat, *other, *handicap),
            Action::Contribute { random } => self.contribute(seat, *random),
            Action::Deal => self.deal(seat),
            Action::Call => self.call(seat, stated.reaction),
            Action::Pick { cards } => self.pick(seat, *cards),
            Action::Claim { cards } => self.claim(seat, *cards, stated.reaction),
            Action::Turn { place } => self.turn(seat, *place, stated.reaction),
            Action::Vote { right } => self.vote(seat, *right, &stated.absent),
            Action::NoSet => self.no_set(seat, stated.reaction),
            Action::AddBot { level } => self.add_bot(seat, name(), *level),
            Action::Remove { seat: other } => self.remove(seat, *other),
            Action::HandOver { seat: other } => self.hand_over(seat, *other),
            Action::ChangeRules { .. } => self.change_rules(seat, stated.rules.as_ref()),
            Action::AllCards => self.ask_for_all_cards(seat),
            Action::Rematch => self.rematch(),
            Action::Emote { emote } => self.emote(seat, *emote),
            Action::Rename => {
                self.rename(seat, name());
                Ok(())
            }
        }
    }

    /// The seat of a player who sits at the table.
    fn seat_of(&mut self, player: &PlayerId) -> Result<SeatNumber, Refusal> {
        let table = self.table();
        let seat = table.seat_of(player).ok_or(Refusal::NotSeated)?;
        if table.is_seated(seat) { Ok(seat) } else { Err(Refusal::NotSeated) }
    }
}
