//! What is wrong with a replay, in words.

use engine::FlawKind;

use crate::{Words, msg};

impl Words {
    /// What is wrong with a record.
    pub fn flaw(self, kind: &FlawKind) -> String {
        match *kind {
            FlawKind::NotOpened => self.text(msg::FlawNotOpened),
            FlawKind::NoCommand => self.text(msg::FlawNoCommand),
            FlawKind::TimeGoesBack => self.text(msg::FlawTimeGoesBack),
            FlawKind::BrokenCommitment { round } => {
                self.text(msg::FlawBrokenCommitment { round: round.into() })
            }
            FlawKind::Refused => self.text(msg::FlawRefused),
            FlawKind::OtherEvents { event } => self.text(msg::FlawOtherEvents { event: event as f64 + 1.0 }),
        }
    }
}
