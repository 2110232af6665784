//! A challenge in the terminal, and the lists of a data folder made again.

mod program;

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};

use client::Site;
use engine::{Card, ChallengeId, Edition, RuleChoice, Variant, all_sets};
use program::{Server, json_out, run, serve, tercet};
use serde_json::json;

/// One find is enough; cards come by themselves, so that there is one.
fn one_find() -> RuleChoice {
    RuleChoice { finds: Some(1), ..RuleChoice::new(Edition::English, Variant::Speed) }
}

/// A challenge on this server, and a client that looks at it.
fn challenge(runtime: &tokio::runtime::Runtime, url: &str) -> (Site, ChallengeId) {
    runtime.block_on(async {
        let mut site = Site::new(url.parse().expect("an address"));
        site.sign_in("Ann").await.expect("a player");
        let made = site.make_challenge(one_find()).await.expect("a challenge");
        (site, made.challenge)
    })
}

#[test]
fn a_challenge_is_played_line_by_line_and_its_list_rebuilt() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data").display().to_string();
    let mut server = Server::spawn(&mut serve(&["--data", &data]));
    let (site, id) = challenge(&runtime, &server.url);
    let link = format!("{}/c/{id}?l=en", server.url);
    let mut child = tercet(&["play", "--plain", "--challenge", &link, "--name", "Ben"])
        .env("HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a player");
    let mut stdin = child.stdin.take().expect("a pipe");
    // An empty line deals, and afterwards shows the cards.
    stdin.write_all(b"\n").expect("a line");
    let mut cards: Vec<Card> = Vec::new();
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for line in lines.by_ref() {
        let line = line.expect("a line");
        let mut words = line.split_whitespace();
        let number = words.next().and_then(|word| word.parse::<usize>().ok());
        let card = words.next().and_then(|word| word.parse().ok());
        if let (Some(number), Some(card)) = (number, card) {
            cards.truncate(number - 1);
            cards.push(card);
            if let (true, Some(set)) = (number >= 12, all_sets(&cards).first()) {
                let number =
                    |card: &Card| cards.iter().position(|one| one == card).map_or(0, |place| place + 1);
                let numbers: Vec<String> = set.iter().map(|card| number(card).to_string()).collect();
                stdin.write_all(format!("{}\n", numbers.join(" ")).as_bytes()).expect("a claim");
                break;
            }
        }
    }
    // What is written is read, or the program would wait.
    let reader = std::thread::spawn(move || lines.map_while(Result::ok).collect::<Vec<_>>());
    let start = Instant::now();
    let summary = loop {
        let summary = runtime.block_on(site.challenge(id)).expect("a list");
        if summary.players > 0 || start.elapsed() > Duration::from_secs(10) {
            break summary;
        }
        std::thread::sleep(Duration::from_millis(300));
    };
    stdin.write_all(b"q\n").expect("a line");
    child.wait().expect("it ends");
    let said = reader.join().expect("lines");
    let listed: Vec<_> =
        summary.best.iter().map(|run| (run.name.as_ref().map(ToString::to_string), run.points)).collect();
    assert_eq!(listed, [(Some("Ben".to_owned()), 1)], "{said:?}");
    server.kill();
    assert_eq!(json_out(&["projections", "--rebuild", &data]), json!({"tables": 1, "runs": 1, "puzzles": 0}));
    let said = run(&["projections", "--rebuild", &data]);
    assert_eq!(said.stdout, "Runs in the lists: 1. Tables read: 1.\n");
}

#[test]
fn what_is_no_challenge_is_refused_in_one_sentence() {
    run(&["play", "--plain", "--challenge", "http://127.0.0.1:9/t/abcdefgh2345"])
        .assert_refused("no such challenge");
    let missing = std::env::temp_dir().join("tercet-no-such-folder").display().to_string();
    run(&["projections", "--rebuild", &missing]).assert_refused("journal.db");
    assert_eq!(run(&["projections"]).code, Some(2));
}
