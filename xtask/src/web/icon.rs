//! The icon for devices that take no SVG: the shapes of `crates/web/icon.svg`, drawn as bitmaps.
//!
//! A shape is a polygon, once its curves have been walked along in small steps. A pixel is as much of a shape's colour as there
//! are points inside of so many in it.

use anyhow::{Context, Result, bail};

/// What lies under the shapes: the paper of a card.
const PAPER: [f64; 3] = [255.0; 3];

/// The side of the drawing's own square.
const SIDE: f64 = 64.0;

/// The steps along a curve, and the points along a pixel's side.
const STEPS: u32 = 24;
const POINTS: u32 = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// A card with round corners.
    Card,
    /// To all edges, for systems that cut icons into a shape of their own; what is drawn stays within the circle that none cuts.
    Full,
}

type Point = (f64, f64);

struct Shape {
    corners: Vec<Point>,
    colour: [f64; 3],
}

/// A PNG of this many pixels a side.
pub fn draw(svg: &str, pixels: u32, paper: Paper) -> Result<Vec<u8>> {
    let (shrunk, radius) = if paper == Paper::Full { (0.72, 0.0) } else { (0.84, 9.0) };
    let mut shapes = shapes(svg)?;
    for (x, y) in shapes.iter_mut().flat_map(|shape| &mut shape.corners) {
        (*x, *y) = ((*x - SIDE / 2.0) * shrunk + SIDE / 2.0, (*y - SIDE / 2.0) * shrunk + SIDE / 2.0);
    }
    shapes.insert(0, Shape { corners: rectangle(0.0, 0.0, SIDE, SIDE, radius), colour: PAPER });
    let side = POINTS as usize;
    let mut picture = Vec::new();
    for row in 0..pixels {
        let lines = (0..POINTS).map(|line| line_of_points(&shapes, row * POINTS + line, pixels * POINTS));
        let lines: Vec<_> = lines.collect();
        for column in 0..pixels as usize {
            let points = lines.iter().flat_map(|line| &line[column * side..][..side]);
            picture.extend(mixed(points.map(|&shape| shape.map(|shape| shapes[shape].colour))));
        }
    }
    encode(&picture, pixels)
}

/// Which shape is on top at each of the points on a line across the picture.
fn line_of_points(shapes: &[Shape], line: u32, count: u32) -> Vec<Option<usize>> {
    let step = SIDE / f64::from(count);
    let mut points = vec![None; count as usize];
    for (number, shape) in shapes.iter().enumerate() {
        let mut crossings = crossings(&shape.corners, (f64::from(line) + 0.5) * step);
        crossings.sort_by(f64::total_cmp);
        for span in crossings.chunks_exact(2) {
            let [start, end] = [span[0], span[1]].map(|x| ((x / step).round() as usize).min(points.len()));
            points[start..end].fill(Some(number));
        }
    }
    points
}

/// Where a polygon's edges cross a line across the picture.
fn crossings(corners: &[Point], y: f64) -> Vec<f64> {
    let next = corners.iter().cycle().skip(1);
    let edges = corners.iter().zip(next).filter(|((_, y1), (_, y2))| (*y1 > y) != (*y2 > y));
    edges.map(|((x1, y1), (x2, y2))| (x2 - x1) * (y - y1) / (y2 - y1) + x1).collect()
}

/// The colour of a pixel with these points, of which some may be bare.
fn mixed(points: impl Iterator<Item = Option<[f64; 3]>>) -> [u8; 4] {
    let (mut sum, mut covered) = ([0.0; 3], 0.0);
    for colour in points.flatten() {
        (0..3).for_each(|part| sum[part] += colour[part]);
        covered += 1.0;
    }
    let [red, green, blue] = sum.map(|part| (part / f64::max(covered, 1.0)).round() as u8);
    [red, green, blue, (covered * 255.0 / f64::from(POINTS * POINTS)).round() as u8]
}

fn encode(picture: &[u8], pixels: u32) -> Result<Vec<u8>> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixels, pixels);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(picture)?;
    writer.finish()?;
    Ok(file)
}

/// The shapes of a drawing, which is made of nothing but filled paths and rectangles.
fn shapes(svg: &str) -> Result<Vec<Shape>> {
    let elements = svg.split('<').filter(|element| element.contains("fill="));
    elements.map(|element| Ok(Shape { corners: corners(element)?, colour: colour(element)? })).collect()
}

fn corners(element: &str) -> Result<Vec<Point>> {
    if element.starts_with("path ") {
        return path(attribute(element, "d")?);
    }
    let number = |name| attribute(element, name)?.parse::<f64>().context("no number");
    Ok(rectangle(number("x")?, number("y")?, number("width")?, number("height")?, number("rx")?))
}

fn attribute<'a>(element: &'a str, name: &str) -> Result<&'a str> {
    let value = element.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split_once('"'));
    value.map(|(value, _)| value).with_context(|| format!("the icon has no {name} in {element}"))
}

fn colour(element: &str) -> Result<[f64; 3]> {
    let value = attribute(element, "fill")?.trim_start_matches('#');
    let value = u32::from_str_radix(value, 16).context("a colour is six digits")?;
    Ok([16, 8, 0].map(|shift| f64::from(value >> shift & 0xff)))
}

fn rectangle(x: f64, y: f64, width: f64, height: f64, radius: f64) -> Vec<Point> {
    let centres = [
        (width - radius, height - radius),
        (radius, height - radius),
        (radius, radius),
        (width - radius, radius),
    ];
    let quarters = centres.into_iter().zip(0..);
    let corners = quarters.flat_map(|((right, down), quarter)| {
        (0..=STEPS).map(move |step| {
            let turn =
                (f64::from(quarter) + f64::from(step) / f64::from(STEPS)) * std::f64::consts::FRAC_PI_2;
            (x + right + radius * turn.cos(), y + down + radius * turn.sin())
        })
    });
    corners.collect()
}

/// Walks along a path of lines (`M`) and curves (`C`) to its end (`Z`).
fn path(written: &str) -> Result<Vec<Point>> {
    let mut corners: Vec<Point> = Vec::new();
    for (command, points) in commands(written)? {
        match command {
            'M' => corners.extend(points),
            'C' => {
                for bend in points.chunks_exact(3) {
                    let here = *corners.last().context("a path begins somewhere")?;
                    let at =
                        |step| curve([here, bend[0], bend[1], bend[2]], f64::from(step) / f64::from(STEPS));
                    corners.extend((1..=STEPS).map(at));
                }
            }
            'Z' => {}
            other => bail!("the icon may not use {other:?}"),
        }
    }
    Ok(corners)
}

/// The letters of a path with the points behind each.
fn commands(written: &str) -> Result<Vec<(char, Vec<Point>)>> {
    let letters: Vec<_> = written.char_indices().filter(|(_, letter)| letter.is_alphabetic()).collect();
    let ends = letters.iter().map(|(place, _)| *place).skip(1).chain([written.len()]);
    let parts = letters.iter().zip(ends).map(|(&(place, letter), end)| {
        let numbers: Result<Vec<f64>, _> =
            written[place + 1..end].split_whitespace().map(str::parse).collect();
        let numbers = numbers.context("no number in a path of the icon")?;
        Ok((letter, numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()))
    });
    parts.collect()
}

/// A point of a cubic Bézier curve.
fn curve([a, b, c, d]: [Point; 4], at: f64) -> Point {
    let mix = |a: f64, b: f64, c: f64, d: f64| {
        let back = 1.0 - at;
        back * back * back * a + 3.0 * back * back * at * b + 3.0 * back * at * at * c + at * at * at * d
    };
    (mix(a.0, b.0, c.0, d.0), mix(a.1, b.1, c.1, d.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str = include_str!("../../../crates/web/icon.svg");

    fn pixel(file: &[u8], x: usize, y: usize) -> [u8; 4] {
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        let mut picture = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut picture).unwrap();
        let start = (y * info.width as usize + x) * 4;
        picture[start..start + 4].try_into().unwrap()
    }

    #[test]
    fn the_three_shapes_are_where_the_drawing_has_them() {
        let icon = draw(SVG, 64, Paper::Full).unwrap();
        assert_eq!(pixel(&icon, 17, 32), [0xe8, 0, 0, 255], "a red diamond");
        assert_eq!(pixel(&icon, 32, 32), [0, 0x84, 0x74, 255], "a green oval");
        assert_eq!(pixel(&icon, 46, 32), [0x70, 0x18, 0xcc, 255], "a purple squiggle");
        assert_eq!(pixel(&icon, 0, 0), [255; 4], "paper to the edges");
        let card = draw(SVG, 64, Paper::Card).unwrap();
        assert_eq!(pixel(&card, 0, 0)[3], 0, "a card has round corners");
    }
}
