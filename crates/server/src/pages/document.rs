//! The page as HTML for one address: its head, and a frame that stands there until the client takes over.

use drawing::Symbol;
use engine::{Card, RuleSheet};
use protocol::TableSummary;
use words::{Language, Words, msg};

use super::address::{Languages, Subject};

/// Where the parts that differ begin and end in `crates/web/index.html`.
const HEAD: (&str, &str) = ("<!--head-->", "<!--/head-->");
const FRAME: (&str, &str) = ("<!--frame-->", "<!--/frame-->");
const FAILED: (&str, &str) = ("<!--failed-->", "<!--/failed-->");

/// A Set with everything different, as the client shows it too.
pub(super) const EXAMPLE: [&str; 3] = ["1srd", "2tgo", "3epq"];

/// The first board of the home page, as in `crates/web/src/home/ladder.rs`.
const FIRST_BOARD: [&str; 6] = ["2erq", "1spo", "1tgq", "3spo", "3egd", "2spo"];

/// What is known about a page when it is sent.
pub(super) struct Document<'a> {
    pub(super) subject: &'a Subject,
    pub(super) languages: Languages,
    /// The table, if the address is that of one that exists.
    pub(super) table: Option<&'a TableSummary>,
    /// The server's address up to the base path, if it is known.
    pub(super) site: Option<String>,
    pub(super) base_path: &'a str,
    pub(super) path: &'a str,
}

impl Document<'_> {
    /// The page's text, made of the client's own page.
    pub(super) fn html(&self, template: &str) -> String {
        let language = self.languages.reader;
        let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
        let page = with_base(template, self.base_path);
        let html = format!("<html lang=\"{}\" dir=\"{direction}\"", language.tag());
        let page = page.replacen("<html lang=\"en\"", &html, 1);
        let page = replace(&replace(&page, HEAD, &self.head()), FRAME, &self.frame());
        replace(&page, FAILED, &self.failed())
    }

    /// Title and description for the reader, and the preview for messengers.
    fn head(&self) -> String {
        let [reader, inviter] = [self.languages.reader, self.languages.inviter].map(words);
        let (title, about) = (self.title(reader), self.about(reader));
        let mut head = format!("<title>{}</title>", escape(&title));
        head += &meta("name", "description", &about);
        if matches!(
            self.subject,
            Subject::Table(_) | Subject::Replay(_) | Subject::Challenge(_) | Subject::NoTable | Subject::Lost
        ) {
            // Tables are for those who have the link.
            head += &meta("name", "robots", "noindex");
        }
        for (name, content) in [
            ("og:site_name", "Tercet".to_owned()),
            ("og:type", "website".to_owned()),
            ("og:locale", self.languages.inviter.tag().to_owned()),
            ("og:title", self.title(inviter)),
            ("og:description", self.about(inviter)),
        ] {
            head += &meta("property", name, &content);
        }
        if let Some(site) = &self.site {
            let tag = self.languages.inviter.tag();
            let path = self.path.trim_matches('/');
            let picture = format!("{site}/preview/{}.{tag}.png", self.subject.picture());
            head += &meta("property", "og:url", &format!("{site}/{path}"));
            head += &meta("property", "og:image", &picture);
            head += &meta("property", "og:image:width", "1200");
            head += &meta("property", "og:image:height", "630");
            head += &meta("property", "og:image:alt", &self.title(inviter));
            head += &format!("<link rel=\"canonical\" href=\"{}\">", escape(&format!("{site}/{path}")));
        }
        head + &meta("name", "twitter:card", "summary_large_image")
    }

    fn title(&self, words: Words) -> String {
        let title = match self.subject {
            Subject::Home => return format!("Tercet: {}", words.text(msg::HomeTitle)),
            Subject::Table(_) => match self.table {
                Some(table) => invitation(table, words),
                None => words.text(msg::GuestInvited),
            },
            Subject::NoTable => words.text(msg::PageNoTable),
            Subject::Replay(_) | Subject::OwnReplay => words.text(msg::ReplayTitle),
            Subject::Challenge(_) => words.text(msg::ChallengeTitle),
            Subject::Race => words.text(msg::DayTitle),
            Subject::Alone => words.text(msg::AloneTitle),
            Subject::Online => words.text(msg::HomeOnline),
            Subject::Puzzle => words.text(msg::PuzzleQuick),
            Subject::Daily => words.text(msg::PuzzleDaily),
            Subject::Learn => words.text(msg::LearnTitle),
            Subject::Booklets => words.text(msg::MuseumTitle),
            Subject::Rules(edition) => words.text(msg::BookletTitle { edition: edition.name() }),
            Subject::Modes => words.text(msg::HomeModes),
            Subject::Mode(mode) => words.mode(*mode),
            Subject::Odds => words.text(msg::OddsPageTitle),
            Subject::Statistics => words.text(msg::StatisticsTitle),
            Subject::Profile => words.text(msg::PeopleTitle),
            Subject::Ratings => words.text(msg::RatingsTitle),
            Subject::Account => words.text(msg::AccountTitle),
            Subject::Privacy => words.text(msg::PrivacyTitle),
            Subject::Lost => words.text(msg::PageLost),
        };
        format!("{title} · Tercet")
    }

    fn about(&self, words: Words) -> String {
        match (self.subject, self.table) {
            (Subject::Table(_), Some(table)) => {
                words.text(msg::AboutTable { rules: &words.invited_to(&table.rules) })
            }
            (Subject::Replay(_) | Subject::OwnReplay, _) => words.text(msg::AboutReplay),
            (Subject::Challenge(_), _) => words.text(msg::ChallengeAbout),
            (Subject::Race, _) => words.text(msg::DayAbout),
            (Subject::Alone, _) => words.text(msg::AboutAlone),
            (Subject::Daily | Subject::Puzzle, _) => words.text(msg::AboutDaily),
            (Subject::Learn, _) => words.text(msg::AboutLearn),
            (Subject::Modes, _) => words.text(msg::HomeModesWhat),
            (Subject::Mode(mode), _) => words.mode_pitch(*mode),
            (Subject::Rules(_) | Subject::Booklets, _) => words.text(msg::AboutRules),
            (Subject::Odds, _) => words.text(msg::AboutOdds),
            (Subject::Statistics, _) => words.text(msg::AboutStatistics),
            (Subject::Ratings, _) => words.text(msg::RatingsLead),
            (Subject::Account, _) => words.text(msg::AccountLead),
            (Subject::Privacy, _) => words.text(msg::PrivacyLead),
            _ => words.text(msg::AboutHome),
        }
    }

    /// What is shown if the client cannot be loaded; `start.js` says which of the two sentences is true.
    fn failed(&self) -> String {
        let words = words(self.languages.reader);
        let sentences = [words.text(msg::PageUnreachable), words.text(msg::PageTooOld)];
        let [unreachable, too_old] = sentences.map(|sentence| escape(&sentence));
        let again = words.text(msg::PageAgain);
        // One slash alone, or the path could name another host.
        let (base_path, path) = (escape(self.base_path), escape(self.path.trim_start_matches('/')));
        format!(
            "<h1>{unreachable}</h1><h1 hidden>{too_old}</h1><a class=\"button primary\" \
             href=\"{base_path}/{path}\">{}</a>",
            escape(&again)
        )
    }

    /// What stands on the page until the client has something to show in its place.
    fn frame(&self) -> String {
        let words = words(self.languages.reader);
        let main = match (self.subject, self.table) {
            // Who sits there sees the table, which only the client can draw.
            (Subject::Table(_), Some(table)) if table.you.is_none() => guest(table, words),
            (Subject::Home, _) => home(words),
            (Subject::Table(_) | Subject::Replay(_) | Subject::OwnReplay, _) => String::new(),
            (Subject::Puzzle | Subject::Daily, _) => String::new(),
            (Subject::NoTable | Subject::Lost, _) => {
                let title = self.title(words);
                let sentence = title.strip_suffix(" · Tercet").unwrap_or(&title);
                format!("<main class=\"page narrow failure\"><h1>{}</h1></main>", escape(sentence))
            }
            _ => {
                let title = self.title(words);
                let title = title.strip_suffix(" · Tercet").unwrap_or(&title);
                format!("<main class=\"page\"><h1>{}</h1></main>", escape(title))
            }
        };
        format!("<div id=\"sent\">{}{main}</div>", header(self.base_path))
    }
}

/// The page with the base path in its `<base>` element.
pub(super) fn with_base(template: &str, base_path: &str) -> String {
    template.replacen("<base href=\"/\">", &format!("<base href=\"{}/\">", escape(base_path)), 1)
}

fn words(language: Language) -> Words {
    Words::new(language).with_isolation(true)
}

/// Who invites, as a title.
pub(super) fn invitation(table: &TableSummary, words: Words) -> String {
    match table.host_name() {
        Some(name) => words.text(msg::GuestInvites { name: name.as_str() }),
        None => words.text(msg::GuestInvited),
    }
}

fn header(base_path: &str) -> String {
    let shape = |(class, symbol, (x, y)): (&str, &str, (i32, i32))| {
        let outline = Symbol::named(symbol).outline;
        format!("<path class=\"{class}\" transform=\"translate({x} {y})\" d=\"{outline}\"/>")
    };
    format!(
        "<header class=\"top\"><a class=\"home-link\" href=\"{}/\"><svg class=\"logo\" viewBox=\"0 0 220 160\" \
         aria-hidden=\"true\">{}</svg><span>Tercet</span></a></header>",
        escape(base_path),
        drawing::LOGO.map(shape).concat(),
    )
}

/// The page of `crates/web/src/table/guest.rs`, element for element, so that nothing moves when the client takes over.
fn guest(table: &TableSummary, words: Words) -> String {
    let is_full = !table.free;
    let title = match (table.is_removed(), table.host_name()) {
        (true, Some(name)) => words.text(msg::GuestRemoved { name: name.as_str() }),
        _ if is_full => words.text(msg::GuestFull { seats: table.seats.into() }),
        _ => invitation(table, words),
    };
    let begun = match table.phase != "waiting" && !is_full {
        true => words.text(msg::GuestBegun),
        false => String::new(),
    };
    let players: String = table
        .players
        .iter()
        .map(|player| {
            let (seat, name) = (player.seat.0 % 12, escape(&words.name(&player.name)));
            let figure = drawing::figure(player.figure_key());
            format!(
                "<li class=\"guest-player\"><svg class=\"figure\" viewBox=\"0 0 48 48\" color=\"var(--seat-{seat})\" \
                 aria-hidden=\"true\">{figure}</svg><span class=\"player-name\" dir=\"auto\">{name}</span></li>"
            )
        })
        .collect();
    let form = if is_full { String::new() } else { form(words) };
    let rules = table.rules.sheet();
    format!(
        "<main class=\"page guest\"><section class=\"guest-invitation stack\"><h1>{}</h1><p class=\"lead\">{}</p><p \
         class=\"small\">{}</p><ul class=\"guest-players\">{players}</ul>{form}</section><section class=\"guest-example \
         stack\">{}<p>{}</p></section></main>",
        escape(&title),
        escape(&words.invited_to(&table.rules)),
        escape(&begun),
        pictures(&rules),
        escape(&words.find_rule(&rules)),
    )
}

fn form(words: Words) -> String {
    format!(
        "<form class=\"stack\"><div class=\"field name-field\"><label for=\"sent-name\">{}</label><input id=\"sent-name\" \
         autocomplete=\"nickname\" dir=\"auto\" enterkeyhint=\"go\" autofocus><span class=\"small \
         name-room\"></span></div><div class=\"row\"><button type=\"submit\" class=\"primary\">{}</button><button \
         type=\"button\" class=\"plain\">{}</button></div></form>",
        escape(&words.text(msg::NameLabel)),
        escape(&words.text(msg::GuestJoin)),
        escape(&words.text(msg::GuestWatch)),
    )
}

/// The first screen of `crates/web/src/home/`, as a first visitor sees it.
fn home(words: Words) -> String {
    let rules = words.language().edition().booklet().full;
    let cell = |card: Card| {
        let (view, card) = (drawing::VIEW, drawing::card(card, &rules));
        format!("<div class=\"card\"><svg viewBox=\"{view}\">{card}</svg></div>")
    };
    let board: String = FIRST_BOARD.iter().filter_map(|card| card.parse().ok()).map(cell).collect();
    format!(
        "<main class=\"page home\"><section class=\"hero\"><section class=\"finder\" aria-hidden=\"true\"><div \
         class=\"finder-table\"><div class=\"board\" dir=\"ltr\">{board}</div></div><div class=\"finder-said\"><p \
         class=\"finder-ask\">{}</p></div></section><div class=\"start\"><h1>{}</h1><p \
         class=\"lead\">{}</p></div></section></main>",
        escape(&words.text(msg::HomeFindAsk)),
        escape(&words.text(msg::HomeTitle)),
        escape(&words.text(msg::HomeWhat)),
    )
}

/// The example as the client's `card::pictures` draws it.
fn pictures(rules: &RuleSheet) -> String {
    let picture = |card: Card| {
        let (view, card) = (drawing::VIEW, drawing::card(card, rules));
        format!("<span class=\"card picture\"><svg viewBox=\"{view}\">{card}</svg></span>")
    };
    let find = rules.example();
    let cards: String = find.iter().flat_map(|find| find.cards()).copied().map(picture).collect();
    format!("<span class=\"pictures\" aria-hidden=\"true\">{cards}</span>")
}

fn meta(kind: &str, name: &str, content: &str) -> String {
    format!("\n<meta {kind}=\"{name}\" content=\"{}\">", escape(content))
}

/// Replaces what stands between two marks. Without the marks the text stays.
fn replace(text: &str, (start, end): (&str, &str), content: &str) -> String {
    match text.split_once(start).and_then(|(before, rest)| Some((before, rest.split_once(end)?.1))) {
        Some((before, after)) => format!("{before}{content}{after}"),
        None => text.to_owned(),
    }
}

/// A text that cannot end the element or attribute that it stands in.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_board_is_the_client_s() {
        let ladder = include_str!("../../../web/src/home/ladder.rs");
        assert!(ladder.contains(&format!("FIRST: [&str; 6] = {FIRST_BOARD:?};")));
    }

    #[test]
    fn no_text_ends_its_element_and_marks_are_replaced_once() {
        assert_eq!(escape("<a href=\"'&"), "&lt;a href=&quot;&#39;&amp;");
        assert_eq!(replace("1<!--head-->2<!--/head-->3", HEAD, "x"), "1x3");
        assert_eq!(replace("123", HEAD, "x"), "123");
    }
}
