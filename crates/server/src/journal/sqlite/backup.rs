//! Backups of a journal, also while a server writes it.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::file;

/// Why a backup failed. The text says what to do.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("{} exists already: choose another name or move it away", target.display())]
    Exists { target: PathBuf },
    #[error("cannot write {}: choose another place or change its permissions", target.display())]
    Target {
        target: PathBuf,
        #[source]
        cause: io::Error,
    },
    #[error("cannot copy {}: check the data folder and the space on the disk", file.display())]
    Sqlite {
        file: PathBuf,
        #[source]
        cause: rusqlite::Error,
    },
    /// The copying task panicked or was cancelled.
    #[error("the backup was interrupted: {0}")]
    Interrupted(String),
}

/// Copies a snapshot of this folder's journal into a new file, while a server in this or another process goes on writing. To
/// restore it, put it as `journal.db` into an empty folder.
///
/// An empty file reserves the target first, so that nothing is overwritten; the copy is renamed to it when it is complete and
/// flushed, so that an incomplete backup never has the target's name.
pub fn backup(folder: &Path, target: &Path) -> Result<(), BackupError> {
    let failed = |cause: io::Error| match cause.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists { target: target.to_owned() },
        _ => BackupError::Target { target: target.to_owned(), cause },
    };
    File::create_new(target).map_err(failed)?;
    let partial = partial(target);
    let result = copy(&file::path(folder), &partial).and_then(|()| publish(&partial, target).map_err(failed));
    if result.is_err() {
        let _ = fs::remove_file(&partial);
        let _ = fs::remove_file(target);
    }
    result
}

fn partial(target: &Path) -> PathBuf {
    let mut name = OsString::from(target);
    name.push(".partial");
    name.into()
}

/// `VACUUM INTO` reads one snapshot, leaves out free pages and does not block writers.
fn copy(file: &Path, partial: &Path) -> Result<(), BackupError> {
    // Left by an interrupted backup: only the process that has reserved the target writes it.
    let _ = fs::remove_file(partial);
    let unreadable = |cause| BackupError::Sqlite { file: file.to_owned(), cause };
    let connection = file::connect_read_only(file).map_err(unreadable)?;
    let name = partial.to_str().ok_or_else(|| BackupError::Target {
        target: partial.to_owned(),
        cause: io::Error::new(io::ErrorKind::InvalidInput, "the name is not Unicode"),
    })?;
    connection.execute("VACUUM INTO ?1", [name]).map_err(unreadable)?;
    Ok(())
}

/// Flushes the copy, which `VACUUM INTO` does not do, before it gets its name.
fn publish(partial: &Path, target: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(partial)?.sync_all()?;
    fs::rename(partial, target)?;
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // A system that cannot open folders does not need to flush them.
    File::open(folder).map_or(Ok(()), |folder| folder.sync_all())
}
