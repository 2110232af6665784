//! How things look: colours or none, letters or drawings, which palette.

use engine::{Card, Feature};
use ratatui::style::{Color, Modifier, Style};
use words::Colours;

use crate::bidi::Script;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    pub depth: Depth,
    pub palette: Palette,
    /// Whether a tick for each colour is drawn at the card's edge.
    pub ticks: bool,
    pub ascii: bool,
    pub script: Script,
}

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// None, or none are wanted.
    None,
    /// The usual 256.
    Indexed,
    True,
}

impl Depth {
    /// What the environment says. `NO_COLOR` decides against colours, whatever its value, unless it is empty.
    pub fn detect(variable: impl Fn(&str) -> Option<String>) -> Depth {
        let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
        let says = |name: &str, words: &[&str]| {
            variable(name).is_some_and(|value| words.iter().any(|word| value.contains(word)))
        };
        if is_set("NO_COLOR") || says("TERM", &["dumb", "vt100", "vt220"]) {
            Depth::None
        } else if says("COLORTERM", &["truecolor", "24bit"]) || says("TERM", &["direct"]) {
            Depth::True
        } else {
            Depth::Indexed
        }
    }
}

/// The colours of cards: ours, or those that more eyes can tell apart, on dark or light paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// Red, green and purple on near black.
    #[default]
    ClassicDark,
    /// Red, green and purple on white.
    ClassicLight,
    /// Orange, blue and white on near black.
    UniversalDark,
    /// Dark orange, blue and black on white.
    UniversalLight,
}

/// A colour as true colour and as the nearest of the 256.
type Ink = (u32, u8);

impl Palette {
    /// All of them, with their names on the command line.
    pub const ALL: [(Palette, &str); 4] = [
        (Palette::ClassicDark, "classic"),
        (Palette::ClassicLight, "classic-light"),
        (Palette::UniversalDark, "universal"),
        (Palette::UniversalLight, "universal-light"),
    ];

    /// Red, green, purple, the fourth colour of some modes, and the paper they are printed on.
    pub const fn inks(self) -> [Ink; 5] {
        match self {
            Palette::ClassicDark => {
                [(0xff3311, 196), (0x44ffcc, 86), (0xbb99ee, 140), (0x3399ff, 33), (0x1e1e1e, 233)]
            }
            Palette::ClassicLight => {
                [(0xaa0000, 124), (0x117766, 23), (0x440077, 54), (0x0044ee, 27), (0xffffff, 231)]
            }
            Palette::UniversalDark => {
                [(0xff8800, 208), (0x0088ee, 33), (0xffffff, 231), (0x8a8a84, 245), (0x1e1e1e, 233)]
            }
            Palette::UniversalLight => {
                [(0xaa6600, 94), (0x0044ee, 27), (0x000000, 16), (0x666066, 242), (0xffffff, 231)]
            }
        }
    }
}

impl Look {
    /// The colours that words name. Where nothing is coloured they are the edition's.
    pub fn colours(&self) -> Colours {
        match self.palette {
            _ if self.depth == Depth::None => Colours::Printed,
            Palette::ClassicDark | Palette::ClassicLight => Colours::Printed,
            Palette::UniversalDark => Colours::UniversalDark,
            Palette::UniversalLight => Colours::UniversalLight,
        }
    }

    pub fn ink(&self, card: Card) -> Style {
        let colour = card.value(Feature::Colour).digit();
        self.paper().patch(self.fg(self.palette.inks()[usize::from(colour)]))
    }

    pub fn paper(&self) -> Style {
        self.colour(self.palette.inks()[4]).map_or(Style::new(), |paper| Style::new().bg(paper))
    }

    /// The edge of a card; the edge of a chosen one stands out.
    pub fn edge(&self, chosen: bool) -> Style {
        let (ink, modifier) = match (chosen, self.palette) {
            (true, Palette::ClassicDark | Palette::UniversalDark) => ((0xffffff, 231), Modifier::BOLD),
            (true, _) => ((0x000000, 16), Modifier::BOLD),
            (false, Palette::ClassicDark | Palette::UniversalDark) => ((0x808080, 244), Modifier::empty()),
            (false, _) => ((0x767676, 243), Modifier::empty()),
        };
        self.paper().patch(self.fg(ink)).add_modifier(modifier)
    }

    /// Black on white, for cameras.
    pub fn code(&self) -> Style {
        match (self.colour((0x000000, 16)), self.colour((0xffffff, 231))) {
            (Some(black), Some(white)) => Style::new().fg(black).bg(white),
            _ => Style::new(),
        }
    }

    fn fg(&self, ink: Ink) -> Style {
        self.colour(ink).map_or(Style::new(), |colour| Style::new().fg(colour))
    }

    fn colour(&self, (rgb, index): Ink) -> Option<Color> {
        match self.depth {
            Depth::None => None,
            Depth::Indexed => Some(Color::Indexed(index)),
            Depth::True => Some(Color::from_u32(rgb)),
        }
    }
}

pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
pub const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
pub const ACTION: Style = Style::new().add_modifier(Modifier::REVERSED);

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(environment: &[(&str, &str)]) -> Depth {
        let find = |name: &str| environment.iter().find(|(known, _)| *known == name);
        Depth::detect(|name| find(name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(depth(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Depth::None);
        assert_eq!(depth(&[("COLORTERM", "truecolor"), ("NO_COLOR", "")]), Depth::True);
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::None);
    }
}
