//! A match step by step.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::board::{self, places};
use super::{below, clock, panel, row};
use crate::look::{FAINT, STRONG};
use crate::options::Options;
use crate::pen::Pen;
use crate::steps::Steps;

/// Draws a step: what lay there, what happened, which Sets there were.
pub fn draw(pen: &mut Pen<'_>, area: Rect, steps: &Steps, options: &Options) {
    let (words, step) = (options.words, steps.step());
    let lying = &step.board;
    let Some(places) = places(pen, area, lying.rules(), lying.layout().len()) else {
        return board::draw_too_small(pen, area, lying, options);
    };
    let (number, count) = steps.number();
    let heading = words.text(msg::ReplayStep { step: number as f64, steps: count as f64 });
    pen.parts(
        row(area, 0),
        &[("Tercet  ", STRONG), (&heading, STRONG), ("  ", STRONG), (&clock(step.at), FAINT)],
    );
    let chosen = step.cards.map(|claim| claim.cards().to_vec()).unwrap_or_default();
    board::cards(pen, &places.grid, lying, options, &chosen);
    let beside = places.panel.unwrap_or(below(places.foot, 4));
    sets(pen, beside, steps, options);
    let mut rest = Rect { height: 4, ..places.foot };
    for sentence in &step.sentences {
        let rows = pen.paragraph(rest, sentence, Style::new());
        rest = below(rest, rows);
    }
    buttons(pen, row(places.foot, 4), options);
}

/// The Sets that lay there, by the keys of their cards; and how it stood.
fn sets(pen: &mut Pen<'_>, area: Rect, steps: &Steps, options: &Options) {
    let step = steps.step();
    let mut used = 0;
    for seat in step.board.seats().iter().filter(|seat| area.height > 8 && seat.seated) {
        let (left, right) = pen.split(row(area, used), area.width.saturating_sub(4));
        pen.line(left, seat.name.as_str(), Style::new());
        pen.line(right, &format!("{:>4}", panel::points(seat.score)), STRONG);
        used += 1;
    }
    let sets = step.sets();
    let area = below(area, if used > 0 { used + 1 } else { 0 });
    let heading = options.words.text(msg::ReplaySets { sets: sets.len() as f64 });
    let used = pen.paragraph(area, &heading, STRONG);
    let listed: Vec<String> = sets.iter().map(|&set| panel::letters(&step.board, set, options)).collect();
    pen.paragraph(below(area, used), &listed.join(" · "), Style::new());
}

fn buttons(pen: &mut Pen<'_>, area: Rect, options: &Options) {
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
    pen.buttons(area, &buttons);
}
