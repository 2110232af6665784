//! What the host may do: bots, rules before the start, removing, handing over; and rematches and emotes, which any player may.

use super::Decision;
use crate::bots::pace::Level;
use crate::rules::Rules;
use crate::table::emote::Emote;
use crate::table::event::Fact;
use crate::table::options::Permission;
use crate::table::refusal::Refusal;
use crate::table::seat::{DisplayName, PlayerId, SeatNumber};

impl Decision<'_> {
    /// Gives the table a host when it has none: the first person who sits here, never a bot.
    pub(super) fn pass_host_on(&mut self) {
        let table = self.table();
        if table.host.is_some_and(|host| table.is_seated(host)) {
            return;
        }
        let next = table.seated().find(|(_, seat)| seat.bot.is_none()).map(|(number, _)| number);
        if let Some(seat) = next {
            self.push(Fact::HostChanged { seat });
        }
    }

    pub(super) fn hand_over(&mut self, by: SeatNumber, seat: SeatNumber) -> Permission {
        self.table().may_host(by)?;
        if self.table().taken_seat(seat)?.bot.is_some() {
            return Err(Refusal::NobodyThere);
        }
        self.push(Fact::HostChanged { seat });
        Ok(())
    }

    pub(super) fn add_bot(&mut self, by: SeatNumber, name: DisplayName, level: Level) -> Permission {
        self.table().may_add_bot(by)?;
        let player = PlayerId::of_bot(self.table().seats.len());
        self.sit(&player, name, Some(level))
    }

    /// Who is removed cannot come back; a bot is just taken away.
    pub(super) fn remove(&mut self, by: SeatNumber, seat: SeatNumber) -> Permission {
        self.table().may_host(by)?;
        self.table().taken_seat(seat)?;
        self.table().is_before_race()?;
        self.leave(seat)?;
        self.push(Fact::Removed { seat });
        Ok(())
    }

    /// Rules that the host has not checked change nothing.
    pub(super) fn change_rules(&mut self, by: SeatNumber, rules: Option<&Rules>) -> Permission {
        self.table().may_prepare(by)?;
        if let Some(rules) = rules {
            self.table().may_play_by(rules)?;
            self.push(Fact::RulesChanged { rules: rules.clone() });
        }
        Ok(())
    }

    pub(super) fn rematch(&mut self) -> Permission {
        self.table().may_rematch()?;
        self.push(Fact::Rematch);
        Ok(())
    }

    pub(super) fn emote(&mut self, seat: SeatNumber, emote: Emote) -> Permission {
        let now = self.now;
        self.table().may_emote(seat, now)?;
        self.push(Fact::Emoted { seat, emote });
        Ok(())
    }

    pub(super) fn rename(&mut self, seat: SeatNumber, name: DisplayName) {
        if self.table().name(seat) != Some(&name) {
            self.push(Fact::Renamed { seat, name });
        }
    }
}
