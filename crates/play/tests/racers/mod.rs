//! Matches of simulated players at real tables: people whose finding times come from the pace model, and bots.
#![allow(dead_code)]

use engine::{
    Action, Bot, Command, DisplayName, Edition, Event, Level, Phase, Plan, PlayerId, Reaction, Record, Rules,
    SeatNumber, Secret, Seed, Stated, Table, Time, Variant, Viewer,
};

/// A player and when that player acts.
#[derive(Clone, Debug)]
pub struct Player {
    pub id: PlayerId,
    pub bot: Option<Level>,
    pub pace: Pace,
}

#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// Finds come as the model of people says.
    Model(Bot),
    /// A program that claims the first find in layout order, so many milliseconds after it could.
    Program(u64),
    /// Sits there and does nothing.
    Idle,
}

pub fn id(text: &str) -> PlayerId {
    PlayerId::new(text).expect("an id")
}

/// A person who takes so many percent of a practised player's time.
pub fn person(name: &str, percent: u16, seed: u64) -> Player {
    Player { id: id(name), bot: None, pace: Pace::Model(Bot::new(Level::Practised, seed).taking(percent)) }
}

pub fn bot(name: &str, level: Level, seed: u64) -> Player {
    Player { id: id(name), bot: Some(level), pace: Pace::Model(Bot::new(level, seed)) }
}

/// A table with its journal, at which players act when they are due.
pub struct Race {
    pub table: Table,
    pub records: Vec<Record>,
    pub players: Vec<Player>,
    pub now: Time,
}

impl Race {
    pub fn new(variant: Variant, players: &[Player], seed: u64, start: Time) -> Race {
        Race::of(Rules::of(Edition::English, variant), players, seed, start)
    }

    pub fn of(rules: Rules, players: &[Player], seed: u64, start: Time) -> Race {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let opening = Table::opening(rules, Secret::new(Seed::new(bytes)), false, start);
        let table = Table::open(&opening).expect("an opening");
        let records = vec![Record::opening(opening)];
        let mut race = Race { table, records, players: Vec::new(), now: start };
        players.iter().for_each(|player| race.sit(player.clone()));
        race
    }

    pub fn sit(&mut self, player: Player) {
        let name = DisplayName::from(player.id.clone());
        let stated = Stated { name: Some(name), bot: player.bot, ..Stated::default() };
        self.run(Command::By { player: player.id.clone(), action: Action::Sit, stated });
        self.players.push(player);
    }

    pub fn run(&mut self, command: Command) {
        let events = self.table.decide(&command, self.now).expect("a legal command");
        events.iter().for_each(|event| self.table.apply(event));
        if !events.is_empty() {
            self.records.push(Record { at: self.now, id: None, command: Some(command), events });
        }
    }

    pub fn act(&mut self, seat: usize, action: Action) {
        let player = self.players[seat].id.clone();
        self.run(Command::by(player, action));
    }

    fn plan(&self, seat: usize) -> Option<Plan> {
        let number = SeatNumber(seat as u8);
        match self.players[seat].pace {
            Pace::Model(bot) => bot.plan(&self.table.board_of(number).view(Viewer::Seat(number)), self.now),
            Pace::Program(after) => self.plan_of_program(number, after),
            Pace::Idle => None,
        }
    }

    fn plan_of_program(&self, number: SeatNumber, after: u64) -> Option<Plan> {
        if let Phase::Waiting { since } = self.table.phase() {
            return Some(Plan {
                at: since.after(after),
                action: Action::Deal,
                reaction: Reaction::default(),
            });
        }
        let cards = self.table.finder().first()?;
        let (since, action) = match self.table.phase() {
            Phase::Playing { since } if self.table.rules().takes_claims() => (since, Action::Claim { cards }),
            Phase::Playing { since } => (since, Action::Call),
            Phase::Called { seat, since, .. } if *seat == number => (since, Action::Pick { cards }),
            _ => return None,
        };
        Some(Plan { at: since.after(after).max(self.now), action, reaction: Reaction::default() })
    }

    /// The next thing that happens: a player's plan, or a deadline if that comes first. Players who have left plan nothing.
    pub fn step(&mut self) {
        let plans = (0..self.players.len()).filter_map(|seat| Some((seat, self.plan(seat)?)));
        let first = plans.min_by_key(|(_, plan)| plan.at);
        let deadline = self.table.deadline();
        match first {
            Some((seat, plan)) if deadline.is_none_or(|deadline| plan.at < deadline) => {
                self.now = plan.at;
                self.act(seat, plan.action);
            }
            _ => {
                self.now = deadline.expect("a table in play waits for something").max(self.now);
                self.run(Command::Tick);
            }
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.table.phase(), Phase::MatchOver { .. })
    }

    pub fn finish(mut self) -> Race {
        while !self.is_over() {
            self.step();
        }
        self
    }

    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.records.iter().flat_map(|record| &record.events).map(|event| &event.event)
    }
}

/// A small random generator (SplitMix64), so that one number describes a simulation.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, sides: usize) -> usize {
        (self.next() % sides as u64) as usize
    }

    /// A number from 0 to 1.
    pub fn uniform(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// About a standard normal draw.
    pub fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.uniform()).sum::<f64>() - 6.0
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}
