//! A screen in memory, a clock that the test sets, and a remote table that answers when the test lets it.
#![allow(dead_code)]

use std::sync::Arc;

use engine::{
    Action, Contribution, DisplayName, Edition, Level, PlayerId, Rules, Secret, Seed, Time, Variant,
    all_sets, is_set,
};
use play::LocalTable;
use protocol::{ClientMessage, Player, ServerMessage};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Position;
use terminal::{App, ConnectionEvent, Depth, Input, Keys, Look, Next, Options, Palette, Script, Start};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use words::{Language, Words};

pub fn options(language: Language) -> Options {
    let script = Script { right_to_left: language.is_right_to_left(), reorders: true };
    Options {
        words: Words::new(language),
        look: Look {
            depth: Depth::Indexed,
            palette: Palette::ClassicDark,
            ticks: false,
            ascii: false,
            script,
        },
        keys: Keys::default(),
        name: DisplayName::new("Ann").unwrap(),
        bots: None,
        level: Level::Casual,
        seed: Some(Seed::new([7; 32])),
        today: "2026-01-31".parse().unwrap(),
        memory: None,
        folder: std::env::temp_dir(),
    }
}

/// The program on a screen in memory.
pub struct TestScreen {
    pub app: App,
    pub now: Time,
    /// The letters of the cards, in layout order.
    block: &'static str,
    terminal: Terminal<TestBackend>,
}

impl TestScreen {
    pub fn new(app: App, width: u16, height: u16) -> TestScreen {
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        TestScreen { app, now: Time(1_000), block: "wertsdfgxcvbyhmuj,ik.", terminal }
    }

    pub fn menu(language: Language) -> TestScreen {
        TestScreen::new(App::menu(options(language), Arc::new(|_| true)), 80, 24)
    }

    /// The program at a local table.
    pub fn alone(options: Options, edition: Edition, variant: Variant) -> TestScreen {
        let start = Start::Alone(Rules::of(edition, variant));
        let mut screen =
            TestScreen::new(App::new(options, start, Arc::new(|_| true), Time(1_000)).unwrap(), 80, 24);
        if Rules::of(edition, variant).layout == 9 {
            screen.block = "wersdfxcv";
        }
        screen
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
    }

    /// The picture on the screen.
    pub fn picture(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame, self.now)).unwrap();
        self.terminal.backend().to_string()
    }

    pub fn input(&mut self, input: Input) -> Next {
        self.app.update(input, self.now)
    }

    pub fn key(&mut self, code: KeyCode) -> Next {
        self.input(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    /// Types letters one after the other.
    pub fn type_in(&mut self, letters: &str) {
        letters.chars().for_each(|letter| drop(self.key(KeyCode::Char(letter))));
    }

    pub fn click(&mut self, x: u16, y: u16) -> Next {
        self.input(Input::Click(Position::new(x, y)))
    }

    /// Advances the clock, and wakes the program at the times that it asks for.
    pub fn pass(&mut self, milliseconds: u64) {
        let end = self.now.after(milliseconds);
        while self.now < end {
            let wake = self.app.wake(self.now).map_or(u64::MAX, |wake| wake.as_millis() as u64).max(1);
            self.now = self.now.after(wake).min(end);
            self.input(Input::Refresh);
        }
    }

    /// The letters of a Set of the layout, or of three cards that are not a Set.
    pub fn letters(&mut self, set: bool) -> String {
        let cards = self.app.cards().to_vec();
        let three = if set {
            all_sets(&cards)[0]
        } else {
            cards
                .iter()
                .map(|&third| [cards[0], cards[1], third])
                .skip(2)
                .find(|&three| !is_set(three))
                .unwrap()
        };
        let letter =
            |card| self.block.chars().nth(cards.iter().position(|&lying| lying == card).unwrap()).unwrap();
        three.map(letter).iter().collect()
    }
}

/// A table of a server, simulated by a local table.
pub struct RemoteTable {
    pub table: LocalTable,
    outbox: Option<UnboundedReceiver<ClientMessage>>,
}

impl RemoteTable {
    /// A table where Ann will sit.
    pub fn new(rules: Rules) -> RemoteTable {
        let ann = Player { id: PlayerId::new("Ann").unwrap(), name: DisplayName::new("Ann").unwrap() };
        let table = LocalTable::open(rules, Secret::new(Seed::new([7; 32])), ann, Time(1_000)).unwrap();
        RemoteTable { table, outbox: None }
    }

    /// The program while it connects. No server listens at the address, and the test ignores that the connection fails.
    pub fn screen(options: Options, watch: bool) -> TestScreen {
        let address = "http://127.0.0.1:9/t/abcdefgh2345".parse().unwrap();
        let app = App::new(options, Start::Join { address, watch }, Arc::new(|_| true), Time(1_000));
        TestScreen::new(app.unwrap(), 80, 24)
    }

    pub fn connect(&mut self, screen: &mut TestScreen) {
        let (sender, outbox) = unbounded_channel();
        self.outbox = Some(outbox);
        screen.input(Input::Connection(ConnectionEvent::Connected(sender)));
        self.carry(screen);
    }

    pub fn lose(&mut self, screen: &mut TestScreen) {
        self.outbox = None;
        screen.input(Input::Connection(ConnectionEvent::Disconnected));
    }

    /// Delivers messages in both directions until there are none.
    pub fn carry(&mut self, screen: &mut TestScreen) {
        while let Some(message) = self.outbox.as_mut().and_then(|outbox| outbox.try_recv().ok()) {
            for said in self.table.receive(with_fixed_contribution(message), screen.now) {
                self.say(screen, said);
            }
        }
    }

    pub fn say(&mut self, screen: &mut TestScreen, said: ServerMessage) {
        screen.input(Input::Connection(ConnectionEvent::Received(Box::new(said))));
    }
}

/// Contributions to the shuffle are random; pictures need the same cards each time.
fn with_fixed_contribution(message: ClientMessage) -> ClientMessage {
    match message {
        ClientMessage::Do { id, action: Action::Contribute { .. } } => {
            let random = Contribution::new([7; 16]);
            ClientMessage::Do { id, action: Action::Contribute { random } }
        }
        other => other,
    }
}
