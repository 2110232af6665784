//! The language: of `--lang`, or of the environment.

use words::{Language, Words};

/// The language of `--lang` if it is among the arguments, else of the locale, else English.
///
/// Read before the command line is parsed, because help and parse errors are translated too.
pub(crate) fn words(arguments: impl Iterator<Item = String>) -> Words {
    let language = lang_argument(arguments).or_else(environment).unwrap_or_default();
    Words::new(language)
}

fn lang_argument(mut arguments: impl Iterator<Item = String>) -> Option<Language> {
    while let Some(argument) = arguments.next() {
        if argument == "--lang" {
            return Language::from_locale(&arguments.next()?);
        }
        if let Some(tag) = argument.strip_prefix("--lang=") {
            return Language::from_locale(tag);
        }
    }
    None
}

/// The first of the usual variables that is set decides, as in other programs.
fn environment() -> Option<Language> {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    set.into_iter().find(|value| !value.is_empty()).and_then(|value| Language::from_locale(&value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_decides_in_both_spellings() {
        for arguments in [vec!["check", "--lang", "fr"], vec!["--lang=fr_CA", "check"]] {
            assert_eq!(lang_argument(arguments.into_iter().map(str::to_owned)), Some(Language::Fr));
        }
        assert_eq!(lang_argument(["check".to_owned()].into_iter()), None);
    }
}
