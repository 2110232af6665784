//! Hearing what other nodes append and whisper.
//!
//! Announcements that are made while nobody listens are lost, so whenever listening begins everybody who waits for a stream is
//! woken and reads. While there is nothing to hear, a write each second proves that this is still the primary.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;
use tokio_postgres::Notification;

use super::PostgresError;
use super::announcement::Announcement;
use super::primary::{PAUSE, Primary};
use super::session::{GREW, Session, WHISPERS};
use crate::journal::watch::Watches;

/// How often the primary must prove itself, and how long it may take.
const HEARTBEAT: Duration = Duration::from_secs(1);
const ANSWER: Duration = Duration::from_secs(2);
/// Whispers that may wait for this node's slowest reader; what it misses it need not know.
const WHISPERS_KEPT: usize = 1024;

/// The way to the task, which ends when this is dropped.
pub(super) struct Listener {
    out: mpsc::UnboundedSender<String>,
    heard: broadcast::Sender<String>,
    task: JoinHandle<()>,
}

impl Listener {
    pub(super) fn start(primary: Arc<Primary>, watches: Arc<Watches>) -> Listener {
        let (out, to_say) = mpsc::unbounded_channel();
        let (heard, _) = broadcast::channel(WHISPERS_KEPT);
        let ear = Ear { primary, watches, to_say, heard: heard.clone() };
        Listener { out, heard, task: tokio::spawn(ear.run()) }
    }

    pub(super) fn whisper(&self, text: String) {
        // Nobody says anything any more if the journal is just being closed.
        let _ = self.out.send(text);
    }

    pub(super) fn overhear(&self) -> broadcast::Receiver<String> {
        self.heard.subscribe()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.task.abort();
    }
}

struct Ear {
    primary: Arc<Primary>,
    watches: Arc<Watches>,
    to_say: mpsc::UnboundedReceiver<String>,
    heard: broadcast::Sender<String>,
}

impl Ear {
    async fn run(mut self) {
        loop {
            let (sender, mut notified) = mpsc::unbounded_channel();
            if let Ok(session) = self.primary.connect(Some(sender)).await {
                if let Err(error) = self.listen(&session, &mut notified).await {
                    tracing::warn!(%error, "PostgreSQL is lost, and looked for again");
                }
                self.primary.lost(&session);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn listen(
        &mut self,
        session: &Session,
        notified: &mut mpsc::UnboundedReceiver<Notification>,
    ) -> Result<(), PostgresError> {
        session.client.batch_execute(&format!("LISTEN {GREW}; LISTEN {WHISPERS}")).await?;
        self.watches.wake_all();
        // Nobody need be there to hear that whispers may have been missed.
        let _ = self.heard.send(String::new());
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        while self.primary.holds(session) {
            tokio::select! {
                notification = notified.recv() => match notification {
                    Some(notification) => self.hear(&notification),
                    None => return Err(PostgresError::Silent),
                },
                Some(text) = self.to_say.recv() => in_time(say(session, &text)).await?,
                _ = heartbeat.tick() => in_time(session.confirm()).await?,
            }
        }
        Ok(())
    }

    fn hear(&self, notification: &Notification) {
        match notification.channel() {
            GREW => {
                let lines = notification.payload().split('\n').filter_map(Announcement::read);
                self.watches.grew_by(lines.map(|line| (line.stream, line.seq, move || line.payload())));
            }
            // Nobody need be there to hear it.
            _ => drop(self.heard.send(notification.payload().to_owned())),
        }
    }
}

async fn say(session: &Session, text: &str) -> Result<(), PostgresError> {
    session.client.query("SELECT pg_notify($1, $2)", &[&WHISPERS, &text]).await?;
    Ok(())
}

async fn in_time(asking: impl Future<Output = Result<(), PostgresError>>) -> Result<(), PostgresError> {
    tokio::time::timeout(ANSWER, asking).await.unwrap_or(Err(PostgresError::Silent))
}
