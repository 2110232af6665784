//! Requests to the server's HTTP interface.

use engine::{ChallengeId, Date, Event, Family, JournalEvent, laid_open};
use protocol::{ApiError, ApiErrorKind, NameChange, NewTable, Player};
use protocol::{BotDeclaration, Following, Invitations, NameReport, Profile, ProfileSettings, Relation};
use protocol::{ChallengeMade, ChallengeSummary, LobbyEntry, NewRun, PlayNow, RunMade};
use protocol::{DayList, DaySummary, NewDayRun, PuzzleSummary, PuzzleTime};
use protocol::{RatingList, TableRatings};
use protocol::{ReplayFile, ReplayName, TableMade, TableSummary, show_names};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};
use web_ui::browser::{base, window};
use web_ui::json;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RequestError {
    #[error("the server cannot be reached")]
    Unreachable,
    #[error("the server refuses: {0:?}")]
    Refused(ApiError),
    /// The response cannot be read: it is of another program.
    #[error("the response cannot be read")]
    Strange,
}

/// The player of this browser; creates one with this name if there is none. The response also holds a token, which browsers do
/// not need: they have a cookie.
pub async fn player(name: Option<&str>) -> Result<Player, RequestError> {
    let name = name.and_then(|name| engine::DisplayName::new(name).ok()).map(|name| NameChange { name });
    send("POST", "api/players", name.as_ref()).await
}

pub async fn rename(name: engine::DisplayName) -> Result<Player, RequestError> {
    send("PUT", "api/me", Some(&NameChange { name })).await
}

pub async fn make_table(wanted: &NewTable) -> Result<TableMade, RequestError> {
    send("POST", "api/tables", Some(wanted)).await
}

/// A challenge, by the JSON text of a [`protocol::NewChallenge`].
pub async fn make_challenge(wanted: String) -> Result<ChallengeMade, RequestError> {
    send_text("POST", "api/challenges", Some(wanted)).await
}

pub async fn challenge(challenge: ChallengeId) -> Result<ChallengeSummary, RequestError> {
    get(&format!("api/challenges/{challenge}")).await
}

/// A run of a challenge that this player may play now.
pub async fn start_run(challenge: ChallengeId, wanted: &NewRun) -> Result<RunMade, RequestError> {
    send("POST", &format!("api/challenges/{challenge}/runs"), Some(wanted)).await
}

/// Takes a seat at a race over a challenge's cards, without which its table cannot be watched.
pub async fn join_race(challenge: &str, table: String) -> Result<(), RequestError> {
    let body = format!("{{\"table\":\"{table}\"}}");
    // The earlier runs in the response are asked for again when they are shown.
    accepted("POST", &format!("api/challenges/{challenge}/runs"), Some(body)).await.map(drop)
}

pub async fn day(date: Date) -> Result<DaySummary, RequestError> {
    get(&format!("api/days/{date}")).await
}

/// The last days, the newest first.
pub async fn days() -> Result<DayList, RequestError> {
    get("api/days").await
}

/// A run of a day's race that this player may play now.
pub async fn start_day_run(date: Date, practice: bool) -> Result<RunMade, RequestError> {
    send("POST", &format!("api/days/{date}/runs"), Some(&NewDayRun { practice })).await
}

/// Reports how long a day's puzzle took.
pub async fn report_puzzle(date: Date, time: u32) -> Result<PuzzleSummary, RequestError> {
    send("POST", &format!("api/days/{date}/puzzle"), Some(&PuzzleTime { time })).await
}

/// A player as this one may see them.
pub async fn profile(player: &str) -> Result<Profile, RequestError> {
    get(&format!("api/players/{player}")).await
}

/// Whom this player follows and blocks.
pub async fn following() -> Result<Following, RequestError> {
    get("api/me/following").await
}

pub async fn invitations() -> Result<Invitations, RequestError> {
    get("api/me/invitations").await
}

/// Puts a player on a list of this one, `following` or `blocked`, or takes it off.
pub async fn relate(list: &str, player: &str, is_on: bool) -> Result<Relation, RequestError> {
    send_text(if is_on { "PUT" } else { "DELETE" }, &format!("api/me/{list}/{player}"), None).await
}

pub async fn report_name(player: &str, report: &NameReport) -> Result<(), RequestError> {
    let body = serde_json::to_string(report).unwrap_or_default();
    accepted("POST", &format!("api/players/{player}/report"), Some(body)).await.map(drop)
}

/// Chooses what others see.
pub async fn share(settings: &ProfileSettings) -> Result<ProfileSettings, RequestError> {
    send("PUT", "api/me/profile", Some(settings)).await
}

/// Declares this player to be a program, for good.
pub async fn declare_bot() -> Result<Profile, RequestError> {
    send("POST", "api/me/bot", Some(&BotDeclaration { forever: true })).await
}

/// What the last match of a table has changed, once it is counted.
pub async fn table_ratings(table: &str) -> Result<TableRatings, RequestError> {
    get(&format!("api/tables/{table}/ratings")).await
}

/// The best players of a family.
pub async fn ratings(family: Family, period: &str) -> Result<RatingList, RequestError> {
    get(&format!("api/ratings/{family}?period={period}")).await
}

/// The public tables, without those of a newer program that this page cannot read.
pub async fn tables() -> Result<Vec<LobbyEntry>, RequestError> {
    let text = accepted("GET", "api/tables", None).await?;
    let listed = json::elements(&text, "tables").map_err(|_| RequestError::Strange)?;
    Ok(listed.into_iter().filter_map(|entry| json::from_str(entry).ok()).collect())
}

/// A seat at a table with players of like strength; `at` is the table where this player waits for them.
pub async fn play_now(wanted: &PlayNow) -> Result<TableMade, RequestError> {
    send("POST", "api/play", Some(wanted)).await
}

/// What was played at a table, up to the last finished round.
pub async fn replay(table: &str) -> Result<ReplayFile, RequestError> {
    get(&format!("api/tables/{table}/replay")).await
}

/// The events of a replay, without its commands.
pub async fn events(table: &str) -> Result<Vec<Event>, RequestError> {
    // Reading the commands would add much code to the page, and only the verification needs them.
    #[derive(Deserialize)]
    struct Played {
        records: Vec<Happened>,
        #[serde(default)]
        names: Vec<ReplayName>,
    }
    #[derive(Deserialize)]
    struct Happened {
        events: Vec<JournalEvent>,
    }
    let played: Played = get(&format!("api/tables/{table}/replay")).await?;
    let mut events = laid_open(played.records.iter().flat_map(|record| &record.events));
    show_names(&played.names, events.iter_mut());
    Ok(events)
}

/// What a holder of the link may see of a table before joining.
pub async fn table(table: &str) -> Result<TableSummary, RequestError> {
    get(&format!("api/tables/{table}")).await
}

pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, RequestError> {
    send_text("GET", path, None).await
}

pub async fn send<B: Serialize, T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<&B>,
) -> Result<T, RequestError> {
    // What is sent is always written; an empty body would be refused.
    let body = body.map(|body| serde_json::to_string(body).unwrap_or_default());
    send_text(method, path, body).await
}

pub async fn send_text<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<T, RequestError> {
    let text = accepted(method, path, body).await?;
    json::from_str(&text).map_err(|_| unreadable(&text))
}

/// The text of a response, unless the server refuses. Not generic, so that it is compiled once.
pub async fn accepted(method: &str, path: &str, body: Option<String>) -> Result<String, RequestError> {
    let response = exchange(method, path, body.as_deref()).await;
    let (is_success, text) = response.map_err(|_| RequestError::Unreachable)?;
    match is_success {
        true => Ok(text),
        false => Err(json::from_str(&text).map_or(RequestError::Strange, RequestError::Refused)),
    }
}

fn unreadable(text: &str) -> RequestError {
    match text.starts_with('{') {
        // It holds something that this version of the page does not know, such as a newer mode.
        true => {
            let (error, message) = (ApiErrorKind::NewerTable, String::new());
            RequestError::Refused(ApiError { error, message, seconds: None })
        }
        false => RequestError::Strange,
    }
}

/// Sends a request and reads the response's text; returns it with whether the status is a success.
async fn exchange(method: &str, path: &str, body: Option<&str>) -> Result<(bool, String), JsValue> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = web_sys::Headers::new()?;
        headers.set("content-type", "application/json")?;
        init.set_headers(&headers);
        init.set_body(&JsValue::from_str(body));
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init(&(base() + path), &init)).await?;
    let answer: Response = answer.dyn_into()?;
    let text = JsFuture::from(answer.text()?).await?;
    Ok((answer.ok(), text.as_string().unwrap_or_default()))
}
