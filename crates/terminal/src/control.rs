//! What keys and clicks do.

use engine::{Action, Card, Time};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Position;

use crate::app::{App, Next, Overlay, Page};
use crate::grid::Grid;
use crate::keys::{Keys, latin};
use crate::options::Start;
use crate::painter::Hit;
use crate::replay_view::ReplayView;
use crate::table_client::TableClient;

impl App {
    pub(crate) fn key(&mut self, key: KeyEvent, now: Time) -> Next {
        match (self.overlay, key.code) {
            (_, code) if key.modifiers.contains(KeyModifiers::CONTROL) => {
                return if code == KeyCode::Char('c') { Next::Leave } else { Next::Stay };
            }
            (None, code) => return self.command(code, now),
            (Some(Overlay::Leave), KeyCode::Enter) => {
                if let Page::Table(screen) = &mut self.page {
                    screen.client.leave(now);
                }
                return Next::Leave;
            }
            (Some(Overlay::Help), _) | (_, KeyCode::Esc | KeyCode::Backspace) => self.overlay = None,
            (Some(Overlay::Leave), _) => {}
        }
        Next::Stay
    }

    fn command(&mut self, typed: KeyCode, now: Time) -> Next {
        let mirrored = self.options.look.script.right_to_left;
        let key = match typed {
            KeyCode::Char(letter) => KeyCode::Char(latin(letter)),
            other => other,
        };
        match (&mut self.page, key) {
            (_, KeyCode::Char('?') | KeyCode::F(1)) => self.overlay = Some(Overlay::Help),
            (Page::Menu(_), KeyCode::Char('q') | KeyCode::Esc) => return Next::Leave,
            (Page::Menu(menu), KeyCode::Enter) => {
                let start = Start::Alone(menu.rules());
                (self.options.bots, self.options.level) = (Some(menu.bots), menu.level());
                return self.open(start, now).map_or_else(Next::Fail, |()| Next::Stay);
            }
            (Page::Menu(menu), key) => menu.key(key, mirrored),
            (Page::Table(_), KeyCode::Char('q')) => self.overlay = Some(Overlay::Leave),
            (Page::Table(_), key) => self.table_key(typed, key, now),
            (Page::Replay { back, .. }, KeyCode::Char('q') | KeyCode::Esc) => match back.take() {
                Some(screen) => self.page = Page::Table(screen),
                None => return Next::Leave,
            },
            (Page::Replay { view, .. }, key) => view.key(key, mirrored),
        }
        Next::Stay
    }

    /// A key at a table: `typed`, and where that is on a Latin keyboard.
    fn table_key(&mut self, typed: KeyCode, key: KeyCode, now: Time) {
        let Page::Table(screen) = &mut self.page else { return };
        screen.notice = None;
        let client = &mut screen.client;
        let rules = client.board().filter(|board| board.phase().in_round()).map(|board| board.rules());
        let layout = rules.map(|rules| usize::from(rules.layout));
        let is_over = client.session.is_between_rounds();
        match (typed, key, layout) {
            (_, KeyCode::Esc | KeyCode::Backspace, _) => client.session.clear(),
            (_, KeyCode::Char(digit @ '1'..='2'), Some(_)) if client.may_vote(now) => {
                client.request(Action::Vote { right: digit == '1' }, now);
            }
            (_, KeyCode::Char(digit @ '1'..='8'), _) => client.emote(digit as usize - '0' as usize, now),
            (_, KeyCode::Char(' '), Some(_)) => client.act(now, |session| session.call(now)),
            (KeyCode::Char(letter), _, Some(layout)) => {
                match card_of(client, &self.options.keys, layout, letter) {
                    Some(card) => client.toggle(card, now),
                    None if key == KeyCode::Char('n') => client.request(Action::NoSet, now),
                    None => {}
                }
            }
            (_, _, Some(_)) => {}
            (_, KeyCode::Enter, None) => client.go_on(now),
            (_, KeyCode::Char(' '), None) if !is_over => client.go_on(now),
            (_, KeyCode::Char('c'), None) if is_over => client.request(Action::AllCards, now),
            (_, KeyCode::Char('+'), None) => {
                client.request(Action::AddBot { level: self.options.level }, now);
            }
            (_, KeyCode::Char('-'), None) => client.remove_bot(now),
            (_, KeyCode::Char('r'), None) if is_over => self.open_replay(),
            (_, KeyCode::Char('s'), None) if is_over => screen.notice = Some(client.save(&self.options)),
            _ => {}
        }
    }

    fn open_replay(&mut self) {
        let Page::Table(screen) = &self.page else { return };
        let session = &screen.client.session;
        let Some(view) = ReplayView::new(&screen.client.events(), session.seat()) else { return };
        let replay = Page::Replay { view: Box::new(view), back: None };
        if let (Page::Table(screen), Page::Replay { back, .. }) =
            (std::mem::replace(&mut self.page, replay), &mut self.page)
        {
            *back = Some(screen);
        }
    }

    pub(crate) fn click(&mut self, position: Position, now: Time) -> Next {
        if self.overlay.take().is_some() {
            return Next::Stay;
        }
        let hit = self.hits.iter().find(|(area, _)| area.contains(position)).map(|(_, hit)| *hit);
        match (hit, &mut self.page) {
            (Some(Hit::Key(key)), _) => return self.command(key, now),
            (Some(Hit::Card(card)), Page::Table(screen)) => {
                screen.notice = None;
                screen.client.toggle(card, now);
            }
            _ => {}
        }
        Next::Stay
    }
}

/// The card that a letter picks: one of the last find's, which lie beside the board in a chain, or one on the board.
fn card_of(client: &TableClient, keys: &Keys, layout: usize, letter: char) -> Option<Card> {
    let lying = client.board()?.layout();
    let beside = keys.place_beside(letter).and_then(|place| lying.last().get(place));
    let on_board = || lying.cards().get(Grid::card(layout, keys.place(letter)?));
    beside.or_else(on_board).copied()
}
