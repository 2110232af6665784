//! A solved puzzle as a game at a table: the same cards, each Set claimed when it was found. A challenge is made of it.

use engine::{
    Action, Command, Deck, Edition, PlayerId, Record, RuleChoice, Rules, Secret, Table, Time, Variant,
    replay_of,
};
use protocol::NewChallenge;

use super::run::{PuzzleRun, Stage};
use super::solving::Solving;
use crate::prelude::*;
use crate::table::beat::challenge_of;

/// A button that makes a challenge of the puzzle; none if it cannot be dealt at a table.
pub fn beat_this(solving: Solving) -> Option<El> {
    let edition = settings().with_untracked(Settings::edition);
    let records = solving.run.with_untracked(|run| records(run, edition, now()))?;
    Some(challenge_of(move || NewChallenge { records: records.clone(), ..NewChallenge::default() }))
}

/// The replay of a table at which the puzzle was solved, with the last find now.
fn records(run: &PuzzleRun, edition: Edition, now: Time) -> Option<Vec<Record>> {
    let deck = Some(Deck::Only(run.kept()?));
    let choice = RuleChoice { deck, ..RuleChoice::new(edition, Variant::QuickPuzzle) };
    let solved = run.found.last().filter(|_| run.stage() == Stage::Solved)?;
    let began = Time(now.0.saturating_sub(solved.at));
    let opening = Table::opening(Rules::try_from(choice).ok()?, Secret::new(run.seed?), false, began);
    let mut table = Table::open(&opening).ok()?;
    let mut records = vec![Record::opening(opening)];
    let player = PlayerId::new("you").ok()?;
    let found = run.found.iter().map(|found| (Action::Claim { cards: found.cards }, found.at));
    for (action, passed) in [(Action::Sit, 0), (Action::Deal, 0)].into_iter().chain(found) {
        let (at, command) = (began.after(passed), Command::by(player.clone(), action));
        let events = table.decide(&command, at).ok()?;
        events.iter().for_each(|event| table.apply(event));
        records.push(Record { at, id: None, command: Some(command), events });
    }
    Some(replay_of(&records))
}

#[cfg(test)]
mod tests {
    use engine::{Fact, Feature, Seed, verify};
    use play::RunScore;

    use super::*;

    #[test]
    fn a_solved_puzzle_is_a_game_by_the_rules_with_the_same_cards_and_times() {
        for (edition, feature) in Edition::ALL.iter().zip(Feature::ALL.into_iter().cycle()) {
            let mut run = PuzzleRun::drawn(feature.values()[2], Seed::new([feature as u8; 32]));
            run.start(1_000);
            let sets = run.sets.clone();
            for (set, at) in sets.iter().zip([3_000, 4_500, 9_000, 21_000]) {
                assert_eq!(records(&run, *edition, Time(at)), None, "it is not solved");
                run.claim(*set, false, at);
            }
            let records = records(&run, *edition, Time(1_790_000_000_000)).unwrap();
            let proof = verify(&records).unwrap();
            assert_eq!((proof.rounds, proof.board.layout().cards()), (1, &run.cards[..]), "{edition}");
            let events = || records.iter().flat_map(|record| record.public_events());
            let score = RunScore::of(events(), engine::SeatNumber(0));
            assert_eq!(score.finds, [2_000, 3_500, 8_000, 20_000]);
            assert!(events().any(|event| matches!(event.fact, Fact::RoundEnded { seed: Some(_), .. })));
            run.seed = None;
            assert_eq!(super::records(&run, *edition, Time(0)), None, "drawn by an earlier version");
        }
    }
}
