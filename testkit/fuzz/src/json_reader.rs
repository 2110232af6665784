//! The page's JSON reader beside `serde_json`, for every type that the page is sent or stores, one text a line; and a client's
//! session that is sent the messages.

use std::fmt::Debug;

use engine::{Record, Rules, SeatNumber, Time};
use play::{MatchStats, SavedTable, Session};
use protocol::{ApiError, MoveCode, NewPlayer, Player, ReplayFile, ServerMessage, TableList, TableMade};
use serde::de::DeserializeOwned;
use serde_json::Value;
use web_ui::json;

use crate::objects_only::is_readable;

pub(crate) fn run(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let mut session = Session::new(Box::new(|| [7; 16]));
    session.connected();
    for line in text.lines().take(50) {
        // Values of no type are read to a depth that the stack can hold; the page reads none.
        let value = serde_json::from_str::<Value>(line).ok();
        if let Some(message) = compare::<ServerMessage>(line, value.as_ref()) {
            session.receive(message, Time(5), &mut |_| {});
            look_at(&mut session);
        }
        compare::<Record>(line, value.as_ref());
        compare::<SavedTable>(line, value.as_ref());
        compare::<ReplayFile>(line, value.as_ref());
        compare::<Player>(line, value.as_ref());
        compare::<NewPlayer>(line, value.as_ref());
        compare::<TableList>(line, value.as_ref());
        compare::<TableMade>(line, value.as_ref());
        compare::<MoveCode>(line, value.as_ref());
        compare::<ApiError>(line, value.as_ref());
        compare::<Rules>(line, value.as_ref());
    }
}

/// What both readers read must be the same, and the page's must read what `serde_json` reads without lists for structs.
fn compare<T: DeserializeOwned + PartialEq + Debug>(text: &str, value: Option<&Value>) -> Option<T> {
    let ours = json::from_str::<T>(text);
    match (serde_json::from_str::<T>(text), ours) {
        (Ok(theirs), Ok(ours)) => {
            assert_eq!(ours, theirs, "{text}");
            Some(ours)
        }
        (Ok(theirs), Err(_)) => {
            assert!(!value.is_some_and(is_readable::<T>), "not read: {theirs:?}: {text}");
            None
        }
        (Err(_), ours) => ours.ok(),
    }
}

fn look_at(session: &mut Session) {
    let _ = session.go_on(Time(9));
    let _ = session.call(Time(u64::MAX));
    session.take_outgoing();
    session.options(Time(u64::MAX));
    let stats = MatchStats::of(session.events());
    let _ = stats.pace(SeatNumber(0)).hit_rate();
    if let Some(view) = session.view() {
        serde_json::to_string(&view.summary()).unwrap();
    }
}
