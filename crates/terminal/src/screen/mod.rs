//! What is drawn.

mod board;
mod foot;
mod menu;
mod panel;
mod replay;
mod summary;
mod waiting;

use engine::{Board, Emote, Phase, Rules, Target, Time};
use play::Session;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};
use words::{Reader, Words, msg};

use crate::app::{App, Overlay, Page};
use crate::look::{FAINT, STRONG};
use crate::painter::{Painter, below, row, width, wrap};
use crate::table_screen::TableScreen;

/// More than this is only empty space.
const LARGEST: (u16, u16) = (112, 32);

/// What the parts of a table's screen are drawn from.
struct TableView<'a> {
    screen: &'a TableScreen,
    session: &'a Session,
    board: &'a Board,
    now: Time,
}

impl TableView<'_> {
    /// What is to be read first: that the connection is lost, or the notice.
    fn notice(&self, words: Words) -> Option<String> {
        match self.screen.client.is_connected() {
            true => self.screen.notice.clone(),
            false => Some(words.text(msg::ScreenLost)),
        }
    }
}

impl App {
    pub fn draw(&mut self, frame: &mut Frame<'_>, now: Time) {
        let area = middle(frame.area(), LARGEST);
        let paint = match &self.page {
            Page::Menu(_) => None,
            Page::Table(screen) => screen.client.paint(),
            Page::Replay { view, .. } => view.paint(),
        };
        let (options, hits) = (&self.options, Vec::new());
        let mut painter = Painter { buffer: frame.buffer_mut(), options, paint, hits };
        match &self.page {
            Page::Menu(menu) => menu::draw(&mut painter, area, menu),
            Page::Table(screen) => draw_table(&mut painter, area, screen, now),
            Page::Replay { view, .. } => replay::draw(&mut painter, area, view),
        }
        match self.overlay {
            Some(Overlay::Help) => draw_help(&mut painter, area, &self.page),
            Some(Overlay::Leave) => draw_question(&mut painter, area),
            None => {}
        }
        self.hits = painter.hits;
    }
}

fn draw_table(painter: &mut Painter<'_>, area: Rect, screen: &TableScreen, now: Time) {
    let session = &screen.client.session;
    let Some(board) = session.board() else {
        let url = screen.client.server();
        let sentence = painter.options.words.text(msg::ScreenConnecting { url });
        return painter.centred(row(area, area.height / 2), &sentence, STRONG);
    };
    let view = TableView { screen, session, board, now };
    match board.phase() {
        Phase::Waiting { .. } => waiting::draw(painter, area, &view),
        Phase::RoundOver { .. } | Phase::MatchOver { .. } => summary::draw(painter, area, &view),
        _ => board::draw(painter, area, &view),
    }
}

/// The first row: what is played, which round, who deals, how many cards are left, how long it takes.
fn draw_header(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>) {
    let (words, board) = (painter.options.words, view.board);
    let rules = board.rules();
    let mut parts = vec![words.game(rules.edition, rules.variant)];
    if board.round() > 0 && !rules.has_one_seat() {
        let (round, rounds) = (board.round().into(), board.rounds_of_match().into());
        parts.push(words.text(msg::TableRound { round, rounds }));
    }
    if rules.variant.puzzle_sets().is_none() {
        parts.push(words.text(msg::TableLeft { cards: board.undealt() as f64 }));
    }
    if let Some(dealer) = board.dealer().filter(|_| !rules.has_one_seat()) {
        let reader = Reader::at(view.session.seat());
        let (who, name) = (reader.who(dealer), &words.seat_name(board, dealer));
        parts.push(words.text(msg::TableDeals { who, name }));
    }
    let elapsed = view.screen.elapsed(view.now).filter(|_| board.phase().in_round());
    // A round that has a time counts down to its end.
    let left = board.ends().map(|ends| ends.since(view.screen.client.table_time(view.now)) + 999);
    // A space keeps it apart from what stands before it in a narrow window.
    let time = left.or(elapsed).map(|time| format!(" {}", clock(time))).unwrap_or_default();
    let (text, end) = painter.split(row(area, 0), area.width.saturating_sub(width(&time)));
    let mut line = vec![("Tercet", STRONG)];
    for (place, part) in parts.iter().enumerate() {
        line.extend([(if place == 0 { "  " } else { " · " }, FAINT), (part, FAINT)]);
    }
    let needed: u16 = line.iter().map(|(part, _)| width(part)).sum();
    if needed > text.width && parts.len() > 1 {
        // What is played changes least; the state of the match takes its place.
        line.drain(2..4);
    }
    painter.parts(text, &line);
    painter.line(end, &time, STRONG);
}

fn draw_help(painter: &mut Painter<'_>, area: Rect, page: &Page) {
    let words = painter.options.words;
    let columns = area.width.saturating_sub(8).min(72);
    let board = match page {
        Page::Table(screen) => screen.client.board(),
        _ => None,
    };
    let down = board.is_some_and(|board| board.rules().lies_face_down());
    let says_no_set = board.map(Board::rules).is_none_or(Rules::allows_no_set);
    let checks = board.is_some_and(|board| board.rules().others_check_s > 0);
    let looks_for_sets = board.is_none_or(|board| board.rules().target == Target::Set);
    let emotes: Vec<String> =
        Emote::ALL.iter().zip(1..).map(|(&emote, key)| format!("{key} {}", words.emote(emote))).collect();
    let sentences = [
        if looks_for_sets { words.text(msg::MagicRule) } else { rules_of_target(words, board) },
        if down { words.text(msg::KeysTurn) } else { words.text(msg::KeysCards) },
        how_to_claim(words, board),
        if says_no_set { words.text(msg::KeysNoSet) } else { String::new() },
        if checks { words.text(msg::KeysVote) } else { String::new() },
        words.text(msg::KeysClear),
        words.text(msg::KeysEmote { words: &emotes.join(" · ") }),
        words.text(msg::KeysLeave),
    ];
    let sentences: Vec<String> = sentences.into_iter().filter(|sentence| !sentence.is_empty()).collect();
    let rows: usize = sentences.iter().map(|sentence| wrap(sentence, columns).len()).sum();
    let mut rest = boxed(painter, area, (columns, rows as u16 + 2));
    for (place, sentence) in sentences.iter().enumerate() {
        rest = painter.paragraph(rest, sentence, if place == 0 { STRONG } else { Style::new() });
    }
    painter.line(below(rest, 1), &words.text(msg::KeysClose), FAINT);
}

/// What is looked for, in the words of the rules.
fn rules_of_target(words: Words, board: Option<&Board>) -> String {
    let lines = board.map(|board| words.rules(board.rules())).unwrap_or_default();
    let target = lines.iter().find(|line| line.field == "target");
    target.map(|line| line.sentence(words)).unwrap_or_default()
}

/// How a find is claimed here; nothing where cards are turned.
fn how_to_claim(words: Words, board: Option<&Board>) -> String {
    let Some(rules) = board.map(|board| board.rules()) else { return words.text(msg::KeysCall) };
    match rules.target.size() {
        _ if rules.lies_face_down() => String::new(),
        _ if !rules.takes_claims() => words.text(msg::KeysCall),
        3 if rules.chain == 0 => words.text(msg::KeysClaim),
        count => {
            let claim = words.text(msg::KeysClaimCount { count: count as f64 });
            let last = (rules.chain > 0).then(|| words.text(msg::KeysLast));
            [Some(claim), last].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
    }
}

fn draw_question(painter: &mut Painter<'_>, area: Rect) {
    let words = painter.options.words;
    let inside = boxed(painter, area, (50, 5));
    painter.centred(row(inside, 1), &words.text(msg::ScreenLeave), STRONG);
    let buttons = [
        (KeyCode::Enter, "Enter", words.text(msg::ButtonLeave)),
        (KeyCode::Esc, "Escape", words.text(msg::ButtonStay)),
    ];
    painter.buttons(row(inside, 3), &buttons);
}

/// An empty box in the middle of an area; returns its inside.
fn boxed(painter: &mut Painter<'_>, area: Rect, (width, height): (u16, u16)) -> Rect {
    let outside = middle(area, (width + 4, height + 2));
    Clear.render(outside, painter.buffer);
    painter.frame(outside);
    let inside = Rect { x: outside.x + 2, y: outside.y + 1, ..outside };
    Rect { width: outside.width.saturating_sub(4), height: outside.height.saturating_sub(2), ..inside }
}

/// The middle of an area, at most so large.
fn middle(area: Rect, (width, height): (u16, u16)) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
    Rect { x, y, width, height }
}

/// Minutes and seconds.
fn clock(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
