//! Which plural form a language uses with a number.

use intl_pluralrules::PluralCategory;

use crate::Language;

/// The plural form for a number that is shown with so many decimals, without trailing zeros.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn category(language: Language, number: f64, decimals: usize) -> PluralCategory {
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
pub(crate) fn category(language: Language, number: f64, _decimals: usize) -> PluralCategory {
    use js_sys::{Array, Intl, Object};

    let locale = Array::of1(&language.tag().into());
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
