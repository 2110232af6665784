//! The start menu.

use engine::Rules;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::middle;
use crate::card::Face;
use crate::look::{ACTION, FAINT, STRONG};
use crate::menu::Menu;
use crate::painter::{Painter, below, row, width};

/// Three cards that are a Set, drawn above the menu where there is room.
const ORNAMENT: [&str; 3] = ["1srd", "2tgo", "3epq"];

pub fn draw(painter: &mut Painter<'_>, area: Rect, menu: &Menu) {
    let words = painter.options.words;
    let area = middle(area, (60, 19));
    if area.height >= 19 {
        ornament(painter, area, &menu.rules());
    }
    let area = below(area, if area.height >= 19 { 7 } else { 0 });
    painter.line(row(area, 0), "Tercet", STRONG);
    painter.line(row(area, 1), &words.text(msg::ScreenAbout), FAINT);
    let lines = menu.lines(words);
    let label_width = lines.iter().map(|(label, _)| width(label)).max().unwrap_or(0) + 4;
    for (place, (label, value)) in lines.iter().enumerate() {
        let chosen = place == menu.line;
        let (first, rest) = painter.split(row(area, 3 + place as u16), label_width);
        painter.parts(first, &[(if chosen { "▸ " } else { "  " }, STRONG), (label, Style::new())]);
        let value = if chosen { format!(" ← {value} → ") } else { format!("   {value}   ") };
        painter.line(rest, &value, if chosen { ACTION } else { Style::new() });
    }
    if let Some(note) = menu.note(words) {
        painter.paragraph(Rect { height: 2, ..row(area, 8) }, &note, FAINT);
    }
    let buttons = [
        (KeyCode::Enter, "Enter", words.text(msg::ButtonStart)),
        (KeyCode::Down, "↑ ↓", words.text(msg::ButtonChoose)),
        (KeyCode::Right, "← →", words.text(msg::ButtonChange)),
        (KeyCode::Char('q'), "Q", words.text(msg::ButtonQuit)),
    ];
    painter.buttons(row(area, 11), &buttons);
}

/// The cards as the chosen edition draws them.
fn ornament(painter: &mut Painter<'_>, area: Rect, rules: &Rules) {
    let (cards, _) = painter.split(area, 50);
    for (place, text) in ORNAMENT.iter().enumerate() {
        if let Ok(card) = text.parse() {
            let place = Rect { x: cards.x + 17 * place as u16, width: 16, height: 6, ..cards };
            painter.face(place, &Face { card, rules, key: None, chosen: false });
        }
    }
}
