//! What the host may do: bots, rules before the start, removing, handing over; and rematches and emotes, which anybody may.

use super::Turn;
use crate::bots::pace::Level;
use crate::rules::Rules;
use crate::table::emote::Emote;
use crate::table::event::Fact;
use crate::table::phase::Phase;
use crate::table::refusal::Refusal;
use crate::table::seat::{DisplayName, PlayerId, SeatNumber};

/// Milliseconds between two emotes of one player.
const EMOTE_PAUSE: u64 = 2000;

impl Turn<'_> {
    pub(super) fn must_be_host(&mut self, seat: SeatNumber) -> Result<(), Refusal> {
        match self.table().host {
            Some(host) if host != seat => Err(Refusal::NotHost { host: self.name_of(host) }),
            _ => Ok(()),
        }
    }

    /// The seat with this number, if somebody sits there.
    pub(super) fn must_be_taken(&mut self, seat: SeatNumber) -> Result<(), Refusal> {
        match self.table().seat(seat) {
            Some(taken) if taken.seated => Ok(()),
            _ => Err(Refusal::NobodyThere),
        }
    }

    /// Gives the table a host when it has none: the first person who sits here, never a bot.
    pub(super) fn pass_host_on(&mut self) {
        let table = self.table();
        let is_here = |seat: SeatNumber| table.seat(seat).is_some_and(|seat| seat.seated);
        if table.host.is_some_and(is_here) {
            return;
        }
        let next = table.seated().find(|(_, seat)| seat.bot.is_none()).map(|(number, _)| number);
        if let Some(seat) = next {
            self.push(Fact::HostChanged { seat });
        }
    }

    pub(super) fn hand_over(&mut self, by: SeatNumber, seat: SeatNumber) -> Result<(), Refusal> {
        self.must_be_host(by)?;
        self.must_be_taken(seat)?;
        if self.table().seats[seat.index()].bot.is_some() {
            return Err(Refusal::NobodyThere);
        }
        self.push(Fact::HostChanged { seat });
        Ok(())
    }

    pub(super) fn add_bot(
        &mut self,
        by: SeatNumber,
        name: &DisplayName,
        level: Level,
    ) -> Result<(), Refusal> {
        self.must_be_host(by)?;
        let player = PlayerId::of_bot(self.table().seats.len());
        self.sit(&player, name, Some(level))
    }

    /// Who is removed cannot come back; a bot is just taken away.
    pub(super) fn remove(&mut self, by: SeatNumber, seat: SeatNumber) -> Result<(), Refusal> {
        self.must_be_host(by)?;
        self.must_be_taken(seat)?;
        self.leave(seat)?;
        self.push(Fact::Removed { seat });
        Ok(())
    }

    pub(super) fn change_rules(&mut self, by: SeatNumber, rules: &Rules) -> Result<(), Refusal> {
        self.must_be_host(by)?;
        let table = self.table();
        if !matches!(table.phase(), Phase::Waiting { .. }) {
            return Err(Refusal::MatchHasBegun);
        }
        let players = table.seated().count();
        if players > rules.seats.into() {
            return Err(Refusal::TooManyPlayers { players, seats: rules.seats });
        }
        self.push(Fact::RulesChanged { rules: rules.clone() });
        Ok(())
    }

    /// Another match at the same table.
    pub(super) fn rematch(&mut self) -> Result<(), Refusal> {
        if !matches!(self.table().phase(), Phase::MatchOver { .. }) {
            return Err(Refusal::MatchGoesOn);
        }
        self.push(Fact::Rematch);
        Ok(())
    }

    pub(super) fn emote(&mut self, seat: SeatNumber, emote: Emote) -> Result<(), Refusal> {
        let now = self.now;
        let free_at = self.table().seats[seat.index()].emoted.map(|last| last.after(EMOTE_PAUSE));
        match free_at {
            Some(free_at) if now < free_at => Err(Refusal::TooOften { wait: free_at.since(now) }),
            _ => {
                self.push(Fact::Emoted { seat, emote });
                Ok(())
            }
        }
    }

    pub(super) fn rename(&mut self, seat: SeatNumber, name: &DisplayName) {
        if self.table().seats[seat.index()].name != *name {
            self.push(Fact::Renamed { seat, name: name.clone() });
        }
    }
}
