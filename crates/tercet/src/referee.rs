//! `tercet referee`: a table on standard input and output, for programs in any language.
//!
//! One JSON object a line comes in, and every line that goes out is flushed, so that two programs can talk in turns.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use engine::{
    Action, Board, Card, Claim, ClaimError, Command, DisplayName, Event, Handicap, JournalEvent, PlayerId,
    Reaction, SeatNumber, Secret, Stated, Table, Time, Viewer,
};
use serde::Deserialize;
use serde_json::{Value, json};
use words::{Words, msg};

use crate::arguments::{RulesArgs, seed_or_random};
use crate::check::features;
use crate::command_line::Output;
use crate::failure::Failure;
use crate::input;

#[derive(Args)]
#[command(after_help = r#"echo '{"at":0,"by":"ann","do":"sit"}' | tercet referee --edition russian"#)]
pub(crate) struct RefereeArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "HEX", conflicts_with = "deck")]
    seed: Option<String>,
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
}

impl RefereeArgs {
    /// Serves one table until the input ends.
    pub(crate) fn run(self, Output { words, .. }: Output) -> Result<ExitCode, Failure> {
        let mut referee = Referee::new(&self, words)?;
        let mut lines = io::stdin().lock();
        let mut out = io::stdout().lock();
        let mut number = 0;
        while let Some(line) = input::read_line(&mut lines)? {
            number += 1;
            let answers = match line {
                Ok(line) if line.trim().is_empty() => continue,
                Ok(line) => referee.answer(&line, words),
                Err(bad) => Err(bad.sentence(number, words)),
            };
            let answers = answers.unwrap_or_else(|error| vec![json!({"error": error, "line": number})]);
            for answer in answers {
                writeln!(out, "{answer}")?;
            }
            out.flush()?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// One line of input: `{"at":MS,"by":NAME,"do":ACTION, …}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    at: u64,
    by: Option<String>,
    r#do: String,
    cards: Option<Vec<String>>,
    reaction: Option<u32>,
    hold: Option<u32>,
    delay: Option<u32>,
    head_start: Option<u8>,
    of: Option<String>,
    random: Option<String>,
}

/// What can be done, in the order of the help.
const ACTIONS: [&str; 11] =
    ["sit", "leave", "deal", "call", "pick", "claim", "no-set", "tick", "show", "handicap", "contribute"];

struct Referee {
    table: Table,
    /// The number of the last event; the opening is number 0 and is not announced.
    seq: u64,
    now: Time,
}

impl Referee {
    fn new(args: &RefereeArgs, words: Words) -> Result<Referee, Failure> {
        let rules = args.rules.rules(words)?;
        let seed = seed_or_random(args.seed.as_deref(), words)?;
        let secret = match &args.deck {
            None => Secret::new(seed),
            Some(path) => {
                let cards = input::deck(path, words)?;
                let stacked = Secret::stacked(seed, &rules, cards);
                stacked.map_err(|error| input::bad_cards(path, &words.stack_error(error), words))?
            }
        };
        let opening = Table::opening(rules, secret, false, Time(0));
        let table = Table::open(&opening).map_err(|error| Failure::Input(error.to_string()))?;
        Ok(Referee { table, seq: 0, now: Time(0) })
    }

    /// The lines that answer one line, or what is malformed about it.
    fn answer(&mut self, text: &str, words: Words) -> Result<Vec<Value>, String> {
        let line = read(text, words)?;
        if line.at < self.now.0 {
            return Err(words.text(msg::RefereeTimeGoesBack { at: line.at as f64, last: self.now.0 as f64 }));
        }
        let request = self.request(&line, words)?;
        self.now = Time(line.at);
        // What is due happens, whatever is asked for and whether or not it is refused.
        let mut answers = self.decide(&Command::Tick);
        match request {
            Request::Tick => {}
            Request::Show(viewer) => answers.push(json!(self.table.view(viewer).summary())),
            Request::Impossible(error) => answers.push(refused_claim(error)),
            Request::Do(command) => answers.extend(self.decide(&command)),
        }
        Ok(answers)
    }

    fn decide(&mut self, command: &Command) -> Vec<Value> {
        match self.table.decide(command, self.now) {
            Ok(events) => self.apply(&events),
            Err(refusal) => vec![json!(refusal)],
        }
    }

    fn apply(&mut self, events: &[JournalEvent]) -> Vec<Value> {
        let mut answers = Vec::with_capacity(events.len());
        for event in events {
            self.table.apply(event);
            self.seq += 1;
            answers.push(announcement(self.seq, event, self.table.board()));
        }
        answers
    }

    fn request(&self, line: &Line, words: Words) -> Result<Request, String> {
        let by = line
            .by
            .as_ref()
            .map(|text| DisplayName::new(text).map_err(|error| words.name_error(error)))
            .transpose()?;
        match (line.r#do.as_str(), by) {
            ("tick", _) => Ok(Request::Tick),
            ("show", by) => {
                let seat = by.and_then(|name| self.table.seat_of(&name.into()));
                let seat = seat.filter(|&seat| self.table.seat(seat).is_some_and(|seat| seat.seated));
                Ok(Request::Show(seat.map_or(Viewer::Spectator, Viewer::Seat)))
            }
            (action, _) if !ACTIONS.contains(&action) => {
                Err(words.text(msg::RefereeUnknownAction { action, possible: &ACTIONS.join(", ") }))
            }
            (action, None) => Err(words.text(msg::RefereeNeeds { action, field: "by" })),
            ("pick" | "claim", Some(name)) => self.claim(line, name.into(), words),
            (action, Some(name)) => {
                let action = self.action(action, line, words)?;
                Ok(self.command(line, name.into(), action))
            }
        }
    }

    /// Cards that can never be a claim are refused like any other wrong wish; what is no card is malformed.
    fn claim(&self, line: &Line, player: PlayerId, words: Words) -> Result<Request, String> {
        let action = match Claim::new(&cards(line, words)?) {
            Err(error) => return Ok(Request::Impossible(error)),
            Ok(cards) if line.r#do == "pick" => Action::Pick { cards },
            Ok(cards) => Action::Claim { cards },
        };
        Ok(self.command(line, player, action))
    }

    fn command(&self, line: &Line, player: PlayerId, action: Action) -> Request {
        let stated = Stated { reaction: self.reaction(line), ..Stated::default() };
        Request::Do(Command::By { player, action, stated })
    }

    fn action(&self, action: &str, line: &Line, words: Words) -> Result<Action, String> {
        Ok(match action {
            "sit" => Action::Sit,
            "leave" => Action::Leave,
            "call" => Action::Call,
            "no-set" => Action::NoSet,
            "handicap" => {
                let handicap = Handicap::new(line.delay.unwrap_or(0), line.head_start.unwrap_or(0));
                let handicap = handicap.map_err(|error| words.handicap_error(error))?;
                Action::Handicap { seat: self.seat_meant(line), handicap }
            }
            "contribute" => {
                let needs = msg::RefereeNeeds { action, field: "random" };
                let random = line.random.as_ref().ok_or_else(|| words.text(needs))?;
                Action::Contribute { random: random.parse().map_err(|error| words.seed_error(&error))? }
            }
            // The only other of the known actions.
            _ => Action::Deal,
        })
    }

    /// The seat of the player named `of`, or of whoever asks. A stranger has none, which the engine will say.
    fn seat_meant(&self, line: &Line) -> SeatNumber {
        let name = line.of.as_ref().or(line.by.as_ref()).and_then(|name| PlayerId::new(name).ok());
        name.and_then(|name| self.table.seat_of(&name)).unwrap_or(SeatNumber(u8::MAX))
    }

    /// The reaction time that the line states, or the time since the layout last changed.
    fn reaction(&self, line: &Line) -> Reaction {
        let since = Time(line.at).since(self.table.changed());
        Reaction {
            reaction: line.reaction.unwrap_or(u32::try_from(since).unwrap_or(u32::MAX)),
            hold: line.hold.unwrap_or(0),
        }
    }
}

/// What a line asks for.
enum Request {
    Tick,
    Show(Viewer),
    /// A claim that can never be one.
    Impossible(ClaimError),
    Do(Command),
}

/// Reads one line, which must be an object.
fn read(text: &str, words: Words) -> Result<Line, String> {
    let malformed = |reason: String| words.text(msg::RefereeNotAnObject { reason: &reason });
    let value: Value = serde_json::from_str(text).map_err(|error| malformed(error.to_string()))?;
    if !value.is_object() {
        return Err(malformed(value.to_string()));
    }
    Line::deserialize(value).map_err(|error| malformed(error.to_string()))
}

fn cards(line: &Line, words: Words) -> Result<Vec<Card>, String> {
    let needs = msg::RefereeNeeds { action: &line.r#do, field: "cards" };
    let texts = line.cards.as_ref().ok_or_else(|| words.text(needs))?;
    texts.iter().map(|text| text.parse().map_err(|error| words.card_error(text, &error))).collect()
}

fn refused_claim(error: ClaimError) -> Value {
    match error {
        ClaimError::NotThree { cards } => json!({"refused": "not-three-cards", "cards": cards}),
        ClaimError::SameCard { card } => json!({"refused": "same-card-twice", "card": card}),
    }
}

/// A public event with its number, names for seats, and the four answers beside a claim.
fn announcement(seq: u64, event: &Event, board: &Board) -> Value {
    let mut value = json!(event);
    let Some(fields) = value.as_object_mut() else {
        return value;
    };
    fields.insert("seq".to_owned(), seq.into());
    if let Some(seat) = fields.remove("seat") {
        fields.insert("by".to_owned(), name_of(board, &seat));
    }
    if let Some(dealer) = fields.get_mut("dealer") {
        *dealer = name_of(board, dealer);
    }
    for winner in fields.get_mut("winners").and_then(Value::as_array_mut).into_iter().flatten() {
        *winner = name_of(board, winner);
    }
    for beaten in fields.get_mut("beaten").and_then(Value::as_array_mut).into_iter().flatten() {
        *beaten = json!({"name": name_of(board, &beaten["seat"]), "ms": beaten["by"]});
    }
    let is_check = matches!(fields["event"].as_str(), Some("taken" | "found" | "wrong-call"));
    let claim = fields.get("cards").filter(|_| is_check).and_then(|cards| Claim::deserialize(cards).ok());
    if let Some(claim) = claim {
        fields.insert("features".to_owned(), features(&claim.judgement()));
    }
    value
}

fn name_of(board: &Board, seat: &Value) -> Value {
    let seat = seat.as_u64().and_then(|seat| board.seats().get(seat as usize));
    seat.map_or(Value::Null, |seat| json!(seat.name))
}
