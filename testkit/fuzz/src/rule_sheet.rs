//! Rules as people write them: TOML, or JSON.

use engine::{RuleChoice, RuleSheet, Rules, Secret, Seed, Table, Time};

pub(crate) fn run(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let choice: Option<RuleChoice> = if text.trim_start().starts_with('{') {
        serde_json::from_str(text).ok()
    } else {
        toml::from_str(text).ok()
    };
    let Some(mut choice) = choice else { return };
    let sheet = choice.sheet();
    assert_eq!(sheet.choice().sheet(), sheet);
    let Ok(rules) = Rules::try_from(choice.clone()) else { return };
    let again: Rules = serde_json::from_str(&serde_json::to_string(&rules).unwrap()).unwrap();
    assert_eq!(again, rules, "rules are written as they are read");
    let toml: RuleChoice = toml::from_str(&toml::to_string(&choice).unwrap()).unwrap();
    assert_eq!(toml, choice);
    for field in RuleSheet::FIELDS {
        choice.set(field, &rules.get(field).unwrap()).unwrap();
    }
    let opening = Table::opening(rules, Secret::new(Seed::new([7; 32])), true, Time(0));
    Table::open(&opening).unwrap();
}
