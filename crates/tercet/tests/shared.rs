//! `tercet serve --journal`: nodes on one PostgreSQL, as an operator starts them.
#![cfg(unix)]

mod program;

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use cluster::Database;
use program::{run, tercet};

struct Node {
    child: Child,
    url: String,
    /// What it says about its journal.
    journal: String,
}

impl Node {
    fn start(arguments: &[&str]) -> Node {
        let mut child = tercet(&[&["serve", "--listen", "127.0.0.1:0"], arguments].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a node");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut line = || lines.next().expect("a line").expect("text");
        let url =
            line().split_whitespace().find(|word| word.starts_with("http://")).expect("a URL").to_owned();
        Node { child, url, journal: line() }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn players_of_one_table_sit_at_two_nodes() {
    let database = Database::default();
    let (one, other) =
        (Node::start(&["--journal", &database.url()]), Node::start(&["--journal", &database.url()]));
    assert!(one.journal.contains("PostgreSQL") && !one.journal.contains(&database.url()), "{}", one.journal);
    let urls = format!("{},{}", one.url, other.url);
    let size = ["--tables", "5", "--players", "4", "--claims", "20", "--seconds", "2", "--json"];
    let output = run(&[&["load", "--url", &urls], &size[..]].concat());
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("\"delivered\":1.0") && said.contains("\"players\":20"), "{said}");
}

#[test]
fn what_is_wrong_is_one_sentence() {
    let refused = |arguments: &[&str], part: &str| {
        let output = run(&[&["serve", "--listen", "127.0.0.1:0"], arguments].concat());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(part) && said.trim_end().lines().count() == 1, "{said}");
    };
    let database = Database::default();
    database.sql(&format!("ALTER DATABASE {} SET synchronous_commit = off", database.name()));
    refused(&["--journal", &database.url()], "synchronous_commit=off");
    refused(&["--journal", &database.url().replace(database.name(), "nowhere")], "nowhere");
    refused(&["--journal", "mysql://localhost/tercet"], "postgres://USER:PASSWORD@HOST:PORT/DATABASE");
    refused(&["--journal", &database.url(), "--data", "here"], "--data");
    let told = Node::start(&["--journal", &database.url(), "--unsafe-journal"]);
    assert!(told.journal.contains("PostgreSQL"));
}
