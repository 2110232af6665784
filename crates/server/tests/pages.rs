//! The browser client's files and their headers, at the root and below a base path.

use std::borrow::Cow;

use crate::site::{self, Raw, Running};
use server::Config;

fn files(name: &str) -> Option<Cow<'static, [u8]>> {
    let content: &[u8] = match name {
        "index.html" => include_bytes!("../../web/index.html"),
        "sw.js" | "manifest.webmanifest" | "fair-deal.md" | "tercet.0123456789ab.wasm" => b"content",
        _ => return None,
    };
    Some(Cow::Borrowed(content))
}

#[tokio::test]
async fn files_with_a_hash_are_cached_and_the_rest_is_revalidated() {
    for base in ["", "/games/tercet"] {
        let config = Config { base_path: base.to_owned(), files: Some(files), ..Config::default() };
        let server = Running::start_by(config).await;
        for (path, kind, cache) in [
            ("/", "text/html; charset=utf-8", "no-cache"),
            ("/learn/third", "text/html; charset=utf-8", "no-cache"),
            ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
            ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
            ("/fair-deal.md", "text/plain; charset=utf-8", "no-cache"),
            ("/tercet.0123456789ab.wasm", "application/wasm", "public, max-age=31536000, immutable"),
        ] {
            let answer = Raw::get(&server, &format!("{base}{path}")).await;
            let head = answer.head.to_ascii_lowercase();
            assert_eq!(answer.status, 200, "{base}{path}");
            for header in [&format!("content-type: {kind}"), &format!("cache-control: {cache}")] {
                assert!(head.contains(header.as_str()), "{base}{path}: {header} in {head}");
            }
            assert!(head.contains("content-security-policy: default-src 'none'"), "{base}{path}: {head}");
        }
        let page = Raw::get(&server, &format!("{base}/")).await;
        assert!(page.body.contains(&format!("<base href=\"{base}/\">")), "{}", page.body);
        let shell = Raw::get(&server, &format!("{base}/index.html")).await;
        assert!(shell.body.contains(&format!("<base href=\"{base}/\">")), "{}", shell.body);
        assert!(shell.body.contains("<title>Tercet</title>"), "the same for all addresses: {}", shell.body);
        server.stop().await;
    }
}

fn with_files() -> Config {
    Config { files: Some(files), ..site::wide() }
}

/// What stands between two texts.
fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = text.split_once(start).unwrap_or_else(|| panic!("no {start} in {text}"));
    rest.split_once(end).unwrap_or_else(|| panic!("no {end} after {start} in {text}")).0
}

async fn page(server: &Running, path: &str, language: &str) -> Raw {
    Raw::send(server, "GET", path, &[&format!("Accept-Language: {language}")], "").await
}

#[tokio::test]
async fn every_page_has_its_own_head_in_every_language() {
    let server = Running::start_by(with_files()).await;
    let mut titles = std::collections::BTreeSet::new();
    let pages = [
        "/",
        "/alone",
        "/puzzle",
        "/daily",
        "/learn",
        "/rules/french",
        "/rules/hebrew",
        "/odds",
        "/statistics",
    ];
    for (language, direction) in [("en", "ltr"), ("fr", "ltr"), ("it", "ltr"), ("ru", "ltr"), ("he", "rtl")] {
        for path in pages {
            let Raw { status, body, .. } = page(&server, path, language).await;
            assert_eq!(status, 200, "{path}");
            assert!(body.contains(&format!("<html lang=\"{language}\" dir=\"{direction}\"")), "{body}");
            let title = between(&body, "<title>", "</title>").to_owned();
            assert!(
                titles.insert(title.clone()),
                "{path} in {language} is called like another page: {title}"
            );
            for name in ["og:title", "og:description", "og:image:width", "og:url"] {
                assert!(
                    !between(&body, &format!("property=\"{name}\" content=\""), "\"").is_empty(),
                    "{name}"
                );
            }
            assert!(
                between(&body, "name=\"description\" content=\"", "\"").len() > 20,
                "{path} in {language}"
            );
            assert_eq!(between(&body, "name=\"twitter:card\" content=\"", "\""), "summary_large_image");
            let frame = between(&body, "<div id=\"sent\">", "<noscript>");
            assert!(frame.contains("class=\"home-link\"") && frame.contains("Tercet"), "{path}: {frame}");
            let picture = between(&body, "property=\"og:image\" content=\"", "\"");
            let start = format!("http://{}/preview/", server.host());
            assert!(
                picture.starts_with(&start) && picture.ends_with(&format!(".{language}.png")),
                "{picture}"
            );
        }
    }
    for path in ["/nowhere", "/rules/none", "/t/nosuchtable1", "/t/short"] {
        let Raw { status, body, .. } = page(&server, path, "en").await;
        assert_eq!(status, 404, "{path}");
        assert!(
            between(&body, "<div id=\"sent\">", "<noscript>").contains("<h1>"),
            "{path} says so at once: {body}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_reader_of_a_wrong_address_with_a_dot_gets_a_page_and_a_program_one_line() {
    let server = Running::start_by(with_files()).await;
    for path in ["/nowhere.html", "/t/nosuch.table"] {
        let accepts = ["Accept: text/html,*/*;q=0.8", "Accept-Language: fr"];
        let answer = Raw::send(&server, "GET", path, &accepts, "").await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(between(&answer.body, "<div id=\"sent\">", "<noscript>").contains("<h1>"), "{}", answer.body);
        let failed = between(
            &answer.body,
            "<div id=\"failed\" class=\"page failure\" role=\"alert\" hidden>",
            "</div>",
        );
        assert!(failed.contains(&format!("href=\"{path}\">Réessayer</a>")), "{failed}");
        let answer = Raw::send(&server, "GET", path, &["Accept: */*"], "").await;
        assert_eq!((answer.status, answer.body.as_str()), (404, "There is no such file.\n"), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_table_s_link_is_an_invitation_before_any_script_runs() {
    let server = Running::start_by(with_files()).await;
    let ann = server.sign_in("Ann \"<b>&").await;
    let table = ann.make_table(&site::english()).await.expect("a table").table;
    let Raw { status, body, .. } = page(&server, &format!("/t/{table}?l=he"), "fr-CA,fr;q=0.9").await;
    assert_eq!(status, 200);
    assert!(!body.contains("<b>") && body.contains("Ann &quot;&lt;b&gt;&amp;"), "a name is text: {body}");
    let title = between(&body, "<title>", "</title>");
    assert!(title.contains("vous invite"), "for the reader: {title}");
    let preview = between(&body, "property=\"og:title\" content=\"", "\"");
    assert!(preview.contains("הוזמנת"), "in the inviter's language: {preview}");
    let frame = between(&body, "<div id=\"sent\">", "<noscript>");
    assert!(frame.contains("id=\"sent-name\""), "the name can be typed: {frame}");
    assert_eq!(frame.matches("class=\"card picture\"").count(), 3);
    assert!(frame.contains("var(--seat-0)"), "who is there: {frame}");
    let token = format!("Authorization: Bearer {}", ann.token().expect("a token"));
    let own = Raw::send(&server, "GET", &format!("/t/{table}"), &[&token], "").await;
    assert!(!own.body.contains("sent-name"), "who sits there is not asked: {}", own.body);
    server.stop().await;
}

#[tokio::test]
async fn previews_are_pictures_of_the_size_that_messengers_take() {
    let server = Running::start_by(with_files()).await;
    let (ann, table) = server.table().await;
    for name in ["home.en.png", "daily.he.png", "replay.ru.png", &format!("t/{table}.fr.png")] {
        let path = format!("/preview/{name}");
        let (status, picture) = ann.fetch(hyper::Method::GET, &path, Vec::new()).await.expect("an answer");
        assert_eq!(status.as_u16(), 200, "{name}");
        assert_eq!(&picture[..8], b"\x89PNG\r\n\x1a\n", "{name}");
        assert_eq!(&picture[16..24], [0, 0, 0x04, 0xb0, 0, 0, 0x02, 0x76], "{name}: 1200 by 630");
        assert!(picture.len() < 150_000, "{name}: {}", picture.len());
        let again = ann.fetch(hyper::Method::GET, &path, Vec::new()).await.expect("an answer");
        assert_eq!(again.1, picture, "{name} is kept");
    }
    // A table's picture may have a name, which no shared cache keeps longer than the server.
    for (name, kept) in [("home.en.png", "public"), (&format!("t/{table}.en.png"), "private")] {
        let head = Raw::send(&server, "HEAD", &format!("/preview/{name}"), &[], "").await.head.to_lowercase();
        assert!(head.contains(&format!("cache-control: {kept}, max-age=3600")), "{head}");
    }
    for name in ["nowhere.en.png", "home.xx.png", "home", "t/nosuchtable1.en.png", "t/short.en.png"] {
        assert_eq!(Raw::get(&server, &format!("/preview/{name}")).await.status, 404, "{name}");
    }
    server.stop().await;
    // Pictures that have to be drawn use up the budget of an address.
    let limits = server::Limits { requests_per_minute: 12, sockets_per_address: 4, ..Default::default() };
    let server = Running::start_by(Config { files: Some(files), limits, ..Config::default() }).await;
    assert_eq!(Raw::get(&server, "/preview/home.en.png").await.status, 200);
    assert_eq!(Raw::get(&server, "/preview/home.fr.png").await.status, 429);
    assert_eq!(Raw::get(&server, "/preview/home.en.png").await.status, 200, "a kept one costs nothing");
    server.stop().await;
}
