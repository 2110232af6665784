//! The fair deal: commitments, seeds and contributions, and a check that runs in the browser.

use engine::Board;
use play::{MatchStats, RoundStats};
use protocol::{ReplayFile, ReplayFileError};
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{base, save};
use words::Words;

use super::model::TableModel;
use super::result::part;
use super::{LocalTools, words_for};
use crate::http::{self, RequestError};
use crate::prelude::*;

fn id(state: TableModel) -> Option<String> {
    state.session.with_untracked(|session| session.table().map(str::to_owned))
}

/// The rounds that are over, from the server or from this browser's own journal.
async fn replay(state: TableModel, table: &str) -> Result<ReplayFile, RequestError> {
    match state.local.get_untracked() {
        Some(local) => Ok(local_replay(&local)),
        None => http::replay(table).await,
    }
}

fn local_replay(local: &LocalTools) -> ReplayFile {
    ReplayFile::new(play::HERE.to_owned(), engine::replay_of(&(local.records)()))
}

/// Whether it is the race of a day, whose seed and replays are secret until the day is over.
fn is_sealed(state: TableModel) -> bool {
    let run = state.session.with_untracked(|session| session.board()?.challenge());
    run.is_some_and(|run| run.day().is_some())
}

/// The replay, to watch and to keep.
pub fn ways_on(state: TableModel) -> Option<El> {
    let table = id(state).filter(|_| !is_sealed(state))?;
    let name = format!("tercet-{table}.json");
    let download = match state.local.get_untracked() {
        Some(local) => button("secondary", move || {
            if let Ok(text) = local_replay(&local).to_text() {
                save(&name, "application/json", &text);
            }
        }),
        None => {
            let file = format!("{}api/tables/{table}/replay", base());
            el("a").class("button").attr("href", &file).attr("download", &name)
        }
    };
    let download = download.id("download-replay");
    let watch = page_link(Page::Replay(table), "button").id("watch-replay");
    Some(el("span").class("row").children([
        watch.child(icon(Icon::Play)).child(el("span").text(&words().text(msg::ResultReplay))),
        download.child(icon(Icon::Download)).child(el("span").text(&words().text(msg::ResultDownload))),
    ]))
}

pub fn proof(state: TableModel, board: &Board, tally: &MatchStats) -> El {
    let reader = Reader::at(state.you.get_untracked());
    let is_sealed = is_sealed(state);
    let rounds = tally.rounds.iter().map(|round| deal(board, reader, round, is_sealed));
    let page = el("a").attr("href", &format!("{}fair-deal.md", base())).attr("target", "_blank");
    let how = el("p").class("small").text(&words().text(msg::ResultProofHow));
    part(words().text(msg::ResultProof))
        .child(how)
        .child(el("p").class("small").child(page.text(&words().text(msg::ResultProofLink))))
        .children(rounds)
        .maybe(id(state).filter(|_| !is_sealed).map(|table| check(state, table)))
}

fn deal(board: &Board, reader: Reader<'_>, round: &RoundStats, is_sealed: bool) -> El {
    let words = words();
    let deal = &round.deal;
    let seed = match deal.seed {
        Some(seed) => seed.to_string(),
        None if is_sealed => words.text(msg::DaySealed),
        None => words.text(msg::ResultStacked),
    };
    let mixed = deal.contributions.iter().map(|(seat, bytes)| {
        let (who, name) = (reader.who(*seat), &words.seat_name(board, *seat));
        (words.text(msg::ResultContribution { who, name }), bytes.to_string())
    });
    let promised = (words.text(msg::ResultCommitment), deal.commitment.to_string());
    let lines = [promised, (words.text(msg::ResultSeed), seed)].into_iter().chain(mixed);
    let lines = lines.map(|(label, value)| {
        let value = el("dd").child(el("code").attr("dir", "ltr").text(&value));
        el("div").children([el("dt").text(&label), value])
    });
    el("details")
        .child(el("summary").text(&words.text(msg::ResultRound { round: round.round.into() })))
        .child(el("dl").class("deal").children(lines))
}

/// A button that takes the replay and decides every command of it again.
fn check(state: TableModel, table: String) -> El {
    let (busy, said) = (Signal::new(false), Signal::new(None::<String>));
    let run = move || {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let table = table.clone();
        spawn_local(async move {
            let sentence = match replay(state, &table).await {
                Ok(replay) => verdict(&replay),
                Err(failure) => words_for(&failure),
            };
            announce(&sentence);
            busy.set(false);
            said.set(Some(sentence));
        });
    };
    let label = move || either(busy.get(), msg::ResultVerifying, msg::ResultVerify);
    el("div").class("row").children([
        button("secondary", run)
            .id("verify")
            .attr_of("aria-busy", move || busy.get().to_string())
            .text_of(label),
        el("p").class("verified").text_of(move || said.get().unwrap_or_default()),
    ])
}

fn verdict(replay: &ReplayFile) -> String {
    let words = untrack(words);
    match replay.verify() {
        Ok(proof) => {
            let (rounds, records) = (proof.rounds as f64, replay.records.len() as f64);
            words.text(msg::VerifyRight { rounds, records })
        }
        Err(flaw) => words.text(msg::ResultVerifyWrong { reason: &reason(words, &flaw) }),
    }
}

fn reason(words: Words, flaw: &ReplayFileError) -> String {
    match flaw {
        ReplayFileError::Record(flaw) => words.verify_error(&flaw.kind),
        ReplayFileError::Version => words.text(msg::FlawVersion),
        ReplayFileError::Position { .. } => words.text(msg::FlawPosition),
        ReplayFileError::Score { name } => words.text(msg::FlawScore { name: name.as_str() }),
        ReplayFileError::Scores => words.text(msg::FlawScores),
        ReplayFileError::Name { name } => words.text(msg::FlawName { name: name.as_str() }),
    }
}
