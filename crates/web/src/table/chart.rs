//! A small chart: lines with marks, or bars, one series for each player or for whatever is compared.
//!
//! It is drawn for the width that it is shown at, so that its figures are as large as any text. Every series has a colour and a
//! shape, so that the lines can be told apart without colours.

use web_ui::browser::{element, window};

use crate::prelude::*;

const HEIGHT: i32 = 200;
const WIDEST: i32 = 900;

/// Room for the figures beside the plot, and below it.
const BESIDE: i32 = 34;
const BELOW: i32 = 22;
const ABOVE: i32 = 10;

/// Colours and shapes; more players begin again with another combination of both.
const COLOURS: usize = 6;
const SHAPES: [&str; 5] =
    ["M-4-4H4V4H-4Z", "M0-5 5 4H-5Z", "M0-5 5 0 0 5-5 0Z", "M-5-4H5L0 5Z", "M-4-4 4 4M4-4-4 4"];

/// One line: places from left to right, and the value at each. Of a match: the place of each Set in the order of finding, counted
/// from 1, and its milliseconds.
pub type Series = Vec<(usize, u64)>;

pub struct Plot<'a> {
    /// The lines; of bars only the first.
    pub all: &'a [Series],
    pub width: i32,
    /// Whether the reader begins on the right.
    pub mirrored: bool,
    /// How much of a value is one in the figures beside the plot: a thousand where values are milliseconds and figures seconds.
    pub unit: u64,
    pub below: Below<'a>,
    pub bars: bool,
}

/// What stands below a place.
pub enum Below<'a> {
    /// A figure; the round ones are shown.
    Figures(&'a dyn Fn(usize) -> usize),
    /// A name; from the first on, as many are shown as there is room for.
    Names(&'a dyn Fn(usize) -> String),
}

fn mark(player: usize) -> String {
    format!(r#"<path class="mark series-{}" d="{}"/>"#, player % COLOURS, SHAPES[player % SHAPES.len()])
}

struct Frame<'a> {
    plot: &'a Plot<'a>,
    /// The first place and the last.
    first: usize,
    last: usize,
    top: u64,
}

impl Frame<'_> {
    fn around<'a>(plot: &'a Plot<'a>) -> Frame<'a> {
        let marks = || plot.all.iter().flatten();
        let longest = marks().map(|&(_, value)| value).max().unwrap_or(0).max(plot.unit);
        let step = step(longest.div_ceil(plot.unit), 4) * plot.unit;
        let first = marks().map(|&(place, _)| place).min().unwrap_or(1);
        let last = marks().map(|&(place, _)| place).max().unwrap_or(1);
        Frame { plot, first, last, top: longest.div_ceil(step) * step }
    }

    /// Where a reader of the language begins, the chart begins too.
    fn turned(&self, x: i32) -> i32 {
        if self.plot.mirrored { self.plot.width - x } else { x }
    }

    fn x(&self, place: usize) -> i32 {
        // Bars are as wide on both sides of their place.
        let margin = if self.plot.bars { 6 + self.thickness() / 2 } else { 6 };
        let room = self.plot.width - BESIDE - 2 * margin;
        let places = (self.last - self.first) as i32;
        self.turned(BESIDE + margin + room * (place - self.first) as i32 / places.max(1))
    }

    fn y(&self, value: u64) -> i32 {
        let room = (HEIGHT - ABOVE - BELOW) as u64;
        HEIGHT - BELOW - (value * room / self.top) as i32
    }

    fn thickness(&self) -> i32 {
        let each = (self.plot.width - BESIDE - 12) / (self.last - self.first + 1) as i32;
        (each * 2 / 3).clamp(2, 40)
    }

    /// Lines across with their figures, and places with what they are called.
    fn axes(&self) -> String {
        let (start, end) = (self.turned(BESIDE), self.turned(self.plot.width));
        let unit = self.plot.unit;
        let values = (0..=self.top).step_by((step(self.top / unit, 4) * unit) as usize);
        let across = values.map(|value| {
            let (y, at) = (self.y(value), self.turned(BESIDE - 8));
            let figure = value / unit;
            format!(r#"<path class="axis" d="M{start} {y}H{end}"/><text class="beside" x="{at}" y="{}">{figure}</text>"#, y + 4)
        });
        let below = self.ticks().into_iter().map(|(place, name)| {
            // About as wide as it will be, so that it does not run out of the picture.
            let half = 4 * name.chars().count() as i32;
            let x = self.x(place).clamp(half, self.plot.width - half);
            format!(r#"<text x="{x}" y="{}">{name}</text>"#, HEIGHT - 5)
        });
        across.chain(below).collect()
    }

    /// The places that are named, with their names.
    fn ticks(&self) -> Vec<(usize, String)> {
        let (places, most) = (self.first..=self.last, (self.plot.width / 60) as u64);
        match self.plot.below {
            Below::Figures(figure) => {
                let range = figure(self.first).abs_diff(figure(self.last)) + 1;
                let every = step(range as u64, most) as usize;
                let figures = places.map(|place| (place, figure(place)));
                let round = figures.filter(|(_, figure)| figure.is_multiple_of(every));
                round.map(|(place, figure)| (place, figure.to_string())).collect()
            }
            Below::Names(name) => {
                let every = step((self.last - self.first + 1) as u64, most) as usize;
                places.step_by(every).map(|place| (place, name(place))).collect()
            }
        }
    }

    fn bars(&self, series: &Series) -> String {
        let thickness = self.thickness();
        let bar = |&(place, value): &(usize, u64)| {
            let (x, y) = (self.x(place) - thickness / 2, self.y(value));
            let height = HEIGHT - BELOW - y;
            format!(r#"<path class="mark bar series-0" d="M{x} {y}h{thickness}v{height}h-{thickness}Z"/>"#)
        };
        series.iter().map(bar).collect()
    }

    fn line(&self, player: usize, series: &Series) -> String {
        let points = series.iter().map(|&(place, time)| (self.x(place), self.y(time)));
        let way: Vec<String> = points.clone().map(|(x, y)| format!("{x} {y}")).collect();
        let marks: String = points
            .map(|(x, y)| format!(r#"<g transform="translate({x} {y})">{}</g>"#, mark(player)))
            .collect();
        let way = way.join("L");
        if way.is_empty() {
            return String::new();
        }
        format!(r#"<path class="line series-{}" d="M{way}"/>{marks}"#, player % COLOURS)
    }
}

/// A step of 1, 2, 5, 10, 20, 50 … of which no more than `most` reach the longest.
fn step(longest: u64, most: u64) -> u64 {
    let mut step = 1;
    for factor in [2, 5, 10].into_iter().cycle() {
        if longest <= step * most.max(1) {
            break;
        }
        // From 1 to 2 to 5 to 10, whatever the power of ten.
        step = match factor {
            5 => step / 2 * 5,
            _ => step * 2,
        };
    }
    step
}

/// The inside of an `svg` element of the plot's width and of [`HEIGHT`].
pub fn drawing(plot: &Plot) -> String {
    let frame = Frame::around(plot);
    let lines = plot.all.iter().enumerate().map(|(player, series)| match plot.bars {
        true => frame.bars(series),
        false => frame.line(player, series),
    });
    frame.axes() + &lines.collect::<String>()
}

/// A labelled chart, drawn for the available width and the direction of the language.
pub fn plotted(label: impl Fn() -> String + 'static, draw: impl Fn(i32, bool) -> String + 'static) -> El {
    let width = room().clamp(240, WIDEST);
    svg("svg")
        .class("chart")
        .attr("viewBox", &format!("0 0 {width} {HEIGHT}"))
        .attr("role", "img")
        .label(label)
        .html_of(move || draw(width, settings().with(|settings| settings.language().is_right_to_left())))
}

/// The available width in pixels, so that the chart's figures are as large as other text.
fn room() -> i32 {
    let main = element("main").map_or(0, |main| main.client_width());
    let window = || window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(0.0) as i32;
    (if main > 0 { main } else { window() }) - 48
}

/// What each line of a chart is, beside the sign of its marks.
pub fn signs(names: impl IntoIterator<Item = El>) -> El {
    let signs = names.into_iter().enumerate().map(|(line, name)| {
        let sign = svg("svg").class("legend-mark").attr("viewBox", "-7 -7 14 14").attr("aria-hidden", "true");
        el("li").child(sign.html_of(move || mark(line))).child(name)
    });
    el("ul").class("legend").children(signs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_few() {
        let steps = [1, 4, 5, 8, 9, 20, 21, 40, 41, 100, 900].map(|longest| step(longest, 4));
        assert_eq!(steps, [1, 1, 2, 2, 5, 5, 10, 10, 20, 50, 500]);
    }

    fn plot(all: &[Series], mirrored: bool) -> Plot<'_> {
        Plot { all, width: 300, mirrored, unit: 1000, below: Below::Figures(&|place| place), bars: false }
    }

    #[test]
    fn every_mark_lies_inside_and_later_sets_lie_further_on() {
        let all = vec![vec![(1, 300), (3, 61_000)], vec![(2, 7_000)], Vec::new()];
        for (mirrored, bars) in [(false, false), (true, false), (false, true), (true, true)] {
            let plot = Plot { bars, ..plot(&all, mirrored) };
            let frame = Frame::around(&plot);
            for &(place, time) in all.iter().flatten() {
                assert!(
                    (0..=300).contains(&frame.x(place)) && (ABOVE..=HEIGHT - BELOW).contains(&frame.y(time))
                );
            }
            assert_eq!(frame.x(1) < frame.x(3), !mirrored);
            assert_eq!(drawing(&plot).matches("class=\"mark").count(), 3);
        }
    }

    #[test]
    fn places_need_not_begin_with_one() {
        let all = vec![vec![(9, 5_000), (21, 0)]];
        let drawn = drawing(&plot(&all, false));
        assert!(drawn.contains(">10</text>") && drawn.contains(">20</text>"), "{drawn}");
    }

    #[test]
    fn named_places_are_round_and_evenly_spaced() {
        let names = |below: Below, width: i32, places: std::ops::RangeInclusive<usize>| {
            let all = vec![places.map(|place| (place, 1)).collect()];
            let plot = Plot { width, below, ..plot(&all, false) };
            Frame::around(&plot).ticks().into_iter().map(|(_, name)| name).collect::<Vec<_>>()
        };
        let places = |place| place;
        assert_eq!(names(Below::Figures(&places), 680, 1..=27), ["5", "10", "15", "20", "25"]);
        assert_eq!(
            names(Below::Figures(&places), 680, 3..=21),
            ["4", "6", "8", "10", "12", "14", "16", "18", "20"]
        );
        assert_eq!(names(Below::Figures(&|deal| 69 - 3 * deal), 680, 0..=23), ["60", "30", "0"]);
        assert_eq!(names(Below::Names(&|day| format!("{day}.")), 300, 1..=11), ["1.", "6.", "11."]);
    }

    #[test]
    fn nothing_found_is_an_empty_plot() {
        assert!(!drawing(&plot(&[Vec::new()], false)).contains("mark"));
    }
}
