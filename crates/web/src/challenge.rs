//! A challenge: what is played, who was how good, and one button to play it.

pub mod race;

use std::rc::Rc;

use engine::{ChallengeId, RuleChoice, SeatNumber};
use protocol::{ApiErrorKind, ChallengeSummary, FinishedRun, RunMade};
use wasm_bindgen_futures::spawn_local;
use web_sys::ShareData;

use crate::app::{failure, name_document, reveal, share_buttons};
use crate::figure::figure;
use crate::http::{self, RequestError};
use crate::offline::error_text;
use crate::prelude::*;
use crate::puzzle::date_here;
use crate::seats::{self, KeptSeat};
use crate::setup::played;
use crate::table::race_time;
use crate::{ghosts, parts};

/// The id in the address of the race of the player's own date.
pub const TODAY: &str = "today";

pub fn challenge(id: String) -> El {
    let none = || failed(text(msg::ChallengeNone));
    let day = if id == TODAY { date_here(now().0) } else { None };
    let challenge = day.map(ChallengeId::of_day).or_else(|| id.parse().ok());
    match challenge.and_then(|challenge| challenge.day()) {
        Some(day) => parts::race(day),
        None => match challenge {
            Some(challenge) => requested(async move { http::challenge(challenge).await }, none, page),
            None => none(),
        },
    }
}

/// A page of what a request brings, once it is there; another one if there is no such challenge.
fn requested<T: Clone + 'static>(
    request: impl Future<Output = Result<T, RequestError>> + 'static,
    none: fn() -> El,
    page: fn(T) -> El,
) -> El {
    let shown: Signal<Option<Result<T, RequestError>>> = Signal::new(None);
    spawn_local(async move {
        let brought = request.await;
        if shown.try_get_untracked().is_some() {
            shown.set(Some(brought));
        }
    });
    el("div").children_of(move || {
        let content = match shown.get() {
            None => return vec![parts::loading()],
            Some(Ok(brought)) => untrack(|| page(brought)),
            Some(Err(RequestError::Refused(refused))) if refused.error == ApiErrorKind::NoSuchChallenge => {
                none()
            }
            Some(Err(error)) => {
                let sentence = error_text(&error);
                failed(move || sentence.clone())
            }
        };
        reveal();
        name_document();
        vec![content]
    })
}

fn failed(sentence: impl Fn() -> String + 'static) -> El {
    failure(sentence, [page_link(Page::Home, "button").text_of(text(msg::PageHome))])
}

fn page(summary: ChallengeSummary) -> El {
    let ChallengeSummary { challenge, rules, by, best, players, yours, .. } = summary;
    let made_by = by.map(|name| {
        let made = move || words().text(msg::ChallengeBy { name: name.as_str() });
        el("p").class("small").attr("dir", "auto").text_of(made)
    });
    // That one plays alone, and one round, goes without saying.
    let game = RuleChoice { seats: None, rounds: None, ..rules };
    let wrong = Signal::new(None);
    let link = Page::Challenge(challenge.to_string()).shared_link();
    let fill = |data: &ShareData, link: &str| {
        data.set_title("Tercet");
        data.set_url(link);
    };
    let (copy, share) = share_buttons(Rc::new(move || link.clone()), text(msg::InviteCopy), fill);
    let again = yours.is_some();
    let play =
        play_button(challenge, wrong).text_of(move || either(again, msg::ChallengeAgain, msg::ChallengePlay));
    let own = yours.as_ref().and_then(|own| own.player.clone());
    let listed = best.len() as u64;
    let list = best.into_iter().zip(1..).map(move |(run, place)| row(run, place, own.as_ref()));
    let list = el("ol").class("challenge-list").children(list);
    let more = (players > listed).then(|| {
        let more = move || words().text(msg::ChallengeMore { count: (players - listed) as f64 });
        el("p").class("small").text_of(more)
    });
    let empty = (listed == 0).then(|| el("p").class("small").text_of(text(msg::ChallengeEmpty)));
    page_frame(
        "page challenge",
        [
            el("section")
                .class("challenge-hero")
                .child(el("p").class("challenge-game").text_of(move || played(&game)))
                .child(el("h1").text_of(text(msg::ChallengeTitle)))
                .child(el("p").class("lead").text_of(text(msg::ChallengeAbout)))
                .maybe(made_by)
                .child(
                    el("div")
                        .class("row challenge-ways")
                        .child(play)
                        .child(copy.class("secondary").id("copy-link"))
                        .maybe(share),
                )
                .child(notice(move || wrong.get().unwrap_or_default()))
                .child(el("p").class("small").text_of(text(msg::ChallengeHonest))),
            el("section")
                .class("challenge-best")
                .child(el("h2").text_of(text(msg::ChallengeBest)))
                .maybe(empty)
                .child(list)
                .maybe(more),
        ],
    )
}

/// One line of the list: who, what was found in which time, and the how manieth try it was.
fn row(run: FinishedRun, place: u8, own: Option<&engine::PlayerId>) -> El {
    let player = run.player.as_ref().map_or_else(String::new, ToString::to_string);
    let is_own = own.is_some() && run.player.as_ref() == own;
    let (points, time, attempt) = (run.points, run.time, run.attempt);
    let name = move || match &run.name {
        Some(name) => name.to_string(),
        None => words().text(msg::DeletedPlayer),
    };
    let result = move || {
        let time = &race_time(time.into());
        words().text(msg::ChallengeResult { points: points.into(), time })
    };
    let tried = (attempt > 1).then(|| {
        let tried = move || words().text(msg::ChallengeAttempt { attempt: attempt.into() });
        el("span").class("small").text_of(tried)
    });
    el("li")
        .class(if is_own { "challenge-run own" } else { "challenge-run" })
        .child(el("b").class("challenge-place").attr("dir", "ltr").text(&place.to_string()))
        .child(figure(&player, SeatNumber(place - 1)))
        .child(el("span").class("player-name").attr("dir", "auto").text_of(name))
        .child(el("span").class("challenge-result").text_of(result))
        .maybe(tried)
}

/// Begins a run, or goes on with the one that is not over. No name is asked for.
fn play_button(challenge: ChallengeId, wrong: Signal<Option<String>>) -> El {
    request_button("primary", wrong, move || async move {
        introduce().await?;
        Ok(play_run(http::start_run(challenge).await?))
    })
    .id("play-challenge")
}

/// The page of a run, with what it is played against.
fn play_run(run: RunMade) -> Page {
    seats::keep(KeptSeat { table: run.table.clone(), host: None });
    ghosts::keep(run.table.clone(), run.ghosts);
    Page::Table(run.table)
}

/// A button that makes a challenge with these rules, and shows it.
pub fn challenge_button(
    rules: impl Fn() -> RuleChoice + Clone + 'static,
    wrong: Signal<Option<String>>,
) -> El {
    let make = move || {
        let rules = rules();
        async move {
            introduce().await?;
            let made = http::make_challenge(rules).await?;
            Ok(Page::Challenge(made.challenge.to_string()))
        }
    };
    request_button("secondary", wrong, make).id("challenge-friend").text_of(text(msg::ChallengeFriend))
}

/// The player of this browser, under the name that was given elsewhere, or none.
async fn introduce() -> Result<(), RequestError> {
    let name = settings().with_untracked(|settings| settings.name.clone());
    http::player(name.as_deref()).await.map(drop)
}

/// A button that sends a request and goes to the page that comes of it.
fn request_button<F: Future<Output = Result<Page, RequestError>> + 'static>(
    class: &str,
    wrong: Signal<Option<String>>,
    request: impl Fn() -> F + 'static,
) -> El {
    let busy = Signal::new(false);
    let send = move || {
        busy.set(true);
        wrong.set(None);
        let request = request();
        spawn_local(async move {
            match request.await {
                Ok(page) => go(page),
                Err(error) => wrong.set(Some(error_text(&error))),
            }
            if busy.try_get_untracked().is_some() {
                busy.set(false);
            }
        });
    };
    button(class, send).flag("disabled", move || busy.get())
}
