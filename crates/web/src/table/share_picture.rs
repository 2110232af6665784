//! A result as a picture, drawn as SVG and made a PNG by the browser.

use drawing::{DOT_TENTHS, LINE_TENTHS, STRIPE_TENTHS};
use engine::{Card, RuleSheet};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, ShareData, Url,
};
use web_ui::browser::{after, document, window};

use crate::card::{VIEW, drawing};
use crate::settings::{Settings, settings};

/// The size of a picture, which those who show links expect.
const SIZE: (u32, u32) = (1200, 630);

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
    let _ = try_share(&svg(picture)).await;
}

async fn try_share(svg: &str) -> Result<(), JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&format!("data:image/svg+xml,{}", js_sys::encode_uri_component(svg)));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(SIZE.0);
    canvas.set_height(SIZE.1);
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into();
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
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

/// The light value of a color of the style sheet.
fn color(name: &str) -> String {
    let style = document().document_element().and_then(|root| window().get_computed_style(&root).ok()?);
    let value = style.and_then(|style| style.get_property_value(name).ok()).unwrap_or_default();
    let light = value.trim().strip_prefix("light-dark(").and_then(|rest| rest.split(',').next());
    light.unwrap_or(value.trim()).to_owned()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

fn svg(picture: &SharePicture) -> String {
    let (width, height) = SIZE;
    let styles = ["red", "green", "turquoise", "purple"];
    let styles: String =
        styles.map(|name| format!(".ink-{name}{{color:{}}}", color(&format!("--{name}")))).concat();
    let is_rtl = settings().with_untracked(Settings::language).is_right_to_left();
    let direction = if is_rtl { "rtl" } else { "ltr" };
    let text = |place: u32, size: u32, weight: u32, text: &str| {
        // A long line is squeezed rather than cut.
        let long = text.chars().count() as u32 * size / 2 > width - 120;
        let fit = if long {
            format!(r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, width - 120)
        } else {
            String::new()
        };
        let text = escaped(text);
        format!(
            r#"<text x="{}" y="{place}" font-size="{size}" font-weight="{weight}"{fit}>{text}</text>"#,
            width / 2
        )
    };
    let lines: String =
        picture.lines.iter().zip([230, 290]).map(|(line, place)| text(place, 40, 400, line)).collect();
    let figure = match &picture.figure {
        Figure::Cards(cards, rules) => card_row(cards, rules),
        Figure::Bars(bars) => bar_row(bars, is_rtl),
    };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"><style>{styles}{}</style><rect width="{width}" height="{height}" fill="{}"/><g fill="{}" text-anchor="middle" direction="{direction}" font-family="system-ui, sans-serif">{}{lines}{}{figure}</g></svg>"#,
        line_styles(),
        color("--table"),
        color("--text"),
        text(150, 88, 700, &picture.title),
        text(590, 34, 600, "Tercet"),
    )
}

fn card_row(cards: &[Card], rules: &RuleSheet) -> String {
    let first = (SIZE.0 - 260 * cards.len() as u32 + 20) / 2;
    let card = |(place, &card): (usize, &Card)| {
        format!(
            r#"<svg x="{}" y="340" width="240" height="171" viewBox="{VIEW}"><rect width="280" height="200" rx="16" fill="{}"/>{}</svg>"#,
            first + 260 * place as u32,
            color("--paper"),
            drawing(card, rules)
        )
    };
    cards.iter().enumerate().map(card).collect()
}

/// The height of the highest bar, and where all of them stand.
const BARS: (u64, u64) = (150, 490);

fn bar_row(bars: &[(u64, String)], is_rtl: bool) -> String {
    let inks = ["red", "green", "purple"];
    let highest = bars.iter().map(|(value, _)| *value).max().unwrap_or(0).max(1);
    let first = (SIZE.0 - 120 * bars.len() as u32) / 2;
    let bar = |(place, (value, label)): (usize, &(u64, String))| {
        let column = if is_rtl { bars.len() - 1 - place } else { place } as u32;
        let (left, height) = (first + 120 * column, (value * BARS.0).div_ceil(highest).max(12));
        format!(
            r#"<rect class="ink-{}" x="{}" y="{}" width="72" height="{height}" rx="10" fill="currentColor"/><text x="{}" y="{}" font-size="28">{}</text>"#,
            inks[place % inks.len()],
            left + 24,
            BARS.1 - height,
            left + 60,
            BARS.1 + 38,
            escaped(label)
        )
    };
    bars.iter().enumerate().map(bar).collect()
}
