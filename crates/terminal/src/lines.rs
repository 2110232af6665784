//! Tercet line by line, for screen readers and pipes: a line for each event, and typed commands.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use engine::{Action, Board, Card, Claim, Event, Judgement, Seat, SeatNumber, Time};
use play::{MatchStats, MissedSet};
use words::{Reader, Words, msg};

use crate::connection::ConnectionEvent;
use crate::notification::{Notification, times};
use crate::options::{Options, Start};
use crate::replay_view::ReplayView;
use crate::table_client::TableClient;

pub enum LineInput {
    Line(String),
    End,
    Connection(ConnectionEvent),
}

/// Whether everything could be written, and the sentence that says what went wrong at the table.
type LineResult = io::Result<Result<(), String>>;

/// Plays until the player leaves. `read` is given where to send typed lines.
pub fn play_lines(
    options: Options,
    start: Start,
    out: &mut impl Write,
    read: impl FnOnce(Sender<LineInput>),
) -> LineResult {
    let (sender, inputs) = channel();
    let events = sender.clone();
    let sink = Arc::new(move |event| events.send(LineInput::Connection(event)).is_ok());
    let client = match TableClient::open(&options, start, sink, Time(0)) {
        Ok(client) => client,
        Err(reason) => return Ok(Err(reason)),
    };
    read(sender);
    let words = options.words;
    let mut lines = LineMode { options, words, client, out, start: Instant::now(), replay: None };
    let result = lines.run(&inputs);
    lines.client.end();
    result
}

/// Writes all steps of a replay; none without a deal.
pub fn print_replay(words: Words, events: &[Event], out: &mut impl Write) -> io::Result<Option<()>> {
    let Some(mut replay) = ReplayView::new(events, None) else { return Ok(None) };
    for _ in 0..replay.number().1 {
        for line in replay.lines(words) {
            writeln!(out, "{line}")?;
        }
        replay.go(1);
    }
    Ok(Some(()))
}

struct LineMode<'a, W> {
    options: Options,
    words: Words,
    client: TableClient,
    out: &'a mut W,
    start: Instant,
    replay: Option<ReplayView>,
}

impl<W: Write> LineMode<'_, W> {
    fn now(&self) -> Time {
        Time(self.start.elapsed().as_millis() as u64)
    }

    fn write_all(&mut self, lines: Vec<String>) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.write(line))
    }

    fn write(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.out, "{sentence}")?;
        self.out.flush()
    }

    /// Waits for what comes first: a typed line, something from the connection, or what is due.
    fn run(&mut self, inputs: &Receiver<LineInput>) -> LineResult {
        self.write_all(self.welcome())?;
        self.write_notifications()?;
        loop {
            let wait = self.client.due().map_or(60_000, |due| due.since(self.now()));
            let now = self.now();
            match inputs.recv_timeout(Duration::from_millis(wait)) {
                Ok(LineInput::Line(line)) if line.trim() == "q" => break,
                Ok(LineInput::Line(line)) => {
                    let lines = self.obey(line.trim());
                    // Without an answer, notifications are written below, together with what is due.
                    if !lines.is_empty() {
                        self.write_notifications()?;
                        self.write_all(lines)?;
                    }
                }
                Ok(LineInput::Connection(event)) => {
                    match &event {
                        ConnectionEvent::Table(link) => {
                            self.write(&self.words.text(msg::ScreenShare))?;
                            self.write(link)?;
                        }
                        ConnectionEvent::Disconnected => self.write(&self.words.text(msg::ScreenLost))?,
                        _ => {}
                    }
                    if let Err(reason) = self.client.handle(event, now) {
                        return Ok(Err(reason));
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Ok(LineInput::End) | Err(RecvTimeoutError::Disconnected) => break,
            }
            self.client.pass(self.now());
            self.client.pause(false, self.now());
            self.write_notifications()?;
        }
        let was_seated = self.client.session.seat().is_some();
        self.client.leave(self.now());
        self.write_notifications()?;
        // The event of a player who leaves says so already, where it arrives before the end.
        if !was_seated || self.client.session.seat().is_some() {
            self.write(&self.words.text(msg::PlayLeft))?;
        }
        Ok(Ok(()))
    }

    fn welcome(&self) -> Vec<String> {
        let words = self.words;
        let Some(rules) = self.client.board().map(|board| board.rules()) else {
            return vec![words.text(msg::ScreenConnecting { url: self.client.server() })];
        };
        let mut lines = vec![words.game(rules.edition, rules.variant)];
        lines.extend(self.hints());
        if self.options.bots_for(rules) > 0 {
            lines.push(words.text(msg::PlayBotModel));
        }
        lines
    }

    /// The commands that the table's rules have a use for, as far as one cannot play without them.
    fn hints(&self) -> Vec<String> {
        let words = self.words;
        let Some(rules) = self.client.board().map(Board::rules) else {
            let connecting = words.text(msg::ScreenConnecting { url: self.client.server() });
            return vec![connecting, words.text(msg::PlayHintLeave)];
        };
        let mut hints = vec![match () {
            () if rules.lies_face_down() => words.text(msg::PlayTurn),
            () if rules.takes_claims() && rules.target.size() > 3 => {
                words.text(msg::PlayClaimsCount { count: rules.target.size() as f64 })
            }
            () if rules.takes_claims() => words.text(msg::PlayHintClaim),
            () => words.text(msg::PlayHintCall),
        }];
        if rules.allows_no_set() {
            hints.push(words.text(msg::PlayHintNoSet));
        }
        if rules.others_check_s > 0 {
            hints.push(words.text(msg::PlayHintVote));
        }
        hints.push(words.text(msg::PlayHintLeave));
        hints
    }

    /// Writes what has happened, and the cards on the table if they have changed.
    fn write_notifications(&mut self) -> io::Result<()> {
        let mut shows = false;
        for notification in self.client.take_notifications() {
            match notification {
                Notification::Notice(sentence) => self.write(&sentence)?,
                Notification::Event { sentences, new_cards, .. } => {
                    shows |= new_cards;
                    self.write_all(sentences)?;
                }
            }
        }
        if shows { self.write_all(self.board()) } else { Ok(()) }
    }

    /// The scores, and the cards by their numbers.
    fn board(&self) -> Vec<String> {
        let words = self.words;
        let Some(board) = self.client.board() else { return Vec::new() };
        let reader = self.reader();
        let scores = board.seated().map(|(number, seat)| {
            let (who, name) = (reader.who(number), &words.name(&seat.name));
            words.text(msg::PlayScore { who, score: seat.score.into(), name })
        });
        let mut lines = vec![scores.collect::<Vec<_>>().join(" · ")];
        let earlier = self.client.earlier_runs(self.now()).into_iter();
        let earlier: Vec<String> = earlier.map(|(name, stands)| format!("{name} {stands}")).collect();
        if !earlier.is_empty() {
            lines.push(format!("{}: {}", words.text(msg::ChallengeEarlier), earlier.join(" · ")));
        }
        lines.push(words.text(msg::PlayCards { deck: board.undealt() as f64 }));
        // In a chain the cards of the last find are numbered on.
        for (number, card) in (1..).zip(self.offered()) {
            let seen = self.client.paint().map_or(card, |paint| paint.card(card));
            lines.push(format!("{number:>3}  {card}  {}", words.card(seen, board.rules())));
        }
        lines
    }

    /// Does what a typed line says; returns what is to be written about it.
    fn obey(&mut self, line: &str) -> Vec<String> {
        let now = self.now();
        let in_round = self.client.board().is_some_and(|board| board.phase().in_round());
        let (command, rest) = line.split_at(line.chars().next().map_or(0, char::len_utf8));
        match (command, rest.trim()) {
            ("", _) if in_round => return self.board(),
            ("", _) => self.client.go_on(now),
            ("?", "") => {
                let mut lines = self.hints();
                lines.push(self.words.text(msg::PlayCommands));
                return lines;
            }
            ("n", "") => self.client.request(Action::NoSet, now),
            ("a", "") => self.client.request(Action::AllCards, now),
            ("1" | "2", "") if self.client.may_vote(now) => {
                self.client.request(Action::Vote { right: command == "1" }, now);
            }
            ("s", "") => {
                self.client.act(now, |session| session.call(now));
                let board = self.client.board().filter(|_| self.client.session.is_caller());
                let seconds = board.map(|board| board.rules().call_window_s.into());
                return seconds
                    .map(|seconds| self.words.text(msg::PlayPickNow { seconds }))
                    .into_iter()
                    .collect();
            }
            ("c", "") => return self.check(),
            ("r", "") => return self.report(),
            ("w", "") => return vec![self.client.save(&self.options)],
            ("p", number) => return self.step(number),
            ("e", number) => self.client.emote(number.parse().unwrap_or(1), now),
            ("+", "") => self.client.request(Action::AddBot { level: self.options.level }, now),
            ("-", "") => self.client.remove_bot(now),
            _ => match self.named_cards(line) {
                Ok(cards) if self.lies_face_down() => {
                    cards.into_iter().for_each(|card| self.client.toggle(card, now));
                }
                Ok(cards) => match Claim::new(&cards) {
                    Ok(claim) => self.client.act(now, |session| session.choose(claim, now)),
                    Err(error) => return vec![self.words.claim_error(error)],
                },
                Err(lines) => return lines,
            },
        }
        Vec::new()
    }

    /// The cards that can be named by their numbers: those on the table, and in a chain those of the last find.
    fn offered(&self) -> Vec<Card> {
        let layout = self.client.board().map(|board| board.layout());
        layout.map(|layout| [layout.cards(), layout.last()].concat()).unwrap_or_default()
    }

    /// The answers of the last claim, one for each feature.
    fn check(&self) -> Vec<String> {
        let words = self.words;
        let cards = self.client.check().and_then(|check| check.cards);
        let (Some(cards), Some(board)) = (cards, self.client.board()) else {
            return vec![words.text(msg::MagicRule)];
        };
        let judgement = Judgement::new(board.rules().target, self.client.painted(cards));
        let mut lines = words.answers(&judgement, board.rules());
        lines.extend(words.pairs(&judgement, board.rules()));
        lines.push(words.verdict(&judgement));
        lines
    }

    fn reader(&self) -> Reader<'static> {
        Reader::at(self.client.session.seat())
    }

    fn report(&self) -> Vec<String> {
        let words = self.words;
        let round = MatchStats::of(self.client.session.events()).rounds.pop();
        let (Some(round), Some(board)) = (round, self.client.board()) else {
            return vec![words.text(msg::RefusalNotDealt)];
        };
        let reader = self.reader();
        let line = |(number, seat): (SeatNumber, &Seat)| {
            let pace = round.pace(number);
            let (who, name) = (reader.who(number), words.name(&seat.name));
            let Some(rate) = pace.hit_rate() else {
                return words.text(msg::ReportNone { who, name: &name });
            };
            words.text(msg::ReportLine {
                who,
                name: &name,
                sets: pace.right.into(),
                wrong: pace.wrong.into(),
                rate: &words.percent(rate, 0),
                times: &times(words, &round.times(number)),
            })
        };
        let mut lines: Vec<String> = (0..).map(SeatNumber).zip(board.seats()).map(line).collect();
        lines.push(words.text(msg::ReportMissed { count: round.denied().len() as f64 }));
        let names =
            |missed: &MissedSet| words.cards(self.client.painted(missed.cards).cards(), board.rules());
        lines.extend(round.denied().iter().map(names));
        lines
    }

    /// One step of the replay: the one with this number, or the next.
    fn step(&mut self, number: &str) -> Vec<String> {
        let before = self.replay.as_ref().map_or(0, |replay| replay.number().0);
        self.replay = ReplayView::new(&self.client.events(), self.client.session.seat());
        let Some(replay) = &mut self.replay else { return vec![self.words.text(msg::RefusalNotDealt)] };
        let wanted = number.parse().unwrap_or(before + 1);
        replay.go(wanted.saturating_sub(1) as isize);
        replay.lines(self.words)
    }

    fn lies_face_down(&self) -> bool {
        self.client.board().is_some_and(|board| board.rules().lies_face_down())
    }

    /// The cards with these numbers, such as `1 5 9`.
    fn named_cards(&self, line: &str) -> Result<Vec<Card>, Vec<String>> {
        let words = self.words;
        let numbers: Result<Vec<usize>, _> = line.split_whitespace().map(str::parse).collect();
        let Ok(numbers) = numbers else {
            let mut lines = vec![words.text(msg::PlayNotUnderstood { text: line })];
            lines.extend(self.hints());
            return Err(lines);
        };
        let offered = self.offered();
        let card = |number: usize| {
            let card = number.checked_sub(1).and_then(|place| offered.get(place)).copied();
            card.ok_or_else(|| vec![words.text(msg::PlayNoSuchCard { number: number as f64 })])
        };
        numbers.into_iter().map(card).collect()
    }
}
