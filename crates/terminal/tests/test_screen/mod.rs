//! A screen in memory, a clock that the test sets, and a remote table that answers when the test lets it.

use std::sync::Arc;

use engine::{
    Action, Contribution, DisplayName, Edition, Level, Rules, Secret, Seed, Time, Variant, all_sets, is_set,
};
use play::LocalTable;
use protocol::{ClientMessage, Player};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use terminal::{App, ConnectionEvent, Depth, Input, Keys, Look, Options, Palette, Script, Start};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use words::{Language, Words};

pub fn options(language: Language) -> Options {
    let script = Script { right_to_left: language.is_right_to_left(), reorders: true };
    let (depth, palette) = (Depth::Indexed, Palette::ClassicDark);
    Options {
        words: Words::new(language),
        look: Look { depth, palette, ticks: false, ascii: false, script },
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

pub struct TestScreen {
    pub app: App,
    now: Time,
    /// The letters of the cards, in layout order.
    block: &'static str,
    terminal: Terminal<TestBackend>,
}

impl TestScreen {
    fn new(app: App) -> TestScreen {
        let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        TestScreen { app, now: Time(1_000), block: "wertsdfgxcvbyhmuj,ik.", terminal }
    }

    pub fn menu(language: Language) -> TestScreen {
        TestScreen::new(App::menu(options(language), Arc::new(|_| true)))
    }

    fn start(options: Options, start: Start) -> TestScreen {
        TestScreen::new(App::new(options, start, Arc::new(|_| true), Time(1_000)).unwrap())
    }

    pub fn alone(options: Options, edition: Edition, variant: Variant) -> TestScreen {
        TestScreen::with_rules(options, Rules::of(edition, variant))
    }

    pub fn with_rules(options: Options, rules: Rules) -> TestScreen {
        let has_nine_cards = rules.layout == 9;
        let screen = TestScreen::start(options, Start::Alone(rules));
        if has_nine_cards { TestScreen { block: "wersdfxcv", ..screen } } else { screen }
    }

    pub fn resize(mut self, width: u16, height: u16) -> TestScreen {
        self.terminal.backend_mut().resize(width, height);
        self
    }

    pub fn picture(mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame, self.now)).unwrap();
        self.terminal.backend().to_string()
    }

    pub fn input(mut self, input: Input) -> TestScreen {
        self.app.update(input, self.now);
        self
    }

    /// Types letters one after the other; arrows and line ends are keys too.
    pub fn type_in(self, letters: &str) -> TestScreen {
        letters.chars().fold(self, |screen, letter| {
            let code = match letter {
                '↓' => KeyCode::Down,
                '→' => KeyCode::Right,
                '\n' => KeyCode::Enter,
                letter => KeyCode::Char(letter),
            };
            screen.input(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)))
        })
    }

    pub fn type_set(self) -> TestScreen {
        let three = all_sets(self.app.cards())[0];
        self.type_cards(three)
    }

    /// Types the letters of three cards that are not a Set.
    pub fn type_wrong(self) -> TestScreen {
        let [first, second, others @ ..] = self.app.cards() else { panic!("no cards") };
        let mut threes = others.iter().map(|&third| [*first, *second, third]);
        let three = threes.find(|&three| !is_set(three)).unwrap();
        self.type_cards(three)
    }

    fn type_cards(self, three: engine::Triple) -> TestScreen {
        let place = |card| self.app.cards().iter().position(|&lying| lying == card).unwrap();
        let letters = three.map(|card| self.block.chars().nth(place(card)).unwrap());
        self.type_in(&String::from_iter(letters))
    }

    /// Advances the clock, and wakes the program at the times that it asks for.
    pub fn pass(mut self, milliseconds: u64) -> TestScreen {
        let end = self.now.after(milliseconds);
        while self.now < end {
            let wake = self.app.wake(self.now).map_or(u64::MAX, |wake| wake.as_millis() as u64).max(1);
            self.now = self.now.after(wake).min(end);
            self = self.input(Input::Refresh);
        }
        self
    }
}

/// A table of a server, simulated by a local table.
pub struct RemoteTable {
    table: LocalTable,
    outbox: UnboundedReceiver<ClientMessage>,
}

impl RemoteTable {
    /// A table where Ann will sit.
    pub fn new(rules: Rules) -> RemoteTable {
        let name = DisplayName::new("Ann").unwrap();
        let ann = Player { id: name.clone().into(), name };
        let table = LocalTable::open(rules, Secret::new(Seed::new([7; 32])), ann, Time(1_000)).unwrap();
        RemoteTable { table, outbox: unbounded_channel().1 }
    }

    /// The program while it connects. No server listens at the address, and the test ignores that the connection fails.
    pub fn screen(options: Options, watch: bool) -> TestScreen {
        let address = "http://127.0.0.1:9/t/abcdefgh2345".parse().unwrap();
        TestScreen::start(options, Start::Join { address, watch })
    }

    pub fn connect(&mut self, screen: TestScreen) -> TestScreen {
        let (sender, outbox) = unbounded_channel();
        self.outbox = outbox;
        self.carry(screen.input(Input::Connection(ConnectionEvent::Connected(sender))))
    }

    pub fn lose(screen: TestScreen) -> TestScreen {
        screen.input(Input::Connection(ConnectionEvent::Disconnected))
    }

    /// Delivers messages in both directions until there are none.
    pub fn carry(&mut self, mut screen: TestScreen) -> TestScreen {
        while let Ok(mut message) = self.outbox.try_recv() {
            // Contributions to the shuffle are random; pictures need the same cards each time.
            if let ClientMessage::Do { action: Action::Contribute { random }, .. } = &mut message {
                *random = Contribution::new([7; 16]);
            }
            for response in self.table.receive(message, screen.now) {
                screen = screen.input(Input::Connection(ConnectionEvent::Received(Box::new(response))));
            }
        }
        screen
    }
}
