//! What `serde_json` writes is read back, and other texts are refused.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::*;

fn back<T: Serialize + DeserializeOwned + PartialEq + fmt::Debug>(value: &T) {
    for text in [serde_json::to_string(value).unwrap(), serde_json::to_string_pretty(value).unwrap()] {
        assert_eq!(from_str::<T>(&text).as_ref(), Ok(value), "{text}");
    }
}

#[test]
fn what_was_written_is_read_back() {
    back(&"Zoë\n\t/\u{8}\u{1}\u{1f600}".to_owned());
    back(&BTreeMap::from([("a".to_owned(), Some(-3_i32)), ("b".to_owned(), None)]));
    back(&vec![[[1_u8, 2], [3, 4]], [[5, 6], [7, 8]]]);
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
        assert_eq!(from_str::<Value>(text).unwrap(), serde_json::from_str::<Value>(text).unwrap(), "{text}");
    }
    let wrong = "|{|[1,]|[1 2]|{\"a\"}|{a:1}|tru|\"|\"\\x\"|\"\\ud83d\"|\"\\u00|1 2";
    for text in wrong.split('|') {
        assert!(from_str::<Value>(text).is_err() && serde_json::from_str::<Value>(text).is_err(), "{text}");
    }
}

#[test]
fn what_is_not_asked_for_is_passed_over() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct One {
        one: u8,
    }
    let text = r#"{"x":{"y":[1,2.5e-3,"}]\"",{}],"z":null},"one":1,"w":[[false]]}"#;
    assert_eq!(from_str::<One>(text), Ok(One { one: 1 }));
    assert_eq!(from_str::<One>(r#"{"one":256}"#), Err(Unreadable));
    assert_eq!(from_str::<One>("[1]"), Err(Unreadable), "a struct is an object");
    assert_eq!(from_str::<[u8; 2]>("[1,2,3]"), Err(Unreadable));
}
