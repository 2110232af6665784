//! The start menu: what to play, by which booklet, against whom.

use engine::{Edition, Level, Rules, Variant};
use ratatui::crossterm::event::KeyCode;
use words::{Words, msg};

use crate::options::Options;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    pub line: usize,
    variant: usize,
    edition: usize,
    pub bots: usize,
    level: usize,
}

/// How many bots may be chosen; more can be had by a flag.
const MOST_BOTS: usize = 5;

impl Menu {
    /// The edition of the language, and two bots.
    pub fn new(options: &Options) -> Menu {
        let own = options.words.language().edition();
        Menu {
            line: 0,
            variant: 0,
            edition: place(Edition::ALL, own),
            bots: options.bots.unwrap_or(2).clamp(1, MOST_BOTS),
            level: place(Level::ALL, options.level),
        }
    }

    pub fn rules(&self) -> Rules {
        Rules::of(Edition::ALL[self.edition], Variant::ALL[self.variant])
    }

    pub fn level(&self) -> Level {
        Level::ALL[self.level]
    }

    /// Label and value of every line; bots only where others can sit.
    pub fn lines(&self, words: Words) -> Vec<(String, String)> {
        let rules = self.rules();
        let mut lines = vec![
            (words.text(msg::MenuGame), words.variant(rules.variant)),
            (words.text(msg::MenuEdition), words.edition(rules.edition)),
        ];
        if !rules.has_one_seat() {
            let level = msg::LevelName { level: self.level().name() };
            lines.push((words.text(msg::MenuBots), self.bots.to_string()));
            lines.push((words.text(msg::MenuLevel), words.text(level)));
        }
        lines
    }

    pub fn note(&self, words: Words) -> Option<String> {
        let rules = self.rules();
        let source = words.source(rules.edition, rules.variant);
        source.or_else(|| (!rules.has_one_seat()).then(|| words.text(msg::PlayBotModel)))
    }

    pub fn key(&mut self, key: KeyCode, mirrored: bool) {
        let forward = if mirrored { -1 } else { 1 };
        match key {
            KeyCode::Up => self.move_by(-1),
            KeyCode::Down | KeyCode::Tab => self.move_by(1),
            KeyCode::Left => self.change_by(-forward),
            KeyCode::Right | KeyCode::Char(' ') => self.change_by(forward),
            _ => {}
        }
    }

    fn move_by(&mut self, lines: isize) {
        let count = if self.rules().has_one_seat() { 2 } else { 4 };
        self.line = turned(self.line, lines, count);
    }

    fn change_by(&mut self, steps: isize) {
        match self.line {
            0 => self.variant = turned(self.variant, steps, Variant::ALL.len()),
            1 => self.edition = turned(self.edition, steps, Edition::ALL.len()),
            2 => self.bots = 1 + turned(self.bots - 1, steps, MOST_BOTS),
            _ => self.level = turned(self.level, steps, Level::ALL.len()),
        }
    }
}

fn place<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|item| *item == one).unwrap_or(0)
}

/// Steps through `count` places, from the last to the first.
fn turned(place: usize, steps: isize, count: usize) -> usize {
    (place as isize + steps).rem_euclid(count as isize) as usize
}
