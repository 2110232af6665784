//! The part of a record that a room applies.

use engine::{Command, JournalEvent, PlayerId, Record};
use protocol::PublicRecord;
use serde::Deserialize;

/// A record without its command, which a room does not need: of another node's records only this is parsed.
#[derive(Debug, PartialEq, Eq, Deserialize)]
pub(super) struct AppliedRecord {
    #[serde(default)]
    id: Option<String>,
    #[serde(default, rename = "command")]
    origin: Option<Origin>,
    pub(super) events: Vec<JournalEvent>,
}

/// The sender of a command, in the JSON form of [`Command`].
#[derive(Debug, PartialEq, Eq, Deserialize)]
enum Origin {
    Tick,
    By { player: PlayerId },
}

impl AppliedRecord {
    /// The player and id of the request that it came from.
    pub(super) fn request(&self) -> Option<(&PlayerId, &str)> {
        match (&self.origin, &self.id) {
            (Some(Origin::By { player }), Some(id)) => Some((player, id)),
            _ => None,
        }
    }

    /// The record without its secrets.
    pub(super) fn public(self, seq: u64) -> PublicRecord {
        PublicRecord { seq, id: self.id, events: self.events.into_iter().map(|event| event.event).collect() }
    }
}

impl From<Record> for AppliedRecord {
    fn from(record: Record) -> AppliedRecord {
        let origin = record.command.map(|command| match command {
            Command::Tick => Origin::Tick,
            Command::By { player, .. } => Origin::By { player },
        });
        AppliedRecord { id: record.id, origin, events: record.events }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Action, Edition, Rules, Secret, Seed, Table, Time, Variant};

    use super::*;

    #[test]
    fn a_parsed_record_equals_the_decided_one() {
        let rules = Rules::of(Edition::English, Variant::Full);
        let opening = Table::opening(rules, Secret::new(Seed::new([7; 32])), false, Time(1));
        let name = engine::DisplayName::new("ann").unwrap();
        let player = PlayerId::from(name.clone());
        let commands = [Command::Tick, Command::by(player.clone(), Action::Sit)];
        let events = vec![opening.clone()];
        let requested = commands.map(|command| Record {
            at: Time(2),
            id: Some("a \"quote\"".to_owned()),
            command: Some(command),
            events: events.clone(),
        });
        for record in [&[Record::opening(opening)], &requested[..]].concat() {
            let parsed: AppliedRecord =
                serde_json::from_slice(&serde_json::to_vec(&record).unwrap()).unwrap();
            let public = PublicRecord {
                seq: 3,
                id: record.id.clone(),
                events: record.public_events().cloned().collect(),
            };
            assert_eq!(parsed, record.clone().into());
            assert_eq!(parsed.public(3), public);
        }
        assert_eq!(AppliedRecord::from(requested[1].clone()).request(), Some((&player, "a \"quote\"")));
        assert_eq!(AppliedRecord::from(requested[0].clone()).request(), None);
    }
}
