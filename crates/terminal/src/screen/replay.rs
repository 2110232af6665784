//! A match step by step.

use engine::Board;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::board::{self, places};
use super::{clock, panel};
use crate::look::{FAINT, STRONG};
use crate::painter::{Painter, below, row};
use crate::replay_view::ReplayView;

/// Draws a step: the cards, what happened, and the Sets among the cards.
pub fn draw(painter: &mut Painter<'_>, area: Rect, view: &ReplayView) {
    let (options, Some(board)) = (painter.options, view.board()) else { return };
    let words = options.words;
    let Some(places) = places(painter, area, &board) else {
        return board::draw_too_small(painter, area, &board);
    };
    let (heading, time) = (view.heading(words), clock(view.since_deal()));
    painter.parts(row(area, 0), &[("Tercet  ", STRONG), (&heading, STRONG), ("  ", STRONG), (&time, FAINT)]);
    let claimed = view.claim().map(|claim| claim.cards().to_vec()).unwrap_or_default();
    board::cards(painter, &places.grid, &board, &claimed);
    let beside = match places.panel {
        Some(panel) if !board.layout().last().is_empty() => {
            below(board::chain(painter, panel, &board, &claimed), 1)
        }
        Some(panel) => panel,
        None => {
            board::chain(painter, places.chain, &board, &claimed);
            below(places.foot, 4)
        }
    };
    sets(painter, beside, &board);
    let mut rest = Rect { height: 4, ..places.foot };
    for sentence in view.sentences(words) {
        rest = painter.paragraph(rest, &sentence, Style::new());
    }
    // In a text that runs from right to left the arrow on the key looks the other way, as the key itself does.
    let mirrored = options.look.script.right_to_left;
    let (back, on) = if mirrored { (KeyCode::Right, KeyCode::Left) } else { (KeyCode::Left, KeyCode::Right) };
    let buttons = [
        (back, "←", words.text(msg::ButtonBack)),
        (on, "→", words.text(msg::ButtonForward)),
        (KeyCode::Home, "Home", words.text(msg::ButtonFirst)),
        (KeyCode::End, "End", words.text(msg::ButtonLast)),
        (KeyCode::Char('q'), "Q", words.text(msg::ButtonQuit)),
    ];
    painter.buttons(row(places.foot, 4), &buttons);
}

/// The scores, and the Sets by the keys of their cards.
fn sets(painter: &mut Painter<'_>, area: Rect, board: &Board) {
    let options = painter.options;
    let mut rest = area;
    for seat in board.seats().iter().filter(|seat| area.height > 8 && seat.seated) {
        let (left, right) = painter.split(row(rest, 0), area.width.saturating_sub(4));
        painter.line(left, &options.words.name(&seat.name), Style::new());
        painter.line(right, &format!("{:>4}", panel::points(seat.score)), STRONG);
        rest = below(rest, 1);
    }
    if rest != area {
        rest = below(rest, 1);
    }
    let sets = board.finder().all();
    let heading = options.words.text(msg::ReplaySets { sets: sets.len() as f64 });
    let rest = painter.paragraph(rest, &heading, STRONG);
    let listed: Vec<String> = sets.iter().map(|&set| panel::letters(board, set, options)).collect();
    painter.paragraph(rest, &listed.join(" · "), Style::new());
}
