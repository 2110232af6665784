//! What of a match is rated: its finds, and who could have made each.

use std::collections::BTreeMap;

use engine::{
    Board, Card, Claim, Event, Fact, Family, Handicap, Level, Phase, PlayerId, Seat, SeatNumber, Time,
};
use serde::{Deserialize, Serialize};

use crate::ratings::constants::FINDS_UNTIL_AWAY;

const MILLISECONDS_PER_DAY: u64 = 86_400_000;

/// A finished match, as far as it is rated. It has no secret, no card and no name, and is all that
/// [`Ratings`](crate::Ratings) need.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatedMatch {
    pub family: Family,
    pub ended: Time,
    /// Who sat at the table, by seat number.
    pub racers: Vec<Racer>,
    /// The finds that count, in order.
    pub finds: Vec<RatedFind>,
}

/// A player in a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Racer {
    Person(PlayerId),
    Bot(Level),
}

/// One race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatedFind {
    /// Its place among all finds of the match, counted from 0.
    pub number: u32,
    pub taker: SeatNumber,
    /// Those who could have made it, the taker among them, by seat number.
    pub field: Vec<SeatNumber>,
}

impl RatedMatch {
    /// The UTC day on which it ended, counted from 1970-01-01.
    pub fn day(&self) -> u64 {
        self.ended.0 / MILLISECONDS_PER_DAY
    }

    pub(crate) fn person(&self, seat: SeatNumber) -> Option<&PlayerId> {
        match self.racers.get(seat.index())? {
            Racer::Person(player) => Some(player),
            Racer::Bot(_) => None,
        }
    }
}

/// Follows a table's events and collects its rated matches.
///
/// The field of a find are the players who sat at the table when the last of its cards came, less the Set-Master, those who
/// were away by then, and those who were locked out when it was called. A player who has left since is in it: leaving does
/// not undo a race that has begun. One who sat down later is not, and a find that such a player makes does not count: it
/// may have been seen before. Tables with a handicap do not count, so no player of a field waits because of one.
#[derive(Clone, Debug)]
pub struct RatedMatches {
    board: Board,
    /// When each card of the layout came, as a count of events, and who could see it then.
    came: BTreeMap<Card, Arrival>,
    /// The same of the last find's cards, which lie aside in a chain.
    aside: Arrival,
    /// Who was locked out when the call that stands was made.
    locked_out: Option<Vec<SeatNumber>>,
    /// After how many finds of the match a player's absence takes effect.
    away: BTreeMap<SeatNumber, u32>,
    events: u64,
    current: MatchSoFar,
    finished: Vec<RatedMatch>,
}

#[derive(Clone, Debug, Default)]
struct Arrival {
    event: u64,
    seats: Vec<SeatNumber>,
}

#[derive(Clone, Debug, Default)]
struct MatchSoFar {
    /// The families of the rounds dealt so far: none before the first, and an inner none if a round does not count.
    family: Option<Option<Family>>,
    number: u32,
    finds: Vec<RatedFind>,
}

impl RatedMatches {
    /// The rated matches of a table whose events these are, from its opening on.
    ///
    /// Held calls and sealed parts make no difference: the public events and the journal give the same.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<RatedMatch> {
        let mut events = events.into_iter();
        let opening = events.next().and_then(|event| Board::open(event).ok());
        let Some(mut matches) = opening.map(RatedMatches::new) else { return Vec::new() };
        events.for_each(|event| matches.apply(event));
        matches.finished
    }

    /// A table that was just opened.
    pub fn new(board: Board) -> RatedMatches {
        RatedMatches {
            board,
            came: BTreeMap::new(),
            aside: Arrival::default(),
            locked_out: None,
            away: BTreeMap::new(),
            events: 0,
            current: MatchSoFar::default(),
            finished: Vec::new(),
        }
    }

    /// The rated matches that are over.
    pub fn finished(&self) -> &[RatedMatch] {
        &self.finished
    }

    /// The table as it stands.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Applies the next event.
    pub fn apply(&mut self, event: &Event) {
        match &event.fact {
            Fact::Called { .. } | Fact::Claimed { .. } => self.locked_out = Some(self.locked_out_now()),
            Fact::Taken { seat, cards, .. } | Fact::Found { seat, cards } => self.find(*seat, cards),
            Fact::Dealt { .. } => {
                self.came.clear();
                self.begin_round();
            }
            Fact::Replaced { .. } => self.came.clear(),
            // Three finds later, so that pulling the plug saves no player from the finds that lie there.
            Fact::Away { seat } => {
                self.away.entry(*seat).or_insert(self.current.number + FINDS_UNTIL_AWAY);
            }
            // From the next cards on.
            Fact::Back { seat } | Fact::Sat { seat, .. } => _ = self.away.remove(seat),
            Fact::MatchEnded { .. } => self.end_match(event.at),
            _ => {}
        }
        self.board.apply(event);
        self.events += 1;
        self.look();
        if let Phase::Playing { .. } = self.board.phase() {
            self.locked_out = None;
        }
        if let Fact::Taken { .. } = event.fact {
            self.aside = self.arrival();
        }
    }

    fn begin_round(&mut self) {
        let is_even = self.board.seats().iter().all(|seat| seat.handicap == Handicap::default());
        let family = Family::of(self.board.rules()).filter(|_| is_even);
        let so_far = self.current.family.get_or_insert(family);
        *so_far = so_far.filter(|&so_far| Some(so_far) == family);
    }

    fn find(&mut self, taker: SeatNumber, cards: &Claim) {
        let locked_out = self.locked_out.take().unwrap_or_else(|| self.locked_out_now());
        let arrivals = cards.cards().iter().map(|card| self.came.get(card).unwrap_or(&self.aside));
        let seats = arrivals.max_by_key(|arrival| arrival.event).map(|arrival| arrival.seats.clone());
        let mut field = seats.unwrap_or_default();
        field.retain(|number| !locked_out.contains(number) && self.board.seat(*number).is_some_and(is_raced));
        let people = field.iter().filter(|number| self.is_person(**number)).count();
        let number = self.current.number;
        self.current.number += 1;
        if people >= 2 && field.contains(&taker) {
            self.current.finds.push(RatedFind { number, taker, field });
        }
    }

    fn end_match(&mut self, ended: Time) {
        let MatchSoFar { family, finds, number } = std::mem::take(&mut self.current);
        // An absence reaches into the next match with the finds that it had left.
        self.away.values_mut().for_each(|from| *from = from.saturating_sub(number));
        if let Some(family) = family.flatten().filter(|_| !finds.is_empty()) {
            let racers = self.board.seats().iter().map(Racer::from).collect();
            self.finished.push(RatedMatch { family, ended, racers, finds });
        }
    }

    /// Notes who can see the cards that have come.
    fn look(&mut self) {
        let arrival = self.arrival();
        let cards = self.board.layout().cards();
        self.came.retain(|card, _| cards.contains(card));
        for &card in cards {
            self.came.entry(card).or_insert_with(|| arrival.clone());
        }
    }

    fn arrival(&self) -> Arrival {
        let is_away =
            |seat: &SeatNumber| self.away.get(seat).is_some_and(|&from| self.current.number >= from);
        let seats = self.board.playing().map(|(number, _)| number).filter(|seat| !is_away(seat)).collect();
        Arrival { event: self.events, seats }
    }

    fn locked_out_now(&self) -> Vec<SeatNumber> {
        let seats = (0..).map(SeatNumber).zip(self.board.seats());
        seats.filter(|(_, seat)| seat.is_locked_out()).map(|(number, _)| number).collect()
    }

    fn is_person(&self, number: SeatNumber) -> bool {
        self.board.seat(number).is_some_and(|seat| seat.bot.is_none())
    }
}

/// Whether a player whom a race began with is still in it: not one whom the host has removed, nor a bot that is gone.
fn is_raced(seat: &Seat) -> bool {
    if seat.bot.is_some() { seat.seated } else { !seat.removed }
}

impl From<&Seat> for Racer {
    fn from(seat: &Seat) -> Racer {
        seat.bot.map_or_else(|| Racer::Person(seat.player.clone()), Racer::Bot)
    }
}
