//! A new table in this browser.

use engine::{Action, DisplayName, Level, PlayerId, RuleChoice, Rules, Secret, Seed};
use play::LocalTable;
use protocol::{ClientMessage, Player};
use web_ui::browser::{random, random_id};
use web_ui::untrack;
use words::msg;

use super::kept;
use crate::browser::now;
use crate::settings::{settings, words};

/// Lays a table for these rules and this company, instead of the one that lay here. The cards are dealt when somebody looks.
pub fn lay(rules: RuleChoice, company: &[Level]) {
    let Ok(rules) = Rules::try_from(for_company(rules, company)) else { return };
    let Some(you) = you() else { return };
    let Ok(mut table) = LocalTable::open(rules, Secret::new(Seed::new(random())), you, now()) else { return };
    let bots = company.iter().map(|&level| Action::AddBot { level });
    for request in [Action::Sit].into_iter().chain(bots) {
        table.hear(ClientMessage::Do { id: random_id(), action: request }, now());
    }
    kept::put(&table.save(now()));
}

/// Without company there is one seat, so that picking three cards is enough.
fn for_company(rules: RuleChoice, company: &[Level]) -> RuleChoice {
    if company.is_empty() && !rules.variant.is_alone() {
        RuleChoice { seats: Some(1), ..rules }
    } else {
        rules
    }
}

fn you() -> Option<Player> {
    let named = settings().with_untracked(|settings| settings.name.clone());
    let name = named.and_then(|name| DisplayName::new(&name).ok());
    let name = name.or_else(|| DisplayName::new(&untrack(words).text(msg::AlonePlayer)).ok());
    Some(Player { id: PlayerId::new("you").ok()?, name: name? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Edition, Variant};

    #[test]
    fn every_variant_of_every_edition_fits_its_company() {
        for &edition in Edition::ALL {
            for &variant in Variant::ALL {
                let company: &[Level] = match variant {
                    Variant::Forever => &[Level::Top, Level::Casual],
                    _ => &[],
                };
                let choice = for_company(RuleChoice::new(edition, variant), company);
                let rules = Rules::try_from(choice).unwrap();
                assert!(company.len() < usize::from(rules.seats), "{edition}, {variant}");
                assert_eq!(rules.has_one_seat(), company.is_empty());
            }
        }
    }
}
