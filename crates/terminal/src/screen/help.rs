//! The help: what keys do here.

use engine::Emote;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::{below, boxed};
use crate::app::Page;
use crate::look::{FAINT, STRONG};
use crate::options::Options;
use crate::painter::{Painter, wrap};

/// Draws the help over the screen.
pub fn draw(painter: &mut Painter<'_>, area: Rect, page: &Page, options: &Options) {
    let words = options.words;
    let columns = area.width.saturating_sub(8).min(72);
    let mut sentences = vec![words.text(msg::MagicRule), words.text(msg::KeysCards)];
    let claims = match page {
        Page::Table(screen) => screen.board().is_some_and(|board| board.rules().takes_claims()),
        _ => false,
    };
    sentences.push(if claims { words.text(msg::KeysClaim) } else { words.text(msg::KeysCall) });
    let emotes: Vec<String> =
        Emote::ALL.iter().zip(1..).map(|(&emote, key)| format!("{key} {}", words.emote(emote))).collect();
    sentences.extend([
        words.text(msg::KeysNoSet),
        words.text(msg::KeysClear),
        words.text(msg::KeysEmote { words: &emotes.join(" · ") }),
        words.text(msg::KeysLeave),
    ]);
    let rows: usize = sentences.iter().map(|sentence| wrap(sentence, columns).len()).sum();
    let mut rest = boxed(painter, area, (columns, rows as u16 + 2));
    for (place, sentence) in sentences.iter().enumerate() {
        let used = painter.paragraph(rest, sentence, if place == 0 { STRONG } else { Style::new() });
        rest = below(rest, used);
    }
    painter.line(below(rest, 1), &words.text(msg::KeysClose), FAINT);
}
