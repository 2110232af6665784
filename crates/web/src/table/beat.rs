//! "Beat this": a challenge with the cards of a game that was played alone, made and copied with one press.
//!
//! Without a network the game is kept in this browser and sent later.

use std::rc::Rc;

use engine::{Board, Phase};
use play::MatchStats;
use protocol::{ApiErrorKind, NewChallenge};
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{after, copy, listen, load_text, store_text, window};

use super::model::TableModel;
use super::words_for;
use crate::app::share_buttons;
use crate::http::{self, RequestError};
use crate::prelude::*;

/// Where a game waits until it can be sent.
const KEPT: &str = "tercet.beat";

/// How far the challenge has come.
#[derive(Clone, PartialEq)]
enum BeatStep {
    Offered,
    Sending,
    /// The game is kept in this browser.
    Kept,
    Made {
        challenge: String,
        link: String,
        is_copied: bool,
    },
}

/// A button that makes a challenge of the game that is over; none where its cards cannot be dealt again.
pub fn beat_this(state: TableModel, board: &Board, tally: &MatchStats) -> Option<El> {
    let is_over = matches!(board.phase(), Phase::MatchOver { .. });
    let is_alone = board.seats().len() == 1 && board.challenge().is_none();
    let is_found = tally.finds().next().is_some() || board.seats().iter().any(|seat| seat.finds() > 0);
    let is_shuffled = tally.rounds.last().is_some_and(|round| round.deal.seed.is_some());
    if !(is_over && is_alone && is_found && is_shuffled && state.you.get_untracked().is_some()) {
        return None;
    }
    let wanted = move || match state.local.get_untracked() {
        Some(local) => {
            let records = engine::replay_of(&(local.records)());
            NewChallenge { records, ..NewChallenge::default() }
        }
        None => {
            let table = state.session.with_untracked(|session| session.table().map(str::to_owned));
            NewChallenge { table, ..NewChallenge::default() }
        }
    };
    Some(challenge_of(wanted))
}

/// A button that makes this challenge and copies its link.
pub fn challenge_of(wanted: impl Fn() -> NewChallenge + 'static) -> El {
    offer(BeatStep::Offered, move || serde_json::to_string(&wanted()).unwrap_or_default())
}

/// What was kept without a network: it is sent as soon as there is one.
pub fn kept() -> Option<El> {
    let text = load_text(KEPT).filter(|text| !text.is_empty())?;
    Some(offer(BeatStep::Kept, move || text.clone()))
}

fn offer(first: BeatStep, wanted: impl Fn() -> String + 'static) -> El {
    let (step, wrong) = (Signal::new(first.clone()), Signal::new(None::<String>));
    let send = move || {
        let text = wanted();
        step.set(BeatStep::Sending);
        wrong.set(None);
        spawn_local(async move {
            let made = make(text.clone()).await;
            if step.try_get_untracked().is_none() {
                return;
            }
            match made {
                Ok(challenge) => {
                    forget(&text);
                    let link = Page::Challenge(challenge.clone()).shared_link();
                    let is_copied = copy(&link).await;
                    if is_copied {
                        announce(&untrack(words).text(msg::InviteCopied));
                    }
                    step.set(BeatStep::Made { challenge, link, is_copied });
                }
                Err(RequestError::Unreachable) => {
                    store_text(KEPT, &text);
                    step.set(BeatStep::Kept);
                }
                Err(error) => {
                    if is_final(&error) {
                        forget(&text);
                    }
                    wrong.set(Some(words_for(&error)));
                    step.set(BeatStep::Offered);
                }
            }
        });
    };
    let send = Rc::new(send);
    let [pressed, online] = [send.clone(), send.clone()];
    listen(&window(), "online", move |_| {
        if step.get_untracked() == BeatStep::Kept {
            online();
        }
    });
    if first == BeatStep::Kept {
        send();
    }
    let inside = move || match step.get() {
        BeatStep::Made { challenge, link, is_copied } => untrack(|| made(challenge, link, is_copied)),
        now => {
            let pressed = pressed.clone();
            let is_busy = now == BeatStep::Sending;
            let press = button("secondary", move || pressed()).id("beat-this").child(icon(Icon::Share));
            let press = press.flag("disabled", move || is_busy).text_of(text(msg::ChallengeThis));
            let kept = (now == BeatStep::Kept).then(|| el("p").text_of(text(msg::ChallengeKept)));
            let press = (now != BeatStep::Kept).then_some(press);
            press.into_iter().chain(kept).collect()
        }
    };
    el("div")
        .class("stack beat-this")
        .child(el("div").class("row").children_of(inside))
        .child(notice(move || wrong.get().unwrap_or_default()))
}

/// Whether the server would refuse the same game again.
fn is_final(error: &RequestError) -> bool {
    let RequestError::Refused(refused) = error else { return false };
    matches!(refused.error, ApiErrorKind::BadRequest | ApiErrorKind::BadRules)
}

/// Removes this game, if it is the one that is kept.
fn forget(sent: &str) {
    if load_text(KEPT).is_some_and(|kept| kept == sent) {
        store_text(KEPT, "");
    }
}

/// The link, to be copied again or shared, and the challenge's page.
fn made(challenge: String, link: String, is_copied: bool) -> Vec<El> {
    let fill = |data: &web_sys::ShareData, link: &str| {
        data.set_title("Tercet");
        data.set_url(link);
    };
    let copied = Signal::new(is_copied);
    after(3_000, move || copied.set(false));
    let label = move || either(copied.get(), msg::InviteCopied, msg::InviteCopy);
    let (copy, share) = share_buttons(Rc::new(move || link.clone()), label, fill);
    let open = page_link(Page::Challenge(challenge), "button").id("open-challenge");
    [Some(copy.id("copy-challenge")), share, Some(open.text_of(text(msg::ChallengeOpen)))]
        .into_iter()
        .flatten()
        .collect()
}

async fn make(wanted: String) -> Result<String, RequestError> {
    let name = settings().with_untracked(|settings| settings.name.clone());
    http::player(name.as_deref()).await?;
    Ok(http::make_challenge(wanted).await?.challenge.to_string())
}
