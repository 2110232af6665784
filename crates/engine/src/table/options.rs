//! What a seat may do now and, if it may not, why not.
//!
//! [`Table::decide`](crate::Table::decide) refuses by the same answers, so buttons, key handlers and bots that read them
//! repeat no rule.

use crate::cards::claim::Claim;
use crate::rules::Rules;
use crate::table::board::Board;
use crate::table::layout::Layout;
use crate::table::phase::Phase;
use crate::table::refusal::Refusal;
use crate::table::seat::{DisplayName, LockOut, PlayerId, Seat, SeatNumber};
use crate::time::Time;

/// Seat numbers are never given twice, so a table has an end, far beyond what players need.
const MOST_SEAT_NUMBERS: usize = 250;

/// Milliseconds between two emotes of a player.
const EMOTE_PAUSE: u64 = 2000;

/// Allowed, or the reason why not.
pub type Permission = Result<(), Refusal>;

/// What a seat may do now. A claim of particular cards can still be refused because of the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Deal the next round.
    pub deal: Permission,
    /// Call "Set".
    pub call: Permission,
    /// Pick three cards after a call.
    pub pick: Permission,
    /// Call and pick in one, or pick after a call.
    pub claim: Permission,
    /// Turn a card up, where cards lie face down.
    pub turn: Permission,
    /// Say that there is no Set.
    pub no_set: Permission,
    /// Say whether another player's claim is right, where the others check.
    pub vote: Permission,
    /// Mix random bytes into the next shuffle.
    pub contribute: Permission,
    /// Start another match.
    pub rematch: Permission,
    /// Send an emote.
    pub emote: Permission,
    /// Add and remove bots, remove players, hand over the table.
    pub host: Permission,
    /// Change rules and handicaps.
    pub prepare: Permission,
}

impl Board {
    /// What a seat may do at a time; without a seat every answer is [`Refusal::NotSeated`].
    pub fn options(&self, seat: Option<SeatNumber>, now: Time) -> Options {
        let ask = |may: &dyn Fn(SeatNumber) -> Permission| {
            let seat = seat.filter(|&seat| self.is_seated(seat)).ok_or(Refusal::NotSeated)?;
            may(seat)
        };
        Options {
            deal: ask(&|seat| self.may_deal(seat, now)),
            call: ask(&|seat| self.may_call(seat, now)),
            pick: ask(&|seat| self.may_pick(seat, now)),
            claim: ask(&|seat| self.may_claim(seat, now)),
            turn: ask(&|seat| self.may_turn(seat, now)),
            no_set: ask(&|seat| self.may_say_no_set(seat, now)),
            vote: ask(&|seat| self.may_vote(seat)),
            contribute: ask(&|_| self.may_contribute()),
            rematch: ask(&|_| self.may_rematch()),
            emote: ask(&|seat| self.may_emote(seat, now)),
            host: ask(&|seat| self.may_host(seat)),
            prepare: ask(&|seat| self.may_prepare(seat)),
        }
    }

    /// Whether a player sits on this seat now.
    pub fn is_seated(&self, number: SeatNumber) -> bool {
        self.seat(number).is_some_and(|seat| seat.seated)
    }

    /// Whether a player may sit down or come back.
    pub fn may_sit(&self, player: &PlayerId) -> Permission {
        let own = self.seat_of(player).and_then(|seat| self.seat(seat));
        if own.is_some_and(|own| own.seated) {
            return Err(Refusal::AlreadySeated);
        }
        if own.is_some_and(|own| own.removed) {
            return Err(Refusal::RemovedByHost);
        }
        // A game for one belongs to the player who has begun it.
        let is_taken = match self.challenge {
            // Who came later to a race would know how long the others took.
            Some(_) if self.is_race() => self.round > 0,
            Some(_) => !self.seats.is_empty(),
            None => self.rules.variant.is_alone() && self.round > 0,
        };
        let is_full = self.seated().count() >= self.rules.seats.into();
        if is_full || own.is_none() && (is_taken || self.seats.len() >= MOST_SEAT_NUMBERS) {
            return Err(Refusal::TableFull { seats: self.rules.seats });
        }
        Ok(())
    }

    /// The deal is the dealer's, the first one also the host's; once the time to deal has passed, any player may deal.
    pub fn may_deal(&self, seat: SeatNumber, now: Time) -> Permission {
        let since = match self.phase {
            Phase::Waiting { since } | Phase::RoundOver { since } => since,
            Phase::MatchOver { .. } => return Err(Refusal::MatchOver),
            _ => return Err(Refusal::AlreadyDealt),
        };
        if self.deals_at.is_some() {
            return Err(Refusal::AlreadyDealt);
        }
        if !self.enough_players() {
            let (players, needed) = (self.seated().count(), self.rules.players_needed());
            return Err(Refusal::TooFewPlayers { players, needed });
        }
        let dealer = self.dealer().ok_or(Refusal::MatchOver)?;
        let starts = matches!(self.phase, Phase::Waiting { .. }) && self.host == Some(seat);
        let free_at = since.after_seconds(self.rules.deal_within_s);
        if dealer != seat && !starts && now < free_at {
            return Err(Refusal::NotTheDealer { dealer: self.name_of(dealer), wait: free_at.since(now) });
        }
        Ok(())
    }

    /// Whether a seat may call "Set".
    pub fn may_call(&self, seat: SeatNumber, now: Time) -> Permission {
        self.is_claimed_by_cards()?;
        self.is_free_to_call(seat, now)?;
        if self.rules.takes_calls() { Ok(()) } else { Err(Refusal::ClaimWithoutCalling) }
    }

    /// Whether a seat may pick three cards after its call.
    pub fn may_pick(&self, seat: SeatNumber, now: Time) -> Permission {
        self.is_claimed_by_cards()?;
        self.is_in_play(seat)?;
        match self.phase {
            Phase::Called { seat: caller, .. } if caller == seat => Ok(()),
            Phase::Called { seat: caller, since, .. } => Err(self.call_stands(caller, since, now)),
            Phase::Held { until, .. } => Err(Refusal::PhotoFinish { wait: until.since(now) }),
            Phase::Checking { until, .. } => Err(Refusal::BeingChecked { wait: until.since(now) }),
            _ if self.rules.takes_calls() => Err(Refusal::CallFirst),
            _ => Err(Refusal::ClaimWithoutCalling),
        }
    }

    /// Whether a seat may call and pick in one, or pick after its call.
    pub fn may_claim(&self, seat: SeatNumber, now: Time) -> Permission {
        self.is_claimed_by_cards()?;
        if self.caller() == Some(seat) {
            return self.may_pick(seat, now);
        }
        self.is_free_to_call(seat, now)?;
        if self.seat(seat).is_some_and(|seat| seat.finished.is_some()) {
            return Err(Refusal::Finished);
        }
        if self.rules.takes_claims() { Ok(()) } else { Err(Refusal::CallFirst) }
    }

    /// Refuses calls and claims where cards lie face down.
    fn is_claimed_by_cards(&self) -> Permission {
        if self.rules.lies_face_down() { Err(Refusal::TurnCards) } else { Ok(()) }
    }

    /// Whether a seat may turn a card up: the first turn is a call, and the same player turns the others.
    pub fn may_turn(&self, seat: SeatNumber, now: Time) -> Permission {
        if !self.rules.lies_face_down() {
            return Err(Refusal::NothingIsDown);
        }
        if self.caller() != Some(seat) {
            return self.is_free_to_call(seat, now);
        }
        if self.turns_ended { Err(Refusal::CannotTurn) } else { Ok(()) }
    }

    /// Whether the card in this place can be turned up.
    pub fn may_turn_place(&self, place: u8) -> Permission {
        let card = self.layout.cards().get(usize::from(place));
        if card.is_some_and(|card| card.is_back()) { Ok(()) } else { Err(Refusal::CannotTurn) }
    }

    /// Whether these cards can be claimed on the board that this client or the shared table shows.
    pub fn may_take(&self, cards: Claim) -> Permission {
        self.may_take_from(&self.layout, cards)
    }

    /// Whether these cards can be claimed: as many as a find has, all on the table, in a chain so many from the last find, and
    /// not found before where found cards stay.
    pub(crate) fn may_take_from(&self, layout: &Layout, cards: Claim) -> Permission {
        let needed = self.rules.target.size();
        if cards.cards().len() != needed {
            return Err(Refusal::WrongCount { cards: cards.cards().len(), needed });
        }
        if let Some(&card) = cards.cards().iter().find(|&&card| !layout.offers(card)) {
            return Err(Refusal::NotOnTable { card });
        }
        let chained = cards.cards().iter().filter(|card| layout.last().contains(card)).count();
        if !layout.last().is_empty() && chained != usize::from(self.rules.chain) {
            return Err(Refusal::NotChained { needed: self.rules.chain.into() });
        }
        let mut found = self.seats.iter().flat_map(|seat| &seat.sets);
        if self.rules.keeps_found_cards() && found.any(|found| found.is_same_find(cards)) {
            return Err(Refusal::FoundBefore);
        }
        Ok(())
    }

    /// Whether a seat may say that there is no Set.
    pub fn may_say_no_set(&self, seat: SeatNumber, now: Time) -> Permission {
        self.is_in_play(seat)?;
        if self.rules.widens_at_once() {
            return Err(Refusal::CardsComeAtOnce);
        }
        match self.phase {
            Phase::Held { until, .. } => return Err(Refusal::PhotoFinish { wait: until.since(now) }),
            Phase::Called { seat: caller, .. } if caller == seat => return Err(Refusal::AlreadyCalled),
            Phase::Called { seat: caller, since, .. } => return Err(self.call_stands(caller, since, now)),
            Phase::Checking { until, .. } => return Err(Refusal::BeingChecked { wait: until.since(now) }),
            _ => {}
        }
        if self.set_is_certain() {
            return Err(Refusal::SetIsCertain { cards: self.layout.len() });
        }
        let said_already = self.seat(seat).is_some_and(|seat| seat.said_no_set);
        if said_already { Err(Refusal::SaidAlready) } else { Ok(()) }
    }

    /// Whether a seat may say if the claim that is checked is right. A lock-out does not keep from it.
    pub fn may_vote(&self, seat: SeatNumber) -> Permission {
        self.is_in_play(seat)?;
        match &self.phase {
            Phase::Checking { voted, .. } if voted.contains(&seat) => Err(Refusal::VotedAlready),
            Phase::Checking { seat: claimer, .. } if *claimer != seat => Ok(()),
            _ => Err(Refusal::NothingToCheck),
        }
    }

    /// Whether random bytes can be mixed into the next shuffle now.
    pub fn may_contribute(&self) -> Permission {
        self.is_no_run()?;
        match self.phase {
            Phase::Waiting { .. } | Phase::RoundOver { .. } => Ok(()),
            Phase::MatchOver { .. } => Err(Refusal::MatchOver),
            _ => Err(Refusal::AlreadyDealt),
        }
    }

    /// Whether another match can start.
    pub fn may_rematch(&self) -> Permission {
        self.is_no_run()?;
        if matches!(self.phase, Phase::MatchOver { .. }) { Ok(()) } else { Err(Refusal::MatchGoesOn) }
    }

    /// Whether a seat may send an emote.
    pub fn may_emote(&self, seat: SeatNumber, now: Time) -> Permission {
        let free_at = self.seat(seat).and_then(|seat| seat.emoted).map(|last| last.after(EMOTE_PAUSE));
        match free_at {
            Some(free_at) if now < free_at => Err(Refusal::TooOften { wait: free_at.since(now) }),
            _ => Ok(()),
        }
    }

    /// Whether a seat is host, or the table has none.
    pub fn may_host(&self, seat: SeatNumber) -> Permission {
        match self.host {
            Some(host) if host != seat => Err(Refusal::NotHost { host: self.name_of(host) }),
            _ => Ok(()),
        }
    }

    /// Whether a seat may add a bot: as host, while a seat is free.
    pub fn may_add_bot(&self, seat: SeatNumber) -> Permission {
        self.may_host(seat)?;
        self.is_no_run()?;
        self.may_sit(&PlayerId::of_bot(self.seats.len()))
    }

    /// Whether a seat may change rules and handicaps: as host, before the first deal.
    pub fn may_prepare(&self, seat: SeatNumber) -> Permission {
        self.may_host(seat)?;
        self.is_no_run()?;
        if matches!(self.phase, Phase::Waiting { .. }) { Ok(()) } else { Err(Refusal::MatchHasBegun) }
    }

    /// Whether the players at the table fit other rules.
    pub fn may_play_by(&self, rules: &Rules) -> Permission {
        if rules.first_semantics() > self.semantics {
            return Err(Refusal::OlderTable);
        }
        let (players, seats) = (self.seated().count(), rules.seats);
        if players > seats.into() { Err(Refusal::TooManyPlayers { players, seats }) } else { Ok(()) }
    }

    /// Refuses what would change the cards or the rules of a challenge.
    fn is_no_run(&self) -> Permission {
        if self.challenge.is_some() { Err(Refusal::SameForAll) } else { Ok(()) }
    }

    /// Refuses to remove a player whose race has begun: the run would end without its player.
    pub(crate) fn is_before_race(&self) -> Permission {
        let has_begun = self.deals_at.is_some() || !matches!(self.phase, Phase::Waiting { .. });
        if has_begun { self.is_no_run() } else { Ok(()) }
    }

    /// A seat that a player or bot sits on.
    pub(crate) fn taken_seat(&self, number: SeatNumber) -> Result<&Seat, Refusal> {
        self.seat(number).filter(|seat| seat.seated).ok_or(Refusal::NobodyThere)
    }

    /// Refuses what needs cards in play, and what a Set-Master may not do.
    fn is_in_play(&self, seat: SeatNumber) -> Permission {
        match self.phase {
            Phase::Waiting { .. } => Err(Refusal::NotDealt),
            Phase::RoundOver { .. } => Err(Refusal::RoundOver),
            Phase::MatchOver { .. } => Err(Refusal::MatchOver),
            _ if self.is_set_master(seat) => Err(Refusal::SetMasterWatches),
            Phase::Playing { .. } | Phase::Held { .. } | Phase::Called { .. } | Phase::Checking { .. } => {
                Ok(())
            }
        }
    }

    /// What a call and a claim without a call have in common.
    fn is_free_to_call(&self, seat: SeatNumber, now: Time) -> Permission {
        self.is_in_play(seat)?;
        match &self.phase {
            &Phase::Called { seat: caller, .. } if caller == seat => return Err(Refusal::AlreadyCalled),
            &Phase::Called { seat: caller, since, .. } => return Err(self.call_stands(caller, since, now)),
            Phase::Checking { until, .. } => return Err(Refusal::BeingChecked { wait: until.since(now) }),
            Phase::Held { calls, .. } if calls.iter().any(|call| call.seat == seat) => {
                return Err(Refusal::AlreadyCalled);
            }
            _ => {}
        }
        let own = self.seat(seat).ok_or(Refusal::NotSeated)?;
        match own.lock_out {
            Some(LockOut::Until(time)) if now < time => {
                return Err(Refusal::LockedOutFor { wait: time.since(now) });
            }
            Some(LockOut::UntilFind) => return Err(Refusal::LockedOut),
            _ => {}
        }
        let free_at = self.fresh.after(own.handicap.delay().into());
        if now < free_at { Err(Refusal::TooEarly { wait: free_at.since(now) }) } else { Ok(()) }
    }

    fn call_stands(&self, caller: SeatNumber, since: Time, now: Time) -> Refusal {
        Refusal::CallStands { caller: self.name_of(caller), ago: now.since(since) }
    }

    fn name_of(&self, seat: SeatNumber) -> DisplayName {
        self.name(seat).cloned().unwrap_or_else(|| DisplayName::of_unknown(seat))
    }
}
