//! What a rated match has changed for the player, below the result. It is asked for once the match is over.

use engine::{Board, Family, SeatNumber};
use protocol::{PlayerRatingChange, RatedFindChange, TableRatings};
use wasm_bindgen_futures::spawn_local;

use super::model::TableModel;
use crate::http;
use crate::prelude::*;

/// How many finds are shown: those that have changed most.
const SHOWN: usize = 3;

/// Nothing for those who have not played, and at tables that do not count.
pub fn rating_change(state: TableModel, board: &Board, you: Option<SeatNumber>) -> Option<El> {
    let player = board.seat(you?)?.player.clone();
    let table = state.session.with_untracked(|session| session.table().map(str::to_owned))?;
    let people = board.seats().iter().filter(|seat| seat.bot.is_none()).count();
    if state.is_local() || people < 2 || board.challenge().is_some() || Family::of(board.rules()).is_none() {
        return None;
    }
    let change: Signal<Option<PlayerRatingChange>> = Signal::new(None);
    spawn_local(async move {
        let Ok(TableRatings { last: Some(last) }) = http::table_ratings(&table).await else { return };
        let own = last.players.into_iter().find(|change| change.player.as_ref() == Some(&player));
        if change.try_get_untracked().is_some() {
            change.set(own);
        }
    });
    let shown = move || change.get().iter().flat_map(shown).collect();
    Some(el("section").class("stack").id("rating-change").attr("aria-live", "polite").children_of(shown))
}

fn shown(change: &PlayerRatingChange) -> Vec<El> {
    let words = words();
    let [before, after] = [&change.before, &change.after].map(|rating| rating.points.to_string());
    let line = words.text(msg::RatingChange { before: &before, after: &after });
    let mut finds = change.finds.clone();
    finds.sort_by_key(|find| std::cmp::Reverse(find.change.abs()));
    finds.truncate(SHOWN);
    finds.sort_by_key(|find| find.number);
    let provisional = change.after.provisional.then(|| words.text(msg::RatingProvisional));
    let provisional = provisional.map(|text| el("p").class("small").text(&text));
    let all = [
        Some(el("p").child(el("b").id("rating-points").text(&line))),
        provisional,
        Some(el("p").class("small").text(&words.text(msg::RatingMostChanged))),
        Some(el("ul").id("rating-finds").children(finds.iter().map(find))),
    ];
    all.into_iter().flatten().collect()
}

fn find(find: &RatedFindChange) -> El {
    let words = words();
    let points = words.signed((f64::from(find.change) / 1000.0).round() as i32);
    let (number, percent) = (f64::from(find.number + 1), &words.percent(f64::from(find.share) / 1000.0, 0));
    let text = match find.taker {
        true => words.text(msg::RatingFindYours { number, percent }),
        false => words.text(msg::RatingFindOthers { number, percent }),
    };
    let sign = if find.taker { "+" } else { "" };
    el("li")
        .child(el("bdi").attr("dir", "ltr").text(&format!("{sign}{points}")))
        .child(el("span").text(&format!(" {text}")))
}
