//! From the quick start to the whole game: whoever finds three Sets in a row quickly is offered to shuffle all cards together.
//!
//! Quick is a find of one's own within ten seconds after the cards last changed. A slower find or a wrong call ends the row; what
//! others find meanwhile does not, since nobody can be slow at a Set that is gone.

use std::rc::Rc;

use engine::{Event, Level, RuleChoice, SeatNumber, Variant};
use web_ui::{El, Memo, Signal, announce, button, effect, el, untrack};
use words::msg;

use super::desk::Desk;
use super::start::lay;
use crate::diary::DiaryEvent;
use crate::settings::{text, words};
use crate::table::finds::Finds;

/// The most milliseconds that a quick find takes.
const QUICK: u32 = 10_000;

/// How many quick finds make a row.
const ROW: usize = 3;

/// Whether somebody has found a whole row of Sets quickly.
fn is_quick(events: &[Event], you: SeatNumber) -> bool {
    let (mut finds, mut row) = (Finds::default(), 0);
    let own = events.iter().filter_map(|event| finds.hear(event)).filter(|&(seat, _)| seat == you);
    own.map(|(_, deed)| deed).any(|deed| {
        row = if matches!(deed, DiaryEvent::Found { milliseconds, .. } if milliseconds < QUICK) {
            row + 1
        } else {
            0
        };
        row >= ROW
    })
}

/// Offers the whole game, once it is time. `again` shows the table that lies here then.
pub fn offer(desk: &Rc<Desk>, again: Signal<()>) -> El {
    let (state, declined) = (desk.state, Signal::new(false));
    let due = Memo::new(move || {
        let quick =
            state.rules.with(|rules| rules.as_ref().is_some_and(|rules| rules.variant == Variant::Quick));
        quick && state.seen.with(|seen| seen.seat().is_some_and(|you| is_quick(seen.events(), you)))
    });
    let shown = move || due.get() && !declined.get();
    effect(move || {
        if shown() {
            announce(&untrack(words).text(msg::AloneOffer));
        }
    });
    let take = move || {
        if let Some((rules, company)) = whole_game(state) {
            lay(rules, &company);
            again.notify();
        }
    };
    el("section").class("offer").label(text(msg::AloneOfferTake)).shown_if(shown).children([
        el("p").text_of(text(msg::AloneOffer)),
        button("secondary", take).id("take-offer").text_of(text(msg::AloneOfferTake)),
        button("plain", move || declined.set(true)).text_of(text(msg::AloneOfferLater)),
    ])
}

/// The whole game of the same edition, with the same company.
fn whole_game(state: crate::table::TableState) -> Option<(RuleChoice, Vec<Level>)> {
    state.seen.with_untracked(|seen| {
        let board = seen.board()?;
        let company = board.seated().filter_map(|(_, seat)| seat.bot).collect();
        Some((RuleChoice::new(board.rules().edition, Variant::Full), company))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Action, Claim, DisplayName, Edition, PlayerId, Rules, Secret, Seed, Time, all_sets};
    use play::{LocalTable, Session};
    use protocol::Player;

    /// Whether somebody who needs so many milliseconds for each Set is quick.
    fn after(waits: &[u64]) -> bool {
        let you = Player { id: PlayerId::new("you").unwrap(), name: DisplayName::new("Ann").unwrap() };
        let rules = RuleChoice { seats: Some(1), ..RuleChoice::new(Edition::English, Variant::Quick) };
        let rules = Rules::try_from(rules).unwrap();
        let mut table = LocalTable::open(rules, Secret::new(Seed::new([5; 32])), you, Time(0)).unwrap();
        let (mut seen, mut at) = (Session::default(), 1_000);
        let welcome = seen.hello();
        let mut tell = |seen: &mut Session, message, at| {
            for said in table.hear(message, Time(at)) {
                seen.hear(said, Time(at), |_, _| {});
            }
        };
        tell(&mut seen, welcome, at);
        let ask = |seen: &mut Session, request, at: u64| seen.ask(format!("{at}{request:?}"), request);
        for request in [Action::Sit, Action::Deal] {
            let message = ask(&mut seen, request, at);
            tell(&mut seen, message, at);
        }
        for wait in waits {
            loop {
                at += wait;
                let sets = all_sets(seen.board().unwrap().layout().cards());
                let request = match sets.first() {
                    Some(set) => Action::Claim { cards: Claim::new(set).unwrap() },
                    None => Action::NoSet,
                };
                let message = ask(&mut seen, request, at);
                tell(&mut seen, message, at);
                if !sets.is_empty() {
                    break;
                }
            }
        }
        is_quick(seen.events(), SeatNumber(0))
    }

    #[test]
    fn three_quick_finds_in_a_row_are_needed() {
        assert!(after(&[9_999, 9_999, 9_999]));
        assert!(!after(&[9_999, 9_999]));
        assert!(!after(&[9_999, 10_000, 9_999, 9_999]));
        assert!(after(&[10_000, 900, 900, 900, 20_000]));
    }
}
