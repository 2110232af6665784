//! The modes of the house: what is found, how a round goes on and how it ends.

use crate::play::{Dice, Play};
use engine::{
    Action, Card, Claim, Edition, Ending, Fact, Finder, Judgement, Pack, Phase, Refusal, RuleChoice,
    RuleSheet, Rules, RulesError, SeatNumber, Target, Time, Variant,
};

const TARGETS: [(Target, u8, u8); 5] = [
    (Target::Set, 4, 3),
    (Target::Set, 5, 3),
    (Target::TwoPairs, 4, 3),
    (Target::Six, 4, 3),
    (Target::Four, 4, 4),
];

fn pack(features: u8, values: u8) -> Pack {
    Pack { features, values, ..Pack::from(engine::Deck::Full) }
}

fn board(dice: &mut Dice, pack: Pack, size: usize) -> Vec<Card> {
    let mut cards = pack.cards();
    for place in 0..size {
        let other = place + dice.roll(cards.len() - place);
        cards.swap(place, other);
    }
    cards.truncate(size);
    cards
}

/// The textbook: every choice of cards, and the sum of their values with every sign that the target allows.
fn is_find(target: Target, cards: &[Card]) -> bool {
    let features = cards[0].features();
    let sums_to_zero = |signs: &[i32]| {
        features.iter().all(|&feature| match target {
            Target::Four => cards.iter().fold(0, |sum, card| sum ^ card.value(feature).digit()) == 0,
            _ => {
                let values = cards.iter().map(|card| i32::from(card.value(feature).digit()));
                values.zip(signs).map(|(value, sign)| value * sign).sum::<i32>().rem_euclid(3) == 0
            }
        })
    };
    match target {
        Target::TwoPairs => {
            [[1, 1, -1, -1], [1, -1, 1, -1], [1, -1, -1, 1]].iter().any(|signs| sums_to_zero(signs))
        }
        _ => sums_to_zero(&[1; 6]),
    }
}

fn choices(cards: &[Card], size: usize) -> Vec<Vec<Card>> {
    match (size, cards) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = choices(rest, size - 1).into_iter().map(|others| [&[*first], &others[..]].concat());
            with.chain(choices(rest, size)).collect()
        }
    }
}

#[test]
fn the_finder_finds_what_the_textbook_finds() {
    let mut dice = Dice(1);
    for (target, features, values) in TARGETS {
        for size in [3, 6, 9, 10, 12, 13] {
            let cards = board(&mut dice, pack(features, values), size);
            let textbook: Vec<Claim> = choices(&cards, target.size())
                .iter()
                .filter(|chosen| is_find(target, chosen))
                .map(|chosen| Claim::new(chosen).unwrap())
                .collect();
            let finder = Finder::new(target, &cards);
            // In the same order, save that two pairs with the same first three cards may stand either way.
            let sorted = |mut finds: Vec<Claim>| {
                finds.sort_by_key(|find| find.cards().to_vec());
                finds
            };
            let is_found = sorted(finder.all()) == sorted(textbook.clone());
            assert!(
                is_found && (target == Target::TwoPairs || finder.all() == textbook),
                "{target} {cards:?}"
            );
            assert_eq!((finder.any(), finder.first()), (!textbook.is_empty(), finder.all().first().copied()));
            let judged = choices(&cards, target.size()).into_iter().filter(|chosen| {
                let judgement = Judgement::new(target, Claim::new(chosen).unwrap());
                let all_fit = judgement.answers().iter().all(|(_, answer)| answer.fits());
                assert_eq!(all_fit, judgement.is_find(), "{chosen:?}");
                all_fit
            });
            assert_eq!(judged.count(), textbook.len());
        }
    }
}

#[test]
fn a_chain_takes_so_many_cards_of_the_last_find() {
    let mut dice = Dice(2);
    for (target, chain) in [(Target::Set, 1), (Target::Set, 2), (Target::TwoPairs, 2), (Target::TwoPairs, 1)]
    {
        let cards = board(&mut dice, pack(4, 3), 16);
        let (last, layout) = cards.split_at(target.size());
        let from_last =
            |find: &Claim| find.cards().iter().filter(|card| last.contains(card)).count() == chain;
        let all: Vec<Claim> = Finder::new(target, &cards).all().into_iter().filter(from_last).collect();
        assert_eq!(Finder::new(target, layout).chained(last, chain).all(), all);
    }
}

/// Counted for every pair of cards, so that the numbers are exact and quick.
#[test]
fn there_are_as_many_two_pairs_and_fours_as_the_books_say() {
    let cards = pack(4, 3).cards();
    let mut by_third = std::collections::HashMap::new();
    for (place, a) in cards.iter().enumerate() {
        cards[..place].iter().for_each(|b| *by_third.entry(a.third(*b)).or_insert(0u64) += 1);
    }
    let two_pairs: u64 = by_third.values().map(|pairs| pairs * (pairs - 1) / 2).sum();
    assert_eq!(two_pairs, 63_180);
    let digits =
        |card: &Card| card.features().iter().fold(0, |sum, &feature| sum << 2 | card.value(feature).digit());
    let fours = pack(4, 4).cards();
    let mut by_sum = [0u64; 256];
    for (place, a) in fours.iter().enumerate() {
        fours[..place].iter().for_each(|b| by_sum[usize::from(digits(a) ^ digits(b))] += 1);
    }
    // Each four is counted by its three pairings; two pairs with the same sum have no card in common.
    assert_eq!(by_sum.iter().map(|pairs| pairs * pairs.saturating_sub(1) / 2).sum::<u64>() / 3, 690_880);
}

#[test]
fn ten_cards_have_two_pairs_for_certain() {
    let mut dice = Dice(3);
    for _ in 0..20_000 {
        let cards = board(&mut dice, pack(4, 3), 10);
        assert!(Finder::new(Target::TwoPairs, &cards).any(), "{cards:?}");
    }
}

/// The number of choices of so many among `from`.
fn choose(from: usize, count: usize) -> f64 {
    (0..count).map(|place| (from - place) as f64 / (place + 1) as f64).product()
}

/// The mean of finds on a fresh board is exact: the finds among all cards, times the chance that all cards of one lie there.
fn mean_finds(rules: &RuleSheet) -> f64 {
    let (size, cards) = (rules.target.size(), rules.pack().cards());
    let finds = match rules.target {
        // Three of a four decide the last one, and any three cards have one. A finder takes no more than 255 cards.
        Target::Four => choose(cards.len(), 3) / 4.0,
        target => Finder::new(target, &cards).count() as f64,
    };
    finds * choose(rules.layout.into(), size) / choose(cards.len(), size)
}

/// What the modes' first boards hold, by what is looked for on which cards: exactly, and on a million boards.
#[test]
fn fresh_boards_have_as_many_finds_as_expected() {
    let mut known: Vec<RuleSheet> = Vec::new();
    for &mode in Variant::MODES {
        let rules = RuleSheet::of(Edition::English, mode);
        let is_same = |other: &RuleSheet| {
            (other.target, other.pack(), other.layout) == (rules.target, rules.pack(), rules.layout)
        };
        if !known.iter().any(is_same) {
            known.push(rules);
        }
    }
    let means: Vec<String> =
        known.iter().map(|rules| format!("{} {:.2}", rules.variant, mean_finds(rules))).collect();
    let expected = [
        "speed 2.78",
        "first-steps 3.36",
        "blind 16.84",
        "two-pairs 18.80",
        "two-pairs-nine 4.78",
        "five-features 2.32",
        "six 2.59",
        "fours 5.40",
        "little-fours 5.41",
    ];
    assert_eq!(means, expected);
    // In release mode a million boards of each; a debug build would take minutes.
    let boards = if cfg!(debug_assertions) { 10_000 } else { 1_000_000 };
    let simulated = known.iter().map(|&rules| std::thread::spawn(move || simulated_mean(&rules, boards)));
    let simulated: Vec<_> = simulated.collect();
    for (rules, simulated) in known.iter().zip(simulated) {
        let ((mean, error), exact) = (simulated.join().expect("a mean"), mean_finds(rules));
        assert!((mean - exact).abs() < 3.0 * error, "{}: {mean} ± {error}, not {exact}", rules.variant);
    }
}

/// The mean of finds on so many boards, and its standard error.
fn simulated_mean(rules: &RuleSheet, boards: u32) -> (f64, f64) {
    let (mut dice, mut cards) = (Dice(4), rules.pack().cards());
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..boards {
        for place in 0..rules.layout.into() {
            let other = place + dice.roll(cards.len() - place);
            cards.swap(place, other);
        }
        let finds = Finder::new(rules.target, &cards[..rules.layout.into()]).count() as f64;
        (sum, squares) = (sum + finds, squares + finds * finds);
    }
    let n = f64::from(boards);
    let mean = sum / n;
    (mean, ((squares / n - mean * mean) / n).sqrt())
}

fn mode(variant: Variant) -> Rules {
    Rules::of(Edition::English, variant)
}

fn started(variant: Variant) -> Play {
    let mut play = Play::new(mode(variant), Dice(7).seed());
    play.sit(&["ann", "bob"]);
    play.at(0, "ann", Action::Deal).expect("a deal");
    play
}

const ANN: SeatNumber = SeatNumber(0);

fn claim_first(play: &mut Play, at: u64, player: &str) -> Vec<Fact> {
    let seat = play.table.seat_of(&engine::PlayerId::new(player).unwrap()).unwrap();
    let find = play.table.board_of(seat).finder().first().expect("a find");
    play.at(at, player, Action::Claim { cards: find }).expect("a claim")
}

#[test]
fn a_sheet_with_the_values_of_a_mode_is_that_mode() {
    for &variant in Variant::MODES {
        let sheet = RuleSheet { variant: Variant::Full, ..RuleSheet::of(Edition::French, variant) };
        let text = serde_json::to_string(&sheet.choice()).unwrap();
        let read: RuleChoice = serde_json::from_str(&text).unwrap();
        assert_eq!(Rules::try_from(read).map(RuleSheet::from), Ok(sheet), "{variant}");
    }
}

#[test]
fn layouts_grow_to_the_next_multiple() {
    let six = mode(Variant::Six);
    let mut grew = 0;
    for seed in 0..60 {
        let mut play = Play::new(six.clone(), Dice(seed).seed());
        play.sit(&["ann", "bob"]);
        let facts = play.at(0, "ann", Action::Deal).unwrap();
        if let [Fact::Dealt { cards, .. }, Fact::Widened { cards: more, .. }, ..] = &facts[..] {
            assert_eq!((cards.len(), more.len()), (10, 2));
            grew += 1;
        }
    }
    assert!(grew > 0, "about one board in twenty has no six");
}

#[test]
fn a_find_of_another_number_is_refused_with_the_number() {
    let mut play = started(Variant::TwoPairs);
    let three = Claim::new(&play.table.layout().cards()[..3]).unwrap();
    let refused = play.at(5000, "ann", Action::Claim { cards: three });
    assert_eq!(refused, Err(Refusal::WrongCount { cards: 3, needed: 4 }));
    let facts = claim_first(&mut play, 6000, "ann");
    assert!(matches!(&facts[0], Fact::Taken { dealt, .. } if dealt.len() == 4));
    assert_eq!(play.table.layout().len(), 12);
}

#[test]
fn a_chain_keeps_the_last_find_beside_the_layout() {
    let mut play = started(Variant::Chain);
    claim_first(&mut play, 5000, "ann");
    let last = play.table.layout().last().to_vec();
    assert_eq!((last.len(), play.table.layout().len() % 3), (3, 0));
    let unchained = Finder::new(Target::Set, play.table.layout().cards()).first();
    if let Some(cards) = unchained {
        let refused = play.at(6000, "bob", Action::Claim { cards });
        assert_eq!(refused, Err(Refusal::NotChained { needed: 1 }));
    }
    let facts = claim_first(&mut play, 7000, "bob");
    let Fact::Taken { cards, dealt, .. } = &facts[0] else { panic!("{facts:?}") };
    assert_eq!(cards.cards().iter().filter(|card| last.contains(card)).count(), 1);
    assert!(dealt.len() <= 2, "only two cards left the layout");
    assert_eq!(play.table.layout().last(), cards.cards());
}

#[test]
fn a_whole_board_is_replaced_when_all_of_it_is_found() {
    let mut play = started(Variant::WholeBoard);
    let mut boards = 1;
    for at in (5000..).step_by(4000) {
        if !play.table.phase().in_round() {
            break;
        }
        let board = play.table.board();
        let all = board.finder().all();
        let made = |find: &Claim| {
            board.seats().iter().flat_map(|seat| &seat.sets).any(|made| made.is_same_find(*find))
        };
        let left: Vec<Claim> = all.into_iter().filter(|find| !made(find)).collect();
        assert_eq!(left.len(), board.finds_left());
        let facts = play.at(at, "ann", Action::Claim { cards: left[0] }).unwrap();
        let replaced = facts.iter().any(|fact| matches!(fact, Fact::Replaced { .. }));
        assert!(left.len() == 1 || !replaced);
        boards += u32::from(replaced);
    }
    // Six boards of twelve and one of nine; those without a Set are replaced at once.
    assert!((4..=7).contains(&boards), "{boards}");
    assert_eq!(play.table.undealt(), 0);
}

#[test]
fn restless_cards_change_places_and_stay_the_same() {
    let mut play = started(Variant::Restless);
    let facts = claim_first(&mut play, 5000, "ann");
    let Some(Fact::Rearranged { cards }) = facts.get(1) else { panic!("{facts:?}") };
    let [mut before, mut after] = [play.table.layout().cards().to_vec(), cards.clone()];
    before.truncate(after.len());
    before.sort();
    after.sort();
    assert_eq!(before, after);
}

#[test]
fn a_sprint_is_won_by_the_first_who_finishes_and_shows_no_card_to_the_other() {
    let mut play = started(Variant::Sprint10);
    assert_eq!(
        play.table.own_board(ANN),
        play.table.own_board(SeatNumber(1)),
        "all begin with the same cards"
    );
    let mut at = 1000;
    for _ in 0..10 {
        at += 1000;
        assert!(matches!(claim_first(&mut play, at, "bob")[..], [Fact::Scored { seat: SeatNumber(1), .. }]));
    }
    assert_eq!(play.table.seats()[1].finished, Some(Time(at)));
    let again = play.table.board_of(SeatNumber(1)).finder().first().unwrap();
    assert_eq!(play.at(at, "bob", Action::Claim { cards: again }), Err(Refusal::Finished));
    for find in 0..10 {
        at += 1000;
        let facts = claim_first(&mut play, at, "ann");
        let ends = matches!(facts.get(1), Some(Fact::RoundEnded { why: Ending::AllFinished, .. }));
        assert_eq!(ends, find == 9);
    }
    let Phase::MatchOver { result } = play.table.phase() else { panic!("a sprint is one round") };
    assert_eq!(result.winners, [SeatNumber(1)]);
    play.assert_verifies();
}

#[test]
fn minutes_end_by_themselves() {
    let mut play = started(Variant::Minutes1);
    claim_first(&mut play, 30_000, "ann");
    assert_eq!(play.tick(59_999), []);
    let facts = play.tick(60_000);
    assert!(matches!(facts[0], Fact::RoundEnded { why: Ending::TimeUp, .. }), "{facts:?}");
    let Phase::MatchOver { result } = play.table.phase() else { panic!("one round") };
    assert_eq!(result.winners, [ANN]);
}

#[test]
fn an_endless_deck_goes_on_and_is_the_same_for_all() {
    let mut play = started(Variant::Minutes5);
    let (mut at, mut boards) = (1000, Vec::new());
    for _ in 0..70 {
        at += 1000;
        claim_first(&mut play, at, "ann");
        boards.push(play.table.own_board(ANN));
    }
    for own in boards {
        at += 1000;
        claim_first(&mut play, at, "bob");
        assert_eq!(play.table.own_board(SeatNumber(1)), own);
    }
    play.tick(400_000);
    play.assert_verifies();
}

/// The faces in their places, as a peeking test can work them out from the round's deck.
fn faces(play: &Play) -> Vec<Card> {
    let seed = Dice(7).seed().of_round(1);
    engine::deck_of(play.table.rules(), &seed, &[])[..21].to_vec()
}

#[test]
fn blind_cards_are_turned_one_by_one_and_turned_back() {
    let mut play = started(Variant::Blind);
    assert!(play.table.layout().cards().iter().all(|card| card.is_back()));
    let faces = faces(&play);
    let claim = Claim::new(&faces[..3]).unwrap();
    assert_eq!(play.at(900, "ann", Action::Claim { cards: claim }), Err(Refusal::TurnCards));
    let three = choices(&faces, 3).into_iter().find(|three| !is_find(Target::Set, three)).unwrap();
    let place = |card: &Card| faces.iter().position(|face| face == card).unwrap() as u8;
    let facts = play.at(1000, "ann", Action::Turn { place: place(&three[0]) }).unwrap();
    assert_eq!(
        facts,
        [Fact::Turned { seat: ANN, place: place(&three[0]), card: three[0], until: Time(6000) }]
    );
    let blocked = play.at(1500, "bob", Action::Turn { place: place(&three[1]) });
    assert!(matches!(blocked, Err(Refusal::CallStands { .. })));
    assert_eq!(play.at(1600, "ann", Action::Turn { place: place(&three[0]) }), Err(Refusal::CannotTurn));
    play.at(2000, "ann", Action::Turn { place: place(&three[1]) }).unwrap();
    let facts = play.at(3000, "ann", Action::Turn { place: place(&three[2]) }).unwrap();
    assert_eq!(facts[1], Fact::TurnsEnded { seat: ANN, until: Time(5000) });
    assert_eq!(play.tick(5000), [Fact::TurnedBack { seat: ANN, until: Time(6000) }]);
    assert!(play.table.layout().cards().iter().all(|card| card.is_back()));
    assert!(matches!(play.at(5500, "ann", Action::Turn { place: 0 }), Err(Refusal::LockedOutFor { .. })));
    let find = choices(&faces, 3).into_iter().find(|three| is_find(Target::Set, three)).unwrap();
    for (step, card) in find.iter().enumerate() {
        play.at(6000 + step as u64, "bob", Action::Turn { place: place(card) }).unwrap();
    }
    assert_eq!(play.scores(), [0, 1]);
    assert!(play.table.layout().cards().iter().all(|card| card.is_back()), "new cards lie in the places");
    assert_eq!(play.table.undealt(), 81 - 24);
}

#[test]
fn a_turn_that_is_not_finished_in_time_is_turned_back() {
    let mut play = started(Variant::Blind);
    play.at(1000, "ann", Action::Turn { place: 4 }).unwrap();
    assert_eq!(play.tick(6000), [Fact::TurnsEnded { seat: ANN, until: Time(8000) }]);
    assert_eq!(play.at(6500, "ann", Action::Turn { place: 5 }), Err(Refusal::CannotTurn));
    assert_eq!(play.tick(8000), [Fact::TurnedBack { seat: ANN, until: Time(9000) }]);
}

#[test]
fn values_that_do_not_fit_together_are_named() {
    let with = |change: &dyn Fn(&mut RuleSheet)| {
        let mut sheet = RuleSheet::of(Edition::English, Variant::Speed);
        change(&mut sheet);
        Rules::new(sheet).map(drop).map_err(|error| error.to_string())
    };
    let told = |change: &dyn Fn(&mut RuleSheet)| with(change).expect_err("an error");
    assert_eq!(told(&|sheet| sheet.values = 4), "target is set, which needs values to be 3");
    assert_eq!(
        told(&|sheet| (sheet.target, sheet.values, sheet.features) = (Target::Four, 4, 5)),
        "features is 5, which needs values to be 3"
    );
    assert_eq!(
        told(&|sheet| sheet.deck_lasts = engine::DeckLasts::Endless),
        RulesError::EndlessRound.to_string()
    );
    assert_eq!(
        told(&|sheet| sheet.faces = engine::Faces::Down),
        RulesError::TooFewFacesDown { least: 21 }.to_string()
    );
    assert_eq!(
        told(&|sheet| (sheet.boards, sheet.no_set) = (engine::Boards::Own, engine::NoSet::AllAgree)),
        "boards is own, which needs no_set to be at-once"
    );
}

#[test]
fn the_rules_of_every_variant_of_every_edition_fit_together() {
    for &edition in Edition::ALL {
        for &variant in Variant::ALL {
            let checked = Rules::new(RuleSheet::of(edition, variant));
            assert_eq!(checked, Ok(Rules::of(edition, variant)), "{edition}, {variant}");
        }
    }
}
