//! A challenge in the terminal, and the lists of a data folder made again.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::program::{Server, json_out, run, serve, tercet};
use client::Site;
use engine::{Card, ChallengeId, Edition, RuleChoice, Variant, all_sets};
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

/// Plays the challenge line by line under a name until the list has so many players; returns what the program wrote.
fn play_lines(site: &Site, id: ChallengeId, home: &Path, name: &str, players: u64) -> Vec<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let link = format!("{}?l=en", site.address().url() + &format!("/c/{id}"));
    let mut child = tercet(&["play", "--plain", "--challenge", &link, "--name", name])
        .env("HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a player");
    let mut stdin = child.stdin.take().expect("a pipe");
    // An empty line deals, and afterwards shows the cards.
    stdin.write_all(b"\n").expect("a line");
    let (mut cards, mut said): (Vec<Card>, Vec<String>) = Default::default();
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for line in lines.by_ref() {
        let line = line.expect("a line");
        said.push(line.clone());
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
    while runtime.block_on(site.challenge(id)).expect("a list").players < players {
        assert!(start.elapsed() < Duration::from_secs(10), "{said:?}");
        std::thread::sleep(Duration::from_millis(100));
    }
    stdin.write_all(b"q\n").expect("a line");
    child.wait().expect("it ends");
    said.extend(reader.join().expect("lines"));
    said
}

#[test]
fn a_challenge_is_played_line_by_line_and_its_list_rebuilt() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data").display().to_string();
    let mut server = Server::spawn(&mut serve(&["--data", &data]));
    let (site, id) = challenge(&runtime, &server.url);
    let said = play_lines(&site, id, folder.path(), "Ben", 1);
    assert!(!said.iter().any(|line| line.contains("/t/")), "no other player joins a run: {said:?}");
    assert!(!said.iter().any(|line| line.contains("Earlier runs") || line.contains("Ben by")), "{said:?}");
    // The next player sees the run of the first beside the cards, and the difference at the end.
    let said = play_lines(&site, id, folder.path(), "Cem", 2);
    assert!(said.iter().any(|line| line.starts_with("Earlier runs: Ben ")), "{said:?}");
    let is_rival = |line: &String| line.contains("beat Ben by") || line.contains("behind Ben");
    assert!(said.iter().any(is_rival), "{said:?}");
    let summary = runtime.block_on(site.challenge(id)).expect("a list");
    let mut listed: Vec<_> =
        summary.best.iter().map(|run| (run.name.as_ref().map(ToString::to_string), run.points)).collect();
    listed.sort();
    assert_eq!(listed, [(Some("Ben".to_owned()), 1), (Some("Cem".to_owned()), 1)]);
    server.kill();
    let rebuilt = json!({"tables": 2, "runs": 2, "puzzles": 0});
    assert_eq!(json_out(&["projections", "--rebuild", &data]), rebuilt);
    let said = run(&["projections", "--rebuild", &data]);
    assert_eq!(said.stdout, "Runs in the lists: 2. Tables read: 2.\n");
}

#[test]
fn what_is_no_challenge_is_refused_in_one_sentence() {
    run(&["play", "--plain", "--challenge", "http://127.0.0.1:9/t/abcdefgh2345"])
        .assert_refused("no such challenge");
    let missing = std::env::temp_dir().join("tercet-no-such-folder").display().to_string();
    run(&["projections", "--rebuild", &missing]).assert_refused("journal.db");
    assert_eq!(run(&["projections"]).code, Some(2));
}
