//! The colours that somebody sees on the cards, where those are not the printed ones.

/// The colours that cards are shown in, for words that say what is seen.
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
    /// The name of what is seen where the edition draws `name`, which is a colour or any other value.
    pub(crate) fn seen(self, name: &'static str) -> &'static str {
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
