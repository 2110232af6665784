//! The six symbols: outlines, stripes, dots and crossed lines, as SVG paths of our own drawing.
//!
//! A symbol is 128 units high around its centre (the hexagon is lower, so that it is not taken for an oval) and looks the same after half a turn, so the tables hold its middle and its lower
//! half. Stripes and dots are drawn line by line instead of with a pattern: browsers draw a pattern's tile as pixels, which
//! blurs it to a tint on a small card and makes it shimmer on one that moves.

/// How far apart stripes are, from middle to middle.
const STRIPES_APART: i32 = 9;

/// The same on a small card.
const BARS_APART: i32 = 21;

/// How far apart the upright lines of a crossed filling are.
const COLUMNS_APART: i32 = 15;

/// How far apart dots are, in a row and from row to row.
const DOTS_APART: (i32, i32) = (14, 10);

/// The same on a small card.
const BEADS_APART: (i32, i32) = (16, 16);

/// Half of a symbol's outline, and what fills it on large and on small cards.
pub struct Symbol {
    pub outline: &'static str,
    /// Left and right end of each stripe, which the outline covers.
    stripes: &'static [(i8, i8)],
    bars: &'static [(i8, i8)],
    /// Upper and lower end of the upright lines of a crossed filling.
    columns: [(i8, i8); 2],
    /// Middle and number of dots in each row.
    dots: &'static [(i8, i8)],
    beads: &'static [(i8, i8)],
}

const DIAMOND: Symbol = Symbol {
    outline: "M0-64 30 0 0 64-30 0Z",
    stripes: &[(-30, 30), (-26, 26), (-22, 22), (-17, 17), (-13, 13), (-9, 9)],
    bars: &[(-30, 30), (-20, 20), (-10, 10)],
    columns: [(-64, 64), (-32, 32)],
    dots: &[(0, 3), (0, 2), (0, 1), (0, 1), (0, 1)],
    beads: &[(0, 3), (0, 2), (0, 1)],
};

const RECTANGLE: Symbol = Symbol {
    outline: "M-24-63H24V63H-24Z",
    stripes: &[(-24, 24); 7],
    bars: &[(-24, 24); 3],
    columns: [(-63, 63), (-63, 63)],
    dots: &[(0, 3), (0, 2), (0, 3), (0, 2), (0, 3), (0, 2)],
    beads: &[(0, 1), (0, 2), (0, 1), (0, 2)],
};

const OVAL: Symbol = Symbol {
    outline: "M0-63C19-63 30-40 30 0S19 63 0 63-30 40-30 0-19-63 0-63Z",
    stripes: &[(-30, 30), (-30, 30), (-29, 29), (-28, 28), (-26, 26), (-23, 23), (-18, 18)],
    bars: &[(-30, 30), (-29, 29), (-24, 24)],
    columns: [(-63, 63), (-57, 57)],
    dots: &[(0, 3), (0, 4), (0, 3), (0, 2), (0, 3), (0, 2)],
    beads: &[(0, 3), (0, 2), (0, 3), (0, 2)],
};

const SQUIGGLE: Symbol = Symbol {
    outline: "M8-64C30-64 7-38 7-18 7-4 31 8 31 26 31 42 4 64-8 64-30 64-7 38-7 18-7 4-31-8-31-26-31-42-4-64 8-64Z",
    stripes: &[(-17, 17), (-10, 24), (-7, 29), (-8, 31), (-11, 28), (-15, 22), (-17, 12)],
    bars: &[(-17, 17), (-7, 30), (-13, 24)],
    columns: [(-62, 62), (-2, 52)],
    dots: &[(0, 1), (7, 2), (12, 1), (10, 2), (6, 1), (-2, 1)],
    beads: &[(0, 1), (10, 1), (10, 1), (0, 1)],
};

const WAVE: Symbol = Symbol {
    outline: "M-15-63H23C12-46 7-38 7-28 7-6 31 6 31 28 31 40 24 50 15 63H-23C-12 46-7 38-7 28-7 6-31-6-31-28-31-40-24-50-15-63Z",
    stripes: &[(-19, 19), (-13, 25), (-9, 29), (-7, 31), (-8, 30), (-12, 26), (-17, 21)],
    bars: &[(-19, 19), (-8, 30), (-10, 28)],
    columns: [(-63, 63), (-6, 63)],
    dots: &[(0, 1), (6, 2), (11, 1), (12, 2), (10, 1), (4, 2)],
    beads: &[(0, 1), (9, 1), (12, 1), (6, 1)],
};

const HEXAGON: Symbol = Symbol {
    outline: "M0-46 33-23 33 23 0 46-33 23-33-23Z",
    stripes: &[(-33, 33), (-33, 33), (-33, 33), (-27, 27), (-14, 14)],
    bars: &[(-33, 33), (-33, 33)],
    columns: [(-46, 46), (-36, 36)],
    dots: &[(0, 3), (0, 4), (0, 3), (0, 2)],
    beads: &[(0, 3), (0, 2), (0, 1)],
};

impl Symbol {
    pub fn named(name: &str) -> &'static Symbol {
        match name {
            "diamond" => &DIAMOND,
            "rectangle" => &RECTANGLE,
            "oval" => &OVAL,
            "wave" => &WAVE,
            "hexagon" => &HEXAGON,
            _ => &SQUIGGLE,
        }
    }

    /// What fills the symbol: one path for large cards and one for small ones, of which the style sheet shows one.
    pub fn filling(&self, shading: &str) -> [String; 2] {
        match shading {
            "striped" => [lines(self.stripes, STRIPES_APART), lines(self.bars, BARS_APART)],
            "crossed" => {
                let upright = self.upright();
                let every_other: Vec<_> = self.stripes.iter().copied().step_by(2).collect();
                [(&every_other[..], 2 * STRIPES_APART), (self.bars, BARS_APART)]
                    .map(|(rows, apart)| lines(rows, apart) + &upright)
            }
            "dotted" => [dots(self.dots, DOTS_APART), dots(self.beads, BEADS_APART)],
            _ => Default::default(),
        }
    }

    fn upright(&self) -> String {
        let [(top, bottom), (from, to)] = self.columns;
        format!("M0 {top}V{bottom}M{COLUMNS_APART} {from}V{to}M-{COLUMNS_APART} {}V{}", -to, -from)
    }
}

fn lines(ends: &[(i8, i8)], apart: i32) -> String {
    let line = |(row, &(from, to)): (i32, &(i8, i8))| {
        let y = row * apart;
        format!("M{from} {y}H{to}M{} {}H{}", -to, -y, -from)
    };
    (0..).zip(ends).map(line).collect()
}

/// A dot is a line without length and with round ends.
fn dots(rows: &[(i8, i8)], (across, down): (i32, i32)) -> String {
    let mut path = String::new();
    for (row, &(middle, count)) in (0..).zip(rows) {
        for dot in 0..i32::from(count) {
            let (x, y) = (i32::from(middle) + across * dot - across * (i32::from(count) - 1) / 2, row * down);
            path += &format!("M{x} {y}h0M{} {}h0", -x, -y);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [(&str, &Symbol); 6] = [
        ("diamond", &DIAMOND),
        ("rectangle", &RECTANGLE),
        ("oval", &OVAL),
        ("squiggle", &SQUIGGLE),
        ("wave", &WAVE),
        ("hexagon", &HEXAGON),
    ];

    /// Half of the width of the widest outline, of a card style or a small card.
    const WIDEST_LINE: f64 = 10.4 / 2.0;

    type Point = (f64, f64);

    /// The outline as a polygon. Knows the commands that outlines use: M with lines, H, V, C, S, Z.
    fn polygon(outline: &str) -> Vec<Point> {
        let mut numbers = Vec::new();
        let mut points: Vec<Point> = Vec::new();
        let mut control = (0.0, 0.0);
        for part in outline.split_inclusive(|letter: char| letter.is_ascii_alphabetic()) {
            let (text, next) = part.split_at(part.len() - 1);
            let spaced = text.replace('-', " -");
            numbers.push((
                spaced.split_whitespace().map(|one| one.parse().unwrap()).collect::<Vec<f64>>(),
                next,
            ));
        }
        for (command, (values, _)) in numbers.iter().map(|(_, command)| *command).zip(numbers.iter().skip(1))
        {
            let last = points.last().copied().unwrap_or_default();
            match command {
                "M" => points.extend(values.chunks(2).map(|point| (point[0], point[1]))),
                "H" => points.push((values[0], last.1)),
                "V" => points.push((last.0, values[0])),
                curve => {
                    let size = if curve == "C" { 6 } else { 4 };
                    for piece in values.chunks(size) {
                        let from = points.last().copied().unwrap();
                        let given: Vec<Point> = piece.chunks(2).map(|point| (point[0], point[1])).collect();
                        let mirrored = (2.0 * from.0 - control.0, 2.0 * from.1 - control.1);
                        let (one, other, to) = match given[..] {
                            [one, other, to] => (one, other, to),
                            _ => (mirrored, given[0], given[1]),
                        };
                        control = other;
                        points.extend(
                            (1..=64).map(|step| bezier([from, one, other, to], f64::from(step) / 64.0)),
                        );
                    }
                }
            }
        }
        points
    }

    fn bezier([a, b, c, d]: [Point; 4], t: f64) -> Point {
        let weights = [(1.0 - t).powi(3), 3.0 * (1.0 - t).powi(2) * t, 3.0 * (1.0 - t) * t * t, t.powi(3)];
        let sum = |of: fn(Point) -> f64| {
            [a, b, c, d].into_iter().zip(weights).map(|(p, weight)| of(p) * weight).sum()
        };
        (sum(|point| point.0), sum(|point| point.1))
    }

    fn sides(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> {
        polygon.iter().copied().zip(polygon.iter().copied().cycle().skip(1))
    }

    /// Where a horizontal line meets the outline.
    fn crossings(polygon: &[Point], y: f64) -> Vec<f64> {
        let meets = |&(a, b): &(Point, Point)| (a.1 > y) != (b.1 > y);
        let mut all: Vec<f64> =
            sides(polygon).filter(meets).map(|(a, b)| a.0 + (b.0 - a.0) * (y - a.1) / (b.1 - a.1)).collect();
        all.sort_by(f64::total_cmp);
        all
    }

    fn distance(polygon: &[Point], (x, y): Point) -> f64 {
        let to_side = |(a, b): (Point, Point)| {
            let (dx, dy) = (b.0 - a.0, b.1 - a.1);
            let along = ((x - a.0) * dx + (y - a.1) * dy) / (dx * dx + dy * dy).max(1e-9);
            let along = along.clamp(0.0, 1.0);
            (x - a.0 - along * dx).hypot(y - a.1 - along * dy)
        };
        sides(polygon).map(to_side).fold(f64::INFINITY, f64::min)
    }

    #[test]
    fn stripes_end_under_the_outline_and_leave_no_filled_cap() {
        for (name, symbol) in ALL {
            let polygon = polygon(symbol.outline);
            for (stripes, apart, enough) in
                [(symbol.stripes, STRIPES_APART, 11..=14), (symbol.bars, BARS_APART, 5..=5)]
            {
                let count = stripes.len() * 2 - 1;
                let is_low = name == "hexagon" && count >= 3;
                assert!(is_low || enough.contains(&count), "{name} has {count} stripes");
                for (row, &(from, to)) in (0..).zip(stripes) {
                    let meets = crossings(&polygon, f64::from(row * apart) + 1e-6);
                    assert_eq!(meets.len(), 2, "{name}, stripe {row}");
                    for (end, edge) in [from, to].into_iter().zip(meets) {
                        assert!(
                            (f64::from(end) - edge).abs() <= 1.1,
                            "{name}, stripe {row}: {end} and {edge}"
                        );
                    }
                }
                // The last gap is about as wide as the others, or the symbol has come to its tip.
                let lowest = polygon.iter().map(|point| point.1).fold(0.0, f64::max);
                let gap = lowest - f64::from((stripes.len() as i32 - 1) * apart);
                assert!(gap >= f64::from(apart) * 0.9, "{name}: {gap}");
            }
        }
    }

    #[test]
    fn upright_lines_end_under_the_outline() {
        for (name, symbol) in ALL {
            let turned: Vec<Point> = polygon(symbol.outline).iter().map(|&(x, y)| (y, x)).collect();
            for (column, (from, to)) in (0..).zip(symbol.columns) {
                let meets = crossings(&turned, f64::from(column * COLUMNS_APART) + 1e-3);
                for end in [from, to] {
                    let near = meets.iter().any(|edge| (f64::from(end) - edge).abs() <= 1.6);
                    assert!(near, "{name}, column {column}: {end} of {meets:?}");
                }
            }
        }
    }

    #[test]
    fn no_dot_touches_the_outline_and_every_symbol_has_some() {
        for (name, symbol) in ALL {
            let polygon = polygon(symbol.outline);
            for (rows, apart, radius) in [(symbol.dots, DOTS_APART, 3.8), (symbol.beads, BEADS_APART, 4.2)] {
                let line = if radius > 4.0 { 4.3 } else { 3.2 };
                let path = dots(rows, apart);
                let centres = path.split('M').skip(1).map(|dot| {
                    let (x, y) = dot.trim_end_matches("h0").split_once(' ').unwrap();
                    (x.parse().unwrap(), y.parse().unwrap())
                });
                let mut count = 0;
                for centre in centres {
                    let free = distance(&polygon, centre) - radius - line;
                    assert!(free >= 0.5, "{name}: a dot at {centre:?} is {free} from the line");
                    count += 1;
                }
                assert!(count >= 6, "{name} has {count} dots");
            }
        }
    }

    #[test]
    fn symbols_are_symmetric_and_leave_each_other_room() {
        for (name, symbol) in ALL {
            let polygon = polygon(symbol.outline);
            for &(x, y) in &polygon {
                assert!(distance(&polygon, (-x, -y)) < 0.6, "{name} is another after half a turn");
                assert!(x.abs() + WIDEST_LINE < 40.0, "{name} is too wide for three beside each other");
            }
        }
    }
}
