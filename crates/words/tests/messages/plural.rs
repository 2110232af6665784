//! Numbers in sentences: which variant a number takes, natively and in a browser, and what must hold for each.

use std::collections::BTreeMap;

use intl_pluralrules::operands::PluralOperands;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

use crate::line::{Line, Values, combinations};
use crate::survey::{Survey, Surveyed};

/// Which plural form a number has.
pub trait PluralForms {
    fn form(&self, number: &str) -> String;

    /// Whether a number takes the variant with this key.
    fn fits(&self, key: &str, number: &str) -> bool {
        match (key.parse::<f64>(), number.parse::<f64>()) {
            (Ok(exact), Ok(number)) => exact == number,
            (Err(_), Ok(_)) => self.form(number) == key,
            _ => false,
        }
    }
}

/// The tables that native programs carry.
pub struct Cldr(PluralRules);

impl Cldr {
    pub fn new(tag: &str) -> Cldr {
        let tag: unic_langid::LanguageIdentifier = tag.parse().unwrap();
        Cldr(PluralRules::create(tag, PluralRuleType::CARDINAL).unwrap())
    }
}

impl PluralForms for Cldr {
    fn form(&self, number: &str) -> String {
        let category = self.0.select(PluralOperands::try_from(number).unwrap()).unwrap();
        let name = match category {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        };
        name.to_owned()
    }
}

/// The forms that a browser gives to a few numbers.
pub struct Browser(BTreeMap<String, String>);

impl Browser {
    /// From `plural_forms.toml`, which the tests of the page compare with a real browser.
    pub fn new(tag: &str) -> Browser {
        let mut all: BTreeMap<String, BTreeMap<String, String>> =
            toml::from_str(include_str!("../plural_forms.toml")).unwrap();
        Browser(all.remove(tag).unwrap_or_else(|| panic!("tests/plural_forms.toml lacks {tag}")))
    }

    pub fn numbers(&self) -> Vec<&str> {
        self.0.keys().map(String::as_str).collect()
    }
}

impl PluralForms for Browser {
    fn form(&self, number: &str) -> String {
        self.0[number].clone()
    }
}

/// Variants for a plural form that do not show the number: in French 0 is "one" as well, in Russian 21, in the
/// browsers' Hebrew 0.3. Such a variant needs an exact key.
pub fn hidden_numbers(survey: &Survey) -> Vec<String> {
    let forms = Cldr::new(&survey.tag);
    let mut findings = Vec::new();
    for message in &survey.messages {
        for line in message.lines(&forms) {
            let inexact = line.choices.iter().filter(|choice| choice.plural && !choice.default);
            let inexact = inexact.filter(|choice| choice.key.parse::<f64>().is_err());
            findings.extend(inexact.filter(|choice| !line.shows(&choice.name)).map(|choice| {
                let (name, key) = (&choice.name, &choice.key);
                format!(
                    "{}: {}: [{key}] does not show ${name}, so it needs a number as its key",
                    survey.tag, message.id
                )
            }));
        }
    }
    findings.dedup();
    findings
}

/// Numbers that a language needs a form for, but that would fall to the default.
pub fn missing_plurals(survey: &Survey) -> Vec<String> {
    let forms = Cldr::new(&survey.tag);
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
            let mut missing: Vec<String> = Vec::new();
            for number in (0..=200).map(|number| number.to_string()) {
                let form = form_today(&survey.tag, &forms, &number);
                let has_form = plural.keys.iter().any(|key| *key == form || forms.fits(key, &number));
                if !has_form && !missing.contains(&form) {
                    missing.push(form);
                }
            }
            findings.extend(missing.iter().map(|form| format!("{place} lacks the plural form {form}")));
        }
    }
    findings
}

/// Sentences that a browser would say otherwise than a native program, for some number.
pub fn differing_in_browsers(survey: &Survey) -> Vec<String> {
    let (native, browser) = (Cldr::new(&survey.tag), Browser::new(&survey.tag));
    let mut findings = Vec::new();
    for message in survey.messages.iter().filter(|message| !message.counted().is_empty()) {
        let said = |values: &Values, forms| spoken(&message.line(values, forms), values);
        let values = counted_values(message, |_| browser.numbers()).into_iter();
        let mut pairs =
            values.map(|values| (said(&values, &native as &dyn PluralForms), said(&values, &browser)));
        // One example a message is enough.
        if let Some((here, there)) = pairs.find(|(here, there)| here != there) {
            let place = format!("{}: {}", survey.tag, message.id);
            findings.push(format!("{place} says {here:?}, but in a browser {there:?}"));
        }
    }
    findings
}

/// Every combination of numbers for the counted variables of a message, and of keys for the others.
pub fn counted_values<'a>(message: &Surveyed, numbers: impl Fn(&str) -> Vec<&'a str>) -> Vec<Values> {
    let mut keys = message.keys();
    for name in message.counted() {
        let numbers = numbers(&name).into_iter().map(str::to_owned).collect();
        keys.insert(name, numbers);
    }
    combinations(&keys)
}

fn spoken(line: &Line, values: &Values) -> String {
    line.filled(|name| values.get(name).cloned().unwrap_or_else(|| format!("${name}")))
}

/// What may follow a number without agreeing with it: units, and words of other parts of the sentence.
const UNCOUNTED: [(&str, &str); 5] = [
    ("en", "after and at before can delivered from in left more of or to within s ms"),
    ("fr", "à au dans de en est et n’est ou par sont sur s ms"),
    ("it", "a di e in nel non o per possono su s ms"),
    ("ru", "в до за и из или на не от с мс"),
    ("he", "או בחפיסה עד מתוך שנ׳"),
];

/// Numbers that are always large: more files than a shell allows by itself.
const LARGE: [(&str, &str); 1] = [("load-few-files", "needed")];

/// Numbers that name one of several things and count nothing: line 5, round 2.
const ORDINALS: [&str; 8] = ["entry", "event", "line", "number", "place", "round", "second", "step"];

/// Texts that are numbers, formatted before: with a chosen number of decimals, or larger than a message's numbers.
pub const FORMATTED: [&str; 6] = ["asked", "count", "games", "goal", "mean", "seconds"];

/// Numbers beside a noun that no select makes agree with them.
///
/// The note of a message may say that a number is never anything else: "$deck is 27 or 81." Then the noun need
/// not be selected in a language in which all these have the same plural form.
pub fn uncounted_nouns(survey: &Survey, english: &Survey) -> Vec<String> {
    let forms = Cldr::new(&survey.tag);
    let (_, uncounted) = UNCOUNTED.iter().find(|(tag, _)| *tag == survey.tag).unwrap();
    let mut findings = Vec::new();
    for message in &survey.messages {
        let note = english.message(&message.id).map_or("", |message| message.note.as_str());
        for line in message.lines(&forms) {
            for (name, _, after) in line.variables() {
                let is_number = message.variables[name] || FORMATTED.contains(&name);
                let is_number =
                    is_number && !ORDINALS.contains(&name) && !LARGE.contains(&(message.id.as_str(), name));
                let is_selected = line.choices.iter().any(|choice| choice.plural && choice.name == name);
                let is_noun = |word: &String| !uncounted.split(' ').any(|known| known == word);
                let Some(noun) = first_word(&after).filter(is_noun) else { continue };
                if is_number && !is_selected && !same_form(note, name, &survey.tag) {
                    let place = format!("{}: {}", survey.tag, message.id);
                    findings.push(format!("{place}: “{noun}” beside ${name} needs a select on it"));
                }
            }
        }
    }
    findings.dedup();
    findings
}

/// The word directly after a space, if one follows. A Hebrew prefix before ־ belongs to what comes after it.
fn first_word(text: &str) -> Option<String> {
    let text = text.strip_prefix([' ', '\u{a0}', '\u{202f}'])?;
    let word: String = text.chars().take_while(|c| c.is_alphabetic() || "’׳״-".contains(*c)).collect();
    Some(word.clone()).filter(|_| !word.is_empty() && !text[word.len()..].starts_with('־'))
}

/// Whether a note lists the values of a variable, and all have one plural form.
fn same_form(note: &str, name: &str, tag: &str) -> bool {
    let (values, forms) = (declared(note, name), Cldr::new(tag));
    let form = |value: &String| form_today(tag, &forms, value);
    values.windows(2).all(|pair| form(&pair[0]) == form(&pair[1])) && !values.is_empty()
}

/// CLDR 42 dropped the form of Hebrew's tens (CLDR-14634): browsers do not know it, and no file has it.
fn form_today(tag: &str, forms: &Cldr, number: &str) -> String {
    match forms.form(number) {
        form if form == "many" && tag == "he" => "other".to_owned(),
        form => form,
    }
}

/// The values that a note gives to a variable: `$deck is 27 or 81.`, `$cards is 9, 12 or 15.`
pub fn declared(note: &str, name: &str) -> Vec<String> {
    let Some((_, list)) = note.split_once(&format!("${name} is ")) else { return Vec::new() };
    let list = list.split(['.', ';', '(']).next().unwrap_or_default();
    let values: Vec<String> =
        list.split([' ', ',']).filter(|word| !word.is_empty() && *word != "or").map(str::to_owned).collect();
    if values.iter().all(|value| value.parse::<u64>().is_ok()) { values } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(check: fn(&Survey) -> Vec<String>, tag: &str, text: &str) -> usize {
        check(&Survey::new(tag, text)).len()
    }

    #[test]
    fn forms_are_those_of_the_grammar() {
        let forms = |forms: &dyn PluralForms| {
            ["0", "0.3", "1", "1.5", "2", "5", "11", "21"].map(|number| forms.form(number))
        };
        let russian = ["many", "other", "one", "other", "few", "many", "many", "one"];
        assert_eq!(forms(&Cldr::new("ru")), russian);
        assert_eq!(forms(&Browser::new("ru")), russian);
        assert_eq!(Cldr::new("he").form("0.3"), "other");
        assert_eq!(Browser::new("he").form("0.3"), "one");
    }

    #[test]
    fn numbers_that_a_form_hides_are_found() {
        let hidden = |tag, text| found(hidden_numbers, tag, text);
        assert_eq!(hidden("he", "a = { $x ->\n [one] שנייה אחת\n *[other] { $x } שניות\n }"), 1);
        assert_eq!(hidden("he", "a = { $x ->\n [1] שנייה אחת\n *[other] { $x } שניות\n }"), 0);
        assert_eq!(hidden("fr", "a = { $x ->\n [one] { $x } carte\n *[other] { $x } cartes\n }"), 0);
        assert_eq!(hidden("fr", "a = { $x ->\n [one] Édition\n *[other] Éditions\n }"), 1);
        assert_eq!(hidden("ru", "a = { $x } { $x ->\n [one] карта\n [few] карты\n *[other] карт\n }"), 0);
        assert_eq!(hidden("en", "a = { $x ->\n [red] a\n *[green] b\n }"), 0);
    }

    #[test]
    fn missing_plural_forms_are_found() {
        let plurals = |tag, text| found(missing_plurals, tag, text);
        assert_eq!(plurals("en", "a = { $x ->\n [one] 1\n *[other] { $x }\n }"), 0);
        assert_eq!(plurals("en", "a = { $x ->\n [1] one\n *[other] { $x }\n }"), 0);
        assert_eq!(plurals("ru", "a = { $x ->\n [one] 1\n *[other] { $x }\n }"), 2);
        assert_eq!(plurals("ru", "a = { $x ->\n [1] 1\n [few] 2\n [many] 5\n *[other] { $x }\n }"), 1);
        assert_eq!(plurals("fr", "a = { $x ->\n [1] un\n *[other] { $x }\n }"), 1);
        assert_eq!(plurals("he", "a = { $x ->\n [one] 1\n *[other] { $x }\n }"), 1);
        assert_eq!(plurals("he", "a = { $x ->\n [1] 1\n [2] 2\n *[other] { $x }\n }"), 0);
        assert_eq!(plurals("en", "a = { $x ->\n *[one] 1\n [other] { $x }\n }"), 1);
        assert_eq!(plurals("en", "a = { $x ->\n *[one] 1\n [two] 2\n }"), 2);
        assert_eq!(plurals("en", "a = { $x ->\n [0] none\n *[other] some\n }"), 0);
        assert_eq!(plurals("en", "a = { $x ->\n [0] none\n *[other] { NUMBER($x) } points\n }"), 1);
        assert_eq!(plurals("ru", "a = { $x ->\n [one] 1\n [two] 2\n *[three] 3\n }"), 0);
    }

    #[test]
    fn sentences_that_browsers_say_otherwise_are_found() {
        let differing = |tag, text| found(differing_in_browsers, tag, text);
        assert_eq!(
            differing("he", "a = { $x ->\n [one] { $x } שנייה\n [two] { $x }\n *[other] { $x } שניות\n }"),
            1
        );
        assert_eq!(differing("he", "a = { $x ->\n [1] שנייה\n [2] שנייתיים\n *[other] { $x } שניות\n }"), 0);
        assert_eq!(differing("fr", "a = { $x ->\n [one] { $x } carte\n *[other] { $x } cartes\n }"), 0);
    }

    #[test]
    fn nouns_that_do_not_agree_are_found() {
        let nouns = |tag, text: &str| {
            let survey = Survey::new(tag, text);
            uncounted_nouns(&survey, &survey).len()
        };
        assert_eq!(nouns("en", "a = { NUMBER($x) } points"), 1);
        assert_eq!(nouns("en", "a = { NUMBER($x) } of { NUMBER($y) }."), 0);
        assert_eq!(nouns("en", "a = { $x ->\n [one] { $x } point\n *[other] { $x } points\n }"), 0);
        assert_eq!(nouns("en", "a = { $mean } Sets"), 1);
        assert_eq!(nouns("en", "# $x is 27 or 81.\na = { NUMBER($x) } cards"), 0);
        assert_eq!(nouns("ru", "# $x is 27 or 81.\na = { NUMBER($x) } карт"), 1);
        assert_eq!(nouns("he", "a = עוד { NUMBER($x) } שניות"), 1);
        assert_eq!(nouns("en", "a = { $name } points"), 0);
    }
}
