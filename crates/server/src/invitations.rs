//! Invitations to tables, of the last minutes.
//!
//! They are kept in memory and published to all nodes, and nowhere stored: an invitation is good for minutes, the table's link
//! stays beside it, and what is not written need not be erased. A node that has just started knows none of before.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::PlayerId;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::journal::Journal;
use crate::limits::lock;
use crate::presence::receive;
use crate::room::TableId;

/// How long an invitation is shown.
const KEPT_FOR: Duration = Duration::from_secs(600);
/// How many a player has at a time; with more the oldest goes.
const MOST_OF_PLAYER: usize = 8;
/// With so many players invited, further ones are not.
const MOST_PLAYERS: usize = 10_000;
/// What is published is this and a [`SentInvitation`] as JSON. Presence ignores what is no JSON.
const ANNOUNCEMENT: &str = "invitation ";

/// An invitation as nodes publish it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SentInvitation {
    pub(crate) to: PlayerId,
    pub(crate) from: PlayerId,
    pub(crate) table: String,
}

/// The invitations that this node knows.
pub(crate) struct InvitationBox {
    journal: Arc<dyn Journal>,
    kept: Mutex<BTreeMap<PlayerId, Vec<(Instant, SentInvitation)>>>,
}

impl InvitationBox {
    pub(crate) fn new(journal: Arc<dyn Journal>) -> InvitationBox {
        InvitationBox { journal, kept: Mutex::default() }
    }

    /// Keeps an invitation here and sends it to all nodes.
    pub(crate) fn send(&self, invitation: SentInvitation) {
        if let Ok(text) = serde_json::to_string(&invitation) {
            self.journal.publish(format!("{ANNOUNCEMENT}{text}"));
        }
        self.keep(invitation);
    }

    /// Follows the invitations of other nodes, until the future is dropped.
    pub(crate) async fn run(self: Arc<InvitationBox>) {
        let Some(mut messages) = self.journal.subscribe() else { return };
        while let Some(text) = receive(&mut messages).await {
            if let Some(text) = text.strip_prefix(ANNOUNCEMENT)
                && let Ok(invitation) = serde_json::from_str::<SentInvitation>(text)
                && TableId::new(&invitation.table).is_some()
            {
                self.keep(invitation);
            }
        }
    }

    /// A newer invitation of the same player replaces the older one.
    fn keep(&self, invitation: SentInvitation) {
        let mut kept = lock(&self.kept);
        if kept.len() >= MOST_PLAYERS {
            kept.retain(|_, invitations| {
                invitations.retain(|(at, _)| at.elapsed() < KEPT_FOR);
                !invitations.is_empty()
            });
        }
        if kept.len() >= MOST_PLAYERS && !kept.contains_key(&invitation.to) {
            return;
        }
        let of_player = kept.entry(invitation.to.clone()).or_default();
        of_player.retain(|(at, other)| other.from != invitation.from && at.elapsed() < KEPT_FOR);
        of_player.push((Instant::now(), invitation));
        let surplus = of_player.len().saturating_sub(MOST_OF_PLAYER);
        of_player.drain(..surplus);
    }

    /// A player's invitations, the newest first.
    pub(crate) fn of(&self, player: &PlayerId) -> Vec<SentInvitation> {
        let kept = lock(&self.kept);
        let of_player = kept.get(player).into_iter().flatten().rev();
        of_player
            .filter(|(at, _)| at.elapsed() < KEPT_FOR)
            .map(|(_, invitation)| invitation.clone())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::MemoryJournal;

    #[tokio::test(start_paused = true)]
    async fn one_of_each_player_for_some_minutes() {
        let invitations = InvitationBox::new(Arc::new(MemoryJournal::default()));
        let id = |text: &str| PlayerId::new(text).unwrap();
        let send = |from: &str, table: &str| {
            invitations.send(SentInvitation { to: id("ann"), from: id(from), table: table.to_owned() });
        };
        let tables = || -> Vec<String> {
            invitations.of(&id("ann")).into_iter().map(|invitation| invitation.table).collect()
        };
        send("ben", "one");
        send("cem", "two");
        send("ben", "three");
        assert_eq!(tables(), ["three", "two"]);
        assert!(invitations.of(&id("ben")).is_empty());
        for number in 0..MOST_OF_PLAYER {
            send(&format!("p{number}"), "more");
        }
        assert_eq!(tables(), ["more"; MOST_OF_PLAYER]);
        tokio::time::sleep(KEPT_FOR).await;
        assert!(tables().is_empty());
    }
}
