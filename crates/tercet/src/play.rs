//! `tercet play`: a round in this terminal, line by line, against bots or alone.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::{
    Action, Bot, Claim, Command, Event, Level, Name, Phase, Reaction, Rules, SeatNumber, Secret, Table, Time,
    Viewer,
};
use words::{Words, msg};

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::input;

/// Plays a match against bots, or alone.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let words = arguments.words();
    let rules = arguments.rules()?;
    let account = std::env::var("USER").unwrap_or_else(|_| "player".to_owned());
    let name = Name::new(arguments.text("name").unwrap_or(&account));
    let name = name.map_err(|error| Failure::Input(words.name_error(error)))?;
    let room = u64::from(rules.seats) - 1;
    let bots = arguments.number("bots").unwrap_or(2).min(room);
    let level = arguments.known("level").unwrap_or(Level::Casual);
    let seed = arguments.seed_or_random("seed")?;
    let mut game = Game::new(rules, Secret::new(seed), words)?;
    game.welcome(bots)?;
    game.act(&name, Action::Sit { name: name.clone(), bot: None })?;
    for number in 1..=bots {
        let bot =
            Name::new(&format!("bot {number}")).map_err(|error| Failure::Input(words.name_error(error)))?;
        game.act(&bot, Action::Sit { name: bot.clone(), bot: Some(level) })?;
    }
    game.act(&name, Action::Deal)?;
    game.play(&name, &lines())?;
    Ok(ExitCode::SUCCESS)
}

/// The lines that somebody types; the channel closes at the end of the input.
fn lines() -> Receiver<String> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut stdin = io::stdin().lock();
        while let Ok(Some(line)) = input::read_line(&mut stdin) {
            // A line that is no text is as good as one that says nothing sensible.
            if sender.send(line.unwrap_or_else(|_| "?".to_owned())).is_err() {
                return;
            }
        }
    });
    receiver
}

struct Game {
    table: Table,
    start: Instant,
    words: Words,
}

/// Whether the game goes on.
#[derive(PartialEq)]
enum Next {
    Play,
    Leave,
}

impl Game {
    fn new(rules: Rules, secret: Secret, words: Words) -> Result<Game, Failure> {
        let table = Table::open(&Table::opening(rules, secret, Time(0)));
        let table = table.map_err(|error| Failure::Input(error.to_string()))?;
        Ok(Game { table, start: Instant::now(), words })
    }

    fn now(&self) -> Time {
        Time(self.start.elapsed().as_millis() as u64)
    }

    fn say(&self, sentence: &str) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        writeln!(out, "{sentence}")?;
        out.flush()?;
        Ok(())
    }

    fn welcome(&self, bots: u64) -> Result<(), Failure> {
        let (words, rules) = (self.words, self.table.rules());
        let (edition, variant) = (words.edition(rules.edition), words.variant(rules.variant));
        self.say(&words.say(msg::PlayWelcome { edition: &edition, variant: &variant }))?;
        if rules.takes_claims() {
            self.say(&words.say(msg::PlayClaims))?;
        }
        if bots > 0 {
            self.say(&words.say(msg::PlayBotModel))?;
        }
        Ok(())
    }

    /// Waits for whatever comes first: a typed line, a deadline, a bot.
    fn play(&mut self, you: &Name, lines: &Receiver<String>) -> Result<(), Failure> {
        while !matches!(self.table.phase(), Phase::MatchOver { .. }) {
            let due = [self.table.deadline(), self.next_bot().map(|(at, ..)| at)].into_iter().flatten().min();
            let wait = due.map_or(60_000, |due| due.since(self.now()));
            match lines.recv_timeout(Duration::from_millis(wait)) {
                Ok(line) => {
                    if self.obey(you, line.trim())? == Next::Leave {
                        break;
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.let_time_pass()?,
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        if !matches!(self.table.phase(), Phase::MatchOver { .. }) {
            self.act(you, Action::Leave)?;
            self.say(&self.words.say(msg::PlayLeft))?;
        }
        Ok(())
    }

    /// The bot that acts next: when, who, what.
    fn next_bot(&self) -> Option<(Time, Name, Action)> {
        let now = self.now();
        let seats = self.table.seats().iter().enumerate();
        let plans = seats.filter_map(|(number, seat)| {
            let view = self.table.view(Viewer::Seat(SeatNumber(number as u8)));
            let plan = Bot::new(seat.bot?, number as u64).plan(&view, now)?;
            Some((plan.at, seat.player.clone(), plan.action))
        });
        plans.min_by_key(|(at, ..)| *at)
    }

    fn let_time_pass(&mut self) -> Result<(), Failure> {
        let now = self.now();
        if let Ok(events) = self.table.decide(&Command::Tick, now) {
            self.apply(&events)?;
        }
        match self.next_bot() {
            Some((at, player, action)) if at <= now => self.act(&player, action),
            _ => Ok(()),
        }
    }

    fn act(&mut self, player: &Name, action: Action) -> Result<(), Failure> {
        let command = Command::By { player: player.clone(), action };
        match self.table.decide(&command, self.now()) {
            Ok(events) => self.apply(&events),
            Err(refusal) => self.say(&self.words.refusal(&refusal)),
        }
    }

    fn apply(&mut self, events: &[Event]) -> Result<(), Failure> {
        let before = self.table.layout().cards().to_vec();
        for event in events {
            self.table.apply(event);
            for sentence in self.words.happening(&self.table, event) {
                self.say(&sentence)?;
            }
        }
        if before != self.table.layout().cards() {
            self.show()?;
        }
        Ok(())
    }

    fn show(&self) -> Result<(), Failure> {
        let (words, board) = (self.words, self.table.board());
        let scores = board.seats().iter().filter(|seat| seat.seated);
        let scores = scores
            .map(|seat| words.say(msg::PlayScore { name: seat.name.as_str(), score: seat.score.into() }));
        self.say(&scores.collect::<Vec<_>>().join(" · "))?;
        self.say(&words.say(msg::PlayCards { deck: board.undealt() as f64 }))?;
        for (place, &card) in board.layout().cards().iter().enumerate() {
            self.say(&format!("{:>3}  {card}  {}", place + 1, words.card(card, board.rules())))?;
        }
        Ok(())
    }

    /// Does what a typed line says.
    fn obey(&mut self, you: &Name, line: &str) -> Result<Next, Failure> {
        let reaction = Reaction { reaction: self.now().since(self.table.changed()) as u32, hold: 0 };
        match line {
            "q" => return Ok(Next::Leave),
            "" if !self.table.phase().in_round() => self.act(you, Action::Deal)?,
            "" => self.show()?,
            "n" => self.act(you, Action::NoSet)?,
            "s" => {
                self.act(you, Action::Call(reaction))?;
                if self.table.caller() == self.table.seat_of(you) {
                    let seconds = self.table.rules().call_window_s.into();
                    self.say(&self.words.say(msg::PlayPickNow { seconds }))?;
                }
            }
            _ => match self.claim(line) {
                Ok(cards) if self.table.caller().is_none() && self.table.rules().takes_claims() => {
                    self.act(you, Action::Claim { cards, reaction })?;
                }
                Ok(cards) => self.act(you, Action::Pick { cards })?,
                Err(sentence) => self.say(&sentence)?,
            },
        }
        Ok(Next::Play)
    }

    /// Three card numbers such as `1 5 9`.
    fn claim(&self, line: &str) -> Result<Claim, String> {
        let words = self.words;
        let numbers: Result<Vec<usize>, _> = line.split_whitespace().map(str::parse).collect();
        let numbers = numbers.map_err(|_| words.say(msg::PlayNotUnderstood { text: line }))?;
        let cards = self.table.layout().cards();
        let card = |number: usize| {
            let card = number.checked_sub(1).and_then(|place| cards.get(place)).copied();
            card.ok_or_else(|| words.say(msg::PlayNoSuchCard { number: number as f64 }))
        };
        let cards: Result<Vec<_>, String> = numbers.into_iter().map(card).collect();
        Claim::new(&cards?).map_err(|error| words.claim_error(error))
    }
}
