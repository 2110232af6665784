//! What the address of a page shows, in which language, and under which origin.

use axum::http::{HeaderMap, Uri, header};
use engine::{ChallengeId, Edition, Variant};
use words::Language;

use crate::forwarded::Client;
use crate::room::TableId;

/// What a page is about, by its path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Home,
    Table(TableId),
    Replay(TableId),
    /// A table or a replay at an address that no table can have.
    NoTable,
    /// The replay of a match that was played in the browser.
    OwnReplay,
    Challenge(ChallengeId),
    /// The race of a day.
    Race,
    Alone,
    /// A game with others at once.
    Online,
    Puzzle,
    Daily,
    Learn,
    /// All booklets side by side.
    Booklets,
    Rules(Edition),
    /// All modes of the house.
    Modes,
    Mode(Variant),
    Odds,
    Statistics,
    /// A player, of whom a preview says nothing.
    Profile,
    Ratings,
    /// The player's own name, devices and data.
    Account,
    Privacy,
    Lost,
}

impl Subject {
    /// The paths are those of `crates/web/src/routes.rs`.
    pub(super) fn at(path: &str) -> Subject {
        let segments: Vec<&str> = path.split('/').filter(|segment| !segment.is_empty()).collect();
        match segments[..] {
            [] => Subject::Home,
            ["t", "here", "replay"] => Subject::OwnReplay,
            ["t", table] => TableId::new(table).map_or(Subject::NoTable, Subject::Table),
            ["t", table, "replay"] => TableId::new(table).map_or(Subject::NoTable, Subject::Replay),
            ["c", "today"] => Subject::Race,
            ["c", "now"] => Subject::Online,
            ["c", challenge] => match challenge.parse::<ChallengeId>() {
                Ok(challenge) if challenge.day().is_some() => Subject::Race,
                Ok(challenge) => Subject::Challenge(challenge),
                Err(_) => Subject::Lost,
            },
            ["alone" | "children" | "here" | "play" | "speed"] | ["play", "first"] => Subject::Alone,
            ["puzzle"] => Subject::Puzzle,
            ["daily"] | ["daily", _] => Subject::Daily,
            ["learn"] | ["learn", _] => Subject::Learn,
            ["play", mode] if mode.parse::<Variant>().is_ok() => Subject::Alone,
            ["modes"] => Subject::Modes,
            ["modes", mode] => mode.parse().map_or(Subject::Lost, Subject::Mode),
            ["rules"] => Subject::Booklets,
            ["rules", edition] => edition.parse().map_or(Subject::Lost, Subject::Rules),
            ["odds"] => Subject::Odds,
            ["statistics"] => Subject::Statistics,
            ["p", _] => Subject::Profile,
            ["ratings"] => Subject::Ratings,
            ["me"] => Subject::Account,
            ["privacy"] => Subject::Privacy,
            _ => Subject::Lost,
        }
    }

    /// The name of its preview picture; pages without one of their own have that of the home page.
    pub(super) fn picture(&self) -> String {
        match self {
            Subject::Table(table) => format!("t/{table}"),
            Subject::Challenge(challenge) => format!("c/{challenge}"),
            Subject::Replay(_) => "replay".to_owned(),
            Subject::Daily => "daily".to_owned(),
            _ => "home".to_owned(),
        }
    }
}

/// The languages of a request. The page is in that of its reader, the preview in that of the player who sent the link: a
/// messenger that fetches the preview has no reader yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Languages {
    pub(super) reader: Language,
    pub(super) inviter: Language,
}

impl Languages {
    pub(super) fn of(uri: &Uri, headers: &HeaderMap) -> Languages {
        let linked = linked(uri);
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let reader = accepted.and_then(preferred).or(linked).unwrap_or_default();
        Languages { reader, inviter: linked.unwrap_or(reader) }
    }
}

/// The language that a link carries as `?l=fr`.
pub(super) fn linked(uri: &Uri) -> Option<Language> {
    let mut pairs = uri.query()?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| *name == "l").and_then(|(_, tag)| Language::from_locale(tag))
}

/// The first of our languages in an `Accept-Language` header, by its weights.
fn preferred(accepted: &str) -> Option<Language> {
    // A header of this length is no browser's.
    let entries = accepted.split(',').take(32).filter_map(|entry| {
        let mut parts = entry.split(';').map(str::trim);
        let language = Language::from_locale(parts.next()?)?;
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
        (weight > 0.0).then_some((weight, language))
    });
    // The first of several with the same weight.
    entries.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, language)| language)
}

/// The address under which the client knows this server, such as `https://example.org`; previews need whole addresses.
pub(super) fn origin(client: &Client, headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    let scheme = if client.is_https { "https" } else { "http" };
    (!host.is_empty() && host.len() < 256 && host.bytes().all(is_plain)).then(|| format!("{scheme}://{host}"))
}

/// Reads the client's table of routes: the first segment of each path.
#[cfg(test)]
macro_rules! routes {
    (
        volumes: $([$($of_volume:ident),*]),*;
        $($(#[$doc:meta])* $page:ident $(($($field:tt)*))? = [$($first:literal $(, $segment:tt)*)?] in $part:ident: $show:path;)*
    ) => {
        pub const FOLDERS: &[&str] = &[$(concat!($($first)?)),*];
    };
}

#[cfg(test)]
#[path = "../../../web/src/routes.rs"]
mod routes;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_of_the_client_is_known() {
        for folder in routes::FOLDERS {
            let found = [folder.to_string(), format!("{folder}/abcdefgh2345"), format!("{folder}/french")];
            assert!(found.iter().any(|path| Subject::at(path) != Subject::Lost), "{folder}");
        }
        assert_eq!(Subject::at("nowhere"), Subject::Lost);
        assert_eq!(Subject::at("t/short"), Subject::NoTable);
        assert_eq!(Subject::at("c/k3x9q0z7m1aa").picture(), "c/k3x9q0z7m1aa");
        assert_eq!(Subject::at("c/short"), Subject::Lost);
    }

    #[test]
    fn the_reader_s_language_comes_from_the_browser_and_the_inviter_s_from_the_link() {
        let languages = |path: &str, accepted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().unwrap());
            Languages::of(&path.parse().unwrap(), &headers)
        };
        use Language::{En, Fr, He, Ru};
        for (path, accepted, reader, inviter) in [
            ("/t/a", "fr-CA,fr;q=0.9,en;q=0.8", Fr, Fr),
            ("/t/a?l=he", "fr-CA,fr;q=0.9", Fr, He),
            ("/t/a?l=he", "de", He, He),
            ("/t/a?x=1&l=ru", "en;q=0.1, ru;q=0.2", Ru, Ru),
            ("/t/a?l=xx", "iw, en;q=0", He, He),
            ("/t/a", "*;q=0.5", En, En),
        ] {
            assert_eq!(languages(path, accepted), Languages { reader, inviter }, "{path} {accepted}");
        }
    }

    #[test]
    fn a_host_that_could_break_out_of_an_attribute_is_not_used() {
        let client = Client { address: [127, 0, 0, 1].into(), is_https: true };
        let origin_of = |host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            origin(&client, &headers)
        };
        assert_eq!(origin_of("[::1]:8080").as_deref(), Some("https://[::1]:8080"));
        for host in ["a\"><script>", "a b", ""] {
            assert_eq!(origin_of(host), None, "{host}");
        }
    }
}
