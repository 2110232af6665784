//! The commands as a user and a program see them.

use std::process::Stdio;

use crate::program::{Run, json_out, out, run, run_with_input, tercet};
use serde_json::json;

#[test]
fn check_answers_in_words_json_and_status() {
    assert_eq!(run(&["check", "1srd", "2tgo", "3epq"]).code, Some(0));
    let none = run(&["check", "1erd", "1egd", "1spd"]);
    assert_eq!(none.code, Some(1));
    assert!(none.stdout.contains("Shading: two are open and one is not."), "{}", none.stdout);
    assert_eq!(
        run(&["check", "--json", "1erd", "1egd", "1spd"]).json()[0],
        json!({"set": false, "features": {"number": "same", "shading": "mixed", "colour": "different", "symbol": "same"}})
    );
}

#[test]
fn check_takes_letters_in_any_order_and_case() {
    assert_eq!(out(&["check", "DRS1", "og2T", "3epq"]), out(&["check", "1srd", "2tgo", "3epq"]));
}

#[test]
fn find_lists_sets_in_layout_order() {
    let cards = ["3srd", "1srd", "2srd", "1sgd", "1spd"];
    assert_eq!(out(&[&["find"], &cards[..]].concat()), "3srd 1srd 2srd\n1srd 1sgd 1spd\n");
    let found = json_out(&[&["find"], &cards[..]].concat());
    assert_eq!(found, json!({"sets": [["3srd", "1srd", "2srd"], ["1srd", "1sgd", "1spd"]]}));
}

#[test]
fn find_reads_one_layout_a_line() {
    let found = run_with_input(&["find", "--json"], b"1srd 2srd 3srd\r\n\n1srd, 2srd, 1tgo\n");
    let none = json!({"sets": []});
    assert_eq!(found.json(), [json!({"sets": [["1srd", "2srd", "3srd"]]}), none.clone(), none]);
}

#[test]
fn an_edition_written_out_is_read_back_by_the_referee() {
    let folder = tempfile::tempdir().expect("a folder");
    for (edition, flags) in [("french", vec![]), ("hebrew", vec!["--json"])] {
        let path = folder.path().join(edition);
        std::fs::write(&path, out(&[&["editions", edition], &flags[..]].concat())).expect("a file");
        let path = path.display().to_string();
        let output = run_with_input(&["referee", "--rules", &path], b"{\"at\":0,\"do\":\"show\"}\n");
        assert!(output.stdout.contains("\"phase\":\"waiting\""));
    }
    for edition in ["english", "italian", "russian", "hebrew", "french"] {
        assert!(out(&["editions"]).contains(edition));
    }
}

#[test]
fn the_dealt_deck_is_what_the_referee_lays_out() {
    let deck = out(&["deal", "--seed", "2a"]);
    let deck: Vec<&str> = deck.lines().collect();
    assert_eq!(deck.len(), 81);
    let input = b"{\"at\":0,\"by\":\"ann\",\"do\":\"sit\"}\n{\"at\":0,\"by\":\"ann\",\"do\":\"deal\"}\n{\"at\":0,\"do\":\"show\"}\n";
    let answers = run_with_input(&["referee", "--seed", "2a"], input).json();
    assert_eq!(answers.last().expect("a show")["table"], json!(&deck[..12]));
    let again = json_out(&["deal", "--seed", "2a"]);
    let seed = again["round_seed"].as_str().expect("a seed");
    assert_eq!(json_out(&["deal", "--round-seed", seed]), again);
    let quick = out(&["deal", "--seed", "2a", "--edition", "french", "--variant", "quick"]);
    assert_eq!(quick.lines().count(), 27);
}

#[test]
fn a_borrowed_variant_says_where_it_comes_from() {
    let said =
        |edition, variant| run(&["deal", "--seed", "1", "--edition", edition, "--variant", variant]).stderr;
    assert!(said("english", "forever").contains("the French booklet’s rules"));
    assert!(said("russian", "solitaire").contains("the English booklet’s rules"));
    assert!(said("french", "daily").contains("house rule"));
    assert_eq!(said("french", "forever"), "");
}

#[test]
fn the_locale_and_the_flag_choose_the_language() {
    let said = |locale: &str| {
        let output = tercet(&["check", "1srd", "2srd", "3srd"]).env("LANG", locale).output();
        Run::from(output.expect("an answer")).stdout.lines().last().expect("a verdict").to_owned()
    };
    let verdicts = ["en_GB.UTF-8", "fr_FR.UTF-8", "he_IL.UTF-8", "it_IT.UTF-8", "ru_RU.UTF-8"].map(said);
    assert_eq!(verdicts[0], "This is a Set.");
    assert_eq!(verdicts.iter().collect::<std::collections::BTreeSet<_>>().len(), 5);
    assert!(out(&["check", "--lang", "fr", "1srd", "2srd", "3srd"]).contains(&verdicts[1]));
}

#[test]
fn every_command_has_help_with_an_example() {
    let commands = [
        "check", "find", "editions", "deal", "referee", "play", "odds", "simulate", "puzzle", "claims",
        "serve", "verify", "replay", "ratings", "pace", "backup", "key", "audit", "load",
    ];
    for command in commands {
        for flag in ["--help", "-h"] {
            let said = out(&[command, flag]);
            assert!(said.contains("Example:\n") && said.contains(&format!("tercet {command}")), "{said}");
        }
    }
    assert!(out(&["--version"]).starts_with("tercet 0."));
}

#[test]
fn help_has_no_english_in_another_language() {
    for (language, default) in [("fr", "par défaut\u{a0}:"), ("ru", "по умолчанию:")] {
        for (command, value) in [("serve", "127.0.0.1:8080"), ("load", "100")] {
            let said = out(&[command, "--help", "--lang", language]);
            assert!(!said.contains("[default") && !said.contains("[possible"), "{said}");
            let unwrapped =
                said.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
            assert!(unwrapped.contains(&format!("({default} {value})")), "{said}");
        }
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    for arguments in [&["deal", "--seed", "1"][..], &["puzzle", "--count", "1000000", "--json"]] {
        let mut child = tercet(arguments).stdout(Stdio::piped()).spawn().expect("a start");
        drop(child.stdout.take());
        assert!(child.wait().expect("an end").success(), "{arguments:?}");
    }
}

#[test]
fn play_deals_obeys_and_leaves() {
    let arguments = ["play", "--seed", "2a", "--bots", "1", "--name", "Ann"];
    let said = run_with_input(&arguments, b"n\ns\n1 2\nfoo\nq\n").stdout;
    let obeyed = ["you dealt 12 cards", "You said “No Set.”", "You called “Set!”"];
    for part in obeyed.into_iter().chain(["A Set is three cards", "I don’t understand “foo”"]) {
        assert!(said.contains(part), "{part} is not in {said}");
    }
    assert!(said.ends_with("You left the table.\n"), "{said}");
}

#[test]
fn play_names_the_game_and_only_the_commands_that_it_has() {
    for (variant, name, calls, no_set) in [
        ("full", "English edition: full game\n", true, true),
        ("practice", "English edition: practice\n", false, true),
        ("daily", "English edition: daily puzzle\n", false, false),
        ("speed", "Speed\n", false, false),
    ] {
        let said = run_with_input(&["play", "--variant", variant], b"q\n").stdout;
        assert!(said.starts_with(name), "{said}");
        assert_eq!(said.contains("Type “s” to call"), calls, "{said}");
        assert_eq!(said.contains("Type “n”"), no_set, "{said}");
    }
}

/// Every command that stands in a code block of README.md or docs/, with what it is piped into or from taken off.
fn documented_commands() -> Vec<String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = std::fs::read_dir(root.join("docs")).expect("docs").map(|entry| entry.expect("a file").path());
    let pages = docs.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    let mut commands = Vec::new();
    for page in pages.chain([root.join("README.md")]) {
        let text = std::fs::read_to_string(&page).expect("a page");
        let lines = text.lines().filter_map(|line| line.strip_prefix("tercet "));
        // A line with brackets is a synopsis, not a command.
        let lines = lines.filter(|line| !line.contains('['));
        commands.extend(lines.map(|line| line.split(['#', '>']).next().unwrap_or(line).trim().to_owned()));
    }
    commands
}

#[test]
fn documented_commands_work() {
    let commands = documented_commands();
    assert!(commands.len() >= 10, "{commands:?}");
    // Some of them write files.
    let folder = tempfile::tempdir().expect("a folder");
    for command in commands {
        let mut program = tercet(&command.split_whitespace().collect::<Vec<_>>());
        let output = program.current_dir(&folder).stdin(Stdio::null()).output().expect("an answer");
        assert!(output.status.success(), "tercet {command}: {}", Run::from(output).stderr);
    }
}
