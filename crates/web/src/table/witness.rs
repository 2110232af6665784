//! What an event means to whoever is there: something to hear, to see fly, to remember.

use engine::{Beaten, Board, Card, Emote, Event, Fact, SeatNumber};
use web_ui::announce;
use web_ui::browser::after;

use super::check::Check;
use super::motion;
use super::state::TableState;
use crate::diary;
use crate::settings::Settings;
use crate::sound::{self, Sound};

/// For how long something that was said, or a photo finish, is shown.
const SHOWN: u32 = 6_000;

impl TableState {
    /// What an event means beside what it changes: something to hear, to see fly, to remember.
    pub fn witness(self, live: bool, board: &Board, event: &Event, before: &[Card]) {
        self.remember(event);
        let you = self.you.get_untracked();
        let own = event.fact.seat().is_some() && event.fact.seat() == you;
        let done = self.finds.try_update(|finds| finds.hear(event)).flatten();
        if let Some((seat, deed)) = done.filter(|_| live)
            && Some(seat) == you
        {
            diary::add(self.game(), deed);
        }
        match &event.fact {
            Fact::WrongCall { .. } if own => self.selected.set(Vec::new()),
            Fact::Called { .. } if own && live => self.complete(),
            Fact::Dealt { .. } => self.selected.set(Vec::new()),
            Fact::Opened { .. } | Fact::Rematch => self.checks.set(Vec::new()),
            _ => {}
        }
        if !live {
            return;
        }
        let words = self.settings.with_untracked(Settings::words);
        // Stirring the shuffle is nothing to be told of each time.
        if !matches!(event.fact, Fact::Contributed { .. }) {
            words.happening(board, event).iter().for_each(|sentence| announce(sentence));
        }
        match &event.fact {
            Fact::Taken { seat, cards, beaten, .. } => {
                motion::fly_to_owner(before, cards.cards(), *seat);
                self.show_finish(beaten);
            }
            Fact::Called { beaten, .. } => self.show_finish(beaten),
            Fact::Emoted { seat, emote } => self.show_emote(*seat, *emote),
            _ => {}
        }
        sound::play(self.settings, Sound::of(&event.fact, own));
    }

    /// Keeps what is checked. A photo finish of calls belongs to the check that follows.
    fn remember(self, event: &Event) {
        if let Fact::Called { beaten, .. } = &event.fact {
            return self.called.set(beaten.clone());
        }
        if let Some(check) = Check::of(event, self.called.get_untracked()) {
            self.called.set(Vec::new());
            self.checks.update(|checks| checks.push(check));
        }
    }

    /// Shows for some seconds who was slower.
    fn show_finish(self, beaten: &[Beaten]) {
        if beaten.is_empty() {
            return;
        }
        let shown = beaten.to_vec();
        self.finish.set(shown.clone());
        let clear = move || {
            // Another photo finish meanwhile has its own time.
            if self.finish.try_with_untracked(|now| *now == shown) == Some(true) {
                self.finish.set(Vec::new());
            }
        };
        after(SHOWN, clear);
    }

    /// Shows for some seconds what somebody said.
    fn show_emote(self, seat: SeatNumber, emote: Emote) {
        let number = self.seen.with_untracked(|seen| seen.events().len());
        self.emotes.update(|said| said.push((seat, emote, number)));
        after(SHOWN, move || self.emotes.update(|said| said.retain(|said| said.2 != number)));
    }
}
