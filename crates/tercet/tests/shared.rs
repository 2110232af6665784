//! `tercet serve --journal`: nodes on one PostgreSQL, as an operator starts them.
#![cfg(unix)]

mod program;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use program::{run, tercet};
use test_postgres::{Database, Server};

struct Node {
    child: Child,
    url: String,
    /// What it says about its journal.
    journal: String,
}

impl Node {
    fn start(arguments: &[&str]) -> Node {
        Node::start_as(&mut serve(arguments))
    }

    fn start_as(command: &mut Command) -> Node {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a node");
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

fn serve(arguments: &[&str]) -> Command {
    tercet(&[&["serve", "--listen", "127.0.0.1:0"], arguments].concat())
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

#[test]
fn tls_is_to_the_one_whose_certificate_is_trusted() {
    let made = |name: &str| rcgen::generate_simple_self_signed([name.to_owned()]).expect("a certificate");
    let (ours, stranger) = (made("localhost"), made("localhost"));
    let server = Server::start_with_tls(&ours.cert.pem(), &ours.signing_key.serialize_pem());
    let folder = tempfile::tempdir().expect("a folder");
    let trust = |name: &str, pem: String| {
        let file = folder.path().join(name);
        std::fs::write(&file, pem).expect("a file");
        file
    };
    let (ours, strangers) = (trust("ours.pem", ours.cert.pem()), trust("strangers.pem", stranger.cert.pem()));
    let url = server.url("postgres").replace("127.0.0.1", "localhost") + "?sslmode=require";
    let node = Node::start_as(serve(&["--journal", &url]).env("SSL_CERT_FILE", &ours));
    let size = ["--tables", "2", "--players", "2", "--claims", "10", "--seconds", "1", "--json"];
    let output = run(&[&["load", "--url", &node.url], &size[..]].concat());
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("\"delivered\":1.0"), "{said} {}", String::from_utf8_lossy(&output.stderr));
    let sessions = "SELECT count(*), count(*) FILTER (WHERE ssl) FROM pg_stat_ssl
        JOIN pg_stat_activity USING (pid) WHERE application_name = 'tercet'";
    let counted = server.sql("postgres", sessions);
    let (all, with_tls) = counted.split_once('|').expect("two numbers");
    assert!(all != "0" && all == with_tls, "{counted}");
    // Somebody else under the same name, and the right one under another.
    let elsewhere = server.url("postgres") + "?sslmode=require";
    for (url, trusted) in [(&url, &strangers), (&elsewhere, &ours)] {
        let output = serve(&["--journal", url]).env("SSL_CERT_FILE", trusted).output().expect("it ends");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && said.contains("certificate"), "{said}");
    }
}
