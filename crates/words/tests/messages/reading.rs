//! Every sentence as a reader of the language sees it.

use std::fmt::Write;

use words::{Argument, Language, Words};

use crate::line::Values;
use crate::plural::{Cldr, PluralForms, counted_values};
use crate::sample;
use crate::survey::{Survey, Surveyed};

/// The first of these numbers that takes a variant is shown for it. Only seconds have decimals.
const NUMBERS: [&str; 5] = ["0", "1", "2", "5", "21"];
const SECONDS: [&str; 6] = ["0.3", "1", "1.5", "2", "5", "21"];

/// More lines than this of one message are names of cards: a sample of them is enough.
const MOST_LINES: usize = 80;

/// All that a message can say, with sample values; every variant once, by the product's own code.
pub fn sentences(message: &Surveyed, english: &Survey, words: Words) -> Vec<String> {
    sentences_with(message, english, words, |name| sample::text(words, name))
}

/// Every sentence of a language with the same text for all variables that are texts.
pub fn with_every_text(survey: &Survey, english: &Survey, text: &str) -> Vec<String> {
    let words = Words::new(Language::from_locale(&survey.tag).unwrap());
    let messages = survey.messages.iter().filter(|message| words::message_variables(&message.id).is_some());
    messages.flat_map(|message| sentences_with(message, english, words, |_| text.to_owned())).collect()
}

fn sentences_with(
    message: &Surveyed,
    english: &Survey,
    words: Words,
    text: impl Fn(&str) -> String,
) -> Vec<String> {
    let forms = Cldr::new(words.language().tag());
    let note = english.message(&message.id).map_or("", |message| message.note.as_str());
    let numbers = |name: &str| if name == "seconds" { SECONDS.to_vec() } else { NUMBERS.to_vec() };
    let (mut ways, mut sentences) = (Vec::new(), Vec::new());
    for values in counted_values(message, numbers) {
        let choices = message.line(&values, &forms as &dyn PluralForms).choices;
        if !ways.contains(&choices) {
            ways.push(choices);
            sentences.push(render(message, note, words, &values, &text));
        }
    }
    sentences
}

fn render(
    message: &Surveyed,
    note: &str,
    words: Words,
    values: &Values,
    text: &dyn Fn(&str) -> String,
) -> String {
    let names = words::message_variables(&message.id).unwrap_or_default();
    let texts: Vec<String> = names
        .iter()
        .map(|name| match (values.get(*name), message.variables.get(*name)) {
            (Some(value), _) => value.clone(),
            (None, Some(true)) => sample::number(note, name).to_string(),
            (None, _) => text(name),
        })
        .collect();
    let is_number = |name: &&str| message.variables.get(*name).copied().unwrap_or_default();
    let arguments: Vec<Argument<'_>> =
        names.iter().zip(&texts).map(|(name, text)| sample::argument(text, is_number(name))).collect();
    words.text_by_id(&message.id, &arguments).unwrap_or_else(|| panic!("{} is no message", message.id))
}

/// The whole language as a text to read: each message's id, and below it what it says.
pub fn page(survey: &Survey, english: &Survey, language: Language) -> String {
    let mut page = String::new();
    let words = Words::new(language);
    // The facts of the language are no messages of the product.
    let messages = survey.messages.iter().filter(|message| words::message_variables(&message.id).is_some());
    for message in messages {
        let _ = writeln!(page, "{}", message.id);
        let all = sentences(message, english, words);
        for sentence in all.iter().step_by(all.len().div_ceil(MOST_LINES)) {
            let _ = writeln!(page, "    {}", sentence);
        }
    }
    page
}
