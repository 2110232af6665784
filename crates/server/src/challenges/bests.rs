//! The best run of each mode, for a player's profile.

use std::collections::BTreeMap;

use engine::{ChallengeId, PlayerId, RuleChoice, Rules, Variant};
use protocol::ModeBest;

use super::day_list::first_attempt;
use super::run::table_of;
use super::{CHALLENGE_PREFIX, Challenges, ListedRun, rules_of};
use crate::error::ServerError;
use crate::journal::RowQuery;

/// The mode that these rules are the usual ones of; none of a booklet's games, and none where a rule differs.
pub(super) fn usual_mode(rules: &Rules) -> Option<Variant> {
    let choice = rules.choice();
    let usual = rules_of(RuleChoice::new(choice.edition, choice.variant)).ok()?;
    (Variant::MODES.contains(&choice.variant) && usual.choice() == choice).then_some(choice.variant)
}

impl Challenges {
    /// The best first attempt of a player in each mode. Later ones were played with cards that the player knew.
    pub(crate) async fn bests(
        &self,
        player: &PlayerId,
        asks: Option<&PlayerId>,
    ) -> Result<Vec<ModeBest>, ServerError> {
        // The lists of all challenges: "0" comes right after "/".
        let (from, before) = (CHALLENGE_PREFIX.to_owned(), CHALLENGE_PREFIX.replace('/', "0"));
        let rows = self.journal.rows(RowQuery::InLists { player: player.to_string(), from, before }).await?;
        let is_bot = self.bots.all().await?.contains(player);
        let mut bests: BTreeMap<Variant, (ChallengeId, ListedRun)> = BTreeMap::new();
        for of_list in rows.chunk_by(|one, other| one.list == other.list) {
            let id = of_list[0].list.strip_prefix(CHALLENGE_PREFIX).and_then(|id| id.parse().ok());
            let runs = of_list.iter().cloned().map(ListedRun::try_from).collect::<Result<Vec<_>, _>>()?;
            let Some((id, first)) = id.zip(first_attempt(&runs)) else { continue };
            // A program that says so is not held back.
            let is_shown =
                first.result.is_listed() || is_bot && !first.result.rejected && first.result.ended.is_some();
            let Some(mode) = first.result.mode.filter(|_| is_shown) else { continue };
            let is_better =
                |(_, best): &(ChallengeId, ListedRun)| first.result.score.rank() < best.result.score.rank();
            // Who has made a challenge from a game knows its cards.
            if bests.get(&mode).is_none_or(is_better) && !self.read(id).await?.is_known_to(player) {
                bests.insert(mode, (id, first.clone()));
            }
        }
        let mut shown = Vec::with_capacity(bests.len());
        for (mode, (challenge, run)) in bests {
            let may_see = self.check_finished(challenge, asks).await.is_ok();
            let table = table_of(&run.item).filter(|_| may_see).map(|table| table.to_string());
            let (points, time) = (run.result.score.points(), run.result.score.time());
            shown.push(ModeBest { mode, points, time, challenge, table });
        }
        shown.sort_by_key(|best| Variant::MODES.iter().position(|mode| *mode == best.mode));
        Ok(shown)
    }
}
