//! Which tables of the lobby a player can be brought to, the best first.

use std::cmp::Reverse;

use engine::{PlayerId, RuleChoice, Time, Variant};
use play::Family;
use protocol::LobbyEntry;

use super::strengths::Strengths;

/// How many points players may differ by at once, how many more for each second that one of them has waited, and at most.
/// 347 points are a factor of e in finds.
const FIRST_WINDOW: i64 = 250;
const WINDOW_PER_SECOND: i64 = 50;
const LAST_WINDOW: i64 = 700;

/// Tables within so many points of each other are as good; of those, the one whose player is alone comes first.
const AS_GOOD: i64 = 150;

/// No more people are brought to a table. Others can still sit down there.
const MOST_PEOPLE: u8 = 4;

/// For how many milliseconds a table may yield in the middle of a round; later it yields between rounds.
const YOUNG: u64 = 20_000;

/// A player who wants to play.
#[derive(Clone, Copy)]
pub(super) struct Seeker<'a> {
    pub(super) rules: &'a RuleChoice,
    pub(super) points: i32,
    /// The entry of the table where the player waits.
    pub(super) own: Option<&'a LobbyEntry>,
    pub(super) now: Time,
}

/// Marks the tables where people are as strong as this visitor, without a wait.
pub(crate) fn mark_near(lobby: &mut [LobbyEntry], strengths: &Strengths, player: Option<&PlayerId>) {
    for entry in lobby {
        let points =
            Family::of(&entry.rules.sheet()).map(|family| strengths.of_visitor(family, player).points());
        let pair = entry.points.zip(points);
        entry.near = pair.is_some_and(|(there, own)| (i64::from(there) - i64::from(own)).abs() <= window(0));
    }
}

impl Seeker<'_> {
    /// The tables to try, in order.
    pub(super) fn candidates<'t>(&self, lobby: &'t [LobbyEntry]) -> Vec<&'t LobbyEntry> {
        if self.own.is_some_and(|own| !may_yield(own, self.now)) {
            return Vec::new();
        }
        let mut fitting: Vec<&LobbyEntry> = lobby.iter().filter(|entry| self.fits(entry)).collect();
        fitting.sort_by_cached_key(|entry| {
            (self.distance(entry) / AS_GOOD, entry.people > 1, entry.matched, Reverse(entry.table.clone()))
        });
        fitting
    }

    fn fits(&self, entry: &LobbyEntry) -> bool {
        let has_place = entry.free_seats() > 0 && (1..MOST_PEOPLE).contains(&entry.people);
        let Some(since) = entry.matched.filter(|_| has_place && entry.phase != "match-over") else {
            return false;
        };
        let waited = |since: Time| self.now.since(since);
        let alone = if entry.people == 1 { waited(since) } else { 0 };
        let longest = self.own.and_then(|own| own.matched).map_or(0, waited).max(alone);
        self.plays(&entry.rules) && self.is_before_own(entry) && self.distance(entry) <= window(longest)
    }

    /// Whether it is the same game. Editions differ in how they call; the other modes are the same in all of them.
    fn plays(&self, rules: &RuleChoice) -> bool {
        let same_edition = rules.edition == self.rules.edition || self.rules.variant != Variant::Full;
        let standard = RuleChoice::new(rules.edition, rules.variant);
        same_edition && rules.variant == self.rules.variant && *rules == standard
    }

    /// A table with one person yields only to an earlier one, so that two never yield to each other and none goes in circles. A
    /// table with more people never yields.
    fn is_before_own(&self, entry: &LobbyEntry) -> bool {
        let order = |entry: &LobbyEntry| (entry.matched, entry.table.clone());
        self.own.is_none_or(|own| own.table != entry.table && (entry.people > 1 || order(entry) < order(own)))
    }

    fn distance(&self, entry: &LobbyEntry) -> i64 {
        (i64::from(entry.points.unwrap_or(self.points)) - i64::from(self.points)).abs()
    }
}

/// Whether the only person at a table may be brought to another one now: no round that is well under way is broken off.
fn may_yield(own: &LobbyEntry, now: Time) -> bool {
    let is_young = own.matched.is_some_and(|since| now.since(since) < YOUNG);
    let is_between = matches!(own.phase.as_str(), "waiting" | "round-over");
    own.people <= 1 && own.matched.is_some() && own.phase != "match-over" && (is_young || is_between)
}

/// How many points players may differ by after one of them has waited so many milliseconds.
fn window(waited: u64) -> i64 {
    let seconds = i64::try_from(waited / 1000).unwrap_or(i64::MAX);
    seconds.saturating_mul(WINDOW_PER_SECOND).saturating_add(FIRST_WINDOW).min(LAST_WINDOW)
}

#[cfg(test)]
mod tests {
    use engine::{DisplayName, Edition, Level};

    use super::*;

    const NOW: Time = Time(100_000);

    fn rules(edition: Edition, variant: Variant) -> RuleChoice {
        RuleChoice::new(edition, variant)
    }

    /// A table of Speed, with one person and two bots.
    fn alone(table: &str, points: i32, opened: u64) -> LobbyEntry {
        LobbyEntry {
            table: table.to_owned(),
            rules: rules(Edition::English, Variant::Speed),
            phase: "playing".to_owned(),
            players: ["Ann", "Alba", "Bruno"].map(|name| DisplayName::new(name).unwrap()).to_vec(),
            seats: 12,
            connected: 1,
            bots: vec![Level::Casual; 2],
            people: 1,
            points: Some(points),
            rated: Some("speed".to_owned()),
            near: false,
            matched: Some(Time(opened)),
        }
    }

    fn tables(lobby: &[LobbyEntry], points: i32, own: Option<&LobbyEntry>) -> Vec<String> {
        let rules = rules(Edition::French, Variant::Speed);
        let seeker = Seeker { rules: &rules, points, own, now: NOW };
        seeker.candidates(lobby).into_iter().map(|entry| entry.table.clone()).collect()
    }

    #[test]
    fn like_strength_comes_first_and_then_who_is_alone() {
        let crowd = LobbyEntry { people: 2, ..alone("crowd", 1510, 50_000) };
        let lobby = [alone("far", 1740, 99_000), crowd, alone("near", 1480, 99_500)];
        assert_eq!(tables(&lobby, 1500, None), ["near", "crowd", "far"]);
        assert_eq!(tables(&lobby, 1800, None), ["far"]);
    }

    #[test]
    fn the_window_widens_while_a_player_waits_and_has_an_end() {
        let far = |opened| [alone("far", 2100, opened)];
        assert!(tables(&far(99_000), 1500, None).is_empty());
        assert_eq!(tables(&far(92_000), 1500, None), ["far"]);
        let own = LobbyEntry { phase: "waiting".to_owned(), ..alone("own", 1500, 92_000) };
        let crowd = [LobbyEntry { people: 2, ..alone("crowd", 2100, 99_000) }];
        assert_eq!(tables(&crowd, 1500, Some(&own)), ["crowd"]);
        assert!(tables(&far(10), 1300, None).is_empty(), "an expert and a beginner do not meet");
    }

    #[test]
    fn full_finished_abandoned_and_other_tables_are_not_offered() {
        let near = || alone("near", 1500, 99_000);
        let changed = RuleChoice { seats: Some(3), ..rules(Edition::English, Variant::Speed) };
        let others = [
            LobbyEntry { people: 4, ..near() },
            LobbyEntry { seats: 3, ..near() },
            LobbyEntry { phase: "match-over".to_owned(), ..near() },
            LobbyEntry { people: 0, ..near() },
            LobbyEntry { matched: None, ..near() },
            LobbyEntry { rules: rules(Edition::English, Variant::Full), ..near() },
            LobbyEntry { rules: changed, ..near() },
        ];
        for entry in others {
            assert!(tables(std::slice::from_ref(&entry), 1500, None).is_empty(), "{entry:?}");
        }
        assert_eq!(tables(&[near()], 1500, None), ["near"], "whatever the edition");
    }

    #[test]
    fn the_later_table_yields_to_the_earlier_one_and_never_the_other_way_round() {
        let [first, second] = [alone("a", 1500, 90_000), alone("b", 1500, 95_000)];
        let lobby = [second.clone(), first.clone()];
        assert_eq!(tables(&lobby, 1500, Some(&second)), ["a"]);
        assert!(tables(&lobby, 1500, Some(&first)).is_empty());
        let same = [alone("a", 1500, 95_000), second.clone()];
        assert_eq!(tables(&same, 1500, Some(&second)), ["a"]);
        assert!(tables(&same, 1500, Some(&same[0])).is_empty());
    }

    #[test]
    fn a_round_that_is_well_under_way_is_not_broken_off() {
        let lobby = [LobbyEntry { people: 2, ..alone("crowd", 1500, 99_000) }];
        let own = |phase: &str, opened| LobbyEntry { phase: phase.to_owned(), ..alone("own", 1500, opened) };
        assert_eq!(tables(&lobby, 1500, Some(&own("playing", 85_000))), ["crowd"]);
        assert!(tables(&lobby, 1500, Some(&own("playing", 75_000))).is_empty());
        assert_eq!(tables(&lobby, 1500, Some(&own("round-over", 75_000))), ["crowd"]);
        assert!(tables(&lobby, 1500, Some(&own("match-over", 99_000))).is_empty());
        let company = LobbyEntry { people: 2, ..own("playing", 99_000) };
        assert!(tables(&lobby, 1500, Some(&company)).is_empty());
    }
}
