//! Which colours the words name.

/// The colours that cards are shown in, if not the printed ones: a text names the colour that the player sees.
///
/// ```
/// use engine::{Edition, RuleSheet, Variant};
/// use words::{Colours, Language, Words};
///
/// let words = Words::new(Language::En).with_colours(Colours::UniversalLight);
/// let rules = RuleSheet::of(Edition::English, Variant::Full);
/// assert_eq!(words.card("1srd".parse().unwrap(), &rules), "one solid orange diamond");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colours {
    /// As the edition names them.
    #[default]
    Printed,
    /// Orange, blue and black, on light paper.
    UniversalLight,
    /// Orange, blue and white, on dark paper.
    UniversalDark,
}

impl Colours {
    /// The name of the shown value where the edition prints `name`, a colour or another value.
    pub(crate) fn shown(self, name: &'static str) -> &'static str {
        match (self, name) {
            (Colours::Printed, _) => name,
            (_, "red") => "orange",
            (_, "green" | "turquoise") => "blue",
            (Colours::UniversalLight, "purple") => "black",
            (Colours::UniversalDark, "purple") => "white",
            _ => name,
        }
    }
}
