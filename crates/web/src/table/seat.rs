//! A visitor at a table on a server: the connection, and the table that it brings.

use engine::{Action, Board, Phase};
use play::{ConnectionState, Session};
use protocol::CloseReason;
use wasm_bindgen_futures::spawn_local;

use super::arrival::Visit;
use super::{TableModel, table};
use crate::app::{name_document, reveal};
use crate::connection::{Connection, SocketEvent};
use crate::http;
use crate::prelude::*;
use crate::seats::{self, KeptSeat};

/// Connects the visitor and shows the table.
pub fn seat(visit: Visit) -> El {
    let state = TableModel::new();
    state.set_sits(visit.sits());
    keep_seat(visit, state);
    begin_run(state);
    let removed = Memo::new(move || state.session.with(is_removed).unwrap_or_default());
    effect(move || {
        if removed.get() {
            // The page of a visitor has what is left to do here.
            visit.look();
        }
    });
    let connection = Connection::open(&visit.table.get_untracked(), move |event| {
        // A socket that never opened does not say why.
        if matches!(event, SocketEvent::Lost { tries: 1 })
            && state.connection.try_get_untracked() == Some(ConnectionState::Connecting)
        {
            look_again(visit, state);
        }
        handle(state, event);
    });
    state.set_transport(Some(Box::new(connection)));
    let table = table(state);
    reveal();
    name_document();
    table
}

/// Whether the host has removed the player.
fn is_removed(session: &Session) -> Option<bool> {
    let (board, you) = (session.board()?, session.you()?);
    Some(board.seat(board.seat_of(&you.id)?)?.removed)
}

/// Gives up if the table cannot be joined, or not now; otherwise the connection tries on.
fn look_again(visit: Visit, state: TableModel) {
    let Some(table) = visit.table.try_get_untracked() else { return };
    spawn_local(async move {
        if let Err(failure) = http::table(&table).await {
            state.set_transport(None);
            visit.fail(failure);
        }
    });
}

/// Deals the cards of a challenge at once: its player has pressed "Play", and the time counts from the deal.
fn begin_run(state: TableModel) {
    let is_ready = Memo::new(move || {
        let is_alone = |board: &Board| board.challenge().is_some() && !board.is_race();
        let is_run = |session: &Session| session.board().is_some_and(is_alone);
        let is_waiting = state.phase.with(|phase| matches!(phase, Some(Phase::Waiting { .. })));
        is_waiting && state.you.get().is_some() && state.session.with(is_run)
    });
    effect(move || {
        if is_ready.get() {
            state.request(Action::Deal);
        }
    });
}

/// Remembers in this browser whether the player sits here.
fn keep_seat(visit: Visit, state: TableModel) {
    let mut sat = false;
    effect(move || {
        let seat = state.you.get();
        let table = visit.table.get_untracked();
        match seat {
            Some(seat) => {
                let host = state.session.with_untracked(|session| session.board()?.host());
                let host = host.filter(|&host| host != seat).map(|host| untrack(|| state.name(host)));
                seats::keep(KeptSeat { table, host });
                sat = true;
            }
            None if sat => seats::forget(&table),
            None => {}
        }
    });
}

fn handle(state: TableModel, event: SocketEvent) {
    match event {
        SocketEvent::Opened => state.connected(),
        SocketEvent::Received(message) => state.receive(*message),
        SocketEvent::Lost { .. } => state.disconnected(),
        SocketEvent::Closed { code } => {
            let known = [CloseReason::OtherVersion, CloseReason::BrokenTable, CloseReason::SignedOut];
            let why = known.into_iter().find(|why| why.code() == code);
            if why == Some(CloseReason::OtherVersion) {
                // Loading the page again must load another version of it.
                crate::offline::renew();
            }
            state.close(why.unwrap_or(CloseReason::TooManyMessages));
        }
    }
}
