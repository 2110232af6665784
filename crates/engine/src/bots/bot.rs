//! Bots: a view, a seed and a time in; an intended command and its time out.
//!
//! A bot has no memory. Each Set's finding time is drawn from the bot's seed and the Set itself, and counts from when
//! its last card was laid. So a plan stays the same however often it is asked for and on whatever node, and a Set that survives
//! other people's Sets goes on being looked for.

use crate::bots::pace::{Level, gamma};
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::finder::Finder;
use crate::table::Table;
use crate::table::board::{Board, Viewer};
use crate::table::command::{Action, Command, Reaction, Stated};
use crate::table::phase::Phase;
use crate::table::seat::{DisplayName, PlayerId, Seat, SeatNumber};
use crate::table::view::View;
use crate::time::Time;

/// A player that finds Sets at the pace of the human model.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bot {
    level: Level,
    seed: u64,
    /// Finding times as a multiple of the level's.
    slowness: f64,
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
        if let Some(leaving) = self.leaving_bot() {
            return Some(leaving);
        }
        let bots = self.seated().filter(|(number, seat)| seat.bot.is_some() && !self.is_held(*number));
        let plans = bots.filter_map(|(number, seat)| {
            let board = self.board_of(number);
            let view = board.view(Viewer::Seat(number));
            let bot = Bot { awake, ..self.bot(number)? };
            let Plan { at, action, reaction } = bot.plan(&view, self.clock())?;
            Some(BotMove { at, player: seat.player.clone(), action, reaction })
        });
        plans.min_by_key(|bot| bot.at)
    }

    /// Where "Play now" brings people together, bots leave as soon as two of them are here. One that has called decides its
    /// call first: leaving would make it a wrong one.
    fn leaving_bot(&self) -> Option<BotMove> {
        self.matched.filter(|_| self.present_people().nth(1).is_some())?;
        let is_free = |number| self.caller() != Some(number) && !self.is_held(number);
        let mut bots = self.seated().filter(|(number, seat)| seat.bot.is_some() && is_free(*number));
        let (_, seat) = bots.next()?;
        let (player, reaction) = (seat.player.clone(), Reaction::default());
        Some(BotMove { at: self.clock(), player, action: Action::Leave, reaction })
    }
}

/// Means of the small human pauses, in seconds.
const DEALING: f64 = 1.5;
const AGREEING: f64 = 3.0;
const TURNING: f64 = 4.0;
const VOTING: f64 = 2.0;

impl Bot {
    pub const fn new(level: Level, seed: u64) -> Bot {
        Bot { level, seed, slowness: 1.0, awake: Time(0) }
    }

    /// The same bot, which takes so many percent of its level's time to see a find: for simulations of players between levels.
    #[must_use]
    pub const fn taking(self, percent: u16) -> Bot {
        Bot { slowness: percent as f64 / 100.0, ..self }
    }

    /// What the bot whose view this is intends; nothing while there is nothing for it to do.
    ///
    /// A plan that was due before `now` is due now.
    pub fn plan(&self, view: &View<'_>, now: Time) -> Option<Plan> {
        let number = view.you()?;
        let board = view.board();
        let seat = board.seat(number).filter(|seat| seat.seated && seat.finished.is_none())?;
        let plan = match board.phase() {
            Phase::Waiting { since } | Phase::RoundOver { since } => self.plan_deal(board, number, *since),
            Phase::Playing { since } if board.rules().lies_face_down() => self.plan_turn(board, seat, *since),
            Phase::Called { seat: caller, since, .. }
                if *caller == number && board.rules().lies_face_down() =>
            {
                self.plan_turn(board, seat, *since)
            }
            Phase::Playing { since } if !board.is_set_master(number) => self.plan_find(board, seat, *since),
            Phase::Called { seat: caller, since, .. } if *caller == number => self.plan_pick(board, *since),
            Phase::Checking { since, until, cards, .. } if board.may_vote(number).is_ok() => {
                Some(self.plan_vote(board, *cards, *since, *until))
            }
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
        let found = self
            .quickest(board)
            .filter(|_| !seat.is_locked_out())
            .map(|(at, find)| (at.max(hand).max(delay), find));
        let no_set = self.plan_no_set(board, seat).map(|at| at.max(hand));
        match (found, no_set) {
            (Some((at, find)), no_set) if no_set.is_none_or(|no_set| at <= no_set) => {
                self.go_for(board, find, at)
            }
            (_, Some(at)) => Some(Plan::new(at, Action::NoSet)),
            _ => None,
        }
    }

    fn go_for(&self, board: &Board, find: Claim, at: Time) -> Option<Plan> {
        let action = match board.rules().takes_claims() {
            true => Action::Claim { cards: find },
            false => Action::Call,
        };
        Some(Plan { at, action, reaction: Reaction::after(at.since(board.changed())) })
    }

    fn plan_pick(&self, board: &Board, since: Time) -> Option<Plan> {
        let (_, cards) = self.quickest(board)?;
        let window = f64::from(board.rules().call_window_s);
        let at = since.max(self.awake).after(milliseconds(self.level.floor().min(window / 2.0)));
        Some(Plan::new(at, Action::Pick { cards }))
    }

    /// Says whether a claim is right, now and then wrongly: a model, not measured data. The time to vote is long enough for it.
    fn plan_vote(&self, board: &Board, cards: Claim, since: Time, until: Time) -> Plan {
        let key = since.0 ^ find_key(cards);
        let seconds = self.level.floor() + gamma(VOTING, self.uniform(board.round(), key));
        let most = until.since(since) * 4 / 5;
        let at = since.max(self.awake).after(milliseconds(seconds).min(most));
        let errs = self.uniform(board.round(), mix(key))[0] < self.level.misjudges();
        Plan::new(at, Action::Vote { right: cards.is_find(board.rules().target) != errs })
    }

    /// Where cards lie face down: the next card of a find that the bot remembers, or one that it does not know.
    fn plan_turn(&self, board: &Board, seat: &Seat, since: Time) -> Option<Plan> {
        let ready = match board.turned() {
            _ if board.turns_ended => return None,
            [] => gamma(TURNING, self.uniform(board.round(), board.clock().0)),
            _ => 0.0,
        };
        let free = seat.locked_until().unwrap_or_default();
        let at = since.max(self.awake).after(milliseconds(self.level.floor() + ready)).max(free);
        let place = self.remembered_turn(board).or_else(|| self.unknown_turn(board))?;
        Some(Plan {
            at,
            action: Action::Turn { place },
            reaction: Reaction::after(at.since(board.changed())),
        })
    }

    /// The place of a card that goes on with what is turned towards a find of cards that the bot remembers.
    fn remembered_turn(&self, board: &Board) -> Option<u8> {
        let known: Vec<Card> = (0..board.seen.len())
            .filter_map(|place| board.seen[place].filter(|&card| self.remembers(board, place, card)))
            .collect();
        let turned: Vec<Card> = board
            .turned()
            .iter()
            .filter_map(|&place| board.layout().cards().get(usize::from(place)))
            .copied()
            .collect();
        let finds = Finder::new(board.rules().target, &known).all();
        let find = finds.into_iter().find(|find| turned.iter().all(|card| find.cards().contains(card)))?;
        let next = find.cards().iter().find(|card| !turned.contains(card))?;
        board.seen.iter().position(|seen| seen.as_ref() == Some(next)).map(|place| place as u8)
    }

    /// The place of a card that lies face down and that the bot does not remember, or of any that lies so.
    fn unknown_turn(&self, board: &Board) -> Option<u8> {
        let backs = || {
            let places = board.layout().cards().iter().enumerate();
            places.filter(|(_, card)| card.is_back()).map(|(place, _)| place)
        };
        let is_known =
            |place: usize| board.seen[place].is_some_and(|card| self.remembers(board, place, card));
        let draw = |&place: &usize| mix(self.seed ^ mix(place as u64) ^ board.clock().0);
        let unknown = backs().filter(|&place| !is_known(place)).min_by_key(draw);
        unknown.or_else(|| backs().min_by_key(draw)).map(|place| place as u8)
    }

    /// Whether the bot still knows a face that it has seen. What is turned up now it sees.
    fn remembers(&self, board: &Board, place: usize, card: Card) -> bool {
        let is_up = board.layout().cards().get(place) == Some(&card);
        is_up
            || self.uniform(board.round(), mix(place as u64) ^ u64::from(card.key()))[0] < self.level.memory()
    }

    fn quickest(&self, board: &Board) -> Option<(Time, Claim)> {
        let (layout, target) = (board.layout(), board.rules().target);
        let found_before = |find: &Claim| {
            board.seats().iter().flat_map(|seat| &seat.sets).any(|other| other.is_same_find(*find))
        };
        let laid = |card: Card| {
            let place = layout.cards().iter().position(|&other| other == card);
            place.map_or(board.changed(), |place| layout.since()[place])
        };
        let finds = board.finder().all().into_iter().filter(|find| !found_before(find));
        let timed = finds.filter_map(|find| {
            let visible = find.cards().iter().map(|&card| laid(card)).max()?.max(self.awake);
            let mean = self.level.mean_of(target, find) * self.slowness;
            let seconds = gamma(mean, self.uniform(board.round(), find_key(find)));
            Some((visible.after(milliseconds(self.level.floor() + seconds)), find))
        });
        timed.min_by_key(|&(at, find)| (at, find.cards().to_vec()))
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
            None if !board.finder().any() => {
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

/// The cards of a find in whatever order, as one number.
fn find_key(find: Claim) -> u64 {
    let mut keys: Vec<u64> = find.cards().iter().map(|card| u64::from(card.key())).collect();
    keys.sort_unstable();
    keys.iter().fold(1, |key, index| key.wrapping_mul(81).wrapping_add(*index))
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
