//! Picking and claiming: the check, the penalty, the refill.

use super::Decision;
use super::ending::{ending_after_find, ending_after_taking};
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::fairness::shuffle::rearranged;
use crate::rules::sheet::{AfterFind, Keep, Widened, WrongCall};
use crate::table::command::Reaction;
use crate::table::event::{Beaten, Fact, HiddenClaim, OwnCards, Penalty, Sealed};
use crate::table::options::Permission;
use crate::table::seat::{Seat, SeatNumber};
use crate::table::{Table, lying_after};

impl Decision<'_> {
    pub(super) fn pick(&mut self, seat: SeatNumber, cards: Claim) -> Permission {
        let now = self.now;
        self.table().may_pick(seat, now)?;
        self.table().may_take(cards)?;
        if !self.check_or_judge(seat, cards, Vec::new()) {
            self.agree_if_all_said_so();
        }
        Ok(())
    }

    /// Calls and picks in one.
    pub(super) fn claim(&mut self, seat: SeatNumber, cards: Claim, reaction: Reaction) -> Permission {
        if self.table().caller() == Some(seat) {
            return self.pick(seat, cards);
        }
        let now = self.now;
        self.table().may_act_unless_held(seat)?;
        let table = self.table();
        table.may_claim(seat, now)?;
        table.may_take_from(table.layout_of(seat), cards)?;
        if table.rules.has_own_boards() {
            self.judge_own(seat, cards);
        } else if !self.hold(seat, reaction, HiddenClaim { cards: Some(cards), place: None }) {
            self.check_or_judge(seat, cards, Vec::new());
        }
        Ok(())
    }

    /// Judges cards that lie on the table; true if they are a find.
    pub(super) fn judge(&mut self, seat: SeatNumber, cards: Claim, beaten: Vec<Beaten>) -> bool {
        let table = self.table();
        if !cards.is_find(table.rules.target) {
            self.wrong_call(seat, Some(cards));
            return false;
        }
        let ending;
        if table.rules.keeps_found_cards() {
            ending = ending_after_find(table, seat, table.undealt, &table.layout, Some(cards));
            self.push(Fact::Found { seat, cards });
        } else {
            let dealt = refill(table, &cards);
            ending = ending_after_taking(table, seat, &cards, &dealt);
            let frees = table.seats.iter().any(Seat::is_locked_until_find);
            let dealt = if table.rules.lies_face_down() { backs(table, &cards, dealt.len()) } else { dealt };
            self.push(Fact::Taken { seat, cards, dealt, beaten });
            if frees {
                self.push(Fact::Freed);
            }
        }
        match ending {
            Some(why) => self.end_round(why),
            None => self.go_on(),
        }
        true
    }

    /// Judges cards of a board that its player alone sees.
    fn judge_own(&mut self, seat: SeatNumber, cards: Claim) {
        let now = self.now;
        let table = self.table();
        if !cards.is_find(table.rules.target) {
            return self.wrong_call(seat, Some(cards));
        }
        let (after, dealt) = table.stock.after_find(&table.rules, seat, &cards, now);
        let finds = table.seat(seat).map_or(0, Seat::finds) + 1;
        let is_last = table.rules.finds > 0 && finds >= table.rules.finds.into();
        let finished = is_last || !table.rules.finder(&after.layout).any();
        let own = OwnCards { cards: cards.cards().to_vec(), dealt };
        self.push_sealed(Fact::Scored { seat, finished }, Some(Sealed::Own(own)));
        self.end_round_if_over();
    }

    /// What follows a find by itself: cards that change places, a board whose finds are all made, cards that come at once.
    fn go_on(&mut self) {
        // No event that was just decided changes the rules, so the table need not be copied to read them.
        if self.table.rules.after_find == AfterFind::Shuffled {
            self.rearrange();
        }
        if self.table.rules.keep == Keep::UntilAll {
            return self.replace_board_if_found();
        }
        self.widen_at_once();
    }

    fn rearrange(&mut self) {
        let table = self.table();
        let finds = table.seats.iter().map(Seat::finds).sum::<usize>() as u32;
        // The seed of a round is not known where a replay is decided again that ends within it.
        if let Some(seed) = table.keys.seed(table.rounds_dealt()) {
            let cards = rearranged(table.layout.cards(), &seed, finds);
            self.push(Fact::Rearranged { cards });
        }
    }

    /// Lays other cards once all finds of the board are made, and again if there is none among them.
    pub(super) fn replace_board_if_found(&mut self) {
        while self.table().finds_left() == 0 {
            let table = self.table();
            let cards = table.next_cards(table.rules.layout.into(), &[]);
            if cards.is_empty() {
                break;
            }
            self.push(Fact::Replaced { cards });
        }
        self.end_round_if_over();
    }

    /// A call without a Set: the wrong cards, or none in time.
    pub(super) fn wrong_call(&mut self, seat: SeatNumber, cards: Option<Claim>) {
        let now = self.now;
        let rules = &self.table().rules;
        let (penalty, until) = match rules.wrong_call {
            WrongCall::LosePoint => (Penalty::Point, None),
            WrongCall::LockOut => (Penalty::LockedOut, None),
            WrongCall::Nothing => (Penalty::Nothing, None),
            WrongCall::Wait => (Penalty::Wait, Some(now.after_seconds(rules.wait_s))),
        };
        if rules.has_own_boards() {
            // The others do not see these cards before the round is over.
            let own = OwnCards {
                cards: cards.map_or_else(Vec::new, |cards| cards.cards().to_vec()),
                dealt: Vec::new(),
            };
            self.push_sealed(Fact::WrongCall { seat, cards: None, penalty, until }, Some(Sealed::Own(own)));
        } else {
            self.push(Fact::WrongCall { seat, cards, penalty, until });
        }
        if penalty == Penalty::LockedOut {
            self.free_if_all_are_locked();
        }
    }

    /// When every player is locked out the game could not go on, so all are freed. A wait ends by itself.
    pub(super) fn free_if_all_are_locked(&mut self) {
        let mut playing = self.table().playing().peekable();
        if playing.peek().is_some() && playing.all(|(_, seat)| seat.is_locked_until_find()) {
            drop(playing);
            self.push(Fact::Freed);
        }
    }
}

/// The cards that fill the gaps of a find: none while more than the layout's size lies there.
fn refill(table: &Table, find: &Claim) -> Vec<Card> {
    let (laid, size) = (table.layout.cards(), usize::from(table.rules.layout));
    let taken = laid.iter().filter(|card| find.cards().contains(card)).count();
    let gaps = match table.rules.widened {
        Widened::Replaced if laid.len() > size => taken,
        _ => (size + taken).saturating_sub(laid.len()),
    };
    table.next_cards(gaps, &lying_after(table.board(), find))
}

/// The backs of so many new cards in the places of a find.
fn backs(table: &Table, find: &Claim, count: usize) -> Vec<Card> {
    let places = table.layout.cards().iter().enumerate();
    let gaps = places.filter(|(_, card)| find.cards().contains(card));
    gaps.map(|(place, _)| Card::back(place as u8)).take(count).collect()
}
