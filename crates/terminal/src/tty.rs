//! The real terminal: restored on every exit, and drawn only when something has changed.

use std::io::{self, Write};
use std::panic;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Once};
use std::thread;
use std::time::{Duration, Instant};

use engine::Time;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind, MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::Position;

use crate::app::{App, Input, Next};
use crate::options::{Options, Start};

/// Turns the terminal's own reordering of Hebrew off and on.
const REORDERING_OFF: &str = "\x1b[8l";
const REORDERING_ON: &str = "\x1b[8h";

/// A terminal in raw mode on the alternate screen. Dropping it, or a panic, restores it.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
}

impl Screen {
    pub fn open() -> io::Result<Screen> {
        restore_on_panic();
        enable_raw_mode()?;
        let mut out = io::stdout();
        execute!(out, EnterAlternateScreen, EnableMouseCapture, Hide, Print(REORDERING_OFF))?;
        Ok(Screen { terminal: Terminal::new(CrosstermBackend::new(out))? })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Errors are ignored: a closed terminal need not be restored.
fn restore() {
    let mut out = io::stdout();
    let _ = execute!(out, Print(REORDERING_ON), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
    let _ = out.flush();
}

/// A panic restores the terminal before its message is printed; on the alternate screen it could not be read.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let print = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            restore();
            print(panic);
        }));
    });
}

/// Plays until the player leaves, from the menu if no table is given. A sentence says what went wrong.
pub fn play(options: Options, start: Option<Start>) -> io::Result<Result<(), String>> {
    let (sender, inputs) = channel();
    let events = sender.clone();
    let sink = Arc::new(move |event| events.send(Input::Connection(event)).is_ok());
    let app = match start {
        Some(start) => App::new(options, start, sink, Time(0)),
        None => Ok(App::menu(options, sink)),
    };
    match app {
        Ok(app) => run(app, sender, &inputs),
        Err(reason) => Ok(Err(reason)),
    }
}

/// Shows a replay step by step; none without a deal.
pub fn show_replay(options: Options, events: &[engine::Event]) -> io::Result<Option<Result<(), String>>> {
    let (sender, inputs) = channel();
    App::replay(options, events).map(|app| run(app, sender, &inputs)).transpose()
}

fn run(mut app: App, sender: Sender<Input>, inputs: &Receiver<Input>) -> io::Result<Result<(), String>> {
    let screen = Screen::open()?;
    thread::spawn(move || listen(&sender));
    let result = turn(&mut app, screen, inputs);
    app.end();
    result
}

/// Sleeps until something comes in or is due; draws once for everything that came in meanwhile.
fn turn(app: &mut App, mut screen: Screen, inputs: &Receiver<Input>) -> io::Result<Result<(), String>> {
    let start = Instant::now();
    let now = || Time(start.elapsed().as_millis() as u64);
    loop {
        screen.terminal.draw(|frame| app.draw(frame, now()))?;
        let mut input = match inputs.recv_timeout(app.wake(now()).unwrap_or(Duration::MAX)) {
            Err(RecvTimeoutError::Timeout) => Ok(Input::Refresh),
            Err(RecvTimeoutError::Disconnected) => return Ok(Ok(())),
            Ok(input) => Ok(input),
        };
        while let Ok(next) = input {
            match app.update(next, now()) {
                Next::Stay => input = inputs.try_recv(),
                Next::Leave => return Ok(Ok(())),
                Next::Fail(reason) => return Ok(Err(reason)),
            }
        }
    }
}

/// Reads keys, clicks and new sizes until the receiver is gone.
fn listen(inputs: &Sender<Input>) {
    while let Ok(event) = event::read() {
        let input = match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => Input::Key(key),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                Input::Click(Position::new(mouse.column, mouse.row))
            }
            Event::Resize(..) => Input::Refresh,
            _ => continue,
        };
        if inputs.send(input).is_err() {
            return;
        }
    }
}
