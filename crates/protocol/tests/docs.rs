//! `docs/protocol.md` matches the program: every example is parsed and written again the same, and no message is missing.

use std::collections::BTreeSet;

use engine::{Action, Fact, Refusal};
use protocol::{
    ApiError, ApiErrorKind, ClientMessage, DeviceList, MoveCode, MovePlayer, NameChange, NewPlayer, NewTable,
    PlayNow, Player, Problem, ReplayFile, ReplayKeys, ServerMessage, TableList, TableMade, TableSummary,
};
use protocol::{
    BotDeclaration, Following, Invitations, NameReport, NewInvitation, Profile, ProfileSettings, Relation,
};
use protocol::{ChallengeMade, ChallengeSummary, NewChallenge, NewRun, RunMade};
use protocol::{
    NewPasskey, PasskeyCreation, PasskeyList, PasskeyRequest, PasskeySignIn, PasskeySupport, PlayerExport,
};
use protocol::{PlayerRatings, RatingList, TableRatings};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The examples of the page: the comment before each, and its JSON values.
fn examples() -> Vec<(String, Value)> {
    let mut examples = Vec::new();
    for part in PAGE.split("<!-- ").skip(1) {
        let (tag, rest) = part.split_once(" -->\n```json\n").expect("a tag stands right before its example");
        let (text, _) = rest.split_once("\n```").expect("an example ends");
        for value in serde_json::Deserializer::from_str(text).into_iter() {
            examples.push((tag.to_owned(), value.unwrap_or_else(|error| panic!("{error}: {text}"))));
        }
    }
    assert_eq!(
        PAGE.matches("```json").count(),
        PAGE.matches(" -->\n```json").count(),
        "every example has a tag"
    );
    examples
}

fn of_kind(tag: &str) -> Vec<Value> {
    let found: Vec<Value> =
        examples().into_iter().filter(|(found, _)| found == tag).map(|(_, value)| value).collect();
    assert!(!found.is_empty(), "there is no example of {tag}");
    found
}

/// Reads a value as the type that the comment names, and writes it again.
fn round_trip<T: DeserializeOwned + Serialize>(value: &Value) {
    let read: T = serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"));
    assert_eq!(serde_json::to_value(&read).expect("JSON"), *value);
}

/// Checks a value against the type that the comment names.
type Check = fn(&Value);

/// The names of a type's variants, from the error for an unknown one.
fn known<T: DeserializeOwned>(unknown: &str) -> BTreeSet<String> {
    let Err(error) = serde_json::from_str::<T>(unknown) else { panic!("{unknown} is known") };
    let listed = error.to_string();
    let (_, names) = listed.split_once("expected ").unwrap_or_else(|| panic!("{listed}"));
    names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn names<'a>(values: impl IntoIterator<Item = &'a Value>, key: &str) -> BTreeSet<String> {
    values.into_iter().filter_map(|value| value[key].as_str()).map(str::to_owned).collect()
}

#[test]
fn every_message_of_a_client_is_shown() {
    let values = of_kind("from-client");
    values.iter().for_each(round_trip::<ClientMessage>);
    assert_eq!(names(&values, "type"), known::<ClientMessage>(r#"{"type":"?"}"#));
    let mut actions = known::<Action>(r#"{"do":"?"}"#);
    assert!(actions.remove("rename"), "which no socket takes");
    assert_eq!(names(&values, "do"), actions);
}

#[test]
fn every_message_of_the_server_is_shown() {
    let values = of_kind("from-server");
    values.iter().for_each(round_trip::<ServerMessage>);
    assert_eq!(names(&values, "type"), known::<ServerMessage>(r#"{"type":"?"}"#));
    let problems = values.iter().map(|value| &value["problem"]);
    assert_eq!(names(problems, "kind"), known::<Problem>(r#"{"kind":"?"}"#));
    assert_eq!(names(&values, "why"), known::<protocol::CloseReason>("\"?\""));
    let records = values.iter().filter_map(|value| value["records"].as_array()).flatten();
    let events = records.filter_map(|record| record["events"].as_array()).flatten();
    assert_eq!(names(events, "event"), known::<Fact>(r#"{"event":"?"}"#));
}

#[test]
fn every_refusal_is_shown() {
    let values = of_kind("refusal");
    values.iter().for_each(round_trip::<Refusal>);
    assert_eq!(names(&values, "refused"), known::<Refusal>(r#"{"refused":"?"}"#));
}

#[test]
fn every_body_is_shown() {
    let bodies: [(&str, Check); 37] = [
        ("http NameChange", round_trip::<NameChange>),
        ("http NewPlayer", round_trip::<NewPlayer>),
        ("http Player", round_trip::<Player>),
        ("http MoveCode", round_trip::<MoveCode>),
        ("http MovePlayer", round_trip::<MovePlayer>),
        ("http DeviceList", round_trip::<DeviceList>),
        ("http Profile", round_trip::<Profile>),
        ("http ProfileSettings", round_trip::<ProfileSettings>),
        ("http Relation", round_trip::<Relation>),
        ("http Following", round_trip::<Following>),
        ("http NewInvitation", round_trip::<NewInvitation>),
        ("http Invitations", round_trip::<Invitations>),
        ("http NameReport", round_trip::<NameReport>),
        ("http BotDeclaration", round_trip::<BotDeclaration>),
        ("http PasskeySupport", round_trip::<PasskeySupport>),
        ("http PasskeyList", round_trip::<PasskeyList>),
        ("http PasskeyCreation", round_trip::<PasskeyCreation>),
        ("http NewPasskey", round_trip::<NewPasskey>),
        ("http PasskeyRequest", round_trip::<PasskeyRequest>),
        ("http PasskeySignIn", round_trip::<PasskeySignIn>),
        ("http PlayerExport", round_trip::<PlayerExport>),
        ("http NewTable", round_trip::<NewTable>),
        ("http TableMade", round_trip::<TableMade>),
        ("http TableSummary", round_trip::<TableSummary>),
        ("http TableList", round_trip::<TableList>),
        ("http PlayNow", round_trip::<PlayNow>),
        ("http Replay", round_trip::<ReplayFile>),
        ("http ReplayKeys", round_trip::<ReplayKeys>),
        ("http NewChallenge", round_trip::<NewChallenge>),
        ("http NewRun", round_trip::<NewRun>),
        ("http ChallengeMade", round_trip::<ChallengeMade>),
        ("http ChallengeSummary", round_trip::<ChallengeSummary>),
        ("http RunMade", round_trip::<RunMade>),
        ("http RatingList", round_trip::<RatingList>),
        ("http PlayerRatings", round_trip::<PlayerRatings>),
        ("http TableRatings", round_trip::<TableRatings>),
        ("http ApiError", round_trip::<ApiError>),
    ];
    for (tag, check) in bodies {
        of_kind(tag).iter().for_each(check);
    }
    let tags: BTreeSet<String> = examples().into_iter().map(|(tag, _)| tag).collect();
    assert_eq!(tags.iter().filter(|tag| tag.starts_with("http ")).count(), bodies.len(), "{tags:?}");
    assert_eq!(names(&of_kind("http ApiError"), "error"), known::<ApiErrorKind>("\"?\""));
}

#[test]
fn close_codes_and_the_version_are_what_the_page_says() {
    use protocol::CloseReason::{
        BrokenTable, NoHello, OtherVersion, Restart, SignedOut, TooManyMessages, TooSlow,
    };
    for why in [Restart, TooSlow, NoHello, TooManyMessages, OtherVersion, BrokenTable, SignedOut] {
        let name = serde_json::to_value(why).expect("JSON");
        let row = format!("| `{}` | {} |", name.as_str().expect("a name"), why.code());
        assert!(PAGE.contains(&row), "{row}");
    }
    assert!(PAGE.contains(&format!("This is version **{}**", protocol::PROTOCOL_VERSION)));
}
