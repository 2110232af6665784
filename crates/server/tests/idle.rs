//! Idle tables leave memory and are loaded again when a client opens the link.

use std::time::Duration;

use crate::site::{Answer, Running, Seat};
use engine::Action;
use hyper::Method;
use server::{Config, Limits};

async fn tables_in_memory(site: &client::Site) -> String {
    let (_, text) = site.fetch(Method::GET, "/metrics", Vec::new()).await.expect("metrics");
    let text = String::from_utf8(text.to_vec()).expect("text");
    text.lines().find_map(|line| line.strip_prefix("tercet_tables ")).expect("a gauge").to_owned()
}

#[tokio::test]
async fn a_table_without_clients_leaves_memory_and_is_loaded_again() {
    let limits = Limits { idle: Duration::from_millis(20), ..Limits::default() };
    let server = Running::start_by(Config { limits, ..Config::default() }).await;
    let (ann, table) = server.table().await;
    let mut seat = Seat::sit(&ann, &table).await;
    assert_eq!(seat.request(Action::Deal).await, Answer::Done);
    assert_eq!(tables_in_memory(&ann).await, "1");
    let board = seat.board.clone();
    drop(seat);
    while tables_in_memory(&ann).await != "0" {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let seat = Seat::open(&ann, &table).await;
    assert_eq!(seat.board, board);
    assert_eq!(tables_in_memory(&ann).await, "1");
    server.stop().await;
}
