//! From the quick start to the whole game: a player who finds three Sets in a row quickly is offered all cards.
//!
//! A quick find comes within ten seconds after the cards last changed. A slower find or a wrong call ends the row; finds of
//! other players do not.

use std::rc::Rc;

use engine::{Event, Level, RuleChoice, SeatNumber, Variant};
use play::{FindTimer, Session};

use super::local_game::LocalGame;
use super::storage::start;
use crate::diary::DiaryEvent;
use crate::prelude::*;
use crate::table::TableModel;

/// The most milliseconds that a quick find takes.
const QUICK: u32 = 10_000;

const ROW: usize = 3;

/// Whether a player has found a whole row of Sets quickly.
fn is_quick(events: &[Event], you: SeatNumber) -> bool {
    let (mut finds, mut row) = (FindTimer::default(), 0);
    events.iter().any(|event| {
        row = match DiaryEvent::of(event, finds.apply(event)) {
            None => row,
            Some(_) if event.fact.seat() != Some(you) => row,
            Some(DiaryEvent::Found { milliseconds: 0..QUICK, .. }) => row + 1,
            Some(_) => 0,
        };
        row >= ROW
    })
}

/// Offers the whole game, once it is time. `again` shows the table that lies here then.
pub fn offer(game: &Rc<LocalGame>, again: Signal<()>) -> El {
    let (model, declined) = (game.model, Signal::new(false));
    let due = Memo::new(move || {
        let variant = model.rules.with(|rules| rules.as_ref().map(|rules| rules.variant));
        let you = |session: &Session| session.seat().is_some_and(|you| is_quick(session.events(), you));
        variant == Some(Variant::Quick) && model.session.with(you)
    });
    let shown = move || due.get() && !declined.get();
    effect(move || {
        if shown() {
            announce(&untrack(words).text(msg::AloneOffer));
        }
    });
    let take = move || {
        if let Some((rules, bots)) = whole_game(model) {
            start(rules, &bots);
            again.notify();
        }
    };
    el("section").class("offer").label(text(msg::AloneOfferTake)).shown_if(shown).children([
        el("p").text_of(text(msg::AloneOffer)),
        button("secondary", take).id("take-offer").text_of(text(msg::AloneOfferTake)),
        button("plain", move || declined.set(true)).text_of(text(msg::AloneOfferLater)),
    ])
}

fn whole_game(model: TableModel) -> Option<(RuleChoice, Vec<Level>)> {
    model.session.with_untracked(|session| {
        let board = session.board()?;
        let bots = board.seated().filter_map(|(_, seat)| seat.bot).collect();
        Some((RuleChoice::new(board.rules().edition, Variant::Full), bots))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Action, Claim, Edition, Rules, first_set};

    use crate::json_tests::{open, request};

    /// Whether a player who needs so many milliseconds for each Set is quick.
    fn after(waits: &[u64]) -> bool {
        let rules = RuleChoice { seats: Some(1), ..RuleChoice::new(Edition::English, Variant::Quick) };
        let mut table = open(Rules::try_from(rules).unwrap(), 5, "Ann");
        let mut at = 1_000;
        request(&mut table, Action::Sit, at);
        request(&mut table, Action::Deal, at);
        for wait in waits {
            loop {
                at += wait;
                let set = first_set(table.board().layout().cards());
                let claim = set.map(|set| Action::Claim { cards: Claim::new(&set).unwrap() });
                request(&mut table, claim.unwrap_or(Action::NoSet), at);
                if set.is_some() {
                    break;
                }
            }
        }
        let events = table.records().iter().flat_map(|record| record.public_events().cloned());
        is_quick(&events.collect::<Vec<_>>(), SeatNumber(0))
    }

    #[test]
    fn three_quick_finds_in_a_row_are_needed() {
        assert!(after(&[9_999, 9_999, 9_999]) && after(&[10_000, 900, 900, 900, 20_000]));
        assert!(!after(&[9_999, 9_999]) && !after(&[9_999, 10_000, 9_999, 9_999]));
    }
}
