//! What keys and clicks do.

use engine::{Action, Time};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Position;

use crate::app::{App, Next, Overlay, Stage};
use crate::grid::Grid;
use crate::keys::latin;
use crate::options::Start;
use crate::pen::Hit;
use crate::save::save;
use crate::steps::Steps;

impl App {
    pub(crate) fn key(&mut self, key: KeyEvent, now: Time) -> Next {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if key.code == KeyCode::Char('c') { Next::Leave } else { Next::Stay };
        }
        match self.overlay {
            Some(Overlay::Help) => self.overlay = None,
            Some(Overlay::Leave) => return self.answer(key.code, now),
            None => return self.command(key.code, now),
        }
        Next::Stay
    }

    /// The answer to whether to leave.
    fn answer(&mut self, key: KeyCode, now: Time) -> Next {
        match key {
            KeyCode::Enter => return self.leave(now),
            KeyCode::Esc | KeyCode::Backspace => self.overlay = None,
            _ => {}
        }
        Next::Stay
    }

    fn command(&mut self, key: KeyCode, now: Time) -> Next {
        match (key, &self.stage) {
            (KeyCode::Char('?') | KeyCode::F(1), _) => self.overlay = Some(Overlay::Help),
            (KeyCode::Char(letter), Stage::Replay { .. }) if latin(letter) == 'q' => {
                return self.close_replay();
            }
            (KeyCode::Esc, Stage::Replay { .. }) => return self.close_replay(),
            (KeyCode::Char(letter), Stage::Menu(_)) if latin(letter) == 'q' => {
                return Next::Leave;
            }
            (KeyCode::Char(letter), _) if latin(letter) == 'q' => self.overlay = Some(Overlay::Leave),
            (key, Stage::Menu(_)) => return self.menu_key(key, now),
            (key, Stage::Table(_)) => self.table_key(key, now),
            (key, Stage::Replay { .. }) => self.replay_key(key),
        }
        Next::Stay
    }

    fn menu_key(&mut self, key: KeyCode, now: Time) -> Next {
        let mirrored = if self.options.look.script.right_to_left { -1 } else { 1 };
        let Stage::Menu(menu) = &mut self.stage else {
            return Next::Stay;
        };
        match key {
            KeyCode::Up => menu.move_by(-1),
            KeyCode::Down | KeyCode::Tab => menu.move_by(1),
            KeyCode::Left => menu.change_by(-mirrored),
            KeyCode::Right | KeyCode::Char(' ') => menu.change_by(mirrored),
            KeyCode::Enter => return self.start(now),
            KeyCode::Esc => return Next::Leave,
            _ => {}
        }
        Next::Stay
    }

    /// Begins what the menu says.
    fn start(&mut self, now: Time) -> Next {
        let Stage::Menu(menu) = &self.stage else {
            return Next::Stay;
        };
        let rules = menu.rules();
        (self.options.bots, self.options.level) = (Some(menu.bots()), menu.level());
        self.open(Start::Alone(rules), now).map_or_else(Next::Fail, |()| Next::Stay)
    }

    fn table_key(&mut self, key: KeyCode, now: Time) {
        let Stage::Table(desk) = &mut self.stage else {
            return;
        };
        desk.notice = None;
        match key {
            KeyCode::Esc | KeyCode::Backspace => desk.sitting.clear(),
            KeyCode::Char(digit @ '1'..='8') => desk.sitting.emote(digit as usize - '0' as usize, now),
            _ if desk.is_playing() => self.playing_key(key, now),
            _ => self.resting_key(key, now),
        }
    }

    /// A key while cards are in play.
    fn playing_key(&mut self, key: KeyCode, now: Time) {
        let (words, keys) = (self.options.words, &self.options.keys);
        let Stage::Table(desk) = &mut self.stage else {
            return;
        };
        let layout = desk.board().map_or(0, |board| usize::from(board.rules().layout));
        match key {
            KeyCode::Char(' ') => desk.call(words, now),
            KeyCode::Char(letter) => match keys.place(letter) {
                Some(place) => desk.sitting.touch(Grid::card(layout, place), now),
                None if latin(letter) == 'n' => desk.sitting.ask(Action::NoSet, now),
                None => {}
            },
            _ => {}
        }
    }

    /// A key before the first deal or after a round.
    fn resting_key(&mut self, key: KeyCode, now: Time) {
        let level = self.options.level;
        let Stage::Table(desk) = &mut self.stage else {
            return;
        };
        match key {
            KeyCode::Enter => desk.sitting.go_on(now),
            KeyCode::Char(' ') if !desk.is_over() => desk.sitting.go_on(now),
            KeyCode::Char('+') => desk.sitting.ask(Action::AddBot { level }, now),
            KeyCode::Char('-') => desk.sitting.remove_bot(now),
            KeyCode::Char(letter) if desk.is_over() && latin(letter) == 'r' => self.open_replay(),
            KeyCode::Char(letter) if desk.is_over() && latin(letter) == 's' => self.save(),
            _ => {}
        }
    }

    fn save(&mut self) {
        let options = &self.options;
        if let Stage::Table(desk) = &mut self.stage {
            desk.notice = Some(save(&desk.sitting, options));
        }
    }

    fn open_replay(&mut self) {
        let Stage::Table(desk) = &self.stage else {
            return;
        };
        let Some(steps) = Steps::of(desk.sitting.seen().events(), self.options.words) else {
            return;
        };
        let replay = Stage::Replay { steps: Box::new(steps), back: None };
        if let (Stage::Table(desk), Stage::Replay { back, .. }) =
            (std::mem::replace(&mut self.stage, replay), &mut self.stage)
        {
            *back = Some(desk);
        }
    }

    /// Back to the table, if there is one.
    fn close_replay(&mut self) -> Next {
        let Stage::Replay { back, .. } = &mut self.stage else {
            return Next::Stay;
        };
        match back.take() {
            Some(desk) => self.stage = Stage::Table(desk),
            None => return Next::Leave,
        }
        Next::Stay
    }

    fn replay_key(&mut self, key: KeyCode) {
        let on = if self.options.look.script.right_to_left { KeyCode::Left } else { KeyCode::Right };
        let Stage::Replay { steps, .. } = &mut self.stage else {
            return;
        };
        match key {
            KeyCode::Char(' ') | KeyCode::Enter => steps.go(1),
            KeyCode::Left | KeyCode::Right => steps.go(if key == on { 1 } else { -1 }),
            KeyCode::Backspace => steps.go(-1),
            KeyCode::PageDown => steps.go(10),
            KeyCode::PageUp => steps.go(-10),
            KeyCode::Home => steps.go(isize::MIN),
            KeyCode::End => steps.go(isize::MAX),
            _ => {}
        }
    }

    pub(crate) fn click(&mut self, position: Position, now: Time) -> Next {
        if self.overlay.is_some() {
            self.overlay = None;
            return Next::Stay;
        }
        let hit = self.hits.iter().find(|(area, _)| area.contains(position)).map(|(_, hit)| *hit);
        match hit {
            Some(Hit::Card(card)) => {
                if let Stage::Table(desk) = &mut self.stage {
                    desk.notice = None;
                    desk.sitting.touch(card, now);
                }
                Next::Stay
            }
            Some(Hit::Key(key)) => self.command(key, now),
            None => Next::Stay,
        }
    }
}
