//! The first row: what is played, which round, who deals, how many cards are left, how long it takes.

use engine::Time;
use ratatui::layout::Rect;
use words::msg;

use super::{clock, row};
use crate::look::{FAINT, STRONG};
use crate::options::Options;
use crate::painter::{Painter, width};
use crate::table_screen::TableScreen;

pub fn draw(painter: &mut Painter<'_>, area: Rect, screen: &TableScreen, options: &Options, now: Time) {
    let (words, Some(board)) = (options.words, screen.board()) else {
        return;
    };
    let rules = board.rules();
    let mut parts = vec![format!("{}, {}", words.edition(rules.edition), words.variant(rules.variant))];
    if board.round() > 0 && !rules.has_one_seat() {
        parts.push(words.text(msg::ScreenRound { round: board.round().into() }));
    }
    if let Some(dealer) = board.dealer().and_then(|seat| board.name(seat)).filter(|_| !rules.has_one_seat()) {
        parts.push(words.text(msg::ScreenDeals { name: dealer.as_str() }));
    }
    if rules.variant.puzzle_sets().is_none() {
        parts.push(words.text(msg::ScreenDeck { count: board.undealt() as f64 }));
    }
    let time = screen.elapsed(now).filter(|_| board.phase().in_round()).map(clock).unwrap_or_default();
    let (text, end) = painter.split(row(area, 0), area.width.saturating_sub(width(&time)));
    let mut line = vec![("Tercet", STRONG)];
    for (place, part) in parts.iter().enumerate() {
        line.extend([(if place == 0 { "  " } else { " · " }, FAINT), (part, FAINT)]);
    }
    painter.parts(text, &line);
    painter.line(end, &time, STRONG);
}
