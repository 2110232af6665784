//! What a caller has selected so far, shown to the other clients while the call stands. It is not stored and decides nothing.

use engine::{Card, SeatNumber};
use protocol::ServerMessage;
use tokio::time::Instant;

use super::Room;
use super::client::{self, Outbound, RoomClient};
use crate::limits::TokenBucket;

/// The cards of a claim.
const MOST_CARDS: usize = 3;

/// How many selections a room passes on at once, and a second; more are dropped.
const SELECTIONS: f64 = 10.0;

/// The budget of a room's selections. It is one for all sockets, because a player may have many and each selection goes to
/// every client and node.
pub(super) fn budget(now: Instant) -> TokenBucket {
    TokenBucket::new(SELECTIONS, SELECTIONS, now)
}

impl Room {
    /// A client of this node reports what its player has selected: passed on if the player holds the call.
    pub(super) fn select(&mut self, number: u64, cards: Vec<Card>) {
        let sender = self.clients.iter().find(|client| client.number == number);
        if let Some(seat) = sender.and_then(|client| self.seat_of(client))
            && self.is_selection(seat, &cards)
            && self.selections.take(1.0, Instant::now()).is_ok()
        {
            if self.remote.has_clients() {
                self.presence.publish_selection(&self.id, seat, cards.clone());
            }
            self.publish_selection(Some(number), seat, cards);
        }
    }

    /// The caller is a client of another node. That node may be ahead of this one or behind it, so it is checked here too.
    pub(super) fn select_remotely(&mut self, seat: SeatNumber, cards: Vec<Card>) {
        if self.is_selection(seat, &cards) {
            self.publish_selection(None, seat, cards);
        }
    }

    /// Whether the seat's call stands and the cards are different ones that lie on the table. Without calls nothing is shown: the
    /// others could take the cards.
    fn is_selection(&self, seat: SeatNumber, cards: &[Card]) -> bool {
        let board = self.host.board();
        let is_new = |place: usize| !cards[..place].contains(&cards[place]);
        board.caller() == Some(seat)
            && cards.len() <= MOST_CARDS
            && cards.iter().all(|&card| board.layout().contains(card))
            && (0..cards.len()).all(is_new)
    }

    fn publish_selection(&mut self, sender: Option<u64>, seat: SeatNumber, cards: Vec<Card>) {
        if let Some(text) = client::text_of(&ServerMessage::Selection { seat, cards }) {
            let shows = |client: &RoomClient| client.shows_selections && Some(client.number) != sender;
            let send = |client: &RoomClient| client.outbox.send(Outbound::Text(text.clone()));
            self.clients.retain(|client| !client.is_subscribed || !shows(client) || send(client));
        }
    }
}
