//! What the server keeps of a player, to take away and to delete.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use engine::{Fact, PlayerId, Record, SeatNumber, laid_open};
use play::MatchStats;
use protocol::{ApiError, ApiErrorKind, PlayedTable, PlayerExport};
use serde::Deserialize;
use tokio::sync::Mutex;
use tokio::time::{Duration, Instant};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::device_label::DeviceLabel;
use crate::devices::Devices;
use crate::error::ServerError;
use crate::forget;
use crate::forwarded::Client;
use crate::http::SignedIn;
use crate::journal::{Journal, Stream};
use crate::limits::cost;
use crate::passkeys::Passkeys;
use crate::player_names;
use crate::recovery;
use crate::room::{TABLE_PREFIX, TableHistory};

/// How many streams are listed at once.
const PAGE: usize = 256;
/// Between two scrubs, which copy the whole file of an embedded journal.
const SCRUB_INTERVAL: Duration = Duration::from_secs(60);

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(export)).routes(routes!(delete_player))
}

/// What exports and deletions of this node wait for: they read or write all of the journal.
#[derive(Default)]
pub(crate) struct AccountWork {
    /// One export at a time.
    export: Mutex<()>,
    /// Whether names of older programs were moved to where they can be erased.
    moved: Mutex<bool>,
    scrub: Mutex<Option<Instant>>,
}

#[derive(Deserialize)]
struct ExportQuery {
    format: Option<String>,
}

/// Everything that the server keeps of this player.
#[utoipa::path(
    get,
    path = "/api/me/export",
    params(("format" = Option<String>, Query, description = "`json`, or `csv` for the games alone as a table")),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = PlayerExport),
        (status = 401, body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
async fn export(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    SignedIn(token): SignedIn,
    Query(ExportQuery { format }): Query<ExportQuery>,
    headers: HeaderMap,
) -> Result<Response, ServerError> {
    app.take(Some(&token.player), address, cost::EXPORT)?;
    let player = app.player(token.player.clone()).await?;
    let as_table = match format.as_deref() {
        None | Some("json") => false,
        Some("csv") => true,
        Some(_) => {
            return Err(ServerError::client(ApiErrorKind::BadRequest, "The formats are json and csv."));
        }
    };
    let _one_at_a_time = app.account_work.export.lock().await;
    let journal = &*app.journal;
    let (runs, puzzles, streak) = app.challenges.records_of(&player.id).await?;
    let export = PlayerExport {
        names: player_names::all(journal, &player.id).await?,
        devices: Devices::read(journal, &player.id).await?.list(token.device, DeviceLabel::of(&headers)),
        passkeys: Passkeys::read(journal, &player.id).await?.list(),
        phrase: recovery::first_phrase(journal, &player.id).await?.is_some(),
        tables: played_tables(&app.journal, &player.id).await?,
        runs,
        puzzles,
        streak,
        player,
    };
    let named = |name: &str| (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\""));
    let private = (header::CACHE_CONTROL, "no-store".to_owned());
    Ok(match as_table {
        false => ([named("tercet.json"), private], Json(export)).into_response(),
        true => {
            let kind = (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned());
            ([named("tercet.csv"), private, kind], export.csv()).into_response()
        }
    })
}

/// Deletes this player: names, devices and passkeys are erased from the journal, and the id is not used any more.
#[utoipa::path(
    delete,
    path = "/api/me",
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 204, description = "Deleted; the cookie is removed"),
        (status = 401, body = ApiError),
        (status = 503, description = "The journal does not acknowledge", body = ApiError),
    ),
)]
async fn delete_player(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    SignedIn(token): SignedIn,
) -> Result<Response, ServerError> {
    app.take(Some(&token.player), client.address, cost::EXPORT)?;
    let id = app.player(token.player.clone()).await?.id;
    {
        // Once for each start of the program, which writes no names into tables itself.
        let mut moved = app.account_work.moved.lock().await;
        if !*moved {
            forget::move_all_names(&*app.journal).await?;
            *moved = true;
        }
    }
    forget::erase(&*app.journal, &id).await?;
    app.rooms.rename(&id, &player_names::forgotten_reference());
    app.sessions.announce(&id);
    tokio::spawn(scrub(app.clone()));
    Ok((StatusCode::NO_CONTENT, [app.remove_cookie(client)]).into_response())
}

/// Removes what was erased from files and tables too. Deletions that come meanwhile wait for the next time together.
async fn scrub(app: Arc<App>) {
    let asked = Instant::now();
    let mut last = app.account_work.scrub.lock().await;
    if last.is_some_and(|last| last > asked) {
        return;
    }
    if let Some(last) = *last {
        tokio::time::sleep_until(last + SCRUB_INTERVAL).await;
    }
    *last = Some(Instant::now());
    if let Err(error) = app.journal.scrub().await {
        tracing::warn!(%error, "what was deleted may still be in unused parts of the files: run `tercet forget`");
    }
}

/// The tables at which a player has sat. There is no list of them by player, so all are looked through.
async fn played_tables(
    journal: &Arc<dyn Journal>,
    player: &PlayerId,
) -> Result<Vec<PlayedTable>, ServerError> {
    let mut tables = Vec::new();
    let mut last: Option<Stream> = None;
    loop {
        let page = journal.streams(TABLE_PREFIX, last.as_ref(), PAGE).await?;
        for stream in &page {
            // Most tables are of others: their records are not parsed.
            let entries = journal.read(stream, 0, usize::MAX).await?;
            let id = player.as_str().as_bytes();
            if !entries.iter().any(|entry| entry.payload.windows(id.len()).any(|part| part == id)) {
                continue;
            }
            match TableHistory::new(journal.clone(), stream.clone()).all().await {
                Ok(records) => tables.extend(played_table(stream, &records, player)),
                // A damaged table, or one of a newer program, does not keep the others from the list.
                Err(error) => tracing::warn!(stream = stream.as_str(), %error, "a table is in no export"),
            }
        }
        if page.len() < PAGE {
            return Ok(tables);
        }
        last = page.last().cloned();
    }
}

fn played_table(stream: &Stream, records: &[Record], player: &PlayerId) -> Option<PlayedTable> {
    let events = laid_open(records.iter().flat_map(|record| &record.events));
    let opening = events.first()?;
    let Fact::Opened { rules, .. } = &opening.fact else { return None };
    let sat = events.iter().filter_map(|event| match &event.fact {
        Fact::Sat { seat, player, .. } => Some((*seat, player)),
        _ => None,
    });
    let sat: Vec<(SeatNumber, &PlayerId)> = sat.collect();
    let seat = sat.iter().find(|(_, sitting)| *sitting == player)?.0;
    let stats = MatchStats::of(&events);
    let lines = || stats.rounds.iter().filter_map(|round| round.lines.get(seat.index()));
    Some(PlayedTable {
        table: stream.as_str().trim_start_matches(TABLE_PREFIX).to_owned(),
        opened: opening.at,
        edition: rules.edition.name().to_owned(),
        variant: rules.variant.name().to_owned(),
        seats: sat.iter().map(|(seat, _)| seat.index() + 1).max().unwrap_or(0) as u32,
        rounds: stats.rounds.len() as u32,
        sets: lines().map(|line| line.sets).sum(),
        wrong: lines().map(|line| line.wrong).sum(),
        points: lines().next_back().map_or(0, |line| line.total),
    })
}
