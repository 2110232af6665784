//! The languages, and how to recognise one in the locale of an operating system or a browser.

use engine::Edition;

include!(concat!(env!("OUT_DIR"), "/language.rs"));

/// The properties that a message file states about its language.
pub(crate) struct Facts {
    tag: &'static str,
    name: &'static str,
    right_to_left: bool,
    pub(crate) decimal: &'static str,
    pub(crate) group: &'static str,
    pub(crate) minus: &'static str,
}

/// Tags that ISO 639 replaced long ago but that Java and old phones still send, with today's tags.
const OLD_TAGS: [(&str, &str); 3] = [("iw", "he"), ("in", "id"), ("ji", "yi")];

impl Language {
    /// The language's BCP 47 tag, such as `fr`; also the name of its message file.
    pub const fn tag(self) -> &'static str {
        self.facts().tag
    }

    /// The locale of dates and numbers. English is that of the United States, as are its words.
    pub const fn locale(self) -> &'static str {
        match self {
            Language::En => "en-US",
            language => language.tag(),
        }
    }

    /// The language's name in the language itself, such as `français`.
    pub const fn name(self) -> &'static str {
        self.facts().name
    }

    /// The edition whose booklet is written in the language: what its readers start with.
    pub const fn edition(self) -> Edition {
        match self {
            Language::En => Edition::English,
            Language::Fr => Edition::French,
            Language::He => Edition::Hebrew,
            Language::It => Edition::Italian,
            Language::Ru => Edition::Russian,
        }
    }

    pub const fn is_right_to_left(self) -> bool {
        self.facts().right_to_left
    }

    /// The language that a locale asks for: `fr`, `fr-FR`, `fr_CA.UTF-8` and `FR` are all French.
    ///
    /// None for unsupported languages and for `C` and `POSIX`.
    ///
    /// ```
    /// use words::Language;
    ///
    /// assert_eq!(Language::from_locale("fr_CA.UTF-8"), Some(Language::Fr));
    /// assert_eq!(Language::from_locale("POSIX"), None);
    /// ```
    pub fn from_locale(locale: &str) -> Option<Language> {
        let tag = locale.split(['.', '@']).next()?.trim();
        let primary = tag.split(['-', '_']).next()?;
        let renewed = OLD_TAGS.iter().find(|(old, _)| primary.eq_ignore_ascii_case(old));
        let primary = renewed.map_or(primary, |(_, new)| new);
        // The whole tag goes first: with both pt and pt-BR there, pt_BR must not end up as pt.
        Language::by_tag(&tag.replace('_', "-")).or_else(|| Language::by_tag(primary))
    }

    fn by_tag(tag: &str) -> Option<Language> {
        Language::ALL.iter().copied().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_of_every_spelling_are_recognised() {
        for locale in ["fr", "FR", "fr-FR", "fr_FR.UTF-8", "fr_CA@euro", "fr_CA.UTF-8@euro", " fr "] {
            assert_eq!(Language::from_locale(locale), Some(Language::Fr), "{locale}");
        }
        for locale in ["iw", "iw_IL.UTF-8", "he-IL", "he"] {
            assert_eq!(Language::from_locale(locale), Some(Language::He), "{locale}");
        }
        for locale in ["", "C", "C.UTF-8", "POSIX", "xx", "f", "fra", "-", ".UTF-8", "in"] {
            assert_eq!(Language::from_locale(locale), None, "{locale}");
        }
    }

    #[test]
    fn every_language_is_found_by_its_own_tag() {
        for &language in Language::ALL {
            assert_eq!(Language::from_locale(language.tag()), Some(language));
            assert!(!language.name().is_empty());
        }
        assert!(Language::He.is_right_to_left() && !Language::Ru.is_right_to_left());
        assert_eq!(Language::default(), Language::En);
    }
}
