//! Exact fractions in lowest terms.

use std::fmt;

/// A non-negative fraction in lowest terms.
///
/// ```
/// use odds::Fraction;
///
/// let mean = Fraction::new(440, 158);
/// assert_eq!(mean.to_string(), "220/79");
/// assert_eq!(Fraction::new(6, 3).to_string(), "2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: u128,
    denominator: u128,
}

impl Fraction {
    pub fn new(numerator: u128, denominator: u128) -> Fraction {
        assert!(denominator > 0, "a fraction needs a denominator");
        let (mut common, mut rest) = (numerator, denominator);
        while rest > 0 {
            (common, rest) = (rest, common % rest);
        }
        Fraction { numerator: numerator / common, denominator: denominator / common }
    }

    pub const fn numerator(self) -> u128 {
        self.numerator
    }

    pub const fn denominator(self) -> u128 {
        self.denominator
    }

    /// The nearest floating-point number, for display; not for further computation.
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            _ => write!(f, "{}/{}", self.numerator, self.denominator),
        }
    }
}
