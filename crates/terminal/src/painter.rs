//! Draws texts into a buffer, from the side that the language starts from.

use engine::{Card, Claim};
use play::Paint;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

use crate::look::ACTION;
use crate::options::Options;

pub struct Painter<'a> {
    pub buffer: &'a mut Buffer,
    pub options: &'a Options,
    /// How the cards are drawn, where that changes with each round.
    pub paint: Option<Paint>,
    pub hits: Vec<(Rect, Hit)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    Card(Card),
    /// The same as this key.
    Key(KeyCode),
}

/// A key, its name (see [`words::Words::key`]), and what it does.
pub type Button<'a> = (KeyCode, &'a str, String);

pub fn width(text: &str) -> u16 {
    Span::raw(text).width().min(u16::MAX.into()) as u16
}

/// One row of an area; beyond its end there is none.
pub fn row(area: Rect, number: u16) -> Rect {
    Rect { y: area.y + number, height: u16::from(number < area.height), ..area }
}

/// An area without its first rows.
pub fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

impl Painter<'_> {
    /// The card whose drawing is seen in place of this one.
    pub fn painted(&self, card: Card) -> Card {
        self.paint.map_or(card, |paint| paint.card(card))
    }

    /// The same for the cards of a claim.
    pub fn painted_claim(&self, claim: Claim) -> Claim {
        self.paint.map_or(claim, |paint| paint.claim(claim))
    }

    /// Writes a text into the first row of an area, from the side that the language starts from.
    pub fn line(&mut self, area: Rect, text: &str, style: Style) {
        self.parts(area, &[(text, style)]);
    }

    pub fn centred(&mut self, area: Rect, text: &str, style: Style) {
        let spare = area.width.saturating_sub(width(text)) / 2;
        let area = Rect { x: area.x + spare, width: area.width - spare, ..area };
        self.put(area, text, style);
    }

    /// Writes texts one after the other into the first row of an area.
    pub fn parts(&mut self, area: Rect, parts: &[(&str, Style)]) {
        let mut rest = Rect { height: area.height.min(1), ..area };
        for &(text, style) in parts {
            let (own, next) = self.split(rest, width(text));
            self.put(own, text, style);
            rest = next;
        }
    }

    /// Writes buttons one after the other into the first row of an area.
    pub fn buttons(&mut self, area: Rect, buttons: &[Button<'_>]) {
        let mut rest = Rect { height: area.height.min(1), ..area };
        for (key, name, label) in buttons {
            let (cap, label) = (format!(" {} ", self.options.words.key(name)), format!(" {label}  "));
            let (own, next) = self.split(rest, width(&cap) + width(&label));
            self.parts(own, &[(&cap, ACTION), (&label, Style::new())]);
            self.hits.push((own, Hit::Key(*key)));
            rest = next;
        }
    }

    /// The columns that buttons take.
    pub fn buttons_width(&self, buttons: &[Button<'_>]) -> u16 {
        buttons.iter().map(|(_, name, label)| width(&self.options.words.key(name)) + width(label) + 5).sum()
    }

    /// The two parts of an area: so many columns where the language starts, and the rest.
    pub fn split(&self, area: Rect, columns: u16) -> (Rect, Rect) {
        let columns = columns.min(area.width);
        let mirrored = self.options.look.script.right_to_left;
        let (first, rest) =
            if mirrored { (area.right() - columns, area.x) } else { (area.x, area.x + columns) };
        (Rect { x: first, width: columns, ..area }, Rect { x: rest, width: area.width - columns, ..area })
    }

    /// Writes a text into as many rows of an area as it takes; returns the area below them.
    pub fn paragraph(&mut self, area: Rect, text: &str, style: Style) -> Rect {
        let lines = wrap(text, area.width);
        for (number, line) in (0..area.height).zip(&lines) {
            self.line(row(area, number), line, style);
        }
        below(area, lines.len() as u16)
    }

    /// Writes a text at the left end of an area; what does not fit is cut off.
    fn put(&mut self, area: Rect, text: &str, style: Style) {
        let area = area.intersection(self.buffer.area);
        if area.is_empty() {
            return;
        }
        let look = &self.options.look;
        let text = if look.ascii { in_ascii(text) } else { text.to_owned() };
        let text = cut(&text, area.width);
        self.buffer.set_stringn(area.x, area.y, look.script.seen(&text), area.width.into(), style);
    }
}

/// Replaces ornaments for terminals that have only ASCII; the letters of a language stay.
fn in_ascii(text: &str) -> String {
    let plain = |letter| match letter {
        '·' | '−' | '–' => '-',
        '“' | '”' => '"',
        '’' => '\'',
        '✓' => '+',
        '✗' | '×' => 'x',
        '▸' | '→' => '>',
        '←' => '<',
        '↑' => '^',
        '↓' => 'v',
        '█' => '#',
        '░' => '.',
        other => other,
    };
    text.replace('…', "...").chars().map(plain).collect()
}

/// A text that is too long ends with dots.
fn cut(text: &str, columns: u16) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    for letter in text.chars() {
        if width(&cut) + width(letter.encode_utf8(&mut [0; 4])) >= columns {
            break;
        }
        cut.push(letter);
    }
    cut.push('…');
    cut
}

/// Breaks a text into lines of at most so many columns, between words where that is possible.
pub fn wrap(text: &str, columns: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if width(line) == 0 => line.push_str(word),
            Some(line) if width(line) + 1 + width(word) <= columns => *line += &format!(" {word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_long_words_are_cut() {
        assert_eq!(wrap("two are red and one is not", 11), ["two are red", "and one is", "not"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(cut("Nebuchadnezzar", 6), "Nebuc…");
        assert_eq!(cut("Ann", 3), "Ann");
    }
}
