//! Selecting cards, claiming them and calling.

use engine::{Action, Card, Claim, Permission, Phase, Refusal, Time};

use protocol::ClientMessage;

use super::{RequestError, Session};

impl Session {
    /// The selected cards, in the order of selection.
    pub fn selection(&self) -> &[Card] {
        &self.selection
    }

    /// The cards that the caller has selected so far, as another client shows them; empty without a call.
    pub fn watched_selection(&self) -> &[Card] {
        let caller = self.board.as_ref().and_then(|board| board.caller());
        match &self.watched {
            Some((seat, cards)) if Some(*seat) == caller => cards,
            _ => &[],
        }
    }

    /// Sends what the player has selected while the own call stands. As many cards as a find has are a pick, which all see anyway.
    pub(super) fn share_selection(&mut self) {
        if self.is_caller()
            && self.is_welcomed
            && self.selection.len() < self.find_size()
            && self.shared != self.selection
        {
            self.shared.clone_from(&self.selection);
            self.outgoing.push(ClientMessage::Selection { cards: self.selection.clone() });
        }
    }

    /// Selects a card, or puts it back. The last card of a find claims all where that is allowed; before a call they wait for it.
    /// A card that lies face down is turned instead.
    pub fn toggle(&mut self, card: Card, now: Time) -> Result<(), RequestError> {
        self.may_select(now)?;
        if self.board.as_ref().is_some_and(|board| board.rules().lies_face_down()) {
            return if card.is_back() {
                self.request(Action::Turn { place: card.index() }, now)
            } else {
                Ok(())
            };
        }
        match self.selection.iter().position(|&selected| selected == card) {
            Some(place) => drop(self.selection.remove(place)),
            None if self.selection.len() < self.find_size() => self.selection.push(card),
            // One card more changes nothing, and must not claim the others.
            None => return Ok(()),
        }
        let result = match self.claim_selection(now) {
            Err(RequestError::Refused(refusal)) if !waits_for_call(&refusal) => {
                self.clear();
                Err(refusal.into())
            }
            result => result,
        };
        self.share_selection();
        result
    }

    /// Selects the cards of a claim at once and claims them; during the player's own call request they wait for it.
    pub fn choose(&mut self, claim: Claim, now: Time) -> Result<(), RequestError> {
        self.may_select(now)?;
        self.selection = claim.cards().to_vec();
        let result = self.claim_selection(now);
        if result.is_err() {
            self.clear();
        }
        result
    }

    /// Selects the cards of a Set that the Set-Master is shown. Nothing is claimed.
    pub fn point_at(&mut self, cards: Claim) {
        self.selection = cards.cards().to_vec();
    }

    /// Puts all selected cards back.
    pub fn clear(&mut self) {
        self.selection.clear();
        self.is_claimed = false;
        self.share_selection();
    }

    /// Calls "Set", unless a call is under way.
    pub fn call(&mut self, now: Time) -> Result<(), RequestError> {
        if self.is_calling() { Ok(()) } else { self.request(Action::Call, now) }
    }

    /// Whether a call or a claim without one is not decided yet.
    pub fn is_calling(&self) -> bool {
        self.is_held || self.pending().any(|action| matches!(action, Action::Call | Action::Claim { .. }))
    }

    /// Whether the player's own call waits for the photo finish.
    pub fn is_held(&self) -> bool {
        self.is_held
    }

    /// The cards of the claim that the others check.
    pub fn checked_cards(&self) -> Option<&[Card]> {
        match self.board.as_ref().map(|board| board.phase()) {
            Some(Phase::Checking { cards, .. }) => Some(cards.cards()),
            _ => None,
        }
    }

    /// Whether the player's own call stands, so that cards are to be picked.
    pub fn is_caller(&self) -> bool {
        let phase = self.board.as_ref().map(|board| board.phase());
        matches!(phase, Some(Phase::Called { seat, .. }) if self.seat() == Some(*seat))
    }

    fn is_claiming(&self) -> bool {
        self.pending().any(|action| matches!(action, Action::Pick { .. } | Action::Claim { .. }))
    }

    /// Cards can be selected as long as the player is in play, also while another player's call stands.
    fn may_select(&self, now: Time) -> Permission {
        match self.options(now).ok_or(Refusal::NotDealt)?.claim {
            Err(
                refusal @ (Refusal::NotSeated
                | Refusal::NotDealt
                | Refusal::RoundOver
                | Refusal::MatchOver
                | Refusal::BeingChecked { .. }
                | Refusal::SetMasterWatches),
            ) => Err(refusal),
            _ => Ok(()),
        }
    }

    /// How many cards a find has here.
    pub fn find_size(&self) -> usize {
        self.board.as_ref().map_or(3, |board| board.rules().target.size())
    }

    /// Claims the selected cards if they are as many as a find has, once.
    fn claim_selection(&mut self, now: Time) -> Result<(), RequestError> {
        let Ok(cards) = Claim::new(&self.selection) else { return Ok(()) };
        if cards.cards().len() < self.find_size() {
            return Ok(());
        }
        if self.is_claiming() || self.is_held {
            return Ok(());
        }
        let action = if self.is_caller() { Action::Pick { cards } } else { Action::Claim { cards } };
        match self.request(action, now) {
            Err(RequestError::Refused(refusal)) if waits_for_call(&refusal) && self.is_calling() => Ok(()),
            result => {
                self.is_claimed |= result.is_ok();
                self.claimed = Some(cards);
                result
            }
        }
    }

    /// Drops cards that have left the table or whose claim is settled, and picks the cards that waited for the call.
    pub(super) fn update_selection(&mut self, now: Time) {
        let Some(board) = &self.board else { return };
        self.selection.retain(|&card| board.layout().offers(card));
        let seat = self.seat();
        let is_held = matches!(board.phase(), Phase::Held { calls, .. } if calls.iter().any(|call| Some(call.seat) == seat));
        if self.is_claimed && !is_held && !self.is_held && !self.is_claiming() {
            self.clear();
        }
        if self.is_caller() {
            let _ = self.claim_selection(now);
        }
    }
}

/// Whether selected cards stay selected until the player has called or the call that stands is settled.
fn waits_for_call(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::CallFirst
            | Refusal::CallStands { .. }
            | Refusal::AlreadyCalled
            | Refusal::PhotoFinish { .. }
    )
}
