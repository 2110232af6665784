//! Processor time of processes, from `/proc`.

use std::fs;
use std::time::Duration;

/// Linux shows times to programs in hundredths of a second.
const TICK: Duration = Duration::from_millis(10);

/// User and system time of these processes, with all their threads.
pub(crate) fn cpu_time(pids: impl IntoIterator<Item = u32>) -> Duration {
    pids.into_iter().map(|pid| TICK * ticks(pid, &[11, 12])).sum()
}

/// User and system time of a process's children that have ended.
pub(crate) fn cpu_time_of_ended_children(parent: u32) -> Duration {
    TICK * ticks(parent, &[13, 14])
}

/// The sum of some fields of `stat`, counted from 0 after the process's name, which may hold blanks.
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
    fn a_busy_process_takes_time_and_a_missing_one_none() {
        let before = cpu_time([std::process::id()]);
        let start = Instant::now();
        while cpu_time([std::process::id()]) < before + 5 * TICK {
            assert!(start.elapsed() < Duration::from_secs(20), "nothing is counted");
        }
        assert_eq!(cpu_time([u32::MAX]), Duration::ZERO, "a process that does not exist");
    }
}
