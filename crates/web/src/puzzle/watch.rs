//! A stop watch. The time is an argument.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Watch {
    spent: u64,
    since: Option<u64>,
}

impl Watch {
    pub const fn at(spent: u64) -> Watch {
        Watch { spent, since: None }
    }

    /// A clock that is set back takes nothing away.
    pub fn spent(self, now: u64) -> u64 {
        self.spent + self.since.map_or(0, |since| now.saturating_sub(since))
    }

    pub fn start(&mut self, now: u64) {
        self.since.get_or_insert(now);
    }

    pub fn stop(&mut self, now: u64) {
        *self = Watch::at(self.spent(now));
    }
}

/// Minutes and seconds, with hours if there are any.
pub fn time_text(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_it_runs_is_counted() {
        let mut watch = Watch::default();
        watch.start(1_000);
        watch.start(2_000);
        assert_eq!(watch.spent(4_000), 3_000);
        watch.stop(4_000);
        watch.stop(9_000);
        assert_eq!(watch.spent(50_000), 3_000);
        watch.start(60_000);
        assert_eq!(watch.spent(61_500), 4_500);
        assert_eq!(watch.spent(59_000), 3_000, "the device's clock was set back");
    }

    #[test]
    fn times_are_read_as_people_write_them() {
        let texts = [0, 9_999, 151_000, 3_600_000, 3_751_000].map(time_text);
        assert_eq!(texts, ["0:00", "0:09", "2:31", "1:00:00", "1:02:31"]);
    }
}
