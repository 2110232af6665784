//! A match step by step.

use engine::{Board, all_sets};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::board::{self, places};
use super::{below, clock, panel, row};
use crate::look::{FAINT, STRONG};
use crate::options::Options;
use crate::painter::Painter;
use crate::replay_view::ReplayView;

/// Draws a step: the cards, what happened, and the Sets among the cards.
pub fn draw(painter: &mut Painter<'_>, area: Rect, view: &ReplayView, options: &Options) {
    let (words, Some(board)) = (options.words, view.board()) else {
        return;
    };
    let Some(places) = places(painter, area, board.rules(), board.layout().len()) else {
        return board::draw_too_small(painter, area, &board, options);
    };
    let (number, count) = view.number();
    let heading = words.text(msg::ReplayStep { step: number as f64, steps: count as f64 });
    let time = clock(view.since_deal());
    painter.parts(row(area, 0), &[("Tercet  ", STRONG), (&heading, STRONG), ("  ", STRONG), (&time, FAINT)]);
    let claimed = view.claim().map(|claim| claim.cards().to_vec()).unwrap_or_default();
    board::cards(painter, &places.grid, &board, options, &claimed);
    let beside = places.panel.unwrap_or(below(places.foot, 4));
    sets(painter, beside, &board, options);
    let mut rest = Rect { height: 4, ..places.foot };
    for sentence in view.sentences(words) {
        let rows = painter.paragraph(rest, &sentence, Style::new());
        rest = below(rest, rows);
    }
    buttons(painter, row(places.foot, 4), options);
}

/// The scores, and the Sets by the keys of their cards.
fn sets(painter: &mut Painter<'_>, area: Rect, board: &Board, options: &Options) {
    let mut used = 0;
    for seat in board.seats().iter().filter(|seat| area.height > 8 && seat.seated) {
        let (left, right) = painter.split(row(area, used), area.width.saturating_sub(4));
        painter.line(left, seat.name.as_str(), Style::new());
        painter.line(right, &format!("{:>4}", panel::points(seat.score)), STRONG);
        used += 1;
    }
    let sets = all_sets(board.layout().cards());
    let area = below(area, if used > 0 { used + 1 } else { 0 });
    let heading = options.words.text(msg::ReplaySets { sets: sets.len() as f64 });
    let used = painter.paragraph(area, &heading, STRONG);
    let listed: Vec<String> = sets.iter().map(|&set| panel::letters(board, set, options)).collect();
    painter.paragraph(below(area, used), &listed.join(" · "), Style::new());
}

fn buttons(painter: &mut Painter<'_>, area: Rect, options: &Options) {
    let words = options.words;
    // In a text that runs from right to left the arrow on the key looks the other way, as the key itself does.
    let mirrored = options.look.script.right_to_left;
    let (back, on) = if mirrored { (KeyCode::Right, KeyCode::Left) } else { (KeyCode::Left, KeyCode::Right) };
    let buttons = [
        (back, "←", words.text(msg::ButtonBack)),
        (on, "→", words.text(msg::ButtonForward)),
        (KeyCode::Home, "Home", words.text(msg::ButtonFirst)),
        (KeyCode::End, "End", words.text(msg::ButtonLast)),
        (KeyCode::Char('q'), "Q", words.text(msg::ButtonLeave)),
    ];
    painter.buttons(area, &buttons);
}
