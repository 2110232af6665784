//! Chances as text.

use ::odds::Fraction;

use crate::settings::words;

/// In per cent, with enough decimals for three significant figures, and at least two.
pub fn percent(chance: f64) -> String {
    words().percent(chance, decimals(chance))
}

fn decimals(chance: f64) -> usize {
    let (mut decimals, mut shown) = (2, 1e4 * chance);
    while shown > 0.0 && shown < 99.5 && decimals < 16 {
        decimals += 1;
        shown *= 10.0;
    }
    // Small ones are rounded to three figures, others to hundredths.
    if chance >= 0.01 { 2 } else { decimals }
}

/// As one in how many.
pub fn one_in(chance: Fraction) -> String {
    let (part, whole) = (chance.numerator(), chance.denominator());
    match part {
        0 => "–".to_owned(),
        _ if whole >= part * 10 => words().whole((whole + part / 2) / part),
        _ => words().decimal(whole as f64 / part as f64, 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_figures_are_shown() {
        let shown = [1.0, 0.5, 0.0323, 0.01, 0.000_365, 0.000_033_97, 1.45e-13, 0.0].map(decimals);
        assert_eq!(shown, [2, 2, 2, 2, 4, 5, 13, 2]);
    }
}
