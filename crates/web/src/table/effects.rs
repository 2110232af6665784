//! What an event causes beside the change of the table: sentences, sounds, motion, and a line of the diary.

use engine::{Beaten, Card, Emote, Event, Fact, SeatNumber};
use play::Find;
use web_ui::announce;
use web_ui::browser::after;

use super::model::TableModel;
use super::motion;
use crate::diary::{self, DiaryEvent};
use crate::sound;

/// How long an emote or a photo finish is shown, in milliseconds.
const SHOWN: u32 = 6_000;

pub struct LiveEvent {
    pub event: Event,
    pub sentences: Vec<String>,
    pub find: Option<Find>,
}

impl TableModel {
    /// `before` are the cards before the message with this event.
    pub fn show_event(self, live: &LiveEvent, before: &[Card]) {
        let fact = &live.event.fact;
        let is_own = fact.seat().is_some() && fact.seat() == self.you.get_untracked();
        if let Some(deed) = DiaryEvent::of(&live.event, live.find).filter(|_| is_own) {
            diary::add(self.game(), deed);
        }
        // A contribution to the shuffle comes before every deal and is not announced.
        if !matches!(fact, Fact::Contributed { .. }) {
            live.sentences.iter().for_each(|sentence| announce(sentence));
        }
        match fact {
            Fact::Taken { seat, cards, beaten, .. } => {
                motion::fly_to_owner(before, cards.cards(), *seat);
                self.show_finish(beaten);
            }
            Fact::Called { beaten, .. } => self.show_finish(beaten),
            Fact::Emoted { seat, emote } => self.show_emote(*seat, *emote),
            _ => {}
        }
        sound::play(sound::tones(fact, is_own));
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
