//! A replay: the board, a time line, and the Sets that were missed.

mod controls;
mod playhead;

use std::rc::Rc;

use engine::{Board, Claim, Event};
use play::{Check, Replay};
use protocol::{ApiError, ApiErrorKind};
use wasm_bindgen_futures::spawn_local;
use web_ui::Scope;

use self::controls::{controls, listen_to_keys, moments};
use self::playhead::Playhead;
use crate::alone;
use crate::app::{failure, name_document};
use crate::browser::is_wide;
use crate::http::{self, RequestError};
use crate::prelude::*;
use crate::table::board::{Cards, Hand, board, sets};
use crate::table::header::{standing, top};
use crate::table::latest::opened;
use crate::table::{players, words_for};

/// The replay of a table on the server or in this browser, up to the last finished round.
pub fn replay(table: String) -> El {
    let (head, wrong) = (Signal::new(None::<Playhead>), Signal::new(None::<RequestError>));
    let (scope, asked) = (Scope::current(), Signal::new(table.clone()));
    let load = move || {
        let Some(table) = asked.try_get_untracked() else { return };
        wrong.set(None);
        spawn_local(async move {
            match events(&table).await {
                // The page may have been left.
                Ok(events) => head.set(scope.try_run(|| Playhead::new(Replay::new(events)))),
                Err(failure) => wrong.set(Some(failure)),
            }
        });
    };
    load();
    el("div").children_of(move || {
        let content = match (head.get(), wrong.get()) {
            (Some(head), _) => untrack(|| shown(&table, head)),
            (None, Some(wrong)) => untrack(|| failed(&table, &wrong, load)),
            (None, None) => untrack(|| waiting(&table)),
        };
        name_document();
        vec![content]
    })
}

async fn events(table: &str) -> Result<Vec<Event>, RequestError> {
    if table != play::HERE {
        return http::events(table).await;
    }
    let events = alone::events();
    let (error, message) = (ApiErrorKind::NothingToReplay, String::new());
    let nothing = RequestError::Refused(ApiError { error, message, seconds: None });
    if events.is_empty() { Err(nothing) } else { Ok(events) }
}

fn waiting(table: &str) -> El {
    let title = el("h1").text_of(text(msg::ReplayTitle));
    let status = el("p").attr("role", "status").text_of(text(msg::PageLoading));
    page_frame("page narrow", [title, status, to_table(table)])
}

fn failed(table: &str, why: &RequestError, load: impl Fn() + 'static) -> El {
    let refused = match why {
        RequestError::Refused(refused) => Some(&refused.error),
        _ => None,
    };
    let sentence = match refused {
        Some(ApiErrorKind::SealedCards) => words().text(msg::ChallengeSealed),
        _ => words_for(why),
    };
    let way_on = match refused {
        Some(ApiErrorKind::NoSuchTable | ApiErrorKind::BrokenTable) => None,
        Some(ApiErrorKind::NothingToReplay | ApiErrorKind::SealedCards) => {
            Some(to_table(table).class("button primary"))
        }
        _ => Some(button("primary", load).id("try-again").text_of(text(msg::PageAgain))),
    };
    let class = if way_on.is_some() { "button" } else { "button primary" };
    let home = page_link(Page::Home, class).text_of(text(msg::PageHome));
    failure(move || sentence.clone(), way_on.into_iter().chain([home]))
}

fn to_table(table: &str) -> El {
    let page = if table == play::HERE { Page::Here } else { Page::Table(table.to_owned()) };
    page_link(page, "button").text_of(text(msg::ReplayTable))
}

fn shown(table: &str, head: Playhead) -> El {
    listen_to_keys(head);
    let texts = move || {
        let standing = head
            .board
            .with(|board| board.as_ref().map(|board| standing(board, Reader::default())))
            .unwrap_or_default();
        let title = el("span").text(&words().text(msg::ReplayTitle));
        std::iter::once(title).chain(standing).collect()
    };
    let side = el("aside").class("side").children([
        players::list(seats(head), head.rules, None),
        sets(sets_here(head), head.rules, Rc::new(move |cards| head.selected.set(cards.cards().to_vec()))),
        moments(head),
        el("p").class("row").child(to_table(table)),
    ]);
    let actions = el("section")
        .class("actions replay-actions")
        .label(text(msg::ReplayControls))
        .children([el("div").class("latest").children_of(move || check(head)), controls(head)]);
    let last = |board: &Board| board.layout().last().to_vec();
    let last = Memo::new(move || head.board.with(|board| board.as_ref().map(last).unwrap_or_default()));
    let cards = Cards {
        layout: head.layout,
        last: Some(last),
        rules: head.rules,
        selected: head.selected,
        hand: Hand::ReadOnly,
    };
    el("div").class("table replay").attr("data-phase", "playing").children([
        top(texts, None),
        side,
        main_part("centre").child(board(cards)),
        actions,
    ])
}

fn seats(head: Playhead) -> Memo<Vec<players::PlayerEntry>> {
    let all = |board: &Board| players::all(board, None, |_| true);
    Memo::new(move || head.board.with(|board| board.as_ref().map(all).unwrap_or_default()))
}

fn sets_here(head: Playhead) -> Memo<Option<Vec<Claim>>> {
    let all =
        move || head.board.with(|board| board.as_ref().map_or_else(Vec::new, |board| board.finder().all()));
    Memo::new(move || head.shows_sets.get().then(all))
}

fn check(head: Playhead) -> Vec<El> {
    let stop = head.stop.get();
    let board = head.board.get_untracked();
    let Some((event, board)) = head.event(stop).zip(board) else { return Vec::new() };
    match Check::of(&event, &head.beaten(stop)) {
        Some(check) => vec![opened(&board, Reader::default(), &check, is_wide)],
        None => words()
            .event(&board, &event, Reader::default())
            .iter()
            .map(|text| el("p").class("check").text(text))
            .collect(),
    }
}
