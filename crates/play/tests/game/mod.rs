//! A player at a table in memory.

use engine::{
    Action, Card, Claim, DisplayName, Edition, PlayerId, Rules, Secret, Seed, Time, Triple, Variant,
    first_set, is_set,
};
use play::{LocalTable, RequestError, Session, Update};
use protocol::{ClientMessage, Player, ServerMessage};

pub struct Game {
    pub table: LocalTable,
    pub session: Session,
}

/// A session whose random bytes count up.
pub fn session() -> Session {
    let mut random = 0_u128;
    let mut session = Session::new(Box::new(move || {
        random += 1;
        random.to_be_bytes()
    }));
    session.set_contributes(false);
    session
}

/// Three neighbours that are no Set.
pub fn no_set(cards: &[Card]) -> Triple {
    let three = |three: &[Card]| Triple::try_from(three).unwrap();
    cards.windows(3).map(three).find(|&three| !is_set(three)).unwrap()
}

impl Game {
    pub fn new(variant: Variant, seed: u8) -> Game {
        Game::of(Rules::of(Edition::English, variant), seed, session())
    }

    /// Connects at time 0; a session that sits has a seat then.
    pub fn of(rules: Rules, seed: u8, session: Session) -> Game {
        let you = Player { id: PlayerId::new("you").unwrap(), name: DisplayName::new("Ann").unwrap() };
        let table = LocalTable::open(rules, Secret::new(Seed::new([seed; 32])), you, Time(0)).unwrap();
        let mut game = Game { table, session };
        game.session.connected();
        game.exchange(0);
        game
    }

    /// Sends what is to be sent, until nothing is; the results of the requests that are settled by that.
    pub fn exchange(&mut self, now: u64) -> Vec<Result<(), RequestError>> {
        let mut results = Vec::new();
        loop {
            let messages = self.session.take_outgoing();
            if messages.is_empty() {
                return results;
            }
            for message in messages {
                let answers = self.table.receive(message, Time(now));
                results.extend(self.receive(answers, now));
            }
        }
    }

    /// The same player in another tab.
    pub fn claim_elsewhere(&mut self, cards: Triple, now: u64) {
        let action = Action::Claim { cards: Claim::new(&cards).unwrap() };
        let answers = self.table.receive(ClientMessage::Do { id: now.to_string(), action }, Time(now));
        self.receive(answers, now);
    }

    pub fn first_set(&self) -> Triple {
        first_set(&self.cards()).unwrap()
    }

    pub fn receive(&mut self, messages: Vec<ServerMessage>, now: u64) -> Vec<Result<(), RequestError>> {
        let mut results = Vec::new();
        for message in messages {
            self.session.receive(message, Time(now), &mut |update| {
                if let Update::Response { result, .. } = update {
                    results.push(result);
                }
            });
        }
        results
    }

    /// Requests something; what became of it.
    pub fn request(&mut self, request: Action, now: u64) -> Result<(), RequestError> {
        self.session.request(request, Time(now))?;
        self.exchange(now).into_iter().collect()
    }

    pub fn toggle(&mut self, cards: &[Card], now: u64) -> Result<(), RequestError> {
        let toggled = cards.iter().try_for_each(|&card| self.session.toggle(card, Time(now)));
        self.exchange(now).into_iter().collect::<Result<(), _>>().and(toggled)
    }

    /// Lets everything happen that happens by itself.
    pub fn play_out(&mut self) {
        for _ in 0..10_000 {
            let Some(due) = self.table.due() else { return };
            let messages = self.table.execute_due(due);
            self.receive(messages, due.0);
            self.exchange(due.0);
        }
        panic!("the match does not end");
    }

    pub fn cards(&self) -> Vec<Card> {
        self.session.board().unwrap().layout().cards().to_vec()
    }
}
