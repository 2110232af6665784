//! Spaces, dashes, quotes and marks as each language sets them.

use crate::line::{Line, VALUE};
use crate::plural::{Cldr, FORMATTED};
use crate::survey::Survey;

/// What a language uses.
struct Style {
    tag: &'static str,
    /// Quotes, opening and closing, with the spaces inside them.
    quotes: (&'static str, &'static str),
    /// The dash of a sentence with the spaces around it; without one, sentences do without.
    dash: Option<&'static str>,
    /// What stands between a number and the sign of per cent.
    before_percent: &'static str,
    /// Abbreviated units, which a no-break space keeps with their number.
    units: &'static [&'static str],
}

const STYLES: [Style; 5] = [
    Style { tag: "en", quotes: ("“", "”"), dash: None, before_percent: "", units: &["s", "ms"] },
    Style {
        tag: "fr",
        quotes: ("«\u{a0}", "\u{a0}»"),
        dash: None,
        before_percent: "\u{a0}",
        units: &["s", "ms"],
    },
    Style {
        tag: "he", quotes: ("״", "״"), dash: Some(" – "), before_percent: "", units: &["שנ׳", "מ״ש"]
    },
    Style { tag: "it", quotes: ("“", "”"), dash: None, before_percent: "", units: &["s", "ms"] },
    Style {
        tag: "ru",
        quotes: ("«", "»"),
        dash: Some("\u{a0}— "),
        before_percent: "\u{a0}",
        units: &["с", "мс"],
    },
];

/// The messages with text of another kind: JSON, and the sign for a missing value.
const OTHER_KIND: [&str; 4] = ["number-", "referee-not-an-object", "rule-alone-value", "learn-pace-none"];

const NO_BREAK: char = '\u{a0}';

/// Everything that is wrong with the signs of a language's messages.
pub fn typography(survey: &Survey) -> Vec<String> {
    let style = STYLES.iter().find(|style| style.tag == survey.tag).unwrap();
    let forms = Cldr::new(&survey.tag);
    let mut findings = Vec::new();
    for message in &survey.messages {
        if OTHER_KIND.iter().any(|id| message.id.starts_with(id)) {
            continue;
        }
        for line in message.lines(&forms) {
            let text = line.text();
            let numbers = line.filled(|name| {
                let is_number = message.variables[name] || FORMATTED.contains(&name);
                if is_number { "5".to_owned() } else { VALUE.to_string() }
            });
            let mut wrong = Vec::new();
            wrong.extend(everywhere(&text));
            wrong.extend(quotes(style, &text));
            wrong.extend(dashes(style, &text));
            wrong.extend(units(style, &numbers));
            wrong.extend(match survey.tag.as_str() {
                "fr" => french(&text),
                "ru" => russian(&numbers),
                "he" => hebrew(&text, &line),
                _ => unspaced(&text),
            });
            findings.extend(
                wrong.iter().map(|what| format!("{}: {}: {what} in {text:?}", survey.tag, message.id)),
            );
        }
    }
    findings.dedup();
    findings
}

type Wrong = Vec<&'static str>;

fn list(rules: &[(bool, &'static str)]) -> Wrong {
    rules.iter().filter(|(broken, _)| *broken).map(|(_, what)| *what).collect()
}

/// Whether any three characters in a row are like this.
fn any(text: &str, wanted: impl Fn(char, char, char) -> bool) -> bool {
    let letters: Vec<char> = std::iter::once(' ').chain(text.chars()).chain([' ']).collect();
    letters.windows(3).any(|three| wanted(three[0], three[1], three[2]))
}

fn is_space(c: char) -> bool {
    [' ', NO_BREAK, '\u{202f}', '\n'].contains(&c)
}

fn everywhere(text: &str) -> Wrong {
    let narrow = any(text, |a, b, c| b == '\u{202f}' && !(a.is_ascii_digit() && c.is_ascii_digit()));
    list(&[
        (text.contains("..."), "three full stops instead of …"),
        (text.replace("...", "").contains("..") || text.contains("…."), "two full stops"),
        (any(text, |a, b, _| is_space(a) && is_space(b)) && text.len() > 1, "two spaces"),
        // A file's extension such as .svg starts with a full stop.
        (
            any(text, |a, b, c| is_space(a) && [',', '.'].contains(&b) && !c.is_alphanumeric()),
            "a space before a stop",
        ),
        (text.contains('"'), "a typewriter quote"),
        (text.contains('\''), "a typewriter apostrophe"),
        (text.contains(" - "), "a hyphen as a dash"),
        (narrow, "a narrow no-break space outside a number"),
        (
            any(text, |a, b, c| a.is_ascii_digit() && b == '-' && c.is_ascii_digit() && !has_date(text)),
            "a hyphen in a range",
        ),
    ])
}

fn has_date(text: &str) -> bool {
    ["-01-", "-12-"].iter().any(|part| text.contains(part))
}

fn quotes(style: &Style, text: &str) -> Wrong {
    let (open, close) = style.quotes;
    let all = ['“', '”', '„', '«', '»', '‹', '›', '‘'];
    let foreign = text.chars().any(|c| all.contains(&c) && !open.contains(c) && !close.contains(c));
    let count = |quote: &str| text.matches(quote.trim_matches(NO_BREAK)).count();
    let loose = open.contains(NO_BREAK)
        && (count(open) != text.matches(open).count() || count(close) != text.matches(close).count());
    let unbalanced =
        if open == close { !quoted(text).is_multiple_of(2) } else { count(open) != count(close) };
    list(&[
        (foreign, "quotes of another language"),
        (loose, "a quote without its no-break space"),
        (unbalanced, "a quote without its partner"),
    ])
}

/// How many gershayim are quotes: those that do not stand between two letters of a word.
fn quoted(text: &str) -> usize {
    let letters: Vec<char> = std::iter::once(' ').chain(text.chars()).chain([' ']).collect();
    let within = |three: &[char]| is_hebrew(three[0]) && is_hebrew(three[2]);
    letters.windows(3).filter(|three| three[1] == '״' && !within(three)).count()
}

fn dashes(style: &Style, text: &str) -> Wrong {
    let sign = style.dash.map(|dash| dash.trim_matches([' ', NO_BREAK]));
    // An en dash without spaces is a range: 0–9.
    let is_dash = |a: char, b: char, c: char| b == '—' || b == '–' && (is_space(a) || is_space(c));
    let foreign = any(text, |a, b, c| is_dash(a, b, c) && Some(b.to_string().as_str()) != sign);
    let set = style.dash.map_or(0, |dash| text.matches(dash).count());
    let spaced =
        |dash: &str| text.split(dash.trim_matches([' ', NO_BREAK])).count() - 1 == set || is_range(text);
    list(&[
        (foreign, "a dash that this language does not use"),
        (!foreign && !style.dash.is_none_or(spaced), "a dash with other spaces"),
    ])
}

/// Whether a dash stands between two values: 0–9, or a score.
fn is_range(text: &str) -> bool {
    let is_value = |c: char| c.is_alphanumeric() || c == VALUE;
    any(text, |a, b, c| b == '–' && is_value(a) && is_value(c))
}

fn units(style: &Style, text: &str) -> Wrong {
    let letters: Vec<char> = text.chars().collect();
    let mut wrong = Vec::new();
    for (place, digit) in letters.iter().enumerate() {
        if !digit.is_ascii_digit() {
            continue;
        }
        let rest: String = letters[place + 1..].iter().collect();
        if rest.trim_start_matches(is_space).starts_with('%')
            && !rest.starts_with(&format!("{}%", style.before_percent))
        {
            wrong.push("the wrong space before %");
        }
        let word: String = rest.trim_start_matches(is_space).chars().take_while(|c| is_word(*c)).collect();
        if style.units.contains(&word.as_str()) && rest.starts_with(is_space) && !rest.starts_with(NO_BREAK) {
            wrong.push("no no-break space before a unit");
        }
    }
    wrong
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || "’׳״".contains(c)
}

/// English and Italian: no space before these.
fn unspaced(text: &str) -> Wrong {
    let loose = any(text, |a, b, _| is_space(a) && [':', ';', '!', '?'].contains(&b));
    list(&[(loose, "a space before a sign")])
}

fn french(text: &str) -> Wrong {
    let loose = any(text, |a, b, c| {
        [':', ';', '!', '?'].contains(&b) && is_space(c) && ![NO_BREAK, '!', '?'].contains(&a)
    });
    list(&[(loose, "a sign without its no-break space")])
}

fn russian(text: &str) -> Wrong {
    let number = any(text, |a, b, _| a == '№' && b != NO_BREAK);
    let mut wrong = unspaced(text);
    wrong.extend(list(&[(number, "№ without a no-break space")]));
    wrong
}

/// Variables whose values are written from left to right and begin or end with signs.
const LEFT_TO_RIGHT: [&str; 9] =
    ["address", "argument", "code", "file", "folder", "fraction", "link", "product", "url"];

const LRM: &str = "\u{200e}";

fn is_hebrew(c: char) -> bool {
    ('\u{5d0}'..='\u{5ea}').contains(&c)
}

fn hebrew(text: &str, line: &Line) -> Wrong {
    let torn = line.variables().any(|(name, before, after)| {
        LEFT_TO_RIGHT.contains(&name)
            && !(before.ends_with(LRM)
                && (after.starts_with(LRM) || after.is_empty() || after.starts_with(" =")))
    });
    let options =
        text.split("--").skip(1).filter(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic())).count();
    let marked = text.matches("\u{200e}--").count();
    let followed = text.contains(&format!("{VALUE} --"));
    let mut wrong = unspaced(text);
    wrong.extend(list(&[
        (torn, "a value from left to right without U+200E on both sides"),
        (options != marked && !followed, "an option without U+200E before it"),
        (
            any(text, |a, b, c| {
                is_hebrew(a) && b == '-' && (is_hebrew(c) || c == VALUE || c.is_ascii_digit())
            }),
            "a hyphen instead of ־",
        ),
        (any(text, |a, b, _| is_hebrew(a) && ['’', '‘'].contains(&b)), "an apostrophe instead of ׳"),
        (glued(line), "a prefix without ־ before a value"),
    ]));
    wrong
}

/// Values that are Hebrew words, before which ה stands without ־, and the last of a list, to which `Words::list` joins ו.
const HEBREW: [&str; 2] = ["edition", "last"];

/// Whether a one-letter word such as ב or ל is glued to a value, which may be Latin or a number.
fn glued(line: &Line) -> bool {
    let ends_in_letter = |before: &str| before.trim_end_matches(LRM).ends_with(is_hebrew);
    line.variables().any(|(name, before, _)| !HEBREW.contains(&name) && ends_in_letter(&before))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn wrong(tag: &str, text: &str, expected: usize) {
        let findings = typography(&Survey::new(tag, &format!("a = {text}")));
        assert_eq!(findings.len(), expected, "{findings:?}");
    }

    #[test]
    fn signs_of_all_languages_are_checked() {
        wrong("en", "Loading...", 1);
        wrong("en", "Loading…", 0);
        wrong("en", "It isn't.", 1);
        wrong("en", "It isn’t.", 0);
        wrong("en", "A “Set”.", 0);
        wrong("en", "A \"Set\".", 1);
        wrong("en", "A «Set».", 1);
        wrong("en", "A “Set.", 1);
        wrong("en", "No Set - three more.", 1);
        wrong("en", "No Set – three more.", 1);
        wrong("en", "0–9 and a–f.", 0);
        wrong("en", "0-9 and a–f.", 1);
        wrong("en", "A file .svg, or .png .", 1);
        wrong("en", "One  two", 1);
        wrong("en", "Really ?", 1);
    }

    #[test]
    fn units_stay_with_their_numbers() {
        wrong("en", "In { NUMBER($x) } s.", 1);
        wrong("en", "In { NUMBER($x) }\u{a0}s.", 0);
        wrong("en", "In { $seconds } s.", 1);
        wrong("en", "In { NUMBER($x) } steps.", 0);
        wrong("en", "99 % and 99.9%", 1);
        wrong("fr", "99\u{a0}%", 0);
        wrong("fr", "99%", 1);
        wrong("ru", "за { NUMBER($x) } с", 1);
        wrong("ru", "{ NUMBER($x) } сетов", 0);
        wrong("ru", "№ 5", 1);
    }

    #[test]
    fn each_language_has_its_signs() {
        wrong("fr", "C'est un Set.", 1);
        wrong("fr", "C’est un Set\u{a0}!", 0);
        wrong("fr", "C’est un Set !", 1);
        wrong("fr", "Nombre: un.", 1);
        wrong("fr", "Dites «Set\u{a0}».", 1);
        wrong("fr", "Dites «\u{a0}Set\u{a0}».", 0);
        wrong("fr", "Dites «\u{202f}Set\u{202f}».", 2);
        wrong("fr", "Voir https://example.org/?a.", 0);
        wrong("it", "un po'", 1);
        wrong("ru", "Сет — это три карты.", 1);
        wrong("ru", "Сет\u{a0}— это три карты.", 0);
        wrong("ru", "Сет – это три карты.", 1);
        wrong("ru", "«Сет»", 0);
        wrong("ru", "“Сет”", 1);
    }

    #[test]
    fn hebrew_has_its_marks() {
        wrong("he", "אומרים ״סט״ – זה הכול.", 0);
        wrong("he", "אומרים ״סט״ — זה הכול.", 1);
        wrong("he", "מ-{ NUMBER($x) }", 1);
        wrong("he", "מ־{ NUMBER($x) }", 0);
        wrong("he", "ה{ $name }", 1);
        wrong("he", "עם --plain.", 1);
        wrong("he", "עם \u{200e}--plain\u{200e}.", 0);
        wrong("he", "הקובץ { $file } ריק.", 1);
        wrong("he", "הקובץ \u{200e}{ $file }\u{200e} ריק.", 0);
        wrong("he", "ארה״ב", 0);
    }
}
