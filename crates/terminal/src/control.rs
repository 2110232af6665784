//! What keys and clicks do.

use engine::{Action, Time};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Position;

use crate::app::{App, Next, Overlay, Page};
use crate::grid::Grid;
use crate::keys::latin;
use crate::options::Start;
use crate::painter::Hit;
use crate::replay_view::ReplayView;
use crate::save::save;

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
        match (key, &self.page) {
            (KeyCode::Char('?') | KeyCode::F(1), _) => self.overlay = Some(Overlay::Help),
            (KeyCode::Char(letter), Page::Replay { .. }) if latin(letter) == 'q' => {
                return self.close_replay();
            }
            (KeyCode::Esc, Page::Replay { .. }) => return self.close_replay(),
            (KeyCode::Char(letter), Page::Menu(_)) if latin(letter) == 'q' => {
                return Next::Leave;
            }
            (KeyCode::Char(letter), _) if latin(letter) == 'q' => self.overlay = Some(Overlay::Leave),
            (key, Page::Menu(_)) => return self.menu_key(key, now),
            (key, Page::Table(_)) => self.table_key(key, now),
            (key, Page::Replay { .. }) => self.replay_key(key),
        }
        Next::Stay
    }

    fn menu_key(&mut self, key: KeyCode, now: Time) -> Next {
        let mirrored = if self.options.look.script.right_to_left { -1 } else { 1 };
        let Page::Menu(menu) = &mut self.page else {
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
        let Page::Menu(menu) = &self.page else {
            return Next::Stay;
        };
        let rules = menu.rules();
        (self.options.bots, self.options.level) = (Some(menu.bots()), menu.level());
        self.open(Start::Alone(rules), now).map_or_else(Next::Fail, |()| Next::Stay)
    }

    fn table_key(&mut self, key: KeyCode, now: Time) {
        let Page::Table(screen) = &mut self.page else {
            return;
        };
        screen.notice = None;
        match key {
            KeyCode::Esc | KeyCode::Backspace => screen.client.clear_selection(),
            KeyCode::Char(digit @ '1'..='8') => screen.client.emote(digit as usize - '0' as usize, now),
            _ if screen.is_playing() => self.playing_key(key, now),
            _ => self.resting_key(key, now),
        }
    }

    /// A key while cards are in play.
    fn playing_key(&mut self, key: KeyCode, now: Time) {
        let keys = &self.options.keys;
        let Page::Table(screen) = &mut self.page else {
            return;
        };
        let layout = screen.board().map_or(0, |board| usize::from(board.rules().layout));
        match key {
            KeyCode::Char(' ') => screen.client.act(now, |session| session.call(now)),
            KeyCode::Char(letter) => match keys.place(letter) {
                Some(place) => screen.client.toggle(Grid::card(layout, place), now),
                None if latin(letter) == 'n' => screen.client.request(Action::NoSet, now),
                None => {}
            },
            _ => {}
        }
    }

    /// A key before the first deal or after a round.
    fn resting_key(&mut self, key: KeyCode, now: Time) {
        let level = self.options.level;
        let Page::Table(screen) = &mut self.page else {
            return;
        };
        match key {
            KeyCode::Enter => screen.client.go_on(now),
            KeyCode::Char(' ') if !screen.is_over() => screen.client.go_on(now),
            KeyCode::Char('+') => screen.client.request(Action::AddBot { level }, now),
            KeyCode::Char('-') => screen.client.remove_bot(now),
            KeyCode::Char(letter) if screen.is_over() && latin(letter) == 'r' => self.open_replay(),
            KeyCode::Char(letter) if screen.is_over() && latin(letter) == 's' => self.save(),
            _ => {}
        }
    }

    fn save(&mut self) {
        let options = &self.options;
        if let Page::Table(screen) = &mut self.page {
            screen.notice = Some(save(&screen.client, options));
        }
    }

    fn open_replay(&mut self) {
        let Page::Table(screen) = &self.page else {
            return;
        };
        let Some(view) = ReplayView::new(screen.client.session().events()) else {
            return;
        };
        let replay = Page::Replay { view: Box::new(view), back: None };
        if let (Page::Table(screen), Page::Replay { back, .. }) =
            (std::mem::replace(&mut self.page, replay), &mut self.page)
        {
            *back = Some(screen);
        }
    }

    /// Back to the table, if there is one.
    fn close_replay(&mut self) -> Next {
        let Page::Replay { back, .. } = &mut self.page else {
            return Next::Stay;
        };
        match back.take() {
            Some(screen) => self.page = Page::Table(screen),
            None => return Next::Leave,
        }
        Next::Stay
    }

    fn replay_key(&mut self, key: KeyCode) {
        let on = if self.options.look.script.right_to_left { KeyCode::Left } else { KeyCode::Right };
        let Page::Replay { view, .. } = &mut self.page else {
            return;
        };
        match key {
            KeyCode::Char(' ') | KeyCode::Enter => view.go(1),
            KeyCode::Left | KeyCode::Right => view.go(if key == on { 1 } else { -1 }),
            KeyCode::Backspace => view.go(-1),
            KeyCode::PageDown => view.go(10),
            KeyCode::PageUp => view.go(-10),
            KeyCode::Home => view.go(isize::MIN),
            KeyCode::End => view.go(isize::MAX),
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
                if let Page::Table(screen) = &mut self.page {
                    screen.notice = None;
                    screen.client.toggle(card, now);
                }
                Next::Stay
            }
            Some(Hit::Key(key)) => self.command(key, now),
            None => Next::Stay,
        }
    }
}
