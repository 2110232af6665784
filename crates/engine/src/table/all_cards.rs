//! From a quick start to the full game at the same table: all cards together, between rounds, with the scores kept.

use crate::cards::deck::Deck;
use crate::rules::Rules;
use crate::rules::edition::Variant;
use crate::rules::sheet::RuleSheet;
use crate::table::board::Board;
use crate::table::options::Permission;
use crate::table::refusal::Refusal;
use crate::table::seat::SeatNumber;

impl Board {
    /// Whether a seat may ask for all cards: at a shared quick start of an edition whose booklet says so, before a deal.
    pub fn may_ask_for_all_cards(&self, seat: SeatNumber) -> Permission {
        if !self.semantics.knows_all_cards() {
            return Err(Refusal::OlderTable);
        }
        self.may_contribute()?;
        if self.with_all_cards().is_none() {
            return Err(Refusal::NoMoreCards);
        }
        if self.asks_for_all_cards(seat) { Err(Refusal::SaidAlready) } else { Ok(()) }
    }

    /// Whether a seat has asked for all cards since the last deal.
    pub fn asks_for_all_cards(&self, seat: SeatNumber) -> bool {
        self.asked_for_all.contains(&seat)
    }

    /// These rules with the full game's cards, if the booklet has the players go on so.
    pub(crate) fn with_all_cards(&self) -> Option<Rules> {
        let booklet = self.rules.edition.booklet();
        let is_quick = self.rules.variant == Variant::Quick && self.rules.deck != Deck::Full;
        if !is_quick || !booklet.quick_start_grows || self.rules.has_one_seat() {
            return None;
        }
        let RuleSheet { deck, layout, rows, .. } = booklet.full;
        Rules::new(RuleSheet { variant: Variant::Full, deck, layout, rows, ..*self.rules }).ok()
    }

    /// Whether the host, or all persons at the table, ask for all cards. Bots play with whatever is dealt.
    pub(crate) fn agrees_on_all_cards(&self) -> bool {
        let asks = |seat: SeatNumber| self.asks_for_all_cards(seat);
        let mut persons = self.seated().filter(|(_, seat)| seat.bot.is_none()).map(|(number, _)| number);
        !self.asked_for_all.is_empty() && (self.host.is_some_and(asks) || persons.all(asks))
    }
}
