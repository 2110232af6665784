//! A link as a code for a phone's camera, two modules to a letter.

use qrcode::{EcLevel, QrCode};
use ratatui::layout::Rect;

use super::row;
use crate::painter::Painter;

/// Light modules around the code, so that cameras find it.
const MARGIN: usize = 2;

/// The code of a link, row by row; none for a text that no code can hold.
pub fn code(link: &str) -> Option<Vec<String>> {
    let code = QrCode::with_error_correction_level(link, EcLevel::L).ok()?;
    let size = code.width();
    let is_dark = |x: usize, y: usize| {
        let inside = |place: usize| (MARGIN..size + MARGIN).contains(&place);
        inside(x) && inside(y) && code[(x - MARGIN, y - MARGIN)] == qrcode::Color::Dark
    };
    let all = size + 2 * MARGIN;
    let letter = |x: usize, y: usize| match (is_dark(x, y), is_dark(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    Some((0..all).step_by(2).map(|y| (0..all).map(|x| letter(x, y)).collect()).collect())
}

/// Draws a code at the end of an area, if it fits; returns how many columns it took.
pub fn draw(painter: &mut Painter<'_>, area: Rect, link: &str) -> u16 {
    let Some(rows) = code(link) else {
        return 0;
    };
    let columns = rows[0].chars().count() as u16;
    if painter.look.ascii || rows.len() > area.height.into() || columns > area.width {
        return 0;
    }
    let (_, place) = painter.split(area, area.width - columns);
    for (number, text) in rows.iter().enumerate() {
        let at = row(place, number as u16);
        // Without colours the paper of a dark terminal is dark, and the light modules are what is drawn.
        let text = if painter.look.code().bg.is_some() { text.clone() } else { inverted(text) };
        painter.buffer.set_string(at.x, at.y, text, painter.look.code());
    }
    columns
}

fn inverted(text: &str) -> String {
    let swap = |letter| match letter {
        '█' => ' ',
        '▀' => '▄',
        '▄' => '▀',
        _ => '█',
    };
    text.chars().map(swap).collect()
}
