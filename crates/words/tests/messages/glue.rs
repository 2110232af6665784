//! Words that touch a value and would have to change with it: articles, prepositions, a full stop.

use crate::line::{Line, VALUE};
use crate::plural::Cldr;
use crate::survey::Survey;

/// Words before a value that elide, contract or decline with it.
struct Glue {
    tag: &'static str,
    words: &'static [&'static str],
    /// Before which values; none means all but `except`.
    only: &'static [&'static str],
    except: &'static [&'static str],
}

/// Texts that begin with a digit. French has no elision before digits, Italian has.
const FIGURES: &[&str] = &[
    "ahead",
    "ahead_high",
    "ahead_low",
    "any",
    "any_high",
    "any_low",
    "asked",
    "count",
    "date",
    "fraction",
    "fresh",
    "games",
    "goal",
    "high",
    "length",
    "low",
    "mean",
    "percent",
    "played",
    "rate",
    "seconds",
    "time",
    "times",
];

/// Names, which no language here can decline or elide.
const NAMES: &[&str] = &["caller", "dealer", "first", "host", "last", "name", "names", "next", "old"];

const GLUE: [Glue; 6] = [
    // a / an.
    Glue { tag: "en", words: &["a", "an"], only: &[], except: &[] },
    // de Alice, le score que Alice: d’Alice, qu’Alice.
    Glue {
        tag: "fr",
        words: &[
            "de", "que", "jusque", "lorsque", "puisque", "le", "la", "du", "au", "d’", "l’", "qu’", "un",
            "une",
        ],
        only: &[],
        except: FIGURES,
    },
    Glue { tag: "fr", words: &["d’", "l’", "qu’"], only: FIGURES, except: &[] },
    // il 8%: l’8%; nel 0,5%: nello; del 11 gennaio: dell’11.
    Glue {
        tag: "it",
        words: &[
            "il", "lo", "la", "l’", "un", "uno", "una", "un’", "nel", "nello", "nell’", "del", "dello",
            "dell’", "dal", "dallo", "dall’", "al", "allo", "all’", "sul", "sullo", "sull’", "col", "i",
            "gli", "dei", "degli", "nei", "negli", "ai", "agli",
        ],
        only: &[],
        except: &[],
    },
    // A preposition asks for a case that a name does not have.
    Glue {
        tag: "ru",
        words: &[
            "без",
            "в",
            "во",
            "для",
            "до",
            "за",
            "из",
            "к",
            "ко",
            "на",
            "над",
            "о",
            "об",
            "от",
            "перед",
            "по",
            "под",
            "при",
            "про",
            "с",
            "со",
            "у",
            "через",
        ],
        only: NAMES,
        except: &[],
    },
    // ה, ב, ל without ־ are checked with the typography.
    Glue { tag: "he", words: &[], only: &[], except: &[] },
];

/// Values that may bring their own full stop. A long Russian date ends with «г.»
const WITH_STOP: [(&str, &str); 1] = [("ru", "date")];

pub fn glued_words(survey: &Survey) -> Vec<String> {
    let forms = Cldr::new(&survey.tag);
    let mut findings = Vec::new();
    for message in &survey.messages {
        for line in message.lines(&forms) {
            findings.extend(
                glued(&survey.tag, &line, |name| message.variables[name])
                    .iter()
                    .map(|what| format!("{}: {}: {what}", survey.tag, message.id)),
            );
        }
    }
    findings.dedup();
    findings
}

fn glued(tag: &str, line: &Line, is_number: impl Fn(&str) -> bool) -> Vec<String> {
    let mut findings = Vec::new();
    for (name, before, after) in line.variables() {
        let word = last_word(&before);
        for glue in GLUE.iter().filter(|glue| glue.tag == tag) {
            let concerns =
                (glue.only.is_empty() || glue.only.contains(&name)) && !glue.except.contains(&name);
            let is_silent = tag == "fr" && is_number(name) && !word.ends_with('’');
            if concerns && !is_silent && glue.words.contains(&word.as_str()) {
                findings.push(format!("“{word}” depends on what ${name} is"));
            }
        }
        let stops = WITH_STOP.contains(&(tag, name)) && after.starts_with('.');
        findings.extend(stops.then(|| format!("${name} may end in a full stop already")));
    }
    findings
}

/// The word that ends directly before a value, in small letters; with an apostrophe if it is elided.
fn last_word(before: &str) -> String {
    let text = before.trim_end_matches('\u{200e}');
    let text =
        text.strip_suffix([' ', '\u{a0}']).unwrap_or_else(|| if text.ends_with('’') { text } else { "" });
    let is_word = |c: char| c.is_alphabetic() || c == '’';
    let word: String = text.chars().rev().take_while(|c| is_word(*c) && *c != VALUE).collect();
    let word: String = word.chars().rev().collect::<String>().to_lowercase();
    // d’un: the elided word before does not count.
    match word.rsplit_once('’') {
        Some((_, rest)) if !rest.is_empty() => rest.to_owned(),
        _ => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn found(tag: &str, text: &str, expected: usize) {
        let findings = glued_words(&Survey::new(tag, &format!("a = {text}")));
        assert_eq!(findings.len(), expected, "{findings:?}");
    }

    #[test]
    fn words_that_depend_on_a_value_are_found() {
        found("en", "This is a { $variant }.", 1);
        found("en", "The { $variant }.", 0);
        found("fr", "le score de { $name }", 1);
        found("fr", "le score d’{ $name }", 1);
        found("fr", "{ $name } est là", 0);
        found("fr", "moins de { $percent }", 0);
        found("fr", "plus de { NUMBER($x) }", 0);
        found("fr", "plus d’{ NUMBER($x) }", 1);
        found("fr", "le casse-tête du { $date }", 0);
        found("fr", "Il s’agit d’un { $variant }.", 1);
        found("it", "nel { $percent } dei casi", 1);
        found("it", "il rompicapo del { $date }", 1);
        found("it", "di { $name }", 0);
        found("ru", "у { $name } должен быть", 1);
        found("ru", "у игрока { $name } должен быть", 0);
        found("ru", "Головоломка: { $date }.", 1);
        found("ru", "Головоломка: { $date }", 0);
        found("fr", "Casse-tête : { $date }.", 0);
    }
}
