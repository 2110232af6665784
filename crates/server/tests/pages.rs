//! The browser client's files and their headers, at the root and below a base path.

mod site;

use std::borrow::Cow;

use server::Config;
use site::{Raw, Running};

fn files(name: &str) -> Option<Cow<'static, [u8]>> {
    let content: &[u8] = match name {
        "index.html" => b"<base href=\"/\">",
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
        assert_eq!(page.body, format!("<base href=\"{base}/\">"));
        server.stop().await;
    }
}
