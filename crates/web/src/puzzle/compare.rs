//! How a day compares with the player's other days, as far as this browser knows them.

use play::median;

/// Where a time stands among those of the other days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// There is no other day.
    First,
    Best,
    /// Better than the median.
    Faster,
    Slower,
}

impl Standing {
    /// The other days' times are sorted.
    pub fn of(time: u64, others: &[u64]) -> Standing {
        let (Some(&best), Some(median)) = (others.first(), median(others)) else {
            return Standing::First;
        };
        match time {
            time if time < best => Standing::Best,
            time if time < median => Standing::Faster,
            _ => Standing::Slower,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_compared_with_the_other_days() {
        let others = [30, 40, 50, 60];
        for (time, standing) in
            [(29, Standing::Best), (30, Standing::Faster), (44, Standing::Faster), (45, Standing::Slower)]
        {
            assert_eq!(Standing::of(time, &others), standing, "{time}");
        }
        assert_eq!(Standing::of(5, &[]), Standing::First);
    }
}
