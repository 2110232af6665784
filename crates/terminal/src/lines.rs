//! Tercet line by line, for screen readers, pipes and whoever likes it so: one line for an event, typed commands.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use engine::{Action, Claim, Event, Phase, SeatNumber, Time};
use play::{MatchStats, MissedSet};
use words::{Words, msg};

use crate::news::News;
use crate::options::{Options, Start};
use crate::save::save;
use crate::sitting::Sitting;
use crate::steps::Steps;
use crate::wire::Signal;

/// What comes in: a typed line, the end of the input, or something from the wire.
pub enum Said {
    /// A line.
    Line(String),
    /// The end of the input.
    End,
    /// Something from the wire.
    Wire(Signal),
}

/// Whether everything could be told, and what went wrong at the table.
type Told = io::Result<Result<(), String>>;

/// Plays until somebody leaves. `read` is given where to send typed lines. A sentence says what went wrong.
pub fn tell(options: Options, start: Start, out: &mut impl Write, read: impl FnOnce(Sender<Said>)) -> Told {
    let (sender, inputs) = channel();
    let signals = sender.clone();
    let post = move |signal| signals.send(Said::Wire(signal)).is_ok();
    let sitting = match Sitting::open(&options, start, post, Time(0)) {
        Ok(sitting) => sitting,
        Err(reason) => return Ok(Err(reason)),
    };
    read(sender);
    let mut teller = Teller { options, sitting, out, start: Instant::now(), steps: None };
    let told = teller.run(&inputs);
    teller.sitting.end();
    told
}

/// Tells what happened at a table, all of it; nothing without a deal.
pub fn tell_replay(words: Words, events: &[Event], out: &mut impl Write) -> io::Result<Option<()>> {
    let Some(mut steps) = Steps::of(events, words) else {
        return Ok(None);
    };
    for _ in 0..steps.number().1 {
        for line in steps.lines(words) {
            writeln!(out, "{line}")?;
        }
        steps.go(1);
    }
    Ok(Some(()))
}

struct Teller<'a, W> {
    options: Options,
    sitting: Sitting,
    out: &'a mut W,
    start: Instant,
    steps: Option<Steps>,
}

/// Whether the game goes on.
#[derive(PartialEq)]
enum Next {
    Play,
    Leave,
}

impl<W: Write> Teller<'_, W> {
    fn now(&self) -> Time {
        Time(self.start.elapsed().as_millis() as u64)
    }

    fn words(&self) -> Words {
        self.options.words
    }

    fn say(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.out, "{sentence}")?;
        self.out.flush()
    }

    /// Waits for whatever comes first: a typed line, something from the wire, or what is due.
    fn run(&mut self, inputs: &Receiver<Said>) -> Told {
        self.welcome()?;
        self.tell_news()?;
        loop {
            let wait = self.sitting.due().map_or(60_000, |due| due.since(self.now()));
            let now = self.now();
            match inputs.recv_timeout(Duration::from_millis(wait)) {
                Ok(Said::Line(line)) => {
                    if self.obey(line.trim())? == Next::Leave {
                        break;
                    }
                }
                Ok(Said::Wire(signal)) => {
                    self.tell_signal(&signal)?;
                    if let Err(reason) = self.sitting.signal(signal, now) {
                        return Ok(Err(reason));
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Ok(Said::End) | Err(RecvTimeoutError::Disconnected) => break,
            }
            self.sitting.pass(self.now());
            self.sitting.pause(false, self.now());
            self.tell_news()?;
        }
        self.leave()
    }

    /// Leaves the table and says so.
    fn leave(&mut self) -> Told {
        if self.sitting.seen().seat().is_some() && !self.sitting.is_cut_off() {
            self.sitting.ask(Action::Leave, self.now());
        }
        self.tell_news()?;
        self.say(&self.words().text(msg::PlayLeft))?;
        Ok(Ok(()))
    }

    fn welcome(&mut self) -> io::Result<()> {
        let words = self.words();
        let Some(rules) = self.sitting.board().map(|board| board.rules().clone()) else {
            let connecting = words.text(msg::ScreenConnecting { url: self.sitting.server() });
            return self.say(&connecting);
        };
        let (edition, variant) = (words.edition(rules.edition), words.variant(rules.variant));
        self.say(&words.text(msg::PlayWelcome { edition: &edition, variant: &variant }))?;
        if rules.takes_claims() {
            self.say(&words.text(msg::PlayClaims))?;
        }
        if self.options.bots_for(&rules) > 0 {
            self.say(&words.text(msg::PlayBotModel))?;
        }
        Ok(())
    }

    fn tell_signal(&mut self, signal: &Signal) -> io::Result<()> {
        match signal {
            Signal::Table(link) => {
                self.say(&self.words().text(msg::ScreenShare))?;
                self.say(link)
            }
            Signal::Lost => self.say(&self.words().text(msg::ScreenLost)),
            _ => Ok(()),
        }
    }

    /// Tells what has happened, and what lies on the table if that has changed.
    fn tell_news(&mut self) -> io::Result<()> {
        let mut shows = false;
        for news in self.sitting.take_news() {
            match news {
                News::Notice(sentence) => self.say(&sentence)?,
                News::Event { sentences, new_cards, .. } => {
                    shows |= new_cards;
                    for sentence in sentences {
                        self.say(&sentence)?;
                    }
                }
            }
        }
        if shows { self.show() } else { Ok(()) }
    }

    /// Who has how many points, and the cards by their numbers.
    fn show(&mut self) -> io::Result<()> {
        let words = self.words();
        let Some(board) = self.sitting.board() else {
            return Ok(());
        };
        let scores = board.seated().map(|(_, seat)| {
            words.text(msg::PlayScore { name: seat.name.as_str(), score: seat.score.into() })
        });
        let mut lines = vec![scores.collect::<Vec<_>>().join(" · ")];
        lines.push(words.text(msg::PlayCards { deck: board.undealt() as f64 }));
        let cards = board.layout().cards().iter().enumerate();
        lines.extend(
            cards.map(|(place, &card)| {
                format!("{:>3}  {card}  {}", place + 1, words.card(card, board.rules()))
            }),
        );
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Does what a typed line says.
    fn obey(&mut self, line: &str) -> io::Result<Next> {
        let now = self.now();
        let in_round = self.sitting.board().is_some_and(|board| board.phase().in_round());
        let (command, rest) = line.split_at(line.chars().next().map_or(0, char::len_utf8));
        match (command, rest.trim()) {
            ("q", "") => return Ok(Next::Leave),
            ("", _) if in_round => self.show()?,
            ("", _) => self.sitting.go_on(now),
            ("?", "") => self.say(&self.words().text(msg::PlayCommands))?,
            ("n", "") => self.sitting.ask(Action::NoSet, now),
            ("s", "") => self.call()?,
            ("c", "") => self.tell_check()?,
            ("r", "") => self.tell_report()?,
            ("w", "") => {
                let saved = save(&self.sitting, &self.options);
                self.say(&saved)?;
            }
            ("p", number) => self.tell_step(number)?,
            ("e", number) => self.sitting.emote(number.parse().unwrap_or(1), now),
            ("+", "") => self.sitting.ask(Action::AddBot { level: self.options.level }, now),
            ("-", "") => self.sitting.remove_bot(now),
            _ => match self.claim(line) {
                Ok(cards) => self.sitting.choose(cards, now),
                Err(sentence) => self.say(&sentence)?,
            },
        }
        Ok(Next::Play)
    }

    /// Calls, and says how long there is to pick.
    fn call(&mut self) -> io::Result<()> {
        self.sitting.ask(Action::Call, self.now());
        self.tell_news()?;
        let own = self.sitting.board().and_then(|board| match board.phase() {
            Phase::Called { seat, .. } if Some(*seat) == self.sitting.seen().seat() => Some(board.rules()),
            _ => None,
        });
        match own.map(|rules| rules.call_window_s.into()) {
            Some(seconds) => self.say(&self.words().text(msg::PlayPickNow { seconds })),
            None => Ok(()),
        }
    }

    /// The four answers of the last claim.
    fn tell_check(&mut self) -> io::Result<()> {
        let words = self.words();
        let (Some(check), Some(board)) = (self.sitting.check(), self.sitting.board()) else {
            return self.say(&words.text(msg::MagicRule));
        };
        let judgement = check.cards.judgement();
        let mut lines = words.answers(&judgement, board.rules()).to_vec();
        lines.push(words.verdict(&judgement));
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// What the round has come to so far.
    fn tell_report(&mut self) -> io::Result<()> {
        let words = self.words();
        let round = MatchStats::of(self.sitting.seen().events()).rounds.pop();
        let (Some(round), Some(board)) = (round, self.sitting.board()) else {
            return self.say(&words.text(msg::RefusalNotDealt));
        };
        let mut lines = Vec::new();
        for (place, seat) in board.seats().iter().enumerate() {
            let (pace, times) = (round.pace(SeatNumber(place as u8)), round.times(SeatNumber(place as u8)));
            let times: Vec<String> =
                times.iter().map(|&time| words.decimal(time as f64 / 1000.0, 1)).collect();
            lines.push(words.text(msg::ReportLine {
                name: seat.name.as_str(),
                sets: pace.right.into(),
                wrong: pace.wrong.into(),
                rate: &words.percent(pace.hit_rate().unwrap_or(0.0), 0),
                times: &times.join(" · "),
            }));
        }
        lines.push(words.text(msg::ReportMissed { count: round.denied().len() as f64 }));
        let names = |missed: &MissedSet| missed.cards.map(|card| words.card(card, board.rules())).join(" · ");
        lines.extend(round.denied().iter().map(names));
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// One step of the replay: the one that was asked for, or the next.
    fn tell_step(&mut self, number: &str) -> io::Result<()> {
        let words = self.words();
        let before = self.steps.as_ref().map_or(0, |steps| steps.number().0);
        self.steps = Steps::of(self.sitting.seen().events(), words);
        let Some(steps) = &mut self.steps else {
            return self.say(&words.text(msg::RefusalNotDealt));
        };
        let wanted = number.parse().unwrap_or(before + 1);
        steps.go(wanted.saturating_sub(1) as isize);
        let lines = steps.lines(words);
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Three card numbers such as `1 5 9`.
    fn claim(&self, line: &str) -> Result<Claim, String> {
        let words = self.words();
        let numbers: Result<Vec<usize>, _> = line.split_whitespace().map(str::parse).collect();
        let numbers = numbers.map_err(|_| words.text(msg::PlayNotUnderstood { text: line }))?;
        let cards = self.sitting.board().map(|board| board.layout().cards()).unwrap_or_default();
        let card = |number: usize| {
            let card = number.checked_sub(1).and_then(|place| cards.get(place)).copied();
            card.ok_or_else(|| words.text(msg::PlayNoSuchCard { number: number as f64 }))
        };
        let cards: Result<Vec<_>, String> = numbers.into_iter().map(card).collect();
        Claim::new(&cards?).map_err(|error| words.claim_error(error))
    }
}
