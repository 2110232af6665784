//! Messages of a client, one a line, at a table with another player and a bot.

use engine::{
    Action, DisplayName, Edition, Level, PlayerId, Record, Rules, Secret, Seed, Table, Time, Variant,
};
use play::{Decision, TableHost};
use protocol::{ClientMessage, Player};

pub(crate) fn run(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let messages: Vec<ClientMessage> =
        text.lines().take(30).filter_map(|line| serde_json::from_str(line).ok()).collect();
    if messages.is_empty() {
        return;
    }
    // A table of each way of calling.
    let edition = if text.len().is_multiple_of(2) { Edition::English } else { Edition::Hebrew };
    let mut table = open_table(edition);
    let [ann, ben] = ["ann", "ben"].map(player);
    for action in [Action::Sit, Action::AddBot { level: Level::Top }] {
        request(&mut table, &ann, action, "0", Time(1));
    }
    request(&mut table, &ben, Action::Sit, "0", Time(2));
    for (place, message) in messages.into_iter().enumerate() {
        let text = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<ClientMessage>(&text).unwrap(), message, "{text}");
        let now = Time(10_000 * place as u64);
        match message {
            ClientMessage::Hello { after, .. } => {
                table.records_after(after).into_iter().flatten().for_each(|_| {});
                table.entry_of(after.min(table.public_head()));
            }
            ClientMessage::Do { id, action } => {
                let player = if place % 3 == 2 { &ben } else { &ann };
                request(&mut table, player, action, &id, now);
            }
            // A room compares it with the board; a table host is not asked.
            ClientMessage::Selection { .. } => {}
        }
        act(&mut table, now.after(5_000));
    }
}

fn open_table(edition: Edition) -> TableHost {
    let rules = Rules::of(edition, Variant::Full);
    let opening = Table::opening(rules, Secret::new(Seed::new([7; 32])), false, Time(0));
    TableHost::replay(vec![Record::opening(opening).into()], 100).unwrap().with_distances()
}

fn player(name: &str) -> Player {
    Player { id: PlayerId::new(name).unwrap(), name: DisplayName::new(name).unwrap() }
}

fn request(table: &mut TableHost, player: &Player, action: Action, id: &str, now: Time) {
    let seat = table.board().seat_of(&player.id);
    let reaction = table.reaction(seat, 700, 40, [(engine::SeatNumber(1), 300)]);
    let Ok(command) = table.command(player, action, reaction) else { return };
    if let Decision::Append(record) = table.decide(&command, Some(id), now) {
        table.apply([record.into()], now, |_, message| drop(serde_json::to_string(message).unwrap()));
    }
}

/// Deadlines and bots' moves that are due.
fn act(table: &mut TableHost, now: Time) {
    for _ in 0..10 {
        let Some(command) = table.due_command(now, []) else { return };
        match table.decide(&command, None, now) {
            Decision::Append(record) => table.apply([record.into()], now, |_, _| {}),
            _ => table.drop_bot_move(&command),
        }
    }
}
