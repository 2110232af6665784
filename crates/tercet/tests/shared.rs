//! `tercet serve --journal`: nodes on one PostgreSQL, as an operator starts them.

use std::io::BufRead;

use crate::program::{Run, Server, out, run, serve};
use test_postgres::Database;

/// The line that a server prints about its journal.
fn journal_line(server: &mut Server) -> String {
    let mut line = String::new();
    server.stdout.read_line(&mut line).expect("a line");
    line
}

#[test]
fn players_of_one_table_sit_at_two_nodes() {
    let database = Database::default();
    let [mut one, other] = [(); 2].map(|()| Server::spawn(&mut serve(&["--journal", &database.url()])));
    let journal = journal_line(&mut one);
    assert!(journal.contains("PostgreSQL") && !journal.contains(&database.url()), "{journal}");
    let urls = format!("{},{}", one.url, other.url);
    let size = ["--tables", "5", "--players", "4", "--claims", "20", "--seconds", "2", "--json"];
    let said = out(&[&["load", "--url", &urls], &size[..]].concat());
    assert!(said.contains("\"delivered\":1.0") && said.contains("\"players\":20"), "{said}");
}

#[test]
fn what_is_wrong_is_one_sentence() {
    let refused = |arguments: &[&str], part: &str| {
        run(&[&["serve", "--listen", "127.0.0.1:0"], arguments].concat()).assert_refused(part);
    };
    let database = Database::default();
    database.sql(&format!("ALTER DATABASE {} SET synchronous_commit = off", database.name()));
    refused(&["--journal", &database.url()], "synchronous_commit=off");
    refused(&["--journal", &database.url().replace(database.name(), "nowhere")], "nowhere");
    refused(&["--journal", "mysql://localhost/tercet"], "postgres://USER:PASSWORD@HOST:PORT/DATABASE");
    refused(&["--journal", &database.url(), "--data", "here"], "--data");
    let mut allowed = Server::spawn(&mut serve(&["--journal", &database.url(), "--unsafe-journal"]));
    assert!(journal_line(&mut allowed).contains("PostgreSQL"));
}

#[test]
fn tls_is_to_the_one_whose_certificate_is_trusted() {
    let made = |name: &str| rcgen::generate_simple_self_signed([name.to_owned()]).expect("a certificate");
    let (ours, stranger) = (made("localhost"), made("localhost"));
    let server = test_postgres::Server::start_with_tls(&ours.cert.pem(), &ours.signing_key.serialize_pem());
    let folder = tempfile::tempdir().expect("a folder");
    let trust = |name: &str, pem: String| {
        let file = folder.path().join(name);
        std::fs::write(&file, pem).expect("a file");
        file
    };
    let (ours, strangers) = (trust("ours.pem", ours.cert.pem()), trust("strangers.pem", stranger.cert.pem()));
    let url = server.url("postgres").replace("127.0.0.1", "localhost") + "?sslmode=require";
    let node = Server::spawn(serve(&["--journal", &url]).env("SSL_CERT_FILE", &ours));
    let size = ["--tables", "2", "--players", "2", "--claims", "10", "--seconds", "1", "--json"];
    let said = out(&[&["load", "--url", &node.url], &size[..]].concat());
    assert!(said.contains("\"delivered\":1.0"), "{said}");
    let sessions = "SELECT count(*), count(*) FILTER (WHERE ssl) FROM pg_stat_ssl
        JOIN pg_stat_activity USING (pid) WHERE application_name = 'tercet'";
    let counted = server.sql("postgres", sessions);
    let (all, with_tls) = counted.split_once('|').expect("two numbers");
    assert!(all != "0" && all == with_tls, "{counted}");
    // A certificate of an unknown authority, and a right certificate for another name.
    let elsewhere = server.url("postgres") + "?sslmode=require";
    for (url, trusted) in [(&url, &strangers), (&elsewhere, &ours)] {
        let ended = serve(&["--journal", url]).env("SSL_CERT_FILE", trusted).output().expect("it ends");
        let ended = Run::from(ended);
        assert!(ended.code == Some(2) && ended.stderr.contains("certificate"), "{}", ended.stderr);
    }
}
