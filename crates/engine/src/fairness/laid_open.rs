//! Boards of players' own, laid open when the round is over.

use std::collections::BTreeMap;

use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::rules::Rules;
use crate::table::event::{Event, Fact, JournalEvent, OwnCards, Sealed};
use crate::table::layout::Layout;
use crate::table::seat::SeatNumber;
use crate::time::Time;

/// The events of a replay as one board can show them. Where each player had a board, a find or a wrong claim comes after the
/// board that it was made on, and names its cards. All others are as they are.
pub fn laid_open<'a>(events: impl IntoIterator<Item = &'a JournalEvent>) -> Vec<Event> {
    let mut boards = OwnLayouts::default();
    events.into_iter().flat_map(|event| boards.open(event)).collect()
}

#[derive(Default)]
struct OwnLayouts {
    rules: Option<Rules>,
    /// With what each board begins.
    first: Layout,
    /// The boards on which something was found.
    own: BTreeMap<SeatNumber, Layout>,
}

impl OwnLayouts {
    fn open(&mut self, event: &JournalEvent) -> Vec<Event> {
        if let Fact::Opened { rules, .. } | Fact::RulesChanged { rules } = &event.fact {
            self.rules = Some(rules.clone());
        }
        let Some(Sealed::Own(own)) = &event.sealed else { return vec![event.event.clone()] };
        let claim = Claim::new(&own.cards).ok();
        let facts = match (&event.fact, claim) {
            (&Fact::Dealt { round, dealer, .. }, _) => {
                self.begin(own, event.at);
                vec![Fact::Dealt { round, dealer, cards: own.dealt.clone() }]
            }
            (&Fact::Scored { seat, .. }, Some(cards)) => {
                let lying = Fact::Rearranged { cards: self.of(seat).cards().to_vec() };
                self.find(seat, cards, &own.dealt, event.at);
                vec![lying, Fact::Found { seat, cards }]
            }
            (&Fact::WrongCall { seat, penalty, until, .. }, cards) => {
                let lying = Fact::Rearranged { cards: self.of(seat).cards().to_vec() };
                vec![lying, Fact::WrongCall { seat, cards, penalty, until }]
            }
            _ => vec![event.fact.clone()],
        };
        facts.into_iter().map(|fact| Event { at: event.at, fact }).collect()
    }

    fn begin(&mut self, dealt: &OwnCards, at: Time) {
        self.first = Layout::default();
        self.first.lay(&dealt.dealt, at);
        self.own.clear();
    }

    fn of(&mut self, seat: SeatNumber) -> &mut Layout {
        self.own.entry(seat).or_insert_with(|| self.first.clone())
    }

    /// The first cards that were dealt fill the gaps, those that are left came because there was nothing to find.
    fn find(&mut self, seat: SeatNumber, find: Claim, dealt: &[Card], at: Time) {
        let Some(rules) = self.rules.clone() else { return };
        let layout = self.of(seat);
        let mut bare = layout.clone();
        bare.take(&find, &[], &rules, at);
        let gaps = usize::from(rules.layout).saturating_sub(bare.len()).min(dealt.len());
        layout.take(&find, &dealt[..gaps], &rules, at);
        layout.lay(&dealt[gaps..], at);
    }
}
