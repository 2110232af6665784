//! Entries of a table's journal, one a line: read, applied, and whatever table results is looked at and decided at.

use std::collections::VecDeque;

use engine::{
    Action, Board, Claim, Command, Contribution, DisplayName, Emote, Event, Handicap, Level, PlayerId,
    Reaction, Record, SeatNumber, Stated, Table, Time, Viewer, replay_of,
};
use play::{AppliedRecord, Decision, LocalTable, SavedTable, TableHost};
use protocol::{Player, ReplayFile};

use crate::mutation::Random;
use crate::replay::show;

pub(crate) fn run(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let records: Vec<Record> = text.lines().take(150).filter_map(read).collect();
    let Ok(table) = Table::replay(records.iter().flat_map(|record| &record.events)) else { return };
    let public: Vec<Event> = records.iter().flat_map(Record::public_events).cloned().collect();
    assert_is_folded_alike(&table, &public);
    let mut random = Random::of(input);
    look_at(&table);
    for _ in 0..8 {
        decide(&table, &mut random);
    }
    host(&records, &mut random);
    let _ = ReplayFile::new("t".to_owned(), replay_of(&records)).verify();
    show(public);
}

/// A record is read alike with and without its command, and what is read is written the same again.
fn read(line: &str) -> Option<Record> {
    let applied = serde_json::from_str::<AppliedRecord>(line);
    let record: Record = serde_json::from_str(line).ok()?;
    assert_eq!(applied.unwrap(), record.clone().into(), "{line}");
    let text = serde_json::to_string(&record).unwrap();
    let again: Record = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(serde_json::to_string(&again).unwrap(), text);
    Some(record)
}

/// A client that is sent the public events has the board that the server has.
fn assert_is_folded_alike(table: &Table, public: &[Event]) {
    let Some((opening, events)) = public.split_first() else { return };
    let Ok(mut board) = Board::open(opening) else { return };
    events.iter().for_each(|event| board.apply(event));
    assert_eq!(board, *table.board());
}

fn look_at(table: &Table) {
    let board = table.board();
    let times = [Time(0), table.clock(), Time(u64::MAX)];
    let last = u8::try_from(board.seats().len()).unwrap_or(u8::MAX);
    for seat in [0, 1, last, 255].map(SeatNumber) {
        let _ = times.map(|now| table.options(Some(seat), now));
        table.bot(seat);
        let summary = board.view(Viewer::Seat(seat)).summary();
        serde_json::to_string(&summary).unwrap();
    }
    table.options(None, Time(0));
    let _ = times.map(|awake| table.next_bot(awake));
    board.bot_name();
    board.view(Viewer::Spectator).sets();
    assert!(board.seats().len() <= 256, "every seat has a number");
}

fn decide(table: &Table, random: &mut Random) {
    let command = command(table, random);
    let now = time(table, random);
    let Ok(events) = table.decide(&command, now) else { return };
    let mut after = table.clone();
    events.iter().for_each(|event| after.apply(event));
    let now = now.max(table.clock());
    assert!(
        after.deadline().is_none_or(|due| due > now || now == Time(u64::MAX)),
        "what was due at {:?} has not happened at {now:?}, after {command:?}: {events:?}",
        after.deadline()
    );
    look_at(&after);
    if let Ok(events) = after.decide(&Command::Tick, Time(u64::MAX)) {
        events.iter().for_each(|event| after.apply(event));
        look_at(&after);
    }
}

fn time(table: &Table, random: &mut Random) -> Time {
    match random.below(6) {
        0 => Time(0),
        1 => table.deadline().unwrap_or_default(),
        2 => table.next_bot(table.clock()).map_or(table.clock(), |bot| bot.at),
        3 => table.clock().after(86_400_000),
        4 => Time(u64::MAX),
        _ => table.clock(),
    }
}

fn command(table: &Table, random: &mut Random) -> Command {
    let board = table.board();
    if random.below(4) == 0 {
        return Command::Tick;
    }
    if let Some(bot) = table.next_bot(Time(0)).filter(|_| random.below(4) == 0) {
        let reaction = bot.reaction;
        return bot.command(reaction);
    }
    let seats = board.seats();
    let seat = random.below(seats.len() + 1);
    let player = seats.get(seat).map_or_else(|| PlayerId::new("new").unwrap(), |seat| seat.player.clone());
    let stated = Stated {
        name: DisplayName::new("New").ok(),
        bot: None,
        reaction: Reaction { reaction: random.next() as u32 % 3000, hold: random.next() as u32 % 400 },
        rules: Some(board.rules().clone()),
        absent: vec![SeatNumber(random.below(4) as u8)],
    };
    Command::By { player, action: action(board, random), stated }
}

fn action(board: &Board, random: &mut Random) -> Action {
    let seat = SeatNumber(random.below(4) as u8);
    let set = engine::first_set(board.layout().cards());
    let cards = board.layout().cards();
    let three = cards.get(random.below(cards.len() + 1)..).and_then(|cards| cards.get(..3));
    let claim = set.filter(|_| random.below(3) > 0).and_then(|set| Claim::new(&set).ok());
    let claim = claim.or_else(|| Claim::new(three?).ok());
    match (random.below(19), claim) {
        (0, Some(cards)) => Action::Pick { cards },
        (1 | 2, Some(cards)) => Action::Claim { cards },
        (3, _) => Action::Sit,
        (4, _) => Action::Leave,
        (5, _) => Action::Deal,
        (6, _) => Action::NoSet,
        (7, _) => Action::Contribute { random: Contribution::new([3; 16]) },
        (8, _) => Action::Emote { emote: Emote::Hello },
        (9, _) => Action::Rematch,
        (10, _) => Action::AddBot { level: Level::Expert },
        (11, _) => Action::Remove { seat },
        (12, _) => Action::HandOver { seat },
        (13, _) => Action::ChangeRules { rules: board.rules().choice() },
        (14, _) => Action::Handicap { seat, handicap: Handicap::new(30_000, 27).unwrap() },
        (15, _) => Action::Rename,
        (16 | 17, _) => Action::Vote { right: random.below(2) == 0 },
        _ => Action::Call,
    }
}

/// The same records at a host, which then acts by itself; and at a table that a browser has saved.
fn host(records: &[Record], random: &mut Random) {
    let applied: Vec<AppliedRecord> = records.iter().cloned().map(Into::into).collect();
    let Ok(mut host) = TableHost::replay(applied, 20) else { return };
    host.wake(host.board().clock());
    let now = Time(u64::MAX - random.below(2) as u64);
    let mut messages = VecDeque::new();
    for _ in 0..4 {
        let due = host.due().unwrap_or(now);
        let round_trips = [(SeatNumber(0), u32::MAX), (SeatNumber(255), 10)];
        let Some(command) = host.due_command(due, round_trips) else { break };
        match host.decide(&command, None, due) {
            Decision::Append(record) => {
                host.apply([record.into()], due, |_, message| messages.push_back(message.clone()));
            }
            _ => host.drop_bot_move(&command),
        }
    }
    for after in [0, 1, host.head(), u64::MAX] {
        host.records_after(after).into_iter().flatten().for_each(|_| {});
        host.entry_of(after.min(host.public_head()));
    }
    host.for_seat(Some(SeatNumber(0))).for_each(drop);
    let you = Player { id: PlayerId::new("ann").unwrap(), name: DisplayName::new("Ann").unwrap() };
    let saved = SavedTable { records: records.to_vec(), you, at: Time(random.below(9) as u64) };
    if let Ok(mut local) = LocalTable::resume(saved, Time(7)) {
        local.due();
        local.pause(Time(3));
        local.unpause(Time(u64::MAX));
    }
}
