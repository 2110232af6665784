//! Bad input gets one clear sentence and exit status 2, never a panic.

mod program;

use std::fs;
use std::path::Path;
use std::process::Output;

use program::{Referee, run, run_with_input};
use serde_json::Value;

/// Asserts that the program refused its input with a sentence that contains `part`.
fn assert_refused(output: &Output, part: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(output.stdout.is_empty(), "a refused input prints no result");
    assert!(said.contains(part), "{part:?} is not in {said:?}");
    assert!(!said.contains("panicked"), "{said}");
    assert_eq!(said.trim_end().lines().count(), 1, "one sentence, one line: {said}");
}

#[test]
fn check_wants_three_different_cards() {
    assert_refused(&run(&["check", "1srd", "2srd", "3xrd"]), "no card has the letter “x”");
    assert_refused(&run(&["check", "1srd", "2srd", "3sr"]), "the symbol is missing");
    assert_refused(&run(&["check", "1srd", "2srd", "3srdd"]), "the symbol is given twice");
    assert_refused(&run(&["check", "1srd", "2srd", "1srd"]), "1srd is named twice");
    assert_refused(&run(&["check", "1srd", "2srd"]), "there are 2 here");
    assert_refused(&run(&["check", "1srd", "2srd", "3srd", "1trd"]), "there are 4 here");
    assert_refused(&run(&["check"]), "there are 0 here");
    assert_refused(&run(&["check", ""]), "there are 0 here");
}

#[test]
fn find_names_the_line_that_is_wrong() {
    assert_refused(&run(&["find", "1srd", "1srd"]), "1srd is named twice");
    assert_refused(&run(&["find"]), "There is no layout");
    assert_refused(&run_with_input(&["find"], b"1srd nonsense\n"), "Line 1: “nonsense” is not a card");
    assert_refused(&run_with_input(&["find"], &[b'x'; 10_000_000]), "Line 1 is longer than 65,536 bytes");
    assert_refused(&run_with_input(&["find"], b"\xff\xfe\n"), "Line 1 is not UTF-8 text");
}

#[test]
fn what_was_found_before_a_bad_line_is_shown() {
    let output = run_with_input(&["find"], b"1srd 2srd 3srd\n1srd 1srd\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "1srd 2srd 3srd\n");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn unknown_words_list_the_known_ones() {
    assert_refused(&run(&["editions", "klingon"]), "possible are: english, italian, russian, hebrew, french");
    assert_refused(&run(&["deal", "--seed", "1", "--variant", "blitz"]), "quick-puzzle");
    assert_refused(&run(&["dance"]), "There is no command “dance”");
    assert_refused(&run(&["check", "--dance"]), "There is no argument “--dance” here");
    assert_refused(&run(&["deal"]), "--seed <HEX> is missing");
    assert_refused(&run(&["deal", "--seed", "1", "--lang", "tlh"]), "possible are: en, fr, he, it, ru");
}

#[test]
fn seeds_are_hexadecimal_and_short_enough() {
    assert_refused(&run(&["deal", "--seed", "xyz"]), "“z” is not a hexadecimal digit");
    assert_refused(&run(&["deal", "--seed", ""]), "The seed is empty");
    assert_refused(&run(&["referee", "--seed", &"0".repeat(65)]), "A seed of 65 digits is too long");
    assert_refused(&run(&["deal", "--seed", "1", "--mix", "zero"]), "“zero” is not possible for --mix");
}

fn file(folder: &Path, name: &str, bytes: &[u8]) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).expect("a file");
    path.display().to_string()
}

#[test]
fn decks_and_rules_from_files_are_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let deck = |bytes: &[u8]| run(&["referee", "--deck", &file(folder.path(), "deck.txt", bytes)]);
    assert_refused(&deck(b""), "is empty");
    assert_refused(&deck(b"1srd 2srd"), "A round of these rules has 81 cards, but the deck has 2.");
    assert_refused(&deck(b"1srd 1srd"), "1srd is named twice");
    assert_refused(&deck(b"1srd\xff"), "is not UTF-8 text");
    assert_refused(&deck(&vec![b' '; 2_000_000]), "is longer than 1,048,576 bytes");
    assert_refused(&run(&["referee", "--deck", "/nonexistent"]), "Cannot read /nonexistent");
    let rules =
        |text: &str| run(&["referee", "--rules", &file(folder.path(), "rules.toml", text.as_bytes())]);
    assert_refused(
        &rules("edition = \"english\"\ncall_window_s = 0\n"),
        "call_window_s is 0, but must be from 2 to 15.",
    );
    assert_refused(
        &rules("edition = \"french\"\nvariant = \"forever\"\nseats = 2\n"),
        "at least 3 seats, not 2",
    );
    assert_refused(&rules("{\"edition\": \"english\", \"rows\": 5}"), "12 cards do not fill 5 equal rows");
}

#[test]
fn broken_rules_files_say_where() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(folder.path(), "rules.toml", b"edition = \"english\"\nspeed = 9\n");
    let output = run(&["referee", "--rules", &path]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("unknown field `speed`"), "{said}");
}

#[test]
fn the_referee_goes_on_after_a_malformed_line() {
    let mut input = b"nonsense\n".to_vec();
    input.extend(vec![b'x'; 10_000_000]);
    input.extend(b"\n\xff\xfe\n{\"at\":5,\"by\":\"ann\",\"do\":\"sit\"}\n{\"at\":4,\"do\":\"tick\"}\n");
    input.extend(b"{\"at\":5,\"by\":\"ann\",\"do\":\"fly\"}\n{\"at\":5,\"do\":\"deal\"}\n{\"at\":5,\"by\":\"ann\",\"do\":\"pick\"}\n");
    input.extend(b"{\"at\":-1,\"do\":\"tick\"}\n{\"at\":6,\"do\":\"show\"}\n");
    let output = run_with_input(&["referee"], &input);
    assert!(output.status.success());
    let lines: Vec<Value> = String::from_utf8(output.stdout)
        .expect("text")
        .lines()
        .map(|line| serde_json::from_str(line).expect("every line is JSON"))
        .collect();
    let errors: Vec<u64> =
        lines.iter().filter_map(|line| line.get("error").and(line["line"].as_u64())).collect();
    assert_eq!(errors, [1, 2, 3, 5, 6, 7, 8, 9]);
    assert_eq!(lines[3]["event"], "sat");
    assert_eq!(lines.last().expect("an answer")["phase"], "waiting");
}

#[test]
fn claims_that_can_never_be_one_are_refused() {
    let mut referee = Referee::start(&["--seed", "2a"]);
    referee.ask(r#"{"at":0,"by":"ann","do":"sit"}"#);
    referee.ask(r#"{"at":0,"by":"ann","do":"deal"}"#);
    referee.ask(r#"{"at":1,"by":"ann","do":"call"}"#);
    let mut refused = |cards: &str| {
        let line = format!(r#"{{"at":2,"by":"ann","do":"pick","cards":{cards}}}"#);
        referee.ask(&line).0[0]["refused"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(refused(r#"["1srd","2srd"]"#), "not-three-cards");
    assert_eq!(refused(r#"["1srd","2srd","3srd","1trd"]"#), "not-three-cards");
    assert_eq!(refused(r#"["1srd","1srd","2srd"]"#), "same-card-twice");
    assert_eq!(refused(r#"["1srd","2srd","3srd"]"#), "not-on-table");
}
