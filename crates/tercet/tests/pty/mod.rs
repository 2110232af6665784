//! The built program in a real terminal, and what that terminal shows.
#![allow(dead_code)]

use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Longer than anything takes on a slow machine.
const LONG: Duration = Duration::from_secs(60);

pub struct Pty {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    shown: Arc<Mutex<vt100::Parser>>,
}

impl Pty {
    /// Starts the program in a terminal of 80 × 24, with its own home folder.
    pub fn start(home: &Path, arguments: &[&str]) -> Pty {
        let pair = native_pty_system().openpty(size(80, 24)).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tercet"));
        command.args(arguments);
        command.cwd(home);
        command.env("HOME", home);
        command.env("XDG_DATA_HOME", home);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C");
        let child = pair.slave.spawn_command(command).expect("a start");
        let shown = Arc::new(Mutex::new(vt100::Parser::new(24, 80, 0)));
        let (mut reader, screen) = (pair.master.try_clone_reader().expect("what is shown"), shown.clone());
        thread::spawn(move || {
            let mut bytes = [0; 8192];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                screen.lock().expect("no panic there").process(&bytes[..count]);
            }
        });
        let keyboard = pair.master.take_writer().expect("a keyboard");
        Pty { child, master: pair.master, keyboard, shown }
    }

    pub fn type_in(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("somebody to type to");
        self.keyboard.flush().expect("somebody to type to");
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.shown.lock().expect("no panic there").screen_mut().set_size(height, width);
        self.master.resize(size(width, height)).expect("another size");
    }

    pub fn text(&self) -> String {
        self.shown.lock().expect("no panic there").screen().contents()
    }

    #[track_caller]
    pub fn wait_for(&self, part: &str) {
        self.wait_until(part, |text| text.contains(part));
    }

    #[track_caller]
    pub fn wait_without(&self, part: &str) {
        self.wait_until(part, |text| !text.contains(part));
    }

    #[track_caller]
    fn wait_until(&self, what: &str, is_shown: impl Fn(&str) -> bool) {
        let start = Instant::now();
        while !is_shown(&self.text()) {
            assert!(start.elapsed() < LONG, "waiting for {what:?}:\n{}", self.text());
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// The processor time of the program, in hundredths of a second; known on Linux only.
    pub fn cpu_time(&self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.process_id()?)).ok()?;
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let ticks = |field: usize| fields.get(field)?.parse::<u64>().ok();
        Some(Duration::from_millis(10 * (ticks(11)? + ticks(12)?)))
    }

    /// Waits for the end; the terminal must be as it was before.
    #[track_caller]
    pub fn wait_for_end(&mut self) {
        assert!(self.child.wait().expect("an end").success(), "{}", self.text());
        let start = Instant::now();
        loop {
            let shown = self.shown.lock().expect("no panic there");
            let screen = shown.screen();
            let mouse = screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None;
            if !screen.alternate_screen() && !screen.hide_cursor() && !mouse {
                return;
            }
            assert!(start.elapsed() < LONG, "the terminal was not given back");
            drop(shown);
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}
