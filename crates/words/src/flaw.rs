//! What is wrong with a replay, in words.

use engine::FlawKind;

use crate::{Words, msg};

impl Words {
    /// What is wrong with a record.
    pub fn flaw(self, kind: &FlawKind) -> String {
        match *kind {
            FlawKind::NotOpened => self.say(msg::FlawNotOpened),
            FlawKind::NoCommand => self.say(msg::FlawNoCommand),
            FlawKind::TimeGoesBack => self.say(msg::FlawTimeGoesBack),
            FlawKind::BrokenCommitment { round } => {
                self.say(msg::FlawBrokenCommitment { round: round.into() })
            }
            FlawKind::Refused => self.say(msg::FlawRefused),
            FlawKind::OtherEvents { event } => self.say(msg::FlawOtherEvents { event: event as f64 + 1.0 }),
        }
    }
}
