//! The browser client's files, its page for every address, and the previews of links.

mod address;
mod canvas;
mod document;
pub(crate) mod preview;

use std::borrow::Cow;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};

use engine::ChallengeId;
use protocol::{ApiErrorKind, TableSummary};
use words::Words;

use self::address::{Languages, Subject};
pub(crate) use self::document::escape;
use self::document::{Document, with_base};
pub(crate) use self::preview::Previews;
use crate::App;
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::http::authenticate;
use crate::limits::cost;
use crate::room::TableId;

/// Returns the content of a browser client's file by its name. A file `x` may exist compressed too, as `x.br` and `x.gz`.
pub type Files = fn(&str) -> Option<Cow<'static, [u8]>>;

/// The page for all addresses that are not files.
const PAGE: &str = "index.html";

/// The text for browsers from a binary that was built without the page.
const NO_PAGE: &str = "Tercet is running, but this binary was built without its pages: build it with `cargo xtask run`. Programs find \
                       the tables below /api.\n";

/// Only the server's own files, no inline script, no embedding in frames; compiling WebAssembly is allowed.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; \
                      img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'none'; \
                      frame-ancestors 'none'";

/// What the page never asks for. It copies links and shares results, so these are not listed.
const PERMISSIONS: &str =
    "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()";

/// Everything without another route: a file, or the page.
pub(crate) async fn serve(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Response {
    let name = request.uri().path().trim_start_matches('/');
    if !matches!(*request.method(), Method::GET | Method::HEAD) || name.starts_with("api/") {
        return ServerError::client(ApiErrorKind::NoSuchPage, "There is nothing at this address.")
            .into_response();
    }
    if let Some(date) = name.strip_prefix("day/").and_then(|date| date.parse().ok()) {
        return race(&app, &ChallengeId::of_day(date).to_string());
    }
    match name {
        // The service worker keeps this one, which is the same for all addresses.
        PAGE => page(&app, StatusCode::OK, |page| with_base(page, &app.config.base_path)),
        // The browser knows which date it is there.
        "day" => race(&app, "today"),
        // Addresses of pages have no dot. A reader who types one gets the page that says so.
        _ if name.contains('.') && !(is_missing(&app, name) && wants_page(request.headers())) => {
            file(app.config.files, name, request.headers())
        }
        _ => document(&app, client, request.uri(), request.headers()).await,
    }
}

/// Leads to the page of a day's race.
fn race(app: &App, id: &str) -> Response {
    Redirect::temporary(&format!("{}/c/{id}", app.config.base_path)).into_response()
}

fn is_missing(app: &App, name: &str) -> bool {
    app.config.files.is_none_or(|files| files(name).is_none())
}

/// The address under which the client knows this server, with the base path, and the words of its language.
pub(crate) fn site_of(app: &App, client: &Client, uri: &Uri, headers: &HeaderMap) -> (String, Words) {
    let origin = address::origin(client, headers).unwrap_or_default();
    (origin + &app.config.base_path, Words::new(Languages::of(uri, headers).inviter))
}

/// Whether a browser asks for something to show in a window.
fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

/// The page at the base path.
pub(crate) async fn front(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let home = uri.query().map_or("/".to_owned(), |query| format!("/?{query}"));
    document(&app, client, &home.parse().unwrap_or_default(), &headers).await
}

/// The page as it is sent for one address.
async fn document(app: &Arc<App>, client: Client, uri: &Uri, headers: &HeaderMap) -> Response {
    let subject = Subject::at(uri.path());
    let table = match &subject {
        Subject::Table(table) => Some(look(app, client, table, headers).await),
        _ => None,
    };
    let is_missing = subject == Subject::NoTable || table.as_ref().is_some_and(is_no_table);
    let document = Document {
        subject: if is_missing { &Subject::NoTable } else { &subject },
        languages: Languages::of(uri, headers),
        table: table.as_ref().and_then(|table| table.as_ref().ok()),
        site: address::origin(&client, headers).map(|origin| origin + &app.config.base_path),
        base_path: &app.config.base_path,
        path: uri.path(),
    };
    let is_lost = is_missing || subject == Subject::Lost;
    let status = if is_lost { StatusCode::NOT_FOUND } else { StatusCode::OK };
    page(app, status, |page| document.html(page))
}

/// What the holder of a table's link may see, within the same limits as over the API.
async fn look(
    app: &Arc<App>,
    client: Client,
    table: &TableId,
    headers: &HeaderMap,
) -> Result<TableSummary, ServerError> {
    let player = authenticate(app, headers).await?;
    app.take(player.as_ref(), client.address, cost::SMALL)?;
    app.rooms.summary(table, player).await
}

fn is_no_table(table: &Result<TableSummary, ServerError>) -> bool {
    matches!(table, Err(ServerError::Client(ApiErrorKind::NoSuchTable, _)))
}

fn file(files: Option<Files>, name: &str, headers: &HeaderMap) -> Response {
    let Some((content, encoding)) = files.and_then(|files| best_encoding(files, name, headers)) else {
        return (StatusCode::NOT_FOUND, "There is no such file.\n").into_response();
    };
    // A name with a hash identifies its content, so a browser may cache it for good.
    let cache = if is_hashed(name) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = content.into_owned().into_response();
    let response_headers = response.headers_mut();
    response_headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
    response_headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response_headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        response_headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// The client's page, changed for this response.
fn page(app: &App, status: StatusCode, change: impl FnOnce(&str) -> String) -> Response {
    let Some(page) = app.config.files.and_then(|files| files(PAGE)) else {
        return NO_PAGE.into_response();
    };
    let page = change(&String::from_utf8_lossy(&page));
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-language, cookie"),
    ];
    (status, headers, page).into_response()
}

/// Adds the headers that all responses have, pages and API alike.
pub(crate) async fn security_headers(request: Request, next: Next) -> Response {
    let is_https = request.extensions().get::<Client>().is_some_and(|client| client.is_https);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    response
}

/// The smallest encoding of a file that the client accepts.
fn best_encoding(
    files: Files,
    name: &str,
    headers: &HeaderMap,
) -> Option<(Cow<'static, [u8]>, Option<&'static str>)> {
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepts = |encoding: &str| {
        accepted.split(',').any(|one| one.split(';').next().unwrap_or_default().trim() == encoding)
    };
    for (encoding, suffix) in [("br", ".br"), ("gzip", ".gz")] {
        if accepts(encoding)
            && let Some(content) = files(&format!("{name}{suffix}"))
        {
            return Some((content, Some(encoding)));
        }
    }
    files(name).map(|content| (content, None))
}

/// Whether a name is like `style.0123456789ab.css`.
fn is_hashed(name: &str) -> bool {
    let hash = name.rsplit('.').nth(1).unwrap_or_default();
    hash.len() == 12 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("html") => "text/html; charset=utf-8",
        // Browsers save Markdown instead of showing it.
        Some("md") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
