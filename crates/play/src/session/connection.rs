//! The connection to the table: hello, requests that wait for their response, and what happens to them when it breaks.

use engine::{Action, Contribution, Permission, Phase, Refusal, Time};
use protocol::{ClientMessage, CloseReason, PROTOCOL_VERSION, Problem};

use super::{Session, Update};

/// How a session is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionState {
    /// Nothing is known of the table yet.
    Connecting,
    /// Everything that has happened is known.
    Open,
    /// The connection broke; the transport tries again.
    Lost,
    /// The server does not want this client back.
    Closed(CloseReason),
}

/// Why a request had no effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestError {
    /// The rules do not allow it now.
    Refused(Refusal),
    /// The server could not use it.
    Problem(Problem),
    /// The connection broke before it arrived, and it was about that moment only.
    Lost,
}

impl From<Refusal> for RequestError {
    fn from(refusal: Refusal) -> RequestError {
        RequestError::Refused(refusal)
    }
}

/// A request without a response.
pub(super) struct PendingRequest {
    id: String,
    action: Action,
    sent: Time,
}

impl Session {
    /// The transport is connected: hello is sent, with the last record that is known.
    pub fn connected(&mut self) {
        self.is_welcomed = false;
        if matches!(self.connection, ConnectionState::Closed(_)) {
            self.connection = ConnectionState::Connecting;
        }
        self.outgoing.push(ClientMessage::Hello {
            version: PROTOCOL_VERSION,
            after: self.head,
            selections: true,
        });
    }

    /// The connection broke.
    pub fn disconnected(&mut self) {
        self.is_welcomed = false;
        self.outgoing.clear();
        if !matches!(self.connection, ConnectionState::Closed(_)) {
            self.connection = ConnectionState::Lost;
        }
    }

    /// The server has closed the connection with a reason. Some reasons invite the client back.
    pub fn close(&mut self, why: CloseReason) {
        if why.is_final() {
            self.connection = ConnectionState::Closed(why);
        }
    }

    pub(super) fn set_open(&mut self) {
        if !matches!(self.connection, ConnectionState::Closed(_)) {
            self.connection = ConnectionState::Open;
        }
    }

    /// How the session is connected.
    pub fn connection(&self) -> ConnectionState {
        self.connection
    }

    /// The messages to send, in order.
    pub fn take_outgoing(&mut self) -> Vec<ClientMessage> {
        std::mem::take(&mut self.outgoing)
    }

    /// The actions whose requests have no response yet.
    pub fn pending(&self) -> impl Iterator<Item = &Action> {
        self.requests.iter().map(|pending| &pending.action)
    }

    /// When the oldest request without a response was sent. A server that takes long to respond is probably gone.
    pub fn waiting_since(&self) -> Option<Time> {
        self.requests.iter().map(|pending| pending.sent).min()
    }

    /// Requests an action, unless it is certain to be refused.
    pub fn request(&mut self, action: Action, now: Time) -> Result<(), RequestError> {
        if let Err(refusal) = self.may(&action, now)
            && !self.may_end_by_time(&refusal, now)
        {
            return Err(refusal.into());
        }
        if !self.is_welcomed && is_momentary(&action) {
            return Err(RequestError::Lost);
        }
        self.send(action, now);
        Ok(())
    }

    /// Whether the reason may be gone when the request arrives: then the server's clock decides.
    fn may_end_by_time(&self, refusal: &Refusal, now: Time) -> bool {
        // The end of a wait is that of one seat: a refusal names it.
        let deadline = self.board.as_ref().and_then(|board| board.phase_deadline());
        deadline.is_some_and(|deadline| deadline <= self.time(now))
            || matches!(
                refusal,
                // The client's clock is behind the server's by some of the message's delay.
                Refusal::LockedOutFor { wait: ..=200 }
                    | Refusal::TooEarly { .. }
                    | Refusal::PhotoFinish { .. }
                    | Refusal::NotTheDealer { .. }
                    | Refusal::TooOften { .. }
            )
    }

    /// The engine's answer to whether an action is allowed now. Before the table is known, only the server can answer.
    pub fn may(&self, action: &Action, now: Time) -> Permission {
        let (Some(board), Some(options)) = (&self.board, self.options(now)) else { return Ok(()) };
        match action {
            // A client without an identity can only watch.
            Action::Sit => self.you.as_ref().ok_or(Refusal::NotSeated).and_then(|you| board.may_sit(&you.id)),
            Action::Leave | Action::Rename => self.seat().map(drop).ok_or(Refusal::NotSeated),
            Action::Deal => options.deal,
            Action::Call => options.call,
            Action::Pick { cards } => options.pick.and_then(|()| board.may_take(*cards)),
            Action::Claim { cards } => options.claim.and_then(|()| board.may_take(*cards)),
            Action::Turn { place } => options.turn.and_then(|()| board.may_turn_place(*place)),
            Action::NoSet => options.no_set,
            Action::Vote { .. } => options.vote,
            Action::Contribute { .. } => options.contribute,
            Action::Emote { .. } => options.emote,
            // Who shows the button asks the board; the code for that is not needed for a table's first card.
            Action::AllCards => self.seat().map(drop).ok_or(Refusal::NotSeated),
            Action::Rematch => options.rematch,
            Action::AddBot { .. } => {
                self.seat().ok_or(Refusal::NotSeated).and_then(|seat| board.may_add_bot(seat))
            }
            Action::Remove { .. } | Action::HandOver { .. } => options.host,
            Action::ChangeRules { .. } | Action::Handicap { .. } => options.prepare,
        }
    }

    pub(super) fn send(&mut self, action: Action, now: Time) {
        let id = self.id();
        if self.is_welcomed {
            self.outgoing.push(ClientMessage::Do { id: id.clone(), action: action.clone() });
        }
        self.requests.push(PendingRequest { id, action, sent: now });
    }

    fn id(&mut self) -> String {
        Contribution::new((self.random)()).to_string()
    }

    pub(super) fn settle(
        &mut self,
        id: &str,
        result: Result<(), RequestError>,
        report: &mut dyn FnMut(Update<'_>),
    ) {
        if let Some(place) = self.requests.iter().position(|pending| pending.id == id) {
            let action = self.requests.remove(place).action;
            report(Update::Response { action, result });
        }
    }

    /// The server has answered hello: requests without a response are sent again, and act once by their ids.
    ///
    /// Calls and emotes are lost: they were about a moment that has passed.
    pub(super) fn resume(&mut self, now: Time, report: &mut dyn FnMut(Update<'_>)) {
        self.is_welcomed = true;
        for mut pending in std::mem::take(&mut self.requests) {
            if is_momentary(&pending.action) {
                report(Update::Response { action: pending.action, result: Err(RequestError::Lost) });
                continue;
            }
            let (id, action) = (pending.id.clone(), pending.action.clone());
            self.outgoing.push(ClientMessage::Do { id, action });
            pending.sent = now;
            self.requests.push(pending);
        }
    }

    /// Sits down on arrival, and contributes to the shuffle once before each deal.
    pub(super) fn take_part(&mut self, now: Time) {
        let Some((board, you)) = self.board.as_ref().zip(self.you.as_ref()) else { return };
        let (may_sit, may_contribute) = (board.may_sit(&you.id).is_ok(), board.may_contribute().is_ok());
        let round = board.rounds_dealt();
        let seat = self.seat().and_then(|seat| board.seat(seat));
        let lacks_contribution = seat.is_some_and(|seat| seat.contribution.is_none());
        if std::mem::take(&mut self.sits) && may_sit {
            self.send(Action::Sit, now);
        }
        if self.contributes && may_contribute && lacks_contribution && self.contributed != Some(round) {
            self.contributed = Some(round);
            let random = Contribution::new((self.random)());
            self.send(Action::Contribute { random }, now);
        }
    }

    /// Deals the next round, or starts another match after the last one.
    pub fn go_on(&mut self, now: Time) -> Result<(), RequestError> {
        let is_over =
            self.board.as_ref().is_some_and(|board| matches!(board.phase(), Phase::MatchOver { .. }));
        self.request(if is_over { Action::Rematch } else { Action::Deal }, now)
    }
}

fn is_momentary(action: &Action) -> bool {
    matches!(action, Action::Call | Action::NoSet | Action::Vote { .. } | Action::Emote { .. })
}
