//! PostgreSQL's programs: where they are installed, and under which user they run.

use std::fs;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One of PostgreSQL's programs. Started by root, it runs as the owner of `folder`, because PostgreSQL refuses to run as root.
pub(crate) fn program(name: &str, folder: &Path) -> Command {
    let mut command = Command::new(find(name));
    command.current_dir(folder).env("LC_ALL", "C").env_remove("PGHOST").env_remove("PGPORT");
    if is_root() {
        let owner = fs::metadata(folder).expect("the folder is there");
        command.uid(owner.uid()).gid(owner.gid());
    }
    command
}

/// Run by root, gives a path to a user that may run PostgreSQL.
pub(crate) fn chown_from_root(path: &Path) {
    if is_root() {
        let (user, group) = ["postgres", "nobody"].iter().find_map(|name| ids_of(name)).expect("a user");
        chown(path, Some(user), Some(group)).expect("root may give files away");
    }
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

fn ids_of(name: &str) -> Option<(u32, u32)> {
    let users = fs::read_to_string("/etc/passwd").ok()?;
    let fields = users.lines().map(|line| line.split(':').collect::<Vec<_>>());
    let user = fields.into_iter().find(|fields| fields.first() == Some(&name))?;
    Some((user.get(2)?.parse().ok()?, user.get(3)?.parse().ok()?))
}

/// Debian installs the programs of each version in a folder of its own, outside `PATH`.
fn find(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut programs: Vec<(u32, PathBuf)> = versions
        .filter_map(|version| Some((version.file_name().to_str()?.parse().ok()?, version.path())))
        .map(|(version, folder)| (version, folder.join("bin").join(name)))
        .filter(|(_, program)| program.exists())
        .collect();
    programs.sort();
    programs.pop().map_or_else(|| PathBuf::from(name), |(_, program)| program)
}
