//! Who keeps a player company where "Play now" brings people together: people who are on their way, and bots.

use std::time::Duration;

use engine::{Action, Command, Phase, PlayerId, Stated};
use play::Family;
use tokio::time::Instant;

use super::Room;
use crate::play_now::{BOTS, level_of};

/// For how long a player who was brought here counts as present without a connection: until the page is loaded.
const ARRIVAL: Duration = Duration::from_secs(10);

impl Room {
    /// A player was seated here by the server, and its client comes next.
    pub(super) fn expect_arrival(&mut self) {
        if self.host.board().matched_since().is_some() {
            self.arrival_until = Some(Instant::now() + ARRIVAL);
            self.update_lobby();
        }
    }

    /// The lobby entry is made anew when the time of an arrival is over: if no client has come, there is none.
    pub(super) fn end_arrival(&mut self) {
        if self.arrival_until.is_some() && !self.expects_arrival() {
            self.arrival_until = None;
            self.update_lobby();
        }
    }

    pub(super) fn expects_arrival(&self) -> bool {
        self.arrival_until.is_some_and(|until| until > Instant::now())
    }

    /// The bot that is to sit down because one person is left alone. Every node computes it, the first one's is appended.
    pub(super) fn due_bot(&self) -> Option<Command> {
        let board = self.host.board();
        board.matched_since()?;
        let mut people = board.present_people();
        let (_, person) = people.next()?;
        let is_over = matches!(board.phase(), Phase::MatchOver { .. });
        // A bot that the host has removed is not replaced.
        let bots = board.seats().iter().filter(|seat| seat.bot.is_some() && (seat.seated || seat.removed));
        if people.next().is_some() || is_over || bots.count() >= BOTS {
            return None;
        }
        let family = Family::of(board.rules())?;
        let level = level_of(family, self.strengths.of(family, &person.player));
        let returns = board.seats().iter().find(|seat| !seat.seated && seat.bot == Some(level));
        let player =
            returns.map_or_else(|| PlayerId::of_bot(board.seats().len()), |seat| seat.player.clone());
        board.may_sit(&player).ok()?;
        let stated = Stated { name: board.bot_name(), bot: Some(level), ..Stated::default() };
        Some(Command::By { player, action: Action::Sit, stated })
    }
}
