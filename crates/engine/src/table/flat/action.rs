//! How what a player wants is read.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::need;
use crate::bots::pace::Level;
use crate::cards::claim::Claim;
use crate::fairness::seed::Contribution;
use crate::rules::Rules;
use crate::table::command::{Action, Reaction};
use crate::table::emote::Emote;
use crate::table::seat::{DisplayName, Handicap, SeatNumber};

/// Any action.
#[derive(Deserialize)]
struct Flat {
    r#do: Option<Tag>,
    name: Option<DisplayName>,
    bot: Option<Level>,
    seat: Option<SeatNumber>,
    delay: Option<u32>,
    head_start: Option<u8>,
    random: Option<Contribution>,
    reaction: Option<u32>,
    hold: Option<u32>,
    cards: Option<Claim>,
    level: Option<Level>,
    rules: Option<Rules>,
    emote: Option<Emote>,
}

/// The names of the actions.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Tag {
    Sit,
    Leave,
    Handicap,
    Contribute,
    Deal,
    Call,
    Pick,
    Claim,
    NoSet,
    Rename,
    AddBot,
    Remove,
    HandOver,
    ChangeRules,
    Rematch,
    Emote,
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
        Flat::deserialize(deserializer)?.action()
    }
}

impl Flat {
    fn action<E: Error>(self) -> Result<Action, E> {
        let flat = self;
        let tag = flat.r#do.ok_or_else(|| E::missing_field("do"))?;
        Ok(match tag {
            Tag::Sit => Action::Sit { name: need!(flat.name), bot: flat.bot },
            Tag::Leave => Action::Leave,
            Tag::Handicap => Action::Handicap { seat: need!(flat.seat), handicap: flat.handicap()? },
            Tag::Contribute => Action::Contribute { random: need!(flat.random) },
            Tag::Deal => Action::Deal,
            Tag::Call => Action::Call(flat.reaction()?),
            Tag::Pick => Action::Pick { cards: need!(flat.cards) },
            Tag::Claim => Action::Claim { cards: need!(flat.cards), reaction: flat.reaction()? },
            Tag::NoSet => Action::NoSet,
            Tag::Rename => Action::Rename { name: need!(flat.name) },
            Tag::AddBot => Action::AddBot { name: need!(flat.name), level: need!(flat.level) },
            Tag::Remove => Action::Remove { seat: need!(flat.seat) },
            Tag::HandOver => Action::HandOver { seat: need!(flat.seat) },
            Tag::ChangeRules => Action::ChangeRules { rules: need!(flat.rules) },
            Tag::Rematch => Action::Rematch,
            Tag::Emote => Action::Emote { emote: need!(flat.emote) },
        })
    }

    fn handicap<E: Error>(&self) -> Result<Handicap, E> {
        let (delay, head_start) = (self.delay.unwrap_or_default(), self.head_start.unwrap_or_default());
        Handicap::new(delay, head_start).map_err(E::custom)
    }

    fn reaction<E: Error>(&self) -> Result<Reaction, E> {
        Ok(Reaction { reaction: need!(self.reaction), hold: self.hold.unwrap_or_default() })
    }
}
