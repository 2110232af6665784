//! Receiving notifications of other nodes' appends and messages.
//!
//! Notifications that are sent while this node is not connected are lost, so all watches are woken, and read, whenever listening
//! begins. A write each second checks that the host is still the primary.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::Notification;

use super::primary::{Primary, RETRY_PAUSE};
use super::session::{APPEND_CHANNEL, MESSAGE_CHANNEL, Session};
use super::{PostgresError, announcement};
use crate::journal::watch::Watches;

/// How often the primary is checked, and how long a statement may take.
const HEARTBEAT: Duration = Duration::from_secs(1);
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(2);
/// Messages that may wait for this node's slowest subscriber; it may miss older ones.
const MESSAGE_BUFFER: usize = 1024;

/// What waits for the task.
enum Outgoing {
    Message(String),
    /// Answered when all messages before it are published.
    Flush(oneshot::Sender<()>),
}

/// The handle of the task, which ends when this is dropped.
pub(super) struct Listener {
    outbound: mpsc::UnboundedSender<Outgoing>,
    pub(super) inbound: broadcast::Sender<String>,
    task: JoinHandle<()>,
}

impl Listener {
    pub(super) fn start(primary: Arc<Primary>, watches: Arc<Watches>) -> Listener {
        let (outbound, to_publish) = mpsc::unbounded_channel();
        let inbound = broadcast::Sender::new(MESSAGE_BUFFER);
        let task = ListenerTask { primary, watches, to_publish, inbound: inbound.clone() };
        Listener { outbound, inbound, task: tokio::spawn(task.run()) }
    }

    pub(super) fn publish(&self, text: String) {
        // Fails only while the journal is closing.
        let _ = self.outbound.send(Outgoing::Message(text));
    }

    /// Waits until what was given to [`Listener::publish`] is published, but not long.
    pub(super) async fn flush(&self) {
        let (done, flushed) = oneshot::channel();
        if self.outbound.send(Outgoing::Flush(done)).is_ok() {
            let _ = tokio::time::timeout(STATEMENT_TIMEOUT, flushed).await;
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.task.abort();
    }
}

struct ListenerTask {
    primary: Arc<Primary>,
    watches: Arc<Watches>,
    to_publish: mpsc::UnboundedReceiver<Outgoing>,
    inbound: broadcast::Sender<String>,
}

impl ListenerTask {
    async fn run(mut self) {
        loop {
            let (sender, mut notified) = mpsc::unbounded_channel();
            if let Ok(session) = self.primary.connect(Some(sender)).await {
                if let Err(error) = self.listen(&session, &mut notified).await {
                    tracing::warn!(%error, "PostgreSQL is lost, and looked for again");
                }
                self.primary.lost(&session);
            }
            tokio::time::sleep(RETRY_PAUSE).await;
        }
    }

    async fn listen(
        &mut self,
        session: &Session,
        notified: &mut mpsc::UnboundedReceiver<Notification>,
    ) -> Result<(), PostgresError> {
        session.client.batch_execute(&format!("LISTEN {APPEND_CHANNEL}; LISTEN {MESSAGE_CHANNEL}")).await?;
        self.watches.wake_all();
        // An empty text tells subscribers that messages may have been missed. Fails only without subscribers.
        let _ = self.inbound.send(String::new());
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        while self.primary.holds(session) {
            tokio::select! {
                notification = notified.recv() => match notification {
                    Some(notification) => self.receive(&notification),
                    None => return Err(PostgresError::Silent),
                },
                Some(outgoing) = self.to_publish.recv() => match outgoing {
                    Outgoing::Message(text) => in_time(publish(session, &text)).await?,
                    Outgoing::Flush(done) => drop(done.send(())),
                },
                _ = heartbeat.tick() => in_time(session.confirm()).await?,
            }
        }
        Ok(())
    }

    fn receive(&self, notification: &Notification) {
        match notification.channel() {
            APPEND_CHANNEL => announcement::notify(&self.watches, notification.payload()),
            // Fails only without subscribers.
            _ => drop(self.inbound.send(notification.payload().to_owned())),
        }
    }
}

async fn publish(session: &Session, text: &str) -> Result<(), PostgresError> {
    session.client.query("SELECT pg_notify($1, $2)", &[&MESSAGE_CHANNEL, &text]).await?;
    Ok(())
}

async fn in_time(statement: impl Future<Output = Result<(), PostgresError>>) -> Result<(), PostgresError> {
    tokio::time::timeout(STATEMENT_TIMEOUT, statement).await.unwrap_or(Err(PostgresError::Silent))
}
