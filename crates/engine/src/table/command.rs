//! What changes a table: a player's action, time, or what its host knows of connections.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bots::pace::Level;
use crate::cards::claim::Claim;
use crate::fairness::seed::Contribution;
use crate::rules::Rules;
use crate::rules::sheet::RuleChoice;
use crate::table::emote::Emote;
use crate::table::seat::{DisplayName, Handicap, PlayerId, SeatNumber};
use crate::wire;

/// Something that may change a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Time has passed; whatever was due happens. Two ticks are as good as one.
    Tick,
    /// What the host knows of connections. Where it changes nothing that is recorded, nothing happens.
    Connections {
        /// The seats whose players have had no connection for a while.
        lost: Vec<SeatNumber>,
        /// The seats whose players have one.
        back: Vec<SeatNumber>,
    },
    By {
        /// The player, as the host of the table knows it and not as a client says.
        player: PlayerId,
        action: Action,
        stated: Stated,
    },
}

impl Command {
    /// A player's action about which the host has nothing to state.
    pub fn by(player: PlayerId, action: Action) -> Command {
        Command::By { player, action, stated: Stated::default() }
    }
}

/// What only the host of a table knows about an action. No client can send it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stated {
    /// The display name of a player who sits down or is renamed, or of a bot; by default the player's id.
    pub name: Option<DisplayName>,
    /// The level, if a bot sits down.
    pub bot: Option<Level>,
    /// How quick a call or claim was, and how long calls may still be on their way when a player says "no Set".
    pub reaction: Reaction,
    /// The checked rules of a change of rules.
    pub rules: Option<Rules>,
    /// The seats of players who are not connected, whose votes are not waited for.
    pub absent: Vec<SeatNumber>,
}

/// What a host states about a call, for the photo finish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Reaction {
    /// The reaction time in milliseconds: from when the node knew the layout to when the call arrived, less the round trip.
    pub reaction: u32,
    /// For how many milliseconds another seat could still turn out to have been quicker.
    pub hold: u32,
}

impl Reaction {
    /// A reaction after so many milliseconds that no other seat can beat.
    pub fn after(milliseconds: u64) -> Reaction {
        Reaction { reaction: u32::try_from(milliseconds).unwrap_or(u32::MAX), hold: 0 }
    }
}

wire! {
    slots ActionSlots {
        tag r#do "do": ActionTag,
        name: DisplayName,
        bot: Level,
        seat: SeatNumber,
        delay: u32,
        head_start: u8,
        random: Contribution,
        reaction: u32,
        hold: u32,
        cards: Claim,
        place: u8,
        right: bool,
        absent: Vec<SeatNumber>,
        level: Level,
        rules: RuleChoice,
        emote: Emote,
    }
    /// What a player can do, as a client sends it.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(tag = "do", rename_all = "kebab-case")]
    pub enum Action {
        /// Sit down, or come back to one's seat.
        Sit,
        /// Leave, keeping the Sets taken.
        Leave,
        Deal,
        Call,
        /// Pick the three cards after a call.
        Pick {
            cards: Claim,
        },
        /// Call and pick in one.
        Claim {
            cards: Claim,
        },
        /// Turn the card in a place up, where cards lie face down.
        Turn {
            place: u8,
        },
        NoSet,
        /// Say whether the cards that another player has claimed are right, where the others check.
        Vote {
            right: bool,
        },
        /// Mix 16 bytes into the next shuffle.
        Contribute {
            random: Contribution,
        },
        Emote {
            emote: Emote,
        },
        /// Ask to go on with all cards after a quick start. The host's word is enough, else that of all players.
        AllCards,
        /// Start another match after this one.
        Rematch,
        /// As host: add a bot.
        AddBot {
            level: Level,
        },
        /// As host: remove a bot, or a player for good.
        Remove {
            seat: SeatNumber,
        },
        /// As host: make another player host.
        HandOver {
            seat: SeatNumber,
        },
        /// As host, before the first deal: play by other rules.
        ChangeRules {
            rules: RuleChoice,
        },
        /// As host, before the first deal: even out a player's skill.
        Handicap {
            seat: SeatNumber,
            #[serde(flatten)]
            handicap: Handicap = |slots| Handicap::read(slots.delay, slots.head_start)?,
        },
        /// Take on the display name that the host states.
        Rename,
    }
}

impl ActionSlots {
    /// What the host stated, which a journal keeps among the fields of the action.
    fn stated<E: Error>(&mut self) -> Result<Stated, E> {
        let rules = self.rules.take().map(Rules::try_from).transpose().map_err(E::custom)?;
        self.rules = rules.as_ref().map(|rules| rules.choice());
        let reaction =
            Reaction { reaction: self.reaction.unwrap_or_default(), hold: self.hold.unwrap_or_default() };
        let absent = self.absent.take().unwrap_or_default();
        Ok(Stated { name: self.name.take(), bot: self.bot, reaction, rules, absent })
    }
}

/// A command as a journal keeps it.
#[derive(Serialize)]
#[serde(rename = "Command")]
enum StoredCommand<'a> {
    Tick,
    Connections {
        #[serde(skip_serializing_if = "<[_]>::is_empty")]
        lost: &'a [SeatNumber],
        #[serde(skip_serializing_if = "<[_]>::is_empty")]
        back: &'a [SeatNumber],
    },
    By {
        player: &'a PlayerId,
        action: StoredAction<'a>,
    },
}

/// An action as a journal keeps it: with what the host stated among its fields.
#[derive(Serialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum StoredAction<'a> {
    Sit {
        name: DisplayName,
        bot: Option<Level>,
    },
    Call(Reaction),
    NoSet {
        #[serde(skip_serializing_if = "is_zero")]
        hold: u32,
    },
    Claim {
        cards: Claim,
        #[serde(flatten)]
        reaction: Reaction,
    },
    Turn {
        place: u8,
        #[serde(flatten)]
        reaction: Reaction,
    },
    Vote {
        right: bool,
        #[serde(skip_serializing_if = "<[_]>::is_empty")]
        absent: &'a [SeatNumber],
    },
    AddBot {
        name: DisplayName,
        level: Level,
    },
    ChangeRules {
        rules: Rules,
    },
    Rename {
        name: DisplayName,
    },
    #[serde(untagged)]
    AsSent(&'a Action),
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Serialize for Command {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (player, action, stated) = match self {
            Command::Tick => return StoredCommand::Tick.serialize(serializer),
            Command::Connections { lost, back } => {
                return StoredCommand::Connections { lost, back }.serialize(serializer);
            }
            Command::By { player, action, stated } => (player, action, stated),
        };
        let name = || stated.name.clone().unwrap_or_else(|| player.clone().into());
        let action = match (action, &stated.rules) {
            (Action::Sit, _) => StoredAction::Sit { name: name(), bot: stated.bot },
            (Action::Call, _) => StoredAction::Call(stated.reaction),
            (Action::NoSet, _) => StoredAction::NoSet { hold: stated.reaction.hold },
            (Action::Claim { cards }, _) => StoredAction::Claim { cards: *cards, reaction: stated.reaction },
            (Action::Turn { place }, _) => StoredAction::Turn { place: *place, reaction: stated.reaction },
            (Action::Vote { right }, _) => StoredAction::Vote { right: *right, absent: &stated.absent },
            (Action::AddBot { level }, _) => StoredAction::AddBot { name: name(), level: *level },
            (Action::ChangeRules { .. }, Some(rules)) => StoredAction::ChangeRules { rules: rules.clone() },
            (Action::Rename, _) => StoredAction::Rename { name: name() },
            (action, _) => StoredAction::AsSent(action),
        };
        StoredCommand::By { player, action }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Command {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Command, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Command")]
        enum Read {
            Tick,
            Connections {
                #[serde(default)]
                lost: Vec<SeatNumber>,
                #[serde(default)]
                back: Vec<SeatNumber>,
            },
            By {
                player: PlayerId,
                action: ActionSlots,
            },
        }
        match Read::deserialize(deserializer)? {
            Read::Tick => Ok(Command::Tick),
            Read::Connections { lost, back } => Ok(Command::Connections { lost, back }),
            Read::By { player, action: mut slots } => {
                let stated = slots.stated()?;
                Ok(Command::By { player, action: slots.read()?, stated })
            }
        }
    }
}
