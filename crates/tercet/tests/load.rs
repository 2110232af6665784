//! `tercet load` against the built server, both as a user starts them.

use crate::program::{Server, out, run};
use serde_json::Value;

fn load(server: &Server, arguments: &[&str]) -> String {
    let size = ["--tables", "5", "--players", "3", "--claims", "20", "--seconds", "2"];
    out(&[&["load", "--url", &server.url], &size[..], arguments].concat())
}

#[test]
fn every_claim_reaches_every_player() {
    let server = Server::start(&[]);
    let report: Value = serde_json::from_str(&load(&server, &["--json"])).expect("JSON");
    let counts = ["tables", "players", "claims_sent", "delivered", "reconnects", "longest_wait_ms"];
    let fields = [&counts[..], &["p50_ms", "p99_ms", "p999_ms"]].concat();
    let report = report.as_object().expect("an object");
    assert_eq!(report.len(), fields.len());
    assert!(fields.iter().all(|field| report[*field].is_number()), "{report:?}");
    assert_eq!((&report["tables"], &report["players"]), (&5.into(), &15.into()));
    assert_eq!((&report["delivered"], &report["reconnects"]), (&1.0.into(), &0.into()));
    let sent = report["claims_sent"].as_u64().expect("a number");
    assert!((1..=40).contains(&sent), "{sent} claims in two seconds of twenty");
    let times = ["p50_ms", "p99_ms", "p999_ms"].map(|field| report[field].as_f64().expect("a number"));
    assert!(times[0] > 0.0 && times.is_sorted(), "{times:?}");
    let said = load(&server, &[]);
    assert!(said.starts_with("Tables: 5; connected players: 15\n") && said.contains("100%"), "{said}");
}

/// With one thread the server uses another runtime, which must serve and stop as well.
#[cfg(unix)]
#[test]
fn one_thread_serves_everybody_and_stops_when_told_to() {
    let mut server = Server::start(&["--threads", "1"]);
    let said = load(&server, &[]);
    assert!(said.contains("100%"), "{said}");
    let told = std::process::Command::new("kill").arg(server.child.id().to_string()).status();
    assert!(told.expect("kill runs").success());
    assert!(server.child.wait().expect("it ends").success());
}

#[test]
fn bad_input_is_one_sentence() {
    let refused = |arguments: &[&str], part: &str| run(&[&["load"], arguments].concat()).assert_refused(part);
    refused(&["--url", "localhost"], "Invalid value “localhost” for --url");
    refused(&["--tables", "0"], "0");
    refused(&["--players", "13"], "13");
    refused(&["--claims", "many"], "many");
    // No server listens on port 1.
    let nowhere = "http://127.0.0.1:1";
    refused(&["--url", nowhere, "--tables", "1"], "The load test of http://127.0.0.1:1 stopped");
    if cfg!(target_os = "linux") {
        refused(&["--tables", "100000", "--players", "12"], "open files (1,200,256)");
    }
}

#[test]
fn what_everybody_was_shown_is_written_down() {
    let server = Server::start(&[]);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("shown.jsonl");
    load(&server, &["--record", file.to_str().expect("a path")]);
    let text = std::fs::read_to_string(&file).expect("a file");
    let tables: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(tables.len(), 5);
    for table in tables {
        let players = table["players"].as_array().expect("players");
        assert_eq!((players.len(), &table["error"]), (3, &Value::Null));
        assert!(players.iter().all(|player| player["digest"] == players[0]["digest"]), "{table}");
        assert!(players[0]["head"].as_u64() > Some(3), "{table}");
    }
}
