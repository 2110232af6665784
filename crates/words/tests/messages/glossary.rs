//! The terms of the game, one word for each in every language, and the words that are not used for them.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::plural::Cldr;
use crate::survey::Survey;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glossary {
    term: Vec<Term>,
    /// Wrong spellings and the right ones, by the tag of the language.
    #[serde(default)]
    spelling: BTreeMap<String, BTreeMap<String, String>>,
}

/// One thing of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    name: String,
    /// What it is called, by the tag of the language.
    words: BTreeMap<String, String>,
    /// What it is not called. `*` at an end of a word stands for any letters.
    #[serde(default)]
    not: BTreeMap<String, Vec<String>>,
    /// Messages in which a forbidden word means something else, with the reason.
    #[serde(default)]
    except: BTreeMap<String, BTreeMap<String, String>>,
}

/// The words of every line of every message.
type Texts<'a> = BTreeMap<&'a str, Vec<Vec<String>>>;

impl Glossary {
    pub fn read() -> Glossary {
        let text = include_str!("../../glossary.toml");
        toml::from_str(text).unwrap_or_else(|error| panic!("glossary.toml: {error}"))
    }

    /// Forbidden words in a language's messages, needless exceptions, and words of the glossary that no message has.
    pub fn findings(&self, survey: &Survey) -> Vec<String> {
        let forms = Cldr::new(&survey.tag);
        let lines = |line: &crate::line::Line| words(&line.text());
        let mut texts = Texts::new();
        for message in &survey.messages {
            texts.insert(&message.id, message.lines(&forms).iter().map(lines).collect());
        }
        let terms = self.term.iter().flat_map(|term| term.findings(&survey.tag, &texts));
        terms.chain(self.misspelled(&survey.tag, &texts)).collect()
    }

    /// Wrong English spellings in a document, outside of code.
    pub fn misspelled_document(&self, name: &str, text: &str) -> Vec<String> {
        let prose: String = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        self.misspelled("en", &Texts::from([(name, vec![words(&prose)])]))
    }

    fn misspelled(&self, tag: &str, texts: &Texts<'_>) -> Vec<String> {
        let spellings = self.spelling.get(tag).into_iter().flatten();
        let found = |(wrong, right): (&String, &String)| {
            let finding = |id| format!("{tag}: {id}: “{right}”, not “{wrong}”");
            users(texts, wrong).into_iter().map(finding).collect::<Vec<_>>()
        };
        spellings.flat_map(found).collect()
    }

    /// Terms without a word for one of these languages.
    pub fn gaps(&self, tags: &[&str]) -> Vec<String> {
        let missing = |term: &&Term| tags.iter().any(|tag| !term.words.contains_key(*tag));
        let terms = self.term.iter().filter(missing);
        terms.map(|term| format!("{} has no word in some language", term.name)).collect()
    }
}

impl Term {
    fn findings(&self, tag: &str, texts: &Texts<'_>) -> Vec<String> {
        let (mut findings, mut excused) = (Vec::new(), Vec::new());
        let except = self.except.get(tag);
        let known = self.words.get(tag).map_or("", String::as_str);
        for forbidden in self.not.get(tag).into_iter().flatten() {
            for id in users(texts, forbidden) {
                if except.is_some_and(|except| except.contains_key(id)) {
                    excused.push(id);
                } else {
                    findings.push(format!("{tag}: {id}: {} is “{known}”, not “{forbidden}”", self.name));
                }
            }
        }
        let needless =
            except.into_iter().flat_map(BTreeMap::keys).filter(|id| !excused.contains(&id.as_str()));
        findings.extend(needless.map(|id| format!("{tag}: {id} needs no exception for {}", self.name)));
        if !known.is_empty() && users(texts, known).is_empty() {
            findings.push(format!("{tag}: no message has “{known}”, the word for {}", self.name));
        }
        findings
    }
}

/// The messages that have a word or phrase.
fn users<'a>(texts: &Texts<'a>, phrase: &str) -> Vec<&'a str> {
    let pattern = words(phrase);
    let found = texts.iter().filter(|(_, lines)| lines.iter().any(|line| has(line, &pattern)));
    found.map(|(id, _)| *id).collect()
}

/// The words of a text in small letters.
fn words(text: &str) -> Vec<String> {
    let is_word = |c: char| c.is_alphanumeric() || "*־-׳״".contains(c);
    let lower = text.to_lowercase();
    let words = lower.split(|c: char| !is_word(c)).map(|word| word.trim_matches(['-', '״', '׳', '־']));
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Whether words in a row fit a pattern of words.
fn has(line: &[String], pattern: &[String]) -> bool {
    line.windows(pattern.len().max(1))
        .any(|part| part.iter().zip(pattern).all(|(word, wanted)| fits(word, wanted)))
}

fn fits(word: &str, wanted: &str) -> bool {
    match (wanted.strip_prefix('*'), wanted.strip_suffix('*')) {
        (Some(rest), Some(_)) => word.contains(rest.trim_end_matches('*')),
        (Some(end), None) => word.ends_with(end),
        (None, Some(start)) => word.starts_with(start),
        (None, None) => word == wanted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLOR: &str = r#"
        [[term]]
        name = "color"
        words = { en = "color*" }
        not = { en = ["colour*", "full deck", "*tint"] }
        except.en = { b = "a name" }

        [spelling.en]
        "centre*" = "center"
    "#;

    #[test]
    fn forbidden_words_are_found_by_whole_words() {
        let glossary: Glossary = toml::from_str(COLOR).unwrap();
        let found = |text: &str| glossary.findings(&Survey::new("en", &format!("b = colour\n{text}"))).len();
        assert_eq!(found("a = The Color, or colorful"), 0);
        assert_eq!(found("a = Colours and a color"), 1);
        assert_eq!(found("a = A full deck; color"), 1);
        assert_eq!(found("a = A deck is full of color"), 0);
        assert_eq!(found("a = discolour, color"), 0);
        assert_eq!(found("a = A mistint, color"), 1);
        assert_eq!(found("a = No word of it"), 1);
        assert_eq!(found("a = A color in the centre"), 1);
        assert_eq!(glossary.findings(&Survey::new("en", "a = color")).len(), 1);
        assert_eq!(glossary.gaps(&["en", "fr"]).len(), 1);
        assert_eq!(glossary.gaps(&["en"]).len(), 0);
        assert_eq!(glossary.misspelled_document("a.md", "In the centre of `centre`.").len(), 1);
        assert_eq!(glossary.misspelled_document("a.md", "In the center of `centre`.").len(), 0);
    }
}
