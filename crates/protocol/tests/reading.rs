//! Whatever a server writes is read back the same, and no field of it is lost: every variant of every tagged message.

#[path = "../../engine/tests/each/mod.rs"]
mod each;

use each::{assert_read, each};
use engine::{DisplayName, Event, Fact, OwnBoard, Refusal, SeatNumber, Time};
use protocol::{CloseReason, NewPlayer, Player, Problem, PublicRecord, ServerMessage};

fn name(text: &str) -> DisplayName {
    DisplayName::new(text).expect("a name")
}

fn ada() -> Player {
    Player { id: name("p1").into(), name: name("Ada") }
}

fn messages() -> Vec<ServerMessage> {
    let event = Event { at: Time(4), fact: Fact::Left { seat: SeatNumber(1) } };
    let record = PublicRecord { seq: 3, id: Some("7".to_owned()), events: vec![event] };
    each! { ServerMessage:
        Welcome { version: 1, table: "t".to_owned(), you: Some(ada()), head: 3, now: Time(5) },
        Held { id: Some("7".to_owned()) },
        OwnBoard { own: OwnBoard { cards: vec!["2srd".parse().expect("a card")], last: Vec::new(), undealt: 5 } },
        Records { now: Time(5), records: vec![record] },
        Accepted { id: "7".to_owned() },
        Refused { id: "7".to_owned(), why: Refusal::TooEarly { wait: 300 } },
        Presence { seats: vec![SeatNumber(1)], watching: 2 },
        Selection { seat: SeatNumber(1), cards: vec!["2srd".parse().expect("a card")] },
        Problem { id: Some("7".to_owned()), problem: Problem::OutOfOrder },
        Bye { why: CloseReason::TooSlow },
    }
}

/// The messages that hold something with variants of its own.
fn nested_messages() -> Vec<ServerMessage> {
    let reason = || "so".to_owned();
    let problems = each! { Problem:
        Malformed { reason: reason() },
        OutOfOrder {},
        OnlyWatching {},
        Rules { reason: reason() },
        TryAgain {},
        TooMany { seconds: 3 },
    };
    let farewells = each! { CloseReason:
        Restart {}, TooSlow {}, TooManyMessages {}, NoHello {}, OtherVersion {}, BrokenTable {}, SignedOut {},
    };
    let problem = |problem| ServerMessage::Problem { id: None, problem };
    let bye = |why| ServerMessage::Bye { why };
    problems.into_iter().map(problem).chain(farewells.into_iter().map(bye)).collect()
}

#[test]
fn every_message_of_the_server_is_read_as_it_was_written() {
    messages().iter().chain(&nested_messages()).for_each(assert_read);
    assert_read(&Problem::Malformed { reason: "so".to_owned() });
    assert_read(&NewPlayer { player: ada(), token: "secret".to_owned() });
}

#[test]
fn a_refusal_and_a_farewell_are_not_taken_for_each_other() {
    for text in [
        r#"{"type":"refused","id":"7","why":"restart"}"#,
        r#"{"type":"bye","why":{"refused":"not-seated"}}"#,
        r#"{"type":"bye","why":"because"}"#,
        r#"{"type":"refused","id":"7","why":{"refused":"because"}}"#,
        r#"{"type":"bye","why":7}"#,
    ] {
        assert!(serde_json::from_str::<ServerMessage>(text).is_err(), "{text}");
    }
}
