//! A screen in memory, a clock that is set by hand, and a table that answers when it is told to.
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

/// A screen in memory with the program behind it.
pub struct Stage {
    pub app: App,
    pub now: Time,
    /// The letters of the cards, in layout order.
    block: &'static str,
    terminal: Terminal<TestBackend>,
}

impl Stage {
    pub fn new(app: App, width: u16, height: u16) -> Stage {
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Stage { app, now: Time(1_000), block: "wertsdfgxcvbyhmuj,ik.", terminal }
    }

    pub fn menu(language: Language) -> Stage {
        Stage::new(App::menu(options(language), Arc::new(|_| true)), 80, 24)
    }

    /// At a table in memory.
    pub fn alone(options: Options, edition: Edition, variant: Variant) -> Stage {
        let start = Start::Alone(Rules::of(edition, variant));
        let mut stage =
            Stage::new(App::new(options, start, Arc::new(|_| true), Time(1_000)).unwrap(), 80, 24);
        if Rules::of(edition, variant).layout == 9 {
            stage.block = "wersdfxcv";
        }
        stage
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

    /// Lets so many milliseconds pass, stopping wherever the program wants to wake.
    pub fn pass(&mut self, milliseconds: u64) {
        let end = self.now.after(milliseconds);
        while self.now < end {
            let wake = self.app.wake(self.now).map_or(u64::MAX, |wake| wake.as_millis() as u64).max(1);
            self.now = self.now.after(wake).min(end);
            self.input(Input::Refresh);
        }
    }

    /// The letters of a Set that lies on the table, or of three cards that are none.
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

/// A table somewhere else, played by a table in memory.
pub struct There {
    pub table: LocalTable,
    outbox: Option<UnboundedReceiver<ClientMessage>>,
}

impl There {
    /// A table where Ann will sit.
    pub fn new(rules: Rules) -> There {
        let ann = Player { id: PlayerId::new("Ann").unwrap(), name: DisplayName::new("Ann").unwrap() };
        let table = LocalTable::open(rules, Secret::new(Seed::new([7; 32])), ann, Time(1_000)).unwrap();
        There { table, outbox: None }
    }

    /// A screen on its way there. Nobody listens at that address, and the failure to reach it is not heard.
    pub fn stage(options: Options, watch: bool) -> Stage {
        let address = "http://127.0.0.1:9/t/abcdefgh2345".parse().unwrap();
        let app = App::new(options, Start::Join { address, watch }, Arc::new(|_| true), Time(1_000));
        Stage::new(app.unwrap(), 80, 24)
    }

    pub fn connect(&mut self, stage: &mut Stage) {
        let (sender, outbox) = unbounded_channel();
        self.outbox = Some(outbox);
        stage.input(Input::Connection(ConnectionEvent::Connected(sender)));
        self.carry(stage);
    }

    pub fn lose(&mut self, stage: &mut Stage) {
        self.outbox = None;
        stage.input(Input::Connection(ConnectionEvent::Disconnected));
    }

    /// Carries messages both ways until there are none.
    pub fn carry(&mut self, stage: &mut Stage) {
        while let Some(message) = self.outbox.as_mut().and_then(|outbox| outbox.try_recv().ok()) {
            for said in self.table.hear(without_chance(message), stage.now) {
                self.say(stage, said);
            }
        }
    }

    pub fn say(&mut self, stage: &mut Stage, said: ServerMessage) {
        stage.input(Input::Connection(ConnectionEvent::Received(Box::new(said))));
    }
}

/// What a player mixes into the shuffle is random; pictures need the same cards each time.
fn without_chance(message: ClientMessage) -> ClientMessage {
    match message {
        ClientMessage::Do { id, action: Action::Contribute { .. } } => {
            let random = Contribution::new([7; 16]);
            ClientMessage::Do { id, action: Action::Contribute { random } }
        }
        other => other,
    }
}
