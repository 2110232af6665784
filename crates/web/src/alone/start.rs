//! A new game in this browser.

use engine::{Action, DisplayName, Level, PlayerId, RuleChoice, Rules, Secret, Seed};
use play::LocalTable;
use protocol::{ClientMessage, Player};
use web_ui::browser::{random, random_id};
use web_ui::untrack;
use words::msg;

use super::storage;
use crate::browser::now;
use crate::settings::{settings, words};

/// Stores a new game for these rules and bots in place of the last one. The cards are dealt when it is first shown.
pub fn start(rules: RuleChoice, bots: &[Level]) {
    let Ok(rules) = Rules::try_from(for_bots(rules, bots)) else { return };
    let Some(you) = you() else { return };
    let Ok(mut table) = LocalTable::open(rules, Secret::new(Seed::new(random())), you, now()) else { return };
    let bots = bots.iter().map(|&level| Action::AddBot { level });
    for request in [Action::Sit].into_iter().chain(bots) {
        table.receive(ClientMessage::Do { id: random_id(), action: request }, now());
    }
    storage::put(&table.save(now()));
}

/// Without bots there is one seat, so that a claim needs no call.
fn for_bots(rules: RuleChoice, bots: &[Level]) -> RuleChoice {
    if bots.is_empty() && !rules.variant.is_alone() { RuleChoice { seats: Some(1), ..rules } } else { rules }
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
    fn every_variant_of_every_edition_fits_its_bots() {
        for &edition in Edition::ALL {
            for &variant in Variant::ALL {
                let bots: &[Level] = match variant {
                    Variant::Forever => &[Level::Top, Level::Casual],
                    _ => &[],
                };
                let choice = for_bots(RuleChoice::new(edition, variant), bots);
                let rules = Rules::try_from(choice).unwrap();
                assert!(bots.len() < usize::from(rules.seats), "{edition}, {variant}");
                assert_eq!(rules.has_one_seat(), bots.is_empty());
            }
        }
    }
}
