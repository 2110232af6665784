//! Numbers as each language writes them, and the plural form that goes with them.

use intl_pluralrules::PluralCategory;

use crate::Language;

/// A number as it is shown: rounded to hundredths. Plural forms follow the rounded number.
/// Whole numbers inside keep the float formatting of the standard library, which is large, out of the web page.
#[derive(Clone, Copy)]
pub(crate) struct Number {
    negative: bool,
    hundredths: u64,
}

impl From<f64> for Number {
    fn from(value: f64) -> Number {
        let hundredths = (value * 100.0).round();
        // The conversion saturates, and turns what is not a number into 0.
        Number { negative: hundredths < 0.0, hundredths: hundredths.abs() as u64 }
    }
}

impl Number {
    /// Whether this is exactly the number with so many hundredths.
    pub(crate) fn is(self, hundredths: i64) -> bool {
        self.hundredths == hundredths.unsigned_abs()
            && (self.hundredths == 0 || self.negative == (hundredths < 0))
    }

    /// The decimals that are shown, and how many they are: `0.50` has one.
    fn decimals(self) -> (u64, usize) {
        match self.hundredths % 100 {
            0 => (0, 0),
            tenths if tenths % 10 == 0 => (tenths / 10, 1),
            hundredths => (hundredths, 2),
        }
    }

    pub(crate) fn category(self, language: Language) -> PluralCategory {
        category(language, self.hundredths as f64 / 100.0, self.decimals().1)
    }

    pub(crate) fn write(self, language: Language, text: &mut String) {
        if self.negative {
            text.push_str(language.facts().minus);
        }
        group(&(self.hundredths / 100).to_string(), language, text);
        let (decimals, count) = self.decimals();
        if count > 0 {
            text.push_str(language.facts().decimal);
            if count == 2 && decimals < 10 {
                text.push('0');
            }
            text.push_str(&decimals.to_string());
        }
    }
}

/// Writes digits in groups of three, so that figures below each other are written alike.
pub(crate) fn group(digits: &str, language: Language, text: &mut String) {
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push_str(language.facts().group);
        }
        text.push(digit);
    }
}

/// The plural form for a number that is shown with so many decimals, without trailing zeros.
#[cfg(not(target_family = "wasm"))]
fn category(language: Language, number: f64, decimals: usize) -> PluralCategory {
    use intl_pluralrules::operands::PluralOperands;
    use intl_pluralrules::{PluralRuleType, PluralRules};

    let rules = |tag: &str| {
        let tag: unic_langid::LanguageIdentifier = tag.parse().ok()?;
        PluralRules::create(tag, PluralRuleType::CARDINAL).ok()
    };
    let rules = rules(language.tag()).or_else(|| rules(language.tag().split('-').next()?));
    let shift = 10_u64.pow(decimals as u32);
    let shown = (number * shift as f64).round() as u64;
    let fraction = shown % shift;
    let operands =
        PluralOperands { n: number, i: shown / shift, v: decimals, w: decimals, f: fraction, t: fraction };
    rules.and_then(|rules| rules.select(operands).ok()).unwrap_or(PluralCategory::OTHER)
}

/// The same. The browser has the rules of all languages, so the page need not contain them.
#[cfg(target_family = "wasm")]
fn category(language: Language, number: f64, _decimals: usize) -> PluralCategory {
    use js_sys::{Array, Intl, Object};

    let locale = Array::of1(&language.locale().into());
    let form = Intl::PluralRules::new(&locale, &Object::new()).select(number);
    match String::from(form).as_str() {
        "zero" => PluralCategory::ZERO,
        "one" => PluralCategory::ONE,
        "two" => PluralCategory::TWO,
        "few" => PluralCategory::FEW,
        "many" => PluralCategory::MANY,
        _ => PluralCategory::OTHER,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(value: f64, language: Language) -> String {
        let mut text = String::new();
        Number::from(value).write(language, &mut text);
        text
    }

    #[test]
    fn numbers_look_as_the_language_writes_them() {
        let expected = [
            (0.0, "0", "0"),
            (-0.001, "0", "0"),
            (0.3, "0.3", "0,3"),
            (0.05, "0.05", "0,05"),
            (12.5, "12.5", "12,5"),
            (2.999, "3", "3"),
            (-1.0, "−1", "−1"),
            (999.0, "999", "999"),
            (2_742.0, "2,742", "2\u{202f}742"),
            (10_000.0, "10,000", "10\u{202f}000"),
            (1_234_567.89, "1,234,567.89", "1\u{202f}234\u{202f}567,89"),
            (f64::NAN, "0", "0"),
        ];
        for (value, english, french) in expected {
            assert_eq!(shown(value, Language::En), english);
            assert_eq!(shown(value, Language::Fr), french);
            assert_eq!(shown(value, Language::Ru), french);
        }
        assert_eq!(shown(65_536.5, Language::It), "65.536,5");
        assert_eq!(shown(65_536.5, Language::He), "65,536.5");
        assert_eq!(shown(-2.0, Language::He), "\u{200e}−2");
        assert!(!shown(f64::INFINITY, Language::En).is_empty());
    }

    #[test]
    fn plural_forms_follow_the_number_that_is_shown() {
        let category = |value: f64, language| Number::from(value).category(language);
        for (value, expected) in [
            (0.0, PluralCategory::MANY),
            (1.0, PluralCategory::ONE),
            (3.0, PluralCategory::FEW),
            (11.0, PluralCategory::MANY),
            (21.0, PluralCategory::ONE),
            (-2.0, PluralCategory::FEW),
            (1.5, PluralCategory::OTHER),
            (1.001, PluralCategory::ONE),
        ] {
            assert_eq!(category(value, Language::Ru), expected, "{value}");
        }
        assert_eq!(category(2.0, Language::He), PluralCategory::TWO);
        assert_eq!(category(0.0, Language::Fr), PluralCategory::ONE);
        assert_eq!(category(1.5, Language::Fr), PluralCategory::ONE);
        assert_eq!(category(0.0, Language::It), PluralCategory::OTHER);
        assert_eq!(category(1.5, Language::En), PluralCategory::OTHER);
    }

    #[test]
    fn exact_numbers_are_exact() {
        assert!(Number::from(0.0).is(0) && Number::from(-0.0).is(0));
        assert!(Number::from(-1.0).is(-100) && !Number::from(-1.0).is(100));
        assert!(Number::from(2.5).is(250));
    }
}
