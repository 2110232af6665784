//! Draws texts into a buffer, from the side that the language starts from.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

use crate::look::{ACTION, Look};

/// Draws into a buffer.
pub struct Painter<'a> {
    pub buffer: &'a mut Buffer,
    pub look: &'a Look,
    /// What can be clicked.
    pub hits: Vec<(Rect, Hit)>,
}

/// What a click means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// This card, counted from 0.
    Card(usize),
    /// The same as this key.
    Key(KeyCode),
}

/// A key and what it does.
pub type Button<'a> = (KeyCode, &'a str, String);

pub fn width(text: &str) -> u16 {
    Span::raw(text).width().min(u16::MAX.into()) as u16
}

impl Painter<'_> {
    fn is_mirrored(&self) -> bool {
        self.look.script.right_to_left
    }

    /// Writes a text into the first row of an area, from the side that the language starts from.
    pub fn line(&mut self, area: Rect, text: &str, style: Style) {
        self.parts(area, &[(text, style)]);
    }

    /// Writes a text into the middle of the first row of an area.
    pub fn centred(&mut self, area: Rect, text: &str, style: Style) {
        let spare = area.width.saturating_sub(width(text)) / 2;
        let area = Rect { x: area.x + spare, width: area.width - spare, ..area };
        self.put(area, text, style);
    }

    /// Writes texts one after the other into the first row of an area.
    pub fn parts(&mut self, area: Rect, parts: &[(&str, Style)]) {
        let mut rest = Rect { height: area.height.min(1), ..area };
        for &(text, style) in parts {
            let taken = width(text).min(rest.width);
            let x = if self.is_mirrored() { rest.right() - taken } else { rest.x };
            self.put(Rect { x, width: taken, ..rest }, text, style);
            rest = shortened(rest, taken, self.is_mirrored());
        }
    }

    /// Writes buttons one after the other into the first row of an area.
    pub fn buttons(&mut self, area: Rect, buttons: &[Button<'_>]) {
        let mut rest = Rect { height: area.height.min(1), ..area };
        for (key, cap, label) in buttons {
            let (cap, label) = (format!(" {cap} "), format!(" {label}  "));
            let taken = (width(&cap) + width(&label)).min(rest.width);
            let x = if self.is_mirrored() { rest.right() - taken } else { rest.x };
            let own = Rect { x, width: taken, ..rest };
            self.parts(own, &[(&cap, ACTION), (&label, Style::new())]);
            self.hits.push((own, Hit::Key(*key)));
            rest = shortened(rest, taken, self.is_mirrored());
        }
    }

    /// The two parts of an area: so many columns where the language starts, and the rest.
    pub fn split(&self, area: Rect, columns: u16) -> (Rect, Rect) {
        let columns = columns.min(area.width);
        let left = Rect { width: columns, ..area };
        let rest = shortened(area, columns, self.is_mirrored());
        let first = if self.is_mirrored() { Rect { x: area.right() - columns, ..left } } else { left };
        (first, rest)
    }

    /// Writes cells of a table into the first row of an area.
    pub fn cells(&mut self, area: Rect, cells: &[(String, u16)], style: Style) {
        let mut rest = area;
        for (text, columns) in cells {
            let (cell, next) = self.split(rest, *columns);
            self.line(cell, text, style);
            rest = next;
        }
    }

    /// Writes a text into as many rows of an area as it takes; returns how many.
    pub fn paragraph(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let lines = wrap(text, area.width);
        for (row, line) in lines.iter().take(area.height.into()).enumerate() {
            self.line(Rect { y: area.y + row as u16, height: 1, ..area }, line, style);
        }
        (lines.len() as u16).min(area.height)
    }

    /// Writes a text at the left end of an area; what does not fit is cut off.
    fn put(&mut self, area: Rect, text: &str, style: Style) {
        let area = area.intersection(self.buffer.area);
        if area.is_empty() {
            return;
        }
        let plain;
        let text = if self.look.ascii {
            plain = in_ascii(text);
            plain.as_str()
        } else {
            text
        };
        let text = cut(text, area.width);
        let seen = self.look.script.seen(&text);
        self.buffer.set_stringn(area.x, area.y, &seen, area.width.into(), style);
    }
}

/// What is left of a row after so many columns are taken.
fn shortened(area: Rect, taken: u16, mirrored: bool) -> Rect {
    let x = if mirrored { area.x } else { area.x + taken };
    Rect { x, width: area.width - taken, ..area }
}

/// Replaces ornaments for terminals that have only ASCII; the letters of a language stay.
fn in_ascii(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '·' => plain.push('-'),
            '…' => plain.push_str("..."),
            '“' | '”' => plain.push('"'),
            '’' => plain.push('\''),
            '✓' => plain.push('+'),
            '✗' => plain.push('x'),
            '▸' => plain.push('>'),
            '×' => plain.push('x'),
            '−' | '–' => plain.push('-'),
            '←' => plain.push('<'),
            '→' => plain.push('>'),
            '↑' => plain.push('^'),
            '↓' => plain.push('v'),
            '█' => plain.push('#'),
            '░' => plain.push('.'),
            other => plain.push(other),
        }
    }
    plain
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
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().map_or(0, |line| width(line));
        let blank = u16::from(last > 0);
        if last > 0 && last + 1 + width(word) > columns {
            lines.push(word.to_owned());
        } else if let Some(line) = lines.last_mut() {
            if blank == 1 {
                line.push(' ');
            }
            line.push_str(word);
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
