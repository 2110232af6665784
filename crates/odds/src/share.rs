//! A share that was counted in a sample, and its confidence interval.

/// How often something happened among how many chances.
///
/// ```
/// use odds::Share;
///
/// let share = Share { part: 50, whole: 100 };
/// let (low, high) = share.interval();
/// assert!(low < share.rate() && share.rate() < high && high - low < 0.26);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub part: u64,
    pub whole: u64,
}

/// How many standard deviations hold 99 % of a normal distribution.
const DEVIATIONS: f64 = 2.575_829_303_548_901;

impl Share {
    /// The share itself, or 0 of nothing.
    pub fn rate(self) -> f64 {
        if self.whole == 0 { 0.0 } else { self.part as f64 / self.whole as f64 }
    }

    /// Wilson's 99 % confidence interval: all rates under which this share would not be surprising.
    ///
    /// Unlike the rate plus or minus some deviations, it stays between 0 and 1 and is useful
    /// even for an event that never happened.
    pub fn interval(self) -> (f64, f64) {
        self.interval_as_if(self.whole as f64)
    }

    /// The same for a sample that is worth only `whole` independent chances.
    pub(crate) fn interval_as_if(self, whole: f64) -> (f64, f64) {
        if self.whole == 0 {
            return (0.0, 1.0);
        }
        let rate = self.rate();
        let spread = DEVIATIONS * DEVIATIONS / whole;
        let middle = rate + spread / 2.0;
        let reach = (spread * (rate * (1.0 - rate) + spread / 4.0)).sqrt();
        // Rounding must not push the ends past what is possible.
        let low = if self.part == 0 { 0.0 } else { (middle - reach) / (1.0 + spread) };
        let high = if self.part == self.whole { 1.0 } else { (middle + reach) / (1.0 + spread) };
        (low, high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked by hand: for 10 of 100, (0.1 + 0.033175 ± 0.084126) / 1.066349.
    #[test]
    fn intervals_are_wilsons() {
        let (low, high) = Share { part: 10, whole: 100 }.interval();
        assert!((low - 0.046_00).abs() < 1e-4 && (high - 0.203_78).abs() < 1e-4, "{low} {high}");
        assert_eq!(Share { part: 0, whole: 0 }.interval(), (0.0, 1.0));
        assert_eq!(Share { part: 0, whole: 10 }.interval().0, 0.0);
        assert_eq!(Share { part: 10, whole: 10 }.interval().1, 1.0);
    }
}
