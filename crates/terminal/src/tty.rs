//! The real terminal: taken over, given back on every way out, and drawn only when something has changed.

use std::io::{self, Write};
use std::panic;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Once};
use std::thread;
use std::time::{Duration, Instant};

use engine::{Event as Happened, Time};
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

/// Tells terminals that put Hebrew in order by themselves to leave it to us, and to do it again.
const ORDER_IS_OURS: &str = "\x1b[8l";
const ORDER_IS_YOURS: &str = "\x1b[8h";

/// A terminal that is taken over. Dropping it, or a panic, gives it back.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
}

impl Screen {
    /// Takes the terminal over.
    pub fn open() -> io::Result<Screen> {
        give_back_on_panic();
        enable_raw_mode()?;
        let mut out = io::stdout();
        execute!(out, EnterAlternateScreen, EnableMouseCapture, Hide, Print(ORDER_IS_OURS))?;
        Ok(Screen { terminal: Terminal::new(CrosstermBackend::new(out))? })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Whoever has closed the terminal does not need it back.
fn give_back() {
    let mut out = io::stdout();
    let _ = execute!(out, Print(ORDER_IS_YOURS), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
    let _ = out.flush();
}

/// A panic gives the terminal back before it speaks, or nobody could read it.
fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let speak = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            give_back();
            speak(panic);
        }));
    });
}

/// Plays until somebody leaves, from the menu if no table is given. A sentence says what went wrong.
pub fn play(options: Options, start: Option<Start>) -> io::Result<Result<(), String>> {
    let (sender, inputs) = channel();
    let signals = sender.clone();
    let post = Arc::new(move |signal| signals.send(Input::Wire(signal)).is_ok());
    let app = match start {
        Some(start) => App::new(options, start, post, Time(0)),
        None => Ok(App::menu(options, post)),
    };
    match app {
        Ok(app) => run(app, sender, &inputs),
        Err(reason) => Ok(Err(reason)),
    }
}

/// Shows what happened at a table, step by step; nothing without a deal.
pub fn show_replay(options: Options, events: &[Happened]) -> io::Result<Option<Result<(), String>>> {
    let (sender, inputs) = channel();
    App::replay(options, events).map(|app| run(app, sender, &inputs)).transpose()
}

fn run(mut app: App, sender: Sender<Input>, inputs: &Receiver<Input>) -> io::Result<Result<(), String>> {
    let start = Instant::now();
    let mut screen = Screen::open()?;
    thread::spawn(move || listen(&sender));
    let next = turn(&mut app, &mut screen, inputs, || Time(start.elapsed().as_millis() as u64));
    drop(screen);
    app.end();
    Ok(match next? {
        Next::Fail(reason) => Err(reason),
        Next::Leave | Next::Stay => Ok(()),
    })
}

/// Sleeps until something comes in or is due; draws once for everything that came in meanwhile.
fn turn(
    app: &mut App,
    screen: &mut Screen,
    inputs: &Receiver<Input>,
    now: impl Fn() -> Time,
) -> io::Result<Next> {
    loop {
        screen.terminal.draw(|frame| app.draw(frame, now()))?;
        let mut next = match wait(inputs, app.wake(now())) {
            Ok(input) => app.update(input, now()),
            Err(RecvTimeoutError::Timeout) => app.update(Input::Look, now()),
            Err(RecvTimeoutError::Disconnected) => Next::Leave,
        };
        while next == Next::Stay {
            let Ok(input) = inputs.try_recv() else { break };
            next = app.update(input, now());
        }
        if next != Next::Stay {
            return Ok(next);
        }
    }
}

fn wait(inputs: &Receiver<Input>, longest: Option<Duration>) -> Result<Input, RecvTimeoutError> {
    match longest {
        Some(longest) => inputs.recv_timeout(longest),
        None => inputs.recv().map_err(|_| RecvTimeoutError::Disconnected),
    }
}

/// Waits for keys, clicks and new sizes for as long as anybody wants them.
fn listen(inputs: &Sender<Input>) {
    while let Ok(event) = event::read() {
        let input = match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => Input::Key(key),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                Input::Click(Position::new(mouse.column, mouse.row))
            }
            Event::Resize(..) => Input::Look,
            _ => continue,
        };
        if inputs.send(input).is_err() {
            return;
        }
    }
}
