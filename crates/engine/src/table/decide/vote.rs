//! The others check: each of them says whether a claim is right, before it is decided by its cards alone.

use super::Decision;
use crate::cards::claim::Claim;
use crate::table::event::{Beaten, Fact, Sealed};
use crate::table::options::Permission;
use crate::table::seat::SeatNumber;

impl Decision<'_> {
    /// Lets the others check a claim where the rules say so and others play; otherwise judges it. False if it was wrong.
    pub(super) fn check_or_judge(&mut self, seat: SeatNumber, cards: Claim, beaten: Vec<Beaten>) -> bool {
        let now = self.now;
        let table = self.table();
        let seconds = table.rules.others_check_s;
        let has_others = table.playing().any(|(other, _)| other != seat);
        if seconds == 0 || !has_others {
            return self.judge(seat, cards, beaten);
        }
        self.push(Fact::Claimed { seat, cards, until: now.after_seconds(seconds), beaten });
        true
    }

    pub(super) fn vote(&mut self, seat: SeatNumber, right: bool, absent: &[SeatNumber]) -> Permission {
        self.table().may_vote(seat)?;
        self.push_sealed(Fact::Voted { seat }, Some(Sealed::Vote(right)));
        self.end_check_unless_awaited(absent);
        Ok(())
    }

    /// Ends a check for which no vote is awaited any more, also because a player has left.
    pub(super) fn end_check_unless_awaited(&mut self, absent: &[SeatNumber]) {
        let table = self.table();
        let is_awaited = table.awaited_votes().any(|seat| !absent.contains(&seat));
        if table.checked_claim().is_some() && !is_awaited {
            self.end_check();
        }
    }

    /// Tells all players who was right, and decides the claim.
    pub(super) fn end_check(&mut self) {
        let table = self.table();
        let Some((seat, cards)) = table.checked_claim() else { return };
        let target = table.rules.target;
        let is_find = cards.is_find(target);
        let seats = |right: bool| table.votes.iter().filter(move |vote| vote.1 == right).map(|vote| vote.0);
        let (correct, mistaken) = (seats(is_find).collect(), seats(!is_find).collect());
        let mut slower = table.held.clone();
        self.push(Fact::Checked { seat, correct, mistaken });
        if self.judge(seat, cards, Vec::new()) {
            return;
        }
        // As after any photo finish, a right claim that was slower than a wrong one counts. There is nothing left to check.
        slower.sort_by_key(|held| held.call.reaction);
        let right = slower.iter().find_map(|held| {
            let cards = held.claim.cards.filter(|cards| cards.is_find(target))?;
            Some((held.call.seat, cards))
        });
        match right {
            Some((seat, cards)) => _ = self.judge(seat, cards, Vec::new()),
            None => self.agree_if_all_said_so(),
        }
    }
}
