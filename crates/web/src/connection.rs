//! A socket to a table that is opened again when it breaks.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use protocol::{ClientMessage, CloseReason, ServerMessage};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CloseEvent, MessageEvent, WebSocket};
use web_ui::browser::{base, document, window};
use web_ui::json;

use crate::browser::now;

/// The first wait before trying again, in milliseconds; it doubles up to the last.
const FIRST_WAIT: u32 = 250;
const LAST_WAIT: u32 = 4_000;

/// A gap between two timers, in milliseconds, after which the device has probably slept and the socket may be dead.
const SLEEP: u64 = 6_000;

/// The interval of the timer that detects sleep, in milliseconds.
const BEAT: i32 = 2_000;

/// How a message with records begins: a tag is written first.
const RECORDS: &str = r#"{"type":"records""#;

/// What a connection reports.
pub enum SocketEvent {
    Opened,
    Received(Box<ServerMessage>),
    /// The socket is gone and will be opened again; how many tries have failed.
    Lost {
        tries: u32,
    },
    /// The server has closed the socket with a code that does not invite the client back.
    Closed {
        code: u16,
    },
}

/// A socket that is opened again when it breaks, as long as this value lives.
pub struct Connection {
    shared: Rc<Shared>,
}

struct Shared {
    address: String,
    report: Box<dyn Fn(SocketEvent)>,
    socket: RefCell<Option<Socket>>,
    tries: Cell<u32>,
    timer: Cell<Option<i32>>,
    beat: Cell<u64>,
    /// What the browser calls; dropped with the connection.
    listeners: RefCell<Vec<Listener>>,
}

struct Socket {
    socket: WebSocket,
    _on_open: Closure<dyn FnMut()>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(CloseEvent)>,
}

/// A listener on the window that goes when it is dropped.
struct Listener {
    event: &'static str,
    closure: Closure<dyn FnMut()>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let function = self.closure.as_ref().unchecked_ref();
        let _ = window().remove_event_listener_with_callback(self.event, function);
    }
}

impl Connection {
    /// Connects to a table and keeps connecting.
    pub fn open(table: &str, report: impl Fn(SocketEvent) + 'static) -> Connection {
        let address = format!("{}api/tables/{table}/socket", base().replacen("http", "ws", 1));
        let shared = Rc::new(Shared {
            address,
            report: Box::new(report),
            socket: RefCell::new(None),
            tries: Cell::new(0),
            timer: Cell::new(None),
            beat: Cell::new(now().0),
            listeners: RefCell::default(),
        });
        shared.listen("online", Shared::reopen);
        // The browser may keep a page that was left. With an open socket its player would be shown as present.
        shared.listen("pagehide", |shared| shared.hang_up());
        shared.listen("pageshow", Shared::check);
        shared.listen("focus", Shared::check);
        shared.connect();
        shared.keep_beating();
        Connection { shared }
    }

    /// Sends a message, if the socket is open.
    pub fn send(&self, message: &ClientMessage) {
        let socket = self.shared.socket.borrow();
        if let (Some(socket), Ok(text)) = (socket.as_ref(), serde_json::to_string(message)) {
            let _ = socket.socket.send_with_str(&text);
        }
    }

    /// Replaces the socket, because no response comes on this one.
    pub fn reopen(&self) {
        self.shared.reopen();
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.shared.listeners.borrow_mut().clear();
        self.shared.stop_waiting();
        self.shared.hang_up();
    }
}

impl Shared {
    fn listen(self: &Rc<Shared>, event: &'static str, then: fn(&Rc<Shared>)) {
        let shared = Rc::downgrade(self);
        let closure = Closure::<dyn FnMut()>::new(move || {
            if let Some(shared) = Weak::upgrade(&shared) {
                then(&shared);
            }
        });
        let _ = window().add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
        self.listeners.borrow_mut().push(Listener { event, closure });
    }

    fn connect(self: &Rc<Shared>) {
        self.stop_waiting();
        self.hang_up();
        let Ok(socket) = WebSocket::new(&self.address) else {
            return self.try_later();
        };
        let (opened, received, closed) = (Rc::downgrade(self), Rc::downgrade(self), Rc::downgrade(self));
        let on_open = Closure::<dyn FnMut()>::new(move || {
            if let Some(shared) = opened.upgrade() {
                shared.tries.set(0);
                (shared.report)(SocketEvent::Opened);
            }
        });
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Some((shared, text)) = received.upgrade().zip(event.data().as_string()) else { return };
            match json::from_str(&text) {
                Ok(message) => (shared.report)(SocketEvent::Received(message)),
                // A rule or an event that this client does not know: without it no later record can be shown, so none is read.
                Err(_) if text.starts_with(RECORDS) => {
                    shared.silence();
                    (shared.report)(SocketEvent::Closed { code: CloseReason::OtherVersion.code() });
                }
                // A message that came with a newer server, which this client can do without.
                Err(_) => {}
            }
        });
        let on_close = Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| {
            if let Some(shared) = closed.upgrade() {
                shared.closed(event.code());
            }
        });
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        *self.socket.borrow_mut() =
            Some(Socket { socket, _on_open: on_open, _on_message: on_message, _on_close: on_close });
    }

    /// Closes the socket and hears nothing more of it. The socket itself stays, since one of its handlers may be running.
    fn silence(&self) {
        if let Some(Socket { socket, .. }) = &*self.socket.borrow() {
            socket.set_onmessage(None);
            socket.set_onclose(None);
            let _ = socket.close();
        }
    }

    fn closed(self: &Rc<Shared>, code: u16) {
        if code >= protocol::FINAL_CLOSE_CODES {
            return (self.report)(SocketEvent::Closed { code });
        }
        self.try_later();
    }

    /// The wait doubles with each try; a random part keeps clients from returning all at once.
    fn try_later(self: &Rc<Shared>) {
        let tries = self.tries.get();
        self.tries.set(tries + 1);
        let wait = (FIRST_WAIT << tries.min(4)).min(LAST_WAIT);
        let wait = wait + (js_sys::Math::random() * f64::from(wait / 2)) as u32;
        let shared = Rc::downgrade(self);
        let again = Closure::once_into_js(move || {
            if let Some(shared) = shared.upgrade() {
                shared.connect();
            }
        });
        let function = again.unchecked_ref();
        self.timer
            .set(window().set_timeout_with_callback_and_timeout_and_arguments_0(function, wait as i32).ok());
        (self.report)(SocketEvent::Lost { tries: tries + 1 });
    }

    fn reopen(self: &Rc<Shared>) {
        self.tries.set(0);
        self.connect();
    }

    /// Opens the socket again if it is gone, or if the device has slept.
    fn check(self: &Rc<Shared>) {
        let slept = now().0.saturating_sub(self.beat.replace(now().0)) > SLEEP;
        let open = self
            .socket
            .borrow()
            .as_ref()
            .is_some_and(|socket| socket.socket.ready_state() <= WebSocket::OPEN);
        if slept || !open {
            self.reopen();
        }
    }

    fn keep_beating(self: &Rc<Shared>) {
        let shared = Rc::downgrade(self);
        let beat = Closure::once_into_js(move || {
            if let Some(shared) = shared.upgrade() {
                let slept = now().0.saturating_sub(shared.beat.replace(now().0)) > SLEEP;
                // Timers of a hidden page are slowed down by the browser.
                if slept && !document().hidden() {
                    shared.reopen();
                }
                shared.keep_beating();
            }
        });
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(beat.unchecked_ref(), BEAT);
    }

    fn stop_waiting(&self) {
        if let Some(timer) = self.timer.take() {
            window().clear_timeout_with_handle(timer);
        }
    }

    fn hang_up(&self) {
        if let Some(Socket { socket, .. }) = self.socket.borrow_mut().take() {
            socket.set_onopen(None);
            socket.set_onmessage(None);
            socket.set_onclose(None);
            let _ = socket.close();
        }
    }
}
