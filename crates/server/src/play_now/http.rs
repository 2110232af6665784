//! The route of "Play now".

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use engine::{Action, RuleChoice, Rules};
use play::Family;
use protocol::{ApiError, ApiErrorKind, PlayNow, TableMade};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::candidates::Seeker;
use super::{BOTS, level_of};
use crate::App;
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::http::{Authenticated, table_id};
use crate::json_body::JsonBody;
use crate::limits::cost;
use crate::room::TableId;

/// How many tables are tried before a new one is made: their last seats may just have been taken.
const MOST_TRIES: usize = 3;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(play_now))
}

/// A seat at a table with players of like strength. If there is none, a new table with bots, which leave when people come.
///
/// The client of a player who is alone with bots asks again every few seconds and states the table as `at`.
#[utoipa::path(
    post,
    path = "/api/play",
    request_body = PlayNow,
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = TableMade),
        (status = 401, body = ApiError),
        (status = 404, description = "There is no such table", body = ApiError),
        (status = 422, description = "Only rated games are played with others at once", body = ApiError),
        (status = 429, description = "Too many tables this hour", body = ApiError),
        (status = 503, description = "No seat could be stored, because the journal does not acknowledge", body = ApiError),
    ),
)]
async fn play_now(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    JsonBody(PlayNow { mode, edition, at }): JsonBody<PlayNow>,
) -> Result<Json<TableMade>, ServerError> {
    let choice = RuleChoice::new(edition, mode);
    let rules = Rules::try_from(choice.clone())?;
    let Some(family) = Family::of(&rules) else {
        let message = "Only the calling game, Speed and other rated games are played with others at once.";
        return Err(ServerError::client(ApiErrorKind::BadRules, message));
    };
    let own = at.as_deref().map(table_id).transpose()?;
    app.take(Some(&id), address, cost::lobby(app.rooms.lobby().len()))?;
    let rating = app.rooms.strengths().of(family, &id);
    let player = app.player(id.clone()).await?;
    // One after another, so that two players who press at the same moment on this node get one table.
    let _turn = app.play_now.lock().await;
    let lobby = app.rooms.lobby();
    let entry = own.as_ref().map(|own| lobby.iter().find(|entry| entry.table == own.to_string()));
    if let (Some(own), Some(None)) = (&own, &entry) {
        // It is not listed, or its clients are gone.
        return Ok(app.made(own));
    }
    let now = app.rooms.wall_time();
    let seeker = Seeker { rules: &choice, points: rating.points(), own: entry.flatten(), now };
    for candidate in seeker.candidates(&lobby).into_iter().take(MOST_TRIES) {
        let table = table_id(&candidate.table)?;
        if app.rooms.take_seat(&table, &player).await? {
            if let Some(own) = &own {
                app.rooms.request_for(own, player, Action::Leave).await?;
            }
            return Ok(app.made(&table));
        }
    }
    if let Some(own) = &own {
        return Ok(app.made(own));
    }
    app.take(Some(&id), address, cost::new_table(BOTS))?;
    app.take_table(&id, address)?;
    let table = app.rooms.make_matched(rules, player, level_of(family, rating)).await?;
    Ok(app.made(&table))
}

impl App {
    fn made(&self, table: &TableId) -> Json<TableMade> {
        let path = format!("{}/t/{table}", self.config.base_path);
        Json(TableMade { table: table.to_string(), path })
    }
}
