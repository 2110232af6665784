//! A panic restores the terminal: this test program runs itself again inside a real terminal, and panics there.

use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use terminal::Screen;

const SIZE: PtySize = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };

/// Longer than anything takes on a slow machine.
const LONG: Duration = Duration::from_secs(60);

#[test]
#[ignore = "is run by the test below, inside a terminal"]
fn the_program_that_panics() {
    let _screen = Screen::open().expect("a terminal");
    panic!("on purpose");
}

#[test]
fn a_panic_gives_the_terminal_back_and_can_be_read() {
    let pair = native_pty_system().openpty(SIZE).expect("a terminal");
    let mut command = CommandBuilder::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", "the_program_that_panics", "--ignored", "--nocapture"]);
    command.env("TERM", "xterm-256color");
    // A long backtrace would scroll the message away.
    command.env("RUST_BACKTRACE", "0");
    let mut child = pair.slave.spawn_command(command).expect("a start");
    let seen = Arc::new(Mutex::new((vt100::Parser::new(24, 80, 0), Vec::new())));
    let mut reader = pair.master.try_clone_reader().expect("what is shown");
    let shown = seen.clone();
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut bytes) {
            let mut shown = shown.lock().expect("no panic there");
            shown.0.process(&bytes[..count]);
            shown.1.extend_from_slice(&bytes[..count]);
        }
    });
    assert!(!child.wait().expect("an end").success());
    // The terminal echoes input only when it is no longer in raw mode.
    let mut writer = pair.master.take_writer().expect("a keyboard");
    writer.write_all(b"echoed\n").expect("somebody to type to");
    let start = Instant::now();
    loop {
        let seen = seen.lock().expect("no panic there");
        let (screen, text) = (seen.0.screen(), seen.0.screen().contents());
        if text.contains("on purpose") && text.contains("echoed") {
            assert!(!screen.alternate_screen() && !screen.hide_cursor());
            assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
            let entered = String::from_utf8_lossy(&seen.1).contains("\x1b[?1049h");
            assert!(entered, "the screen was taken over before");
            return;
        }
        assert!(start.elapsed() < LONG, "{text}");
        drop(seen);
        thread::sleep(Duration::from_millis(10));
    }
}
