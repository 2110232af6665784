//! The pictures that messengers show beside a link. They are drawn when they are first asked for, and the last ones are kept.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use ab_glyph::FontRef;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use drawing::Symbol;
use engine::{Card, Edition, Feature, RuleSheet};
use kurbo::{Affine, BezPath, Rect, RoundedRect, Shape};
use protocol::{ApiError, ApiErrorKind};
use tokio::sync::Semaphore;
use words::{Language, Words, msg};

use super::canvas::{Canvas, Colour, width};
use super::document::{EXAMPLE, invitation};
use crate::App;
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::limits::{cost, lock};
use crate::room::TableId;

/// What messengers ask for.
const SIZE: (usize, usize) = (1200, 630);

/// How many pictures are kept, about 40 kB each.
const KEPT: usize = 64;

/// Seconds that a messenger may keep a picture that is the same for all.
const MAX_AGE: &str = "public, max-age=3600";

/// A table's picture has the host's name, which may be erased: shared caches do not keep it.
const MAX_AGE_OF_TABLE: &str = "private, max-age=3600";

/// The light theme of `crates/web/style.css`.
const PAGE: Colour = [0xf4, 0xf1, 0xea];
const PAPER: Colour = [0xff; 3];
const TEXT: Colour = [0x1c, 0x1d, 0x1f];
const FAINT: Colour = [0x56, 0x57, 0x5a];
const SHADE: Colour = [0x46, 0x34, 0x18];

fn ink(colour: &str) -> Colour {
    match colour {
        "red" => [0xe8, 0x00, 0x00],
        "green" => [0x00, 0x84, 0x74],
        "turquoise" => [0x00, 0x84, 0x78],
        "blue" => [0x00, 0x0f, 0x4b],
        _ => [0x70, 0x18, 0xcc],
    }
}

/// What a picture shows. It is the key under which a picture is kept, so nothing else may decide how it looks.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Picture {
    title: String,
    line: String,
    /// Whether it shows a whole layout instead of three cards.
    is_layout: bool,
    edition: Edition,
}

/// The pictures that were drawn last.
pub(crate) struct Previews {
    kept: Arc<Mutex<VecDeque<(Picture, Bytes)>>>,
    /// One is drawn at a time, so that pictures never take more than one processor.
    drawing: Arc<Semaphore>,
}

impl Default for Previews {
    fn default() -> Previews {
        Previews { kept: Arc::default(), drawing: Arc::new(Semaphore::new(1)) }
    }
}

impl Previews {
    fn find(&self, picture: &Picture) -> Option<Bytes> {
        lock(&self.kept).iter().find(|(kept, _)| kept == picture).map(|(_, file)| file.clone())
    }

    async fn draw(&self, picture: Picture) -> Result<Bytes, ServerError> {
        let permit = self.drawing.clone().acquire_owned().await.map_err(|_| broken())?;
        // Another request may have waited for the same picture.
        if let Some(file) = self.find(&picture) {
            return Ok(file);
        }
        let kept = self.kept.clone();
        // Drawing goes on when the client disconnects, so the permit is held until its end and the picture is kept there.
        let draw = move || {
            let _permit = permit;
            let file = Bytes::from(picture.png()?);
            let mut kept = lock(&kept);
            kept.push_front((picture, file.clone()));
            kept.truncate(KEPT);
            Some(file)
        };
        tokio::task::spawn_blocking(draw).await.ok().flatten().ok_or_else(broken)
    }
}

fn broken() -> ServerError {
    ServerError::client(ApiErrorKind::Internal, "The picture could not be drawn.")
}

fn no_picture() -> ServerError {
    ServerError::client(ApiErrorKind::NoSuchPage, "There is no such picture.")
}

/// The preview of a page that is the same for all, such as `daily.he.png`.
#[utoipa::path(
    get,
    path = "/preview/{name}",
    params(("name" = String, Path, description = "`home`, `daily` or `replay`, a language, and `png`, with dots between them")),
    responses((status = 200, description = "A picture", content_type = "image/png"), (status = 404, body = ApiError)),
)]
pub(crate) async fn page_preview(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    Extension(client): Extension<Client>,
) -> Result<Response, ServerError> {
    let (name, words) = parse(&name)?;
    let (title, line) = match name {
        "home" => (words.text(msg::HomeTitle), words.text(msg::AboutHome)),
        "daily" => (words.text(msg::PuzzleDaily), words.text(msg::AboutDaily)),
        "replay" => (words.text(msg::ReplayTitle), words.text(msg::AboutReplay)),
        _ => return Err(no_picture()),
    };
    let picture = Picture { title, line, is_layout: name == "daily", edition: Edition::English };
    send(&app, client, picture, MAX_AGE).await
}

/// The preview of a table: who invites and to what, and no card of it.
#[utoipa::path(
    get,
    path = "/preview/t/{name}",
    params(("name" = String, Path, description = "The table's id, a language, and `png`, with dots between them")),
    responses((status = 200, description = "A picture", content_type = "image/png"), (status = 404, body = ApiError)),
)]
pub(crate) async fn table_preview(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    Extension(client): Extension<Client>,
) -> Result<Response, ServerError> {
    let (table, words) = parse(&name)?;
    let table = TableId::new(table).ok_or_else(no_picture)?;
    app.take(None, client.address, cost::SMALL)?;
    let summary = app.rooms.summary(&table, None).await?;
    let is_drawable = summary.host_name().is_none_or(|name| name.as_str().chars().all(is_drawn));
    let title = if is_drawable { invitation(&summary, words) } else { words.text(msg::GuestInvited) };
    let line = words.invited_to(&summary.rules);
    let picture = Picture { title, line, is_layout: false, edition: summary.rules.edition };
    send(&app, client, picture, MAX_AGE_OF_TABLE).await
}

/// The preview of a challenge: who challenges and to what, and no card of it.
#[utoipa::path(
    get,
    path = "/preview/c/{name}",
    params(("name" = String, Path, description = "The challenge's id, a language, and `png`, with dots between them")),
    responses((status = 200, description = "A picture", content_type = "image/png"), (status = 404, body = ApiError)),
)]
pub(crate) async fn challenge_preview(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    Extension(client): Extension<Client>,
) -> Result<Response, ServerError> {
    let (challenge, words) = parse(&name)?;
    let challenge = challenge.parse().map_err(|_| no_picture())?;
    app.take(None, client.address, cost::SMALL)?;
    let (by, rules) = app.challenges.announced(&app.identities, challenge).await?;
    let by = by.filter(|name| name.as_str().chars().all(is_drawn));
    let title = match &by {
        Some(name) => words.text(msg::ChallengeFrom { name: name.as_str() }),
        None => words.text(msg::ChallengeTitle),
    };
    let (line, edition) = (words.text(msg::ChallengeAbout), rules.edition);
    send(&app, client, Picture { title, line, is_layout: false, edition }, MAX_AGE_OF_TABLE).await
}

/// The name and the words of `NAME.LANGUAGE.png`.
fn parse(name: &str) -> Result<(&str, Words), ServerError> {
    let (name, tag) =
        name.strip_suffix(".png").and_then(|name| name.rsplit_once('.')).ok_or_else(no_picture)?;
    let language = Language::from_locale(tag).ok_or_else(no_picture)?;
    Ok((name, Words::new(language).with_isolation(true)))
}

async fn send(
    app: &App,
    client: Client,
    picture: Picture,
    max_age: &'static str,
) -> Result<Response, ServerError> {
    let file = match app.previews.find(&picture) {
        Some(file) => file,
        None => {
            app.take(None, client.address, cost::PICTURE)?;
            app.previews.draw(picture).await?
        }
    };
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, max_age)], file).into_response())
}

/// Letters that the font has and that need no shaping. A name with others is left out of the picture.
fn is_drawn(letter: char) -> bool {
    matches!(letter, ' '..='~' | '\u{a1}'..='\u{24f}' | '\u{370}'..='\u{52f}' | '\u{5d0}'..='\u{5f4}' | '\u{1e00}'..='\u{1ef9}' | '\u{2010}'..='\u{2026}')
}

impl Picture {
    fn png(&self) -> Option<Vec<u8>> {
        let bold = FontRef::try_from_slice(dejavu::sans::bold()).ok()?;
        let regular = FontRef::try_from_slice(dejavu::sans::regular()).ok()?;
        let mut canvas = Canvas::new(SIZE.0, SIZE.1, PAGE);
        let (lines, size) = fit(&self.title, &bold, &[66.0, 56.0, 48.0, 40.0], 2);
        let first = if lines.len() > 1 { 96.0 } else { 124.0 };
        for (line, base) in lines.iter().zip([first, first + size * 1.2]) {
            canvas.text(line, &bold, size, base, TEXT);
        }
        match self.is_layout {
            true => self.layout(&mut canvas),
            false => self.example(&mut canvas, if lines.len() > 1 { 222.0 } else { 190.0 }),
        }
        let (lines, size) = fit(&self.line, &regular, &[34.0, 30.0, 26.0], 2);
        let first = if lines.len() > 1 { 500.0 } else { 520.0 };
        for (line, base) in lines.iter().zip([first, first + size * 1.25]) {
            canvas.text(line, &regular, size, base, FAINT);
        }
        logo(&mut canvas, &bold);
        canvas.png().ok()
    }

    fn example(&self, canvas: &mut Canvas, top: f64) {
        let cards: Vec<Card> = EXAMPLE.iter().filter_map(|card| card.parse().ok()).collect();
        self.cards(canvas, &cards, 3, 300.0, 36.0, top);
    }

    /// A layout as large as the puzzle's, always the same.
    fn layout(&self, canvas: &mut Canvas) {
        let all: Vec<Card> = Card::all().collect();
        let cards: Vec<Card> = (0..12).map(|place| all[(place * 37 + 4) % all.len()]).collect();
        self.cards(canvas, &cards, 6, 160.0, 20.0, 190.0);
    }

    fn cards(&self, canvas: &mut Canvas, cards: &[Card], columns: usize, wide: f64, gap: f64, top: f64) {
        let rules = self.edition.booklet().full;
        let whole = columns as f64 * (wide + gap) - gap;
        let high = wide * 5.0 / 7.0;
        for (place, &card) in cards.iter().enumerate() {
            let x = (SIZE.0 as f64 - whole) / 2.0 + (place % columns) as f64 * (wide + gap);
            let y = top + (place / columns) as f64 * (high + gap);
            draw_card(canvas, card, &rules, Affine::translate((x, y)) * Affine::scale(wide / 280.0));
        }
    }
}

fn draw_card(canvas: &mut Canvas, card: Card, rules: &RuleSheet, place: Affine) {
    let paper = RoundedRect::from_rect(Rect::new(0.0, 0.0, 280.0, 200.0), 16.0).to_path(0.1);
    for (down, opacity) in [(6.0, 0.05), (4.0, 0.06), (2.0, 0.08)] {
        canvas.fill(&(place * Affine::translate((0.0, down)) * &paper), SHADE, opacity);
    }
    canvas.fill(&(place * &paper), PAPER, 1.0);
    let drawn = |feature| rules.drawn(card.value(feature));
    let (colour, shading) = (ink(drawn(Feature::Colour)), drawn(Feature::Shading));
    let symbol = Symbol::named(drawn(Feature::Symbol));
    let [filling, _] = symbol.filling(shading);
    let [line, stripe, dot] = [drawing::LINE_TENTHS, drawing::STRIPE_TENTHS, drawing::DOT_TENTHS]
        .map(|tenths| f64::from(tenths) / 10.0 * place.as_coeffs()[0]);
    let [outline, filling] =
        [symbol.outline, &filling].map(|path| BezPath::from_svg(path).unwrap_or_default());
    for (x, y) in drawing::places(card, rules) {
        let size = f64::from(drawing::size(card)) / 100.0;
        let place = place * Affine::translate((f64::from(x), f64::from(y))) * Affine::scale(size);
        let shape = place * &outline;
        match shading {
            "solid" => canvas.fill(&shape, colour, 1.0),
            "striped" | "crossed" => canvas.stroke(&(place * &filling), stripe, colour),
            "dotted" => canvas.dots(&(place * &filling), dot, colour),
            _ => {}
        }
        canvas.stroke(&shape, line, colour);
    }
}

/// The name of the game under the picture, with its three shapes.
fn logo(canvas: &mut Canvas, font: &FontRef<'_>) {
    let name = f64::from(width("Tercet", font, 30.0));
    let start = (SIZE.0 as f64 - name) / 2.0 - 34.0;
    for (class, symbol, (x, y)) in drawing::LOGO {
        if let Ok(path) = BezPath::from_svg(Symbol::named(symbol).outline) {
            let box_place = Affine::translate((start - 24.0, 565.0)) * Affine::scale(0.216);
            let place = box_place * Affine::translate((f64::from(x), f64::from(y)));
            canvas.fill(&(place * path), ink(class.trim_start_matches("ink-")), 1.0);
        }
    }
    canvas.text("       Tercet", font, 30.0, 593.0, TEXT);
}

/// The lines of a text in the largest of these sizes in which it takes at most so many; cut off if none is small enough.
fn fit(text: &str, font: &FontRef<'_>, sizes: &[f32], most: usize) -> (Vec<String>, f32) {
    let (mut lines, mut used) = (Vec::new(), 0.0);
    for &size in sizes {
        (lines, used) = (wrap(text, font, size), size);
        if lines.len() <= most && lines.iter().all(|line| width(line, font, size) <= ROOM) {
            return (lines, used);
        }
    }
    lines.truncate(most);
    for line in &mut lines {
        while width(line, font, used) > ROOM && line.pop().is_some() {}
    }
    (lines, used)
}

/// The width that a line may have.
const ROOM: f32 = 1080.0;

fn wrap(text: &str, font: &FontRef<'_>, size: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), font, size) <= ROOM => {
                *line += &format!(" {word}")
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn picture(title: &str, line: &str) -> Picture {
        Picture {
            title: title.to_owned(),
            line: line.to_owned(),
            is_layout: false,
            edition: Edition::English,
        }
    }

    #[test]
    fn a_picture_has_its_size_and_shows_the_cards_and_the_text() {
        let file = picture("Ann invites you to play", "English rules: full game").png().expect("a picture");
        let mut reader = png::Decoder::new(std::io::Cursor::new(&file)).read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut pixels).expect("a frame");
        assert_eq!((info.width as usize, info.height as usize), SIZE);
        assert!(file.len() < 100_000, "{} bytes", file.len());
        let has = |colour: Colour| pixels.chunks_exact(3).any(|pixel| pixel == colour);
        for colour in [PAGE, PAPER, TEXT, FAINT, ink("red"), ink("green"), ink("purple")] {
            assert!(has(colour), "{colour:?}");
        }
    }

    #[test]
    fn the_colours_are_those_of_the_page() {
        let style = include_str!("../../../web/style.css");
        let hex = |colour: Colour| format!("#{:02x}{:02x}{:02x}", colour[0], colour[1], colour[2]);
        for (name, colour) in [
            ("page", PAGE),
            ("text", TEXT),
            ("faint", FAINT),
            ("red", ink("red")),
            ("green", ink("green")),
            ("turquoise", ink("turquoise")),
            ("purple", ink("purple")),
        ] {
            assert!(style.contains(&format!("--{name}: light-dark({},", hex(colour))), "{name} {colour:?}");
        }
    }

    #[test]
    fn long_titles_become_smaller_and_at_last_shorter() {
        let font = FontRef::try_from_slice(dejavu::sans::bold()).expect("a font");
        let sizes = [66.0, 40.0];
        assert_eq!(fit("Ann invites you", &font, &sizes, 2).1, 66.0);
        for long in ["W".repeat(200), "W ".repeat(200)] {
            let (lines, size) = fit(&long, &font, &sizes, 2);
            assert!(size == 40.0 && lines.len() <= 2, "{lines:?}");
            assert!(lines.iter().all(|line| width(line, &font, size) <= ROOM));
        }
    }

    #[test]
    fn the_last_pictures_are_kept() {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(async {
            let previews = Previews::default();
            let (one, other) = (picture("One", ""), picture("Other", ""));
            let drawn = previews.draw(one.clone()).await.expect("a picture");
            assert_eq!(previews.find(&one), Some(drawn));
            assert_eq!(previews.find(&other), None);
        });
    }

    #[test]
    fn the_permit_is_held_until_a_picture_is_drawn_even_if_its_client_disconnects() {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(async {
            let previews = Previews::default();
            let one = picture("One", "");
            // Polled once, which starts to draw, and dropped.
            drop(previews.draw(one.clone()).now_or_never());
            let _permit = previews.drawing.acquire().await.expect("a permit");
            assert!(previews.find(&one).is_some());
        });
    }
}
