//! Beside the cards of a challenge: how far earlier runs were at this moment.

use engine::{ChallengeId, SeatNumber, Time};
use protocol::{FinishedRun, NewRun};
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::every;

use super::model::TableModel;
use super::result::race_time;
use crate::figure::figure;
use crate::prelude::*;
use crate::{ghosts, http};

pub fn earlier_runs(state: TableModel) -> El {
    let run = Memo::new(move || state.session.with(|session| session.board()?.challenge()));
    let earlier = Signal::new(Vec::new());
    effect(move || {
        let is_played = state.phase.with(|phase| phase.as_ref().is_some_and(|phase| phase.in_round()));
        if let Some(challenge) = run.get().filter(|_| earlier.with_untracked(Vec::is_empty)) {
            load(state, challenge, is_played, earlier);
        }
    });
    let began = Memo::new(move || {
        let began = state.session.with(|session| session.board().map(|board| (board.round(), board.began())));
        began.filter(|(round, _)| *round > 0).map(|(_, began)| began)
    });
    let rows = move || {
        let began = began.get();
        earlier.get().into_iter().zip(1..).map(|(ghost, place)| row(state, began, ghost, place)).collect()
    };
    el("section")
        .class("earlier-runs")
        .label(text(msg::ChallengeEarlier))
        .shown_if(move || earlier.with(|earlier| !earlier.is_empty()))
        .child(el("h2").text_of(text(msg::ChallengeEarlier)))
        .child(el("ul").children_of(rows))
}

/// A page that was loaded again asks for them, by its table: so no run is begun, however old this one is.
fn load(state: TableModel, challenge: ChallengeId, is_played: bool, earlier: Signal<Vec<FinishedRun>>) {
    let Some(table) = state.session.with_untracked(|session| session.table().map(str::to_owned)) else {
        return;
    };
    if let Some(kept) = ghosts::of(&table) {
        return earlier.set(kept);
    }
    if !is_played {
        return;
    }
    let wanted = NewRun { race: false, table: Some(table.clone()) };
    spawn_local(async move {
        if let Ok(run) = http::start_run(challenge, &wanted).await
            && earlier.try_get_untracked().is_some()
        {
            earlier.set(run.ghosts.clone());
            ghosts::keep(run.table, run.ghosts);
        }
    });
}

fn row(state: TableModel, began: Option<Time>, ghost: FinishedRun, place: u8) -> El {
    let made = Signal::new(0);
    let finds = ghost.finds.clone();
    every(200, move || {
        let passed = began.map_or(0, |began| state.time().since(began));
        let now = finds.iter().filter(|&&find| u64::from(find) <= passed).count();
        if began.is_some() && made.get_untracked() != now {
            made.set(now);
        }
    });
    let (all, last) = (ghost.finds.len(), ghost.finds.last().copied().unwrap_or_default());
    let stands = move || match made.get() {
        made if made == all && all > 0 => race_time(last.into()),
        made => made.to_string(),
    };
    let seat = SeatNumber(place);
    let player = ghost.player.as_ref().map_or_else(String::new, ToString::to_string);
    let name = move || match (&ghost.name, ghost.yours) {
        (_, true) => words().text(msg::ChallengeOwnBest),
        (Some(name), false) => name.to_string(),
        (None, false) => words().text(msg::DeletedPlayer),
    };
    el("li").children([
        figure(&player, seat),
        el("span").class("player-name").attr("dir", "auto").text_of(name),
        el("b").attr("dir", "ltr").text_of(stands),
    ])
}
