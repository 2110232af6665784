//! A replay that is gone through step by step.

use engine::{Board, Card, Claim, Event, SeatNumber};
use play::{Paint, Replay, ReplayStep, ReplayStepKind};
use ratatui::crossterm::event::KeyCode;
use words::{Reader, Words, msg};

pub(crate) struct ReplayView {
    replay: Replay,
    /// The steps that are shown: those that fill gaps are not, since nothing moves here.
    steps: Vec<usize>,
    position: usize,
    /// The reader's seat, if the match is the reader's own.
    seat: Option<SeatNumber>,
}

impl ReplayView {
    /// None without a deal.
    pub fn new(events: &[Event], seat: Option<SeatNumber>) -> Option<ReplayView> {
        let replay = Replay::new(events.to_vec());
        let is_shown = |&step: &usize| replay.steps()[step].kind != ReplayStepKind::Refilled;
        let steps: Vec<usize> = (0..replay.steps().len()).filter(is_shown).collect();
        (!steps.is_empty()).then_some(ReplayView { replay, steps, position: 0, seat })
    }

    fn step(&self) -> &ReplayStep {
        &self.replay.steps()[self.steps[self.position]]
    }

    /// The number of the step, counted from 1, and how many there are.
    pub fn number(&self) -> (usize, usize) {
        (self.position + 1, self.steps.len())
    }

    pub fn board(&self) -> Option<Board> {
        self.replay.board(self.steps[self.position])
    }

    /// Milliseconds since the deal.
    pub fn since_deal(&self) -> u64 {
        self.replay.since_deal(self.step())
    }

    pub fn claim(&self) -> Option<Claim> {
        self.step().claim
    }

    pub fn heading(&self, words: Words) -> String {
        let (step, steps) = (self.position as f64 + 1.0, self.steps.len() as f64);
        words.text(msg::ReplayStep { step, steps })
    }

    /// How the cards are drawn, where that changes with each round.
    pub fn paint(&self) -> Option<Paint> {
        self.replay.paint(self.step())
    }

    pub fn sentences(&self, words: Words) -> Vec<String> {
        let board = self.replay.board_after(self.steps[self.position]);
        let event = self.replay.event(self.step());
        let event = self.paint().map_or_else(|| event.clone(), |paint| paint.event(event));
        board.map(|board| words.event(&board, &event, Reader::at(self.seat))).unwrap_or_default()
    }

    /// The step in lines: its number, the cards, the Sets among them, and what happened.
    pub fn lines(&self, words: Words) -> Vec<String> {
        let board = self.board();
        let cards = board.as_ref().map(|board| board.layout().cards()).unwrap_or_default();
        let text = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        let mut lines = vec![self.heading(words)];
        if let Some(board) = board.as_ref().filter(|_| !cards.is_empty()) {
            let sets = board.finder().all();
            lines.push(text(&[cards, board.layout().last()].concat()));
            lines.push(words.text(msg::ReplaySets { sets: sets.len() as f64 }));
            lines.extend(sets.iter().map(|set| text(set.cards())));
        }
        lines.extend(self.sentences(words));
        lines
    }

    pub fn key(&mut self, key: KeyCode, mirrored: bool) {
        let forward = if mirrored { -1 } else { 1 };
        match key {
            KeyCode::Char(' ') | KeyCode::Enter => self.go(1),
            KeyCode::Right => self.go(forward),
            KeyCode::Left => self.go(-forward),
            KeyCode::Backspace => self.go(-1),
            KeyCode::PageDown => self.go(10),
            KeyCode::PageUp => self.go(-10),
            KeyCode::Home => self.go(isize::MIN),
            KeyCode::End => self.go(isize::MAX),
            _ => {}
        }
    }

    pub fn go(&mut self, steps: isize) {
        self.position = self.position.saturating_add_signed(steps).min(self.steps.len() - 1);
    }
}
