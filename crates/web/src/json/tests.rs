//! What was written by `serde_json` is read back, and nothing else is read at all.

use std::collections::BTreeMap;

use engine::{DisplayName, Edition, Level, PlayerId, Rules, Secret, Seed, Time, Variant};
use play::{LocalTable, SavedTable, Session};
use protocol::{Player, Request, ServerMessage};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::*;
use crate::settings::Settings;

fn back<T: Serialize + DeserializeOwned + PartialEq + fmt::Debug>(value: &T) {
    for text in [serde_json::to_string(value).unwrap(), serde_json::to_string_pretty(value).unwrap()] {
        assert_eq!(read::<T>(&text).as_ref(), Ok(value), "{text}");
    }
}

/// A whole match between bots, as it was kept and as it was told.
fn played() -> (SavedTable, Vec<ServerMessage>) {
    let you = Player {
        id: PlayerId::new("you").unwrap(),
        name: DisplayName::new("Ann \"\\ אן\u{1f600}").unwrap(),
    };
    let rules = Rules::of(Edition::French, Variant::Full);
    let mut table = LocalTable::open(rules, Secret::new(Seed::new([7; 32])), you, Time(0)).unwrap();
    let mut seen = Session::default();
    let requests = [Request::Sit, Request::AddBot { level: Level::Top }, Request::Deal, Request::Call];
    let mut said = table.hear(seen.hello(), Time(5));
    for (place, request) in requests.into_iter().enumerate() {
        said.extend(table.hear(seen.ask(place.to_string(), request), Time(5)));
    }
    while let Some(due) = table.due() {
        said.extend(table.pass(due));
    }
    (table.save(Time(9)), said)
}

#[test]
fn everything_that_is_kept_or_said_is_read_back() {
    let (saved, said) = played();
    assert!(saved.records.len() > 20);
    back(&saved);
    said.iter().for_each(back);
    back(&Settings { name: Some("Zoë\n\t/\u{8}\u{1}".to_owned()), ..Settings::default() });
    back(&BTreeMap::from([("a".to_owned(), Some(-3_i32)), ("b".to_owned(), None)]));
    back(&vec![[[1_u8, 2], [3, 4]], [[5, 6], [7, 8]]]);
}

#[test]
fn a_half_text_is_unreadable() {
    let (saved, _) = played();
    let text = serde_json::to_string(&saved).unwrap();
    for length in (0..text.len()).filter(|&length| text.is_char_boundary(length)).step_by(53) {
        assert_eq!(read::<SavedTable>(&text[..length]), Err(Unreadable), "{length}");
    }
    assert_eq!(read::<SavedTable>(&(text + " 1")), Err(Unreadable));
}

#[test]
fn what_it_reads_means_what_serde_json_says_it_means() {
    let texts = [
        r#" { "a" : [ 1 , -2 , true , null , { } , [ ] , "x" ] } "#,
        r#""\u00e9\ud83d\ude00\n\"\\\/""#,
        r#"{"a":{"b":{"c":[[[]]]}}}"#,
        "0",
        "-7",
        "null",
    ];
    for text in texts {
        assert_eq!(read::<Value>(text).unwrap(), serde_json::from_str::<Value>(text).unwrap(), "{text}");
    }
    for text in [
        "",
        "{",
        "[1,]",
        "[1 2]",
        "{\"a\"}",
        "{a:1}",
        "tru",
        "\"",
        "\"\\x\"",
        "\"\\ud83d\"",
        "\"\\u00",
        "1 2",
    ] {
        assert!(read::<Value>(text).is_err() && serde_json::from_str::<Value>(text).is_err(), "{text}");
    }
}

#[test]
fn what_is_not_asked_for_is_passed_over() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct One {
        one: u8,
    }
    let text = r#"{"x":{"y":[1,2.5e-3,"}]\"",{}],"z":null},"one":1,"w":[[false]]}"#;
    assert_eq!(read::<One>(text), Ok(One { one: 1 }));
    assert_eq!(read::<One>(r#"{"one":256}"#), Err(Unreadable));
    assert_eq!(read::<One>("[1]"), Err(Unreadable), "a struct is an object");
    assert_eq!(read::<[u8; 2]>("[1,2,3]"), Err(Unreadable));
}
