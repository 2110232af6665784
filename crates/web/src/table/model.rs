//! One table of the page: signals around the player's session.

use engine::{Action, Beaten, Card, Claim, Emote, Phase, Rules, SeatNumber, Time};
use play::{ConnectionState, RequestError, Session, Update};
use protocol::{ClientMessage, CloseReason, Problem, ServerMessage};
use web_ui::browser::{after, random};
use web_ui::{Memo, Signal, announce, untrack};
use words::{Reader, msg};

use super::effects::LiveEvent;
use super::extras::extras;
use super::transport::{LocalTools, Transport};
use crate::browser::now;
use crate::card::painted_event;
use crate::diary::Game;
use crate::settings::{Settings, settings};

/// After so many milliseconds without a response the connection is made anew, whatever the socket reports.
const PATIENCE: u32 = 4_000;

/// How long the cards stay after the end of a round, in milliseconds: until the last Set has reached its pile.
const END_SHOWN: u32 = 1_100;

/// A shown emote: its seat, the emote, and a number of its own.
pub type ShownEmote = (SeatNumber, Emote, usize);

/// A Set that is shown beside the cards: who found it, its cards, and a number of its own.
#[derive(Clone, Copy, PartialEq)]
pub struct ShownFind {
    pub seat: SeatNumber,
    pub cards: Claim,
    pub number: usize,
}

/// One table. All of it is signals, so copies are the same table.
#[derive(Clone, Copy)]
pub struct TableModel {
    pub session: Signal<Session>,
    pub connection: Memo<ConnectionState>,
    pub selected: Signal<Vec<Card>>,
    /// Why the last request had no effect.
    pub notice: Signal<Option<String>>,
    /// The emotes of the last seconds.
    pub emotes: Signal<Vec<ShownEmote>>,
    /// Who was slower in a photo finish within the last seconds.
    pub finish: Signal<Vec<Beaten>>,
    /// The Set that was found last, while it is shown beside the cards.
    pub found: Signal<Option<ShownFind>>,
    /// Whether the cards stay although the round is over.
    holds_cards: Signal<bool>,
    /// Whether the results stay although another player has begun a rematch: until the reader joins it.
    pub is_reading: Signal<bool>,
    /// Whether the player has asked for the rematch that begins.
    pub asked_rematch: Signal<bool>,
    pub layout: Memo<Vec<Card>>,
    /// In a chain: the cards of the last find, which lie beside the others.
    pub last: Memo<Vec<Card>>,
    /// The cards that the caller has picked so far, as other players see it.
    pub watched: Memo<Vec<Card>>,
    pub phase: Memo<Option<Phase>>,
    pub rules: Memo<Option<Rules>>,
    /// The player's seat.
    pub you: Memo<Option<SeatNumber>>,
    pub settings: Signal<Settings>,
    /// What only a table in this browser has.
    pub local: Signal<Option<LocalTools>>,
    transport: Signal<Option<Box<dyn Transport>>>,
}

fn last(session: &Session) -> Option<Vec<Card>> {
    session.board().map(|board| board.layout().last().to_vec())
}

/// The cards that another player is shown with: the picked ones, or those that are turned up where cards lie face down.
fn watched(session: &Session) -> Vec<Card> {
    match session.board().filter(|board| board.rules().lies_face_down()) {
        Some(board) => board.layout().cards().iter().copied().filter(|card| card.is_face()).collect(),
        None => session.checked_cards().unwrap_or(session.watched_selection()).to_vec(),
    }
}

impl TableModel {
    pub fn new() -> TableModel {
        let session = Signal::new(Session::new(Box::new(random)));
        let layout = move |session: &Session| session.board().map(|board| board.layout().cards().to_vec());
        TableModel {
            session,
            connection: Memo::new(move || session.with(Session::connection)),
            selected: Signal::default(),
            notice: Signal::default(),
            emotes: Signal::default(),
            finish: Signal::default(),
            found: Signal::default(),
            holds_cards: Signal::default(),
            is_reading: Signal::default(),
            asked_rematch: Signal::default(),
            last: Memo::new(move || session.with(last).unwrap_or_default()),
            watched: Memo::new(move || session.with(watched)),
            layout: Memo::new(move || session.with(layout).unwrap_or_default()),
            phase: Memo::new(move || {
                session.with(|session| session.board().map(|board| board.phase().clone()))
            }),
            rules: Memo::new(move || {
                session.with(|session| session.board().map(|board| board.rules().clone()))
            }),
            you: Memo::new(move || session.with(Session::seat)),
            settings: settings(),
            local: Signal::new(None),
            transport: Signal::new(None),
        }
    }

    /// Sends messages this way from now on.
    pub fn set_transport(self, transport: Option<Box<dyn Transport>>) {
        self.transport.set(transport);
    }

    /// Changes the session, shows its selection, and sends what comes of it.
    fn change(self, change: &mut dyn FnMut(&mut Session)) {
        let changed = self.session.try_update(|session| {
            change(session);
            (session.take_outgoing(), session.selection().to_vec())
        });
        let Some((messages, selection)) = changed else { return };
        if self.selected.with_untracked(|selected| *selected != selection) {
            self.selected.set(selection);
        }
        messages.iter().for_each(|message| self.send(message));
    }

    fn send(self, message: &ClientMessage) {
        self.transport.with_untracked(|transport| {
            if let Some(transport) = transport {
                transport.send(message);
            }
        });
        if matches!(message, ClientMessage::Do { .. }) {
            after(PATIENCE, move || self.check_responses());
        }
    }

    fn check_responses(self) {
        let waiting = self.session.try_with_untracked(Session::waiting_since).flatten();
        if waiting.is_some_and(|since| now() >= since.after(PATIENCE.into())) {
            self.transport.with_untracked(|transport| transport.as_ref().map(|transport| transport.reopen()));
        }
    }

    pub fn connected(self) {
        self.change(&mut Session::connected);
    }

    pub fn disconnected(self) {
        self.change(&mut Session::disconnected);
    }

    pub fn close(self, why: CloseReason) {
        self.change(&mut |session| session.close(why));
    }

    pub fn receive(self, message: ServerMessage) {
        let Some(before) = self.layout.try_get_untracked() else { return };
        let (words, extras) = (self.settings.with_untracked(Settings::words), extras());
        // Before the change, so that no frame shows the results and then the cards again.
        let was_in_round = untrack(|| self.is_in_round());
        if was_in_round {
            self.holds_cards.set(true);
        }
        let (mut events, mut errors, mut message) = (Vec::new(), Vec::new(), Some(message));
        self.change(&mut |session| {
            let Some(message) = message.take() else { return };
            session.receive(message, now(), &mut |update| match update {
                Update::Event { event, board, is_live: true, find, seat, former_name } => {
                    let former_name = former_name.as_ref().map(|name| name.as_str());
                    let reader = Reader { seat, former_name };
                    let sentences = extras.map(|extras| {
                        (extras.sentences)(&words, board, &painted_event(event, board.rules()), reader)
                    });
                    let sentences = sentences.unwrap_or_default();
                    events.push(LiveEvent { event: event.clone(), sentences, find });
                }
                Update::Response { result: Err(error), .. } => errors.push(error),
                _ => {}
            });
        });
        if was_in_round && !untrack(|| self.is_in_round()) {
            after(END_SHOWN, move || self.holds_cards.set(false));
        }
        for event in &events {
            self.keep_event(event);
            if let Some(extras) = extras {
                (extras.show_event)(self, event, &before);
            }
        }
        if self.notice.with_untracked(Option::is_some)
            && self.layout.with_untracked(|layout| *layout != before)
        {
            self.notice.set(None);
        }
        if let Some(extras) = extras {
            errors.iter().for_each(|error| (extras.show_error)(self, error));
        }
    }

    /// Does something with the session; the notice says why it cannot be done.
    fn act(self, action: &mut dyn FnMut(&mut Session) -> Result<(), RequestError>) {
        let mut result = Ok(());
        self.change(&mut |session| result = action(session));
        if self.notice.with_untracked(Option::is_some) {
            self.notice.set(None);
        }
        if let (Err(error), Some(extras)) = (result, extras()) {
            (extras.show_error)(self, &error);
        }
    }

    pub fn show_error(self, error: &RequestError) {
        let words = self.settings.with_untracked(Settings::words);
        let sentence = match error {
            RequestError::Refused(why) => self.session.with_untracked(|session| {
                let rules = session.board().map(|board| &**board.rules());
                words.refusal(why, rules)
            }),
            RequestError::Lost => words.text(msg::TableLost),
            RequestError::Problem(Problem::TryAgain | Problem::TooMany { .. }) => {
                words.text(msg::TableTryAgain)
            }
            RequestError::Problem(Problem::OnlyWatching) => words.text(msg::TableOnlyWatching),
            RequestError::Problem(_) => words.text(msg::TableStrange),
        };
        announce(&sentence);
        self.notice.set(Some(sentence));
    }

    pub fn request(self, request: Action) {
        self.act(&mut |session| session.request(request.clone(), now()));
    }

    /// Asks for a rematch, which the other players may join.
    pub fn ask_rematch(self) {
        self.asked_rematch.set(true);
        self.request(Action::Rematch);
    }

    pub fn toggle(self, card: Card) {
        self.act(&mut |session| session.toggle(card, now()));
    }

    pub fn call(self) {
        self.act(&mut |session| session.call(now()));
    }

    /// Puts all selected cards back.
    pub fn clear(self) {
        self.act(&mut |session| {
            session.clear();
            Ok(())
        });
    }

    /// Selects the cards of a Set that the Set-Master is shown.
    pub fn point_at(self, cards: Claim) {
        self.change(&mut |session| session.point_at(cards));
    }

    /// Whether the player takes a free seat on arrival.
    pub fn set_sits(self, sits: bool) {
        self.change(&mut |session| session.set_sits(sits));
    }

    fn is_in_round(self) -> bool {
        self.phase.with(|phase| phase.as_ref().is_some_and(Phase::in_round))
    }

    /// Whether the round is over and its last Set still shown.
    pub fn is_ending(self) -> bool {
        self.holds_cards.get() && !self.is_in_round()
    }

    /// Whether the results of a round or a match are shown.
    pub fn shows_results(self) -> bool {
        let is_over =
            |phase: &Option<Phase>| matches!(phase, Some(Phase::RoundOver { .. } | Phase::MatchOver { .. }));
        self.is_reading.get() || (!self.is_ending() && self.phase.with(is_over))
    }

    /// Whether the table is one in this browser.
    pub fn is_local(self) -> bool {
        self.local.with_untracked(Option::is_some)
    }

    /// Whether the time of a table in this browser stands still.
    pub fn is_paused(self) -> bool {
        let paused = self.local.with_untracked(|local| local.as_ref().map(|local| local.paused));
        paused.is_some_and(|paused| paused.get())
    }

    /// The game that the diary notes.
    pub fn game(self) -> Game {
        if self.is_local() { Game::Here } else { Game::Table }
    }

    /// The table's time.
    pub fn time(self) -> Time {
        self.session.with_untracked(|session| session.time(now()))
    }

    /// The display name of a seat's player.
    pub fn name(self, seat: SeatNumber) -> String {
        let words = self.settings.with(Settings::words);
        let name = |session: &Session| Some(words.seat_name(session.board()?, seat).into_owned());
        self.session.with(name).unwrap_or_default()
    }
}
