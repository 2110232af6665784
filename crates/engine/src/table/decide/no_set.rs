//! "No Set": the players' opinion, silence that counts as agreement, and three more cards.

use super::Decision;
use crate::cards::card::Card;
use crate::cards::find::first_set;
use crate::table::Table;
use crate::table::command::Reaction;
use crate::table::event::{Agreement, Ending, Fact};
use crate::table::options::Permission;
use crate::table::phase::Phase;

use crate::table::seat::SeatNumber;

impl Decision<'_> {
    /// Agreement waits for as long as the host states: for calls that were made before the last word and are still on their
    /// way. It waits whether or not a call is held, or waiting would tell of one.
    pub(super) fn no_set(&mut self, seat: SeatNumber, stated: Reaction) -> Permission {
        let now = self.now;
        let table = self.table();
        table.may_act_unless_held(seat)?;
        table.may_say_no_set(seat, now)?;
        let wait = match table.semantics.hides_held_calls() {
            true => stated.hold.min(table.rules.photo_finish_ms.into()),
            false => 0,
        };
        self.push(Fact::SaidNoSet { seat, until: (wait > 0).then(|| now.after(wait.into())) });
        self.agree_if_all_said_so();
        Ok(())
    }

    /// Agreement by all, or by one after a long time.
    ///
    /// It is asked for after a wrong call too: the last who disagreed may have left while the call stood.
    pub(super) fn agree_if_all_said_so(&mut self) {
        let now = self.now;
        let table = self.table();
        let is_open = matches!(table.phase(), Phase::Playing { .. }) && table.silent.is_some();
        let is_long = table.long_time().is_some_and(|long| now >= long);
        if is_open && now >= table.agreement_from && (is_long || table.all_said_no_set()) {
            self.agree_unless_called();
        }
    }

    /// Agreement is due: by all, by silence, or because a long time has passed since the last find. A held call comes first.
    pub(super) fn agree_unless_called(&mut self) {
        let now = self.now;
        let table = self.table();
        if !table.held.is_empty() {
            return self.decide_photo_finish();
        }
        let is_long = table.long_time().is_some_and(|long| now >= long);
        let why = match table.all_said_no_set() {
            true => Agreement::All,
            false if is_long => Agreement::LongTime,
            false => Agreement::Silence,
        };
        self.agree(why);
    }

    /// Where cards come by themselves: three more, and again, until there is a Set or the deck is empty.
    pub(super) fn widen_at_once(&mut self) {
        // No event that was just decided changes the rules, so the table need not be copied to read them.
        if !self.table.rules.widens_at_once() {
            return;
        }
        while !self.table().finder().any() && !self.table().rules.lies_face_down() {
            let table = self.table();
            let cards = next_to_grow(table);
            // The deck is empty, or not known here: `verify` decides a replay whose seed is missing too.
            if cards.is_empty() {
                break;
            }
            self.push(Fact::Widened { why: Agreement::AtOnce, cards });
        }
        self.end_round_if_over();
    }

    fn agree(&mut self, why: Agreement) {
        let table = self.table();
        if table.is_solitaire() {
            // A layout without a Set ends a solitaire by itself, so a player who says "no Set" has overlooked one.
            // Only a damaged journal leads to one without: it ends here, or what is due would be due for ever.
            let overlooked = first_set(table.layout.cards()).map(|set| Ending::SolitaireOverlooked { set });
            self.end_round(overlooked.unwrap_or(Ending::SolitaireStuck));
        } else if table.undealt == 0 {
            self.end_round(Ending::Agreed);
        } else {
            let cards = next_to_grow(table);
            self.push(Fact::Widened { why, cards });
            self.end_round_if_over();
        }
    }
}

/// The cards by which a layout grows.
fn next_to_grow(table: &Table) -> Vec<Card> {
    let lying = [table.layout.cards(), table.layout.last()].concat();
    table.next_cards(table.rules.cards_to_grow(table.layout.len()), &lying)
}
