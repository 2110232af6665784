//! Why a replay is not verified, as text.

use engine::VerifyErrorKind;

use crate::{Words, msg};

impl Words {
    /// Why a record does not follow from the rules.
    pub fn verify_error(self, kind: &VerifyErrorKind) -> String {
        match *kind {
            VerifyErrorKind::NotOpened => self.text(msg::FlawNotOpened),
            VerifyErrorKind::NoCommand => self.text(msg::FlawNoCommand),
            VerifyErrorKind::TimeGoesBack => self.text(msg::FlawTimeGoesBack),
            VerifyErrorKind::BrokenCommitment { round } => {
                self.text(msg::FlawBrokenCommitment { round: round.into() })
            }
            VerifyErrorKind::Refused => self.text(msg::FlawRefused),
            VerifyErrorKind::OtherEvents { event } => {
                self.text(msg::FlawOtherEvents { event: event as f64 + 1.0 })
            }
        }
    }
}
