//! The program behind the screen: inputs change it, and it can be drawn at any time.

use std::sync::Arc;
use std::time::Duration;

use engine::{Card, Event, Phase, Time};
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect};

use crate::connection::ConnectionEvent;
use crate::menu::Menu;
use crate::options::{Options, Start};
use crate::painter::Hit;
use crate::replay_view::ReplayView;
use crate::table_client::TableClient;
use crate::table_screen::TableScreen;

/// An input of the program.
pub enum Input {
    /// A pressed key.
    Key(KeyEvent),
    /// A click with the left button.
    Click(Position),
    /// Something that the connection reports.
    Connection(ConnectionEvent),
    /// The window has another size, or some time has passed.
    Refresh,
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

/// Takes what the connection reports; returns whether anything still listens.
pub type EventSink = Arc<dyn Fn(ConnectionEvent) -> bool + Send + Sync>;

/// The program behind the screen.
pub struct App {
    pub(crate) options: Options,
    pub(crate) page: Page,
    pub(crate) overlay: Option<Overlay>,
    /// What can be clicked on the screen as it was last drawn.
    pub(crate) hits: Vec<(Rect, Hit)>,
    sink: EventSink,
}

/// What is on the screen.
pub(crate) enum Page {
    Menu(Menu),
    Table(Box<TableScreen>),
    Replay { view: Box<ReplayView>, back: Option<Box<TableScreen>> },
}

/// What is open over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    Help,
    Leave,
}

impl App {
    /// Starts with the menu.
    pub fn menu(options: Options, sink: EventSink) -> App {
        let options = on_screen(options);
        let page = Page::Menu(Menu::new(&options));
        App { options, page, overlay: None, hits: Vec::new(), sink }
    }

    /// Starts at a table. A sentence says why that is not possible.
    pub fn new(options: Options, start: Start, sink: EventSink, now: Time) -> Result<App, String> {
        let mut app = App::menu(options, sink);
        app.open(start, now)?;
        Ok(app)
    }

    /// Goes through what happened at a table.
    pub fn replay(options: Options, events: &[Event]) -> Option<App> {
        let options = on_screen(options);
        let view = Box::new(ReplayView::new(events)?);
        let page = Page::Replay { view, back: None };
        Some(App { options, page, overlay: None, hits: Vec::new(), sink: Arc::new(|_| false) })
    }

    pub(crate) fn open(&mut self, start: Start, now: Time) -> Result<(), String> {
        let sink = self.sink.clone();
        let client = TableClient::open(&self.options, start, move |event| sink(event), now)?;
        self.page = Page::Table(Box::new(TableScreen::new(client)));
        Ok(())
    }

    /// Handles an input.
    pub fn update(&mut self, input: Input, now: Time) -> Next {
        let next = match input {
            Input::Key(key) => self.key(key, now),
            Input::Click(position) => self.click(position, now),
            Input::Connection(event) => self.connection(event, now),
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

    fn connection(&mut self, event: ConnectionEvent, now: Time) -> Next {
        match &mut self.page {
            Page::Table(screen) | Page::Replay { back: Some(screen), .. } => {
                screen.client.handle(event, now).map_or_else(Next::Fail, |()| Next::Stay)
            }
            _ => Next::Stay,
        }
    }

    /// The cards that lie on the table.
    pub fn cards(&self) -> &[Card] {
        match &self.page {
            Page::Table(screen) => screen.board().map(|board| board.layout().cards()).unwrap_or_default(),
            _ => &[],
        }
    }

    /// Whether a round has been played and none is being played.
    pub fn is_over(&self) -> bool {
        matches!(&self.page, Page::Table(screen) if screen.is_over())
    }

    /// When the screen changes by itself, if nothing comes in before.
    pub fn wake(&self, now: Time) -> Option<Duration> {
        let Page::Table(screen) = &self.page else {
            return None;
        };
        let due = screen.client.due().map(|due| due.since(now));
        // A call runs out visibly; otherwise the clock moves once a second.
        let moves = match screen.board().map(|board| board.phase()) {
            Some(Phase::Called { .. } | Phase::Held { .. }) => Some(100),
            Some(Phase::Playing { .. })
                if self.overlay.is_none() || !screen.client.transport().is_local() =>
            {
                Some(1000 - screen.elapsed(now).unwrap_or(0) % 1000)
            }
            _ => None,
        };
        [due, moves].into_iter().flatten().min().map(Duration::from_millis)
    }

    /// Leaves the table for good.
    pub(crate) fn leave(&mut self, now: Time) -> Next {
        if let Page::Table(screen) = &mut self.page {
            screen.client.leave(now);
        }
        Next::Leave
    }

    /// Ends, and gives the connection a moment to send the last message.
    pub fn end(self) {
        if let Page::Table(screen) | Page::Replay { back: Some(screen), .. } = self.page {
            screen.client.end();
        }
    }
}

/// Words name the colours that are drawn; where this program puts letters in order, they mark off names for it.
fn on_screen(options: Options) -> Options {
    let words = options.words.with_isolation(options.look.script.isolates());
    Options { words: words.with_colours(options.look.colours()), ..options }
}
