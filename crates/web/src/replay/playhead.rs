//! The position in a replay, and playing it.

use engine::{Beaten, Board, Card, Event, Fact, Rules};
use play::{Replay, ReplayStep};
use web_ui::browser::every;
use web_ui::{Memo, Signal, effect};

use crate::card::set_paint;

/// Milliseconds between two updates while it plays.
const BEAT: usize = 100;

/// All fields are signals, so copies are the same replay.
#[derive(Clone, Copy)]
pub struct Playhead {
    replay: Signal<Replay>,
    /// Milliseconds from the beginning.
    pub clock: Signal<usize>,
    pub playing: Signal<bool>,
    /// As a multiple of the real speed.
    pub speed: Signal<usize>,
    pub shows_sets: Signal<bool>,
    /// The cards that are claimed, or that the player points at.
    pub selected: Signal<Vec<Card>>,
    pub stop: Memo<usize>,
    pub board: Memo<Option<Board>>,
    pub layout: Memo<Vec<Card>>,
    pub rules: Memo<Option<Rules>>,
}

impl Playhead {
    pub fn new(replay: Replay) -> Playhead {
        let replay = Signal::new(replay);
        let clock = Signal::new(0);
        let stop = Memo::new(move || replay.with_untracked(|replay| replay.at(clock.get() as u64)));
        let board = Memo::new(move || replay.with_untracked(|replay| replay.board(stop.get())));
        let cards = |board: &Option<Board>| board.as_ref().map(|board| board.layout().cards().to_vec());
        let head = Playhead {
            replay,
            clock,
            playing: Signal::new(false),
            speed: Signal::new(2),
            shows_sets: Signal::new(false),
            selected: Signal::default(),
            stop,
            board,
            layout: Memo::new(move || board.with(cards).unwrap_or_default()),
            rules: Memo::new(move || board.with(|board| board.as_ref().map(|board| board.rules().clone()))),
        };
        head.keep_going();
        head
    }

    /// Advances while it plays, and selects the cards of a claim.
    fn keep_going(self) {
        effect(move || {
            let step = self.at(self.stop.get());
            let paint = step.and_then(|step| self.replay.with_untracked(|replay| replay.paint(&step)));
            paint.into_iter().for_each(set_paint);
            let claim = step.and_then(|step| step.claim);
            self.selected.set(claim.map(|claim| claim.cards().to_vec()).unwrap_or_default());
        });
        every(BEAT as u32, move || self.beat());
    }

    fn beat(self) {
        if self.playing.try_get_untracked() != Some(true) {
            return;
        }
        let time = self.clock.get_untracked() + BEAT * self.speed.get_untracked();
        self.seek(time);
        if time >= self.length() {
            self.playing.set(false);
        }
    }

    /// Plays or pauses; at the end it begins again.
    pub fn toggle(self) {
        let starts = !self.playing.get_untracked();
        if starts && self.clock.get_untracked() >= self.length() {
            self.seek(0);
        }
        self.playing.set(starts);
    }

    pub fn seek(self, time: usize) {
        self.clock.set(time.min(self.length()));
    }

    pub fn jump(self, stop: usize) {
        if let Some(stop) = self.at(stop) {
            self.seek(stop.time as usize);
        }
    }

    /// Goes to the next moment or the one before, and pauses.
    pub fn step(self, on: bool) {
        self.playing.set(false);
        let stop = self.stop.get_untracked();
        self.jump(if on { stop + 1 } else { stop.saturating_sub(1) });
    }

    pub fn length(self) -> usize {
        self.replay.with_untracked(|replay| replay.length() as usize)
    }

    pub fn stops(self) -> Vec<ReplayStep> {
        self.replay.with_untracked(|replay| replay.steps().to_vec())
    }

    fn at(self, stop: usize) -> Option<ReplayStep> {
        self.replay.with_untracked(|replay| replay.steps().get(stop).copied())
    }

    pub fn event(self, stop: usize) -> Option<Event> {
        self.replay.with_untracked(|replay| replay.steps().get(stop).map(|stop| replay.event(stop).clone()))
    }

    /// The board after the last moment, which has all names.
    pub fn last_board(self) -> Option<Board> {
        self.replay.with_untracked(|replay| replay.board(replay.steps().len().saturating_sub(1)))
    }

    /// The seats that were slower than the call of a moment.
    pub fn beaten(self, stop: usize) -> Vec<Beaten> {
        let before = (0..stop).rev().map_while(|before| self.event(before));
        let mut facts = before.map(|event| event.fact).skip_while(|fact| match fact {
            Fact::Checked { .. } => true,
            Fact::Claimed { beaten, .. } => beaten.is_empty(),
            _ => false,
        });
        match facts.next() {
            Some(Fact::Called { beaten, .. } | Fact::Claimed { beaten, .. }) => beaten,
            _ => Vec::new(),
        }
    }
}
