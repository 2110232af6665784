//! `kill -9` during appends: no acknowledged append is lost.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write, stderr};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use server::journal::{Journal, SqliteJournal, Stream};
use tokio::task::JoinSet;

/// Set for the child: the folder of its journal.
const FOLDER: &str = "TERCET_CRASH_FOLDER";
const STREAMS: usize = 24;
const LIVES: usize = 8;

fn stream(number: usize) -> Stream {
    Stream::new(&format!("table/{number}")).unwrap()
}

fn payload(stream: &Stream, seq: u64) -> String {
    format!("{stream} {seq} ").repeat(20)
}

/// Not a test by itself: the process that is killed. It appends until then and prints each acknowledged append.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let journal = Arc::new(SqliteJournal::open(Path::new(&folder)).unwrap());
    let mut tasks = JoinSet::new();
    for number in 0..STREAMS {
        let (journal, stream) = (journal.clone(), stream(number));
        tasks.spawn(async move {
            for head in journal.head(&stream).await.unwrap().. {
                journal.append(&stream, head, payload(&stream, head + 1).into()).await.unwrap();
                // One write for the whole line, so that lines do not mix; standard output is the test harness's.
                stderr().write_all(format!("{number} {}\n", head + 1).as_bytes()).unwrap();
            }
        });
    }
    tasks.join_all().await;
}

/// Lets a child live until it has acknowledged so many appends, kills it, and returns the last of each stream.
fn live_and_die(folder: &Path, appends: usize) -> BTreeMap<usize, u64> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::child", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap());
    let mut acknowledged = BTreeMap::new();
    let mut line = String::new();
    for count in 1.. {
        line.clear();
        // Lines printed before the end are still in the pipe; an incomplete one is ignored.
        if lines.read_line(&mut line).unwrap() == 0 || !line.ends_with('\n') {
            assert!(count > appends, "the child ended by itself: {line}");
            break;
        }
        let (number, seq) = line.trim().split_once(' ').unwrap_or_else(|| panic!("the child says: {line}"));
        acknowledged.insert(number.parse().unwrap(), seq.parse().unwrap_or_else(|_| panic!("{line}")));
        if count == appends {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    acknowledged
}

async fn check(folder: &Path, acknowledged: &BTreeMap<usize, u64>) {
    let journal = SqliteJournal::open(folder).unwrap();
    for number in 0..STREAMS {
        let stream = stream(number);
        let entries = journal.read(&stream, 0, usize::MAX).await.unwrap();
        let there = entries.len() as u64;
        assert!(entries.iter().map(|entry| entry.seq).eq(1..=there), "{stream} has gaps or doubles");
        assert!(entries.iter().all(|entry| entry.payload == payload(&stream, entry.seq)));
        let promised = acknowledged.get(&number).copied().unwrap_or(0);
        assert!(there >= promised, "{stream}: {promised} acknowledged, {there} there");
    }
}

#[tokio::test]
async fn what_was_acknowledged_survives_kill_9() {
    let folder = tempfile::tempdir().unwrap();
    let mut acknowledged = BTreeMap::new();
    for _ in 0..LIVES {
        // From a few appends to far beyond the first checkpoint.
        let appends = 1 + getrandom::u32().unwrap() as usize % 8000;
        acknowledged.extend(live_and_die(folder.path(), appends));
        check(folder.path(), &acknowledged).await;
    }
}
