//! `tercet referee`: a table on standard input and output, for programs in any language.
//!
//! It reads one JSON object a line and flushes every line that it writes, so that two programs can take turns.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use engine::{
    Action, Board, Card, Claim, ClaimError, Command, DisplayName, Handicap, JournalEvent, Judgement,
    OwnBoard, Phase, PlayerId, Reaction, Record, Refusal, Sealed, SeatNumber, Secret, Table, Time, Viewer,
};
use play::{Decision, TableHost};
use protocol::{Player, ServerMessage};
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
            let responses = match line {
                Ok(line) if line.trim().is_empty() => continue,
                Ok(line) => referee.respond(&line, words),
                Err(bad) => Err(bad.sentence(number, words)),
            };
            let responses = responses.unwrap_or_else(|error| vec![json!({"error": error, "line": number})]);
            for response in responses {
                writeln!(out, "{response}")?;
            }
            out.flush()?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// One line of input: `{"at":MS,"by":NAME,"do":ACTION, …}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InputLine {
    at: u64,
    by: Option<String>,
    r#do: String,
    cards: Option<Vec<String>>,
    /// The place of a card that lies face down, counted from 0.
    place: Option<u8>,
    /// Whether the player holds another player's claim to be right.
    right: Option<bool>,
    reaction: Option<u32>,
    hold: Option<u32>,
    delay: Option<u32>,
    head_start: Option<u8>,
    of: Option<String>,
    random: Option<String>,
}

/// All actions, in the order of the help.
const ACTIONS: [&str; 14] = [
    "sit",
    "leave",
    "deal",
    "call",
    "pick",
    "claim",
    "turn",
    "no-set",
    "vote",
    "all-cards",
    "tick",
    "show",
    "handicap",
    "contribute",
];

struct Referee {
    host: TableHost,
    /// The number of the last event; the opening is number 0 and is not written.
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
        let opening = Record::opening(Table::opening(rules, secret, false, Time(0)));
        let host = TableHost::replay(vec![opening.into()], 0);
        Ok(Referee { host: host.map_err(Failure::error)?, seq: 0, now: Time(0) })
    }

    /// The response to one line, or what is malformed about it.
    fn respond(&mut self, text: &str, words: Words) -> Result<Vec<Value>, String> {
        let line = parse(text, words)?;
        if line.at < self.now.0 {
            return Err(words.text(msg::RefereeTimeGoesBack { at: line.at as f64, last: self.now.0 as f64 }));
        }
        let step = self.step(&line, words)?;
        self.now = Time(line.at);
        // Deadlines that have passed come first, and stay even if the command is refused.
        let mut responses = self.execute(&Command::Tick);
        match step {
            Step::Tick => {}
            Step::Show(viewer) => responses.push(self.show(viewer)),
            Step::Refuse(refusal) => responses.push(refusal),
            Step::Execute(command) => responses.extend(self.execute(&command)),
        }
        Ok(responses)
    }

    fn execute(&mut self, command: &Command) -> Vec<Value> {
        let record = match self.host.decide(command, None, self.now) {
            Decision::Append(record) => record,
            Decision::Refused(refusal) => return vec![json!(refusal)],
            Decision::Unchanged | Decision::Duplicate => return Vec::new(),
        };
        // Programs see held calls too.
        let events = record.events.clone();
        self.host.apply([record.into()], self.now, |_, _| {});
        let first = self.seq + 1;
        self.seq += events.len() as u64;
        events.iter().zip(first..).map(|(event, seq)| describe(seq, event, self.host.board())).collect()
    }

    /// The table as data. Where each player has a board of their own, `table` is the viewer's, and `boards` has all of them.
    fn show(&self, viewer: Viewer) -> Value {
        let board = self.host.board();
        let (rules, mut shown) = (board.rules(), json!(board.view(viewer).summary()));
        shown["target"] = json!(rules.target);
        if rules.chain > 0 {
            shown["chain"] = json!(rules.chain);
            shown["last"] = json!(board.layout().last());
        }
        if rules.lies_face_down() {
            shown["turned"] = json!(board.turned());
        }
        if rules.keeps_found_cards() {
            let is_here = |find: &&Claim| find.cards().iter().all(|&card| board.layout().contains(card));
            let found = board.seats().iter().flat_map(|seat| &seat.sets).filter(is_here);
            shown["found"] = found.map(|find| json!(find)).collect();
            shown["finds_left"] = json!(board.finds_left());
        }
        if rules.others_check_s > 0 {
            shown["claimed"] = json!(board.checked_claim().map(|(_, cards)| cards));
            if let Phase::Checking { voted, .. } = board.phase() {
                shown["voted"] = voted.iter().map(|&seat| json!(board.name(seat))).collect();
            }
        }
        if let Some(ends) = board.ends() {
            shown["ends"] = json!(ends);
        }
        if rules.has_own_boards() {
            self.show_own_boards(viewer, &mut shown);
        }
        shown
    }

    fn show_own_boards(&self, viewer: Viewer, shown: &mut Value) {
        let board = self.host.board();
        let put = |entry: &mut Value, own: OwnBoard| {
            entry["table"] = json!(own.cards);
            entry["deck"] = json!(own.undealt);
            if board.rules().chain > 0 {
                entry["last"] = json!(own.last);
            }
        };
        if let Viewer::Seat(seat) = viewer
            && let Some(own) = self.own_board(seat)
        {
            put(shown, own);
        }
        let all = (0..).map(SeatNumber).zip(board.seats()).filter_map(|(number, seat)| {
            let mut entry = json!({"name": seat.name, "finished": seat.finished});
            put(&mut entry, self.own_board(number)?);
            Some(entry)
        });
        shown["boards"] = all.collect();
    }

    fn own_board(&self, seat: SeatNumber) -> Option<OwnBoard> {
        self.host.for_seat(Some(seat)).find_map(|message| match message {
            ServerMessage::OwnBoard { own } => Some(own),
            _ => None,
        })
    }

    /// A claim, or the refusal of cards that can never be one here.
    fn claim(&self, cards: &[Card]) -> Result<Claim, Value> {
        let needed = self.host.board().rules().target.size();
        match Claim::new(cards) {
            Err(ClaimError::SameCard { card }) => Err(json!({"refused": "same-card-twice", "card": card})),
            Ok(claim) if cards.len() == needed => Ok(claim),
            _ if needed == 3 => Err(json!({"refused": "not-three-cards", "cards": cards.len()})),
            _ => Err(json!(Refusal::WrongCount { cards: cards.len(), needed })),
        }
    }

    fn step(&self, line: &InputLine, words: Words) -> Result<Step, String> {
        let by = line.by.as_deref().map(DisplayName::new).transpose();
        let by = by.map_err(|error| words.name_error(error))?;
        match (line.r#do.as_str(), by) {
            ("tick", _) => Ok(Step::Tick),
            ("show", by) => {
                let board = self.host.board();
                let seat = by.and_then(|name| board.seat_of(&name.into()));
                let seat = seat.filter(|&seat| board.seat(seat).is_some_and(|seat| seat.seated));
                Ok(Step::Show(seat.map_or(Viewer::Spectator, Viewer::Seat)))
            }
            (action, _) if !ACTIONS.contains(&action) => {
                Err(words.text(msg::RefereeUnknownAction { action, possible: &ACTIONS.join(", ") }))
            }
            (action, None) => Err(words.text(msg::RefereeNeeds { action, field: "by" })),
            (action @ ("pick" | "claim"), Some(name)) => match self.claim(&cards(line, words)?) {
                // Cards that can never be a claim are refused; a text that is no card is malformed.
                Err(refusal) => Ok(Step::Refuse(refusal)),
                Ok(cards) if action == "pick" => self.command(line, name, Action::Pick { cards }),
                Ok(cards) => self.command(line, name, Action::Claim { cards }),
            },
            (action, Some(name)) => self.command(line, name, self.action(action, line, words)?),
        }
    }

    fn command(&self, line: &InputLine, name: DisplayName, action: Action) -> Result<Step, String> {
        let player = Player { id: name.clone().into(), name };
        let command = self.host.command(&player, action, self.reaction(line));
        command.map(Step::Execute).map_err(|problem| format!("{problem:?}"))
    }

    fn action(&self, action: &str, line: &InputLine, words: Words) -> Result<Action, String> {
        Ok(match action {
            "sit" => Action::Sit,
            "leave" => Action::Leave,
            "call" => Action::Call,
            "no-set" => Action::NoSet,
            "turn" => {
                let needs = msg::RefereeNeeds { action, field: "place" };
                Action::Turn { place: line.place.ok_or_else(|| words.text(needs))? }
            }
            "vote" => {
                let needs = msg::RefereeNeeds { action, field: "right" };
                Action::Vote { right: line.right.ok_or_else(|| words.text(needs))? }
            }
            "all-cards" => Action::AllCards,
            "handicap" => {
                let handicap = Handicap::new(line.delay.unwrap_or(0), line.head_start.unwrap_or(0));
                let handicap = handicap.map_err(|error| words.handicap_error(error))?;
                Action::Handicap { seat: self.handicapped_seat(line), handicap }
            }
            "contribute" => {
                let needs = msg::RefereeNeeds { action, field: "random" };
                let random = line.random.as_ref().ok_or_else(|| words.text(needs))?;
                Action::Contribute { random: random.parse().map_err(|error| words.seed_error(&error))? }
            }
            // The only other known action.
            _ => Action::Deal,
        })
    }

    /// The seat of the player named `of`, or of the sender. A name without a seat gives a number that the engine refuses.
    fn handicapped_seat(&self, line: &InputLine) -> SeatNumber {
        let name = line.of.as_ref().or(line.by.as_ref()).and_then(|name| PlayerId::new(name).ok());
        name.and_then(|name| self.host.board().seat_of(&name)).unwrap_or(SeatNumber(u8::MAX))
    }

    /// The reaction time that the line states, or the time since the layout last changed.
    fn reaction(&self, line: &InputLine) -> Reaction {
        let since = Time(line.at).since(self.host.board().changed());
        Reaction {
            reaction: line.reaction.unwrap_or(u32::try_from(since).unwrap_or(u32::MAX)),
            hold: line.hold.unwrap_or(0),
        }
    }
}

enum Step {
    Tick,
    Show(Viewer),
    Refuse(Value),
    Execute(Command),
}

fn parse(text: &str, words: Words) -> Result<InputLine, String> {
    let malformed =
        |reason: &dyn Display| words.text(msg::RefereeNotAnObject { reason: &reason.to_string() });
    let value: Value = serde_json::from_str(text).map_err(|error| malformed(&error))?;
    if !value.is_object() {
        return Err(malformed(&value));
    }
    InputLine::deserialize(value).map_err(|error| malformed(&error))
}

fn cards(line: &InputLine, words: Words) -> Result<Vec<Card>, String> {
    let needs = msg::RefereeNeeds { action: &line.r#do, field: "cards" };
    let texts = line.cards.as_ref().ok_or_else(|| words.text(needs))?;
    texts.iter().map(|text| text.parse().map_err(|error| words.card_error(text, &error))).collect()
}

/// An event with its number, names instead of seat numbers, and the features of a claim. Programs see the cards of own boards.
fn describe(seq: u64, event: &JournalEvent, board: &Board) -> Value {
    let mut value = json!(event.event);
    let Some(fields) = value.as_object_mut() else { return value };
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
    for voters in ["correct", "mistaken"] {
        for voter in fields.get_mut(voters).and_then(Value::as_array_mut).into_iter().flatten() {
            *voter = name_of(board, voter);
        }
    }
    if let Some(Sealed::Own(own)) = &event.sealed {
        let cards = [("cards", &own.cards), ("dealt", &own.dealt)];
        for (name, cards) in cards.into_iter().filter(|(_, cards)| !cards.is_empty()) {
            fields.insert(name.to_owned(), json!(cards));
        }
    }
    let is_check = matches!(fields["event"].as_str(), Some("taken" | "found" | "scored" | "wrong-call"));
    let claim = fields.get("cards").filter(|_| is_check).and_then(|cards| Claim::deserialize(cards).ok());
    if let Some(claim) = claim {
        fields.insert("features".to_owned(), features(&Judgement::new(board.rules().target, claim)));
    }
    value
}

fn name_of(board: &Board, seat: &Value) -> Value {
    let seat = seat.as_u64().and_then(|seat| board.seats().get(seat as usize));
    seat.map_or(Value::Null, |seat| json!(seat.name))
}
