//! Cards can be read in every palette: enough contrast with their paper, and colours that stay apart.

use terminal::Palette;

/// One of the 256 colours as a terminal shows it: the six steps of the cube, then greys.
fn indexed(index: u8) -> u32 {
    let step = |part: u8| u32::from(part) * 40 + if part > 0 { 55 } else { 0 };
    match index {
        16..=231 => {
            let cube = index - 16;
            step(cube / 36) << 16 | step(cube / 6 % 6) << 8 | step(cube % 6)
        }
        232..=255 => (u32::from(index - 232) * 10 + 8) * 0x01_01_01,
        _ => panic!("the first sixteen colours are everybody's own"),
    }
}

fn linear(colour: u32) -> [f64; 3] {
    [16, 8, 0].map(|shift| {
        let part = f64::from(colour >> shift & 0xff) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance(colour: u32) -> f64 {
    let [red, green, blue] = linear(colour);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(a: u32, b: u32) -> f64 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

/// CIE L*a*b* in daylight.
fn lab(colour: u32) -> [f64; 3] {
    let [r, g, b] = linear(colour);
    let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47;
    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83;
    let [x, y, z] =
        [x, y, z].map(|part| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The distance of two colours, CIE 1976: above 23 they are easily distinguished.
fn distance(a: u32, b: u32) -> f64 {
    lab(a).iter().zip(lab(b)).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

#[test]
fn every_palette_has_contrast_and_distance_in_true_colour_and_in_256() {
    for (palette, name) in Palette::ALL {
        let inks = palette.inks();
        for colours in [inks.map(|(rgb, _)| rgb), inks.map(|(_, index)| indexed(index))] {
            let [symbols @ .., paper] = colours;
            for (place, &symbol) in symbols.iter().enumerate() {
                assert!(contrast(symbol, paper) >= 4.5, "{name}: {symbol:06x} on {paper:06x}");
                for &other in &symbols[place + 1..] {
                    assert!(distance(symbol, other) >= 23.0, "{name}: {symbol:06x} and {other:06x}");
                }
            }
        }
    }
}
