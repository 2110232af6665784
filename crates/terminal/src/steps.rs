//! A match step by step: what lay there, what happened, which Sets there were.

use engine::{Board, Claim, Event, Fact, Time, Triple, all_sets};
use words::{Words, msg};

/// A match that is gone through step by step.
pub struct Steps {
    steps: Vec<Step>,
    place: usize,
}

/// One step.
pub struct Step {
    /// The table as it lay when this happened.
    pub board: Board,
    /// When, since the deal.
    pub at: u64,
    /// What happened, in words.
    pub sentences: Vec<String>,
    /// The cards that it is about.
    pub cards: Option<Claim>,
}

impl Steps {
    /// The steps that events make; nothing without a deal.
    pub fn of(events: &[Event], words: Words) -> Option<Steps> {
        let mut board = Board::open(events.first()?).ok()?;
        let (mut steps, mut dealt) = (Vec::new(), Time(0));
        for event in events {
            let before = board.clone();
            board.apply(event);
            if matches!(event.fact, Fact::Dealt { .. }) {
                dealt = event.at;
            }
            if let Some(lying) = lying(&event.fact, before, &board) {
                let sentences = words.happening(&board, event);
                let cards = claimed(&event.fact);
                steps.push(Step { board: lying, at: event.at.since(dealt), sentences, cards });
            }
        }
        (!steps.is_empty()).then_some(Steps { steps, place: 0 })
    }

    /// The step that is shown.
    pub fn step(&self) -> &Step {
        &self.steps[self.place]
    }

    /// Its number, counted from 1, and how many there are.
    pub fn number(&self) -> (usize, usize) {
        (self.place + 1, self.steps.len())
    }

    /// The step in lines: its number, what lay there, how many Sets, and what happened.
    pub fn lines(&self, words: Words) -> Vec<String> {
        let (step, (number, count)) = (self.step(), self.number());
        let cards: Vec<String> = step.board.layout().cards().iter().map(|card| card.to_string()).collect();
        let mut lines = vec![words.text(msg::ReplayStep { step: number as f64, steps: count as f64 })];
        if !cards.is_empty() {
            lines.push(cards.join(" "));
            lines.push(words.text(msg::ReplaySets { sets: step.sets().len() as f64 }));
            lines.extend(step.sets().iter().map(|set| set.map(|card| card.to_string()).join(" ")));
        }
        lines.extend(step.sentences.iter().cloned());
        lines
    }

    /// Goes so many steps on or back.
    pub fn go(&mut self, steps: isize) {
        self.place = self.place.saturating_add_signed(steps).min(self.steps.len() - 1);
    }
}

impl Step {
    /// The Sets that lay there.
    pub fn sets(&self) -> Vec<Triple> {
        all_sets(self.board.layout().cards())
    }
}

/// The table to show with an event: as it lay before, or with the new cards where those are the news.
fn lying(fact: &Fact, before: Board, after: &Board) -> Option<Board> {
    match fact {
        Fact::Dealt { .. } | Fact::Widened { .. } => Some(after.clone()),
        Fact::Called { .. }
        | Fact::Taken { .. }
        | Fact::Found { .. }
        | Fact::WrongCall { .. }
        | Fact::SaidNoSet { .. }
        | Fact::RoundEnded { .. } => Some(before),
        Fact::MatchEnded { .. } => Some(after.clone()),
        _ => None,
    }
}

fn claimed(fact: &Fact) -> Option<Claim> {
    match fact {
        Fact::Taken { cards, .. } | Fact::Found { cards, .. } => Some(*cards),
        Fact::WrongCall { cards, .. } => *cards,
        _ => None,
    }
}
