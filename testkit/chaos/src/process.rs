//! What a process uses, as Linux counts it in `/proc`.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// Linux shows times to programs in hundredths of a second.
pub(crate) const TICK: Duration = Duration::from_millis(10);

/// What one process uses at a moment.
#[derive(Clone, Debug, Default)]
pub struct ProcessUsage {
    /// User and system time of all threads since the start.
    pub cpu: Duration,
    /// Memory in RAM, in KiB.
    pub memory: u64,
    pub files: usize,
    /// For each thread, how often it went to sleep to wait for something.
    sleeps: BTreeMap<String, u64>,
}

impl ProcessUsage {
    pub(crate) fn read(pid: u32) -> ProcessUsage {
        let folder = PathBuf::from(format!("/proc/{pid}"));
        let entries = |name: &str| fs::read_dir(folder.join(name)).into_iter().flatten().flatten();
        ProcessUsage {
            cpu: cpu_time([pid]),
            memory: status(folder.join("status"), "VmRSS:"),
            files: entries("fd").count(),
            sleeps: entries("task")
                .map(|task| {
                    let sleeps = status(task.path().join("status"), "voluntary_ctxt_switches:");
                    (task.file_name().to_string_lossy().into_owned(), sleeps)
                })
                .collect(),
        }
    }

    /// How often the threads woke up since `before`. Those that have ended meanwhile are not counted.
    pub fn wake_ups_since(&self, before: &ProcessUsage) -> u64 {
        let of = |(thread, sleeps): (&String, &u64)| {
            sleeps.saturating_sub(before.sleeps.get(thread).copied().unwrap_or_default())
        };
        self.sleeps.iter().map(of).sum()
    }
}

/// A number in a `status` file; 0 if it is missing.
fn status(file: PathBuf, name: &str) -> u64 {
    let text = fs::read_to_string(file).unwrap_or_default();
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.split_whitespace().next());
    value.and_then(|number| number.parse().ok()).unwrap_or_default()
}

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

    #[test]
    fn a_process_has_memory_files_and_wake_ups() {
        let before = ProcessUsage::read(std::process::id());
        let file = tempfile::tempfile().expect("a file");
        std::thread::sleep(Duration::from_millis(5));
        let after = ProcessUsage::read(std::process::id());
        drop(file);
        assert!(after.memory > 500 && after.files > 3, "{after:?}");
        assert!(after.wake_ups_since(&before) > 0, "{before:?} {after:?}");
        assert_eq!(ProcessUsage::read(u32::MAX).files, 0);
    }
}
