//! The routes of people: profiles, whom one follows and blocks, invitations, reported names, and declared programs.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use engine::PlayerId;
use futures_util::{StreamExt, TryStreamExt, stream};
use protocol::{
    ApiError, ApiErrorKind, BotDeclaration, FollowedPlayer, Following, Invitation, Invitations, NameReport,
    NewInvitation, PlayedMatch, Player, Profile, ProfileSettings, Relation,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::devices::day_of;
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::http::{Authenticated, authenticate, no_such_table, table_id};
use crate::invitations::SentInvitation;
use crate::json_body::JsonBody;
use crate::limits::cost;
use crate::name_reports;
use crate::social::{Social, SocialChange, shows};

/// How many of the last matches a profile has.
const MATCHES: usize = 20;
/// Others see a match so long after its end: its link would lead them to a table at which the player may still sit.
const SHOWN_AFTER_MS: u64 = 3_600_000;
const MILLISECONDS_PER_DAY: u64 = 86_400_000;
/// How many names are read at the same time.
const CONCURRENCY: usize = 16;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(profile))
        .routes(routes!(change_profile))
        .routes(routes!(following))
        .routes(routes!(follow, unfollow))
        .routes(routes!(block, unblock))
        .routes(routes!(invite))
        .routes(routes!(invitations))
        .routes(routes!(report))
        .routes(routes!(declare_bot))
}

pub(crate) fn no_such_player() -> ServerError {
    ServerError::client(ApiErrorKind::NoSuchPlayer, "There is no such player.")
}

/// An id as the server makes it. Any other would only fill lists.
pub(crate) fn player_id(text: &str) -> Result<PlayerId, ServerError> {
    let is_id = text.len() == 32 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    PlayerId::new(text).ok().filter(|_| is_id).ok_or_else(no_such_player)
}

impl App {
    /// Another player, who is not deleted.
    async fn other(&self, id: &str) -> Result<Player, ServerError> {
        self.identities.player(player_id(id)?).await?.ok_or_else(no_such_player)
    }

    /// What a player is to the one who asks.
    async fn relation(
        &self,
        me: &PlayerId,
        mine: &Social,
        other: &PlayerId,
    ) -> Result<Relation, ServerError> {
        let theirs = self.social.of(other).await?;
        let (following, blocked) = (mine.follows(other), mine.blocks(other));
        Ok(Relation { following, follower: theirs.follows(me), blocked })
    }

    /// A player as the one who asks may see them. Who is blocked by the player sees the name alone.
    async fn profile(&self, player: Player, asks: Option<&PlayerId>) -> Result<Profile, ServerError> {
        let bot = self.is_declared_bot(&player.id).await?;
        let Player { id, name } = player;
        let (settings, ratings, matches, bests) = Default::default();
        let relation = Relation::default();
        let mut profile =
            Profile { id, name, bot, yours: false, relation, open: false, settings, ratings, matches, bests };
        let shown = self.social.of(&profile.id).await?;
        let id = profile.id.clone();
        let (visibility, now) = (shown.settings.profile, self.config.wall_clock.now());
        match asks {
            Some(me) if *me == id => {
                (profile.yours, profile.open, profile.settings) = (true, true, Some(shown.settings));
            }
            Some(me) => {
                let mine = self.social.of(me).await?;
                profile.relation = self.relation(me, &mine, &id).await?;
                profile.open = shows(visibility, (&id, &shown), (me, &mine));
            }
            None => profile.open = visibility == protocol::Visibility::Public,
        }
        if !asks.is_some_and(|me| shown.blocks(me)) {
            profile.ratings = self.ratings.shown_of(&id, now.0 / MILLISECONDS_PER_DAY);
        }
        if profile.open {
            profile.matches = self.ratings.matches_of(&self.identities, &id, None, MATCHES).await?;
            let is_past = |played: &PlayedMatch| now.since(played.ended) >= SHOWN_AFTER_MS;
            profile.matches.retain(|played| profile.yours || is_past(played));
            profile.bests = self.challenges.bests(&id, asks).await?;
        }
        Ok(profile)
    }

    async fn change(
        &self,
        me: &PlayerId,
        other: &str,
        change: impl Fn(PlayerId) -> SocialChange,
    ) -> Result<Relation, ServerError> {
        let other = player_id(other)?;
        if other == *me {
            return Err(ServerError::client(ApiErrorKind::BadRequest, "This player is you."));
        }
        let mine = self.social.change(me, &change(other.clone())).await?;
        self.relation(me, &mine, &other).await
    }
}

/// A player as the one who asks may see them: the name always, more as that player has chosen.
#[utoipa::path(
    get,
    path = "/api/players/{player}",
    params(("player" = String, Path, description = "The player's id")),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = Profile), (status = 404, body = ApiError)),
)]
async fn profile(
    State(app): State<Arc<App>>,
    Path(player): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<Profile>, ServerError> {
    let asks = authenticate(&app, &headers).await?;
    app.take(asks.as_ref(), address, cost::PROFILE)?;
    let player = app.other(&player).await?;
    Ok(Json(app.profile(player, asks.as_ref()).await?))
}

/// Chooses who sees matches and bests, and at which public table the player sits.
#[utoipa::path(
    put,
    path = "/api/me/profile",
    request_body = ProfileSettings,
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = ProfileSettings), (status = 401, body = ApiError), (status = 422, body = ApiError)),
)]
async fn change_profile(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    JsonBody(settings): JsonBody<ProfileSettings>,
) -> Result<Json<ProfileSettings>, ServerError> {
    app.take(Some(&id), address, cost::MOVE_CODE)?;
    let id = app.player(id).await?.id;
    Ok(Json(app.social.change(&id, &SocialChange::Settings(settings)).await?.settings))
}

/// Whom this player follows, at which public table they sit now if they share it, and who is blocked.
#[utoipa::path(
    get,
    path = "/api/me/following",
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = Following), (status = 401, body = ApiError)),
)]
async fn following(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
) -> Result<Json<Following>, ServerError> {
    let mine = app.social.of(&id).await?;
    app.take(Some(&id), address, cost::people(mine.follows.len() + mine.blocks.len()))?;
    let me = app.player(id).await?.id;
    let named = async |ids: &[PlayerId]| -> Result<Vec<Player>, ServerError> {
        let names = ids.iter().cloned().map(|id| app.identities.player(id));
        let names: Vec<Option<Player>> = stream::iter(names).buffered(CONCURRENCY).try_collect().await?;
        Ok(names.into_iter().flatten().collect())
    };
    let (tables, bots) = (app.rooms.at_tables(), app.bots.all().await?);
    let mut players = Vec::with_capacity(mine.follows.len());
    for Player { id, name } in named(&mine.follows).await? {
        let mut table = tables.get(&id);
        if table.is_some() {
            let theirs = app.social.of(&id).await?;
            table = table.filter(|_| shows(theirs.settings.table, (&id, &theirs), (&me, &mine)));
        }
        let (bot, table) = (bots.contains(&id), table.map(ToString::to_string));
        players.push(FollowedPlayer { id, name, bot, table });
    }
    Ok(Json(Following { players, blocked: named(&mine.blocks).await? }))
}

/// Follows a player.
#[utoipa::path(
    put,
    path = "/api/me/following/{player}",
    params(("player" = String, Path, description = "The player's id")),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = Relation),
        (status = 401, body = ApiError),
        (status = 404, body = ApiError),
        (status = 422, description = "It is the player who asks, one who is blocked, or one too many", body = ApiError),
    ),
)]
async fn follow(
    State(app): State<Arc<App>>,
    Path(player): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
) -> Result<Json<Relation>, ServerError> {
    app.take(Some(&id), address, cost::MOVE_CODE)?;
    let id = app.player(id).await?.id;
    app.other(&player).await?;
    Ok(Json(app.change(&id, &player, |other| SocialChange::Follow(other, true)).await?))
}

/// Follows a player no longer.
#[utoipa::path(
    delete,
    path = "/api/me/following/{player}",
    params(("player" = String, Path, description = "The player's id")),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = Relation),
        (status = 401, body = ApiError),
        (status = 404, body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
async fn unfollow(
    State(app): State<Arc<App>>,
    Path(player): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
) -> Result<Json<Relation>, ServerError> {
    app.take(Some(&id), address, cost::MOVE_CODE)?;
    let id = app.player(id).await?.id;
    Ok(Json(app.change(&id, &player, |other| SocialChange::Follow(other, false)).await?))
}

/// Blocks a player, who then sees the name alone, not where the one who asks sits, and cannot invite. A table that both sit at
/// stays as it is.
#[utoipa::path(
    put,
    path = "/api/me/blocked/{player}",
    params(("player" = String, Path, description = "The player's id")),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = Relation),
        (status = 401, body = ApiError),
        (status = 404, body = ApiError),
        (status = 422, description = "It is the player who asks, or one too many", body = ApiError),
    ),
)]
async fn block(
    State(app): State<Arc<App>>,
    Path(player): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
) -> Result<Json<Relation>, ServerError> {
    app.take(Some(&id), address, cost::MOVE_CODE)?;
    let id = app.player(id).await?.id;
    Ok(Json(app.change(&id, &player, |other| SocialChange::Block(other, true)).await?))
}

/// Blocks a player no longer.
#[utoipa::path(
    delete,
    path = "/api/me/blocked/{player}",
    params(("player" = String, Path, description = "The player's id")),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = Relation),
        (status = 401, body = ApiError),
        (status = 404, body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
async fn unblock(
    State(app): State<Arc<App>>,
    Path(player): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
) -> Result<Json<Relation>, ServerError> {
    app.take(Some(&id), address, cost::MOVE_CODE)?;
    let id = app.player(id).await?.id;
    Ok(Json(app.change(&id, &player, |other| SocialChange::Block(other, false)).await?))
}

/// Invites a player who follows the one who asks to a table at which the latter sits. The invitation is shown for ten minutes.
#[utoipa::path(
    post,
    path = "/api/players/{player}/invite",
    params(("player" = String, Path, description = "The player's id")),
    request_body = NewInvitation,
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 202, description = "It is shown to the player on the next request for invitations"),
        (status = 401, body = ApiError),
        (status = 403, description = "The player does not follow the one who asks", body = ApiError),
        (status = 404, description = "No such player, or no table at which the one who asks sits", body = ApiError),
        (status = 422, body = ApiError),
        (status = 501, description = "A newer server has opened the table", body = ApiError),
        (status = 503, description = "The table cannot be opened for now", body = ApiError),
    ),
)]
async fn invite(
    State(app): State<Arc<App>>,
    Path(player): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    JsonBody(NewInvitation { table }): JsonBody<NewInvitation>,
) -> Result<StatusCode, ServerError> {
    app.take(Some(&id), address, cost::RENAME)?;
    let from = app.player(id).await?.id;
    let to = app.other(&player).await?.id;
    let theirs = app.social.of(&to).await?;
    // One who is blocked gets the same response as one who is not followed.
    if !theirs.follows(&from) || theirs.blocks(&from) {
        let message = "You can invite players who follow you.";
        return Err(ServerError::client(ApiErrorKind::NotFollowed, message));
    }
    let summary = app.rooms.summary(&table_id(&table)?, Some(from.clone())).await?;
    if summary.you.is_none() {
        return Err(no_such_table());
    }
    app.invitations.send(SentInvitation { to, from, table });
    Ok(StatusCode::ACCEPTED)
}

/// The invitations of the last ten minutes, the newest first: of players whom this one still follows.
#[utoipa::path(
    get,
    path = "/api/me/invitations",
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = Invitations), (status = 401, body = ApiError)),
)]
async fn invitations(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
) -> Result<Json<Invitations>, ServerError> {
    app.take(Some(&id), address, cost::SMALL)?;
    let kept = app.invitations.of(&id);
    let mut invitations = Vec::with_capacity(kept.len());
    if !kept.is_empty() {
        let mine = app.social.of(&id).await?;
        for SentInvitation { from, table, .. } in kept {
            if mine.follows(&from) && !mine.blocks(&from) {
                let from = app.identities.player(from).await?;
                invitations.extend(from.map(|from| Invitation { from, table }));
            }
        }
    }
    Ok(Json(Invitations { invitations }))
}

/// Reports the name of a player to the operator, once.
#[utoipa::path(
    post,
    path = "/api/players/{player}/report",
    params(("player" = String, Path, description = "The player's id")),
    request_body = NameReport,
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 202, description = "The operator can see it"),
        (status = 401, body = ApiError),
        (status = 404, body = ApiError),
        (status = 422, description = "It is another name by now", body = ApiError),
    ),
)]
async fn report(
    State(app): State<Arc<App>>,
    Path(player): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    JsonBody(NameReport { name, reason }): JsonBody<NameReport>,
) -> Result<StatusCode, ServerError> {
    app.take(Some(&id), address, cost::REPORT)?;
    let by = app.player(id).await?.id;
    let reported = app.other(&player).await?;
    if reported.name != name || reported.id == by {
        let message = "This player has another name by now.";
        return Err(ServerError::client(ApiErrorKind::BadRequest, message));
    }
    let today = day_of(app.config.wall_clock.now());
    name_reports::add(&*app.journal, &reported.id, &by, reason, today).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Declares the player who asks to be a program, for good: shown as one everywhere, and listed beside programs.
#[utoipa::path(
    post,
    path = "/api/me/bot",
    request_body = BotDeclaration,
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = Profile),
        (status = 401, body = ApiError),
        (status = 422, description = "It has to be for ever", body = ApiError),
    ),
)]
async fn declare_bot(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    JsonBody(BotDeclaration { forever }): JsonBody<BotDeclaration>,
) -> Result<Json<Profile>, ServerError> {
    app.take(Some(&id), address, cost::RENAME)?;
    if !forever {
        let message = "A declaration cannot be taken back; say so: {\"forever\":true}.";
        return Err(ServerError::client(ApiErrorKind::BadRequest, message));
    }
    let player = app.player(id).await?;
    app.bots.declare(&player.id, day_of(app.config.wall_clock.now())).await?;
    let me = player.id.clone();
    Ok(Json(app.profile(player, Some(&me)).await?))
}
