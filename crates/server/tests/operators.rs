//! Health, metrics, replay files and the OpenAPI description.

use std::collections::BTreeSet;

use crate::site::{self, Answer, Raw, Running, Seat, english, one_step, play_out, sync_seats, wide};
use engine::{Action, Board, Calling, Edition, RuleChoice, RuleSheet, Variant};
use protocol::{ApiErrorKind, NewTable, ReplayFile, ReplayFileError};
use serde_json::Value;
use server::Config;

/// The value of a series in Prometheus' text format.
fn value(text: &str, series: &str) -> Option<f64> {
    text.lines().find_map(|line| line.strip_prefix(series)?.strip_prefix(' '))?.parse().ok()
}

#[tokio::test]
async fn a_running_server_is_healthy_and_ready() {
    let server = Running::start().await;
    for path in ["/healthz", "/readyz"] {
        assert_eq!(Raw::get(&server, path).await.status, 200, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn metrics_count_tables_sockets_latencies_and_refusals() {
    let server = Running::start().await;
    let (ann, table) = server.table().await;
    let mut seat = Seat::sit(&ann, &table).await;
    assert_eq!(seat.request(Action::Deal).await, Answer::Done);
    for _ in 0..2 {
        assert!(matches!(seat.request(Action::Deal).await, Answer::Refused(_)));
    }
    let answer = Raw::get(&server, "/metrics").await;
    assert!(answer.head.contains("content-type: text/plain; version=0.0.4"), "{}", answer.head);
    let text = &answer.body;
    assert_eq!(value(text, "tercet_tables"), Some(1.0));
    assert_eq!(value(text, "tercet_sockets"), Some(1.0));
    assert_eq!(value(text, "tercet_refusals_total{reason=\"already-dealt\"}"), Some(2.0));
    for histogram in ["tercet_append_seconds", "tercet_fan_out_seconds"] {
        let count = value(text, &format!("{histogram}_count")).expect("a count");
        assert_eq!(value(text, &format!("{histogram}_bucket{{le=\"+Inf\"}}")), Some(count));
        assert!(count >= 2.0 && value(text, &format!("{histogram}_sum")).is_some());
        let buckets = text.lines().filter(|line| line.starts_with(&format!("{histogram}_bucket")));
        let counts: Vec<f64> = buckets.filter_map(|line| line.rsplit_once(' ')?.1.parse().ok()).collect();
        assert!(counts.len() > 5 && counts.is_sorted(), "buckets are cumulative: {counts:?}");
    }
    is_prometheus(text);
    drop(seat);
    while value(&Raw::get(&server, "/metrics").await.body, "tercet_sockets") != Some(0.0) {}
    server.stop().await;
}

/// Every line is a comment or a series with a value, and every series has its help and type before it.
fn is_prometheus(text: &str) {
    let mut known = BTreeSet::new();
    for line in text.lines() {
        if let Some(comment) = line.strip_prefix("# TYPE ") {
            known.insert(comment.split(' ').next().expect("a name").to_owned());
        } else if !line.starts_with("# HELP ") {
            let (series, number) = line.rsplit_once(' ').expect("a series and a value");
            assert!(number.parse::<f64>().is_ok(), "{line}");
            let name = series.split('{').next().expect("a name");
            let family = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end));
            assert!(known.contains(family.unwrap_or(name)) || known.contains(name), "{line}");
        }
    }
}

#[tokio::test]
async fn a_replay_is_refused_before_a_round_is_over_and_proves_it_afterwards() {
    let server = Running::start_by(wide()).await;
    let (ann, bob) = (server.sign_in("Ann").await, server.sign_in("Bob").await);
    let rules = RuleChoice {
        calling: Some(Calling::QuickClaims),
        // A held claim could end the round between two requests.
        photo_finish_ms: Some(0),
        ..RuleChoice::new(Edition::English, Variant::Quick)
    };
    let table = ann.make_table(&NewTable { rules, ..english() }).await.expect("a table").table;
    let mut seats = [Seat::sit(&ann, &table).await, Seat::sit(&bob, &table).await];
    sync_seats(&mut seats).await;
    let path = format!("/api/tables/{table}/replay");
    let refused = Raw::get(&server, &path).await;
    assert_eq!((refused.status, refused.kind()), (404, ApiErrorKind::NothingToReplay));
    while seats[0].board().round() == 0 || seats[0].phase().in_round() {
        one_step(&mut seats).await;
        if seats[0].phase().in_round() {
            assert_eq!(Raw::get(&server, &path).await.status, 404);
        }
    }
    // In the middle of the second round the file ends with the first.
    assert_eq!(seats[1].request(Action::Deal).await, Answer::Done);
    let answer = Raw::get(&server, &path).await;
    let file = format!("attachment; filename=\"tercet-{table}.json\"");
    assert!(answer.head.contains(&file), "{}", answer.head);
    let first: ReplayFile = serde_json::from_str(&answer.body).expect("a replay");
    assert_eq!(first.verify().expect("a proof").rounds, 1);
    sync_seats(&mut seats).await;
    play_out(&mut seats).await;
    let answer = Raw::get(&server, &path).await;
    let whole: ReplayFile = serde_json::from_str(&answer.body).expect("a replay");
    let key: server::PublicKey = ann.replay_keys().await.expect("keys").key.parse().expect("a key");
    assert_eq!(key.has_signed(&answer.body), Some(true));
    let proof = whole.verify().expect("a proof");
    assert_eq!(proof.rounds, 2);
    let mut forged = whole.clone();
    *forged.scores.values_mut().next().expect("a score") += 1;
    assert!(forged.verify().is_err());
    let mut forged = whole.clone();
    forged.names[1].name = site::name("Eve");
    assert_eq!(forged.verify(), Err(ReplayFileError::Name { name: site::name("Eve") }));
    let events = whole.into_events();
    let mut board = Board::open(&events[0]).expect("an opening");
    events[1..].iter().for_each(|event| board.apply(event));
    assert_eq!(board, *seats[0].board());
    server.stop().await;
}

#[tokio::test]
async fn all_answers_have_the_headers_of_pages() {
    let trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    let server = Running::start_by(Config { trusted_proxies, ..Config::default() }).await;
    for path in
        ["/", "/x.js", "/api/tables", "/api/me", "/api/nothing", "/api/openapi.json", "/healthz", "/metrics"]
    {
        let plain = Raw::get(&server, path).await.head;
        for header in ["x-content-type-options: nosniff", "content-security-policy: ", "permissions-policy: "]
        {
            assert!(plain.contains(header), "{path} without {header}: {plain}");
        }
        assert!(!plain.contains("strict-transport-security"), "{path}");
        for proxy in ["X-Forwarded-Proto: https", "Forwarded: for=192.0.2.7;proto=https"] {
            let secure = Raw::send(&server, "GET", path, &[proxy], "").await.head;
            assert!(secure.contains("strict-transport-security: max-age="), "{path}, {proxy}: {secure}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn every_route_is_described() {
    let config = Config { base_path: "/tercet".to_owned(), ..Config::default() };
    let server = Running::start_by(config).await;
    let answer = Raw::get(&server, "/tercet/api/openapi.json").await;
    let description: Value = serde_json::from_str(&answer.body).expect("JSON");
    assert_eq!(description["servers"][0]["url"], "/tercet");
    let mut described = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            described.insert(format!("{} {path}", method.to_uppercase()));
            assert!(!operation["responses"].as_object().expect("answers").is_empty(), "{method} {path}");
        }
    }
    let routes = [
        "POST /api/players",
        "POST /api/players/move",
        "GET /api/me",
        "PUT /api/me",
        "POST /api/me/code",
        "GET /api/me/phrase",
        "GET /api/me/devices",
        "DELETE /api/me/devices",
        "DELETE /api/me/devices/{device}",
        "GET /api/passkeys",
        "POST /api/passkeys/challenge",
        "POST /api/players/passkey",
        "GET /api/me/passkeys",
        "POST /api/me/passkeys",
        "POST /api/me/passkeys/challenge",
        "DELETE /api/me/passkeys/{passkey}",
        "GET /api/me/export",
        "DELETE /api/me",
        "POST /api/me/phrase",
        "GET /api/players/{player}",
        "GET /api/players/{player}/ratings",
        "GET /api/tables/{table}/ratings",
        "GET /api/ratings/{family}",
        "PUT /api/me/profile",
        "GET /api/me/following",
        "PUT /api/me/following/{player}",
        "DELETE /api/me/following/{player}",
        "PUT /api/me/blocked/{player}",
        "DELETE /api/me/blocked/{player}",
        "POST /api/players/{player}/invite",
        "GET /api/me/invitations",
        "POST /api/players/{player}/report",
        "POST /api/me/bot",
        "GET /api/tables",
        "POST /api/tables",
        "POST /api/play",
        "GET /api/tables/{table}",
        "GET /api/tables/{table}/socket",
        "GET /api/tables/{table}/replay",
        "POST /api/challenges",
        "GET /api/challenges/{challenge}",
        "POST /api/challenges/{challenge}/runs",
        "GET /api/days",
        "GET /api/days/feed",
        "GET /api/days/{date}",
        "POST /api/days/{date}/runs",
        "GET /api/days/{date}/puzzle",
        "POST /api/days/{date}/puzzle",
        "GET /api/key",
        "GET /preview/{name}",
        "GET /preview/c/{name}",
        "GET /preview/t/{name}",
        "GET /api/openapi.json",
        "GET /healthz",
        "GET /readyz",
        "GET /metrics",
    ];
    assert_eq!(described, routes.iter().map(|route| (*route).to_owned()).collect());
    // Every described route exists: none responds that the path or the method is unknown.
    for route in routes {
        let (method, path) = route.split_once(' ').expect("a method and a path");
        let path = path.replace("{table}", "abcdefgh2345").replace("{challenge}", "abcdefgh2345");
        let path = path.replace("{date}", "2026-11-18");
        let path = format!("/tercet{path}");
        let answer = Raw::send(&server, method, &path, &[], "").await;
        let unknown = answer.status == 405 || answer.status == 404 && answer.body.is_empty();
        assert!(!unknown, "{route}: {}", answer.status);
    }
    // Every schema that is referred to is there.
    let schemas = description["components"]["schemas"].as_object().expect("schemas");
    for part in answer.body.split("#/components/schemas/").skip(1) {
        let name = part.split('"').next().expect("a name");
        assert!(schemas.contains_key(name), "{name}");
    }
    let rules = &schemas["RuleChoice"]["properties"];
    for field in RuleSheet::FIELDS.iter().chain(&["edition", "variant"]) {
        assert!(rules[field]["type"].is_string() || rules[field]["type"].is_array(), "{field}: {rules}");
    }
    assert_eq!((&rules["layout"]["minimum"], &rules["layout"]["maximum"]), (&9.into(), &18.into()));
    assert_eq!(schemas["NewTable"]["properties"]["rules"]["$ref"], "#/components/schemas/RuleChoice");
    server.stop().await;
}

/// Sends requests that the description allows, and some that it does not, and compares the answers with it.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs schemathesis, which `cargo xtask api` installs"]
async fn the_description_is_what_the_server_does() {
    let server = Running::start_by(wide()).await;
    let (ann, _) = server.table().await;
    let installed = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/schemathesis/bin/schemathesis");
    let program = std::env::var("SCHEMATHESIS").unwrap_or_else(|_| installed.to_owned());
    let mut command = std::process::Command::new(program);
    // It leaves what it found in the folder where it runs.
    command.current_dir(env!("CARGO_TARGET_TMPDIR"));
    command.args(["run", &format!("{}/api/openapi.json", server.url)]);
    command.args(["--header", &format!("Authorization: Bearer {}", ann.token().expect("a token"))]);
    // The same requests every time, all but those that need an upgrade. No schema says which rules fit together and which
    // characters of a name are visible, so that the server may refuse what the description allows.
    command.args(["--seed", "1", "--max-examples", "20", "--phases", "examples,coverage,fuzzing"]);
    command.args([
        "--exclude-path",
        "/api/tables/{table}/socket",
        "--exclude-checks",
        "positive_data_acceptance",
    ]);
    command.args(["--generation-database", "none", "--no-color"]);
    let output = tokio::task::spawn_blocking(move || command.output()).await.expect("it ends");
    let output = output.expect("schemathesis is installed: cargo xtask api");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    server.stop().await;
}
