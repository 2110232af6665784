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

/// The borders of cards with five features: single, double, dotted.
const BORDERS: [Edge; 3] = [
    ["┌", "┐", "└", "┘", "─", "│", "┴"],
    ["╔", "╗", "╚", "╝", "═", "║", "╩"],
    ["·", "·", "·", "·", "┈", "┊", "┴"],
];
const ASCII_BORDERS: [Edge; 3] = [
    ["+", "+", "+", "+", "-", "|", "^"],
    ["+", "+", "+", "+", "=", "H", "^"],
    [".", ".", ".", ".", ".", ":", "^"],
];

/// How wide a card without its edge is, with what is written beside its symbol and the column between two cards.
const SMALL: u16 = 7;

/// How wide so many cards without their edges are.
pub fn small_width(cards: usize) -> u16 {
    SMALL * cards as u16
}

impl Painter<'_> {
    pub fn face(&mut self, area: Rect, face: &Face<'_>) {
        let face = &Face { card: self.painted(face.card), ..*face };
        let area = area.intersection(self.buffer.area);
        if area.width < 4 || area.height < 3 {
            return;
        }
        // Where no card lies there is nothing to see.
        if face.card.is_gap() {
            return;
        }
        self.buffer.set_style(area, self.options.look.paper());
        self.edge(area, face);
        let inside = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
        if face.card.is_back() {
            return self.back(inside);
        }
        let symbols = number(face.card);
        // Where there is room, symbols have a column between them; four in a narrow card overlap.
        let step = match inside.width {
            width if symbols > 1 && symbols * SIZE > width => {
                inside.width.saturating_sub(SIZE) / (symbols - 1)
            }
            width if width >= 3 * SIZE + 2 && face.rules.values == 3 => SIZE + 1,
            _ => SIZE,
        };
        let taken = (symbols - 1) * step + SIZE;
        let x = inside.x + inside.width.saturating_sub(taken) / 2;
        for symbol in 0..symbols {
            self.symbol(x + symbol * step, inside.y, face.card, face.rules);
        }
    }

    fn back(&mut self, area: Rect) {
        let pattern = if self.options.look.ascii { "%" } else { "░" };
        for y in area.y..area.bottom() {
            self.at(area.x, y, &pattern.repeat(area.width.into()), self.options.look.edge(false));
        }
    }

    /// Cards without their edges: how many, of what, and which border.
    pub fn small(&mut self, x: u16, y: u16, cards: &[Card], rules: &RuleSheet) {
        let look = &self.options.look;
        for (x, &card) in (x..).step_by(SMALL.into()).zip(cards) {
            let card = self.painted(card);
            let paper = Rect { x, y, width: SMALL - 1, height: SIZE }.intersection(self.buffer.area);
            self.buffer.set_style(paper, look.paper());
            let count = format!("{}{}", number(card), if look.ascii { 'x' } else { '×' });
            self.at(x, y + 1, &count, look.ink(card));
            self.symbol(x + 2, y, card, rules);
            if let Some(border) = border(card, look.ascii) {
                self.at(x, y + 2, &border[4].repeat(2), look.edge(false));
            }
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
        // The sides of a card with a border tell the border, and the corners whether it is chosen.
        let corner = if look.ascii { "#" } else { "█" };
        let edge = match border(face.card, look.ascii) {
            Some([.., across, down, tick]) if face.chosen => {
                [corner, corner, corner, corner, across, down, tick]
            }
            border => border.unwrap_or(edge),
        };
        let style = look.edge(face.chosen);
        self.outline(area, edge, style);
        if let Some(key) = face.key {
            self.at(area.x + 2, area.y, &format!(" {key} "), style.add_modifier(Modifier::BOLD));
        }
        if look.ticks && face.card.is_face() {
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

/// The edge of a card with five features, which is its border.
fn border(card: Card, ascii: bool) -> Option<Edge> {
    let has_border = card.is_face() && card.features().contains(&Feature::Border);
    let borders = if ascii { ASCII_BORDERS } else { BORDERS };
    has_border.then(|| borders[usize::from(card.value(Feature::Border).digit())])
}
