//! What must hold for the message files. Each check returns its findings, so that it can be seen to find.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

use crate::survey::Survey;

/// Messages that only one of two languages has, and variables that only one of them knows or takes for a number.
pub fn differences(english: &Survey, other: &Survey) -> Vec<String> {
    let mut findings = Vec::new();
    for message in &english.messages {
        let id = &message.id;
        match other.message(id) {
            None => findings.push(format!("{}: {id} is missing", other.tag)),
            Some(translated) if translated.variables != message.variables => findings.push(format!(
                "{}: {id} has the variables {:?}, but English has {:?} (true: a number; NUMBER($x) makes one)",
                other.tag, translated.variables, message.variables
            )),
            Some(_) => {}
        }
    }
    let unknown = other.messages.iter().filter(|message| english.message(&message.id).is_none());
    findings.extend(unknown.map(|message| format!("{}: {} is unknown to English", other.tag, message.id)));
    findings
}

/// The plural forms that whole numbers take in a language.
pub fn needed_plurals(tag: &str) -> Vec<&'static str> {
    let language: unic_langid::LanguageIdentifier = tag.parse().unwrap();
    let rules = PluralRules::create(language, PluralRuleType::CARDINAL).unwrap();
    let mut needed = vec!["other"];
    for number in 0..=1000 {
        let name = match rules.select(number).unwrap() {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            // Our plural tables are those of CLDR 37; CLDR 42 dropped this form of Hebrew's tens (CLDR-14634).
            PluralCategory::MANY if tag == "he" => "other",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        };
        if !needed.contains(&name) {
            needed.push(name);
        }
    }
    needed
}

/// Selects that lack a plural form, or whose default is not the form for all other numbers.
pub fn missing_plurals(survey: &Survey) -> Vec<String> {
    let needed = needed_plurals(&survey.tag);
    let mut findings = Vec::new();
    for message in &survey.messages {
        for plural in &message.plurals {
            let place = format!("{}: {}", survey.tag, message.id);
            if plural.default != "other" {
                findings.push(format!("{place} has the default {}, not other", plural.default));
            }
            let only_exact = plural.keys.iter().all(|key| key == "other" || key.parse::<f64>().is_ok());
            if only_exact && !plural.shows_number {
                continue;
            }
            let missing = needed.iter().filter(|name| !plural.keys.iter().any(|key| key == *name));
            findings.extend(missing.map(|name| format!("{place} lacks the plural form {name}")));
        }
    }
    findings
}

/// Messages and variants without text, or with blanks at an end, which would be pieces to be glued.
pub fn blanks(survey: &Survey) -> Vec<String> {
    let mut findings = Vec::new();
    for message in survey.messages.iter().filter(|message| !message.id.starts_with("number-")) {
        for pattern in &message.patterns {
            let text: String = pattern.iter().map(|text| text.as_deref().unwrap_or("$")).collect();
            if text.trim().is_empty() {
                findings.push(format!("{}: {} is empty somewhere", survey.tag, message.id));
            } else if text.trim() != text {
                findings.push(format!("{}: {} has blanks at an end of {text:?}", survey.tag, message.id));
            }
            if text.contains("  ") {
                findings.push(format!("{}: {} has two blanks in a row", survey.tag, message.id));
            }
        }
    }
    findings
}

/// Typewriter apostrophes, and French punctuation that could be torn from its word.
pub fn typography(survey: &Survey) -> Vec<String> {
    let mut findings = Vec::new();
    for message in &survey.messages {
        for text in message.texts() {
            if has_typewriter_apostrophe(&survey.tag, text) {
                findings.push(format!("{}: {} has ' instead of ’ in {text:?}", survey.tag, message.id));
            }
            if survey.tag == "fr" && !message.id.starts_with("number-") && has_loose_punctuation(text) {
                findings.push(format!("fr: {} lacks a no-break space in {text:?}", message.id));
            }
        }
    }
    findings
}

/// French and Italian elide at the ends of words too. Elsewhere an apostrophe may be a quote around a command,
/// but never stands between two letters.
fn has_typewriter_apostrophe(tag: &str, text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let inner = |three: &[char]| three[1] == '\'' && three[0].is_alphabetic() && three[2].is_alphabetic();
    if ["fr", "it"].contains(&tag) { text.contains('\'') } else { letters.windows(3).any(inner) }
}

fn has_loose_punctuation(text: &str) -> bool {
    let letters: Vec<char> = text.chars().chain([' ']).collect();
    letters.windows(3).any(|three| match three {
        [before, ':' | ';' | '!' | '?' | '»', ' '] => !['\u{a0}', '\u{202f}', '!', '?'].contains(before),
        ['«', after, _] => !['\u{a0}', '\u{202f}'].contains(after),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(check: fn(&Survey) -> Vec<String>, tag: &str, text: &str) -> usize {
        check(&Survey::new(tag, text)).len()
    }

    fn differ(english: &str, french: &str) -> usize {
        differences(&Survey::new("en", english), &Survey::new("fr", french)).len()
    }

    #[test]
    fn differences_are_found() {
        assert_eq!(differ("a = A\nb = { $x }", "a = A\nb = { $x }"), 0);
        assert_eq!(differ("a = A\nb = B", "a = A"), 1);
        assert_eq!(differ("a = A", "a = A\nb = B"), 1);
        assert_eq!(differ("a = { $x }", "a = { $y }"), 1);
        assert_eq!(differ("a = { $x }", "a = { NUMBER($x) }"), 1);
        assert_eq!(differ("a = { NUMBER($x) }", "a = { $x ->\n [one] 1\n *[other] 2\n }"), 0);
        assert_eq!(differ("a = { $x }", "a = { $x ->\n [red] rouge\n *[green] vert\n }"), 0);
        assert_eq!(differ("a = { $x }", "a = { $x ->\n [red] rouge\n *[green] { $y }\n }"), 1);
    }

    #[test]
    fn languages_need_the_plural_forms_that_grammars_name() {
        let sorted = |tag| {
            let mut needed = needed_plurals(tag);
            needed.sort();
            needed
        };
        assert_eq!(sorted("ru"), ["few", "many", "one", "other"]);
        assert_eq!(sorted("he"), ["one", "other", "two"]);
        for tag in ["en", "fr", "it"] {
            assert_eq!(sorted(tag), ["one", "other"]);
        }
    }

    #[test]
    fn missing_plural_forms_are_found() {
        let plurals = |tag, text| found(missing_plurals, tag, text);
        assert_eq!(plurals("en", "a = { $x ->\n [one] 1\n *[other] { $x }\n }"), 0);
        assert_eq!(plurals("ru", "a = { $x ->\n [one] 1\n *[other] { $x }\n }"), 2);
        assert_eq!(plurals("he", "a = { $x ->\n [one] 1\n *[other] { $x }\n }"), 1);
        assert_eq!(plurals("en", "a = { $x ->\n *[one] 1\n [other] { $x }\n }"), 1);
        assert_eq!(plurals("en", "a = { $x ->\n *[one] 1\n [two] 2\n }"), 2);
        assert_eq!(plurals("en", "a = { $x ->\n [0] none\n *[other] some\n }"), 0);
        assert_eq!(plurals("en", "a = { $x ->\n [0] none\n *[other] { NUMBER($x) } points\n }"), 1);
        assert_eq!(plurals("ru", "a = { $x ->\n [one] 1\n [two] 2\n *[three] 3\n }"), 0);
    }

    #[test]
    fn empty_texts_and_blanks_are_found() {
        let blank = |text| found(blanks, "en", text);
        assert_eq!(blank("a = A { $x }"), 0);
        assert_eq!(blank("a = { \"\" }"), 1);
        assert_eq!(blank("a = { \" \" }A"), 1);
        assert_eq!(blank("a = A{ \" \" }"), 1);
        assert_eq!(blank("a = A  B"), 1);
        assert_eq!(blank("a = A { $x ->\n [red] { \"\" }\n *[green] green\n }"), 1);
        assert_eq!(blank("a = A{ $x ->\n [red] { \" \" }red\n *[green] green\n }"), 1);
        assert_eq!(blank("number-group = { \" \" }"), 0);
    }

    #[test]
    fn wrong_typography_is_found() {
        let wrong = |tag, text| found(typography, tag, text);
        assert_eq!(wrong("fr", "a = C'est un Set."), 1);
        assert_eq!(wrong("fr", "a = C’est un Set\u{a0}!"), 0);
        assert_eq!(wrong("fr", "a = C’est un Set !"), 1);
        assert_eq!(wrong("fr", "a = Nombre: un."), 1);
        assert_eq!(wrong("fr", "a = Dites «Set\u{a0}»."), 1);
        assert_eq!(wrong("fr", "a = Voir https://example.org/?a."), 0);
        assert_eq!(wrong("it", "a = un po'"), 1);
        assert_eq!(wrong("en", "a = It isn't."), 1);
        assert_eq!(wrong("en", "a = Try 'tercet play'."), 0);
    }
}
