//! What the page asks the server outside a table.

use engine::Event;
use protocol::{
    ApiError, ApiErrorKind, MoveCode, MovePlayer, NameChange, NewTable, Player, ReplayFile, TableList,
    TableMade,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};
use web_ui::browser::{base, window};
use web_ui::json;

/// Why a request came to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The server cannot be reached.
    Unreachable,
    /// The server says no, and why.
    Refused(ApiError),
    /// The answer makes no sense, as from another program or another version.
    Strange,
}

/// Who this browser is; somebody new, of this name, if nobody. The server's answer also holds a token, which is no use here: a
/// browser has the cookie.
pub async fn player(name: Option<&str>) -> Result<Player, Failure> {
    let name = name.and_then(|name| engine::DisplayName::new(name).ok()).map(|name| NameChange { name });
    send("POST", "api/players", name.as_ref()).await
}

/// A code that makes another device this player.
pub async fn move_code() -> Result<MoveCode, Failure> {
    send::<(), MoveCode>("POST", "api/me/code", None).await
}

/// Becomes the player that a code stands for.
pub async fn move_here(code: String) -> Result<Player, Failure> {
    send("POST", "api/players/move", Some(&MovePlayer { code })).await
}

/// Changes one's name.
pub async fn rename(name: engine::DisplayName) -> Result<Player, Failure> {
    send("PUT", "api/me", Some(&NameChange { name })).await
}

/// Makes a table.
pub async fn make_table(wanted: &NewTable) -> Result<TableMade, Failure> {
    send("POST", "api/tables", Some(wanted)).await
}

/// The public tables.
pub async fn tables() -> Result<TableList, Failure> {
    get("api/tables").await
}

/// What was played at a table, as far as its rounds are over.
pub async fn replay(table: &str) -> Result<ReplayFile, Failure> {
    get(&format!("api/tables/{table}/replay")).await
}

/// What has happened at a table, as far as its rounds are over: all of a replay that it takes to look at it.
pub async fn events(table: &str) -> Result<Vec<Event>, Failure> {
    // Reading the commands as well costs the page much, and only checking needs them.
    #[derive(Deserialize)]
    struct Played {
        records: Vec<Happened>,
    }
    #[derive(Deserialize)]
    struct Happened {
        events: Vec<Event>,
    }
    let played: Played = get(&format!("api/tables/{table}/replay")).await?;
    Ok(played.records.into_iter().flat_map(|record| record.events).collect())
}

/// Whether there is a table of this name.
pub async fn exists(table: &str) -> Result<bool, Failure> {
    match events(table).await {
        Ok(_) => Ok(true),
        Err(Failure::Refused(trouble)) => Ok(trouble.error != ApiErrorKind::NoSuchTable),
        Err(other) => Err(other),
    }
}

async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    send::<(), T>("GET", path, None).await
}

async fn send<B: Serialize, T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<&B>,
) -> Result<T, Failure> {
    let body = body.map(serde_json::to_string).transpose().map_err(|_| Failure::Strange)?;
    let (good, text) = exchange(method, path, body.as_deref()).await.map_err(|_| Failure::Unreachable)?;
    if good {
        return json::from_str(&text).map_err(|_| Failure::Strange);
    }
    Err(json::from_str(&text).map_or(Failure::Strange, Failure::Refused))
}

/// Sends a request and reads the whole answer; tells whether its status is a good one.
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
