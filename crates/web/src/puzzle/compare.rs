//! How a day compares with the player's other days, as far as this browser knows them.

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
    pub fn of(time: u64, others: &[u64]) -> Standing {
        let (Some(&best), Some(median)) = (others.iter().min(), median(others)) else {
            return Standing::First;
        };
        match time {
            time if time < best => Standing::Best,
            time if time < median => Standing::Faster,
            _ => Standing::Slower,
        }
    }
}

/// The middle of some times; of an even number, halfway between the two in the middle.
pub fn median(times: &[u64]) -> Option<u64> {
    let mut times = times.to_vec();
    times.sort_unstable();
    let upper = *times.get(times.len() / 2)?;
    let lower = times[(times.len() - 1) / 2];
    Some(lower + (upper - lower) / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_or_halfway_between_two() {
        assert_eq!(median(&[]), None);
        assert_eq!(median(&[7]), Some(7));
        assert_eq!(median(&[9, 1, 4]), Some(4));
        assert_eq!(median(&[9, 1, 4, 6]), Some(5));
    }

    #[test]
    fn a_time_is_compared_with_the_other_days() {
        let others = [30, 60, 40, 50];
        for (time, standing) in
            [(29, Standing::Best), (30, Standing::Faster), (44, Standing::Faster), (45, Standing::Slower)]
        {
            assert_eq!(Standing::of(time, &others), standing, "{time}");
        }
        assert_eq!(Standing::of(5, &[]), Standing::First);
    }
}
