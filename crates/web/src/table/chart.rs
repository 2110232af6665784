//! A small chart: how long each Set took, one line for each player.
//!
//! It is drawn for the width that it is shown at, so that its figures are as large as any text. Every player has a colour and a
//! shape, so that the lines can be told apart without colours.

/// The chart's height.
pub const HEIGHT: i32 = 200;

/// Room for the figures beside the plot, and below it.
const BESIDE: i32 = 34;
const BELOW: i32 = 22;
const ABOVE: i32 = 10;

/// Colours and shapes; more players begin again with another combination of both.
pub const COLOURS: usize = 6;
const SHAPES: [&str; 5] =
    ["M-4-4H4V4H-4Z", "M0-5 5 4H-5Z", "M0-5 5 0 0 5-5 0Z", "M-5-4H5L0 5Z", "M-4-4 4 4M4-4-4 4"];

/// One player's Sets: the place of each in the order of finding, counted from 1, and its milliseconds.
pub type Series = Vec<(usize, u64)>;

/// The sign of a player's marks.
pub fn mark(player: usize) -> String {
    format!(r#"<path class="mark series-{}" d="{}"/>"#, player % COLOURS, SHAPES[player % SHAPES.len()])
}

/// What the pixels stand for.
struct Frame {
    width: i32,
    mirrored: bool,
    sets: usize,
    /// Milliseconds at the upper edge.
    top: u64,
}

impl Frame {
    /// A frame around all marks.
    fn around(all: &[Series], width: i32, mirrored: bool) -> Frame {
        let marks = || all.iter().flatten();
        let longest = marks().map(|&(_, time)| time).max().unwrap_or(0).max(1000);
        let step = step(longest.div_ceil(1000), 4) * 1000;
        let sets = marks().map(|&(place, _)| place).max().unwrap_or(1);
        Frame { width, mirrored, sets, top: longest.div_ceil(step) * step }
    }

    /// Where a reader of the language begins, the chart begins too.
    fn turned(&self, x: i32) -> i32 {
        if self.mirrored { self.width - x } else { x }
    }

    fn x(&self, place: usize) -> i32 {
        let room = self.width - BESIDE - 12;
        self.turned(BESIDE + 6 + room * (place as i32 - 1) / (self.sets as i32 - 1).max(1))
    }

    fn y(&self, time: u64) -> i32 {
        let room = (HEIGHT - ABOVE - BELOW) as u64;
        HEIGHT - BELOW - (time * room / self.top) as i32
    }

    /// Lines across with their seconds, and places with their numbers.
    fn axes(&self) -> String {
        let (start, end) = (self.turned(BESIDE), self.turned(self.width));
        let seconds = (0..=self.top).step_by(step(self.top / 1000, 4) as usize * 1000);
        let across = seconds.map(|time| {
            let (y, at) = (self.y(time), self.turned(BESIDE - 8));
            let second = time / 1000;
            format!(r#"<path class="axis" d="M{start} {y}H{end}"/><text class="beside" x="{at}" y="{}">{second}</text>"#, y + 4)
        });
        let every = step(self.sets as u64, (self.width / 60) as u64) as usize;
        let places = (1..=self.sets).filter(|place| *place == 1 || place.is_multiple_of(every));
        let below = places.map(|place| {
            format!(r#"<text class="below" x="{}" y="{}">{place}</text>"#, self.x(place), HEIGHT - 5)
        });
        across.chain(below).collect()
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

/// The inside of an `svg` element of this width and of [`HEIGHT`].
pub fn drawing(all: &[Series], width: i32, mirrored: bool) -> String {
    let frame = Frame::around(all, width, mirrored);
    let lines = all.iter().enumerate().map(|(player, series)| frame.line(player, series));
    frame.axes() + &lines.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_few() {
        let steps = [1, 4, 5, 8, 9, 20, 21, 40, 41, 100, 900].map(|longest| step(longest, 4));
        assert_eq!(steps, [1, 1, 2, 2, 5, 5, 10, 10, 20, 50, 500]);
    }

    #[test]
    fn every_mark_lies_inside_and_later_sets_lie_further_on() {
        let all = vec![vec![(1, 300), (3, 61_000)], vec![(2, 7_000)], Vec::new()];
        for mirrored in [false, true] {
            let frame = Frame::around(&all, 300, mirrored);
            for &(place, time) in all.iter().flatten() {
                assert!(
                    (0..=300).contains(&frame.x(place)) && (ABOVE..=HEIGHT - BELOW).contains(&frame.y(time))
                );
            }
            assert_eq!(frame.x(1) < frame.x(3), !mirrored);
            assert_eq!(drawing(&all, 300, mirrored).matches("class=\"mark").count(), 3);
        }
    }

    #[test]
    fn nothing_found_is_an_empty_plot() {
        assert!(!drawing(&[Vec::new()], 300, false).contains("mark"));
    }
}
