//! The sentences of one language.

use crate::message::Message;
use crate::pattern;
use crate::{Colours, Language};
#[cfg(not(target_family = "wasm"))]
use crate::{
    catalogue::{ALL, IDS, Patterns},
    message::Argument,
};

/// Formats messages in one language.
///
/// ```
/// use engine::{Edition, Refusal, RuleSheet, Variant};
/// use words::{Language, Words};
///
/// let words = Words::new(Language::Fr);
/// let rules = RuleSheet::of(Edition::English, Variant::Full);
/// assert_eq!(words.card("2trd".parse().unwrap(), &rules), "deux losanges rouges hachurés");
/// assert_eq!(Words::new(Language::En).refusal(&Refusal::CallFirst, Some(&rules)), "Call “Set!” before you pick.");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    language: Language,
    pub(crate) isolates: bool,
    pub(crate) colours: Colours,
}

impl Words {
    pub const fn new(language: Language) -> Words {
        Words { language, isolates: false, colours: Colours::Printed }
    }

    /// Whether texts put into a sentence, such as names, are wrapped in invisible marks (U+2068 … U+2069) that
    /// keep a Latin name from reordering the Hebrew sentence around it, and the other way round.
    ///
    /// Off unless asked for: graphical front-ends want it, a terminal may show the marks as boxes.
    ///
    /// ```
    /// use words::{Language, Words, msg};
    ///
    /// let words = Words::new(Language::En).with_isolation(true);
    /// assert_eq!(words.text(msg::EventCalled { who: "other", name: "דנה" }), "\u{2068}דנה\u{2069} called “Set!”");
    /// ```
    pub const fn with_isolation(self, isolates: bool) -> Words {
        Words { isolates, ..self }
    }

    /// Cards are named by these colours, those that the player sees.
    pub const fn with_colours(self, colours: Colours) -> Words {
        Words { colours, ..self }
    }

    pub const fn language(self) -> Language {
        self.language
    }

    pub fn text(self, message: impl Message) -> String {
        self.text_dyn(&message)
    }

    /// Like [`Words::text`], compiled once for all messages.
    pub fn text_dyn(self, message: &dyn Message) -> String {
        let mut text = String::new();
        pattern::write(message.patterns().of(self.language), message, self, &mut text);
        text
    }

    /// The text of the message with this id, such as `help-check`; none if it needs arguments or does not exist.
    ///
    /// The page has no ids and only uses `msg::Name`.
    ///
    /// ```
    /// use words::{Language, Words};
    ///
    /// let words = Words::new(Language::En);
    /// assert!(words.find("help-check").is_some());
    /// assert_eq!(words.find("no-such-message"), None);
    /// ```
    #[cfg(not(target_family = "wasm"))]
    pub fn find(self, id: &str) -> Option<String> {
        let place = IDS.iter().position(|known| *known == id)?;
        match ALL.get(place)?.of(self.language) {
            [pattern::Part::Text(text)] => Some((*text).to_owned()),
            _ => None,
        }
    }

    /// The message with this id, its arguments in the order of [`message_variables`](crate::message_variables): for
    /// tools and tests that go through all messages.
    ///
    /// ```
    /// use words::{Argument, Language, Words};
    ///
    /// let words = Words::new(Language::En);
    /// assert_eq!(words.text_by_id("percent", &[Argument::Text("3.23")]).as_deref(), Some("3.23%"));
    /// ```
    #[cfg(not(target_family = "wasm"))]
    pub fn text_by_id(self, id: &str, arguments: &[Argument<'_>]) -> Option<String> {
        let place = IDS.iter().position(|known| *known == id)?;
        Some(self.text(AnyMessage { patterns: ALL.get(place)?, arguments }))
    }
}

/// A message that is known by its id alone.
#[cfg(not(target_family = "wasm"))]
struct AnyMessage<'a> {
    patterns: &'static Patterns,
    arguments: &'a [Argument<'a>],
}

#[cfg(not(target_family = "wasm"))]
impl Message for AnyMessage<'_> {
    fn patterns(&self) -> &'static Patterns {
        self.patterns
    }

    fn argument(&self, index: usize) -> Option<Argument<'_>> {
        self.arguments.get(index).copied()
    }
}
