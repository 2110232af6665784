//! One server for all tests of a process that run at the same time, with a database for each test.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crate::server::Server;

static SERVER: Mutex<Weak<Server>> = Mutex::new(Weak::new());
static DATABASES: AtomicUsize = AtomicUsize::new(0);

/// A new, empty database. The server stops when the last one is dropped.
pub struct Database {
    server: Arc<Server>,
    name: String,
}

impl Database {
    pub fn url(&self) -> String {
        self.server.url(&self.name)
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn sql(&self, sql: &str) -> String {
        self.server.sql(&self.name, sql)
    }
}

impl Default for Database {
    fn default() -> Database {
        let server = {
            let mut shared = SERVER.lock().unwrap_or_else(PoisonError::into_inner);
            shared.upgrade().unwrap_or_else(|| {
                let server = Arc::new(Server::start(&[]));
                *shared = Arc::downgrade(&server);
                server
            })
        };
        let name = format!("test{}", DATABASES.fetch_add(1, Ordering::Relaxed));
        server.sql("postgres", &format!("CREATE DATABASE {name}"));
        Database { server, name }
    }
}
