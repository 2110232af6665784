//! The embedded journal beyond the contract: clear errors, one process a folder, backups, a clean shutdown.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;
use server::journal::{
    AppendError, BackupError, Follower, Journal, OpenError, SqliteJournal, Stream, backup,
};

fn stream(name: &str) -> Stream {
    Stream::new(name).unwrap()
}

fn open_error(folder: &Path) -> OpenError {
    SqliteJournal::open(folder).err().expect("the folder should be refused")
}

async fn count(journal: &SqliteJournal, stream: &Stream) -> usize {
    let entries = journal.read(stream, 0, usize::MAX).await.unwrap();
    assert!(entries.iter().map(|entry| entry.seq).eq(1..=entries.len() as u64));
    entries.len()
}

#[tokio::test]
async fn a_second_process_cannot_open_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let first = SqliteJournal::open(folder.path()).unwrap();
    let refused = open_error(folder.path());
    assert!(matches!(refused, OpenError::Locked { .. }));
    let text = refused.to_string();
    assert!(text.starts_with("another tercet process uses /") && text.contains("stop it"), "{text}");
    first.append(&stream("a"), 0, "still works".into()).await.unwrap();
    drop(first);
    assert_eq!(count(&SqliteJournal::open(folder.path()).unwrap(), &stream("a")).await, 1);
}

#[test]
fn a_folder_that_cannot_be_made_is_named_with_the_cause() {
    let folder = tempfile::tempdir().unwrap();
    let taken = folder.path().join("a file");
    fs::write(&taken, "").unwrap();
    for impossible in [taken.clone(), taken.join("below")] {
        let refused = open_error(&impossible);
        assert!(matches!(refused, OpenError::Folder { .. }), "{refused}");
        assert!(refused.to_string().contains("choose another data folder"));
        assert!(refused.source().is_some());
    }
    SqliteJournal::open(&folder.path().join("made/on/the way")).unwrap();
}

#[test]
fn files_of_others_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.db");
    let letter = "Dear diary, this is a text and no database at all. ".repeat(100);
    fs::write(&file, &letter).unwrap();
    let refused = open_error(folder.path());
    assert!(matches!(refused, OpenError::Foreign { .. }), "{refused}");
    assert_eq!(fs::read_to_string(&file).unwrap(), letter);

    fs::remove_file(&file).unwrap();
    Connection::open(&file).unwrap().execute_batch("CREATE TABLE recipes(cake)").unwrap();
    let before = fs::read(&file).unwrap();
    let refused = open_error(folder.path());
    assert!(matches!(refused, OpenError::Foreign { .. }), "{refused}");
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_newer_file_is_left_to_a_newer_program() {
    let folder = tempfile::tempdir().unwrap();
    drop(SqliteJournal::open(folder.path()).unwrap());
    let file = Connection::open(folder.path().join("journal.db")).unwrap();
    file.pragma_update(None, "user_version", 7).unwrap();
    drop(file);
    let refused = open_error(folder.path());
    assert!(matches!(refused, OpenError::Newer { found: 7, known: 1, .. }));
    assert!(refused.to_string().contains("use a newer tercet"), "{refused}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_busy_journal_is_one_moment_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Arc::new(SqliteJournal::open(folder.path()).unwrap());
    let (left, right) = (stream("left"), stream("right"));
    let writer = tokio::spawn({
        let (journal, left, right) = (journal.clone(), left.clone(), right.clone());
        async move {
            for head in 0.. {
                journal.append(&left, head, vec![1; 500].into()).await?;
                journal.append(&right, head, vec![2; 500].into()).await?;
            }
            Ok::<(), AppendError>(())
        }
    });
    let mut earlier = 0;
    for number in 0..5 {
        let mut follower = Follower::new(journal.clone(), right.clone(), earlier as u64 + 20);
        follower.next().await.unwrap();
        let restored = tempfile::tempdir().unwrap();
        let target = restored.path().join("journal.db");
        match number % 2 {
            0 => journal.backup(&target).await.unwrap(),
            _ => backup(folder.path(), &target).unwrap(),
        }
        let copy = SqliteJournal::open(restored.path()).unwrap();
        let (lefts, rights) = (count(&copy, &left).await, count(&copy, &right).await);
        assert!(lefts == rights || lefts == rights + 1, "{lefts} and {rights} never were at the same time");
        assert!(rights > earlier + 20, "what was acknowledged before the backup is in it");
        copy.append(&left, lefts as u64, "life goes on".into()).await.unwrap();
        earlier = rights;
    }
    journal.close().await;
    assert!(matches!(writer.await.unwrap(), Err(AppendError::Unavailable(_))));
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_leaves_nothing_half_done() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let target = folder.path().join("precious");
    fs::write(&target, "precious").unwrap();
    let refused = journal.backup(&target).await.unwrap_err();
    assert!(matches!(refused, BackupError::Exists { .. }), "{refused}");
    assert_eq!(fs::read_to_string(&target).unwrap(), "precious");

    let nowhere = journal.backup(&folder.path().join("no/such/folder")).await.unwrap_err();
    assert!(matches!(nowhere, BackupError::Target { .. }), "{nowhere}");

    let empty = tempfile::tempdir().unwrap();
    let nothing = backup(&empty.path().join("no journal"), &empty.path().join("copy")).unwrap_err();
    assert!(matches!(nothing, BackupError::Sqlite { .. }), "{nothing}");
    assert_eq!(fs::read_dir(empty.path()).unwrap().count(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closing_writes_queued_appends_and_ends_followers() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Arc::new(SqliteJournal::open(folder.path()).unwrap());
    let table = stream("table");
    let mut follower = Follower::new(journal.clone(), table.clone(), 1);
    let waiting = tokio::spawn(async move { follower.next().await });
    journal.append(&table, 0, "kept".into()).await.unwrap();
    journal.close().await;
    journal.close().await;
    assert!(waiting.await.unwrap().is_err());
    assert!(matches!(journal.append(&table, 1, "late".into()).await, Err(AppendError::Unavailable(_))));
    assert!(journal.read(&table, 0, 1).await.is_err());
    assert!(Follower::new(journal.clone(), table.clone(), 0).next().await.is_err());

    let log = fs::metadata(folder.path().join("journal.db-wal")).map_or(0, |log| log.len());
    assert_eq!(log, 0, "everything is in the one file");
    // The handle still exists, but the folder is free.
    assert_eq!(count(&SqliteJournal::open(folder.path()).unwrap(), &table).await, 1);
}
