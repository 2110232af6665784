//! A match to look at again: where to stop, when, and what lay on the table then.

use engine::{Board, Claim, Event, Fact, Time};

/// Between rounds nothing is to be seen, so a film waits no longer than this, in milliseconds.
const PAUSE: u64 = 2_000;

/// For how long a Set is shown before its cards go, in milliseconds, if there is time.
const SHOWN: u64 = 900;

/// The events of a match, and the moments worth stopping at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replay {
    events: Vec<Event>,
    stops: Vec<ReplayStep>,
}

/// A moment worth stopping at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayStep {
    /// The event that it shows.
    pub event: usize,
    /// When it comes, in milliseconds from the beginning, long pauses left out.
    pub time: u64,
    /// What it is.
    pub kind: ReplayStepKind,
    /// The cards that somebody claims now.
    pub claim: Option<Claim>,
    /// How many events have happened by then.
    applied: usize,
}

/// What a moment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayStepKind {
    /// A Set is found.
    Set,
    /// A call is wrong.
    Wrong,
    /// Three more cards are laid.
    Widened,
    /// A round begins or ends.
    Round,
    /// Cards have come into the places of a Set.
    Refilled,
    /// Somebody calls, or says that there is no Set.
    Word,
}

impl Replay {
    /// Makes a film of what has happened at a table.
    pub fn new(events: Vec<Event>) -> Replay {
        let mut film = Replay { events, stops: Vec::new() };
        let (mut time, mut last, mut playing) = (0, None::<Time>, false);
        for (place, event) in film.events.iter().enumerate() {
            let Some((kind, claim)) = moment(&event.fact) else { continue };
            let passed = last.map_or(0, |last| event.at.since(last));
            time += match passed {
                // What comes in the very moment of a Set waits until the Set was seen.
                0 if film.stops.last().is_some_and(|stop| stop.kind == ReplayStepKind::Refilled) => 2 * SHOWN,
                _ if playing => passed.max(1),
                _ => passed.clamp(1, PAUSE),
            };
            last = Some(event.at);
            playing = !matches!(event.fact, Fact::RoundEnded { .. } | Fact::MatchEnded { .. });
            // The cards of a Set are still there when it is shown.
            let goes = matches!(event.fact, Fact::Taken { .. });
            let applied = if goes { place } else { place + 1 };
            film.stops.push(ReplayStep { event: place, time, kind, claim, applied });
            if goes {
                film.stops.push(ReplayStep {
                    kind: ReplayStepKind::Refilled,
                    claim: None,
                    applied: place + 1,
                    event: place,
                    time,
                });
            }
        }
        film.show_sets();
        film
    }

    /// Lets the cards of a Set lie for a while after it was found, but not into what comes next.
    fn show_sets(&mut self) {
        for place in 0..self.stops.len() {
            if self.stops[place].kind == ReplayStepKind::Refilled {
                let time = self.stops[place].time;
                let next = self.stops.get(place + 1).map_or(u64::MAX, |next| next.time);
                self.stops[place].time = time + SHOWN.min((next - time) / 2);
            }
        }
    }

    /// The moments, in order.
    pub fn stops(&self) -> &[ReplayStep] {
        &self.stops
    }

    /// The event that a moment shows.
    pub fn event(&self, stop: &ReplayStep) -> &Event {
        &self.events[stop.event]
    }

    /// How long it is, in milliseconds.
    pub fn length(&self) -> u64 {
        self.stops.last().map_or(0, |stop| stop.time)
    }

    /// The moment that is shown at a time, in milliseconds from the beginning.
    pub fn at(&self, time: u64) -> usize {
        self.stops.partition_point(|stop| stop.time <= time).saturating_sub(1)
    }

    /// The table at a moment.
    pub fn board(&self, stop: usize) -> Option<Board> {
        let applied = self.stops.get(stop)?.applied;
        let mut board = Board::open(self.events.first()?).ok()?;
        self.events[1..applied.max(1)].iter().for_each(|event| board.apply(event));
        Some(board)
    }
}

fn moment(fact: &Fact) -> Option<(ReplayStepKind, Option<Claim>)> {
    Some(match fact {
        Fact::Taken { cards, .. } | Fact::Found { cards, .. } => (ReplayStepKind::Set, Some(*cards)),
        Fact::WrongCall { cards, .. } => (ReplayStepKind::Wrong, *cards),
        Fact::Widened { .. } => (ReplayStepKind::Widened, None),
        Fact::Dealt { .. } | Fact::RoundEnded { .. } | Fact::MatchEnded { .. } => {
            (ReplayStepKind::Round, None)
        }
        Fact::Called { .. } | Fact::SaidNoSet { .. } => (ReplayStepKind::Word, None),
        _ => return None,
    })
}
