//! Tercet's server: so far, the journals that every table, player and result is kept in.
//!
//! ```
//! use std::sync::Arc;
//! use server::journal::{AppendError, Follower, Journal, MemoryJournal, Stream};
//!
//! # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
//! let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
//! let table = Stream::new("table/abc").unwrap();
//! journal.append(&table, 0, "dealt".into()).await.unwrap();
//!
//! // Somebody else was first: the append is refused and changes nothing.
//! let late = journal.append(&table, 0, "dealt again".into()).await;
//! assert!(matches!(late, Err(AppendError::Conflict { head: 1 })));
//!
//! let mut follower = Follower::new(journal, table, 0);
//! assert_eq!(follower.next().await.unwrap().payload, "dealt");
//! # });
//! ```
#![forbid(unsafe_code)]

pub mod journal;
