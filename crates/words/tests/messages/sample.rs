//! Values to show sentences with, as a player would see them.

use engine::{Edition, Emote, RuleSheet, Variant};
use words::{Argument, Language, Words, msg};

use crate::plural::declared;

/// Players' names, which are written as their owners write them: Latin in a Hebrew sentence too.
const NAMES: [(&str, &str); 6] = [
    ("name", "Anna"),
    ("old", "Ben"),
    ("host", "Anna"),
    ("dealer", "Ben"),
    ("caller", "Anna"),
    ("first", "Anna"),
];

const TEXTS: [(&str, &str); 29] = [
    ("action", "sit"),
    ("address", "127.0.0.1:8080"),
    ("argument", "--lang"),
    ("code", "QX7K-2M9P"),
    ("command", "tercet play"),
    ("detail", "unexpected end of input"),
    ("field", "seats"),
    ("file", "/home/anna/replay.json"),
    ("folder", "/home/anna/.local/share/tercet"),
    ("fraction", "2393/74032"),
    ("key", "w"),
    ("last", "Ben"),
    ("length", "12:40"),
    ("letter", "x"),
    ("link", "https://example.org/t/abcdefgh2345"),
    ("next", "Cem"),
    ("number", "3"),
    ("other", "--json"),
    ("possible", "newcomer, casual, expert"),
    ("product", "3 × 3 × 3 × 3"),
    ("reason", "No such file or directory"),
    ("seed", "2a"),
    ("size", "60 × 24"),
    ("stream", "table abcdefgh2345"),
    ("text", "2xrd"),
    ("time", "1:23"),
    ("url", "https://example.org"),
    ("value", "fast"),
    ("window", "40 × 20"),
];

/// The parts of a day as browsers write them in a sentence.
fn date(language: Language) -> &'static str {
    match language {
        Language::En => "January 8, 2026",
        Language::Fr => "8 janvier 2026",
        Language::He => "8 בינואר 2026",
        Language::It => "8 gennaio 2026",
        Language::Ru => "8 января 2026 г.",
    }
}

/// A text for a variable of this name.
pub fn text(words: Words, name: &str) -> String {
    let known = NAMES.iter().chain(&TEXTS).find(|(known, _)| *known == name);
    let rules = RuleSheet::of(Edition::English, Variant::Full);
    let card = |card: &str| words.card(card.parse().unwrap(), &rules);
    match name {
        "card" => card("2trd"),
        "cards" => words.list(&["1srd", "2tgo", "3epq"].map(card)),
        "names" | "list" => words.list(&["Anna", "Ben", "Cem"]),
        "words" => words.emote(Emote::WellDone),
        "label" => words.text(msg::RuleScoring),
        "statement" => words.text(msg::ClaimLeft),
        "others" => words.percent(0.0122, 2),
        "date" => date(words.language()).to_owned(),
        "edition" | "editions" => words.edition(Edition::French),
        "variant" => words.variant(Variant::Full),
        "games" | "asked" | "goal" => words.whole(1_000_000),
        "mean" => words.decimal(2.7848, 2),
        "seconds" | "times" => words.decimal(7.5, 1),
        "percent" | "rate" | "any" | "ahead" | "low" | "high" | "played" | "fresh" | "any_low"
        | "any_high" | "ahead_low" | "ahead_high" => words.percent(0.0818, 2),
        _ => known.map_or_else(|| format!("‹{name}›"), |(_, value)| (*value).to_owned()),
    }
}

/// A number for a variable that no select looks at.
pub fn number(note: &str, name: &str) -> f64 {
    let declared = declared(note, name).last().and_then(|value| value.parse().ok());
    declared.unwrap_or(match name {
        "cards" | "found" => 12.0,
        "deck" => 81.0,
        "round" | "step" | "won" => 3.0,
        "milliseconds" => 120.0,
        "seconds" => 7.5,
        _ => 6.0,
    })
}

/// The argument of a message for a value that is written as text.
pub fn argument(value: &str, is_number: bool) -> Argument<'_> {
    match value.parse() {
        Ok(number) if is_number => Argument::Number(number),
        _ => Argument::Text(value),
    }
}
