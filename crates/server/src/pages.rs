//! The browser client's files and their HTTP headers.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::error::ServerError;
use crate::forwarded::Client;
use protocol::ApiErrorKind;

/// Returns the content of a browser client's file by its name. A file `x` may exist compressed too, as `x.br` and `x.gz`.
pub type Files = fn(&str) -> Option<Cow<'static, [u8]>>;

/// The page for all addresses that are not files.
const PAGE: &str = "index.html";

/// The text for browsers from a binary that was built without the page.
const NO_PAGE: &str = "Tercet is running, but this binary was built without its pages: build it with `cargo xtask run`. Programs find \
                       the tables below /api.\n";

/// Only the server's own files, no inline script, no embedding in frames; compiling WebAssembly is allowed.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'none'; \
                      frame-ancestors 'none'";

/// What the page never asks for. It copies links and shares results, so these are not listed.
const PERMISSIONS: &str =
    "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()";

/// Everything without another route: a file, or the page.
pub(crate) async fn serve(State(app): State<Arc<App>>, request: Request) -> Response {
    let name = request.uri().path().trim_start_matches('/');
    if !matches!(*request.method(), Method::GET | Method::HEAD) || name.starts_with("api/") {
        return ServerError::client(ApiErrorKind::NoSuchPage, "There is nothing at this address.")
            .into_response();
    }
    // The page routes addresses without a dot itself.
    if name.contains('.') { file(app.config.files, name, request.headers()) } else { page(&app) }
}

/// The page at the base path.
pub(crate) async fn front(State(app): State<Arc<App>>) -> Response {
    page(&app)
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

/// The page, with the base path in its `<base>` element.
fn page(app: &App) -> Response {
    let Some(page) = app.config.files.and_then(|files| files(PAGE)) else {
        return NO_PAGE.into_response();
    };
    let base = format!("<base href=\"{}/\">", app.config.base_path);
    let page = String::from_utf8_lossy(&page).replacen("<base href=\"/\">", &base, 1);
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, page).into_response()
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
        Some("html") => "text/html; charset=utf-8",
        // Browsers save Markdown instead of showing it.
        Some("md") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
