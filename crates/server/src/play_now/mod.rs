//! "Play now": a seat at a table with people of like strength, or with bots until they come.
//!
//! A table that it makes is listed and marked as matched in its opening. Bots make room there as soon as two people are present
//! (`engine`), and sit down again where one person is left alone (`room::company`). Nodes share nothing but the lobby entries of
//! their presence: players who press at the same moment on two nodes get two tables, and the client of one who is alone asks again
//! until the later table has yielded to the earlier one. docs/play-now.md has the reasons.

mod candidates;
mod http;
mod strengths;

use std::sync::Arc;

use engine::{Action, Level, Rules};
use play::{Family, Rating, anchor};
use protocol::Player;

use crate::error::ServerError;
use crate::room::{Rooms, TableId};

pub(crate) use candidates::mark_near;
pub(crate) use http::routes;
pub(crate) use strengths::Strengths;

/// How many bots a player who is alone plays with.
pub(crate) const BOTS: usize = 2;

/// The level of bots that are about as strong as a player. Of a player of whom little is known the lower estimate counts, so that
/// a first game is not lost to the bots.
pub(crate) fn level_of(family: Family, rating: Rating) -> Level {
    let skill = rating.skill - rating.uncertainty;
    let distance = |level: &&Level| (anchor(family, **level) - skill).abs();
    let nearest = Level::ALL.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)));
    *nearest.unwrap_or(&Level::Practised)
}

impl Rooms {
    /// Makes a table with bots of the player's strength, where the first cards are dealt.
    async fn make_matched(
        self: &Arc<Rooms>,
        rules: Rules,
        player: Player,
        level: Level,
    ) -> Result<TableId, ServerError> {
        let table = self.create_matched(rules).await?;
        self.seat_host(&table, player.clone(), &[level; BOTS]).await?;
        // If the deal is refused or not stored, the player deals.
        self.request_for(&table, player, Action::Deal).await?;
        Ok(table)
    }

    /// Seats a player at a table; false if there is no seat any more.
    async fn take_seat(self: &Arc<Rooms>, table: &TableId, player: &Player) -> Result<bool, ServerError> {
        if self.request_for(table, player.clone(), Action::Sit).await? {
            return Ok(true);
        }
        // The player sits there already, with another page.
        Ok(self.summary(table, Some(player.id.clone())).await?.you.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_as_strong_as_the_player() {
        let rating = |skill, uncertainty| Rating { skill, uncertainty, ..Rating::first(0) };
        for family in Family::ALL {
            for level in Level::ALL {
                assert_eq!(level_of(*family, rating(anchor(*family, *level), 0.12)), *level);
            }
            assert_eq!(level_of(*family, Rating::first(0)), Level::Casual, "little is known of a new player");
            assert_eq!(level_of(*family, rating(0.0, 0.12)), Level::Practised);
        }
    }
}
