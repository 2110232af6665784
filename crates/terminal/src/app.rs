//! The whole program behind the screen: what comes in changes it, and it can be drawn at any time.

use std::sync::Arc;
use std::time::Duration;

use engine::{Action, Card, Event, Phase, Time};
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect};

use crate::desk::Desk;
use crate::menu::Menu;
use crate::options::{Options, Start};
use crate::pen::Hit;
use crate::sitting::Sitting;
use crate::steps::Steps;
use crate::wire::Signal;

/// Something that comes in.
pub enum Input {
    /// A key.
    Key(KeyEvent),
    /// A click.
    Click(Position),
    /// Something from the wire.
    Wire(Signal),
    /// The window has another size, or some time has passed.
    Look,
}

/// Whether the program goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// It does.
    Stay,
    /// It ends.
    Leave,
    /// It ends because something cannot be done.
    Fail(String),
}

/// Takes what the wire has to say; says whether anybody still listens.
pub type Post = Arc<dyn Fn(Signal) -> bool + Send + Sync>;

/// The whole program behind the screen.
pub struct App {
    pub(crate) options: Options,
    pub(crate) stage: Stage,
    pub(crate) overlay: Option<Overlay>,
    /// What can be clicked on the screen as it was last drawn.
    pub(crate) hits: Vec<(Rect, Hit)>,
    post: Post,
}

/// What is on the screen.
pub(crate) enum Stage {
    Menu(Menu),
    Table(Box<Desk>),
    Replay { steps: Box<Steps>, back: Option<Box<Desk>> },
}

/// What is open over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    Help,
    Leave,
}

impl App {
    /// Begins with the menu.
    pub fn menu(options: Options, post: Post) -> App {
        let options = on_screen(options);
        let stage = Stage::Menu(Menu::new(&options));
        App { options, stage, overlay: None, hits: Vec::new(), post }
    }

    /// Begins at a table. A sentence says why that cannot be.
    pub fn new(options: Options, start: Start, post: Post, now: Time) -> Result<App, String> {
        let mut app = App::menu(options, post);
        app.open(start, now)?;
        Ok(app)
    }

    /// Goes through what happened at a table.
    pub fn replay(options: Options, events: &[Event]) -> Option<App> {
        let options = on_screen(options);
        let steps = Box::new(Steps::of(events, options.words)?);
        let stage = Stage::Replay { steps, back: None };
        Some(App { options, stage, overlay: None, hits: Vec::new(), post: Arc::new(|_| false) })
    }

    /// Comes to a table.
    pub(crate) fn open(&mut self, start: Start, now: Time) -> Result<(), String> {
        let post = self.post.clone();
        let sitting = Sitting::open(&self.options, start, move |signal| post(signal), now)?;
        let mut desk = Box::new(Desk::new(sitting));
        desk.read_news();
        self.stage = Stage::Table(desk);
        Ok(())
    }

    /// Takes something in.
    pub fn update(&mut self, input: Input, now: Time) -> Next {
        let next = match input {
            Input::Key(key) => self.key(key, now),
            Input::Click(position) => self.click(position, now),
            Input::Wire(signal) => self.signal(signal, now),
            Input::Look => Next::Stay,
        };
        let is_reading = self.overlay.is_some();
        if let Stage::Table(desk) = &mut self.stage {
            desk.sitting.pass(now);
            desk.sitting.pause(is_reading, now);
            desk.read_news();
        }
        next
    }

    fn signal(&mut self, signal: Signal, now: Time) -> Next {
        match &mut self.stage {
            Stage::Table(desk) | Stage::Replay { back: Some(desk), .. } => {
                desk.sitting.signal(signal, now).map_or_else(Next::Fail, |()| Next::Stay)
            }
            _ => Next::Stay,
        }
    }

    /// The cards that lie on the table.
    pub fn cards(&self) -> &[Card] {
        match &self.stage {
            Stage::Table(desk) => desk.board().map(|board| board.layout().cards()).unwrap_or_default(),
            _ => &[],
        }
    }

    /// Whether a round has been played and none is being played.
    pub fn is_over(&self) -> bool {
        matches!(&self.stage, Stage::Table(desk) if desk.is_over())
    }

    /// When the screen changes by itself, if nothing comes in before.
    pub fn wake(&self, now: Time) -> Option<Duration> {
        let Stage::Table(desk) = &self.stage else {
            return None;
        };
        let due = desk.sitting.due().map(|due| due.since(now));
        // A call runs out visibly; otherwise the clock moves once a second.
        let moves = match desk.board().map(|board| board.phase()) {
            Some(Phase::Called { .. } | Phase::Held { .. }) => Some(100),
            Some(Phase::Playing { .. }) if self.overlay.is_none() || !desk.sitting.way().is_here() => {
                Some(1000 - desk.elapsed(now).unwrap_or(0) % 1000)
            }
            _ => None,
        };
        [due, moves].into_iter().flatten().min().map(Duration::from_millis)
    }

    /// Leaves the table for good.
    pub(crate) fn leave(&mut self, now: Time) -> Next {
        if let Stage::Table(desk) = &mut self.stage
            && desk.sitting.seen().seat().is_some()
            && !desk.sitting.is_cut_off()
        {
            desk.sitting.ask(Action::Leave, now);
        }
        Next::Leave
    }

    /// Ends, and gives the wire a moment to say the last word.
    pub fn end(self) {
        if let Stage::Table(desk) | Stage::Replay { back: Some(desk), .. } = self.stage {
            desk.sitting.end();
        }
    }
}

/// Words name the colours that are drawn, and where we put letters in order, names are marked off for it.
fn on_screen(options: Options) -> Options {
    let words = options.words.with_isolation(options.look.script.isolates());
    Options { words: words.with_colours(options.look.colours()), ..options }
}
