//! What an event causes beside the change of the table: a line of the diary, sentences, sounds and motion.

use engine::{Agreement, Beaten, Card, Claim, Emote, Event, Fact, Penalty, SeatNumber, Target};
use play::{Find, Session};
use web_ui::announce;
use web_ui::browser::after;
use words::msg;

use super::model::{ShownFind, TableModel};
use super::motion;
use crate::card::easiest_set;
use crate::diary::{self, DiaryEvent};
use crate::settings::Settings;
use crate::sound;

/// How long an emote or a photo finish is shown, in milliseconds.
const SHOWN: u32 = 6_000;

/// How long a Set is shown beside the cards, in milliseconds.
const FIND_SHOWN: u32 = 700;

/// How long three cards that are not a Set are marked, in milliseconds.
const MISTAKE_SHOWN: u32 = 2_000;

pub struct LiveEvent {
    pub event: Event,
    pub sentences: Vec<String>,
    pub find: Option<Find>,
}

impl TableModel {
    fn is_own(self, fact: &Fact) -> bool {
        fact.seat().is_some() && fact.seat() == self.you.get_untracked()
    }

    /// Adds what the player has done to the diary.
    pub fn keep_event(self, live: &LiveEvent) {
        let own = DiaryEvent::of(&live.event, live.find).filter(|_| self.is_own(&live.event.fact));
        if let Some(deed) = own {
            diary::add(self.game(), deed);
        }
    }

    /// `before` are the cards before the message with this event.
    pub fn show_event(self, live: &LiveEvent, before: &[Card]) {
        let fact = &live.event.fact;
        if matches!(
            fact,
            Fact::Claimed { .. }
                | Fact::Taken { .. }
                | Fact::Widened { .. }
                | Fact::Called { .. }
                | Fact::WrongCall { .. }
        ) {
            motion::unmark();
        }
        // A contribution to the shuffle comes before every deal and is not announced.
        if !matches!(fact, Fact::Contributed { .. }) {
            live.sentences.iter().for_each(|sentence| announce(sentence));
        }
        match fact {
            Fact::Taken { seat, cards, beaten, .. } => {
                self.show_find(*seat, *cards, before);
                self.show_finish(beaten);
            }
            Fact::Found { seat, cards, .. } => self.show_find(*seat, *cards, before),
            Fact::Scored { seat, .. } => motion::bump(*seat),
            Fact::Widened { why, .. } if *why != Agreement::AtOnce => self.note_missed(before),
            Fact::WrongCall { seat, cards: Some(cards), penalty, .. } => {
                motion::shake(before, *cards);
                let cost = if *penalty == Penalty::Point { -1 } else { 0 };
                self.show_mistake(*seat, before, *cards, cost);
            }
            Fact::Called { beaten, .. } | Fact::Claimed { beaten, .. } => self.show_finish(beaten),
            Fact::Rematch => self.keep_results(),
            Fact::MatchEnded { .. } => self.is_reading.set(false),
            Fact::RoundEnded { .. } => self.announce_next_round(),
            Fact::Emoted { seat, emote } => self.show_emote(*seat, *emote),
            _ => {}
        }
        sound::accompany(fact, self.is_own(fact));
        self.call_back(&live.event);
    }

    /// Three more cards were laid by agreement, although there may have been a Set.
    fn note_missed(self, before: &[Card]) {
        let is_seated = self.you.get_untracked().is_some();
        // The diary keeps Sets of the usual cards.
        let keeps = self.rules.with_untracked(|rules| {
            rules.as_ref().is_some_and(|rules| rules.target == Target::Set && rules.pack().size() <= 81)
        });
        if let Some(cards) = easiest_set(before).filter(|_| is_seated && keeps) {
            diary::add(self.game(), DiaryEvent::Missed { cards });
        }
    }

    /// Shows a Set beside the cards, so that all see what it was, and then lets it go to its owner. The new cards lie there
    /// meanwhile: nothing waits for this.
    fn show_find(self, seat: SeatNumber, cards: Claim, before: &[Card]) {
        let number = self.session.with_untracked(|session| session.events().len());
        self.found.set(Some(ShownFind { seat, cards, number }));
        motion::fly_aside(before, cards);
        motion::bump(seat);
        after(FIND_SHOWN, move || {
            // Another find meanwhile has its own time.
            let found = self.found.try_get_untracked().flatten();
            if found.is_some_and(|found| found.number == number) {
                motion::fly_to_owner(seat);
                self.found.set(None);
            }
        });
    }

    /// Marks three cards that are not a Set for a moment, and what they cost beside the score.
    fn show_mistake(self, seat: SeatNumber, before: &[Card], cards: Claim, cost: i32) {
        let words = self.settings.with_untracked(Settings::words);
        let cost = (cost != 0).then(|| words.signed(cost));
        motion::mark(before, cards, seat, cost.as_deref());
        if cost.is_some() {
            motion::bump(seat);
        }
        let last = |session: &Session| session.checks().last().map(|check| check.at);
        let marked = self.session.with_untracked(last);
        after(MISTAKE_SHOWN, move || {
            // Another mistake meanwhile has its own time.
            if self.session.try_with_untracked(last) == Some(marked) {
                motion::unmark();
            }
        });
    }

    /// A player who did not ask for the rematch may still be reading the results.
    fn keep_results(self) {
        self.is_reading.set(!self.asked_rematch.get_untracked());
        self.asked_rematch.set(false);
    }

    /// The results go when the next round is dealt: those who cannot see the countdown are told.
    fn announce_next_round(self) {
        let due = |session: &Session| session.board().filter(|_| session.is_between_rounds())?.deadline();
        if let Some(due) = self.session.with_untracked(due).filter(|_| !self.is_local()) {
            let seconds = due.since(self.time()).div_ceil(1000) as f64;
            let words = self.settings.with_untracked(Settings::words);
            announce(&words.text(msg::TableNextRoundIn { seconds }));
        }
    }

    fn show_finish(self, beaten: &[Beaten]) {
        if beaten.is_empty() {
            return;
        }
        let shown = beaten.to_vec();
        self.finish.set(shown.clone());
        after(SHOWN, move || {
            // Another photo finish meanwhile has its own time.
            if self.finish.try_with_untracked(|now| *now == shown) == Some(true) {
                self.finish.set(Vec::new());
            }
        });
    }

    fn show_emote(self, seat: SeatNumber, emote: Emote) {
        let number = self.session.with_untracked(|session| session.events().len());
        self.emotes.update(|emotes| emotes.push((seat, emote, number)));
        after(SHOWN, move || self.emotes.update(|emotes| emotes.retain(|shown| shown.2 != number)));
    }
}
