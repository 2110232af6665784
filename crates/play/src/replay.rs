//! A match to go through again: its steps, when they come, and the board at each.

use engine::{Board, Claim, Event, Fact, Time};

use crate::paint::Paint;

/// The longest wait between rounds, in milliseconds.
const LONGEST_BREAK: u64 = 2_000;

/// How long a Set lies on the table after it was found, in milliseconds, unless the next step comes earlier.
const SET_SHOWN: u64 = 900;

/// The events of a table and the steps in which they are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replay {
    events: Vec<Event>,
    steps: Vec<ReplayStep>,
}

/// One step of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayStep {
    /// The index of its event.
    pub event: usize,
    /// When it comes, in milliseconds from the start; breaks between rounds are shortened.
    pub time: u64,
    /// What happens.
    pub kind: ReplayStepKind,
    /// The cards that are claimed.
    pub claim: Option<Claim>,
    /// How many events the board of this step has applied.
    applied: usize,
}

/// What happens in a step.
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
    /// The cards of a Set are gone and replaced.
    Refilled,
    /// A player calls, or says that there is no Set.
    Word,
}

impl Replay {
    /// The steps of what has happened at a table.
    pub fn new(events: Vec<Event>) -> Replay {
        let mut replay = Replay { events, steps: Vec::new() };
        let (mut time, mut last, mut playing) = (0, None::<Time>, false);
        for (place, event) in replay.events.iter().enumerate() {
            let Some((kind, claim)) = kind_of(&event.fact) else { continue };
            let passed = last.map_or(0, |last| event.at.since(last));
            let wait = match passed {
                // An event at the very time of a find waits until the Set was shown.
                0 if replay.steps.last().is_some_and(|step| step.kind == ReplayStepKind::Refilled) => {
                    2 * SET_SHOWN
                }
                _ if playing => passed.max(1),
                _ => passed.clamp(1, LONGEST_BREAK),
            };
            time = wait.saturating_add(time);
            last = Some(event.at);
            playing = !matches!(event.fact, Fact::RoundEnded { .. } | Fact::MatchEnded { .. });
            let goes = matches!(event.fact, Fact::Taken { .. });
            let applied = if goes { place } else { place + 1 };
            replay.steps.push(ReplayStep { event: place, time, kind, claim, applied });
            if goes {
                replay.steps.push(ReplayStep {
                    kind: ReplayStepKind::Refilled,
                    claim: None,
                    applied: place + 1,
                    event: place,
                    time,
                });
            }
        }
        replay.show_sets();
        replay
    }

    /// Lets the cards of a Set lie for a while after it was found, at most until half the way to the next step.
    fn show_sets(&mut self) {
        for place in 0..self.steps.len() {
            if self.steps[place].kind == ReplayStepKind::Refilled {
                let time = self.steps[place].time;
                let next = self.steps.get(place + 1).map_or(u64::MAX, |next| next.time);
                self.steps[place].time = time + SET_SHOWN.min(next.saturating_sub(time) / 2);
            }
        }
    }

    /// The steps, in order.
    pub fn steps(&self) -> &[ReplayStep] {
        &self.steps
    }

    /// The event of a step.
    pub fn event(&self, step: &ReplayStep) -> &Event {
        &self.events[step.event]
    }

    /// How long it is, in milliseconds.
    pub fn length(&self) -> u64 {
        self.steps.last().map_or(0, |step| step.time)
    }

    /// The step that is shown at a time, in milliseconds from the start.
    pub fn at(&self, time: u64) -> usize {
        self.steps.partition_point(|step| step.time <= time).saturating_sub(1)
    }

    /// The board of a step: that of a found Set still has the Set's cards.
    pub fn board(&self, step: usize) -> Option<Board> {
        self.fold(self.steps.get(step)?.applied)
    }

    /// The board after the event of a step.
    pub fn board_after(&self, step: usize) -> Option<Board> {
        self.fold(self.steps.get(step)?.event + 1)
    }

    fn fold(&self, applied: usize) -> Option<Board> {
        let mut board = Board::open(self.events.first()?).ok()?;
        self.events[1..applied.max(1)].iter().for_each(|event| board.apply(event));
        Some(board)
    }

    /// How the cards of a step are drawn, where that changes with each round.
    pub fn paint(&self, step: &ReplayStep) -> Option<Paint> {
        Paint::after(&self.events[..=step.event])
    }

    /// How long after the deal of its round a step happened, in milliseconds.
    pub fn since_deal(&self, step: &ReplayStep) -> u64 {
        let before = self.events[..=step.event].iter().rev();
        let dealt = before.clone().find(|event| matches!(event.fact, Fact::Dealt { .. }));
        self.events[step.event].at.since(dealt.map_or(Time(0), |dealt| dealt.at))
    }
}

fn kind_of(fact: &Fact) -> Option<(ReplayStepKind, Option<Claim>)> {
    Some(match fact {
        Fact::Taken { cards, .. } | Fact::Found { cards, .. } => (ReplayStepKind::Set, Some(*cards)),
        Fact::WrongCall { cards, .. } => (ReplayStepKind::Wrong, *cards),
        Fact::Widened { .. } => (ReplayStepKind::Widened, None),
        Fact::Dealt { .. } | Fact::RoundEnded { .. } | Fact::MatchEnded { .. } => {
            (ReplayStepKind::Round, None)
        }
        Fact::Claimed { cards, .. } => (ReplayStepKind::Word, Some(*cards)),
        Fact::Called { .. } | Fact::Checked { .. } | Fact::SaidNoSet { .. } => (ReplayStepKind::Word, None),
        _ => return None,
    })
}
