//! A result as a picture: the drawing as SVG, the texts on top of it, and a PNG that the browser makes of both.

use drawing::{DOT_TENTHS, LINE_TENTHS, LOGO, STRIPE_TENTHS, Symbol};
use engine::{Card, RuleSheet};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, ShareData, Url,
};
use web_ui::browser::{after, base, document, window};

use crate::card::drawing;
use crate::settings::{Settings, settings};

/// The size of a picture, which those who show links expect.
const SIZE: (u32, u32) = (1200, 630);

const MIDDLE: u32 = SIZE.0 / 2;

/// From the edges to the texts, and to the table.
const MARGIN: u32 = 60;
const TABLE: u32 = 28;

/// How the style sheet draws a large card of the classic style.
fn line_styles() -> String {
    // Writing fractions would bring much code into the page.
    let [line, stripe, dot] = [LINE_TENTHS, STRIPE_TENTHS, DOT_TENTHS]
        .map(|tenths| format!("stroke-width:{}.{}", tenths / 10, tenths % 10));
    format!(
        ".ink{{stroke:currentColor;{line};stroke-linejoin:round}}.of-large{{{stripe}}}\
         .of-small,.notch{{display:none}}.dotted .of-large{{{dot};stroke-linecap:round}}"
    )
}

const NAME: &str = "tercet.png";

pub struct SharePicture {
    pub title: String,
    pub lines: Vec<String>,
    pub figure: Figure,
    /// The drawing of a player's figure, which stands above the title, and its color, as a value for the style sheet.
    pub winner: Option<(String, String)>,
}

/// What a picture shows below its lines.
pub enum Figure {
    Cards(Vec<Card>, RuleSheet),
    /// Bars as high as these numbers, each with its label.
    Bars(Vec<(u64, String)>),
}

/// Draws the picture and passes it to another program that the user chooses, or saves it where the browser cannot do that.
pub async fn share_picture(picture: &SharePicture) {
    // Fails where the browser has no canvas, or the user cancels.
    let _ = try_share(picture).await;
}

async fn try_share(picture: &SharePicture) -> Result<(), JsValue> {
    let is_rtl = settings().with_untracked(Settings::language).is_right_to_left();
    // Without it the system's letters are drawn, which is better than no picture.
    let _ = load_faces("650 72px Tercet", &format!("Tercet {}", picture.title)).await;
    let image = HtmlImageElement::new()?;
    image.set_src(&format!("data:image/svg+xml,{}", js_sys::encode_uri_component(&svg(picture, is_rtl))));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(SIZE.0);
    canvas.set_height(SIZE.1);
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into();
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    write(&context, picture, is_rtl)?;
    let blob = js_sys::Promise::new(&mut |resolve, _| drop(canvas.to_blob(&resolve)));
    let blob: Blob = JsFuture::from(blob).await?.dyn_into()?;
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    let parts = js_sys::Array::of1(&blob);
    let file = File::new_with_blob_sequence_and_options(&parts, NAME, &options)?;
    let data = ShareData::new();
    data.set_files(&js_sys::Array::of1(&file));
    let navigator = window().navigator();
    if js_sys::Reflect::has(&navigator, &"canShare".into())? && navigator.can_share_with_data(&data) {
        JsFuture::from(navigator.share_with_data(&data)).await?;
        return Ok(());
    }
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(NAME);
    link.click();
    // Long after the browser has read it.
    after(60_000, move || drop(Url::revoke_object_url(&address)));
    Ok(())
}

#[wasm_bindgen]
extern "C" {
    /// Loads the faces that have the letters of a text. Unlike a page, a canvas is not drawn again when they have come.
    #[wasm_bindgen(js_namespace = ["document", "fonts"], js_name = load, catch)]
    async fn load_faces(font: &str, text: &str) -> Result<JsValue, JsValue>;
}

/// The light value of a color of the style sheet, by its name or as a value with that name.
fn color(name: &str) -> String {
    let name = name.trim_start_matches("var(").trim_end_matches(')');
    let style = document().document_element().and_then(|root| window().get_computed_style(&root).ok()?);
    let value = style.and_then(|style| style.get_property_value(name).ok()).unwrap_or_default();
    let light = value.trim().strip_prefix("light-dark(").and_then(|rest| rest.split(',').next());
    light.unwrap_or(value.trim()).to_owned()
}

/// Writes the texts: an SVG that is drawn as an image does not know the page's own typeface, a canvas does.
fn write(context: &CanvasRenderingContext2d, picture: &SharePicture, is_rtl: bool) -> Result<(), JsValue> {
    // One function for all properties: each setter of its own would be glue that every page loads.
    let set = |name: &str, value: &str| js_sys::Reflect::set(context, &name.into(), &value.into());
    set("fillStyle", &color("--text"))?;
    set("direction", if is_rtl { "rtl" } else { "ltr" })?;
    // A text that is longer than the place between the margins is squeezed.
    let text = |text: &str, (x, y): (u32, u32), size: u32, weight: u32| {
        // Our typeface has no light letters.
        let face = if weight > 400 { "Tercet, " } else { "" };
        set("font", &format!("{weight} {size}px {face}system-ui, sans-serif"))?;
        context.fill_text_with_max_width(text, x.into(), y.into(), (SIZE.0 - 2 * MARGIN).into())
    };
    set("textAlign", "center")?;
    let (title, size, lines) = match picture.winner {
        Some(_) => ((MIDDLE, 218), 72, [266, 308]),
        None => ((MIDDLE, 146), 88, [214, 268]),
    };
    text(&picture.title, title, size, 650)?;
    for (line, y) in picture.lines.iter().zip(lines) {
        text(line, (MIDDLE, y), size / 8 + 26, 400)?;
    }
    if let Figure::Bars(bars) = &picture.figure {
        for (place, (_, label)) in bars.iter().enumerate() {
            text(label, (bar_middle(place, bars.len(), is_rtl), BARS.1 + 36), 28, 400)?;
        }
    }
    let foot = SIZE.1 - 38;
    let (start, end) = match is_rtl {
        true => (("right", SIZE.0 - LOGO_END), ("left", MARGIN)),
        false => (("left", LOGO_END), ("right", SIZE.0 - MARGIN)),
    };
    let base = base();
    let host = base.split('/').nth(2).unwrap_or_default();
    for ((side, x), line, size, weight) in [(start, "Tercet", 40, 650), (end, host, 32, 400)] {
        set("textAlign", side)?;
        text(line, (x, foot), size, weight)?;
    }
    Ok(())
}

/// Where the name beside the logo begins.
const LOGO_END: u32 = MARGIN + 84;

fn svg(picture: &SharePicture, is_rtl: bool) -> String {
    let (width, height) = SIZE;
    let styles = ["red", "green", "turquoise", "purple", "violet", "blue"];
    let styles: String =
        styles.map(|name| format!(".ink-{name}{{color:{}}}", color(&format!("--{name}")))).concat();
    let figure = match &picture.figure {
        Figure::Cards(cards, rules) => card_row(cards, rules),
        Figure::Bars(bars) => bar_row(bars, is_rtl),
    };
    let winner = picture.winner.as_ref().map(|(drawing, name)| winner(drawing, &color(name)));
    let logo = LOGO.map(|(class, symbol, (x, y))| {
        let outline = Symbol::named(symbol).outline;
        format!(r#"<path class="{class}" fill="currentColor" transform="translate({x} {y})" d="{outline}"/>"#)
    });
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"><style>{styles}{}</style><rect width="{width}" height="{height}" fill="{}"/><rect x="{TABLE}" y="{TABLE}" width="{}" height="{}" rx="28" fill="{}"/><svg x="{}" y="553" width="72" height="52" viewBox="0 0 220 160">{}</svg>{figure}{}</svg>"#,
        line_styles(),
        color("--page"),
        width - 2 * TABLE,
        height - 2 * TABLE - 76,
        color("--table"),
        if is_rtl { width - MARGIN - 72 } else { MARGIN },
        logo.concat(),
        winner.unwrap_or_default(),
    )
}

/// The figure of the winner, as the page draws it.
fn winner(drawing: &str, color: &str) -> String {
    let styles = ".winner :nth-child(2){opacity:.75}.winner :nth-child(3){opacity:.55}\
                  .eyes{stroke:#fff;stroke-width:3.4;stroke-linecap:round}";
    format!(
        r#"<style>{styles}</style><svg class="winner" x="{}" y="46" width="104" height="104" viewBox="0 0 48 48" fill="{color}">{drawing}</svg>"#,
        MIDDLE - 52
    )
}

/// The cards as a fan, as they lie on the cover of a day. More than three are smaller.
fn card_row(cards: &[Card], rules: &RuleSheet) -> String {
    let paper = color("--paper");
    let count = cards.len() as i32;
    let (step, size) = (720 / count.max(3), 240 / count.max(3));
    let card = |(place, &card): (usize, &Card)| {
        // Twice the distance from the middle, in cards.
        let off = 2 * place as i32 + 1 - count;
        let (x, turn) = (MIDDLE as i32 + step * off / 2, 2 * off);
        let y = 412 + turn.abs();
        format!(
            r#"<g transform="translate({x} {y})rotate({turn})scale(.{size})translate(-140 -100)"><rect y="5" width="280" height="200" rx="16" opacity=".14"/><rect width="280" height="200" rx="16" fill="{paper}"/>{}</g>"#,
            drawing(card, rules)
        )
    };
    cards.iter().enumerate().map(card).collect()
}

/// The height of the highest bar, and where all of them stand.
const BARS: (u32, u32) = (150, 470);

/// Bars are written from the side that the language starts from.
fn bar_middle(place: usize, count: usize, is_rtl: bool) -> u32 {
    let column = if is_rtl { count - 1 - place } else { place };
    MIDDLE + 60 + 120 * column as u32 - 60 * count as u32
}

fn bar_row(bars: &[(u64, String)], is_rtl: bool) -> String {
    let inks = ["red", "green", "purple"];
    let highest = bars.iter().map(|(value, _)| *value).max().unwrap_or(0).max(1);
    let bar = |(place, (value, _)): (usize, &(u64, String))| {
        let height = (value * u64::from(BARS.0)).div_ceil(highest).max(12) as u32;
        format!(
            r#"<rect class="ink-{}" x="{}" y="{}" width="72" height="{height}" rx="10" fill="currentColor"/>"#,
            inks[place % inks.len()],
            bar_middle(place, bars.len(), is_rtl) - 36,
            BARS.1 - height,
        )
    };
    bars.iter().enumerate().map(bar).collect()
}
