//! Races: several players at one table get the cards of a challenge at the same moment, each on a board of their own.

use std::sync::Arc;

use engine::{Boards, Calling, ChallengeId, RuleChoice, Rules, Widened};
use protocol::{ApiErrorKind, Player};

use super::Challenges;
use crate::error::ServerError;
use crate::http::no_such_table;
use crate::room::{Rooms, TableId};

/// How many players may sit at the table of a race.
const RACERS: u8 = 8;

/// The rules of a race over the cards of a challenge; none where a board of one's own would be dealt other cards than a run, or
/// be played otherwise. Alone a claim needs no call, so quick claims change nothing.
pub(super) fn race_rules(rules: &Rules) -> Option<Rules> {
    let (boards, calling) = (Some(Boards::Own), Some(Calling::QuickClaims));
    let race = RuleChoice { seats: Some(RACERS), boards, calling, ..rules.choice() };
    // A board of one's own is never filled beyond its size, and its player does not end the round of the others.
    let is_alike = rules.widened == Widened::NotReplaced && rules.first_to == 0;
    (rules.has_own_boards() || is_alike).then(|| Rules::try_from(race).ok()).flatten()
}

impl Challenges {
    /// A table for a race. The player who asks sits there.
    pub(super) async fn start_race(
        &self,
        rooms: &Arc<Rooms>,
        id: ChallengeId,
        player: Player,
    ) -> Result<TableId, ServerError> {
        let entry = self.read(id).await?;
        let Some(rules) = race_rules(&entry.rules) else {
            let message =
                "Boards of one's own do not fit the rules of this challenge, so it is played alone.";
            return Err(ServerError::client(ApiErrorKind::BadRules, message));
        };
        self.open_table(rooms, id, &entry, rules, player).await
    }

    /// The table of a run at which this player sits, or of a race that has not begun, at which the player is then seated. Only
    /// who sits there may open a socket.
    pub(super) async fn join(
        &self,
        rooms: &Arc<Rooms>,
        id: ChallengeId,
        table: TableId,
        player: Player,
    ) -> Result<TableId, ServerError> {
        let summary = rooms.summary(&table, Some(player.id.clone())).await?;
        if summary.challenge != Some(id.to_string()) {
            return Err(no_such_table());
        }
        if summary.you.is_none() {
            if !summary.free {
                let message = "The race has begun without you, or all its seats are taken.";
                return Err(ServerError::client(ApiErrorKind::BadRequest, message));
            }
            rooms.seat_host(&table, player, &[]).await?;
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Edition, Variant};

    use super::super::rules_of;
    use super::*;

    #[test]
    fn only_what_a_board_of_ones_own_plays_alike_is_raced_over() {
        let alone = [Variant::WholeBoard, Variant::Restless, Variant::Blind];
        for mode in Variant::MODES {
            let rules = rules_of(RuleChoice::new(Edition::English, *mode)).expect("rules");
            assert_eq!(race_rules(&rules).is_none(), alone.contains(mode), "{mode}");
        }
        for variant in [Variant::Practice, Variant::Solitaire, Variant::QuickPuzzle] {
            let rules = rules_of(RuleChoice::new(Edition::English, variant)).expect("rules");
            assert_eq!(race_rules(&rules), None, "{variant}");
        }
        let speed = |choice| race_rules(&rules_of(choice).expect("rules"));
        let usual = RuleChoice::new(Edition::English, Variant::Speed);
        assert_eq!(speed(RuleChoice { widened: Some(Widened::Replaced), ..usual.clone() }), None);
        assert_eq!(speed(RuleChoice { first_to: Some(5), ..usual }), None);
    }
}
