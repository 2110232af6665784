//! Bad input gets one clear sentence and exit status 2, never a panic.

use std::fs;
use std::path::Path;

#[cfg(unix)]
use crate::program::Run;
use crate::program::{self, Referee, run, run_with_input};

/// Ten million bytes without a line end.
fn long_line() -> Vec<u8> {
    vec![b'x'; 10_000_000]
}

#[test]
fn bad_arguments_get_one_clear_sentence() {
    let cases: [(&[&str], &str); 24] = [
        (&["check", "1srd", "2srd", "3yrd"], "no card has the character “y”"),
        (&["check", "1srd", "2srd", "3sr"], "the symbol is missing"),
        (&["check", "1srd", "2srd", "3srdd"], "the symbol is given twice"),
        (&["check", "1srd", "2srd", "1srd"], "the card 1srd twice"),
        (&["check", "1srd", "2srd"], "you gave 2"),
        (&["check", "1srd", "2srd", "3srd", "1trd"], "you gave 4"),
        (&["check"], "you gave 0"),
        (&["check", ""], "you gave 0"),
        (&["find", "1srd", "1srd"], "the card 1srd twice"),
        (&["find"], "No cards given"),
        (&["editions", "klingon"], "possible values: english, italian, russian, hebrew, french"),
        (&["deal", "--seed", "1", "--variant", "blitz"], "quick-puzzle"),
        (&["dance"], "Unknown command “dance”"),
        (&["check", "--dance"], "Unknown argument “--dance”"),
        (&["deal"], "Missing argument: --seed <HEX>"),
        (&["deal", "--seed", "1", "--lang", "tlh"], "possible values: en, fr, he, it, ru"),
        (&["deal", "--seed", "xyz"], "“z” is not a hexadecimal digit"),
        (&["deal", "--seed", ""], "The seed is empty"),
        (&["referee", "--seed", &"0".repeat(65)], "This seed is too long"),
        (&["deal", "--seed", "1", "--mix", "zero"], "Invalid value “zero” for --mix"),
        (&["referee", "--deck", "/nonexistent"], "Cannot read /nonexistent"),
        (&["play", "--bots", "99"], "possible values: 0–11"),
        (&["play", "--variant", "forever", "--edition", "french", "--bots", "0"], "You need 3 players"),
        (&["play", "--variant", "solitaire", "--bots", "5"], "6 players"),
    ];
    for (arguments, part) in cases {
        run(arguments).assert_refused(part);
    }
}

#[test]
fn find_names_the_line_that_is_wrong() {
    let long = long_line();
    let cases: [(&[u8], &str); 3] = [
        (b"1srd nonsense\n", "Line 1: “nonsense” is not a card"),
        (&long, "Line 1 is too long; the limit in bytes is 65,536"),
        (b"\xff\xfe\n", "Line 1 is not UTF-8 text"),
    ];
    for (input, part) in cases {
        run_with_input(&["find"], input).assert_refused(part);
    }
    // What was found before a bad line is shown.
    let found = run_with_input(&["find"], b"1srd 2srd 3srd\n1srd 1srd\n");
    assert_eq!((found.stdout.as_str(), found.code), ("1srd 2srd 3srd\n", Some(2)));
}

fn file(folder: &Path, name: &str, bytes: &[u8]) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).expect("a file");
    path.display().to_string()
}

#[test]
fn decks_and_rules_from_files_are_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let blanks = vec![b' '; 2_000_000];
    let cases: [(&str, &[u8], &str); 8] = [
        ("--deck", b"", "is empty"),
        ("--deck", b"1srd 2srd", "A round with these rules needs 81 cards; the deck has 2."),
        ("--deck", b"1srd 1srd", "the card 1srd twice"),
        ("--deck", b"1srd\xff", "is not UTF-8 text"),
        ("--deck", &blanks, "is too long; the limit in bytes is 1,048,576"),
        (
            "--rules",
            b"edition = \"english\"\ncall_window_s = 0\n",
            "call_window_s is 0; it must be between 2 and 15.",
        ),
        ("--rules", b"edition = \"french\"\nvariant = \"forever\"\nseats = 2\n", "3 or more seats, not 2"),
        ("--rules", b"{\"edition\": \"english\", \"rows\": 5}", "(12) do not fill 5 equal rows"),
    ];
    for (flag, bytes, part) in cases {
        run(&["referee", flag, &file(folder.path(), "input", bytes)]).assert_refused(part);
    }
    let broken = file(folder.path(), "rules.toml", b"edition = \"english\"\nspeed = 9\n");
    let said = run(&["referee", "--rules", &broken]);
    assert_eq!(said.code, Some(2));
    assert!(said.stderr.contains("unknown field `speed`"), "{}", said.stderr);
}

#[test]
fn the_referee_goes_on_after_a_malformed_line() {
    let mut input = b"nonsense\n".to_vec();
    input.extend(long_line());
    input.extend(b"\n\xff\xfe\n{\"at\":5,\"by\":\"ann\",\"do\":\"sit\"}\n{\"at\":4,\"do\":\"tick\"}\n");
    input.extend(b"{\"at\":5,\"by\":\"ann\",\"do\":\"fly\"}\n{\"at\":5,\"do\":\"deal\"}\n{\"at\":5,\"by\":\"ann\",\"do\":\"pick\"}\n");
    input.extend(b"{\"at\":-1,\"do\":\"tick\"}\n{\"at\":6,\"do\":\"show\"}\n");
    let output = run_with_input(&["referee"], &input);
    assert_eq!(output.code, Some(0));
    let lines = output.json();
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

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused_and_a_full_disk_is_no_success() {
    use std::os::unix::ffi::OsStrExt;
    let broken = std::ffi::OsStr::from_bytes(b"\xff");
    let output = program::tercet(&["check"]).arg(broken).output().expect("an answer");
    Run::from(output).assert_refused("not UTF-8");
    let full = fs::File::options().write(true).open("/dev/full");
    if let Ok(full) = full {
        let status = program::tercet(&["deal", "--seed", "2a"]).stdout(full).status().expect("an end");
        assert_eq!(status.code(), Some(2));
    }
}
