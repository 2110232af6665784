//! How much processor time processes have taken.

use std::fs;
use std::time::Duration;

/// Linux counts in hundredths of a second wherever it shows times to programs.
const TICK: Duration = Duration::from_millis(10);

/// What these processes have taken, in the kernel and outside, with all their threads.
pub fn time_of(pids: impl IntoIterator<Item = u32>) -> Duration {
    pids.into_iter().map(|pid| TICK * ticks(pid, &[11, 12])).sum()
}

/// What the children that a process has buried had taken.
pub fn time_of_the_dead(parent: u32) -> Duration {
    TICK * ticks(parent, &[13, 14])
}

/// The sum of some fields of `stat`, counted from 0 after the name, which may hold blanks.
fn ticks(pid: u32, fields: &[usize]) -> u32 {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let all: Vec<&str> = stat.rsplit_once(") ").map_or("", |(_, rest)| rest).split(' ').collect();
    fields.iter().filter_map(|&field| all.get(field)?.parse::<u32>().ok()).sum()
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    #[test]
    fn who_works_is_seen_to_work() {
        let before = time_of([std::process::id()]);
        let start = Instant::now();
        while time_of([std::process::id()]) < before + 5 * TICK {
            assert!(start.elapsed() < Duration::from_secs(20), "nothing is counted");
        }
        assert_eq!(time_of([u32::MAX]), Duration::ZERO, "nobody takes nothing");
    }
}
