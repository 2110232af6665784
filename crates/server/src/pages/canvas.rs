//! A bitmap to draw on: filled and stroked paths, and lines of text.

use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont, point};
use ab_glyph_rasterizer::Rasterizer;
use kurbo::{BezPath, Circle, PathEl, Point, Shape, Stroke, StrokeOpts};
use unicode_bidi::BidiInfo;

/// How far a curve may be from the lines that it is drawn with, in pixels.
const TOLERANCE: f64 = 0.1;

pub(super) type Colour = [u8; 3];

pub(super) struct Canvas {
    width: usize,
    height: usize,
    /// Red, green and blue of each pixel, row by row.
    pixels: Vec<u8>,
}

/// How much of each pixel of a rectangle a shape covers, from 0 to 1.
struct Mask {
    left: usize,
    top: usize,
    width: usize,
    shares: Vec<f32>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize, ground: Colour) -> Canvas {
        Canvas { width, height, pixels: ground.repeat(width * height) }
    }

    pub(super) fn fill(&mut self, path: &BezPath, colour: Colour, opacity: f32) {
        let mask = self.mask(path);
        self.paint(&mask, colour, opacity);
    }

    pub(super) fn stroke(&mut self, path: &BezPath, width: f64, colour: Colour) {
        let outline = kurbo::stroke(
            path.elements().iter().copied(),
            &Stroke::new(width),
            &StrokeOpts::default(),
            TOLERANCE,
        );
        self.fill(&outline, colour, 1.0);
    }

    /// Draws a dot where each line of the path begins.
    pub(super) fn dots(&mut self, path: &BezPath, width: f64, colour: Colour) {
        for element in path.elements() {
            if let PathEl::MoveTo(centre) = element {
                self.fill(&Circle::new(*centre, width / 2.0).to_path(TOLERANCE), colour, 1.0);
            }
        }
    }

    fn mask(&self, path: &BezPath) -> Mask {
        let bounds = path.bounding_box();
        let left = (bounds.x0.floor().max(0.0) as usize).min(self.width);
        let top = (bounds.y0.floor().max(0.0) as usize).min(self.height);
        let width = (bounds.x1.ceil() as usize + 1).min(self.width).saturating_sub(left);
        let height = (bounds.y1.ceil() as usize + 1).min(self.height).saturating_sub(top);
        let mut rasterizer = Rasterizer::new(width, height);
        // What lies outside the canvas is moved to its edge.
        let at = |of: Point| {
            let x = (of.x - left as f64).clamp(0.0, width as f64) as f32;
            point(x, (of.y - top as f64).clamp(0.0, height as f64) as f32)
        };
        let (mut start, mut here) = (Point::ORIGIN, Point::ORIGIN);
        kurbo::flatten(path.elements().iter().copied(), TOLERANCE, |element| match element {
            PathEl::MoveTo(to) => (start, here) = (to, to),
            PathEl::LineTo(to) => {
                rasterizer.draw_line(at(here), at(to));
                here = to;
            }
            PathEl::ClosePath => {
                rasterizer.draw_line(at(here), at(start));
                here = start;
            }
            PathEl::QuadTo(..) | PathEl::CurveTo(..) => unreachable!("a flattened path has no curves"),
        });
        let mut shares = vec![0.0; width * height];
        rasterizer.for_each_pixel(|place, share| shares[place] = share.abs().min(1.0));
        Mask { left, top, width, shares }
    }

    fn paint(&mut self, mask: &Mask, colour: Colour, opacity: f32) {
        for (place, share) in mask.shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            self.blend(
                mask.left + place % mask.width,
                mask.top + place / mask.width,
                colour,
                share * opacity,
            );
        }
    }

    fn blend(&mut self, x: usize, y: usize, colour: Colour, share: f32) {
        if x >= self.width || y >= self.height {
            return;
        }
        let start = (y * self.width + x) * 3;
        for (part, ink) in self.pixels[start..start + 3].iter_mut().zip(colour) {
            *part = (f32::from(*part) + (f32::from(ink) - f32::from(*part)) * share).round() as u8;
        }
    }

    /// Draws a line of text around the middle of the canvas, on this base line.
    pub(super) fn text(&mut self, text: &str, font: &FontRef<'_>, size: f32, base: f32, colour: Colour) {
        let ordered = visual(text);
        let start = (self.width as f32 - width(&ordered, font, size)) / 2.0;
        for glyph in glyphs(&ordered, font, size, start, base) {
            let Some(outline) = font.outline_glyph(glyph) else { continue };
            let corner = outline.px_bounds().min;
            outline.draw(|x, y, share| {
                let (x, y) = (corner.x + x as f32, corner.y + y as f32);
                if x >= 0.0 && y >= 0.0 {
                    self.blend(x as usize, y as usize, colour, share.min(1.0));
                }
            });
        }
    }

    pub(super) fn png(&self) -> Result<Vec<u8>, png::EncodingError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::Balanced);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.pixels)?;
        writer.finish()?;
        Ok(file)
    }
}

/// The text in the order in which it is drawn from left to right, without the marks that only say how to order it.
fn visual(text: &str) -> String {
    let info = BidiInfo::new(text, None);
    let ordered = info.paragraphs.iter().map(|line| info.reorder_line(line, line.range.clone()).into_owned());
    ordered.collect::<String>().replace(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], "")
}

pub(super) fn width(text: &str, font: &FontRef<'_>, size: f32) -> f32 {
    let font = font.as_scaled(PxScale::from(size));
    text.chars().map(|letter| font.h_advance(font.glyph_id(letter))).sum()
}

fn glyphs(text: &str, font: &FontRef<'_>, size: f32, start: f32, base: f32) -> Vec<Glyph> {
    let scaled = font.as_scaled(PxScale::from(size));
    let mut x = start;
    let glyph = |letter| {
        let id = scaled.glyph_id(letter);
        let glyph = id.with_scale_and_position(PxScale::from(size), point(x, base));
        x += scaled.h_advance(id);
        glyph
    };
    text.chars().map(glyph).collect()
}
