//! A challenge: what is played, who was how good, and one button to play it.

pub mod race;

use std::rc::Rc;

use engine::{ChallengeId, RuleChoice, RuleSheet, SeatNumber};
use protocol::{ApiErrorKind, ChallengeSummary, FinishedRun, NewChallenge, NewRun, RunMade};
use wasm_bindgen_futures::spawn_local;
use web_sys::ShareData;

use crate::app::{failure, name_document, reveal, share_buttons};
use crate::figure::figure;
use crate::http::{self, RequestError};
use crate::now::NOW;
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
    if id == NOW {
        return parts::now();
    }
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
    failure(
        sentence,
        [
            page_link(Page::Play, "button primary").text_of(text(msg::HomePlay)),
            page_link(Page::Modes, "button").text_of(text(msg::HomeModes)),
            page_link(Page::Home, "button").text_of(text(msg::PageHome)),
        ],
    )
}

/// What is played: the mode, or where it is a sprint of another length that length.
fn game(rules: &RuleChoice) -> String {
    // That one plays alone, and one round, goes without saying.
    let choice = RuleChoice { seats: None, rounds: None, ..rules.clone() };
    let sheet = choice.sheet();
    let is_usual = sheet == RuleSheet::of(choice.edition, choice.variant);
    match !is_usual && sheet.finds > 0 {
        true => {
            let (count, target) = (sheet.finds.into(), sheet.target.name());
            words().text(msg::ChallengeLength { count, target })
        }
        false => played(&choice),
    }
}

/// A sentence that follows the language.
type ChallengeText = Box<dyn Fn() -> String>;

/// What the reader is told: the maker to send it, a friend what to beat.
fn address(summary: &ChallengeSummary) -> (ChallengeText, ChallengeText) {
    let target = summary.rules.sheet().target.name();
    if summary.is_maker {
        return (Box::new(text(msg::ChallengeSend)), Box::new(text(msg::ChallengeSendAbout)));
    }
    let title: ChallengeText = match summary.by.clone().filter(|_| summary.yours.is_none()) {
        Some(name) => Box::new(move || words().text(msg::ChallengeFrom { name: name.as_str() })),
        None => Box::new(text(msg::ChallengeTitle)),
    };
    // What the maker has done, or the best.
    let by = |run: &&FinishedRun| run.name.is_some() && run.name == summary.by;
    let made = summary.made_from.as_ref().or_else(|| summary.best.iter().find(by));
    let to_beat = made.or(summary.best.first()).filter(|_| summary.yours.is_none());
    let to_beat = to_beat.map(|run| (run.points, run.time));
    // Only a game of minutes is decided by its finds.
    let is_by_time = summary.rules.sheet().time_s == 0;
    let about: ChallengeText = match to_beat {
        Some((_, time)) if is_by_time => {
            Box::new(move || words().text(msg::ChallengeBeat { time: &race_time(time.into()) }))
        }
        Some((points, _)) => {
            Box::new(move || words().text(msg::ChallengeBeatFinds { count: points.into(), target }))
        }
        None => Box::new(text(msg::ChallengeAbout)),
    };
    (title, about)
}

fn page(summary: ChallengeSummary) -> El {
    let (title, about) = address(&summary);
    let ChallengeSummary {
        challenge,
        rules,
        by,
        best,
        programs,
        apart,
        players,
        yours,
        is_maker,
        made_from,
        can_race,
        ..
    } = summary;
    let (sheet, wrong) = (rules.sheet(), Signal::new(None));
    let made_by = by.filter(|_| yours.is_some() && !is_maker).map(|name| {
        let made = move || words().text(msg::ChallengeBy { name: name.as_str() });
        el("p").class("small").attr("dir", "auto").text_of(made)
    });
    let link = Page::Challenge(challenge.to_string()).shared_link();
    let fill = |data: &ShareData, link: &str| {
        data.set_title("Tercet");
        data.set_url(link);
    };
    let (copy, share) = share_buttons(Rc::new(move || link.clone()), text(msg::InviteCopy), fill);
    let again = yours.is_some() || is_maker && made_from.is_some();
    let play = play_button(challenge, !is_maker, wrong)
        .text_of(move || either(again, msg::ChallengeAgain, msg::ChallengePlay));
    let copy = copy.class(if is_maker { "primary" } else { "secondary" }).id("copy-link");
    let race = can_race.then(|| race_button(challenge, wrong));
    // The maker sends it, the others play it.
    let ways = if is_maker { [copy, play] } else { [play, copy] };
    let target = sheet.target.name();
    let made_from = made_from.map(|run| {
        el("section").class("challenge-best").children([
            el("h2").text_of(text(msg::ChallengeMadeFrom)),
            el("ul").class("challenge-list").child(row(run, None, target)),
        ])
    });
    let lists = lists([best, programs, apart], players, target);
    let hero = el("section")
        .class("challenge-hero")
        .child(el("p").class("challenge-game").text_of(move || game(&rules)))
        .child(el("h1").text_of(title))
        .child(el("p").class("lead").text_of(about))
        .maybe(made_by)
        .child(el("div").class("row challenge-ways").children(ways).maybe(share).maybe(race))
        .child(notice(move || wrong.get().unwrap_or_default()))
        .child(el("p").class("small").text_of(text(msg::ChallengeHonest)));
    page_frame("page challenge", [Some(hero), made_from].into_iter().flatten().chain(lists))
}

/// The best runs of people, of programs, and those that stand apart.
fn lists([best, programs, apart]: [Vec<FinishedRun>; 3], players: u64, target: &'static str) -> Vec<El> {
    let listed = best.len() as u64;
    // Those who stand beside the list are not missing in it.
    let players = players.saturating_sub((programs.len() + apart.len()) as u64);
    let list = best.into_iter().zip(1..).map(move |(run, place)| row(run, Some(place), target));
    let list = el("ol").class("challenge-list").children(list);
    let more = (players > listed).then(|| {
        let more = move || words().text(msg::ChallengeMore { count: (players - listed) as f64 });
        el("p").class("small").text_of(more)
    });
    let empty = (listed == 0).then(|| el("p").class("small").text_of(text(msg::ChallengeEmpty)));
    let best = el("section")
        .class("challenge-best")
        .child(el("h2").text_of(text(msg::ChallengeBest)))
        .maybe(empty)
        .child(list)
        .maybe(more);
    let how = (!apart.is_empty()).then(|| el("p").class("small").text_of(text(msg::DayApartHow)));
    let programs = beside(text(msg::DayPrograms), programs, target);
    let apart = beside(text(msg::DayApart), apart, target);
    [Some(best), programs, apart, how].into_iter().flatten().collect()
}

/// One line of the list: who, what was found in which time, and the how manieth try it was. A game without a place stands apart.
fn row(run: FinishedRun, place: Option<u8>, target: &'static str) -> El {
    let player = run.player.as_ref().map_or_else(String::new, ToString::to_string);
    let (points, time, attempt) = (run.points, run.time, run.attempt);
    let name = move || match &run.name {
        Some(name) => name.to_string(),
        None => words().text(msg::DeletedPlayer),
    };
    let result = move || {
        let time = &race_time(time.into());
        words().text(msg::ChallengeResult { count: points.into(), time, target })
    };
    let tried = (attempt > 1).then(|| {
        let tried = move || words().text(msg::ChallengeAttempt { attempt: attempt.into() });
        el("span").class("small").text_of(tried)
    });
    let unchecked = run.unchecked.then(|| el("span").class("small").text_of(text(msg::ChallengeUnchecked)));
    let shown = place.map(|place| place.to_string()).unwrap_or_default();
    el("li")
        .class(if run.yours && place.is_some() { "challenge-run own" } else { "challenge-run" })
        .child(el("b").class("challenge-place").attr("dir", "ltr").text(&shown))
        .child(figure(&player, SeatNumber(place.unwrap_or_default().saturating_sub(1))))
        .child(named(&player).text_of(name))
        .child(el("span").class("challenge-result").text_of(result))
        .maybe(tried)
        .maybe(unchecked)
}

/// The place of a player's name, which leads to the profile; a deleted player, who has no id, has none.
fn named(player: &str) -> El {
    match player.is_empty() {
        true => el("span").class("player-name"),
        false => page_link(Page::Profile(player.to_owned()), "player-name"),
    }
    .attr("dir", "auto")
}

/// Runs beside the list, of programs or of those that stand apart.
fn beside(title: impl Fn() -> String + 'static, runs: Vec<FinishedRun>, target: &'static str) -> Option<El> {
    (!runs.is_empty()).then(|| {
        let rows = runs.into_iter().zip(1..).map(|(run, place)| row(run, Some(place), target));
        el("section")
            .class("challenge-best")
            .child(el("h2").text_of(title))
            .child(el("ol").class("challenge-list").children(rows.collect::<Vec<_>>()))
    })
}

/// Begins a run, or goes on with the one that is not over. No name is asked for.
fn play_button(challenge: ChallengeId, is_first: bool, wrong: Signal<Option<String>>) -> El {
    let class = if is_first { "primary" } else { "secondary" };
    request_button(class, wrong, move || begin(challenge, NewRun::default())).id("play-challenge")
}

/// Opens a table at which several players get the cards at the same moment.
fn race_button(challenge: ChallengeId, wrong: Signal<Option<String>>) -> El {
    let race = move || begin(challenge, NewRun { race: true, table: None });
    request_button("secondary", wrong, race).id("race-live").text_of(text(msg::ChallengeRace))
}

async fn begin(challenge: ChallengeId, wanted: NewRun) -> Result<Page, RequestError> {
    introduce().await?;
    Ok(play_run(http::start_run(challenge, &wanted).await?))
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
        let wanted = NewChallenge { rules: Some(rules()), ..NewChallenge::default() };
        async move {
            introduce().await?;
            let wanted = serde_json::to_string(&wanted).map_err(|_| RequestError::Strange)?;
            let made = http::make_challenge(wanted).await?;
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
