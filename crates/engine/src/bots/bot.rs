//! Bots: a view, a seed and a time in; an intended command and its time out.
//!
//! A bot has no memory. Each Set's finding time is drawn from the bot's seed and the Set itself, and counts from when
//! its last card was laid. So a plan stays the same however often it is asked for and on whatever node, and a Set that survives
//! other people's Sets goes on being looked for.

use crate::bots::pace::{Level, gamma};
use crate::cards::claim::Claim;
use crate::cards::find::{Triple, all_sets};
use crate::table::Table;
use crate::table::board::{Board, Viewer};
use crate::table::command::{Action, Command, Reaction, Stated};
use crate::table::phase::Phase;
use crate::table::seat::{DisplayName, PlayerId, Seat, SeatNumber};
use crate::table::view::View;
use crate::time::Time;

/// A player that finds Sets at the pace of the human model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    level: Level,
    seed: u64,
    /// What happened before counts as happened then: the table was at rest, without a player to play with.
    awake: Time,
}

/// What a bot intends to do if nothing happens before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub at: Time,
    pub action: Action,
    pub reaction: Reaction,
}

/// What the quickest bot of a table intends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotMove {
    pub at: Time,
    pub player: PlayerId,
    pub action: Action,
    pub reaction: Reaction,
}

impl BotMove {
    /// The command, with the reaction that the host states for it.
    pub fn command(self, reaction: Reaction) -> Command {
        let stated = Stated { reaction, ..Stated::default() };
        Command::By { player: self.player, action: self.action, stated }
    }
}

impl Plan {
    fn new(at: Time, action: Action) -> Plan {
        Plan { at, action, reaction: Reaction::default() }
    }
}

const BOT_NAMES: [&str; 12] =
    ["Alba", "Bruno", "Cleo", "Dario", "Edda", "Fedor", "Gaia", "Hugo", "Ilan", "Juno", "Kira", "Levi"];

impl Board {
    /// A name for one more bot that no player at the table has.
    pub fn bot_name(&self) -> Option<DisplayName> {
        let taken = |name: &str| self.seated().any(|(_, seat)| seat.name.as_str() == name);
        BOT_NAMES.iter().find(|name| !taken(name)).and_then(|name| DisplayName::new(name).ok())
    }
}

impl Table {
    /// What a bot will do next, if nothing happens before, when the bots have been awake since a time.
    pub fn next_bot(&self, awake: Time) -> Option<BotMove> {
        let bots = self.seated().filter(|(number, seat)| seat.bot.is_some() && !self.is_held(*number));
        let plans = bots.filter_map(|(number, seat)| {
            let view = self.view(Viewer::Seat(number));
            let bot = Bot { awake, ..self.bot(number)? };
            let Plan { at, action, reaction } = bot.plan(&view, self.clock())?;
            Some(BotMove { at, player: seat.player.clone(), action, reaction })
        });
        plans.min_by_key(|bot| bot.at)
    }
}

/// Means of the small human pauses, in seconds.
const DEALING: f64 = 1.5;
const AGREEING: f64 = 3.0;

impl Bot {
    pub const fn new(level: Level, seed: u64) -> Bot {
        Bot { level, seed, awake: Time(0) }
    }

    /// What the bot whose view this is intends; nothing while there is nothing for it to do.
    ///
    /// A plan that was due before `now` is due now.
    pub fn plan(&self, view: &View<'_>, now: Time) -> Option<Plan> {
        let number = view.you()?;
        let board = view.board();
        let seat = board.seat(number).filter(|seat| seat.seated)?;
        let plan = match board.phase() {
            Phase::Waiting { since } | Phase::RoundOver { since } => self.plan_deal(board, number, *since),
            Phase::Playing { since } if !board.is_set_master(number) => self.plan_find(board, seat, *since),
            Phase::Called { seat: caller, since, .. } if *caller == number => self.plan_pick(board, *since),
            _ => None,
        }?;
        Some(Plan { at: plan.at.max(now), ..plan })
    }

    fn plan_deal(&self, board: &Board, number: SeatNumber, since: Time) -> Option<Plan> {
        let is_dealer = board.dealer() == Some(number) && board.enough_players();
        is_dealer.then(|| Plan::new(since.max(self.awake).after(milliseconds(DEALING)), Action::Deal))
    }

    fn plan_find(&self, board: &Board, seat: &Seat, since: Time) -> Option<Plan> {
        // After another player's call the hand still needs its time.
        let hand = since.max(self.awake).after(milliseconds(self.level.floor()));
        let delay = board.fresh.after(seat.handicap.delay().into());
        let found =
            self.quickest(board).filter(|_| !seat.locked).map(|(at, set)| (at.max(hand).max(delay), set));
        let no_set = self.plan_no_set(board, seat).map(|at| at.max(hand));
        match (found, no_set) {
            (Some((at, set)), no_set) if no_set.is_none_or(|no_set| at <= no_set) => {
                self.go_for(board, set, at)
            }
            (_, Some(at)) => Some(Plan::new(at, Action::NoSet)),
            _ => None,
        }
    }

    fn go_for(&self, board: &Board, set: Triple, at: Time) -> Option<Plan> {
        let action = match board.rules().takes_claims() {
            true => Action::Claim { cards: Claim::new(&set).ok()? },
            false => Action::Call,
        };
        Some(Plan { at, action, reaction: Reaction::after(at.since(board.changed())) })
    }

    fn plan_pick(&self, board: &Board, since: Time) -> Option<Plan> {
        let (_, set) = self.quickest(board)?;
        let window = f64::from(board.rules().call_window_s);
        let at = since.max(self.awake).after(milliseconds(self.level.floor().min(window / 2.0)));
        Some(Plan::new(at, Action::Pick { cards: Claim::new(&set).ok()? }))
    }

    fn quickest(&self, board: &Board) -> Option<(Time, Triple)> {
        let layout = board.layout();
        let found_before = |set: &Triple| {
            let mut found = board.seats().iter().flat_map(|seat| &seat.sets);
            Claim::new(set).is_ok_and(|claim| found.any(|other| other.is_same_set(claim)))
        };
        let laid =
            |card| layout.cards().iter().position(|&other| other == card).map(|place| layout.since()[place]);
        let sets = all_sets(layout.cards()).into_iter().filter(|set| !found_before(set));
        let timed = sets.filter_map(|set| {
            let visible = set.iter().filter_map(|&card| laid(card)).max()?.max(self.awake);
            let seconds = gamma(self.level.mean(set), self.uniform(board.round(), set_key(set)));
            Some((visible.after(milliseconds(self.level.floor() + seconds)), set))
        });
        timed.min_by_key(|&(at, set)| (at, set))
    }

    /// When the bot says that there is no Set: to be the first it must be right, to agree it need only not see one.
    ///
    /// A bot that never agreed while there is a Set would give the Set away by its silence.
    fn plan_no_set(&self, board: &Board, seat: &Seat) -> Option<Time> {
        if seat.said_no_set || board.set_is_certain() || board.is_solitaire() {
            return None;
        }
        let key = board.changed().0 ^ board.layout().len() as u64;
        let draw =
            |mean: f64| milliseconds(self.level.floor() + gamma(mean, self.uniform(board.round(), key)));
        match board.silent {
            Some(since) => Some(since.max(self.awake).after(draw(AGREEING))),
            None if all_sets(board.layout().cards()).is_empty() => {
                Some(board.changed().max(self.awake).after(draw(2.0 * self.level.means()[0])))
            }
            None => None,
        }
    }

    /// Two uniform numbers in (0, 1], always the same for the same bot, round and key.
    fn uniform(&self, round: u32, key: u64) -> [f64; 2] {
        let base = mix(self.seed ^ mix(u64::from(round))) ^ mix(key);
        [1, 2].map(|draw| ((mix(base.wrapping_add(draw)) >> 11) + 1) as f64 / (1u64 << 53) as f64)
    }
}

/// A Set's cards in whatever order, as one number.
fn set_key(set: Triple) -> u64 {
    let mut indices = set.map(|card| card.index());
    indices.sort_unstable();
    indices.iter().fold(1, |key, &index| key * 81 + u64::from(index))
}

fn milliseconds(seconds: f64) -> u64 {
    (seconds * 1000.0) as u64
}

/// The finaliser of SplitMix64: every bit of the input stirs every bit of the output.
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
