//! Random commands and random matches on random rules.

use std::borrow::Cow;

use crate::play::{Act, Dice, Play, by, handicap, named, sit_as_bot};
use engine::{
    Action, AfterFind, Board, Boards, Bot, Calling, Claim, Command, Contribution, Deck, DeckLasts, Drawing,
    Edition, Emote, Faces, Feature, Keep, Level, NoSet, Phase, PlayerId, Reaction, RuleChoice, Rules,
    Scoring, SeatNumber, Stated, Target, Variant, Viewer, Widened, WrongCall,
};
use proptest::prelude::*;

const PLAYERS: [&str; 5] = ["ann", "bob", "cem", "dov", "eva"];

/// Rules of every kind: an edition, a variant, and changes of which those that do not fit together are left out.
fn random_rules(dice: &mut Dice, changes: usize) -> Rules {
    let edition = *dice.pick(Edition::ALL);
    let variant = *dice.pick(Variant::ALL);
    let mut choice = RuleChoice::new(edition, variant);
    let values = Feature::ALL.map(|feature| feature.values()[dice.roll(3)]);
    for _ in 0..changes {
        match dice.roll(28) {
            14 => choice.target = Some(*dice.pick(Target::ALL)),
            15 => {
                choice.target = Some(Target::Four);
                choice.values = Some(4);
                choice.layout = Some(9 + dice.roll(7) as u8);
            }
            16 => choice.features = Some(5),
            17 => choice.grow = Some(1 + dice.roll(6) as u8),
            18 => choice.chain = Some(dice.roll(3) as u8),
            19 => choice.keep = Some(*dice.pick(Keep::ALL)),
            20 => choice.after_find = Some(*dice.pick(AfterFind::ALL)),
            21 => choice.faces = Some(*dice.pick(Faces::ALL)),
            22 => choice.boards = Some(*dice.pick(Boards::ALL)),
            23 => choice.deck_lasts = Some(*dice.pick(DeckLasts::ALL)),
            24 => choice.finds = Some(dice.roll(30) as u8),
            25 => choice.time_s = Some(30 + dice.roll(300) as u16),
            26 => choice.drawing = Some(*dice.pick(Drawing::ALL)),
            27 => choice.others_check_s = Some(3 + dice.roll(28) as u16),
            0 => choice.calling = Some(*dice.pick(Calling::ALL)),
            1 => choice.wrong_call = Some(*dice.pick(WrongCall::ALL)),
            2 => choice.scoring = Some(*dice.pick(Scoring::ALL)),
            3 => choice.no_set = Some(*dice.pick(NoSet::ALL)),
            4 => choice.widened = Some(*dice.pick(Widened::ALL)),
            5 => choice.layout = Some(9 + 3 * dice.roll(4) as u8),
            6 => choice.deck = Some(Deck::Only(*dice.pick(&values))),
            7 => choice.first_to = Some(dice.roll(9) as u8),
            8 => choice.rounds = Some(dice.roll(4) as u8),
            9 => choice.set_master = Some(true),
            10 => choice.calling = Some(Calling::QuickClaims),
            11 => choice.no_set = Some(NoSet::AtOnce),
            12 => {
                choice.wrong_call = Some(WrongCall::Wait);
                choice.wait_s = Some(1 + dice.roll(30) as u16);
            }
            _ => {}
        }
    }
    choice.rows = Some(0);
    Rules::try_from(choice).unwrap_or_else(|_| Rules::of(edition, variant))
}

/// Any command, plausible or not.
fn random_command(play: &Play, dice: &mut Dice) -> Command {
    let player = *dice.pick(&PLAYERS);
    let reaction = Reaction { reaction: dice.roll(900) as u32, hold: dice.roll(400) as u32 };
    let stated = Stated { reaction, ..Stated::default() };
    let action = match dice.roll(18) {
        16 | 17 => {
            let absent = (0..5).filter(|_| dice.roll(8) == 0).map(SeatNumber).collect();
            let vote = Action::Vote { right: dice.roll(2) == 0 };
            return by(player, Act(vote, Stated { absent, ..stated }));
        }
        14 | 15 => {
            let place = dice.roll(play.table.layout().len() + 1) as u8;
            return by(player, Act(Action::Turn { place }, stated));
        }
        0 if dice.roll(3) == 0 => return by(player, sit_as_bot(Level::Casual)),
        0 => Action::Sit,
        1 => [Action::Leave, Action::Deal][dice.roll(2)].clone(),
        2 => handicap(SeatNumber(dice.roll(4) as u8), dice.roll(3000) as u32, dice.roll(5) as u8),
        3 => Action::Contribute { random: Contribution::new([dice.roll(256) as u8; 16]) },
        4 | 5 => Action::Deal,
        6 => return by(player, Act(Action::Call, stated)),
        7 | 8 => Action::Pick { cards: random_claim(play, player, dice) },
        9 | 10 => return by(player, Act(Action::Claim { cards: random_claim(play, player, dice) }, stated)),
        11 => Action::NoSet,
        12 => return by(player, random_host_action(play, dice)),
        _ => return Command::Tick,
    };
    by(player, action)
}

/// What hosts do, and what any player may do beside the game.
fn random_host_action(play: &Play, dice: &mut Dice) -> Act {
    let seat = SeatNumber(dice.roll(play.table.seats().len() + 1) as u8);
    match dice.roll(9) {
        0 => return named(Action::AddBot { level: *dice.pick(Level::ALL) }, "Bot"),
        1 if dice.roll(4) == 0 => Action::Remove { seat },
        2 => Action::HandOver { seat },
        3 => Action::ChangeRules { rules: random_rules(dice, 1).choice() },
        4 => Action::Emote { emote: *dice.pick(Emote::ALL) },
        5 => return named(Action::Rename, ["Ann", "Bob"][dice.roll(2)]),
        6 => Action::AllCards,
        _ => Action::Rematch,
    }
    .into()
}

/// The board as a player sees it.
fn seen_by<'a>(play: &'a Play, player: &str) -> Cow<'a, Board> {
    match play.table.seat_of(&PlayerId::new(player).unwrap()) {
        Some(seat) => play.table.board_of(seat),
        None => Cow::Borrowed(play.table.board()),
    }
}

/// Mostly a find that lies on the table, else any cards.
fn random_claim(play: &Play, player: &str, dice: &mut Dice) -> Claim {
    let finds = seen_by(play, player).finder().all();
    if !finds.is_empty() && dice.roll(4) > 0 {
        return *dice.pick(&finds);
    }
    let cards = play.table.rules().pack().cards();
    let start = dice.roll(cards.len() - 6);
    Claim::new(&cards[start..start + 3 + dice.roll(4)]).unwrap()
}

fn random_time(play: &Play, dice: &mut Dice) -> u64 {
    let steps = [0, 1, 40, 300, 1500, 6000, 20_000, 100_000];
    // Sometimes the clock goes back, as between the clocks of two nodes.
    play.now.0.saturating_sub(if dice.roll(50) == 0 { 500 } else { 0 }) + steps[dice.roll(20).min(7)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn any_commands_on_any_rules_keep_every_invariant(seed: u64, length in 1..250usize) {
        let mut dice = Dice(seed);
        let changes = dice.roll(4);
        let mut play = Play::new(random_rules(&mut dice, changes), dice.seed());
        for _ in 0..length {
            let command = random_command(&play, &mut dice);
            play.now.0 = random_time(&play, &mut dice);
            let _ = play.checked(&command);
        }
        play.tick_to_rest();
        play.assert_replays();
        play.assert_verifies();
    }
}

/// Plays whole matches the way people do: a player deals, calls, picks rightly or wrongly, or sees no Set.
fn play_match(play: &mut Play, dice: &mut Dice, checked: bool) {
    let players = if play.table.rules().has_one_seat() { 1 } else { 3 + dice.roll(3) };
    let act =
        |play: &mut Play, command: &Command| if checked { play.checked(command) } else { play.run(command) };
    for player in &PLAYERS[..players] {
        act(play, &by(player, Action::Sit)).expect("there is a seat");
    }
    for _ in 0..20_000 {
        play.now.0 += 200 + dice.roll(3000) as u64;
        let player = PLAYERS[dice.roll(players)];
        if play.table.deadline().is_some_and(|deadline| deadline <= play.now) {
            act(play, &Command::Tick).expect("a tick is never refused");
        }
        let command = match play.table.phase() {
            Phase::MatchOver { .. } => return,
            Phase::Waiting { .. } | Phase::RoundOver { .. } => {
                let dealer = play.table.dealer().expect("somebody deals");
                by(play.table.name(dealer).unwrap().as_str(), Action::Deal)
            }
            Phase::Playing { .. } if play.table.rules().lies_face_down() => by(player, turn(play, player)),
            Phase::Called { seat, .. } if play.table.rules().lies_face_down() => {
                let caller = play.table.name(*seat).unwrap().as_str().to_owned();
                by(&caller, turn(play, &caller))
            }
            Phase::Called { seat, .. } => {
                let caller = play.table.name(*seat).unwrap().as_str().to_owned();
                by(&caller, Action::Pick { cards: human_claim(play, &caller, dice) })
            }
            Phase::Held { until, .. } => {
                play.now = *until;
                Command::Tick
            }
            Phase::Checking { .. } => by(player, Action::Vote { right: dice.roll(3) > 0 }),
            Phase::Playing { .. } if seen_by(play, player).finder().any() => {
                let reaction = Reaction { reaction: dice.roll(500) as u32, hold: dice.roll(100) as u32 };
                let stated = Stated { reaction, ..Stated::default() };
                match play.table.rules().takes_claims() {
                    true => by(player, Act(Action::Claim { cards: human_claim(play, player, dice) }, stated)),
                    false => by(player, Act(Action::Call, stated)),
                }
            }
            Phase::Playing { .. } => by(player, Action::NoSet),
        };
        let _ = act(play, &command);
    }
    panic!("the match does not end");
}

/// What a quick bot with a good memory turns; chance alone would need thousands of turns.
fn turn(play: &Play, player: &str) -> Action {
    let seat = play.table.seat_of(&PlayerId::new(player).unwrap()).expect("a seat");
    let plan = Bot::new(Level::Top, 1).plan(&play.table.view(Viewer::Seat(seat)), play.now);
    plan.map_or(Action::Turn { place: 0 }, |plan| plan.action)
}

/// A find, or once in ten times cards that are none.
fn human_claim(play: &Play, player: &str, dice: &mut Dice) -> Claim {
    let board = seen_by(play, player);
    let mut finds = board.finder().all();
    // Where found cards stay, those that were found are not looked for again.
    if board.rules().keeps_found_cards() {
        let found: Vec<&Claim> = board.seats().iter().flat_map(|seat| &seat.sets).collect();
        finds.retain(|find| !found.iter().any(|other| other.is_same_find(*find)));
    }
    if finds.is_empty() || dice.roll(10) == 0 {
        let cards: Vec<_> = board.layout().cards().iter().chain(board.layout().last()).copied().collect();
        let any = Claim::new(&cards[..cards.len().min(board.rules().target.size()).max(3)]);
        return any.unwrap_or_else(|_| *dice.pick(&finds));
    }
    *dice.pick(&finds)
}

/// In release mode a hundred thousand; a debug build would take minutes.
const MATCHES: u64 = if cfg!(debug_assertions) { 500 } else { 100_000 };

#[test]
fn a_hundred_thousand_random_matches_end_with_every_card_in_one_place() {
    for seed in 0..MATCHES {
        let mut dice = Dice(seed);
        let mut play = Play::new(random_rules(&mut dice, 1), dice.seed());
        // Every invariant after every command for one match in fifty; for the others at the end.
        play_match(&mut play, &mut dice, seed % 50 == 0);
        play.assert_conserved();
        if seed % 10 == 0 {
            play.assert_replays();
            play.assert_verifies();
        }
        let board = play.table.board();
        let rules = board.rules();
        let is_usual = rules.target == Target::Set
            && rules.chain == 0
            && rules.layout.is_multiple_of(3)
            && rules.grow == 3;
        let ends_with_the_deck = rules.first_to == 0
            && rules.finds == 0
            && rules.time_s == 0
            && is_usual
            && rules.keep == Keep::Taken
            && rules.faces == Faces::Up
            && rules.variant.puzzle_sets().is_none();
        if ends_with_the_deck && board.undealt() == 0 {
            assert_ne!(board.layout().len(), 3, "three cards are never left");
        }
    }
}
