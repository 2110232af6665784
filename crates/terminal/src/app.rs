//! The program behind the screen: inputs change it, and it can be drawn at any time.

use std::sync::Arc;
use std::time::Duration;

use engine::{Board, Card, Event, Phase, Time};
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect};

use crate::connection::{ConnectionEvent, EventSink};
use crate::menu::Menu;
use crate::options::{Options, Start};
use crate::painter::Hit;
use crate::replay_view::ReplayView;
use crate::table_client::TableClient;
use crate::table_screen::TableScreen;

pub enum Input {
    Key(KeyEvent),
    /// A click with the left button.
    Click(Position),
    Connection(ConnectionEvent),
    /// The window has another size, or some time has passed.
    Refresh,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Stay,
    Leave,
    /// It ends because something cannot be done.
    Fail(String),
}

pub struct App {
    pub(crate) options: Options,
    pub(crate) page: Page,
    pub(crate) overlay: Option<Overlay>,
    /// What can be clicked on the screen as it was last drawn.
    pub(crate) hits: Vec<(Rect, Hit)>,
    sink: EventSink,
}

pub(crate) enum Page {
    Menu(Menu),
    Table(Box<TableScreen>),
    Replay { view: Box<ReplayView>, back: Option<Box<TableScreen>> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    Help,
    Leave,
}

impl App {
    pub fn menu(options: Options, sink: EventSink) -> App {
        App::at(Page::Menu(Menu::new(&options)), options, sink)
    }

    /// Starts at a table. A sentence says why that is not possible.
    pub fn new(options: Options, start: Start, sink: EventSink, now: Time) -> Result<App, String> {
        let mut app = App::menu(options, sink);
        app.open(start, now)?;
        Ok(app)
    }

    /// Goes through what happened at a table; none without a deal.
    pub fn replay(options: Options, events: &[Event]) -> Option<App> {
        let page = Page::Replay { view: Box::new(ReplayView::new(events, None)?), back: None };
        Some(App::at(page, options, Arc::new(|_| false)))
    }

    /// Words name the colours that are drawn; where this program puts letters in order, they mark off names for it.
    fn at(page: Page, mut options: Options, sink: EventSink) -> App {
        let look = options.look;
        options.words = options.words.with_isolation(look.script.isolates()).with_colours(look.colours());
        App { options, page, overlay: None, hits: Vec::new(), sink }
    }

    pub(crate) fn open(&mut self, start: Start, now: Time) -> Result<(), String> {
        let client = TableClient::open(&self.options, start, self.sink.clone(), now)?;
        self.page = Page::Table(Box::new(TableScreen::new(client)));
        Ok(())
    }

    pub fn update(&mut self, input: Input, now: Time) -> Next {
        let next = match input {
            Input::Key(key) => self.key(key, now),
            Input::Click(position) => self.click(position, now),
            Input::Connection(event) => match &mut self.page {
                Page::Table(screen) | Page::Replay { back: Some(screen), .. } => {
                    screen.client.handle(event, now).map_or_else(Next::Fail, |()| Next::Stay)
                }
                _ => Next::Stay,
            },
            Input::Refresh => Next::Stay,
        };
        let is_reading = self.overlay.is_some();
        if let Page::Table(screen) = &mut self.page {
            screen.client.pass(now);
            screen.client.pause(is_reading, now);
            screen.read_notifications();
        }
        next
    }

    pub fn cards(&self) -> &[Card] {
        match &self.page {
            Page::Table(screen) => screen.client.cards(),
            _ => &[],
        }
    }

    /// Whether the player may say if another player's claim is right.
    pub fn may_vote(&self, now: Time) -> bool {
        matches!(&self.page, Page::Table(screen) if screen.client.may_vote(now))
    }

    /// Whether a round has been played and none is being played.
    pub fn is_over(&self) -> bool {
        matches!(&self.page, Page::Table(screen) if screen.client.session.is_between_rounds())
    }

    /// When the screen changes by itself, if nothing comes in before.
    pub fn wake(&self, now: Time) -> Option<Duration> {
        let Page::Table(screen) = &self.page else { return None };
        let due = screen.client.due().map(|due| due.since(now));
        // A call and a lock-out run out visibly; otherwise the clock moves once a second.
        let is_counting = |board: &Board| board.seats().iter().any(|seat| seat.locked_until().is_some());
        let moves = match screen.client.board().map(|board| board.phase()) {
            Some(Phase::Playing { .. }) if screen.client.board().is_some_and(is_counting) => Some(100),
            Some(Phase::Called { .. } | Phase::Held { .. } | Phase::Checking { .. }) => Some(100),
            Some(Phase::Playing { .. }) if self.overlay.is_none() || !screen.client.is_local() => {
                Some(1000 - screen.elapsed(now).unwrap_or(0) % 1000)
            }
            _ => None,
        };
        [due, moves].into_iter().flatten().min().map(Duration::from_millis)
    }

    /// Ends, and gives the connection a moment to send the last message.
    pub fn end(self) {
        if let Page::Table(screen) | Page::Replay { back: Some(screen), .. } = self.page {
            screen.client.end();
        }
    }
}
