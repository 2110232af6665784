//! One card on the screen: its edge with the key, its symbols in a row.

use engine::{Card, Feature, RuleSheet};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::art::{Drawing, SIZE, drawing};
use crate::painter::Painter;

/// A card that lies on the screen.
pub struct Face<'a> {
    pub card: Card,
    /// What the edition draws.
    pub rules: &'a RuleSheet,
    /// The key that picks it.
    pub key: Option<char>,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// Corners and sides: left upper, right upper, left lower, right lower, across, down, and a tick.
type Edge = [&'static str; 7];
const ROUND: Edge = ["╭", "╮", "╰", "╯", "─", "│", "┴"];
const DOUBLE: Edge = ["╔", "╗", "╚", "╝", "═", "║", "╩"];
const PLAIN: Edge = [".", ".", "`", "'", "-", "|", "^"];
const HEAVY: Edge = ["#", "#", "#", "#", "#", "#", "^"];

impl Painter<'_> {
    /// Draws a card into its area.
    pub fn face(&mut self, area: Rect, face: &Face<'_>) {
        let area = area.intersection(self.buffer.area);
        if area.width < 4 || area.height < 3 {
            return;
        }
        self.buffer.set_style(area, self.look.paper());
        self.edge(area, face);
        let symbols = self.number(face.card);
        let inside = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
        // Where there is room, symbols have a column between them.
        let step = if inside.width >= 3 * SIZE + 2 { SIZE + 1 } else { SIZE };
        let taken = symbols * step - (step - SIZE);
        let x = inside.x + inside.width.saturating_sub(taken) / 2;
        for symbol in 0..symbols {
            self.symbol(x + symbol * step, inside.y, face.card, face.rules);
        }
    }

    /// A card without its edge: how many, of what. Six columns wide.
    pub fn small(&mut self, x: u16, y: u16, card: Card, rules: &RuleSheet) {
        let times = if self.look.ascii { 'x' } else { '×' };
        let count = format!("{}{times}", self.number(card));
        let paper = Rect { x, y, width: 6, height: SIZE }.intersection(self.buffer.area);
        self.buffer.set_style(paper, self.look.paper());
        self.at(x, y + 1, &count, self.look.ink(card));
        self.symbol(x + 2, y, card, rules);
    }

    fn number(&self, card: Card) -> u16 {
        u16::from(card.value(Feature::Number).digit()) + 1
    }

    fn symbol(&mut self, x: u16, y: u16, card: Card, rules: &RuleSheet) {
        let rows: Drawing = drawing(card, rules, self.look.ascii);
        for (row, text) in rows.iter().enumerate() {
            self.at(x, y + row as u16, text, self.look.ink(card));
        }
    }

    fn edge(&mut self, area: Rect, face: &Face<'_>) {
        let edge = match (self.look.ascii, face.chosen) {
            (false, false) => ROUND,
            (false, true) => DOUBLE,
            (true, false) => PLAIN,
            (true, true) => HEAVY,
        };
        let style = self.look.edge(face.chosen);
        self.outline(area, edge, style);
        self.marks(area, face, edge[6], style);
    }

    /// A frame around what is not a card.
    pub fn frame(&mut self, area: Rect) {
        self.outline(area, if self.look.ascii { PLAIN } else { ROUND }, Style::new());
    }

    fn outline(&mut self, area: Rect, edge: Edge, style: Style) {
        if area.width < 2 || area.height < 2 {
            return;
        }
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        for x in area.x + 1..right {
            self.at(x, area.y, edge[4], style);
            self.at(x, bottom, edge[4], style);
        }
        for y in area.y + 1..bottom {
            self.at(area.x, y, edge[5], style);
            self.at(right, y, edge[5], style);
        }
        let corners = [(area.x, area.y), (right, area.y), (area.x, bottom), (right, bottom)];
        for ((x, y), corner) in corners.into_iter().zip(edge) {
            self.at(x, y, corner, style);
        }
    }

    /// The key, and the ticks that tell the colour: one, two, three.
    fn marks(&mut self, area: Rect, face: &Face<'_>, tick: &str, style: Style) {
        if let Some(key) = face.key {
            self.at(area.x + 2, area.y, &format!(" {key} "), style.add_modifier(Modifier::BOLD));
        }
        if self.look.ticks {
            for place in 0..=u16::from(face.card.value(Feature::Colour).digit()) {
                self.at(area.x + 2 + 2 * place, area.bottom() - 1, tick, style);
            }
        }
    }

    /// Drawings are never mirrored.
    fn at(&mut self, x: u16, y: u16, text: &str, style: Style) {
        if self.buffer.area.contains((x, y).into()) {
            self.buffer.set_string(x, y, text, style);
        }
    }
}
