//! What the show plays on: two PostgreSQL servers and three nodes.

use std::path::Path;

use anyhow::Result;
use test_postgres::{Server, free_port};

use crate::node::{Keeping, Node};

const NODES: usize = 3;
/// Enough sessions for all nodes, also while lost ones linger.
const SETTINGS: [&str; 2] = ["max_connections=200", "wal_keep_size=256MB"];
/// By this name the primary knows the standby that every commit waits for.
const STANDBY: &str = "standby";

/// Two PostgreSQL servers on two ports that stay the same, whoever is primary, and the nodes that know both.
pub struct Stage {
    /// The primary.
    pub primary: Server,
    /// Its standby.
    pub standby: Server,
    /// The nodes.
    pub nodes: Vec<Node>,
}

impl Stage {
    /// Starts everything.
    pub fn set(tercet: &Path) -> Result<Stage> {
        let primary = Server::start(&SETTINGS);
        let standby = follow(&primary, free_port());
        let keeping = Keeping::Shared(url(primary.port(), standby.port()));
        let node = |_| Node::start(tercet.to_owned(), keeping.clone());
        let nodes = (0..NODES).map(node).collect::<Result<_>>()?;
        Ok(Stage { primary, standby, nodes })
    }

    /// Where the journal is, whoever is primary.
    pub fn url(&self) -> String {
        url(self.primary.port(), self.standby.port())
    }

    /// Where players find the nodes.
    pub fn node_urls(&self) -> Vec<String> {
        self.nodes.iter().map(Node::url).collect()
    }

    /// The standby becomes the primary. The old one is whatever it is now.
    pub fn promote(&mut self) {
        self.standby.promote();
        std::mem::swap(&mut self.primary, &mut self.standby);
    }

    /// Removes the old primary and puts a new standby in its place.
    pub fn replace_standby(&mut self) {
        let port = self.standby.port();
        self.standby.kill();
        self.standby = follow(&self.primary, port);
    }
}

fn url(one: u16, other: u16) -> String {
    format!("postgres://postgres@127.0.0.1:{one},127.0.0.1:{other}/postgres?target_session_attrs=read-write")
}

/// A new standby, which every commit of the primary waits for from now on.
fn follow(primary: &Server, port: u16) -> Server {
    // What the standby copies must not wait for a standby, or it could not take writes once it is promoted.
    let standby = primary.start_standby(STANDBY, port, &SETTINGS);
    primary.set("synchronous_standby_names", &format!("ANY 1 ({STANDBY})"));
    standby
}
