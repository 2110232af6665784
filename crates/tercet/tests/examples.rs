//! The programs in `examples/` against the built program.

#[path = "../../../examples/referee_bot.rs"]
#[allow(dead_code)]
mod referee_bot;
#[path = "../../../examples/table_client.rs"]
#[allow(dead_code)]
mod table_client;

use std::process::Command;

use crate::program::Server;
use engine::CARDS;

const TERCET: &str = env!("CARGO_BIN_EXE_tercet");

#[test]
fn the_bot_in_python_plays_a_round() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/referee_bot.py");
    let output = Command::new("python3").args([bot, TERCET]).output();
    let output = output.expect("python3 is installed; cargo xtask test sees to it");
    let printed = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{printed}{}", String::from_utf8_lossy(&output.stderr));
    let result = printed.lines().last().expect("a result");
    let [sets, left] = [" Sets, ", " cards left"].map(|end| {
        let number = result.split(end).next().and_then(|text| text.rsplit(' ').next());
        number.and_then(|number| number.parse::<usize>().ok()).expect("a number")
    });
    assert_eq!(3 * sets + left, CARDS, "{result}");
}

#[test]
fn the_bot_in_rust_plays_a_round() {
    for (variant, size) in [("practice", 3), ("two-pairs", 4), ("six", 6)] {
        let (finds, left) = referee_bot::play(TERCET, variant).expect("a round");
        assert_eq!(size * finds + left, CARDS);
    }
    let (finds, _) = referee_bot::play(TERCET, "little-fours-chain").expect("a round");
    assert!(finds > 5, "{finds}");
}

#[test]
fn the_client_plays_a_round() {
    let server = Server::start(&[]);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let board = runtime.block_on(table_client::play(&server.url)).expect("a round");
    assert_eq!(3 * board.seats()[0].sets.len() + board.layout().len(), CARDS);
}
