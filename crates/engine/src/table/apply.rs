//! Folding events into a board.
//!
//! Events state what was decided, so nothing is decided here; there is only bookkeeping, such as what a Set adds to a score.
//! A seat number that the board does not know is passed over: a journal is made by `decide`, and a client that is sent
//! nonsense must not panic.

use crate::bots::pace::Level;
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::rules::Rules;
use crate::rules::sheet::DeckLasts;
use crate::table::board::Board;
use crate::table::event::{Event, Fact, Penalty};
use crate::table::phase::{HeldCall, Phase};
use crate::table::seat::{DisplayName, Handicap, LockOut, PlayerId, Seat, SeatNumber};
use crate::time::Time;

impl Board {
    /// Folds one event into the board.
    pub fn apply(&mut self, event: &Event) {
        let at = event.at;
        self.clock = at;
        match &event.fact {
            Fact::Opened { .. } => {}
            Fact::Sat { seat, player, name, bot } => self.seat_player(*seat, player, name, *bot, at),
            Fact::Left { seat } => self.unseat_player(*seat, at),
            Fact::Away { seat } => self.change(*seat, |seat| {
                seat.away = true;
                seat.absences = seat.absences.saturating_add(1);
            }),
            Fact::Back { seat } => self.change(*seat, |seat| seat.away = false),
            Fact::Handicapped { seat, handicap } => self.set_handicap(*seat, *handicap),
            Fact::Contributed { seat, random } => {
                self.change(*seat, |seat| seat.contribution = Some(*random))
            }
            Fact::Countdown { until } => self.deals_at = Some(*until),
            Fact::Dealt { round, dealer, cards } => self.lay_out(*round, *dealer, cards, at),
            Fact::CallHeld { call, until, .. } => self.hold(*call, *until),
            Fact::Called { seat, until, .. } => {
                self.phase = Phase::Called { seat: *seat, since: at, until: *until }
            }
            Fact::Claimed { seat, cards, until, .. } => {
                let (seat, cards, until) = (*seat, *cards, *until);
                self.phase = Phase::Checking { seat, cards, since: at, until, voted: Vec::new() };
            }
            Fact::Voted { seat } => {
                if let Phase::Checking { voted, .. } = &mut self.phase {
                    voted.push(*seat);
                }
            }
            // The decision on the claim follows, and ends the phase.
            Fact::Checked { .. } => {}
            Fact::Taken { seat, cards, dealt, .. } => self.take(*seat, *cards, dealt, at),
            Fact::Found { seat, cards } => self.keep(*seat, *cards, at),
            Fact::Scored { seat, finished } => self.score_unseen(*seat, *finished, at),
            Fact::Replaced { cards } => self.replace_all(cards, at),
            Fact::Rearranged { cards } => self.layout.rearrange(cards),
            Fact::Turned { seat, place, card, until } => self.turn(*seat, *place, *card, *until, at),
            Fact::TurnsEnded { seat, until } => {
                self.turns_ended = true;
                self.phase = Phase::Called { seat: *seat, since: at, until: *until };
            }
            Fact::TurnedBack { seat, until } => self.turn_back(*seat, *until, at),
            Fact::WrongCall { seat, penalty, until, .. } => self.punish(*seat, *penalty, *until, at),
            Fact::Freed => self.seats.iter_mut().for_each(Seat::free),
            Fact::WaitEnded { seat } => self.change(*seat, Seat::free),
            Fact::SaidNoSet { seat, until } => {
                self.change(*seat, |seat| seat.said_no_set = true);
                self.silent.get_or_insert(at);
                self.agreement_from = until.unwrap_or(at);
            }
            Fact::Widened { cards, .. } => self.widen(cards, at),
            Fact::RoundEnded { commitment, .. } => {
                self.commitment = *commitment;
                self.forget_opinions();
                self.end_turns();
                self.seats.iter_mut().for_each(Seat::free);
                self.phase = Phase::RoundOver { since: at };
            }
            Fact::HostChanged { seat } => self.host = Some(*seat),
            Fact::Removed { seat } => self.change(*seat, |seat| seat.removed = seat.bot.is_none()),
            Fact::Renamed { seat, name } => self.change(*seat, |seat| seat.name = name.clone()),
            Fact::RulesChanged { rules } => self.gather(rules),
            Fact::AskedForAllCards { seat } => self.asked_for_all.push(*seat),
            Fact::Rematch => self.begin_again(at),
            Fact::Emoted { seat, .. } => self.change(*seat, |seat| seat.emoted = Some(at)),
            Fact::MatchEnded { result } => self.phase = Phase::MatchOver { result: result.clone() },
        }
    }

    fn change(&mut self, number: SeatNumber, change: impl FnOnce(&mut Seat)) {
        if let Some(seat) = self.seats.get_mut(number.index()) {
            change(seat);
        }
    }

    fn seat_player(
        &mut self,
        number: SeatNumber,
        player: &PlayerId,
        name: &DisplayName,
        bot: Option<Level>,
        at: Time,
    ) {
        let (was_enough, taken) = (self.enough_players(), self.seats.len());
        match self.seats.get_mut(number.index()) {
            Some(seat) => {
                seat.seated = true;
                seat.away = false;
                seat.name = name.clone();
            }
            // A number is one byte, so a damaged journal cannot seat more.
            None if taken <= u8::MAX.into() => {
                let late = self.round > 0;
                self.seats.push(Seat { late, ..Seat::new(player.clone(), name.clone(), bot) });
            }
            None => {}
        }
        match &mut self.phase {
            Phase::Waiting { since } => *since = at,
            Phase::RoundOver { since } if !was_enough => *since = at,
            _ => {}
        }
    }

    fn unseat_player(&mut self, number: SeatNumber, at: Time) {
        let was_dealer = self.dealer() == Some(number);
        self.change(number, |seat| {
            // A lock-out stays, or it could be escaped by leaving and coming back.
            seat.seated = false;
            seat.away = false;
            seat.said_no_set = false;
            seat.contribution = None;
        });
        if self.seated().next().is_none() {
            self.deals_at = None;
        }
        if !self.seats.iter().any(|seat| seat.said_no_set) {
            self.silent = None;
        }
        match &mut self.phase {
            Phase::Waiting { since } => *since = at,
            // The next dealer has as much time as any.
            Phase::RoundOver { since } if was_dealer => *since = at,
            Phase::Held { calls, .. } => {
                calls.retain(|call| call.seat != number);
                if calls.is_empty() {
                    self.phase = Phase::Playing { since: at };
                }
            }
            _ => {}
        }
    }

    fn set_handicap(&mut self, number: SeatNumber, handicap: Handicap) {
        self.change(number, |seat| {
            seat.score += i32::from(handicap.head_start()) - i32::from(seat.handicap.head_start());
            seat.handicap = handicap;
        });
    }

    fn lay_out(&mut self, round: u32, dealer: SeatNumber, cards: &[Card], at: Time) {
        self.round = round;
        self.deals_at = None;
        self.dealer = Some(dealer);
        self.layout = Default::default();
        self.layout.lay(cards, at);
        self.undealt = self.rules.undealt_after(cards.len());
        for seat in &mut self.seats {
            seat.clear_finds();
            seat.contribution = None;
        }
        self.asked_for_all.clear();
        self.change(dealer, |seat| seat.dealt = true);
        self.began = at;
        self.seen = if self.rules.lies_face_down() { vec![None; cards.len()] } else { Vec::new() };
        self.end_turns();
        // Said before the deal only in a damaged journal; it would count as agreed at once.
        self.forget_opinions();
        self.found = at;
        self.fresh = at;
        self.phase = Phase::Playing { since: at };
    }

    fn hold(&mut self, call: HeldCall, until: Time) {
        match &mut self.phase {
            Phase::Held { calls, .. } => calls.push(call),
            _ => self.phase = Phase::Held { until, calls: vec![call] },
        }
    }

    fn take(&mut self, number: SeatNumber, cards: Claim, dealt: &[Card], at: Time) {
        let points = self.rules.scoring.points();
        self.change(number, |seat| {
            seat.sets.push(cards);
            seat.score += points;
        });
        for (seen, card) in self.seen.iter_mut().zip(self.layout.cards()) {
            *seen = seen.filter(|_| !cards.cards().contains(card));
        }
        self.layout.take(&cards, dealt, &self.rules, at);
        self.deal_out(dealt.len());
        self.end_turns();
        if !dealt.is_empty() {
            self.fresh = at;
        }
        self.found = at;
        self.forget_opinions();
        self.phase = Phase::Playing { since: at };
    }

    fn keep(&mut self, number: SeatNumber, cards: Claim, at: Time) {
        let points = self.rules.scoring.points();
        self.change(number, |seat| {
            seat.sets.push(cards);
            seat.score += points;
        });
        self.phase = Phase::Playing { since: at };
    }

    fn score_unseen(&mut self, number: SeatNumber, finished: bool, at: Time) {
        let points = self.rules.scoring.points();
        self.change(number, |seat| {
            seat.unseen_finds += 1;
            seat.score += points;
            seat.finished = finished.then_some(at);
        });
    }

    fn replace_all(&mut self, cards: &[Card], at: Time) {
        self.layout = Default::default();
        self.layout.lay(cards, at);
        self.deal_out(cards.len());
        (self.fresh, self.found) = (at, at);
        self.forget_opinions();
    }

    fn turn(&mut self, seat: SeatNumber, place: u8, card: Card, until: Time, at: Time) {
        self.layout.put(place.into(), card, at);
        self.turned.push(place);
        if let Some(seen) = self.seen.get_mut(usize::from(place)) {
            *seen = Some(card);
        }
        self.phase = Phase::Called { seat, since: at, until };
    }

    fn turn_back(&mut self, number: SeatNumber, until: Time, at: Time) {
        for place in self.turned.clone() {
            self.layout.put(place.into(), Card::back(place), at);
        }
        self.end_turns();
        self.change(number, |seat| seat.lock_out = Some(LockOut::Until(until)));
        self.phase = Phase::Playing { since: at };
    }

    fn end_turns(&mut self) {
        self.turned.clear();
        self.turns_ended = false;
    }

    /// Cards have come from the deck, which an endless one does not feel.
    fn deal_out(&mut self, cards: usize) {
        if self.rules.deck_lasts == DeckLasts::Once {
            self.undealt = self.undealt.saturating_sub(cards);
        }
    }

    fn punish(&mut self, number: SeatNumber, penalty: Penalty, until: Option<Time>, at: Time) {
        self.change(number, |seat| {
            seat.wrong_calls += 1;
            match penalty {
                Penalty::Point => seat.score -= 1,
                Penalty::LockedOut => seat.lock_out = Some(LockOut::UntilFind),
                // A wait without an end would never end; only a damaged journal has one.
                Penalty::Wait => seat.lock_out = until.map(LockOut::Until),
                Penalty::Nothing => {}
            }
        });
        // A call breaks the silence, so it starts anew.
        self.silent = self.silent.map(|_| at);
        self.phase = Phase::Playing { since: at };
    }

    fn widen(&mut self, cards: &[Card], at: Time) {
        self.layout.lay(cards, at);
        self.deal_out(cards.len());
        self.fresh = at;
        self.forget_opinions();
        self.phase = Phase::Playing { since: at };
    }

    /// All cards come together before they are dealt by other rules.
    fn gather(&mut self, rules: &Rules) {
        self.rules = rules.clone();
        self.undealt = rules.pack().size();
        self.layout = Default::default();
        self.seats.iter_mut().for_each(Seat::clear_finds);
        self.asked_for_all.clear();
    }

    fn begin_again(&mut self, at: Time) {
        self.rounds_before = self.rounds_dealt();
        self.round = 0;
        self.layout = Default::default();
        self.undealt = self.rules.pack().size();
        for seat in &mut self.seats {
            seat.score = seat.handicap.head_start().into();
            seat.clear_finds();
            seat.wrong_calls = 0;
            seat.absences = 0;
            seat.dealt = false;
            seat.late = false;
        }
        self.phase = Phase::Waiting { since: at };
    }

    fn forget_opinions(&mut self) {
        self.silent = None;
        self.seats.iter_mut().for_each(|seat| seat.said_no_set = false);
    }
}
