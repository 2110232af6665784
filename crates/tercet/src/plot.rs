//! Distributions as pictures: one colour, on white.
//!
//! The font is part of the program, so that pictures are the same on a machine without fonts.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use plotters::coord::Shift;
use plotters::coord::ranged1d::SegmentedCoord;
use plotters::coord::types::{RangedCoordf64, RangedCoordusize};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{FontStyle, register_font};
use unicode_bidi::BidiInfo;
use words::{Words, msg};

use crate::failure::Failure;

const WIDTH: u32 = 960;
const PANEL_HEIGHT: u32 = 540;
const FONT: &str = "sans-serif";
const ACCENT: RGBColor = RGBColor(43, 108, 176);
const INK: RGBColor = RGBColor(51, 51, 51);
const AXIS: RGBColor = RGBColor(160, 160, 160);
const GRID: RGBColor = RGBColor(232, 232, 232);

/// With more bars there is no room for a number above each.
const MOST_NUMBERS: usize = 24;

/// Smaller shares get no number, since it would be 0.00.
const SMALLEST_NUMBER: f64 = 0.000_05;

/// Places on the x axis, shares on the y axis.
type Chart<'a, DB> = ChartContext<'a, DB, Cartesian2d<SegmentedCoord<RangedCoordusize>, RangedCoordf64>>;
type Point = (SegmentValue<usize>, f64);
type DrawResult<DB> = Result<(), DrawingAreaErrorKind<<DB as DrawingBackend>::ErrorType>>;

/// Shares under one title: bars where they add up to a whole, points where each is compared with a known one.
pub(crate) struct Panel {
    pub(crate) title: String,
    /// The labels of the x and the y axis.
    pub(crate) axes: [String; 2],
    pub(crate) bars: Vec<Bar>,
    /// A known share to compare with, and its name.
    pub(crate) known: Option<(f64, String)>,
}

pub(crate) struct Bar {
    pub(crate) label: String,
    pub(crate) share: f64,
    /// The confidence interval of a simulated share.
    pub(crate) interval: Option<(f64, f64)>,
}

impl Bar {
    pub(crate) fn exact(label: usize, share: f64) -> Bar {
        Bar { label: label.to_string(), share, interval: None }
    }

    /// The upper end of its interval, or of itself.
    fn top(&self) -> f64 {
        self.interval.map_or(self.share, |(_, high)| high)
    }
}

/// A file for a plot; opened before the computation, so that an unwritable one fails at once.
pub(crate) struct PlotFile {
    path: PathBuf,
    file: File,
    is_bitmap: bool,
    words: Words,
}

impl PlotFile {
    /// Opens a file; its extension is the format.
    pub(crate) fn create(path: &Path, words: Words) -> Result<PlotFile, Failure> {
        let name = path.display().to_string();
        let extension = path.extension().map(|extension| extension.to_string_lossy().to_lowercase());
        let is_bitmap = match extension.as_deref() {
            Some("svg") => false,
            Some("png") => true,
            _ => return Err(Failure::Input(words.text(msg::PlotFormat { file: &name }))),
        };
        let file = File::create(path).map_err(|error| unwritable(path, &error.to_string(), words))?;
        Ok(PlotFile { path: path.to_owned(), file, is_bitmap, words })
    }

    /// Draws the panels below each other.
    pub(crate) fn draw(mut self, panels: &[Panel]) -> Result<(), Failure> {
        let size = (WIDTH, PANEL_HEIGHT * panels.len() as u32);
        let draw = if self.is_bitmap { png } else { svg };
        let bytes = draw(size, panels, self.words);
        let written = bytes.and_then(|bytes| self.file.write_all(&bytes).map_err(|error| error.to_string()));
        written.map_err(|reason| unwritable(&self.path, &reason, self.words))
    }
}

fn unwritable(path: &Path, reason: &str, words: Words) -> Failure {
    Failure::Input(words.text(msg::FileUnwritable { file: &path.display().to_string(), reason }))
}

fn svg(size: (u32, u32), panels: &[Panel], words: Words) -> Result<Vec<u8>, String> {
    let mut text = String::new();
    let painter = Painter { words, visual_order: false };
    painter.draw(SVGBackend::with_string(&mut text, size).into_drawing_area(), panels)?;
    Ok(text.into_bytes())
}

fn png(size: (u32, u32), panels: &[Panel], words: Words) -> Result<Vec<u8>, String> {
    let mut pixels = vec![0; 3 * (size.0 * size.1) as usize];
    let painter = Painter { words, visual_order: true };
    painter.draw(BitMapBackend::with_buffer(&mut pixels, size).into_drawing_area(), panels)?;
    encode(size, &pixels).map_err(|error| error.to_string())
}

fn encode((width, height): (u32, u32), pixels: &[u8]) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(pixels)?;
    Ok(bytes)
}

struct Painter {
    words: Words,
    /// Whether texts are put into visual order. A bitmap's letters are drawn from left to right; the viewer of an SVG
    /// orders them itself.
    visual_order: bool,
}

impl Painter {
    fn draw<DB: DrawingBackend>(&self, area: DrawingArea<DB, Shift>, panels: &[Panel]) -> Result<(), String> {
        register_font(FONT, FontStyle::Normal, dejavu::sans::regular())
            .map_err(|_| "the font that comes with the program is broken".to_owned())?;
        area.fill(&WHITE).map_err(|error| error.to_string())?;
        for (area, panel) in area.split_evenly((panels.len(), 1)).iter().zip(panels) {
            self.panel(area, panel).map_err(|error| error.to_string())?;
        }
        area.present().map_err(|error| error.to_string())
    }

    fn panel<DB: DrawingBackend>(&self, area: &DrawingArea<DB, Shift>, panel: &Panel) -> DrawResult<DB> {
        let top = panel.top();
        let [across, up] = &panel.axes;
        let mut chart = ChartBuilder::on(area)
            .margin(20)
            .caption(self.ordered(&panel.title), text(24, INK))
            .x_label_area_size(56)
            .y_label_area_size(76)
            .build_cartesian_2d((0..panel.last()).into_segmented(), 0.0..top)?;
        let decimals = if top > 0.05 { 0 } else { 1 };
        chart
            .configure_mesh()
            .disable_x_mesh()
            .bold_line_style(GRID)
            .light_line_style(TRANSPARENT)
            .axis_style(AXIS)
            .label_style(text(14, INK))
            .axis_desc_style(text(15, INK))
            .x_desc(self.ordered(across))
            .x_labels(panel.bars.len())
            .x_label_formatter(&|place| panel.label(place))
            .y_desc(self.ordered(up))
            .y_labels(6)
            .y_label_formatter(&|share| self.words.percent(*share, decimals))
            .draw()?;
        match &panel.known {
            Some((share, name)) => {
                self.known(&mut chart, panel, *share, name)?;
                chart.draw_series(panel.intervals(ACCENT))?;
                chart.draw_series(panel.places().map(|(place, bar)| {
                    Circle::new((SegmentValue::CenterOf(place), bar.share), 5, ACCENT.filled())
                }))?;
            }
            None => {
                chart.draw_series(panel.rectangles())?;
                chart.draw_series(panel.intervals(INK))?;
                self.numbers(&mut chart, panel)?;
            }
        }
        Ok(())
    }

    /// The number above each bar, where there is room.
    fn numbers<DB: DrawingBackend>(&self, chart: &mut Chart<'_, DB>, panel: &Panel) -> DrawResult<DB> {
        let is_labelled = |bar: &Bar| {
            panel.bars.len() <= MOST_NUMBERS && (bar.share >= SMALLEST_NUMBER || bar.share == 0.0)
        };
        chart.draw_series(panel.places().filter(|(_, bar)| is_labelled(bar)).map(|(place, bar)| {
            let style = text(12, INK).pos(Pos::new(HPos::Center, VPos::Bottom));
            EmptyElement::at((SegmentValue::CenterOf(place), bar.top()))
                + Text::new(self.number(bar.share), (0, -4), style)
        }))?;
        Ok(())
    }

    fn known<DB: DrawingBackend>(
        &self,
        chart: &mut Chart<'_, DB>,
        panel: &Panel,
        share: f64,
        name: &str,
    ) -> DrawResult<DB> {
        let end = SegmentValue::Exact(panel.last() + 1);
        let ends = [(SegmentValue::Exact(0), share), (end.clone(), share)];
        chart.draw_series(DashedLineSeries::new(ends, 6, 4, INK.stroke_width(1)))?;
        let style = text(14, INK).pos(Pos::new(HPos::Right, VPos::Bottom));
        let name = Text::new(self.ordered(name), (-8, -6), style);
        chart.draw_series([EmptyElement::at((end, share)) + name])?;
        Ok(())
    }

    /// A share with fewer decimals the larger it is.
    fn number(&self, share: f64) -> String {
        let decimals = if share >= 0.0995 || share == 0.0 { 0 } else { 2 - usize::from(share >= 0.01) };
        self.words.percent(share, decimals)
    }

    /// A text in the order that the drawing library needs.
    fn ordered(&self, text: &str) -> String {
        let bidi = BidiInfo::new(text, None);
        let line = bidi.paragraphs.first().filter(|_| self.visual_order && bidi.has_rtl());
        let ordered = line.map_or(text.into(), |line| bidi.reorder_line(line, line.range.clone()));
        ordered.replace('\u{200e}', "")
    }
}

impl Panel {
    fn last(&self) -> usize {
        self.bars.len().saturating_sub(1)
    }

    fn places(&self) -> impl Iterator<Item = (usize, &Bar)> {
        self.bars.iter().enumerate()
    }

    fn rectangles(&self) -> impl Iterator<Item = Rectangle<Point>> {
        self.places().map(|(place, bar)| {
            let corners = [(SegmentValue::Exact(place), 0.0), (SegmentValue::Exact(place + 1), bar.share)];
            let mut rectangle = Rectangle::new(corners, ACCENT.filled());
            rectangle.set_margin(0, 0, 4, 4);
            rectangle
        })
    }

    fn intervals(&self, colour: RGBColor) -> impl Iterator<Item = PathElement<Point>> {
        self.places().filter_map(move |(place, bar)| {
            let (low, high) = bar.interval?;
            let centre = SegmentValue::CenterOf(place);
            Some(PathElement::new([(centre.clone(), low), (centre, high)], colour.stroke_width(2)))
        })
    }

    /// The end of the y axis: above the highest bar, with room for a number.
    fn top(&self) -> f64 {
        let bars = self.bars.iter().map(Bar::top);
        let highest = bars.chain(self.known.iter().map(|(share, _)| *share)).fold(0.0, f64::max);
        if highest > 0.0 { 1.1 * highest } else { 1.0 }
    }

    fn label(&self, place: &SegmentValue<usize>) -> String {
        let SegmentValue::CenterOf(place) = place else { return String::new() };
        self.bars.get(*place).map(|bar| bar.label.clone()).unwrap_or_default()
    }
}

fn text(size: u32, colour: RGBColor) -> TextStyle<'static> {
    (FONT, size).into_font().color(&colour)
}
