//! What a player shows, and whom the player follows and blocks.
//!
//! `social/PLAYER` has an entry for each change. Deleting the player erases them. What others have noted of a deleted player, in
//! streams of their own, is the id, which names no one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::PlayerId;
use protocol::{ApiErrorKind, ProfileSettings, Visibility};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::error::ServerError;
use crate::journal::{AppendError, Chain, Entry, Journal, Stream};
use crate::limits::lock;

/// The names of streams begin so.
pub(crate) const SOCIAL_PREFIX: &str = "social/";

/// How many players one can follow, and how many one can block.
pub(crate) const MOST_RELATED: usize = 500;
/// How long what was read of a player counts.
const KEPT_FOR: Duration = Duration::from_secs(1);
/// With so many players all are dropped.
const MOST_KEPT: usize = 10_000;

/// An entry of a player's stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum SocialEntry {
    Settings { profile: Visibility, table: Visibility },
    Follow { follows: PlayerId },
    Unfollow { unfollows: PlayerId },
    Block { blocks: PlayerId },
    Unblock { unblocks: PlayerId },
    Forgotten { forgotten: bool },
}

/// What a player has chosen so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Social {
    chain: Chain,
    pub(crate) settings: ProfileSettings,
    /// In the order in which they were followed.
    pub(crate) follows: Vec<PlayerId>,
    pub(crate) blocks: Vec<PlayerId>,
}

impl Social {
    pub(crate) async fn read(journal: &dyn Journal, player: &PlayerId) -> Result<Social, ServerError> {
        let stream = stream(player)?;
        Social::of(&stream, &journal.read(&stream, 0, usize::MAX).await?)
    }

    fn of(stream: &Stream, entries: &[Entry]) -> Result<Social, ServerError> {
        let (follows, blocks) = Default::default();
        let mut social = Social { chain: Chain::new(stream), settings: Default::default(), follows, blocks };
        for entry in entries {
            social.chain.check(entry)?;
            social.apply(serde_json::from_slice(&entry.payload)?);
        }
        Ok(social)
    }

    fn apply(&mut self, entry: SocialEntry) {
        match entry {
            SocialEntry::Settings { profile, table } => self.settings = ProfileSettings { profile, table },
            SocialEntry::Follow { follows } => self.follows.push(follows),
            SocialEntry::Unfollow { unfollows } => self.follows.retain(|player| *player != unfollows),
            SocialEntry::Block { blocks } => {
                self.follows.retain(|player| *player != blocks);
                self.blocks.push(blocks);
            }
            SocialEntry::Unblock { unblocks } => self.blocks.retain(|player| *player != unblocks),
            SocialEntry::Forgotten { .. } => {}
        }
    }

    pub(crate) fn follows(&self, player: &PlayerId) -> bool {
        self.follows.contains(player)
    }

    pub(crate) fn blocks(&self, player: &PlayerId) -> bool {
        self.blocks.contains(player)
    }
}

/// Whether players may see what these settings are for. Two who follow each other are friends, and a block of either ends that.
pub(crate) fn shows(visibility: Visibility, shown: (&PlayerId, &Social), asks: (&PlayerId, &Social)) -> bool {
    let is_blocked = shown.1.blocks(asks.0);
    let are_friends = shown.1.follows(asks.0) && asks.1.follows(shown.0);
    match visibility {
        _ if shown.0 == asks.0 => true,
        _ if is_blocked => false,
        Visibility::Private => false,
        Visibility::Friends => are_friends,
        Visibility::Public => true,
    }
}

/// What a player can change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SocialChange {
    Settings(ProfileSettings),
    /// To follow, or no longer.
    Follow(PlayerId, bool),
    /// To block, or no longer. Who is blocked is not followed any more.
    Block(PlayerId, bool),
}

impl SocialChange {
    /// The entry that makes this change; none if it is so already.
    fn entry(&self, social: &Social) -> Result<Option<SocialEntry>, ServerError> {
        let is_full = |list: &[PlayerId], message| match list.len() >= MOST_RELATED {
            true => Err(ServerError::client(ApiErrorKind::BadRequest, message)),
            false => Ok(()),
        };
        Ok(match self.clone() {
            SocialChange::Settings(settings) => {
                let ProfileSettings { profile, table } = settings;
                (settings != social.settings).then_some(SocialEntry::Settings { profile, table })
            }
            SocialChange::Follow(player, true) if !social.follows(&player) => {
                if social.blocks(&player) {
                    let message = "You have blocked this player; unblock them first.";
                    return Err(ServerError::client(ApiErrorKind::BadRequest, message));
                }
                is_full(&social.follows, "You follow 500 players; that is the most.")?;
                Some(SocialEntry::Follow { follows: player })
            }
            SocialChange::Follow(player, false) if social.follows(&player) => {
                Some(SocialEntry::Unfollow { unfollows: player })
            }
            SocialChange::Block(player, true) if !social.blocks(&player) => {
                is_full(&social.blocks, "You have blocked 500 players; that is the most.")?;
                Some(SocialEntry::Block { blocks: player })
            }
            SocialChange::Block(player, false) if social.blocks(&player) => {
                Some(SocialEntry::Unblock { unblocks: player })
            }
            SocialChange::Follow(..) | SocialChange::Block(..) => None,
        })
    }
}

pub(crate) fn stream(player: &PlayerId) -> Result<Stream, ServerError> {
    Ok(Stream::new(&format!("{SOCIAL_PREFIX}{player}"))?)
}

/// What players have chosen, as it was at most a second ago.
pub(crate) struct SocialStreams {
    journal: Arc<dyn Journal>,
    kept: Mutex<HashMap<PlayerId, (Arc<Social>, Instant)>>,
}

impl SocialStreams {
    pub(crate) fn new(journal: Arc<dyn Journal>) -> SocialStreams {
        SocialStreams { journal, kept: Mutex::default() }
    }

    /// What a player has chosen, as it was at most [`KEPT_FOR`] ago.
    pub(crate) async fn of(&self, player: &PlayerId) -> Result<Arc<Social>, ServerError> {
        if let Some((social, read)) = lock(&self.kept).get(player)
            && read.elapsed() < KEPT_FOR
        {
            return Ok(social.clone());
        }
        let read = Instant::now();
        let social = Arc::new(Social::read(&*self.journal, player).await?);
        self.keep(player, &social, read);
        Ok(social)
    }

    fn keep(&self, player: &PlayerId, social: &Arc<Social>, read: Instant) {
        let mut kept = lock(&self.kept);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(player.clone(), (social.clone(), read));
    }

    /// Writes a change, unless it is so already; returns what the player has chosen then.
    pub(crate) async fn change(
        &self,
        player: &PlayerId,
        change: &SocialChange,
    ) -> Result<Arc<Social>, ServerError> {
        let stream = stream(player)?;
        loop {
            let mut social = Social::read(&*self.journal, player).await?;
            if let Some(entry) = change.entry(&social)? {
                let (payload, chain) = social.chain.next(&serde_json::to_vec(&entry)?);
                match self.journal.append(&stream, social.chain.head(), payload).await {
                    Ok(()) => {
                        social.chain = chain;
                        social.apply(entry);
                    }
                    Err(AppendError::Conflict { .. }) => continue,
                    Err(error) => return Err(error.into()),
                }
            }
            let social = Arc::new(social);
            self.keep(player, &social, Instant::now());
            return Ok(social);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::MemoryJournal;

    fn id(text: &str) -> PlayerId {
        PlayerId::new(text).unwrap()
    }

    #[tokio::test]
    async fn changes_are_written_once_and_a_block_ends_a_follow() {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let streams = SocialStreams::new(journal.clone());
        let (ann, ben) = (id("ann"), id("ben"));
        for _ in 0..2 {
            streams.change(&ann, &SocialChange::Follow(ben.clone(), true)).await.unwrap();
        }
        assert_eq!(journal.head(&stream(&ann).unwrap()).await, Ok(1));
        assert!(streams.of(&ann).await.unwrap().follows(&ben));
        let blocked = streams.change(&ann, &SocialChange::Block(ben.clone(), true)).await.unwrap();
        assert!(blocked.blocks(&ben) && !blocked.follows(&ben));
        assert!(streams.change(&ann, &SocialChange::Follow(ben.clone(), true)).await.is_err());
        streams.change(&ann, &SocialChange::Block(ben.clone(), false)).await.unwrap();
        let open = ProfileSettings { profile: Visibility::Public, table: Visibility::Private };
        streams.change(&ann, &SocialChange::Settings(open)).await.unwrap();
        let read = Social::read(&*journal, &ann).await.unwrap();
        assert_eq!((read.settings, read.blocks.len(), read.follows.len()), (open, 0, 0));
        assert_eq!(*streams.of(&ann).await.unwrap(), read);
    }

    #[tokio::test]
    async fn so_many_and_no_more_are_followed() {
        let streams = SocialStreams::new(Arc::new(MemoryJournal::default()));
        let follow = |number: usize| SocialChange::Follow(id(&format!("p{number}")), true);
        for number in 0..MOST_RELATED {
            streams.change(&id("ann"), &follow(number)).await.unwrap();
        }
        assert!(streams.change(&id("ann"), &follow(MOST_RELATED)).await.is_err());
        streams.change(&id("ann"), &SocialChange::Follow(id("p7"), false)).await.unwrap();
        assert!(streams.change(&id("ann"), &follow(MOST_RELATED)).await.is_ok());
    }

    #[tokio::test]
    async fn friends_follow_each_other() {
        let streams = SocialStreams::new(Arc::new(MemoryJournal::default()));
        let (ann, ben) = (id("ann"), id("ben"));
        let seen = async || {
            let (shown, asks) = (streams.of(&ann).await.unwrap(), streams.of(&ben).await.unwrap());
            [Visibility::Private, Visibility::Friends, Visibility::Public]
                .map(|visibility| shows(visibility, (&ann, &shown), (&ben, &asks)))
        };
        assert_eq!(seen().await, [false, false, true]);
        streams.change(&ben, &SocialChange::Follow(ann.clone(), true)).await.unwrap();
        assert_eq!(seen().await, [false, false, true], "one who follows is no friend yet");
        streams.change(&ann, &SocialChange::Follow(ben.clone(), true)).await.unwrap();
        assert_eq!(seen().await, [false, true, true]);
        streams.change(&ann, &SocialChange::Block(ben.clone(), true)).await.unwrap();
        assert_eq!(seen().await, [false, false, false]);
    }

    #[test]
    fn entries_keep_their_form() {
        for text in [
            r#"{"profile":"friends","table":"private"}"#,
            r#"{"follows":"ben"}"#,
            r#"{"unfollows":"ben"}"#,
            r#"{"blocks":"ben"}"#,
            r#"{"unblocks":"ben"}"#,
            r#"{"forgotten":true}"#,
        ] {
            let entry: SocialEntry = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        }
    }
}
