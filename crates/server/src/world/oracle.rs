//! What is true at one table: the fold of its journal, against which every message is checked.

use std::collections::BTreeSet;

use engine::{Card, Command, Fact, PlayerId, Record, Sealed, Seed, Table};
use protocol::{Player, PublicRecord, ServerMessage};
use tokio::time::Instant;

/// One table as its stored records make it.
pub(super) struct TableOracle {
    pub(super) table: Table,
    /// The public records as clients must receive them.
    pub(super) public: Vec<StoredRecord>,
    /// When the last record was stored.
    stored: Instant,
    pub(super) entries: u64,
    seed: Seed,
    requests: BTreeSet<(PlayerId, String)>,
    /// Who has been told that a call is held, by right.
    held: BTreeSet<PlayerId>,
    /// The cards of the current round that were face up, and those that were taken.
    seen: BTreeSet<Card>,
    taken: BTreeSet<Card>,
}

/// A public record, and when it was stored.
pub(super) struct StoredRecord {
    pub(super) record: PublicRecord,
    pub(super) stored: Instant,
}

impl TableOracle {
    /// A table from its opening.
    pub(super) fn open(record: &Record) -> Result<TableOracle, String> {
        let opening = record.events.first().ok_or("a table opens without an event")?;
        let Some(Sealed::Secret(secret)) = &opening.sealed else {
            return Err("a table opens without a secret".to_owned());
        };
        let table = Table::open(opening).map_err(|error| error.to_string())?;
        let mut oracle = TableOracle {
            table,
            public: Vec::new(),
            stored: Instant::now(),
            entries: 1,
            seed: secret.seed,
            requests: BTreeSet::new(),
            held: BTreeSet::new(),
            seen: BTreeSet::new(),
            taken: BTreeSet::new(),
        };
        oracle.publish(record);
        Ok(oracle)
    }

    /// Applies a record that was stored, and checks that it may be there; `shown` is the same with its name.
    pub(super) fn store(&mut self, record: &Record, shown: &Record) -> Result<(), String> {
        let command = record.command.as_ref().ok_or("a record without a command")?;
        if let (Command::By { player, .. }, Some(id)) = (command, &record.id)
            && !self.requests.insert((player.clone(), id.clone()))
        {
            return Err(format!("the request {id} of {player} acts twice"));
        }
        if self.table.decide(command, record.at).as_ref() != Ok(&record.events) {
            return Err(format!("a record is not what the rules decide: {command:?}"));
        }
        self.stored = Instant::now();
        self.entries += 1;
        for event in &record.events {
            if event.is_hidden()
                && let Some(seat) = event.fact.seat().and_then(|seat| self.table.seat(seat))
            {
                self.held.insert(seat.player.clone());
            }
            if event.at < self.table.clock() {
                return Err(format!("table time goes back from {:?} to {:?}", self.table.clock(), event.at));
            }
            self.table.apply(event);
            self.follow_cards(&event.fact)?;
        }
        self.publish(shown);
        self.count_cards()
    }

    fn publish(&mut self, record: &Record) {
        let hides = record.events.iter().any(|event| event.is_hidden());
        let events: Vec<_> = record.public_events().cloned().collect();
        if hides && events.is_empty() {
            return;
        }
        let id = record.id.clone().filter(|_| !hides);
        let record = PublicRecord { seq: self.public.len() as u64 + 1, id, events };
        self.public.push(StoredRecord { record, stored: Instant::now() });
    }

    fn follow_cards(&mut self, fact: &Fact) -> Result<(), String> {
        let laid: &[Card] = match fact {
            Fact::Dealt { cards, .. } => {
                self.seen.clear();
                self.taken.clear();
                cards
            }
            Fact::Widened { cards, .. } | Fact::Replaced { cards } => cards,
            Fact::Taken { cards, dealt, .. } => {
                let is_chain = self.table.rules().chain > 0;
                if let Some(card) = cards.cards().iter().find(|&&card| !self.taken.insert(card) && !is_chain)
                {
                    return Err(format!("{card} is taken twice"));
                }
                dealt
            }
            _ => &[],
        };
        match laid.iter().find(|&&card| card.is_face() && !self.seen.insert(card)) {
            Some(card) => Err(format!("{card} is dealt twice")),
            None => Ok(()),
        }
    }

    /// Face-up, taken and undealt cards make one deck.
    fn count_cards(&self) -> Result<(), String> {
        let board = self.table.board();
        let rules = board.rules();
        // Cards of a board of one's own are in no public place, and where found cards stay, those of replaced boards are in none.
        let is_counted = !rules.has_own_boards() && !rules.keeps_found_cards();
        if !board.phase().in_round() || !is_counted {
            return Ok(());
        }
        let laid = board.layout().cards().iter().filter(|card| !card.is_gap()).count();
        let cards = laid + self.taken.len() + board.undealt();
        let is_free = board.layout().cards().iter().all(|card| !self.taken.contains(card));
        match cards == rules.pack().size() && is_free {
            true => Ok(()),
            false => Err(format!("there are {cards} cards")),
        }
    }

    /// How many milliseconds ago a node should have changed the table by itself that has known the last record since `known`.
    ///
    /// At that moment its table time was that of the record. Time that passed before does not count: the table may have been in no
    /// memory, and a record that arrives late sets a node's clock back, because a call must not be cut short.
    pub(super) fn overdue(&self, known: Instant) -> Option<u64> {
        let wait = self.table.deadline()?.since(self.table.clock());
        (self.stored.max(known).elapsed().as_millis() as u64).checked_sub(wait)
    }

    /// Whether a client that has all records up to `head` lacks one that was stored so long ago.
    pub(super) fn is_behind(&self, head: u64, milliseconds: u128) -> bool {
        let next = self.public.get(head as usize);
        next.is_some_and(|next| next.stored.elapsed().as_millis() > milliseconds)
    }

    /// Checks what a client is sent: the records are those of the journal, and nothing else tells a secret.
    pub(super) fn check(
        &self,
        you: Option<&Player>,
        text: &str,
        message: &ServerMessage,
    ) -> Result<(), String> {
        let unrevealed = [self.seed, self.seed.of_round(self.table.rounds_dealt() + 1)];
        let current = self.table.phase().in_round().then(|| self.seed.of_round(self.table.rounds_dealt()));
        if unrevealed.into_iter().chain(current).any(|seed| text.contains(&String::from(seed))) {
            return Err("a message tells a seed".to_owned());
        }
        match message {
            ServerMessage::Records { records, .. } => {
                for record in records {
                    let stored = self.public.get((record.seq as usize).wrapping_sub(1));
                    if stored.map(|stored| &stored.record) != Some(record) {
                        return Err(format!("record {} is not the one of the journal", record.seq));
                    }
                }
            }
            ServerMessage::Held { .. } if !you.is_some_and(|you| self.held.contains(&you.id)) => {
                return Err("another seat's held call is told".to_owned());
            }
            ServerMessage::Welcome { head, .. } if *head > self.public.len() as u64 => {
                return Err(format!("a welcome promises record {head}"));
            }
            _ => {}
        }
        match () {
            () if text.contains("call-held") => Err("a message tells a held call".to_owned()),
            () if text.contains("\"vote\":") => {
                Err("a message tells a vote before the check is over".to_owned())
            }
            () => Ok(()),
        }
    }
}
