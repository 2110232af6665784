//! The tables at which this browser's player sits, and the way back to them.
//!
//! A seat is kept when its player goes to another page. The list here is a memory of the browser: the server is asked before
//! anything rests on it, and what it does not confirm is forgotten.

use protocol::ApiErrorKind;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{load, store};

use crate::http::{self, RequestError};
use crate::prelude::*;

const NAME: &str = "tercet.seats";

/// How many tables are remembered: the last ones.
const MOST: usize = 3;

/// A table at which the player sat when it was last shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSeat {
    pub table: String,
    /// The name of another player who is the host.
    #[serde(default)]
    pub host: Option<String>,
}

fn all() -> Vec<KeptSeat> {
    load(NAME).unwrap_or_default()
}

/// Remembers a seat as the last one.
pub fn keep(seat: KeptSeat) {
    let before = all();
    if before.first() != Some(&seat) {
        store(NAME, &with(before, seat));
    }
}

fn with(before: Vec<KeptSeat>, seat: KeptSeat) -> Vec<KeptSeat> {
    let others = before.into_iter().filter(|other| other.table != seat.table).take(MOST - 1);
    std::iter::once(seat.clone()).chain(others).collect()
}

pub fn forget(table: &str) {
    let mut seats = all();
    seats.retain(|seat| seat.table != table);
    store(NAME, &seats);
}

/// Whether the player sat at this table when it was last shown.
pub fn is_kept(table: &str) -> bool {
    all().iter().any(|seat| seat.table == table)
}

/// Links to the tables at which the player sits, for the top of the home page. What is remembered is shown at once, so that
/// the page does not move when the server has answered.
pub fn return_to_table() -> El {
    let seats = Signal::new(all());
    for seat in seats.get_untracked() {
        spawn_local(async move {
            if !still_sits(&seat.table).await {
                forget(&seat.table);
                seats.update(|seats| seats.retain(|other| *other != seat));
            }
        });
    }
    let keys = move || seats.with(|seats| seats.iter().map(|seat| seat.table.clone()).collect());
    let link = move |table: &str| {
        let seat = seats.with_untracked(|seats| seats.iter().find(|seat| seat.table == table).cloned());
        let host = seat.and_then(|seat| seat.host);
        let sentence = move || match &host {
            Some(name) => words().text(msg::ReturnToHost { name }),
            None => words().text(msg::ReturnToOwn),
        };
        let go = el("span").class("button primary").text_of(text(msg::ReturnGo));
        let link = page_link(Page::Table(table.to_owned()), "return-link");
        el("li").child(link.children([el("span").attr("dir", "auto").text_of(sentence), go]))
    };
    el("ul").class("returns").each(keys, link)
}

/// Whether the server confirms the seat. While it does not answer, the seat stays remembered.
async fn still_sits(table: &str) -> bool {
    match http::table(table).await {
        // A finished match is left behind when all are gone.
        Ok(shown) => shown.you.is_some() && (shown.phase != "match-over" || shown.connected > 0),
        Err(RequestError::Refused(refused)) => refused.error == ApiErrorKind::TooMany,
        Err(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_seats_are_kept_each_once() {
        let seat = |table: &str| KeptSeat { table: table.to_owned(), host: None };
        let kept = ["a", "b", "c", "b", "d"].into_iter().map(seat).fold(Vec::new(), with);
        assert_eq!(kept, ["d", "b", "c"].map(seat));
    }
}
