//! One card on the screen: its edge with the key, its symbols in a row.

use engine::{Card, Feature, RuleSheet};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::art::{SIZE, drawing};
use crate::painter::Painter;

pub struct Face<'a> {
    pub card: Card,
    pub rules: &'a RuleSheet,
    /// The key that picks it.
    pub key: Option<char>,
    pub chosen: bool,
}

/// Corners and sides: left upper, right upper, left lower, right lower, across, down, and a tick.
type Edge = [&'static str; 7];
const ROUND: Edge = ["╭", "╮", "╰", "╯", "─", "│", "┴"];
const DOUBLE: Edge = ["╔", "╗", "╚", "╝", "═", "║", "╩"];
const PLAIN: Edge = [".", ".", "`", "'", "-", "|", "^"];
const HEAVY: Edge = ["#", "#", "#", "#", "#", "#", "^"];

impl Painter<'_> {
    pub fn face(&mut self, area: Rect, face: &Face<'_>) {
        let area = area.intersection(self.buffer.area);
        if area.width < 4 || area.height < 3 {
            return;
        }
        self.buffer.set_style(area, self.options.look.paper());
        self.edge(area, face);
        let symbols = number(face.card);
        let inside = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
        // Where there is room, symbols have a column between them.
        let step = if inside.width >= 3 * SIZE + 2 { SIZE + 1 } else { SIZE };
        let taken = symbols * step - (step - SIZE);
        let x = inside.x + inside.width.saturating_sub(taken) / 2;
        for symbol in 0..symbols {
            self.symbol(x + symbol * step, inside.y, face.card, face.rules);
        }
    }

    /// Three cards without their edges: how many, of what. Twenty columns wide.
    pub fn small(&mut self, x: u16, y: u16, cards: [Card; 3], rules: &RuleSheet) {
        let look = &self.options.look;
        for (x, card) in (x..).step_by(7).zip(cards) {
            let paper = Rect { x, y, width: 6, height: SIZE }.intersection(self.buffer.area);
            self.buffer.set_style(paper, look.paper());
            let count = format!("{}{}", number(card), if look.ascii { 'x' } else { '×' });
            self.at(x, y + 1, &count, look.ink(card));
            self.symbol(x + 2, y, card, rules);
        }
    }

    fn symbol(&mut self, x: u16, y: u16, card: Card, rules: &RuleSheet) {
        let look = &self.options.look;
        for (y, row) in (y..).zip(drawing(card, rules, look.ascii)) {
            self.at(x, y, &row, look.ink(card));
        }
    }

    /// The edge with the key, and the ticks that tell the colour: one, two, three.
    fn edge(&mut self, area: Rect, face: &Face<'_>) {
        let look = &self.options.look;
        let edge = match (look.ascii, face.chosen) {
            (false, false) => ROUND,
            (false, true) => DOUBLE,
            (true, false) => PLAIN,
            (true, true) => HEAVY,
        };
        let style = look.edge(face.chosen);
        self.outline(area, edge, style);
        if let Some(key) = face.key {
            self.at(area.x + 2, area.y, &format!(" {key} "), style.add_modifier(Modifier::BOLD));
        }
        if look.ticks {
            for place in 0..=u16::from(face.card.value(Feature::Colour).digit()) {
                self.at(area.x + 2 + 2 * place, area.bottom() - 1, edge[6], style);
            }
        }
    }

    /// A frame around what is not a card.
    pub fn frame(&mut self, area: Rect) {
        self.outline(area, if self.options.look.ascii { PLAIN } else { ROUND }, Style::new());
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

    /// Drawings are never mirrored.
    fn at(&mut self, x: u16, y: u16, text: &str, style: Style) {
        if self.buffer.area.contains((x, y).into()) {
            self.buffer.set_string(x, y, text, style);
        }
    }
}

fn number(card: Card) -> u16 {
    u16::from(card.value(Feature::Number).digit()) + 1
}
