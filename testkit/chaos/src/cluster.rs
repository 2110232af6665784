//! Two PostgreSQL servers and three nodes; beside them one node with SQLite.

use std::path::Path;

use anyhow::{Context, Result};
use tempfile::TempDir;
use test_postgres::{Server, free_port};

use crate::node::{JournalLocation, Node};

const NODES: usize = 3;
/// Enough sessions for all nodes, also while PostgreSQL has not yet noticed that some are lost.
const SETTINGS: [&str; 2] = ["max_connections=200", "wal_keep_size=256MB"];
const STANDBY: &str = "standby";

/// A primary and a standby, whose two ports stay the same whichever is the primary, and nodes that know both ports.
pub(crate) struct Cluster {
    pub(crate) primary: Server,
    pub(crate) standby: Server,
    pub(crate) nodes: Vec<Node>,
    /// A node with a SQLite journal, which shares nothing with the others.
    pub(crate) alone: Node,
    folder: TempDir,
}

impl Cluster {
    pub(crate) fn start(tercet: &Path) -> Result<Cluster> {
        let primary = Server::start(&SETTINGS);
        let standby = start_standby(&primary, free_port());
        let journal = JournalLocation::Postgres(url(primary.port(), standby.port()));
        let node = |_| Node::start(tercet.to_owned(), journal.clone(), None);
        let nodes = (0..NODES).map(node).collect::<Result<_>>()?;
        let folder = tempfile::tempdir().context("a folder for SQLite")?;
        let alone = Node::start(tercet.to_owned(), JournalLocation::Sqlite(folder.path().to_owned()), None)?;
        Ok(Cluster { primary, standby, nodes, alone, folder })
    }

    /// The journal's URL, with both servers in it.
    pub(crate) fn url(&self) -> String {
        url(self.primary.port(), self.standby.port())
    }

    /// The folder of the SQLite journal.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Promotes the standby. `standby` is the old primary from then on, whatever state that is in.
    pub(crate) fn promote(&mut self) {
        self.standby.promote();
        std::mem::swap(&mut self.primary, &mut self.standby);
    }

    /// Removes the old primary and starts a new standby on its port.
    pub(crate) fn replace_standby(&mut self) {
        let port = self.standby.port();
        self.standby.kill();
        self.standby = start_standby(&self.primary, port);
    }
}

fn url(one: u16, other: u16) -> String {
    format!("postgres://postgres@127.0.0.1:{one},127.0.0.1:{other}/postgres?target_session_attrs=read-write")
}

/// A new standby, which every commit of the primary waits for from now on.
fn start_standby(primary: &Server, port: u16) -> Server {
    // The setting is changed after the copy: a standby with it could not commit once it is promoted.
    let standby = primary.start_standby(STANDBY, port, &SETTINGS);
    primary.set("synchronous_standby_names", &format!("ANY 1 ({STANDBY})"));
    standby
}
