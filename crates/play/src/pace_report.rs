//! How a player's finds came about: a report for an operator who wonders whether a program has played.
//!
//! It states figures and judges nothing. People take longer for Sets with more differing features, prefer easy Sets, pick after
//! varying pauses and never answer at once; docs/ratings.md says how each figure is made and what it can and cannot show.

use std::collections::BTreeMap;

use engine::{Board, Claim, DisplayName, Event, Fact, Judgement, Level, SeatNumber, Time};
use serde::Serialize;

use crate::stats::median;

/// The pace of every player at a table, over all its matches.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct PaceReport {
    /// Those who made a find, by seat number.
    pub players: Vec<PlayerPace>,
}

/// How the finds of one player came about. Times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerPace {
    #[serde(skip)]
    pub seat: SeatNumber,
    pub name: DisplayName,
    /// The level, if it is a bot of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    pub finds: usize,
    /// Times by the number of differing features, from when all cards of the find lay there to the call, or to the claim
    /// without one.
    pub by_features: Vec<FeatureTimes>,
    /// From the last change of the cards to the call. The least of them is the motor floor: what eye and hand need at least.
    pub reactions: Spread,
    /// From the call to the pick, right or wrong; none where players claim at once.
    pub call_to_pick: Option<Spread>,
    /// Which find was taken where there were several; none if there never were.
    pub choice: Option<Choice>,
}

/// The times of finds with the same number of differing features.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FeatureTimes {
    pub features: usize,
    pub times: Spread,
}

/// Where sorted times lie: half of them are between the quartiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Spread {
    pub count: usize,
    pub least: u64,
    pub lower_quartile: u64,
    pub median: u64,
    pub upper_quartile: u64,
    pub most: u64,
}

impl Spread {
    /// The spread of some times; none without any.
    fn of(mut times: Vec<u64>) -> Option<Spread> {
        times.sort_unstable();
        let half = times.len().div_ceil(2);
        Some(Spread {
            count: times.len(),
            least: *times.first()?,
            lower_quartile: median(&times[..half])?,
            median: median(&times)?,
            upper_quartile: median(&times[times.len() - half..])?,
            most: *times.last()?,
        })
    }
}

/// Which find a player took among those that lay there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// How often there were several.
    pub boards: usize,
    /// The mean rank by differing features: 0 is the find with the fewest, 1 that with the most; a random choice gives 0.5.
    pub ease: f64,
    /// How often it was the first in layout order, as for a program that goes through the cards.
    pub first: f64,
    /// How often a random choice would have been.
    pub first_by_chance: f64,
}

impl PaceReport {
    /// Reports on a table whose events these are, from its opening on; boards of players' own are laid open
    /// ([`engine::laid_open`]).
    pub fn of(events: &[Event]) -> PaceReport {
        let Some(board) = events.first().and_then(|event| Board::open(event).ok()) else {
            return PaceReport::default();
        };
        let mut builder = ReportBuilder { board, calls: BTreeMap::new(), samples: BTreeMap::new() };
        events[1..].iter().for_each(|event| builder.apply(event));
        let board = builder.board;
        let players = builder.samples.into_iter().filter_map(|(seat, samples)| samples.pace(&board, seat));
        PaceReport { players: players.collect() }
    }
}

struct ReportBuilder {
    board: Board,
    /// When each seat made the call that is not decided yet.
    calls: BTreeMap<SeatNumber, Call>,
    samples: BTreeMap<SeatNumber, Samples>,
}

#[derive(Clone, Copy)]
struct Call {
    made: Time,
    /// When it stood, after a photo finish.
    stood: Option<Time>,
}

/// What is known about one seat.
#[derive(Default)]
struct Samples {
    by_features: BTreeMap<usize, Vec<u64>>,
    reactions: Vec<u64>,
    picks: Vec<u64>,
    choices: Vec<OneChoice>,
    /// When the last find on a board of one's own was made.
    own_find: Option<Time>,
}

/// One find among several.
struct OneChoice {
    ease: f64,
    is_first: bool,
    finds: usize,
}

impl ReportBuilder {
    fn apply(&mut self, event: &Event) {
        let at = event.at;
        match &event.fact {
            Fact::Dealt { .. } => self.samples.values_mut().for_each(|samples| samples.own_find = None),
            Fact::CallHeld { call, .. } => {
                self.calls.insert(call.seat, Call { made: at, stood: None });
            }
            Fact::Called { seat, .. } => {
                self.calls.entry(*seat).or_insert(Call { made: at, stood: None }).stood = Some(at);
            }
            Fact::Claimed { seat, .. } => {
                self.pick(*seat, at);
                self.calls.entry(*seat).or_insert(Call { made: at, stood: None });
            }
            Fact::WrongCall { seat, cards, .. } => {
                if cards.is_some() {
                    self.pick(*seat, at);
                }
                self.calls.clear();
            }
            Fact::Taken { seat, cards, .. } | Fact::Found { seat, cards } => self.find(*seat, *cards, at),
            _ => {}
        }
        self.board.apply(event);
    }

    /// The cards after a call that stands.
    fn pick(&mut self, seat: SeatNumber, at: Time) {
        let stood = self.calls.get_mut(&seat).and_then(|call| call.stood.take());
        if let Some(stood) = stood {
            self.samples.entry(seat).or_default().picks.push(at.since(stood));
        }
    }

    fn find(&mut self, seat: SeatNumber, find: Claim, at: Time) {
        self.pick(seat, at);
        let made = self.calls.get(&seat).map_or(at, |call| call.made);
        self.calls.clear();
        let target = self.board.rules().target;
        let samples = self.samples.entry(seat).or_default();
        let own = self.board.rules().has_own_boards();
        // Boards of players' own do not say since when a card lies there.
        let own_since = samples.own_find.unwrap_or(self.board.began());
        let (lay, changed) =
            if own { (own_since, own_since) } else { (lay(&self.board, find), self.board.changed()) };
        samples.own_find = Some(at);
        let features = Judgement::new(target, find).differing();
        samples.by_features.entry(features).or_default().push(made.since(lay));
        samples.reactions.push(made.since(changed));
        samples.choices.extend(OneChoice::of(&self.board, find));
    }
}

/// Since when all cards of a find have lain there.
fn lay(board: &Board, find: Claim) -> Time {
    let cards = board.layout().cards().iter().zip(board.layout().since());
    let since = cards.filter(|(card, _)| find.cards().contains(card)).map(|(_, since)| *since);
    // A find of a chain begins with the find before it.
    let chain = if board.rules().chain > 0 { board.changed() } else { board.began() };
    since.max().unwrap_or(chain).max(chain)
}

impl OneChoice {
    /// The rank of a find among all that lay there and were not made before; none if there was no other.
    fn of(board: &Board, find: Claim) -> Option<OneChoice> {
        let made = |other: &Claim| {
            board.seats().iter().flat_map(|seat| &seat.sets).any(|set| set.is_same_find(*other))
        };
        let finds: Vec<Claim> = board.finder().all().into_iter().filter(|find| !made(find)).collect();
        let differing = |find: Claim| Judgement::new(board.rules().target, find).differing();
        let place = finds.iter().position(|other| other.is_same_find(find))?;
        let chosen = differing(find);
        let easier = finds.iter().filter(|other| differing(**other) < chosen).count();
        let equal = finds.iter().filter(|other| differing(**other) == chosen).count() - 1;
        let others = finds.len().checked_sub(1).filter(|&others| others > 0)?;
        let ease = (easier as f64 + equal as f64 / 2.0) / others as f64;
        Some(OneChoice { ease, is_first: place == 0, finds: finds.len() })
    }
}

impl Samples {
    fn pace(self, board: &Board, seat: SeatNumber) -> Option<PlayerPace> {
        let player = board.seat(seat)?;
        let by_features = self.by_features.into_iter();
        Some(PlayerPace {
            seat,
            name: player.name.clone(),
            bot: player.bot,
            finds: self.reactions.len(),
            by_features: by_features
                .filter_map(|(features, times)| Some(FeatureTimes { features, times: Spread::of(times)? }))
                .collect(),
            reactions: Spread::of(self.reactions)?,
            call_to_pick: Spread::of(self.picks),
            choice: Choice::of(&self.choices),
        })
    }
}

impl Choice {
    fn of(choices: &[OneChoice]) -> Option<Choice> {
        let boards = choices.len();
        let mean = |of: fn(&OneChoice) -> f64| choices.iter().map(of).sum::<f64>() / boards as f64;
        (boards > 0).then(|| Choice {
            boards,
            ease: mean(|choice| choice.ease),
            first: mean(|choice| f64::from(u8::from(choice.is_first))),
            first_by_chance: mean(|choice| 1.0 / choice.finds as f64),
        })
    }
}
