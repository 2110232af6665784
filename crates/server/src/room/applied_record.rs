//! As much of a record as a room takes in.

use engine::{Command, Event, PlayerId, Record};
use protocol::PublicRecord;
use serde::Deserialize;

/// A record without what was asked for: the events say what came of it, and that is all that a room needs. Of what another
/// node has appended nothing else is read.
#[derive(Debug, PartialEq, Eq, Deserialize)]
pub struct Told {
    #[serde(default)]
    id: Option<String>,
    #[serde(default, rename = "command")]
    whose: Option<Whose>,
    /// What came of it.
    pub events: Vec<Event>,
}

/// Whose command it was, written as in [`Command`].
#[derive(Debug, PartialEq, Eq, Deserialize)]
enum Whose {
    Tick,
    By { player: PlayerId },
}

impl Told {
    /// Who asked for it, and under which name.
    pub fn request(&self) -> Option<(&PlayerId, &str)> {
        match (&self.whose, &self.id) {
            (Some(Whose::By { player }), Some(id)) => Some((player, id)),
            _ => None,
        }
    }

    /// As everybody may see it.
    pub fn public(self, seq: u64) -> PublicRecord {
        PublicRecord { seq, id: self.id, events: self.events.into_iter().map(Into::into).collect() }
    }
}

impl From<Record> for Told {
    fn from(record: Record) -> Told {
        let whose = record.command.map(|command| match command {
            Command::Tick => Whose::Tick,
            Command::By { player, .. } => Whose::By { player },
        });
        Told { id: record.id, whose, events: record.events }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Action, Edition, Rules, Secret, Seed, Table, Time, Variant};

    use super::*;

    #[test]
    fn what_is_read_is_what_was_decided() {
        let rules = Rules::of(Edition::English, Variant::Full);
        let opening = Table::opening(rules, Secret::new(Seed::new([7; 32])), Time(1));
        let name = engine::DisplayName::new("ann").unwrap();
        let player = PlayerId::from(name.clone());
        let sit = Action::Sit { name: name.clone(), bot: None };
        let commands = [Command::Tick, Command::By { player: player.clone(), action: sit }];
        let events = vec![opening.clone()];
        let asked = commands.map(|command| Record {
            at: Time(2),
            id: Some("a \"quote\"".to_owned()),
            command: Some(command),
            events: events.clone(),
        });
        for record in [&[Record::opening(opening)], &asked[..]].concat() {
            let read: Told = serde_json::from_slice(&serde_json::to_vec(&record).unwrap()).unwrap();
            let public =
                PublicRecord { seq: 3, id: record.id.clone(), events: record.public_events().collect() };
            assert_eq!(read, record.clone().into());
            assert_eq!(read.public(3), public);
        }
        assert_eq!(Told::from(asked[1].clone()).request(), Some((&player, "a \"quote\"")));
        assert_eq!(Told::from(asked[0].clone()).request(), None);
    }
}
