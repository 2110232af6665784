//! Copies of a journal, also of one that a server is writing at this moment.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::{fmt, io};

use super::file;

/// Why there is no backup. The text says what to do.
#[derive(Debug)]
pub enum BackupError {
    /// There is something of that name, and backups overwrite nothing.
    Exists {
        /// The name.
        target: PathBuf,
    },
    /// The copy cannot be written.
    Target {
        /// Where it should be.
        target: PathBuf,
        /// What the operating system says.
        cause: io::Error,
    },
    /// The journal cannot be read or its copy not be written.
    Sqlite {
        /// The journal.
        file: PathBuf,
        /// What SQLite says.
        cause: rusqlite::Error,
    },
    /// The program ended while copying.
    Interrupted(String),
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::Exists { target } => {
                write!(f, "{} exists already: choose another name or move it away", target.display())
            }
            BackupError::Target { target, .. } => {
                write!(f, "cannot write {}: choose another place or change its permissions", target.display())
            }
            BackupError::Sqlite { file, .. } => {
                write!(f, "cannot copy {}: check the data folder and the space on the disk", file.display())
            }
            BackupError::Interrupted(cause) => write!(f, "the backup was interrupted: {cause}"),
        }
    }
}

impl std::error::Error for BackupError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            BackupError::Target { cause, .. } => Some(cause),
            BackupError::Sqlite { cause, .. } => Some(cause),
            BackupError::Exists { .. } | BackupError::Interrupted(_) => None,
        }
    }
}

/// Copies the journal of this folder, as it is at one moment, into a new file; the server may go on in this or another
/// process. To restore it, put it as `journal.db` into an empty folder.
///
/// The name is taken first, with an empty file, so that nothing is ever overwritten; the copy gets the name when it
/// is complete and on the disk, so that half a backup never looks like one.
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

/// `VACUUM INTO` reads one snapshot and leaves out free pages; writers do not notice.
fn copy(file: &Path, partial: &Path) -> Result<(), BackupError> {
    // Whoever left it behind no longer holds the name that we now hold.
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

/// SQLite does not flush what `VACUUM INTO` writes, so it is done here, before the copy gets its name.
fn publish(partial: &Path, target: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(partial)?.sync_all()?;
    fs::rename(partial, target)?;
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Not every system can open folders; those that cannot do not need it.
    File::open(folder).map_or(Ok(()), |folder| folder.sync_all())
}
