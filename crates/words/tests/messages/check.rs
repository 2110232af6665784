//! What must hold for the message files. Each check returns its findings, so that it can be seen to find.

use std::collections::BTreeMap;

use crate::plural::Cldr;
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

/// Whole sentences that are the same in English but not in another language. Labels may differ: a heading, a button.
pub fn diverging(english: &Survey, other: &Survey) -> Vec<String> {
    let mut first: BTreeMap<Vec<String>, &str> = BTreeMap::new();
    let mut findings = Vec::new();
    for message in &english.messages {
        let (id, text) = (message.id.as_str(), said(english, &message.id));
        if !text.iter().all(|line| line.ends_with(['.', '?', '!']) && line.contains(' ')) {
            continue;
        }
        let before = *first.entry(text).or_insert(id);
        if said(other, id) != said(other, before) {
            findings.push(format!("{}: {id} and {before} are the same in English, but not here", other.tag));
        }
    }
    findings
}

/// Every line of a message, with the names of variables.
fn said(survey: &Survey, id: &str) -> Vec<String> {
    let lines = survey.message(id).map(|message| message.lines(&Cldr::new(&survey.tag)));
    lines.unwrap_or_default().iter().map(|line| line.filled(|name| format!("${name}"))).collect()
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
    fn diverging_translations_are_found() {
        let found = |french: &str| {
            let english = Survey::new("en", "a = No way.\nb = No way.\nc = Next\nd = Next");
            diverging(&english, &Survey::new("fr", &format!("{french}\nc = Suite\nd = Suivant"))).len()
        };
        assert_eq!(found("a = Jamais.\nb = Jamais."), 0);
        assert_eq!(found("a = Jamais.\nb = Pas question."), 1);
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
}
